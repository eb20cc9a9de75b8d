import { expect, test } from 'vitest';
import { readText } from './read-imports.ts';
import { isTest, modules } from './repository.ts';

/** APIs that newer versions have and the oldest one in `engines` doesn't; `URL.canParse` is in all of them. */
const tooNew = /\bURL\.parse\b/;

const isUsed = (text: string) => tooNew.test(text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ''));

test('APIs missing in the oldest supported Node are detected', () => {
  for (const text of ['URL.parse(text)?.origin', 'list.map(URL.parse)']) expect(isUsed(text), text).toBe(true);
  for (const text of ['URL.canParse(text)', 'new URL(text)', '// not URL.parse', 'parseURL(text)'])
    expect(isUsed(text), text).toBe(false);
});

test('no code needs a newer Node than package.json says', () => {
  const files = modules.filter((file) => !isTest(file));
  expect(files).toContain('scripts/start.mjs');
  expect(files.filter((file) => isUsed(readText(file)))).toEqual([]);
});
