import { expect, test } from 'vitest';
import { readText } from './read-imports.ts';
import { isTest, modules } from './repository.ts';

/** Files that may make a formatter or ask for this machine's zone. `dateFormat` demands the zone by its type. */
const makers = ['contract/appointments/time-zones.ts', 'contract/words/formats.ts', 'web/src/lib/clock.ts'];

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
  expect(screens.length).toBeGreaterThan(200);
  expect(screens.filter((file) => isOnOwnClock(readText(file)))).toEqual([]);
});
