import * as p from '../holdout-6/parts.ts';
import type { Ways } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import { CLOSED, CLOSED_DATED, NAMED, TURNING, TURNING_DATED } from '../holdout-10/weeks.ts';
import type { Design, Scene } from '../scene.ts';

/** One of the three apps whose weeks count, with the way in which it writes them. */
export function riding(s: Scene, more: Parameters<typeof h.uber>[1] = {}): p.Look {
  if (s.platform === 'other') s.platform = s.country === 'mx' ? 'didi' : 'lyft';
  return h.byScene(s, more);
}
export const waysOf = (s: Scene): Ways =>
  s.platform === 'uber' ? s.random.pick([TURNING, TURNING_DATED]) : s.random.pick([CLOSED, CLOSED_DATED, NAMED]);
export const shortWaysOf = (s: Scene): Ways => (s.platform === 'uber' ? TURNING : CLOSED);

/** What a sum is made of in each app, in its own words. */
export const kindsOf = (s: Scene): string[] =>
  ({
    uber: s.say('Tarifa,Promociones,Propinas', 'Fare,Promotions,Tips'),
    didi: s.say('Tarifas de viajes,Recompensas,Propinas', 'Trip fares,Rewards,Tips'),
    lyft: s.say('Ganancias por viajes,Bonos,Propinas', 'Ride earnings,Bonuses,Tips'),
    other: '',
  })[s.platform].split(',');
export const totalOf = (s: Scene): string =>
  ({
    uber: s.say('Ganancias netas', 'Net earnings'),
    didi: s.say('Ganancia total', 'Total earnings'),
    lyft: s.say('Ganancias totales', 'Total earnings'),
    other: '',
  })[s.platform];
/** The parts of the week under their names. */
export const partsOf = (s: Scene): [string, number][] => {
  const parts = p.split(s.total, s.random.between(0.78, 0.88), s.random.between(0.04, 0.09));
  return kindsOf(s).map((name, at) => [name, parts[at]!]);
};

/** A round mark of how far something has come. */
export const progress = (l: p.Look, share: number, style = ''): string =>
  p.div(
    `height:8px;border-radius:4px;background:${l.line};overflow:hidden;${style}`,
    p.div(`height:8px;width:${share * 100}%;background:${l.tint}`, ''),
  );
/** A notice of another app that came down over the page's head. */
export const headsUp = (app: string, words: string): string =>
  p.div(
    'position:absolute;z-index:3;left:8px;right:8px;top:8px;padding:12px 16px;border-radius:18px;background:#f4f4f6;color:#16171a;font:15px/1.35 Liberation Sans;box-shadow:0 4px 18px #0006',
    `${p.div('font-size:13px;color:#5d6066;padding-bottom:2px', app)}${words}`,
  );
/** Every design under a second name, so that one round draws it twice. */
export const twice = <Of>(designs: Record<string, Of>): Record<string, Of> => ({
  ...designs,
  ...Object.fromEntries(Object.entries(designs).map(([name, design]) => [`${name}Again`, design])),
});
export type Designs = Record<string, Design>;
