import path from 'node:path';
import type { Config } from '../../config.ts';
import { openFolderStorage } from './folder.ts';
import type { Storage } from './storage.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    storage: Storage;
  }
}

/** Every kind of store, by name. */
const stores = {
  folder: (config: Config) => openFolderStorage(path.join(config.DATA_DIR, 'media')),
} satisfies Record<string, (config: Config) => Storage>;

/** Opens the store that the settings choose. */
export function openStorage(config: Config): Storage {
  return stores.folder(config);
}
