import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { Random } from '../../../sandbox/people/random.ts';
import { designs } from './designs.ts';
import type { Design } from './licence.ts';
import { mixes } from './mixed.ts';
import { strangers } from './strangers.ts';

// npm run draw-fronts -- FOLDER [SEED] [ROUNDS] [known|strangers|mixed]: photos of fronts of invented licences with truth.jsonl for bench:papers,
// every second of them in more perspective, with a reflection, blurred, compressed.
const folder = resolve(process.argv[2] ?? 'fronts');
const random = new Random(Number(process.argv[3] ?? 1));
const rounds = Number(process.argv[4] ?? 2);
const families: Record<string, Record<string, Design>> = { known: designs, strangers, mixed: mixes };
const drawn = Object.entries(families[process.argv[5] ?? 'known'] ?? {});
const TABLES = ['#6b5a48', '#2f3a44', '#8c8c86', '#40342a'];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ deviceScaleFactor: 1.7 });
const truths: string[] = [];
for (let round = 0; round < rounds; round++) {
  for (const [k, [name, design]] of drawn.entries()) {
    const hard = (round + k) % 2 === 1;
    const { html, licence, tall = false } = design(random);
    await page.setViewportSize(tall ? { width: 740, height: 1080 } : { width: 1000, height: 740 });
    await page.setContent(photograph(html, hard));
    const picture = sharp(await page.screenshot())
      .blur(hard ? random.between(0.6, 1.1) : 0.4)
      .modulate({ brightness: random.between(hard ? 0.75 : 0.9, 1.05) });
    const file = `${name}-${round}.jpg`;
    writeFileSync(join(folder, file), await picture.jpeg({ quality: hard ? random.whole(55, 75) : 85 }).toBuffer());
    truths.push(JSON.stringify({ file, type: 'dl_front', mode: hard ? 'mid' : 'good', negative: null, ...licence }));
  }
}
await browser.close();
writeFileSync(join(folder, 'truth.jsonl'), `${truths.join('\n')}\n`);

/** A card on a table, seen by a phone. */
function photograph(html: string, hard: boolean): string {
  const tilt = hard ? 10 : 4;
  const [x, y, z] = [random.between(-tilt, tilt), random.between(-tilt, tilt), random.between(-tilt / 2, tilt / 2)];
  const glare = `<div style="position:absolute;inset:0;background:radial-gradient(ellipse at ${random.whole(5, 95)}% ${random.whole(0, 45)}%,rgba(255,255,255,${random.between(0.25, 0.5)}),#fff0 ${random.whole(18, 34)}%)"></div>`;
  const turned = `rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg) scale(${random.between(0.8, 0.9)})`;
  return `<body style="margin:0;height:100vh;overflow:hidden;background:${random.pick(TABLES)};display:flex;align-items:center;justify-content:center;perspective:1500px"><div style="position:relative;flex:none;border-radius:34px;box-shadow:0 14px 34px #000a;overflow:hidden;transform:${turned}">${html}${hard ? glare : ''}</div></body>`;
}
