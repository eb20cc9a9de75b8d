import type { Random } from '../../../../sandbox/people/random.ts';
import { plain } from '../designs.ts';
import { drawPerson, type Person } from '../people.ts';

const pools = {
  women: ['Alma Delia', 'Verónica', 'Karla Ivonne', 'Graciela', 'Ana Belén', 'María Fernanda'],
  men: ['Ricardo', 'Víctor Manuel', 'Emmanuel', 'Raúl', 'Juan Carlos', 'Héctor Adrián'],
  family: [
    ...['Santillán', 'Cervantes', 'Meza', 'Bautista', 'Trejo', 'Osorio', 'Villalobos', 'Lara', 'Alcántara', 'Becerril'],
    ...['Güemes', 'Ordóñez', 'Paredes', 'Xicoténcatl'],
  ],
  streets: [
    ...['Nardos', '21 de Marzo', 'Rafael Cravioto', 'Prolongación Niños Héroes', 'Camino Real a Cholula'],
    ...['Batalla de Celaya', 'Eje 6 Sur', 'Andador Tecoh', 'Bugambilias Poniente', 'Dr Lucio', 'Av del Taller'],
    ...['Emiliano Zapata', 'Cda Xochitl', '3a Privada de Mina'],
  ],
  quarters: [
    ...[
      'Loma Bonita',
      'San Baltazar Campeche',
      'Barrio de San Lucas',
      'Unidad Vicente Guerrero',
      'Los Reyes Culhuacán',
    ],
    ...['El Vergel', 'Ex Hacienda Coapa', 'Santa Cruz Meyehualco', 'Los Ángeles', 'U.H. Rinconada Sur'],
  ],
  towns: [
    { city: 'Puebla', state: 'Puebla', shortState: 'PUE.', postal: '72' },
    { city: 'Iztapalapa', state: 'Ciudad de México', shortState: 'CDMX', postal: '09' },
    { city: 'Toluca', state: 'México', shortState: 'MÉX.', postal: '50' },
    { city: 'Querétaro', state: 'Querétaro', shortState: 'QRO.', postal: '76' },
    { city: 'Veracruz', state: 'Veracruz', shortState: 'VER.', postal: '91' },
    { city: 'Morelia', state: 'Michoacán', shortState: 'MICH.', postal: '58' },
    { city: 'Saltillo', state: 'Coahuila', shortState: 'COAH.', postal: '25' },
    { city: 'Mérida', state: 'Yucatán', shortState: 'YUC.', postal: '97' },
  ],
};

/** Somebody in Mexico; of one of these states if their paper is one of a company that is only there. */
export function drawNeighbour(random: Random, states: readonly string[] = []): Person {
  const towns = pools.towns.filter(({ state }) => states.length === 0 || states.includes(state));
  const given = [...pools.women, ...pools.men];
  // The letter of the sex is drawn apart from the name.
  for (;;) {
    const person = drawPerson(random, { ...pools, given, towns });
    if (pools.women.includes(person.firstName) === (person.curp[10] === 'M')) return person;
  }
}

/** Given names, and last names in a row of their own. */
export const inTwoRows = ({ firstName, lastName1, lastName2 }: Person) => [
  plain(firstName),
  plain(`${lastName1} ${lastName2}`),
];

const americans = {
  first: ['LATOYA', 'ERNESTO', 'CAROLINE', 'WEI', 'MARCUS', 'GUADALUPE', 'STEVEN', 'NADIA'],
  last: ['PETERSON', 'VILLANUEVA', "O'CONNOR", 'ADEYEMI', 'CASTRO', 'SZYMANSKI', 'MONROE', 'LEDESMA'],
  streets: [
    ...['FRUITVALE AVE APT 6', 'ROOSEVELT BLVD', 'W CACTUS WREN LN', 'E 149TH ST # 3', 'PROSPECT PARK W APT 11'],
    ...['CHERRY BLOSSOM CT', 'S KEDZIE AVE', 'TIDEWATER DR LOT 22', 'NW 23RD PL', 'MARTIN LUTHER KING JR WAY'],
  ],
  towns: [
    { city: 'OAKLAND', state: 'CA', zip: '946' },
    { city: 'FRESNO', state: 'CA', zip: '937' },
    { city: 'LOS ANGELES', state: 'CA', zip: '900' },
    { city: 'BROOKLYN', state: 'NY', zip: '112' },
    { city: 'BRONX', state: 'NY', zip: '104' },
    { city: 'PHOENIX', state: 'AZ', zip: '850' },
    { city: 'CHICAGO', state: 'IL', zip: '606' },
    { city: 'NEWARK', state: 'NJ', zip: '071' },
    { city: 'NORFOLK', state: 'VA', zip: '235' },
    { city: 'PORTLAND', state: 'OR', zip: '972' },
  ],
};

export function drawCustomer(random: Random, states: readonly string[] = []) {
  const { first, last, streets, towns } = americans;
  const { zip, ...town } = random.pick(towns.filter(({ state }) => states.length === 0 || states.includes(state)));
  return {
    holder: `${random.pick(first)} ${random.pick(['B', 'C', 'G', 'S'])} ${random.pick(last)}`,
    street: `${random.whole(118, 8890)} ${random.pick(streets)}`,
    ...town,
    zip: `${zip}${String(random.whole(10, 49))}`,
  };
}
