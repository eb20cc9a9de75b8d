import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import {
  type Correction,
  type ProfileCorrection,
  selectCorrections,
  selectProfileCorrections,
} from '../earnings/screenshots/learning/corrections.ts';
import { selectCounts } from '../earnings/screenshots/learning/counts-store.ts';
import { findPictureBytes } from '../media/evidence.ts';
import { openStorage } from '../providers/storage/index.ts';
import { failUsage } from './shell.ts';
import { type Surroundings, withDatabase } from './with-database.ts';

const usage = `npm run reading-report                    what was read, by month and platform, and how accurately
npm run reading-report -- --set FOLDER    also writes the kept pictures and their truth.jsonl, for the scorer`;

// Prints no personal data. But the exported set contains drivers' pictures: store it like their papers.
const folder = readArguments();

await withDatabase(async (surroundings) => {
  const { db } = surroundings.database;
  const counts = await selectCounts(db);
  const [weeks, profiles] = [await selectCorrections(db), await selectProfileCorrections(db)];
  const lines = counts.map((row) =>
    [row.month.slice(0, 7), row.platform, row.uploadType, row.band, row.reason, row.count].filter(String).join('  '),
  );
  const written = folder === null ? [] : [await writeSet(surroundings, [...weeks, ...profiles], path.resolve(folder))];
  return [...lines, ...accuracyOf(weeks, profiles), ...written].join('\n');
});

type Kept = Correction | ProfileCorrection;

function accuracyOf(weeks: Correction[], profiles: ProfileCorrection[]): string[] {
  if (weeks.length + profiles.length === 0)
    return ['No pictures are kept with what they show (LEARN_FROM_CORRECTIONS).'];
  return [
    ...byGroup(weeks, {
      week: (correction) => correction.readWeek === correction.week,
      amount: (correction) => correction.readAmount === correction.amount,
    }),
    ...byGroup(profiles, {
      name: (profileCorrection) => profileCorrection.readName === profileCorrection.fullName,
      rating: (profileCorrection) => profileCorrection.readRating === profileCorrection.rating,
    }),
  ];
}

/** One line for each reader version, platform and band: for how many of its pictures each value was read right. */
function byGroup<One extends Kept>(kept: One[], isRight: Record<string, (item: One) => boolean>): string[] {
  return [...new Set(kept.map(groupOf))].sort().map((name) => {
    const own = kept.filter((item) => groupOf(item) === name);
    const shares = Object.entries(isRight).map(
      ([value, right]) => `${value} right ${Math.round((100 * own.filter(right).length) / own.length)} %`,
    );
    return [name, `${own.length} pictures`, ...shares].join('  ');
  });
}

function groupOf({ platform, band, readerVersion }: Kept): string {
  return `reader ${readerVersion}  ${platform}  ${band}`;
}

async function writeSet({ config, database }: Surroundings, kept: Kept[], target: string): Promise<string> {
  const log = pino({ level: 'warn' }, pino.destination(2));
  const storage = await openStorage(config, log);
  await mkdir(target, { recursive: true });
  const truth: string[] = [];
  for (const item of kept) {
    const picture = await findPictureBytes({ db: database.db, storage, log }, item.mediaId);
    if (!picture) continue;
    const file = `${item.id}.${picture.extension}`;
    await pipeline(picture.bytes, createWriteStream(path.join(target, file)));
    truth.push(JSON.stringify(truthOf(item, file)));
  }
  await writeFile(path.join(target, 'truth.jsonl'), truth.map((line) => `${line}\n`).join(''));
  return `${truth.length} pictures in ${target}`;
}

function truthOf(kept: Kept, file: string): object {
  const { platform, country, capturedOn } = kept;
  const kind = 'week' in kept ? 'earnings' : 'profile';
  const [weekStart, amount] = 'week' in kept ? [kept.week, kept.amount] : [null, null];
  const [fullName, rating] = 'week' in kept ? [null, null] : [kept.fullName, kept.rating];
  const inputs = { file, platform, uploadType: kind, kind, negative: null, country, capturedAt: capturedOn };
  return { ...inputs, fullName, rating, weekStart, amount };
}

function readArguments(): string | null {
  try {
    return parseArgs({ options: { set: { type: 'string' } } }).values.set ?? null;
  } catch (error) {
    return failUsage((error as Error).message, usage);
  }
}
