import { icon, on, onDay, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import type { Design } from '../scene.ts';
import * as k from './parts.ts';
import { CLOSED_DATED, SAID_TURNING, SLASHED_DATED, TURNING } from './weeks.ts';

/** Weeks in mails, papers and browsers. */
export const WEEKS_ON_PAPER: Record<string, Design> = {
  // The app's mail of the week in a dark reader of mail.
  mailInDark: (s) => {
    const l = h.uber(s, { theme: 'dark', font: 'Liberation Sans', paint: { ground: '#1c1d20', panel: '#2a2c30' } });
    const trips = h.tripsOf(s);
    const range = p.week(l, SAID_TURNING);
    const [fares, offers, tips] = p.split(s.total, 0.84, 0.1);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('back', 22), `${icon('share', 20)} &nbsp; &nbsp;${icon('dots', 20)}`, 'padding:10px 18px'),
        p.div(
          'padding:2px 18px 10px;font-size:20px;line-height:1.3',
          s.say(`${h.firstName(s)}, así te fue esta semana`, `${h.firstName(s)}, here’s how your week went`),
        ),
        p.between(
          `${h.bold('Uber')}${p.soft(l, s.say('para mí', 'to me'), 13)}`,
          p.span(`font-size:13px;color:${l.soft}`, on(s, 7)),
          'padding:0 18px 12px;font-size:15px',
        ),
        p.div(
          `margin:0 12px;border-radius:10px;background:${l.panel};padding:18px 0 10px`,
          h.stack(
            p.div('padding:0 18px 10px;font-size:24px', 'Uber'),
            p.div(
              'padding:0 18px 10px;font-size:15px;line-height:1.45',
              s.say(`Este es tu resumen ${range}.`, `This is your summary ${range}.`),
            ),
            p.sum(l, s.total, 38, s.width - 80, 'padding:0 18px'),
            p.soft(l, s.say('Ganancias netas', 'Net earnings'), 14, 'padding:0 18px 10px'),
            k.ruled(l, [
              [s.say('Tarifa neta', 'Net fare'), fares!],
              [s.say('Promociones', 'Promotions'), offers!],
              [s.say('Propinas', 'Tips'), tips!],
            ]),
            h.line(l, s.say('Viajes', 'Trips'), String(trips)),
            h.line(l, s.say('Horas en línea', 'Online'), q.hoursFor(s, trips)),
            p.div(
              'margin:10px 18px;padding:12px;border-radius:8px;background:#fff;color:#000;text-align:center;font-size:15px;font-weight:600',
              s.say('Ver estado de cuenta', 'View statement'),
            ),
          ),
        ),
        p.soft(
          l,
          s.say(
            `Esta semana hay hasta ${p.bonus(l, 600, 120)} en promociones.`,
            `Up to ${p.bonus(l, 600, 120)} in promotions this week.`,
          ),
          13,
          'padding:14px 18px',
        ),
      ),
    );
  },
  // The paper of a week from the pink or the orange app, as a phone shows it.
  paperOfWeek: (s) => {
    if (s.random.chance(0.5)) k.across(s);
    const more = { theme: 'light', font: 'Liberation Sans' } as const;
    const l = s.country === 'us' ? h.lyft(s, more) : h.didi(s, more);
    const [fares, tips, bonus] = p.split(s.total, 0.85, 0.08);
    const cell = 'padding:6px 2px;font-size:11px';
    const days = s.days.map((day, at): string[] => [onDay(s, at), p.money(l, day)]);
    const paper = p.div(
      'margin:14px 10px;padding:20px 16px 30px;background:#fff;color:#181818;box-shadow:0 1px 5px #0007',
      h.stack(
        p.between(
          p.span(`font-size:22px;font-weight:700;color:${l.tint}`, h.nameOf(s)),
          p.span('font-size:10px', s.say('Página 1 de 1', 'Page 1 of 1')),
        ),
        p.div(
          'padding:12px 2px;font-size:11px;line-height:1.55',
          `${s.say('Conductor', 'Driver')}: ${s.name}<br>${s.say('Periodo', 'Pay period')}: ${p.week(l, s.random.pick([CLOSED_DATED, SLASHED_DATED]))}<br>${s.say('Fecha de pago', 'Pay date')}: ${on(s, 9)}`,
        ),
        p.div('padding:4px 2px;font-size:13px;font-weight:700', s.say('Resumen de ganancias', 'Earnings summary')),
        h.table(
          [
            [s.say('Tarifas de viajes', 'Ride fares'), p.money(l, fares!)],
            [s.say('Propinas', 'Tips'), p.money(l, tips!)],
            [s.say('Bonos e incentivos', 'Bonuses and incentives'), p.money(l, bonus!)],
            [s.say('Ganancias totales', 'Total earnings'), p.money(l, s.total)].map(h.bold),
          ],
          [2, 1],
          cell,
          '#ddd',
        ),
        p.div('padding:16px 2px 4px;font-size:13px;font-weight:700', s.say('Por día', 'By day')),
        h.table(days, [2, 1], cell, '#ddd'),
      ),
    );
    return p.screen(
      { ...l, ground: '#7d8085' },
      h.stack(h.paperBar(l, `${s.say('resumen_semanal', 'weekly_summary')}_${s.random.whole(1000, 9999)}.pdf`), paper),
    );
  },
  // A computer's page of weeks; the opened one ended below zero.
  pageOfStatements: (s) => {
    [s.width, s.height] = s.random.pick([
      [1366, 768],
      [1440, 810],
    ]);
    const l = h.uber(s, { theme: 'light' });
    const loss = p.lose(s);
    const texts = weeksAround(l, TURNING, [1, 0, -1, -2, -3, -4]);
    const fares = p.near(s, 460, 88);
    const fee = h.adds(fares * 0.25);
    const entry = (words: string, at: number): string =>
      p.div(
        `padding:15px 18px;font-size:15px;border-bottom:1px solid ${l.line};${at === 1 ? `background:${l.panel};font-weight:700;border-left:4px solid #000` : `color:${l.soft}`}`,
        words,
      );
    const bar = (name: string, at: number): string =>
      p.div(
        `flex:1;text-align:center;font-size:12px;color:${l.soft}`,
        `${p.div(`height:${[26, 0, 0, 40, 0, 0, 18][at]! + 2}px;margin:0 auto 5px;width:36px;background:${[0, 3, 6].includes(at) ? l.tint : l.line}`, '')}${name}`,
      );
    return p.screen(
      l,
      h.stack(
        h.browser('Uber', 'https://drivers.uber.com/earnings/statements'),
        p.between(
          p.span('font-size:22px', 'Uber'),
          `${s.say('Ganancias', 'Earnings')} &nbsp; &nbsp; ${s.say('Documentos', 'Documents')} &nbsp; &nbsp; ${h.firstName(s)}`,
          'background:#000;color:#fff;padding:14px 50px;font-size:15px',
        ),
        p.div(
          'display:flex;gap:50px;padding:24px 50px',
          h.stack(
            p.div(
              'width:290px',
              `${p.div('font-size:21px;font-weight:700;padding-bottom:12px', s.say('Semanas', 'Weeks'))}${texts.map(entry).join('')}`,
            ),
            p.div(
              'flex:1',
              h.stack(
                p.between(
                  h.bold(texts[1]!),
                  p.span('padding:9px 18px;border-radius:18px;background:#000;color:#fff;font-size:14px', 'PDF'),
                  'font-size:20px',
                ),
                p.sum(l, loss, 46, 400, 'padding-top:8px'),
                p.soft(l, s.say('Ganancias netas', 'Net earnings'), 15),
                p.div('display:flex;align-items:flex-end;padding:14px 0', weekdays(s, 3).map(bar).join('')),
                k.ruled(
                  l,
                  [
                    [s.say('Tarifa', 'Fare'), fares],
                    [s.say('Tarifa de servicio', 'Service fee'), -fee],
                    [
                      s.say('Ajuste de la semana anterior', 'Adjustment of the previous week'),
                      h.adds(loss, -fares, fee),
                    ],
                  ],
                  16,
                ),
                k.strong(l, s.say('Ganancias netas', 'Net earnings'), loss),
              ),
            ),
          ),
        ),
      ),
    );
  },
};
