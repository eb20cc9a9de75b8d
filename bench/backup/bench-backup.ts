// npm run bench:backup -- 1000000: the memory of a backup's comparison, with that many synthetic keys (default 10 million). Needs
// 150 bytes of disk for each.
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { compareFiles, slices } from '../../server/commands/upkeep/backup/compare-files.ts';

const keys = Number(process.argv[2] ?? 10_000_000);
const perSlice = Math.ceil(keys / slices.length);
const folder = mkdtempSync(path.join(process.env.BENCH_DIR ?? tmpdir(), 'volante-bench-backup-'));
const keyOf = (slice: string, number: number) =>
  `${slice}${number.toString(16).padStart(6, '0')}-0000-4000-8000-000000000000`;

/** A line per key, a slice at a time. */
function* lines(line: (key: string) => string) {
  for (const slice of slices) {
    let text = '';
    for (let number = 0; number < perSlice; number++) text += line(keyOf(slice, number));
    yield text;
  }
}

try {
  const [rows, previous] = [path.join(folder, 'rows'), path.join(folder, 'previous')];
  await pipeline(
    lines((key) => `${key}\n`),
    createWriteStream(rows),
  );
  await pipeline(
    lines((key) => `${'0'.repeat(64)}  ${key.slice(0, 2)}/${key}\n`),
    createWriteStream(previous),
  );
  const modifiedAt = new Date();
  const storage = {
    async *list(slice = '') {
      for (let number = 0; number < perSlice; number++) yield { key: keyOf(slice, number), modifiedAt };
    },
  };
  const began = performance.now();
  let [compared, most] = [0, 0];
  for await (const { stored, missing } of compareFiles(storage, rows, previous)) {
    if (missing.length > 0 || stored.some(({ sha256 }) => !sha256)) throw new Error('The comparison is wrong.');
    compared += stored.length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`${compared} keys compared in ${seconds.toFixed(1)} s, at most ${Math.round(most / 1e6)} MB of memory`);
} finally {
  rmSync(folder, { recursive: true });
}
