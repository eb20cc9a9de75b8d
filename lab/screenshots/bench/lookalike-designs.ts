import { bars, type Design, page, row, type Scene, status, tile } from './scene.ts';
import { DAYS, dayOf, isoPlus, LONG, SHORT } from './wording.ts';

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
