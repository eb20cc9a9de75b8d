import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../../../bench/run/figures.ts';
import { judgeCard } from '../../../reader/documents/read-card.ts';
import { decodePicture } from '../../../reader/engine/picture.ts';
import type { PhotoQuality } from '../../../reader/photo/photo-quality.ts';

interface Count {
  photos: number;
  hinted: number;
  /** Photos with a hint about a reflection. */
  glare: number;
}

/**
 * Counts only the hints, by fault (`negative`) and kind of document, in folders like those of bench:papers; no text is
 * read.
 */
export async function benchHints(folders: readonly string[]): Promise<void> {
  const [counts, whole] = [new Map<string, Count>(), new Map<string, Count>()];
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

function count(counts: Map<string, Count>, key: string, quality: PhotoQuality): void {
  const one = counts.get(key) ?? { photos: 0, hinted: 0, glare: 0 };
  counts.set(key, one);
  one.photos++;
  if (Object.values(quality).some(Boolean)) one.hinted++;
  if (quality.glare) one.glare++;
}
