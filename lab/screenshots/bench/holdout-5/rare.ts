import { icon, on, onDay } from '../holdout-2/parts.ts';
import type { Design, Scene } from '../scene.ts';
import * as p from './parts.ts';

const RED = '#d3302f';

/** Opens the app of a week that ended below zero, and says by how much: the truth is 0. */
function lose(s: Scene, brand: Parameters<typeof p.open>[1]): number {
  p.open(s, brand);
  p.earn(s, 0);
  return -p.near(s, 350, 64);
}

/** Weeks below zero, without anything, and beside another week. */
export const RARE_WEEKS: Record<string, Design> = {
  // A fare was given back, and an earlier advance taken.
  lossInHead: (s) => {
    const loss = lose(s, 'uber');
    const [fares, back] = [p.near(s, 210, 38), p.near(s, 245, 44)];
    return p.screen(
      s,
      `${p.bar(s)}${p.title(s, s.say('Ganancias', 'Earnings'))}<div style="text-align:center">${p.words(16, p.week(s))}${p.figure(s, loss, 46, s.width - 40, 'padding-top:8px')}</div>${p.facts(
        s,
        [
          ['3', s.say('Viajes', 'Trips')],
          [`4 h ${s.random.whole(10, 59)} min`, s.say('En línea', 'Online')],
        ],
      )}${p.items(s, [
        [s.say('Tarifa neta', 'Net fare'), p.money(s, fares)],
        [s.say('Ajuste de tarifa', 'Fare adjustment'), p.money(s, -back)],
        [s.say('Renta de vehículo', 'Vehicle rental'), p.money(s, loss - fares + back)],
        [`<b>${s.say('Ganancias totales', 'Total earnings')}</b>`, `<b>${p.money(s, loss)}</b>`],
      ])}${p.panel(s, p.words(14, s.say('Tu saldo negativo se cubrirá con tus próximos viajes.', 'Your negative balance will be covered by your next trips.')))}`,
    );
  },
  lossInRed: (s) => {
    const loss = lose(s, 'didi');
    const fares = p.near(s, 260, 50);
    const fee = p.near(s, 50, 9);
    return p.screen(
      s,
      `${p.bar(s)}${p.title(s, s.say('Mis ganancias', 'My earnings'))}${p.tabs(s, s.say('Día|Semana|Mes', 'Day|Week|Month').split('|'), 1)}${p.pager(p.week(s), 'font-size:14px')}${p.panel(s, `${p.soft(s, s.say('Ganancia de la semana', 'Earnings this week'))}${p.figure(s, loss, 38, s.width - 80, `color:${RED}`)}`)}${p.items(
        s,
        [
          [s.say('Viajes en efectivo', 'Cash trips'), p.money(s, fares)],
          [s.say('Tarifa de servicio', 'Service fee'), p.money(s, -fee)],
          [s.say('Viajes devueltos al pasajero', 'Trips refunded to riders'), p.money(s, loss - fares + fee)],
        ],
      )}`,
    );
  },
  emptyWeek: (s) => {
    p.open(s);
    p.earn(s, 0);
    return p.withPlaces(
      s,
      `${p.bar(s)}${p.inset(p.words(24, s.say('Ganancias', 'Earnings'), 'font-weight:700'))}${p.pager(p.week(s))}<div style="text-align:center;padding:14px">${p.figure(s, 0, 50)}${p.soft(s, s.say('Sin viajes en esta semana', 'No trips this week'), 15)}</div><div style="display:flex;justify-content:center;padding:20px;color:${p.skin(s).soft}">${icon('car', 90)}</div>${p.panel(s, `<b>${s.say('Vuelve a conectarte', 'Get back on the road')}</b>${p.soft(s, s.say(`Gana ${p.fixed(s, 600, 90)} extra con tus primeros 15 viajes`, `Make ${p.fixed(s, 600, 90)} extra on your first 15 trips`))}`)}`,
    );
  },
  // Two weeks to choose between at the top, each with its sum; the page below belongs to the chosen one.
  twoTabs: (s) => {
    const { ink, soft, tint, line } = p.open(s);
    const [fares, tips, rest] = p.split(s, s.total, 0.83, 0.07);
    const isFirst = s.random.chance(0.5);
    const tab = (away: number, sum: string, isChosen: boolean): string =>
      `<span style="flex:1;padding:8px 4px;text-align:center;${isChosen ? `color:${ink};border-bottom:4px solid ${tint};font-weight:700` : `color:${soft};border-bottom:4px solid ${line}`}">${p.words(13, p.brief(s, away))}${p.words(15, sum, 'white-space:nowrap;padding-top:3px')}</span>`;
    const chosen = tab(0, p.money(s, s.total), true);
    const other = tab(isFirst ? 1 : -1, p.nearly(s, 4700, 930), false);
    return p.withPlaces(
      s,
      `${p.bar(s)}${p.title(s, s.say('Tus semanas', 'Your weeks'))}<div style="display:flex;padding:0 10px">${isFirst ? chosen + other : other + chosen}</div>${p.inset(p.figure(s, s.total, 40), 'text-align:center;padding-top:18px')}${p.bars(s, 70)}${p.items(
        s,
        [
          [s.say('Tarifas', 'Fares'), p.money(s, fares!)],
          [s.say('Propinas', 'Tips'), p.money(s, tips!)],
          [s.say('Promociones', 'Promotions'), p.money(s, rest!)],
        ],
      )}`,
    );
  },
  // Two weeks alike at the top: only the days below, with their dates, say whose sum it is.
  twoAlike: (s) => {
    const { soft } = p.open(s);
    const isFirst = s.random.chance(0.5);
    const box = (away: number): string =>
      `<span style="flex:1;padding:9px 4px;border:1px solid ${soft};border-radius:8px;text-align:center;font-size:13px">${p.brief(s, away)}</span>`;
    const pair = isFirst ? box(0) + box(1) : box(-1) + box(0);
    return p.screen(
      s,
      `${p.bar(s)}${p.inset(p.words(21, s.say('Resumen', 'Summary'), 'font-weight:700'))}<div style="display:flex;gap:8px;padding:4px 14px">${pair}</div>${p.inset(`${p.soft(s, s.say('Total de la semana', 'Week total'))}${p.figure(s, s.total, 40)}`)}${s.days
        .map((day, k) => p.item(s, onDay(s, k), p.money(s, day), 'padding:8px 18px'))
        .join('')}${p.inset(p.soft(s, s.say(`Última actualización: ${on(s, 7)}`, `Last updated ${on(s, 7)}`), 12))}`,
    );
  },
};
