import { setTimeout as pause } from 'node:timers/promises';
import {
  ReaderError,
  type Screenshot,
  type ScreenshotReader,
  type ScreenshotReading,
} from '@volante/reader/screenshots/ocr.ts';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLive } from '../core/live/listener.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createHandingReader } from './handed-over.ts';
import { tidyQueue } from './queue-store.ts';
import { readQueue } from './read-queue.ts';

const database = await createTestDatabase();
const log = pino({ level: 'silent' });
const live = openLive(database.url, log);
const deps = { db: database.db, live, log };
let server: ScreenshotReader;
let running: ReturnType<typeof readQueue>[] = [];

vi.setConfig({ testTimeout: 60_000 });
beforeEach(async () => {
  await database.pool.query('truncate pictures_to_read, reading_processes');
  server = createHandingReader(deps);
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.stop(0)));
  running = [];
  await server.close();
});
afterAll(async () => {
  await live.close();
  await database.close();
});

/** A reader whose result is the text in the bytes, and which reads only when the test lets it. */
function openFakeReader() {
  const begun: string[] = [];
  const open: (() => void)[] = [];
  let isPaused = false;
  let fault: ReaderError | null = null;
  const reader: ScreenshotReader = {
    async read({ image }) {
      const text = Buffer.from(image as Uint8Array).toString();
      begun.push(text);
      if (isPaused) await new Promise<void>((go) => open.push(go));
      if (fault) throw fault;
      return { kind: 'earnings', pictureHash: text } as ScreenshotReading;
    },
    readPaper: async ({ documentType }) => ({ kind: 'unknown', fields: { holder: documentType }, quality: null }),
    secondsFor: async () => 1,
    ready: async () => {},
    close: async () => {},
  };
  return {
    begun,
    reader,
    pause: () => (isPaused = true),
    next: () => open.shift()?.(),
    failWith: (error: ReaderError) => (fault = error),
  };
}

function start(fake = openFakeReader(), workers = 1) {
  const process = readQueue(deps, { workers, openReader: () => fake.reader });
  running.push(process);
  return { ...fake, ...process };
}

const screenshot = (text: string, queueKey = 'ana'): Screenshot => ({
  image: Buffer.from(text),
  platform: 'uber',
  uploadType: 'earnings',
  country: 'mx',
  capturedAt: '2026-11-23',
  queueKey,
});
/** Announcements may come before anybody listens; the queue is then polled once a second. */
const poll = <Found>(ask: () => Found | Promise<Found>) => expect.poll(ask, { timeout: 30_000 });
const rows = async (sql: string) => (await database.pool.query(sql)).rows;
const isAlive = () => poll(() => rows('select workers from reading_processes')).not.toEqual([]);
const left = () => rows('select id from pictures_to_read');
const waitFor = (count: number) => poll(async () => (await left()).length).toBe(count);

test('a picture is handed over, read by another process, and leaves nothing behind', async () => {
  start();
  await isAlive();
  expect(await server.read(screenshot('week'))).toMatchObject({ pictureHash: 'week' });
  expect(await left()).toEqual([]);
  const paper = { image: Buffer.from('card'), documentType: 'curp', today: '2026-11-23', queueKey: 'ana' } as const;
  expect(await server.readPaper(paper)).toMatchObject({ fields: { holder: 'curp' } });
  expect(await left()).toEqual([]);
});

test('a driver with one picture waits for at most two of a driver with twelve', async () => {
  const process = start();
  process.pause();
  await isAlive();
  const all = Array.from({ length: 12 }, (_, n) => server.read(screenshot(`ana ${n}`)));
  await waitFor(12);
  process.next();
  await poll(() => process.begun.length).toBe(2);
  all.push(server.read(screenshot('luis', 'luis')));
  await waitFor(12);
  while (process.begun.length < 13) {
    process.next();
    await pause(5);
  }
  process.next();
  await Promise.all(all);
  expect(process.begun.indexOf('luis')).toBeLessThanOrEqual(4);
});

test('no picture is read by two processes', async () => {
  const both = [start(openFakeReader(), 3), start(openFakeReader(), 3)];
  await poll(() => rows('select workers from reading_processes')).toHaveLength(2);
  const names = Array.from({ length: 40 }, (_, n) => `picture ${n}`);
  await Promise.all(names.map((name) => server.read(screenshot(name, name))));
  expect(both.flatMap(({ begun }) => begun).sort()).toEqual(names.toSorted());
});

test('a picture whose reader died is read by another, and given up after three', async () => {
  const process = start();
  process.pause();
  await isAlive();
  const reading = server.read(screenshot('week'));
  await poll(() => process.begun).toEqual(['week']);
  const isLost = (tries: number) =>
    database.pool.query(
      `update pictures_to_read set reader = uuidv7(), tries = ${tries}, leased_until = clock_timestamp() - interval '1 s'`,
    );
  await isLost(1);
  await poll(() => process.begun).toEqual(['week', 'week']);
  process.next();
  process.next();
  expect(await reading).toMatchObject({ pictureHash: 'week' });

  const crashing = expect(server.read(screenshot('bomb'))).rejects.toMatchObject({ fault: 'crashed' });
  await poll(() => process.begun.at(-1)).toBe('bomb');
  await isLost(3);
  await tidyQueue(database.db);
  await crashing;
  expect(process.begun.filter((text) => text === 'bomb')).toHaveLength(1);
});

test('a reader’s refusal reaches the caller with the same reason', async () => {
  const process = start();
  process.failWith(new ReaderError('not_an_image'));
  await isAlive();
  await expect(server.read(screenshot('text'))).rejects.toMatchObject({ fault: 'not_an_image' });
  expect(await left()).toEqual([]);
});

test('without a reading process a picture is refused at once, and nothing is stored', async () => {
  await expect(server.read(screenshot('week'))).rejects.toMatchObject({ fault: 'away', retryAfter: 20 });
  expect(await left()).toEqual([]);
});

test('when all readers are gone, a picture is refused soon instead of at its deadline', async () => {
  await database.pool.query('insert into reading_processes values (uuidv7(), 1, 900, clock_timestamp())');
  const refused = expect(server.read(screenshot('week'))).rejects.toMatchObject({ fault: 'away' });
  await waitFor(1);
  await database.pool.query(`update reading_processes set seen_at = clock_timestamp() - interval '21 s'`);
  await refused;
  await waitFor(0);
});

test('a picture with too long a wait is refused with the seconds until its turn', async () => {
  await database.pool.query('insert into reading_processes values (uuidv7(), 1, 4000, clock_timestamp())');
  await database.pool.query(`
    insert into pictures_to_read (key, turn, work, picture, give_up_at)
    select 'driver ' || n, 0, '{}', '', clock_timestamp() + interval '1 min' from generate_series(1, 25) n`);
  expect(await server.secondsFor('ana')).toBe(104);
  await expect(server.read(screenshot('week'))).rejects.toMatchObject({ fault: 'busy', retryAfter: 104 });
  await database.pool.query(`delete from pictures_to_read where key > 'driver 15'`);
  expect(await server.secondsFor('driver 10')).toBeLessThan(60);
});

test('a picture that was not read in time is refused, and its bytes are removed', async () => {
  const process = start();
  process.pause();
  await isAlive();
  const refused = expect(server.read(screenshot('week'))).rejects.toMatchObject({ fault: 'busy' });
  await waitFor(1);
  await database.pool.query(`update pictures_to_read set give_up_at = clock_timestamp() - interval '1 s'`);
  await refused;
  expect(await left()).toEqual([]);
});

test('a picture whose server died is removed soon after', async () => {
  await database.pool.query(`
    insert into pictures_to_read (key, turn, work, picture, give_up_at, outcome)
    values ('ana', 0, '{}', '', clock_timestamp() - interval '31 s', '{"reading": {"fullName": "Ana"}}')`);
  start();
  await waitFor(0);
});

test('a process that stops returns unfinished pictures at once, without counting a try', async () => {
  const first = start();
  first.pause();
  await isAlive();
  const reading = server.read(screenshot('week'));
  await poll(() => first.begun).toEqual(['week']);
  const second = start();
  await first.stop(0);
  running = running.filter((one) => one.stop !== first.stop);
  expect(await reading).toMatchObject({ pictureHash: 'week' });
  expect(second.begun).toEqual(['week']);
});
