import { Random as Seeded } from '../../../sandbox/people/random.ts';

/** The random numbers with which the kept sets were drawn: they start one after the seed. */
export class Random extends Seeded {
  constructor(seed: number) {
    super(seed);
    this.next();
  }
}

export type Tongue = 'es' | 'en';
const DAY = 86_400_000;

export const SHORT: Record<Tongue, string[]> = {
  es: 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
};
export const LONG: Record<Tongue, string[]> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
export const DAYS: Record<Tongue, string[]> = {
  es: 'lunes martes miércoles jueves viernes sábado domingo'.split(' '),
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
};

export interface Day {
  y: number;
  m: number;
  d: number;
  w: number;
}

export function dayOf(iso: string, plus = 0): Day {
  const date = new Date(Date.parse(`${iso}T00:00:00Z`) + plus * DAY);
  return { y: date.getUTCFullYear(), m: date.getUTCMonth(), d: date.getUTCDate(), w: (date.getUTCDay() + 6) % 7 };
}

export function isoPlus(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

export function mondayOf(iso: string): string {
  return isoPlus(iso, -dayOf(iso).w);
}

const two = (n: number): string => String(n).padStart(2, '0');
const cap = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

type Style = (s: Day, e: Day) => string;
const same = (s: Day, e: Day): boolean => s.m === e.m;
const ordinal = (n: number): string =>
  `${n}${n % 10 === 1 && n !== 11 ? 'st' : n % 10 === 2 && n !== 12 ? 'nd' : n % 10 === 3 && n !== 13 ? 'rd' : 'th'}`;

export const RANGES: Record<Tongue, Style[]> = {
  es: [
    (s, e) => `${s.d}/${s.m + 1} - ${e.d}/${e.m + 1}`,
    (s, e) => `${two(s.d)}.${two(s.m + 1)}.–${two(e.d)}.${two(e.m + 1)}.${e.y}`,
    (s, e) => (same(s, e) ? `${s.d}–${e.d} ${SHORT.es[e.m]}` : `${s.d} ${SHORT.es[s.m]}–${e.d} ${SHORT.es[e.m]}`),
    (s, e) => `Del ${s.d} de ${LONG.es[s.m]} al ${e.d} de ${LONG.es[e.m]} de ${e.y}`,
    (s, e) => `Lun ${s.d} ${cap(SHORT.es[s.m]!)} → ${cap(DAYS.es[e.w]!.slice(0, 3))} ${e.d} ${cap(SHORT.es[e.m]!)}`,
    (s, e) => `${two(s.d)}-${SHORT.es[s.m]!.toUpperCase()}-${s.y} a ${two(e.d)}-${SHORT.es[e.m]!.toUpperCase()}-${e.y}`,
    (s, e) => `${two(s.d)}/${two(s.m + 1)}/${two(s.y % 100)} al ${two(e.d)}/${two(e.m + 1)}/${two(e.y % 100)}`,
    (s) => `Semana del ${s.d} de ${LONG.es[s.m]}`,
    (s, e) => `Semana: ${s.d} ${cap(LONG.es[s.m]!)} / ${e.d} ${cap(LONG.es[e.m]!)}`,
    (s, e) => `${s.y}-${two(s.m + 1)}-${two(s.d)} ~ ${e.y}-${two(e.m + 1)}-${two(e.d)}`,
    (s, e) =>
      `${two(s.d)} ${SHORT.es[s.m]} '${s.y % 100} · ${two(e.d)} ${SHORT.es[e.m]} '${e.y % 100}`.replace(' · ', ' – '),
  ],
  en: [
    (s, e) => (same(s, e) ? `${SHORT.en[s.m]} ${s.d}–${e.d}` : `${SHORT.en[s.m]} ${s.d}–${SHORT.en[e.m]} ${e.d}`),
    (s) => `Week of ${SHORT.en[s.m]} ${s.d}`,
    (s, e) => `${s.m + 1}/${s.d} – ${e.m + 1}/${e.d}`,
    (s, e) => `${LONG.en[s.m]} ${ordinal(s.d)} to ${LONG.en[e.m]} ${ordinal(e.d)}`,
    (s, e) => `${SHORT.en[s.m]!.toUpperCase()} ${two(s.d)} – ${SHORT.en[e.m]!.toUpperCase()} ${two(e.d)}, ${e.y}`,
    (s, e) => `${two(s.m + 1)}.${two(s.d)}.${s.y} - ${two(e.m + 1)}.${two(e.d)}.${e.y}`,
    (s, e) => `Mon ${s.d} ${SHORT.en[s.m]} to ${DAYS.en[e.w]!.slice(0, 3)} ${e.d} ${SHORT.en[e.m]}`,
    (s, e) => `${s.d} ${LONG.en[s.m]} – ${e.d} ${LONG.en[e.m]} ${e.y}`,
    (s, e) => `${s.y}/${two(s.m + 1)}/${two(s.d)} – ${e.y}/${two(e.m + 1)}/${two(e.d)}`,
    (s, e) => `${SHORT.en[s.m]} ${s.d}, 4 AM – ${SHORT.en[e.m]} ${e.d}, 4 AM`,
    (s) => `Week beginning ${LONG.en[s.m]} ${s.d}, ${s.y}`,
  ],
};

const group = (n: string, mark: string): string => n.replace(/\B(?=(\d{3})+(?!\d))/g, mark);

export interface MoneyStyle {
  currency: 'MXN' | 'USD';
  /** Plain text, for rows. */
  text(value: number): string;
  /** HTML for the headline, with optionally small or raised cents. */
  head(value: number): string;
}

const CURRENCIES = {
  mx: { currency: 'MXN', marks: ['$', '$', 'MX$', 'MXN ', '$ ', 'MXN$', ''], isVaried: true },
  us: { currency: 'USD', marks: ['$', '$', '$', 'US$', 'USD '], isVaried: false },
} as const;

export function moneyStyle(random: Random, country: 'mx' | 'us'): MoneyStyle {
  const { currency, marks, isVaried } = CURRENCIES[country];
  const mark = random.pick(marks);
  const european = isVaried && random.chance(0.12);
  const thousands = european ? '.' : random.chance(0.08) ? ' ' : random.chance(0.06) ? '' : ',';
  const point = european ? ',' : '.';
  const tail =
    mark === ''
      ? random.pick([' MXN', ' $', ' pesos'])
      : mark.includes('X') || mark.includes('U')
        ? ''
        : random.chance(0.12) && isVaried
          ? ' MXN'
          : '';
  const cents = random.pick(['plain', 'plain', 'plain', 'plain', 'small', 'raised']);
  const parts = (value: number): [string, string] => {
    const [whole, fraction] = value.toFixed(2).split('.') as [string, string];
    return [group(whole, thousands), fraction];
  };
  return {
    currency,
    text: (value) => `${mark}${parts(value).join(point)}${tail}`,
    head: (value) => {
      const [whole, fraction] = parts(value);
      if (cents === 'plain') return `${mark}${whole}${point}${fraction}${tail}`;
      if (cents === 'small') return `${mark}${whole}<span style="font-size:.55em">${point}${fraction}${tail}</span>`;
      return `${mark}${whole}<span style="font-size:.5em;vertical-align:.72em;margin-left:.08em">${fraction}</span><span style="font-size:.4em">${tail}</span>`;
    },
  };
}

const FIRST = {
  mx: [
    'Ximena',
    'José Ángel',
    'Ma. Guadalupe',
    'Cuauhtémoc',
    'Brayan',
    'Iván',
    'Sofía',
    'Jesús Alberto',
    'Aarón',
    'Noé',
    'Julián',
    'Esteban',
    'Luz Elena',
    'Martín',
    'Ana Sofía',
    'Raúl',
    'Emiliano',
    'Abril',
  ],
  us: [
    'Jamal',
    'Tyrese',
    'Kimberly',
    'Deshawn',
    'Ivan',
    'Latoya',
    'Anthony',
    'Rosa',
    'Hiroshi',
    'Kwame',
    'Nikolai',
    'April',
    'Sierra',
    'Emmanuel',
    'Vivian',
    'Jean-Paul',
    'Minh',
  ],
};
const LAST = {
  mx: [
    'Bautista',
    'Ordóñez',
    'Villaseñor',
    'Domínguez',
    'Ibáñez',
    'Luna',
    'De la Cruz',
    'Espíndola',
    'Jiménez',
    'Zúñiga',
    'Moreno',
    'Ochoa',
    'Sepúlveda',
    'Mayo',
    'Águila',
    'Carreño',
    'Del Río',
    'Solís',
  ],
  us: [
    'Washington',
    'McAllister',
    'Ortiz',
    'Petrov',
    'Tran',
    'Fitzgerald',
    'Osei',
    "D'Angelo",
    'Hernandez',
    'Yamamoto',
    'Brooks',
    'Silva',
    'Eze',
    'Iverson',
    'LeBlanc',
    'Mays',
    'St. Clair',
  ],
};

const HAS_TWO_LAST_NAMES = { mx: true, us: false };

export function personName(random: Random, country: 'mx' | 'us'): string {
  const [first, a, b] = [random.pick(FIRST[country]), random.pick(LAST[country]), random.pick(LAST[country])];
  return HAS_TWO_LAST_NAMES[country] && a !== b && random.chance(0.6) ? `${first} ${a} ${b}` : `${first} ${a}`;
}
