import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { childrenOf } from '../pool/testing/test-tree-memory.ts';
import { createScreenshotReader } from './child-reader.ts';
import { type Fixture, fixtures, image } from './testing/test-fixtures.ts';

const reader = createScreenshotReader({ threads: 2 });
const read = ({ file, platform, uploadType, country, capturedAt }: Fixture, bytes = image(file)) =>
  reader.read({ image: bytes, platform, uploadType, country, capturedAt });
afterAll(() => reader.close());

const SLOW = 60_000;

test.each(['same-template-1.jpg', 'profile-tiles.jpg'])(
  'boxes mark the values read: painting one over loses its value (%s)',
  async (file) => {
    const fixture = fixtures.find((fixture) => fixture.file === file)!;
    const whole = await read(fixture);
    const fields = { week: 'weekStart', amount: 'amount', name: 'fullName', rating: 'rating' } as const;
    expect(Object.keys(whole.boxes ?? {})).toEqual(
      fixture.uploadType === 'profile' ? ['name', 'rating'] : ['week', 'amount'],
    );
    const { width, height } = await sharp(image(file)).metadata();
    for (const [name, box] of Object.entries(whole.boxes ?? {})) {
      const patch = { width: Math.ceil(box[2] * width), height: Math.ceil(box[3] * height), channels: 3 as const };
      const input = { create: { ...patch, background: '#888888' } };
      const at = { left: Math.floor(box[0] * width), top: Math.floor(box[1] * height) };
      const painted = await sharp(image(file))
        .composite([{ input, ...at }])
        .png()
        .toBuffer();
      const field = fields[name as keyof typeof fields];
      expect((await read(fixture, painted))[field]?.value, name).not.toEqual(whole[field]?.value);
    }
  },
  SLOW,
);

test(
  'the reader for machines without the native library reads the same',
  async () => {
    const wasm = createScreenshotReader({ threads: 1, runtime: 'wasm' });
    const { file, platform, uploadType, country, capturedAt, amount } = fixtures.find((fixture) => fixture.amount)!;
    const reading = await wasm.read({ image: image(file), platform, uploadType, country, capturedAt });
    await wasm.close();
    expect(reading.amount?.value).toBe(amount);
  },
  SLOW,
);

test(
  'a picture that exceeds its CPU or time limit is given up, and too many of one driver are refused',
  async () => {
    const shot = { ...fixtures[0]!, image: image(fixtures[0]!.file) };
    const limits = { computing: 60_000, memory: 1000, timeout: 60_000 };
    const faultOf = (reading: Promise<unknown>) =>
      reading.then(
        () => 'read',
        (error) => error.fault,
      );
    const hasty = createScreenshotReader({
      threads: 1,
      // Far below what a picture takes, also if the clock is looked at late. It runs only once the process has loaded, when the third
      // has been asked while the first two wait.
      limits: { ...limits, timeout: 1 },
      waiting: { total: 9, perKey: 2 },
    });
    expect(await Promise.all([shot, shot, shot].map((item) => faultOf(hasty.read(item))))).toEqual([
      'timeout',
      'timeout',
      'busy',
    ]);
    await hasty.close();
    const frugal = createScreenshotReader({ threads: 1, limits: { ...limits, computing: 50 } });
    expect(await faultOf(frugal.read(shot))).toBe('resources');
    await frugal.close();
  },
  SLOW,
);

test.runIf(process.platform === 'linux')(
  'a reader without a processor keeps its loaded process, and reads again as soon as it gets one',
  async () => {
    const before = new Set(childrenOf(process.pid));
    const limits = { computing: 60_000, memory: 1000, timeout: 2000 };
    const starved = createScreenshotReader({ threads: 1, limits });
    const processes = () => childrenOf(process.pid).filter((pid) => !before.has(pid));
    const shot = { ...fixtures[0]!, image: image(fixtures[0]!.file) };
    // Loading takes longer than a picture may, and so does the picture.
    const free = slowDown(processes);
    const begun = performance.now();
    const first = starved.read(shot).then(
      () => 'read',
      (error) => error.fault,
    );
    await starved.ready();
    const [loaded] = processes();
    expect(performance.now() - begun).toBeGreaterThan(limits.timeout);
    expect(await first).toBe('timeout');
    await free();
    expect((await starved.read(shot)).amount?.value).toBe(fixtures[0]!.amount);
    expect(processes()).toEqual([loaded]);
    await starved.close();
  },
  2 * SLOW,
);

/** Lets processes run for a twentieth of the time, as on a machine with forty busy ones. Call the result to let them go on. */
function slowDown(processes: () => number[]): () => Promise<void> {
  const signal = (word: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processes()) process.kill(pid, word);
  };
  let isFree = false;
  const turns = (async () => {
    while (!isFree) {
      signal('SIGSTOP');
      await pause(190);
      signal('SIGCONT');
      await pause(10);
    }
  })();
  return () => {
    isFree = true;
    return turns;
  };
}

test(
  'a picture that crashes its worker is retried once and refused; a new worker reads the next one',
  async () => {
    const fixture = fixtures[0]!;
    await expect(read({ ...fixture, platform: 'no-such-platform' as 'uber' })).rejects.toMatchObject({
      fault: 'crashed',
    });
    expect((await read(fixture)).amount?.value).toBe(fixture.amount);
  },
  SLOW,
);
