import { afterEach, expect, test, vi } from 'vitest';
import { phoneZone, zoneChoices } from './zones.ts';

afterEach(() => vi.restoreAllMocks());

function phoneIn(timeZone: string) {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

test('times are shown in the phone’s zone, or in the country’s if the phone hides its own', () => {
  phoneIn('America/Tijuana');
  expect(phoneZone('mx')).toBe('America/Tijuana');
  phoneIn('UTC');
  expect(phoneZone('mx')).toBe('America/Mexico_City');
  phoneIn('Etc/Unknown');
  expect(phoneZone('us')).toBe('America/Chicago');
});

test('the zones of the own country come first', () => {
  phoneIn('America/Tijuana');
  expect(zoneChoices('mx', 'America/Tijuana').groups.map(({ country }) => country)).toEqual(['mx', 'us']);
  expect(zoneChoices('us', 'America/Chicago').groups.map(({ country }) => country)).toEqual(['us', 'mx']);
  expect(zoneChoices('mx', 'America/Tijuana').own).toEqual([]);
});

test('a zone that no country lists can be chosen when the phone is there', () => {
  phoneIn('America/Bogota');
  expect(zoneChoices('mx', 'America/Bogota').own).toEqual(['America/Bogota']);
});
