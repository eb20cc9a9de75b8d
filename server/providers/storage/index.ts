import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { isOwn, openOwn } from '../own/own-providers.ts';
import { openFolderStorage } from './folder.ts';
import type { Storage } from './storage.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    storage: Storage;
  }
}

/** Store kinds by name; dependencies are loaded on use. */
const stores = {
  folder: async (config: Config, log: Logger) => openFolderStorage(path.join(config.DATA_DIR, 'media'), log),
  s3: async (config: Config, log: Logger) => {
    const { openS3Storage } = await import('./s3.ts');
    const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
    const settings = {
      // The configuration check refuses a missing bucket and incomplete credentials.
      bucket: config.S3_BUCKET!,
      region: config.S3_REGION,
      endpoint: config.S3_ENDPOINT,
      credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
      pathStyle: config.S3_PATH_STYLE,
    };
    return openS3Storage(settings, log);
  },
};

/** Opens the configured store. */
export function openStorage(config: Config, log: Logger): Promise<Storage> {
  const { STORAGE: name } = config;
  if (isOwn('storage', name)) return openOwn(config, 'storage', name, { log });
  return stores[name as keyof typeof stores](config, log);
}
