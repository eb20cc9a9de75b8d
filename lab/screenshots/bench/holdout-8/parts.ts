import { battery, type Icon, icon, two, waves } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import type { Scene } from '../scene.ts';

type More = NonNullable<Parameters<typeof q.uber>[1]>;

export const stack = (...parts: string[]): string => parts.join('');
export const adds = (...values: number[]): number => Math.round(values.reduce((a, b) => a + b, 0) * 100) / 100;
const LETTERS = ['Liberation Sans', 'Liberation Sans', p.ROUND, 'DejaVu Sans Condensed'];

const pesos = [
  ['$', ''],
  ['$', ''],
  ['MX$', ''],
  ['MXN ', ''],
] as const;
const dollars = [
  ['$', ''],
  ['$', ''],
  ['$', ' USD'],
] as const;
const own = (s: Scene, country: Scene['country'], more: More): More => ({
  font: s.random.pick(LETTERS),
  marks: country === 'mx' ? pesos : dollars,
  ...more,
});

export const uber = (s: Scene, more: More = {}): p.Look =>
  q.uber(s, own(s, more.country ?? s.country, { tint: s.random.pick(['#276ef1', '#0e8345', '#5f6b7a']), ...more }));
export const didi = (s: Scene, more: More = {}): p.Look => q.didi(s, own(s, 'mx', { tint: '#fc5000', ...more }));
export const lyft = (s: Scene, more: More = {}): p.Look =>
  q.lyft(s, own(s, 'us', { tint: s.random.pick(['#7a2bf0', '#d6008f']), ...more }));
/** Another app to drive with. */
export const another = (s: Scene, more: More = {}): p.Look =>
  q.courier(s, own(s, more.country ?? s.country, { tint: s.random.pick(['#00695c', '#3949ab', '#a1440b']), ...more }));
/** The app that the scene was drawn with. */
export const byScene = (s: Scene, more: More = {}): p.Look =>
  ({ uber, didi, lyft, other: another })[s.platform](s, more);

const NAMES = { uber: 'Uber', didi: 'DiDi', lyft: 'Lyft', other: 'Cabify' };
export const nameOf = (s: Scene): string =>
  s.platform === 'other' && s.country === 'us' ? 'Empower' : NAMES[s.platform];

export const tripsOf = (s: Scene): number => q.total(q.tripsOfDays(s, q.fare(s)));
/** A sum divided at random into so many parts. */
export function divided(s: Scene, sum: number, parts: number): number[] {
  const weights = Array.from({ length: parts }, () => s.random.between(0.5, 1.5));
  const all = weights.reduce((a, b) => a + b, 0);
  return p.split(sum, ...weights.slice(1).map((weight) => weight / all));
}

export const bold = (words: string): string => `<b>${words}</b>`;
/** A line with its value at the right, without a rule below it. */
export const line = (l: p.Look, left: string, right: string, style = ''): string =>
  p.between(left, right, `padding:8px 20px;font-size:15px;color:${l.ink};${style}`);
/** A strong line under a rule, as at the end of a sum. */
export const endLine = (l: p.Look, left: string, right: string, style = ''): string =>
  line(l, bold(left), bold(right), `margin-top:4px;padding-top:12px;border-top:1px solid ${l.soft};${style}`);
/** A line under the others that says what it is a part of. */
export const subLine = (l: p.Look, left: string, right: string): string =>
  p.between(left, right, `padding:5px 20px 5px 36px;font-size:14px;color:${l.soft}`);
export const title = (l: p.Look, words: string, size = 28, style = ''): string =>
  p.div(`padding:10px 20px;font-size:${size}px;font-weight:700;line-height:1.15;color:${l.ink};${style}`, words);
/** The week between two arrows. */
export const pager = (l: p.Look, week: string, style = ''): string =>
  p.div(
    `display:flex;justify-content:space-between;align-items:center;padding:8px 20px;font-size:16px;color:${l.ink};${style}`,
    `${icon('left', 20)}<span>${week}</span>${icon('right', 20, `color:${l.soft}`)}`,
  );
export const chip = (l: p.Look, words: string, style = ''): string =>
  p.span(
    `display:inline-block;padding:7px 13px;border-radius:17px;background:${l.panel};font-size:14px;white-space:nowrap;${style}`,
    words,
  );
/** Underlined names, one of them chosen. */
export const underlined = (l: p.Look, names: string[], chosen: number): string =>
  p.div(
    `display:flex;border-bottom:1px solid ${l.line}`,
    names
      .map((name, k) =>
        p.div(
          `flex:1;text-align:center;padding:11px 2px;font-size:15px;${k === chosen ? `font-weight:700;border-bottom:3px solid ${l.tint}` : `color:${l.soft}`}`,
          name,
        ),
      )
      .join(''),
  );
export const initials = (s: Scene): string[] => s.say('L M X J V S D', 'M T W T F S S').split(' ');

/** Other places of the app, further down the page. */
export const further = (l: p.Look): string =>
  stack(
    p.div('height:12px', ''),
    p.gap(l, 6),
    title(l, l.s.say('Más opciones', 'More options'), 18, 'padding-top:14px'),
    p.rows(
      l,
      l.s.random
        .some(
          l.s
            .say(
              'Historial de viajes,Oportunidades,Métodos de pago,Información fiscal,Ayuda con un viaje,Invita a un amigo',
              'Trip history,Opportunities,Payout methods,Tax information,Help with a trip,Refer a friend',
            )
            .split(','),
          4,
        )
        .map((name): [string, string] => [name, icon('right', 16, `color:${l.soft}`)]),
      'padding:12px 20px;font-size:15px',
    ),
  );
/** What the driver is called: two words where the first is an abbreviation. */
export const firstName = (s: Scene): string => s.name.match(/^\S+\. \S+|^\S+/)![0];
/** Times of a day, the latest first. */
export function timesOf(s: Scene, count: number): string[] {
  const minutes = Array.from({ length: count }, () => s.random.whole(6 * 60, 24 * 60 - 1)).sort((a, b) => b - a);
  return minutes.map((all) => {
    const [hour, minute] = [Math.floor(all / 60), two(all % 60)];
    return s.say(`${hour}:${minute}`, `${((hour + 11) % 12) + 1}:${minute} ${hour < 12 ? 'AM' : 'PM'}`);
  });
}

/** Bars of the days under a dashed line at their average, the best day in the app's colour. */
export function meanBars(l: p.Look, height: number, names: string[]): string {
  const { days } = l.s;
  const most = Math.max(...days, 1);
  const mean = days.reduce((a, b) => a + b, 0) / 7;
  const bar = (day: number, k: number): string =>
    p.div(
      `flex:1;text-align:center;font-size:12px;line-height:20px;color:${l.soft}`,
      `${p.div(`margin:0 auto;width:22px;height:${Math.max(2, (day / most) * height)}px;border-radius:11px 11px 0 0;background:${day === most ? l.tint : l.soft};opacity:${day === most ? 1 : 0.55}`, '')}${names[k]}`,
    );
  return p.div(
    `position:relative;margin:8px 20px;height:${height + 22}px;display:flex;align-items:flex-end`,
    `${p.div(`position:absolute;left:0;right:0;bottom:${20 + (mean / most) * height}px;border-top:2px dashed ${l.line}`, '')}${days.map(bar).join('')}`,
  );
}

/** A ring of which a share is coloured, with something in its middle. */
export function ring(l: p.Look, size: number, share: number, inner: string): string {
  const around = Math.PI * 88;
  return p.div(
    `position:relative;width:${size}px;height:${size}px;margin:0 auto`,
    `<svg viewBox="0 0 100 100" width="${size}" height="${size}" fill="none" stroke-width="6" stroke-linecap="round" style="transform:rotate(-90deg)"><circle cx="50" cy="50" r="44" stroke="${l.line}"/><circle cx="50" cy="50" r="44" stroke="${l.tint}" stroke-dasharray="${around * share} ${around}"/></svg>${p.div('position:absolute;inset:0;display:flex;flex-direction:column;justify-content:center;text-align:center', inner)}`,
  );
}

/** The days as a line over a filled ground. */
export function hills(l: p.Look, width: number, height: number): string {
  const most = Math.max(...l.s.days, 1);
  const points = l.s.days.map((day, k) => `${(k / 6) * width},${height - 4 - (day / most) * (height - 10)}`);
  return `<svg width="${width}" height="${height}" style="display:block"><path d="M0 ${height}L${points.join('L')}L${width} ${height}z" fill="${l.tint}" opacity=".18"/><path d="M${points.join('L')}" fill="none" stroke="${l.tint}" stroke-width="2.5" stroke-linejoin="round"/></svg>`;
}

/** A page of which some was moved up under its head. */
export const scrolled = (l: p.Look, head: string, up: number, body: string): string =>
  stack(
    p.div(`position:relative;z-index:1;background:${l.ground};box-shadow:0 ${up > 0 ? 1 : 0}px 4px #0003`, head),
    p.div(`margin-top:${-up}px`, body),
  );
/** The bar of a tablet. */
export const tabletBar = (l: p.Look): string =>
  p.between(
    `${l.s.random.whole(1, 12)}:${two(l.s.random.whole(0, 59))}`,
    p.span('display:flex;gap:8px', `${waves} ${battery(l.s.random.between(0.2, 1))}`),
    'height:28px;padding:0 22px;font:600 13px Liberation Sans',
  );

/** Something that comes up from the bottom over a darkened page. */
export const sheet = (l: p.Look, inner: string): string =>
  stack(
    p.div('position:absolute;inset:0;background:#000;opacity:.5', ''),
    p.div(
      `position:absolute;left:0;right:0;bottom:0;padding:10px 0 22px;border-radius:20px 20px 0 0;background:${l.ground};color:${l.ink}`,
      `${p.div(`width:42px;height:4px;margin:0 auto 8px;border-radius:2px;background:${l.soft}`, '')}${inner}`,
    ),
  );
export const toast = (words: string, bottom: number): string =>
  p.div(
    `position:absolute;left:0;right:0;bottom:${bottom}px;text-align:center`,
    p.span(
      'display:inline-block;padding:11px 20px;border-radius:22px;background:#303134;color:#fff;font-size:14px',
      words,
    ),
  );
export const banner = (at: Icon, words: string, colour: string): string =>
  p.div(
    `display:flex;align-items:center;gap:12px;padding:12px 18px;background:${colour};color:#fff;font-size:14px;line-height:1.3`,
    `${icon(at, 22)}${p.span('flex:1', words)}${icon('close', 16)}`,
  );

/** The letters to type with, over the lower part of the page. */
export function keyboard(l: p.Look): string {
  const isDark = l.ground === '#000000';
  const [ground, cap, ink] = isDark ? ['#1f1f21', '#5b5b5f', '#fff'] : ['#d3d5da', '#fff', '#111'];
  const key = (name: string, grow = 1): string =>
    p.div(
      `flex:${grow};height:40px;line-height:40px;border-radius:6px;background:${cap};color:${ink};text-align:center;font-size:19px`,
      name,
    );
  const keys = (names: string, room: number): string =>
    p.div(
      `display:flex;gap:5px;padding:4px ${room}px`,
      names
        .split('')
        .map((name) => key(name))
        .join(''),
    );
  const bottom = p.div(
    'display:flex;gap:5px;padding:4px 4px 26px',
    `${key('123', 1.3)}${key(l.s.say('espacio', 'space'), 5)}${key(l.s.say('buscar', 'search'), 2)}`,
  );
  return p.div(
    `position:absolute;left:0;right:0;bottom:0;padding-top:6px;background:${ground};font-family:'Liberation Sans'`,
    stack(
      keys('qwertyuiop', 4),
      keys(l.s.say('asdfghjklñ', 'asdfghjkl'), l.s.tongue === 'es' ? 4 : 20),
      keys('zxcvbnm', 52),
      bottom,
    ),
  );
}

/** A computer's browser with one tab. */
export const browser = (name: string, address: string): string =>
  stack(
    p.div(
      'height:38px;background:#dee1e6;padding:10px 16px;color:#222;font:12px Liberation Sans',
      p.span('background:#fff;border-radius:9px 9px 0 0;padding:8px 26px 14px 16px', `${name} &nbsp; ×`),
    ),
    p.div(
      'height:38px;background:#fff;border-bottom:1px solid #d5d7db;padding:6px 110px 6px 90px;color:#333;font:13px Liberation Sans',
      p.div('background:#eff1f3;border-radius:13px;padding:5px 16px', address),
    ),
  );
/** The bar of what shows a PDF on a phone. */
export const paperBar = (l: p.Look, file: string): string =>
  p.div(
    'background:#323639;color:#eee',
    `${p.phone(l, '#eee')}${p.div('display:flex;align-items:center;gap:16px;padding:8px 16px 12px;font:16px Liberation Sans', `${icon('back', 22)}${p.span('flex:1;overflow:hidden;white-space:nowrap;text-overflow:ellipsis', file)}${icon('search', 20)}${icon('share', 20)}${icon('dots', 20)}`)}`,
  );
/** A table's lines: each a list of cells, the first at the left, the others at the right. */
export const table = (all: string[][], widths: number[], cell: string, rule: string): string =>
  all
    .map((cells, row) =>
      p.div(
        `display:flex;${row > 0 ? `border-top:1px solid ${rule}` : ''}`,
        cells
          .map((words, k) =>
            p.div(`flex:${widths[k]};${k ? 'text-align:right;' : ''}white-space:nowrap;${cell}`, words),
          )
          .join(''),
      ),
    )
    .join('');
