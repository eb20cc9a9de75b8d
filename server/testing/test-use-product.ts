// A program for one test: runs the real product, makes every call once, stops it, and prints the answers with the kernel's
// counters of this network.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@volante/contract/api.ts';
import type { Endpoint } from '@volante/contract/endpoint.ts';
import { exampleOf } from '@volante/contract/fields/testing/test-fields.ts';
import { countOutward, type Outward } from './test-outward.ts';

/** The result printed for the test. */
export interface Outcome {
  /** Status by call. */
  answers: Record<string, number>;
  outward: Outward;
}

/** Libraries that phone home do so some seconds after loading; silence can only be waited for. In ms. */
const QUIET_TIME = 6000;

const origin = `http://127.0.0.1:${process.env.PORT}`;
const week = () => readFile(path.join(import.meta.dirname, '../earnings/fixtures/week-2026-11-09.png'));

async function useProduct(): Promise<Outcome['answers']> {
  const server = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    // Over the IPC channel the product notices that this program was killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  try {
    const requestId = await linkOf(server);
    const answers: Outcome['answers'] = {};
    for (const page of ['/', `/${requestId}/welcome`, `/?id=${requestId}`])
      answers[page] = (await fetch(origin + page)).status;
    for (const [name, call] of Object.entries<Endpoint>(api)) answers[name] = await use(call, requestId);
    await pause(QUIET_TIME);
    return answers;
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  }
}

function linkOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (text) => {
      said += text;
      const id = /applicant, Mexico .*\/([0-9a-f-]{36})\s/.exec(said)?.[1];
      if (id) resolve(id);
    });
    server.on('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
}

async function use(call: Endpoint, requestId: string): Promise<number> {
  const words: Record<string, string> = {
    id: requestId,
    requestId,
    n: '7',
    type: 'curp',
    platform: 'uber',
    week: '2026-11-09',
  };
  const address = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? 'en');
  const form = call.form && (await formOf(call, requestId));
  const body = form ?? (call.body && JSON.stringify(exampleOf(call.body)));
  const headers = { 'x-admission-request-id': requestId, ...(call.body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${origin}/api${address}`, { method: call.method, headers, ...(body && { body }) });
  await answer.arrayBuffer();
  return answer.status;
}

async function formOf({ form }: Endpoint, requestId: string): Promise<FormData> {
  const sent = new FormData();
  const given: Record<string, string | Blob> = {
    requestId,
    mediaType: 'identity_card_front',
    platform: 'uber',
    uploadType: 'earnings',
  };
  for (const name of Object.keys(exampleOf(form!) as object)) {
    if (name in given) sent.append(name, given[name] as string);
    else if (name !== 'join') sent.append(name, new Blob([Uint8Array.from(await week())]), 'week.png');
  }
  return sent;
}

const answers = await useProduct();
const result: Outcome = { answers, outward: await countOutward() };
console.log(JSON.stringify(result));
