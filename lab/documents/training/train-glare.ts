import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { oddsOf } from '@volante/reader/photo/find-glare.ts';
import { runNet, unpackNet } from '@volante/reader/photo/glare-net.ts';
import { drawPhotos, HIDES, mirror, type PackedSample, packSample, type Sample, sampleOf } from './draw-samples.ts';
import { fitNet, packNet } from './fit-net.ts';

// npm run train-glare [-- PHOTOS PASSES]: draws photos of papers with and without reflections, trains the net on them in several
// passes, chooses the probability from which a reflection is reported, judges the net on photos it never saw, and writes the
// weights. The same code and numbers give the same file.
const [photos, passes] = [Number(process.argv[2] ?? 9000), Number(process.argv[3] ?? 4)];
/**
 * Number of scenes, of four photos each, for choosing that probability, and again for the figures. Their seeds are far from those
 * used in training.
 */
const SCENES = 150;
const [TRAINED, CHOSEN, JUDGED] = [2_000_000, 5_000_000, 9_000_000];
/**
 * Share of good drawn photos that may be reported as bad. Drivers' own photos are easier: of these, one in a hundred is then
 * reported.
 */
const FALSE = 0.05;
/** Step from one photo to the next in training, so that photos of one scene don't follow each other. */
const STRIDE = 1237;

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

const started = performance.now();
const samples = drawClear(photos);
say(`${samples.length} photos drawn`);
const layers = fitNet(passes * photos, sampleAt, 1, (done, loss) =>
  say(`${done} of ${passes * photos}, loss ${loss.toFixed(3)}`),
);
const kept = packNet(layers, 0);
const net = unpackNet(kept);
const goodOdds = judge(CHOSEN)
  .filter(({ lost }) => lost === 0)
  .map(({ odds }) => odds)
  .sort((a, b) => b - a);
kept.sure = Math.round(100 * goodOdds[Math.floor(FALSE * goodOdds.length)]!) / 100;
const judged = judge(JUDGED);
const reported = (of: typeof judged) => `${of.filter(({ odds }) => odds > kept.sure).length} of ${of.length}`;
const between = (from: number, to: number) => judged.filter(({ lost }) => lost >= from && lost < to);
const hides = [HIDES, 24, 60, Number.POSITIVE_INFINITY];
const byTiles = hides.slice(1).map((to, k) => `${reported(between(hides[k]!, to))} with ${hides[k]} tiles or more`);
const figures = `${reported(between(0, 1))} good photos are reported; of those with hidden print ${byTiles.join(', ')}`;
console.log(figures);
write();
say('written');

function write(): void {
  const file = fileURLToPath(new URL('../../../reader/photo/glare-weights.ts', import.meta.url));
  const head = `// Written by \`npm run train-glare -- ${photos} ${passes}\`. Of photos it never saw: ${figures}.\n`;
  writeFileSync(
    file,
    `import type { KeptNet } from '../../../reader/photo/glare-net.ts';\n\n${head}export const trained: KeptNet = ${JSON.stringify(kept)};\n`,
  );
  execFileSync(process.execPath, [biome, 'format', '--write', file], { stdio: 'inherit' });
}

/** Photos that are clearly good or bad. */
function drawClear(count: number): PackedSample[] {
  const drawn: PackedSample[] = [];
  for (let seed = TRAINED; drawn.length < count; seed++)
    drawn.push(
      ...drawPhotos(seed)
        .filter(({ lost }) => lost === 0 || lost >= HIDES / 2)
        .map((one) => packSample(sampleOf(one))),
    );
  return drawn.slice(0, count);
}

/** Each pass mirrors the photos differently. */
function sampleAt(turn: number): Sample {
  const [pass, at] = [Math.floor(turn / photos), (turn * STRIDE) % photos];
  return mirror(samples[at]!, (pass + at) % 2 === 1, (pass + at) % 4 > 1);
}

function judge(first: number): { lost: number; odds: number }[] {
  return Array.from({ length: SCENES }, (_, k) => first + k).flatMap((seed) =>
    drawPhotos(seed).map((one) => ({ lost: one.lost, odds: oddsOf(runNet(net, sampleOf(one).cells).planes) })),
  );
}

function say(what: string): void {
  console.error(`${Math.round((performance.now() - started) / 1000)} s: ${what}`);
}
