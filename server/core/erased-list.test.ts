import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { noteErased, readErased } from './erased-list.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'volante-erased-'));
afterAll(() => rmSync(folder, { recursive: true }));
const id = (digit: number) => `0190aaaa-0000-7000-8000-00000000000${digit}`;
const at = new Date('2026-11-23T18:00:00Z');

test('the list of erased people is outside the database and contains no names', () => {
  const ERASED_LIST = path.join(folder, 'beside the backups', 'erased');
  const config = readConfig({ DATA_DIR: folder, ERASED_LIST });
  expect(readErased(config).size).toBe(0);
  noteErased(config, id(1), at);
  noteErased(config, id(2), at, 'blocked');
  noteErased(config, id(1), at);
  noteErased(config, id(1), new Date('2026-11-24T18:00:00Z'));
  expect([...readErased(config)].sort()).toEqual([
    [id(1), '2026-11-23'],
    [id(2), '2026-11-23'],
  ]);
  expect([[...readErased(config, 'erased').keys()], [...readErased(config, 'blocked').keys()]]).toEqual([
    [id(1)],
    [id(2)],
  ]);
  expect(readFileSync(ERASED_LIST, 'utf8')).toMatch(/^([0-9a-f-]{36} 2026-11-2[34] (erased|blocked)\n){4}$/);
});

test('a line truncated by a crash does not count as an erased person', () => {
  const config = readConfig({ DATA_DIR: folder });
  noteErased(config, id(3), at);
  appendFileSync(path.join(folder, 'erased'), '0190aaaa-0000');
  expect([...readErased(config).keys()]).toEqual([id(3)]);
});
