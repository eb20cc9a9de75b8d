import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

// Names of people need all of Latin-1; the rest are the signs the screens use. "…" and "–" are outside Latin-1.
const latin1 = Array.from({ length: 0xff - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const signs = '–—‘’“”•…‹›€';

const here = import.meta.dirname;
const original = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/plus-jakarta-sans/package.json'));
const font = await readFile(join(original, 'files/plus-jakarta-sans-latin-wght-normal.woff2'));
const subset = await subsetFont(font, latin1 + signs, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800, default: 400 } },
});
await writeFile(join(here, 'plus-jakarta-sans.woff2'), subset);
await copyFile(join(original, 'LICENSE'), join(here, 'LICENSE'));
process.stderr.write(`plus-jakarta-sans.woff2: ${(subset.length / 1024).toFixed(1)} KB\n`);
