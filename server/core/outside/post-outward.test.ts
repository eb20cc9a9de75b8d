import type { LookupAddress, lookup as lookUp } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isOutwardUrl, postOutward } from './post-outward.ts';
import { isPublicAddress } from './public-address.ts';

let close = () => {};
afterEach(() => close());

async function listen(answer: RequestListener) {
  let asked = 0;
  const server = createServer((request, reply) => {
    asked++;
    answer(request, reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, asked: () => asked };
}
/** A name server that gives these addresses, call by call. */
const names = (...answers: string[][]) => {
  let asked = 0;
  return ((_: string, __: object, done: (error: null, all: LookupAddress[]) => void) => {
    const found = answers[Math.min(asked++, answers.length - 1)]!;
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof lookUp;
};
const post = (url: string, more: Partial<Parameters<typeof postOutward>[0]> = {}) =>
  postOutward({ url, headers: {}, body: '{}', timeoutMs: 2000, maxBytes: 1000, allowsLocal: false, ...more });

test('addresses near us are recognised in every notation, also inside IPv6', () => {
  const inside =
    `0.0.0.0 10.1.2.3 100.64.0.1 100.100.100.200 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.192
    192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 168.63.129.16 :: ::1 fe80::1 fc00::1 fd00:ec2::254 fec0::1 ff02::1
    ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:a9fe:a9fe 64:ff9b::10.0.0.1 64:ff9b::a9fe:a9fe 64:ff9b:1::1 2002:7f00:1::1 2001::1 2001:db8::1
    ::127.0.0.1 localhost`.split(/\s+/);
  expect(inside.filter(isPublicAddress)).toEqual([]);
  const outside = '1.1.1.1 172.32.0.1 100.128.0.1 2606:4700::1111 ::ffff:1.1.1.1 64:ff9b::1.1.1.1'.split(' ');
  expect(outside.filter((address) => !isPublicAddress(address))).toEqual([]);
});

test('only https to a public name or address is taken, however it is written', () => {
  const refused = [
    ...[
      'http://example.com',
      'ftp://example.com',
      'https://user:pass@example.com',
      'https://localhost',
      'https://a.localhost',
    ],
    ...[
      'https://127.0.0.1',
      'https://2130706433',
      'https://0x7f.1',
      'https://0177.0.0.1',
      'https://[::ffff:127.0.0.1]',
      'x',
    ],
  ];
  expect(refused.filter((url) => isOutwardUrl(url, false))).toEqual([]);
  expect(isOutwardUrl('https://example.com:8443/hooks', false)).toBe(true);
  expect(isOutwardUrl('http://localhost:3001/hooks', true)).toBe(true);
  expect(isOutwardUrl('http://example.com', true)).toBe(false);
  expect(isOutwardUrl('https://10.0.0.1', true)).toBe(false);
});

test('a name that resolves inside is refused before anything is sent, also the second time, and also beside a public address', async () => {
  const { port, asked } = await listen((_, reply) => reply.end('ok'));
  const url = `https://example.com:${port}/`;
  for (const found of [
    ['127.0.0.1'],
    ['169.254.169.254'],
    ['1.1.1.1', '127.0.0.1'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::7f00:1'],
  ])
    expect(await post(url, { lookup: names(found) }), found.join()).toEqual({ fault: 'address_refused' });
  // Public at the first look, inside at the second: each connection is checked.
  const lookup = names(['192.0.2.1', '1.1.1.1'], ['127.0.0.1']);
  const local = `http://localhost:${port}/`;
  await post(url, { lookup, timeoutMs: 50 });
  expect(await post(url, { lookup })).toEqual({ fault: 'address_refused' });
  expect(asked()).toBe(0);
  expect(await post(local, { lookup: names(['127.0.0.1']), allowsLocal: true })).toMatchObject({
    status: 200,
    text: 'ok',
  });
  expect(await post(local, { lookup: names(['10.0.0.1']), allowsLocal: true })).toEqual({ fault: 'address_refused' });
});

test('an answer that takes too long is cut off, whether it begins or not', async () => {
  const drip: RequestListener = (_, reply) => {
    reply.writeHead(200);
    const timer = setInterval(() => reply.write('x'), 10);
    reply.on('close', () => clearInterval(timer));
  };
  for (const answer of [drip, () => {}]) {
    const { port } = await listen(answer);
    const began = performance.now();
    const local = { allowsLocal: true, timeoutMs: 200, maxBytes: 1_000_000 };
    expect(await post(`http://127.0.0.1:${port}/`, local)).toEqual({ fault: 'timeout' });
    expect(performance.now() - began).toBeLessThan(5000);
    close();
  }
});

test('an answer that changes the protocol is no answer, and comes to an end', async () => {
  const { port } = await listen((request) => {
    request.socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n');
  });
  const local = { allowsLocal: true, timeoutMs: 5000 };
  expect(await post(`http://127.0.0.1:${port}/`, local)).toEqual({ fault: 'unreachable' });
});

test('no more is read than asked for, and a closed port or a broken connection is unreachable', async () => {
  const { port } = await listen((request, reply) => {
    if (request.url === '/broken') return void request.socket.destroy();
    reply.end('x'.repeat(5000));
  });
  const local = { allowsLocal: true };
  expect(await post(`http://127.0.0.1:${port}/`, local)).toMatchObject({ status: 200, text: 'x'.repeat(1000) });
  expect(await post(`http://127.0.0.1:${port}/broken`, local)).toEqual({ fault: 'unreachable' });
  close();
  expect(await post(`http://127.0.0.1:${port}/`, local)).toEqual({ fault: 'unreachable' });
});
