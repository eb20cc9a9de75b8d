import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../testing/test-free-port.ts';
import { cutOff, type Outward } from '../../testing/test-outward.ts';
import type { Outcome } from '../../testing/test-use-product.ts';

const canCutOff = spawnSync(...cutOff([process.execPath, '--version'])).status === 0;
const folder = mkdtempSync(path.join(tmpdir(), 'volante-alone-'));
const [home, temporary, data] = ['home', 'tmp', 'data'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
let outcome: Outcome;

// No setting names an outside service, and nothing else from this environment is passed on.
beforeAll(async () => {
  chmodSync(folder, 0o755);
  for (const item of [home, temporary, data]) mkdirSync(item);
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    TMPDIR: temporary,
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    PORT: String(await findFreePort()),
  };
  outcome = await run<Outcome>(path.join(import.meta.dirname, '../../testing/test-use-product.ts'), env);
}, 90_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every call was answered, and a screenshot was read', () => {
  expect(Object.entries(outcome.answers).filter(([, status]) => status >= 500)).toEqual([]);
  expect(outcome.answers).toMatchObject({ uploadMedia: 200, uploadScreenshot: 200 });
});

test.runIf(canCutOff)('without outside services the product resolves no names and makes no connections', () => {
  expect(outcome.outward).toEqual({ unroutable: 0, datagrams: 0 });
});

test('the product stores nothing outside its own folder', () => {
  expect([...filesOf(home), ...filesOf(temporary)]).toEqual([]);
  expect(filesOf(data)).not.toEqual([]);
});

test.runIf(canCutOff)(
  'every name resolved and every address contacted is counted',
  async () => {
    const call = (attempt: string) => `
    import { countOutward } from ${JSON.stringify(path.join(import.meta.dirname, '../../testing/test-outward.ts'))};
    import { connect } from 'node:net';
    await new Promise((resolve) => connect(${attempt}).on('error', resolve));
    console.log(JSON.stringify(await countOutward()));`;
    for (const attempt of ["443, 'example.com'", "443, '192.0.2.1'", "443, '2001:db8::1'"]) {
      const { unroutable, datagrams } = await run<Outward>('--input-type=module', {}, '-e', call(attempt));
      expect(unroutable + datagrams, attempt).toBeGreaterThan(0);
    }
    const toItself = await run<Outward>('--input-type=module', {}, '-e', call("9, '127.0.0.1'"));
    expect(toItself).toEqual({ unroutable: 0, datagrams: 0 });
  },
  60_000,
);

async function run<Said>(script: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<Said> {
  const program = [process.execPath, script, ...args];
  const [file, given] = canCutOff ? cutOff(program) : [program[0]!, program.slice(1)];
  const { stdout } = await promisify(execFile)(file, given, { env, timeout: 80_000 });
  return JSON.parse(stdout);
}

function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
