import { icon, on } from '../holdout-2/parts.ts';
import type { Design } from '../scene.ts';
import { didi } from './didi.ts';
import { lyft, lyftPlaces } from './lyft.ts';
import * as p from './parts.ts';
import { uber, uberPlaces } from './uber.ts';
import { LOOSE, SHORT_DAYS, WITH_YEAR } from './weeks.ts';

/** Weeks whose end was below zero: to be taken as 0. */
export const WEEKS_BELOW_ZERO: Record<string, Design> = {
  // The rent of the car was more than the trips of the week.
  rentOfCar: (s) => {
    const l = uber(s);
    const loss = p.lose(s);
    const fares = p.near(s, 690, 150);
    return p.screen(
      l,
      `${p.phone(l)}${p.between(icon('back', 25), s.say('Ayuda', 'Help'), 'padding:10px 20px;font-size:15px')}${p.div('text-align:center;padding:8px', `${p.div('font-size:16px', p.week(l, SHORT_DAYS))}${p.sum(l, loss, 44, s.width - 60)}`)}${p.columns(
        l,
        [
          [`${s.random.whole(3, 9)} h ${s.random.whole(1, 59)} min`, s.say('En línea', 'Online')],
          [p.count(s, 4, 11), s.say('Viajes', 'Trips')],
        ],
      )}${p.gap(l)}${p.rows(l, [
        [s.say('Tarifa neta', 'Net fare'), p.money(l, fares)],
        [s.say('Renta del vehículo', 'Vehicle rental'), p.money(l, loss - fares)],
        [`<b>${s.say('Ganancias totales', 'Total earnings')}</b>`, `<b>${p.money(l, loss)}</b>`],
      ])}${p.soft(l, s.say('El saldo pendiente se descontará de tus próximas ganancias.', 'The balance you owe will be taken from your next earnings.'), 14, 'padding:14px 20px;line-height:1.4')}`,
      uberPlaces(l),
    );
  },
  // All was paid in cash, so the company's fee is owed.
  feeOfCash: (s) => {
    const l = didi(s);
    const loss = p.lose(s);
    return p.screen(
      l,
      `${p.div('background:#fff', `${p.phone(l)}${p.div('display:flex;align-items:center;gap:12px;padding:10px 16px;font-size:18px;font-weight:700', `${icon('back')}${s.say('Resumen semanal', 'Weekly summary')}`)}`)}${p.card(
        l,
        `${p.soft(l, p.week(l, WITH_YEAR), 14)}${p.div('padding-top:10px;font-size:15px', s.say('Resultado de la semana', 'Result of the week'))}${p.sum(l, loss, 38, s.width - 80, 'color:#d92d20')}${p.soft(l, s.say('Le debes a DiDi. Paga antes del domingo para seguir recibiendo viajes en efectivo.', 'You owe DiDi. Pay before Sunday to keep getting cash trips.'), 13, 'line-height:1.4;padding-top:6px')}`,
        'margin:10px 14px',
      )}${p.card(
        l,
        p.rows(
          l,
          [
            [s.say('Pagado a tu cuenta', 'Paid to your account'), p.money(l, 0)],
            [s.say('Cuota de servicio', 'Service fee'), p.money(l, p.split(loss, 0.7)[0]!)],
            [s.say('Impuestos', 'Taxes'), p.money(l, p.split(loss, 0.7)[1]!)],
            [`<b>Total</b>`, `<b>${p.money(l, loss)}</b>`],
          ],
          'padding:11px 2px;font-size:15px',
        ),
        'margin:10px 14px',
      )}${p.button(l, s.say('Pagar saldo', 'Pay balance'), 'border-radius:26px')}`,
    );
  },
  // A week with two rides and a rented car.
  expressRental: (s) => {
    const l = lyft(s);
    const loss = p.lose(s);
    const rides = p.near(s, 240, 58);
    return p.screen(
      l,
      `${p.phone(l)}${p.between(icon('close', 24), icon('help', 22), 'padding:12px 20px')}${p.div('padding:6px 22px', `${p.div('font-size:16px;font-weight:600', p.week(l, LOOSE))}${p.sum(l, loss, 50, s.width - 60, 'padding-top:8px')}${p.soft(l, s.say('Ganancias menos la renta', 'Earnings after rental'), 15)}`)}${p.gap(l)}${p.rows(
        l,
        [
          [s.say('2 viajes', '2 rides'), p.money(l, rides)],
          [s.say('Renta Express Drive', 'Express Drive rental'), p.money(l, loss - rides)],
          [s.say('Por cobrar', 'Amount due'), p.money(l, -loss)],
        ],
      )}${p.card(l, p.between(s.say(`Se cobrará a tu tarjeta el ${on(s, 8)}`, `We’ll charge your card on ${on(s, 8)}`), icon('right', 16), 'font-size:14px'))}`,
      lyftPlaces(l),
    );
  },
};
