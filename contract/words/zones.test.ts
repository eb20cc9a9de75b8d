import { expect, test } from 'vitest';
import { countryZones } from '../appointments/time-zones.ts';
import { zoneName } from './zones.ts';

test('every zone of every country has words in both languages', () => {
  for (const zone of Object.values(countryZones).flat()) {
    expect(zoneName(zone, 'es'), zone).toMatch(/^hora (de|del) [^_/]+$/);
    expect(zoneName(zone, 'en'), zone).toMatch(/^[^_/]+ [Tt]ime( \([^_/]+\))?$/);
  }
  expect(zoneName('America/Ciudad_Juarez', 'es')).toBe('hora de Ciudad Juárez');
});

test('a zone that no country lists is named after its city', () => {
  expect(zoneName('America/Bogota', 'es')).toBe('hora de Bogota');
  expect(zoneName('America/Port_of_Spain', 'en')).toBe('Port of Spain time');
});
