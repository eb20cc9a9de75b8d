import { expect, test } from 'vitest';
import { ownZone } from '../../lib/clock.ts';
import { whyText } from './why-words.ts';

const why = { code: 'visit_ahead', params: { at: '2031-12-01T15:00:00Z' } } as const;

test.each([
  ['es', /^Tiene videollamada el \d+ dic 2031, \d+:00\s[ap]\.m\.$/],
  ['en', /^A video call is booked for Dec \d+, 2031, \d+:00\s[AP]M\.$/],
] as const)('a sentence that ends with a time has one full stop (%s)', (language, sentence) => {
  expect(whyText(why, language, ownZone())).toMatch(sentence);
});

test.each([
  ['es', '(2 dic 2031, 5:00\u00a0a.m., hora de Kiritimati).'],
  ['en', '(Dec 2, 2031, 5:00\u00a0AM, Kiritimati time).'],
] as const)('the time of a visit is also the driver’s, with day and zone (%s)', (language, end) => {
  expect(whyText(why, language, 'Pacific/Kiritimati').endsWith(end)).toBe(true);
});

const at = '2031-12-01T15:00:00Z';
const moment = { es: /\d+ dic 2031, \d+:00\s[ap]\.m\./, en: /Dec \d+, 2031, \d+:00\s[AP]M/ };

test.each([
  ['link_made', {}, 'Se creó su enlace el …', 'Their link was made on ….'],
  [
    'link_sent',
    { channel: 'sms' },
    'Se le envió el enlace por mensaje de texto el …',
    'The link was sent to them by text message on ….',
  ],
  ['link_sent', {}, 'Se le dio el enlace el …', 'They were given the link on ….'],
  ['link_opened', {}, 'Abrió el enlace por primera vez el …', 'They first opened the link on ….'],
  ['begun', {}, 'Empezó a llenar su solicitud el …', 'They began to fill in their application on ….'],
] as const)('%s %j says when, on this computer’s clock only', (code, more, es, en) => {
  const said = (language: 'es' | 'en') =>
    whyText({ code, params: { at, ...more } }, language, 'Pacific/Kiritimati').replace(moment[language], '…');
  expect([said('es'), said('en')]).toEqual([es, en]);
});

test('a reason that only a newer server knows says nothing, and keeps no list from being shown', () => {
  const newer = { code: 'from_tomorrow', params: {} } as unknown as Parameters<typeof whyText>[0];
  expect(whyText(newer, 'es', null)).toBe('');
});
