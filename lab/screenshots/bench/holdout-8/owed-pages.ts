import { icon, monthYear, on, onDay, time, two } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import type { Design } from '../scene.ts';
import * as h from './parts.ts';
import { DIGITS, NAMED, PLAIN, WITH_YEAR } from './weeks.ts';

/** Pages of the driver's own apps with sums that are owed, promised or taxed. */
export const OWED_PAGES: Record<string, Design> = {
  // What is owed to the app after trips paid in cash.
  owedInCash: (s) => {
    const l = h.didi(s);
    const owed = p.near(s, 690, 120);
    const [fee, tax] = p.split(owed, 0.76);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Saldo por pagar', 'Amount due')),
        p.div(
          'text-align:center;padding:24px 20px',
          h.stack(
            icon('wallet', 40),
            p.sum(l, owed, 44, s.width - 60, 'padding-top:8px'),
            p.soft(l, s.say(`Págalo antes del ${on(s, 9)}`, `Pay it by ${on(s, 9)}`), 15),
          ),
        ),
        p.gap(l),
        h.title(l, s.say('De tus viajes en efectivo', 'From your cash trips'), 17),
        p.soft(l, p.week(l, s.random.pick([DIGITS, PLAIN])), 14, 'padding:0 20px 8px'),
        h.line(l, s.say('Tarifa de servicio', 'Service fee'), p.money(l, fee!)),
        h.line(l, s.say('Impuestos', 'Taxes'), p.money(l, tax!)),
        h.endLine(l, s.say('Debes', 'You owe'), p.money(l, owed), 'margin:4px 20px 0;padding:12px 0'),
        p.div(
          `margin:10px 20px;padding:14px;border:1px dashed ${l.soft};border-radius:10px;font-size:15px`,
          `${s.say('Referencia OXXO', 'Payment reference')}<br>${h.bold(Array.from({ length: 4 }, () => two(s.random.whole(10, 99)) + two(s.random.whole(0, 99))).join(' '))}`,
        ),
      ),
      p.button(l, s.say('Pagar ahora', 'Pay now'), 'border-radius:26px'),
    );
  },
  // What the days to come may bring, or what a friend who signs up does.
  promisedSums: (s) => {
    const l = h.lyft(s);
    const isForecast = s.random.chance(0.5);
    const days = s.days.map(() => p.near(s, 900, 175));
    const prize = { mx: 4500, us: 750 }[s.country];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(
          l,
          isForecast ? s.say('Pronóstico', 'Forecast') : s.say('Invita y gana', 'Refer a driver'),
          'back',
          'info',
        ),
        ...(isForecast
          ? [
              p.div(
                'padding:14px 20px',
                h.stack(
                  p.soft(l, p.week(l, NAMED), 15),
                  p.div('font-size:16px;padding-top:10px', s.say('Podrías ganar hasta', 'You could earn up to')),
                  p.sum(l, h.adds(...days), 40, s.width - 60),
                  p.soft(
                    l,
                    s.say('según la demanda que esperamos en tu zona', 'based on the demand we expect in your area'),
                    14,
                  ),
                ),
              ),
              p.rows(
                l,
                days.map((value, k): [string, string] => [onDay(s, k), `~${p.money(l, value)}`]),
                'padding:9px 20px;font-size:15px',
              ),
            ]
          : [
              p.div(
                'text-align:center;padding:26px 24px',
                h.stack(
                  icon('gift', 52, `color:${l.tint}`),
                  p.sum(l, prize, 44, s.width - 80, 'padding-top:12px'),
                  p.div(
                    'font-size:17px;line-height:1.4',
                    s.say(
                      `por cada conductor que invites y complete 100 viajes antes del ${on(s, 27)}`,
                      `for each driver you refer who gives 100 rides by ${on(s, 27)}`,
                    ),
                  ),
                ),
              ),
              p.card(
                l,
                h.stack(
                  p.soft(l, s.say('Tu código', 'Your code'), 13),
                  p.div(
                    'font-size:22px;font-weight:700;letter-spacing:.1em',
                    `${s.name.slice(0, 4).toUpperCase().trim()}${s.random.whole(1000, 9999)}`,
                  ),
                ),
              ),
              p.rows(l, [
                [s.say('Invitados', 'Referred'), p.count(s, 1, 5)],
                [s.say('Última invitación', 'Last invitation'), `${on(s, 2)}, ${time(s)}`],
                [s.say('Ganado por invitar', 'Earned by referring'), p.money(l, prize)],
              ]),
            ]),
      ),
      p.button(
        l,
        isForecast ? s.say('Planear mi semana', 'Plan my week') : s.say('Compartir código', 'Share code'),
        'border-radius:26px',
      ),
    );
  },
  // What is kept for the treasury, by month.
  taxesOfMonth: (s) => {
    const l = h.byScene(s);
    const gross = p.near(s, 25_800, 4600);
    const [a, b] = p.split(h.adds(gross * 0.101), 0.21);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Resumen fiscal', 'Tax summary'), 'back', 'share'),
        p.card(
          l,
          h.stack(
            p.soft(l, monthYear(s), 15),
            p.sum(l, gross, 34, s.width - 80),
            p.soft(l, s.say('Ingresos gravables', 'Gross taxable payments'), 14),
          ),
        ),
        p.rows(
          l,
          s.country === 'mx'
            ? [
                [s.say('ISR retenido', 'ISR withheld'), p.money(l, a!)],
                [s.say('IVA retenido', 'IVA withheld'), p.money(l, b!)],
                [s.say('Régimen', 'Tax regime'), s.say('Plataformas tecnológicas', 'Digital platforms')],
              ]
            : [
                [s.say('Peajes deducibles', 'Deductible tolls'), p.money(l, a!)],
                [s.say('Otros gastos', 'Other expenses'), p.money(l, b!)],
                [s.say('Formulario', 'Form'), '1099-NEC'],
              ],
          'font-size:15px',
        ),
        h.title(l, s.say('Documentos', 'Documents'), 18, 'padding-top:18px'),
        p.rows(
          l,
          [[`${s.say('Constancia', 'Statement')}${p.soft(l, p.week(l, WITH_YEAR), 13)}`, 'PDF']],
          'font-size:15px',
        ),
      ),
    );
  },
};
