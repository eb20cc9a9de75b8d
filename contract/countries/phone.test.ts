import { expect, test } from 'vitest';
import { groupContact, groupPhone, localPhone, normalizePhone } from './phone.ts';

test.each([
  '5512345678',
  '55 1234 5678',
  '(55) 1234-5678',
  '+525512345678',
  '525512345678',
  '+52 1 55 1234 5678',
  '5215512345678',
  '0445512345678',
  '045 55 1234 5678',
  '015512345678',
  '+52 044 55 1234 5678',
  '+520445512345678',
  '+52+525512345678',
  '+52 +52 1 55 1234 5678',
  '+52 52 55 1234 5678',
  '1 55 1234 5678',
  '0052 55 1234 5678',
  '011 52 1 55 1234 5678',
  '\u202a+52\u00a01\u00a055\u00a01234\u00a05678\u202c',
  '55\u20111234\u20135678',
])('a Mexican phone written as %s is stored as +52 and ten digits', (typed) => {
  expect(normalizePhone(typed, 'mx')).toBe('+525512345678');
});

test.each([
  '3055550123',
  '(305) 555-0123',
  '305.555.0123',
  '1 305 555 0123',
  '+1 305 555 0123',
  '+13055550123',
  '001 305 555 0123',
  '+1 +1 305 555 0123',
  '+1 1 305 555 0123',
])('a US phone written as %s is stored as +1 and ten digits', (typed) => {
  expect(normalizePhone(typed, 'us')).toBe('+13055550123');
});

test.each([
  '551234567',
  '55123456789',
  '0512345678',
  '1512345678',
  '+15512345678',
  '+52 1 551 234 567',
  '55123x5678',
  '55+12345678',
  '++525512345678',
  '5512345678 ext. 4',
  '0000000000',
  '',
  '+52',
  '٥٥١٢٣٤٥٦٧٨',
])('%j is no Mexican phone', (typed) => {
  expect(normalizePhone(typed, 'mx')).toBeNull();
});

test.each([
  '1055550123',
  '3051550123',
  '305555012',
  '+523055550123',
  '23055550123',
  'call me',
  '9115550123',
  '3059110123',
  '5555550123',
  '2925550123',
  '+44 20 7946 0958',
])('%j is no US phone', (typed) => {
  expect(normalizePhone(typed, 'us')).toBeNull();
});

test('a stored phone is stored the same when it is sent back', () => {
  for (const [stored, country] of [
    ['+525512345678', 'mx'],
    ['+13055550123', 'us'],
  ] as const)
    expect(normalizePhone(stored, country)).toBe(stored);
});

test('the form shows a stored phone without the prefix of its country', () => {
  expect(localPhone('+525512345678')).toBe('5512345678');
  expect(localPhone('+13055550123')).toBe('3055550123');
  expect(localPhone('5212345678')).toBe('5212345678');
  expect(localPhone('')).toBe('');
});

test.each([
  ['+525512345678', '+52 55 1234 5678'],
  ['+524421234567', '+52 442 123 4567'],
  ['+15125550111', '+1 512 555 0111'],
  ['5512345678', '5512345678'],
  ['', ''],
])('a phone is shown in groups, as people dictate it: %s', (phone, shown) => {
  expect(groupPhone(phone)).toBe(shown);
});

test.each([
  ['+525512345678', '+52 55 1234 5678'],
  ['525512345678', '+52 55 1234 5678'],
  ['55-1234-5678', '55 1234 5678'],
  ['5512345678', '55 1234 5678'],
  ['+1 (214) 555.0123', '+1 214 555 0123'],
  ['800 VOLANTE', '800 VOLANTE'],
  ['', ''],
])('a company’s contact is shown in groups, however it was typed: %s', (typed, shown) => {
  expect(groupContact(typed)).toBe(shown);
});
