import type { Random } from '../../../../sandbox/people/random.ts';
import { plain } from '../designs.ts';
import { drawPerson, type Person } from '../people.ts';
import { box } from '../strangers-2/parts.ts';

const pools = {
  women: ['Dulce María', 'Elvira', 'Jacqueline', 'Mónica Patricia', 'Zaira', 'Concepción'],
  men: ['Abraham', 'Ignacio', 'Roberto Carlos', 'Tomás', 'Ángel Uriel', 'Wenceslao'],
  family: [
    ...['Aguirre', 'Bermúdez', 'Cisneros', 'Escamilla', 'Galván', 'Huerta', 'Limón', 'Mireles', 'Nava', 'Pacheco'],
    ...['Rentería', 'Yáñez', 'Saldaña', 'Tovar'],
  ],
  streets: [
    ...['Tezozómoc', 'Calzada San Pedro', 'Ignacio Zaragoza Norte', 'Blvd Adolfo López Mateos', '18 de Marzo'],
    ...['Cto Fuentes del Pedregal', 'Rinconada del Arroyo', 'Ing Camilo Arriaga', 'Diagonal Reforma', 'Rayón Ote'],
    ...['Puerto de Mazatlán', 'Priv Constitución de 1857', 'Hacienda El Jaral'],
  ],
  quarters: [
    ...['Mitras Centro', 'Fomerrey 35', 'La Estanzuela', 'Burócratas Municipales', 'Obrera', 'Lindavista Norte'],
    ...['Pedregal de Santo Domingo', 'Contry Sol', 'Nueva Los Ángeles', 'Ampliación La Rosita', '1o de Mayo'],
  ],
  towns: [
    { city: 'Monterrey', state: 'Nuevo León', shortState: 'N.L.', postal: '64' },
    { city: 'Apodaca', state: 'Nuevo León', shortState: 'N.L.', postal: '66' },
    { city: 'Torreón', state: 'Coahuila', shortState: 'COAH', postal: '27' },
    { city: 'Coyoacán', state: 'Ciudad de México', shortState: 'CDMX', postal: '04' },
    { city: 'Ecatepec de Morelos', state: 'México', shortState: 'MEX', postal: '55' },
    { city: 'Celaya', state: 'Guanajuato', shortState: 'GTO', postal: '38' },
    { city: 'Xalapa', state: 'Veracruz', shortState: 'VER', postal: '91' },
    { city: 'Oaxaca de Juárez', state: 'Oaxaca', shortState: 'OAX', postal: '68' },
    { city: 'Tuxtla Gutiérrez', state: 'Chiapas', shortState: 'CHIS', postal: '29' },
    { city: 'Pachuca de Soto', state: 'Hidalgo', shortState: 'HGO', postal: '42' },
  ],
};

/** Somebody in Mexico; of one of these states if their paper is one of a company that is only there. */
export function drawHouseholder(random: Random, states: readonly string[] = []): Person {
  const towns = pools.towns.filter(({ state }) => states.length === 0 || states.includes(state));
  const given = [...pools.women, ...pools.men];
  // The letter of the sex is drawn apart from the name.
  for (;;) {
    const person = drawPerson(random, { ...pools, given, towns });
    if (pools.women.includes(person.firstName) !== (person.curp[10] === 'M')) continue;
    const flat = random.chance(0.4) ? random.pick(['A', 'B-3', '102', '4', '12 C']) : '';
    return { ...person, department: person.department || flat };
  }
}

/** Somebody else, who is only named: a second holder, a guardian. */
export const drawName = (random: Random) =>
  plain(`${random.pick(pools.men)} ${random.some(pools.family, 2).join(' ')}`);

const americans = {
  first: ['ANGELA', 'TREVOR', 'MIREYA', 'DEVON', 'SOPHIA', 'HARLAN', 'XAVIER', 'BEATRIZ'],
  last: ['CALDWELL', 'BUSTAMANTE', 'FITZGERALD', 'NWOSU', 'MARTINEZ', 'HOLLINGSWORTH', 'PHAM', 'RIVERA-SOTO'],
  streets: [
    ...['PEACHTREE HILLS AVE NE APT 12', 'CANDLER RD SE', 'BANDERA RD UNIT 1103', 'E COLFAX AVE # 207'],
    ...['LOOKOUT MOUNTAIN DR', 'GREENVILLE AVE', 'SCENIC HWY BLDG 4 APT D', 'COTTONWOOD CREEK WAY', 'N 50TH ST'],
  ],
  towns: [
    { city: 'ATLANTA', state: 'GA', zip: '303' },
    { city: 'DECATUR', state: 'GA', zip: '300' },
    { city: 'SAN ANTONIO', state: 'TX', zip: '782' },
    { city: 'DALLAS', state: 'TX', zip: '752' },
    { city: 'DENVER', state: 'CO', zip: '802' },
    { city: 'TAMPA', state: 'FL', zip: '336' },
    { city: 'NASHVILLE', state: 'TN', zip: '372' },
    { city: 'YONKERS', state: 'NY', zip: '107' },
    { city: 'SAN DIEGO', state: 'CA', zip: '921' },
  ],
};

export function drawAddressee(random: Random, states: readonly string[] = []) {
  const { first, last, streets, towns } = americans;
  const { zip, ...town } = random.pick(towns.filter(({ state }) => states.length === 0 || states.includes(state)));
  return {
    holder: `${random.pick(first)} ${random.pick(['F', 'H', 'V', 'W'])} ${random.pick(last)}`,
    street: `${random.whole(122, 9890)} ${random.pick(streets)}`,
    ...town,
    zip: `${zip}${String(random.whole(10, 49))}`,
  };
}

/** A band from edge to edge of its column. */
export const band = (color: string, text: string, style = '') =>
  box(`background:${color};color:#fff;padding:4px 9px;font-weight:bold;${style}`, text);

/** A table of HTML itself; columns that begin with `>` are of figures. */
export function plainTable(
  heads: readonly string[],
  entries: readonly (readonly string[])[],
  { head = '', cell = '', width = '100%' } = {},
) {
  const side = (at: number) => (heads[at]?.startsWith('>') ? 'right' : 'left');
  const line = (some: readonly string[], style: string) =>
    `<tr>${some.map((text, at) => `<td style="text-align:${side(at)};padding:2px 4px;vertical-align:top;${style}">${text}</td>`).join('')}</tr>`;
  const named = heads.map((name) => name.replace(/^>/, ''));
  return `<table style="width:${width};border-collapse:collapse;font:inherit">${named.join('') ? line(named, `font-weight:bold;${head}`) : ''}${entries.map((entry) => line(entry, cell)).join('')}</table>`;
}
