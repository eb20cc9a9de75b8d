import { american, at, type Design, photo, tagged } from './licence.ts';
import { ghost, ground, owner, signature, split, star } from './parts-2.ts';
import { columns } from './strangers-2-columns.ts';
import { more } from './strangers-2-more.ts';

// Fronts like those of states that neither the known designs nor the first strangers have, in the order and with the labels of
// the states' own cards of the 2020s.

const wide = [1000, 630] as const;
const bold = 'font-weight:700';

/** The county under the address, the class between number and dates, the apartment in the street's line. */
const georgia: Design = (random) => {
  const own = owner(
    random,
    'GA',
    [
      ['ATLANTA', '303'],
      ['STONE MOUNTAIN', '300'],
    ],
    '099999999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 27) =>
    at(x, y, size, tagged(`${tag} `, value, 0.58, '#444'), bold);
  const inside =
    at(36, 18, 50, 'GEORGIA', 'color:#8a1c1c;letter-spacing:3px;font-family:Liberation Serif') +
    at(330, 22, 22, 'USA') +
    at(330, 46, 26, 'DRIVER’S LICENSE', bold) +
    star(920, 20) +
    photo(random, 36, 100, 262, 340) +
    signature(60, 452, own.firstName) +
    ghost(random, 842, 330) +
    row(326, 92, '4d DL NO.', own.licenceNumber, 31) +
    row(720, 92, '9 CLASS', 'C') +
    row(326, 134, '3 DOB', american(own.birthdate), 31) +
    row(720, 134, '4b EXP', american(own.expiry)) +
    row(326, 184, '1', own.lastName, 31) +
    row(326, 220, '2', own.firstName, 31) +
    row(326, 262, '8', own.street) +
    at(344, 294, 27, `${own.city}, ${own.state} ${own.zip}-${random.whole(1000, 9999)}`, bold) +
    at(344, 326, 27, random.pick(['FULTON', 'DEKALB', 'GWINNETT']), bold) +
    row(326, 376, '4a ISS', american(own.issued)) +
    row(326, 416, '15 SEX', random.pick(['M', 'F'])) +
    row(500, 416, '18 EYES', 'BRO') +
    row(326, 452, '16 HGT', `5'-08"`) +
    row(500, 452, '17 WGT', '150 lb') +
    row(326, 494, '12 REST', 'A') +
    row(500, 494, '9a END', 'NONE') +
    row(326, 540, '5 DD', '103502000012345678', 20) +
    at(60, 510, 22, 'ORGAN DONOR', 'color:#b00');
  return { html: ground(random, wide, ['#fbeee0', '#f3d9cf', '#c9805c'], 'Liberation Sans', inside), licence: own };
};

/** A long number with leading zeros, its repetition in the discriminator, hair and race. */
const carolina: Design = (random) => {
  const own = owner(
    random,
    'NC',
    [
      ['WINSTON SALEM', '271'],
      ['FUQUAY VARINA', '275'],
    ],
    '0000999' + '99999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 26) =>
    at(x, y, size, tagged(`${tag} `, value, 0.55, '#13417a'), bold);
  const inside =
    `<div style="position:absolute;left:0;top:0;width:1000px;height:78px;background:linear-gradient(90deg,#1c4f8f,#6fa3d8)"></div>` +
    at(34, 16, 42, 'NORTH CAROLINA', `color:#fff;${bold}`) +
    at(520, 14, 19, 'USA NC', 'color:#fff') +
    at(520, 38, 26, 'DRIVER LICENSE', 'color:#fff') +
    star(926, 18) +
    photo(random, 30, 96, 270, 350) +
    ghost(random, 866, 96, 104, 132) +
    signature(330, 560, own.lastName, 30) +
    row(322, 90, '4d DLN', own.licenceNumber, 31) +
    row(640, 90, '9 CLASS', 'C') +
    row(322, 132, '3 DOB', american(own.birthdate), 31) +
    row(640, 132, '9a END', 'None', 23) +
    row(322, 176, '4b EXP', american(own.expiry)) +
    row(640, 176, '12 RESTR', 'None', 23) +
    row(322, 220, '1', own.lastName, 29) +
    row(322, 254, '2', own.firstName, 29) +
    row(322, 294, '8', own.street) +
    at(338, 326, 26, `${own.city}, ${own.state} ${own.zip}-${random.whole(1000, 9999)}`, bold) +
    row(322, 378, '15 SEX', random.pick(['M', 'F'])) +
    row(470, 378, '16 HGT', `5'-11"`) +
    row(640, 378, '18 EYES', 'BLU') +
    row(322, 418, '19 HAIR', 'BRO') +
    row(470, 418, 'RACE', 'U') +
    row(640, 418, '4a ISS', american(own.issued), 24) +
    row(322, 470, '5 DD', own.licenceNumber.replace(/^00/, ''), 21) +
    at(60, 470, 20, 'ORGAN DONOR ♥', 'color:#a00');
  return { html: ground(random, wide, ['#e6f0fa', '#f8efe2', '#6d9bcb'], 'Liberation Sans', inside), licence: own };
};

/** Labels above the values, dates of the discriminator that are none of the card's. */
const bay: Design = (random) => {
  const own = owner(
    random,
    'MA',
    [
      ['BOSTON', '021'],
      ['WEST SPRINGFIELD', '010'],
    ],
    'SA9999999',
  );
  const item = (x: number, y: number, label: string, value: string, size = 28) =>
    at(x, y, 14, label, 'color:#7a1f3d') + at(x, y + 15, size, value, bold);
  const inside =
    at(36, 16, 44, 'MASSACHUSETTS', 'color:#173a6b;font-family:Liberation Serif;font-weight:700') +
    at(470, 26, 30, 'DRIVER’S LICENSE') +
    star(926, 20, 44, '#222') +
    photo(random, 36, 96, 256, 330) +
    ghost(random, 850, 300, 112, 146) +
    item(320, 86, '4a ISS', american(own.issued)) +
    item(560, 86, '4b EXP', american(own.expiry)) +
    item(320, 142, '4d NUMBER', own.licenceNumber, 32) +
    item(560, 142, '3 DOB', american(own.birthdate), 32) +
    item(320, 202, '9 CLASS', 'D', 24) +
    item(430, 202, '12 REST', 'NONE', 24) +
    item(560, 202, '9a END', 'NONE', 24) +
    at(320, 258, 30, tagged('1 ', own.lastName, 0.5), bold) +
    at(320, 292, 30, tagged('2 ', own.firstName, 0.5), bold) +
    at(320, 334, 26, tagged('8 ', own.street, 0.55), bold) +
    at(334, 364, 26, `${own.city}, ${own.state} ${own.zip}-${random.whole(1000, 9999)}`, bold) +
    item(320, 410, '15 SEX', random.pick(['M', 'F']), 24) +
    item(430, 410, '16 HGT', `6'-01"`, 24) +
    item(560, 410, '18 EYES', 'BLU', 24) +
    at(320, 480, 21, `5 DD ${american(own.issued)} Rev 02/22/2016`) +
    at(46, 446, 22, 'ORGAN DONOR', 'color:#a00') +
    at(46, 476, 22, 'VETERAN') +
    signature(330, 520, own.firstName, 40);
  return { html: ground(random, wide, ['#eaf1f4', '#f6e8ec', '#8aa6bb'], 'Liberation Sans', inside), licence: own };
};

/** Ten digits, the photo on the right, names beside small numbers far left. */
const silver: Design = (random) => {
  const own = owner(
    random,
    'NV',
    [
      ['LAS VEGAS', '891'],
      ['NORTH LAS VEGAS', '890'],
    ],
    '9999999999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 27) =>
    at(x, y, size, tagged(`${tag}&nbsp;`, value, 0.52, '#6a4b12'));
  const inside =
    at(40, 14, 54, 'NEVADA', 'color:#5b3a8e;letter-spacing:6px;font-weight:700') +
    at(360, 18, 21, 'USA') +
    at(360, 42, 27, 'DRIVER LICENSE') +
    star(930, 16, 40, '#d4a017') +
    photo(random, 700, 84, 262, 340) +
    ghost(random, 560, 380, 100, 128) +
    signature(710, 440, own.lastName) +
    row(40, 90, '4d DL NO.', own.licenceNumber, 32) +
    row(420, 90, '9 CLASS', 'C') +
    row(40, 134, '3 DOB', american(own.birthdate), 32) +
    row(420, 134, '4a ISS', american(own.issued)) +
    row(40, 178, '4b EXP', american(own.expiry), 32) +
    row(420, 178, '15 SEX', random.pick(['M', 'F'])) +
    row(40, 230, '1', own.lastName, 31) +
    row(40, 266, '2', own.firstName, 31) +
    row(40, 310, '8', own.street) +
    at(55, 342, 27, `${own.city}, ${own.state} ${own.zip}-${random.whole(1000, 9999)}`) +
    row(40, 396, '18 EYES', 'HAZ') +
    row(250, 396, '19 HAIR', 'BLK') +
    row(40, 434, '16 HGT', `5'-05"`) +
    row(250, 434, '17 WGT', '164 lb') +
    row(40, 476, '9a END', 'NONE') +
    row(250, 476, '12 REST', 'B') +
    row(40, 524, '5 DD', '00012345678901234567890', 20) +
    at(720, 500, 22, 'DONOR', 'color:#a00');
  return {
    html: ground(random, wide, ['#f4ecd9', '#d9e3ef', '#9b86b8'], 'DejaVu Sans Condensed', inside),
    licence: own,
  };
};

/** The number with hyphens, a note under the title, a town without a comma. */
const loon: Design = (random) => {
  const own = owner(
    random,
    'MN',
    [
      ['ST PAUL', '551'],
      ['INVER GROVE HEIGHTS', '550'],
    ],
    'A999999999999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 27) =>
    at(x, y, size, tagged(`${tag} `, value, 0.6, '#235'), bold);
  const inside =
    at(36, 16, 46, 'Minnesota', 'color:#0d4a6b;font-weight:700') +
    at(340, 20, 28, "DRIVER'S LICENSE") +
    at(340, 52, 17, 'NOT FOR FEDERAL IDENTIFICATION', 'color:#a00') +
    photo(random, 36, 96, 268, 348) +
    ghost(random, 846, 88, 112, 144) +
    row(330, 88, '4d DL#', split(own.licenceNumber, [4, 3, 3, 3], '-'), 30) +
    row(330, 130, '3 DOB', american(own.birthdate), 30) +
    row(330, 174, '4a ISS', american(own.issued)) +
    row(600, 174, '4b EXP', american(own.expiry)) +
    row(330, 224, '1', own.lastName, 30) +
    row(330, 260, '2', own.firstName, 30) +
    row(330, 302, '8', own.street) +
    at(347, 334, 27, `${own.city} ${own.state} ${own.zip}`, bold) +
    row(330, 388, '9 CLASS', 'D', 24) +
    row(500, 388, '9a END', 'NONE', 24) +
    row(690, 388, '12 REST', 'NONE', 24) +
    row(330, 430, '15 SEX', random.pick(['M', 'F', 'X']), 24) +
    row(500, 430, '16 HGT', `5'-07"`, 24) +
    row(690, 430, '17 WGT', '180 lb', 24) +
    row(330, 470, '18 EYES', 'GRN', 24) +
    row(330, 520, '5 DD', '0012345678901', 20) +
    signature(44, 462, own.firstName, 38) +
    at(690, 520, 22, 'DONOR', 'color:#060');
  return { html: ground(random, wide, ['#dff0f5', '#eef5e4', '#67a3b3'], 'Liberation Sans', inside), licence: own };
};

/** Fourteen signs with hyphens that repeat the birthdate's digits, everything in narrow letters. */
const badger: Design = (random) => {
  const own = owner(
    random,
    'WI',
    [
      ['MILWAUKEE', '532'],
      ['FOND DU LAC', '549'],
    ],
    'A9999999999999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 29) =>
    at(x, y, size, tagged(`${tag} `, value, 0.56, '#5a1e1e'), bold);
  const inside =
    at(300, 14, 46, 'WISCONSIN', 'color:#a01c1c;letter-spacing:5px;font-weight:700') +
    at(620, 16, 20, 'USA') +
    at(620, 40, 24, 'DRIVER LICENSE REGULAR') +
    star(930, 16) +
    photo(random, 24, 60, 268, 370) +
    signature(40, 440, own.lastName) +
    ghost(random, 858, 420, 108, 138) +
    row(310, 84, '4d DLN', split(own.licenceNumber, [4, 4, 4, 2], '-'), 33) +
    row(760, 84, '9 CLASS', 'D') +
    row(310, 130, '3 DOB', american(own.birthdate), 33) +
    row(760, 130, '12 REST', 'NONE') +
    row(310, 178, '4b EXP', american(own.expiry)) +
    row(590, 178, '4a ISS', american(own.issued)) +
    row(310, 226, '1', own.lastName, 32) +
    row(310, 264, '2', own.firstName, 32) +
    row(310, 308, '8', own.street) +
    at(326, 342, 29, `${own.city}, ${own.state} ${own.zip}`, bold) +
    row(310, 400, '15 SEX', random.pick(['M', 'F'])) +
    row(450, 400, '16 HGT', `5'-10"`) +
    row(630, 400, '17 WGT', '195 lb') +
    row(310, 440, '18 EYES', 'BRO') +
    row(510, 440, '19 HAIR', 'BLK') +
    row(310, 490, '9a END', 'NONE') +
    row(310, 540, '5 DD', 'OTAGO2024071812345678', 22) +
    at(50, 500, 22, 'DONOR ●', 'color:#d60');
  return {
    html: ground(random, wide, ['#f8e9e4', '#e6eef6', '#c58080'], 'Liberation Sans Narrow', inside),
    licence: own,
  };
};

/** Dates with hyphens, an audit number, names on one line with both tags. */
const pelican: Design = (random) => {
  const own = owner(
    random,
    'LA',
    [
      ['NEW ORLEANS', '701'],
      ['LA PLACE', '700'],
    ],
    '0' + '99999999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 27) =>
    at(x, y, size, tagged(`${tag} `, value, 0.58, '#333'), bold);
  const inside =
    at(36, 14, 48, 'LOUISIANA', 'color:#27346f;font-family:Liberation Serif;font-weight:700') +
    at(356, 18, 20, 'USA') +
    at(356, 40, 28, "DRIVER'S LICENSE") +
    star(928, 18) +
    photo(random, 36, 92, 258, 336) +
    ghost(random, 850, 250, 114, 148) +
    signature(50, 440, own.firstName) +
    row(320, 90, '4d NO.', own.licenceNumber, 32) +
    row(640, 90, '9 CLASS', 'E') +
    row(320, 134, '3 DOB', american(own.birthdate, '-'), 30) +
    row(640, 134, '15 SEX', random.pick(['M', 'F'])) +
    row(320, 178, '4a ISS', american(own.issued, '-')) +
    row(640, 178, '4b EXP', american(own.expiry, '-')) +
    at(
      320,
      228,
      28,
      `${tagged('1 ', own.lastName, 0.58, '#333')} &nbsp; ${tagged('2 ', own.firstName, 0.58, '#333')}`,
      bold,
    ) +
    row(320, 274, '8', own.street) +
    at(336, 306, 27, `${own.city}, ${own.state} ${own.zip}-${random.whole(1000, 9999)}`, bold) +
    row(320, 362, '16 HGT', `5'-09"`) +
    row(490, 362, '17 WGT', '210 lb') +
    row(680, 362, '18 EYES', 'BRN') +
    row(320, 404, '9a END', 'NONE') +
    row(490, 404, '12 RESTR', '01') +
    row(320, 448, 'AUDIT', '4472') +
    row(320, 494, '5 DD', '123456789LA20240101', 20) +
    at(320, 540, 20, 'OFFICE OF MOTOR VEHICLES') +
    at(50, 500, 22, 'ORGAN DONOR', 'color:#a00');
  return { html: ground(random, wide, ['#eef0fa', '#f7f0dc', '#8790c4'], 'Liberation Sans', inside), licence: own };
};

/** Given names above the family's without any label, dates with hyphens, everything in capitals. */
const yellowhammer: Design = (random) => {
  const own = owner(
    random,
    'AL',
    [
      ['MONTGOMERY', '361'],
      ['MUSCLE SHOALS', '356'],
    ],
    '9999999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 27) =>
    at(x, y, size, tagged(`${tag} `, value, 0.62, '#802'), bold);
  const inside =
    `<div style="position:absolute;left:0;top:0;width:1000px;height:74px;background:#9d1b2f"></div>` +
    at(36, 12, 48, 'ALABAMA', 'color:#fff;letter-spacing:4px;font-weight:700') +
    at(380, 22, 30, 'DRIVER LICENSE', 'color:#fff') +
    star(926, 16) +
    photo(random, 36, 94, 260, 340) +
    ghost(random, 850, 380, 110, 142) +
    signature(44, 446, own.lastName) +
    row(322, 88, 'NO.', own.licenceNumber, 34) +
    row(640, 88, 'CLASS', 'D', 30) +
    row(322, 132, 'D.O.B.', american(own.birthdate, '-'), 30) +
    row(640, 132, 'EXP', american(own.expiry, '-'), 30) +
    at(322, 184, 30, own.firstName, bold) +
    at(322, 218, 30, own.lastName, bold) +
    at(322, 256, 28, own.street, bold) +
    at(322, 290, 28, `${own.city} ${own.state} ${own.zip}-${random.whole(1000, 9999)}`, bold) +
    row(322, 346, 'ENDORSEMENTS', 'NONE', 24) +
    row(640, 346, 'REST', 'A', 24) +
    row(322, 390, 'ISS', american(own.issued, '-')) +
    row(322, 434, 'SEX', random.pick(['M', 'F'])) +
    row(450, 434, 'HT', '5-09') +
    row(600, 434, 'EYES', 'BRO') +
    row(450, 474, 'WT', '165 lbs') +
    row(600, 474, 'HAIR', 'BRO') +
    at(322, 530, 19, 'DD 1234567890123456789012') +
    at(46, 500, 21, 'ORGAN DONOR', 'color:#a00');
  return { html: ground(random, wide, ['#fdf3f0', '#f0e2e4', '#cf8d97'], 'Liberation Sans', inside), licence: own };
};

export const strangers2: Record<string, Design> = {
  ...{ georgia, carolina, bay, silver, loon, badger, pelican, yellowhammer },
  ...columns,
  ...more,
};
