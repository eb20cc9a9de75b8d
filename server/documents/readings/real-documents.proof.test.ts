import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { CountryCode } from '@volante/contract/country.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { registryPdf } from '@volante/reader/documents/testing/test-registry-pdf.ts';
import { createFileInspector } from '@volante/reader/opening/inspector.ts';
import { drawPdfPage } from '@volante/reader/opening/stored/draw-page.ts';
import { createScreenshotReader } from '@volante/reader/screenshots/child-reader.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { readDocument } from './read-document.ts';

// Drawn photos of invented cards.
const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}.jpg`, import.meta.url));
const deps = { reader: createScreenshotReader({ threads: 1 }), inspector: createFileInspector({ children: 1 }) };
const read = (file: string, documentType: DocumentType = 'identity_card_front', country: CountryCode = 'us') =>
  readDocument(deps, { path: file, documentType, country, today: '2026-11-22', queueKey: '' });
const slow = { timeout: 90_000 };
afterAll(() => Promise.all([deps.reader.close(), deps.inspector.close()]));

test('the front of an INE is read with Ñ, accents and spaces', slow, async () => {
  expect(await read(fixture('ine-front'))).toMatchObject({
    kind: 'ine_front',
    quality: { dark: false, blurred: false, cut: false, glare: false, small: false },
    fields: expect.objectContaining({
      lastName1: 'LOPEZ',
      lastName2: 'NUÑEZ',
      firstName: 'ANA SOFIA',
      curp: 'LONA900515MNLPXN05',
      birthdate: '1990-05-15',
      sex: 'M',
      claveElector: 'LPNZAN90051519M100',
      section: '1803',
      expiryYear: 2034,
      address: 'C ROBLE 179, COL CENTRO 64000, MONTERREY, NUEVO LEÓN',
      postalCode: '64000',
      state: 'Nuevo León',
    }),
  });
});

test('the back of an INE is read by its machine-readable lines, upside down too', slow, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'papers-'));
  const turned = path.join(folder, 'turned.jpg');
  await writeFile(turned, await sharp(fixture('ine-back')).rotate(180).jpeg().toBuffer());
  for (const file of [fixture('ine-back'), turned]) {
    expect(await read(file)).toMatchObject({
      kind: 'ine_back',
      fields: { cic: '123456789', birthdate: '1990-05-15', sex: 'M', expiry: '2034-12-31', firstName: 'ANA SOFIA' },
    });
  }
});

test('the front of a US licence is read by its labels, with the places of its values', slow, async () => {
  expect(await read(fixture('licence-front'), 'drivers_license_front')).toMatchObject({
    kind: 'dl_front',
    fields: {
      ...{ lastName: 'NGUYEN', firstName: 'GRACE MARIE', licenceNumber: 'V5132529' },
      ...{ birthdate: '1989-07-12', issued: '2022-03-16', expiry: '2032-04-05' },
      ...{ street: '8604 W 12TH ST', state: 'CA', zip: '95815' },
    },
    places: { lastName: { page: 1 }, birthdate: { page: 1 }, street: { page: 1 }, zip: { page: 1 } },
  });
});

describe('the back of a licence is read by its barcode', slow, () => {
  const ana = { firstName: 'ANA', middleName: 'LUZ', lastName: 'RIVERA', licenceNumber: '12345678', zip: '78701' };
  const slanted = async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'papers-')), 'slanted.jpg');
    await writeFile(file, await sharp(fixture('licence-back')).rotate(8, { background: '#5d5148' }).jpeg().toBuffer());
    return file;
  };

  test('at an angle too', async () => {
    for (const file of [fixture('licence-back'), await slanted()])
      expect(await read(file, 'drivers_license_back')).toMatchObject({ kind: 'dl_back', fields: ana });
  });

  test('when it is sent as the front, at an angle too', async () => {
    for (const file of [fixture('licence-back'), await slanted()])
      expect(await read(file, 'drivers_license_front')).toMatchObject({ kind: 'dl_back', fields: ana });
  });

  test('even if no form needs it, if it is level', async () => {
    expect(await read(fixture('licence-back'), 'drivers_license_back', 'mx')).toMatchObject({
      kind: 'dl_back',
      fields: ana,
    });
  });
});

test('a dark photo is reported as dark and not read', slow, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'papers-'));
  const dark = path.join(folder, 'dark.jpg');
  await writeFile(dark, await sharp(fixture('ine-front')).linear(0.09).jpeg().toBuffer());
  expect(await read(dark)).toMatchObject({ kind: 'unknown', fields: {}, quality: { dark: true } });
});

test('a card sent as a page is recognized by its labels, and none of its values are kept', slow, async () => {
  expect(await read(fixture('ine-front'), 'proof_of_address')).toMatchObject({ kind: 'ine_front', fields: {} });
});

describe('when a page is from is read by its letters', slow, () => {
  /** A page of these rows as a picture, and as a scan: a PDF of that picture. */
  async function pageOf(rows: readonly string[], cover: readonly string[] | null = null) {
    const pdf = await PDFDocument.create();
    const draw = async (page: readonly string[]) => {
      const picture = await (await drawPdfPage(await registryPdf(page, []), 1, 2000)).jpeg().toBuffer();
      pdf.addPage([595, 842]).drawImage(await pdf.embedJpg(picture), { width: 595, height: 842 });
      return picture;
    };
    if (cover) await draw(cover);
    const picture = await draw(rows);
    const folder = await mkdtemp(path.join(tmpdir(), 'papers-'));
    const [photo, scan] = [path.join(folder, 'page.jpg'), path.join(folder, 'scan.pdf')];
    await Promise.all([writeFile(photo, picture), writeFile(scan, await pdf.save())]);
    return { photo, scan, left: async () => (await readdir(folder)).sort() };
  }

  test('of a scanned statement', async () => {
    const rows = [
      'Estado de Cuenta',
      'ANA SOFIA LOPEZ',
      'Periodo DEL 01/09/2026 AL 30/09/2026',
      '02/SEP SPEI RECIBIDO',
    ];
    const { scan, left } = await pageOf(rows);
    expect(await read(scan, 'bank_statement_month_1', 'mx')).toMatchObject({
      ...{ kind: 'bank_statement', fields: { month: '2026-09' }, quality: null },
      places: { month: { page: 1 } },
    });
    expect(await left(), 'the drawn page is gone').toEqual(['page.jpg', 'scan.pdf']);
  });

  test('of a statement scanned behind a cover sheet, with the places on its own page', async () => {
    const rows = [
      'Estado de Cuenta',
      'ANA SOFIA LOPEZ',
      'Periodo DEL 01/09/2026 AL 30/09/2026',
      '02/SEP SPEI RECIBIDO',
    ];
    const { scan, left } = await pageOf(rows, ['ANA SOFIA LOPEZ', 'Documentos para su solicitud', 'Hoja 1 de 2']);
    expect(await read(scan, 'bank_statement_month_1', 'mx')).toMatchObject({
      ...{ kind: 'bank_statement', fields: { month: '2026-09' } },
      places: { month: { page: 2 } },
    });
    expect(await left()).toEqual(['page.jpg', 'scan.pdf']);
  });

  test('of a bill, as a photo and as a scan', async () => {
    const rows = ['CFE', 'LIMITE DE PAGO: 29 AGO 24', 'PERIODO FACTURADO: 13 JUN 24 - 13 AGO 24', 'Suministro 482.00'];
    const { photo, scan } = await pageOf(rows);
    for (const file of [photo, scan])
      expect((await read(file, 'proof_of_address', 'mx')).fields, file).toEqual({
        ...{ newestDate: '2024-08-29', periodFrom: '2024-06-13', periodTo: '2024-08-13' },
      });
  });

  test('not of one that doesn’t say', async () => {
    const { photo, scan } = await pageOf(['CFE', 'ANA SOFIA LOPEZ', 'C ROBLE 179', 'Suministro 482.00']);
    for (const file of [photo, scan]) expect((await read(file, 'proof_of_address', 'mx')).fields, file).toEqual({});
  });
});
