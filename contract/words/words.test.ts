import { expect, test } from 'vitest';
import { countryZones } from '../appointments/time-zones.ts';
import { browserName } from './browsers.ts';
import { atTime, formatLongDate, formatSpan, formatTime, sentence } from './day-and-time.ts';
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

test('a day is written in words, whatever zone the machine is in', () => {
  expect(formatLongDate('2026-11-24', 'es')).toBe('martes, 24 de noviembre');
  expect(formatLongDate('2026-11-24', 'en')).toBe('Tuesday, November 24');
});

const read = (instant: string, zone: string, language: 'es' | 'en') => plain(formatTime(instant, zone, language));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('times are in the requested zone, with twelve hours in both languages', () => {
  expect(read('2026-11-24T15:30:00Z', 'America/Mexico_City', 'es')).toBe('9:30 a.m.');
  expect(read('2026-11-24T21:42:00Z', 'America/Mexico_City', 'es')).toBe('3:42 p.m.');
  expect(read('2026-11-24T15:30:00Z', 'America/New_York', 'en')).toBe('10:30 AM');
});

test('noon and midnight are twelve', () => {
  expect(read('2026-11-24T06:05:00Z', 'America/Mexico_City', 'es')).toBe('12:05 a.m.');
  expect(read('2026-11-24T18:00:00Z', 'America/Mexico_City', 'en')).toBe('12:00 PM');
});

test('a sentence that ends with a time has one full stop', () => {
  expect(sentence('Desde las 9:30 a.m.')).toBe('Desde las 9:30 a.m.');
  expect(sentence('From 9:30 AM')).toBe('From 9:30 AM.');
});

test('a range says a.m. or p.m. once if both ends share it', () => {
  expect(plain(formatSpan('9:30\u00a0a.m.', '10:00\u00a0a.m.'))).toBe('9:30 – 10:00 a.m.');
  expect(plain(formatSpan('11:30\u00a0a.m.', '12:00\u00a0p.m.'))).toBe('11:30 a.m. – 12:00 p.m.');
  expect(plain(formatSpan('11:30\u00a0AM', '12:00\u00a0PM'))).toBe('11:30 AM – 12:00 PM');
});

test('one o’clock is singular in Spanish, ten and eleven are not', () => {
  expect(atTime('1:05 p.m.', 'es')).toBe('a la 1:05 p.m.');
  expect(atTime('11:05 a.m.', 'es')).toBe('a las 11:05 a.m.');
  expect(atTime('1:05 PM', 'en')).toBe('at 1:05 PM');
});

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Chrome en Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`],
  ['Edge en Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`],
  ['Chrome en Android', `Mozilla/5.0 (Linux; Android 15; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`],
  ['Safari en iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Safari/604.1`],
  ['Firefox en Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Linux', 'Something (X11; Linux x86_64)'],
  ['', 'curl/8.5'],
  ['', ''],
])('a browser is named %o', (name, userAgent) => {
  expect(browserName(userAgent, 'es')).toBe(name);
});

test('in English, too', () => {
  expect(browserName('Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36', 'en')).toBe('Chrome on Linux');
});
