import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';
import { testBatches } from '../../testing/test-batch.ts';
import { hire, type TestStaff } from '../../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
const { check } = testBatches(server);
const { query } = server;
let ana: TestStaff;
beforeAll(async () => {
  ana = await hire(server, 'advisor', 'Ana');
});

const given = async (batchId: string) =>
  (await query('select given from link_batch_rows where batch_id = $1 order by line', [batchId])).map(
    (row) => row.given,
  );
const header = 'nombre,apellidos,telefono,correo';

test('a dry run names each error by line and column, and creates nothing', async () => {
  const made = await ana.call('POST', '/links', { country: 'mx', phone: '55 1111 0001', email: 'live@example.com' });
  const file = [
    header,
    'Ana,López,55 1111 0002,ana@example.com',
    'Luis,Gómez,55 11,luis@',
    '',
    'Eva,Soto,+52 55 1111 0002,eva@example.com',
    'Ana,López,,ANA@example.com',
    'Leo,Paz,,LIVE@example.com',
    'Iván,Ruiz,044 55 1111 0001,',
    'Mar,Cruz,55 1111 0009,mar@example.com,sobra',
  ].join('\n');
  const { status, data } = await check(ana, file);
  expect(status).toBe(200);
  expect(data.counts).toEqual({ ok: 1, error: 2, duplicate: 4 });
  const none = { applicationId: null };
  const fine = { errors: [], of: null, ...none };
  expect(data.rows).toEqual([
    { line: 2, status: 'ok', ...fine },
    {
      ...{ line: 3, status: 'error', of: null, ...none },
      errors: [
        { path: 'phone', code: 'phone_too_short' },
        { path: 'email', code: 'email_invalid' },
      ],
    },
    { line: 5, status: 'duplicate', ...fine },
    { line: 6, status: 'duplicate', ...fine },
    { line: 7, status: 'duplicate', errors: [], of: made.data.reference, ...none },
    { line: 8, status: 'duplicate', errors: [], of: made.data.reference, ...none },
    { line: 9, status: 'error', of: null, errors: [{ path: 'row', code: 'too_many_columns' }], ...none },
  ]);
  expect(await query('select count(*)::int from applications')).toEqual([{ count: 1 }]);

  const path = `/link-batches/${data.batchId}/rows`;
  const first = await ana.call('GET', `${path}?status=error&limit=1`);
  expect(first.data.items).toEqual([data.rows[1]]);
  const second = await ana.call('GET', `${path}?status=error&limit=1&cursor=${first.data.next}`);
  expect(second.data).toEqual({ items: [data.rows[6]], next: null });
});

describe('files are read as spreadsheets save them', () => {
  const row = 'José,Núñez,55 1234 5678,jose@example.com,español,A-1,"Llamar; por la\r\ntarde, no antes",Foco';
  const names = ' Nombre ,APELLIDOS,Teléfono,Correo,Idioma,Referencia,Nota,Columna de otros';
  const text = `${names}\r\n${row}\r\n`;
  const read = {
    ...{ country: 'mx', firstName: 'José', lastName: 'Núñez', phone: '+525512345678', email: 'jose@example.com' },
    ...{ language: 'es-MX', externalReference: 'A-1', note: 'Llamar; por la\ntarde, no antes' },
  };
  const separated = (by: string) =>
    [names.split(','), ['José', 'Núñez', '55 1234 5678', 'jose@example.com', 'es', 'A-1', `"${read.note}"`, 'Foco']]
      .map((cells) => cells.join(by))
      .join('\n');
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['semicolons', Buffer.from(separated(';'))],
    ['tabs', Buffer.from(separated('\t'))],
    ['old line ends', Buffer.from(separated(',').replaceAll('\n', '\r'))],
    ['a line that names the separator', Buffer.from(`sep=;\n${separated(';')}`)],
  ])('%s', async (_, file) => {
    const { data } = await check(ana, file);
    const { data: kept } = await ana.call('GET', `/link-batches/${data.batchId}`);
    expect([data.counts.ok, data.ignored, kept.ignored]).toEqual([1, ['Columna de otros'], ['Columna de otros']]);
    expect(await given(data.batchId)).toEqual([read]);
  });

  test('headers in English, in any order, and a country of its own for each row', async () => {
    const file = 'E-mail;COUNTRY;last name;first_name;Phone\na@example.com;Estados Unidos;Smith;Al;(305) 555-0123\n';
    const { data } = await check(ana, file);
    expect(await given(data.batchId)).toEqual([
      { country: 'us', firstName: 'Al', lastName: 'Smith', phone: '+13055550123', email: 'a@example.com' },
    ]);
  });

  test('lines are counted as in an editor, including line breaks inside cells', async () => {
    const { data } = await check(ana, 'nombre,nota\n\nAna,"uno\ndos"\n\nLuis,"x\n\ny"\n"Eva",z\n,\n');
    expect(data.rows.map(({ line }) => line)).toEqual([3, 6, 9]);
  });

  test('a result file is accepted again, apostrophes before phones included', async () => {
    const { data } = await check(ana, `${header}\nAna,López,'+525511110044,\n`);
    expect(data.counts.ok).toBe(1);
  });
});

test.each([
  ['nothing', Buffer.alloc(0), 'file_empty'],
  ['no file', null, 'file_missing'],
  ['more than 2 MB', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'), 'file_too_large'],
  ['a spreadsheet', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 0x21, 0]), 'file_unreadable'],
  ['random bytes', Buffer.from(Array.from({ length: 4000 }, (_, n) => (n * 7919) % 256)), 'file_unreadable'],
  ['no header', 'Ana,López,5512345678\nEva,Soto,5512345679\n', 'file_unreadable'],
  ['a header without a name', 'referencia,nota\nA-1,hola\n', 'file_unreadable'],
  ['one column twice', 'nombre,phone,teléfono\nAna,1,2\n', 'file_unreadable'],
  [
    'two encodings',
    Buffer.concat([Buffer.from(`${header}\nJosé,`), Buffer.from('Núñez', 'latin1')]),
    'file_unreadable',
  ],
  ['a quotation mark that is never closed', `${header}\n"Ana,López\nEva,Soto\n`, 'file_unreadable'],
  ['one endless line', 'nombre'.repeat(100_000), 'file_unreadable'],
  ['5,001 rows', `nombre\n${'Ana\n'.repeat(5001)}`, 'too_many_rows'],
  ['more than 100,000 empty rows', `nombre\nAna\n${' \n'.repeat(100_000)}`, 'too_many_rows'],
])('%s is refused with a code, and nothing is kept', async (_, file, code) => {
  const [before] = await query('select count(*)::int from link_batches');
  const answer = await check(ana, file);
  expect([answer.status, answer.code]).toEqual([422, code]);
  expect(await query('select count(*)::int from link_batches')).toEqual([before]);
});

test('a file with a missing or unserved country is refused at the country', async () => {
  for (const [country, code] of [
    [null, 'field_required'],
    ['fr', 'country_unknown'],
  ] as const) {
    expect((await check(ana, `${header}\nAna,López,,\n`, { country })).errors).toMatchObject([
      { path: 'country', code },
    ]);
  }
});

test('a formula is neither a name nor a reference, and an unknown country or language is an error of its row', async () => {
  const rows = [
    ['=HYPERLINK("x")', '', '', ''],
    ['', '@x', '', ''],
    ['Ana', '=1+1', '', ''],
    ['Ana', '', 'fr', ''],
    ['Ana', '', '', 'klingon'],
  ];
  const lines = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  const { data } = await check(ana, ['nombre,referencia,pais,idioma', ...lines].join('\n'));
  expect(data.rows.map(({ errors }) => errors)).toEqual([
    [{ path: 'firstName', code: 'invalid_value' }],
    [{ path: 'externalReference', code: 'invalid_value' }],
    [{ path: 'externalReference', code: 'invalid_value' }],
    [{ path: 'country', code: 'country_unknown' }],
    [{ path: 'language', code: 'invalid_value' }],
  ]);
});

test('the first of 5,000 equal rows is valid, and the others are its duplicates', async () => {
  const { data } = await check(ana, `${header}\n${'Ana,López,55 9999 0001,\n'.repeat(5000)}`);
  expect(data.counts).toEqual({ ok: 1, error: 0, duplicate: 4999 });
});

test('an unknown part of the form is refused by its name, and no batch is kept', async () => {
  const before = await query('select count(*)::int from link_batches');
  const { status, errors } = await check(ana, 'telefono\n55 1111 0777', {
    more: { pais: 'mx', skipDuplicates: 'true' },
  });
  expect([status, errors]).toEqual([
    422,
    ['pais', 'skipDuplicates'].map((path) => expect.objectContaining({ path, code: 'unknown_field' })),
  ]);
  expect(await query('select count(*)::int from link_batches')).toEqual(before);
});
