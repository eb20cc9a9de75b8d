import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries } from '../../../../contract/countries/index.ts';
import { loadModels, type Models } from '../../../../reader/engine/models.ts';
import { decodePicture, type Picture } from '../../../../reader/engine/picture.ts';
import { readLines, type TextLine } from '../../../../reader/engine/text-line.ts';
import { READER_VERSION } from '../../../../reader/screenshots/ocr.ts';
import { FINE, PLAIN, worthASecondLook } from '../../../../reader/screenshots/read-picture.ts';
import { READERS } from '../../../../reader/screenshots/readers/readers.ts';
import type { Truth } from '../judge.ts';

/** The line of a picture's sum, as the reader found it. */
export interface SeenSum {
  file: string;
  line: TextLine | null;
  value: number;
  lines: TextLine[];
}

let models: Models | undefined;

export function truthOf<Line = Truth>(folder: string): Line[] {
  return readFileSync(join(folder, 'truth.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

/** Reads a folder's pictures of earnings, plainly and once more if that wasn't enough; kept beside them, since it takes most of the time. */
export async function seenSums(folder: string): Promise<SeenSum[]> {
  const kept = join(folder, `sums-${READER_VERSION}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  models ??= await loadModels({ threads: 1 });
  const sums: SeenSum[] = [];
  for (const one of truthOf(folder)) {
    if (one.uploadType !== 'earnings') continue;
    const picture = await decodePicture(join(folder, one.file));
    sums.push({ file: one.file, ...(await seeSum(models, picture, one)) });
  }
  writeFileSync(kept, JSON.stringify(sums));
  return sums;
}

async function seeSum(models: Models, picture: Picture, { platform, capturedAt, country }: Truth) {
  const asked = { capturedAt, country: countries[country] };
  let { lines } = await readLines(models, picture, PLAIN);
  let seen = READERS[platform].earnings(lines, asked);
  if (seen.band !== 'sure' && worthASecondLook(picture, lines)) {
    const fine = (await readLines(models, picture, FINE)).lines;
    const next = READERS[platform].earnings(fine, asked);
    if (next.band !== 'none') [lines, seen] = [fine, next];
  }
  return { line: seen.lines.amount[0] ?? null, value: seen.amount?.value ?? 0, lines };
}
