import { asked, icon, type Lookalike, on, two } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import type { Design } from '../scene.ts';
import { OWN_PAGES } from './own-pages.ts';
import * as q from './parts.ts';
import { SHORT, TO_SUNDAY } from './weeks.ts';

/** Pages of other apps, with sums and dates that are not a driver's week. */
const STRANGERS: Record<string, Design> = {
  // What came into a bank account in a week.
  inflowsOfBank: (s) => {
    const l = p.look(s, {
      platform: s.platform,
      tint: '#0a4fa3',
      font: s.random.pick(['Liberation Sans', p.ROUND]),
      theme: 'light',
    });
    const from = {
      mx: ['SPEI recibido UBER', 'SPEI recibido DIDI', 'Depósito en efectivo', 'SPEI recibido M LUNA'],
      us: ['UBER TECHNOLOGIES ACH', 'LYFT INC ACH', 'MOBILE DEPOSIT', 'ZELLE FROM M LUNA'],
    }[s.country];
    const sums = from.map((_, k) => p.near(s, [2900, 1400, 800, 350][k]!, [610, 340, 120, 60][k]!));
    const [out, balance] = [p.near(s, 3800, 700), p.near(s, 9300, 1700)];
    return p.screen(
      l,
      `${p.div(`background:${l.tint};color:#fff`, `${p.phone(l, '#fff')}${p.div('display:flex;gap:14px;align-items:center;padding:10px 18px;font-size:18px', `${icon('back')}${s.say('Cuenta de débito', 'Checking')} ••${s.random.whole(1000, 9999)}`)}${p.div('padding:6px 20px 16px', `${p.div('font-size:13px', s.say('Saldo disponible', 'Available balance'))}${p.div('font-size:28px;font-weight:700', p.money(l, balance))}`)}`)}${p.between(s.say('Movimientos', 'Transactions'), `${p.week(l, TO_SUNDAY)} ${icon('calendar', 15)}`, 'padding:14px 20px;font-size:15px')}${p.columns(
        l,
        [
          [`+${p.money(l, p.split(q.total(sums), 1)[0]!)}`, s.say('Ingresos', 'Money in')],
          [p.money(l, -out), s.say('Gastos', 'Money out')],
        ],
      )}${p.rows(
        l,
        from.map((name, k): [string, string] => [
          `${name}${p.soft(l, on(s, 6 - k), 12)}`,
          p.span('color:#187a3c', `+${p.money(l, sums[k]!)}`),
        ]),
        'padding:10px 20px;font-size:15px',
      )}`,
    );
  },
  // A colleague sends his week to a group of drivers.
  weekOfColleague: (s) => {
    const l = q.uber(s, { theme: 'light', paint: { ground: '#ece5dd' } });
    const inside = { ...l, ground: '#000', ink: '#fff', soft: '#bbb', line: '#333', tint: '#34a853' };
    const hour = s.random.whole(1, 12);
    let minute = s.random.whole(0, 9);
    const at = (): string => {
      minute += s.random.whole(1, 9);
      return `${hour}:${two(minute)}`;
    };
    const bubble = (name: string, colour: string, words: string, isOwn = false): string =>
      p.div(
        `max-width:76%;width:fit-content;margin:7px ${isOwn ? '12px 7px auto' : 'auto 7px 12px'};padding:7px 11px;border-radius:10px;background:${isOwn ? '#d9fdd3' : '#fff'};font-size:14px;line-height:1.35`,
        `${name ? p.div(`font-size:12.5px;font-weight:700;color:${colour}`, name) : ''}${words} ${p.span('font-size:11px;color:#777;padding-left:8px', at())}`,
      );
    return p.screen(
      l,
      `${p.div('background:#075e54;color:#fff', `${p.phone(l, '#fff')}${p.div('display:flex;align-items:center;gap:12px;padding:8px 14px 12px;font-size:17px', `${icon('back')}${p.span('width:36px;height:36px;border-radius:50%;background:#8aa9a5', '')}${p.span('line-height:1.2', `${s.say('Ubers Zona Norte', 'ATL Drivers')}<br>${p.span('font-size:12px', 'Beto, Chuy, Mary, +48')}`)}`)}`)}${bubble('~ Chuy', '#b5446e', s.say('Ahí les va mi semana', 'Here’s my week guys'))}${p.div('width:76%;margin:7px 12px;padding:4px;border-radius:10px;background:#fff', `${p.div('padding:14px;border-radius:8px;background:#000;color:#fff', `${p.div('font-size:13px', p.week(l, SHORT))}${p.sum(inside, p.near(s, 8700, 1620), 30, s.width * 0.64)}${p.bars(inside, 46, s.say('L M M J V S D', 'M T W T F S S').split(' '))}`)}${p.div('text-align:right;font-size:11px;color:#777;padding:3px 6px', at())}`)}${bubble('Mary', '#3a6fb0', s.say('No manches, ¿cuántas horas?', 'No way, how many hours?'))}${bubble('~ Chuy', '#b5446e', s.say('Como 60 jaja', 'Like 60 lol'))}${bubble('', '', s.say('Felicidades compa', 'Congrats man'), true)}`,
      p.div(
        'margin:8px 10px 14px;padding:11px 16px;border-radius:22px;background:#fff;font-size:15px;color:#888',
        s.say('Mensaje', 'Message'),
      ),
    );
  },
};

export const HOLDOUT_7_LOOKALIKES: Record<string, Lookalike> = asked('earnings', { ...OWN_PAGES, ...STRANGERS });
