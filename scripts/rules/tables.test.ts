import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inMigrations, inServer, isTest, modules, readText, roomOf } from './repository.ts';

/**
 * Files that may read other features' tables, and why. Not covered by the rule: `server/media/store.ts` queries the tables with
 * foreign keys to files, from a list that its own test compares with the schema.
 */
const readers = [
  // An event keeps its application's country, and its reference until the erasure.
  'server/integrations/event-store.ts',
  // A CRM is given facts of all parts.
  'server/notifications/crm/facts-store.ts',
  // The gate needs the device with the application, in one query.
  'server/core/http/devices/device-columns.ts',
  // Every screen waits for the application's view, so one statement reads all its data.
  'server/admission/store.ts',
  // An advisor visits only drivers of the countries in which their account works.
  'server/appointments/calendar/calendar-store.ts',
  // Lists and announcements say of which country an application is.
  'server/core/database/reach.ts',
  'server/conversations/store.ts',
  'server/staff/audit/audit-store.ts',
  // The gate needs the application of a visit or a message, in one query.
  'server/staff/queue/revision-store.ts',
  // Who is silent depends on whose turn it is, on what they wrote to us, and on whether they were asked to wait.
  'server/admission/closing/silence-store.ts',
  // The guarantor's own page shows who asks, and what came of their card.
  'server/obligor/guarantor-store.ts',
  // Whom an application waits for depends on all of its parts.
  'server/staff/queue/facts-store.ts',
  // Rules give work out by what the driver earns, too.
  'server/staff/work-rules/waiting-store.ts',
  // A listed visit is shown on the driver's clock, too.
  'server/staff/queue/queue-store.ts',
  // Conversations are listed with the driver's name and who takes care of it.
  'server/staff/conversations/thread-store.ts',
  // What concerns one person is spread over notes, tasks and what their drivers did.
  'server/staff/inbox/inbox-store.ts',
  // Staff see the whole application and its history.
  'server/staff/application/facts-store.ts',
  'server/staff/application/timeline-store.ts',
  // The calendar shows each visit's driver and report.
  'server/staff/application/visit-facts-store.ts',
  // Only the events say who changed a visit.
  'server/staff/calendar/visit-change-store.ts',
  'server/staff/documents/document-store.ts',
  'server/staff/earnings/earnings-store.ts',
  // Other systems get the whole application.
  'server/v1/application-store.ts',
  // An export contains everything that the tables' owners declare as exported, and the files.
  'server/staff/privacy/archive/person-store.ts',
  // The driver's own file leaves out what an invited guarantor gave.
  'server/staff/own-file/own-file-store.ts',
  // How long an application is kept depends on its decision and on the last thing that happened to it.
  'server/staff/privacy/retention-store.ts',
  // The compared values come from the papers and the platforms.
  'server/staff/cross-check/sources-store.ts',
  'server/staff/matches/compared-store.ts',
  // An application's figures depend on most of its parts.
  'server/staff/reports/source-store.ts',
  // Kept pictures are shown only while their driver agrees to that, and in their copies the driver's name is blacked.
  'server/earnings/screenshots/learning/kept-store.ts',
  // Beside each figure the driver sees the amount that counts after the review.
  'server/earnings/reviewed-weeks-store.ts',
  // Visits in the audit log name the files that were looked at.
  'server/staff/audit/file-name-store.ts',
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

interface Source {
  file: string;
  text: string;
}

interface Use {
  file: string;
  table: string;
  writes: boolean;
}

/** The tables by name, with the room that declares each (`interface Database` in its `tables.ts` or store). */
function findOwners(sources: readonly Source[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { file, text } of sources) {
    const declared = /declare module '[^']*schema\.ts' \{\s*interface Database \{([^}]*)\}/.exec(text)?.[1] ?? '';
    for (const [, table = ''] of declared.matchAll(/(\w+):/g)) owners.set(table, roomOf(file));
  }
  return owners;
}

/**
 * Places where a room writes another one's table, or reads it without being one of the `readers`. Covers calls of the query
 * builder and SQL in strings.
 */
function findForeignTables(sources: readonly Source[], readers: readonly string[]): string[] {
  const owners = findOwners(sources);
  const foreign = sources.flatMap((source) => findUses(source, owners)).filter(isForeign);
  return [...new Set(foreign.map(({ file, table, writes }) => `${file} ${writes ? 'writes' : 'reads'} ${table}`))];

  function isForeign({ file, table, writes }: Use): boolean {
    return owners.get(table) !== roomOf(file) && (writes || !readers.includes(file));
  }
}

function findUses({ file, text }: Source, owners: Map<string, string>): Use[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const strings = [...code.matchAll(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g)].join('\n');
  const found = [
    ...named(code, builderWrites).map((table) => ({ file, table, writes: true })),
    ...named(code, builderReads).map((table) => ({ file, table, writes: false })),
    ...named(strings, sqlWrites).map((table) => ({ file, table, writes: true })),
    ...named(strings, sqlReads).map((table) => ({ file, table, writes: false })),
  ];
  return found.filter(({ table }) => owners.has(table));
}

/** A table may be in a list, and may have an alias. */
function named(text: string, pattern: RegExp): string[] {
  const lists = [...text.matchAll(pattern)].map(([, list = '']) => list);
  return lists.flatMap((list) => list.split(',')).map((item) => /\w+/.exec(item)?.[0] ?? '');
}

const builderWrites = /\b(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\(\s*(\[[^\]]*\]|'[^']*')/g;
const builderReads = /\b(?:selectFrom|using|from|table|(?:\w+J|j)oin)\(\s*(\[[^\]]*\]|'[^']*')/g;
const sqlWrites =
  /\b(?:insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?|update(?=\s+\w+(?:\s+(?:as\s+)?\w+)?\s+set\b))\s+(\w+)/gi;
const sqlReads = /\b(?:from|join)\s+(\w+(?:\s+\w+)?(?:\s*,\s*\w+(?:\s+\w+)?)*)/gi;

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
