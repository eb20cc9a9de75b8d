import type { Random } from '../../../sandbox/people/random.ts';
import { drawLicence, type Licence, photo } from './licence.ts';

// What the second set of strangers is put together from: people of its own, grounds in a state's colours, marks.

const families = [
  ...[
    'ROBINSON-PRICE',
    "D'AMICO",
    'MC GEE',
    'TE',
    'DE LOS SANTOS',
    'OYELARAN',
    'BILLINGSLEY',
    'FIGUEROA ILAGAN',
    'IIDA',
  ],
  ...[
    'VANDERBILT',
    'QUISPE MAMANI',
    'LITTLEJOHN',
    'EL AMIN',
    'PHAM',
    'SZCZEPANSKI',
    'ROLLINS',
    'WITT',
    'OLIVO',
    'XIONG',
  ],
  ...["O'SHAUGHNESSY", 'BEN-AVI', 'LOERA', 'HUGHES', 'TILLIS'],
];
const given = [
  ...[
    'JALEN MARQUIS',
    'LE THI',
    'ILIANA',
    'WM HENRY',
    'ABDIRAHMAN OMAR',
    'JEAN-PAUL',
    'KIMBERLY ANN',
    'OSVALDO',
    'D ANDRE',
  ],
  ...[
    'MARIA DE LOS ANGELES',
    'ELI',
    'TONYA LYNN',
    'VIJAY',
    'ROSA I',
    'GABRIEL ISAIAH',
    'SOFIYA',
    'JULIO CESAR',
    'LILLIE',
  ],
];
const streets = [
  ...[
    'PEACHTREE ST NE APT 1107',
    'HWY 70 E LOT 12',
    'SW 15TH ST',
    'RUE BEAUREGARD',
    'S 1300 E',
    'BLUE RIDGE RD',
    'LEE LN',
  ],
  ...['COMMONWEALTH AVE # 3', 'CALLE LORCA', 'COUNTY ROAD 18', 'SAINT CHARLES AVE UNIT 2A', 'I ST NW', 'ILLINOIS AVE'],
  ...[
    'MARTIN LUTHER KING JR BLVD',
    'OLD STATE RD',
    '3RD AVE N',
    'WILLOW BEND CIR',
    'N COLLEGE ST STE B',
    'JEFFERSON PIKE',
  ],
];

/** A licence of one of these towns (name and first three digits of the ZIP code) with a name and street of this set. */
export function owner(random: Random, state: string, towns: readonly [string, string][], number: string): Licence {
  const drawn = drawLicence(
    random,
    towns.map(([city, zip]) => ({ city, state, zip })),
    number,
  );
  const house = random.chance(0.12) ? `${random.whole(100, 999)} 1/2` : String(random.whole(2, 19999));
  return {
    ...drawn,
    lastName: random.pick(families),
    firstName: random.pick(given),
    street: `${house} ${random.pick(streets)}`,
  };
}

export function under21(random: Random, own: Licence): Licence {
  return {
    ...own,
    birthdate: `${random.whole(2006, 2009)}${own.birthdate.slice(4)}`,
    issued: `${random.whole(2024, 2025)}${own.issued.slice(4)}`,
  };
}

/** Puts signs between the parts of a number. */
export function split(number: string, lengths: readonly number[], sign: string): string {
  let from = 0;
  return lengths
    .map((length) => {
      from += length;
      return number.slice(from - length, from);
    })
    .join(sign);
}

/** Rosettes and fine lines on a ground of two colours. */
export function ground(
  random: Random,
  [width, height]: readonly [number, number],
  [from, to, line]: readonly [string, string, string],
  font: string,
  inside: string,
): string {
  const rosettes = Array.from({ length: 3 }, (_, k) => {
    const [x, y] = [(width * (k + 0.6)) / 3 + random.whole(-60, 60), height * random.between(0.3, 0.8)];
    const size = random.whole(70, 150);
    return Array.from(
      { length: 12 },
      (_, turn) =>
        `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size / 3}" transform="rotate(${turn * 15} ${x} ${y})" fill="none" stroke="${line}" opacity=".28"/>`,
    ).join('');
  }).join('');
  const waves = Array.from({ length: Math.round(height / 16) }, (_, k) => {
    const y = k * 17;
    return `<path d="M0 ${y} q ${width / 8} ${random.whole(-24, 24)} ${width / 4} 0 t ${width / 4} 0 t ${width / 4} 0 t ${width / 4} 0" stroke="${line}" fill="none" opacity=".3"/>`;
  }).join('');
  return `<div style="position:relative;width:${width}px;height:${height}px;background:linear-gradient(115deg,${from},${to});border-radius:34px;overflow:hidden;font-family:'${font}';color:#191919"><svg style="position:absolute;inset:0" width="${width}" height="${height}">${waves}${rosettes}</svg>${inside}<div style="position:absolute;left:46%;bottom:5px;font-size:12px;color:#b00">SPECIMEN</div></div>`;
}

/** The star of a card that follows the REAL ID act. */
export function star(x: number, y: number, size = 42, color = '#c9a227'): string {
  return `<svg style="position:absolute;left:${x}px;top:${y}px" width="${size}" height="${size}" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="${color}"/><path d="M12 3l2.2 6.2 6.6.1-5.300 4 2 6.300-5.500-3.800-5.500 3.800 2-6.300-5.300-4 6.600-.1z" fill="#fff"/></svg>`;
}

/** The second, faint photo. */
export function ghost(random: Random, x: number, y: number, wide = 110, tall = 140): string {
  return `<div style="opacity:.38;filter:grayscale(1)">${photo(random, x, y, wide, tall)}</div>`;
}

export function signature(x: number, y: number, name: string, size = 34): string {
  return `<div style="position:absolute;left:${x}px;top:${y}px;font:italic ${size}px 'Liberation Serif';color:#223;transform:rotate(-4deg) skewX(-14deg);white-space:nowrap;opacity:.85">${name.charAt(0)}${name.slice(1).toLowerCase()}</div>`;
}
