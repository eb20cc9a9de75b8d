import { parseArgs } from 'node:util';
import { readWaitingList } from '../waiting-list/waiting-list.ts';
import { failUsage } from './shell.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run waiting-list              how many people are waiting, by place or age
npm run waiting-list -- --show    all of them, with their e-mail addresses`;

type Entry = Awaited<ReturnType<typeof readWaitingList>>[number];

// Lists the people who want to be told when they can be served. Prints personal data only with --show.
const show = readArguments();

await withDatabase(async ({ database }) => {
  const entries = await readWaitingList(database);
  if (entries.length === 0) return 'Nobody is waiting.';
  const lines = show ? entries.map(lineOf) : [...countBy(entries, reasonOf)].map(([why, count]) => `${count}  ${why}`);
  return [`${entries.length} waiting`, ...lines].join('\n');
});

function lineOf(entry: Entry): string {
  const day = entry.at.toISOString().slice(0, 10);
  return [`since ${day}`, entry.email, entry.language, reasonOf(entry)].join('  ');
}

function reasonOf({ why, place, from_day }: Entry): string {
  if (why === 'area') return place || 'another place';
  return [`too young${from_day ? `, may apply from ${from_day}` : ''}`, place].filter(Boolean).join('; ');
}

function countBy(entries: Entry[], nameOf: (entry: Entry) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(nameOf(entry), (counts.get(nameOf(entry)) ?? 0) + 1);
  return new Map([...counts].toSorted(([, a], [, b]) => b - a));
}

function readArguments(): boolean {
  try {
    return parseArgs({ options: { show: { type: 'boolean', default: false } } }).values.show;
  } catch (error) {
    return failUsage((error as Error).message, usage);
  }
}
