import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, quantile } from '../../../bench/run/figures.ts';
import { watchTreeMemory } from '../../../reader/pool/testing/test-tree-memory.ts';
import { createScreenshotReader } from '../../../reader/screenshots/child-reader.ts';
import { readWeightsFile } from '../../../reader/screenshots/extract/gate/weights.ts';
import type { Screenshot, ScreenshotReading } from '../../../reader/screenshots/ocr.ts';
import { describeTraining, folded, judge, type Truth } from './judge.ts';

interface Watched {
  /** 99th percentile in milliseconds. */
  p99: number;
  count: number;
  /** The address, for the report. */
  how: string;
}

const EVERY_MS = 20;

/** Sends a GET every 20 ms, for a duration or until a promise settles. Without a URL: to a bare server in this thread. */
async function watchGets(url: string | undefined, until: number | Promise<unknown>): Promise<Watched> {
  const server = url ? null : createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
  if (server) await new Promise((resolve) => server.once('listening', resolve));
  const target = url ?? `http://127.0.0.1:${(server!.address() as AddressInfo).port}/`;
  let running = true;
  const end = typeof until === 'number' ? wait(until) : until;
  void end.finally(() => {
    running = false;
  });
  const times: number[] = [];
  while (running) {
    const begun = performance.now();
    await (await fetch(target)).text();
    times.push(performance.now() - begun);
    await wait(EVERY_MS);
  }
  server?.close();
  server?.closeAllConnections();
  const how = url ? `of ${url}` : "of a bare server on the reader's main thread";
  return { p99: quantile(times, 0.99), count: times.length, how };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

// npm run bench:ocr -- [FOLDER]: accuracy, time, memory, and the effect on page loads.
// SCREENSHOTS=FOLDER  WORKERS=1  THREADS=2  GET_URL=http://… (a running server; else a bare one is started here)
const folder = chooseFolder();
const options = { workers: Number(process.env.WORKERS ?? 1), threads: Number(process.env.THREADS ?? 2) };
const truth = readFileSync(join(folder, 'truth.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Truth);

console.log(
  `${truth.length} screenshots of ${folder}; ${cpus().length} cores, ${options.workers} worker(s) of ${options.threads} thread(s)`,
);
console.log(describeTraining(readWeightsFile().figures));
const begun = performance.now();
const memory = watchTreeMemory({ itself: true });
const reader = createScreenshotReader(options);
await reader.ready();
console.log(`cold start ${ms(performance.now() - begun)} (models loaded and warmed up)`);

const readings: ScreenshotReading[] = [];
for (const shown of truth) readings.push(await reader.read(shot(shown)));
console.log(judge(truth, readings));
const times = readings.map((reading) => reading.ms);
const shares = readings.filter((reading) => reading.modelMs > 0).map((reading) => reading.ms / reading.modelMs);
console.log(`one after another: median ${ms(median(times))}, p95 ${ms(quantile(times, 0.95))}`);
console.log(
  `whole time over the models' own: median ${median(shares).toFixed(2)}, p95 ${quantile(shares, 0.95).toFixed(2)}`,
);

const twelve = truth.filter((shown) => shown.kind === 'earnings').slice(0, 12);
const idle = await watchGets(process.env.GET_URL, 3000);
const atOnce = performance.now();
const work = Promise.all(twelve.map((shown) => reader.read(shot(shown)))).then(() => performance.now() - atOnce);
const [took, busy] = await Promise.all([work, watchGets(process.env.GET_URL, work)]);
console.log(`${twelve.length} at once: ${ms(took)} until the last answer`);
console.log(
  `GET ${busy.how}: p99 idle ${idle.p99.toFixed(1)} ms (${idle.count}), while reading ${busy.p99.toFixed(1)} ms (${busy.count})`,
);
await reader.close();
console.log(`peak memory of this process and the reader's: ${memory.peak()} MB`);

function shot(shown: Truth): Screenshot {
  const { platform, uploadType, country, capturedAt } = shown;
  return {
    image: readFileSync(join(folder, shown.file)),
    platform,
    uploadType,
    country,
    capturedAt,
    queueKey: folded(shown.file),
  };
}

function chooseFolder(): string {
  const wanted = resolve(process.argv[2] ?? process.env.SCREENSHOTS ?? '../shared/screenshots/dev');
  if (existsSync(join(wanted, 'truth.jsonl'))) return wanted;
  const drawn = mkdtempSync(join(tmpdir(), 'screenshots-'));
  console.log(`${wanted} is not there; drawing a set of our own instead (invented, easier than real life)`);
  execFileSync(process.execPath, [fileURLToPath(new URL('./draw-set.ts', import.meta.url)), drawn, '42', '2'], {
    stdio: 'inherit',
  });
  return drawn;
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}
