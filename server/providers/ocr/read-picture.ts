import { countries } from '@volante/contract/countries/index.ts';
import { loadModels, type Models, type Runtime } from './engine/models.ts';
import { decodePicture, type Picture } from './engine/picture.ts';
import { SpanishLetters } from './engine/spanish-letters.ts';
import { readLines, type TextLine } from './engine/text-line.ts';
import { squeeze } from './extract/fold.ts';
import { proposeEarnings } from './extract/propose-earnings.ts';
import type { Screenshot, ScreenshotReading } from './ocr.ts';
import { hashPicture } from './picture-hash.ts';
import type { Seen } from './readers/platform-reader.ts';
import { READERS } from './readers/readers.ts';
import { seePlatform } from './readers/see-platform.ts';

const PLAIN = 736;
const FINE = 1024;

/** The engines of one process, shared by all that reads pictures in it. */
export interface Engines {
  models: Models;
  letters: SpanishLetters;
}

export async function loadEngines(options: { threads: number; runtime?: Runtime }): Promise<Engines> {
  return { models: await loadModels(options), letters: new SpanishLetters() };
}

/** Warms the models up with a blank picture, and returns the reader. */
export async function loadPictureReader({ models, letters }: Engines) {
  await readLines(models, { width: 352, height: 736, rgb: new Uint8Array(352 * 736 * 3) }, PLAIN);
  models.takeModelMs();
  return (screenshot: Screenshot): Promise<ScreenshotReading> => readPicture(models, letters, screenshot);
}

async function readPicture(
  models: Models,
  letters: SpanishLetters,
  screenshot: Screenshot,
): Promise<ScreenshotReading> {
  const begun = performance.now();
  models.takeModelMs();
  letters.takeMs();
  const picture = await decodePicture(screenshot.image);
  let { lines, cut } = await readLines(models, picture, PLAIN);
  let seen = extract(lines, screenshot);
  if (!seen && !cut && worthASecondLook(picture, lines)) {
    ({ lines } = await readLines(models, picture, FINE));
    seen = extract(lines, screenshot);
  }
  const name = seen?.name ?? null;
  const fullName = name && (await letters.spell(picture, name));
  return {
    kind: seen ? screenshot.uploadType : 'none',
    platformSeen: seePlatform(lines),
    fullName: name && { value: fullName!, confidence: name.confidence },
    rating: seen?.rating ?? null,
    weekStart: seen?.weekStart ?? null,
    amount: seen?.amount ?? null,
    currency: seen?.amount ? (seen.currency ?? countries[screenshot.country].currency) : null,
    ...(!seen && screenshot.uploadType === 'earnings' && { proposed: proposeEarnings(lines, screenshot.capturedAt) }),
    pictureHash: await hashPicture(picture, lines, fieldsOf(seen)),
    ms: performance.now() - begun,
    modelMs: models.takeModelMs() + letters.takeMs(),
  };
}

function extract(lines: TextLine[], { platform, uploadType, capturedAt }: Screenshot) {
  return READERS[platform][uploadType](lines, capturedAt);
}

// Names without accents and spaces, since their reading may differ between two copies of one picture.
function fieldsOf(seen: Seen | null): string {
  if (!seen) return '';
  const { name, rating, weekStart, amount } = seen;
  return [name && squeeze(name.text), rating?.value, weekStart?.value, amount?.value].join(' ');
}

// Small letters are lost when a large picture is shrunk for detection; a blank one has none to lose.
function worthASecondLook(picture: Picture, lines: TextLine[]): boolean {
  return lines.length >= 4 && Math.max(picture.width, picture.height) > PLAIN * 1.2;
}
