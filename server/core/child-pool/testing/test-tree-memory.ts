import { readdirSync, readFileSync } from 'node:fs';
import { resourceUse } from '../resource-use.ts';

/**
 * Watches what the children of this process hold together, and `itself` where that is wanted; `peak` ends it and tells the most
 * there was, in MB (Linux only).
 */
export function watchTreeMemory({ itself = false } = {}): { peak(): number } {
  let most = 0;
  const timer = setInterval(() => {
    const held = [...(itself ? [process.pid] : []), ...childrenOf(process.pid)].map(
      (pid) => resourceUse(pid)?.memory ?? 0,
    );
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

function childrenOf(parent: number): number[] {
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
