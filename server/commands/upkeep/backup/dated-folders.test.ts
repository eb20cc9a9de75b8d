import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newFolderIn, removeOldest } from './dated-folders.ts';

const place = mkdtempSync(path.join(tmpdir(), 'volante-dated-'));
afterAll(() => rmSync(place, { recursive: true }));

function put(day: number, file: string): string {
  const folder = newFolderIn(place, new Date(Date.UTC(2026, 10, day, 4)));
  mkdirSync(folder);
  writeFileSync(path.join(folder, file), '');
  return path.basename(folder);
}

test('the newest backups are kept; only older and interrupted ones are removed', async () => {
  const [first, second, third, fourth] = [20, 21, 22, 23].map((day) => put(day, 'manifest.json'));
  const begun = put(19, 'unfinished');
  const running = put(24, 'unfinished');
  const others = put(18, 'photos.zip');
  mkdirSync(path.join(place, 'by hand'));
  expect(await removeOldest(place, 2)).toEqual([begun, first, second]);
  expect(readdirSync(place).sort()).toEqual([others, third, fourth, running, 'by hand'].sort());
  expect(await removeOldest(place, 5)).toEqual([]);
});
