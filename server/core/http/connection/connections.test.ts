import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { endSlowBodies, timeouts } from './connections.ts';

const closing: (() => Promise<unknown>)[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const close of closing.splice(0)) await close();
});

async function start(settings: Record<string, string>): Promise<TestApp> {
  const server = await startTestApp({ settings });
  closing.push(server.close);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return server;
}
const portOf = ({ app }: Pick<TestApp, 'app'>) => (app.server.address() as AddressInfo).port;

/** Opens a connection; null if it was closed at once. */
async function open(port: number): Promise<Socket | null> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect').catch(() => {});
  socket.write('GET /healthz HTTP/1.1\r\nhost: volante\r\n\r\n');
  const answered = once(socket, 'data').then(() => true);
  const ended = new Promise<boolean>((resolve) => socket.once('close', () => resolve(false)));
  return (await Promise.race([answered, ended])) ? socket : null;
}

test('an address has a limit of connections, and closing one makes room for another', async () => {
  const port = portOf(await start({ CONNECTIONS_PER_ADDRESS: '3' }));
  const held = [await open(port), await open(port), await open(port)];
  expect(held.every(Boolean)).toBe(true);
  expect(await open(port)).toBeNull();
  held[0]?.destroy();
  await expect.poll(async () => (await open(port)) !== null).toBe(true);
});

test('behind a proxy, whose address all connections share, there is no limit per address', async () => {
  const port = portOf(await start({ CONNECTIONS_PER_ADDRESS: '2', TRUSTED_PROXIES: 'loopback' }));
  for (let i = 0; i < 5; i++) expect(await open(port)).not.toBeNull();
});

test('all clients together have a limit of connections', async () => {
  const port = portOf(await start({ CONNECTIONS: '10' }));
  for (let i = 0; i < 10; i++) expect(await open(port)).not.toBeNull();
  expect(await open(port)).toBeNull();
});

test('a request head that never ends is answered with an error and its connection closed', async () => {
  const server = await start({});
  expect(server.app.server).toMatchObject({ headersTimeout: timeouts.head, requestTimeout: 15 * 60_000 });
  server.app.server.headersTimeout = 200;
  const socket = connect(portOf(server), '127.0.0.1');
  sockets.push(socket);
  socket.write('GET /healthz HTTP/1.1\r\nhost: vol');
  expect(await text(socket)).toContain('timeout_error');
}, 20_000);

test('a JSON body that trickles in has a timeout', async () => {
  const app = Fastify();
  endSlowBodies(app, 1000);
  app.post('/', async () => 'read');
  closing.push(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(portOf({ app } as never), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n';
  socket.write(`${head}{"a`);
  await once(socket, 'close');
  const whole = await app.inject({ method: 'POST', url: '/', payload: { a: 1 } });
  expect(whole.body).toBe('read');
});

test('a response may take longer than the timeout of its request’s body', async () => {
  const app = Fastify();
  endSlowBodies(app, 500);
  let proceed: () => void = () => {};
  const waiting = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  app.post('/', () => waiting.then(() => 'read'));
  closing.push(() => app.close());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(address, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  setTimeout(proceed, 900);
  expect(await (await answer).text()).toBe('read');
});
