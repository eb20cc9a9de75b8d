import { icon, on, onDay, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import type { Design } from '../scene.ts';
import * as q from './parts.ts';
import { DIGITS, HOURLY, SHORT, TO_SUNDAY, weeksAround, YEARLY } from './weeks.ts';

/** Pages on which the week is easy to find. */
export const ORDINARY_WEEKS: Record<string, Design> = {
  // The week in a pill to choose it by, bars on a grid with amounts, figures and parts.
  gridOfWeek: (s) => {
    const l = q.uber(s);
    const trips = q.total(q.tripsOfDays(s, q.fare(s)));
    const [net, offers, tips] = p.split(s.total, 0.86, 0.09);
    return p.screen(
      l,
      `${p.phone(l)}${p.between(p.span('font-size:27px;font-weight:700', s.say('Ganancias', 'Earnings')), p.span(`padding:7px 14px;border-radius:18px;background:${l.panel};font-size:14px`, s.say('Ayuda', 'Help')), 'padding:8px 20px')}${p.div('padding:4px 20px', `${p.span(`display:inline-block;padding:8px 14px;border-radius:20px;background:${l.panel};font-size:15px`, `${p.week(l, SHORT)} ${icon('down', 14)}`)}${p.sum(l, s.total, 38, s.width - 40, 'padding-top:10px')}`)}${q.gridChart(l, 96, s.say('L M M J V S D', 'M T W T F S S').split(' '))}${p.columns(
        l,
        [
          [q.hoursFor(s, trips), s.say('En línea', 'Online')],
          [String(trips), s.say('Viajes', 'Trips')],
          [String(trips * 2), s.say('Puntos', 'Points')],
        ],
        true,
      )}${p.rows(
        l,
        [
          [s.say('Tarifa neta', 'Net fare'), p.money(l, net!)],
          [s.say('Promociones', 'Promotions'), p.money(l, offers!)],
          [s.say('Propinas', 'Tips'), p.money(l, tips!)],
        ],
        'padding:9px 20px',
      )}`,
      q.nav(l),
    );
  },
  // What riders paid in cash is taken from what the bank gets.
  cashCollected: (s) => {
    const l = q.uber(s, { country: 'mx', paint: { tint: '#276ef1' } });
    const [fares, fee, offers, tips] = p.split(s.total, 1.24, -0.31, 0.04);
    const [cash, bank] = p.split(s.total, s.random.between(0.25, 0.6));
    const strong = (left: string, right: string): string =>
      p.between(left, right, `padding:11px 20px;font-size:16px;font-weight:700;border-top:2px solid ${l.ink}`);
    return p.screen(
      l,
      `${p.phone(l)}${q.bar(l, s.say('Resumen semanal', 'Weekly summary'), 'close', 'share')}${p.div('padding:6px 20px 10px', `${p.soft(l, p.week(l, SHORT), 15)}${p.div('display:flex;align-items:center;gap:10px', `${p.sum(l, s.total, 34, s.width - 90)}${icon('info', 18)}`)}${p.soft(l, s.say('Tus ganancias', 'Your earnings'), 14)}`)}${p.gap(l, 6)}${p.rows(
        l,
        [
          [s.say('Tarifas de los viajes', 'Trip fares'), p.money(l, fares!)],
          [s.say('Tarifa de servicio', 'Service fee'), p.money(l, fee!)],
          [s.say('Promociones', 'Promotions'), p.money(l, offers!)],
          [s.say('Propinas', 'Tips'), p.money(l, tips!)],
        ],
        'padding:10px 20px;font-size:15px;border-bottom:0',
      )}${strong(s.say('Ganancias', 'Earnings'), p.money(l, s.total))}${p.gap(l, 6)}${p.rows(
        l,
        [
          [s.say('Efectivo cobrado', 'Cash collected'), p.money(l, -cash!)],
          [s.say('Depósito bancario', 'Bank transfer'), p.money(l, bank!)],
        ],
        'padding:10px 20px;font-size:15px;border-bottom:0',
      )}${p.soft(l, s.say(`Enviado el ${on(s, 8)} a la cuenta ••${s.random.whole(1000, 9999)}`, `Sent ${on(s, 8)} to account ••${s.random.whole(1000, 9999)}`), 13, 'padding:2px 20px')}${p.button(l, s.say('Ver actividad', 'See activity'))}`,
    );
  },
  // A line for each day with its trips, the sum of all above them.
  activityByDay: (s) => {
    const l = q.uber(s, { last: s.random.pick([6, 7]) });
    const trips = q.tripsOfDays(s, q.fare(s));
    const line = (day: number, k: number): string =>
      p.between(
        `${p.dayName(s, k)}, ${on(s, k)}${p.soft(l, s.say(`${trips[k]} viajes`, `${trips[k]} trips`), 12)}`,
        `${p.money(l, day)} ${icon('right', 13, `color:${l.soft}`)}`,
        `margin:0 20px;padding:7px 0;font-size:15px;border-bottom:1px solid ${l.line}`,
      );
    return p.screen(
      l,
      `${p.phone(l)}${q.bar(l, s.say('Actividad de ganancias', 'Earnings activity'))}${q.tabs(l, s.say('Día Semana Mes', 'Day Week Month').split(' '), 1)}${p.card(l, `${p.div('display:flex;justify-content:space-between;font-size:15px', `${icon('left', 18)}${p.span('', p.week(l, s.random.pick([SHORT, YEARLY])))}${icon('right', 18)}`)}${p.sum(l, s.total, 32, s.width - 90, 'text-align:center;padding-top:6px')}${p.soft(l, s.say(`${q.total(trips)} viajes · ${q.hoursFor(s, q.total(trips))}`, `${q.total(trips)} trips · ${q.hoursFor(s, q.total(trips))}`), 13, 'text-align:center')}`)}${s.days.map(line).reverse().join('')}`,
    );
  },
  // A courier's weeks below each other; only one of them is open.
  courierWeeks: (s) => {
    const l = q.courier(s);
    const above = s.random.whole(0, 1);
    const texts = weeksAround(l, s.random.pick([TO_SUNDAY, DIGITS]), above ? [1, 0, -1, -2, -3] : [0, -1, -2, -3, -4]);
    const drops = q.total(q.tripsOfDays(s, p.near(s, 47, 9)));
    const [base, tips, extra] = p.split(s.total, 0.57, 0.36);
    const closed = (text: string): string =>
      p.between(
        text,
        `${p.span(`color:${l.soft}`, q.anotherWeek(l))} &nbsp;${icon('down', 14)}`,
        `padding:15px 20px;font-size:15px;border-bottom:1px solid ${l.line}`,
      );
    const open = (text: string): string =>
      p.div(
        `padding:15px 20px;background:${l.panel};border-left:4px solid ${l.tint}`,
        `${p.between(`<b>${text}</b>`, `<b>${p.money(l, s.total)}</b> &nbsp;${icon('up', 14)}`, 'font-size:16px')}${p.rows(
          l,
          [
            [s.say('Pago por entregas', 'Base pay'), p.money(l, base!)],
            [s.say('Propinas', 'Customer tips'), p.money(l, tips!)],
            [s.say('Incentivos', 'Peak pay'), p.money(l, extra!)],
            [s.say('Pedidos entregados', 'Deliveries'), String(drops)],
          ],
          'padding:8px 0;font-size:14px;border-bottom:0',
        )}`,
      );
    return p.screen(
      l,
      `${p.phone(l)}${p.div(`padding:12px 20px 14px;font-size:25px;font-weight:700;border-bottom:1px solid ${l.line}`, s.say('Mis pagos', 'Earnings'))}${p.soft(l, s.say('Semanas anteriores', 'Past weeks'), 13, 'padding:14px 20px 6px;text-transform:uppercase;letter-spacing:.06em')}${texts.map((text, k) => (k === above ? open(text) : closed(text))).join('')}`,
      q.nav(l),
    );
  },
  // The company's pages in a browser: a statement with its tables.
  portalStatement: (s) => {
    [s.width, s.height] = s.random.pick([
      [1366, 768],
      [1440, 900],
      [1280, 720],
    ]);
    const l = q.uber(s, { theme: 'light' });
    const [net, offers, tips] = p.split(s.total, 0.88, 0.05);
    const [early, bank] = p.split(s.total, s.random.between(0.2, 0.6));
    const menu = s
      .say(
        'Inicio,Ganancias,Estados de cuenta,Datos bancarios,Información fiscal,Vehículos',
        'Home,Earnings,Statements,Payout details,Tax information,Vehicles',
      )
      .split(',')
      .map((name, k) =>
        p.div(
          `padding:13px 28px;font-size:15px;${k === 2 ? `font-weight:700;border-left:4px solid #000;background:${l.panel}` : ''}`,
          name,
        ),
      );
    const table = (title: string, lines: [string, string][]): string =>
      p.div(
        `flex:1;border:1px solid ${l.line};border-radius:10px;padding:10px 4px`,
        `${q.heading(l, title, 17)}${p.rows(l, lines, 'font-size:14px;padding:11px 20px')}`,
      );
    return p.screen(
      l,
      `${p.div('height:36px;background:#dee1e6;padding:8px 14px', p.span('background:#fff;border-radius:8px 8px 0 0;padding:8px 18px 12px;font:12px Liberation Sans', `${s.say('Estado de cuenta', 'Statement')} | Uber &nbsp; ×`))}${p.div('height:36px;background:#fff;border-bottom:1px solid #ddd;padding:6px 90px', p.div('background:#f1f3f4;border-radius:14px;padding:5px 16px;font:13px Liberation Sans', `drivers.uber.com/earnings/statements/${s.random.whole(10000, 99999)}`))}${p.div(
        'display:flex',
        `${p.div('width:230px;padding-top:22px', `${p.div('padding:0 28px 20px;font-size:24px;font-weight:700', 'Uber')}${menu.join('')}`)}${p.div(
          'flex:1;padding:26px 44px',
          `${p.soft(l, s.say('Estado de cuenta semanal', 'Weekly statement'), 14)}${p.div('font-size:23px;font-weight:700;padding:4px 0', p.week(l, HOURLY))}${p.between(p.sum(l, s.total, 44, 500), p.span('padding:10px 18px;border-radius:8px;background:#000;color:#fff;font-size:14px', s.say('Descargar PDF', 'Download PDF')))}${p.soft(l, s.say('Ganancias de la semana', 'Earnings of the week'), 14)}${p.div(
            'display:flex;gap:22px;padding-top:22px',
            `${table(s.say('Desglose de ganancias', 'Earnings breakdown'), [
              [s.say('Tarifa neta', 'Net fare'), p.money(l, net!)],
              [s.say('Promociones', 'Promotions'), p.money(l, offers!)],
              [s.say('Propinas', 'Tips'), p.money(l, tips!)],
              [`<b>${s.say('Total', 'Total')}</b>`, `<b>${p.money(l, s.total)}</b>`],
            ])}${table(s.say('Pagos', 'Payouts'), [
              [s.say('Saldo inicial', 'Starting balance'), p.money(l, 0)],
              [s.say('Retiro inmediato', 'Instant Pay'), p.money(l, early!)],
              [s.say('Transferencia bancaria', 'Bank transfer'), p.money(l, bank!)],
              [s.say('Saldo final', 'Ending balance'), p.money(l, 0)],
            ])}`,
          )}${p.div('margin-top:22px', q.heading(l, s.say('Ganancias por día', 'Earnings by day'), 17, 'padding-left:0'))}${p.columns(
            l,
            s.days.map((day, k): [string, string] => [
              p.span('font-size:14px', p.money(l, day)),
              onDay(s, k).split(/,? /)[0]!,
            ]),
            true,
          )}`,
        )}`,
      )}`,
    );
  },
  // A summary in sentences and figures, with what the rides were made of.
  summaryOfRides: (s) => {
    const l = q.lyft(s, { paint: { panel: s.ink === '#f4f4f4' ? '#1d1a26' : '#f6f3fc' } });
    const rides = q.total(q.tripsOfDays(s, q.fare(s)));
    const [pay, tips, extra] = p.split(s.total, 0.8, 0.13);
    return p.screen(
      l,
      `${p.phone(l)}${p.div('padding:10px 20px', icon('back', 24))}${p.div('padding:2px 20px 14px', `${p.div('font-size:26px;font-weight:700;line-height:1.2', s.say('Resumen de tu semana', 'Your weekly summary'))}${p.soft(l, p.week(l, s.random.pick([TO_SUNDAY, YEARLY])), 15, 'padding-top:6px')}`)}${p.card(l, `${p.between(s.say('Ganaste', 'You earned'), icon('info', 17), 'font-size:15px')}${p.sum(l, s.total, 42, s.width - 80)}${p.bars(l, 54, weekdays(s, 3))}`)}${p.columns(
        l,
        [
          [String(rides), s.say('Viajes', 'Rides')],
          [q.hoursFor(s, rides), s.say('Conectado', 'Online')],
        ],
      )}${p.rows(
        l,
        [
          [s.say('Ganancias por viajes', 'Ride earnings'), p.money(l, pay!)],
          [s.say('Propinas', 'Tips'), p.money(l, tips!)],
          [s.say('Bonos', 'Bonuses'), p.money(l, extra!)],
        ],
        'padding:11px 20px;border-bottom:0',
      )}${p.button(l, s.say('Ver cada viaje', 'See each ride'), 'border-radius:24px')}`,
    );
  },
  // An orange head, the days as lying bars with amounts, what came in which way.
  lyingBarsOfWeek: (s) => {
    const l = q.didi(s, { paint: { onTint: '#fff' } });
    const [fares, rewards, tips] = p.split(s.total, 0.89, 0.08);
    const head = { ...l, ink: '#fff', soft: '#fff' };
    return p.screen(
      l,
      `${p.div(`background:${l.tint};color:#fff;padding-bottom:14px;border-radius:0 0 18px 18px`, `${p.phone(head, '#fff')}${q.bar(head, s.say('Mis ganancias', 'My earnings'), 'back', 'help')}${p.div('display:flex;justify-content:center;gap:14px;align-items:center;font-size:15px', `${icon('left', 16)}${p.week(l, s.random.pick([DIGITS, YEARLY]))}${icon('right', 16)}`)}${p.sum(l, s.total, 36, s.width - 60, 'text-align:center;padding-top:8px')}${p.div('text-align:center;font-size:13px', s.say('Ganancia total', 'Total earnings'))}`)}${p.div('padding:10px 0', q.lyingBars(l, weekdays(s, 3)))}${p.gap(l)}${p.rows(
        l,
        [
          [s.say('Ganancias por viajes', 'Trip earnings'), p.money(l, fares!)],
          [s.say('Recompensas', 'Rewards'), p.money(l, rewards!)],
          [s.say('Propinas', 'Tips'), p.money(l, tips!)],
        ],
        'padding:10px 20px;font-size:15px',
      )}`,
    );
  },
};
