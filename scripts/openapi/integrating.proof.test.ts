import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../../examples/package.json' with { type: 'json' };
import { type RunningSandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { webhooks } from '../../sandbox/webhooks.ts';
import { buildDeps, closeDeps } from '../../server/build-deps.ts';
import { readConfig } from '../../server/config/config.ts';
import { openProductDatabase } from '../../server/core/database/product-database.ts';
import { walkTo } from '../../server/testing/application.ts';
import { createTestDatabase } from '../../server/testing/test-database.ts';
import { findFreePort } from '../../server/testing/test-free-port.ts';
import { openReplicas, type Replicas } from '../../server/testing/test-replicas.ts';

// What docs/integrating.md tells its reader to type is typed here, from top to bottom, with the reader's own addresses and secrets.
const root = path.join(import.meta.dirname, '../..');
const text = readFileSync(path.join(root, 'docs/integrating.md'), 'utf8');
const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, code]) => ({ language, code: code! }));
const folder = mkdtempSync(path.join(tmpdir(), 'volante-integrating-'));
const database = await createTestDatabase();
let replicas: Replicas;
let sandbox: RunningSandbox;
/** What the reader puts in place of the page's words. */
const own: Record<string, string> = {};
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
};

beforeAll(async () => {
  sandbox = await startSandbox({ parts: [webhooks], port: 0 });
  const port = String(await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  replicas = await openReplicas(database.url, { PUBLIC_URL: origin });
  await (await replicas.start({ PORT: port })).ready();
  own['https://apply.example.com'] = origin;
  const { SECRET_KEY, DATA_DIR } = replicas.config;
  Object.assign(env, { DATABASE_URL: database.url, SECRET_KEY, DATA_DIR, PUBLIC_URL: origin, LOG_LEVEL: 'warn' });
}, 120_000);
afterAll(async () => {
  await replicas.close();
  await sandbox.stop();
  await database.close();
  rmSync(folder, { recursive: true });
}, 60_000);

const typed = (code: string) => Object.entries(own).reduce((all, [word, mine]) => all.replaceAll(word, mine), code);

/** Types lines into a shell, and gives what they print. */
async function type(code: string, cwd = folder): Promise<string> {
  const run = promisify(execFile)('bash', ['-euc', typed(code)], { cwd, env, timeout: 120_000 });
  const { stdout } = await run.catch((error) => {
    throw Object.assign(error, { message: `${error.message}${error.stdout}` });
  });
  return stdout;
}

test('a reader gets from the token to the feed with the lines of the page', { timeout: 300_000 }, async () => {
  expect(blocks.map(({ language }) => language)).toEqual(['sh', 'sh', 'json', 'sh', 'sh']);
  const [makeToken, firstCall, firstAnswer, addWebhook, examples] = blocks.map(({ code }) => code);

  // The token.
  const [token = ''] = (await type(makeToken!, root)).split('\n');
  expect(token).toMatch(/^vol_/);
  own['vol_…'] = token;

  // The first call, and the answer that the page shows.
  const [exports = '', ...call] = firstCall!.split('\n');
  const answer = JSON.parse(await type(`${exports}\n${call.join('\n')}`));
  const shown = JSON.parse(firstAnswer!);
  expect(Object.keys(answer.data)).toEqual(Object.keys(shown.data));
  expect(answer.data).toMatchObject({ externalReference: shown.data.externalReference });
  expect(answer.data.url.startsWith(own['https://apply.example.com'])).toBe(true);
  expect(JSON.parse(await type(firstCall!)), 'a repeat with its key').toEqual(answer);

  // A webhook to the sandbox, which verifies what it gets, and one to the example.
  const port = String(await findFreePort());
  const add = async (url: string) => {
    own['https://crm.example.com/volante'] = url;
    const added = await type(`${exports}\n${addWebhook}`);
    expect(JSON.parse(added).data, added).toHaveProperty('secret', expect.stringMatching(/^whsec_/));
    return JSON.parse(added).data.secret as string;
  };
  const secret = await add(`${sandbox.url}/webhooks/receive`);
  await fetch(`${sandbox.url}/webhooks/secret`, { method: 'POST', body: new URLSearchParams({ secret }) });
  Object.assign(own, { 'whsec_…': await add(`http://localhost:${port}`), 8080: port });

  // The examples, in a folder of their own with the packages that the page names.
  const [install = '', types = '', wait = '', follow = ''] = examples!.split('\n');
  for (const name of ['client.ts', 'create-and-wait.ts', 'follow-events.ts', 'package.json', 'tsconfig.json'])
    cpSync(path.join(root, 'examples', name), path.join(folder, name));
  linkPackages(install);
  await type(`${exports}\n${types}`);
  await type('npx tsc -p .');
  const waiting = spawn('bash', ['-euc', typed(`${exports}\nexec env ${wait}`)], { cwd: folder, env });
  let said = '';
  for (const stream of [waiting.stdout, waiting.stderr]) stream.on('data', (more) => (said += more));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('For the driver only: ');
  const requestId = /[0-9a-f-]{36}/.exec(said)![0];
  await send(requestId);
  if (waiting.exitCode === null) await once(waiting, 'exit');
  expect(said).toMatch(/application\.submitted at .*\n\d{4}-\d{4} of María: risk_analysis, waits for \w+\n$/);
  expect(waiting.exitCode).toBe(0);

  // The feed: everything once, in order, and nothing twice.
  const followed = await type(`${exports}\n${follow}`);
  const kinds = followed
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[1]);
  expect(kinds.slice(0, 2)).toEqual(['application.created', 'application.created']);
  expect(kinds.at(-1)).toBe('application.submitted');
  expect(await type(`${exports}\n${follow}`)).toBe('');

  // The sandbox got what was asked for, signed.
  const page = async () => (await fetch(sandbox.url)).text();
  await expect.poll(page, { timeout: 60_000 }).toMatch(/<td>valid<\/td>.*application\.submitted/s);
  expect(await page()).not.toMatch(/<td>wrong<\/td>|stage_changed/);
});

test('the example that waits ends after its time, and says where its events are', { timeout: 120_000 }, async () => {
  const [exports = ''] = blocks[1]!.code.split('\n');
  const [, , wait = ''] = blocks.at(-1)!.code.split('\n');
  const again = wait.replace('CRM-1043', 'CRM-1044');
  await expect(type(`${exports}\nMOST_MINUTES=0.05 ${again}`)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Not sent within 0.05 minutes'),
  });
});

/** What `npm install` would put there: the packages named, which are those of the folder's own manifest. */
function linkPackages(line: string): void {
  const named = line
    .split(' ')
    .slice(2)
    .map((word) => word.replace(/(?<=.)@[^/]*$/, ''));
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(named.sort()).toEqual(Object.keys(wanted).sort());
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '.bin'), { recursive: true });
  mkdirSync(path.join(modules, '@types'));
  for (const name of named) symlinkSync(placeOf(name), path.join(modules, name));
  for (const [name, file] of [
    ['openapi-typescript', 'openapi-typescript/bin/cli.js'],
    ['tsc', 'typescript/bin/tsc'],
  ] as const)
    symlinkSync(path.join(modules, file), path.join(modules, '.bin', name));
}

function placeOf(name: string): string {
  const own = path.join(root, 'examples/node_modules', name);
  try {
    readFileSync(path.join(own, 'package.json'));
    return own;
  } catch {
    return path.join(root, 'node_modules', name);
  }
}

/** As if the driver had filled in everything and sent it: by the product's own moves, while the server does the jobs. */
async function send(requestId: string): Promise<void> {
  const log = pino({ level: 'fatal' });
  const config = readConfig({ ...env, JOBS: 'off', SANDBOX: 'on', SECOND_FACTOR: 'off' });
  const opened = await openProductDatabase(config, 'command', log);
  const deps = await buildDeps(config, opened, { log });
  try {
    const { rows } = await database.pool.query<{ id: string }>(
      'select application_id as id from application_links where request_id = $1',
      [requestId],
    );
    await walkTo({ deps }, { applicationId: rows[0]!.id }, 'risk_analysis');
  } finally {
    await closeDeps(deps);
    await opened.close();
  }
}
