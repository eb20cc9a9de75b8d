import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { UNSEEN_FRAMES, UNSEEN_WEAR, WEEKS } from './families/pictures.ts';
import { FAMILIES } from './families.ts';
import type { Design, Scene } from './scene.ts';
import { SURROUNDINGS, sent } from './surroundings.ts';
import { FRAMES, WEAR } from './wear.ts';
import { dayOf, isoPlus, mondayOf, moneyStyle, personName, RANGES, Random, type Tongue } from './wording.ts';

// Draws a set of invented screenshots and its truth.jsonl: node lab/screenshots/bench/draw-set.ts FOLDER [SEED] [ROUNDS] [first|fresh|late|crowded|plain|unseen|last|tiled|street|plaza|harbor|bridge|ferry|holdout-1|holdout-2|holdout-3|holdout-4|holdout-5|holdout-6|holdout-7|holdout-8|holdout-9|holdout-10|holdout-11|holdout-12|holdout-13|framed|windows]
const FONTS = [
  'Roboto',
  'Inter',
  'Lato',
  'Open Sans',
  'Cantarell',
  'Carlito',
  'Noto Sans',
  'Noto Serif',
  'DejaVu Sans',
  'Liberation Sans',
];
const SIZES = [
  [360, 740],
  [375, 812],
  [390, 844],
  [412, 915],
  [360, 640],
  [430, 932],
] as const;
const COLOURS = ['#0b7a5c', '#7b2ff7', '#c2185b', '#1565c0', '#ef6c00', '#00897b', '#37474f', '#b71c1c'];

type Kind = 'earnings' | 'profile' | 'negative';

/** Amounts of a week in the country's currency. */
const DRAWN = {
  mx: { language: 'es', foreign: 'en', apps: ['uber', 'didi', 'other'], least: 700, most: 14_000 },
  us: { language: 'en', foreign: 'es', apps: ['uber', 'lyft', 'other'], least: 120, most: 2600 },
} as const;

const folder = resolve(process.argv[2] ?? 'drawn');
const seed = Number(process.argv[3] ?? 1);
const rounds = Number(process.argv[4] ?? 4);
const family = process.argv[5] ?? 'first';
const { earnings, profiles, negatives, frames, wear: wears } = FAMILIES[family] ?? FAMILIES.first!;
const isUnseen = [
  'unseen',
  'last',
  'tiled',
  'street',
  'plaza',
  'harbor',
  'bridge',
  'ferry',
  'holdout-1',
  'holdout-2',
  'holdout-3',
  'holdout-4',
  'holdout-5',
  'holdout-6',
  'holdout-7',
  'holdout-8',
  'holdout-9',
  'holdout-10',
  'holdout-11',
  'holdout-12',
  'holdout-13',
  'framed',
  'windows',
].includes(family);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
const ALL_FRAMES = { ...FRAMES, ...UNSEEN_FRAMES };
const ALL_WEAR: Record<string, (png: Buffer, s: Scene) => Promise<Buffer>> = { ...WEAR, ...UNSEEN_WEAR, sent };
const truth: object[] = [];
for (let round = 0; round < rounds; round++) {
  for (const [name, draw] of Object.entries(earnings)) await drawOne('earnings', name, draw, 'earnings');
  if (round % 2 === 0)
    for (const [name, draw] of Object.entries(profiles)) await drawOne('profile', name, draw, 'profile');
  if (round % 4 === 0)
    for (const [name, { asked, draw }] of Object.entries(negatives)) await drawOne('negative', name, draw, asked);
}
await browser.close();
writeFileSync(join(folder, 'truth.jsonl'), `${truth.map((line) => JSON.stringify(line)).join('\n')}\n`);
console.log(`${truth.length} pictures in ${folder}`);

async function drawOne(
  kind: Kind,
  template: string,
  design: Design,
  uploadType: 'earnings' | 'profile',
): Promise<void> {
  const s = scene(seed * 100_003 + truth.length * 7919, kind === 'profile');
  const frame = pickWeighted(s.random, frames);
  const usualWear = pickWeighted(s.random, wears);
  const scale = s.random.pick([2, 2.625, 3]);
  const screen = design(s);
  // The wear of an upright phone's screen would shrink a wide one to the width of a phone.
  const wear = s.width > s.height ? 'sent' : usualWear;
  const around = SURROUNDINGS[frame]?.(screen, s);
  const { width, height } = around ?? s;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: around?.scale ?? scale,
  });
  const tab = await context.newPage();
  await tab.setContent(
    `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0}</style>${around?.html ?? ALL_FRAMES[frame]!(screen, s)}`,
  );
  const picture = await ALL_WEAR[wear]!(await tab.screenshot({ type: 'png' }), s);
  await context.close();
  const file = `${kind[0]}${String(truth.length).padStart(3, '0')}.${wear === 'png' || wear === 'clean' ? 'png' : wear === 'webp' ? 'webp' : 'jpg'}`;
  writeFileSync(join(folder, file), picture);
  const [isEarnings, isProfile] = [kind === 'earnings', kind === 'profile'];
  truth.push({
    file,
    platform: s.platform,
    uploadType,
    kind,
    negative: kind === 'negative' ? template : null,
    country: s.country,
    lang: s.tongue,
    fullName: isProfile ? s.name : null,
    rating: isProfile ? Number(s.rating) : null,
    weekStart: isEarnings ? s.start : null,
    amount: isEarnings ? s.total : null,
    currency: isEarnings ? s.money.currency : null,
    capturedAt: isoPlus(s.start, isUnseen ? 7 + ((truth.length * 5) % 80) : 9),
    template,
    distortion: `${frame}+${wear}`,
    theme: s.ground,
    rangeText: isEarnings ? s.range : null,
  });
}

function scene(seedOfOne: number, isProfile: boolean): Scene {
  const random = new Random(seedOfOne);
  const country = random.pick(['mx', 'mx', 'us'] as const);
  const { language, foreign, apps, least, most } = DRAWN[country];
  const tongue: Tongue = random.chance(0.85) ? language : foreign;
  const platform = random.pick(apps);
  const [width, height] = random.pick(SIZES);
  const start = random.chance(0.1) ? '2025-12-29' : mondayOf(isoPlus('2026-11-12', -random.whole(0, 300)));
  const end = isoPlus(start, platform === 'uber' && random.chance(0.4) ? 7 : 6);
  const total = random.chance(0.03) ? 0 : Math.round(random.between(least, most) * 100) / 100;
  const days = Array.from({ length: 7 }, () => (random.chance(0.12) ? 0 : random.between(0.3, 1)));
  const sum = days.reduce((a, b) => a + b, 0) || 1;
  const cents = days.map((day) => Math.floor((day / sum) * total * 100));
  cents[3]! += Math.round(total * 100) - cents.reduce((a, b) => a + b, 0);
  const dark = random.chance(0.3);
  return {
    random,
    tongue,
    country,
    platform,
    width,
    height,
    font: random.pick(FONTS),
    ground: dark ? random.pick(['#000', '#14161a', '#1b1430']) : random.pick(['#fff', '#fff', '#f4f6f8', '#fffaf0']),
    ink: dark ? '#f4f4f4' : '#16181c',
    soft: dark ? '#9aa0a6' : '#6b7075',
    card: dark ? '#262a31' : '#e9edf1',
    accent: random.pick(COLOURS),
    start,
    end,
    range: random.pick((isUnseen ? WEEKS : RANGES)[tongue])(dayOf(start), dayOf(end)),
    total,
    days: cents.map((value) => value / 100),
    money: moneyStyle(random, country),
    name: isProfile || random.chance(0.5) ? personName(random, country) : personName(random, 'mx'),
    rating: random.chance(0.1) ? '5.00' : random.between(4.5, 4.99).toFixed(random.chance(0.8) ? 2 : 1),
    say: (es, en) => {
      const words = tongue === 'es' ? es : en;
      return typeof words === 'string' ? words : random.pick(words);
    },
  };
}

function pickWeighted(random: Random, weights: Record<string, number>): string {
  const names = Object.keys(weights);
  if (names.length === 1) return names[0]!;
  let left = random.between(
    0,
    Object.values(weights).reduce((a, b) => a + b, 0),
  );
  for (const [name, weight] of Object.entries(weights)) {
    left -= weight;
    if (left <= 0) return name;
  }
  return names[0]!;
}
