// npm run bench:integrations: another system creates 1,000 applications by token, and reads them, while a driver uses the product.

import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { load, send, startChild } from '../api/child.ts';
import { judge, quantile } from '../run/figures.ts';
import { startDatabase } from '../run/own-database.ts';

const { values } = parseArgs({ options: { applications: { type: 'string', default: '1000' } } });
const count = Number(values.applications);
/** Seconds for 1,000 applications; the driver's rate with them, of the rate without; ms of a page of the list, p95. */
const goals = { create: 60, rate: 0.9, page: 50 };
/** Milliseconds from one application to the next, so that they take nine tenths of the time they may. */
const EVERY = (goals.create * 1000 * 0.9) / 1000;
/** A driver's screen asks that often, in ms. */
const DRIVER = 40;

const database = await startDatabase();
const product = await startChild<{ requestId: string; token: string }>(
  '../integrations/integrations-server.ts',
  database.settings,
  serverFlags,
);
const { port, requestId, token } = product.hello;
const driver = { port, path: `/api/public/admission/requests/${requestId}` };
const authorization = `Bearer ${token}`;

console.log(`Node ${process.version}, ${cpus().length} cores; server, database and callers share them.\n`);
try {
  await load(driver, 200, 2);
  const alone = await rateFor(5000);
  const start = performance.now();
  let isDone = false;
  const created = createAll().finally(() => {
    isDone = true;
  });
  const beside = await rateFor(Number.POSITIVE_INFINITY, () => isDone);
  const times = await created;
  const seconds = (performance.now() - start) / 1000;
  const limit = goals.create * (count / 1000);
  judge(`${count} applications created in ${seconds.toFixed(1)} s`, seconds <= limit);
  console.log(`one: median ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`);
  const share = beside / alone;
  judge(`a driver’s calls keep ${share.toFixed(2)} of their rate`, share >= goals.rate);
  const pages = await readAll();
  const p95 = quantile(pages, 0.95);
  judge(`a page of 100 in the list: p95 ${p95.toFixed(1)} ms`, p95 <= goals.page);
} finally {
  await product.stop();
  await database.remove();
}

/** Calls a second of a driver, for so many ms or until it is done. */
async function rateFor(most: number, isOver = () => false): Promise<number> {
  const start = performance.now();
  let calls = 0;
  while (performance.now() - start < most && !isOver()) {
    await send(driver);
    calls++;
    await pause(DRIVER);
  }
  return calls / ((performance.now() - start) / 1000);
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

/** Reads the list to its end; returns the ms of each page. */
async function readAll(): Promise<number[]> {
  const times: number[] = [];
  for (let cursor = ''; ; ) {
    const start = performance.now();
    const path = `/api/v1/applications?limit=100${cursor && `&cursor=${cursor}`}`;
    const { next } = JSON.parse(await send({ port, path, headers: { authorization } })).data;
    times.push(performance.now() - start);
    if (next === null) return times;
    cursor = next;
  }
}
