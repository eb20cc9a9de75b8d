import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Product } from './product.ts';

/** The maximum of each sample. */
export interface Seen {
  /** Sum over the server and its children, without PostgreSQL, in MB. */
  memory: number;
  /** Bytes in the folders of stored and arriving files. */
  stored: number;
  arriving: number;
  /** Remote addresses contacted by any process of the product. */
  outside: string[];
  /** Processes of the product, PostgreSQL's among them. */
  processes: number;
}

export interface Watch {
  /** The maximum since the last call. */
  read(): Promise<Seen>;
  end(): void;
}

/** Samples the product's processes and files five times a second. */
export function watch({ pid, dataFolder }: Product): Watch {
  const watcher = fork(new URL('./watcher.ts', import.meta.url), [String(pid), dataFolder]);
  return {
    async read() {
      watcher.send('read');
      const [seen] = await once(watcher, 'message');
      return seen;
    },
    end: () => watcher.disconnect(),
  };
}
