// npm run bench:links: a file of 5,000 drivers is checked and created while other drivers use the product.

import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { load, send, startChild } from '../api/child.ts';
import { cpuOf } from '../capacity/usage.ts';
import { judge, quantile } from '../run/figures.ts';
import { startDatabase } from '../run/own-database.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '5000' } } });
const rows = Number(values.rows);
/** In seconds, for 5,000 rows. */
const goals = { check: 5, create: 60 };

const database = await startDatabase();
const product = await startChild<{ requestId: string; cookie: string }>(
  '../links/links-server.ts',
  database.settings,
  serverFlags,
);
const { port, requestId, cookie } = product.hello;
const driver = { port, path: `/api/public/admission/requests/${requestId}` };

console.log(`Node ${process.version}, ${cpus().length} cores; server, database and callers share them.\n`);
try {
  await load(driver, 200, 2);
  report('a driver’s call alone', await load(driver, 400, 2));

  const { batchId, counts } = await timed('checked', goals.check, () => upload(fileOf(rows)));
  if (counts.ok !== rows) throw new Error(`${JSON.stringify(counts)} of ${rows} rows`);

  const beside: number[] = [];
  await timed('created', goals.create, async () => {
    await call('POST', `/link-batches/${batchId}/create`, { skipDuplicates: true });
    for (;;) {
      beside.push(...(await load(driver, 20, 2)));
      const { state, created } = await call('GET', `/link-batches/${batchId}`);
      if (state === 'done' && created === rows) return;
      await pause(100);
    }
  });
  report('a driver’s call beside', beside);
  await timed('taken back', null, () => call('POST', `/link-batches/${batchId}/revoke`, {}));
} finally {
  await product.stop();
  await database.remove();
}

function report(title: string, times: number[]): void {
  const at = (share: number) => quantile(times, share).toFixed(1);
  console.log(`${title}: median ${at(0.5)} ms, nine of ten within ${at(0.9)} ms, slowest ${at(0.999)} ms`);
}

async function timed<Result>(what: string, goal: number | null, work: () => Promise<Result>): Promise<Result> {
  const [start, cpu] = [performance.now(), cpuOf(process.pid)];
  const result = await work();
  // Comparable even between busy machines, unlike seconds.
  const spent = `${(cpuOf(process.pid) - cpu).toFixed(1)} CPU-seconds of server, database and callers`;
  const seconds = (performance.now() - start) / 1000;
  const said = `${rows} rows ${what} in ${seconds.toFixed(1)} s; ${spent}`;
  if (goal === null) console.log(said);
  else judge(said, seconds <= goal);
  return result;
}

async function call(method: string, address: string, payload?: object) {
  const body = payload && Buffer.from(JSON.stringify(payload));
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  const text = await send({ port, path: `/api/staff${address}`, method, headers, ...(body && { body }) });
  return JSON.parse(text).data;
}

async function upload(file: string) {
  const form = new FormData();
  form.append('country', 'mx');
  form.append('file', new Blob([file]), 'drivers.csv');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = { cookie, 'content-type': encoded.headers.get('content-type') ?? '' };
  return JSON.parse(await send({ port, path: '/api/staff/link-batches', method: 'POST', headers, body })).data;
}

function fileOf(count: number): string {
  const lines = Array.from({ length: count }, (_, n) => {
    const number = String(n).padStart(4, '0');
    return `María José,Núñez ${number},55 3333 ${number},maria${number}@example.com,CRM-${number},Feria de Toluca`;
  });
  return ['nombre,apellidos,telefono,correo,referencia,nota', ...lines].join('\n');
}
