import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitOf } from './build.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'volante-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

test('the commit is that of the checkout, on a branch, a packed one or none', () => {
  expect(commitOf(folder)).toBe('unknown');
  write('.git/HEAD', 'ref: refs/heads/main\n');
  write('.git/packed-refs', `# pack-refs\n${commit} refs/heads/main\n`);
  expect(commitOf(folder)).toBe('0123456789ab');
  write('.git/refs/heads/main', `${commit.replace('0', 'f')}\n`);
  expect(commitOf(folder)).toBe('f123456789ab');
  write('.git/HEAD', `${commit}\n`);
  expect(commitOf(folder)).toBe('0123456789ab');
});

test('in the image it is the noted one', () => {
  write('build.json', JSON.stringify({ commit }));
  expect(commitOf(folder)).toBe('0123456789ab');
  write('build.json', JSON.stringify({ commit: 'unknown' }));
  expect(commitOf(folder)).toBe('unknown');
});
