import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { requireDataFolder } from './data-folder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'volante-data-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file in place of the folder, or of one above it, is named', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(() => requireDataFolder(file)).toThrow(`DATA_DIR can't be used: ${file} is not a folder.`);
  expect(() => requireDataFolder(path.join(file, 'data'))).toThrow('is inside something that is not a folder');
  expect(() => requireDataFolder(path.join(folder, 'new', 'data'))).not.toThrow();
});

const isRoot = process.getuid?.() === 0;
test.runIf(isRoot)('a start without rights to its folder or to a secret says who lacks them, in a sentence', () => {
  const secret = path.join(folder, 'secret');
  writeFileSync(secret, 'x'.repeat(40), { mode: 0o600 });
  chmodSync(folder, 0o755);
  const start = (env: Record<string, string>) => {
    const main = path.join(import.meta.dirname, '../main.ts');
    const args = ['--reuid=54321', '--regid=54321', '--clear-groups', process.execPath, main];
    const { status, stderr, stdout } = spawnSync('setpriv', args, { env, encoding: 'utf8', cwd: folder });
    return { status, said: (stderr + stdout).trim() };
  };
  expect(start({ DATA_DIR: path.join(folder, 'mine') })).toEqual({
    status: 1,
    said: expect.stringMatching(/DATA_DIR can't be used: the user 54321 may not use .*mine\. Give it to them/),
  });
  const { said } = start({ DATA_DIR: tmpdir(), SECRET_KEY_FILE: secret });
  expect(said).toMatch(/SECRET_KEY_FILE names a file that can't be read: the user 54321 may not use .*secret/);
  expect(said).not.toMatch(/EACCES|^ +at /m);
});
