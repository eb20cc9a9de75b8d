import { icon, on, two } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import type { Design } from '../scene.ts';
import * as h from './parts.ts';
import { CLOCKED, PAGER, PLAIN, WITH_YEAR } from './weeks.ts';

/** Pages of the same app on which the week's sum stands among other weeks and sums. */
export const UBER_SUMS: Record<string, Design> = {
  // The wallet: its balance is the largest sum, the week's a smaller one below it.
  walletOverWeek: (s) => {
    const l = h.uber(s);
    const balance = h.adds(s.total * s.random.between(0.18, 0.6));
    const payouts = [1, 2, 3].map((weeks): [string, string] => [
      `${s.say('Transferencia', 'Transfer')}${p.soft(l, on(s, 1 - weeks * 7), 13)}`,
      q.anotherWeek(l),
    ]);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, 'Wallet', 30),
        p.card(
          l,
          h.stack(
            p.between(s.say('Saldo', 'Balance'), icon('info', 17), 'font-size:15px'),
            p.sum(l, balance, 42, s.width - 90),
            p.soft(l, s.say(`Pago programado para el ${on(s, 8)}`, `Payout scheduled for ${on(s, 8)}`), 13),
            p.div(
              `margin-top:14px;padding:11px;border-radius:22px;background:${l.ink};color:${l.ground};text-align:center;font-size:15px`,
              s.say('Retirar dinero', 'Cash out'),
            ),
          ),
        ),
        p.div(
          `margin:10px 16px;padding:14px 16px;border:1px solid ${l.line};border-radius:12px`,
          h.stack(
            p.between(
              h.bold(s.say('Ganancias de la semana', 'Earnings this week')),
              icon('right', 16),
              'font-size:16px',
            ),
            p.between(
              p.span(`color:${l.soft}`, p.week(l, PAGER)),
              p.span('font-size:20px;font-weight:700', p.money(l, s.total)),
              'font-size:14px;padding-top:8px',
            ),
          ),
        ),
        h.title(l, s.say('Actividad de pagos', 'Payout activity'), 18, 'padding-top:12px'),
        p.rows(l, payouts, 'padding:9px 20px;font-size:15px'),
      ),
      q.nav(l),
    );
  },
  // A list of statements, one of which is open.
  listOfStatements: (s) => {
    const l = h.uber(s);
    const above = s.random.whole(0, 2);
    const texts = weeksAround(
      l,
      s.random.pick([PAGER, WITH_YEAR]),
      Array.from({ length: 5 }, (_, k) => above - k),
    );
    const [net, offers, tips] = p.split(s.total, 0.87, 0.08);
    const closed = (text: string): string =>
      p.between(
        `${text}${p.soft(l, s.say('Pagado', 'Paid'), 12)}`,
        `${q.anotherWeek(l)} ${icon('down', 14, `color:${l.soft}`)}`,
        `padding:11px 20px;font-size:15px;border-top:1px solid ${l.line}`,
      );
    const open = (text: string): string =>
      p.div(
        `padding:8px 0 14px;border-top:1px solid ${l.line}`,
        h.stack(
          h.line(l, h.bold(text), `${h.bold(p.money(l, s.total))} ${icon('up', 14, `color:${l.soft}`)}`),
          h.subLine(l, s.say('Tarifa neta', 'Net fare'), p.money(l, net!)),
          h.subLine(l, s.say('Promociones', 'Promotions'), p.money(l, offers!)),
          h.subLine(l, s.say('Propinas', 'Tips'), p.money(l, tips!)),
          p.div(
            `padding:8px 36px 0;font-size:14px;color:${l.tint};font-weight:700`,
            s.say('Descargar PDF', 'Download PDF'),
          ),
        ),
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Estados de cuenta', 'Statements')),
        p.div(
          'display:flex;gap:8px;padding:8px 20px 14px',
          `${h.chip(l, s.say('Semanales', 'Weekly'), `background:${l.ink};color:${l.ground}`)}${h.chip(l, s.say('Fiscales', 'Tax'))}`,
        ),
        texts.map((text, k) => (k === above ? open(text) : closed(text))).join(''),
      ),
    );
  },
  // Taxes are kept and cash was collected: several sums, of which the net earnings are the largest in size.
  cashAndTaxes: (s) => {
    const l = h.uber(s, { country: 'mx' });
    const isr = h.adds(s.total * 0.021);
    const iva = h.adds(s.total * 0.08);
    const gross = h.adds(s.total, isr, iva);
    const [cash, bank] = p.split(s.total, s.random.between(0.2, 0.65));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Resumen de ganancias', 'Earnings summary'), 'back', 'help'),
        p.sum(l, s.total, 40, s.width - 60, 'padding:8px 20px 0'),
        p.div('padding:0 20px;font-size:16px;font-weight:600', s.say('Ganancias netas', 'Net earnings')),
        p.soft(l, p.week(l, s.random.pick([PAGER, CLOCKED])), 14, 'padding:4px 20px 14px'),
        h.line(l, s.say('Ganancias antes de impuestos', 'Earnings before taxes'), p.money(l, gross)),
        h.line(l, s.say('ISR retenido', 'Income tax withheld'), p.money(l, -isr)),
        h.line(l, s.say('IVA retenido', 'VAT withheld'), p.money(l, -iva)),
        h.endLine(l, s.say('Ganancias netas', 'Net earnings'), p.money(l, s.total), 'margin:4px 20px 0;padding:10px 0'),
        p.div('height:10px', ''),
        p.gap(l, 6),
        h.line(l, s.say('Cobrado en efectivo', 'Cash collected'), p.money(l, -cash!), 'padding-top:14px'),
        h.endLine(
          l,
          s.say('Transferido a tu banco', 'Paid to your bank'),
          p.money(l, bank!),
          'margin:4px 20px 0;padding:10px 0',
        ),
        p.soft(
          l,
          `BBVA ••${two(s.random.whole(0, 99))}${two(s.random.whole(0, 99))} · ${on(s, 8)}`,
          13,
          'padding:0 20px',
        ),
        h.further(l),
      ),
      q.nav(l),
    );
  },
  // The week beside the one before, day by day.
  pairsOfDays: (s) => {
    const l = h.uber(s, { tint: s.random.pick(['#276ef1', '#0e8345']) });
    const texts = weeksAround(l, s.random.pick([PAGER, PLAIN]), [0, -1]);
    const before = s.days.map((day) => h.adds(Math.max(day, s.total / 9) * s.random.between(0.5, 1.2)));
    const most = Math.max(...s.days, ...before);
    const one = (value: number, colour: string): string =>
      p.div(`flex:1;height:${Math.max(2, (value / most) * 110)}px;background:${colour};border-radius:2px 2px 0 0`, '');
    const pairs = s.days.map((day, k) =>
      p.div(
        'flex:1',
        `${p.div('display:flex;gap:2px;align-items:flex-end;height:110px', `${one(before[k]!, l.line)}${one(day, l.tint)}`)}${p.div(`text-align:center;font-size:12px;padding-top:5px;color:${l.soft}`, h.initials(s)[k]!)}`,
      ),
    );
    const legend = (colour: string, text: string, value: string): string =>
      h.line(
        l,
        `${p.span(`display:inline-block;width:11px;height:11px;border-radius:3px;margin-right:9px;background:${colour}`, '')}${text}`,
        value,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Tendencias', 'Trends'), 'close'),
        h.underlined(l, s.say('Semanal Mensual', 'Weekly Monthly').split(' '), 0),
        p.soft(l, s.say('Ganancias', 'Earnings'), 15, 'padding:16px 20px 0'),
        p.sum(l, s.total, 40, s.width - 60, 'padding:0 20px'),
        p.div('padding:2px 20px 16px;font-size:16px', texts[0]!),
        p.div('display:flex;gap:12px;padding:0 20px 14px', pairs.join('')),
        legend(l.tint, texts[0]!, h.bold(p.money(l, s.total))),
        legend(l.line, texts[1]!, p.money(l, h.adds(...before))),
        p.card(
          l,
          s.say(
            'Compara tus semanas para ver en qué días te fue mejor.',
            'Compare your weeks to see on which days you did best.',
          ),
          'font-size:14px;line-height:1.4;margin-top:14px',
        ),
        h.further(l),
      ),
      q.nav(l),
    );
  },
  // Adjustments and the rent of a car left less than nothing.
  belowZeroChart: (s) => {
    const l = h.uber(s);
    const loss = p.lose(s);
    const fares = p.near(s, 380, 74);
    const [rent, adjusted] = p.split(h.adds(loss, -fares), 0.83);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Ganancias', 'Earnings'), 26),
        h.pager(l, p.week(l, PAGER)),
        p.sum(l, loss, 42, s.width - 60, 'text-align:center'),
        h.meanBars(l, 34, h.initials(s)),
        p.gap(l, 6),
        h.line(l, s.say('Tarifa neta', 'Net fare'), p.money(l, fares), 'padding-top:14px'),
        h.line(l, s.say('Renta de vehículo', 'Vehicle rental'), p.money(l, rent!)),
        h.line(l, s.say('Ajustes de viajes anteriores', 'Adjustments to earlier trips'), p.money(l, adjusted!)),
        h.endLine(
          l,
          s.say('Total de ganancias', 'Total earnings'),
          p.money(l, loss),
          'margin:4px 20px 0;padding:12px 0',
        ),
        p.card(
          l,
          s.say(
            'El saldo negativo se descuenta de tus próximas ganancias.',
            'A negative balance is taken from your next earnings.',
          ),
          'font-size:14px;line-height:1.4',
        ),
        h.further(l),
      ),
      q.nav(l),
    );
  },
};
