import { expect, test } from 'vitest';
import { slotIdOf, startOfSlot } from './rules.ts';
import { countryZones, isTimeZone } from './time-zones.ts';

test('a slot’s id contains its start', () => {
  const start = new Date('2026-12-01T16:30:00Z');
  expect(slotIdOf(start)).toBe('20261201T1630Z');
  expect(startOfSlot('20261201T1630Z')).toEqual(start);
});

test.each([
  '',
  'x',
  '20261201T1615Z',
  '20260231T1600Z',
  '20261201T2400Z',
  '20261201T1630',
  '2026-12-01T16:30Z',
  '20261201T1630Z ',
])('%j is no slot', (id) => expect(startOfSlot(id)).toBeNull());

test('every offered time zone exists, old names are understood, and a UTC offset is not a zone', () => {
  for (const zone of [...countryZones.mx, ...countryZones.us, 'America/Ensenada', 'UTC'])
    expect(isTimeZone(zone), zone).toBe(true);
  for (const text of ['', '+05:00', '-0600', 'Tijuana', 'America/Nowhere', '../etc'])
    expect(isTimeZone(text), text).toBe(false);
});
