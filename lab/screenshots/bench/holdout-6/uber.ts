import { icon, on, onDay, time, two } from '../holdout-2/parts.ts';
import type { Design, Scene } from '../scene.ts';
import { dayOf, isoPlus } from '../wording.ts';
import * as p from './parts.ts';
import { SHORT_DAYS, WITH_HOURS, WITH_WEEKDAYS, WITH_YEAR } from './weeks.ts';

const BLUE = '#276ef1';
export const uber = (s: Scene, more: Partial<Parameters<typeof p.look>[1]> = {}): p.Look =>
  p.look(s, {
    platform: 'uber',
    tint: BLUE,
    font: 'Liberation Sans',
    last: 7,
    marks: s.country === 'mx' && s.tongue === 'en' ? [['MX$', '']] : [['$', '']],
    ...more,
  });
export const uberPlaces = (l: p.Look): string =>
  p.places(
    l,
    [
      ['home', l.s.say('Inicio', 'Home')],
      ['chart', l.s.say('Ganancias', 'Earnings')],
      ['bell', l.s.say('Buzón', 'Inbox')],
      ['menu', l.s.say('Menú', 'Menu')],
    ],
    1,
  );
const small = (l: p.Look, inner: string): string => `<br>${p.span(`font-size:13px;color:${l.soft}`, inner)}`;

export const UBER_WEEKS: Record<string, Design> = {
  // The week in the tab of earnings: arrows, a sum, bars with the days' dates.
  weekTab: (s) => {
    const l = uber(s);
    const [fares, promos, tips] = p.split(s.total, 0.86, 0.1);
    const initials = s.say('L M M J V S D', 'M T W T F S S').split(' ');
    const arrow = (name: 'left' | 'right'): string =>
      p.span(`padding:7px;border-radius:50%;background:${l.panel}`, icon(name, 18));
    return p.screen(
      l,
      `${p.phone(l)}${p.between(p.span('font-size:30px;font-weight:700', s.say('Ganancias', 'Earnings')), p.span(`padding:8px 14px;border-radius:18px;background:${l.panel};font-size:14px;font-weight:600`, s.say('Ayuda', 'Help')), 'padding:8px 20px')}${p.between(arrow('left'), arrow('right'), 'padding:8px 20px;margin-bottom:-42px')}${p.div('text-align:center;font-size:16px;padding:10px', p.week(l, SHORT_DAYS))}${p.sum(l, s.total, 46, s.width - 60, 'text-align:center')}${p.bars(
        l,
        96,
        initials.map((name, k) => `${name}<br>${p.dayNumber(s, k)}`),
      )}${p.columns(l, [
        [p.worked(s), s.say('En línea', 'Online')],
        [p.count(s, 18, 96), s.say('Viajes', 'Trips')],
        [p.count(s, 20, 260), s.say('Puntos', 'Points')],
      ])}${p.gap(l)}${p.div('padding:14px 20px 4px;font-size:20px;font-weight:700', s.say('Desglose', 'Breakdown'))}${p.rows(
        l,
        [
          [s.say('Tarifa neta', 'Net fare'), p.money(l, fares!)],
          [s.say('Promociones', 'Promotions'), p.money(l, promos!)],
          [s.say('Propinas', 'Tips'), p.money(l, tips!)],
        ],
      )}`,
      uberPlaces(l),
    );
  },
  // The list of trips of the week, its total above.
  activity: (s) => {
    const l = uber(s);
    const trip = (fare: number): string =>
      p.between(
        `<b>${s.random.pick(['UberX', 'UberX', 'Comfort', s.say('Planet', 'Share'), 'Priority'])}</b>${small(l, time(s))}`,
        `${p.money(l, fare)} ${icon('right', 15)}`,
        `padding:10px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
      );
    const chip = (inner: string): string =>
      p.span(
        `padding:9px 14px;border-radius:20px;background:${l.panel};font-size:14px;font-weight:600;white-space:nowrap`,
        `${inner} ${icon('down', 14)}`,
      );
    const days = [6, 5, 4, 3, 2]
      .filter((plus) => s.days[plus]! > 0)
      .slice(0, 3)
      .map((plus) => {
        const fares = p.split(s.days[plus]!, s.random.between(0.1, 0.2), s.random.between(0.06, 0.15));
        return `${p.between(`<b>${p.dayName(s, plus, 3)}, ${on(s, plus)}</b>`, p.money(l, s.days[plus]!), `padding:16px 20px 6px;font-size:14px;color:${l.soft}`)}${trip(fares[0]!)}${trip(fares[1]!)}`;
      })
      .join('');
    return p.screen(
      l,
      `${p.phone(l)}${p.div('padding:10px 18px', icon('back', 26))}${p.div('padding:6px 20px;font-size:28px;line-height:1.15;font-weight:700', s.say('Actividad de ganancias', 'Earnings activity'))}${p.div('display:flex;gap:8px;padding:10px 20px;overflow:hidden', chip(p.week(l, SHORT_DAYS)) + chip(s.say('Todos', 'All')))}${p.div('padding:8px 20px', `${p.sum(l, s.total, 36, s.width - 60)}${p.soft(l, s.say(`${s.random.whole(21, 88)} viajes`, `${s.random.whole(21, 88)} trips`), 15)}`)}${days}`,
    );
  },
  // The statement of the week, with the balance before and after it.
  statement: (s) => {
    const l = uber(s, { theme: 'light' });
    const fee = p.near(s, 610, 132);
    const tips = p.near(s, 96, 24);
    const fares = s.total + fee - tips;
    const part = (name: string): string => p.div('padding:18px 20px 6px;font-size:19px;font-weight:700', name);
    return p.screen(
      l,
      `${p.phone(l)}${p.between(icon('back', 26), icon('share', 22), 'padding:10px 18px')}${p.div('padding:4px 20px', `${p.div('font-size:26px;font-weight:700', s.say('Resumen semanal', 'Weekly statement'))}${p.soft(l, p.week(l, WITH_HOURS), 14, 'padding-top:4px')}`)}${p.div('padding:14px 20px 2px', `${p.soft(l, s.say('Tus ganancias', 'Your earnings'), 15)}${p.sum(l, s.total, 40, s.width - 60)}`)}${part(s.say('Desglose de ganancias', 'Earnings breakdown'))}${p.rows(
        l,
        [
          [s.say('Tarifas', 'Fares'), p.money(l, fares)],
          [s.say('Tarifa de servicio', 'Service fee'), p.money(l, -fee)],
          [s.say('Propinas', 'Tips'), p.money(l, tips)],
        ],
        'padding:9px 20px;font-size:15px',
      )}${part(s.say('Saldo', 'Balance'))}${p.rows(
        l,
        [
          [s.say(`Saldo inicial el ${on(s, 0)}`, `Starting balance at ${on(s, 0)}`), p.money(l, 0)],
          [s.say('Ganancias', 'Earnings'), p.money(l, s.total)],
          [s.say('Transferido a tu banco', 'Transferred to bank'), p.money(l, -s.total)],
          [`<b>${s.say(`Saldo final el ${on(s, 7)}`, `Ending balance at ${on(s, 7)}`)}</b>`, `<b>${p.money(l, 0)}</b>`],
        ],
        'padding:9px 20px;font-size:15px',
      )}`,
    );
  },
  // On black: what was paid in cash and what by card.
  cashAndCard: (s) => {
    const l = uber(s, { theme: 'dark', last: 6, paint: { panel: '#1f1f1f' } });
    const [cash, paid] = p.split(s.total, s.random.between(0.2, 0.6));
    const fee = p.near(s, 480, 118);
    const half = (name: string, value: number, dot: string): string =>
      p.div(
        `flex:1;padding:14px;border-radius:12px;background:${l.panel}`,
        `${p.soft(l, `${p.span(`display:inline-block;width:9px;height:9px;border-radius:50%;background:${dot};margin-right:6px`, '')}${name}`, 13)}${p.div('font-size:18px;font-weight:700;padding-top:5px', p.money(l, value))}`,
      );
    const filled = Math.round((cash! / s.total) * 100);
    return p.screen(
      l,
      `${p.phone(l)}${p.between(icon('close', 24), s.say('Ayuda', 'Help'), 'padding:12px 20px;font-size:15px')}${p.div('padding:4px 20px', `${p.div('font-size:17px;font-weight:600', p.week(l, WITH_WEEKDAYS))}${p.sum(l, s.total, 50, s.width - 50, 'padding-top:6px')}${p.soft(l, s.say('Ganancias de la semana', 'Weekly earnings'), 15)}`)}${p.div(`height:10px;margin:16px 20px 8px;border-radius:5px;background:linear-gradient(90deg,#3fbf6f ${filled}%,#5b91f5 0)`, '')}${p.div('display:flex;gap:10px;padding:6px 20px', half(s.say('Efectivo', 'Cash'), cash!, '#3fbf6f') + half(s.say('Tarjeta', 'Card'), paid!, '#5b91f5'))}${p.rows(
        l,
        [
          [s.say('Pagos de usuarios', 'Customer payments'), p.money(l, s.total + fee)],
          [s.say('Tarifa de servicio de Uber', 'Uber service fee'), p.money(l, -fee)],
          [s.say('Viajes', 'Trips'), p.count(s, 21, 90)],
          [s.say('Horas en línea', 'Time online'), p.worked(s)],
        ],
      )}${p.soft(l, s.say('Lo que cobraste en efectivo se resta de tu próximo pago.', 'Cash you collected is taken off your next payout.'), 13, 'padding:14px 20px;line-height:1.4')}`,
      uberPlaces(l),
    );
  },
  // The week between offers of the app.
  betweenOffers: (s) => {
    const l = uber(s, { last: s.random.pick([6, 7]) });
    const offer = p.card(
      l,
      p.between(
        `<b style="font-size:17px">${s.say(`Gana ${p.bonus(l, 650, 80)} extra`, `Make ${p.bonus(l, 650, 80)} extra`)}</b>${p.soft(l, s.say('Completa 40 viajes, del viernes al domingo', 'Complete 40 trips, Friday to Sunday'), 13)}`,
        icon('gift', 34),
      ),
      `background:${l.tint}22`,
    );
    return p.screen(
      l,
      `${p.phone(l)}${p.between(p.span('font-size:26px;font-weight:700', s.say('Tus ganancias', 'Your earnings')), icon('calendar', 24), 'padding:10px 20px')}${offer}${p.div(
        `margin:10px 16px;padding:18px;border-radius:14px;border:1px solid ${l.line}`,
        `${p.between(p.span(`font-size:15px;color:${l.soft}`, p.week(l, SHORT_DAYS)), icon('right', 18))}${p.sum(l, s.total, 38, s.width - 80, 'padding:6px 0')}${p.between(s.say(`${s.random.whole(20, 90)} viajes`, `${s.random.whole(20, 90)} trips`), p.worked(s), `font-size:14px;color:${l.soft}`)}${p.div(`margin-top:14px;padding:11px;border-radius:8px;background:${l.panel};text-align:center;font-weight:600`, s.say('Ver detalles', 'See details'))}`,
      )}${p.div('padding:14px 20px 2px;font-size:19px;font-weight:700', s.say('Más formas de ganar', 'More ways to earn'))}${p.rows(
        l,
        [
          [s.say('Invita a un amigo', 'Refer a friend'), s.say('hasta ', 'up to ') + p.bonus(l, 1200, 250)],
          [s.say('Nivel Oro: faltan 130 puntos', 'Gold tier: 130 points to go'), icon('right', 16)],
          [s.say('Descuento en gasolina', 'Gas cash back'), '5 %'],
        ],
      )}`,
      uberPlaces(l),
    );
  },
  // A statement on the page for drivers, in the phone's browser.
  browser: (s) => {
    const l = uber(s, {
      theme: 'light',
      last: 7,
      tint: '#000000',
      font: s.random.pick(['Liberation Sans', 'DejaVu Sans']),
    });
    const [fares, tips, promos] = p.split(s.total, 0.84, 0.06);
    const first = dayOf(s.start);
    return p.screen(
      l,
      `${p.phone(l)}${p.div(`display:flex;align-items:center;gap:10px;padding:8px 14px;background:${l.panel}`, `${icon('home', 20)}${p.span('flex:1;padding:8px 14px;border-radius:20px;background:#fff;font-size:14px', `${icon('lock', 13)} drivers.uber.com`)}${icon('dots', 20)}`)}${p.between(`<b style="font-size:22px">Uber</b>`, icon('menu', 24), 'padding:13px 18px;background:#000;color:#fff')}${p.div('padding:18px', `${p.soft(l, s.say('Ganancias › Estados de cuenta', 'Earnings › Statements'), 13)}${p.div('font-size:22px;font-weight:700;line-height:1.25;padding-top:8px', p.week(l, WITH_YEAR))}${p.soft(l, `ID ${s.random.whole(100, 999)}${two(first.d)}-${s.random.whole(10_000, 99_999)}`, 12, 'padding-top:4px')}`)}${p.div(
        `margin:0 18px;border:1px solid ${l.line};border-radius:8px`,
        `${p.div('padding:14px 16px', `${p.div('font-size:15px', s.say('Ganancias totales', 'Total earnings'))}${p.sum(l, s.total, 32, s.width - 90)}`)}${p.rows(
          l,
          [
            [s.say('Tarifas de viajes', 'Trip fares'), p.money(l, fares!)],
            [s.say('Propinas', 'Tips'), p.money(l, tips!)],
            [s.say('Promociones', 'Promotions'), p.money(l, promos!)],
          ],
          'padding:11px 16px;font-size:14px',
        )}`,
      )}${p.button(l, s.say('Descargar PDF', 'Download PDF'), 'margin:18px')}${p.soft(l, s.say('Este documento no es una factura.', 'This document is not an invoice.'), 12, 'padding:0 18px')}`,
    );
  },
};

/** A day of the week in its chart: not the week. */
export const uberDay: Design = (s) => {
  const l = uber(s);
  const plus = s.random.whole(1, 5);
  const day = p.near(s, 1120, 186);
  s.end = isoPlus(s.start, 7);
  const [fares, tips] = p.split(day, 0.93);
  return p.screen(
    l,
    `${p.phone(l)}${p.between(icon('back', 24), s.say('Ayuda', 'Help'), 'padding:10px 20px;font-size:15px')}${p.div('text-align:center;font-size:17px;padding:12px', onDay(s, plus))}${p.sum(l, day, 46, s.width - 60, 'text-align:center')}${p.columns(
      l,
      [
        [`${s.random.whole(3, 11)} h ${s.random.whole(1, 59)} min`, s.say('En línea', 'Online')],
        [p.count(s, 5, 19), s.say('Viajes', 'Trips')],
      ],
    )}${p.gap(l)}${p.rows(l, [
      [s.say('Tarifa neta', 'Net fare'), p.money(l, fares!)],
      [s.say('Propinas', 'Tips'), p.money(l, tips!)],
      [`<b>${s.say('Ganancias del día', 'Total for the day')}</b>`, `<b>${p.money(l, day)}</b>`],
    ])}${p.div('padding:16px 20px 4px;font-size:19px;font-weight:700', s.say('Viajes', 'Trips'))}${p.rows(l, [
      [`UberX · ${time(s)}`, p.nearly(l, 92, 16)],
      [`UberX · ${time(s)}`, p.nearly(l, 92, 16)],
      [`Comfort · ${time(s)}`, p.nearly(l, 140, 24)],
    ])}`,
    uberPlaces(l),
  );
};
