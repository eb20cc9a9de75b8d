import type { Random } from '../../../../sandbox/people/random.ts';
import { plain } from '../designs.ts';
import { drawPerson, type Person } from '../people.ts';
import { digits, streetLine } from '../strangers-2/parts.ts';

const pools = {
  women: ['Blanca Estela', 'Karla Ivonne', 'Silvia', 'Alondra', 'Rosalba', 'María Fernanda'],
  men: ['Gerardo', 'José Manuel', 'Ulises', 'Víctor Hugo', 'Leonel', 'Cristian Adrián'],
  family: [
    ...['Alcántara', 'Becerra', 'Carrillo', 'Durán', 'Espinosa', 'Figueroa', 'Gallegos', 'Jaramillo', 'Lozano'],
    ...['Mendoza', 'Olvera', 'Patiño', 'Solís', 'Vázquez'],
  ],
  streets: [
    ...['Lázaro Cárdenas', 'Prol Corregidora', 'Emiliano Zapata', 'Cda Pino Suárez', 'Av Universidad', 'Sauce'],
    ...['Profra Eulalia Guzmán', 'Andador 7', 'Blvd Hermanos Aldama', 'Gral Felipe Ángeles', 'Mariano Abasolo'],
    ...['Calle 28 Poniente', 'Cto Rey Nezahualcóyotl', '12 de Octubre'],
  ],
  quarters: [
    ...['Obrera', 'San Felipe de Jesús', 'Lomas de Padierna', 'Arboledas de San José', 'La Joya', 'Santa Cecilia'],
    ...['Héroes de Chapultepec', 'Unidad Vicente Guerrero', 'Barrio de San Miguel', '20 de Noviembre', 'Jardines'],
  ],
  towns: [
    { city: 'León', state: 'Guanajuato', shortState: 'GTO', postal: '37' },
    { city: 'Iztapalapa', state: 'Ciudad de México', shortState: 'CDMX', postal: '09' },
    { city: 'Gustavo A. Madero', state: 'Ciudad de México', shortState: 'CDMX', postal: '07' },
    { city: 'Nezahualcóyotl', state: 'México', shortState: 'MEX', postal: '57' },
    { city: 'Tlalnepantla de Baz', state: 'México', shortState: 'MEX', postal: '54' },
    { city: 'Morelia', state: 'Michoacán', shortState: 'MICH', postal: '58' },
    { city: 'Zapopan', state: 'Jalisco', shortState: 'JAL', postal: '45' },
    { city: 'Guadalupe', state: 'Nuevo León', shortState: 'NL', postal: '67' },
    { city: 'Cuernavaca', state: 'Morelos', shortState: 'MOR', postal: '62' },
    { city: 'Durango', state: 'Durango', shortState: 'DGO', postal: '34' },
    { city: 'Puebla', state: 'Puebla', shortState: 'PUE', postal: '72' },
  ],
};

/** Somebody in Mexico; of one of these states if their paper is one of a company that is only there. */
export function drawSubscriber(random: Random, states: readonly string[] = []): Person {
  const towns = pools.towns.filter(({ state }) => states.length === 0 || states.includes(state));
  const given = [...pools.women, ...pools.men];
  // The letter of the sex is drawn apart from the name.
  for (;;) {
    const person = drawPerson(random, { ...pools, given, towns });
    if (pools.women.includes(person.firstName) !== (person.curp[10] === 'M')) continue;
    const flat = random.chance(0.45) ? random.pick(['2', 'B', '301', 'D-4', '15', 'PB']) : '';
    return { ...person, department: person.department || flat };
  }
}

/** Somebody else, who is only named: who sends money, a second holder. */
export const drawOther = (random: Random) =>
  plain(`${random.pick([...pools.men, ...pools.women])} ${random.some(pools.family, 2).join(' ')}`);

/** Lines of an envelope: the home, its quarter, and the town as this issuer writes it. */
export const envelope = (p: Person, flat: string, quarter: string, ...town: string[]) => [
  streetLine(p, flat),
  `${quarter}${plain(p.neighborhood)}`,
  ...town,
];

const americans = {
  first: ['NATALIE', 'MARCUS', 'LUCIA', 'TERRENCE', 'AMINA', 'JORGE', 'CHELSEA', 'DWAYNE'],
  last: ['ABERNATHY', 'CASTELLANOS', 'DUBOIS', 'OKONKWO', 'PRESCOTT', 'SALINAS', 'VANCE', 'YAMAMOTO'],
  streets: [
    ...['TELEGRAPH AVE APT 306', 'W FLAGLER ST UNIT 5', 'BRAESWOOD BLVD', 'MAGNOLIA ST', 'E CESAR CHAVEZ ST APT 12B'],
    ...['CYPRESS CREEK PKWY', 'SW 152ND TER', 'INTERNATIONAL BLVD', 'LAKE SHORE DR APT 1904', 'PINE HOLLOW CT'],
  ],
  towns: [
    { city: 'OAKLAND', state: 'CA', zip: '946' },
    { city: 'SAN JOSE', state: 'CA', zip: '951' },
    { city: 'MIAMI', state: 'FL', zip: '331' },
    { city: 'FORT LAUDERDALE', state: 'FL', zip: '333' },
    { city: 'HOUSTON', state: 'TX', zip: '770' },
    { city: 'ARLINGTON', state: 'TX', zip: '760' },
    { city: 'CHICAGO', state: 'IL', zip: '606' },
    { city: 'NORFOLK', state: 'VA', zip: '235' },
    { city: 'NEWARK', state: 'NJ', zip: '071' },
    { city: 'SEATTLE', state: 'WA', zip: '981' },
  ],
};

export function drawCustomer(random: Random, states: readonly string[] = []) {
  const { first, last, streets, towns } = americans;
  const { zip, ...town } = random.pick(towns.filter(({ state }) => states.length === 0 || states.includes(state)));
  return {
    holder: `${random.pick(first)} ${random.pick(['A', 'C', 'G', 'S'])} ${random.pick(last)}`,
    street: `${random.whole(108, 9890)} ${random.pick(streets)}`,
    ...town,
    zip: `${zip}${String(random.whole(10, 49))}`,
  };
}

/** A number in groups, as on cards and long accounts: `grouped(random, 4, 2, 3)` is `1234 56 789`. */
export const grouped = (random: Random, ...sizes: number[]) => sizes.map((size) => digits(random, size)).join(' ');

/** Pesos or dollars of a whole and two digits. */
export const sum = (amount: number) =>
  amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
