import { icon, on, onDay } from '../holdout-2/parts.ts';
import { type Design, face, type Scene } from '../scene.ts';
import * as p from './parts.ts';
import { IN_DIGITS, LOOSE, SHORT_DAYS, WITH_WEEKDAYS, WITH_YEAR } from './weeks.ts';

const ORANGE = '#fc4c02';
export const didi = (s: Scene, more: Partial<Parameters<typeof p.look>[1]> = {}): p.Look =>
  p.look(s, {
    platform: 'didi',
    country: 'mx',
    tint: ORANGE,
    font: p.ROUND,
    theme: 'light',
    paint: { ground: '#f5f6f8', panel: '#ffffff', line: '#eeeff2' },
    marks: [
      ['$', ''],
      ['$', ''],
      ['$ ', ''],
      ['MX$', ''],
      ['$', ' MXN'],
    ],
    ...more,
  });

export const DIDI_WEEKS: Record<string, Design> = {
  // Days, weeks and months in an orange head; the white sheet has the bars.
  orangeHead: (s) => {
    const l = didi(s);
    const [trips, prizes, tips] = p.split(s.total, 0.88, 0.09);
    const tab = (name: string, isChosen: boolean): string =>
      p.span(
        `flex:1;text-align:center;padding:7px 0;border-radius:16px;font-size:14px;${isChosen ? `background:#fff;color:${l.tint};font-weight:700` : 'color:#fff'}`,
        name,
      );
    const tabs = s.say('Día|Semana|Mes', 'Day|Week|Month').split('|');
    return p.screen(
      l,
      `${p.div(
        `background:linear-gradient(180deg,${l.tint},#ff8a3d);color:#fff;padding-bottom:34px`,
        `${p.phone(l, '#fff')}${p.div('display:flex;align-items:center;padding:8px 16px', `${icon('back')}${p.span('flex:1;text-align:center;font-size:18px;font-weight:700', s.say('Mis ganancias', 'My earnings'))}${icon('help')}`)}${p.div('display:flex;margin:6px 40px;border-radius:18px;background:#ffffff33;padding:3px', tabs.map((name, k) => tab(name, k === 1)).join(''))}${p.div('display:flex;justify-content:center;align-items:center;gap:20px;padding:12px;font-size:15px', `${icon('left', 16)}<span>${p.week(l, SHORT_DAYS)}</span>${icon('right', 16)}`)}${p.div('text-align:center', p.sum(l, s.total, 42, s.width - 60) + p.div('font-size:13px;opacity:.9', s.say('Ganancias totales', 'Total earnings')))}`,
      )}${p.div(
        'position:relative;margin:-18px 12px 0;border-radius:16px;background:#fff;padding:10px 0',
        `${p.bars(l, 80, s.say('Lun Mar Mié Jue Vie Sáb Dom', 'Mon Tue Wed Thu Fri Sat Sun').split(' '), '#ffb48a', 6)}${p.columns(
          l,
          [
            [p.count(s, 22, 104), s.say('Viajes', 'Trips')],
            [p.worked(s), s.say('En línea', 'Online')],
            [`${s.random.whole(81, 100)}%`, s.say('Finalización', 'Completion')],
          ],
        )}`,
      )}${p.card(
        l,
        p.rows(
          l,
          [
            [s.say('Ganancias por viajes', 'Trip earnings'), `${p.money(l, trips!)} ${icon('right', 14)}`],
            [s.say('Recompensas', 'Rewards'), `${p.money(l, prizes!)} ${icon('right', 14)}`],
            [s.say('Propinas', 'Tips'), `${p.money(l, tips!)} ${icon('right', 14)}`],
          ],
          'padding:11px 4px;font-size:15px',
        ),
        'margin:10px 12px',
      )}`,
    );
  },
  // What was taken in and what was taken off, one below the other.
  takenOff: (s) => {
    const l = didi(s, {
      paint: { ground: '#ffffff', panel: '#f6f6f8' },
      font: s.random.pick(['DejaVu Sans', p.ROUND]),
    });
    const fee = p.near(s, 520, 90);
    const tax = p.near(s, 210, 40);
    const [trips, prizes, tips] = p.split(s.total + fee + tax, 0.9, 0.07);
    const [cash, card] = p.split(s.total, s.random.between(0.3, 0.7));
    const group = (name: string, value: number, inside: [string, number][]): string =>
      `${p.between(`<b>${name}</b>`, `<b>${p.money(l, value)}</b>`, 'padding:14px 18px 6px;font-size:16px')}${p.rows(
        l,
        inside.map(([left, right]) => [p.span(`color:${l.soft}`, left), p.money(l, right)]),
        'padding:6px 18px;font-size:14px;border:none',
      )}`;
    return p.screen(
      l,
      `${p.phone(l)}${p.div('display:flex;align-items:center;padding:10px 16px', `${icon('back')}${p.span('flex:1;text-align:center;font-size:17px;font-weight:700', s.say('Detalle de ingresos', 'Income details'))}${icon('calendar')}`)}${p.div('padding:12px 18px', `${p.soft(l, p.week(l, IN_DIGITS), 15)}${p.sum(l, s.total, 36, s.width - 50, `color:${l.tint}`)}${p.soft(l, s.say('Ganancias netas', 'Net earnings'), 13)}`)}${p.gap(l)}${group(
        s.say('Ingresos', 'Income'),
        s.total + fee + tax,
        [
          [s.say('Tarifa de viajes', 'Trip fares'), trips!],
          [s.say('Incentivos', 'Incentives'), prizes!],
          [s.say('Propinas', 'Tips'), tips!],
        ],
      )}${group(s.say('Deducciones', 'Deductions'), -fee - tax, [
        [s.say('Cuota de servicio', 'Service fee'), -fee],
        [s.say('Impuestos retenidos (IVA e ISR)', 'Taxes withheld (VAT and income)'), -tax],
      ])}${group(s.say('Cómo te pagaron', 'How you were paid'), s.total, [
        [s.say('Efectivo cobrado', 'Cash collected'), cash!],
        [s.say('DiDi Cuenta', 'DiDi account'), card!],
      ])}${p.soft(l, s.say('Las ganancias pueden tardar hasta 24 horas en actualizarse.', 'Earnings may take up to 24 hours to update.'), 12, 'padding:14px 18px')}`,
    );
  },
  // The wallet: a balance in its card, and below it the week.
  wallet: (s) => {
    const l = didi(s);
    const [cash, card] = p.split(s.total, s.random.between(0.3, 0.6));
    const isLeft = s.random.chance(0.5);
    return p.screen(
      l,
      `${p.phone(l)}${p.between(`<b style="font-size:22px">${s.say('Billetera', 'Wallet')}</b>`, icon('clock', 22), 'padding:10px 18px')}${p.div(
        'margin:6px 14px;padding:16px;border-radius:16px;background:#22252b;color:#fff',
        `${p.div('font-size:13px;opacity:.75', s.say('Saldo disponible', 'Available balance'))}${p.between(p.span('font-size:24px;font-weight:700', p.nearly(l, 340, 60)), p.span(`padding:8px 16px;border-radius:18px;background:${l.tint};font-size:14px;font-weight:700`, s.say('Retirar', 'Withdraw')))}${p.div('font-size:12px;opacity:.75;padding-top:8px', 'BBVA •••• 0417')}`,
      )}${p.card(
        l,
        `${p.between(`<b style="font-size:17px">${s.say('Ganancias semanales', 'Weekly earnings')}</b>`, icon('right', 17))}${p.soft(l, p.week(l, WITH_YEAR), 14, 'padding-top:8px')}${p.sum(l, s.total, 36, s.width - 90, 'padding:4px 0 10px')}${p.rows(
          l,
          [
            [s.say('Cobrado en efectivo', 'Collected in cash'), p.money(l, cash!)],
            [s.say('Pagado en tarjeta', 'Paid by card'), p.money(l, card!)],
          ],
          'padding:9px 0;font-size:14px',
        )}`,
        'margin:10px 14px',
      )}${p.card(
        l,
        `<b style="font-size:16px">${s.say('Servicios', 'Services')}</b>${p.div(
          'display:flex;padding-top:12px;font-size:12px;text-align:center',
          (
            [
              ['fuel', s.say('Gasolina', 'Gas')],
              ['bank', s.say('Préstamos', 'Loans')],
              ['gift', s.say('Bonos', 'Rewards')],
              ['lock', s.say('Seguro', 'Insurance')],
            ] as const
          )
            .map(([shape, name]) => p.div('flex:1', `${icon(shape, 26, `color:${l.tint}`)}<br>${name}`))
            .join(''),
        )}`,
        'margin:10px 14px',
      )}${isLeft ? p.card(l, p.between(s.say('Pide hasta $8,000 prestados', 'Borrow up to $8,000'), icon('right', 15), 'font-size:14px'), 'margin:10px 14px') : ''}`,
      p.places(
        { ...l, ground: '#fff' },
        [
          ['car', s.say('Conducir', 'Drive')],
          ['wallet', s.say('Billetera', 'Wallet')],
          ['user', s.say('Yo', 'Me')],
        ],
        1,
        l.tint,
      ),
    );
  },
  // A list of the days with their trips; the week with words in front of it.
  dayList: (s) => {
    const l = didi(s, { font: 'DejaVu Sans Condensed' });
    return p.screen(
      l,
      `${p.div('background:#fff', `${p.phone(l)}${p.div('display:flex;align-items:center;gap:14px;padding:10px 16px;font-size:18px;font-weight:700', `${icon('back')}${s.say('Historial de ganancias', 'Earnings history')}`)}`)}${p.div(
        'background:#fff;padding:12px 18px;margin-top:8px',
        `${p.between(p.span('font-size:15px;line-height:1.4', p.week(l, LOOSE)), p.span(`padding:6px 12px;border:1px solid ${l.tint};color:${l.tint};border-radius:15px;font-size:13px`, s.say('Cambiar', 'Change')))}${p.between(p.span('font-size:15px', s.say('Total de la semana', 'Week total')), p.sum(l, s.total, 28, s.width - 190), 'padding-top:14px')}`,
      )}${p.div(
        'background:#fff;margin-top:8px',
        s.days
          .map((day, k) =>
            p.between(
              `${onDay(s, k)}<br>${p.span(`font-size:12px;color:${l.soft}`, day > 0 ? s.say(`${s.random.whole(3, 18)} viajes`, `${s.random.whole(3, 18)} trips`) : s.say('Sin viajes', 'No trips'))}`,
              `${p.money(l, day)} ${icon('right', 14)}`,
              `padding:9px 18px;font-size:15px;border-bottom:1px solid ${l.line}`,
            ),
          )
          .join(''),
      )}`,
    );
  },
  // A courier's week, of one of two apps: deliveries, the fee of each, tips.
  courier: (s) => {
    const isEats = s.random.chance(0.5);
    const l = isEats
      ? p.look(s, { platform: 'uber', tint: '#06c167', font: 'Liberation Sans', last: 6 })
      : didi(s, { paint: { ground: '#ffffff', panel: '#fff4ec', tint: '#ff7a00' }, font: 'Liberation Sans' });
    const [fees, tips, extra] = p.split(s.total, 0.74, 0.18);
    const drops = Math.max(3, Math.round(s.total / p.near(s, 52, 9)));
    const each = Math.round((s.total / drops) * 100) / 100;
    return p.screen(
      l,
      `${p.phone(l)}${p.div('display:flex;align-items:center;gap:12px;padding:10px 18px', `${face(s, 40)}${p.span('flex:1;font-size:15px', `${isEats ? 'Uber Eats' : 'DiDi Food'}<br>${p.span(`font-size:12px;color:${l.soft}`, s.say('Repartidor en moto', 'Delivery by scooter'))}`)}${icon('bell', 22)}`)}${p.div('padding:8px 18px 0;font-size:24px;font-weight:700', s.say('Resumen de la semana', 'Weekly summary'))}${p.card(
        l,
        `${p.div('font-size:15px', p.week(l, WITH_WEEKDAYS))}${p.sum(l, s.total, 42, s.width - 80, `color:${isEats ? l.ink : l.tint};padding-top:6px`)}${p.soft(l, s.say('Ganaste en total', 'You earned in total'), 14)}`,
      )}${p.columns(
        l,
        [
          [String(drops), s.say('Entregas', 'Deliveries')],
          [`${p.count(s, 60, 390)} ${s.country === 'us' ? 'mi' : 'km'}`, s.say('Recorrido', 'Distance')],
          [p.money(l, each), s.say('Por entrega', 'Per delivery')],
        ],
        true,
      )}${p.rows(l, [
        [s.say('Tarifas de entrega', 'Delivery fees'), p.money(l, fees!)],
        [s.say('Propinas (100% para ti)', 'Tips (100% yours)'), p.money(l, tips!)],
        [s.say('Bono por lluvia', 'Rain bonus'), p.money(l, extra!)],
      ])}${p.soft(l, s.say(`Tu pago llega el ${on(s, 9)} a tu cuenta ••3381`, `Your payout arrives ${on(s, 9)} in your account ••3381`), 13, 'padding:14px 20px')}`,
    );
  },
};
