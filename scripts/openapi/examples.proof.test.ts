import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, test } from 'vitest';

const run = promisify(execFile);
const examples = path.join(import.meta.dirname, '../../examples');
const folder = await mkdtemp(path.join(tmpdir(), 'volante-examples-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const tool = (name: string) => path.join(examples, 'node_modules', name);

test('the types come from the document, and the examples fit them', { timeout: 300_000 }, async () => {
  await run(process.execPath, [path.join(import.meta.dirname, 'openapi.ts'), folder, 'v1']);
  const [document, types] = [path.join(folder, 'v1.json'), path.join(examples, 'v1.d.ts')];
  await run(process.execPath, [tool('openapi-typescript/bin/cli.js'), document, '-o', types]);
  await run(process.execPath, [tool('typescript/bin/tsc'), '-p', examples]);
});
