import { expect, test } from 'vitest';
import { inContract, inMigrations, inServer, isTest, modules, readText } from './repository.ts';

/** Files that may use another clock than `deps.now()`, and why. */
const others = [
  // The product's clock is created here.
  'server/build-deps.ts',
  'server/commands/shell-deps.ts',
  'server/commands/doctor.ts',
  'server/commands/upkeep/backup.ts',
  'server/commands/upkeep/restore.ts',
  'server/commands/doctor/public-address.ts',
  // Defaults of commands.
  'server/commands/advisor-arguments.ts',
  // The audit log uses the database's clock.
  'server/applications/store.ts',
  // Servers whose clocks differ agree on who sends, and signatures have the right time.
  'server/integrations/delivery-store.ts',
  // Waiting times and idle timeouts.
  'server/core/http/idempotency/idempotency.ts',
  'server/media/receive.ts',
  // Times checked by an outside service's own clock.
  'server/core/outside/outside-try.ts',
  'server/providers/meetings/access-token.ts',
  'server/providers/meetings/google-meet.ts',
  // How late jobs are, by the clock of their queue.
  'server/core/dead-jobs.ts',
  // Spans are compared with those of other programs.
  'server/core/tracing/send-spans.ts',
  // A script that runs in browsers.
  'server/core/pages/other-builds.ts',
  // A store is asked when it stored a file.
  'server/providers/contracts/storage.ts',
  // Files deleted from the store during listing.
  'server/providers/storage/folder.ts',
  'server/providers/storage/s3.ts',
];

function asksAnother(text: string): boolean {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const sql = [...code.matchAll(/`[^`]*`/g)].join('\n');
  return /\bDate\.now\(\)|\bnew Date\(\)/.test(code) || /(?<![.\w])now\(\)/.test(sql);
}

test('every way of reading another clock is detected', () => {
  for (const text of ['Date.now() + 5', 'at ?? new Date()', 'sql`at > now() - interval`', 'sql`now()`']) {
    expect(asksAnother(text), text).toBe(true);
  }
  for (const text of ['deps.now()', 'new Date(at)', 'const at = now();', '// not Date.now()', 'performance.now()'])
    expect(asksAnother(text), text).toBe(false);
});

test('the product decides by one clock', () => {
  const asking = modules
    .filter((file) => (inServer(file) || inContract(file)) && !inMigrations(file) && !isTest(file))
    .filter((file) => asksAnother(readText(file)));
  expect(asking.toSorted()).toEqual(others.toSorted());
});

/** Files that may make a formatter or ask for this machine's zone. `dateFormat` demands the zone by its type. */
const makers = ['contract/appointments/time-zones.ts', 'contract/fields/formats.ts', 'web/src/lib/clock.ts'];

/** A moment shown on whatever clock the reader's machine has. */
const hasNoZone = (text: string) =>
  /\bDateTimeFormat\(|\.toLocale(Date|Time)?String\(|\.get(Hours|Minutes)\(\)|\.to(Date|Time)String\(/.test(text);

/** A visit shown without the clock of the driver, who has to be there. */
const isOnOwnClock = (text: string) => /\bshowMoment\([^()]*\b(visitAt|startsAt|endsAt|startTime|endTime)\b/.test(text);

test('every moment that is shown names its zone', () => {
  for (const text of [
    'new Intl.DateTimeFormat("en")',
    'at.toLocaleString()',
    'at.toLocaleTimeString("en")',
    'at.getHours()',
  ])
    expect(hasNoZone(text), text).toBe(true);
  const places = modules.filter((file) => /^(contract|reader|server|web\/src)\//.test(file) && !isTest(file));
  expect(places.filter((file) => hasNoZone(readText(file))).toSorted()).toEqual(makers);
});

test('the console shows the time of a visit on the driver’s clock, too', () => {
  expect(isOnOwnClock('showMoment(row.visitAt, language)')).toBe(true);
  expect(isOnOwnClock('showMomentIn(row.zone, row.visitAt, language)')).toBe(false);
  const screens = modules.filter((file) => file.startsWith('web/src/staff/') && !isTest(file));
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.filter((file) => isOnOwnClock(readText(file)))).toEqual([]);
});
