import type { Browser } from '@playwright/test';
import type { Chosen } from './render.ts';

/** How long each screen stays, and how long scrolling to the next one takes, in ms. */
const [STANDS, MOVES] = [1600, 500];
/** Minimum redraw interval of a still screen. */
const LEAST_DRAWN = 12;

/** A recording of a phone's screen that shows these screenshots one below the other; null if this browser can't write the format. */
export async function recordScreens(
  browser: Browser,
  screens: readonly Chosen[],
  type: 'video/webm' | 'video/mp4',
): Promise<Chosen | null> {
  const page = await browser.newPage({ viewport: { width: 585, height: 1266 } });
  try {
    const pictures = screens.map(({ mimeType, buffer }) => `data:${mimeType};base64,${buffer.toString('base64')}`);
    const video = await page.evaluate(record, {
      pictures,
      type,
      stands: STANDS,
      moves: MOVES,
      leastDrawn: LEAST_DRAWN,
    });
    if (video === null) return null;
    return { name: `pantalla.${type.slice(6)}`, mimeType: type, buffer: Buffer.from(video, 'base64') };
  } finally {
    await page.close();
  }
}

// Runs in the page.
async function record(order: { pictures: string[]; type: string; stands: number; moves: number; leastDrawn: number }) {
  const { pictures, type, stands, moves, leastDrawn } = order;
  // With its default WebM codec the browser falls behind on a busy machine, and the recording ends after the first
  // screens.
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
  const frame = () => new Promise(requestAnimationFrame);
  for (const [n, image] of images.entries()) {
    const begun = performance.now();
    // Based on the clock, since a busy machine would otherwise make a long video; but a stalling machine must not skip
    // a screen.
    for (let drawn = 0; performance.now() - begun < stands || drawn < leastDrawn; drawn++) {
      paper.drawImage(image, 0, 0, canvas.width, canvas.height);
      await frame();
    }
    const next = images[n + 1];
    if (!next) break;
    const left = performance.now();
    for (let at = 0; at < moves; at = performance.now() - left) {
      const moved = (at / moves) * canvas.height;
      paper.drawImage(image, 0, -moved, canvas.width, canvas.height);
      paper.drawImage(next, 0, canvas.height - moved, canvas.width, canvas.height);
      await frame();
    }
  }
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
