import { asked, icon, type Lookalike, on, onDay, time, two } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import { type Design, face } from '../scene.ts';
import { OWED_PAGES } from './owed.ts';
import { OWN_PAGES } from './own-pages.ts';
import * as k from './parts.ts';
import { FIGURES, TO_MONDAY, TO_SUNDAY } from './weeks.ts';

/** Pages of others, with sums and dates that are not this driver's week. */
const STRANGERS: Record<string, Design> = {
  // Another driver's week in a group's post.
  weekInPost: (s) => {
    const l = h.uber(s);
    const inside = { ...l, ground: '#ffffff', ink: '#111214', soft: '#6c6e73', line: '#ececee', panel: '#f3f3f5' };
    const said = (name: string, words: string): string =>
      p.div(
        'display:flex;gap:10px;padding:6px 14px;font-size:14px',
        `${face(s, 30)}<span>${h.bold(name)} ${words}</span>`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(
          `${icon('back', 22)} &nbsp; ${h.bold(s.say('Uberos del norte', 'Chicago Drivers'))}`,
          icon('dots', 20),
          'padding:10px 16px;font-size:17px',
        ),
        p.between(
          p.span(
            'display:flex;gap:12px;align-items:center',
            `${face(s, 42)}<span>${h.bold(s.say('El Güero Ramos', 'Big Mike T.'))}${p.soft(l, s.say('hace 3 h · público', '3h · public'), 13)}</span>`,
          ),
          icon('dots', 18),
          'padding:8px 14px;font-size:15px',
        ),
        p.div(
          'padding:4px 14px 12px;font-size:16px;line-height:1.35',
          s.say(
            'Quien diga que ya no deja, no le sabe. ¿Ustedes cuánto?',
            'If you say it doesn’t pay anymore, here you go. What about you?',
          ),
        ),
        p.div(
          `background:${inside.ground};color:${inside.ink};padding:16px 10px;border:1px solid #ccc`,
          h.stack(
            p.div('text-align:center;font-size:15px', p.week(l, TO_MONDAY)),
            p.sum(inside, p.near(s, 11_200, 2050), 40, s.width - 60, 'text-align:center'),
            p.bars(inside, 56, h.initials(s), '#276ef1', 2),
          ),
        ),
        p.between(
          s.say('Me gusta · 214', 'Like · 214'),
          s.say('87 comentarios', '87 comments'),
          `padding:10px 14px;font-size:13px;color:${l.soft};border-bottom:1px solid ${l.line}`,
        ),
        said(s.say('Chava', 'Rob'), s.say('¿Cuántas horas, compa?', 'How many hours is that?')),
        said(s.say('Nora L.', 'Nora L.'), s.say('Y réstale la gasolina', 'Now take off gas')),
        said('Pepe', s.say('Yo llevo la mitad', 'I’m at half of that')),
      ),
    );
  },
  // What came into a bank's account, also from the apps.
  inflowsOfAccount: (s) => {
    const l = p.look(s, { platform: s.platform, tint: '#004481', font: 'Liberation Sans', theme: 'light' });
    const names = {
      mx: ['SPEI RECIBIDO UBER', 'DEPOSITO DIDI', 'NOMINA', 'SPEI RECIBIDO'],
      us: ['UBER BV DES:PAYOUT', 'LYFT INC DEPOSIT', 'PAYROLL', 'ZELLE FROM ANA'],
    }[s.country];
    const sums = names.map(() => p.near(s, 2300, 420));
    return p.screen(
      l,
      h.stack(
        p.div(
          `background:${l.tint};color:#fff;padding-bottom:16px`,
          `${p.phone(l, '#fff')}${p.between(icon('back', 22), icon('search', 20), 'padding:10px 18px')}${p.div('padding:6px 20px;font-size:14px', `${s.say('Cuenta', 'Checking')} ••${s.random.whole(1000, 9999)}`)}${p.sum(l, p.near(s, 12_400, 2300), 34, s.width - 60, 'padding:0 20px')}${p.div('padding:2px 20px;font-size:13px', s.say('Saldo disponible', 'Available balance'))}`,
        ),
        p.between(
          h.bold(s.say('Ingresos', 'Money in')),
          p.week(l, s.random.pick([FIGURES, TO_SUNDAY])),
          'padding:16px 20px 8px;font-size:15px',
        ),
        p.rows(
          l,
          names.map((name, at): [string, string] => [
            `${name}${p.soft(l, on(s, at * 2), 13)}`,
            `+${p.money(l, sums[at]!)}`,
          ]),
          'font-size:15px',
        ),
        p.between(
          s.say('Total de ingresos', 'Total money in'),
          h.bold(p.money(l, h.adds(...sums))),
          'padding:16px 20px;font-size:16px',
        ),
      ),
    );
  },
  // A flight that was booked, with its days and price.
  bookedFlight: (s) => {
    const l = p.look(s, { platform: s.platform, tint: '#0a3d91', font: 'Liberation Sans', theme: 'light' });
    const leg = (from: string, to: string, day: number): string =>
      p.card(
        l,
        h.stack(
          p.soft(l, onDay(s, day), 14),
          p.between(p.span('font-size:26px;font-weight:700', from), p.span('font-size:26px;font-weight:700', to)),
          p.between(time(s), time(s), `font-size:14px;color:${l.soft}`),
        ),
      );
    const [fare, tax] = [p.near(s, 4100, 310), p.near(s, 900, 64)];
    const [here, there] = s.country === 'mx' ? ['MEX', 'CUN'] : ['ORD', 'LAX'];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Tu viaje', 'Your trip'), 'back', 'share'),
        p.between(p.week(l, TO_SUNDAY), s.say('2 adultos', '2 adults'), 'padding:6px 20px;font-size:16px'),
        leg(here!, there!, 0),
        leg(there!, here!, 6),
        p.rows(l, [
          [s.say('Tarifa', 'Fare'), p.money(l, fare)],
          [s.say('Impuestos', 'Taxes'), p.money(l, tax)],
        ]),
        p.between(
          h.bold(s.say('Total pagado', 'Total paid')),
          h.bold(p.money(l, h.adds(fare, tax))),
          'padding:14px 20px;font-size:18px',
        ),
        p.soft(
          l,
          `${s.say('Clave de reservación', 'Confirmation')}: QX${s.random.whole(10, 99)}RT`,
          14,
          'padding:0 20px',
        ),
      ),
    );
  },
  // A passenger's receipt, or what a rival says one would make there.
  receiptOrRival: (s) => {
    const l = h.another(s);
    if (s.random.chance(0.5)) {
      const [fare, toll] = [p.near(s, 178, 27), p.near(s, 32, 5)];
      return p.screen(
        l,
        h.stack(
          p.phone(l),
          q.bar(l, s.say('Recibo de tu viaje', 'Your ride receipt'), 'close', 'share'),
          p.soft(l, `${onDay(s, 2)}, ${time(s)}`, 15, 'padding:8px 20px'),
          p.sum(l, h.adds(fare, toll), 44, s.width - 60, 'padding:0 20px 8px'),
          k.adding(
            l,
            [
              [s.say('Tarifa del viaje', 'Trip fare'), fare],
              [s.say('Caseta', 'Toll'), toll],
            ],
            'Total',
            h.adds(fare, toll),
          ),
          h.line(l, `Visa ••${s.random.whole(1000, 9999)}`, p.money(l, h.adds(fare, toll)), 'padding-top:14px'),
          p.div(
            'display:flex;gap:12px;align-items:center;padding:18px 20px;font-size:15px',
            `${face(s, 44)}<span>${s.say('Viajaste con Teo', 'You rode with Theo')}${p.soft(l, `4.9 ★ · ABC-${two(s.random.whole(1, 99))}-${two(s.random.whole(1, 99))}`, 13)}</span>`,
          ),
          h.further(l),
        ),
      );
    }
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('¿Cuánto ganarías?', 'What could you make?'), 'close'),
        h.line(l, s.say('Horas por semana', 'Hours per week'), h.bold('40'), 'padding-top:18px'),
        p.div(
          `position:relative;margin:8px 20px 24px;height:6px;border-radius:3px;background:${l.line}`,
          p.div(`width:60%;height:6px;border-radius:3px;background:${l.tint}`, ''),
        ),
        p.card(
          l,
          h.stack(
            p.soft(l, s.say('Podrías ganar por semana', 'You could make per week'), 15),
            p.sum(l, p.near(s, 7800, 1350), 40, s.width - 90),
            p.soft(l, s.say(`Según tarifas ${p.week(l, TO_SUNDAY)}`, `Based on fares ${p.week(l, TO_SUNDAY)}`), 13),
          ),
        ),
        p.soft(
          l,
          s.say('Cálculo estimado. No incluye gasolina.', 'An estimate. Gas isn’t included.'),
          13,
          'padding:8px 20px',
        ),
      ),
      k.pill(l, s.say('Empezar a manejar', 'Start driving'), `background:${l.tint};color:#fff;margin-bottom:24px`),
    );
  },
};

export const HOLDOUT_9_LOOKALIKES: Record<string, Lookalike> = asked('earnings', {
  ...OWN_PAGES,
  ...OWED_PAGES,
  ...STRANGERS,
});
