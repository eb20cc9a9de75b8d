import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { jobHandlers } from '../../server/job-handlers.ts';
import { connect } from '../../server/staff/testing/test-service.ts';
import { hire } from '../../server/staff/testing/test-staff.ts';
import { startTestApp } from '../../server/testing/test-app.ts';
import { findFreePort } from '../../server/testing/test-free-port.ts';

const run = promisify(execFile);
const examples = path.join(import.meta.dirname, '../../examples');
const folder = await mkdtemp(path.join(tmpdir(), 'volante-examples-'));
const server = await startTestApp();
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
await server.deps.jobs.work(jobHandlers(server.deps), { retired: [], newerWasHere: false });
const VOLANTE_URL = await server.app.listen({ host: '127.0.0.1', port: 0 });

const tool = (name: string) => path.join(examples, 'node_modules', name);
const TIMEOUT = 300_000;

test('the types come from the document, and the examples fit them', { timeout: TIMEOUT }, async () => {
  const document = `${VOLANTE_URL}/api/v1/openapi.json`;
  const types = path.join(examples, 'v1.d.ts');
  await run(process.execPath, [tool('openapi-typescript/bin/cli.js'), document, '-o', types], { cwd: folder });
  await run(process.execPath, [tool('typescript/bin/tsc'), '-p', examples]);
});

test('an application is created, awaited by webhook and fetched; the feed has the same', {
  timeout: TIMEOUT,
}, async () => {
  const { token } = await connect(server, { scopes: ['applications:create', 'applications:read'] });
  const PORT = String(await findFreePort());
  const admin = await hire(server, 'admin', 'Eva');
  await admin.stepUp();
  const { data } = await admin.call('POST', '/webhooks', {
    ...{ url: `http://127.0.0.1:${PORT}/`, description: 'Example', countries: ['mx'] },
    kinds: ['application.created', 'application.opened'],
  });
  const env = { ...process.env, VOLANTE_URL, VOLANTE_TOKEN: token, WEBHOOK_SECRET: data.secret, PORT };

  const waiting = start('create-and-wait.ts', [], { ...env, AWAITED: 'application.opened' });
  const link = /For the driver only: (\S+)/;
  await waiting.said(link);
  const requestId = link.exec(waiting.text())?.[1]?.split('/').at(-1);
  const opened = await fetch(`${VOLANTE_URL}/api/public/admission/requests/${requestId}`);
  expect(opened.status).toBe(200);
  expect(await waiting.ended).toBe(0);
  expect(waiting.text()).toMatch(/application\.opened at 20\d\d-.*\n\d{4}-\d{4} of María: created, waits for driver/);

  const position = path.join(folder, 'position.txt');
  const follow = async () =>
    (await run(process.execPath, [path.join(examples, 'follow-events.ts'), position], { env })).stdout;
  expect((await follow()).match(/application\.\w+/g)).toEqual(['application.created', 'application.opened']);
  expect(await readFile(position, 'utf8')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await follow(), 'nothing is new').toBe('');
});

/** Runs an example; `said` waits for a line of it. */
function start(name: string, args: string[], env: NodeJS.ProcessEnv) {
  const child: ChildProcess = spawn(process.execPath, [path.join(examples, name), ...args], { env });
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (part) => (text += part));
  const ended = once(child, 'exit').then(([code]) => code as number);
  const said = async (line: RegExp) => {
    while (!line.test(text)) {
      const isOver = await Promise.race([once(child.stdout!, 'data').then(() => false), ended.then(() => true)]);
      if (isOver) throw new Error(text);
    }
  };
  return { text: () => text, ended, said };
}
