import { expect, test } from 'vitest';
import { browserName } from './browsers.ts';

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
