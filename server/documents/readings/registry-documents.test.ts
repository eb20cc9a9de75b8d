import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { findCurp } from '@volante/reader/documents/cards/curp-on-card.ts';
import { registryPdf } from '@volante/reader/documents/testing/test-registry-pdf.ts';
import { createFileInspector } from '@volante/reader/opening/inspector.ts';
import { afterAll, expect, test } from 'vitest';
import { problemsOf } from './problems.ts';
import { readDocument } from './read-document.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'volante-registry-'));
const inspector = createFileInspector({ children: 1 });
const reader = {
  read: () => Promise.reject(new Error('no screenshots here')),
  readDocument: () => Promise.reject(new Error('no photos here')),
  secondsFor: async () => 0,
  ready: async () => {},
  close: async () => {},
};
afterAll(async () => {
  await inspector.close();
  await rm(folder, { recursive: true });
});

let count = 0;
async function read(rows: string[], codes: string[], documentType: DocumentType) {
  const file = path.join(folder, `${count++}.pdf`);
  await writeFile(file, await registryPdf(rows, codes));
  return readDocument({ inspector, reader }, { path: file, documentType, today: '2026-11-22', queueKey: 'one' });
}

const checked = (head: string) => [...'0123456789'].map((digit) => head + digit).find((item) => findCurp(item))!;
const curp = checked('LONA900515MDFPXN0');
const anothers = checked('LONA900516MDFPXN0');
const curpCode = (key: string) => `${key}||LOPEZ|NUÑEZ|ANA SOFIA|MUJER|15/05/1990|DISTRITO FEDERAL|09`;
const satCode = (rfc: string) =>
  `https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf?D1=10&D2=1&D3=123_${rfc}`;
const curpTitle = 'CLAVE UNICA DE REGISTRO DE POBLACION';
const taxTitle = 'CEDULA DE IDENTIFICACION FISCAL';

test('a scanned CURP is read by its QR code', async () => {
  const { kind, fields, places } = await read([], [curpCode(curp)], 'curp');
  expect({ kind, fields }).toEqual({
    kind: 'curp',
    fields: {
      ...{ curp, birthdate: '1990-05-15', sex: 'M' },
      ...{ firstName: 'ANA SOFIA', lastName1: 'LOPEZ', lastName2: 'NUÑEZ' },
    },
  });
  // The code is in the right half, 700 of 842 points from the bottom.
  const [left = 0, top = 0] = places?.curp?.box ?? [];
  expect(left).toBeCloseTo(460 / 595, 1);
  expect(top).toBeCloseTo((842 - 700) / 842, 1);
});

test('a QR code fills in what is missing in a paper’s text', async () => {
  const { fields, places } = await read([curpTitle, curp], [curpCode(curp)], 'curp');
  expect(fields).toMatchObject({ curp, firstName: 'ANA SOFIA' });
  // The place is that of the text, not of the code.
  expect(places?.curp?.box[0]).toBeLessThan(0.2);
  const tax = await read([taxTitle, 'Codigo Postal:\t64000'], [satCode('LONA900515AB1')], 'proof_of_tax_situation');
  expect(tax).toMatchObject({ kind: 'tax_situation', fields: { rfc: 'LONA900515AB1', postalCode: '64000' } });
});

test.each([
  ['CURP', [curpTitle, curp], [curpCode(anothers).replace('15/05', '16/05')], 'curp', { curp: [curp, anothers] }],
  [
    'RFC',
    [taxTitle, 'RFC:\tLONA900515AB1', 'Codigo Postal:\t64000'],
    [satCode('LONA900515XY9')],
    'proof_of_tax_situation',
    { rfc: ['LONA900515AB1', 'LONA900515XY9'] },
  ],
  [
    'birthdate',
    [taxTitle, `CURP:\t${curp}`],
    [satCode('LONA900516AB1')],
    'proof_of_tax_situation',
    { birthdate: ['1990-05-15', '1990-05-16'] },
  ],
] as const)(
  'a paper with different people in text and code as %s proposes nothing certain, and keeps both',
  async (_, rows, codes, type, disputed) => {
    const reading = await read([...rows], [...codes], type);
    expect(reading.fields).toEqual({ disputed });
    expect(problemsOf(reading, type, 'mx', '2026-11-22')).toEqual(['code_differs']);
  },
);

test('two codes of different people are both ignored', async () => {
  const { fields } = await read(
    [curpTitle, curp],
    [curpCode(curp), curpCode(anothers).replace('15/05', '16/05')],
    'curp',
  );
  expect(fields).toEqual({ curp, birthdate: '1990-05-15', sex: 'M' });
});

test('other papers are not searched for codes', async () => {
  const drawn: string[] = [];
  const watched = { ...inspector, readCodes: (file: string) => Promise.reject(new Error(`${drawn.push(file)} drawn`)) };
  const file = path.join(folder, 'statement.pdf');
  await writeFile(file, await registryPdf(['Estado de Cuenta'], [satCode('LONA900515AB1')]));
  const sent = { path: file, documentType: 'bank_statement_month_1', today: '2026-11-22', queueKey: 'one' } as const;
  expect(await readDocument({ inspector: watched, reader }, sent)).toMatchObject({ kind: 'bank_statement' });
  expect(drawn).toEqual([]);
});

test('a file that cannot be drawn gives no codes', async () => {
  const file = path.join(folder, 'broken.pdf');
  await writeFile(file, '%PDF-1.7 nothing');
  expect(await inspector.readCodes(file, 'one')).toEqual([]);
});
