import { icon, monthYear, on, year } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import type { Design } from '../scene.ts';
import * as k from './parts.ts';
import { FIGURES, TO_SUNDAY } from './weeks.ts';

/** Sums that are taxed, to be paid or promised. */
export const OWED_PAGES: Record<string, Design> = {
  // A month's tax summary with earnings, taxes and fees.
  summaryForTaxes: (s) => {
    const l = h.uber(s, { theme: 'light' });
    const gross = p.near(s, 31_000, 5200);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Información fiscal', 'Tax information'), 'back', 'share'),
        h.title(l, s.say('Resumen fiscal mensual', 'Monthly tax summary'), 25),
        p.soft(l, monthYear(s), 16, 'padding:0 20px 12px'),
        p.rows(l, [
          [s.say('Ingresos brutos', 'Gross earnings'), p.money(l, gross)],
          [s.say('Tarifa de servicio', 'Service fee'), p.money(l, -h.adds(gross * 0.23))],
          [s.say('IVA retenido', 'Sales tax'), p.money(l, h.adds(gross * 0.08))],
          [s.say('ISR retenido', 'Income tax'), p.money(l, h.adds(gross * 0.021))],
          [s.say('Kilómetros en línea', 'Online miles'), '3,118'],
        ]),
        p.soft(
          l,
          s.say(`Ejercicio ${year(s)}. Consulta a tu contador.`, `Tax year ${year(s)}. Ask your accountant.`),
          13,
          'padding:12px 20px',
        ),
        k.pill(l, s.say('Descargar', 'Download')),
      ),
    );
  },
  // The rent of a car for a week, to be paid.
  rentOfWeek: (s) => {
    const l = h.another(s, { theme: 'light' });
    const [rent, cover] = [p.near(s, 2600, 290), p.near(s, 350, 45)];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Renta semanal', 'Weekly rental'), 'back', 'help'),
        p.div(`height:110px;display:flex;justify-content:center;align-items:center;color:${l.tint}`, icon('car', 80)),
        p.div('text-align:center;font-size:18px;font-weight:700', s.say('Nissan Versa 2023', 'Toyota Corolla 2023')),
        p.soft(l, p.week(l, s.random.pick([TO_SUNDAY, FIGURES])), 15, 'text-align:center;padding:4px 0 14px'),
        p.rows(l, [
          [s.say('Renta del auto', 'Car rental'), p.money(l, rent)],
          [s.say('Seguro', 'Insurance'), p.money(l, cover)],
        ]),
        p.between(
          h.bold(s.say('Total a pagar', 'Total due')),
          h.bold(p.money(l, h.adds(rent, cover))),
          'padding:14px 20px;font-size:18px',
        ),
        p.soft(l, s.say(`Vence el ${on(s, 7)}`, `Due ${on(s, 7)}`), 14, 'padding:0 20px'),
      ),
      k.pill(l, s.say('Pagar ahora', 'Pay now'), `background:${l.tint};color:#fff;margin-bottom:24px`),
    );
  },
  // What is owed to the app after trips in cash, or what a friend's sign-up brings.
  owedOrReferral: (s) => {
    const l = h.didi(s);
    if (s.random.chance(0.5)) {
      const prize = p.bonus(l, 3000, 400);
      return p.screen(
        l,
        h.stack(
          p.phone(l),
          q.bar(l, s.say('Invita y gana', 'Refer &amp; earn')),
          p.div(
            `margin:10px 16px;padding:26px 20px;border-radius:18px;background:${l.tint};color:#fff;text-align:center`,
            `${icon('gift', 44)}${p.div('font-size:34px;font-weight:700;padding:8px 0', prize)}${p.div('font-size:16px', s.say('por cada amigo que haga 80 viajes', 'for each friend who completes 80 trips'))}`,
          ),
          p.between(s.say('Vigencia', 'Valid'), p.week(l, FIGURES), 'padding:14px 20px;font-size:15px'),
          p.rows(l, [
            [s.say('Amigos invitados', 'Friends invited'), '4'],
            [s.say('Ganado por invitaciones', 'Earned from referrals'), prize],
            [s.say('Tu código', 'Your code'), `DX${s.random.whole(1000, 9999)}`],
          ]),
        ),
        k.pill(l, s.say('Compartir código', 'Share code'), `background:${l.tint};color:#fff;margin-bottom:24px`),
      );
    }
    const [fee, tax] = [p.near(s, 480, 70), p.near(s, 150, 22)];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Saldo pendiente', 'Balance due'), 'back', 'help'),
        p.soft(
          l,
          s.say('Debes por viajes en efectivo', 'You owe for cash trips'),
          15,
          'text-align:center;padding-top:22px',
        ),
        p.sum(l, h.adds(fee, tax), 44, s.width - 60, `text-align:center;color:${l.tint}`),
        p.soft(l, p.week(l, s.random.pick([FIGURES, TO_SUNDAY])), 15, 'text-align:center;padding-bottom:16px'),
        k.adding(
          l,
          [
            [s.say('Tarifa de servicio', 'Service fee'), fee],
            [s.say('Impuestos', 'Taxes'), tax],
          ],
          s.say('Por pagar', 'Amount due'),
          h.adds(fee, tax),
        ),
        p.card(
          l,
          s.say(
            `Paga antes del ${on(s, 10)} para seguir recibiendo viajes en efectivo.`,
            `Pay by ${on(s, 10)} to keep getting cash trips.`,
          ),
        ),
      ),
      k.pill(l, s.say('Pagar en OXXO', 'Pay at a store'), `background:${l.tint};color:#fff;margin-bottom:24px`),
    );
  },
};
