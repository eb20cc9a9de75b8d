import { expect, test } from 'vitest';
import { likelyAddress } from './mail-domains.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['Gmai.com', 'gmail.com'],
  ['gmail.com.mx', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmal.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo.com.mex', 'yahoo.com.mx'],
  ['iclud.com', 'icloud.com'],
  ['liv.com', 'live.com'],
])('%s is asked about: %s may have been meant', (typed, meant) => {
  expect(likelyAddress(`ana.ruiz@${typed}`)).toBe(`ana.ruiz@${meant}`);
});

test.each([
  'gmail.com',
  'GMAIL.com',
  'mail.com',
  'ymail.com',
  'yahoo.com.mx',
  'example.com',
  'unam.mx',
  'correo.uanl.edu.mx',
  'hey.com',
  'fastmail.com',
])('%s is no slip', (domain) => {
  expect(likelyAddress(`ana@${domain}`)).toBeNull();
});

test('an incomplete address is not asked about', () => {
  for (const typed of ['', 'ana', '@gmial.com', 'ana@']) expect(likelyAddress(typed), typed).toBeNull();
});
