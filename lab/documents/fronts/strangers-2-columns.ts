import { american, at, type Design, photo, tagged } from './licence.ts';
import { ghost, ground, owner, signature, split, star, under21 } from './parts-2.ts';

// Those of the second strangers whose values stand under or beside labels in columns, and two that are held upright.

const wide = [1000, 630] as const;
const tall = [630, 1000] as const;
const bold = 'font-weight:700';

/** Labels after a number and a full stop, the family's name above with the tag in a margin. */
const sooner: Design = (random) => {
  const own = owner(
    random,
    'OK',
    [
      ['TULSA', '741'],
      ['BROKEN ARROW', '740'],
    ],
    'A999999999',
  );
  const tag = (x: number, y: number, text: string) => at(x, y + 7, 16, text, 'color:#0a5');
  const item = (x: number, y: number, label: string, value: string, size = 27, gap = 30) =>
    tag(x, y, label) + at(x + gap, y, size, value, bold);
  const inside =
    at(36, 16, 46, 'OKLAHOMA', 'color:#0b6b53;font-weight:700') +
    at(340, 18, 19, 'USA') +
    at(340, 40, 28, 'DRIVER LICENSE') +
    star(926, 20) +
    photo(random, 36, 94, 262, 344) +
    ghost(random, 846, 106, 112, 146) +
    signature(60, 450, own.firstName) +
    item(318, 92, '4d DL', own.licenceNumber, 33, 62) +
    item(318, 138, '1', own.lastName, 30) +
    item(318, 174, '2', own.firstName, 30) +
    item(318, 216, '8', own.street) +
    at(348, 248, 27, `${own.city}, ${own.state} ${own.zip}`, bold) +
    item(318, 302, '3 DOB', american(own.birthdate), 30, 72) +
    item(600, 302, '4b EXP', american(own.expiry), 28, 72) +
    item(318, 346, '4a ISS', american(own.issued), 28, 72) +
    item(600, 346, '15 SEX', random.pick(['M', 'F']), 26, 72) +
    item(318, 390, '16 HGT', `6'-02"`, 26, 72) +
    item(600, 390, '17 WGT', '188 lb', 26, 72) +
    item(318, 432, '18 EYES', 'BLU', 26, 76) +
    item(600, 432, '9 CLASS', 'D', 26, 78) +
    item(318, 476, '9a END', 'NONE', 24, 72) +
    item(600, 476, '12 REST', '1', 24, 78) +
    item(318, 524, '5 DD', '20240612083512A123456789', 19, 56) +
    at(56, 500, 22, 'DONOR', 'color:#a00');
  return { html: ground(random, wide, ['#e7f5ee', '#fbf3dc', '#7fb8a0'], 'Liberation Sans', inside), licence: own };
};

/** Labels in words above the values, two columns, a spaced title. */
const nutmeg: Design = (random) => {
  const own = owner(
    random,
    'CT',
    [
      ['EAST HARTFORD', '061'],
      ['NEW HAVEN', '065'],
    ],
    '999999999',
  );
  const item = (x: number, y: number, label: string, value: string, size = 27) =>
    at(x, y, 14, label, 'color:#235') + at(x, y + 14, size, value);
  const inside =
    at(36, 14, 46, 'Connecticut', 'color:#123c78;font-family:DejaVu Serif') +
    at(400, 16, 20, 'USA') +
    at(400, 40, 28, "DRIVER'S LICENSE") +
    star(924, 18) +
    photo(random, 36, 92, 250, 326) +
    ghost(random, 852, 410, 108, 140) +
    signature(40, 430, own.firstName) +
    item(314, 84, '4d. LICENSE NO.', own.licenceNumber, 32) +
    item(620, 84, '3. DATE OF BIRTH', american(own.birthdate), 32) +
    item(314, 146, '1. LAST NAME', own.lastName, 29) +
    item(314, 200, '2. FIRST NAME AND MIDDLE', own.firstName, 29) +
    item(314, 254, '8. ADDRESS', own.street) +
    at(314, 298, 27, `${own.city}, ${own.state} ${own.zip}`) +
    item(314, 344, '4a. ISS DATE', american(own.issued)) +
    item(560, 344, '4b. EXP DATE', american(own.expiry)) +
    item(314, 396, '15. SEX', random.pick(['M', 'F'])) +
    item(420, 396, '16. HGT', `5'-06"`) +
    item(560, 396, '18. EYES', 'BRO') +
    item(700, 396, '9. CLASS', 'D') +
    item(314, 450, '9a. END.', 'NONE') +
    item(420, 450, '12. RESTR.', 'B') +
    item(560, 450, '5. DD', '240101120000MV1', 20) +
    at(46, 500, 22, 'VETERAN') +
    at(314, 530, 22, 'ORGAN DONOR', 'color:#a00');
  return { html: ground(random, wide, ['#e4ecf8', '#f3f3ea', '#85a0c9'], 'Liberation Sans', inside), licence: own };
};

/** Upright: photo above, "under 21 until" with a date that is none of the fields. */
const centennial: Design = (random) => {
  const own = under21(
    random,
    owner(
      random,
      'CO',
      [
        ['DENVER', '802'],
        ['COLORADO SPRINGS', '809'],
      ],
      '999999999',
    ),
  );
  const row = (x: number, y: number, tag: string, value: string, size = 27) =>
    at(x, y, size, tagged(`${tag} `, value, 0.56, '#234'), bold);
  const turns = american(`${Number(own.birthdate.slice(0, 4)) + 21}${own.birthdate.slice(4)}`);
  const inside =
    at(34, 16, 50, 'COLORADO', 'color:#13427c;letter-spacing:3px;font-weight:700') +
    at(34, 74, 24, "USA &nbsp; DRIVER'S LICENSE") +
    star(556, 20) +
    photo(random, 34, 112, 260, 336) +
    at(312, 120, 22, 'UNDER 21 UNTIL', 'background:#c8102e;color:#fff;padding:4px 10px') +
    at(312, 158, 28, turns, `color:#c8102e;${bold}`) +
    ghost(random, 470, 290, 112, 148) +
    row(312, 206, '9 CLASS', 'R') +
    row(312, 244, '12 REST', 'NONE', 22) +
    row(34, 470, '4d', split(own.licenceNumber, [2, 3, 4], '-'), 34) +
    row(34, 516, '3 DOB', american(own.birthdate), 32) +
    row(34, 562, '4a ISS', american(own.issued)) +
    row(320, 562, '4b EXP', american(own.expiry)) +
    row(34, 612, '1', own.lastName, 30) +
    row(34, 648, '2', own.firstName, 30) +
    row(34, 690, '8', own.street, 26) +
    at(50, 722, 26, `${own.city}, ${own.state} ${own.zip}`, bold) +
    row(34, 776, '15 SEX', random.pick(['M', 'F'])) +
    row(200, 776, '18 EYES', 'BRO') +
    row(34, 814, '16 HGT', `5'-05"`) +
    row(220, 814, '17 WGT', '130 lb') +
    row(34, 866, '5 DD', '2401231234567', 20) +
    signature(330, 880, own.firstName);
  return {
    html: ground(random, tall, ['#e5effa', '#f4ece0', '#7d9fcb'], 'Liberation Sans', inside),
    licence: own,
    tall: true,
  };
};

/** Upright, the state's name along the edge; names before the number. */
const beehive: Design = (random) => {
  const own = under21(
    random,
    owner(
      random,
      'UT',
      [
        ['SALT LAKE CITY', '841'],
        ['ST GEORGE', '847'],
      ],
      '999999999',
    ),
  );
  const row = (x: number, y: number, tag: string, value: string, size = 27) =>
    at(x, y, size, tagged(`${tag} `, value, 0.56, '#532'), bold);
  const turns = american(`${Number(own.birthdate.slice(0, 4)) + 21}${own.birthdate.slice(4)}`);
  const inside =
    at(34, 16, 56, 'UTAH', 'color:#9a3412;letter-spacing:10px;font-weight:700') +
    at(300, 18, 20, 'USA') +
    at(300, 42, 26, 'DRIVER LICENSE') +
    at(300, 74, 17, 'LIMITED-TERM', 'color:#a00') +
    star(560, 24) +
    photo(random, 330, 110, 266, 346) +
    ghost(random, 34, 330, 110, 144) +
    at(34, 116, 24, `UNDER 21`, 'color:#c8102e;font-weight:700') +
    at(34, 146, 22, `Until ${turns}`, 'color:#c8102e') +
    row(34, 196, '9 CLASS', 'D') +
    row(34, 234, '9a END', 'NONE', 23) +
    row(34, 270, '12 REST', 'A', 23) +
    row(34, 490, '1', own.lastName, 31) +
    row(34, 528, '2', own.firstName, 31) +
    row(34, 572, '8', own.street, 26) +
    at(50, 604, 26, `${own.city}, ${own.state} ${own.zip}-${random.whole(1000, 9999)}`, bold) +
    row(34, 656, '4d DLN', own.licenceNumber, 33) +
    row(34, 702, '3 DOB', american(own.birthdate), 33) +
    row(34, 750, '4a ISS', american(own.issued)) +
    row(34, 790, '4b EXP', american(own.expiry)) +
    row(340, 750, '15 SEX', random.pick(['M', 'F'])) +
    row(340, 790, '16 HGT', `5'-10"`) +
    row(34, 832, '17 WGT', '161 lb') +
    row(340, 832, '18 EYES', 'BLU') +
    row(34, 880, '5 DD', '12345678', 20) +
    signature(340, 890, own.lastName);
  return {
    html: ground(random, tall, ['#fbe8d8', '#e3edf6', '#cf8a5c'], 'DejaVu Sans Condensed', inside),
    licence: own,
    tall: true,
  };
};

export const columns: Record<string, Design> = { sooner, nutmeg, centennial, beehive };
