import { expect, test } from 'vitest';
import { countryZones } from '../appointments/time-zones.ts';
import { zoneName } from './zones.ts';

test('every zone of every country has words in both languages', () => {
  for (const zone of Object.values(countryZones).flat()) {
    const city = zone.split('/')[1]?.replaceAll('_', ' ');
    expect(zoneName(zone, 'es'), zone).toMatch(/^hora de/);
    expect(zoneName(zone, 'en'), zone).not.toMatch(/_/);
    expect(city).toBeTruthy();
  }
  expect(zoneName('America/Ciudad_Juarez', 'es')).toBe('hora de Ciudad Juárez');
});

test('a zone that no country lists goes by its city', () => {
  expect(zoneName('America/Bogota', 'es')).toBe('hora de Bogota');
  expect(zoneName('America/Port_of_Spain', 'en')).toBe('Port of Spain time');
});
