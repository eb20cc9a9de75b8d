import { asked, icon, type Lookalike, monthYear, on, onDay, time } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import { type Design, face } from '../scene.ts';
import { OWN_PAGES } from './own-pages.ts';
import * as k from './parts.ts';
import { CLOSED, NAMED, SLASHED_DATED, TURNING } from './weeks.ts';

/** Pages of others and sums to be paid. */
const STRANGERS: Record<string, Design> = {
  // Another driver shows a week in a short film: comments and hearts around it.
  weekInFilm: (s) => {
    const l = h.uber(s, { theme: 'dark' });
    const inside = { ...l, ground: '#ffffff', ink: '#111214', soft: '#6c6e73', line: '#ececee', panel: '#f3f3f5' };
    const mark = (name: 'user' | 'gift' | 'share' | 'bell', words: string): string =>
      p.div('text-align:center;font-size:12px;padding:9px 0', `${icon(name, 27)}<br>${words}`);
    return p.screen(
      { ...l, ground: '#16171b' },
      h.stack(
        p.phone(l),
        p.div(
          'text-align:center;font-size:16px;padding:8px;opacity:.9',
          s.say('Siguiendo &nbsp; <b>Para ti</b>', 'Following &nbsp; <b>For You</b>'),
        ),
        p.div(
          `margin:24px 66px 0 16px;padding:18px 12px;border-radius:10px;background:#fff;color:#111`,
          h.stack(
            p.div('text-align:center;font-size:15px', p.week(l, TURNING)),
            p.sum(inside, p.near(s, 12_900, 2350), 34, s.width - 130, 'text-align:center'),
            p.bars(inside, 60, h.initials(s), '#276ef1', 2),
          ),
        ),
        p.div(
          'margin:14px 66px 0 16px;font-size:20px;font-weight:700;text-align:center;text-shadow:0 1px 4px #000',
          s.say('¿Cuánto gané en Uber esta semana?', 'How much I made on Uber this week'),
        ),
        p.div(
          'position:absolute;right:8px;bottom:90px;width:52px',
          `${face(s, 46)}${mark('gift', '18.2K')}${mark('bell', '942')}${mark('share', '1,304')}`,
        ),
        p.div(
          'position:absolute;left:16px;right:80px;bottom:64px;font-size:14px;line-height:1.4',
          `${h.bold(s.say('@ruletero.cdmx', '@rideshare.randy'))}<br>${s.say('70 horas, vale la pena? #uber #conductores', '70 hours, worth it? #uber #rideshare')}`,
        ),
      ),
    );
  },
  // A bank's list of what came in, by date.
  movementsOfBank: (s) => {
    const l = p.look(s, { platform: s.platform, tint: '#a3121f', font: 'Liberation Sans', theme: 'light' });
    const names = {
      mx: ['Pago Uber Portier', 'Transferencia DiDi', 'Depósito en efectivo', 'Pago Uber Portier', 'SPEI de Laura M.'],
      us: [
        'UBER USA 6787 EDI PAYMNT',
        'LYFT RIDE PAYOUT',
        'MOBILE DEPOSIT',
        'UBER USA 6787 EDI PAYMNT',
        'ZELLE FROM JO',
      ],
    }[s.country];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Movimientos', 'Activity'), 'back', 'search'),
        p.card(
          l,
          `${p.soft(l, s.say('Saldo disponible', 'Available balance'), 14)}${p.sum(l, p.near(s, 9400, 1900), 34, s.width - 90)}`,
        ),
        q.tabs(l, s.say('Todos,Ingresos,Gastos', 'All,Deposits,Withdrawals').split(','), 1),
        p.between(
          p.week(l, s.random.pick([CLOSED, SLASHED_DATED])),
          icon('calendar', 17),
          `padding:10px 20px;font-size:14px;color:${l.soft}`,
        ),
        p.rows(
          l,
          names.map((name, at): [string, string] => [
            `${name}${p.soft(l, on(s, 6 - at), 13)}`,
            p.span('color:#157a3c', `+${p.nearly(l, 1700, 310)}`),
          ]),
          'font-size:14px',
        ),
      ),
    );
  },
  // A month's certificate of taxes withheld.
  certificateOfTaxes: (s) => {
    const l = h.didi(s, { theme: 'light', font: 'Liberation Sans' });
    const gross = p.near(s, 27_500, 4800);
    const cell = 'padding:7px 2px;font-size:12px';
    return p.screen(
      { ...l, ground: '#7d8085' },
      h.stack(
        h.paperBar(l, s.say('constancia_retenciones.pdf', 'withholding_certificate.pdf')),
        p.div(
          'margin:14px 10px;padding:22px 16px 40px;background:#fff;color:#181818',
          h.stack(
            p.div(
              'font-size:16px;font-weight:700;line-height:1.3',
              s.say('Constancia de retenciones por plataformas tecnológicas', 'Certificate of taxes withheld'),
            ),
            p.div(
              'padding:10px 2px;font-size:12px;line-height:1.6',
              `${s.say('Periodo', 'Period')}: ${monthYear(s)}<br>${s.say('Nombre', 'Name')}: ${s.name}<br>RFC: XAXX010101000`,
            ),
            h.table(
              [
                [s.say('Monto total de operaciones', 'Total of transactions'), p.money(l, gross)],
                [s.say('IVA trasladado', 'VAT charged'), p.money(l, h.adds(gross * 0.16))],
                [s.say('IVA retenido', 'VAT withheld'), p.money(l, h.adds(gross * 0.08))],
                [s.say('ISR retenido', 'Income tax withheld'), p.money(l, h.adds(gross * 0.021))],
                [s.say('Comisiones', 'Commissions'), p.money(l, h.adds(gross * 0.18))],
              ],
              [2, 1],
              cell,
              '#ddd',
            ),
            p.div('padding-top:20px;font-size:10px;color:#555', 'Folio 7C1E-44A0-B2D9-91F3'),
          ),
        ),
      ),
    );
  },
  // A week's rent of a car, asked for in a chat.
  rentInChat: (s) => {
    const l = p.look(s, { platform: s.platform, tint: '#0b7d63', font: 'Liberation Sans', theme: 'light' });
    const [rent, cover] = [p.near(s, 2400, 280), p.near(s, 300, 40)];
    const says = (words: string, isOwn: boolean): string =>
      p.div(
        `margin:6px 12px 6px ${isOwn ? 'auto' : '12px'};width:fit-content;max-width:78%;padding:10px 13px;border-radius:12px;background:${isOwn ? '#d6f5cf' : '#fff'};font-size:15px;line-height:1.45`,
        words,
      );
    return p.screen(
      { ...l, ground: '#e9e2d9' },
      h.stack(
        p.div(
          'background:#0b7d63;color:#fff',
          `${p.phone(l, '#fff')}${p.div('display:flex;gap:12px;align-items:center;padding:10px 16px;font-size:17px', `${icon('back', 21)}${face(s, 36)}<b>${s.say('Flotilla Ortega', 'Ortega Rentals')}</b>`)}`,
        ),
        says(s.say('Buenos días, le paso la cuenta', 'Morning, here is the bill'), false),
        says(
          h.stack(
            `<b>${s.say('Renta semanal', 'Weekly rental')}</b><br>${p.week(l, s.random.pick([CLOSED, NAMED]))}<br>`,
            `${s.say('Renta', 'Rent')}: ${p.money(l, rent)}<br>${s.say('Seguro', 'Insurance')}: ${p.money(l, cover)}<br>`,
            `<b>${s.say('Total a pagar', 'Total due')}: ${p.money(l, h.adds(rent, cover))}</b>`,
          ),
          false,
        ),
        says(s.say('Va, hoy le deposito', 'OK, sending it today'), true),
        says(s.say('Gracias. Favor de mandar comprobante', 'Thanks. Send me the receipt please'), false),
      ),
    );
  },
  // Cash that the driver owes, with a code to pay it at a shop.
  cashToPay: (s) => {
    const l = h.didi(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Pagar saldo', 'Pay balance'), 'close', 'help'),
        p.soft(l, s.say('Saldo por pagar', 'Balance due'), 15, 'text-align:center;padding-top:16px'),
        p.sum(l, p.near(s, 620, 110), 46, s.width - 60, 'text-align:center'),
        p.soft(
          l,
          s.say(
            `Por viajes en efectivo del ${p.week(l, CLOSED).replace(/^del /, '')}`,
            `For cash trips of ${p.week(l, CLOSED)}`,
          ),
          14,
          'text-align:center;padding:2px 20px 16px',
        ),
        p.div(
          'height:74px;margin:0 40px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 5px,#111 5px 9px,#fff 9px 11px,#111 11px 12px,#fff 12px 16px)',
          '',
        ),
        p.soft(l, '9300 4471 2086 5512', 15, 'text-align:center;padding:8px'),
        p.rows(l, [
          [s.say('Paga en', 'Pay at'), 'OXXO, 7-Eleven'],
          [s.say('Vence', 'Due'), `${onDay(s, 9)}`],
          [s.say('Comisión de la tienda', 'Store fee'), p.money(l, 13)],
        ]),
      ),
      n.pill(l, s.say('Pagar con tarjeta', 'Pay by card'), `background:${l.tint};color:#fff;margin-bottom:24px`),
    );
  },
  // A passenger's receipt that came by mail.
  receiptByMail: (s) => {
    const l = h.uber(s, { theme: 'light', font: 'Liberation Sans' });
    const [fare, booking, toll] = [p.near(s, 190, 24), p.near(s, 12, 4), p.near(s, 45, 7)];
    const paid = h.adds(fare, booking, toll);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('back', 22), icon('dots', 20), 'padding:10px 18px'),
        p.div('padding:0 18px 8px;font-size:20px', s.say('Tu viaje con Uber', 'Your trip with Uber')),
        p.between(
          p.span('font-size:22px', 'Uber'),
          p.span('font-size:13px', `${onDay(s, 4)}`),
          'margin:0 12px;padding:16px;background:#f2f2f3',
        ),
        p.div(
          'margin:0 12px;padding:16px;background:#f2f2f3;font-size:22px;font-weight:700;line-height:1.3',
          s.say(`Gracias por viajar, ${h.firstName(s)}`, `Thanks for riding, ${h.firstName(s)}`),
        ),
        p.between(h.bold('Total'), h.bold(p.money(l, paid)), 'padding:18px 20px 10px;font-size:26px'),
        k.ruled(l, [
          [s.say('Tarifa del viaje', 'Trip fare'), fare],
          [s.say('Cuota de solicitud', 'Booking fee'), booking],
          [s.say('Caseta', 'Toll'), toll],
        ]),
        p.between(
          `Visa ••${s.random.whole(1000, 9999)}<br>${time(s)}`,
          p.money(l, paid),
          'padding:12px 20px;font-size:15px',
        ),
        p.div(
          'display:flex;gap:12px;align-items:center;padding:12px 20px;font-size:15px',
          `${face(s, 42)}<span>${s.say('Viajaste con Memo', 'You rode with Marcus')}${p.soft(l, `4.94 ★ · UberX · ${s.country === 'mx' ? '8.4 km' : '5.2 mi'}`, 13)}</span>`,
        ),
      ),
    );
  },
  // A rival's page that reckons what one would make there.
  rivalsReckoning: (s) => {
    const l = h.another(s);
    const name = h.nameOf(s);
    const per = (words: string, value: number): [string, string] => [words, p.money(l, value)];
    const week = Math.round(p.near(s, 8400, 1500));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.div(
          `margin:4px 12px;padding:9px 16px;border-radius:18px;background:${l.panel};font-size:14px;text-align:center`,
          `${name.toLowerCase()}.com`,
        ),
        h.title(l, s.say(`Gana más con ${name}`, `Earn more with ${name}`), 28, 'padding-top:18px'),
        p.rows(l, [
          [s.say('Días por semana', 'Days per week'), '5'],
          [s.say('Horas por día', 'Hours per day'), '8'],
        ]),
        p.div(
          `margin:16px;padding:20px;border-radius:14px;background:${l.tint};color:#fff`,
          h.stack(
            p.div('font-size:15px', s.say('Tus ganancias semanales estimadas', 'Your estimated weekly earnings')),
            p.sum(l, week, 42, s.width - 90),
            p.div('font-size:13px', s.say(`Con tarifas ${p.week(l, CLOSED)}`, `With fares of ${p.week(l, CLOSED)}`)),
          ),
        ),
        p.rows(l, [
          per(s.say('Por día', 'Per day'), h.adds(week / 5)),
          per(s.say('Por mes', 'Per month'), h.adds(week * 4)),
        ]),
      ),
      n.pill(l, s.say('Regístrate', 'Sign up'), `background:${l.tint};color:#fff;margin-bottom:24px`),
    );
  },
};

export const HOLDOUT_10_LOOKALIKES: Record<string, Lookalike> = asked('earnings', { ...OWN_PAGES, ...STRANGERS });
