// The cost of monitoring: GETs of an application per CPU-second of the server, without metrics and traces, with metrics
// scraped once in 24,000 calls (as often as busy servers, which are scraped every 15 s), and with a trace of every
// call. Two identical processes differ by some percent for their whole life, so each variant is started several times.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { findFreePort } from '../../server/testing/test-free-port.ts';
import { judge } from '../run/figures.ts';
import { startDatabase } from '../run/own-database.ts';
import { type Child, load, startChild } from './child.ts';

const { values } = parseArgs({
  options: { starts: { type: 'string', default: '8' }, rounds: { type: 'string', default: '6' } },
});
const [starts, rounds] = [Number(values.starts), Number(values.rounds)];
/** Of the calls per CPU-second. */
const MOST = 0.03;
const CALLS = 2000;
/** Calls between two scrapes: a server busy with only these calls answers some 40,000 of them in 15 s. */
const READ_EVERY = 24_000;
/** Calls until the code is compiled and the heap has its final size. */
const WARM_UP = 2;

const database = await startDatabase();
let spans = 0;
const collector = createServer(async (request, response) => {
  let text = '';
  for await (const part of request) text += part;
  spans += text.split('"spanId"').length - 1;
  response.end('{}');
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
const metricsPort = await findFreePort();
const contenders = {
  nothing: { WATCH: 'off' },
  metrics: { METRICS_PORT: String(metricsPort) },
  traces: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` },
};
type Name = keyof typeof contenders;
const names = Object.keys(contenders) as Name[];
/** Per start, in calls per CPU-second. */
const rates: Record<Name, number>[] = [];
let children: Child<{ requestId: string }>[] = [];
let unread = 0;
try {
  for (let start = 0; start < starts; start++) {
    const servers = {} as Record<Name, Child<{ requestId: string }>>;
    for (const name of names) {
      servers[name] = await startChild(
        './product-server.ts',
        { ...database.settings, ...contenders[name] },
        serverFlags,
      );
      children.push(servers[name]);
    }
    const cpu: Record<Name, number> = { nothing: 0, metrics: 0, traces: 0 };
    for (let round = 0; round < WARM_UP + rounds; round++)
      // Alternating, none twice in a row: a server that continues without a pause is faster than one that was idle.
      for (const name of [...names.slice(round % 3), ...names.slice(0, round % 3)]) {
        const { hello, usage } = servers[name];
        const job = { port: hello.port, path: `/api/public/admission/requests/${hello.requestId}` };
        const before = await usage();
        await load(job, CALLS, 32);
        if (round < WARM_UP) continue;
        // Counted by work, not by time: on a busy machine time would count it several times.
        if (name === 'metrics') unread += CALLS;
        if (name === 'metrics' && unread >= READ_EVERY) {
          unread = 0;
          await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
        }
        cpu[name] += (await usage()).cpu - before.cpu;
      }
    rates.push(Object.fromEntries(names.map((name) => [name, (rounds * CALLS) / cpu[name]])) as Record<Name, number>);
    for (const child of children) await child.stop();
    children = [];
  }
  console.log(`GET of an application per CPU-second, ${starts} starts of ${rounds} alternating rounds:`);
  for (const name of names) {
    const { mean, error } = meanOf(rates.map((rate) => 1 - rate[name] / rate.nothing));
    const rate = meanOf(rates.map((rate) => rate[name])).mean;
    const cost = `${(mean * 100).toFixed(1)} % ± ${(error * 100).toFixed(1)}`;
    console.log(`  ${name.padEnd(8)} ${rate.toFixed(0)}${name === 'nothing' ? '' : `  costs ${cost}`}`);
  }
  const { mean } = meanOf(rates.map((rate) => 1 - rate.metrics / rate.nothing));
  console.log(`  ${spans} spans arrived`);
  judge(`metrics cost at most ${MOST * 100} %`, mean <= MOST);
} finally {
  for (const child of children) await child.stop();
  collector.close();
  await database.remove();
}

/** Mean with its standard error. */
function meanOf(values: number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}
