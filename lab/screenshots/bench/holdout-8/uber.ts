import { icon, on, onDay } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import type { Design } from '../scene.ts';
import * as h from './parts.ts';
import { CLOCKED, PAGER, WITH_YEAR } from './weeks.ts';

/** As the app that most drive with shows a week. */
export const UBER_WEEKS: Record<string, Design> = {
  // The week between arrows over its bars, figures, and the wallet with another sum.
  pagedChart: (s) => {
    const l = h.uber(s);
    const trips = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(
          h.title(l, s.say('Ganancias', 'Earnings'), 30, 'padding:6px 0'),
          h.chip(l, s.say('Ayuda', 'Help')),
          'padding:6px 20px',
        ),
        h.pager(l, p.week(l, PAGER)),
        p.sum(l, s.total, 44, s.width - 60, 'text-align:center;padding:2px 0 6px'),
        h.meanBars(l, Math.round(s.height * 0.13), h.initials(s)),
        p.columns(l, [
          [q.hoursFor(s, trips), s.say('En línea', 'Online')],
          [String(trips), s.say('Viajes', 'Trips')],
          [String(trips * 3), s.say('Puntos', 'Points')],
        ]),
        p.div(
          `margin:4px 20px 12px;padding:12px;border-radius:8px;background:${l.panel};text-align:center;font-size:16px;font-weight:600`,
          s.say('Ver detalles', 'See details'),
        ),
        p.gap(l, 6),
        h.line(
          l,
          h.bold(s.say('Saldo', 'Balance')),
          h.bold(p.money(l, h.adds(s.total * s.random.between(0.1, 0.5)))),
          'padding-top:14px;font-size:17px',
        ),
        p.soft(l, s.say(`Próximo pago: ${onDay(s, 8)}`, `Payout scheduled: ${onDay(s, 8)}`), 14, 'padding:0 20px 12px'),
        h.further(l),
      ),
      q.nav(l),
    );
  },
  // What the week was made of, each part with its own parts.
  openedParts: (s) => {
    const l = h.uber(s);
    const [fare, surge, wait, offers, tolls, tips] = p.split(s.total, 0.7, 0.12, 0.02, 0.07, 0.025);
    const part = (name: string, value: number): string =>
      h.line(
        l,
        `${h.bold(name)} ${icon('down', 13, `color:${l.soft}`)}`,
        h.bold(p.money(l, value)),
        'font-size:16px;padding:9px 20px 5px',
      );
    return p.screen(
      l,
      h.scrolled(
        l,
        h.stack(
          p.phone(l),
          q.bar(l, s.say('Desglose', 'Breakdown'), 'back', 'share'),
          p.soft(l, p.week(l, PAGER), 16, 'padding:0 20px 12px;text-align:center'),
        ),
        s.random.pick([0, 50, 95]),
        h.stack(
          part(s.say('Tarifa neta', 'Net fare'), h.adds(fare!, surge!, wait!)),
          h.subLine(l, s.say('Tarifa', 'Fare'), p.money(l, fare!)),
          h.subLine(l, s.say('Tarifa dinámica', 'Surge'), p.money(l, surge!)),
          h.subLine(l, s.say('Tiempo de espera', 'Wait time'), p.money(l, wait!)),
          part(s.say('Promociones', 'Promotions'), offers!),
          h.subLine(l, s.say('Desafío', 'Quest'), p.money(l, offers!)),
          part(s.say('Propinas', 'Tips'), tips!),
          part(s.say('Reembolso de peajes', 'Toll refunds'), tolls!),
          h.endLine(
            l,
            s.say('Total de ganancias', 'Total earnings'),
            p.money(l, s.total),
            'font-size:18px;margin:8px 20px 0;padding:12px 0',
          ),
          p.soft(
            l,
            s.say(
              'Las ganancias de tus viajes pueden tardar en aparecer hasta 24 horas.',
              'It may take up to 24 hours for a trip to show in your earnings.',
            ),
            13,
            'padding:8px 20px;line-height:1.4',
          ),
          h.further(l),
        ),
      ),
    );
  },
  // The paper of a week, as large as a phone shows a page.
  paperStatement: (s) => {
    if (s.random.chance(0.6)) s.start = '2025-12-29';
    const l = h.uber(s, {
      theme: 'light',
      font: s.random.pick(['Liberation Sans', 'DejaVu Sans Condensed']),
      tint: '#000',
    });
    const tolls = p.near(s, 160, 31);
    const [fares, offers, tips] = p.split(s.total, 0.84, 0.1);
    const [first, second] = p.split(h.adds(s.total, tolls), s.random.between(0.3, 0.6));
    const cell = 'padding:6px 4px;font-size:11px';
    const lines = (name: string, all: string[][]): string =>
      h.stack(p.div('padding:14px 4px 5px;font-size:13px;font-weight:700', name), h.table(all, [2, 1], cell, '#ddd'));
    const sheet = p.div(
      `margin:14px 10px;padding:22px 18px 30px;background:#fff;color:#151515;box-shadow:0 1px 5px #0007`,
      h.stack(
        p.between(
          p.span('font-size:22px', 'Uber'),
          p.span(
            'font-size:10px;text-align:right;line-height:1.5',
            `${s.name}<br>${s.say('Socio conductor', 'Driver')}`,
          ),
        ),
        p.div(
          'font-size:17px;font-weight:700;padding:18px 4px 3px',
          s.say('Estado de cuenta semanal', 'Weekly statement'),
        ),
        p.div('font-size:11px;padding:0 4px 8px', p.week(l, CLOCKED)),
        p.between(
          s.say('Tus ganancias', 'Your earnings'),
          p.span('font-size:20px;font-weight:700', p.money(l, s.total)),
          'font-size:13px;padding:10px 4px;border-top:2px solid #000;border-bottom:2px solid #000',
        ),
        lines(s.say('Ganancias', 'Earnings'), [
          [s.say('Tarifa neta', 'Net fare'), p.money(l, fares!)],
          [s.say('Promociones', 'Promotions'), p.money(l, offers!)],
          [s.say('Propinas', 'Tips'), p.money(l, tips!)],
          [h.bold('Total'), h.bold(p.money(l, s.total))],
        ]),
        lines(s.say('Reembolsos y gastos', 'Refunds and expenses'), [[s.say('Peajes', 'Tolls'), p.money(l, tolls)]]),
        lines(s.say('Saldo', 'Balance'), [
          [s.say('Saldo inicial', 'Starting balance'), p.money(l, 0)],
          [s.say('Ganancias y reembolsos', 'Earnings and refunds'), p.money(l, h.adds(s.total, tolls))],
          [`${s.say('Pago', 'Payout')} ${on(s, 3)}`, p.money(l, -first!)],
          [`${s.say('Pago', 'Payout')} ${on(s, 7)}`, p.money(l, -second!)],
          [s.say('Saldo final', 'Ending balance'), p.money(l, 0)],
        ]),
      ),
    );
    return p.screen(
      { ...l, ground: '#8a8d91' },
      h.scrolled(
        l,
        h.paperBar(l, s.say('estado_de_cuenta.pdf', 'weekly_statement.pdf')),
        s.random.pick([0, 30, 70]),
        sheet,
      ),
    );
  },
  // The company's letter on the week, with last week's sum to compare.
  lettersOfWeek: (s) => {
    const l = h.uber(s);
    const trips = h.tripsOf(s);
    const before = h.adds(s.total * s.random.between(0.7, 1.25));
    const change = Math.round((s.total / before - 1) * 100);
    const figure = (value: string, name: string): string =>
      p.div(
        'flex:1;padding:12px 4px;text-align:center;border:1px solid #e2e2e2;border-radius:8px',
        `${p.div('font-size:17px;font-weight:700;white-space:nowrap', value)}${p.div('font-size:12px;color:#666', name)}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(
          icon('back', 23),
          `${icon('bank', 20)} &nbsp;&nbsp; ${icon('bell', 20)} &nbsp;&nbsp; ${icon('dots', 20)}`,
          'padding:10px 18px 14px',
        ),
        p.div(
          'padding:0 18px 10px;font-size:19px',
          `${s.say('Tu semana en Uber', 'Your week with Uber')} ${h.chip(l, s.say('Recibidos', 'Inbox'), 'font-size:11px;padding:3px 8px')}`,
        ),
        p.between(
          `${h.bold('Uber')} <span style="color:${l.soft};font-size:12px">uber@uber.com</span>`,
          p.span(`font-size:12px;color:${l.soft}`, on(s, 7)),
          'padding:4px 18px 12px;font-size:15px',
        ),
        p.div(
          'margin:0 8px;padding:22px 18px;background:#fff;color:#111;border-radius:4px;border:1px solid #ddd',
          h.stack(
            p.div('font-size:24px', 'Uber'),
            p.div(
              'padding:18px 0 4px;font-size:25px;font-weight:700;line-height:1.2',
              s.say(`Buen trabajo, ${h.firstName(s)}`, `Great work, ${h.firstName(s)}`),
            ),
            p.div('font-size:14px;color:#555;padding-bottom:16px', p.week(l, s.random.pick([PAGER, WITH_YEAR]))),
            p.div('font-size:13px', s.say('Ganaste', 'You earned')),
            p.sum({ ...l, ink: '#111' }, s.total, 42, s.width - 80),
            p.div(
              'font-size:13px;color:#555;padding:4px 0 16px',
              s.say(
                `${Math.abs(change)}% ${change < 0 ? 'menos' : 'más'} que la semana anterior (${p.money(l, before)})`,
                `${Math.abs(change)}% ${change < 0 ? 'less' : 'more'} than the week before (${p.money(l, before)})`,
              ),
            ),
            p.div(
              'display:flex;gap:8px',
              `${figure(String(trips), s.say('viajes', 'trips'))}${figure(q.hoursFor(s, trips), s.say('en línea', 'online'))}`,
            ),
            p.div(
              'margin-top:16px;padding:13px;background:#000;color:#fff;text-align:center;font-size:15px;border-radius:6px',
              s.say('Ver mis ganancias', 'View my earnings'),
            ),
            p.div(
              'padding-top:22px;font-size:12px;line-height:1.5;color:#777',
              s.say(
                'Recibes este correo porque manejas con la app. Si no quieres recibir resúmenes, cambia tus preferencias de comunicación.<br><br>Uber Technologies México<br>Ayuda · Privacidad · Cancelar suscripción',
                'You get this email because you drive with the app. To stop these summaries, change your communication preferences.<br><br>Uber Technologies Inc., San Francisco<br>Help · Privacy · Unsubscribe',
              ),
            ),
          ),
        ),
      ),
    );
  },
};
