import type { Browser } from '@playwright/test';
import type { Chosen } from './render.ts';

/** How long each screen stands and how long the next one takes to come, in ms. */
const [STANDS, MOVES] = [1600, 500];

/** A recording of a phone's screen that shows these screenshots one below the other; null if this browser can't write the format. */
export async function recordScreens(
  browser: Browser,
  screens: readonly Chosen[],
  type: 'video/webm' | 'video/mp4',
): Promise<Chosen | null> {
  const page = await browser.newPage({ viewport: { width: 585, height: 1266 } });
  try {
    const pictures = screens.map(({ mimeType, buffer }) => `data:${mimeType};base64,${buffer.toString('base64')}`);
    const video = await page.evaluate(record, { pictures, type, stands: STANDS, moves: MOVES });
    if (video === null) return null;
    return { name: `pantalla.${type.slice(6)}`, mimeType: type, buffer: Buffer.from(video, 'base64') };
  } finally {
    await page.close();
  }
}

// Runs in the page.
async function record(order: { pictures: string[]; type: string; stands: number; moves: number }) {
  const { pictures, type, stands, moves } = order;
  // With its usual codec for WebM it falls behind on a busy machine, and the recording ends after the first screens.
  const mimeType = type === 'video/webm' ? `${type};codecs=vp9` : type;
  if (!MediaRecorder.isTypeSupported(mimeType)) return null;
  const images = await Promise.all(
    pictures.map(async (address) => createImageBitmap(await (await fetch(address)).blob())),
  );
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [585, 1266];
  const paper = canvas.getContext('2d');
  if (!paper) return null;
  const recorder = new MediaRecorder(canvas.captureStream(8), { mimeType, videoBitsPerSecond: 6_000_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  const begun = performance.now();
  const each = stands + moves;
  // By the clock and not by frames, or a busy machine would make a long video.
  for (let at = 0; at < each * images.length; at = performance.now() - begun) {
    const n = Math.floor(at / each);
    const moved = Math.max(0, (at - n * each - stands) / moves) * canvas.height;
    for (const [k, image] of [images[n], images[n + 1]].entries())
      if (image) paper.drawImage(image, 0, k * canvas.height - moved, canvas.width, canvas.height);
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
