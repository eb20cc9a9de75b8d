import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/**
 * Longest sides of the picture to try, in px: a code that fills the photo is read fastest at a small size, fine print
 * only at full size.
 */
const SIDES = [1600, 2800, 4200];
/** Degrees by which the card may be rotated. */
const TURNS = [0, 4, -4];
/** No further attempt starts after this, in ms: the photo is uploaded meanwhile, and the server reads it, too. */
const TIMEOUT = 6000;

// Served by us, because the library would fetch it from another site.
const ready = prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });

addEventListener('message', async ({ data: photo }: MessageEvent<Blob>) => {
  try {
    postMessage(await read(photo));
  } catch {
    postMessage(null);
  }
});

/** The text of the PDF417 in a photo; null if none is found in time. */
async function read(photo: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(photo);
  await ready;
  const end = performance.now() + TIMEOUT;
  const longest = Math.max(bitmap.width, bitmap.height);
  for (const turn of TURNS) {
    for (const side of SIDES) {
      if (performance.now() > end) return null;
      const [found] = await readBarcodes(draw(bitmap, Math.min(1, side / longest), turn), {
        formats: ['PDF417'],
        textMode: 'Plain',
        tryHarder: true,
        tryRotate: true,
        maxNumberOfSymbols: 1,
      });
      if (found?.isValid) return found.text;
      if (side >= longest) break;
    }
  }
  return null;
}

function draw(bitmap: ImageBitmap, scale: number, degrees: number): ImageData {
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  pen.translate(width / 2, height / 2);
  pen.rotate((degrees * Math.PI) / 180);
  pen.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return pen.getImageData(0, 0, width, height);
}
