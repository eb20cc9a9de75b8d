import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['web/src/applicant', 'web/src/ui', 'web/src/lib', 'contract'];

/** Letters beyond Latin-1 that the font has. */
const [, signs = ''] = /signs = '(.*)'/.exec(readFileSync(path.join(root, 'web/fonts/make-font.ts'), 'utf8')) ?? [];

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes('testing'))
    .map((file) => path.join(folder, file));
}

test('the driver’s screens use no letter that our font lacks', () => {
  expect(signs).toContain('…');
  const strange = folders.flatMap(sourcesIn).flatMap((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, i) =>
      [...line].some((letter) => letter > 'ÿ' && !signs.includes(letter)) ? [`${file}:${i + 1}`] : [],
    );
  });
  expect(strange).toEqual([]);
});
