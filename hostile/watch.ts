import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Product } from './product.ts';

/** The highest of each, of what was seen at the moments of looking. */
export interface Seen {
  /** Sum over the server and its children, without PostgreSQL, in MB. */
  memory: number;
  /** Bytes below the folders of kept and of arriving files. */
  stored: number;
  arriving: number;
  /** Addresses beyond this machine that any process of the product talked to. */
  outside: string[];
  /** Processes of the product, PostgreSQL's among them. */
  processes: number;
}

export interface Watch {
  /** What was seen since the last time this was asked. */
  read(): Promise<Seen>;
  end(): void;
}

/** Looks at the product's processes and files five times a second. */
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
