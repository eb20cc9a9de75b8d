import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { Random } from '../../../sandbox/people/random.ts';
import { designs } from './designs.ts';
import { type Citizen, voterCards } from './ine.ts';
import type { Design, Licence } from './licence.ts';
import { mixes } from './mixed.ts';
import { strangers } from './strangers.ts';
import { strangers2 } from './strangers-2.ts';

// npm run draw-fronts -- FOLDER [SEED] [ROUNDS] [known|strangers|strangers-2|mixed|ine]: photos of fronts of invented licences (or Mexican voter cards)
// with truth.jsonl for bench:papers, every second of them in more perspective, with a reflection, blurred, compressed; of the
// second strangers and voter cards also shadowed, dark or scratched.
const folder = resolve(process.argv[2] ?? 'fronts');
const random = new Random(Number(process.argv[3] ?? 1));
const rounds = Number(process.argv[4] ?? 2);
const families: Record<string, Record<string, Design<Licence | Citizen>>> = {
  ...{ known: designs, strangers, mixed: mixes, 'strangers-2': strangers2, ine: voterCards },
};
const family = process.argv[5] ?? 'known';
const drawn = Object.entries(families[family] ?? {});
const type = family === 'ine' ? 'ine_front' : 'dl_front';
// Older families stay as their seeds drew them.
const harms = ['strangers-2', 'ine'].includes(family) ? ['shadow', 'dark', 'scratches'] : [];
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
    const harm = hard ? harms[(k >> 1) % harms.length] : undefined;
    await page.setContent(photograph(html, hard, harm));
    const picture = sharp(await page.screenshot())
      .blur(hard ? random.between(0.6, 1.1) : 0.4)
      .modulate({ brightness: random.between(hard ? 0.75 : 0.9, 1.05) * (harm === 'dark' ? 0.6 : 1) });
    const file = `${name}-${round}.jpg`;
    writeFileSync(join(folder, file), await picture.jpeg({ quality: hard ? random.whole(55, 75) : 85 }).toBuffer());
    truths.push(JSON.stringify({ file, type, mode: hard ? 'mid' : 'good', negative: null, ...licence }));
  }
}
await browser.close();
writeFileSync(join(folder, 'truth.jsonl'), `${truths.join('\n')}\n`);

/** A card on a table, seen by a phone. */
function photograph(html: string, hard: boolean, harm?: string): string {
  const tilt = hard ? 10 : 4;
  const [x, y, z] = [random.between(-tilt, tilt), random.between(-tilt, tilt), random.between(-tilt / 2, tilt / 2)];
  const glare = `<div style="position:absolute;inset:0;background:radial-gradient(ellipse at ${random.whole(5, 95)}% ${random.whole(0, 45)}%,rgba(255,255,255,${random.between(0.25, 0.5)}),#fff0 ${random.whole(18, 34)}%)"></div>`;
  const turned = `rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg) scale(${random.between(0.8, 0.9)})`;
  return `<body style="margin:0;height:100vh;overflow:hidden;background:${random.pick(TABLES)};display:flex;align-items:center;justify-content:center;perspective:1500px"><div style="position:relative;flex:none;border-radius:34px;box-shadow:0 14px 34px #000a;overflow:hidden;transform:${turned}">${html}${hard ? glare : ''}${harmed(harm)}</div></body>`;
}

/** A hand's shadow, or the scratches and rubbed places of a card carried for years. */
function harmed(harm?: string): string {
  const over = 'position:absolute;inset:0';
  if (harm === 'shadow')
    return `<div style="${over};background:linear-gradient(${random.whole(20, 160)}deg,#000a,#0006 ${random.whole(25, 45)}%,#0000 ${random.whole(50, 65)}%)"></div>`;
  if (harm !== 'scratches') return '';
  const scratches = Array.from({ length: 26 }, () => {
    const [x, y] = [random.whole(0, 1000), random.whole(0, 1000)];
    return `<path d="M${x} ${y} l${random.whole(-160, 160)} ${random.whole(-60, 60)}" stroke="${random.pick(['#fff', '#fff', '#776'])}" stroke-width="${random.between(0.8, 3)}" opacity="${random.between(0.3, 0.8)}"/>`;
  }).join('');
  const rubbed = `radial-gradient(circle at ${random.whole(30, 90)}% ${random.whole(30, 80)}%,rgba(255,255,255,.4),#fff0 18%)`;
  return `<div style="${over};background:${rubbed}"></div><svg style="${over}" width="1000" height="1000">${scratches}</svg>`;
}
