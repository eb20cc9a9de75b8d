import { expect, test } from 'vitest';
import { showPhone } from './phone.ts';

test.each([
  ['+525512345678', '+52 55 1234 5678'],
  ['+524421234567', '+52 442 123 4567'],
  ['+15125550111', '+1 512 555 0111'],
  ['5512345678', '5512345678'],
  ['', ''],
])('a phone is shown in groups, as people dictate it: %s', (phone, shown) => {
  expect(showPhone(phone)).toBe(shown);
});
