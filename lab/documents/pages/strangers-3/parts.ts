import type { Random } from '../../../../sandbox/people/random.ts';
import { type Drawn, plain } from '../designs.ts';
import { drawPerson, type Person } from '../people.ts';

const pools = {
  given: ['Guadalupe Monserrat', 'Iván Alejandro', 'Leticia', 'Ramón Eduardo', 'Itzel', 'Édgar Omar', 'Norma Angélica'],
  family: ['Bañuelos', 'Gutiérrez', 'Pulido', 'Camacho', 'Sandoval', 'Tejeda', 'Magaña', 'Robledo', 'Ochoa', 'Cortés'],
  streets: [
    ...['Mar Caribe', 'Isla Raza', 'Manuel M Diéguez', 'Volcán Paricutín', 'Fray Junípero Serra', '20 de Noviembre'],
    ...['Lago Zumpango', 'Joaquín Angulo', 'Monte Albán', 'Av Circunvalación Oblatos', 'Puerto Mazatlán', 'Reforma'],
  ],
  quarters: [
    ...['Oblatos', 'Country Club', 'Jardines de la Cruz', 'Santa Elena Alcalde', 'Lomas del Paradero', 'Independencia'],
    ...['5 de Mayo', 'La Guadalupana', 'Rancho Nuevo'],
  ],
  towns: [
    { city: 'Guadalajara', state: 'Jalisco', shortState: 'JAL', postal: '44' },
    { city: 'San Pedro Tlaquepaque', state: 'Jalisco', shortState: 'JAL', postal: '45' },
    { city: 'Hermosillo', state: 'Sonora', shortState: 'SON', postal: '83' },
    { city: 'Aguascalientes', state: 'Aguascalientes', shortState: 'AGS', postal: '20' },
    { city: 'Chihuahua', state: 'Chihuahua', shortState: 'CHIH', postal: '31' },
    { city: 'Mexicali', state: 'Baja California', shortState: 'BC', postal: '21' },
  ],
};

/** Somebody in Mexico; of one of these states if their paper is one of a company that is only there. */
export function drawTenant(random: Random, states: readonly string[] = []): Person {
  const towns = pools.towns.filter(({ state }) => states.length === 0 || states.includes(state));
  return drawPerson(random, { ...pools, towns });
}

export const namesOf = ({ firstName, lastName1, lastName2 }: Person) => ({
  ...{ firstName: plain(firstName), lastName1: plain(lastName1), lastName2: plain(lastName2) },
});

const americans = {
  first: ['DANA', 'LUIS', 'PATRICIA', 'TYRONE', 'YESENIA', 'COLIN'],
  last: ['BOSTIC', 'HERRERA', 'LINDQUIST', 'PACHECO', 'WASHINGTON', 'DOYLE'],
  streets: ['SW 8TH ST APT 1407', 'HIBISCUS LN', 'N ARMENIA AVE', 'PALMETTO PARK RD UNIT C', 'LAKE UNDERHILL DR'],
  towns: [
    { city: 'MIAMI', state: 'FL', zip: '331' },
    { city: 'HIALEAH', state: 'FL', zip: '330' },
    { city: 'CHARLOTTE', state: 'NC', zip: '282' },
    { city: 'MARIETTA', state: 'GA', zip: '300' },
    { city: 'AURORA', state: 'CO', zip: '800' },
  ],
};

export function drawResident(random: Random, states: readonly string[] = []) {
  const { first, last, streets, towns } = americans;
  const { zip, ...town } = random.pick(towns.filter(({ state }) => states.length === 0 || states.includes(state)));
  return {
    holder: `${random.pick(first)} ${random.pick(['R', 'M', 'T'])} ${random.pick(last)}`,
    street: `${random.whole(110, 13_990)} ${random.pick(streets)}`,
    ...town,
    zip: `${zip}${String(random.whole(10, 69))}`,
  };
}

/** Words as people write names: only the first letter is great. */
export const titled = (text: string) => text.toLowerCase().replace(/(^|\s)\S/g, (begin) => begin.toUpperCase());

/** A page in the letters of its issuer; a flat one is a scan or, as bills are sent mostly, a good photo. */
export const sheet = (font: string, zoom: number, html: string, drawn: Omit<Drawn, 'html'>): Drawn => ({
  ...drawn,
  html: letters(font, zoom, html),
});

export const letters = (font: string, zoom: number, html: string) =>
  `<div style="font:${font};line-height:1.25;zoom:${zoom};position:relative;height:${Math.floor(1062 / zoom)}px">${html}</div>`;

/** At the end of the page, however much is above it. */
export const foot = (...parts: readonly string[]) =>
  `<div style="position:absolute;left:0;right:0;bottom:0">${parts.join('')}</div>`;

/** A part to cut off. */
export const coupon = (...parts: readonly string[]) =>
  foot(`<div style="border-top:2px dashed #777;padding-top:12px">${parts.join('')}</div>`);

/** Bars as on a bill of the same months in the years. */
export const history = (random: Random, [width, height]: readonly [number, number], color: string, names: string[]) =>
  `<svg width="${width}" height="${height + 12}" font-size="8" text-anchor="middle">${names
    .map((name, at) => {
      const [step, tall] = [width / names.length, random.whole(Math.round(height / 4), height - 2)];
      return `<rect x="${at * step + step * 0.15}" y="${height - tall}" width="${step * 0.7}" height="${tall}" fill="${color}"/><text x="${(at + 0.5) * step}" y="${height + 10}" fill="#444">${name}</text>`;
    })
    .join('')}</svg>`;

/** Lines of its own after each `|`. */
export const stacked = (text: string) => text.replaceAll('|', '<br>');
