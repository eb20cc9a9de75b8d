// npm run bench:live: how soon 200 open consoles hear of 50 changes a second, and how much that slows down writers.

import { Agent, type ClientRequest, get } from 'node:http';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { send, startChild } from '../api/child.ts';
import { judge, quantile } from '../run/figures.ts';
import { startDatabase } from '../run/own-database.ts';

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '200' },
    changes: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '15' },
  },
});
const [streams, perSecond, seconds] = [values.streams, values.changes, values.seconds].map(Number) as [
  number,
  number,
  number,
];
const goals = { delay: 1000, keeps: 0.9 };
const WRITERS = 4;

interface Rate {
  perSecond: number;
  cost: number;
}

interface Hello {
  cookies: string[];
  ids: { applicationId: string; requestId: string }[];
}

const database = await startDatabase();
const product = await startChild<Hello>('../live/live-server.ts', database.settings, serverFlags);
const { port, cookies, ids } = product.hello;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const writtenAt = new Map<string, number>();
const delays: number[] = [];
let written = 0;
/** While writers are measured, events are received but not parsed. */
let isListening = false;

console.log(`Node ${process.version}, ${cpus().length} cores; server, database, writers and readers share them.\n`);
try {
  await rate(5);
  const alone = [await rate(seconds)];
  const watchers = Array.from({ length: streams }, (_, i) => cookies[i % cookies.length]!);
  const open = () => openStreams(port, watchers, hear, () => isListening);
  const close = await open();
  const beside = [await rate(seconds)];
  close();
  // Repeated without and with streams, so that a machine that warms up or slows down affects both.
  await pause(500);
  alone.push(await rate(seconds));
  const closeAgain = await open();
  beside.push(await rate(seconds));
  const keeps = sum(beside) / sum(alone);
  judge(`${WRITERS} writers keep ${keeps.toFixed(2)} of their rate beside ${streams} streams`, keeps >= goals.keeps);
  console.log(`  ${average(alone)} changes a second without, ${average(beside)} with them`);
  console.log(`  the server's own time for a change: ${served(alone)} ms without, ${served(beside)} ms with them`);

  isListening = true;
  await changeEvenly();
  await pause(2000);
  closeAgain();
  const [p95, slowest] = [quantile(delays, 0.95), quantile(delays, 1)];
  judge(
    `${perSecond} changes a second: told within ${Math.round(p95)} ms (p95 of ${delays.length}), slowest ${Math.round(slowest)} ms`,
    p95 <= goals.delay && delays.length >= streams * perSecond * seconds * 0.5,
  );
} finally {
  agent.destroy();
  await product.stop();
  await database.remove();
}

/**
 * Writers that each begin the next change when the last is done; returns changes per second, and the server's CPU time
 * per change in ms.
 */
async function rate(time: number): Promise<Rate> {
  const [begun, before] = [performance.now(), written];
  const { cpu } = await product.usage();
  const isOver = () => performance.now() - begun > time * 1000;
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (!isOver()) await change();
    }),
  );
  const changes = written - before;
  const perSecond = (changes * 1000) / (performance.now() - begun);
  return { perSecond, cost: (((await product.usage()).cpu - cpu) * 1000) / changes };
}

async function changeEvenly(): Promise<void> {
  const under: Promise<void>[] = [];
  const begun = performance.now();
  for (let n = 0; n < perSecond * seconds; n++) {
    await pause(Math.max(0, begun + (n * 1000) / perSecond - performance.now()));
    under.push(change());
  }
  await Promise.all(under);
}

async function change(): Promise<void> {
  const { applicationId, requestId } = ids[written++ % ids.length]!;
  const body = Buffer.from(JSON.stringify({ firstName: `María ${letters(written)}` }));
  const headers = { 'content-type': 'application/json' };
  const address = `/api/public/admission/requests/${requestId}/personal-data`;
  await send({ port, path: address, method: 'PATCH', headers, body }, agent);
  // Recorded from the response on, which is when the writer knows the change.
  writtenAt.set(applicationId, performance.now());
}

function hear(name: string, data: string): void {
  if (name !== 'application') return;
  const at = writtenAt.get((JSON.parse(data) as { applicationId: string }).applicationId);
  // An event may arrive before the response of its change.
  if (at !== undefined) delays.push(Math.max(0, performance.now() - at));
}

// Names contain only letters.
function letters(n: number): string {
  return [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}

function sum(rates: readonly Rate[]): number {
  return rates.reduce((total, { perSecond: item }) => total + item, 0);
}

function average(rates: readonly Rate[]): string {
  return (sum(rates) / rates.length).toFixed(0);
}

function served(rates: readonly Rate[]): string {
  return (rates.reduce((total, { cost }) => total + cost, 0) / rates.length).toFixed(1);
}

/**
 * Opens as many streams as cookies are given. `onEvent` gets every event of the streams for which `isListening`; the
 * others only receive the bytes, as for consoles on other machines. Resolves once all streams have sent their first
 * event.
 */
async function openStreams(
  port: number,
  cookies: readonly string[],
  onEvent: (name: string, data: string) => void,
  isListening: () => boolean,
): Promise<() => void> {
  const requests = await Promise.all(cookies.map((cookie) => open(port, cookie, onEvent, isListening)));
  return () => {
    for (const request of requests) request.destroy();
  };
}

function open(
  port: number,
  cookie: string,
  onEvent: (name: string, data: string) => void,
  isListening: () => boolean,
): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, accept: 'text/event-stream' };
    const request = get({ host: '127.0.0.1', port, path: '/api/staff/events', headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a stream was answered ${answer.statusCode}`));
      let rest = '';
      let isGreeted = false;
      answer.on('data', (bytes: Buffer) => {
        if (isGreeted && !isListening()) return;
        const chunk = bytes.toString('latin1');
        const parts = (rest + chunk).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) {
          const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
          if (name === 'hello') {
            isGreeted = true;
            resolve(request);
          } else if (name !== '') onEvent(name, data);
        }
      });
    });
    // Ended by the benchmark itself after the first event.
    request.on('error', reject);
  });
}
