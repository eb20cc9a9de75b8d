import { afterEach, expect, test, vi } from 'vitest';
import { pickFrames } from './pick-frames.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const kinds = ['video/webm', 'video/mp4'].filter((type) => MediaRecorder.isTypeSupported(type));

test.each(kinds)(
  'of a screen recording in %s every screen that stands still is picked once, in order',
  async (type) => {
    const frames = await pickFrames(await record(type, ['#d22', '#2a2', '#22d', '#2a2']), 14);
    expect(await Promise.all(frames.map(strongest))).toEqual(['red', 'green', 'blue']);
    expect(frames.map(({ name }) => name)).toEqual(['video-1.jpg', 'video-2.jpg', 'video-3.jpg']);
  },
);

test.each(kinds)('a recording in %s is played where jumping to its places takes long', async (type) => {
  const video = await record(type, ['#d22', '#2a2', '#22d']);
  const { set } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime')!;
  const plays = vi.spyOn(HTMLMediaElement.prototype, 'play');
  vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set').mockImplementation(function (this: HTMLMediaElement, at) {
    setTimeout(() => set?.call(this, at), 900);
  });
  const frames = await pickFrames(video, 14);
  expect(await Promise.all(frames.map(strongest))).toEqual(['red', 'green', 'blue']);
  expect(plays).toHaveBeenCalled();
});

test('two weeks that differ in their figures alone are two screens', async () => {
  const frames = await pickFrames(await record('video/webm', ['#fff $4,312.50', '#fff $4,871.20']), 14);
  expect(frames).toHaveLength(2);
});

test('no more are picked than asked for', async () => {
  expect(await pickFrames(await record('video/webm', ['#d22', '#2a2', '#22d']), 2)).toHaveLength(2);
});

test('a file that is no recording is refused', async () => {
  await expect(pickFrames(new File(['nothing'], 'a.mp4', { type: 'video/mp4' }), 3)).rejects.toThrow();
});

/** Records a phone's screen on which these pages stand a second each, scrolling in between. */
async function record(type: string, colours: string[]): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [360, 720];
  const paper = canvas.getContext('2d')!;
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: type });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  const page = (look: string, top: number) => {
    const [colour = '', figure = ''] = look.split(' ');
    paper.fillStyle = colour;
    paper.fillRect(0, top, 360, 720);
    paper.fillStyle = '#fff';
    paper.fillRect(60, top + 200, 240, 90);
    paper.fillStyle = '#111';
    paper.font = '700 36px sans-serif';
    paper.fillText(figure, 90, top + 260);
    for (let k = 0; k < 7; k++) paper.fillRect(40 + k * 42, top + 600, 24, -90 - 15 * k);
  };
  for (const [i, colour] of colours.entries()) {
    const before = colours[i - 1];
    for (let moved = 0; before && moved < 720; moved += 60) {
      page(before, -moved);
      page(colour, 720 - moved);
      await frame();
    }
    for (let k = 0; k < 28; k++) {
      page(colour, 0);
      await frame();
    }
  }
  recorder.stop();
  await stopped;
  return new File(parts, 'pantalla', { type });
}

const frame = () => new Promise((resolve) => setTimeout(resolve, 50));

async function strongest(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const paper = new OffscreenCanvas(1, 1).getContext('2d')!;
  paper.drawImage(bitmap, 10, bitmap.height - 40, 1, 1, 0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data;
  return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
}
