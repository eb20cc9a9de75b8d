import type { Random } from '../../../../sandbox/people/random.ts';
import { type Drawn, home, plain } from '../designs.ts';
import { drawPerson, type Person } from '../people.ts';

const pools = {
  given: ['Marisol', 'José de Jesús', 'Brenda Lizeth', 'Efraín', 'María de los Ángeles', 'Saúl', 'Perla Yadira', 'Noé'],
  family: ['Villaseñor', 'Ávila', 'Cárdenas', 'Peña', 'Montoya', 'Escobedo', 'Luna', 'Zepeda', 'Arriaga', 'Carrizales'],
  streets: [
    ...[
      'Ceiba',
      'Hacienda de Peñuelas',
      'Privada de los Jazmines',
      '5 de Febrero',
      'Circuito Poetas',
      'Flor de Nochebuena',
    ],
    ...['Paseo de las Garzas Sur', 'Blvd Las Torres', 'Retorno 14', 'Dra Matilde Montoya', 'Av Prolongación Madero'],
  ],
  quarters: [
    ...['Residencial Santa Fe', 'Villas de la Hacienda', '2 de Abril', 'Ampliación Benito Juárez', 'Valle del Tepeyac'],
    ...['Infonavit Solidaridad', 'San Juan Bosco', 'El Mirador'],
  ],
  towns: [
    { city: 'Guadalupe', state: 'Nuevo León', shortState: 'N.L.', postal: '67' },
    { city: 'San Nicolás de los Garza', state: 'Nuevo León', shortState: 'N.L.', postal: '66' },
    { city: 'Zapopan', state: 'Jalisco', shortState: 'JAL.', postal: '45' },
    { city: 'Querétaro', state: 'Querétaro', shortState: 'QRO.', postal: '76' },
    { city: 'Tijuana', state: 'Baja California', shortState: 'B.C.', postal: '22' },
    { city: 'León', state: 'Guanajuato', shortState: 'GTO.', postal: '37' },
    { city: 'Culiacán', state: 'Sinaloa', shortState: 'SIN.', postal: '80' },
  ],
};

/** Somebody in Mexico; their paper may be one of a company that is in one of these states only. */
export function drawDriver(random: Random, states: readonly string[] = []): Person {
  const towns = pools.towns.filter(({ state }) => states.length === 0 || states.includes(state));
  return drawPerson(random, { ...pools, towns });
}

const americans = {
  first: ['MARTA', 'DEAN', 'ALEJANDRO', 'SHANICE', 'RUBEN', 'KIMBERLY'],
  last: ['VEGA', 'HOLLOWAY', 'CISNEROS', 'BRIGGS', 'TREJO', 'MCALLISTER'],
  streets: [
    'N MESA ST APT 212',
    'DESERT WILLOW LN',
    'E 7TH AVE',
    'CALLE DEL SOL',
    'FORT STOCKTON BLVD',
    'QUAIL RUN CT',
  ],
  towns: [
    { city: 'EL PASO', state: 'TX', zip: '799' },
    { city: 'PHOENIX', state: 'AZ', zip: '850' },
    { city: 'LAS VEGAS', state: 'NV', zip: '891' },
    { city: 'CHULA VISTA', state: 'CA', zip: '919' },
  ],
};

export function drawNeighbor(random: Random, states: readonly string[] = []) {
  const { first, last, streets, towns } = americans;
  const town = random.pick(towns.filter(({ state }) => states.length === 0 || states.includes(state)));
  return {
    holder: `${random.pick(first)} ${random.pick(['L', 'P', 'E'])} ${random.pick(last)}`,
    street: `${random.whole(101, 14_999)} ${random.pick(streets)}`,
    ...{ city: town.city, state: town.state },
    zip: `${town.zip}${String(random.whole(1, 39)).padStart(2, '0')}`,
  };
}

/** The fields of a home but for those that its page doesn't have. */
export function homeBut(p: Person, ...missing: (keyof ReturnType<typeof home>)[]) {
  return Object.fromEntries(Object.entries(home(p)).filter(([field]) => !missing.includes(field as never)));
}

/** Street and number, and the flat as this paper calls it. */
export const streetLine = (p: Person, flat = 'INT') =>
  `${plain(p.street)} ${p.streetNumber}${p.department ? ` ${flat} ${p.department}` : ''}`;

export const digits = (random: Random, count: number) =>
  `${random.whole(1, 9)}${Array.from({ length: count - 1 }, () => random.whole(0, 9)).join('')}`;

/** A whole page in its own letters; half of them are flat scans. Statements are closer printed than bills. */
export const paper = (font: string, html: string, drawn: Omit<Drawn, 'html'>): Drawn => ({
  ...drawn,
  isScan: true,
  html: `<div style="font:${font};line-height:1.28;zoom:${drawn.kind === 'bank_statement' ? 1.06 : 1.18}">${html}</div>`,
});

export const box = (style: string, ...parts: readonly string[]) => `<div style="${style}">${parts.join('')}</div>`;
export const rows = (...parts: readonly string[]) => parts.map((part) => `<div>${part}</div>`).join('');
export const grid = (tracks: string, ...cells: readonly string[]) =>
  `<div style="display:grid;grid-template-columns:${tracks};column-gap:14px">${rows(...cells)}</div>`;
export const gap = (height: number) => `<div style="height:${height}px"></div>`;
export const small = (size: number, ...parts: readonly string[]) => box(`font-size:${size}px;color:#3c3c3c`, ...parts);
export const bar = (color: string, text: string) =>
  box(`background:${color};color:#fff;font-weight:bold;padding:3px 8px;margin:7px 0 4px`, text);
export const framed = (color: string, ...parts: readonly string[]) =>
  box(`border:1.5px solid ${color};border-radius:7px;padding:6px 9px`, ...parts);

export const over = (label: string, value: string) => small(9.5, label) + box('font-weight:bold', value);
export const under = (label: string, value: string) => box('border-bottom:1px solid #777', value) + small(9, label);
export const beside = (label: string, value: string, width = 150) =>
  `<div style="display:flex"><div style="width:${width}px;flex:none">${label}</div><div><b>${value}</b></div></div>`;

/** A list with widths of its own; columns that begin with `>` are of figures. */
export function list(
  heads: readonly string[],
  widths: readonly string[],
  entries: readonly (readonly string[])[],
  rule = '#bbb',
) {
  const align = (at: number) => (heads[at]!.startsWith('>') ? 'right' : 'left');
  const cells = (entry: readonly string[], style: string) =>
    entry.map((cell, at) => box(`text-align:${align(at)};${style}`, cell)).join('');
  const line = (content: string, style: string) =>
    box(`display:grid;grid-template-columns:${widths.join(' ')};column-gap:8px;${style}`, content);
  const named = heads.map((head) => head.replace(/^>/, ''));
  const top = named.join('')
    ? line(cells(named, 'font-weight:bold'), `border-bottom:1.5px solid ${rule};padding:2px 0`)
    : '';
  return (
    top + entries.map((entry) => line(cells(entry, ''), `border-bottom:1px solid ${rule}44;padding:2.5px 0`)).join('')
  );
}

/** Squares like those of a code to scan, but none. */
export function squares(random: Random, size: number): string {
  const cells = Array.from({ length: 21 * 21 }, (_, at) =>
    random.chance(0.5) ? `<rect x="${at % 21}" y="${Math.floor(at / 21)}" width="1" height="1"/>` : '',
  ).join('');
  return `<svg width="${size}" height="${size}" viewBox="0 0 21 21">${cells}</svg>`;
}

export function bars(random: Random, width: number): string {
  const strokes = Array.from({ length: 70 }, () => random.whole(1, 3));
  let x = 0;
  const drawn = strokes.map((stroke) => {
    x += stroke + 1.4;
    return `<rect x="${x - stroke}" y="0" width="${stroke * 0.7}" height="26"/>`;
  });
  return `<svg width="${width}" height="26" viewBox="0 0 ${Math.ceil(x)} 26" preserveAspectRatio="none">${drawn.join('')}</svg>`;
}

/** A rubber stamp across the page. */
export const stamp = (text: string, place: string, color = '#1d3fb0') =>
  box(
    `position:absolute;${place};transform:rotate(-14deg);border:3px solid ${color};border-radius:8px;color:${color};opacity:.55;font:bold 19px 'Liberation Sans';padding:3px 12px;text-align:center`,
    text,
  );
