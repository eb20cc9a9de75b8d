import { bars, type Design, face, hours, page, type Scene, status } from '../scene.ts';
import { DAYS, dayOf, isoPlus, LONG, SHORT } from '../wording.ts';
import { cut, faint, heading, hero, left, line, many, pad, two } from './ferry-parts.ts';

// The look-alikes of the twelfth family: what a driver may send by mistake.
const money = (draw: Design): { asked: 'earnings' | 'profile'; draw: Design } => ({ asked: 'earnings', draw });
const month = (s: Scene): string => `${LONG[s.tongue][dayOf(s.start).m]} ${dayOf(s.start).y}`;
const on = (s: Scene, plus: number): string => {
  const day = dayOf(isoPlus(s.start, plus));
  return s.tongue === 'es' ? `${day.d} ${SHORT.es[day.m]}` : `${SHORT.en[day.m]} ${day.d}`;
};
const letters = (s: Scene): string[] => DAYS[s.tongue].map((day) => day.slice(0, 2));
const card = (s: Scene, inner: string, style = ''): string =>
  `<div style="margin:9px 16px;padding:15px;border-radius:15px;background:${s.card};${style}">${inner}</div>`;
const clock = (s: Scene): string => `${s.random.whole(6, 22)}:${two(s.random.whole(0, 59))}`;
const progress = (s: Scene, share: number): string =>
  `<div style="height:9px;border-radius:5px;background:${s.card};margin:9px 0"><div style="height:9px;border-radius:5px;width:${share * 100}%;background:${s.accent}"></div></div>`;

export const FERRY_LOOKALIKES = {
  monthStatement: money((s) =>
    page(
      s,
      `${heading(s, s.say('Ganancias', 'Earnings'), month(s))}${pad(hero(s, 38))}${[0, 7, 14, 21].map((plus, k) => pad(line(s, `${on(s, plus)} – ${on(s, plus + 6)}`, k === 3 ? left(s, 0.22, 0.27, 0.25) : cut(s, [0.22, 0.27, 0.25][k]!)))).join('')}`,
    ),
  ),
  oneDay: money((s) =>
    page(
      s,
      `${heading(s, s.say('Ganancias', 'Earnings'), `${DAYS[s.tongue][2]} ${on(s, 2)}`)}${pad(hero(s, 40))}${pad(`${line(s, s.say('Viajes', 'Trips'), String(s.random.whole(4, 22)))}${line(s, s.say('Conectado', 'Online'), `${s.random.whole(3, 11)} h`)}${line(s, `${clock(s)} UberX`, cut(s, 0.31))}${line(s, `${clock(s)} Comfort`, cut(s, 0.42))}${line(s, `${clock(s)} UberX`, left(s, 0.31, 0.42))}`)}`,
    ),
  ),
  bankMovements: money((s) =>
    page(
      s,
      `${heading(s, s.say('Cuenta de débito ·· 4471', 'Checking ·· 4471'))}${pad(`${faint(s, s.say('Saldo disponible', 'Available balance'))}${hero(s, 34)}`)}${pad(`<b>${s.say('Movimientos', 'Activity')} ${s.range}</b>`)}${pad(`${line(s, s.say('SPEI recibido UBER', 'UBER USA DIRECT DEP'), `+${cut(s, 0.41)}`)}${line(s, 'OXXO', `-${cut(s, 0.03)}`)}${line(s, s.say('SPEI recibido DIDI', 'LYFT DRIVER PAY'), `+${cut(s, 0.22)}`)}${line(s, s.say('Gasolina Pemex', 'Shell gas'), `-${cut(s, 0.09)}`)}`)}`,
    ),
  ),
  rideReceipt: money((s) =>
    page(
      s,
      `${heading(s, s.say('Gracias por viajar', 'Thanks for riding'), `${on(s, 3)} · ${clock(s)}`)}${pad(`<div style="display:flex;justify-content:space-between;align-items:baseline"><b style="font-size:20px">Total</b>${hero(s, 32)}</div>`)}${pad(`${line(s, s.say('Tarifa del viaje', 'Trip fare'), cut(s, 0.83))}${line(s, s.say('Cuota de solicitud', 'Booking fee'), left(s, 0.83))}${line(s, s.say('Efectivo', 'Cash'), s.money.text(s.total))}`)}${pad(`<div style="display:flex;gap:10px;align-items:center">${face(s, 40)}<span>${s.say('Viajaste con', 'You rode with')} ${s.name}<br>${faint(s, 'Nissan March · JTR-41-09')}</span></div>`)}`,
    ),
  ),
  colleagueInChat: money((s) => {
    const said = (text: string): string =>
      `<div style="display:inline-block;max-width:80%;margin:5px 12px;padding:9px 12px;border-radius:13px;background:${s.card};font-size:15px">${text}</div>`;
    return page(
      s,
      `<div style="display:flex;gap:10px;align-items:center;padding:12px 14px;background:#075e54;color:#fff">← ${face(s, 36)}<b>${s.say('Choferes Zona Norte', 'Northside Drivers')}</b></div>${said(`<span style="color:#c2185b;font-size:13px">~ ${s.name}</span><br>${s.say('miren lo que saqué 🔥🔥', 'look what I made 🔥🔥')}`)}<div style="margin:4px 12px;width:72%;border:5px solid ${s.card};border-radius:12px;padding:12px;background:#fff;color:#111"><div style="font-size:12px">${s.range}</div>${hero(s, 25)}<div style="font-size:12px">${many(s)} ${s.say('viajes', 'trips')} · ${hours(s)}</div></div>${said(s.say('no manches, ¿en cuántos días?', 'no way, how many days?'))}<br>${said(s.say('yo apenas la mitad 😅', 'I barely got half 😅'))}<div style="position:absolute;bottom:8px;left:12px;right:12px;padding:11px;border-radius:20px;background:${s.card};color:${s.soft};font-size:14px">${s.say('Mensaje', 'Message')}</div>`,
    );
  }),
  weeklyGoal: money((s) =>
    page(
      s,
      `${heading(s, s.say('Tu meta', 'Your goal'), s.range)}${pad(`${hero(s, 40)}${progress(s, 0.38)}<div style="display:flex;justify-content:space-between;font-size:13px;color:${s.soft}"><span>${s.say('Llevas', 'So far')} ${cut(s, 0.38)}</span><span>${s.say('Te faltan', 'To go')} ${left(s, 0.38)}</span></div>`)}${card(s, s.say(`Maneja unas ${s.random.whole(9, 30)} horas más para llegar`, `Drive about ${s.random.whole(9, 30)} more hours to get there`))}${pad(`<span style="color:${s.accent}">${s.say('Cambiar meta', 'Edit goal')}</span>`)}`,
    ),
  ),
  forecast: money((s) =>
    page(
      s,
      `${heading(s, s.say('Próxima semana', 'Next week'), s.range)}${pad(`${faint(s, s.say('Podrías ganar', 'You could make'))}${hero(s, 38)}${faint(s, s.say('según tus últimas 8 semanas', 'based on your last 8 weeks'))}`)}${bars(s, letters(s), 140)}${pad(`${line(s, s.say('Demanda esperada', 'Expected demand'), s.say('Alta', 'High'))}${line(s, s.say('Mejor zona', 'Best area'), s.say('Aeropuerto', 'Airport'))}`)}`,
    ),
  ),
  quest: money((s) =>
    page(
      s,
      `${heading(s, s.say('Desafío semanal', 'Weekly challenge'), s.range)}${card(s, `<div style="font-size:15px">${s.say(`Completa ${many(s)} viajes y recibe`, `Complete ${many(s)} trips and get`)}</div>${hero(s, 36)}`, `background:${s.accent};color:#fff`)}${pad(`${line(s, s.say('40 viajes', '40 trips'), cut(s, 0.4))}${line(s, s.say('60 viajes', '60 trips'), cut(s, 0.7))}${line(s, s.say('80 viajes', '80 trips'), s.money.text(s.total))}`)}${pad(faint(s, s.say('Aplican términos y condiciones', 'Terms apply')))}`,
    ),
  ),
  tipsOnly: money((s) =>
    page(
      s,
      `${heading(s, s.say('Propinas', 'Tips'), s.range)}${pad(`${hero(s, 38)}${faint(s, s.say(`${many(s)} clientes te dejaron propina`, `${many(s)} customers tipped you`))}`)}${bars(s, letters(s), 120)}${pad(`${line(s, s.say('La más alta', 'Highest'), cut(s, 0.18))}${line(s, s.say('En promedio', 'Average'), cut(s, 0.03))}`)}`,
    ),
  ),
  taxSummary: money((s) =>
    page(
      s,
      `${heading(s, s.say('Retenciones', 'Tax documents'), s.say(`SAT · ${month(s)}`, `Form 1099-K · ${dayOf(s.start).y}`))}${pad(hero(s, 33))}${pad(`${line(s, s.say('ISR retenido', 'Gross payments'), cut(s, 0.61))}${line(s, s.say('IVA retenido', 'Expenses, fees and tax'), left(s, 0.61))}${line(s, 'RFC', 'XEXX010101000')}`)}${card(s, `⬇ ${s.say('Descargar constancia PDF', 'Download PDF')}`)}`,
    ),
  ),
  riderTrips: money((s) =>
    page(
      s,
      `${heading(s, s.say('Tus viajes', 'Your rides'))}${pad(`<div style="display:flex;gap:10px;font-size:14px"><b>${s.say('Anteriores', 'Past')}</b><span style="color:${s.soft}">${s.say('Programados', 'Upcoming')}</span></div>`)}${[
        5, 4, 3, 1,
      ]
        .map((plus, k) =>
          pad(
            `<div style="display:flex;gap:12px;align-items:center"><span style="font-size:28px">🚘</span><span style="flex:1">${s.random.pick(['Plaza Satélite', 'Airport T2', 'Hospital Ángeles', 'Main St 410', 'Walmart'])}<br>${faint(s, `${on(s, plus)} · ${clock(s)}`)}</span><span>${cut(s, [0.03, 0.021, 0.04, 0.018][k]!)}</span></div>`,
          ),
        )
        .join('')}${card(s, `${faint(s, `${s.say('Gastaste', 'You spent')} · ${s.range}`)}${hero(s, 25)}`)}`,
    ),
  ),
  yearRecap: money((s) =>
    page(
      s,
      `${status(s)}<div style="padding:40px 22px;font-size:21px">${s.say(`Tu ${dayOf(s.start).y} en resumen`, `Your ${dayOf(s.start).y}, wrapped`)}</div><div style="padding:0 22px">${hero(s, 44)}${faint(s, s.say('ganaste este año', 'earned this year'))}</div>${pad(`<div style="padding:20px 4px;line-height:1.9">${s.random.whole(800, 4200)} ${s.say('viajes', 'trips')}<br>${s.say('Tu mejor semana', 'Your best week')}: ${s.range}<br>${cut(s, 0.05)}</div>`)}`,
    ),
  ),
  simulator: money((s) =>
    page(
      s,
      `${heading(s, s.say('Calcula tus ganancias', 'Earnings calculator'))}${pad(`${line(s, s.say('Horas por semana', 'Hours per week'), String(s.random.whole(15, 60)))}${progress(s, 0.6)}${line(s, s.say('Ciudad', 'City'), s.say('Guadalajara', 'Phoenix'))}${line(s, s.say('Vehículo', 'Vehicle'), s.say('Rentado', 'Rented'))}`)}${card(s, `${faint(s, s.say('Resultado por semana', 'Per week'))}${hero(s, 34)}${faint(s, `${s.say('Datos del', 'Data from')} ${s.range}`)}`)}`,
    ),
  ),
  gasSpending: money((s) =>
    page(
      s,
      `${heading(s, s.say('Gastos del coche', 'Car expenses'), s.range)}${pad(hero(s, 36))}${pad(`${line(s, s.say('Gasolina', 'Gas'), cut(s, 0.62))}${line(s, s.say('Lavado', 'Car wash'), cut(s, 0.08))}${line(s, s.say('Casetas', 'Tolls'), cut(s, 0.17))}${line(s, s.say('Aceite', 'Oil'), left(s, 0.62, 0.08, 0.17))}`)}${card(s, `＋ ${s.say('Agregar gasto', 'Add expense')}`)}`,
    ),
  ),
  invite: money((s) =>
    page(
      s,
      `${heading(s, s.say('Invita a un amigo', 'Refer a friend'), s.range)}${card(s, `<div>${s.say('Recibes hasta', 'Get up to')}</div>${hero(s, 36)}<div style="font-size:14px">${s.say('cuando complete 100 viajes', 'after they finish 100 trips')}</div>`)}${pad(`${line(s, s.say('Tu código', 'Your code'), 'RAUL-8KD2')}${line(s, s.say('Invitados', 'Friends invited'), String(s.random.whole(0, 9)))}${line(s, s.say('Pendiente', 'Pending'), cut(s, 0.5))}`)}`,
    ),
  ),
  carPayment: money((s) =>
    page(
      s,
      `${heading(s, s.say('Pago semanal del auto', 'Weekly car payment'), s.range)}${pad(`${faint(s, s.say('Debes', 'Amount due'))}${hero(s, 36)}<div style="color:#d33;font-size:14px">${s.say('Vence', 'Due')} ${on(s, 6)}</div>`)}${pad(`${line(s, s.say('Renta', 'Rental'), cut(s, 0.8))}${line(s, s.say('Seguro', 'Insurance'), left(s, 0.8))}`)}${pad(`<div style="padding:13px;border-radius:12px;background:${s.accent};color:#fff;text-align:center">${s.say('Pagar ahora', 'Pay now')}</div>`)}`,
    ),
  ),
  storeSales: money((s) =>
    page(
      s,
      `${heading(s, s.say('Tacos El Güero', 'Joe’s Tacos'), s.say('Sucursal Centro', 'Downtown location'))}${pad(`<span style="font-size:14px">${s.range} ▾</span>${hero(s, 36)}${faint(s, s.say('ventas brutas', 'gross sales'))}`)}${bars(s, letters(s), 110)}${pad(`${line(s, s.say('Pedidos', 'Orders'), many(s))}${line(s, s.say('Ticket promedio', 'Average ticket'), cut(s, 0.02))}${line(s, s.say('Platillo más vendido', 'Top item'), s.say('Gringa', 'Burrito'))}`)}`,
    ),
  ),
  cashOwed: money((s) =>
    page(
      s,
      `${heading(s, s.say('Efectivo cobrado', 'Cash collected'), s.range)}${pad(`${hero(s, 36)}${faint(s, s.say('Deposítalo en OXXO antes del jueves', 'Deposit it before Thursday'))}`)}${card(s, `<div style="text-align:center;letter-spacing:2px">▌▍▌▎▌▍▎▌▌▎▍▌▎▌▍<br>9000 4471 2208 1152</div>`)}${pad(`${line(s, s.say('Viajes en efectivo', 'Cash trips'), many(s))}${line(s, s.say('Límite', 'Limit'), cut(s, 1.3))}`)}`,
    ),
  ),
  newsPiece: money((s) =>
    page(
      s,
      `<div style="padding:13px 18px;border-bottom:3px solid ${s.accent};font-family:'Noto Serif';font-size:20px;font-weight:700">${s.say('El Diario del Norte', 'The Valley Courier')}</div>${pad(`<div style="font-size:23px;font-weight:700;line-height:1.25">${s.say('¿Cuánto gana un repartidor a la semana?', 'How much does a gig driver make in a week?')}</div>${faint(s, `${s.say('Por', 'By')} ${s.name} · ${on(s, 9)}`)}`)}${pad(hero(s, 32))}${pad(`<div style="font-size:15px;line-height:1.5">${s.say(`Es el promedio que reportaron 1,200 conductores en la semana ${s.range}, según la encuesta.`, `That is the average 1,200 drivers reported for ${s.range}, a survey says.`)}</div>`)}`,
    ),
  ),
  ranking: money((s) =>
    page(
      s,
      `${heading(s, s.say('Top conductores', 'Top drivers'), s.range)}${s.random
        .some(['Memo', 'Chayo', 'Big Mike', 'Tania', 'El Tigre', 'Lupe', 'Andre'], 4)
        .map((name, k) =>
          pad(
            `<div style="display:flex;gap:12px;align-items:center;font-size:16px"><b>${k + 1}</b>${face(s, 36)}<span style="flex:1">${name}</span><b>${k === 0 ? s.money.text(s.total) : cut(s, [0.9, 0.82, 0.77][k - 1]!)}</b></div>`,
          ),
        )
        .join('')}${card(s, `${s.say('Tu lugar', 'Your place')}: ${s.random.whole(12, 400)}`)}`,
    ),
  ),
  jobAd: money((s) =>
    page(
      s,
      `<div style="display:flex;gap:10px;align-items:center;padding:14px">${face(s, 40)}<span><b>${s.say('Flotilla Express MX', 'FleetUp Jobs')}</b><br>${faint(s, s.say('Publicidad', 'Sponsored'))}</span></div><div style="padding:4px 16px;font-size:16px">${s.say('¡Buscamos choferes! Trabaja con nosotros y llévate cada semana', 'Drivers wanted! Join our crew and bring home every week')}</div><div style="margin:12px 0;padding:44px 10px;background:${s.accent};color:#fff;text-align:center">${hero(s, 42)}<div>${s.say('Registro', 'Sign up')}: ${s.range}</div></div><div style="display:flex;justify-content:space-around;color:${s.soft};font-size:14px"><span>👍 ${many(s)}</span><span>${s.random.whole(3, 90)} ${s.say('comentarios', 'comments')}</span></div>`,
    ),
  ),
  companyTravel: money((s) =>
    page(
      s,
      `${heading(s, s.say('Viajes de negocio', 'Business trips'), s.range)}${pad(`${hero(s, 34)}${faint(s, s.say('cargado a Grupo Alfa SA', 'billed to Acme Inc.'))}`)}${pad(`${line(s, s.say('Viajes del equipo', 'Team rides'), many(s))}${line(s, s.say('Comidas', 'Meals'), cut(s, 0.28))}${line(s, s.say('Presupuesto', 'Budget'), cut(s, 1.5))}`)}`,
    ),
  ),
  payslip: money((s) =>
    page(
      s,
      `${heading(s, s.say('Recibo de nómina', 'Pay stub'), s.range)}${pad(`<b>${s.name}</b>${faint(s, s.say('Puesto: Cajero · No. empleado 20418', 'Position: Cashier · Employee 20418'))}`)}${pad(`${line(s, s.say('Sueldo', 'Regular pay'), cut(s, 1.07))}${line(s, s.say('Horas extra', 'Overtime'), cut(s, 0.11))}${line(s, 'IMSS'.replace('IMSS', s.say('IMSS', 'FICA')), `-${left(s, 0.82)}`)}`)}${pad(`<div style="display:flex;justify-content:space-between;align-items:center"><b>${s.say('Neto a pagar', 'Net pay')}</b>${hero(s, 27)}</div>`)}`,
    ),
  ),
  fourWeeks: money((s) =>
    page(
      s,
      `${heading(s, s.say('Últimas 4 semanas', 'Last 4 weeks'), `${on(s, -21)} – ${on(s, 6)}`)}${pad(`${hero(s, 37)}${faint(s, s.say('ganancias', 'earnings'))}`)}${pad(`${line(s, s.range, cut(s, 0.28))}${line(s, s.say('Hace una semana', 'A week ago'), cut(s, 0.24))}${line(s, s.say('Hace dos', 'Two weeks ago'), cut(s, 0.22))}${line(s, s.say('Hace tres', 'Three weeks ago'), left(s, 0.28, 0.24, 0.22))}`)}`,
    ),
  ),
  parcel: money((s) =>
    page(
      s,
      `${heading(s, s.say('Tu compra', 'Your order'), s.say('Pedido 700-2214', 'Order 700-2214'))}${card(s, `<b>${s.say('Llega entre', 'Arriving')}</b><br>${s.range}`)}${pad(`${line(s, s.say('Llantas 185/65 R15 (4)', 'Tires 185/65 R15 (4)'), cut(s, 0.93))}${line(s, s.say('Envío', 'Shipping'), left(s, 0.93))}`)}${pad(`<div style="display:flex;justify-content:space-between;align-items:center"><b>Total</b>${hero(s, 28)}</div>`)}`,
    ),
  ),
  savings: money((s) =>
    page(
      s,
      `${heading(s, s.say('Tanda de los jueves', 'Savings circle'), s.range)}${pad(`${faint(s, s.say('Te toca recibir', 'Your turn to receive'))}${hero(s, 35)}`)}${pad(`${line(s, s.say('Aportas por semana', 'You put in weekly'), cut(s, 0.1))}${line(s, s.say('Participantes', 'Members'), '10')}${line(s, s.say('Tu número', 'Your number'), String(s.random.whole(1, 10)))}`)}`,
    ),
  ),
};
