import { curpCheckDigit } from '../../../contract/fields/identifiers/curp.ts';
import { curpLetters } from '../../../contract/fields/identifiers/curp-names.ts';
import type { Random } from '../../../sandbox/people/random.ts';

/** An invented person and their home. */
export interface Person {
  firstName: string;
  lastName1: string;
  lastName2: string;
  curp: string;
  rfc: string;
  street: string;
  streetNumber: string;
  department: string;
  neighborhood: string;
  postalCode: string;
  city: string;
  state: string;
  /** As on envelopes. */
  shortState: string;
}

const given = [
  'Ana Sofía',
  'Luis Fernando',
  'María del Carmen',
  'Óscar',
  'Ximena',
  'Jesús Iván',
  'Rocío',
  'Hugo Emilio',
  'Nuria',
];
const family = [
  'Núñez',
  'López',
  'Treviño',
  'Castañeda',
  'Ortega',
  'Quiroz',
  'Ibarra',
  'Zavala',
  'Fuentes',
  'Rangel',
  'Barrios',
  'Muñoz',
];
const streets = [
  'Ejemplo',
  'Los Encinos',
  'Benito Juárez',
  'Río Pánuco',
  'Avenida de los Insurgentes Norte',
  'Cerrada del Mirador',
  '16 de Septiembre',
  'Dr. Balmis',
];
const quarters = ['Centro', 'Del Valle', 'Lomas de San Ángel', 'Jardines del Sol', 'Roma Norte', 'Las Palmas'];
const towns = [
  { city: 'Monterrey', state: 'Nuevo León', shortState: 'N.L.', postal: '64' },
  { city: 'Guadalajara', state: 'Jalisco', shortState: 'JAL', postal: '44' },
  { city: 'Puebla', state: 'Puebla', shortState: 'PUE', postal: '72' },
  { city: 'Mérida', state: 'Yucatán', shortState: 'YUC', postal: '97' },
];

/** What people are put together from. */
export const ordinary = { given, family, streets, quarters, towns };

export function drawPerson(random: Random, from = ordinary): Person {
  const [lastName1 = '', lastName2 = ''] = random.some(from.family, 2);
  const firstName = random.pick(from.given);
  const { postal, ...town } = random.pick(from.towns);
  const two = (from: number, to: number) => String(random.whole(from, to)).padStart(2, '0');
  const day = `${two(62, 99)}${two(1, 12)}${two(1, 28)}`;
  const plain = (text: string) =>
    text
      .toUpperCase()
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '');
  const letters = curpLetters(plain(firstName), `${plain(lastName1)} ${plain(lastName2)}`) ?? 'XXXX';
  const inner = (name: string) => /[^AEIOU]/.exec(plain(name.replace(/ñ/gi, 'X')).slice(1))?.[0] ?? 'X';
  const own = plain(firstName).replace(/^(MARIA|JOSE) (DEL |DE LOS |DE )?/, '');
  const begun = `${letters}${day}${random.pick(['H', 'M'])}NL${inner(lastName1)}${inner(lastName2)}${inner(own)}0`;
  return {
    ...{ firstName, lastName1, lastName2, ...town },
    curp: `${begun}${curpCheckDigit(begun)}`,
    rfc: `${letters}${day}${random.pick(['AB1', 'K27', '9H3', 'TR5'])}`,
    street: random.pick(from.streets),
    streetNumber: String(random.whole(3, 2890)),
    department: random.chance(0.3) ? String(random.whole(1, 40)) : '',
    neighborhood: random.pick(from.quarters),
    postalCode: `${postal}${String(random.whole(0, 990)).padStart(3, '0')}`,
  };
}

const americanFamily = ['Walker', 'Ramirez', 'Nguyen', 'Okafor', 'Sullivan', 'Delgado'];

export function drawAmerican(random: Random) {
  const town = random.pick([
    { city: 'HOUSTON', state: 'TX', zip: '770' },
    { city: 'SAN ANTONIO', state: 'TX', zip: '782' },
    { city: 'MIAMI', state: 'FL', zip: '331' },
  ]);
  const street = random.pick(['OAKWOOD DR', 'MAPLE ST APT 4B', 'W 12TH ST', 'COUNTY ROAD 210', 'SUNSET BLVD UNIT 9']);
  return {
    holder: `${random.pick(['DANIEL', 'GRACE', 'MIGUEL', 'TERESA'])} ${random.pick(['J', 'A', 'R'])} ${random.pick(americanFamily).toUpperCase()}`,
    street: `${random.whole(12, 9800)} ${street}`,
    city: town.city,
    state: town.state,
    zip: `${town.zip}${String(random.whole(1, 99)).padStart(2, '0')}`,
  };
}
