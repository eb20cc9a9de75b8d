import { bars, type Design, face, hours, page, row, type Scene, status } from '../scene.ts';
import { DAYS, dayOf, SHORT } from '../wording.ts';

// A sixth family: written and drawn before the reader was corrected on the fifth, and read only afterwards.
const part = (s: Scene, share: number): string => s.money.text(Math.round(s.total * share * 100) / 100);
const rest = (s: Scene, ...shares: number[]): string =>
  s.money.text(
    (Math.round(s.total * 100) - shares.reduce((sum, share) => sum + Math.round(s.total * share * 100), 0)) / 100,
  );
const box = (inner: string, style = ''): string => `<div style="padding:10px 16px;${style}">${inner}</div>`;
const sum = (s: Scene, size: number, style = ''): string =>
  `<div style="font-size:${size}px;font-weight:800;white-space:nowrap;${style}">${s.money.head(s.total)}</div>`;
const faint = (s: Scene, text: string): string => `<div style="font-size:13px;color:${s.soft}">${text}</div>`;
const much = (s: Scene, from = 15, to = 120): string => String(s.random.whole(from, to));
const short = (s: Scene, plus: number): string => {
  const day = dayOf(s.start, plus);
  return s.tongue === 'es' ? `${day.d} ${SHORT.es[day.m]}` : `${SHORT.en[day.m]} ${day.d}`;
};

export const LAST_EARNINGS: Record<string, Design> = {
  bottomSheet: (s) =>
    page(
      s,
      `<div style="height:44%;background:repeating-linear-gradient(60deg,#b9c7b3 0 26px,#dfe5d6 26px 52px)">${status({ ...s, ink: '#222' })}</div><div style="margin-top:-22px;border-radius:22px 22px 0 0;background:${s.ground};padding:16px 18px"><div style="width:44px;height:5px;border-radius:3px;background:${s.soft};margin:0 auto 14px"></div>${faint(s, s.range)}${sum(s, 37)}<div style="display:flex;gap:8px;padding-top:14px">${[
        [much(s), s.say('subidas', 'pickups')],
        [hours(s), s.say('prendido', 'logged on')],
        [`${s.random.whole(70, 99)}%`, s.say('tomados', 'taken')],
      ]
        .map(
          ([a, b]) =>
            `<div style="flex:1;background:${s.card};border-radius:12px;padding:10px;text-align:center"><b>${a}</b>${faint(s, b!)}</div>`,
        )
        .join('')}</div></div>`,
    ),
  tearOff: (s) =>
    page(
      { ...s, ground: s.accent, ink: '#fff' },
      `${status({ ...s, ink: '#fff' })}<div style="margin:40px 24px;background:#fff;color:#1b1b1b;border-radius:8px;padding:22px"><div style="text-align:center;font-size:15px;letter-spacing:1px">${s.say('TALÓN SEMANAL', 'WEEKLY SLIP')}</div><div style="text-align:center;font-size:13px;color:#777;padding:4px 0 14px">${s.range}</div><div style="border-top:2px dashed #bbb;padding-top:14px">${row({ ...s, card: '#fff' }, s.say('Recorridos', 'Runs'), much(s))}${row({ ...s, card: '#fff' }, s.say('De pasajeros', 'From passengers'), part(s, 0.85))}${row({ ...s, card: '#fff' }, s.say('Gratificaciones', 'Gratuities'), rest(s, 0.85))}</div><div style="border-top:2px dashed #bbb;text-align:center;padding-top:14px">${sum(s, 34)}</div></div>`,
    ),
  sentence: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="font-size:26px;line-height:1.35;padding-top:26px">${s.say('Entre el', 'Between')} <b>${short(s, 0)}</b> ${s.say('y el', 'and')} <b>${short(s, 6)}</b> ${s.say('juntaste', 'you brought home')}</div>${sum(s, 46, 'padding-top:10px')}<div style="font-size:18px;padding-top:12px">${s.say('en', 'over')} ${much(s)} ${s.say('viajes', 'rides')}.</div>`)}`,
    ),
  columnsTable: (s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:19px">${s.say('Desglose', 'Breakdown')}</b>${faint(s, s.range)}`)}<table style="width:100%;padding:0 12px;font-size:13px"><tr style="color:${s.soft}"><td>${s.say('Día', 'Day')}</td><td>${s.say('Viajes', 'Rides')}</td><td style="text-align:right">${s.say('Importe', 'Amount')}</td></tr>${s.days.map((day, k) => `<tr><td>${DAYS[s.tongue][k]!.slice(0, 3)} ${dayOf(s.start, k).d}</td><td>${s.random.whole(0, 19)}</td><td style="text-align:right;padding:6px 0">${s.money.text(day)}</td></tr>`).join('')}<tr><td colspan="2"><b>${s.say('Suma', 'Sum')}</b></td><td style="text-align:right"><b style="font-size:17px">${s.money.text(s.total)}</b></td></tr></table>`,
    ),
  pillHeader: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;justify-content:center;padding:18px"><span style="border:1px solid ${s.soft};border-radius:22px;padding:9px 18px;font-size:14px">📅 ${s.range} ▾</span></div><div style="text-align:center">${sum(s, 48)}${faint(s, s.say('antes de retiros', 'before cash-outs'))}</div><div style="display:flex;justify-content:space-around;padding:24px 8px">${['⏱', '🚗', '⭐'].map((icon, k) => `<div style="text-align:center;font-size:24px">${icon}<div style="font-size:14px">${[hours(s), much(s), '4.93'][k]}</div></div>`).join('')}</div>${row(s, s.say('Retirar hoy', 'Cash out today'), '›')}${row(s, s.say('Promociones para ti', 'Offers for you'), '›')}`,
    ),
  loanOffer: (s) =>
    page(
      s,
      `${status(s)}${box(`${faint(s, s.range)}${sum(s, 40)}`)}${bars(
        s,
        DAYS[s.tongue].map((d) => d.slice(0, 2)),
        120,
      )}<div style="margin:16px;padding:16px;border-radius:14px;background:#fdf0d5;color:#3b2a00"><b>${s.say('Adelanto disponible', 'Advance available')}</b><div style="font-size:21px">${s.money.text({ mx: 8000, us: 900 }[s.country])}</div><div style="font-size:12px">${s.say('Paga en 8 descuentos. Sin buró.', 'Pay in 8 installments. No credit check.')}</div></div>`,
    ),
  mileage: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="display:flex;justify-content:space-between;font-size:14px;color:${s.soft}"><span>◀</span><span>${s.range}</span><span>▶</span></div>`)}<div style="display:flex;align-items:center"><div style="flex:1;padding:14px 18px">${sum(s, 31)}${faint(s, s.say('cobrado por ti', 'paid to you'))}</div><div style="width:110px;height:110px;border-radius:50%;background:conic-gradient(${s.accent} 0 65%,#f2a541 65% 88%,#888 88%);margin-right:18px"></div></div>${row(s, s.say('Viajes', 'Rides'), part(s, 0.65))}${row(s, s.say('Estímulos', 'Perks'), part(s, 0.23))}${row(s, s.say('Otros', 'Misc.'), rest(s, 0.65, 0.23))}${row(s, s.say('Distancia', 'Distance'), `${much(s, 200, 900)} km`)}`,
    ),
  feedWithWeek: (s) =>
    page(
      s,
      `${status(s)}<div style="position:relative;background:${s.card};padding:16px 18px">${`<div style="display:flex;justify-content:space-between"><div>${faint(s, s.range)}${sum(s, 29)}</div><div style="text-align:right">${faint(s, s.say('viajes', 'rides'))}<b style="font-size:20px">${much(s)}</b></div></div>`}</div>${[0, 1, 2, 3, 4].map((k) => `<div style="display:flex;justify-content:space-between;padding:13px 18px;border-bottom:1px solid ${s.card}"><div>${DAYS[s.tongue][6 - k]!.slice(0, 3)} ${s.random.whole(6, 23)}:${s.random.whole(10, 59)}${faint(s, s.random.pick(['Roma Norte', 'Centro', 'Del Valle', 'Midtown', 'Airport T2']))}</div><span>${s.money.text(s.random.between(4, 24) * { mx: 9, us: 1 }[s.country])}</span></div>`).join('')}`,
    ),
  quietDark: (s) =>
    page(
      { ...s, ground: '#050608', ink: '#e9e9ea', soft: '#7c828c', card: '#15181d' },
      `${status({ ...s, ink: '#e9e9ea' })}<div style="padding:60px 24px 10px;text-align:right"><div style="font-size:15px;color:#7c828c">${s.range}</div><div style="font-size:44px;font-weight:300;white-space:nowrap">${s.money.head(s.total)}</div><div style="color:#7c828c;font-size:13px">${s.say('monto final', 'final amount')}</div></div>`,
    ),
  taxesFirst: (s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:18px">${s.say('Constancia de la semana', 'Weekly record')}</b>${faint(s, s.range)}`)}${row(s, s.say('Base gravable', 'Taxable base'), part(s, 1.16))}${row(s, 'IVA 8%', `-${part(s, 0.09)}`)}${row(s, 'ISR 2.1%', `-${part(s, 0.07)}`)}<div style="margin:16px;padding:16px;border:2px solid ${s.accent};border-radius:12px"><div style="font-size:14px">${s.say('Pagado al chofer', 'Paid out to driver')}</div>${sum(s, 28)}</div>${row(s, s.say('Número de viajes', 'Number of rides'), much(s))}`,
    ),
  tallScroll: (s) =>
    page(
      { ...s, height: Math.round(s.height * 1.9) },
      `${status(s)}${box(`${faint(s, s.range)}${sum(s, 42)}`)}${bars(
        s,
        DAYS[s.tongue].map((d) => d[0]!),
        150,
      )}${[s.say('Viajes', 'Rides'), s.say('Horas', 'Hours')].map((name, k) => row(s, name, k ? hours(s) : much(s))).join('')}${s.days.map((day, k) => row(s, `${DAYS[s.tongue][k]}`, s.money.text(day))).join('')}<div style="margin:14px;padding:16px;background:${s.card};border-radius:14px">${s.say('Trae a un amigo a manejar', 'Bring a friend to drive')}<br><b>${s.money.text({ mx: 4000, us: 500 }[s.country])}</b></div><div style="margin:14px;padding:16px;background:${s.card};border-radius:14px">${s.say('Saldo por retirar', 'Balance to withdraw')}<br><b>${part(s, 0.3)}</b></div>`,
    ),
  inventedTable: (s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:21px">Kelpo</b>`)}<div style="text-align:center">${faint(s, s.range)}${sum(s, 39)}</div>${bars(
        s,
        DAYS[s.tongue].map((d) => d[0]!.toUpperCase()),
        120,
      )}${row(s, 'Drimas', much(s))}${row(s, 'Volt', hours(s))}`,
    ),
};

const frame = (inner: string, style = ''): string => `<div style="padding:12px 18px;${style}">${inner}</div>`;

export const LAST_PROFILES: Record<string, Design> = {
  bubble: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;flex-direction:column;align-items:center;padding:26px">${face(s, 96)}<div style="margin-top:-14px;background:${s.card};border-radius:16px;padding:4px 12px;font-size:15px">${s.rating} ★</div><div style="font-size:22px;padding-top:12px">${s.name}</div></div>${[s.say('Inbox', 'Inbox'), s.say('Recompensas', 'Perks'), s.say('Taller aliado', 'Partner garage')].map((text) => row(s, text, '›')).join('')}`,
    ),
  scoreRow: (s) =>
    page(
      s,
      `${status(s)}${frame(`<div style="font-size:22px;font-weight:700">${s.name}</div><div style="color:${s.soft}">${s.say('Operador desde 2019', 'Operator since 2019')}</div>`)}<div style="display:flex;margin:10px 14px;border:1px solid ${s.soft};border-radius:12px">${[
        [s.rating, s.say('estrellas', 'stars')],
        ['96%', s.say('aceptación', 'acceptance')],
        ['1%', s.say('cancelación', 'cancellation')],
      ]
        .map(
          ([a, b]) =>
            `<div style="flex:1;text-align:center;padding:14px"><b style="font-size:21px">${a}</b><br><small>${b}</small></div>`,
        )
        .join(
          '',
        )}</div>${row(s, s.say('Viajes hechos', 'Rides given'), s.random.whole(500, 9000).toLocaleString('en-US'))}`,
    ),
  thanks: (s) =>
    page(
      s,
      `${status(s)}${frame(`${s.say('Gracias,', 'Thanks,')} <b style="font-size:23px">${s.name}</b>`)}${frame(`<div style="font-size:52px;font-weight:700">${s.rating}</div>${s.say('es tu calificación como conductor', 'is your rating as a driver')}`)}${row(s, s.say('Minimo para seguir activo', 'Minimum to stay active'), '4.60')}`,
    ),
  twoLines: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;gap:16px;padding:22px 18px">${face(s, 72)}<div style="font-size:24px;font-weight:700;line-height:1.15;width:190px">${s.name}</div></div>${row(s, s.say('Calificación', 'Rating'), `${s.rating} / 5`)}${row(s, s.say('Entregas', 'Deliveries'), s.random.whole(50, 4000).toLocaleString('en-US'))}${row(s, s.say('Vehículo', 'Vehicle'), 'Italika FT150')}`,
    ),
};

const plainSum = (s: Scene, size = 38): string =>
  `<div style="font-size:${size}px;font-weight:800;white-space:nowrap">${s.money.head(s.total)}</div>`;
const like = (s: Scene, title: string, under: string, rows: [string, string][], middle = ''): string =>
  page(
    s,
    `${status(s)}${box(`<div style="text-align:center"><div style="font-size:19px;font-weight:600">${title}</div><div style="font-size:14px;color:${s.soft}">${s.range}</div>${plainSum(s)}<div style="font-size:13px;color:${s.soft}">${under}</div></div>`)}${middle}${rows.map(([a, b]) => row(s, a, b)).join('')}`,
  );
const letters = (s: Scene): string[] => DAYS[s.tongue].map((day) => day[0]!.toUpperCase());
type Asked = { asked: 'earnings' | 'profile'; draw: Design };
const money = (draw: Design): Asked => ({ asked: 'earnings', draw });
const person = (draw: Design): Asked => ({ asked: 'profile', draw });

export const LAST_LOOKALIKES: Record<string, Asked> = {
  babysitting: money((s) =>
    like(s, s.say('Niñera', 'Sitter log'), s.say('por cuidar niños', 'for watching the kids'), [
      ['Familia Ruiz', part(s, 0.6)],
      ['Familia Soto', part(s, 0.4)],
    ]),
  ),
  stove: money((s) =>
    like(s, s.say('Tanque de gas', 'Propane'), s.say('pagado de gas', 'paid for propane'), [
      [s.say('Kilos', 'Pounds'), '60'],
      [s.say('Rellenos', 'Refills'), '2'],
    ]),
  ),
  petVet: money((s) =>
    like(s, s.say('Veterinaria', 'Vet bills'), s.say('en consultas de Firulais', 'in visits for Rex'), [
      [s.say('Vacunas', 'Shots'), part(s, 0.5)],
      [s.say('Croquetas', 'Kibble'), part(s, 0.5)],
    ]),
  ),
  tournament: money((s) =>
    like(s, s.say('Torneo de dominó', 'Domino night'), s.say('premio de la mesa', 'table prize'), [
      ['Mesa 1', part(s, 0.5)],
      ['Mesa 2', part(s, 0.5)],
    ]),
  ),
  gamePoints: money((s) =>
    like(s, s.say('Liga fantasía', 'Fantasy league'), s.say('puntos de tu equipo', 'team points'), [
      [s.say('Portero', 'Keeper'), '12'],
      [s.say('Delantero', 'Striker'), '31'],
    ]),
  ),
  passengerRecap: money((s) =>
    like(
      s,
      s.say('Tu semana en viajes', 'Your week of rides'),
      s.say('lo que te cobramos', 'what we charged you'),
      [
        [s.say('Viajes pedidos', 'Rides booked'), '9'],
        [s.say('Tarjeta terminada en 4412', 'Card ending 4412'), '›'],
      ],
      bars(s, letters(s)),
    ),
  ),
  futureBonus: money((s) =>
    like(
      s,
      s.say('Bono de regreso', 'Comeback bonus'),
      s.say('si haces 50 viajes antes del domingo', 'if you finish 50 rides by Sunday'),
      [
        [s.say('Hechos', 'Done'), '0'],
        [s.say('Condiciones', 'Conditions'), '›'],
      ],
    ),
  ),
  advance: money((s) =>
    like(
      s,
      s.say('Anticipo', 'Cash advance'),
      s.say('te prestamos, pagas en 6 semanas', 'we lend you, repay in 6 weeks'),
      [
        [s.say('Descuento semanal', 'Weekly deduction'), part(s, 0.2)],
        [s.say('Costo', 'Cost'), part(s, 0.1)],
      ],
    ),
  ),
  cityAverage: money((s) =>
    like(
      s,
      s.say('Choferes de tu ciudad', 'Drivers in your city'),
      s.say('lo normal en tu zona', 'typical in your area'),
      [
        [s.say('Más alto', 'Highest'), part(s, 1.8)],
        [s.say('Más bajo', 'Lowest'), part(s, 0.4)],
      ],
      bars(s, letters(s)),
    ),
  ),
  laundry: money((s) =>
    like(
      s,
      s.say('Lavandería', 'Laundromat'),
      s.say('entró a la caja', 'in the till'),
      [
        [s.say('Lavadas', 'Washes'), '88'],
        [s.say('Secadas', 'Dries'), '71'],
      ],
      bars(s, letters(s)),
    ),
  ),
  weekMinus: money((s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:20px">${s.say('Cobros pendientes', 'Amounts due')}</b><div>${s.range}</div>`)}${box(`<div style="font-size:38px;font-weight:700;color:#c22">-${s.money.text(s.total)}</div>`)}${row(s, s.say('Tu cuenta está en negativo', 'Your account is negative'), '›')}`,
    ),
  ),
  invoiceSent: money((s) =>
    like(s, s.say('Factura', 'Invoice'), s.say('por cobrar a Transportes Díaz', 'billed to Diaz Freight'), [
      [s.say('Flete', 'Freight'), part(s, 0.86)],
      ['IVA', part(s, 0.14)],
      [s.say('Folio', 'No.'), 'A-2213'],
    ]),
  ),
  monthList: money((s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:20px">${s.say('Últimas semanas', 'Recent weeks')}</b>`)}${[
        0, 1, 2, 3, 4, 5,
      ]
        .map((k) => {
          const [a, b] = [dayOf(s.start, -7 * k), dayOf(s.start, 6 - 7 * k)];
          return row(
            s,
            `${a.d} ${SHORT[s.tongue][a.m]} – ${b.d} ${SHORT[s.tongue][b.m]}`,
            part(s, s.random.between(0.7, 1.4)),
          );
        })
        .join('')}`,
    ),
  ),
  steps: money((s) =>
    like(s, s.say('Bicicleta fija', 'Spin bike'), s.say('metros pedaleados', 'feet climbed'), [
      [s.say('Sesiones', 'Sessions'), '6'],
      [s.say('Tiempo', 'Time'), hours(s)],
    ]),
  ),
  riderProfile: person((s) =>
    page(
      s,
      `${status(s)}${box(`<div style="display:flex;justify-content:space-between"><div><div style="font-size:26px;font-weight:700">${s.name}</div><span style="background:${s.card};padding:3px 9px;border-radius:10px">★ 4.91</span></div>${face(s, 64)}</div>`)}${[s.say('Agregar casa', 'Add home'), s.say('Agregar trabajo', 'Add work'), s.say('Perfil familiar', 'Family profile'), s.say('Gana dinero manejando', 'Earn by driving')].map((t) => row(s, t, '›')).join('')}`,
    ),
  ),
  restaurantReview: person((s) =>
    page(
      s,
      `${status(s)}<div style="height:160px;background:#a63"></div>${box(`<div style="font-size:24px;font-weight:700">Mariscos El Rey</div>★ 4.6 (1,204) · $$ · 1.2 km`)}${row(s, s.say('Pedir a domicilio', 'Order delivery'), '›')}${row(s, s.say('Reseñas', 'Reviews'), '1,204')}`,
    ),
  ),
  yourDriver: person((s) =>
    page(
      s,
      `${status(s)}<div style="height:46%;background:#cfd6cf"></div>${box(`<b>${s.say('Tu conductor llega en 4 min', 'Your driver arrives in 4 min')}</b><div style="display:flex;gap:12px;padding-top:12px">${face(s, 60)}<div><div style="font-size:19px">${s.name}</div>★ 4.95 · Nissan Versa · ABC-12-34</div></div>`)}`,
    ),
  ),
  seller: person((s) =>
    page(
      s,
      `${status(s)}${box(`<div style="text-align:center">${face(s, 88)}<div style="font-size:22px;font-weight:700">${s.name}</div>★ 4.8 · ${s.say('Vendedor', 'Seller')} · 210 ${s.say('ventas', 'sales')}</div>`)}${row(s, s.say('Comprar ahora', 'Buy now'), '›')}${row(s, s.say('Envío gratis', 'Free shipping'), '')}`,
    ),
  ),
};
