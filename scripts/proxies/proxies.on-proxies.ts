import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openApplication } from '../../server/admission/open.ts';
import { system } from '../../server/applications/events.ts';
import { PROBE, PROBE_BYTES, PROBE_PAUSE, signProbe } from '../../server/core/http/connection/probe.ts';
import { deriveKeys } from '../../server/core/keys.ts';
import { hire } from '../../server/staff/testing/test-staff.ts';
import { requestPath } from '../../server/testing/calls.ts';
import { createTestDatabase } from '../../server/testing/test-database.ts';
import { findFreePort } from '../../server/testing/test-free-port.ts';
import { openReplicas, type Replica, type Replicas } from '../../server/testing/test-replicas.ts';
import { makeCertificate, type Running, startCaddy, startNginx } from './proxy.ts';

/** In seconds: more than it takes Caddy to notice a stopping server. */
const STOP_DELAY = 8;
const certificate = makeCertificate();
const ca = readFileSync(certificate.file);
const port = await findFreePort();
const ports = [await findFreePort(), await findFreePort()] as [number, number];
const database = await createTestDatabase();
let replicas: Replicas;
let servers: Replica[];

beforeAll(async () => {
  const settings = {
    PUBLIC_URL: `https://localhost:${port}`,
    TRUSTED_PROXIES: 'loopback',
    STOP_DELAY: `${STOP_DELAY}`,
  };
  replicas = await openReplicas(database.url, settings);
  servers = await Promise.all(ports.map((own) => replicas.start({ PORT: String(own) })));
  await Promise.all(servers.map((server) => server.ready()));
});
afterAll(async () => {
  await replicas?.close();
  await database.close();
  rmSync(certificate.folder, { recursive: true });
});

/** One call through the proxy, on a connection of its own, until its head arrives. */
function ask(address: string, { body, ...options }: RequestOptions & { body?: Buffer | string } = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(`https://localhost:${port}${address}`, { agent: false, family: 4, ca, ...options }, resolve);
    call.on('error', reject).end(body);
  });
}

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('behind %s', (name, start) => {
  let proxy: Running;
  beforeAll(async () => {
    proxy = await start({ port, servers: ports, certificate });
    // Caddy calls a server healthy once it has asked it.
    await vi.waitUntil(async () => (await ask('/readyz')).statusCode === 200, { timeout: 20_000, interval: 100 });
  });
  afterAll(() => proxy?.stop());

  test('5 MB pass, a stream is not held back, and a client cannot claim another address', async () => {
    const key = deriveKeys(replicas.config.SECRET_KEY).url;
    const answer = await ask(PROBE, {
      method: 'POST',
      localAddress: '127.0.0.7',
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': PROBE_BYTES,
        'x-probe': signProbe(key, Date.now()),
        'x-forwarded-for': '203.0.113.9',
      },
      body: Buffer.alloc(PROBE_BYTES),
    });
    const arrived: number[] = [];
    let text = '';
    for await (const chunk of answer) {
      arrived.push(performance.now());
      text += chunk;
    }
    const [first = '', second] = text.split('\n\n');
    expect(JSON.parse(first.slice('data: '.length))).toEqual({
      bytes: PROBE_BYTES,
      address: '127.0.0.7',
      untrusted: false,
    });
    expect(second).toBe('data: {}');
    expect(arrived.at(-1)! - arrived[0]!).toBeGreaterThan(PROBE_PAUSE / 2);
    const lasting = answer.rawHeaders.filter((word) => word.toLowerCase() === 'strict-transport-security');
    expect(lasting).toHaveLength(1);
  });

  test('the doctor finds the way through it in order', async () => {
    const { DATA_DIR, SECRET_KEY, PUBLIC_URL } = replicas.config;
    const own = { DATA_DIR, SECRET_KEY, PUBLIC_URL, DATABASE_URL: database.url, NODE_EXTRA_CA_CERTS: certificate.file };
    const doctor = path.join(import.meta.dirname, '../../server/commands/doctor.ts');
    const said = await new Promise<string>((resolve) => {
      execFile(process.execPath, [doctor], { env: { ...process.env, ...own } }, (_error, stdout) => resolve(stdout));
    });
    expect(said).toMatch(/^ok +public address +5 MB and an event stream pass/m);
  });

  test('the console’s stream arrives at once', async () => {
    const { config } = replicas;
    const deps = { db: database.db, keys: deriveKeys(config.SECRET_KEY), config, now: () => new Date() };
    const { cookie } = await hire({ deps, database, inject: servers[0]!.inject }, 'advisor');
    const answer = await ask('/api/staff/events', { headers: { cookie, accept: 'text/event-stream' } });
    expect(answer.statusCode).toBe(200);
    let heard = '';
    answer.setEncoding('utf8').on('data', (text) => (heard += text));
    answer.on('error', () => undefined);
    // Well before the first comment, which would push out what is held back.
    await expect.poll(() => heard, { timeout: 5000 }).toContain('event: hello');
    answer.destroy();
  });

  test('no call is refused while both servers are replaced, one after the other', async () => {
    const { requestId } = await openApplication(database, { country: 'mx', actor: system('test') });
    const address = `/api${requestPath(requestId)}`;
    const contact = { firstName: 'Ana', lastName: 'López', email: 'ana@example.org', phone: '+525512345678' };
    const statuses = new Map<string, number>();
    let over = false;
    const drivers = Array.from({ length: 3 }, async (_, driver) => {
      for (let n = 0; !over; n++) {
        const isWrite = driver === 0 && n % 4 === 0;
        const answer = isWrite
          ? ask(`${address}/personal-data`, {
              method: 'PATCH',
              headers: { 'content-type': 'application/json', 'idempotency-key': `${name}-restart-${n}-of-this-test` },
              body: JSON.stringify(contact),
            })
          : ask(address);
        const status = await answer.then(
          (given) => String(given.resume().statusCode),
          (error: Error) => error.message,
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await pause(40);
      }
    });
    for (const index of [0, 1]) {
      expect(await servers[index]!.end()).toBe(0);
      servers[index] = await replicas.start({ PORT: String(ports[index]) });
      await servers[index]!.ready();
      // Until the proxy calls it again.
      await pause(6000);
    }
    over = true;
    await Promise.all(drivers);
    expect([...statuses.keys()]).toEqual(['200']);
    expect(statuses.get('200')).toBeGreaterThan(300);
  });
});
