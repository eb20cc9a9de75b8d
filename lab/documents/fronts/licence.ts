import type { Random } from '../../../sandbox/people/random.ts';

/** An invented licence; dates are `yyyy-mm-dd`, the number is as the barcode has it. */
export interface Licence {
  lastName: string;
  firstName: string;
  birthdate: string;
  issued: string;
  expiry: string;
  licenceNumber: string;
  street: string;
  city: string;
  state: string;
  zip: string;
}

/** What the front of a card looks like and what it says; a tall card is held upright. */
export interface Front<Content = Licence> {
  html: string;
  licence: Content;
  tall?: boolean;
}
export type Design<Content = Licence> = (random: Random) => Front<Content>;

interface Town {
  city: string;
  state: string;
  zip: string;
}

const families = [
  ...['GARCIA', 'NGUYEN', 'OKAFOR', 'DE LA ROSA', 'LOPEZ RIVERA', 'ST CLAIR', 'IBARRA', "O'NEILL", 'LI', 'ZAMORA'],
  ...['SMITH-JONES', 'WASHINGTON', 'VAN DYKE', 'MCALLISTER', 'JIMENEZ', 'TRAN', 'BELL', 'ALVAREZ'],
];
const given = [
  ...['MARIA LUISA', 'JOHN', 'ANA', 'MICHAEL ANTHONY', 'THI MAI', 'DWAYNE R', 'IVAN', 'ZOE ELIZABETH', 'LUIS'],
  ...['CARMEN DEL PILAR', 'OLUWASEUN', 'JO ANN', 'WILLIAM', 'TERESA J', 'DANIEL', 'GRACE MARIE'],
];
const streets = [
  ...['OAKWOOD DR', 'MAPLE ST APT 4B', 'W 12TH ST', 'COUNTY ROAD 210', 'SUNSET BLVD', 'N LAKE SHORE DR', 'E 8TH AVE'],
  ...['MAIN STREET', 'OLD MILL RD', 'FARM TO MARKET 1960', 'ELM CT UNIT 12', 'AVENUE J'],
];

/** A licence of one of these towns; `number` is its pattern: A for a letter, 9 for a digit. */
export function drawLicence(random: Random, towns: readonly Town[], number: string): Licence {
  const two = (from: number, to: number) => String(random.whole(from, to)).padStart(2, '0');
  const day = () => `${two(1, 12)}-${two(1, 28)}`;
  const { zip, ...town } = random.pick(towns);
  const digits = () => String(random.whole(0, 9));
  return {
    ...{ lastName: random.pick(families), firstName: random.pick(given) },
    birthdate: `${random.whole(1955, 2003)}-${day()}`,
    issued: `20${two(20, 25)}-${day()}`,
    expiry: `20${two(27, 33)}-${day()}`,
    licenceNumber: [...number]
      .map((sign) => (sign === 'A' ? random.pick([...'ABCDFGHKMSVWYZ']) : sign === '9' ? digits() : sign))
      .join(''),
    street: `${random.chance(0.2) ? 8 : ''}${random.whole(10, 9800)} ${random.pick(streets)}`,
    ...town,
    zip: `${zip}${two(1, 99)}`,
  };
}

export function american(date: string, between = '/'): string {
  return [date.slice(5, 7), date.slice(8), date.slice(0, 4)].join(between);
}

/** A colored ground with waves, and what is on it. */
export function card(random: Random, [width, height]: [number, number], font: string, inside: string): string {
  const hue = random.whole(0, 360);
  const waves = Array.from({ length: Math.round(height / 40) }, (_, k) => {
    const y = k * 42;
    return `<path d="M0 ${y} Q ${width / 4} ${y + random.whole(-60, 60)} ${width / 2} ${y} T ${width} ${y + random.whole(-30, 30)}" stroke="hsl(${hue + 40 * (k % 2)},40%,75%)" stroke-width="1.3" fill="none" opacity=".5"/>`;
  }).join('');
  return `<div style="position:relative;width:${width}px;height:${height}px;background:linear-gradient(120deg,hsl(${hue},45%,94%),hsl(${hue + 60},35%,90%));border-radius:34px;overflow:hidden;font-family:'${font}';color:#1c1c1c"><svg style="position:absolute;inset:0" width="${width}" height="${height}">${waves}</svg>${inside}<div style="position:absolute;right:30px;bottom:8px;font-size:13px;color:#b00">SPECIMEN</div></div>`;
}

/** A text at a place; the size in pixels. */
export function at(x: number, y: number, size: number, text: string, more = ''): string {
  return `<div style="position:absolute;left:${x}px;top:${y}px;font-size:${size}px;line-height:1.12;white-space:nowrap;${more}">${text}</div>`;
}

/** A label before or above its value. */
export function tagged(tag: string, value: string, size = 0.6, color = '#345'): string {
  return `<span style="font-size:${size}em;color:${color};font-weight:400">${tag}</span>${value}`;
}

export function photo(random: Random, x: number, y: number, wide: number, tall: number): string {
  const skin = random.pick(['#e0ac69', '#c68642', '#8d5524', '#f1c27d']);
  return `<svg style="position:absolute;left:${x}px;top:${y}px" width="${wide}" height="${tall}" viewBox="0 0 100 130" preserveAspectRatio="none"><rect width="100" height="130" fill="#cfd8de"/><path d="M8 130c0-34 18-44 42-44s42 10 42 44z" fill="#456"/><ellipse cx="50" cy="56" rx="24" ry="31" fill="${skin}"/><path d="M25 52c0-36 50-36 50 0-6-16-16-18-25-18s-19 2-25 18z" fill="#2b1b10"/></svg>`;
}
