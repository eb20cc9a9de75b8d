import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jpeg } from '@volante/reader/testing/test-files.ts';
import { expect, vi } from 'vitest';
import { findFreePort } from '../../../testing/test-free-port.ts';

interface Ended {
  code: number;
  out: string;
  err: string;
}

const serverFolder = path.join(import.meta.dirname, '../../..');

/** Runs a command of the product to its end, as the shell does. */
export function run(file: string, args: string[], env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    const script = path.join(serverFolder, 'commands', file);
    execFile(process.execPath, [script, ...args], { env: { ...bare(), ...env } }, (error, out, err) => {
      resolve({ code: Number(error?.code ?? 0), out, err });
    });
  });
}

/** Starts a command and kills it with SIGKILL as soon as `isInTheMiddle`. */
export async function runAndKill(
  file: string,
  args: string[],
  env: Record<string, string>,
  isInTheMiddle: () => boolean,
): Promise<void> {
  const child = spawn(process.execPath, [path.join(serverFolder, 'commands', file), ...args], {
    env: { ...bare(), ...env },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await vi.waitUntil(isInTheMiddle, { timeout: 30_000, interval: 1 });
  child.kill('SIGKILL');
  expect((await ended)[1]).toBe('SIGKILL');
}

/** A running server of an installation. */
export interface TestServer {
  url: string;
  said(): string;
  stop(): Promise<number | null>;
}

/** Starts the product itself and waits until it can serve. */
export async function startServer(env: Record<string, string>): Promise<TestServer> {
  const port = String(await findFreePort());
  const settings = { ...bare(), PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'warn', STOP_DELAY: '0', ...env };
  const child = spawn(process.execPath, [path.join(serverFolder, 'main.ts')], { env: settings, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const url = `http://127.0.0.1:${port}`;
  const ready = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  const isUp = async () => child.exitCode !== null || (await ready()) === 200;
  await vi.waitUntil(isUp, { timeout: 45_000 });
  if (child.exitCode !== null) throw new Error(said);
  return { url, said: () => said, stop: () => stop(child) };
}

/** The address of the embedded database of a running installation. */
export function addressOf(dataFolder: string): string {
  const port = readFileSync(path.join(dataFolder, 'postgres.port'), 'utf8');
  const password = readFileSync(path.join(dataFolder, 'postgres/volante.password'), 'utf8');
  return `postgresql://volante:${password}@127.0.0.1:${port}/postgres`;
}

/** Uploads a photo of the applicant; returns the id of the file. */
export async function uploadPhoto({ url }: TestServer, requestId: string): Promise<string> {
  const form = new FormData();
  form.append('mediaType', 'identity_card_front');
  form.append('file', new Blob([Uint8Array.from(await jpeg())]), 'photo.jpg');
  const headers = { 'x-admission-request-id': requestId };
  const answer = await fetch(`${url}/api/media/upload/`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`The photo was refused: ${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { id: string } };
  return data.id;
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return code;
}

// Settings of whoever runs the tests are none of the installation's.
function bare(): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  return { PATH, HOME, SANDBOX: 'off', ...(TMPDIR && { TMPDIR }) };
}
