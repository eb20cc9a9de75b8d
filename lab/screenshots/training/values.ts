import { addDays } from '@volante/contract/fields/dates.ts';
import type { Random } from '../../../sandbox/people/random.ts';

export type Tongue = 'es' | 'en';

const MONTHS: Record<Tongue, string[]> = {
  es: 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
};
const LONG: Record<Tongue, string[]> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
export const WEEKDAYS: Record<Tongue, string[]> = {
  es: 'lun mar mié jue vie sáb dom'.split(' '),
  en: 'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
};

export const LONG_WEEKDAYS: Record<Tongue, string[]> = {
  es: 'Lunes Martes Miércoles Jueves Viernes Sábado Domingo'.split(' '),
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
};

export function mondayBefore(iso: string): string {
  return addDays(iso, -((new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** "9 nov" or "Nov 9". */
export function shortDate(iso: string, tongue: Tongue): string {
  const [, month, day] = parts(iso);
  return tongue === 'es' ? `${day} ${MONTHS.es[month]}` : `${MONTHS.en[month]} ${day}`;
}

function parts(iso: string): [year: number, month: number, day: number] {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return [year, month - 1, day];
}

const two = (n: number): string => String(n).padStart(2, '0');
type RangeStyle = (start: string, end: string) => string;
const numeric =
  (write: (a: [number, number, number]) => string, join: string): RangeStyle =>
  (start, end) =>
    `${write(parts(start))}${join}${write(parts(end))}`;
const short =
  (tongue: Tongue, join: string): RangeStyle =>
  (start, end) =>
    `${shortDate(start, tongue)}${join}${shortDate(end, tongue)}`;

/** Ways to write a week. */
export const RANGES: Record<Tongue, RangeStyle[]> = {
  es: [
    short('es', ' - '),
    short('es', ' – '),
    short('es', ' al '),
    (start, end) => `Semana del ${shortDate(start, 'es')} al ${shortDate(end, 'es')}`,
    (start, end) => {
      const [a, b] = [parts(start), parts(end)];
      return a[1] === b[1]
        ? `${a[2]} - ${b[2]} ${MONTHS.es[b[1]]}`
        : `${a[2]} de ${LONG.es[a[1]]} al ${b[2]} de ${LONG.es[b[1]]}`;
    },
    (start, end) => `lun ${shortDate(start, 'es')} - ${WEEKDAYS.es[0]} ${shortDate(end, 'es')}`.replace('- lun', '-'),
    numeric(([, m, d]) => `${two(d)}/${two(m + 1)}`, ' - '),
    numeric(([y, m, d]) => `${two(d)}/${two(m + 1)}/${y}`, ' - '),
    (start, end) => `${shortDate(start, 'es')}, 4:00 a.m. - ${shortDate(end, 'es')}, 4:00 a.m.`,
    (start, end) => `${shortDate(start, 'es')} ${start.slice(0, 4)} - ${shortDate(end, 'es')} ${end.slice(0, 4)}`,
    (start, end) =>
      `Periodo: ${parts(start)[2]} ${LONG.es[parts(start)[1]]} - ${parts(end)[2]} ${LONG.es[parts(end)[1]]}`,
    (start, end) => `LUN ${shortDate(start, 'es').toUpperCase()} - DOM ${shortDate(end, 'es').toUpperCase()}`,
    numeric(([y, m, d]) => `${two(d)}-${two(m + 1)}-${y}`, ' al '),
    (start) => `Semana del lunes ${parts(start)[2]} de ${LONG.es[parts(start)[1]]}`,
  ],
  en: [
    short('en', ' - '),
    short('en', ' – '),
    short('en', ' to '),
    (start) => `Week of ${shortDate(start, 'en')}`,
    (start, end) => {
      const [a, b] = [parts(start), parts(end)];
      return a[1] === b[1] ? `${MONTHS.en[a[1]]} ${a[2]} – ${b[2]}` : short('en', ' – ')(start, end);
    },
    (start, end) => `Mon, ${shortDate(start, 'en')} - ${shortDate(end, 'en')}`,
    numeric(([y, m, d]) => `${two(m + 1)}/${two(d)}/${y % 100}`, ' - '),
    numeric(([, m, d]) => `${m + 1}/${d}`, ' – '),
    (start, end) => `${shortDate(start, 'en')}, 5:00 AM - ${shortDate(end, 'en')}, 4:59 AM`,
    (start, end) => `${shortDate(start, 'en')}, ${start.slice(0, 4)} - ${shortDate(end, 'en')}, ${end.slice(0, 4)}`,
    (start, end) => `Pay period: ${shortDate(start, 'en')} to ${shortDate(end, 'en')}`,
    (start, end) => `Monday, ${shortDate(start, 'en')} - Sunday, ${shortDate(end, 'en')}`,
    numeric(([y, m, d]) => `${two(m + 1)}-${two(d)}-${y}`, ' / '),
    (start, end) => `${shortDate(start, 'en').toUpperCase()} - ${shortDate(end, 'en').toUpperCase()}`,
  ],
};

export interface MoneyStyle {
  /** Shown without cents. */
  whole: boolean;
  write(value: number): string;
}

export function chooseMoney(random: Random, pesos: boolean): MoneyStyle {
  const sign = random.pick(pesos ? ['$', '$', '$', 'MX$', 'MXN ', 'MXN$', ''] : ['$', '$', '$', '$', 'US$']);
  const european = pesos && random.chance(0.1);
  const tail = sign === '' ? ' MXN' : sign === '$' && pesos && random.chance(0.15) ? ' MXN' : '';
  const whole = random.chance(0.04);
  return {
    whole,
    write(value) {
      const [units, cents] = Math.abs(value).toFixed(2).split('.') as [string, string];
      const grouped = units.replace(/\B(?=(\d{3})+(?!\d))/g, european ? '.' : ',');
      const digits = whole ? grouped : `${grouped}${european ? ',' : '.'}${cents}`;
      return `${value < 0 ? '-' : ''}${sign}${digits}${tail}`;
    },
  };
}
