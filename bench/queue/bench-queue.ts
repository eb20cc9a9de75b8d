// npm run bench:queue: the console's lists, searches, one application and reports, at 2,000 and at 200,000 applications, while rules give
// out work; and, at 200,000, an assignment of 5,000 while a driver uses the product.

import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type BulkResult, MOST_AT_ONCE } from '../../contract/staff/bulk/bulk.ts';
import { waitsForAnybody, waitsForUs } from '../../contract/staff/queue-row.ts';
import { MAX_REPORT_DAYS } from '../../contract/staff/reports/calls.ts';
import { reportNames } from '../../contract/staff/reports/rows.ts';
import { answerOf } from '../../scripts/demo/made-up-driver.ts';
import { MadeUpStaff } from '../../scripts/demo/made-up-staff.ts';
import { buildApp } from '../../server/app.ts';
import { buildDeps, closeDeps } from '../../server/build-deps.ts';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/core/database/db.ts';
import { openProductDatabase } from '../../server/core/database/product-database.ts';
import type { Deps } from '../../server/core/deps.ts';
import { giveOutWork } from '../../server/staff/work-rules/give-out-job.ts';
import { changeRules } from '../../server/staff/work-rules/work-rules.ts';
import { judge, quantile } from '../run/figures.ts';
import { startDatabase } from '../run/own-database.ts';
import { openOne } from '../run/serve-product.ts';
import { fill, fillFigures, team, workRules } from './fill.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '2000,200000' },
    times: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
});
const times = Number(values.times);
const WRITES_PER_SECOND = 5;
/** In ms; in the product each minute. */
const GIVEN_OUT_EVERY = 10_000;
const ASSIGNED = 5000;
/** Seconds for all of them; factor of a driver's quiet time. */
const goals = { assigned: 20, slower: 3 };

type Measured = Map<string, number>;

interface List {
  items: { applicationId: string }[];
  next: string | null;
}

const undecided = waitsForAnybody.map((item) => `waitsFor=${item}`).join('&');
const ours = waitsForUs.map((item) => `waitsFor=${item}`).join('&');
const views = {
  'all, oldest first': '',
  'what is not decided': undecided,
  'our turn, by due time': ours,
  'our turn, overdue': `due=overdue&${ours}`,
  'our turn, due today, one country': `due=today&country=us&${ours}`,
  'our turn, one person’s': `assignee=${team[7]}&${ours}`,
  'our turn, nobody’s': `assignee=none&${ours}`,
  'what is not decided, by due time': `${undecided}&sort=answerBy`,
  'what is not decided, by due time, last first': `${undecided}&sort=answerBy&direction=desc`,
  'waits for review': 'waitsFor=review',
  'one stage, one country': 'stage=home_visit&country=mx',
  flagged: 'flag=earnings_unusual',
  'nobody’s': 'assignee=none',
  'newest first': 'sort=createdAt&direction=desc',
  'by visit': 'sort=visitAt&waitsFor=visit',
};

const searches = {
  'a frequent first name': 'maria',
  'part of a frequent name': 'nand',
  'a frequent full name': 'maria hernandez garcia',
  'a rare name': 'citlalli quetzalcoatl',
  'a name that nobody has': 'wolfgang',
  'two letters': 'de',
  phone: '5500000777',
  'end of a phone': '0000777',
  'e-mail': 'driver777@example.com',
  CURP: 'XEXX000000A0000777'.replace('A', '0'),
  reference: '0000 0777',
};

const filteredSearches = {
  'a frequent first name, one stage': ['maria', { stage: 'home_visit' }],
  'a frequent first name, one stage and country': ['maria', { stage: 'home_visit', country: 'us' }],
  'part of a frequent name, one stage and country': ['nand', { stage: 'home_visit', country: 'us' }],
  'a frequent first name, two filters that exclude each other': ['maria', { stage: 'created', waitsFor: 'review' }],
} as const;

console.log(`Node ${process.version}, ${cpus().length} cores; server, database and callers share them.`);
console.log(`p95 of ${times} calls in ms, while ${WRITES_PER_SECOND} writes a second go on.\n`);
const measured: Measured[] = [];
const sizes = values.rows.split(',').map(Number);
for (const count of sizes) measured.push(await measure(count));
report(measured);

async function measure(count: number): Promise<Measured> {
  const own = await startDatabase();
  const config = readConfig(own.settings);
  const log = pino({ level: 'fatal' });
  const database = await openProductDatabase(config, 'server', log);
  const deps = await buildDeps(config, database, { log });
  const app = await buildApp(deps);
  try {
    const unhurried = openDatabase(own.url, { connections: 1, unhurried: true });
    await fill(unhurried.pool, count)
      .then(() => giveOut(deps))
      .then(() => fillFigures(unhurried.pool))
      .finally(unhurried.close);
    const reviewer = await MadeUpStaff.hire(app, deps, ['reviewer'], 'Bench', 'bench@example.com');
    const measured = await callAll(reviewer, deps);
    if (count >= ASSIGNED && values.only === undefined) await assignTogether(app, deps, reviewer);
    return measured;
  } finally {
    await app.close();
    await closeDeps(deps);
    await database.close();
    await own.remove();
  }
}

/** Sets the rules, and has them give out all that waits. */
async function giveOut(deps: Deps): Promise<void> {
  await changeRules(deps, team[0]!, { version: 0, ...workRules });
  const left = async () => {
    const { rows } = await deps.pool.query<{ n: number }>(
      `select count(*)::int as n from queue_rows where assignee is null and waits_for = any($1)`,
      [waitsForUs],
    );
    return rows[0]?.n ?? 0;
  };
  for (let before = Number.POSITIVE_INFINITY, now = await left(); now > 0 && now < before; ) {
    await giveOutWork(deps);
    [before, now] = [now, await left()];
  }
}

async function callAll(reviewer: MadeUpStaff, deps: Deps): Promise<Measured> {
  const list = (query: string) => reviewer.call('GET', `/applications?${query}`) as Promise<List>;
  const found = await list('limit=100');
  const isAsked = (name: string) => values.only === undefined || name.includes(values.only);
  const ids = found.items.map(({ applicationId }) => applicationId);
  const open = await list(`limit=100&${undecided}`);
  const stop = keepWriting(
    reviewer,
    open.items.map(({ applicationId }) => applicationId),
  );
  const giving = setInterval(() => {
    giveOutWork(deps).catch((error) => console.error(`work was not given out: ${error.message}`));
  }, GIVEN_OUT_EVERY);
  const results: Measured = new Map();
  const asks = async (name: string, call: () => Promise<unknown>) => {
    if (isAsked(name)) results.set(name, await p95(call));
  };
  try {
    for (const [name, query] of Object.entries(views)) await asks(name, () => list(query));
    if (isAsked('page 100')) await asks('page 100', await hundredthPage(list));
    await asks('counts', () => reviewer.call('GET', '/applications/counts'));
    // Counts are kept for seconds, those of other filters apart. They read every row, and come after the list: as long as a report.
    let days = 0;
    await asks('counts of another list each time', () =>
      reviewer.call('GET', `/applications/counts?createdFrom=${daysAgo(300 + days++)}`),
    );
    for (const [name, q] of Object.entries(searches))
      await asks(`search: ${name}`, () => reviewer.call('POST', '/applications/search', { q }));
    for (const [name, [q, filters]] of Object.entries(filteredSearches))
      await asks(`search: ${name}`, () => reviewer.call('POST', '/applications/search', { q, ...filters }));
    let next = 0;
    await asks('one application', () => reviewer.read(ids[next++ % ids.length]!));
    for (const name of reportNames) await asks(`report: ${name}`, () => reviewer.call('GET', longReport(name)));
  } finally {
    clearInterval(giving);
    await stop();
  }
  return results;
}

/** Gives one person what nobody has, by as many as a call takes, while a driver reads their application again and again. */
async function assignTogether(app: FastifyInstance, deps: Deps, reviewer: MadeUpStaff): Promise<void> {
  const { requestId } = await openOne(deps);
  const { account } = (await reviewer.call('GET', '/me')) as { account: { id: string } };
  const ids: string[] = [];
  for (let from: string | null = ''; from !== null && ids.length < ASSIGNED; ) {
    const cursor = from && `&cursor=${encodeURIComponent(from)}`;
    const page = (await reviewer.call('GET', `/applications?assignee=none&limit=${MOST_AT_ONCE}${cursor}`)) as List;
    ids.push(...page.items.map(({ applicationId }) => applicationId));
    from = page.next;
  }
  const drive = async (until: () => boolean) => {
    const took: number[] = [];
    while (!until()) {
      const begun = performance.now();
      await answerOf(app, { method: 'GET', url: `/api/public/admission/requests/${requestId}` });
      took.push(performance.now() - begun);
      await pause(10);
    }
    return took;
  };
  const later = (ms: number) => {
    const end = performance.now() + ms;
    return () => performance.now() > end;
  };
  await drive(later(1000));
  const quiet = await drive(later(5000));

  let isOver = false;
  const driving = drive(() => isOver);
  const begun = performance.now();
  try {
    for (let done = 0; done < ids.length; done += MOST_AT_ONCE) {
      const part = ids.slice(done, done + MOST_AT_ONCE);
      const items = part.map((applicationId) => ({ applicationId, from: null, to: account.id }));
      const result = (await reviewer.call('POST', '/applications/bulk', { act: 'assign', items })) as BulkResult;
      if (result.skipped.length > 0) throw new Error(`not assigned: ${JSON.stringify(result.skipped)}`);
    }
  } finally {
    isOver = true;
  }
  const seconds = (performance.now() - begun) / 1000;
  const beside = await driving;
  const slower = quantile(beside, 0.95) / quantile(quiet, 0.95);
  judge(`${ids.length} assigned in ${seconds.toFixed(1)} s of ${goals.assigned}`, seconds <= goals.assigned);
  judge(
    `a driver’s calls meanwhile, p95 of ${beside.length} / quiet ${slower.toFixed(2)} of ${goals.slower}`,
    slower <= goals.slower,
  );
}

/** Over the maximum number of days of a report. */
function longReport(name: string): string {
  return `/reports/${name}?from=${daysAgo(MAX_REPORT_DAYS - 1)}&to=${daysAgo(0)}`;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

// As long as the first page it is compared with. Lists with fewer pages return their last one.
async function hundredthPage(list: (query: string) => Promise<List>): Promise<() => Promise<unknown>> {
  let query = '';
  for (let page = 1; page < 100; page++) {
    const { next } = await list(query);
    if (!next) break;
    query = `cursor=${encodeURIComponent(next)}`;
  }
  return () => list(query);
}

function keepWriting(reviewer: MadeUpStaff, ids: string[]): () => Promise<void> {
  let written = 0;
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const id = ids[written++ % ids.length]!;
    last = written % 2 === 0 ? reviewer.note(id, `Note ${written}`) : rename(reviewer, id, written);
    last.catch((error) => console.error(`a write failed: ${error.message}`));
  }, 1000 / WRITES_PER_SECOND);
  return async () => {
    clearInterval(timer);
    await last;
  };
}

/** Changes a row of the lists, too: a note does not. */
async function rename(reviewer: MadeUpStaff, id: string, written: number): Promise<void> {
  const { contact } = await reviewer.read(id);
  const firstName = written % 4 === 1 ? 'Maria Guadalupe' : 'Jose Luis';
  await reviewer.call('PATCH', `/applications/${id}/contact`, { revision: contact.revision, firstName });
}

async function p95(call: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  // The first warm the caches.
  for (let i = 0; i < times + 5; i++) {
    const begun = performance.now();
    await call();
    if (i >= 5) took.push(performance.now() - begun);
  }
  return quantile(took, 0.95);
}

function report(all: Measured[]): void {
  const [small, large] = [all[0]!, all.at(-1)!];
  console.log(`| call | ${sizes.join(' | ')} | ratio | |\n|---|${sizes.map(() => '---|').join('')}---|---|`);
  for (const name of large.keys()) {
    const [first, last] = [small.get(name)!, large.get(name)!];
    const fine = last <= goalOf(name);
    if (!fine) process.exitCode = 1;
    const figures = all.map((measured) => measured.get(name)!.toFixed(1)).join(' | ');
    console.log(`| ${name} | ${figures} | ${(last / first).toFixed(1)} | ${fine ? 'ok' : 'OVER'} |`);
  }
  console.log('\nGoals: at most 50 ms; one application 60 ms; reports and counts of another list 300 ms.');
}

/** In ms. The ratio to the fewest is printed, but of a few ms it says nothing. */
function goalOf(name: string): number {
  if (/^report: |another list/.test(name)) return 300;
  return name.startsWith('one application') ? 60 : 50;
}
