import { icon, monthYear, on, onDay, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, NAMED, SAID_TURNING, SLASHED, TURNING } from '../holdout-10/weeks.ts';
import type { Design } from '../scene.ts';
import * as m from './parts.ts';

/** The driver's own pages that are no week's earnings. */
export const OWN_PAGES: Record<string, Design> = {
  // What was sent to the bank, one line for each transfer.
  listOfPayouts: (s) => {
    const l = h.uber(s);
    const account = s.random.whole(1000, 9999);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Actividad de pagos', 'Payout activity'), 'back', 'help'),
        p.card(
          l,
          `${p.soft(l, s.say('Próximo pago', 'Next payout'), 14)}${p.sum(l, p.near(s, 2100, 380), 32, s.width - 90)}${p.soft(l, onDay(s, 14), 14)}`,
        ),
        ...[8, 7, 4, 1, 0, -3, -6].map((day) =>
          p.between(
            `${day % 7 === 0 ? s.say('Pago semanal', 'Weekly payout') : s.say('Retiro inmediato', 'Instant cashout')}${p.soft(l, `${on(s, day)} · ••${account}`, 13)}`,
            p.nearly(l, 1500, 290),
            `padding:11px 20px;font-size:15px;border-bottom:1px solid ${l.line}`,
          ),
        ),
      ),
      k.tabsOfUber(l),
    );
  },
  // One day's trips, drawn up; the day and its sum stay above.
  dayDrawnUp: (s) => {
    const l = h.didi(s);
    const day = s.random.whole(0, 6);
    const made = p.near(s, 980, 170);
    return p.screen(
      l,
      h.scrolled(
        l,
        h.stack(
          p.phone(l),
          q.bar(l, s.say('Historial de viajes', 'Trip history'), 'back', 'calendar'),
          p.between(h.bold(onDay(s, day)), h.bold(p.money(l, made)), 'padding:8px 20px 12px;font-size:18px'),
        ),
        s.random.whole(10, 50),
        h.stack(
          m.tripLines(l, made, 11, [s.say('DiDi Express', 'DiDi Express'), 'Pon tu precio', 'DiDi Entrega']),
          p.soft(l, s.say('No hay más viajes', 'No more trips'), 14, 'text-align:center;padding:16px'),
        ),
      ),
    );
  },
  // A friend's sign-up, with what it pays and until when.
  bonusForFriend: (s) => {
    const l = h.uber(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Recomienda y gana', 'Refer and earn'), 'close', 'share'),
        p.div('text-align:center;padding:26px 0 10px', icon('gift', 84, `color:${l.tint}`)),
        p.soft(l, s.say('Gana', 'Earn'), 16, 'text-align:center'),
        p.sum(l, s.country === 'mx' ? 2500 : 450, 46, s.width - 60, 'text-align:center'),
        p.div(
          'padding:4px 34px 16px;text-align:center;font-size:15px;line-height:1.45',
          s.say(
            `cuando tu amigo haga 75 viajes. Válido para invitaciones ${p.week(l, SAID_TURNING)}`,
            `when your friend takes 75 trips. Invites sent ${p.week(l, SAID_TURNING)}`,
          ),
        ),
        p.rows(l, [
          [s.say('Invitados', 'Invited'), '4'],
          [s.say('En proceso', 'In progress'), '1'],
          [s.say('Ganado hasta hoy', 'Earned to date'), p.money(l, 0)],
        ]),
      ),
      n.pill(l, s.say('Compartir código', 'Share code'), `background:${l.ink};color:${l.ground};margin-bottom:24px`),
    );
  },
  // The account behind the company's debit card: balance and movements.
  accountOfCard: (s) => {
    const l = s.random.chance(0.5) ? h.lyft(s) : h.uber(s);
    const title = s.platform === 'lyft' ? 'Lyft Direct' : 'Uber Pro Card';
    const move = (name: string, day: number, value: number): string =>
      p.between(
        `${name}${p.soft(l, on(s, day), 13)}`,
        `${value > 0 ? '+' : ''}${p.money(l, value)}`,
        `padding:11px 20px;font-size:15px;border-bottom:1px solid ${l.line}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, title, 'back', 'help'),
        p.div(
          `margin:6px 18px 12px;padding:18px;height:150px;border-radius:16px;background:linear-gradient(130deg,${l.tint},#222);color:#fff`,
          h.stack(
            p.div('font-size:14px;opacity:.85', s.say('Saldo disponible', 'Available balance')),
            p.sum(l, p.near(s, 3200, 610), 34, s.width - 110),
            p.div(
              'font-size:15px;padding-top:26px',
              `•••• ${s.random.whole(1000, 9999)} &nbsp; 0${s.random.whole(1, 9)}/29`,
            ),
          ),
        ),
        k.part(l, s.say('Esta semana', 'This week'), p.week(l, CLOSED)),
        move(s.say('Pago por viaje', 'Trip payout'), 6, p.near(s, 380, 74)),
        move(s.say('Gasolina', 'Gas station'), 5, -p.near(s, 520, 41)),
        move(s.say('Devolución 5%', 'Cash back 5%'), 5, p.near(s, 26, 2.1)),
        move(s.say('Pago por viaje', 'Trip payout'), 4, p.near(s, 610, 122)),
        move(s.say('Supermercado', 'Grocery'), 3, -p.near(s, 430, 58)),
      ),
    );
  },
  // A month under its own tab: one sum, a bar for each of its weeks.
  monthOfBars: (s) => {
    const l = h.lyft(s);
    const bar = (at: number): string =>
      p.div(
        `flex:1;text-align:center;font-size:12px;color:${l.soft}`,
        `${p.div(`height:${s.random.whole(40, 120)}px;margin:0 auto 6px;width:44px;border-radius:6px;background:${l.tint}`, '')}${s.say('Sem', 'Wk')} ${at + 1}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Ganancias', 'Earnings'), 26),
        q.tabs(l, s.say('Día,Semana,Mes,Año', 'Day,Week,Month,Year').split(','), 2),
        h.pager(l, h.bold(monthYear(s))),
        p.sum(l, p.near(s, 22_000, 4100), 46, s.width - 60, 'text-align:center'),
        p.div('display:flex;align-items:flex-end;padding:18px 20px 8px', [0, 1, 2, 3].map(bar).join('')),
        p.rows(l, [
          [s.say('Viajes', 'Rides'), String(s.random.whole(180, 320))],
          [s.say('Propinas', 'Tips'), p.nearly(l, 1900, 390)],
          [s.say('Bonos', 'Bonuses'), p.nearly(l, 1200, 240)],
          [s.say('En línea', 'Online'), s.say('148 h 20 min', '148 hr 20 min')],
        ]),
      ),
      k.tabsOfLyft(l),
    );
  },
  // Thanks and tips of riders in a week.
  tipsWithThanks: (s) => {
    const l = h.lyft(s);
    const tips = h.divided(s, p.near(s, 340, 92), 6);
    const words = s
      .say(
        '¡Gracias!,Muy amable,Excelente viaje,Buena música,Auto limpio,Todo bien',
        'Thank you!,So kind,Great ride,Good music,Clean car,All good',
      )
      .split(',');
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Propinas y comentarios', 'Tips and feedback'), 'back'),
        h.pager(l, p.week(l, s.random.pick([CLOSED, NAMED]))),
        p.sum(l, h.adds(...tips), 44, s.width - 60, 'text-align:center'),
        p.soft(
          l,
          s.say('en propinas de 6 pasajeros', 'in tips from 6 riders'),
          15,
          'text-align:center;padding-bottom:12px',
        ),
        ...tips.map((value, at) =>
          p.between(
            `“${words[at]}”${p.soft(l, onDay(s, 6 - at), 13)}`,
            p.money(l, value),
            `padding:10px 20px;font-size:15px;border-bottom:1px solid ${l.line}`,
          ),
        ),
      ),
      k.tabsOfLyft(l),
    );
  },
  // A promise of so much at least, if so many trips are made.
  guaranteedSum: (s) => {
    const l = h.didi(s);
    const [goal, done] = [s.random.pick([70, 80, 90]), s.random.whole(6, 60)];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias garantizadas', 'Guaranteed earnings'), 'back', 'help'),
        p.div(
          `margin:8px 16px;padding:20px;border-radius:16px;background:${l.tint};color:#fff`,
          h.stack(
            p.div('font-size:15px', p.week(l, s.random.pick([SLASHED, CLOSED]))),
            p.div('font-size:17px;font-weight:700;padding-top:8px', s.say('Gana mínimo', 'Earn at least')),
            p.sum(l, s.random.pick([4500, 5200, 6000]), 44, s.width - 90),
            p.div('font-size:15px', s.say(`haciendo ${goal} viajes`, `for ${goal} trips`)),
          ),
        ),
        p.rows(l, [
          [s.say('Viajes hechos', 'Trips done'), `${done}/${goal}`],
          [s.say('Aceptación mínima', 'Minimum acceptance'), '80%'],
          [s.say('Cancelación máxima', 'Maximum cancellation'), '10%'],
          [s.say('Termina', 'Ends'), `${on(s, 6)} 23:59`],
        ]),
        p.soft(
          l,
          s.say('Si ganas menos, DiDi te paga la diferencia.', 'If you earn less, DiDi pays you the difference.'),
          14,
          'padding:14px 20px',
        ),
      ),
    );
  },
  // How much an hour brings in the driver's town, by day.
  averagePerHour: (s) => {
    const l = h.uber(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Tendencias de ganancias', 'Earnings trends'), 'back', 'info'),
        k.chosenWeek(l, p.week(l, TURNING)),
        p.soft(
          l,
          s.say('Los conductores de tu ciudad ganaron', 'Drivers in your city made'),
          15,
          'text-align:center;padding-top:10px',
        ),
        p.sum(l, p.near(s, 142, 27), 46, s.width - 60, 'text-align:center'),
        p.soft(
          l,
          s.say('en promedio por hora en línea', 'on average per online hour'),
          15,
          'text-align:center;padding-bottom:14px',
        ),
        p.bars(l, Math.round(s.height * 0.13), weekdays(s, 3), l.tint, 3),
        p.rows(l, [
          [s.say('Mejor horario', 'Best time'), s.say('Vie 18:00 - 22:00', 'Fri 6 PM - 10 PM')],
          [s.say('Tú, por hora', 'You, per hour'), p.nearly(l, 128, 24)],
          [s.say('10% que más gana', 'Top 10%'), p.nearly(l, 198, 38)],
        ]),
      ),
      k.tabsOfUber(l),
    );
  },
  // A goal set for the week with what is still missing.
  goalWithMissing: (s) => {
    const l = h.uber(s, { tint: '#0e8345' });
    const goal = s.country === 'mx' ? 6000 : 1200;
    const share = s.random.between(0.2, 0.7);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Meta semanal', 'Weekly goal'), 'close', 'calendar'),
        p.soft(l, p.week(l, TURNING), 15, 'text-align:center;padding:8px'),
        h.ring(
          l,
          210,
          share,
          `${p.soft(l, s.say('Te faltan', 'To go'), 14)}${p.sum(l, h.adds(goal * (1 - share)), 30, 170)}${p.soft(l, s.say(`de ${p.bonus(l, 6000, 1200)}`, `of ${p.bonus(l, 6000, 1200)}`), 14)}`,
        ),
        p.div('height:16px', ''),
        p.rows(l, [
          [s.say('Días restantes', 'Days left'), String(s.random.whole(2, 5))],
          [s.say('Sugerido por día', 'Suggested per day'), p.money(l, h.adds((goal * (1 - share)) / 4))],
          [s.say('Horas estimadas', 'Estimated hours'), `${s.random.whole(12, 26)} h`],
        ]),
      ),
      n.pill(l, s.say('Cambiar meta', 'Change goal'), 'margin-bottom:24px'),
    );
  },
  // Cash held from trips that has to be handed over.
  cashInHand: (s) => {
    const l = h.didi(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mi billetera', 'My wallet'), 'back', 'help'),
        p.card(
          l,
          h.stack(
            p.soft(l, s.say('Saldo', 'Balance'), 14),
            p.sum(l, -p.near(s, 480, 90), 38, s.width - 90, 'color:#d3302f'),
            p.soft(
              l,
              s.say(
                `Efectivo de viajes ${p.week(l, SLASHED)}. Deposita antes del ${on(s, 9)} para seguir recibiendo viajes en efectivo.`,
                `Cash of trips ${p.week(l, SLASHED)}. Deposit by ${on(s, 9)} to keep getting cash trips.`,
              ),
              14,
              'line-height:1.45;padding-top:4px',
            ),
          ),
        ),
        n.pill(l, s.say('Depositar', 'Deposit'), `background:${l.tint};color:#fff`),
        k.part(l, s.say('Movimientos', 'Activity')),
        ...[6, 5, 4, 3].map((day) =>
          p.between(
            `${s.say('Contribución por viaje en efectivo', 'Contribution of cash trip')}${p.soft(l, on(s, day), 13)}`,
            p.money(l, -p.near(s, 34, 6)),
            `padding:10px 20px;font-size:15px;border-bottom:1px solid ${l.line}`,
          ),
        ),
      ),
    );
  },
};
