// A separate process, so that sampling takes no time from the measured calls.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { memoryOf, outsideAddresses, treeOf } from './processes.ts';
import type { Seen } from './watch.ts';

const pid = Number(process.argv[2]);
const dataFolder = process.argv[3]!;
let seen = nothing();

function nothing(): Seen {
  return { memory: 0, stored: 0, arriving: 0, outside: [], processes: 0 };
}

function look(): void {
  const tree = treeOf(pid);
  // PostgreSQL's size is up to the operator.
  const own = tree.filter(({ name }) => name !== 'postgres');
  seen = {
    memory: Math.max(seen.memory, sum(own.map(memoryOf))),
    stored: Math.max(seen.stored, bytesBelow(path.join(dataFolder, 'media'))),
    arriving: Math.max(seen.arriving, bytesBelow(path.join(dataFolder, 'uploads'))),
    outside: [...new Set([...seen.outside, ...outsideAddresses(tree)])],
    processes: Math.max(seen.processes, tree.length),
  };
}

/** Bytes of all files in a folder; files that vanish meanwhile count as gone. */
function bytesBelow(folder: string): number {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return sum(files.map(({ parentPath, name }) => sizeOf(path.join(parentPath, name))));
  } catch {
    return 0;
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

process.on('message', () => {
  look();
  process.send?.(seen);
  seen = nothing();
});
process.on('disconnect', () => process.exit());
setInterval(look, 200);
