import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countryCodes, countryNames } from '../../contract/country.ts';
import { inServer, isTest, listModules, modules, readText } from './repository.ts';

const root = path.resolve(import.meta.dirname, '../..');
const names = [...countryCodes, ...Object.values(countryNames)].join('|');
const comparison = new RegExp(
  `[!=]==?\\s*['"](?:${names})['"]|['"](?:${names})['"]\\s*[!=]==?|case ['"](?:${names})['"]`,
);

// Keys of records don't count as literals: the compiler reports missing ones.
const literal = new RegExp(`(?<![\\w/-])['"](?:${countryCodes.join('|')})['"]`);

test('a country named by itself is detected, a table of countries is not', () => {
  expect(literal.test(`slotsQuery('mx', day)`)).toBe(true);
  expect(literal.test(`{ mx: 'Mexico', us: american }`)).toBe(false);
});

test('a comparison with a country is detected in every notation', () => {
  for (const line of [`country === 'mx'`, `country !== "us"`, `'us' === code`, `case 'mx':`, `name == 'Mexico'`])
    expect(comparison.test(line), line).toBe(true);
  for (const line of [`open('mx')`, `countries.mx`, `language === 'en'`])
    expect(comparison.test(line), line).toBe(false);
});

test('only a country’s own files compare countries: the rest asks for its properties', () => {
  expect(linesWith(comparison, /^(contract|reader|server|web|sandbox|e2e|bench|hostile|scripts)\//)).toEqual([]);
});

test('the product names no single country: it asks all of `countryCodes`, or has an answer for each', () => {
  // The widget that the sandbox stands for serves Mexico only.
  const named = linesWith(literal, /^(contract|reader|server|web\/src|sandbox(?!\/widget))\//);
  expect(named).toEqual([]);
});

function linesWith(pattern: RegExp, rooms: RegExp): string[] {
  return listModules()
    .filter((file) => rooms.test(file) && !/^contract\/countr(y\.ts$|ies\/)/.test(file))
    .filter((file) => !/(^|\/)(test-|testing\/)|\.test\.tsx?$|\.on-[a-z0-9]+\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (pattern.test(line) ? `${file}:${i + 1} ${line.trim()}` : [])),
    );
}

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

test('a refusal because something changed meanwhile names what changed', () => {
  // `changedMeanwhile` takes the names.
  const silent = (text: string) => /Problem\(\s*'changed_meanwhile'\s*\)|changedMeanwhile\(\)/.test(text);
  expect(silent("throw new Problem('changed_meanwhile');")).toBe(true);
  const files = modules.filter((file) => inServer(file) && !isTest(file));
  expect(files.filter((file) => silent(readText(file)))).toEqual([]);
});

test('tests wait for a state with `expect.poll`: the second of `vi.waitFor` is too short for a busy machine', () => {
  const hurries = (text: string) => /vi\.waitFor\((async )?\(\) =>\s*(\{[^}]*)?(await )?expect\(/.test(text);
  for (const text of [
    'vi.waitFor(() => expect(a).toBe(1))',
    'vi.waitFor(async () => {\n  const a = b;\n  expect(a).toBe(1);',
  ])
    expect(hurries(text), text).toBe(true);
  expect(hurries('vi.waitFor(() => storage.put(id, source), { timeout: 20_000 })')).toBe(false);
  const files = modules.filter((file) => isTest(file) && file !== 'scripts/rules/lines.test.ts');
  expect(files.filter((file) => hurries(readText(file)))).toEqual([]);
});
