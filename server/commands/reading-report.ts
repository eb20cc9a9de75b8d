import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { Visible } from '@volante/reader/screenshots/black-out.ts';
import { pino } from 'pino';
import { selectCounts } from '../earnings/screenshots/learning/counts-store.ts';
import { type JudgedPicture, listJudged, readAccuracy } from '../earnings/screenshots/learning/kept-pictures.ts';
import { findPictureBytes } from '../media/evidence.ts';
import { openStorage } from '../providers/storage/index.ts';
import { failUsage } from './shell.ts';
import { type Surroundings, withDatabase } from './with-database.ts';

const usage = `npm run reading-report                    what was read, by month and platform, and how accurately
npm run reading-report -- --set FOLDER    also writes the kept pictures that staff judged, blacked, and their truth.jsonl, for the lab`;

// Prints no personal data. In the exported pictures everything is black but the week, its sum and labels.
const folder = readArguments();

await withDatabase(async (surroundings) => {
  const { db } = surroundings.database;
  const counts = await selectCounts(db);
  const accuracy = accuracyOf(await readAccuracy(db));
  const lines = counts.map((row) =>
    [row.month.slice(0, 7), row.platform, row.uploadType, row.band, row.reason, row.count].filter(String).join('  '),
  );
  const written = folder === null ? [] : [await writeSet(surroundings, path.resolve(folder))];
  return [...lines, ...accuracy, ...written].join('\n');
});

type Kept = Awaited<ReturnType<typeof readAccuracy>>;
type KeptWeek = Kept['weeks'][number];

function accuracyOf({ weeks, profiles }: Kept): string[] {
  if (weeks.length + profiles.length === 0)
    return ['No pictures are kept with what they show (LEARN_FROM_CORRECTIONS, and drivers who agreed).'];
  return [
    ...byGroup(weeks, {
      week: (kept) => isRight(kept, kept.readWeek, kept.week, kept.trueWeek),
      amount: (kept) => isRight(kept, kept.readAmount, kept.amount, kept.trueAmount),
    }),
    ...byGroup(profiles, {
      name: (profile) => profile.readName === profile.fullName,
      rating: (profile) => profile.readRating === profile.rating,
    }),
  ];
}

/** By the verdict of staff; without one, by what the driver or staff said when the week was filled or reviewed. */
function isRight<Value>({ verdict }: KeptWeek, read: Value | null, said: Value, truth: Value | null): boolean {
  if (verdict === null) return read === said;
  return verdict === 'right' || (verdict === 'wrong' && read === truth);
}

type Grouped = Pick<KeptWeek, 'platform' | 'band' | 'readerVersion'>;

/** One line for each reader version, platform and band: for how many of its pictures each value was read right. */
function byGroup<One extends Grouped>(kept: One[], rules: Record<string, (item: One) => boolean>): string[] {
  return [...new Set(kept.map(groupOf))].sort().map((name) => {
    const own = kept.filter((item) => groupOf(item) === name);
    const shares = Object.entries(rules).map(
      ([value, right]) => `${value} right ${Math.round((100 * own.filter(right).length) / own.length)} %`,
    );
    return [name, `${own.length} pictures`, ...shares].join('  ');
  });
}

function groupOf({ platform, band, readerVersion }: Grouped): string {
  return `reader ${readerVersion}  ${platform}  ${band}`;
}

/** Pictures in which the week or the sum can't be found as text are left out: their copy would lack what it is kept for. */
async function writeSet({ config, database }: Surroundings, target: string): Promise<string> {
  const log = pino({ level: 'warn' }, pino.destination(2));
  const storage = await openStorage(config, log);
  const [{ loadModels }, { blackOut }] = [
    await import('@volante/reader/engine/models.ts'),
    await import('@volante/reader/screenshots/black-out.ts'),
  ];
  const models = await loadModels({ threads: 2 });
  await mkdir(target, { recursive: true });
  const truth: string[] = [];
  let left = 0;
  for await (const kept of listJudged(database.db)) {
    const picture = await findPictureBytes({ db: database.db, storage, log }, kept.mediaId);
    const visible = visibleOf(kept);
    const blacked = picture && visible && (await blackOut(models, await buffer(picture.bytes), visible));
    if (!blacked) {
      left++;
      continue;
    }
    // Their ids would tell when they were sent, and lead back to the database.
    const file = `${String(truth.length + 1).padStart(4, '0')}.png`;
    await writeFile(path.join(target, file), blacked);
    truth.push(JSON.stringify(truthOf(kept, file)));
  }
  await writeFile(path.join(target, 'truth.jsonl'), truth.map((line) => `${line}\n`).join(''));
  return `${truth.length} pictures in ${target}, ${left} left out`;
}

/** What it shows, and what was read instead: that misled the reader. Null for one of which nothing is known. */
function visibleOf({ truth, read, capturedOn, names }: JudgedPicture): Visible | null {
  const some = <Value>(...values: (Value | null)[]) => values.filter((value) => value !== null);
  const [weeks, amounts] = [some(truth.weekStart, read.weekStart), some(truth.amount, read.amount)];
  return weeks.length > 0 && amounts.length > 0 ? { weeks, amounts, capturedAt: capturedOn, names } : null;
}

/** As the lab scores it. A picture that shows no week of earnings is a look-alike. */
function truthOf({ platform, country, capturedOn, truth }: JudgedPicture, file: string): object {
  const isWeek = truth.weekStart !== null;
  return {
    ...{ file, platform, uploadType: 'earnings', country, capturedAt: capturedOn },
    ...{ kind: isWeek ? 'earnings' : 'negative', negative: isWeek ? null : 'kept' },
    ...{ fullName: null, rating: null, weekStart: truth.weekStart, amount: truth.amount },
  };
}

function readArguments(): string | null {
  try {
    return parseArgs({ options: { set: { type: 'string' } } }).values.set ?? null;
  } catch (error) {
    return failUsage((error as Error).message, usage);
  }
}
