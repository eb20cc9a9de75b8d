import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { SeenName } from '../screenshots/extract/profile/names.ts';
import { editDistance, fold } from './fold.ts';
import { asSharp, type Picture } from './picture.ts';

const CROP_HEIGHT = 56;

/**
 * Restores letters in names that the main recognizer doesn't know (ñ) or often drops (accents), by a second reading of the name.
 */
export class SpanishLetters {
  #worker: Promise<Worker> | null = null;
  #spent = 0;

  /** The name with accents and ñ where the second reading confirms the rest of it; otherwise unchanged. */
  async spell(picture: Picture, name: SeenName): Promise<string> {
    this.#worker ??= startTesseract();
    const worker = await this.#worker;
    const begun = performance.now();
    const pieces: string[] = [];
    for (const line of name.lines) {
      const { data } = await worker.recognize(await cropLine(picture, line));
      pieces.push(data.text);
    }
    this.#spent += performance.now() - begun;
    return mergeLetters(name.text, pieces.join(' '));
  }

  /** The text of one line, given as the bytes of a picture of it. */
  async readStrip(line: Buffer): Promise<string> {
    this.#worker ??= startTesseract();
    const worker = await this.#worker;
    const begun = performance.now();
    const { data } = await worker.recognize(line);
    this.#spent += performance.now() - begun;
    return data.text.trim();
  }

  /** Milliseconds spent inside the second recogniser since the last call. */
  takeMs(): number {
    const taken = this.#spent;
    this.#spent = 0;
    return taken;
  }
}

/** Word by word: takes the second spelling when it folds to the first, or differs from it in a letter read as ñ. */
export function mergeLetters(name: string, second: string): string {
  const others = second
    .normalize('NFC')
    .split(/[^\p{L}'’.-]+/u)
    .map((word) => word.replace(/[.'’-]+$/, ''))
    .filter(Boolean);
  return name
    .split(' ')
    .map((word) => {
      const twin = others.find((other) => fold(other) === fold(word));
      if (twin) return keepCase(word, twin);
      const near = others.find((other) => /ñ/i.test(other) && isMisread(word, other));
      if (!near) return word;
      const at = near.search(/ñ/i);
      return keepCase(near.length < word.length ? word.slice(0, at + 1) + word.slice(at + 2) : word, near);
    })
    .join(' ');
}

// The recognizer reads ñ as another letter, or as the two letters "ni".
function isMisread(word: string, other: string): boolean {
  if (other.length === word.length) return editDistance(fold(other), fold(word)) === 1;
  return fold(other.replace(/ñ/gi, 'ni')) === fold(word);
}

function keepCase(word: string, twin: string): string {
  const upper = word.length > 1 && word === word.toUpperCase();
  const letters = [...twin].map((letter, k) =>
    /\p{Lu}/u.test([...word][k] ?? '') || upper ? letter.toUpperCase() : letter.toLowerCase(),
  );
  // An accent seen only by the first reading is kept.
  return letters
    .map((letter, k) => (fold(letter) === letter.toLowerCase() ? ([...word][k] ?? letter) : letter))
    .join('');
}

async function startTesseract(): Promise<Worker> {
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/spa/package.json'));
  const worker = await createWorker('spa', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, user_defined_dpi: '150' });
  return worker;
}

async function cropLine(picture: Picture, line: SeenName['lines'][number]): Promise<Buffer> {
  const { box } = line;
  const slope = Math.abs(Math.sin(box.angle)) * box.width;
  const left = Math.max(0, Math.floor(box.x - box.width / 2 - box.height * 0.1));
  const top = Math.max(0, Math.floor(box.y - box.height / 2 - slope / 2 - box.height * 0.1));
  const width = Math.min(picture.width - left, Math.ceil(box.width + box.height * 0.2));
  const height = Math.min(picture.height - top, Math.ceil(box.height * 1.2 + slope));
  return asSharp(picture)
    .extract({ left, top, width, height })
    .greyscale()
    .resize({ height: CROP_HEIGHT + 16 })
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
