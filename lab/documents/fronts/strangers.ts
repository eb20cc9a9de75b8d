import { american, at, card, type Design, drawLicence, photo, tagged } from './licence.ts';

// Designs like those of states that the rules for fronts weren't made with; drawn before them.

const wide: [number, number] = [1000, 630];

/** Labels in words above their values, dates with hyphens. */
const buckeye: Design = (random) => {
  const own = drawLicence(
    random,
    [
      { city: 'COLUMBUS', state: 'OH', zip: '432' },
      { city: 'CUYAHOGA FALLS', state: 'OH', zip: '442' },
    ],
    'AA999999',
  );
  const item = (x: number, y: number, label: string, value: string, size = 30) =>
    at(x, y, 15, label, 'color:#444') + at(x, y + 17, size, value, 'font-weight:700');
  const inside =
    at(40, 22, 50, 'OHIO', 'letter-spacing:4px;color:#723') +
    at(250, 34, 30, 'DRIVER LICENSE') +
    at(860, 30, 26, 'USA') +
    photo(random, 40, 110, 250, 330) +
    item(330, 100, '4d LICENSE NO.', own.licenceNumber, 34) +
    item(640, 100, '3 BIRTHDATE', american(own.birthdate, '-'), 34) +
    item(330, 170, '4a ISSUE DATE', american(own.issued, '-')) +
    item(640, 170, '4b EXPIRATION DATE', american(own.expiry, '-')) +
    item(330, 235, '1 LAST NAME', own.lastName) +
    item(330, 295, '2 FIRST AND MIDDLE NAMES', own.firstName) +
    item(330, 355, '8 ADDRESS', own.street) +
    at(330, 406, 30, `${own.city}, ${own.state} ${own.zip}`, 'font-weight:700') +
    item(330, 460, '9 CLASS', 'D', 24) +
    item(430, 460, '9a END', 'NONE', 24) +
    item(550, 460, '12 RESTR', 'A', 24) +
    item(330, 520, '15 SEX', random.pick(['M', 'F']), 24) +
    item(430, 520, '16 HGT', '5-09', 24) +
    item(550, 520, '17 WGT', '170', 24) +
    item(670, 520, '18 EYES', 'BRO', 24) +
    at(40, 460, 20, 'ORGAN DONOR', 'color:#c00') +
    at(40, 580, 17, '5 DD 1234A56789012');
  return { html: card(random, wide, 'Liberation Sans', inside), licence: own };
};

/** Numbers and labels with colons, an apartment in a line of its own, long ZIP. */
const keystone: Design = (random) => {
  const own = drawLicence(
    random,
    [
      { city: 'HARRISBURG', state: 'PA', zip: '171' },
      { city: 'KING OF PRUSSIA', state: 'PA', zip: '194' },
    ],
    '99999999',
  );
  const apartment = random.chance(0.4) && !/APT|UNIT/.test(own.street) ? 'APT 1' : '';
  const spaced = own.licenceNumber.replace(/(..)(...)(...)/, '$1 $2 $3');
  const row = (y: number, tag: string, value: string, x = 350) =>
    at(x, y, 29, tagged(`${tag} `, value), 'font-weight:700');
  const home = [
    tagged('8 ', own.street),
    ...(apartment ? [`&nbsp;&nbsp;${apartment}`] : []),
    `&nbsp;&nbsp;${own.city}, ${own.state} ${own.zip}-${random.whole(1000, 9999)}`,
  ];
  const inside =
    at(40, 20, 38, 'Pennsylvania', 'font-family:Liberation Serif;color:#124') +
    at(330, 28, 28, "DRIVER'S LICENSE") +
    at(600, 66, 19, 'NOT FOR REAL ID PURPOSES', 'color:#b00') +
    at(880, 24, 24, 'USA') +
    photo(random, 36, 120, 270, 350) +
    row(96, '4d DLN:', spaced) +
    row(136, '3 DOB:', american(own.birthdate)) +
    row(176, '4b EXP:', american(own.expiry)) +
    row(176, '4a ISS:', american(own.issued), 680) +
    row(222, '1', own.lastName) +
    row(258, '2', own.firstName) +
    home.map((line, k) => at(350, 300 + 34 * k, 27, line, 'font-weight:700')).join('') +
    row(416, '15 SEX:', random.pick(['M', 'F'])) +
    row(416, '18 EYES:', 'BRO', 540) +
    row(452, '16 HGT:', `5'-11"`) +
    row(488, '9 CLASS:', 'C') +
    row(488, '9a END:', 'NONE', 540) +
    row(524, '12 RESTR:', 'NONE') +
    row(560, '5 DD:', '1234567890123') +
    at(60, 500, 22, 'ORGAN DONOR', 'color:#070') +
    at(60, 535, 20, 'VETERAN');
  return {
    html: card(random, wide, 'Liberation Sans', inside),
    licence: apartment ? { ...own, street: `${own.street} ${apartment}` } : own,
  };
};

/** Narrow letters, the number with hyphens, the birthdate in red, the photo on the right. */
const prairie: Design = (random) => {
  const own = drawLicence(
    random,
    [
      { city: 'CHICAGO', state: 'IL', zip: '606' },
      { city: 'DES PLAINES', state: 'IL', zip: '600' },
    ],
    'A99999999999',
  );
  const dashed = own.licenceNumber.replace(/(....)(....)(....)/, '$1-$2-$3');
  const row = (x: number, y: number, tag: string, value: string, more = '', size = 30) =>
    at(x, y, size, tagged(`${tag}&nbsp;`, value, 0.55), `font-weight:700;${more}`);
  const inside =
    `<div style="position:absolute;left:0;top:0;width:1000px;height:84px;background:#2a4d7c"></div>` +
    at(40, 16, 50, 'Illinois', 'color:#fff;font-weight:700') +
    at(330, 30, 30, 'DRIVER’S LICENSE', 'color:#fff') +
    at(700, 46, 18, 'FEDERAL LIMITS APPLY', 'color:#fff') +
    photo(random, 690, 120, 270, 340) +
    row(50, 104, '4d LIC NO:', dashed, '', 34) +
    row(50, 152, '3 DOB:', american(own.birthdate), 'color:#b00020', 34) +
    row(50, 200, '4b EXP:', american(own.expiry)) +
    row(370, 200, '4a ISS:', american(own.issued)) +
    row(50, 256, '1', own.lastName, '', 34) +
    row(50, 296, '2', own.firstName, '', 34) +
    row(50, 340, '8', own.street) +
    at(64, 374, 30, `${own.city}, ${own.state} ${own.zip}`, 'font-weight:700') +
    row(50, 430, '9 CLASS:', 'D') +
    row(250, 430, '9a END:', 'NONE') +
    row(50, 470, '12 REST:', 'B') +
    row(250, 470, 'TYPE:', 'ORG') +
    row(50, 510, '15 SEX:', random.pick(['M', 'F'])) +
    row(210, 510, '16 HGT:', `5'-10"`) +
    row(380, 510, '17 WGT:', '178 lbs') +
    row(50, 550, '18 EYES:', 'BRN') +
    row(330, 566, '5 DD:', '20230115123AB4567', '', 22) +
    at(770, 480, 22, 'DONOR', 'color:#c00');
  return { html: card(random, wide, 'Liberation Sans Narrow', inside), licence: own };
};

/** The name in one row, "FAMILY, GIVEN"; labels in words without numbers. */
const dominion: Design = (random) => {
  const own = drawLicence(
    random,
    [
      { city: 'RICHMOND', state: 'VA', zip: '232' },
      { city: 'VIRGINIA BEACH', state: 'VA', zip: '234' },
    ],
    'A99999999',
  );
  const item = (x: number, y: number, label: string, value: string, size = 28) =>
    at(x, y, 14, label, 'color:#633') + at(x, y + 15, size, value);
  const inside =
    at(40, 20, 44, 'VIRGINIA', 'color:#642;letter-spacing:2px') +
    at(320, 34, 26, 'DRIVER’S LICENSE') +
    at(640, 36, 20, 'LIMITED-DURATION LICENSE', 'color:#a00') +
    photo(random, 40, 110, 240, 320) +
    item(320, 100, 'NAME', `${own.lastName}, ${own.firstName}`) +
    item(320, 156, 'ADDRESS', own.street) +
    at(320, 204, 28, `${own.city}, ${own.state} ${own.zip}`) +
    item(320, 256, 'DRIVER LICENSE NO.', own.licenceNumber) +
    item(650, 256, 'BIRTH DATE', american(own.birthdate)) +
    item(320, 320, 'ISSUED', american(own.issued)) +
    item(650, 320, 'EXPIRES', american(own.expiry)) +
    item(320, 384, 'SEX', random.pick(['M', 'F'])) +
    item(420, 384, 'HEIGHT', '5 FT 8 IN') +
    item(650, 384, 'EYES', 'HAZEL') +
    item(320, 448, 'CLASS', 'D') +
    item(420, 448, 'ENDORSEMENTS', 'NONE') +
    item(650, 448, 'RESTRICTIONS', '1') +
    at(60, 450, 24, 'ORGAN DONOR', 'color:#a00') +
    at(320, 540, 20, 'VETERAN') +
    at(650, 540, 20, 'DOC DISC 012345678');
  return { html: card(random, wide, 'DejaVu Sans Condensed', inside), licence: own };
};

/** Held upright: under 21, with the days until when. */
const canyon: Design = (random) => {
  const drawn = drawLicence(
    random,
    [
      { city: 'PHOENIX', state: 'AZ', zip: '850' },
      { city: 'CASA GRANDE', state: 'AZ', zip: '851' },
    ],
    'A99999999',
  );
  const own = {
    ...drawn,
    birthdate: `200${random.whole(6, 8)}${drawn.birthdate.slice(4)}`,
    issued: `2025${drawn.issued.slice(4)}`,
  };
  const later = (years: number) => `${Number(own.birthdate.slice(0, 4)) + years}${own.birthdate.slice(4)}`;
  const row = (y: number, tag: string, value: string, x = 40, size = 28) =>
    at(x, y, size, tagged(`${tag}&nbsp;&nbsp;`, value, 0.6), 'font-weight:700');
  const inside =
    at(40, 26, 52, 'Arizona', 'font-weight:700;color:#832') +
    at(300, 30, 24, 'DRIVER LICENSE') +
    at(300, 62, 20, 'NOT FOR FEDERAL IDENTIFICATION', 'color:#a00;font-size:17px') +
    photo(random, 40, 110, 250, 320) +
    at(320, 130, 22, 'UNDER 18 UNTIL', 'color:#a00') +
    at(320, 156, 26, american(later(18)), 'color:#a00') +
    at(320, 200, 22, 'UNDER 21 UNTIL', 'color:#a00') +
    at(320, 226, 26, american(later(21)), 'color:#a00') +
    at(320, 290, 22, 'CLASS D') +
    at(320, 330, 22, 'END NONE') +
    at(320, 370, 22, 'REST NONE') +
    row(450, '4d DLN', own.licenceNumber) +
    row(490, '3 DOB', american(own.birthdate), 40, 32) +
    row(536, '4b EXP', american(own.expiry)) +
    row(574, '4a ISS', american(own.issued)) +
    row(624, '1', own.lastName) +
    row(660, '2', own.firstName) +
    row(698, '8', own.street) +
    at(68, 734, 28, `${own.city}, ${own.state} ${own.zip}`, 'font-weight:700') +
    row(790, '15 SEX', random.pick(['M', 'F']), 40, 24) +
    row(790, '18 EYES', 'BRO', 260, 24) +
    row(826, '16 HGT', `5'-06"`, 40, 24) +
    row(826, '17 WGT', '135 lb', 260, 24) +
    row(870, '5 DD', '1234AB567890', 40, 20) +
    at(420, 900, 22, 'DONOR');
  return { html: card(random, [630, 1000], 'Liberation Sans', inside), licence: own, tall: true };
};

/** A number of letters and digits, labels in small capitals, a comma-free town. */
const evergreen: Design = (random) => {
  const own = drawLicence(
    random,
    [
      { city: 'SEATTLE', state: 'WA', zip: '981' },
      { city: 'PORT ANGELES', state: 'WA', zip: '983' },
    ],
    'WDLAAA9999DA',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 29) =>
    at(x, y, size, tagged(`${tag} `, value, 0.5, '#063'));
  const inside =
    at(40, 20, 44, 'WASHINGTON', 'color:#153') +
    at(400, 20, 24, 'USA') +
    at(400, 46, 24, 'DRIVER LICENSE') +
    at(660, 30, 20, 'FEDERAL LIMITS APPLY', 'color:#a00') +
    photo(random, 36, 110, 260, 330) +
    row(330, 100, '4d LIC#', own.licenceNumber, 33) +
    row(330, 146, '1', own.lastName) +
    row(330, 180, '2', own.firstName) +
    row(330, 218, '3 DOB', american(own.birthdate), 33) +
    row(660, 218, '4a ISS', american(own.issued)) +
    row(330, 262, '15 SEX', random.pick(['M', 'F'])) +
    row(470, 262, '18 EYES', 'BRO') +
    row(660, 262, '4b EXP', american(own.expiry)) +
    row(330, 300, '16 HGT', `5'-04"`) +
    row(500, 300, '17 WGT', '150 lb') +
    row(330, 350, '8', own.street) +
    at(330, 384, 29, `${own.city} ${own.state} ${own.zip}-${random.whole(1000, 9999)}`) +
    row(330, 440, '9 CLASS', '') +
    row(330, 476, '9a END', 'NONE') +
    row(330, 512, '12 RESTRICTIONS', 'NONE') +
    row(330, 556, '5 DD', 'WDLABC1234DLG1234567B1101', 20) +
    at(60, 470, 22, 'VETERAN') +
    at(60, 500, 22, '♥ DONOR');
  return { html: card(random, wide, 'DejaVu Sans Condensed', inside), licence: own };
};

export const strangers: Record<string, Design> = { buckeye, keystone, prairie, dominion, canyon, evergreen };
