import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import { curpCheckDigit } from '@volante/contract/fields/identifiers/curp.ts';
import { curpLetters, rfcHeadOf } from '@volante/contract/fields/identifiers/curp-names.ts';
import { checkRfc } from '@volante/contract/fields/identifiers/rfc.ts';
import type { Random } from './random.ts';

// People who don't exist: some whom journeys, pictures of screens and benchmarks know by name, and any number made up by a seed, for
// the demo, benchmarks and the image's test.

export const contacts: Record<CountryCode, { firstName: string; lastName: string; phone: string; email: string }> = {
  mx: {
    firstName: 'María José',
    lastName: 'Núñez Ávila',
    phone: '55 1234 5678',
    email: 'maria.nunez@example.com',
  },
  us: { firstName: 'Jordan', lastName: 'Whitfield', phone: '214 555 0134', email: 'jordan.whitfield@example.com' },
};

export const obligor = {
  name: 'Rosa Peña Ruiz',
  phone: '5587654321',
  email: 'rosa.pena@example.com',
  location: 'Toluca, Estado de México',
};

/** Very long names and addresses. */
export const longContact = {
  firstName: 'María Guadalupe de los Ángeles',
  lastName: 'Fernández-Villaseñor y Arriaga',
  phone: '55 1234 5678',
  email: 'maria.guadalupe.fernandez-villasenor.y.arriaga@correo-institucional.example.com',
};

export const longAddress = {
  city: 'Dolores Hidalgo Cuna de la Independencia Nacional',
  neighborhood: 'Fraccionamiento Residencial Lomas de San Ángel Inn',
  street: 'Calzada de los Héroes de la Revolución y de la Independencia',
  streetNumber: '1120-B',
  department: 'Torre 4, piso 12',
};

/** An invented person, as an identity card has them. */
export interface CardHolder {
  lastNames: [string, string];
  firstName: string;
  curp: string;
  /** `yyyy-mm-dd`. */
  birthdate: string;
  sex: 'H' | 'M';
  voterKey: string;
  address: [string, string, string];
}

/** Ana Sofía Lopez Nuñez of Monterrey; her CURP's check digit holds. */
export const cardHolder: CardHolder = {
  lastNames: ['LOPEZ', 'NUÑEZ'],
  firstName: 'ANA SOFIA',
  curp: 'LONA900515MNLPXN05',
  birthdate: '1990-05-15',
  sex: 'M',
  voterKey: 'LPNZAN90051519M100',
  address: ['C ROBLE 179', 'COL CENTRO 64000', 'MONTERREY, NUEVO LEÓN'],
};

/** Rosa Peña Ruiz of Toluca, a guarantor; her CURP's check digit holds. */
export const guarantorsCard: CardHolder = {
  lastNames: ['PEÑA', 'RUIZ'],
  firstName: 'ROSA',
  curp: 'PERR620308MMCXZS08',
  birthdate: '1962-03-08',
  sex: 'M',
  voterKey: 'PXRZRS62030815M100',
  address: ['C ENCINO 21', 'COL CENTRO 50000', 'TOLUCA, ESTADO DE MÉXICO'],
};

// Workers of one run share a product.
let given = Number(process.env.TEST_WORKER_INDEX ?? 0) * 1000;

/** Personal information for the country's form, with a CURP or SSN that nobody else in this run has. */
export function personalData(country: CountryCode): Record<string, unknown> {
  given++;
  return forms[country]();
}

const forms: Record<CountryCode, () => Record<string, unknown>> = { mx: knownMexican, us: knownAmerican };

function knownMexican() {
  const consonants = 'BCDFGHJKLMNPQRSTVWXYZ';
  const letters = [1, 21, 441].map((unit) => consonants[Math.floor(given / unit) % 21]).join('');
  const curp = `NUAM900412MDF${letters}0`;
  return {
    birthdate: '1990-04-12',
    taxId: 'NUAM900412AB1',
    nationalId: `${curp}${curpCheckDigit(curp)}`,
    postalCode: '06050',
    state: 'Ciudad de México',
    city: 'Cuauhtémoc',
    neighborhood: 'Centro',
    street: 'Av. Juárez',
    streetNumber: '120',
  };
}

function knownAmerican() {
  return {
    birthdate: '1988-03-09',
    ssn: `${212 + Math.floor(given / 80)}-${10 + (given % 80)}-6789`,
    postalCode: '75201',
    state: 'Texas',
    city: 'Dallas',
    street: 'Elm Street',
    streetNumber: '1401',
    rideShareTotalRides: 2314,
    avgEarningPerWeek: 850,
    ocnBackgroundAndCreditCheckForApplication: true,
    privacyPolicy: true,
  };
}

/** A person made up by a seed. */
export interface MadeUpPerson {
  /** No other made-up person has it. */
  number: number;
  country: CountryCode;
  fullName: string;
  contact: { firstName: string; lastName: string; phone: string; email: string };
  /** The fields of the country's form. */
  form: Record<string, unknown>;
  platform: 'uber' | 'lyft';
  /** What the person earns in an ordinary week, in the country's currency. */
  weekly: number;
  /** Where the person is at home. */
  at: { latitude: number; longitude: number };
  /** The guarantor whom the person names, if the country asks for one. */
  guarantor: { name: string; phone: string; email: string; location: string } | null;
}

/** What differs by country. */
interface Making {
  /** How many applications of each round come from this country. */
  turns: number;
  isOpen(openStates: readonly string[]): boolean;
  first: readonly string[];
  last: readonly string[];
  lastNames: 1 | 2;
  platform: MadeUpPerson['platform'];
  weekly: [from: number, to: number];
  phone(number: number): string;
  form(chance: Random, named: Named): Record<string, unknown>;
  guarantor(chance: Random, number: number): MadeUpPerson['guarantor'];
}

interface Named {
  firstName: string;
  lastName: string;
  birthdate: string;
  number: number;
  openStates: readonly string[];
}

/**
 * Makes up the `number`th person. Phone numbers and e-mail addresses belong to nobody: example.com, and numbers that are never
 * assigned.
 */
export function makeUp(
  chance: Random,
  country: CountryCode,
  { number, openStates }: { number: number; openStates: readonly string[] },
): MadeUpPerson {
  const making = makings[country];
  const firstName = chance.pick(making.first);
  const lastName = lastNameOf(chance, making);
  const birthdate = `${chance.whole(1968, 1999)}-${twoDigits(chance.whole(1, 12))}-${twoDigits(chance.whole(1, 28))}`;
  const address = plain(`${firstName}.${lastName.split(' ')[0]}`);
  const form = making.form(chance, { firstName, lastName, birthdate, number, openStates });
  // Within some kilometers of the middle of the town.
  const [latitude, longitude] = towns[String(form.city)]!.map((at) => at + chance.between(-0.03, 0.03)) as [
    number,
    number,
  ];
  return {
    ...{ number, country, platform: making.platform, fullName: `${firstName} ${lastName}` },
    contact: { firstName, lastName, phone: making.phone(number), email: `${address}${number}@example.com` },
    ...{ form, at: { latitude, longitude } },
    weekly: chance.whole(...making.weekly),
    guarantor: making.guarantor(chance, number),
  };
}

function lastNameOf(chance: Random, { last, lastNames }: Making): string {
  return Array.from({ length: lastNames }, () => chance.pick(last)).join(' ');
}

function mexican(chance: Random, { firstName, lastName, birthdate }: Named) {
  const letters = curpLetters(firstName, lastName) ?? 'XEXX';
  const date = birthdate.slice(2).replaceAll('-', '');
  const consonants = Array.from({ length: 3 }, () => chance.pick([...'BCDFGHJKLMNPQRSTVWXYZ'])).join('');
  const head = `${letters}${date}${chance.pick(['H', 'M'])}${chance.pick(['DF', 'JC', 'NL', 'MC'])}${consonants}`;
  const nationalId = `${head}0${curpCheckDigit(`${head}0`)}`;
  const homonym = `${chance.pick([...'ABCDEFGHJK'])}${chance.whole(1, 9)}`;
  const taxId = firstRight(
    [...'0123456789A'].map((digit) => `${rfcHeadOf(nationalId, lastName) ?? `${letters}${date}`}${homonym}${digit}`),
    (rfc) => checkRfc(rfc, birthdate).length === 0,
  );
  const { postalCode, state, city, neighborhood } = chance.pick(places);
  const street = chance.pick(streets);
  return {
    ...{ birthdate, nationalId, taxId, postalCode, state, city, neighborhood, street },
    streetNumber: String(chance.whole(3, 480)),
  };
}

function american(chance: Random, { birthdate, number, openStates }: Named) {
  const [city, postalCode, state] = chance.pick(cities.filter((place) => openStates.includes(place[2])));
  return {
    ...{ birthdate, postalCode, state, city },
    ssn: `${212 + Math.floor(number / 80)}-${10 + (number % 80)}-${chance.whole(1000, 9998)}`,
    street: chance.pick(['Elm Street', 'Main Street', 'Cedar Lane', 'Lamar Boulevard', 'Live Oak Drive']),
    streetNumber: String(chance.whole(10, 4800)),
    rideShareTotalRides: chance.whole(150, 9000),
    avgEarningPerWeek: chance.whole(620, 1450),
    ocnBackgroundAndCreditCheckForApplication: true,
    privacyPolicy: true,
  };
}

function firstRight(candidates: string[], isRight: (candidate: string) => boolean): string {
  return candidates.find(isRight) ?? candidates[0]!;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Lower-case English letters and dots only. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z.]/g, '');
}

const streets = [
  'Av. Juárez',
  'Calle Morelos',
  'Av. Insurgentes',
  'Calle Hidalgo',
  'Calle 16 de Septiembre',
  'Av. Vallarta',
];

const places = [
  { postalCode: '06050', state: 'Ciudad de México', city: 'Cuauhtémoc', neighborhood: 'Centro' },
  { postalCode: '03100', state: 'Ciudad de México', city: 'Benito Juárez', neighborhood: 'Del Valle Centro' },
  { postalCode: '09310', state: 'Ciudad de México', city: 'Iztapalapa', neighborhood: 'Leyes de Reforma' },
  { postalCode: '57000', state: 'Estado de México', city: 'Nezahualcóyotl', neighborhood: 'Benito Juárez' },
  { postalCode: '44100', state: 'Jalisco', city: 'Guadalajara', neighborhood: 'Centro' },
  { postalCode: '64000', state: 'Nuevo León', city: 'Monterrey', neighborhood: 'Centro' },
  { postalCode: '76000', state: 'Querétaro', city: 'Querétaro', neighborhood: 'Centro' },
  { postalCode: '72000', state: 'Puebla', city: 'Puebla', neighborhood: 'Centro' },
];

const cities = [
  ['Dallas', '75201', 'Texas'],
  ['Houston', '77002', 'Texas'],
  ['San Antonio', '78205', 'Texas'],
  ['Austin', '78701', 'Texas'],
  ['Fort Worth', '76102', 'Texas'],
  ['Miami', '33130', 'Florida'],
] as const;

const towns: Record<string, [latitude: number, longitude: number]> = {
  Cuauhtémoc: [19.4326, -99.1432],
  'Benito Juárez': [19.3806, -99.161],
  Iztapalapa: [19.3579, -99.0671],
  Nezahualcóyotl: [19.4007, -99.0148],
  Guadalajara: [20.6736, -103.344],
  Monterrey: [25.6714, -100.309],
  Querétaro: [20.5888, -100.3899],
  Puebla: [19.0414, -98.2063],
  Dallas: [32.7767, -96.797],
  Houston: [29.7604, -95.3698],
  'San Antonio': [29.4241, -98.4936],
  Austin: [30.2672, -97.7431],
  'Fort Worth': [32.7555, -97.3308],
  Miami: [25.7617, -80.1918],
};

const names = {
  first: [
    ...['María Fernanda', 'Guadalupe', 'Alejandra', 'Verónica', 'Daniela', 'Rocío', 'Leticia', 'Ximena', 'Patricia'],
    ...['José Luis', 'Juan Carlos', 'Miguel Ángel', 'Francisco', 'Jesús', 'Ricardo', 'Eduardo', 'Raúl', 'Óscar'],
  ],
  last: [
    ...['Hernández', 'García', 'Martínez', 'López', 'González', 'Ramírez', 'Torres', 'Flores', 'Reyes', 'Cruz'],
    ...['Morales', 'Gutiérrez', 'Ortiz', 'Castillo', 'Mendoza', 'Vázquez', 'Jiménez', 'Rojas', 'Núñez', 'Ávila'],
  ],
};

const makings: Record<CountryCode, Making> = {
  mx: {
    turns: 3,
    isOpen: () => true,
    ...names,
    lastNames: 2,
    platform: 'uber',
    weekly: [3200, 6400],
    phone: (number) => `55 5550 ${String(number % 10_000).padStart(4, '0')}`,
    form: mexican,
    guarantor: (chance, number) => ({
      name: `${chance.pick(names.first)} ${chance.pick(names.last)} ${chance.pick(names.last)}`,
      phone: makings.mx.phone(5000 + number),
      email: `aval${number}@example.com`,
      location: chance.pick(places).city,
    }),
  },
  us: {
    turns: 1,
    isOpen: (openStates) => openStates.length > 0,
    first: ['Jordan', 'Ashley', 'Marcus', 'Destiny', 'Luis', 'Brianna', 'Tyler', 'Maria', 'Andre', 'Kim', 'Priya'],
    last: ['Whitfield', 'Johnson', 'Nguyen', 'Garcia', 'Brooks', 'Patel', 'Coleman', 'Rivera', 'Hughes', 'Okafor'],
    lastNames: 1,
    platform: 'lyft',
    weekly: [620, 1450],
    // Numbers reserved for films.
    phone: (number) =>
      `${[214, 512, 713, 817, 210][Math.floor(number / 100) % 5]} 555 ${String(100 + (number % 100)).padStart(4, '0')}`,
    form: american,
    guarantor: () => null,
  },
};

/** The countries of made-up drivers, without one in which no state is open: one round, which is repeated. */
export function alternateCountries(openStates: readonly string[]): CountryCode[] {
  const open = countryCodes.filter((code) => makings[code].isOpen(openStates));
  return open.flatMap((code) => Array<CountryCode>(makings[code].turns).fill(code));
}
