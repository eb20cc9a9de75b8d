import { isContradiction } from '../../../contract/earnings/calls.ts';
import { createScreenshotReader } from '../../../reader/screenshots/child-reader.ts';
import type { ScreenshotReading } from '../../../reader/screenshots/ocr.ts';
import {
  differenceOf,
  disputedAmong,
  statementsAmong,
  type WeekPicture,
} from '../../../server/earnings/screenshots/judge-together.ts';
import { type DriverPicture, drawDrivers } from './draw-drivers.ts';

// npm run bench:together -- [SEED] [DRIVERS]: what comparing the twelve pictures of a driver adds to reading each alone.
const seed = Number(process.argv[2] ?? 1);
const count = Number(process.argv[3] ?? 8);

interface Judged extends DriverPicture {
  reading: ScreenshotReading;
  alone: boolean;
  together: boolean;
}

const reader = createScreenshotReader({ workers: 1, threads: 1 });
await reader.ready();
const judged: Judged[] = [];
let statements = 0;
for (const pictures of await drawDrivers(seed, count)) {
  const read = [];
  for (const picture of pictures) read.push({ ...picture, reading: await readOne(picture) });
  judged.push(...settle(read));
}
await reader.close();

console.log(`${count} drivers, seed ${seed}; ${statements} totals that one picture states of another one's week`);
for (const kind of ['week', 'edited', 'stranger', 'tips', 'bank'] as const) {
  const own = judged.filter((picture) => picture.kind === kind);
  const tell = (way: 'alone' | 'together') => {
    const sure = own.filter((picture) => picture[way]);
    const wrong = sure.filter((picture) => !isTrue(picture)).length;
    return `${way} ${sure.length} sure, ${wrong} of them wrong`;
  };
  console.log(`${kind.padEnd(9)} of ${String(own.length).padStart(3)}: ${tell('alone')}; ${tell('together')}`);
}

function readOne({ image, country }: DriverPicture): Promise<ScreenshotReading> {
  return reader.read({
    image,
    platform: 'other',
    uploadType: 'earnings',
    country,
    capturedAt: '2026-11-17',
    queueKey: 'bench',
  });
}

/** As the server does it, with the pictures in their order; `alone` is what the reader says of each. */
function settle(pictures: (DriverPicture & { reading: ScreenshotReading })[]): Judged[] {
  const filled = new Set<number>();
  for (const [at, { reading }] of pictures.entries()) {
    const others = [...filled].map((other) => pictures[other]!.reading);
    if (reading.band === 'sure' && !differenceOf(reading, others, null)) filled.add(at);
  }
  const seen = pictures.map(
    ({ reading: { weekStart, amount, stated = [] } }, at): WeekPicture => ({
      mediaId: String(at),
      week: weekStart?.value ?? null,
      amount: amount?.value ?? null,
      box: null,
      early: false,
      stated,
    }),
  );
  const said = statementsAmong(
    seen,
    seen.flatMap(({ week }) => week ?? []),
  );
  statements += said.length;
  const disputed = disputedAmong(said, new Set([...filled].map(String)));
  for (const at of disputed) filled.delete(Number(at));
  const proved = pictures.flatMap(({ reading }, at) => {
    const others = [...filled].map((other) => pictures[other]!.reading);
    const stated = said.some(({ about, by }) => Number(about) === at && filled.has(Number(by)));
    const open = reading.band === 'ask' && !isContradiction(reading.reason) && !disputed.has(String(at));
    return open && stated && !differenceOf(reading, others, null) ? [at] : [];
  });
  for (const at of proved) filled.add(at);
  return pictures.map((picture, at) => ({
    ...picture,
    alone: picture.reading.band === 'sure',
    together: filled.has(at),
  }));
}

function isTrue({ kind, week, total, reading }: Judged): boolean {
  return kind === 'week' && reading.weekStart?.value === week && reading.amount?.value === total;
}
