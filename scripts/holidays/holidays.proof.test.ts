import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOLIDAYS, tableFrom } from './make-holidays.ts';

/** Kept between runs; the package is no dependency of the product. */
const folder = path.join(import.meta.dirname, '../../node_modules/.cache/date-holidays');

test('the table of holidays is what the package says', { timeout: 300_000 }, () => {
  if (!existsSync(path.join(folder, 'node_modules/date-holidays'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', 'date-holidays@3.37.0'], { cwd: folder });
  }
  const made = tableFrom(folder).split('\n');
  const kept = readFileSync(HOLIDAYS, 'utf8').split('\n');
  expect(made.filter((line) => !kept.includes(line))).toEqual([]);
  expect(kept.length).toBe(made.length);
});
