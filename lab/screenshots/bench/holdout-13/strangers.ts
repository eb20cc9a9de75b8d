import { asked, icon, type Lookalike, monthYear, on, onDay } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, CLOSED_DATED, NAMED, TURNING } from '../holdout-10/weeks.ts';
import * as m from '../holdout-12/parts.ts';
import { face, type Scene } from '../scene.ts';
import { OWN_PAGES } from './own-pages.ts';

const plain = (s: Scene, tint: string): p.Look =>
  p.look(s, { platform: 'other', tint, font: 'Liberation Sans', marks: [['$', '']] });

/** Pages of others. */
const STRANGERS: m.Designs = {
  // A bank's list of what came in.
  inflowsAtBank: (s) => {
    const l = plain(s, s.country === 'mx' ? '#eb0029' : '#117aca');
    const payer = s.say('UBER BV / STP', 'RASIER LLC DIRECT DEP');
    const entry = (words: string, day: number, value: number): [string, string] => [
      `${words}${p.soft(l, on(s, day), 13)}`,
      p.span(value > 0 ? 'color:#1a8a4a' : '', `${value > 0 ? '+ ' : '- '}${p.money(l, Math.abs(value))}`),
    ];
    return p.screen(
      l,
      h.stack(
        p.div(
          `background:${l.tint};color:#fff;padding-bottom:16px`,
          h.stack(
            p.phone(l, '#fff'),
            p.between(icon('back', 22), icon('search', 21), 'padding:8px 18px'),
            p.div('padding:0 20px;font-size:14px', s.say('Cuenta Link ••8841', 'Checking (...8841)')),
            p.sum(l, p.near(s, 6200, 1700), 36, s.width - 60, 'padding:0 20px'),
            p.div('padding:0 20px;font-size:13px', s.say('Saldo disponible', 'Available balance')),
          ),
        ),
        k.part(l, s.say('Abonos', 'Deposits'), p.week(l, CLOSED)),
        p.rows(
          l,
          [
            entry(payer, 6, p.near(s, 1900, 340)),
            entry(s.say('PAGO CUENTA DE TERCERO', 'ZELLE FROM M ORTIZ'), 5, p.near(s, 500, 60)),
            entry(payer, 3, p.near(s, 1600, 290)),
            entry(s.say('SPEI RECIBIDO SANTANDER', 'ATM CASH DEPOSIT'), 1, p.near(s, 1200, 200)),
            entry(payer, 0, p.near(s, 1500, 260)),
          ],
          'font-size:15px',
        ),
      ),
    );
  },
  // A flight in a wallet.
  boardingPass: (s) => {
    const l = plain(s, '#0a4ea2');
    return p.screen(
      { ...l, ground: '#1b1c20' },
      h.stack(
        p.phone(l, '#fff'),
        p.div(
          `margin:20px 16px;padding:20px;border-radius:16px;background:${l.tint};color:#fff`,
          h.stack(
            p.between(
              h.bold(s.random.pick(['VOLARIS', 'VIVA', 'AEROMEXICO'])),
              s.say('Redondo', 'Round trip'),
              'font-size:16px',
            ),
            p.div('font-size:14px;padding:10px 0 14px', p.week(l, CLOSED_DATED)),
            p.between('GDL', 'TIJ', 'font-size:42px;font-weight:700'),
            p.between(`${onDay(s, 0)} 6:25`, '7:40', 'font-size:14px;padding-bottom:18px'),
            p.between(
              `${s.say('Pasajero', 'Passenger')}<br><b>${s.name}</b>`,
              `${s.say('Asiento', 'Seat')}<br><b>14C</b>`,
              'font-size:14px',
            ),
            p.div(
              'margin:26px auto 0;width:150px;height:150px;border:10px solid #fff;background:repeating-conic-gradient(#111 0 25%,#fff 0 50%) 0 0/22px 22px',
              '',
            ),
          ),
        ),
        p.div(
          'color:#ccc;font-size:15px;padding:0 22px;line-height:1.6',
          `Total: ${p.nearly(l, 2900, 240)}<br>${s.say('Equipaje de mano incluido', 'Carry-on included')}`,
        ),
      ),
    );
  },
  // A stranger's film about a week, with its comments below.
  filmOfAnother: (s) => {
    const l = h.uber(s, { theme: 'light', font: 'Liberation Sans' });
    const sum = p.near(s, 9200, 1680);
    const comment = (who: string, words: string): string =>
      p.div('padding:8px 16px;font-size:14px;line-height:1.4', `<span style="color:#777">@${who}</span><br>${words}`);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.div(
          `height:${Math.round(s.width * 0.56)}px;background:#000;color:#fff;text-align:center;padding-top:26px`,
          `${p.div('font-size:14px', p.week(l, TURNING))}${p.sum(l, sum, 40, s.width - 90)}${p.div('font-size:13px;color:#bbb', s.say('Ganancias netas', 'Net earnings'))}${p.bars({ ...l, soft: '#ccc' }, 40, h.initials(s), '#276ef1', 2)}`,
        ),
        p.div('height:4px;background:linear-gradient(90deg,#f00 34%,#ccc 34%)', ''),
        p.div(
          'padding:12px 16px 4px;font-size:17px;font-weight:700;line-height:1.3',
          s.say('¿CUÁNTO gané en UBER esta semana? 60 horas', 'How MUCH I made on UBER this week (60 hours)'),
        ),
        p.soft(
          l,
          s.say(`${s.random.whole(8, 90)} k vistas · hace 3 días`, `${s.random.whole(8, 90)}K views · 3 days ago`),
          13,
          'padding:0 16px 10px',
        ),
        p.between(
          `<span style="display:flex;gap:10px;align-items:center">${face(s, 38)}<b>${s.say('El Chofer MX', 'The Rideshare Dad')}</b></span>`,
          h.chip(l, s.say('Suscribirse', 'Subscribe'), 'background:#111;color:#fff'),
          'padding:6px 16px',
        ),
        p.gap(l, 6),
        comment('nachito_88', s.say('¿Ya con gasolina descontada?', 'Is that after gas?')),
        comment('vero.r', s.say('Yo en DiDi apenas saqué 4 mil', 'I only made 700 on Lyft')),
        comment('tonyg', s.say('Saludos desde León', 'Great video man')),
      ),
    );
  },
  // A week of an app that isn't one of the three.
  weekOfRival: (s) => {
    const app = s.random.pick(
      s.country === 'mx' ? ['Rappi', 'inDrive', 'Cabify'] : ['DoorDash', 'Instacart', 'Empower'],
    );
    const l = plain(
      s,
      {
        Rappi: '#ff441f',
        inDrive: '#4f9a00',
        Cabify: '#7145d6',
        DoorDash: '#eb1700',
        Instacart: '#0a8a1f',
        Empower: '#1d4ed8',
      }[app]!,
    );
    const trips = q.tripsOfDays(s, q.fare(s));
    const jobs = app === 'Instacart' ? 'batches' : app === 'DoorDash' ? 'deliveries' : 'rides';
    return p.screen(
      l,
      h.stack(
        p.div(
          `background:${l.tint};color:#fff;padding-bottom:14px`,
          h.stack(
            p.phone(l, '#fff'),
            p.between(icon('back', 22), `<b>${app}</b>`, 'padding:8px 18px;font-size:18px'),
            p.div('padding:2px 20px;font-size:15px', p.week(l, s.random.pick([CLOSED, NAMED]))),
            p.sum(l, s.total, 42, s.width - 60, 'padding:0 20px'),
            p.div('padding:0 20px;font-size:14px', s.say('Ganaste esta semana', 'Earned this week')),
          ),
        ),
        ...s.days.map((value, at) =>
          p.between(
            `${onDay(s, at)}${p.soft(l, s.say(`${trips[at]} servicios`, `${trips[at]} ${jobs}`), 13)}`,
            p.money(l, value),
            `padding:10px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
          ),
        ),
      ),
    );
  },
  // What a car brought its owner on a platform that rents it to drivers.
  rentedToDrivers: (s) => {
    const l = plain(s, '#5a31f4');
    const [first, second] = p.split(s.total, 0.58);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Panel del propietario', 'Host dashboard'), 'menu', 'bell'),
        p.card(
          l,
          `${p.soft(l, s.say('Tus autos ganaron', 'Your cars earned'), 14)}${p.sum(l, s.total, 38, s.width - 90)}${p.soft(l, p.week(l, CLOSED), 14)}`,
        ),
        k.part(l, s.say('Reservas', 'Bookings')),
        p.rows(l, [
          [
            `Toyota Yaris 2023${p.soft(l, s.say('7 noches · chofer Luis P.', '7 nights · guest Luis P.'), 13)}`,
            p.money(l, first!),
          ],
          [
            `Chevrolet Onix 2022${p.soft(l, s.say('5 noches · chofer Inés G.', '5 nights · guest Inés G.'), 13)}`,
            p.money(l, second!),
          ],
        ]),
        k.place(l, 'bank', s.say('Próximo pago al propietario', 'Next host payout'), on(s, 9)),
        k.place(l, 'calendar', s.say('Disponibilidad', 'Availability')),
        k.place(l, 'car', s.say('Agregar un auto', 'List a car')),
      ),
    );
  },
  // An insurer's account of kilometres driven in a week.
  insuredByMile: (s) => {
    const l = plain(s, '#0b6e4f');
    const premium = p.near(s, 290, 41);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Estado de tu póliza', 'Policy statement'), 'back', 'share'),
        h.title(l, s.say('Seguro para conductores', 'Rideshare cover'), 23),
        p.soft(l, `${s.name}<br>${p.week(l, CLOSED_DATED)}`, 15, 'padding:0 20px 12px;line-height:1.5'),
        k.ruled(l, [
          [s.say('Prima semanal', 'Weekly premium'), premium],
          [s.say('IVA', 'Tax'), h.adds(premium * 0.16)],
        ]),
        k.strong(l, s.say('Total a pagar', 'Total due'), h.adds(premium, h.adds(premium * 0.16)), 19),
        p.rows(l, [
          [s.say('Póliza', 'Policy'), `PV-${s.random.whole(100_000, 999_999)}`],
          [s.say('Cobertura', 'Cover'), s.say('Uber, DiDi y particular', 'Uber, Lyft and personal')],
          [s.say('Recorrido', 'Distance'), s.say(`${s.random.whole(300, 1100)} km`, `${s.random.whole(200, 800)} mi`)],
        ]),
        p.button(l, s.say('Pagar', 'Pay')),
      ),
    );
  },
  // What a fuel card spent, or what invited friends brought.
  fuelOrFriends: (s) => {
    const l = m.riding(s);
    const isFuel = s.random.chance(0.5);
    const parts = h.divided(s, p.near(s, 1900, 150), 4);
    const each = { mx: 2000, us: 300 }[s.country];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, isFuel ? s.say('Mi gasolina', 'My fuel') : s.say('Mis invitados', 'My referrals'), 'back', 'help'),
        p.soft(l, isFuel ? p.week(l, m.shortWaysOf(s)) : monthYear(s), 15, 'padding:12px 20px 0'),
        p.sum(l, isFuel ? h.adds(...parts) : each, 40, s.width - 60, 'padding:0 20px'),
        p.soft(
          l,
          isFuel ? s.say('Gastado en gasolina', 'Spent on gas') : s.say('Bono por invitar', 'Referral bonus'),
          14,
          'padding:0 20px 12px',
        ),
        p.rows(
          l,
          isFuel
            ? parts.map((value, at): [string, string] => [
                `${(s.country === 'mx' ? ['Pemex', 'BP', 'G500', 'Pemex'] : ['Chevron', 'Arco', 'Shell', 'Chevron'])[at]}${p.soft(l, on(s, 5 - at), 13)}`,
                p.money(l, value),
              ])
            : [
                [
                  `Rubén A.${p.soft(l, s.say('100 de 100 viajes · pagado', '100 of 100 trips · paid'), 13)}`,
                  p.money(l, each),
                ],
                [`Nora V.${p.soft(l, s.say('41 de 100 viajes', '41 of 100 trips'), 13)}`, p.money(l, 0)],
              ],
        ),
        p.button(l, isFuel ? s.say('Ver estaciones', 'Find a station') : s.say('Invitar a alguien', 'Invite someone')),
      ),
    );
  },
};

export const HOLDOUT_13_LOOKALIKES: Record<string, Lookalike> = m.twice(
  asked('earnings', { ...OWN_PAGES, ...STRANGERS }),
);
