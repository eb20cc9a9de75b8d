import { join, resolve } from 'node:path';
import { editingMarks as marks } from '../../../../contract/earnings/calls.ts';
import { decodePicture } from '../../../../reader/engine/picture.ts';
import { editingMarks } from '../../../../reader/screenshots/editing/editing-marks.ts';
import type { Truth } from '../judge.ts';
import { seenSums, truthOf } from './seen-sums.ts';

// How many pictures get a hint that they may be edited: npm run bench:edited -- FOLDER…, drawn, recompressed or forged (forge.ts).
// Prints every honest one. A gallery around a screen is drawn on purpose, so it counts as a kind of its own.
const GALLERIES = /^(galleryGrid|editor)\+/;
interface Counted {
  sums: number;
  marked: Record<string, number>;
}
const counts = new Map<string, Counted>();
let [processor, most] = [0, 0];
for (const folder of process.argv.slice(2).map((path) => resolve(path))) {
  const truth = new Map(
    truthOf<Truth & { forged?: string; distortion?: string }>(folder).map((one) => [one.file, one]),
  );
  for (const { file, line, value, lines } of await seenSums(folder)) {
    if (!line) continue;
    const seen = { lines: { week: [], amount: [line] }, amount: { value, confidence: 1 } };
    const { forged, distortion = '' } = truth.get(file)!;
    const kind = forged ?? (GALLERIES.test(distortion) ? 'gallery' : 'honest');
    const count: Counted = counts.get(kind) ?? { sums: 0, marked: {} };
    counts.set(kind, count);
    const picture = await decodePicture(join(folder, file));
    const before = process.cpuUsage();
    const { edited = [] } = editingMarks(picture, 0, lines, seen);
    const { user, system } = process.cpuUsage(before);
    processor += user + system;
    most = Math.max(most, user + system);
    count.sums++;
    for (const { mark } of edited) {
      count.marked[mark] = (count.marked[mark] ?? 0) + 1;
      if (kind === 'honest') console.log(`${mark}: ${join(folder, file)}, ${distortion}`);
    }
  }
}
let all = 0;
for (const [kind, { sums, marked }] of counts) {
  all += sums;
  const shares = marks.map(
    (mark) => `${mark} ${marked[mark] ?? 0} (${((100 * (marked[mark] ?? 0)) / sums).toFixed(1)} %)`,
  );
  console.log(`${kind.padEnd(10)} ${String(sums).padStart(5)} sums: ${shares.join(', ')}`);
}
console.log(
  `${(processor / all / 1000).toFixed(1)} ms of one processor a picture, ${(most / 1000).toFixed(0)} at most`,
);
