import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { BodyPrint } from './body-print.ts';

const bytes = Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251));

function form(boundary: string, file = bytes): Buffer {
  const part = (text: string) => Buffer.from(`--${boundary}\r\n${text}\r\n\r\n`);
  return Buffer.concat([part('name="mediaType"'), part('name="file"'), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

async function printOf(body: Buffer, boundary: string, piece: number): Promise<string | null> {
  const pieces = Array.from({ length: Math.ceil(body.length / piece) }, (_, i) =>
    body.subarray(i * piece, (i + 1) * piece),
  );
  return printer(pieces, boundary).whole(1000);
}

function printer(pieces: Buffer[], boundary: string): BodyPrint {
  const raw = Object.assign(Readable.from(pieces, { objectMode: false }), {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  return new BodyPrint(raw as unknown as IncomingMessage);
}

test('a body’s checksum depends neither on its chunks nor on its boundary', async () => {
  const whole = await printOf(form('----one'), '----one', 100_000);
  for (const piece of [1, 2, 7, 64, 999]) expect(await printOf(form('----one'), '----one', piece)).toBe(whole);
  expect(await printOf(form('another-boundary-1234'), 'another-boundary-1234', 13)).toBe(whole);
});

test('a single changed byte changes the checksum', async () => {
  const changed = Buffer.from(bytes);
  changed[2500] = (changed[2500] ?? 0) ^ 1;
  expect(await printOf(form('b', changed), 'b', 64)).not.toBe(await printOf(form('b'), 'b', 64));
});

test('a body that does not end in time has no checksum', async () => {
  const raw = Object.assign(new Readable({ read() {} }), {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  raw.push('--b\r\n');
  expect(await new BodyPrint(raw as unknown as IncomingMessage).whole(50)).toBeNull();
});

test('the search for boundaries in a body stops at the limit of a form', async () => {
  const dashes = Array.from({ length: 16 }, () => Buffer.alloc(64 * 1024, '-'));
  const print = printer(dashes, '-');
  expect(await print.whole(10_000)).toMatch(/:\d+$/);
  expect(print.leftOut).toBe(41);
});
