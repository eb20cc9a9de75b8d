import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { Random } from '../wording.ts';
import { truthOf } from './seen-sums.ts';

// Copies of a set's weeks as phones and messengers send them, unedited: node lab/screenshots/bench/edited/recompress.ts FOLDER OUT [SEED]
const [folder, out] = [resolve(process.argv[2]!), resolve(process.argv[3]!)];
const random = new Random(Number(process.argv[4] ?? 1) * 31);
const quality = () => random.whole(40, 85);
const WAYS: Record<string, (png: Buffer, width: number) => Promise<Buffer>> = {
  jpeg: (png) => sharp(png).jpeg({ quality: quality() }).toBuffer(),
  small: (png, width) => shrunk(png, width, 0.5).jpeg({ quality: quality() }).toBuffer(),
  webp: (png, width) => shrunk(png, width, 0.7).webp({ quality: quality() }).toBuffer(),
  chain: async (png, width) => {
    let picture = await sharp(png).jpeg({ quality: quality() }).toBuffer();
    for (let k = 0; k < 2; k++) picture = await shrunk(picture, width, 0.7).jpeg({ quality: quality() }).toBuffer();
    return picture;
  },
};
mkdirSync(out, { recursive: true });
const truth: object[] = [];
for (const one of truthOf(folder)) {
  if (one.uploadType !== 'earnings' || one.amount === null) continue;
  const png = await sharp(join(folder, one.file)).rotate().png().toBuffer();
  const way = random.pick(['jpeg', 'small', 'webp', 'chain', 'small']);
  const file = one.file.replace(/\..*/, `-${way}.${way === 'webp' ? 'webp' : 'jpg'}`);
  writeFileSync(join(out, file), await WAYS[way]!(png, (await sharp(png).metadata()).width));
  truth.push({ ...one, file });
}
writeFileSync(join(out, 'truth.jsonl'), `${truth.map((line) => JSON.stringify(line)).join('\n')}\n`);
console.log(`${truth.length} pictures in ${out}`);

function shrunk(picture: Buffer, width: number, least: number) {
  return sharp(picture).resize({ width: Math.round(width * random.between(least, 1)) });
}
