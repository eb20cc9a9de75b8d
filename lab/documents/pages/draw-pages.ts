import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { Random } from '../../../sandbox/people/random.ts';
import { type Design, designs } from './designs.ts';
import { scans } from './scans.ts';
import { strangers } from './strangers.ts';
import { strangers2 } from './strangers-2/designs.ts';
import { strangers3 } from './strangers-3/designs.ts';
import { strangers4 } from './strangers-4/designs.ts';
import { strangers5 } from './strangers-5/designs.ts';
import { strangers6 } from './strangers-6/designs.ts';
import { strangers7 } from './strangers-7/designs.ts';
import { strangers8 } from './strangers-8/designs.ts';
import { tight } from './tight.ts';

// npm run draw-pages -- FOLDER [SEED] [ROUNDS] [known|strangers|strangers-2|strangers-3|strangers-4|strangers-5|strangers-6|strangers-7|strangers-8|tight|scans] [text]: photos of invented
// pages with truth.jsonl, every second of them hard: in perspective, in a shadow, folded, with a reflection, blurred, compressed. With `text`, PDFs with a text layer, as
// issuers send them.
const folder = resolve(process.argv[2] ?? 'pages');
const random = new Random(Number(process.argv[3] ?? 1));
const rounds = Number(process.argv[4] ?? 2);
const hasText = process.argv[6] === 'text';
const FONTS = ['DejaVu Sans', 'DejaVu Serif', 'Roboto', 'Roboto Condensed', 'DejaVu Sans Condensed'];
const TABLES = ['#6b5a48', '#2f3a44', '#8c8c86', '#b9a88f', '#40342a'];

const families: Record<string, Record<string, Design>> = {
  ...{ known: designs, strangers, 'strangers-2': strangers2, 'strangers-3': strangers3, 'strangers-4': strangers4 },
  ...{
    'strangers-5': strangers5,
    'strangers-6': strangers6,
    'strangers-7': strangers7,
    'strangers-8': strangers8,
    tight,
    scans,
  },
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 900, height: 1200 }, deviceScaleFactor: 1.7 });
const truths: string[] = [];
for (let round = 0; round < rounds; round++) {
  for (const [name, design] of Object.entries(families[process.argv[5] ?? 'known'] ?? {})) {
    const hard = truths.length % 2 === 1;
    const { html, later = [], isScan = false, kind, sentAs, fields } = design(random);
    const file = `${name}-${round}.${hasText || later.length > 0 ? 'pdf' : 'jpg'}`;
    truths.push(JSON.stringify({ file, kind, sentAs, hard, fields }));
    if (hasText) {
      await page.setContent(printed([html, ...later]));
      writeFileSync(join(folder, file), await page.pdf({ format: 'A4', printBackground: true }));
      continue;
    }
    const photos: Buffer[] = [];
    for (const text of [html, ...later]) {
      await page.setContent(photograph(text, hard, isScan && !hard));
      const photo = sharp(await page.screenshot())
        .blur(hard ? random.between(0.5, 1) : 0.4)
        .modulate({ brightness: random.between(0.85, 1.05) });
      photos.push(await photo.jpeg({ quality: hard ? random.whole(50, 75) : 85 }).toBuffer());
    }
    writeFileSync(join(folder, file), photos.length > 1 ? await scanOf(photos) : photos[0]!);
  }
}
await browser.close();
writeFileSync(join(folder, 'truth.jsonl'), `${truths.join('\n')}\n`);

/** Pages as an issuer prints them into a PDF. */
function printed(pages: readonly string[]): string {
  const sheets = pages.map(
    (html) =>
      `<div style="position:relative;width:760px;height:1060px;padding:25px 30px;overflow:hidden;break-after:page">${html}</div>`,
  );
  return `<body style="margin:0;zoom:0.94;color:#181818;font:${random.between(14.5, 17)}px '${random.pick(FONTS)}'">${sheets.join('')}</body>`;
}

/** A PDF of photos, as a phone's app for scanning writes it. */
async function scanOf(photos: readonly Buffer[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const photo of photos) {
    const picture = await pdf.embedJpg(photo);
    pdf.addPage([595, 793]).drawImage(picture, { width: 595, height: 793 });
  }
  return pdf.save();
}

/** A page on a table, seen by a phone; a flat one is on white. */
function photograph(html: string, hard: boolean, isFlat: boolean): string {
  const tilt = isFlat ? 0 : hard ? 9 : 3;
  const [x, y, z] = [random.between(-tilt, tilt), random.between(-tilt, tilt), random.between(-tilt / 3, tilt / 3)];
  const layers = hard ? random.some([shadow(), fold(), glare()], 2).join('') : '';
  return `<body style="margin:0;background:${isFlat ? '#fbfaf6' : random.pick(TABLES)};overflow:hidden"><div style="position:absolute;left:40px;top:45px;width:760px;height:1060px;padding:25px 30px;background:#fbfaf6;color:#181818;font:${random.between(14.5, 17)}px '${random.pick(FONTS)}';box-shadow:${isFlat ? 'none' : '0 6px 24px #0007'};transform:perspective(2200px) rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg);overflow:hidden">${html}${layers}</div></body>`;
}

function layer(background: string): string {
  return `<div style="position:absolute;inset:0;background:${background}"></div>`;
}

function shadow(): string {
  const [angle, at] = [random.whole(0, 360), random.whole(30, 60)];
  return layer(`linear-gradient(${angle}deg, #000${random.pick(['6', '8'])} ${at}%, #0000 ${at + 6}%)`);
}

function fold(): string {
  const at = random.whole(35, 65);
  return layer(
    `linear-gradient(${random.pick([0, 90])}deg, #0000 ${at - 4}%, #0004 ${at}%, #fff6 ${at + 0.3}%, #0000 ${at + 4}%)`,
  );
}

function glare(): string {
  const [x, y] = [random.whole(15, 85), random.whole(40, 90)];
  return layer(
    `radial-gradient(ellipse ${random.whole(12, 25)}% ${random.whole(4, 8)}% at ${x}% ${y}%, #fffe 40%, #fff0 100%)`,
  );
}
