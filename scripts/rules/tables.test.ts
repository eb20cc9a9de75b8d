import { expect, test } from 'vitest';
import { readText } from './read-imports.ts';
import { isTest, modules } from './repository.ts';
import { inMigrations, inServer } from './rooms.ts';
import { findForeignTables, findOwners, type Source } from './tables.ts';

/**
 * Files that may read other features' tables, and why. Not covered by the rule: `server/media/store.ts` queries the tables with
 * foreign keys to files, from a list that its own test compares with the schema.
 */
const readers = [
  // Every screen waits for the application's view, so one statement reads all its data.
  'server/admission/store.ts',
  // Whom an application waits for depends on all of its parts.
  'server/staff/queue/facts-store.ts',
  // A listed visit is shown on the driver's clock, too.
  'server/staff/queue/queue-store.ts',
  // Staff see the whole application and its history.
  'server/staff/application/case-store.ts',
  'server/staff/application/timeline-store.ts',
  // The calendar shows each visit's driver and report.
  'server/staff/application/visit-facts-store.ts',
  // Only the events say who changed a visit.
  'server/staff/calendar/visit-change-store.ts',
  'server/staff/papers/paper-store.ts',
  'server/staff/earnings/earnings-store.ts',
  // An export contains everything that the tables' owners declare as exported, and the files.
  'server/staff/privacy/archive/person-store.ts',
  // How long an application is kept depends on its decision and on the last thing that happened to it.
  'server/staff/privacy/retention-store.ts',
  // The compared values come from the papers and the platforms.
  'server/staff/cross-check/sources-store.ts',
  'server/staff/matches/compared-store.ts',
  // An application's figures depend on most of its parts.
  'server/staff/reports/source-store.ts',
  // Beside each figure the driver sees the amount that counts after the review.
  'server/earnings/reviewed-weeks-store.ts',
  // What is open on an application is spread over its parts.
  'server/corrections/open-store.ts',
  // Whether an application is in use depends on every table with its data.
  'server/admission/start-link-store.ts',
];

const sources = modules
  .filter((file) => inServer(file) && !inMigrations(file) && !isTest(file))
  .map((file) => ({ file, text: readText(file) }));

test('a table is written by its own feature, and read by others in the read models only', () => {
  expect(findOwners(sources).size).toBeGreaterThan(20);
  expect(findForeignTables(sources, readers)).toEqual([]);
});

test('every permitted reader really reads other tables', () => {
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

test('a mere mention of a table does not count as use', () => {
  expect(findIn(`// deletes from media\n/** update media set */\nconst media = 'media';`)).toEqual([]);
});
