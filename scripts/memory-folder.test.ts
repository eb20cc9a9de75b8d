import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const file = path.join(import.meta.dirname, 'memory-folder.ts');

/** The temporary folder a run would get, and whether it existed during the run. */
function runWith(env: Record<string, string> = {}): { folder: string; stood: boolean } {
  const program = `
    import { existsSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { keepTemporaryFilesInMemory } from ${JSON.stringify(file)};
    keepTemporaryFilesInMemory();
    console.log(JSON.stringify({ folder: tmpdir(), stood: existsSync(tmpdir()) }));`;
  const { TMPDIR: _, ...others } = process.env;
  const args = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, args, { env: { ...others, ...env }, encoding: 'utf8' }));
}

test('the temporary folder of a run is its own and ends with it, wherever it lies', () => {
  const { folder, stood } = runWith();
  expect(stood).toBe(true);
  if (folder.startsWith('/dev/shm/')) expect(existsSync(folder)).toBe(false);
  expect(runWith({ TMPDIR: import.meta.dirname }).folder).toBe(import.meta.dirname);
});

test.runIf(runWith().folder.startsWith('/dev/shm/'))('what a killed run left in memory is removed by the next', () => {
  // No process has this number: it is above the highest one that Linux assigns.
  const left = '/dev/shm/volante-tests-4194305';
  mkdirSync(left, { recursive: true });
  runWith();
  expect(existsSync(left)).toBe(false);
});
