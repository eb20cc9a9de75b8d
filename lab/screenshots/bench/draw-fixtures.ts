import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// Draws the few small pictures for the tests: node lab/screenshots/bench/draw-fixtures.ts
const WANTED: [seed: string, name: string, like: RegExp][] = [
  ['501', 'same-template-1', /^earnings pillBanner/],
  ['502', 'same-template-2', /^earnings pillBanner/],
  ['503', 'same-template-3', /^earnings pillBanner/],
  ['504', 'table', /^earnings table/],
  ['505', 'profile-two-lines', /^profile twoLines/],
  ['506', 'profile-tiles', /^profile greeting/],
  ['507', 'bank', /^negative bankWeek/],
  ['508', 'month', /^negative month/],
  ['509', 'restaurant', /^negative restaurant/],
];
const here = fileURLToPath(new URL('.', import.meta.url));
const folder = fileURLToPath(new URL('../../../reader/screenshots/fixtures/', import.meta.url));
const truth: object[] = [];
for (const [seed, name, like] of WANTED) {
  const drawn = mkdtempSync(join(tmpdir(), 'fixtures-'));
  execFileSync(process.execPath, [join(here, 'draw-set.ts'), drawn, seed, '1', 'plain'], { stdio: 'inherit' });
  const lines = readFileSync(join(drawn, 'truth.jsonl'), 'utf8').trim().split('\n');
  const chosen = lines.map((line) => JSON.parse(line)).find((line) => like.test(`${line.kind} ${line.template}`));
  const file = `${name}.jpg`;
  await sharp(join(drawn, chosen.file)).resize({ width: 720 }).jpeg({ quality: 60 }).toFile(join(folder, file));
  const { platform, uploadType, country, capturedAt, fullName, rating, weekStart, amount } = chosen;
  truth.push({ file, platform, uploadType, country, capturedAt, fullName, rating, weekStart, amount });
}
writeFileSync(join(folder, 'truth.json'), `${JSON.stringify(truth, null, 2)}\n`);
