// npm run bench:growth: every read of the contract, the path of a driver and of reviewers, and each scheduled job, with
// 200 and with 20,000 applications. `-- --sizes 200,200000` measures others; `-- --folder F` keeps the made-up
// applications there for another run; `-- --only reads,lives` leaves out the jobs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.ts';
import { median } from '../run/figures.ts';
import { grow, type Installation, open, seed, settle } from './installation.ts';
import { measureJobs, measureLives, measureReads, type Times } from './measure.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '200,20000' },
    times: { type: 'string', default: '15' },
    lives: { type: 'string', default: '9' },
    only: { type: 'string', default: 'reads,jobs,lives' },
    folder: { type: 'string' },
  },
});
/** Maximum ratio to the small installation's median. */
const GOAL = 2;
/** In ms: below this, a ratio means nothing. */
const LEAST = 2;

const sizes = values.sizes.split(',').map(Number);
const folder = path.resolve(values.folder ?? mkdtempSync(path.join(tmpdir(), 'volante-growth-')));
seed(folder);
const postgres = await startEmbeddedPostgres(folder, { role: 'server' });
const sites: Installation[] = [];
try {
  await settle(folder, postgres.url);
  for (const size of sizes) {
    const url = await grow(postgres.url, size);
    sites.push(await open(folder, url, size));
    console.log(`${size} applications are there`);
  }
  const parts: Record<string, () => Promise<string[]>> = {
    reads: async () => report('calls that read', await measureReads(sites, Number(values.times))),
    jobs: async () => report('scheduled jobs', await measureJobs(sites)),
    lives: async () => report('a driver and staff', await measureLives(sites, Number(values.lives))),
  };
  const missed: string[] = [];
  for (const part of values.only.split(',')) missed.push(...((await parts[part]?.()) ?? [`no part is called ${part}`]));
  console.log(missed.length > 0 ? `\nMISSED: ${missed.join('; ')}` : `\nNothing is over ${GOAL} times.`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  for (const site of sites) await site.close();
  await postgres.stop();
  if (!values.folder) rmSync(folder, { recursive: true, force: true });
}

/** Prints the medians of each size, those that grew most first; returns those that missed the goal. */
function report(title: string, all: Times[]): string[] {
  const [small, large] = [all[0]!, all.at(-1)!];
  const lines = [...large.keys()].map((name) => {
    const figures = all.map((times) => median(times.get(name) ?? []));
    const ratio = figures.at(-1)! / Math.max(median(small.get(name) ?? []), LEAST);
    return { name, figures, ratio };
  });
  lines.sort((a, b) => (b.ratio || Number.POSITIVE_INFINITY) - (a.ratio || Number.POSITIVE_INFINITY));
  console.log(
    `\n| ${title}, median in ms | ${sizes.join(' | ')} | ratio |\n|---|${sizes.map(() => '---|').join('')}---|`,
  );
  for (const { name, figures, ratio } of lines)
    console.log(`| ${name} | ${figures.map((ms) => ms.toFixed(1)).join(' | ')} | ${ratio.toFixed(2)} |`);
  return lines.filter(({ ratio }) => !(ratio <= GOAL)).map(({ name, ratio }) => `${name} ${ratio.toFixed(1)}`);
}
