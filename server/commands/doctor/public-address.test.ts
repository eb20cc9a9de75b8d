import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { examinePublicAddress } from './public-address.ts';

let server: TestApp;
let port: number;
const proxies: Server[] = [];

beforeAll(async () => {
  server = await startTestApp({ settings: { TRUSTED_PROXIES: 'loopback' } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const proxy of proxies.splice(0)) proxy.close();
});
afterAll(() => server.close());

type Handle = (call: IncomingMessage, reply: ServerResponse) => void;

async function through(handle: Handle, own: { secret?: string } = {}): Promise<string | null> {
  const proxy = createServer(handle);
  proxies.push(proxy);
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  const PUBLIC_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return examinePublicAddress({ PUBLIC_URL, PORT: 3000, SECRET_KEY: own.secret ?? server.deps.config.SECRET_KEY });
}

/** Passes a call on to a server of ours. */
function passOn(to: number, { hold = false } = {}): Handle {
  return (call, reply) => {
    const headers = { ...call.headers, 'x-forwarded-for': '127.0.0.9' };
    const onward = request({ port: to, method: call.method, path: call.url, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 0, answer.headers);
      if (!hold) return answer.pipe(reply);
      const held: Buffer[] = [];
      return answer.on('data', (chunk) => held.push(chunk)).on('end', () => reply.end(Buffer.concat(held)));
    });
    // As proxies do: otherwise a held stream would keep its server from closing.
    reply.on('close', () => onward.destroy());
    call.pipe(onward);
  };
}

const page =
  (status: number): Handle =>
  (call, reply) => {
    call.resume().on('end', () => reply.writeHead(status, { 'content-type': 'text/html' }).end('<html>no</html>'));
  };

test('5 MB and an event stream pass, and the server knows who calls', async () => {
  expect(await through(passOn(port))).toMatch(/^5 MB and an event stream pass .* from 127\.0\.0\.9$/);
});

test('a proxy that refuses, holds streams back or reaches nobody is named, and so is a foreign program', async () => {
  await expect(through(page(413))).rejects.toThrow('client_max_body_size');
  await expect(through(page(502))).rejects.toThrow("a proxy answers 502: it doesn't reach the server");
  await expect(through(page(200))).rejects.toThrow('another program answers 200');
  await expect(through(passOn(port, { hold: true }))).rejects.toThrow('holds event streams back');
});

test('a server that takes the proxy for the client is named', async () => {
  const other = await startTestApp({ settings: { SECRET_KEY: server.deps.config.SECRET_KEY } });
  try {
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const { port: its } = other.app.server.address() as AddressInfo;
    await expect(through(passOn(its))).rejects.toThrow('the proxy at 127.0.0.1: set TRUSTED_PROXIES');
  } finally {
    await other.close();
  }
});

test('without the secret nobody gets a stream or has 5 MB taken', async () => {
  await expect(through(passOn(port), { secret: 'x'.repeat(32) })).rejects.toThrow('another SECRET_KEY');
  const answer = await server.inject({ method: 'POST', url: '/api/probe', headers: { 'x-probe': 'NaN.x' } });
  expect(answer.statusCode).toBe(403);
});
