import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { loadModels } from '../../../reader/engine/models.ts';
import { decodePicture } from '../../../reader/engine/picture.ts';
import { readLines } from '../../../reader/engine/text-line.ts';
import { FINE, PLAIN, worthASecondLook } from '../../../reader/screenshots/read-picture.ts';
import { readDrawnScreens, writeDrawnScreens } from '../training/drawn-screens.ts';
import type { Truth } from './judge.ts';

// Reads drawn sets and stores their lines for `npm run train-reader`, in place of those of the same families: node
// lab/screenshots/bench/keep-lines.ts FOLDER…, each named FAMILY-SEED.
const folders = process.argv.slice(2).map((folder) => resolve(folder));
const models = await loadModels({ threads: 2 });
const familyOf = (folder: string): string => basename(folder).split('-')[0]!;
const read = folders.map(familyOf);
const screens = readDrawnScreens().filter(({ family }) => !read.includes(family));
for (const folder of folders) {
  const truth = readFileSync(join(folder, 'truth.jsonl'), 'utf8').trim().split('\n');
  for (const known of truth.map((line) => JSON.parse(line) as Truth)) {
    // Weeks below zero are asked about as 0, however their sum is judged.
    if (known.uploadType !== 'earnings' || (!known.negative && known.amount === 0)) continue;
    const picture = await decodePicture(readFileSync(join(folder, known.file)));
    const plain = await readLines(models, picture, PLAIN);
    const readings = [plain.lines];
    if (!plain.cut && worthASecondLook(picture, plain.lines))
      readings.push((await readLines(models, picture, FINE)).lines);
    const truth =
      known.weekStart !== null && known.amount !== null ? { week: known.weekStart, amount: known.amount } : null;
    screens.push({ family: familyOf(folder), capturedAt: known.capturedAt, truth, readings });
  }
  console.log(`${screens.length} screens after ${folder}`);
}
writeDrawnScreens(screens);
