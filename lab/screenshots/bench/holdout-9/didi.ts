import { icon, on, onDay, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import type { Design } from '../scene.ts';
import * as k from './parts.ts';
import { BEGUN, FIGURES, TO_SUNDAY, TO_SUNDAY_DATED } from './weeks.ts';

/** As the orange app shows a week to its drivers. */
export const DIDI_WEEKS: Record<string, Design> = {
  // Day, week, month to choose from; the week's sum and how it was paid.
  tabOfWeek: (s) => {
    const l = h.didi(s);
    const trips = h.tripsOf(s);
    const [cash, bank] = p.split(s.total, s.random.between(0.3, 0.65));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mis ganancias', 'My earnings'), 'back', 'help'),
        h.underlined(l, s.say('Día,Semana,Mes', 'Day,Week,Month').split(','), 1),
        k.roundPager(l, p.week(l, s.random.pick([FIGURES, TO_SUNDAY])), 'padding-top:14px'),
        p.soft(l, s.say('Ganancias totales', 'Total earnings'), 15, 'text-align:center;padding-top:10px'),
        p.sum(l, s.total, 44, s.width - 60, 'text-align:center;padding-bottom:10px'),
        p.columns(l, [
          [String(trips), s.say('Viajes', 'Trips')],
          [q.hoursFor(s, trips), s.say('Tiempo en línea', 'Online time')],
        ]),
        p.gap(l),
        p.rows(l, [
          [`${icon('wallet', 20, `color:${l.tint}`)} &nbsp;${s.say('Efectivo', 'Cash')}`, p.money(l, cash!)],
          [`${icon('bank', 20, `color:${l.tint}`)} &nbsp;${s.say('Depósito', 'Deposit')}`, p.money(l, bank!)],
          [
            `${icon('gift', 20, `color:${l.tint}`)} &nbsp;${s.say('Recompensas incluidas', 'Rewards included')}`,
            p.money(l, h.adds(s.total * 0.08)),
          ],
        ]),
        p.div('height:12px', ''),
        p.gap(l),
        p.bars(l, 60, weekdays(s, 3), l.tint, 4),
        h.further(l),
      ),
    );
  },
  // The weeks one below the other, one of them opened.
  openOfWeeks: (s) => {
    const l = h.didi(s);
    const at = s.random.whole(0, 2);
    const texts = weeksAround(
      l,
      s.random.pick([FIGURES, TO_SUNDAY_DATED]),
      [0, 1, 2, 3, 4].map((row) => at - row),
    );
    const [fares, rewards, tips] = p.split(s.total, 0.88, 0.09);
    const trips = h.tripsOf(s);
    const box = (row: number): string =>
      p.div(
        `margin:10px 14px 0;padding:14px 16px;border-radius:14px;background:${l.ground};${row === at ? `border:1px solid ${l.tint}` : ''}`,
        h.stack(
          p.between(
            `${p.soft(l, texts[row]!, 14)}${p.span('font-size:20px;font-weight:700', row === at ? p.money(l, s.total) : q.anotherWeek(l))}`,
            icon(row === at ? 'up' : 'down', 18, `color:${l.soft}`),
          ),
          row === at
            ? p.div(
                `margin-top:10px;border-top:1px solid ${l.line};padding-top:6px;font-size:14px`,
                [
                  [s.say('Tarifas de viajes', 'Trip fares'), p.money(l, fares!)],
                  [s.say('Recompensas', 'Rewards'), p.money(l, rewards!)],
                  [s.say('Propinas', 'Tips'), p.money(l, tips!)],
                  [s.say('Viajes terminados', 'Completed trips'), String(trips)],
                ]
                  .map(([name, value]) => p.between(p.span(`color:${l.soft}`, name!), value!, 'padding:5px 0'))
                  .join(''),
              )
            : '',
        ),
      );
    const ground = l.ground === '#000000' ? '#141416' : '#f2f2f4';
    return p.screen(
      { ...l, ground },
      h.stack(
        p.div(`background:${l.ground}`, `${p.phone(l)}${q.bar(l, s.say('Historial semanal', 'Weekly history'))}`),
        ...texts.map((_, row) => box(row)),
      ),
    );
  },
  // What will be deposited is large; what the week made is the first line below it, its dates the last.
  depositOfWeek: (s) => {
    const l = h.didi(s);
    const cash = h.adds(s.total * s.random.between(0.3, 0.6));
    const debt = p.near(s, 120, 22);
    return p.screen(
      l,
      h.stack(
        p.div(
          `background:${l.tint};color:#fff;padding-bottom:20px`,
          h.stack(
            p.phone(l, '#fff'),
            p.div(
              'display:flex;align-items:center;padding:10px 18px;font-size:17px;font-weight:600',
              `${icon('back', 22)}${p.span('flex:1;text-align:center;padding-right:22px', s.say('Detalle del depósito', 'Deposit details'))}`,
            ),
            p.div('text-align:center;font-size:14px;padding-top:12px', s.say('Monto depositado', 'Amount deposited')),
            p.sum(l, h.adds(s.total, -cash, -debt), 38, s.width - 60, 'text-align:center'),
            p.div(
              'text-align:center;font-size:14px',
              s.say(
                `Enviado el ${on(s, 9)} a BBVA ••${s.random.whole(1000, 9999)}`,
                `Sent ${on(s, 9)} to BBVA ••${s.random.whole(1000, 9999)}`,
              ),
            ),
          ),
        ),
        p.rows(l, [
          [h.bold(s.say('Ganancias totales', 'Total earnings')), h.bold(p.money(l, s.total))],
          [s.say('Efectivo cobrado', 'Cash collected'), p.money(l, -cash)],
          [s.say('Saldo anterior', 'Previous balance'), p.money(l, -debt)],
          [s.say('Depósito', 'Deposit'), p.money(l, h.adds(s.total, -cash, -debt))],
          [s.say('Referencia', 'Reference'), `D${s.random.whole(100_000, 999_999)}`],
          [s.say('Semana', 'Week'), p.week(l, s.random.pick([FIGURES, TO_SUNDAY]))],
        ]),
        p.between(
          s.say('¿No ves tu depósito?', 'Deposit not there?'),
          p.span(`color:${l.tint}`, s.say('Ayuda', 'Help')),
          'padding:16px 20px;font-size:15px',
        ),
        h.further(l),
      ),
    );
  },
  // The days one by one; the page is pulled up under the week's head.
  daysOfWeek: (s) => {
    const l = h.didi(s);
    const trips = q.tripsOfDays(s, q.fare(s));
    return p.screen(
      l,
      h.scrolled(
        l,
        h.stack(
          p.phone(l),
          q.bar(l, s.say('Ganancias', 'Earnings'), 'back', 'calendar'),
          q.tabs(l, s.say('Hoy,Semanal,Mensual', 'Today,Weekly,Monthly').split(','), 1),
          p.between(
            `${p.span('font-size:15px', `${p.week(l, s.random.pick([TO_SUNDAY, BEGUN]))} ${icon('down', 13)}`)}`,
            p.span(`font-size:22px;font-weight:700;color:${l.tint}`, p.money(l, s.total)),
            'padding:10px 20px 14px',
          ),
        ),
        s.random.pick([0, 18, 40]),
        h.stack(
          ...s.days.map((day, at) =>
            p.between(
              `${onDay(s, at)}${p.soft(l, s.say(`${trips[at]} viajes`, `${trips[at]} trips`), 13)}`,
              `${p.money(l, day)} ${icon('right', 15, `color:${l.soft}`)}`,
              `padding:12px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
            ),
          ),
          p.soft(
            l,
            s.say('La semana va de lunes a domingo.', 'Weeks run from Monday to Sunday.'),
            13,
            'padding:14px 20px',
          ),
        ),
      ),
    );
  },
  // From what passengers paid down to what is left after fees and taxes.
  downToNet: (s) => {
    const l = h.didi(s);
    const fee = h.adds(s.total * s.random.between(0.12, 0.22));
    const [vat, income] = p.split(h.adds(s.total * 0.1), 0.79);
    const rewards = h.adds(s.total * 0.07);
    const paid = h.adds(s.total, fee, vat!, income!, -rewards);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Detalle de ganancias', 'Earnings details'), 'back', 'share'),
        p.between(
          s.say('Periodo', 'Period'),
          p.week(l, s.random.pick([FIGURES, TO_SUNDAY_DATED])),
          `margin:6px 16px;padding:12px 14px;border-radius:10px;background:${l.panel};font-size:14px`,
        ),
        h.line(
          l,
          h.bold(s.say('Pagado por pasajeros', 'Paid by passengers')),
          h.bold(p.money(l, paid)),
          'font-size:16px;padding-top:14px',
        ),
        h.line(l, s.say('Tarifa de servicio DiDi', 'DiDi service fee'), p.money(l, -fee)),
        h.line(l, s.say('Retención de IVA', 'VAT withheld'), p.money(l, -vat!)),
        h.line(l, s.say('Retención de ISR', 'Income tax withheld'), p.money(l, -income!)),
        h.line(l, s.say('Recompensas', 'Rewards'), p.money(l, rewards)),
        p.between(
          p.span('font-size:17px;font-weight:700', s.say('Ganancias netas', 'Net earnings')),
          p.span(`font-size:24px;font-weight:700;color:${l.tint}`, p.money(l, s.total)),
          `margin:12px 16px;padding:16px 14px;border-radius:12px;border:1px solid ${l.line}`,
        ),
        h.further(l),
        s.random.chance(0.6) ? h.toast(s.say('Copiado al portapapeles', 'Copied to clipboard'), 90) : '',
      ),
    );
  },
  // Fees of trips paid in cash are more than what came in.
  weekBelowZero: (s) => {
    const l = h.didi(s, { theme: 'light' });
    const loss = p.lose(s);
    const fares = p.near(s, 380, 70);
    const [fee, fine] = p.split(h.adds(fares, -loss), 0.3);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mis ganancias', 'My earnings'), 'back', 'help'),
        h.underlined(l, s.say('Día,Semana,Mes', 'Day,Week,Month').split(','), 1),
        k.roundPager(l, p.week(l, s.random.pick([FIGURES, TO_SUNDAY])), 'padding-top:14px'),
        p.soft(l, s.say('Ganancias totales', 'Total earnings'), 15, 'text-align:center;padding-top:12px'),
        p.sum(l, loss, 44, s.width - 60, 'text-align:center;color:#d3261b'),
        h.banner(
          'info',
          s.say(
            'Esta semana tus cargos fueron mayores que tus viajes.',
            'Your charges were more than your trips this week.',
          ),
          '#c2460a',
        ),
        h.line(l, s.say('Viajes (5)', 'Trips (5)'), p.money(l, fares), 'padding-top:16px'),
        h.line(l, s.say('Tarifa de servicio', 'Service fee'), p.money(l, -fee!)),
        h.line(l, s.say('Cargo por cancelaciones', 'Cancellation charge'), p.money(l, -fine!)),
        h.endLine(l, s.say('Total', 'Total'), p.money(l, loss), 'margin:6px 20px 0;padding:12px 0'),
        h.further(l),
      ),
    );
  },
};
