import { expect, test } from 'vitest';
import { readText } from './read-imports.ts';
import { isTest, modules } from './repository.ts';
import { inMigrations, inServer } from './rooms.ts';
import { findForeignTables, findOwners, type Source } from './tables.ts';

/**
 * Who may read tables of others, and why. What the rule does not see: `server/media/store.ts` asks the tables with foreign keys to
 * files, by a list that a test of its own holds against the schema.
 */
const readers = [
  // Every screen waits for the view of an application: it is one statement over all that belongs to it.
  'server/admission/store.ts',
  // Whether somebody has used an application is asked of every table that would show it.
  'server/admission/start-link-store.ts',
];

const sources = modules
  .filter((file) => inServer(file) && !inMigrations(file) && !isTest(file))
  .map((file) => ({ file, text: readText(file) }));

test('a table is written by its own feature, and read by others in the read models only', () => {
  expect(findOwners(sources).size).toBeGreaterThan(20);
  expect(findForeignTables(sources, readers)).toEqual([]);
});

test('what may read the tables of others does so', () => {
  const reading = findForeignTables(sources, []).map((use) => use.split(' ')[0]);
  for (const file of readers) expect(reading).toContain(file);
});

const declared: Source = {
  file: 'server/media/tables.ts',
  text: `declare module '../core/database/schema.ts' {\n  interface Database {\n    media: MediaTable;\n  }\n}`,
};
const findIn = (text: string, file = 'server/home-visit/store.ts', readers: string[] = []) =>
  findForeignTables([declared, { file, text }], readers);

test.each([
  [`await trx.updateTable('media').set(change)`],
  [`db.insertInto('media')`],
  [`trx.deleteFrom('media as m')`],
  ['sql`delete from media m where true`'],
  ['sql`update media set status = 1`'],
  ['sql`UPDATE media as m\n set status = 1`'],
  [`'insert into media (id) values (1)'`],
])('a table written by another feature is found: %s', (text) => {
  expect(findIn(text)).toContain('server/home-visit/store.ts writes media');
  expect(findIn(text, 'server/home-visit/store.ts', ['server/home-visit/store.ts'])).toHaveLength(1);
  expect(findIn(text, 'server/media/store.ts')).toEqual([]);
});

test.each([
  [`db.selectFrom('media')`],
  [`db.selectFrom(['home_photos', 'media as m'])`],
  [`query.innerJoin('media as m', 'm.id', 'p.id')`],
  ['sql`select 1 from home_photos p join media m on true`'],
  ['sql`select 1 from home_photos p, media m`'],
])('a table read by another feature is found, unless the file may: %s', (text) => {
  expect(findIn(text)).toEqual(['server/home-visit/store.ts reads media']);
  expect(findIn(text, 'server/home-visit/store.ts', ['server/home-visit/store.ts'])).toEqual([]);
});

test('what only speaks of a table is no use of it', () => {
  expect(findIn(`// deletes from media\n/** update media set */\nconst media = 'media';`)).toEqual([]);
});
