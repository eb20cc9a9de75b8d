import type { Random } from '../../../../sandbox/people/random.ts';
import { clabe, plain } from '../designs.ts';
import { drawPerson, type Person } from '../people.ts';
import { box } from '../strangers-2/parts.ts';

const pools = {
  women: ['Yolanda Berenice', 'Fernanda', 'Araceli Janeth', 'Rosa Isela'],
  men: ['Rodrigo', 'José Ángel', 'Martín', 'Gilberto'],
  family: ['Beltrán', 'Quintero', 'Soto', 'Félix', 'Arredondo', 'Nájera', 'Valdez', 'Olivas', 'Zúñiga', 'Palomares'],
  streets: [
    ...['Paseo Playas', 'Gobernador Lugo', 'Sierra de Juárez', 'Altamira', 'Miguel Negrete', 'Cañón del Padre'],
    ...['Ignacio Allende', 'Colina del Sol', 'Ejército Nacional', 'Hacienda de Agua Caliente', '2 de Noviembre'],
  ],
  quarters: [
    ...['Lomas Taurinas', 'Buenos Aires Norte', 'Mineral de Santa Fe', 'Infonavit Latinos', 'Chapultepec Alamar'],
    ...['Riberas del Bravo', 'Ampliación Guaycura', 'Villa Fontana', '10 de Mayo'],
  ],
  towns: [
    { city: 'Tijuana', state: 'Baja California', shortState: 'B.C.', postal: '22' },
    { city: 'Ciudad Juárez', state: 'Chihuahua', shortState: 'CHIH.', postal: '32' },
    { city: 'León', state: 'Guanajuato', shortState: 'GTO.', postal: '37' },
    { city: 'San Luis Potosí', state: 'San Luis Potosí', shortState: 'S.L.P.', postal: '78' },
    { city: 'Cancún', state: 'Quintana Roo', shortState: 'Q. ROO', postal: '77' },
    { city: 'Querétaro', state: 'Querétaro', shortState: 'QRO.', postal: '76' },
  ],
};

/** Somebody in Mexico; of one of these states if their paper is one of a company that is only there. */
export function drawLodger(random: Random, states: readonly string[] = []): Person {
  const towns = pools.towns.filter(({ state }) => states.length === 0 || states.includes(state));
  const given = [...pools.women, ...pools.men];
  // The letter of the sex is drawn apart from the name.
  for (;;) {
    const person = drawPerson(random, { ...pools, given, towns });
    if (pools.women.includes(person.firstName) === (person.curp[10] === 'M')) return person;
  }
}

/** Last names first, as offices write them. */
export const listed = ({ firstName, lastName1, lastName2 }: Person) => plain(`${lastName1} ${lastName2} ${firstName}`);

/** A number for clearing and the account that is a part of it. */
export function accountAt(random: Random, bank: string) {
  const number = clabe(random, bank);
  return { number, account: number.slice(6, 17) };
}

const americans = {
  first: ['BRIANNA', 'HECTOR', 'KEITH', 'ROSALIND', 'OMAR', 'JANELLE'],
  last: ['WHITFIELD', 'ESPINOZA', 'KOWALSKI', 'BARNES', 'TRAN', 'GALLAGHER'],
  streets: ['CRESTVIEW TER', 'FLETCHER PKWY APT 38', 'OLD MILL RD', 'S 3RD ST FL 2', 'LEMON AVE', 'GRANITE HILLS DR'],
  towns: [
    { city: 'LA MESA', state: 'CA', zip: '919' },
    { city: 'EL CAJON', state: 'CA', zip: '920' },
    { city: 'RALEIGH', state: 'NC', zip: '276' },
    { city: 'DURHAM', state: 'NC', zip: '277' },
    { city: 'PITTSBURGH', state: 'PA', zip: '152' },
    { city: 'RICHMOND', state: 'VA', zip: '232' },
    { city: 'COLUMBUS', state: 'OH', zip: '432' },
  ],
};

export function drawRenter(random: Random, states: readonly string[] = []) {
  const { first, last, streets, towns } = americans;
  const { zip, ...town } = random.pick(towns.filter(({ state }) => states.length === 0 || states.includes(state)));
  return {
    holder: `${random.pick(first)} ${random.pick(['D', 'N', 'K'])} ${random.pick(last)}`,
    street: `${random.whole(104, 9790)} ${random.pick(streets)}`,
    ...town,
    zip: `${zip}${String(random.whole(10, 49))}`,
  };
}

/** A table with a line around each cell; columns that begin with `>` are of figures. */
export function ruled(
  heads: readonly string[],
  widths: readonly string[],
  entries: readonly (readonly string[])[],
  [color, shade]: readonly [string, string],
) {
  const cells = (entry: readonly string[], style: string) =>
    entry
      .map((cell, at) =>
        box(
          `border:1px solid ${color};margin:0 -1px -1px 0;padding:2px 4px;text-align:${heads[at]!.startsWith('>') ? 'right' : 'left'};${style}`,
          cell || '&nbsp;',
        ),
      )
      .join('');
  const line = (content: string) => box(`display:grid;grid-template-columns:${widths.join(' ')}`, content);
  const named = heads.map((head) => head.replace(/^>/, ''));
  return [
    line(cells(named, `background:${shade};font-weight:bold`)),
    ...entries.map((entry) => line(cells(entry, ''))),
  ].join('');
}

/** Two ends of a line. */
export const ends = (left: string, right: string, style = '') =>
  box(`display:flex;justify-content:space-between;gap:10px;${style}`, `<span>${left}</span>`, `<span>${right}</span>`);

const english = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Oct 5` */
export const monthDay = (date: string) => `${english[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;
