import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generated } from './generated.ts';

test.each(Object.entries(generated))('%s is what npm run generate writes', (name, write) => {
  const written = readFileSync(path.join(import.meta.dirname, '../..', name), 'utf8');
  expect(written === write(), `${name} is out of date: npm run generate`).toBe(true);
});

test('what a release contains is named with its license, tools are not', () => {
  const text = generated.NOTICE();
  expect(text).toMatch(/^fastify [\d.]+: MIT$/m);
  expect(text).toMatch(/^libheif-js [\d.]+: LGPL-3\.0\n {4}LGPL: used unchanged/m);
  expect(text).not.toMatch(/^vitest |unknown/m);
});
