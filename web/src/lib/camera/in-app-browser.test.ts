import { expect, test } from 'vitest';
import { inAppBrowser } from './in-app-browser.ts';

const android =
  'Mozilla/5.0 (Linux; Android 13; SM-A042M Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

test.each([
  [
    'Facebook on Android',
    `${android} Version/4.0 Chrome/125.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/466.0;]`,
    'android',
  ],
  [
    'Instagram on Android',
    `${android} Version/4.0 Chrome/125.0 Mobile Safari/537.36 Instagram 334.0 Android`,
    'android',
  ],
  [
    'WhatsApp on Android',
    'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/120.0 Mobile WhatsApp/2.24.8',
    'android',
  ],
  ['any other Android app', `${android} Version/4.0 Chrome/125.0 Mobile Safari/537.36`, 'android'],
  ['Facebook on an iPhone', `${iphone} [FBAN/FBIOS;FBAV/466.0]`, 'ios'],
  ['Instagram on an iPhone', `${iphone} Instagram 334.0 (iPhone12,1)`, 'ios'],
  [
    'Chrome',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Mobile Safari/537.36',
    null,
  ],
  ['Safari', `${iphone} Version/17.5 Safari/604.1`, null],
])('%s is recognized by its user agent', (_, agent, expected) => {
  expect(inAppBrowser(agent)).toBe(expected);
});
