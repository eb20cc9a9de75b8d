// npm run bench:integrations: with 200,000 applications another system creates 1,000 by token, hears of them by webhook, reads lists
// and feed, and gets 50,000 webhooks after it was down, while a driver uses the product. `-- --rows N --applications N --backlog N`
// measure less.

import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { openDatabase } from '../../server/core/database/db.ts';
import { load, send, startChild } from '../api/child.ts';
import { judge, quantile } from '../run/figures.ts';
import { startDatabase } from '../run/own-database.ts';
import { openReceiver } from './receiver.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000' },
    applications: { type: 'string', default: '1000' },
    backlog: { type: 'string', default: '50000' },
  },
});
const [rows, count, backlog] = [Number(values.rows), Number(values.applications), Number(values.backlog)];
/**
 * Seconds for 1,000 applications; the driver's rate with them, of the rate without; ms of a page of the list and of the feed, p95; ms from an
 * event to its webhook, p95; ms of a driver's call while the backlog is sent, p99.
 */
const goals = { create: 60, rate: 0.9, page: 50, webhook: 2000, call: 100 };
/** Milliseconds from one application to the next, so that they take nine tenths of the time they may. */
const EVERY = (goals.create * 1000 * 0.9) / 1000;
/** A driver's screen asks that often, in ms. */
const DRIVER = 40;
/** So many pages are read from the first on, and from the middle on. */
const PAGES = 100;
/** The receiver is down that long with a backlog, in ms. */
const DOWN = 10_000;

const receiver = await openReceiver();
const database = await startDatabase();
const product = await startChild<{ requestId: string; token: string; webhookId: string }>(
  '../integrations/integrations-server.ts',
  { ...database.settings, SANDBOX: 'on' },
  serverFlags,
  [receiver.url, String(rows)],
);
const { port, requestId, token, webhookId } = product.hello;
const driver = { port, path: `/api/public/admission/requests/${requestId}` };
const authorization = `Bearer ${token}`;
const inside = openDatabase(database.url, { connections: 1, unhurried: true });

console.log(`Node ${process.version}, ${cpus().length} cores; server, database, callers and receiver share them.`);
console.log(`${rows} applications\n`);
try {
  await load(driver, 200, 2);
  const alone = await callFor(5000);
  await measureCreating(alone.rate);
  await measurePages();
  await measureBacklog(alone);
} finally {
  await inside.close();
  await product.stop();
  await database.remove();
  receiver.close();
}

async function measureCreating(alone: number): Promise<void> {
  const start = performance.now();
  let isDone = false;
  const created = createAll().finally(() => {
    isDone = true;
  });
  const beside = await callFor(Number.POSITIVE_INFINITY, () => isDone);
  const times = await created;
  const seconds = (performance.now() - start) / 1000;
  const limit = goals.create * (count / 1000);
  judge(`${count} applications created in ${seconds.toFixed(1)} s`, seconds <= limit);
  console.log(`one: median ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`);
  const share = beside.rate / alone;
  judge(`a driver’s calls keep ${share.toFixed(2)} of their rate`, share >= goals.rate);
  await allArrive(count);
  const heard = [...receiver.arrived.values()];
  const p95 = quantile(heard, 0.95);
  judge(
    `from an event to its webhook: median ${quantile(heard, 0.5)} ms, p95 ${p95} ms of ${heard.length}`,
    p95 <= goals.webhook,
  );
}

async function measurePages(): Promise<void> {
  const { rows: middle } = await inside.pool.query(
    `(select id from integration_events where position = $1) union all (select id from integration_events where position = 1)`,
    [rows],
  );
  const feed = await Promise.all(middle.map(({ id }) => readPages('/api/v1/events?', 'after', String(id))));
  const list = await readPages('/api/v1/applications?', 'cursor', null);
  for (const [what, times] of [
    ['the list', list],
    ['the feed', feed.flat()],
  ] as const) {
    const p95 = quantile(times, 0.95);
    judge(`a page of 100 in ${what}: p95 ${p95.toFixed(1)} ms of ${times.length}`, p95 <= goals.page);
  }
}

/** While the receiver is down, other events get due, all at one moment, as a replay makes them; then it is up again. */
async function measureBacklog(alone: Calls): Promise<void> {
  const before = receiver.arrived.size;
  receiver.isDown = true;
  await inside.pool.query(
    `insert into webhook_deliveries (endpoint_id, event_id, application_id, at)
     select $1, id, application_id, at from integration_events e
     where not exists (select from webhook_deliveries where event_id = e.id) order by position limit $2`,
    [webhookId, backlog],
  );
  let isDone = false;
  const calls = callFor(Number.POSITIVE_INFINITY, () => isDone);
  await pause(DOWN);
  const start = performance.now();
  receiver.isDown = false;
  await allArrive(before + 1);
  const first = performance.now();
  await allArrive(before + backlog);
  isDone = true;
  const seconds = (performance.now() - first) / 1000;
  const { rate, times } = await calls;
  const waited = ((first - start) / 1000).toFixed(1);
  console.log(
    `${backlog} webhooks: the first ${waited} s after the receiver is up, all in ${seconds.toFixed(1)} s more,`,
  );
  console.log(`${(backlog / seconds).toFixed(0)} a second; ${receiver.again} came twice`);
  const [p99, quiet] = [times, alone.times].map((list) => quantile(list, 0.99)) as [number, number];
  const share = (rate / alone.rate).toFixed(2);
  judge(
    `a driver’s calls meanwhile: p99 ${p99.toFixed(1)} ms, alone ${quiet.toFixed(1)}; ${share} of their rate`,
    p99 <= goals.call,
  );
}

/** Until so many webhooks have been accepted. */
async function allArrive(many: number): Promise<void> {
  while (receiver.arrived.size < many) await pause(10);
}

interface Calls {
  /** A second. */
  rate: number;
  /** Milliseconds of each. */
  times: number[];
}

/** A driver's calls, for so many ms or until it is done. */
async function callFor(most: number, isOver = () => false): Promise<Calls> {
  const start = performance.now();
  const times: number[] = [];
  while (performance.now() - start < most && !isOver()) {
    const begun = performance.now();
    await send(driver);
    times.push(performance.now() - begun);
    await pause(DRIVER);
  }
  return { rate: times.length / ((performance.now() - start) / 1000), times };
}

/** Creates one every few ms, however long each takes; returns the ms of each. */
async function createAll(): Promise<number[]> {
  const running: Promise<number>[] = [];
  for (let n = 0; n < count; n++) {
    running.push(create(n));
    await pause(EVERY);
  }
  return Promise.all(running);
}

async function create(n: number): Promise<number> {
  const number = String(n).padStart(4, '0');
  const given = { country: 'mx', firstName: 'María', phone: `55 3333 ${number}`, externalReference: `CRM-${number}` };
  const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': `create-${n}` };
  const start = performance.now();
  await send({ port, path: '/api/v1/applications', method: 'POST', headers, body: Buffer.from(JSON.stringify(given)) });
  return performance.now() - start;
}

/** Reads on from a place, `PAGES` pages at most; returns the ms of each. */
async function readPages(path: string, name: string, from: string | null): Promise<number[]> {
  const times: number[] = [];
  for (let at = from; times.length < PAGES; ) {
    const start = performance.now();
    const place = at === null ? '' : `&${name}=${encodeURIComponent(at)}`;
    const { next } = JSON.parse(
      await send({ port, path: `${path}limit=100${place}`, headers: { authorization } }),
    ).data;
    times.push(performance.now() - start);
    if (next === null || next === at) return times;
    at = next;
  }
  return times;
}
