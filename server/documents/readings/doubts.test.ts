import { createHash } from 'node:crypto';
import { countries } from '@volante/contract/countries/index.ts';
import { countryCodes } from '@volante/contract/country.ts';
import type { Doubt } from '@volante/contract/documents/doubts.ts';
import { type DocumentType, documents } from '@volante/contract/documents/rules.ts';
import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manyCalls, upload } from '../../media/testing/test-upload.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestApplication } from '../testing/test-application.ts';
import { type DoubtContext, doubtsOf, type JudgedReading } from './doubts.ts';

const nobody = { firstName: '', lastName: '', birthdate: '', nationalId: '', taxId: '', postalCode: '', state: '' };
const form = { ...nobody, ...{ city: '', neighborhood: '', street: '', streetNumber: '', department: '' } };
const ana = { ...form, firstName: 'Ana Sofía', lastName: 'López Núñez' };
const empty: DoubtContext = {
  country: 'mx',
  personalData: ana,
  obligorName: '',
  proposals: [],
  readings: [],
  sentBack: [],
};

type Read = Partial<JudgedReading> & Pick<JudgedReading, 'type' | 'kind'>;

/** The doubts about the first of these papers. */
function doubtsAbout(
  [first, ...others]: [Read, ...Read[]],
  context: Partial<DoubtContext> = {},
  month?: string,
): Doubt[] {
  const readings = [first, ...others].map((read) => ({ fields: {}, problems: [], on: '2026-11-28', ...read }));
  const document = { type: first.type, mediaId: 'm', status: 'pending', ...(month && { month }) } as const;
  return doubtsOf(document, { ...empty, readings, ...context });
}

const statement = (type: DocumentType, fields: JudgedReading['fields']): Read => ({
  type,
  kind: 'bank_statement',
  fields,
});
const [october, september] = ['bank_statement_month_1', 'bank_statement_month_2'] as const;

describe('a statement', () => {
  test('of another month than asked is doubted, but not one of the month before, which may close in the middle', () => {
    const filedUnderOctober = (month: string) => doubtsAbout([statement(october, { month })], {}, '2026-10');
    expect(filedUnderOctober('2026-08')).toEqual([{ about: 'other_month', says: '2026-08', asked: '2026-10' }]);
    expect(filedUnderOctober('2024-10')).toEqual([{ about: 'other_month', says: '2024-10', asked: '2026-10' }]);
    expect([filedUnderOctober('2026-10'), filedUnderOctober('2026-09')]).toEqual([[], []]);
  });

  test('of a month that was sent twice is doubted', () => {
    const twice = [statement(october, { month: '2026-10' }), statement(september, { month: '2026-10' })] as const;
    expect(doubtsAbout([...twice], {}, '2026-10')).toEqual([{ about: 'same_month', says: '2026-10' }]);
  });

  test('of another holder is doubted with both names; a second surname left out is no difference', () => {
    const held = (holder: string) => doubtsAbout([statement(october, { holder })]);
    expect(held('PEDRO RUIZ MORA')).toEqual([
      { about: 'other_name', says: 'PEDRO RUIZ MORA', typed: 'Ana Sofía López Núñez' },
    ]);
    expect([held('ANA LOPEZ NUÑEZ'), held('')]).toEqual([[], []]);
    expect(doubtsAbout([statement(october, { holder: 'PEDRO RUIZ' })], { personalData: form })).toEqual([]);
  });

  test('of another country’s bank is doubted', () => {
    const of = (bank: string, country: 'mx' | 'us') => doubtsAbout([statement(october, { bank })], { country });
    expect(of('Chase', 'mx')).toEqual([{ about: 'other_country', country: 'us' }]);
    expect(of('BBVA', 'us')).toEqual([{ about: 'other_country', country: 'mx' }]);
    expect([of('BBVA', 'mx'), of('Chase', 'us')]).toEqual([[], []]);
  });
});

describe('a proof of address', () => {
  const dated = (newestDate: string, kind: JudgedReading['kind'] = 'unknown') =>
    doubtsAbout([{ type: 'proof_of_address', kind, fields: { newestDate } }]);

  test('is doubted if its newest date is more than three months before it was sent, whatever bill it is', () => {
    const old = [{ about: 'old', newest: '2026-08-27', months: 3 }];
    expect([dated('2026-08-27'), dated('2026-08-27', 'electricity_bill')]).toEqual([old, old]);
    expect([dated('2026-08-28'), dated('2026-12-05')]).toEqual([[], []]);
  });
});

describe('a card', () => {
  test('that is another paper, another side, expired or another country’s is doubted with what it is', () => {
    const sent = (item: Partial<JudgedReading> & Pick<JudgedReading, 'kind'>, country: 'mx' | 'us' = 'mx') =>
      doubtsAbout([{ type: country === 'mx' ? 'identity_card_front' : 'drivers_license_front', ...item }], { country });
    expect(sent({ kind: 'ine_back', problems: ['wrong_side'] })).toEqual([{ about: 'wrong_side', shows: 'back' }]);
    expect(sent({ kind: 'dl_front', problems: ['wrong_paper'] })).toEqual([
      { about: 'wrong_paper', looksLike: 'dl_front' },
    ]);
    expect(sent({ kind: 'ine_front', fields: { expiryYear: 2024 }, problems: ['expired', 'cut'] })).toEqual([
      { about: 'photo', flaw: 'cut' },
      { about: 'expired', ended: '2024' },
    ]);
    const american = { kind: 'dl_back', fields: { zip: '78701' }, problems: ['wrong_paper'] } as const;
    expect(sent({ ...american, problems: ['wrong_paper'] })).toEqual([{ about: 'other_country', country: 'us' }]);
    expect(sent({ kind: 'ine_front', problems: ['wrong_paper'] }, 'us')).toEqual([
      { about: 'other_country', country: 'mx' },
    ]);
  });

  test('of a guarantor with another name than typed is doubted', () => {
    const card = { firstName: 'LUIS', lastName1: 'MORA', lastName2: 'DIAZ' };
    const sent = (obligorName: string) =>
      doubtsAbout([{ type: 'solidarity_obligor_identity_card_front', kind: 'ine_front', fields: card }], {
        obligorName,
      });
    expect(sent('Pedro Ruiz')).toEqual([{ about: 'other_name', says: 'LUIS MORA DIAZ', typed: 'Pedro Ruiz' }]);
    expect([sent('Luis Mora'), sent('')]).toEqual([[], []]);
  });
});

test('nothing is doubted about a paper that is missing or reviewed', () => {
  const reading = {
    type: october,
    kind: 'bank_statement',
    fields: { bank: 'Chase' },
    problems: [],
    on: '2026-11-28',
  } as const;
  const context = { ...empty, readings: [{ ...reading, problems: [] }] };
  expect(doubtsOf({ type: october, mediaId: null, status: 'pending' }, context)).toEqual([]);
  for (const status of ['approved', 'rejected'] as const)
    expect(doubtsOf({ type: october, mediaId: 'm', status }, context)).toEqual([]);
});

describe('a file that staff sent back', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ settings: { ...manyCalls } });
  });
  afterAll(() => server.close());

  const applications = countryCodes.flatMap((country) =>
    countries[country].documents
      .filter((type) => documents[type].accepts.length > 0)
      .map((type) => [country, type] as const),
  );

  test.each(applications)('%s: %s is known to the phone, and doubted when it is sent again', async (country, type) => {
    const mine = await openTestApplication(server, country);
    const give = async (bytes: Buffer) => {
      const { data } = await upload(server, mine.requestId, type, [{ bytes, name: 'paper' }]);
      await mine.attach([{ mediaId: data.id, type }]);
      return mine.document(type);
    };
    const takesPdf = documents[type].accepts.some((kind) => kind === 'pdf');
    const [document, other] = takesPdf
      ? [await files.pdf(), await files.pdf(3)]
      : [await files.jpeg(), await files.png()];
    expect(await give(document)).not.toHaveProperty('sentBack');
    await mine.review(type, { status: 'rejected', reason: 'expired' });
    const sentBack = [{ print: createHash('sha256').update(document).digest('hex'), reason: 'expired' }];
    expect(await mine.document(type)).toMatchObject({ status: 'rejected', sentBack });
    const doubts = [{ about: 'sent_back', reason: 'expired' }];
    expect(await give(document)).toMatchObject({ doubts, sentBack });
    const replaced = await give(other);
    expect(replaced).toMatchObject({ sentBack });
    expect(replaced).not.toHaveProperty('doubts');
    expect(await give(document), 'also after another one').toMatchObject({ doubts });
    await mine.review(type, { status: 'approved' });
    expect(await mine.document(type), 'once a copy was approved').not.toHaveProperty('sentBack');
  });

  test('is no doubt once its review was taken back', async () => {
    const mine = await openTestApplication(server);
    const type = 'proof_of_address';
    await mine.give(type);
    await mine.review(type, { status: 'rejected', reason: 'expired' });
    await mine.review(type, { status: 'pending' });
    await mine.give(type);
    const { doubts, sentBack } = (await mine.document(type))!;
    expect([doubts, sentBack]).toEqual([undefined, undefined]);
  });
});
