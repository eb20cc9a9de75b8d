import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readText } from './read-imports.ts';

const planted = {
  '9999-planted.ts': 'create index planted on applications (id); create table mine (id int); create index on mine (id)',
};

test('a migration builds no index inside its transaction on a table that may be filled', () => {
  const files = readdirSync('server/migrations').filter((file) => file.endsWith('.ts'));
  const texts = Object.fromEntries(files.map((file) => [file, readText(`server/migrations/${file}`)]));
  expect(waits(planted)).toEqual(['9999-planted.ts: applications']);
  expect(waits(texts)).toEqual([]);
});

function waits(texts: Record<string, string>): string[] {
  return Object.entries(texts).flatMap(([file, text]) => {
    const made = new Set(
      [...text.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/gi)].map(([, table]) => table),
    );
    const indexed = [...text.matchAll(/create (?:unique )?index (?:if not exists )?(?:\w+ )?on (\w+)/gi)];
    return indexed.flatMap(([, table = '']) => (made.has(table) ? [] : [`${file}: ${table}`]));
  });
}
