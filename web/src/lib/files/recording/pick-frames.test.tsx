import { afterEach, expect, test, vi } from 'vitest';
import { pickFrames } from './pick-frames.ts';
import { jumpSlowly, record } from './testing/record-screen.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const kinds = ['video/webm', 'video/mp4'] as const;
/** Three screens, one of which is shown twice. */
const three = ['#d22', '#2a2', '#22d', '#2a2'];

test.each(kinds)('from a screen recording in %s every still screen is picked once, in order', async (type) => {
  const frames = await pickFrames(await record(type, three), 14);
  expect(await Promise.all(frames.map(strongest))).toEqual(['red', 'green', 'blue']);
  expect(frames.map(({ name }) => name)).toEqual(['video-1.jpg', 'video-2.jpg', 'video-3.jpg']);
});

test.each(kinds)('a recording in %s is played where jumping to its places takes long', async (type) => {
  const video = await record(type, three);
  const plays = vi.spyOn(HTMLMediaElement.prototype, 'play');
  jumpSlowly(900);
  const frames = await pickFrames(video, 14);
  expect(await Promise.all(frames.map(strongest))).toEqual(['red', 'green', 'blue']);
  expect(plays).toHaveBeenCalled();
});

test('a phone that is busy while a recording plays to its end misses no screen', async () => {
  const video = await record('video/webm', ['#d22', '#2a2']);
  jumpSlowly(900);
  let looks = 0;
  const frames = await pickFrames(video, 14, {
    onLook: () => {
      if (++looks === 4) holdUp(4000);
      return true;
    },
  });
  expect(looks).toBeGreaterThan(4);
  expect(await Promise.all(frames.map(strongest))).toEqual(['red', 'green']);
});

test('a recording that doesn’t know its length is looked through to its end', async () => {
  const video = await record('video/webm', ['#d22', '#2a2'], true);
  expect(await durationOf(video)).toBe(Number.POSITIVE_INFINITY);
  const frames = await pickFrames(video, 14);
  expect(await Promise.all(frames.map(strongest))).toEqual(['red', 'green']);
});

test('two weeks that differ in their figures alone are two screens', async () => {
  const frames = await pickFrames(await record('video/webm', ['#fff $4,312.50', '#fff $4,871.20']), 14);
  expect(frames).toHaveLength(2);
});

test('no more screens are picked than requested', async () => {
  expect(await pickFrames(await record('video/webm', three), 2)).toHaveLength(2);
});

test('each screen is given as soon as it is found, and the search stops on request', async () => {
  const given: string[] = [];
  const shares: number[] = [];
  await pickFrames(await record('video/webm', three), 14, {
    onFrame: ({ name }) => given.push(name),
    onLook: (share) => shares.push(share) > 0 && given.length < 1,
  });
  expect(given[0]).toBe('video-1.jpg');
  expect(given.length).toBeLessThan(3);
  expect(shares.at(-1)).toBeLessThan(1);
});

test('a file that is no recording is refused', async () => {
  await expect(pickFrames(new File(['nothing'], 'a.mp4', { type: 'video/mp4' }), 3)).rejects.toThrow();
});

/** Blocks the page for `ms` while the recording plays on. */
function holdUp(ms: number): void {
  const begun = performance.now();
  while (performance.now() - begun < ms);
}

async function durationOf(file: File): Promise<number> {
  const video = document.createElement('video');
  video.src = URL.createObjectURL(file);
  await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }));
  return video.duration;
}

async function strongest(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const document = new OffscreenCanvas(1, 1).getContext('2d')!;
  document.drawImage(bitmap, 10, bitmap.height - 40, 1, 1, 0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = document.getImageData(0, 0, 1, 1).data;
  return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
}
