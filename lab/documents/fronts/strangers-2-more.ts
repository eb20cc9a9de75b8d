import { american, at, type Design, photo, tagged } from './licence.ts';
import { ghost, ground, owner, signature, split, star } from './parts-2.ts';

// The rest of the second strangers: younger generations of cards and limited ones.

const wide = [1000, 630] as const;
const bold = 'font-weight:700';

/** Signs of the number mixed, labels in capitals and values in a monospaced face. */
const hawkeye: Design = (random) => {
  const own = owner(
    random,
    'IA',
    [
      ['DES MOINES', '503'],
      ['LE MARS', '510'],
    ],
    '999AA9999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 26) =>
    at(x, y, size, tagged(`${tag} `, value, 0.62, '#234'), bold);
  const inside =
    at(36, 14, 50, 'IOWA', "color:#174a2c;letter-spacing:8px;font-family:'Liberation Serif'") +
    at(270, 20, 20, 'USA') +
    at(270, 42, 26, "DRIVER'S LICENSE") +
    star(926, 20) +
    photo(random, 36, 92, 256, 336) +
    ghost(random, 858, 90, 104, 136) +
    signature(46, 440, own.firstName) +
    row(316, 92, '4d DL/ID NO.', own.licenceNumber, 29) +
    row(316, 134, '3 DOB', american(own.birthdate), 29) +
    row(316, 176, '4b EXP', american(own.expiry), 25) +
    row(600, 176, '4a ISS', american(own.issued), 25) +
    row(316, 222, '1', own.lastName, 28) +
    row(316, 256, '2', own.firstName, 28) +
    row(316, 296, '8', own.street, 24) +
    at(334, 326, 24, `${own.city}, ${own.state} ${own.zip}-${random.whole(1000, 9999)}`, bold) +
    row(316, 380, '15 SEX', random.pick(['M', 'F'])) +
    row(470, 380, '16 HGT', `5'-09"`) +
    row(690, 380, '18 EYES', 'BLU') +
    row(316, 422, '9 CLASS', 'C') +
    row(470, 422, '9a END', '3') +
    row(690, 422, '12 REST', 'NONE') +
    row(316, 470, '5 DD', '1234567AB8901234567', 18) +
    at(56, 500, 22, 'DONOR: Y', 'color:#060') +
    at(316, 530, 20, 'MED ALERT');
  return { html: ground(random, wide, ['#eef6df', '#e3eef7', '#9ab77c'], 'Liberation Mono', inside), licence: own };
};

/** The photo in the middle, the number and dates left of it, names and address right. */
const natural: Design = (random) => {
  const own = owner(
    random,
    'AR',
    [
      ['LITTLE ROCK', '722'],
      ['EL DORADO', '717'],
    ],
    '9' + '99999999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 25) =>
    at(x, y, size, tagged(`${tag} `, value, 0.6, '#346'), bold);
  const inside =
    at(36, 14, 46, 'ARKANSAS', 'color:#133d7c;font-weight:700') +
    at(380, 24, 28, "DRIVER'S LICENSE") +
    star(926, 18) +
    photo(random, 30, 90, 236, 312) +
    ghost(random, 870, 470, 92, 120) +
    row(286, 88, '4d DLN', own.licenceNumber, 31) +
    row(650, 88, '9 CLASS', 'D') +
    row(286, 130, '4a ISS', american(own.issued)) +
    row(650, 130, '3 DOB', american(own.birthdate), 29) +
    row(286, 170, '4b EXP', american(own.expiry)) +
    row(650, 170, '15 SEX', random.pick(['M', 'F'])) +
    row(286, 222, '1', own.lastName, 31) +
    row(286, 260, '2', own.firstName, 31) +
    row(286, 304, '8', own.street, 27) +
    at(302, 336, 27, `${own.city}, ${own.state} ${own.zip}`, bold) +
    row(286, 392, '16 HGT', `5'-04"`) +
    row(450, 392, '18 EYES', 'BRO') +
    row(650, 392, '12 REST', 'NONE') +
    row(286, 432, '9a END', 'M') +
    row(450, 432, '17 WGT', '140 lb') +
    row(286, 490, '5 DD', '9012345678 123', 20) +
    signature(34, 414, own.firstName, 27) +
    at(46, 480, 21, 'ORGAN DONOR', 'color:#a00') +
    at(286, 540, 21, 'THE NATURAL STATE', 'color:#567');
  return { html: ground(random, wide, ['#e3ecf8', '#f5e5e5', '#8ea5cc'], 'Liberation Sans', inside), licence: own };
};

/** Limited: not for federal purposes, in words across the head. */
const zia: Design = (random) => {
  const own = owner(
    random,
    'NM',
    [
      ['LAS CRUCES', '880'],
      ['TRUTH OR CONSEQUENCES', '879'],
    ],
    '999999999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 27) =>
    at(x, y, size, tagged(`${tag} `, value, 0.56, '#7a2c10'), bold);
  const inside =
    at(30, 12, 40, 'New Mexico', "color:#b5301d;font-family:'DejaVu Serif'") +
    at(330, 12, 26, "STANDARD DRIVER'S LICENSE") +
    at(330, 44, 19, 'NOT INTENDED FOR FEDERAL PURPOSES', 'color:#a00') +
    photo(random, 700, 96, 262, 344) +
    ghost(random, 560, 396, 104, 136) +
    signature(712, 452, own.lastName) +
    row(36, 92, '4d DL NO.', own.licenceNumber, 32) +
    row(420, 92, '9 CLASS', 'D') +
    row(36, 136, '4a ISS', american(own.issued)) +
    row(330, 136, '4b EXP', american(own.expiry)) +
    row(36, 176, '3 DOB', american(own.birthdate), 32) +
    row(36, 226, '1', own.lastName, 30) +
    row(36, 262, '2', own.firstName, 30) +
    row(36, 304, '8', own.street) +
    at(52, 336, 27, `${own.city}, ${own.state} ${own.zip}`, bold) +
    row(36, 394, '15 SEX', random.pick(['M', 'F'])) +
    row(220, 394, '16 HGT', `5'-08"`) +
    row(36, 432, '17 WGT', '172 lb') +
    row(220, 432, '18 EYES', 'BRO') +
    row(36, 472, '9a END', 'NONE') +
    row(220, 472, '12 REST', 'B') +
    row(36, 522, '5 DD', '0012345678NMDL', 20);
  return { html: ground(random, wide, ['#fdf0c9', '#f5d7b4', '#d88f4c'], 'Liberation Sans', inside), licence: own };
};

/** "Operator's license", the number with hyphens, issue date last. */
const bluegrass: Design = (random) => {
  const own = owner(
    random,
    'KY',
    [
      ['LOUISVILLE', '402'],
      ['MT STERLING', '403'],
    ],
    'A99999999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 27) =>
    at(x, y, size, tagged(`${tag} `, value, 0.58, '#224'), bold);
  const inside =
    at(36, 14, 46, 'KENTUCKY', 'color:#1d3f94;letter-spacing:2px;font-weight:700') +
    at(360, 16, 26, "OPERATOR'S LICENSE") +
    at(360, 48, 17, 'NOT FOR REAL ID PURPOSES', 'color:#a00') +
    at(900, 24, 24, 'USA') +
    photo(random, 36, 92, 260, 340) +
    ghost(random, 848, 200, 112, 146) +
    signature(50, 444, own.firstName) +
    row(322, 88, '4d DL NO.', split(own.licenceNumber, [3, 3, 3], '-'), 31) +
    row(322, 130, '3 DOB', american(own.birthdate), 31) +
    row(322, 178, '1', own.lastName, 30) +
    row(322, 214, '2', own.firstName, 30) +
    row(322, 256, '8', own.street) +
    at(338, 288, 27, `${own.city}, ${own.state} ${own.zip}`, bold) +
    row(322, 340, '15 SEX', random.pick(['M', 'F'])) +
    row(480, 340, '18 EYES', 'BRO') +
    row(660, 340, '16 HGT', `6'-00"`) +
    row(322, 384, '9 CLASS', 'D') +
    row(480, 384, '9a END', 'NONE') +
    row(660, 384, '12 REST', '1') +
    row(322, 432, '4b EXP', american(own.expiry), 30) +
    row(322, 474, '4a ISS', american(own.issued)) +
    row(322, 526, '5 DD', '202401021234567890123', 20) +
    at(56, 500, 22, 'DONOR', 'color:#a00');
  return {
    html: ground(random, wide, ['#e1e9fa', '#eaf5e6', '#8497cf'], 'DejaVu Sans Condensed', inside),
    licence: own,
  };
};

/** The number in groups with spaces, labels in small letters, "lic." above. */
const mitten: Design = (random) => {
  const own = owner(
    random,
    'MI',
    [
      ['GRAND RAPIDS', '495'],
      ['SAULT STE MARIE', '497'],
    ],
    'A999999999999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 28) =>
    at(x, y, size, tagged(`${tag} `, value, 0.6, '#456'), bold);
  const inside =
    `<div style="position:absolute;left:0;bottom:0;width:1000px;height:96px;background:linear-gradient(#fff0,#2a6fa888)"></div>` +
    at(36, 14, 52, 'MICHIGAN', 'color:#0c3e70;letter-spacing:3px;font-weight:700') +
    at(400, 16, 20, 'USA') +
    at(400, 40, 28, 'DRIVER LICENSE') +
    star(926, 20) +
    photo(random, 36, 96, 270, 352) +
    ghost(random, 846, 300, 116, 150) +
    row(330, 90, '4d', split(own.licenceNumber, [1, 3, 3, 3, 3], ' '), 34) +
    row(330, 136, '4b Exp', american(own.expiry)) +
    row(620, 136, '4a Iss', american(own.issued)) +
    row(330, 178, '3 DOB', american(own.birthdate), 34) +
    row(330, 232, '1', own.lastName) +
    row(330, 266, '2', own.firstName) +
    row(330, 306, '8', own.street) +
    at(346, 340, 28, `${own.city}, ${own.state} ${own.zip}-${random.whole(1000, 9999)}`, bold) +
    row(330, 400, '15 Sex', random.pick(['M', 'F'])) +
    row(480, 400, '16 Hgt', '511') +
    row(650, 400, '18 Eyes', 'BRO') +
    row(330, 442, '9 Lic Type', 'O') +
    row(540, 442, '9a End', 'NONE') +
    row(330, 484, '12 Restr', 'NONE') +
    row(330, 540, '5 DD', '3456789012345', 20) +
    signature(56, 460, own.firstName, 38);
  return { html: ground(random, wide, ['#dcebf7', '#f4f7fa', '#7fb0d8'], 'Liberation Sans', inside), licence: own };
};

/** Fifteen signs in groups with spaces, "auto driver license", dates with hyphens in the head. */
const garden: Design = (random) => {
  const own = owner(
    random,
    'NJ',
    [
      ['NEWARK', '071'],
      ['HO HO KUS', '074'],
    ],
    'A99999999999999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 27) =>
    at(x, y, size, tagged(`${tag} `, value, 0.58, '#252'), bold);
  const inside =
    at(36, 12, 46, 'NEW JERSEY', 'color:#14592b;font-weight:700') +
    at(360, 14, 20, 'USA') +
    at(360, 38, 26, 'AUTO DRIVER LICENSE') +
    at(700, 20, 17, 'NOT FOR “REAL ID” PURPOSES', 'color:#a00') +
    photo(random, 36, 90, 262, 344) +
    ghost(random, 848, 430, 110, 144) +
    signature(40, 446, own.lastName) +
    row(324, 86, '4d DL', split(own.licenceNumber, [5, 5, 5], ' '), 32) +
    row(760, 86, '9 CLASS', 'D') +
    row(324, 128, '3 DOB', american(own.birthdate, '-'), 31) +
    row(620, 128, '4b EXP', american(own.expiry, '-')) +
    row(324, 178, '1', own.lastName, 30) +
    row(324, 214, '2', own.firstName, 30) +
    row(324, 256, '8', own.street) +
    at(340, 288, 27, `${own.city}, ${own.state} ${own.zip}-${random.whole(1000, 9999)}`, bold) +
    row(324, 340, '15 SEX', random.pick(['M', 'F'])) +
    row(470, 340, '16 HGT', `5'-09"`) +
    row(640, 340, '18 EYES', 'BRO') +
    row(324, 384, '9a END', 'NONE') +
    row(470, 384, '12 RESTR', 'NONE') +
    row(324, 430, '4a ISS', american(own.issued, '-')) +
    row(324, 480, '5 DD', 'NJ20240911123456 P001', 20) +
    at(324, 520, 22, 'ORGAN DONOR', 'color:#a00');
  return { html: ground(random, wide, ['#e6f4df', '#f8f4da', '#86b57c'], 'Liberation Sans', inside), licence: own };
};

/** The capital: no state's name, a street with a quadrant. */
const district: Design = (random) => {
  const own = { ...owner(random, 'DC', [['WASHINGTON', '200']], '9999999'), city: 'WASHINGTON' };
  const row = (x: number, y: number, tag: string, value: string, size = 27) =>
    at(x, y, size, tagged(`${tag} `, value, 0.58, '#333'));
  const inside =
    at(36, 16, 40, 'WASHINGTON, DC', 'color:#7b1113;font-weight:700') +
    at(430, 14, 20, 'USA') +
    at(430, 38, 27, 'DRIVER LICENSE') +
    at(700, 44, 18, 'LIMITED PURPOSE', 'color:#a00') +
    photo(random, 36, 90, 262, 344) +
    ghost(random, 850, 86, 110, 144) +
    signature(44, 446, own.firstName) +
    row(322, 88, '4d DLN', own.licenceNumber, 34) +
    row(322, 132, '1', own.lastName, 30) +
    row(322, 168, '2', own.firstName, 30) +
    row(322, 210, '8', own.street) +
    at(338, 242, 27, `${own.city}, ${own.state} ${own.zip}`) +
    row(322, 294, '3 DOB', american(own.birthdate), 32) +
    row(322, 340, '4a ISS', american(own.issued)) +
    row(600, 340, '4b EXP', american(own.expiry)) +
    row(322, 384, '15 SEX', random.pick(['M', 'F', 'X'])) +
    row(470, 384, '16 HGT', `5'-07"`) +
    row(640, 384, '17 WGT', '155 lb') +
    row(322, 424, '18 EYES', 'BRO') +
    row(470, 424, '9 CLASS', 'D') +
    row(640, 424, '9a END', 'NONE') +
    row(322, 466, '12 REST', '1') +
    row(322, 520, '5 DD', '0012345678', 20) +
    at(470, 466, 22, 'ORGAN DONOR ♥', 'color:#a00');
  return {
    html: ground(random, wide, ['#f1eadf', '#e6dfe9', '#b39a8a'], 'DejaVu Sans Condensed', inside),
    licence: own,
  };
};

/** The newest generation: labels in light letters, all values in one size, limited term. */
const palmetto: Design = (random) => {
  const own = owner(
    random,
    'SC',
    [
      ['MYRTLE BEACH', '295'],
      ['NORTH CHARLESTON', '294'],
    ],
    '199999999',
  );
  const row = (x: number, y: number, tag: string, value: string, size = 27) =>
    at(x, y, size, tagged(`${tag} `, value, 0.56, '#246'), bold);
  const inside =
    at(36, 16, 42, 'South Carolina', "color:#143a6e;font-family:'Liberation Serif';font-weight:700") +
    at(380, 14, 20, 'USA') +
    at(380, 38, 27, "DRIVER'S LICENSE") +
    at(650, 44, 20, 'LIMITED TERM', 'color:#a00') +
    star(926, 18) +
    photo(random, 36, 94, 260, 340) +
    ghost(random, 848, 300, 112, 146) +
    signature(50, 446, own.firstName) +
    row(322, 88, '4d', own.licenceNumber, 33) +
    row(560, 88, '3 DOB', american(own.birthdate), 33) +
    row(322, 134, '4a ISS', american(own.issued)) +
    row(600, 134, '4b EXP', american(own.expiry)) +
    row(322, 180, '9 CLASS', 'D', 24) +
    row(500, 180, '9a END', 'NONE', 24) +
    row(680, 180, '12 REST', 'NONE', 24) +
    row(322, 228, '1', own.lastName, 30) +
    row(322, 264, '2', own.firstName, 30) +
    row(322, 306, '8', own.street) +
    at(338, 338, 27, `${own.city}, ${own.state} ${own.zip}`, bold) +
    row(322, 394, '15 SEX', random.pick(['M', 'F']), 24) +
    row(460, 394, '16 HGT', `5'-06"`, 24) +
    row(640, 394, '17 WGT', '148 lb', 24) +
    row(322, 434, '18 EYES', 'GRN', 24) +
    row(322, 490, '5 DD', '20240312123456789012', 20) +
    at(56, 500, 22, 'DONOR', 'color:#a00');
  return { html: ground(random, wide, ['#e6eef8', '#f4f6e6', '#87a8cf'], 'Liberation Sans', inside), licence: own };
};

export const more: Record<string, Design> = { hawkeye, natural, zia, bluegrass, mitten, garden, district, palmetto };
