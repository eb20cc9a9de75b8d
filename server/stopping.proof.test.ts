import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApplication } from './admission/open.ts';
import { system } from './applications/events.ts';
import { requestPath } from './testing/calls.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { openReplicas, type Replica, type Replicas } from './testing/test-replicas.ts';

const TIMEOUT = 90_000;
/** How often the load balancer probes `/readyz`, in ms. */
const PROBE = 2000;
/** How many seconds a server still answers calls after its `/readyz` says no. This is the default with an external database. */
const DELAY = { STOP_DELAY: '10' };
const UNLIMITED = { CALLS_PER_MINUTE: '1000000', APPLICATION_CALLS_PER_MINUTE: '1000000' };
const database = await createTestDatabase();
let replicas: Replicas;
let servers: Replica[];
let proxy: Awaited<ReturnType<typeof startProxy>>;

beforeAll(async () => {
  replicas = await openReplicas(database.url, { ...DELAY, ...UNLIMITED });
  servers = await Promise.all([1, 2].map(() => replicas.start()));
  await Promise.all(servers.map((server) => server.ready()));
  proxy = await startProxy(servers.map(({ origin }) => origin));
}, TIMEOUT);
afterAll(async () => {
  proxy?.close();
  await replicas.close();
  await database.close();
}, TIMEOUT);

test('a server that stops behind a load balancer refuses no call', { timeout: TIMEOUT }, async () => {
  const { requestId } = await openApplication(database, { country: 'mx', actor: system('test') });
  const url = `${proxy.origin}/api${requestPath(requestId)}`;
  const outcomes = new Map<number | string, number>();
  let over = false;
  const callers = Array.from({ length: 8 }, async () => {
    while (!over) {
      const outcome = await fetch(url).then(
        async (answer) => (await answer.text()) && answer.status,
        (error) => String(error.cause ?? error),
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  });
  await expect.poll(() => outcomes.get(200) ?? 0, { timeout: 20_000 }).toBeGreaterThan(50);
  const [first] = servers as [Replica, Replica];
  const ended = first.end('SIGTERM');
  await expect.poll(() => readiness(first), { timeout: 5000, interval: 10 }).toEqual([503, 'stopping']);
  const served = outcomes.get(200)!;
  expect(await ended).toBe(0);
  await expect.poll(() => outcomes.get(200), { timeout: 20_000 }).toBeGreaterThan(served + 50);
  over = true;
  await Promise.all(callers);
  expect([...outcomes.keys()]).toEqual([200]);
});

async function readiness({ origin }: Replica): Promise<[number, string]> {
  const answer = await fetch(`${origin}/readyz`);
  const { status } = (await answer.json()) as { status: string };
  return [answer.status, status];
}

/** A load balancer: distributes calls over the servers that are ready, one by one, over connections that it keeps open. */
async function startProxy(origins: string[]) {
  const agent = new Agent({ keepAlive: true });
  let ready = origins;
  let turn = 0;
  const probe = async () => {
    const states = await Promise.all(
      origins.map((origin) =>
        fetch(`${origin}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        ),
      ),
    );
    ready = origins.filter((_, index) => states[index]);
  };
  const timer = setInterval(probe, PROBE);
  const server: Server = createServer((incoming, outgoing) => {
    const origin = ready[turn++ % ready.length]!;
    const { method, headers, url = '/' } = incoming;
    request(origin + url, { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502);
      answer.pipe(outgoing);
    })
      .on('error', (error) => outgoing.writeHead(502).end(String(error)))
      .end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    clearInterval(timer);
    agent.destroy();
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
