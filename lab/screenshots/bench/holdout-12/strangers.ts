import { asked, icon, type Lookalike, monthYear, on, onDay } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, CLOSED_DATED, NAMED, TURNING } from '../holdout-10/weeks.ts';
import { face } from '../scene.ts';
import { OWN_PAGES } from './own-pages.ts';
import * as m from './parts.ts';

const plain = (s: Parameters<m.Designs[string]>[0], tint: string): p.Look =>
  p.look(s, { platform: 'other', tint, font: 'Liberation Sans', marks: [['$', '']] });

/** Pages of others. */
const STRANGERS: m.Designs = {
  // The card's account: what came in and went out in a week.
  accountOfCard: (s) => {
    const l = m.riding(s, { tint: '#111' });
    const name = { uber: 'Uber Pro Card', didi: 'DiDi Pay', lyft: 'Lyft Direct', other: '' }[s.platform];
    const entry = (words: string, day: number, value: number): [string, string] => [
      `${words}${p.soft(l, on(s, day), 13)}`,
      p.span(value > 0 ? 'color:#1a8a4a' : '', `${value > 0 ? '+' : ''}${p.money(l, value)}`),
    ];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, name, 'back', 'search'),
        p.card(
          l,
          `${p.soft(l, s.say('Saldo disponible', 'Available balance'), 14)}${p.sum(l, p.near(s, 2300, 410), 38, s.width - 90)}`,
        ),
        k.part(l, s.say('Movimientos', 'Transactions'), p.week(l, CLOSED)),
        p.rows(
          l,
          [
            entry(s.say('Ganancias', 'Earnings deposit'), 6, p.near(s, 1100, 190)),
            entry(s.say('Gasolina', 'Shell'), 5, -p.near(s, 500, 41)),
            entry(s.say('Ganancias', 'Earnings deposit'), 4, p.near(s, 900, 170)),
            entry('Oxxo', 3, -p.near(s, 120, 9)),
            entry(s.say('Reembolso de gasolina', 'Gas cash back'), 2, p.near(s, 30, 3)),
          ],
          'font-size:15px',
        ),
      ),
    );
  },
  // A week with an app that isn't one of the three.
  weekOfCourier: (s) => {
    const l = plain(s, s.country === 'mx' ? '#ff441f' : '#eb1700');
    const name =
      s.country === 'mx' ? s.random.pick(['Rappi', 'inDrive']) : s.random.pick(['Dasher', 'Instacart Shopper']);
    const [base, tips] = p.split(s.total, 0.66);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, name, 'back', 'help'),
        h.title(l, s.say('Ganancias de la semana', 'Weekly earnings'), 24),
        h.pager(l, p.week(l, s.random.pick([CLOSED, NAMED]))),
        p.sum(l, s.total, 44, s.width - 60, 'text-align:center'),
        p.bars(l, 90, h.initials(s), l.tint, 4),
        k.ruled(l, [
          [s.say('Tarifa base', 'Base pay'), base!],
          [s.say('Propinas', 'Customer tips'), tips!],
        ]),
        h.line(l, s.say('Servicios', 'Orders'), String(s.random.whole(20, 80))),
      ),
    );
  },
  // A colleague's picture of a week, in a group of drivers.
  postInGroup: (s) => {
    const l = h.uber(s, { theme: 'light', font: 'Liberation Sans' });
    return p.screen(
      { ...l, ground: '#e9ebee' },
      h.stack(
        p.div(
          'background:#fff',
          p.phone(l) + q.bar(l, s.say('Choferes Unidos MX', 'Rideshare Drivers'), 'back', 'search'),
        ),
        p.div(
          'margin-top:8px;padding:14px 0;background:#fff',
          h.stack(
            p.div(
              'display:flex;gap:12px;align-items:center;padding:0 16px',
              `${face(s, 42)}<span><b>${s.say('Beto Salinas', 'Dwayne Ellis')}</b>${p.soft(l, s.say('Colaborador destacado · 5 h', 'Top contributor · 5h'), 13)}</span>`,
            ),
            p.div(
              'padding:10px 16px;font-size:15px;line-height:1.4',
              s.say(
                'Así cerré mi semana, compañeros. ¿Cómo les fue?',
                'That’s how my week ended, folks. How about yours?',
              ),
            ),
            p.div(
              'margin:0 46px;padding:16px;border:1px solid #ccc;text-align:center',
              `${p.div('font-size:14px', p.week(l, TURNING))}${p.sum(l, p.near(s, 9900, 1750), 34, s.width - 150)}${p.bars(l, 56, h.initials(s), '#276ef1', 2)}`,
            ),
            p.between(
              `${s.random.whole(40, 400)} ${s.say('Me gusta', 'likes')}`,
              `${s.random.whole(11, 96)} ${s.say('comentarios', 'comments')}`,
              'padding:12px 16px;font-size:14px;color:#666',
            ),
            p.div(
              'padding:4px 16px;font-size:14px;line-height:1.5',
              s.say(
                '<b>Lalo R.</b> ¿En qué ciudad?<br><b>Mari G.</b> Yo apenas 3 mil',
                '<b>Tasha W.</b> Which market?<br><b>Luis G.</b> I only made 600',
              ),
            ),
          ),
        ),
      ),
    );
  },
  // Flights booked for a week.
  flightOfWeek: (s) => {
    const l = plain(s, '#0b3d91');
    const leg = (from: string, to: string, day: number): string =>
      p.card(
        l,
        `${p.between(p.span('font-size:24px;font-weight:700', from), p.span('font-size:24px;font-weight:700', to))}${p.between(`${onDay(s, day)} · 7:10`, '9:45', `font-size:14px;color:${l.soft}`)}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Tu reservación', 'Your trip'), 'back', 'share'),
        p.soft(l, p.week(l, CLOSED_DATED), 15, 'padding:8px 20px'),
        leg('MEX', 'MTY', 0),
        leg('MTY', 'MEX', 6),
        p.rows(l, [
          [s.say('Pasajero', 'Passenger'), s.name],
          [s.say('Código', 'Confirmation'), 'QX7T2L'],
          ['Total', h.bold(p.nearly(l, 3100, 290))],
        ]),
      ),
    );
  },
  // The owner's earnings from a platform that rents cars out.
  ownerOfRentals: (s) => {
    const l = plain(s, '#593cfb');
    const trips = h.divided(s, s.total, 3);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias de anfitrión', 'Host earnings'), 'back', 'share'),
        h.pager(l, p.week(l, CLOSED)),
        p.sum(l, s.total, 42, s.width - 60, 'text-align:center;padding-bottom:8px'),
        p.rows(
          l,
          ['Nissan Versa 2022', 'Kia Rio 2021', 'Chevrolet Aveo 2023'].map((car, at): [string, string] => [
            `${car}${p.soft(l, s.say('Reservado 4 días', 'Booked 4 days'), 13)}`,
            p.money(l, trips[at]!),
          ]),
        ),
        p.between(s.say('Tu parte', 'Your take rate'), '75%', 'padding:14px 20px;font-size:15px'),
        k.place(l, 'bank', s.say('Pagos', 'Payouts')),
      ),
    );
  },
  // What a driver could make, as a site reckons it, or an offer with a guarantee.
  promisedToMake: (s) => {
    const l = m.riding(s);
    const name = h.nameOf(s);
    return p.screen(
      l,
      h.stack(
        p.div(
          `background:${l.tint};color:#fff`,
          `${p.phone(l, '#fff')}${p.div('padding:26px 20px 30px;font-size:28px;font-weight:700;line-height:1.25', s.say(`Gana ${p.bonus(l, 7500, 1400)} en tu primera semana`, `Earn ${p.bonus(l, 7500, 1400)} in your first week`))}`,
        ),
        p.div(
          'padding:18px 20px;font-size:16px;line-height:1.5',
          s.say(
            `Completa 70 viajes con ${name} ${p.week(l, CLOSED)} y te garantizamos al menos esa cantidad.`,
            `Complete 70 rides with ${name} ${p.week(l, CLOSED)} and we guarantee at least that much.`,
          ),
        ),
        k.place(l, 'car', s.say('70 viajes', '70 rides')),
        k.place(l, 'clock', s.say('Unas 40 horas', 'About 40 hours')),
        p.button(l, s.say('Acepto la oferta', 'Accept the offer')),
        p.soft(l, s.say('Aplican términos y condiciones.', 'Terms apply.'), 12, 'text-align:center'),
      ),
    );
  },
  // A bonus for a friend, or the fuel of a month: neither was driven for.
  friendOrFuel: (s) => {
    const l = m.riding(s);
    const isFuel = s.random.chance(0.5);
    const spent = h.divided(s, p.near(s, 2300, 160), 4);
    const friends = s.random.some([0, 1, 2], 2).map((at) => ['Hugo M.', 'Sara T.', 'Omar V.'][at]!);
    const each = { mx: 1500, us: 250 }[s.country];
    const rows = isFuel
      ? ['Pemex', 'BP', 'Shell', 'Mobil'].map((name, at): [string, string] => [
          `${name}${p.soft(l, on(s, at + 1), 13)}`,
          p.money(l, spent[at]!),
        ])
      : friends.map((name): [string, string] => [
          `${name}${p.soft(l, s.say('60 de 60 viajes', '60 of 60 trips'), 13)}`,
          p.money(l, each),
        ]);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(
          l,
          isFuel ? s.say('Tarjeta de gasolina', 'Fuel card') : s.say('Invita y gana', 'Refer and earn'),
          'back',
          'help',
        ),
        p.soft(l, p.week(l, CLOSED), 15, 'padding:10px 20px 0'),
        p.sum(l, isFuel ? h.adds(...spent) : each * 2, 40, s.width - 60, 'padding:0 20px'),
        p.soft(
          l,
          isFuel ? s.say('Cargado en gasolina', 'Spent on fuel') : s.say('Por tus invitados', 'From your referrals'),
          14,
          'padding:0 20px 12px',
        ),
        p.rows(l, rows),
        p.button(
          l,
          isFuel ? s.say('Buscar gasolineras', 'Find stations') : s.say('Invitar', 'Invite'),
          'border-radius:24px',
        ),
      ),
    );
  },
  // The insurer's statement of a driver's cover, by the week.
  statementOfInsurer: (s) => {
    const l = plain(s, '#00558c');
    const premium = p.near(s, 320, 46);
    const cell = 'padding:7px 2px;font-size:12px';
    return p.screen(
      { ...l, ground: '#7d8085' },
      h.stack(
        h.paperBar(l, s.say('estado_poliza.pdf', 'policy_statement.pdf')),
        p.div(
          'margin:14px 10px;padding:22px 16px 60px;background:#fff;color:#181818',
          h.stack(
            p.div('font-size:19px;font-weight:700;color:#00558c', s.say('Seguros del Valle', 'Valley Mutual')),
            p.div(
              'padding:12px 2px;font-size:12px;line-height:1.6',
              `${s.say('Asegurado', 'Insured')}: ${s.name}<br>${s.say('Uso: plataforma (Uber, DiDi)', 'Use: rideshare (Uber, Lyft)')}<br>${s.say('Periodo', 'Period')}: ${p.week(l, CLOSED_DATED)}<br>${monthYear(s)}`,
            ),
            h.table(
              [
                [s.say('Prima semanal', 'Weekly premium'), p.money(l, premium)],
                [s.say('IVA', 'Tax'), p.money(l, h.adds(premium * 0.16))],
                [s.say('Total a pagar', 'Total due'), p.money(l, h.adds(premium, h.adds(premium * 0.16)))].map(h.bold),
              ],
              [2, 1],
              cell,
              '#ddd',
            ),
            p.div(
              'padding:16px 2px;font-size:11px',
              `${icon('info', 13)} ${s.say('Suma asegurada $3,000,000', 'Limit of liability $1,000,000')}`,
            ),
          ),
        ),
      ),
    );
  },
};

export const HOLDOUT_12_LOOKALIKES: Record<string, Lookalike> = m.twice(
  asked('earnings', { ...OWN_PAGES, ...STRANGERS }),
);
