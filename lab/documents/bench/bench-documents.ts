import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { median, quantile } from '../../../bench/run/figures.ts';
import type { DocumentType } from '../../../contract/documents/rules.ts';
import { judgeCard } from '../../../reader/documents/read-card.ts';
import { decodePicture } from '../../../reader/engine/picture.ts';
import { createFileInspector } from '../../../reader/opening/inspector.ts';
import type { PhotoQuality } from '../../../reader/photo/photo-quality.ts';
import { createScreenshotReader } from '../../../reader/screenshots/child-reader.ts';
import { problemsOf } from '../../../server/documents/readings/problems.ts';
import { readDocument } from '../../../server/documents/readings/read-document.ts';

// npm run bench:papers -- [FOLDER …]: how many fields of photographed documents are read, by kind and by the state of the
// photo. A folder holds pictures and truth.jsonl: {file, type, mode, negative, …fields}. Wrong values are printed, with --verbose also
// those left out. With --hints only the hints on bad photos are counted.
const onlyHints = process.argv.includes('--hints');
const verbose = process.argv.includes('--verbose');
const folders = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (folders.length === 0) folders.push('../shared/identity/dev');
if (onlyHints) {
  await benchHints(folders.map((folder) => resolve(folder)));
  process.exit();
}

interface Count {
  photos: number;
  whole: number;
  fields: number;
  exact: number;
  missing: number;
  wrong: number;
}

const sentAs: Record<string, DocumentType> = {
  ine_front: 'identity_card_front',
  ine_back: 'identity_card_back',
  dl_front: 'drivers_license_front',
  dl_back: 'drivers_license_back',
};
const deps = { reader: createScreenshotReader(), inspector: createFileInspector({ children: 1 }) };
// The same photo, sent as the other side of its card.
const other: Record<string, DocumentType> = {
  ine_front: 'identity_card_back',
  ine_back: 'identity_card_front',
  dl_front: 'drivers_license_back',
  dl_back: 'drivers_license_front',
};
const counts = new Map<string, Count>();
const hints = { bad: 0, hinted: 0, good: 0, hintedGood: 0, falseReads: 0 };
const sides = { swapped: 0, found: 0, right: 0, foundOfRight: 0 };
const times: number[] = [];
const today = '2026-11-22';

for (const folder of folders.map((folder) => resolve(folder))) {
  for (const line of readFileSync(join(folder, 'truth.jsonl'), 'utf8').trim().split('\n')) await read(folder, line);
}
await Promise.all([deps.reader.close(), deps.inspector.close()]);

console.table(Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b))));
const hinted = `hints: ${hints.hinted} of ${hints.bad} bad photos, ${hints.hintedGood} of ${hints.good} good ones`;
console.log(`${hinted}; fields read from bad ones: ${hints.falseReads}`);
const recognised = `${sides.found} of ${sides.swapped} sent as the other side, ${sides.foundOfRight} of ${sides.right} sent as their own`;
console.log(`told that it is another side or paper: ${recognised}`);
const at = (share: number) => Math.round(quantile(times, share));
console.log(`one after another: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);

async function read(folder: string, line: string): Promise<void> {
  const { file, type, mode, negative, ...truth } = JSON.parse(line) as Record<string, unknown>;
  const documentType = sentAs[String(type)] ?? 'identity_card_front';
  const begun = performance.now();
  const path = join(folder, String(file));
  const { kind, fields, quality } = await readDocument(deps, { path, documentType, today, queueKey: '' });
  times.push(performance.now() - begun);
  const said = quality !== null && Object.values(quality).some(Boolean);
  if (negative) {
    hints.bad++;
    if (said) hints.hinted++;
    hints.falseReads += Object.keys(fields).length;
    return;
  }
  hints.good++;
  const says = (as: DocumentType) =>
    problemsOf({ kind, fields, quality }, as, as.startsWith('identity') ? 'mx' : 'us', today).some(
      (flaw) => flaw !== 'expired',
    );
  sides.right++;
  if (says(documentType)) sides.foundOfRight++;
  const swapped = other[String(type)];
  if (swapped) {
    sides.swapped++;
    if (says(swapped)) sides.found++;
  }
  if (said) hints.hintedGood++;
  const key = `${type} ${mode}`;
  const count = counts.get(key) ?? { photos: 0, whole: 0, fields: 0, exact: 0, missing: 0, wrong: 0 };
  counts.set(key, count);
  count.photos++;
  const verdicts = Object.entries(truth).map(([field, value]) => {
    const got = kind === type ? (fields as Record<string, unknown>)[field] : undefined;
    const isExact = JSON.stringify(got) === JSON.stringify(value);
    if (!isExact && (verbose || got !== undefined))
      console.log(`${file}: ${field} ${JSON.stringify(got)}, not ${JSON.stringify(value)}`);
    return got === undefined ? 'missing' : isExact ? 'exact' : 'wrong';
  });
  for (const verdict of verdicts) count[verdict]++;
  count.fields += verdicts.length;
  if (verdicts.every((verdict) => verdict === 'exact')) count.whole++;
}

interface Hinted {
  photos: number;
  hinted: number;
  /** Photos with a hint about a reflection. */
  glare: number;
}

/**
 * Counts only the hints, by fault (`negative`) and kind of document, in folders like those of bench:papers; no text is
 * read.
 */
async function benchHints(folders: readonly string[]): Promise<void> {
  const [counts, whole] = [new Map<string, Hinted>(), new Map<string, Hinted>()];
  const times: number[] = [];
  for (const folder of folders) {
    for (const line of readFileSync(join(folder, 'truth.jsonl'), 'utf8').trim().split('\n')) {
      const { file, type, negative } = JSON.parse(line) as { file: string; type: string; negative: string | null };
      const picture = await decodePicture(join(folder, file));
      const begun = process.cpuUsage().user;
      const quality = await judgeCard(picture);
      times.push((process.cpuUsage().user - begun) / 1000);
      count(counts, `${negative ?? 'good'} ${type}`, quality);
      count(whole, negative ?? 'good', quality);
    }
  }
  const sorted = [...counts].sort(([a], [b]) => a.localeCompare(b));
  console.table(Object.fromEntries([...sorted, ...whole]));
  console.log(`CPU time of judging a photo: median ${median(times).toFixed(1)} ms, with scaling it down`);
}

function count(counts: Map<string, Hinted>, key: string, quality: PhotoQuality): void {
  const tally = counts.get(key) ?? { photos: 0, hinted: 0, glare: 0 };
  counts.set(key, tally);
  tally.photos++;
  if (Object.values(quality).some(Boolean)) tally.hinted++;
  if (quality.glare) tally.glare++;
}
