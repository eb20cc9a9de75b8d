import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { type Correction, selectCorrections } from '../../earnings/screenshots/learning/corrections.ts';
import { selectCounts } from '../../earnings/screenshots/learning/counts-store.ts';
import { findPictureBytes } from '../../media/evidence.ts';
import { openStorage } from '../../providers/storage/index.ts';
import { failUsage } from '../shell.ts';
import { type Surroundings, withDatabase } from '../with-database.ts';

const usage = `npm run reading-report                    what was read, by month and platform, and how right it was
npm run reading-report -- --set FOLDER    also writes the kept pictures and their truth.jsonl, for the scorer`;

// Prints no personal data. The set holds drivers' pictures: keep it like their papers.
const folder = readArguments();

await withDatabase(async (surroundings) => {
  const { db } = surroundings.database;
  const counts = await selectCounts(db);
  const kept = await selectCorrections(db);
  const lines = counts.map((row) =>
    [row.month.slice(0, 7), row.platform, row.uploadType, row.band, row.reason, row.count].filter(String).join('  '),
  );
  const written = folder === null ? [] : [await writeSet(surroundings, kept, path.resolve(folder))];
  return [...lines, ...accuracyOf(kept), ...written].join('\n');
});

function accuracyOf(kept: Correction[]): string[] {
  if (kept.length === 0) return ['No pictures are kept with what they show (LEARN_FROM_CORRECTIONS).'];
  const names = [...new Set(kept.map(groupOf))].sort();
  return names.map((name) => {
    const own = kept.filter((one) => groupOf(one) === name);
    const share = (right: (one: Correction) => boolean) =>
      `${Math.round((100 * own.filter(right).length) / own.length)} %`;
    const [week, amount] = [share((one) => one.readWeek === one.week), share((one) => one.readAmount === one.amount)];
    return `${name}  ${own.length} pictures  week right ${week}  amount right ${amount}`;
  });
}

function groupOf({ platform, band, readerVersion }: Correction): string {
  return `reader ${readerVersion}  ${platform}  ${band}`;
}

async function writeSet({ config, database }: Surroundings, kept: Correction[], target: string): Promise<string> {
  const log = pino({ level: 'warn' }, pino.destination(2));
  const storage = await openStorage(config, log);
  await mkdir(target, { recursive: true });
  const truth: string[] = [];
  for (const one of kept) {
    const picture = await findPictureBytes({ db: database.db, storage, log }, one.mediaId);
    if (!picture) continue;
    const file = `${one.id}.${picture.extension}`;
    await pipeline(picture.bytes, createWriteStream(path.join(target, file)));
    truth.push(JSON.stringify(truthOf(one, file)));
  }
  await writeFile(path.join(target, 'truth.jsonl'), truth.map((line) => `${line}\n`).join(''));
  return `${truth.length} pictures in ${target}`;
}

function truthOf({ platform, country, capturedOn, week, amount }: Correction, file: string): object {
  const inputs = { file, platform, uploadType: 'earnings', kind: 'earnings', negative: null, country };
  return { ...inputs, fullName: null, rating: null, weekStart: week, amount, capturedAt: capturedOn };
}

function readArguments(): string | null {
  try {
    return parseArgs({ options: { set: { type: 'string' } } }).values.set ?? null;
  } catch (error) {
    return failUsage((error as Error).message, usage);
  }
}
