import { expect, test } from 'vitest';
import { readText } from './read-imports.ts';

test('a quoted text stands where the list says, or has a reason why not', () => {
  const rows = readList();
  expect(rows.length, 'the list is read').toBeGreaterThan(50);
  expect(stands({ text: 'Nobody ever wrote this', file: 'contract/errors.ts', note: '' }), 'a missing text').toBe(
    false,
  );
  expect(stands({ text: 'Not anywhere', file: '', note: '' }), 'a text left out without a reason').toBe(false);
  expect(rows.filter((row) => !stands(row))).toEqual([]);
});

interface Row {
  text: string;
  file: string;
  note: string;
}

function stands({ text, file, note }: Row): boolean {
  if (!file) return note.length > 0;
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`['\`][^'\`]*?${parts.join('\\$\\{[^}]*\\}')}`).test(readText(file));
}

function readList(): Row[] {
  const list = readText('docs/quoted-texts.md');
  const cells = [...list.matchAll(/^\| \d \| `(.+?)` \|(?: `(.+?)`)? +\|(?: `(.+?)`)? +\| (.*?) ?\|$/gm)];
  return cells.map(([, quoted = '', mended, file = '', note = '']) => ({ text: mended ?? quoted, file, note }));
}
