import { bars, type Design, face, hours, page, row, type Scene, status } from '../scene.ts';
import { dayOf } from '../wording.ts';
import { box, button, count, date, faint, foot, month, part, rest, title, total, week, weekdays } from './parts.ts';

const PEOPLE = ['Beto Arce', 'Lupita Mora', 'Chava Ríos', 'Ana Paz', 'Memo Luna', 'Irma Solís'];
const bubble = (s: Scene, text: string, mine: boolean): string =>
  `<div style="margin:8px 14px;${mine ? 'margin-left:70px' : 'margin-right:70px'};padding:10px 13px;border-radius:14px;background:${mine ? '#cdeccb' : s.card};color:${mine ? '#16181c' : s.ink};font-size:15px">${text}</div>`;

const MEADOW: Record<string, Design> = {
  month: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Ganancias', 'Earnings'))}<div style="text-align:center;padding:10px;font-size:15px">‹ ${month(s)} ›</div><div style="text-align:center">${total(s, 42)}</div>${[-14, -7, 0, 7].map((plus, k) => row(s, `${date(s, plus)} – ${date(s, plus + 6)}`, part(s, [0.2, 0.31, 0.27, 0.22][k]!))).join('')}${row(s, s.say('Viajes del mes', 'Trips this month'), count(s, 100, 480))}`,
    ),
  today: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Hoy', 'Today'))}${faint(s, `&emsp;&ensp;${weekdays(s, 9)[3]}, ${date(s, 3)}`, 15)}<div style="padding:18px">${total(s, 42)}${faint(s, s.say('Ganancias del día', 'Earnings for the day'))}</div>${['7:12', '8:40', '9:55', '11:31'].map((at, k) => row(s, `${at} · ${s.say('Viaje', 'Trip')}`, part(s, [0.3, 0.22, 0.28, 0.2][k]!))).join('')}${row(s, s.say('En línea', 'Online'), '6 h 14 min')}`,
    ),
  bankMoves: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Cuenta de débito', 'Checking account'), 19)}${box(`${faint(s, s.say('Saldo', 'Balance'))}${total(s, 34)}`)}${box(`${s.say('Movimientos', 'Activity')}: ${week(s)}`, 'font-size:14px')}${row(s, 'OXXO CENTRO', `-${part(s, 0.02)}`)}${row(s, s.say('SPEI UBER BV', 'UBER USA LLC ACH'), `+${part(s, 0.61)}`)}${row(s, s.say('Retiro cajero', 'ATM withdrawal'), `-${part(s, 0.15)}`)}${row(s, s.say('SPEI DIDI', 'LYFT INC ACH'), `+${part(s, 0.22)}`)}${row(s, 'NETFLIX', `-${part(s, 0.03)}`)}`,
    ),
  rideReceipt: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Gracias por viajar', 'Thanks for riding'))}${box(`${faint(s, date(s, 4))}${total(s, 40)}`)}${row(s, s.say('Tarifa del viaje', 'Trip fare'), part(s, 0.84))}${row(s, s.say('Cuota de reserva', 'Booking fee'), part(s, 0.1))}${row(s, s.say('Propina', 'Tip'), rest(s, 0.84, 0.1))}${row(s, s.say('Pagaste con', 'Paid with'), 'Visa •• 0912')}${box(`<div style="display:flex;gap:12px;align-items:center">${face(s, 40)}${s.say('Viajaste con', 'You rode with')} ${s.name.split(' ')[0]}</div>`)}`,
    ),
  quest: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Reto de la semana', 'Weekly challenge'))}${box(week(s), 'font-size:15px')}<div style="margin:12px 18px;padding:18px;border-radius:14px;background:${s.card}"><div style="font-size:16px">${s.say('Gana extra', 'Make an extra')}</div>${total(s, 34)}<div style="font-size:15px">${s.say('por completar 80 viajes', 'for completing 80 trips')}</div></div>${row(s, s.say('Te faltan', 'Left to go'), `${count(s, 4, 70)} ${s.say('viajes', 'trips')}`)}${row(s, s.say('Primer nivel: 40 viajes', 'First level: 40 trips'), part(s, 0.4))}`,
    ),
  tips: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Propinas', 'Tips'))}${faint(s, `&emsp;&ensp;${week(s)}`, 15)}<div style="text-align:center;padding:22px">${total(s, 40)}${faint(s, s.say('en propinas esta semana', 'in tips this week'))}</div>${bars(s, weekdays(s, 1))}${row(s, s.say('Viajes con propina', 'Trips with a tip'), count(s, 4, 40))}`,
    ),
  yearTax: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Constancia de retenciones', 'Tax summary'))}${box(`${s.say('Ejercicio', 'Tax year')} ${dayOf(s.start).y}`)}${row(s, s.say('Ingresos brutos', 'Gross earnings'), s.money.text(s.total))}${row(s, s.say('ISR retenido', '1099-K'), part(s, 0.021))}${row(s, s.say('IVA retenido', '1099-NEC'), part(s, 0.08))}${row(s, 'RFC / SSN', '••••••••1K4')}${button(s, s.say('Descargar', 'Download'))}`,
    ),
  friendChat: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="display:flex;gap:10px;align-items:center">${face(s, 38)}<b>${s.random.pick(PEOPLE)}</b></div>`)}${bubble(s, s.say('¿Cuánto sacaste esta semana?', 'How much did you make this week?'), true)}${bubble(s, `${week(s)}: ${s.money.text(s.total)}`, false)}${bubble(s, `${count(s)} ${s.say('viajes', 'trips')}, ${hours(s)}`, false)}${bubble(s, s.say('¡Órale! Yo ni la mitad', 'Wow, not even half of that here'), true)}`,
    ),
  ownerList: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Mis choferes', 'My drivers'))}${box(`${week(s)} · ${s.say('Total', 'Total')} ${s.money.text(s.total)}`, 'font-size:14px')}${PEOPLE.slice(
        0,
        5,
      )
        .map((name, k) => row(s, name, part(s, [0.28, 0.24, 0.2, 0.16, 0.12][k]!)))
        .join('')}${button(s, s.say('Agregar chofer', 'Add a driver'))}`,
    ),
  carRent: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Renta de tu auto', 'Your car rental'))}${box(`${faint(s, week(s), 15)}${total(s, 38)}<div style="color:#d32f2f;font-size:15px">${s.say('Por pagar', 'Due')}</div>`)}${row(s, s.say('Renta semanal', 'Weekly rate'), part(s, 0.86))}${row(s, s.say('Seguro', 'Insurance'), rest(s, 0.86))}${button(s, s.say('Pagar ahora', 'Pay now'))}`,
    ),
  cashOut: (s) =>
    page(
      s,
      `${status(s)}<div style="text-align:center;padding:70px 18px"><div style="font-size:54px;color:${s.accent}">✓</div>${total(s, 40)}<div style="font-size:18px;padding:10px">${s.say('Va en camino a tu banco', 'On its way to your bank')}</div>${faint(s, `${date(s, 2)}, 18:22`, 15)}</div>${row(s, s.say('Comisión', 'Fee'), s.money.text({ mx: 12, us: 0.85 }[s.country]))}${row(s, s.say('Destino', 'To'), '•••• 2208')}${button(s, s.say('Listo', 'Done'))}`,
    ),
  fuel: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Gasolina', 'Fuel'))}${box(week(s), 'font-size:15px')}<div style="padding:6px 18px">${total(s, 38)}${faint(s, s.say('gastado en la semana', 'spent this week'))}</div>${bars(s, weekdays(s, 2))}${row(s, s.say('Litros', 'Gallons'), count(s, 20, 140))}${row(s, s.say('Cargas', 'Fill-ups'), count(s, 2, 8))}`,
    ),
  riderSpend: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Tus viajes como pasajero', 'Your rides as a passenger'), 19)}${box(week(s))}${box(`${total(s, 36)}${faint(s, s.say('gasto total', 'total spend'))}`)}${[1, 3, 5].map((plus, k) => row(s, `${date(s, plus)} · ${s.say('Casa → Trabajo', 'Home → Work')}`, part(s, [0.4, 0.35, 0.25][k]!))).join('')}`,
    ),
  forecast: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('¿Cuánto podrías ganar?', 'What could you earn?'))}${box(`${s.say('Estimado para', 'Estimate for')} ${week(s)}`, 'font-size:15px')}${box(total(s, 40))}${row(s, s.say('Si manejas', 'If you drive'), `${count(s, 20, 60)} h`)}${row(s, s.say('En tu ciudad', 'In your city'), { mx: 'Puebla', us: 'Tampa' }[s.country])}${box(faint(s, s.say('Es un cálculo. No garantiza ingresos.', 'This is an estimate, not a guarantee.')))}${button(s, s.say('Planear mis horas', 'Plan my hours'))}`,
    ),
  advert: (s) =>
    page(
      { ...s, ground: s.accent, ink: '#fff' },
      `<div style="padding:90px 24px"><div style="font-size:30px;font-weight:800">${s.say('Maneja y gana hasta', 'Drive and make up to')}</div>${total(s, 48)}<div style="font-size:26px">${s.say('a la semana', 'a week')}</div><div style="font-size:15px;padding-top:40px">${s.say('Promoción válida', 'Offer valid')} ${week(s)}. ${s.say('Aplican términos y condiciones.', 'Terms apply.')}</div></div>`,
    ),
  storeSales: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Taquería El Paisa', 'Corner Deli'))}${box(`${faint(s, `${s.say('Ventas', 'Sales')} · ${week(s)}`, 14)}${total(s, 37)}`)}${bars(s, weekdays(s, 1))}${row(s, s.say('Pedidos', 'Orders'), count(s, 30, 300))}${row(s, s.say('Ticket promedio', 'Average order'), part(s, 0.03))}${row(s, s.say('Más vendido', 'Best seller'), s.say('Tacos al pastor', 'Turkey club'))}`,
    ),
  fortnight: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Ganancias por quincena', 'Earnings, two weeks'))}${box(`${date(s, 0)} – ${date(s, 13)}`, 'font-size:16px')}${box(total(s, 42))}${row(s, s.say('Viajes', 'Trips'), count(s, 60, 240))}${row(s, s.say('Propinas', 'Tips'), part(s, 0.07))}${row(s, s.say('En línea', 'Online'), '88 h')}`,
    ),
  oneTrip: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Detalle del viaje', 'Trip details'))}${box(`${faint(s, `UberX · ${date(s, 5)} · 21:07`)}${total(s, 38)}${faint(s, s.say('Tus ganancias', 'Your earnings'))}`)}${row(s, s.say('Duración', 'Duration'), '34 min 12 s')}${row(s, s.say('Distancia', 'Distance'), s.say('18.2 km', '11.3 mi'))}${row(s, s.say('Tarifa', 'Fare'), part(s, 0.9))}${row(s, s.say('Propina', 'Tip'), rest(s, 0.9))}`,
    ),
  referrals: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Invita y gana', 'Refer and earn'))}${box(`${faint(s, week(s))}${total(s, 38)}${faint(s, s.say('ganado por tus invitados', 'earned from your referrals'))}`)}${PEOPLE.slice(
        2,
        5,
      )
        .map((name) => row(s, name, `${count(s, 1, 60)}/60 ${s.say('viajes', 'trips')}`))
        .join('')}${button(s, s.say('Compartir mi código', 'Share my code'))}`,
    ),
  payroll: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Recibo de nómina', 'Pay stub'))}${box(`${s.name}<br>${s.say('Periodo semanal', 'Weekly pay period')}: ${week(s)}`, 'font-size:15px;line-height:1.6')}${row(s, s.say('Sueldo', 'Regular wages'), part(s, 1.14))}${row(s, 'IMSS / FICA', `-${part(s, 0.05)}`)}${row(s, s.say('ISR', 'Federal tax'), `-${part(s, 0.09)}`)}${row(s, s.say('Neto a pagar', 'Net pay'), `<b>${s.money.text(s.total)}</b>`)}${row(s, s.say('Patrón', 'Employer'), s.say('Empaques del Norte SA', 'Northside Packing Inc'))}`,
    ),
  savings: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Mi alcancía', 'My piggy bank'))}${box(`${faint(s, week(s))}${total(s, 40)}${faint(s, s.say('apartado esta semana', 'set aside this week'))}`)}${bars(s, weekdays(s, 1))}${row(s, s.say('Meta: llantas nuevas', 'Goal: new tires'), `${count(s, 10, 95)} %`)}${foot(s, [s.say('Ahorro', 'Savings'), s.say('Metas', 'Goals'), s.say('Yo', 'Me')], 0)}`,
    ),
  onlineHours: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Tu tiempo en línea', 'Your time online'))}${box(week(s))}<div style="text-align:center;padding:18px;font-size:42px;font-weight:700">${hours(s)}</div>${bars(s, weekdays(s, 1))}${row(s, s.say('Viajes', 'Trips'), count(s))}${row(s, s.say('Aceptación', 'Acceptance'), '91 %')}`,
    ),
  year: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;padding:8px 18px;gap:22px;font-size:15px;color:${s.soft}"><span>${s.say('Semana', 'Week')}</span><span>${s.say('Mes', 'Month')}</span><b style="color:${s.ink}">${s.say('Año', 'Year')}</b></div><div style="text-align:center;padding:20px"><div style="font-size:18px">${dayOf(s.start).y}</div>${total(s, 42)}</div>${[0, 35, 66].map((plus, k) => row(s, month(s, plus), part(s, [0.36, 0.33, 0.31][k]!))).join('')}${row(s, s.say('Viajes', 'Trips'), count(s, 900, 5200))}`,
    ),
  owed: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Comisiones pendientes', 'Outstanding fees'))}${box(`${week(s)}`, 'font-size:15px')}${box(`${total(s, 38, 'color:#d32f2f')}${faint(s, s.say('Debes a la app por viajes en efectivo', 'You owe the app for cash trips'))}`)}${row(s, s.say('Viajes en efectivo', 'Cash trips'), count(s, 5, 60))}${row(s, s.say('Vence', 'Due by'), date(s, 10))}${button(s, s.say('Pagar en tienda', 'Pay at a store'))}`,
    ),
};

/** Screens that a driver could send by mistake instead of a week. */
export const HOLDOUT_1_LOOKALIKES: Record<string, { asked: 'earnings'; draw: Design }> = Object.fromEntries(
  Object.entries(MEADOW).map(([name, draw]) => [name, { asked: 'earnings', draw }]),
);
