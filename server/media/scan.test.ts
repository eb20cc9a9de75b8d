import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { leavingNothing, manyCalls, upload } from './testing/test-upload.ts';

// A fake clamd, with the same protocol, a made-up virus, and its failures.
type Mood = 'well' | 'hangs up' | 'too large';
let mood: Mood = 'well';
let clamd: Server;
let server: TestApp;
let mine: { requestId: string; applicationId: string };
const virus = 'only a test: this stands for a virus';

beforeAll(async () => {
  clamd = createServer((socket) => {
    socket.on('error', () => {});
    void answer(socket);
  }).listen(0, '127.0.0.1');
  await once(clamd, 'listening');
  const CLAMD_ADDRESS = `127.0.0.1:${(clamd.address() as AddressInfo).port}`;
  server = await startTestApp({ settings: { ...manyCalls, CLAMD_ADDRESS } });
  mine = await server.open('mx');
});
afterEach(() => {
  mood = 'well';
});
afterAll(async () => {
  await server.close();
  clamd.close();
});

async function answer(socket: Socket): Promise<void> {
  let heard = Buffer.alloc(0);
  const file: Buffer[] = [];
  const command = 'zINSTREAM\0';
  for await (const chunk of socket) {
    if (mood === 'hangs up') return void socket.destroy();
    heard = Buffer.concat([heard, chunk]);
    if (heard.length < command.length) continue;
    let at = command.length;
    file.length = 0;
    while (at + 4 <= heard.length) {
      const length = heard.readUInt32BE(at);
      if (length === 0) return void socket.end(verdictOn(heard.subarray(0, command.length), Buffer.concat(file)));
      if (at + 4 + length > heard.length) break;
      file.push(heard.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    if (mood === 'too large' && heard.length > 50_000) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
  }
}

function verdictOn(command: Buffer, file: Buffer): string {
  if (command.toString() !== 'zINSTREAM\0') return 'UNKNOWN COMMAND\0';
  return file.includes(virus) ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0';
}

const front = 'identity_card_front';
const infected = async () => Buffer.concat([await files.jpeg(), Buffer.from(virus)]);
const send = async (bytes: Uint8Array) => upload(server, mine.requestId, front, [{ bytes }]);

async function sendScreenshot(bytes: Uint8Array) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ platform: 'uber', uploadType: 'profile', requestId: mine.requestId }))
    form.append(name, value);
  form.append('image', new Blob([Uint8Array.from(bytes)]), 'a.jpg');
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const reply = await server.inject({ method: 'POST', url: '/api/ocr/upload-screenshots', headers, payload });
  return { status: reply.statusCode, error: reply.json().error };
}

test('a clean file in several chunks is accepted', async () => {
  expect((await send(await files.noisyJpeg(2_000_000))).status).toBe(200);
});

test('an infected file is refused with its own code, and nothing of it is stored', async () => {
  const { status, error } = await leavingNothing(server, async () => send(await infected()));
  expect([status, error.code, error.errors[0].path]).toEqual([422, 'file_infected', 'file.0']);
  expect(server.logged.join()).toContain('Test.Virus');
});

test('while the scanner is down no file is accepted; the sender is asked to try again', async () => {
  for (const failing of ['hangs up', 'too large'] as const) {
    mood = failing;
    const refused = await leavingNothing(server, async () => send(await files.noisyJpeg(500_000)));
    const { status, error, headers } = refused;
    expect([status, error.code, headers['retry-after']], failing).toEqual([503, 'virus_scan_unavailable', '5']);
  }
});

test('a form with one infected file among several is refused as a whole', async () => {
  const { error } = await leavingNothing(server, async () =>
    upload(server, mine.requestId, front, [{ bytes: await files.jpeg() }, { bytes: await infected() }]),
  );
  expect(error).toMatchObject({ code: 'file_infected', errors: [{ path: 'file.1' }] });
});

test('screenshots are scanned as well, before they are read', async () => {
  const { status, error } = await sendScreenshot(await infected());
  expect([status, error.code]).toEqual([422, 'file_infected']);
});
