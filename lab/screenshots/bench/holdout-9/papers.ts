import { icon, on, onDay, two, weekdays, year } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as h from '../holdout-8/parts.ts';
import type { Design } from '../scene.ts';
import { AT_FOUR, FIGURES, SPOKEN, TO_MONDAY_DATED, TO_SUNDAY } from './weeks.ts';

const answer = (isBack: boolean, words: string): string =>
  p.span(
    'padding:9px 18px;border:1px solid #888;border-radius:18px',
    `${icon(isBack ? 'back' : 'share', 15)} ${words}`,
  );

/** Weeks on papers, in mails and on pages of a browser. */
export const WEEKS_ON_PAPER: Record<string, Design> = {
  // The PDF of a week, read on a phone: addresses and numbers first, sums of several kinds, payouts.
  pdfOnPhone: (s) => {
    if (s.random.chance(0.4)) s.start = '2025-12-29';
    const l = h.uber(s, {
      theme: 'light',
      font: s.random.pick(['Liberation Sans', 'DejaVu Sans Condensed']),
      tint: '#111',
    });
    const tolls = p.near(s, 140, 26);
    const fee = h.adds(s.total * 0.22);
    const [fares, offers, tips] = p.split(s.total, 0.86, 0.08);
    const cash = h.adds(s.total * 0.3);
    const cell = 'padding:5px 4px;font-size:11px';
    const group = (name: string, all: [string, number][]): string =>
      h.stack(
        p.div('padding:13px 4px 4px;font-size:12px;font-weight:700', name),
        h.table(
          all.map(([words, value]) => [words, p.money(l, value)]),
          [2, 1],
          cell,
          '#ddd',
        ),
      );
    const paper = p.div(
      'margin:12px 10px;padding:20px 16px 26px;background:#fff;color:#161616;box-shadow:0 1px 5px #0007',
      h.stack(
        p.between(
          p.span('font-size:21px', 'Uber'),
          p.span('font-size:10px', s.say('Página 1 de 3', 'Page 1 of 3')),
          '',
        ),
        p.div(
          'font-size:10.5px;line-height:1.5;padding:12px 4px',
          `${s.name}<br>${s.say('Av. Universidad 1200, Benito Juárez', '1455 Market St, San Francisco')}<br>${s.say('Emitido', 'Issued')}: ${on(s, 8)}${s.say(' ', ', ')}${year({ ...s, start: s.end })}`,
        ),
        p.div(
          'font-size:16px;font-weight:700;padding:6px 4px 2px',
          s.say('Estado de cuenta semanal', 'Weekly statement'),
        ),
        p.div('font-size:11px;padding:0 4px 6px', p.week(l, s.random.pick([AT_FOUR, TO_MONDAY_DATED]))),
        group(s.say('Tus ganancias', 'Your earnings'), [
          [s.say('Tarifa', 'Fare'), h.adds(fares!, fee)],
          [s.say('Tarifa de servicio', 'Service fee'), -fee],
          [s.say('Promociones', 'Promotions'), offers!],
          [s.say('Propinas', 'Tips'), tips!],
        ]),
        p.between(
          h.bold(s.say('Ganancias netas', 'Net earnings')),
          h.bold(p.money(l, s.total)),
          'padding:8px 4px;font-size:14px;border-top:2px solid #111',
        ),
        group(s.say('Reembolsos y gastos', 'Refunds and expenses'), [[s.say('Peajes', 'Tolls'), tolls]]),
        group(s.say('Pagos', 'Payouts'), [
          [s.say('Efectivo cobrado', 'Cash collected'), -cash],
          [s.say('Transferido a tu banco', 'Transferred to your bank'), -h.adds(s.total, tolls, -cash)],
        ]),
      ),
    );
    return p.screen(
      { ...l, ground: '#85888c' },
      h.scrolled(l, h.paperBar(l, `${s.say('estado', 'statement')}-${s.start}.pdf`), s.random.pick([0, 24]), paper),
    );
  },
  // A mail in the phone's reader, an answer to it half typed below.
  mailOfWeek: (s) => {
    const l = h.didi(s, { theme: 'light' });
    const trips = h.tripsOf(s);
    const [cash, bank] = p.split(s.total, s.random.between(0.3, 0.6));
    const range = p.week(l, SPOKEN);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('back', 22), `${icon('wallet', 20)} &nbsp; ${icon('dots', 20)}`, 'padding:10px 18px'),
        p.div(
          'padding:4px 18px 12px;font-size:20px;line-height:1.3',
          s.say('Tu resumen semanal está listo', 'Your weekly summary is ready'),
        ),
        p.between(
          `${h.bold('DiDi Conductor')}${p.soft(l, s.say('para mí', 'to me'), 13)}`,
          p.span(`font-size:13px;color:${l.soft}`, on(s, 8)),
          'padding:0 18px 14px;font-size:15px',
        ),
        p.div(
          'margin:0 14px;border:1px solid #e4e4e4;border-radius:8px;overflow:hidden',
          h.stack(
            p.div(`background:${l.tint};color:#fff;padding:16px;font-size:20px;font-weight:700`, 'DiDi'),
            p.div(
              'padding:16px;font-size:15px;line-height:1.5',
              s.say(
                `Hola, ${h.firstName(s)}:<br><br>Gracias por manejar con nosotros ${range}. Completaste ${trips} viajes y tus ganancias totales fueron de ${h.bold(p.money(l, s.total))}.`,
                `Hi ${h.firstName(s)},<br><br>Thanks for driving with us ${range}. You completed ${trips} trips and your total earnings were ${h.bold(p.money(l, s.total))}.`,
              ),
            ),
            h.line(l, s.say('Cobrado en efectivo', 'Collected in cash'), p.money(l, cash!), 'font-size:14px'),
            h.line(
              l,
              s.say('Depositado en tu cuenta', 'Deposited to your account'),
              p.money(l, bank!),
              'font-size:14px',
            ),
            p.div(
              'padding:14px 16px 18px;font-size:12px;line-height:1.5;color:#777',
              s.say(
                `Esta semana gana hasta ${p.bonus(l, 900, 150)} más con tus recompensas. Aplican términos y condiciones.`,
                `Make up to ${p.bonus(l, 900, 150)} more with your rewards this week. Terms apply.`,
              ),
            ),
          ),
        ),
      ),
      p.between(
        answer(true, s.say('Responder', 'Reply')),
        answer(false, s.say('Reenviar', 'Forward')),
        'padding:12px 18px 24px;font-size:15px',
      ),
    );
  },
  // A table of a computer's page whose chosen week is below zero, its other weeks around it.
  weeksOfBrowser: (s) => {
    [s.width, s.height] = s.random.pick([
      [1366, 768],
      [1280, 800],
    ]);
    const l = h.another(s, { theme: 'light' });
    const loss = p.lose(s);
    const fares = p.near(s, 820, 150);
    const [rent, fuel] = p.split(h.adds(loss, -fares), 0.8);
    const range = p.week(l, s.random.pick([FIGURES, TO_SUNDAY]));
    const name = h.nameOf(s);
    const menu = s
      .say('Inicio,Ganancias,Vehículo,Documentos', 'Home,Earnings,Vehicle,Documents')
      .split(',')
      .map((words, at) =>
        p.span(
          `padding:0 0 14px;${at === 1 ? `border-bottom:3px solid ${l.tint};font-weight:700` : `color:${l.soft}`}`,
          words,
        ),
      );
    return p.screen(
      l,
      h.stack(
        h.browser(
          `${name} · ${s.say('Ganancias', 'Earnings')}`,
          `https://driver.${name.toLowerCase()}.com/earnings/weekly`,
        ),
        p.div(
          `display:flex;gap:34px;align-items:flex-end;padding:16px 60px 0;border-bottom:1px solid ${l.line};font-size:15px`,
          `${p.span('font-size:24px;font-weight:700;padding-bottom:10px;margin-right:20px', name)}${menu.join('')}`,
        ),
        p.div(
          'display:flex;gap:50px;padding:30px 60px',
          h.stack(
            p.div(
              'width:400px',
              h.stack(
                p.div(
                  `border:1px solid ${l.line};border-radius:8px;padding:11px 16px;font-size:15px;display:flex;justify-content:space-between`,
                  `<span>${icon('calendar', 16)} &nbsp;${range}</span>${icon('down', 15)}`,
                ),
                p.soft(l, s.say('Ganancia neta de la semana', 'Net earnings of the week'), 15, 'padding-top:26px'),
                p.sum(l, loss, 46, 380, 'color:#b3261e'),
                p.soft(l, s.say(`Se cobra el ${on(s, 10)}`, `Charged on ${on(s, 10)}`), 14),
              ),
            ),
            p.div(
              'flex:1',
              h.table(
                [
                  [s.say('Concepto', 'Item'), s.say('Importe', 'Amount')].map(h.bold),
                  [s.say('Viajes (9)', 'Trips (9)'), p.money(l, fares)],
                  [s.say('Renta del vehículo', 'Vehicle rental'), p.money(l, rent!)],
                  [s.say('Combustible', 'Fuel'), p.money(l, fuel!)],
                  [s.say('Ganancia neta', 'Net earnings'), p.money(l, loss)].map(h.bold),
                ],
                [2, 1],
                'padding:14px 8px;font-size:16px',
                l.line,
              ),
            ),
          ),
        ),
        p.div(
          `margin:0 60px;padding:16px 20px;border-radius:8px;background:${l.panel};font-size:14px`,
          s.say(
            '¿Dudas con tu renta? Escríbenos antes del jueves.',
            'Questions about your rental? Write to us by Thursday.',
          ),
        ),
      ),
    );
  },
  // The hub of a computer: a wide chart, figures at the right, a goal of another week.
  hubOfBrowser: (s) => {
    [s.width, s.height] = s.random.pick([
      [1440, 900],
      [1280, 720],
    ]);
    const l = h.lyft(s, { theme: s.random.pick(['light', 'dark']) });
    const rides = h.tripsOf(s);
    const [fares, tips, bonuses] = p.split(s.total, 0.82, 0.11);
    return p.screen(
      l,
      h.stack(
        h.browser('Lyft Driver', 'https://www.lyft.com/driver/hub/earnings'),
        p.between(
          p.span(`font-size:24px;font-weight:700;color:${l.tint}`, 'Lyft'),
          `${h.chip(l, h.firstName(s))}`,
          'padding:14px 56px',
        ),
        p.div(
          'display:flex;gap:40px;padding:10px 56px',
          h.stack(
            p.div(
              'flex:1.6',
              h.stack(
                p.between(
                  p.span('font-size:26px;font-weight:700', s.say('Ganancias', 'Earnings')),
                  `${icon('left', 17)} &nbsp; ${p.week(l, s.random.pick([TO_SUNDAY, FIGURES]))} &nbsp; ${icon('right', 17)}`,
                  'font-size:16px;padding-bottom:14px',
                ),
                p.div(
                  `border:1px solid ${l.line};border-radius:12px;padding:16px 6px 6px`,
                  p.bars(
                    l,
                    s.height - 520,
                    weekdays(s, 3).map((name, day) => `${name}<br>${p.money(l, s.days[day]!)}`),
                    l.tint,
                    4,
                  ),
                ),
                p.soft(
                  l,
                  s.say(
                    `Meta de la semana próxima: ${p.bonus(l, 8000, 1200)}`,
                    `Goal for next week: ${p.bonus(l, 8000, 1200)}`,
                  ),
                  14,
                  'padding-top:14px',
                ),
              ),
            ),
            p.div(
              'flex:1;padding-top:4px',
              h.stack(
                p.soft(l, s.say('Ganancias totales', 'Total earnings'), 15),
                p.sum(l, s.total, 44, s.width * 0.3),
                p.div('height:12px', ''),
                p.rows(
                  l,
                  [
                    [s.say('Viajes', 'Ride earnings'), p.money(l, fares!)],
                    [s.say('Propinas', 'Tips'), p.money(l, tips!)],
                    [s.say('Bonos', 'Bonuses'), p.money(l, bonuses!)],
                    [s.say('Viajes hechos', 'Rides'), String(rides)],
                    [s.say('Horas', 'Hours'), `${Math.round(rides / 2)}:${two(s.random.whole(0, 59))}`],
                  ],
                  'padding:12px 0',
                ),
                p.soft(l, s.say(`Depósito: ${onDay(s, 8)}`, `Deposit: ${onDay(s, 8)}`), 14, 'padding-top:12px'),
              ),
            ),
          ),
        ),
      ),
    );
  },
};
