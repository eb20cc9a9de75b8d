import { expect, test } from 'vitest';
import { embeddedGeo as geo } from './geo.ts';

test.each([
  [19.4326, -99.1332, /Ciudad de México$/],
  [32.5149, -117.0382, /Baja California$/],
  [31.6904, -106.4245, /Chihuahua$|TX$/],
  [20.9674, -89.5926, 'Mérida, Yucatán'],
  [25.7743, -80.1937, 'Miami, FL'],
  [32.7763, -96.7969, /TX$/],
  [21.1619, -86.8515, /Quintana Roo$/],
])('the town nearest to %f, %f is named with its state', (latitude, longitude, place) => {
  expect(geo.placeAt(latitude, longitude)).toEqual(expect.stringMatching(place));
});

test.each([
  ['Mérida', 'Yucatán', 0],
  ['merida', 'Yucatán', 0],
  ['Progreso', 'Yucatán', 35],
  ['Ciudad de México', 'Ciudad de México', 990],
  ['Miami', 'Florida', 1080],
])('from the middle of Mérida to %s, %s it is about %i km', (town, state, km) => {
  const found = geo.kmToTown(20.97, -89.62, town, state);
  expect(Math.abs((found ?? Number.NaN) - km)).toBeLessThan(10 + km / 50);
});

test('the distance to a town that isn’t listed, or not in that state, is unknown', () => {
  expect(geo.kmToTown(20.97, -89.62, 'Colonia Ninguna', 'Yucatán')).toBeNull();
  expect(geo.kmToTown(20.97, -89.62, 'Mérida', 'Sonora')).toBeNull();
  expect(geo.kmToTown(20.97, -89.62, '', '')).toBeNull();
});

test.each([
  [0.5, 0.5],
  [48.8566, 2.3522],
  [90, 180],
  [-90, -180],
  [20, -140],
])('far from every town of the two countries nothing is named: %f, %f', (latitude, longitude) => {
  expect(geo.placeAt(latitude, longitude)).toBeNull();
});

test.each([
  ['189.240.30.1', 'MX'],
  ['8.8.8.8', 'US'],
  ['::ffff:8.8.8.8', 'US'],
])('the public address %s belongs to %s', (ip, country) => {
  expect(geo.countryOf(ip)).toBe(country);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.10',
  '172.20.1.1',
  '100.64.0.1',
  '169.254.1.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::ffff:192.168.1.1',
  'fe80::1',
  '2806:2f0::1',
  '',
  'here',
  '999.1.1.1',
])('an address without a country: %j', (ip) => {
  expect(geo.countryOf(ip)).toBeNull();
});

test('countries are named in words', () => {
  expect(geo.countryName('MX')).toBe('México');
  expect(geo.countryName('US')).toBe('United States');
});
