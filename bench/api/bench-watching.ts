// What watching costs: GET of an application per CPU-second of the server, without metrics and traces, with metrics that are read
// once in 24,000 calls (busy servers are read every 15 s), and with every call as a trace.

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.ts';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { type Child, startChild } from './child.ts';
import { load } from './load.ts';
import { unlimited } from './unlimited.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '24' } } });
const rounds = Number(values.rounds);
/** Of the calls per CPU-second. */
const MOST = 0.03;
const CALLS = 2000;
/** In rounds: a server that is busy with these calls alone is read every 15 s, which is some 40,000 of them. */
const READ_EVERY = 12;

const folder = await mkdtemp(path.join(tmpdir(), 'volante-bench-'));
const postgres = await startEmbeddedPostgres(folder, { role: 'server' });
let spans = 0;
const collector = createServer(async (request, response) => {
  let text = '';
  for await (const part of request) text += part;
  spans += text.split('"spanId"').length - 1;
  response.end('{}');
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
const metricsPort = await freePort();
const env = unlimited(postgres.url, folder);
const contenders = {
  nothing: { WATCH: 'off' },
  metrics: { METRICS_PORT: String(metricsPort) },
  traces: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` },
};
type Name = keyof typeof contenders;
const names = Object.keys(contenders) as Name[];
const children: Child<{ requestId: string }>[] = [];
try {
  const servers = {} as Record<Name, Child<{ requestId: string }>>;
  for (const name of names) {
    servers[name] = await startChild('./product-server.ts', { ...env, ...contenders[name] }, serverFlags);
    children.push(servers[name]);
  }
  /** CPU-seconds of each round. */
  const measured: Record<Name, number[]> = { nothing: [], metrics: [], traces: [] };
  // The first round is a warm-up and doesn't count.
  for (let round = 0; round <= rounds; round++) {
    for (const name of round % 2 ? names : names.toReversed()) {
      const { hello, usage } = servers[name];
      const job = { port: hello.port, path: `/api/public/admission/requests/${hello.requestId}` };
      const before = await usage();
      await load(job, CALLS, 32);
      // As often by the work, not by the clock: a busy machine would count it several times.
      if (name === 'metrics' && round % READ_EVERY === 1)
        await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const after = await usage();
      if (round > 0) measured[name].push(after.cpu - before.cpu);
    }
  }
  // Of all rounds together: the reading of metrics is in few of them.
  const rate = (name: Name) => (rounds * CALLS) / measured[name].reduce((sum, cpu) => sum + cpu, 0);
  const costs = (name: Name) => 1 - rate(name) / rate('nothing');
  console.log(`GET of an application per CPU-second, ${rounds} alternating rounds together:`);
  for (const name of names)
    console.log(`  ${name.padEnd(8)} ${rate(name).toFixed(0)}  costs ${(costs(name) * 100).toFixed(1)} %`);
  console.log(`  ${spans} spans arrived`);
  console.log(`metrics ${costs('metrics') <= MOST ? 'ok' : 'MISSED'} (at most ${MOST * 100} %)`);
  if (costs('metrics') > MOST) process.exitCode = 1;
} finally {
  for (const child of children) await child.stop();
  collector.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function freePort(): Promise<number> {
  const probe = createSocket().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
