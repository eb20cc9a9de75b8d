import { asked, icon, type Lookalike, on, onDay, time } from '../holdout-2/parts.ts';
import { type Design, face } from '../scene.ts';
import { DRIVER_PAGES } from './other-pages.ts';
import * as p from './parts.ts';
import { SHORT_DAYS, WITH_WEEKDAYS } from './weeks.ts';

/** Pages of other apps, with sums and dates that are not a driver's week. */
const STRANGERS: Record<string, Design> = {
  // The bank's movements: a payout of the platform among them.
  bankMoves: (s) => {
    const l = p.look(s, { platform: s.platform, tint: '#004481', font: 'Liberation Sans', theme: 'light' });
    const from = s.say('DIDI MOBILITY MEXICO', 'UBER USA LLC PAYMENT');
    const all: [string, string][] = [
      [`SPEI ${from}`, p.nearly(l, 3900, 780)],
      ['OXXO GAS', p.money(l, -p.near(s, 620, 54))],
      [s.say('PAGO TARJETA', 'CARD PAYMENT'), p.money(l, -p.near(s, 1500, 210))],
      [from, p.nearly(l, 4400, 910)],
    ];
    return p.screen(
      l,
      `${p.div(`background:${l.tint};color:#fff;padding-bottom:18px`, `${p.phone(l, '#fff')}${p.div('display:flex;align-items:center;padding:10px 18px;font-size:17px', `${icon('back')}${p.span('flex:1;text-align:center', s.say('Cuenta •4417', 'Checking •4417'))}${icon('bell')}`)}${p.div('text-align:center', `${p.sum(l, p.near(s, 9200, 1740), 36, s.width - 60)}${p.div('font-size:14px', s.say('Saldo disponible', 'Available balance'))}`)}`)}${p.between(`<b>${s.say('Movimientos', 'Activity')}</b>`, `${on(s, 0)} - ${on(s, 6)} ${icon('calendar', 18)}`, 'padding:16px 18px 8px;font-size:16px')}${p.rows(
        l,
        all.map(([name, value], k): [string, string] => [
          `${name}<br>${p.span(`font-size:13px;color:${l.soft}`, onDay(s, 6 - k * 2))}`,
          `<b>${value}</b>`,
        ]),
      )}`,
    );
  },
  // What somebody else boasts of, in a feed.
  boast: (s) => {
    const l = p.look(s, {
      platform: s.platform,
      tint: '#1877f2',
      font: 'Liberation Sans',
      theme: 'light',
      paint: { panel: '#000000' },
    });
    const inside = { ...l, ink: '#fff', soft: '#aaa' };
    const write = (who: string, what: string): string =>
      p.div(
        'display:flex;gap:10px;padding:7px 14px',
        `${face(s, 34)}${p.span('padding:8px 12px;border-radius:16px;background:#f0f2f5;font-size:14px', `<b>${who}</b><br>${what}`)}`,
      );
    return p.screen(
      l,
      `${p.phone(l)}${p.div('display:flex;align-items:center;gap:12px;padding:8px 14px', `${icon('back')}${p.span('flex:1;padding:9px 14px;border-radius:20px;background:#f0f2f5;font-size:14px;color:#666', s.say('Conductores CDMX y Edomex', 'Rideshare Drivers of Dallas'))}`)}${p.div('display:flex;gap:10px;align-items:center;padding:8px 14px', `${face(s, 42)}${p.span('font-size:15px', `<b>${s.name}</b><br>${p.span(`font-size:12px;color:${l.soft}`, s.say('2 h · Grupo público', '2 h · Public group'))}`)}`)}${p.div('padding:2px 14px 8px;font-size:15px', s.say('Así cerré la semana, banda. ¿Cómo les fue a ustedes?', 'My week, folks. How did y’all do?'))}${p.card(inside, `${p.div('color:#fff;text-align:center', `${p.div('font-size:14px', p.week(l, SHORT_DAYS))}${p.sum(inside, p.near(s, 9100, 1690), 38, s.width - 80)}`)}${p.bars(inside, 60, s.say('L M M J V S D', 'M T W T F S S').split(' '))}`, 'margin:0;border-radius:0')}${p.between(s.say('Me gusta 84', 'Like 84'), s.say('31 comentarios', '31 comments'), `padding:10px 14px;font-size:14px;color:${l.soft}`)}${write('Chuy Solís', s.say('Qué zona trabajas, compa?', 'What area do you work, man?'))}${write('Mary Luna', s.say('Yo apenas saqué la mitad', 'I only made half of that'))}`,
    );
  },
  // A room for a week.
  hotel: (s) => {
    const l = p.look(s, { platform: s.platform, tint: '#003b95', font: 'Liberation Sans', theme: 'light', last: 7 });
    const total = p.near(s, 7200, 1120);
    const [night, taxes] = p.split(total, 0.84);
    return p.screen(
      l,
      `${p.div(`background:${l.tint};color:#fff`, `${p.phone(l, '#fff')}${p.div('display:flex;align-items:center;gap:14px;padding:10px 16px 14px;font-size:18px;font-weight:700', `${icon('back')}${s.say('Tu reservación', 'Your booking')}`)}`)}${p.div(`height:110px;background:linear-gradient(150deg,#7fb6d9,#f0d9a8)`, '')}${p.div('padding:14px 18px', `${p.div('font-size:21px;font-weight:700', 'Hotel Playa Azul')}${p.soft(l, 'Mazatlán, Sinaloa · 8.7', 14)}${p.div('font-size:16px;padding-top:12px', p.week(l, SHORT_DAYS))}${p.soft(l, s.say('7 noches, 2 adultos', '7 nights, 2 adults'), 14)}`)}${p.rows(
        l,
        [
          [s.say('Habitación doble', 'Double room'), p.money(l, night!)],
          [s.say('Impuestos y cargos', 'Taxes and fees'), p.money(l, taxes!)],
        ],
      )}${p.between(`<b style="font-size:18px">Total</b>`, p.sum(l, total, 28, s.width - 140), 'padding:14px 18px')}${p.button(l, s.say('Pagar ahora', 'Pay now'))}`,
    );
  },
  // What a driver notes about his spending.
  spending: (s) => {
    const l = p.look(s, { platform: s.platform, tint: '#00a884', font: p.ROUND });
    const total = p.near(s, 2300, 390);
    const parts = p.split(total, 0.52, 0.21, 0.17);
    const names = s.say('Gasolina|Comida|Lavado del auto|Recargas', 'Gas|Food|Car wash|Phone').split('|');
    return p.screen(
      l,
      `${p.phone(l)}${p.between(`<b style="font-size:24px">${s.say('Gastos', 'Spending')}</b>`, icon('calendar', 22), 'padding:12px 20px')}${p.div('text-align:center;padding:10px', `${p.div('font-size:15px', p.week(l, WITH_WEEKDAYS))}${p.sum(l, total, 44, s.width - 60)}${p.soft(l, s.say('Gastaste 12% menos que la semana pasada', 'You spent 12% less than last week'), 14)}`)}${p.bars(l, 80, s.say('L M M J V S D', 'M T W T F S S').split(' '))}${p.rows(
        l,
        parts.map((part, k): [string, string] => [names[k]!, p.money(l, part)]),
      )}${p.soft(l, s.say(`Último movimiento a las ${time(s)}`, `Last activity at ${time(s)}`), 12, 'padding:12px 20px')}`,
    );
  },
};

export const HOLDOUT_6_LOOKALIKES: Record<string, Lookalike> = asked('earnings', { ...DRIVER_PAGES, ...STRANGERS });
