import { expect, test } from 'vitest';
import { isHolidayPlace, listHolidays } from './holidays.ts';

const days = async (place: string, year: number) => (await listHolidays(place, year)).map(({ day }) => day);

test('Mexico has the holidays of its labor law', async () => {
  expect(await days('MX', 2027)).toEqual([
    '2027-01-01',
    '2027-02-01',
    '2027-03-15',
    '2027-05-01',
    '2027-09-16',
    '2027-11-15',
    '2027-12-25',
  ]);
});

test('the federal handover is on 1 October, every six years since 2024', async () => {
  for (const year of [2024, 2030]) {
    expect(await days('MX', year)).toContain(`${year}-10-01`);
    expect(await days('MX', year)).not.toContain(`${year}-12-01`);
  }
  expect(await days('MX', 2026)).not.toContain('2026-10-01');
});

test('the United States has its own holidays, and states have more', async () => {
  expect(await days('US', 2026)).toContain('2026-11-26');
  expect(await days('US-TX', 2026)).toContain('2026-11-27');
});

test('an unknown place has no holidays', async () => {
  for (const place of ['', 'mx', 'ZZ', 'MX-NADA', 'US-']) expect(await isHolidayPlace(place), place).toBe(false);
  expect(await isHolidayPlace('US-FL')).toBe(true);
});
