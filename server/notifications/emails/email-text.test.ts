import { answerTime } from '@volante/contract/words/answer-time.ts';
import { rejectionGroundText } from '@volante/contract/words/rejection-grounds.ts';
import { describe, expect, test } from 'vitest';
import { type EmailKind, isAbout, messageKinds } from '../kinds.ts';
import { drawHtml, drawMessage, drawText } from './email-layout.ts';
import { filled, writeEmail } from './email-text.ts';
import { rejectionNotice } from './task-texts.ts';

const brand = { BRAND_NAME: 'Rueda', SUPPORT_PHONE: undefined, SUPPORT_WHATSAPP: undefined, SUPPORT_EMAIL: undefined };
const visit = {
  startsAt: new Date('2026-12-02T15:00:00Z'),
  zone: 'America/Tijuana',
  meetingLink: 'https://meet.example.org/x?a=1&b=2',
  isBooked: true,
  canMove: true,
};
const kinds = messageKinds.filter(
  (kind) => !isAbout(kind, 'device') && !isAbout(kind, 'guarantor') && kind !== 'erased',
);
const link = 'https://volante.example/6f1c0a52-0f5e-4a3b-9d44-2d1f5e1c7a10';
const facts = { brand, name: 'Ana', isClosed: false };

test.each(kinds)('%s has a text in both languages, without gaps', (kind) => {
  const about = isAbout(kind, 'visit') ? visit : null;
  const emails = (['es-MX', 'en'] as const).map((language) => writeEmail(kind, { ...facts, language, visit: about }));
  for (const email of emails) {
    expect(drawText(email)).not.toMatch(/undefined|null|\[object/);
    expect(email.subject.length).toBeGreaterThan(10);
    expect(email.subject.length).toBeLessThan(80);
  }
  expect(drawText(emails[0]!)).not.toBe(drawText(emails[1]!));
});

test('a time is in the zone of the booking, and names the zone', () => {
  const spanish = writeEmail('visit_booked', { ...facts, language: 'es-MX', visit });
  expect(spanish.when).toEqual({ day: 'Miércoles, 2 de diciembre', time: '7:00 a.m., hora de Tijuana' });
  const english = writeEmail('visit_booked', { ...facts, language: 'en', visit });
  expect(english.when).toEqual({ day: 'Wednesday, December 2', time: '7:00 AM, Tijuana time' });
  const unknown = writeEmail('visit_booked', { ...facts, language: 'en', visit: { ...visit, zone: 'America/Lima' } });
  expect(unknown.when?.time).toBe('10:00 AM, Lima time');
});

test('the receipt names the usual time of an answer to phones, too, where enough answers are known', () => {
  const short = (language: 'es-MX' | 'en', answerTime?: string) =>
    drawMessage(
      writeEmail('application_sent', { ...facts, language, visit: null, ...(answerTime && { answerTime }) }),
      { BRAND_COLOR: '#5800F7' },
      language,
    ).short;
  const known = answerTime({ answer: { half: 1, most: 2 } }, 'es');
  expect(short('es-MX', known)).toBe(
    `Rueda: Recibimos tu solicitud. ${known} Una persona la va a revisar y te avisamos. Responde ALTO para no recibir más.`,
  );
  expect(short('es-MX')).not.toMatch(/\d/);
  expect(short('en', answerTime({ answer: { half: 2, most: 2 } }, 'en'))).toContain('within 2 business days');
});

test('midnight and noon are unambiguous', () => {
  const at = (instant: string, language: 'es-MX' | 'en') =>
    writeEmail('visit_booked', { ...facts, language, visit: { ...visit, startsAt: new Date(instant) } }).when?.time;
  expect(at('2026-12-02T08:00:00Z', 'es-MX')).toBe('12:00 a.m., hora de Tijuana');
  expect(at('2026-12-02T08:00:00Z', 'en')).toBe('12:00 AM, Tijuana time');
  expect(at('2026-12-02T20:30:00Z', 'es-MX')).toBe('12:30 p.m., hora de Tijuana');
  expect(at('2026-12-02T23:30:00Z', 'es-MX')).toBe('3:30 p.m., hora de Tijuana');
});

test('an applicant without a known name is greeted without one', () => {
  expect(writeEmail('application_sent', { ...facts, name: '', language: 'es-MX', visit: null }).greeting).toBe('Hola:');
  expect(writeEmail('application_sent', { ...facts, name: '', language: 'en', visit: null }).greeting).toBe('Hi,');
});

test('the button is readable on any brand color, and its address stays intact', () => {
  const email = writeEmail('visit_booked', { ...facts, language: 'en', visit });
  expect(drawHtml(email, { BRAND_COLOR: '#5800F7' }, 'en')).toContain('background:#5800F7;color:#ffffff');
  expect(drawHtml(email, { BRAND_COLOR: '#FFD400' }, 'en')).toContain('background:#FFD400;color:#17112a');
  expect(drawHtml(email, { BRAND_COLOR: '#FFD400' }, 'en')).toContain('href="https://meet.example.org/x?a=1&amp;b=2"');
});

test('who is told that a closed application will be erased is not asked to go on with it', () => {
  const wordsTo = (language: 'es-MX' | 'en', claims: object) =>
    writeEmail('erasure_ahead', { ...facts, language, visit: null, on: '2026-12-07', ...claims }).after.join(' ');
  for (const language of ['es-MX', 'en'] as const) {
    expect(wordsTo(language, {})).toMatch(/continúa|go on/);
    expect(wordsTo(language, { isOver: true })).not.toMatch(/Para conservarla|To keep it/);
    expect(wordsTo(language, { isOver: true, canReopen: true })).toMatch(/ábrela otra vez|reopen it/);
  }
});

test('who has a closed duplicate is told nothing of how the other application stands: it may have ended since', () => {
  for (const language of ['es-MX', 'en'] as const) {
    const email = writeEmail('closed_duplicate', { ...facts, language, visit: null, isClosed: true });
    expect([...email.after, email.phone?.text].join(' ')).not.toMatch(/sigue|continúa|abierta|goes on|is open/);
  }
});

test('a sentence that ends with a time has one full stop', () => {
  expect(filled('A la 1: {time}. Fin.', { time: '3:00 p.m.' })).toBe('A la 1: 3:00 p.m. Fin.');
  expect(filled('At {time}. {other}', { time: '3:00 PM' })).toBe('At 3:00 PM. {other}');
});

test('a mail loads nothing, so reading it cannot be tracked', () => {
  const html = drawHtml(
    writeEmail('visit_booked', { ...facts, language: 'en', visit }),
    { BRAND_COLOR: '#5800F7' },
    'en',
  );
  expect(html).not.toMatch(/<(img|link|script|iframe|style)|url\(|src=/);
});

test('the mail about a coming erasure names its day; a rejection ends with who decided and the operator’s own notice', () => {
  const ahead = writeEmail('erasure_ahead', { ...facts, language: 'es-MX', visit: null, on: '2026-12-07' });
  expect(ahead.lines[0]).toContain('el lunes, 7 de diciembre borramos tus datos');
  const notice = rejectionNotice(
    { BRAND_NAME: 'Rueda', BRAND_ADDRESS: '1 Main St, Dallas', REJECTION_NOTICE_US: 'Own words.' },
    'en',
  );
  const email = writeEmail('rejected', { ...facts, language: 'en', visit: null, notice });
  expect(email.after.at(-1)).toBe('The decision was made by Rueda, 1 Main St, Dallas. Own words.');
  const usual = rejectionNotice(
    { BRAND_NAME: 'Rueda', BRAND_ADDRESS: undefined, REJECTION_NOTICE_US: undefined },
    'es',
  );
  expect(usual).toMatch(/^La decisión la tomó Rueda\. Aviso: /);
});

describe('a text that claims a fact states it only when it is true', () => {
  const languages = ['es-MX', 'en'] as const;
  const contact = { ...brand, SUPPORT_EMAIL: 'ayuda@example.org' };
  /** The words of a claim; each is about one fact. */
  const claims = [
    { fact: 'a contact', says: /habla con|Pregúntanos|contact Rueda|[Aa]sk us/, given: { brand: contact } },
    { fact: 'a day to apply again', says: /intentarlo otra vez|try again/, given: { canApplyAgain: true } },
    { fact: 'that nothing else is missing', says: /Lo demás ya|everything else/, given: { hasRest: true } },
    { fact: 'that it can be reopened', says: /ábrela otra vez|reopen it/, given: { canReopen: true, isOver: true } },
    { fact: 'that the visit can be moved', says: /cambiarla|To change/, given: { visit } },
  ];
  test.each(claims)('$fact', ({ says, given }) => {
    const write = (kind: EmailKind, language: 'es-MX' | 'en', known: object) => {
      const about = isAbout(kind, 'visit') ? { ...visit, canMove: false } : null;
      const all = { ...facts, language, visit: about, ...known };
      return drawText(writeEmail(kind, isAbout(kind, 'visit') ? all : { ...all, visit: null }));
    };
    for (const language of languages) {
      expect(kinds.filter((kind) => says.test(write(kind, language, {})))).toEqual([]);
      expect(kinds.filter((kind) => says.test(write(kind, language, given))).length).toBeGreaterThan(0);
    }
  });

  test('the reason "other" asks to call only if there is whom to call', () => {
    expect(rejectionGroundText('other', 'es', false)).toBe('Por otro motivo.');
    expect(rejectionGroundText('other', 'en', true)).toBe('For another reason. Ask us which one.');
  });
});

test('only the e-mail that staff send for it contains an application’s link', () => {
  const texts = kinds.map((kind) => {
    const about = isAbout(kind, 'visit') ? visit : null;
    const given = kind === 'application_link' ? { link } : {};
    return [kind, drawText(writeEmail(kind, { ...facts, language: 'es-MX', visit: about, ...given }))] as const;
  });
  expect(texts.filter(([, text]) => text.includes(link)).map(([kind]) => kind)).toEqual(['application_link']);
});
