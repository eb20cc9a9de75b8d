import { expect, test } from 'vitest';
import { whyText } from './why-words.ts';

test.each([
  ['es', /^Tiene videollamada el \d+ dic 2031, \d+:00\s[ap]\.m\.$/],
  ['en', /^A video call is booked for Dec \d+, 2031, \d+:00\s[AP]M\.$/],
] as const)('a sentence that ends with a time has one full stop (%s)', (language, sentence) => {
  const why = { code: 'visit_ahead', params: { at: '2031-12-01T15:00:00Z' } } as const;
  expect(whyText(why, language)).toMatch(sentence);
});
