import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { jpeg } from '@volante/reader/testing/test-files.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findFreePort } from './testing/test-free-port.ts';

const startTimeout = 60_000;
const running = new Set<ChildProcess>();
let folder: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'volante-main-'));
  port = await findFreePort();
});
afterEach(async () => {
  for (const server of running) await end(server, 'SIGTERM');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a link per country is printed, works, and is the same at the next start', { timeout: startTimeout }, async () => {
  const first = await start();
  const ids = linkIds(first.said());
  expect(ids).toHaveLength(2);
  const answers = await Promise.all(ids.map((id) => fetch(address(`/api/public/admission/requests/${id}`))));
  const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { data: { country: string } }[];
  expect(bodies.map(({ data }) => data.country)).toEqual(['mx', 'us']);
  expect(await end(first.server, 'SIGTERM')).toBe(0);
  // It ended by itself.
  expect(first.said()).not.toContain('left open');

  expect(linkIds((await start()).said())).toEqual(ids);
});

test('a request in progress when the server stops is answered', { timeout: startTimeout }, async () => {
  const { server } = await start();
  const body = JSON.stringify({ firstName: 'Ana' });
  const call = connect(port, '127.0.0.1');
  const answer: string[] = [];
  call.on('data', (text) => answer.push(String(text)));
  const id = '00000000-0000-4000-8000-000000000000';
  call.write(`PATCH /api/public/admission/requests/${id}/personal-data HTTP/1.1\r\nHost: localhost\r\n`);
  call.write(`Content-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`);
  // The server answers this once it has received the head.
  await expect.poll(() => answer.join('')).toContain('100 Continue');
  call.write(body.slice(0, 5));
  const ended = end(server, 'SIGTERM');
  await expect
    .poll(() => fetch(address('/readyz')).catch(() => 'no longer listens'), { timeout: 8000 })
    .toBe('no longer listens');
  call.write(body.slice(5));

  expect(await ended).toBe(0);
  expect(answer.join('')).toContain('admission_request_not_found');
});

test.runIf(process.platform === 'linux')(
  'a stop while a file hangs in native code answers its sender, ends within 25 s and frees the folder',
  { timeout: startTimeout },
  async () => {
    const { server, said } = await start();
    const [requestId] = linkIds(said());
    const send = async (photo: Buffer) => {
      const form = new FormData();
      form.append('mediaType', 'selfie_photo');
      form.append('file', new Blob([Uint8Array.from(photo)]), 'photo.jpg');
      const headers = { 'x-admission-request-id': requestId! };
      return (await fetch(address('/api/media/upload/'), { method: 'POST', headers, body: form })).status;
    };
    const photo = await jpeg();
    expect(await send(photo)).toBe(200);
    const tree = childrenOf(server.pid!);
    expect(tree.some(({ command }) => /postgres/.test(command))).toBe(true);
    // A stopped process is as deaf as one inside a decoder.
    process.kill(tree.find(({ command }) => /open-in-child/.test(command))!.pid, 'SIGSTOP');
    const answer = send(photo);
    await expect.poll(() => readdirSync(path.join(folder, 'uploads')), { timeout: 8000 }).not.toEqual([]);
    const begun = performance.now();
    expect(await end(server, 'SIGTERM')).toBe(0);
    expect(performance.now() - begun).toBeLessThan(25_000);
    expect(await answer).toBe(503);
    expect(said()).not.toMatch(/\n\s+at /);
    expect(tree.filter(({ pid, command }) => commandOf(pid) === command)).toEqual([]);
    await start();
    expect((await fetch(address(`/api/public/admission/requests/${requestId}`))).status).toBe(200);
  },
);

test('after kill -9 the next start finds everything as it was', { timeout: startTimeout }, async () => {
  const first = await start();
  const ids = linkIds(first.said());
  await end(first.server, 'SIGKILL');
  expect(linkIds((await start()).said())).toEqual(ids);
});

test('a second server on the same folder is refused in one line and disturbs nothing', {
  timeout: startTimeout,
}, async () => {
  const { server } = await start();
  const second = run(await findFreePort());
  expect(await end(second.server, null)).toBe(1);
  expect(second.said().trim()).toMatch(new RegExp(`^The folder .* is in use by process ${server.pid}.*$`));
  expect((await fetch(address('/readyz'))).status).toBe(200);
});

interface Child {
  pid: number;
  command: string;
}

/** The child processes of a process. */
function childrenOf(parent: number): Child[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    const stat = readProcess(pid, 'stat');
    const under = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    return under === String(parent) ? [{ pid: Number(pid), command: commandOf(pid) }] : [];
  });
}

function commandOf(pid: number | string): string {
  return readProcess(pid, 'cmdline').replaceAll('\0', ' ');
}

// Empty once the process has ended.
function readProcess(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}

async function start() {
  const item = run(port);
  while (linkIds(item.said()).length < 2) {
    if (item.server.exitCode !== null) throw new Error(`The server did not start: ${item.said()}`);
    await pause(20);
  }
  return item;
}

function run(ownPort: number) {
  const env = { ...process.env, DATA_DIR: folder, PORT: String(ownPort), PUBLIC_URL: '', LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env, stdio: 'pipe' });
  running.add(server);
  let text = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (more) => (text += more));
  return { server, said: () => text };
}

async function end(server: ChildProcess, signal: NodeJS.Signals | null): Promise<number | NodeJS.Signals | null> {
  running.delete(server);
  if (signal) server.kill(signal);
  if (server.exitCode === null && server.signalCode === null) await once(server, 'close');
  return server.exitCode ?? server.signalCode;
}

function linkIds(text: string): string[] {
  return [...text.matchAll(/applicant, .*\/([0-9a-f-]{36})\n/g)].map((match) => match[1]!);
}

function address(pathname: string): string {
  return `http://127.0.0.1:${port}${pathname}`;
}
