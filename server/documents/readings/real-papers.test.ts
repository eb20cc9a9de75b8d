import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CountryCode } from '@volante/contract/countries/country.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { createFileInspector } from '@volante/reader/opening/inspector.ts';
import { createScreenshotReader } from '@volante/reader/screenshots/child-reader.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { readPaper } from './read-paper.ts';

// Drawn photos of invented cards.
const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}.jpg`, import.meta.url));
const deps = { reader: createScreenshotReader({ threads: 1 }), inspector: createFileInspector({ children: 1 }) };
const read = (file: string, documentType: DocumentType = 'identity_card_front', country: CountryCode = 'us') =>
  readPaper(deps, { path: file, documentType, country, today: '2026-11-22', queueKey: '' });
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
