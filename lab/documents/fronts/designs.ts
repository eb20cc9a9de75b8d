import { american, at, card, type Design, drawLicence, photo, tagged } from './licence.ts';

// Designs like those of the four states with most drivers; the rules for fronts were made with them.

const wide: [number, number] = [1000, 630];

/** Labels in letters: DL, LN, FN, DOB; the address without a label. */
const golden: Design = (random) => {
  const own = drawLicence(
    random,
    [
      { city: 'SACRAMENTO', state: 'CA', zip: '958' },
      { city: 'SAN JOSE', state: 'CA', zip: '951' },
    ],
    'A9999999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 29, more = '') =>
    at(x, y, size, tagged(`${tag} `, value, 0.6), `font-weight:700;${more}`);
  const inside =
    at(40, 18, 54, 'California', 'color:#147;font-weight:700') +
    at(380, 36, 28, 'DRIVER LICENSE') +
    at(690, 22, 18, 'FEDERAL LIMITS APPLY', 'color:#a00') +
    at(900, 40, 22, 'USA') +
    photo(random, 40, 110, 260, 340) +
    row(340, 100, 'DL', own.licenceNumber, 38, 'color:#b00020') +
    row(340, 150, 'EXP', american(own.expiry), 32) +
    row(700, 150, 'CLASS', 'C') +
    row(700, 186, 'END', 'NONE') +
    row(340, 200, 'LN', own.lastName) +
    row(340, 236, 'FN', own.firstName) +
    at(340, 270, 27, own.street) +
    at(340, 302, 27, `${own.city}, ${own.state} ${own.zip}`) +
    row(340, 344, 'DOB', american(own.birthdate), 32, 'color:#b00020') +
    row(340, 386, 'RSTR', 'NONE') +
    row(700, 386, 'DONOR', '') +
    row(340, 450, 'SEX', random.pick(['M', 'F'])) +
    row(470, 450, 'HAIR', 'BRN') +
    row(640, 450, 'EYES', 'BRN') +
    row(340, 486, 'HGT', `5'-05"`) +
    row(520, 486, 'WGT', '125 lb') +
    row(700, 486, 'ISS', american(own.issued)) +
    row(340, 540, 'DD', '00/00/0000NNNAN/ANFD/YY', 20);
  return { html: card(random, wide, 'Liberation Sans', inside), licence: own };
};

/** Numbers with dots, and labels with colons. */
const lone: Design = (random) => {
  const own = drawLicence(
    random,
    [
      { city: 'HOUSTON', state: 'TX', zip: '770' },
      { city: 'SAN ANTONIO', state: 'TX', zip: '782' },
    ],
    '99999999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 28) =>
    at(x, y, size, tagged(`${tag} `, value, 0.65), 'font-weight:600');
  const inside =
    at(40, 18, 46, 'TEXAS', 'color:#136;font-weight:700;letter-spacing:6px') +
    at(300, 18, 24, 'USA') +
    at(300, 46, 26, 'DRIVER LICENSE') +
    photo(random, 36, 100, 260, 340) +
    row(330, 98, '4d. DL:', own.licenceNumber, 32) +
    row(700, 98, '9. Class:', 'C') +
    row(330, 142, '4a. Iss:', american(own.issued)) +
    row(650, 142, '4b. Exp:', american(own.expiry)) +
    row(330, 182, '3. DOB:', american(own.birthdate), 32) +
    row(330, 230, '1.', own.lastName, 30) +
    row(330, 266, '2.', own.firstName, 30) +
    row(330, 306, '8.', own.street) +
    at(354, 340, 28, `${own.city}, ${own.state} ${own.zip}`, 'font-weight:600') +
    row(330, 400, '12. Restrictions:', 'A') +
    row(650, 400, '9a. End:', 'NONE') +
    row(330, 440, '16. Hgt:', `5'-08"`) +
    row(540, 440, '15. Sex:', random.pick(['M', 'F'])) +
    row(700, 440, '18. Eyes:', 'BRO') +
    row(330, 500, '5. DD:', '12345678901234567890', 24) +
    at(60, 470, 24, 'DONOR') +
    at(60, 505, 22, 'VETERAN');
  return { html: card(random, wide, 'DejaVu Sans Condensed', inside), licence: own };
};

/** Numbers in a margin of their own, the number of the licence with hyphens. */
const sunshine: Design = (random) => {
  const own = drawLicence(
    random,
    [
      { city: 'MIAMI', state: 'FL', zip: '331' },
      { city: 'ST PETERSBURG', state: 'FL', zip: '337' },
    ],
    'A999999999999',
  );
  const dashed = own.licenceNumber.replace(/(....)(...)(..)(...)(.)/, '$1-$2-$3-$4-$5');
  const row = (y: number, tag: string, value: string, x = 350, size = 28) =>
    at(x - 24, y + 6, 15, tag, 'color:#444') + at(x, y, size, value, 'font-weight:700');
  const item = (x: number, y: number, tag: string, value: string) =>
    at(x, y, 16, tag, 'color:#444') + at(x, y + 17, 26, value, 'font-weight:700');
  const inside =
    at(40, 16, 50, 'Florida', 'color:#083;font-weight:700') +
    at(290, 32, 28, 'DRIVER LICENSE') +
    at(640, 20, 22, 'CLASS E') +
    at(850, 24, 24, 'USA') +
    photo(random, 36, 104, 260, 340) +
    at(326, 96, 16, '4d') +
    at(350, 88, 36, dashed, 'font-weight:700') +
    row(142, '1', own.lastName) +
    row(176, '2', own.firstName) +
    row(212, '8', own.street) +
    at(350, 246, 28, `${own.city}, ${own.state} ${own.zip}`, 'font-weight:700') +
    item(326, 300, '3 DOB', american(own.birthdate)) +
    item(560, 300, '15 SEX', random.pick(['M', 'F'])) +
    item(326, 358, '4a ISS', american(own.issued)) +
    item(560, 358, '16 HGT', `5'-07"`) +
    item(326, 416, '4b EXP', american(own.expiry)) +
    item(560, 416, '12 REST', 'NONE') +
    item(740, 416, '9a END', 'NONE') +
    at(326, 490, 18, '5 DD B123456789012') +
    at(326, 520, 22, 'SAFE DRIVER') +
    at(560, 520, 22, 'ORGAN DONOR', 'color:#b00') +
    at(60, 470, 22, 'VETERAN') +
    at(326, 580, 13, 'Operation of a motor vehicle constitutes consent to any sobriety test required by law.');
  return { html: card(random, wide, 'Liberation Sans', inside), licence: own };
};

/** The name without labels, family above given names, under the number. */
const empire: Design = (random) => {
  const own = drawLicence(
    random,
    [
      { city: 'BROOKLYN', state: 'NY', zip: '112' },
      { city: 'NEW YORK', state: 'NY', zip: '100' },
    ],
    '999999999',
  );
  const spaced = own.licenceNumber.replace(/(...)(...)(...)/, '$1 $2 $3');
  const item = (x: number, y: number, tag: string, value: string, size = 26) =>
    at(x, y, size, tagged(`${tag} `, value, 0.6, '#555'), 'font-weight:700');
  const inside =
    at(40, 14, 54, 'NEW YORK STATE', 'color:#2a3a80;font-weight:700') +
    at(560, 24, 30, 'DRIVER LICENSE') +
    at(560, 60, 18, 'NOT FOR FEDERAL PURPOSES', 'color:#a00') +
    at(880, 30, 22, 'USA') +
    photo(random, 36, 110, 260, 340) +
    item(330, 100, '4d ID', spaced, 34) +
    item(700, 104, '9 CLASS', 'D') +
    item(330, 150, '1', own.lastName, 30) +
    item(330, 186, '2', own.firstName.replace(' ', ', '), 30) +
    at(350, 226, 26, own.street) +
    at(350, 258, 26, `${own.city}, ${own.state} ${own.zip}`) +
    item(330, 306, '3 DOB', american(own.birthdate)) +
    item(330, 344, '4a ISSUED', american(own.issued)) +
    item(330, 382, '4b EXPIRES', american(own.expiry)) +
    item(620, 306, '15 SEX', random.pick(['M', 'F'])) +
    item(620, 344, '16 HEIGHT', `5'-10"`) +
    item(620, 382, '18 EYES', 'BRO') +
    item(330, 440, '9a E', 'NONE') +
    item(330, 476, '12 R', 'NONE') +
    at(60, 470, 24, 'ORGAN DONOR') +
    at(620, 476, 24, 'VETERAN', 'color:#060');
  return { html: card(random, wide, 'Liberation Sans Narrow', inside), licence: own };
};

export const designs: Record<string, Design> = { golden, lone, sunshine, empire };
