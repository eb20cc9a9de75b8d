import { bars, type Design, face, hours, page, row, type Scene, status, tile } from './scene.ts';
import { DAYS, dayOf, isoPlus, LONG, RANGES, SHORT } from './wording.ts';

// The look-alikes of the fourth family: a week and a large sum that are not a driver's earnings. Used only for evaluation.
const part = (s: Scene, share: number): string => s.money.text(Math.round(s.total * share * 100) / 100);
const top = (s: Scene, name: string, sum: string, label = ''): string =>
  `${status(s)}<div style="padding:16px 18px 4px;font-size:21px;font-weight:700">${name}</div><div style="padding:0 18px;font-size:13px;color:${s.soft}">${s.range}</div><div style="padding:4px 18px;font-size:40px;font-weight:700">${sum}</div><div style="padding:0 18px 12px;font-size:13px;color:${s.soft}">${label}</div>`;
const letters = (s: Scene): string[] => DAYS[s.tongue].map((day) => day[0]!.toUpperCase());
const rows = (s: Scene, ...list: [string, string][]): string => list.map(([l, v]) => row(s, l, v)).join('');
const asEarnings = (draw: Design): { asked: 'earnings'; draw: Design } => ({ asked: 'earnings', draw });
const span = (s: Scene, from: number): string => {
  const [a, b] = [dayOf(s.start, from), dayOf(s.start, from + 6)];
  return `${a.d} ${SHORT[s.tongue][a.m]} - ${b.d} ${SHORT[s.tongue][b.m]}`;
};

export const LOOKALIKES: Record<string, { asked: 'earnings' | 'profile'; draw: Design }> = {
  monthOfWeeks: asEarnings((s) => {
    const weeks = [0, -7, -14, -21];
    const sums = weeks.map(() => s.total * s.random.between(0.6, 1.2));
    const d = dayOf(s.start);
    return page(
      s,
      `${status(s)}<div style="padding:16px 18px;font-size:20px">${LONG[s.tongue][d.m]} ${d.y}</div><div style="padding:0 18px;font-size:42px;font-weight:700">${s.money.text(sums.reduce((a, b) => a + b, 0))}</div>${weeks.map((from, k) => row(s, span(s, from), s.money.text(sums[k]!))).join('')}${row(s, s.say('Viajes', 'Trips'), '312')}`,
    );
  }),
  rideChallenge: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Reto de viajes', 'Ride Challenge'), s.money.text(1200), s.say('Recompensa si haces 60 viajes', 'Reward for 60 rides'))}${rows(s, [s.say('Llevas', 'Done'), '38'], [s.say('Te faltan', 'To go'), '22'])}`,
    ),
  ),
  referrals: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Tus invitados', 'Your referrals'), s.money.text(4200), s.say('por invitar conductores', 'for inviting drivers'))}${rows(s, ['Beto', s.money.text(1400)], ['Lalo', s.money.text(1400)], ['Chuy', s.money.text(1400)])}`,
    ),
  ),
  inflows: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Entradas', 'Money in'), part(s, 1), s.say('Cuenta terminada en 4821', 'Account ending 4821'))}${rows(s, [s.say('Transferencias', 'Transfers'), part(s, 0.6)], [s.say('Abonos', 'Credits'), part(s, 0.4)])}`,
    ),
  ),
  leaderboard: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Los que más ganaron', 'Top drivers'), part(s, 1), s.say('Primer lugar de tu ciudad', 'First place in your city'))}${rows(s, ['2. Ramiro P.', part(s, 0.93)], ['3. Elsa G.', part(s, 0.88)], [s.say('Tú: lugar 214', 'You: 214th'), ''])}`,
    ),
  ),
  advertisement: asEarnings((s) =>
    page(
      s,
      `${status(s)}<div style="padding:20px 18px;font-size:24px;font-weight:800">${s.say('Maneja con nosotros', 'Drive with us')}</div><div style="padding:0 18px">${s.say('Conductores como tú ganaron', 'Drivers like you made')}</div><div style="padding:6px 18px;font-size:44px;font-weight:800">${part(s, 1)}</div><div style="padding:0 18px;color:${s.soft}">${s.range}</div><div style="margin:20px;padding:14px;background:${s.accent};color:#fff;text-align:center">${s.say('Regístrate', 'Sign up')}</div>`,
    ),
  ),
  sales: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Ventas del local', 'Store sales'), part(s, 1), s.say('Ticket promedio $182', 'Average ticket $18'))}${bars(s, letters(s))}${rows(s, [s.say('Pedidos', 'Orders'), '214'], [s.say('Mesas', 'Tables'), '88'])}`,
    ),
  ),
  fleet: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Mi flotilla', 'My fleet'), part(s, 3), s.say('6 unidades', '6 vehicles'))}${rows(s, ['ABC-123-D', part(s, 0.6)], ['XYZ-987-A', part(s, 0.5)], ['PLK-555-B', part(s, 0.4)])}`,
    ),
  ),
  investments: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Tu portafolio', 'Your portfolio'), part(s, 1), '+2.14%')}${rows(s, ['ETF', part(s, 0.7)], ['CETES', part(s, 0.3)], [s.say('Rendimiento', 'Return'), '2.1%'])}`,
    ),
  ),
  screenTime: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Ahorro del reto', 'Savings challenge'), part(s, 0.4), s.say('Llevas 7 de 12 semanas', '7 of 12 weeks done'))}${bars(s, letters(s))}`,
    ),
  ),
  groceries: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Despensa', 'Groceries'), part(s, 0.3), s.say('3 compras', '3 purchases'))}${rows(s, [s.say('Frutas', 'Produce'), part(s, 0.1)], [s.say('Limpieza', 'Cleaning'), part(s, 0.2)])}`,
    ),
  ),
  electricity: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Consumo de luz', 'Power use'), part(s, 0.1), s.say('A pagar', 'Amount due'))}${bars(s, letters(s))}${rows(s, ['kWh', '88'])}`,
    ),
  ),
  betting: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Tus apuestas', 'Your bets'), part(s, 0.5), s.say('Ganancia de la jornada', 'Matchday winnings'))}${rows(s, ['Cruz Azul - León', '2.10'], ['Pumas - Toluca', '1.85'])}`,
    ),
  ),
  remittance: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Envíos a casa', 'Sent home'), part(s, 0.6), s.say('Tipo de cambio 18.41', 'Rate 18.41'))}${rows(s, ['María', part(s, 0.4)], ['Don Chuy', part(s, 0.2)])}`,
    ),
  ),
  payroll: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Pago de tu patrón', 'Paycheck'), part(s, 1), s.say('Depositado el viernes', 'Direct deposit Friday'))}${rows(s, [s.say('Horas', 'Hours'), '48'], [s.say('Horas extra', 'Overtime'), '6'], [s.say('Deducciones', 'Deductions'), `-${part(s, 0.1)}`])}`,
    ),
  ),
  forecast: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Podrías ganar', 'You could make'), part(s, 1), s.say('manejando 40 horas', 'driving 40 hours'))}${bars(s, letters(s))}${rows(s, [s.say('Viajes', 'Trips'), '80'])}`,
    ),
  ),
  fortnightTotal: asEarnings((s) =>
    page(
      s,
      `${status(s)}<div style="padding:16px 18px">${dayOf(s.start).d} ${SHORT[s.tongue][dayOf(s.start).m]} - ${dayOf(isoPlus(s.start, 13)).d} ${SHORT[s.tongue][dayOf(isoPlus(s.start, 13)).m]}</div><div style="padding:0 18px;font-size:44px;font-weight:700">${part(s, 2)}</div><div style="display:flex">${tile(s, '150', s.say('Viajes', 'Trips'))}${tile(s, '88 h', s.say('En línea', 'Online'))}</div>`,
    ),
  ),
  carRental: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Tu auto', 'Your car'), part(s, 0.4), s.say('Pago de la semana', 'Payment this week'))}${rows(s, [s.say('Vence', 'Due'), 'Vie'], ['Nissan V-Drive', 'PXK-482-C'])}`,
    ),
  ),
  tolls: asEarnings((s) =>
    page(
      s,
      `${top(s, 'TAG', part(s, 0.1), s.say('Casetas cruzadas', 'Tolls crossed'))}${rows(s, ['Chamapa', part(s, 0.05)], ['La Venta', part(s, 0.05)])}`,
    ),
  ),
  seller: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Tu tienda en línea', 'Your online shop'), part(s, 1), s.say('Vendido en 7 días', 'Sold in 7 days'))}${rows(s, [s.say('Visitas', 'Visits'), '812'], [s.say('Artículos', 'Items'), '41'], [s.say('Comisión', 'Fee'), `-${part(s, 0.1)}`])}`,
    ),
  ),
  hostPayout: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Tu alojamiento', 'Your listing'), part(s, 1), s.say('4 noches', '4 nights'))}${rows(s, [s.say('Huéspedes', 'Guests'), '3'], [s.say('Limpieza', 'Cleaning'), part(s, 0.1)])}`,
    ),
  ),
  tanda: asEarnings((s) =>
    page(
      s,
      `${top(s, s.say('Tanda de la colonia', 'Savings circle'), part(s, 1), s.say('Te toca el turno 6', 'Your turn is 6'))}${rows(s, ['Lupita', s.money.text(500)], ['Toño', s.money.text(500)])}`,
    ),
  ),
};

/** Screens that must give nothing, with their kind of upload. */
export const NEGATIVES: Record<string, { asked: 'earnings' | 'profile'; draw: Design }> = {
  bankWeek: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:16px 18px;font-size:18px">Banco Norte</div><div style="padding:0 18px;color:${s.soft}">${s.say('Movimientos', 'Activity')} ${s.range}</div><div style="padding:4px 18px;font-size:36px;font-weight:700">${s.money.text(s.total)}</div><div style="padding:0 18px">${s.say('Saldo disponible', 'Available balance')}</div>${row(s, 'SPEI 8821', s.money.text(s.total * 0.2))}${row(s, 'OXXO', `-${s.money.text(182.5)}`)}${row(s, s.say('Gasolina', 'Fuel'), `-${s.money.text(640)}`)}`,
      ),
  },
  spending: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:16px 18px;font-size:20px;font-weight:600">${s.say('Gastos de la semana', 'Weekly spending')}</div><div style="padding:0 18px;color:${s.soft}">${s.range}</div><div style="padding:4px 18px;font-size:38px;font-weight:700">${s.money.text(s.total)}</div>${bars(
          s,
          DAYS[s.tongue].map((d) => d[0]!),
        )}${row(s, s.say('Comida', 'Food'), s.money.text(s.total * 0.4))}${row(s, s.say('Transporte', 'Transport'), s.money.text(s.total * 0.2))}`,
      ),
  },
  month: {
    asked: 'earnings',
    draw: (s) => {
      const d = dayOf(s.start);
      return page(
        s,
        `${status(s)}<div style="padding:16px 18px;font-size:20px">${s.say('Ganancias', 'Earnings')}</div><div style="padding:0 18px;color:${s.soft}">${s.random.chance(0.5) ? `${LONG[s.tongue][d.m]} ${d.y}` : s.say(`1 ${SHORT.es[d.m]} - 30 ${SHORT.es[d.m]}`, `${SHORT.en[d.m]} 1 - ${SHORT.en[d.m]} 30`)}</div><div style="padding:4px 18px;font-size:40px;font-weight:700">${s.money.text(s.total * 4)}</div>${row(s, s.say('Viajes', 'Trips'), '312')}${row(s, s.say('En línea', 'Online'), '180 h')}`,
      );
    },
  },
  day: {
    asked: 'earnings',
    draw: (s) => {
      const d = dayOf(s.start, s.random.whole(0, 6));
      return page(
        s,
        `${status(s)}<div style="padding:16px 18px;color:${s.soft}">${s.say(`${DAYS.es[d.w]} ${d.d} de ${LONG.es[d.m]}`, `${DAYS.en[d.w]}, ${LONG.en[d.m]} ${d.d}`)}</div><div style="padding:4px 18px;font-size:40px;font-weight:700">${s.money.text(s.total / 6)}</div>${row(s, s.say('Viajes', 'Trips'), '12')}${row(s, s.say('En línea', 'Online'), hours(s))}${row(s, '18:20', s.money.text(88.4))}${row(s, '19:05', s.money.text(120.1))}`,
      );
    },
  },
  year: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:16px 18px;font-size:20px">${s.say('Resumen anual', 'Annual summary')} ${dayOf(s.start).y}</div><div style="padding:4px 18px;font-size:40px;font-weight:700">${s.money.text(s.total * 40)}</div>${row(s, s.say('Viajes', 'Trips'), '3,112')}${row(s, s.say('Ene - Dic', 'Jan - Dec'), '')}`,
      ),
  },
  fortnight: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:16px 18px;color:${s.soft}">${RANGES[s.tongue][s.tongue === 'es' ? 2 : 0]!(dayOf(s.start), dayOf(s.start, 13))}</div><div style="padding:4px 18px;font-size:40px;font-weight:700">${s.money.text(s.total * 2)}</div>${row(s, s.say('Viajes', 'Trips'), '112')}${row(s, s.say('En línea', 'Online'), hours(s))}`,
      ),
  },
  promo: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:20px 18px;font-size:20px;font-weight:700">${s.say('Gana extra esta semana', 'Earn extra this week')}</div><div style="padding:0 18px;color:${s.soft}">${s.range}</div><div style="padding:6px 18px;font-size:38px;font-weight:800;color:${s.accent}">${s.money.text(s.random.whole(3, 15) * 100)}</div><div style="padding:0 18px">${s.say('Completa 60 viajes para recibir tu incentivo', 'Complete 60 trips to get your incentive')}</div>${row(s, s.say('40 viajes', '40 trips'), s.money.text(300))}${row(s, s.say('60 viajes', '60 trips'), s.money.text(800))}<div style="margin:20px;padding:14px;border-radius:20px;background:${s.accent};color:#fff;text-align:center">${s.say('Inscribirme', 'Opt in')}</div>`,
      ),
  },
  tips: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:20px 18px;font-size:22px;font-weight:700">${s.say('Propinas', 'Tips')}</div><div style="padding:0 18px;color:${s.soft}">${s.range}</div><div style="padding:6px 18px;font-size:38px;font-weight:700">${s.money.text(s.total * 0.06)}</div>${[1, 2, 3, 4].map(() => row(s, s.say('Propina de viaje', 'Trip tip'), s.money.text(s.random.between(10, 60)))).join('')}`,
      ),
  },
  receipt: {
    asked: 'earnings',
    draw: (s) => {
      const d = dayOf(s.start, 3);
      return page(
        s,
        `${status(s)}<div style="padding:20px 18px;font-size:22px">${s.say('Gracias por viajar con nosotros', 'Thanks for riding with us')}</div><div style="padding:0 18px;color:${s.soft}">${d.d} ${SHORT[s.tongue][d.m]} ${d.y}</div><div style="padding:6px 18px;font-size:38px;font-weight:700">${s.money.text(s.total / 30)}</div>${row(s, s.say('Tarifa', 'Trip fare'), s.money.text(s.total / 35))}${row(s, s.say('Tu conductor', 'Your driver'), `${s.name} ★ 4.91`)}`,
      );
    },
  },
  delivery: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:20px 18px;font-size:20px">${s.say('Tu pedido está en camino', 'Your order is on its way')}</div><div style="padding:0 18px">${s.say('Llega entre', 'Arrives between')} ${RANGES[s.tongue][2]!(dayOf(s.start), dayOf(s.start, 6))}</div>${row(s, 'Subtotal', s.money.text(s.total * 0.8))}${row(s, s.say('Envío', 'Shipping'), s.money.text(s.total * 0.2))}<div style="padding:12px 18px;font-size:30px;font-weight:700">${s.say('Total', 'Total')} ${s.money.text(s.total)}</div>`,
      ),
  },
  rent: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:20px 18px;font-size:20px">${s.say('Renta de tu auto', 'Your car rental')}</div><div style="padding:0 18px;color:${s.soft}">${s.range}</div><div style="padding:6px 18px;font-size:38px;font-weight:700">${s.money.text(s.total * 0.5)}</div>${row(s, s.say('Pago semanal', 'Weekly payment'), s.money.text(s.total * 0.5))}<div style="margin:20px;padding:14px;background:${s.accent};color:#fff;text-align:center">${s.say('Pagar ahora', 'Pay now')}</div>`,
      ),
  },
  hotel: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:20px 18px;font-size:22px">Hotel Brisas</div><div style="padding:0 18px">${s.range} · ${s.say('6 noches', '6 nights')}</div><div style="padding:6px 18px;font-size:34px;font-weight:700">${s.money.text(s.total)}</div>${row(s, s.say('Habitación', 'Room'), s.money.text(s.total * 0.85))}${row(s, s.say('Impuestos', 'Taxes'), s.money.text(s.total * 0.15))}`,
      ),
  },
  chat: {
    asked: 'earnings',
    draw: (s) =>
      page(
        { ...s, ground: '#e8e0d5', ink: '#111' },
        `${status(s)}<div style="padding:12px 18px;background:#065;color:#fff;font-size:17px">${s.name}</div>${[s.say(`Saqué ${s.money.text(s.total)} del ${dayOf(s.start).d} al ${dayOf(s.start, 6).d} de ${LONG.es[dayOf(s.start, 6).m]}`, `I made ${s.money.text(s.total)} ${RANGES.en[0]!(dayOf(s.start), dayOf(s.start, 6))}`), s.say('¿Y en línea cuántas horas?', 'How many hours online?'), s.say('Como 40, puros viajes cortos', 'About 40, short trips only'), 'Ok'].map((t) => `<div style="margin:8px 12px"><span style="display:inline-block;background:#fff;padding:9px 12px;border-radius:12px;max-width:78%;font-size:15px">${t} <small style="color:#888">${s.random.whole(7, 12)}:${s.random.whole(10, 59)}</small></span></div>`).join('')}`,
      ),
  },
  calendar: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:18px;font-size:22px">${s.range}</div>${DAYS[s.tongue].map((d, k) => row(s, `${d} ${dayOf(s.start, k).d}`, s.random.pick(['', s.say('Taller 9:00', 'Garage 9:00'), s.say('Pagar $1,200 luz', 'Pay $1,200 power')]))).join('')}`,
      ),
  },
  savings: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:18px;font-size:20px">${s.say('Reto de ahorro', 'Savings challenge')}</div><div style="padding:0 18px;color:${s.soft}">${s.range}</div><div style="padding:6px 18px;font-size:40px;font-weight:700">${s.money.text(s.total)}</div>${row(s, s.say('Depositado', 'Deposited'), s.money.text(s.total / 3))}`,
      ),
  },
  profileScreen: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="text-align:center;padding:20px">${face(s, 100)}<div style="font-size:24px;font-weight:700">${s.name}</div>★ ${s.rating}</div>${row(s, s.say('Viajes', 'Trips'), '2,412')}${row(s, s.say('Aceptación', 'Acceptance'), '93%')}`,
      ),
  },
  noise: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `<div style="position:absolute;inset:0;background:repeating-conic-gradient(hsl(${s.random.whole(0, 360)},60%,50%) 0 7deg,#333 0 19deg)"></div>`,
      ),
  },
  restaurant: {
    asked: 'profile',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="height:180px;background:${s.accent}"></div><div style="padding:16px 18px;font-size:25px;font-weight:700">Taqueria El Califa</div><div style="padding:0 18px">★ 4.7 (${s.random.whole(100, 900)}) · 25-35 min · ${s.money.text(29)} ${s.say('envío', 'delivery fee')}</div>${row(s, 'Tacos al pastor', s.money.text(92))}${row(s, 'Gringa', s.money.text(110))}`,
      ),
  },
  store: {
    asked: 'profile',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:20px 18px;font-size:24px;font-weight:700">Drive Maps Pro</div><div style="padding:0 18px;color:${s.soft}">Blue River Studios</div><div style="display:flex;padding:12px 0">${tile(s, '4.8 ★', s.say('12 mil opiniones', '12K reviews'))}${tile(s, '45 MB', s.say('Tamaño', 'Size'))}${tile(s, '1 M+', s.say('Descargas', 'Downloads'))}</div><div style="margin:12px 18px;background:${s.accent};color:#fff;padding:12px;text-align:center">${s.say('Instalar', 'Install')}</div>`,
      ),
  },
  riderReceipt: {
    asked: 'profile',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:20px 18px;font-size:22px">${s.say('Recibo', 'Receipt')}</div><div style="padding:6px 18px;font-size:34px;font-weight:700">${s.money.text(184.2)}</div><div style="display:flex;gap:12px;padding:16px 18px;align-items:center">${face(s, 50)}<div><div style="font-size:17px">${s.say('Viajaste con', 'You rode with')} ${s.name}</div>★ ${s.rating}</div></div>${row(s, s.say('Total pagado', 'Total paid'), s.money.text(184.2))}`,
      ),
  },
  contact: {
    asked: 'profile',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="text-align:center;padding:40px">${face(s, 120)}<div style="font-size:27px;padding-top:14px">${s.name}</div></div>${row(s, s.say('Celular', 'Mobile'), '+52 55 1234 9876')}${row(s, s.say('Correo', 'Email'), 'a@ejemplo.mx')}${row(s, s.say('Compartir contacto', 'Share contact'), '')}${row(s, s.say('Bloquear', 'Block'), '')}`,
      ),
  },
  bankHello: {
    asked: 'profile',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:26px 18px;font-size:24px;font-weight:700">${s.say('Hola', 'Hello')}, ${s.name}</div>${row(s, s.say('Cuenta de cheques', 'Checking'), s.money.text(8123.2))}${row(s, s.say('Tarjeta de crédito', 'Credit card'), s.money.text(1450.1))}${row(s, s.say('Transferir', 'Transfer'), '›')}`,
      ),
  },
  social: {
    asked: 'profile',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="text-align:center;padding:24px">${face(s, 96)}<div style="font-size:22px;font-weight:700">${s.name}</div></div><div style="display:flex">${tile(s, '312', s.say('Publicaciones', 'Posts'))}${tile(s, '1.2 k', s.say('Seguidores', 'Followers'))}${tile(s, '480', s.say('Seguidos', 'Following'))}</div>`,
      ),
  },
  earningsScreen: {
    asked: 'profile',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:16px 18px;color:${s.soft}">${s.range}</div><div style="padding:2px 18px;font-size:40px;font-weight:700">${s.money.text(s.total)}</div>${bars(
          s,
          DAYS[s.tongue].map((d) => d[0]!),
        )}${row(s, s.say('Viajes', 'Trips'), '88')}${row(s, s.say('Por viaje', 'Per trip'), s.money.text(4.85))}`,
      ),
  },
  driverMenu: {
    asked: 'profile',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:20px 18px;font-size:24px;font-weight:700">${s.say('Mi Cuenta', 'My Account')}</div>${[s.say('Centro De Ayuda', 'Help Center'), s.say('Mi Vehículo', 'My Vehicle'), s.say('Modo Oscuro', 'Dark Mode'), s.say('Versión 4.31', 'Version 4.31')].map((t) => row(s, t, '›')).join('')}`,
      ),
  },
};
