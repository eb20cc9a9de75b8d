import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countryCodes, countryNames } from '../../contract/countries/country.ts';
import { listModules } from './read-imports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const names = [...countryCodes, ...Object.values(countryNames)].join('|');
const comparison = new RegExp(
  `[!=]==?\\s*['"](?:${names})['"]|['"](?:${names})['"]\\s*[!=]==?|case ['"](?:${names})['"]`,
);

test('a comparison with a country is detected in every notation', () => {
  for (const line of [`country === 'mx'`, `country !== "us"`, `'us' === code`, `case 'mx':`, `name == 'Mexico'`])
    expect(comparison.test(line), line).toBe(true);
  for (const line of [`open('mx')`, `countries.mx`, `language === 'en'`])
    expect(comparison.test(line), line).toBe(false);
});

test('only a country’s own files compare countries: the rest asks for its properties', () => {
  const asking = listModules()
    .filter(
      (file) =>
        /^(contract|server|web|sandbox|e2e|bench|hostile|scripts)\//.test(file) &&
        !file.startsWith('contract/countries/'),
    )
    .filter((file) => !/(^|\/)test-|\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (comparison.test(line) ? `${file}:${i + 1} ${line.trim()}` : [])),
    );
  expect(asking).toEqual([]);
});
