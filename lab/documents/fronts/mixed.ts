import type { Random } from '../../../sandbox/people/random.ts';
import { american, at, card, type Design, drawLicence, type Licence, photo, tagged } from './licence.ts';

// Fronts whose layout is drawn by lot from the parts that states use; no rule was made with any one of them.

const states = [
  { name: 'Ohio', number: 'AA999999', towns: ['CUYAHOGA FALLS', 'TOLEDO'], code: 'OH', zip: '442', split: [2, 6] },
  {
    name: 'MICHIGAN',
    number: 'A999999999999',
    towns: ['STE CLAIR', 'YPSILANTI'],
    code: 'MI',
    zip: '481',
    split: [1, 3, 3, 3, 3],
  },
  { name: 'MISSOURI', number: 'A999999999', towns: ["O'FALLON", 'LEES SUMMIT'], code: 'MO', zip: '633', split: [10] },
  {
    name: 'NEW JERSEY',
    number: 'A99999999999999',
    towns: ['FORT LEE', 'JERSEY CITY'],
    code: 'NJ',
    zip: '073',
    split: [5, 5, 5],
  },
  {
    name: 'Indiana',
    number: '9999999999',
    towns: ['FORT WAYNE', 'TERRE HAUTE'],
    code: 'IN',
    zip: '462',
    split: [4, 2, 4],
  },
  { name: 'TENNESSEE', number: '999999999', towns: ['MT JULIET', 'LA VERGNE'], code: 'TN', zip: '371', split: [9] },
  { name: 'COLORADO', number: '999999999', towns: ['AURORA', 'CASTLE ROCK'], code: 'CO', zip: '801', split: [2, 3, 4] },
  { name: 'KANSAS', number: 'A99999999', towns: ['OVERLAND PARK', 'TOPEKA'], code: 'KS', zip: '662', split: [3, 2, 4] },
  { name: 'OREGON', number: 'A999999', towns: ['LAKE OSWEGO', 'BEND'], code: 'OR', zip: '970', split: [7] },
  {
    name: 'MARYLAND',
    number: 'A999999999999',
    towns: ['SILVER SPRING', 'BOWIE'],
    code: 'MD',
    zip: '209',
    split: [1, 3, 3, 3, 3],
  },
];
const families = [
  ...[
    "O'BRIEN",
    'ST JOHN',
    'DE LA CRUZ',
    'PEÑA QUINTANILLA',
    'NUÑEZ',
    'GARCIA-LOPEZ',
    'VAN DER BERG',
    'LI',
    'ILLESCAS',
  ],
  ...[
    'KOWALCZYK',
    'WILLIAMSON',
    "D'ANGELO",
    'ZUÑIGA',
    'TRUJILLO',
    'YI',
    'LEIJA',
    'TITTLE',
    'FITZGERALD',
    'JI',
    'IZAGUIRRE',
  ],
];
const given = [
  ...['IVAN', 'JO ANN', 'LUIS FERNANDO', 'ANJALI K', 'TYLER', 'PA HOUA', 'JOSE DE JESUS', 'LILI', 'ZOILA', 'TJ'],
  ...['ANA MARIA DEL PILAR', 'WILLIAM T', 'FATIMA', 'ITZEL', 'MARY-KATE', 'EDDIE', 'YOLANDA I', 'JILL'],
];
const streets = [
  ...['W WASHINGTON ST TRLR 41', 'JOURNAL SQ PLZ FL 3', 'NW HOYT ST # 606', 'COUNTY HIGHWAY 45 NW', 'N BROADWAY'],
  ...['BOULDER HWY SPC 144', 'E GRAND RIVER AVE LOT 77', 'E COLFAX AVE UNIT B204', 'MEETING STREET RD BLDG 3'],
  ...[
    'N 54TH BLVD',
    'CHAPEL HILL CT',
    'OLD WAGON FORD RD',
    'LITTLE TREE LN',
    'S FLORIDA AVE APT 2R',
    '1ST ST',
    'AVENUE T',
  ],
  ...['W 2700 S APT 14', 'US HIGHWAY 11', 'VIA DEL SOL', 'PARK PL STE 7'],
];
const titles = [
  'DRIVER LICENSE',
  "DRIVER'S LICENSE",
  'OPERATOR LICENSE',
  'AUTO DRIVER LICENSE',
  'COMMERCIAL DRIVER LICENSE',
];
const fonts = [
  'Liberation Sans',
  'Liberation Sans Narrow',
  'DejaVu Sans',
  'DejaVu Sans Condensed',
  'Liberation Serif',
  'Liberation Mono',
];
const numberLabels = ['DLN', 'DL NO.', 'LIC#', 'Lic. No.', 'LICENSE NUMBER', 'DL', 'OLN', 'LIC NO:', 'NUMBER'];

function person(random: Random): { own: Licence; state: (typeof states)[number] } {
  const state = random.pick(states);
  const licence = drawLicence(
    random,
    [{ city: random.pick(state.towns), state: state.code, zip: state.zip }],
    state.number,
  );
  const house = `${random.chance(0.25) ? '8' : ''}${random.whole(random.chance(0.2) ? 1 : 10, 9800)}`;
  const named = {
    lastName: random.pick(families),
    firstName: random.pick(given),
    street: `${house} ${random.pick(streets)}`,
  };
  return { own: { ...licence, ...named }, state };
}

function spaced(number: string, split: readonly number[], sign: string): string {
  return split
    .map((count, k) => {
      const start = split.slice(0, k).reduce((sum, other) => sum + other, 0);
      return number.slice(start, start + count);
    })
    .join(sign);
}

/** A card with labels before, above or left of the values, in one of two orders, on either side of the photo. */
const mixed: Design = (random) => {
  const { own, state } = person(random);
  const font = random.pick(fonts);
  const narrow = /Mono|DejaVu Sans$/.test(font) ? 0.86 : 1;
  const left = random.chance(0.3) ? 50 : 340;
  const style = random.pick(['before', 'before', 'margin', 'above'] as const);
  const share = random.between(0.5, 0.68);
  const weight = `font-weight:${random.chance(0.7) ? 700 : 400}`;
  const ink = random.pick(['#345', '#733', '#363', '#557']);
  const [dash, between] = [random.pick(['-', ' ', '-']), random.pick(['/', '/', '-'])];
  const small = (y: number, x: number, label: string, size: number) => at(x, y, size, label, `color:${ink}`);
  const item = (x: number, y: number, label: string, value: string, size = 29) => {
    const high = size * narrow;
    if (style === 'above') return small(y - 13, x, label, 14) + at(x, y, high, value, weight);
    return at(x, y, high, tagged(`${label}${random.chance(0.5) ? ' ' : '&nbsp;'}`, value, share, ink), weight);
  };
  const margin = style === 'margin' ? 26 : 0;
  const words = style === 'above' ? [' LAST NAME', ' FIRST NAME', ' ADDRESS'] : ['', '', ''];
  const line = (y: number, label: string, value: string) =>
    margin > 0
      ? small(y + 6, left, label, 17) + at(left + margin, y, 29 * narrow, value, weight)
      : item(left, y, label, value);
  const step = style === 'above' ? 56 : random.whole(36, 42);
  let y = random.whole(92, 110) + (style === 'above' ? 10 : 0);
  const next = (more = step) => {
    y += more;
    return y - more;
  };
  const dates = (top: number) =>
    item(left, top, '4a ISS', american(own.issued, between)) +
    item(left + 330, top, '4b EXP', american(own.expiry, between));
  const head =
    item(left, next(), `4d ${random.pick(numberLabels)}`, spaced(own.licenceNumber, state.split, dash), 33) +
    item(left, next(), random.pick(['3 DOB', '3 DOB:', '3 DATE OF BIRTH']), american(own.birthdate, between), 31) +
    (random.chance(0.5) ? dates(next()) : '');
  const names = line(next(), `1${words[0]}`, own.lastName) + line(next(), `2${words[1]}`, own.firstName);
  const at8 = next(34);
  const indent = margin > 0 ? margin : style === 'before' ? random.pick([0, 16, 22]) : 0;
  const comma = random.chance(0.8) ? ', ' : ' ';
  const long = random.chance(0.4) ? `-${random.whole(1000, 9999)}` : '';
  const home =
    line(at8, `8${words[2]}`, own.street) +
    at(
      left + indent,
      next(style === 'above' ? 52 : 46),
      29 * narrow,
      `${own.city}${comma}${own.state} ${own.zip}${long}`,
      weight,
    );
  const dated = head.includes('4a') ? '' : dates(next());
  const rest =
    item(left, next(), '9 CLASS', 'D', 25) +
    item(left + 150, y - step, '9a END', 'NONE', 25) +
    item(left + 330, y - step, '12 REST', random.pick(['NONE', 'B']), 25) +
    item(left, next(), '15 SEX', random.pick(['M', 'F']), 25) +
    item(left + 150, y - step, '16 HGT', `5'-0${random.whole(1, 9)}"`, 25) +
    item(left + 330, y - step, '18 EYES', 'BRO', 25) +
    at(left, Math.min(596, y), 18, '5 DD 00123456789ABC');
  const inside =
    at(36, 20, 44, state.name, 'color:#147;font-weight:700') +
    at(420, 32, 26, random.pick(titles)) +
    at(900, 34, 22, 'USA') +
    photo(random, left < 100 ? 720 : 40, 110, 250, 320) +
    head +
    names +
    home +
    dated +
    rest;
  return { html: card(random, [1000, 630], font, inside), licence: own };
};

export const mixes: Record<string, Design> = Object.fromEntries(
  Array.from({ length: 10 }, (_, k) => [`mixed${String.fromCharCode(97 + k)}`, mixed]),
);
