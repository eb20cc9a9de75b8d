import { get } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { html } from './page.ts';
import { type RunningSandbox, startSandbox } from './start-sandbox.ts';
import type { SandboxPart } from './state.ts';

const echo: SandboxPart = {
  name: 'echo',
  title: 'Echo & friends',
  mount: (app) => app.post('/say', async () => ({ said: true })),
  section: () => html`<p>${'<b>'}</p>`.text,
};

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ parts: [echo], port: 0 });
});
afterEach(() => sandbox.stop());

test('a part answers as scripted, in order, and then as usual', async () => {
  await post('/_script', {
    part: 'echo',
    answers: [{ status: 503 }, { status: 429, headers: { 'retry-after': '2' } }],
  });
  expect((await say()).status).toBe(503);
  const throttled = await say();
  expect([throttled.status, throttled.headers.get('retry-after')]).toEqual([429, '2']);
  expect(await (await say()).json()).toEqual({ said: true });
});

test('an answer can be scripted to break off', async () => {
  await post('/_script', { part: 'echo', answers: [{ status: 200, body: { said: true }, cut: true }] });
  await expect((await say()).json()).rejects.toThrow();
});

test('received calls are listed newest first', async () => {
  await say('one');
  await say('two');
  const calls = await (await fetch(`${sandbox.url}/_calls?part=echo`)).json();
  expect(calls).toMatchObject([
    { part: 'echo', method: 'POST', path: '/say', status: 200, body: { word: 'two' } },
    { body: { word: 'one' } },
  ]);
});

test('a request under a foreign host name is shown nothing', async () => {
  const { port } = new URL(sandbox.url);
  const statusFor = (host: string) =>
    new Promise((resolve, reject) => {
      const asked = get({ port, path: '/_calls', headers: { host } }, (answer) => resolve(answer.resume().statusCode));
      asked.on('error', reject);
    });
  expect(await statusFor('elsewhere.example')).toBe(403);
  expect(await statusFor(`127.0.0.1:${port}`)).toBe(200);
});

test('a script for an unknown part or without a status is refused', async () => {
  expect((await post('/_script', { part: 'nobody', answers: [] })).status).toBe(400);
  expect((await post('/_script', { part: 'echo', answers: [{ body: 1 }] })).status).toBe(400);
});

test('the page shows every part, with user content escaped', async () => {
  const page = await (await fetch(sandbox.url)).text();
  expect(page).toContain('Echo &#38; friends');
  expect(page).toContain('<p>&#60;b&#62;</p>');
});

function say(word = 'hello'): Promise<Response> {
  return post('/echo/say', { word });
}

function post(path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(sandbox.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}
