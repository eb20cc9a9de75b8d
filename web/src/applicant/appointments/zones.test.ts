import { countryZones } from '@volante/contract/time-zones.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { phoneZone, zoneChoices, zoneName } from './zones.ts';

afterEach(() => vi.restoreAllMocks());

function phoneIn(timeZone: string) {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

test('times are shown in the zone of the phone, or of the country where the phone hides its own', () => {
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
  expect(zoneName('America/Bogota', 'es')).toBe('hora de Bogota');
});

test('every zone of every country has words in both languages', () => {
  for (const zone of Object.values(countryZones).flat()) {
    const city = zone.split('/')[1]?.replaceAll('_', ' ');
    expect(zoneName(zone, 'es'), zone).toMatch(/^hora de/);
    expect(zoneName(zone, 'en'), zone).not.toMatch(/_/);
    expect(city).toBeTruthy();
  }
  expect(zoneName('America/Ciudad_Juarez', 'es')).toBe('hora de Ciudad Juárez');
});
