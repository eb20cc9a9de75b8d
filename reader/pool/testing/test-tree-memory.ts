import { readdirSync, readFileSync } from 'node:fs';
import { resourceUse } from '../resource-use.ts';

/**
 * Watches what the children of this process hold together, and `itself` where that is wanted; `peak` ends it and tells the most
 * there was, in MB (Linux only). `onlyNew` leaves out the children that run already: other test files of a worker have left theirs.
 */
export function watchTreeMemory({ itself = false, onlyNew = false } = {}): { peak(): number } {
  let most = 0;
  const before = new Set(onlyNew ? childrenOf(process.pid) : []);
  const timer = setInterval(() => {
    const children = childrenOf(process.pid).filter((pid) => !before.has(pid));
    const held = [...(itself ? [process.pid] : []), ...children].map((pid) => resourceUse(pid)?.memory ?? 0);
    most = Math.max(
      most,
      held.reduce((sum, memory) => sum + memory, 0),
    );
  }, 10);
  return {
    peak() {
      clearInterval(timer);
      return Math.round(most);
    },
  };
}

/** The process ids of a process's children (Linux only). */
export function childrenOf(parent: number): number[] {
  if (process.platform !== 'linux') return [];
  const threads = readdirSync(`/proc/${parent}/task`);
  return threads.flatMap((thread) => {
    try {
      const list = readFileSync(`/proc/${parent}/task/${thread}/children`, 'latin1');
      return list.split(' ').filter(Boolean).map(Number);
    } catch {
      // The thread has ended since.
      return [];
    }
  });
}
