import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { termsLines } from '@volante/contract/words/terms.ts';
import { describe, expect, test } from 'vitest';
import { isAbout, messageKinds, ruleOf } from '../kinds.ts';
import { listTemplates, type SubmittedTemplate } from '../templates/list-templates.ts';
import { drawMessage } from './email-layout.ts';
import { writeEmail } from './email-text.ts';
import { MOST_SHORT } from './phone-text.ts';

const url = 'https://solicitudes.auto-al-volante.com.mx/m/AAAAAAAAAAAAAAAAAAAAAA';
const zone = 'America/Mexico_City';
const visit = { startsAt: new Date('2026-09-30T18:30:00Z'), zone, meetingLink: null, isBooked: true, canMove: true };
const hostile = [
  ['plain', 'Envía otra vez tu comprobante de domicilio. Ya venció. '],
  ['emoji', '👩‍👩‍👧‍👦🚗'],
  ['right to left', '\u202eשלום עולם\u2067 مرحبا '],
  ['braces', '{code} {{1}} {link} '],
  ['line breaks', 'a\n\n\tb\r\n     c\u2028d'],
  ['half a letter', '\ud83d x \udc00 '],
] as const;

const draw = (
  kind: (typeof messageKinds)[number],
  language: 'es-MX' | 'en',
  given = 'Uno. ',
  link: string | null = url,
) => {
  const facts = {
    ...{ language, name: 'Ana', asker: 'Ana María L.', isClosed: false, points: [given.repeat(60)], on: '2026-09-30' },
    brand: {
      BRAND_NAME: `Autos ${given.repeat(20)}`,
      SUPPORT_PHONE: undefined,
      SUPPORT_WHATSAPP: undefined,
      SUPPORT_EMAIL: undefined,
    },
    said: { code: '123456', device: given.repeat(60) },
    visit: isAbout(kind, 'visit') ? visit : null,
    link,
  };
  return drawMessage(writeEmail(kind, facts), { BRAND_COLOR: '#5800F7' }, language);
};

describe.each(messageKinds)('%s', (kind) => {
  test.each(['es-MX', 'en'] as const)(
    'in %s is short, with its link and how to stop it, whatever goes into it',
    (language) => {
      for (const [what, given] of hostile) {
        const { short, template } = draw(kind, language, given);
        expect(short.length, what).toBeLessThanOrEqual(MOST_SHORT);
        expect(short, what).toContain(url);
        expect(short.isWellFormed(), what).toBe(true);
        expect(short, what).not.toMatch(/[\n\r\t\u2028\u202a-\u202e\u2066-\u2069]| {2}/);
        if (!ruleOf(kind).asked)
          expect(short).toMatch(language === 'en' ? /Reply STOP to opt out\.$/ : /Responde ALTO/);
        for (const parameter of template?.parameters ?? []) {
          expect(parameter, what).not.toMatch(/[\n\r\t]| {4}/);
          expect(parameter, what).not.toBe('');
          expect(parameter.isWellFormed(), what).toBe(true);
        }
      }
    },
  );
});

describe('the terms of an approval', () => {
  const plan = { id: '', version: 1, weeklyPaymentMinor: 323_450, termWeeks: 156, insurance: 'included' as const };
  const brand = { SUPPORT_PHONE: undefined, SUPPORT_WHATSAPP: undefined, SUPPORT_EMAIL: undefined };
  const shortOf = (points: string[], language: 'es-MX' | 'en', company: string, link: string | null) => {
    const facts = { language, name: 'Ana', isClosed: true, points, visit: null, link };
    const email = writeEmail('approved', { ...facts, brand: { ...brand, BRAND_NAME: company } });
    return drawMessage(email, { BRAND_COLOR: '#5800F7' }, language).short;
  };

  test.each(['es-MX', 'en'] as const)(
    'in %s are whole sentences, and no amount is cut, however long names are',
    (language) => {
      const cars = Array.from({ length: 80 }, (_, at) =>
        'Nissan Versa Advance automático 2024 '
          .repeat(3)
          .slice(0, at + 2)
          .trim(),
      );
      for (const vehicle of cars)
        for (const company of ['R', 'Autos al Volante', 'Autos '.repeat(20)])
          for (const link of [url, null])
            for (const withPlan of [true, false]) {
              const terms = { currency: 'MXN' as const, plan: withPlan ? { ...plan, vehicle, depositMinor: 0 } : null };
              const points = termsLines(
                { ...terms, depositMinor: 1_250_050, guarantor: true },
                wordLanguageOf[language],
              );
              const short = shortOf(points, language, company, link);
              expect(short.length).toBeLessThanOrEqual(MOST_SHORT);
              const amounts = short.match(/\$[\d,.…]*/g) ?? [];
              for (const amount of amounts) expect(['$3,234.50', '$12,500.50']).toContain(amount);
              // The first sentence alone may be shortened, between its words; of the others each is there or isn't.
              const [first = '', ...others] = points;
              for (const sentence of others)
                expect(short.includes(sentence) || !short.includes(sentence.slice(0, 12)), short).toBe(true);
              if (short.includes(first)) continue;
              const part = short.match(new RegExp(`${first.slice(0, 8)}[^…]*(?=…)`))?.[0];
              if (part) expect(`${first} `.startsWith(`${part} `), short).toBe(true);
            }
    },
  );

  test('that fit are all there', () => {
    const points = termsLines({ currency: 'USD', plan: null, depositMinor: 100_000, guarantor: true }, 'en');
    expect(shortOf(points, 'en', 'Rueda', null)).toContain(`car. ${points.join(' ')} Reply STOP`);
  });

  test('that don’t all fit end with an ellipsis', () => {
    const terms = { currency: 'MXN' as const, plan: { ...plan, vehicle: 'Versa', depositMinor: 0 }, depositMinor: 0 };
    const points = termsLines({ ...terms, guarantor: false }, 'es');
    expect(shortOf(points, 'es-MX', 'Rueda', url)).toContain(`${points.slice(0, 3).join(' ')} … ${url}`);
  });
});

/** Those that go by WhatsApp, too. */
const kinds = messageKinds.filter((kind) => kind !== 'erased' && !isAbout(kind, 'guarantor'));

test('a placeholder in somebody’s own words stays as it is', () => {
  expect(draw('papers_sent_back', 'en', '{code} ').short).toContain('{code}');
});

const part = ({ components }: SubmittedTemplate, type: string) => components.find((item) => item.type === type);

test('every kind has one template in both languages, which Meta can approve', () => {
  const templates = listTemplates('https://volante.example');
  // And the one in which staff write.
  expect(templates).toHaveLength((kinds.length + 1) * 2);
  expect(new Set(templates.map(({ name, language }) => name + language)).size).toBe(templates.length);
  for (const template of templates.filter(({ category }) => category !== 'AUTHENTICATION')) {
    const { name } = template;
    expect(name).toMatch(/^[a-z_]{1,512}$/);
    const { text = '', example } = part(template, 'BODY') ?? {};
    const values = example?.body_text[0] ?? [];
    expect(text, name).not.toMatch(/^\W*\{\{|\}\}\W*$/);
    expect([...text.matchAll(/\{\{(\d)\}\}/g)].map(([, n]) => Number(n))).toEqual(values.map((_, at) => at + 1));
    expect(values).not.toContain('');
    expect(text.length).toBeLessThan(1024);
    expect(part(template, 'FOOTER')?.text?.length).toBeLessThanOrEqual(60);
    for (const { text: words } of part(template, 'BUTTONS')?.buttons ?? [])
      expect(words?.length, name).toBeLessThanOrEqual(25);
  }
});

test('what is sent has as many parameters as its template', () => {
  const templates = listTemplates('https://volante.example');
  for (const kind of kinds)
    for (const language of ['es-MX', 'en'] as const) {
      const { template } = draw(kind, language);
      const code = language === 'en' ? 'en_US' : 'es_MX';
      const own = templates.find((item) => item.name === template?.name && item.language === code) as SubmittedTemplate;
      const values = part(own, 'BODY')?.example?.body_text[0] ?? [];
      expect(template?.parameters, kind).toHaveLength(own.category === 'AUTHENTICATION' ? 1 : values.length);
      expect(template?.linkEnd !== null, kind).toBe(part(own, 'BUTTONS') !== undefined);
    }
});
