import type { Design } from '../scene.ts';
import { streets } from './earnings.ts';
import * as o from './parts.ts';
import * as m from './parts.ts';
import { icon } from './parts.ts';

/** Screens of the driver's own app that don't show a week's total. */
export const OWN_APP: Record<string, Design> = {
  dayView: (s) => {
    const sum = m.usual(s, 0.17);
    const trips = m.pieces(s, sum, 0.27, 0.18, 0.31);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Ganancias', 'Earnings'), 'back', 'help')}${o.choice(s, [s.say('Día', 'Day'), s.say('Semana', 'Week')], 0)}<div style="display:flex;justify-content:space-between;padding:14px 18px 4px;font-size:15px">${icon('left')}<span>${m.onDay(s, 4)}</span>${icon('right')}</div><div style="text-align:center">${m.large(s, sum, 42)}</div>${o.trio(
        s,
        [
          [m.spell(s, 4, 11), s.say('Conectado', 'Online')],
          ['4', s.say('Viajes', 'Trips')],
        ],
      )}${trips.map((value, k) => o.pair(s, `${[9, 11, 14, 18][k]}:${m.two(s.random.whole(2, 58))} · ${s.say('Viaje', 'Trip')}`, value)).join('')}`,
    );
  },
  monthView: (s) => {
    const sum = m.usual(s, 4.1);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Ingresos', 'Income'))}${o.choice(s, [s.say('Diario', 'Daily'), s.say('Semanal', 'Weekly'), s.say('Mensual', 'Monthly')], 2)}${o.pad(`<div style="padding-top:10px">${o.text(17, m.monthYear(s), 'font-weight:600')}${m.large(s, sum, 42)}${o.mute(s, s.say('ingresos del mes', 'income for the month'))}</div>`)}${m
        .pieces(s, sum, 0.24, 0.22, 0.28)
        .map((value, k) => o.pair(s, s.say(`Semana ${k + 1} del mes`, `Week ${k + 1} of the month`), value))
        .join('')}${o.pair(s, s.say('Viajes en el mes', 'Trips this month'), m.tally(s, 160, 460))}`,
    );
  },
  yearView: (s) => {
    const sum = m.usual(s, 40);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Resumen anual', 'Annual summary'), 'close')}<div style="text-align:center;padding:10px"><div style="font-size:26px;font-weight:700">${m.year(s)}</div>${m.large(s, sum, 40)}${o.mute(s, s.say('ganado de enero a la fecha', 'earned year to date'))}</div>${o.columns(s, [5, 6, 4, 7, 6, 8, 7, 5, 6], s.say('E F M A M J J A S', 'J F M A M J J A S').split(' '))}${o.pair(s, s.say('Viajes en el año', 'Trips this year'), String(s.random.whole(1500, 5200)))}${o.pair(s, s.say('Kilómetros', 'Miles'), s.random.whole(18, 60) + s.say(' mil', 'k'))}`,
    );
  },
  tripRoute: (s) => {
    const sum = m.usual(s, 0.021);
    const [base, tip] = m.pieces(s, sum, 0.86);
    return o.screen(
      s,
      `${streets(s, 150)}${o.nav(s.say('Detalle del viaje', 'Trip details'))}${o.pad(`${m.large(s, sum, 38)}${o.mute(s, `${m.onDay(s, 2)} · ${m.time(s)}`, 14)}`)}${o.pad(`${o.text(14, `${icon('pin', 16)} ${s.say('Av. Reforma 210, Centro', '210 Elm St, Downtown')}`)}${o.text(14, `${icon('pin', 16)} ${s.say('Terminal 2, Aeropuerto', 'Airport, Terminal B')}`, 'padding-top:6px')}`)}${o.pair(s, s.say('Duración', 'Duration'), '27 min')}${o.pair(s, s.say('Tarifa del viaje', 'Trip fare'), base!)}${o.pair(s, s.say('Propina del pasajero', 'Rider tip'), tip!)}`,
    );
  },
  activityList: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Actividad', 'Activity'), 'back', 'search')}${[6, 5]
        .map(
          (plus) =>
            `${o.text(14, m.onDay(s, plus), `padding:12px 20px 4px;color:${o.skin(s).mute};font-weight:600`)}${[1, 2, 3].map(() => `<div style="display:flex;gap:14px;align-items:center;padding:9px 20px;border-bottom:1px solid ${o.skin(s).rule};font-size:15px">${icon('car', 24)}<span style="flex:1">${s.say('Viaje terminado', 'Completed trip')}${o.mute(s, `${m.time(s)} · ${s.random.whole(6, 44)} min`)}</span>${m.cash(s, 0.016)}</div>`).join('')}`,
        )
        .join('')}`,
    ),
  questSteps: (s) => {
    const done = s.random.whole(6, 38);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Misión', 'Quest'), 'close', 'info')}${o.pad(`${o.mute(s, o.week(s), 15)}${o.text(24, s.say(`Completa 80 viajes y gana ${m.round(s, 1250, 185)} extra`, `Complete 80 trips and make ${m.round(s, 1250, 185)} extra`), 'font-weight:700;padding:6px 0 12px')}<div style="height:10px;border-radius:5px;background:${o.skin(s).panel}"><div style="width:${done}%;height:10px;border-radius:5px;background:${o.skin(s).brand}"></div></div>`)}${o.pair(s, s.say('Llevas', 'Done so far'), `${done} ${s.say('viajes', 'trips')}`)}${[
        [40, 400, 60],
        [60, 850, 120],
        [80, 1250, 185],
      ]
        .map(([trips, mx, us]) => o.pair(s, `${trips} ${s.say('viajes', 'trips')}`, `+${m.round(s, mx!, us!)}`))
        .join(
          '',
        )}${o.pad(o.mute(s, s.say('Cuentan los viajes en la zona metropolitana.', 'Trips within the metro area count.')))}`,
    );
  },
  referralPaid: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Invita a conductores', 'Refer drivers'))}<div style="text-align:center;padding:14px 20px">${icon('gift', 54)}${m.large(s, { mx: 3500, us: 900 }[s.country], 40)}${o.text(15, s.say('has ganado por tus referidos', 'earned from your referrals'))}</div>${['Kevin R.', 'Dulce M.', 'Tomás V.'].map((name, k) => o.pair(s, `${name}${o.mute(s, `${k * 14 + 8}/50 ${s.say('viajes', 'trips')}`)}`, m.round(s, 3500, 450))).join('')}${o.pill(s, s.say('Compartir mi enlace', 'Share my link'))}`,
    ),
  tipsWeek: (s) => {
    const sum = m.usual(s, 0.07);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Propinas recibidas', 'Tips received'))}${o.pad(`${o.mute(s, o.week(s), 15)}${m.large(s, sum, 42)}${o.text(15, s.say('solo propinas, 100 % tuyas', 'tips only, 100% yours'))}`)}${m
        .pieces(s, sum, 0.3, 0.25, 0.2)
        .map((value, k) => o.pair(s, `${s.say('Propina', 'Tip')} · ${m.onDay(s, k + 1)}`, value))
        .join('')}`,
    );
  },
  surgeOnly: (s) => {
    const sum = m.usual(s, 0.13);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Promociones ganadas', 'Promotions earned'), 'back', 'calendar')}${o.pad(`${o.text(15, o.week(s))}${m.large(s, sum, 40)}${o.mute(s, s.say('en promociones; no incluye tarifas', 'in promotions, fares not included'))}`)}${m
        .pieces(s, sum, 0.5, 0.3)
        .map((value, k) =>
          o.pair(
            s,
            [
              s.say('Tarifa dinámica', 'Surge'),
              s.say('Misión', 'Quest'),
              s.say('Viajes seguidos', 'Consecutive trips'),
            ][k]!,
            value,
          ),
        )
        .join('')}`,
    );
  },
  balance: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.text(28, s.say('Billetera', 'Wallet'), 'font-weight:700;padding:10px 20px')}${o.panel(s, `${o.mute(s, s.say('Saldo disponible', 'Available balance'), 14)}${m.large(s, m.usual(s, 0.5), 40, s.width - 80)}${o.mute(s, `${s.say('Depósito programado', 'Payout scheduled')}: ${m.on(s, 7)}`)}`)}${o.pill(s, s.say('Retirar ahora', 'Cash out now'))}${o.pair(s, `${icon('bank', 18)} &nbsp;${s.say('Cuenta bancaria', 'Bank account')}`, '•• 7731')}${o.pair(s, `${icon('wallet', 18)} &nbsp;${s.say('Tarjeta de débito', 'Debit card')}`, '•• 0458')}${o.pair(s, `${icon('info', 18)} &nbsp;${s.say('Movimientos', 'Transactions')}`, '›')}${o.dock(s, 3)}`,
    ),
  payoutDone: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}<div style="text-align:center;padding:60px 24px 20px"><span style="display:inline-block;padding:18px;border-radius:50%;background:#0f9d58;color:#fff">${icon('check', 40)}</span>${o.text(22, s.say('Retiro realizado', 'Cash out complete'), 'font-weight:700;padding:18px 0 4px')}${m.large(s, m.usual(s, 0.6), 38)}${o.mute(s, `${m.onDay(s, 5)}, ${m.time(s)}`, 14)}</div>${o.pair(s, s.say('Enviado a', 'Sent to'), 'Visa •• 0458')}${o.pair(s, s.say('Comisión', 'Fee'), m.round(s, 8, 1.25))}${o.pair(s, 'ID', String(s.random.whole(10_000_000, 99_999_999)))}`,
    ),
  payoutList: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Historial de depósitos', 'Payout history'))}${[7, 4, 0, -3, -7, -10].map((plus) => o.pair(s, `${s.say('Depósito', 'Payout')} · ${m.on(s, plus)}${o.mute(s, s.say('A tu cuenta •• 7731', 'To account •• 7731'))}`, m.cash(s, 0.45))).join('')}`,
    ),
  payoutSettings: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Ajustes de pagos', 'Payment settings'))}${o.pair(s, s.say('Depósito automático', 'Automatic payout'), s.say('Semanal', 'Weekly'))}${o.pair(s, s.say('Día de depósito', 'Payout day'), s.say('Martes', 'Tuesday'))}${o.pair(s, s.say('Monto mínimo', 'Minimum amount'), m.round(s, 50, 5))}${o.pair(s, s.say('Límite por retiro', 'Limit per cash out'), m.round(s, 8000, 2000))}${o.pair(s, s.say('Aceptar efectivo', 'Accept cash'), s.say('Sí', 'Yes'))}${o.pair(s, s.say('Datos fiscales', 'Tax details'), '›')}${o.pair(s, s.say('Última actualización', 'Last updated'), m.on(s, 1))}`,
    ),
  goalEditor: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Tu meta de la semana', 'Your weekly goal'), 'close')}<div style="text-align:center;padding:26px 20px">${o.text(16, s.say('¿Cuánto quieres ganar?', 'How much do you want to make?'))}<div style="display:flex;align-items:center;justify-content:center;gap:18px;padding-top:16px">${icon('left', 30)}${m.large(s, { mx: 7500, us: 1300 }[s.country], 36, s.width - 150)}${icon('right', 30)}</div>${o.mute(s, o.week(s), 14)}</div>${o.panel(s, o.text(14, s.say('Todavía no empiezas. Con esta meta manejarías unas 38 horas.', 'Not started yet. At your pace this goal takes about 38 hours.')))}${o.pill(s, s.say('Guardar meta', 'Save goal'))}`,
    ),
  estimator: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Estimador de ingresos', 'Income estimator'))}${o.pad(`${o.mute(s, s.say('Podrías ganar a la semana', 'You could make per week'), 15)}${m.large(s, m.usual(s, 1), 40)}${o.mute(s, s.say('Cálculo según otros conductores de tu ciudad', 'Based on other drivers in your city'))}`)}${o.pair(s, s.say('Horas por día', 'Hours a day'), '7')}${o.pair(s, s.say('Días por semana', 'Days a week'), '5')}${o.pair(s, s.say('Semana de referencia', 'Reference week'), o.week(s), 'font-size:13px')}${o.pill(s, s.say('Volver a calcular', 'Recalculate'))}`,
    ),
  cashDebt: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Saldo pendiente', 'Amount owed'))}${o.panel(s, `${o.text(15, `${s.say('Debes a', 'You owe')} ${o.skin(s).app}`)}${m.large(s, m.usual(s, 0.15), 38, s.width - 80, 'color:#d93025')}${o.mute(s, `${s.say('Comisiones de viajes en efectivo', 'Fees on cash trips')}, ${o.week(s)}`)}`)}${o.pair(s, s.say('Paga antes del', 'Pay before'), m.on(s, 11))}${o.pair(s, s.say('Viajes en efectivo', 'Cash trips'), m.tally(s, 9, 60))}${o.pill(s, s.say('Pagar adeudo', 'Pay now'))}`,
    ),
  hoursOnly: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Tiempo de conducción', 'Driving time'))}${o.pad(`${o.mute(s, o.week(s), 15)}<b style="font-size:40px">${s.random.whole(18, 58)} h ${s.random.whole(1, 59)} min</b>`)}${o.columns(s, [6, 8, 7, 0, 9, 10, 4], m.weekdays(s, 2))}${o.pair(s, s.say('Promedio diario', 'Daily average'), '6 h 12 min')}${o.pair(s, s.say('Límite de seguridad', 'Safety limit'), '12 h')}`,
    ),
  fourWeeks: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Tendencia', 'Trends'), 'back', 'calendar')}${o.pad(`${o.text(16, s.say('Últimos 28 días', 'Past 28 days'), 'font-weight:600')}${m.large(s, m.usual(s, 4), 42)}${o.mute(s, `${m.on(s, -21)} – ${m.on(s, 6)}`, 14)}`)}${o.columns(
        s,
        [7, 5, 8, 6],
        [-21, -14, -7, 0].map((plus) => m.on(s, plus)),
      )}${o.pair(s, s.say('Promedio por semana', 'Weekly average'), m.cash(s, 1))}${o.pair(s, s.say('Viajes en 28 días', 'Trips in 28 days'), String(s.random.whole(140, 420)))}`,
    ),
  // The driver has hidden the amounts.
  hiddenTotal: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Tus ganancias', 'Your earnings'), 'back', 'lock')}<div style="text-align:center;padding:8px 20px">${o.text(15, o.week(s))}<b style="font-size:42px;letter-spacing:4px">••••••</b>${o.mute(s, s.say('Toca para mostrar los montos', 'Tap to show amounts'))}</div>${o.columns(s, [5, 6, 4, 7, 8, 9, 3], m.weekdays(s, 1))}${o.pair(s, s.say('Tarifas', 'Fares'), '••••')}${o.pair(s, s.say('Propinas', 'Tips'), '•••')}${o.pair(s, s.say('Viajes', 'Trips'), m.tally(s, 20, 120))}`,
    ),
  loadFailed: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Ganancias', 'Earnings'))}<div style="text-align:center;padding:20px">${o.text(15, o.week(s))}<div style="padding:50px 0 16px;color:${o.skin(s).mute}">${icon('info', 60)}</div>${o.text(18, s.say('No pudimos cargar esta semana', 'We couldn’t load this week'), 'font-weight:600')}${o.mute(s, s.say('Revisa tu conexión e inténtalo de nuevo.', 'Check your connection and try again.'), 14)}</div>${o.pill(s, s.say('Reintentar', 'Try again'))}`,
    ),
  demandMap: (s) =>
    o.screen(
      s,
      `<div style="position:absolute;inset:0">${streets(s, s.height)}</div><div style="position:relative;color:#111">${o.phoneBar(s, s.ink === '#f4f4f4' ? '#fff' : '#111')}<div style="text-align:center;padding-top:40px"><span style="display:inline-block;padding:10px 18px;border-radius:22px;background:#111;color:#fff;font-size:18px;font-weight:700">${s.money.text(0)} ${s.say('hoy', 'today')}</span></div>${[0.2, 0.55, 0.32].map((x, k) => `<span style="position:absolute;left:${x * s.width}px;top:${190 + k * 78}px;padding:7px 12px;border-radius:16px;background:#e2571e;color:#fff;font-size:15px;font-weight:600">+${m.round(s, 18 + k * 9, 2.5 + k)}</span>`).join('')}</div><div style="position:absolute;bottom:0;left:0;right:0;padding:18px;background:${o.skin(s).ground};text-align:center;font-size:17px;font-weight:600">${s.say('Hay mucha demanda cerca de ti', 'It’s busy near you')}</div>`,
    ),
  airportBooking: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Viaje reservado', 'Reserved trip'), 'close')}${o.pad(`${o.text(17, `${m.onDay(s, 5)}, ${m.time(s)}`, 'font-weight:600')}${m.large(s, m.usual(s, 0.06), 38)}${o.mute(s, s.say('tarifa estimada por este viaje', 'estimated fare for this trip'))}`)}${o.pair(s, s.say('Recoger en', 'Pick up at'), s.say('Aeropuerto T1', 'Airport T1'))}${o.pair(s, s.say('Llegar a', 'Drop off at'), s.say('Hotel Plaza', 'Plaza Hotel'))}${o.pair(s, s.say('Distancia', 'Distance'), { mx: '41 km', us: '26 mi' }[s.country])}${o.pill(s, s.say('Aceptar reserva', 'Accept'))}`,
    ),
  supportCase: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Soporte', 'Support'), 'back', 'dots')}${o.panel(s, `${o.text(15, s.say('Hola, revisamos tu caso. Ajustamos la tarifa de un viaje:', 'Hi, we looked into this. We adjusted one trip’s fare:'))}${m.large(s, m.usual(s, 0.012), 30, s.width - 80)}${o.mute(s, `${s.say('Se suma a tu saldo el', 'Added to your balance on')} ${m.on(s, 4)}`)}`)}${o.panel(s, o.text(15, s.say('Muchas gracias', 'Thank you')), 'margin-left:150px')}${o.pad(o.mute(s, s.say('Este caso está cerrado.', 'This case is closed.')), 'text-align:center')}`,
    ),
};
