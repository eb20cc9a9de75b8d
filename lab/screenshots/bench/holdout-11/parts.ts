import { icon, two } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';

/** Each design under two names, so that one round draws it twice. */
export const twice = <Drawn>(designs: Record<string, Drawn>): Record<string, Drawn> =>
  Object.fromEntries(
    Object.entries(designs).flatMap(([name, drawn]) => [
      [name, drawn],
      [`${name}Again`, drawn],
    ]),
  );

/** Figures of a week, one below the other. */
export const figures = (l: p.Look, trips: number, more: [string, string][] = []): string =>
  p.rows(
    l,
    [[l.s.say('En línea', 'Online'), q.hoursFor(l.s, trips)], [l.s.say('Viajes', 'Trips'), String(trips)], ...more],
    'font-size:15px;padding:10px 20px',
  );
/** A small button with words, in the app's colour or its ink. */
export const small = (l: p.Look, words: string, colour = l.ink, ink = l.ground): string =>
  p.span(`padding:9px 16px;border-radius:20px;background:${colour};color:${ink};font-size:14px;font-weight:600`, words);
/** Streets as a phone's map has them. */
export function map(l: p.Look): string {
  const { random, width, height } = l.s;
  const isDark = l.ground === '#000000';
  const [ground, street] = isDark ? ['#1d2229', '#3a414c'] : ['#e8ebe6', '#ffffff'];
  const lines = Array.from({ length: 14 }, (_, at) => {
    const from = random.whole(0, at % 2 ? width : height);
    const to = from + random.whole(-90, 90);
    return `<path d="${at % 2 ? `M${from} 0L${to} ${height}` : `M0 ${from}L${width} ${to}`}" stroke="${street}" stroke-width="${random.whole(4, 13)}"/>`;
  });
  return p.div(
    `position:absolute;inset:0;background:${ground}`,
    `<svg width="${width}" height="${height}">${lines.join('')}</svg>`,
  );
}
/** What the phone lays over a page whose picture was just taken. */
export const justTaken = (l: p.Look, small: string): string =>
  h.stack(
    p.div(
      'position:absolute;left:14px;bottom:84px;width:94px;height:184px;border-radius:12px;border:3px solid #fff;overflow:hidden;box-shadow:0 2px 14px #0009',
      p.div(`width:${l.s.width}px;transform:scale(${94 / l.s.width});transform-origin:0 0`, small),
    ),
    p.div(
      'position:absolute;left:14px;bottom:22px;padding:11px 18px;border-radius:24px;background:#2b2d31;color:#fff;font:14px Liberation Sans;display:flex;gap:22px',
      `<span>${icon('share', 17)} ${l.s.say('Compartir', 'Share')}</span><span>${icon('down', 17)} ${l.s.say('Capturar más', 'Capture more')}</span>`,
    ),
  );
/** Somebody calls while the page is open. */
export const calling = (l: p.Look, who: string): string =>
  p.div(
    'position:absolute;z-index:3;left:10px;right:10px;top:10px;padding:14px 16px;border-radius:26px;background:#1f2023f5;color:#fff;display:flex;align-items:center;gap:12px;font:15px Liberation Sans',
    h.stack(
      p.span(
        'width:42px;height:42px;border-radius:50%;background:#6f7f95;text-align:center;padding-top:11px',
        icon('user', 20),
      ),
      p.span('flex:1', `${h.bold(who)}<br>${l.s.say('Llamada entrante', 'Incoming call')}`),
      p.span('width:40px;height:40px;border-radius:50%;background:#e2362f', ''),
      p.span('width:40px;height:40px;border-radius:50%;background:#2fbf55', ''),
    ),
  );
/** A time of the day, as a phone writes it. */
export const hour = (l: p.Look): string => `${l.s.random.whole(1, 12)}:${two(l.s.random.whole(0, 59))}`;
/** Trips with their times and sums, that add up. */
export const tripLines = (l: p.Look, made: number, many: number, kinds: string[], size = 15): string => {
  const times = h.timesOf(l.s, many);
  return h
    .divided(l.s, made, many)
    .map((value, at) =>
      p.between(
        `${l.s.random.pick(kinds)}${p.soft(l, times[at]!, 13)}`,
        `${p.money(l, value)} ${icon('right', 14, `color:${l.soft}`)}`,
        `padding:9px 20px;font-size:${size}px;border-bottom:1px solid ${l.line}`,
      ),
    )
    .join('');
};
