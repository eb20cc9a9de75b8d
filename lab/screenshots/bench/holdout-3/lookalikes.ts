import * as m from '../holdout-2/parts.ts';
import { icon } from '../holdout-2/parts.ts';
import type { Design } from '../scene.ts';
import * as f from './parts.ts';

/** Screens of a driver's app that don't show a week's total. */
export const DRIVER_APP: Record<string, Design> = {
  fortnight: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Quincena', 'Two weeks'), `${m.on(s, -7)} – ${m.on(s, 6)}`)}${f.inset(`${m.large(s, m.usual(s, 2), 40)}${f.dim(s, s.say('ganado en 14 días', 'earned over 14 days'))}`)}${f.lines(
        s,
        [
          [s.say('Primera semana', 'First week'), '48 %'],
          [s.say('Segunda semana', 'Second week'), '52 %'],
          [s.say('Viajes', 'Trips'), m.tally(s, 60, 230)],
        ],
      )}`,
    ),
  dayClosed: (s) => {
    const sum = m.usual(s, 0.16);
    const [cashPart, card] = m.pieces(s, sum, 0.42);
    return f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Corte del día', 'Day closed'), m.onDay(s, 4))}${f.inset(m.large(s, sum, 44))}${f.cells(
        s,
        [
          [s.say('En efectivo', 'Cash'), cashPart!],
          [s.say('Con tarjeta', 'Card'), card!],
          [s.say('Viajes', 'Trips'), m.tally(s, 5, 22)],
          [s.say('Conectado', 'Online'), m.spell(s, 4, 11)],
        ],
      )}${f.press(s, s.say('Seguir mañana', 'Continue tomorrow'))}`,
    );
  },
  yearWrapped: (s) => {
    const t = f.tone(s);
    return f.screen(
      s,
      `${f.phone(s)}<div style="padding:40px 28px">${f.words(90, String(m.year(s)).slice(2), `font-weight:800;color:${t.hue};line-height:1`)}${f.words(22, s.say('Tu año completo al volante', 'Your full year behind the wheel'), 'font-weight:700;padding:12px 0')}${m.large(s, m.usual(s, 46), 38)}${f.words(16, `${s.random.whole(2100, 6200)} ${s.say('viajes en 12 meses', 'trips in 12 months')}`, 'padding-top:12px')}</div>${f.press(s, s.say('Siguiente', 'Next'))}`,
    );
  },
  tripOffer: (s) =>
    f.screen(
      s,
      `<div style="height:38%;background:${f.tone(s).edge}">${f.phone(s)}</div>${f.block(s, `<div style="display:flex;justify-content:space-between">${f.tag(s, s.say('Solicitud nueva', 'New request'))}${icon('close', 20)}</div>${m.large(s, m.usual(s, 0.014), 40, s.width - 90, 'padding-top:8px')}${f.words(15, s.say('5 min (1.8 km) para recoger', '5 min (1.1 mi) away'))}${f.words(15, s.say('19 min (8.4 km) de viaje', '19 min (5.2 mi) trip'), 'padding-top:4px')}${f.dim(s, '★ 4.87')}`, 'margin-top:-90px')}${f.press(s, s.say('Aceptar', 'Accept'))}`,
    ),
  deliveryDetail: (s) => {
    const sum = m.usual(s, 0.013);
    const [base, tip] = m.pieces(s, sum, 0.6);
    return f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Entrega 4 de hoy', 'Delivery 4 today'), s.say('Pollos Don Lalo', 'Lucky Noodle Bar'))}${f.inset(`${m.large(s, sum, 36)}${f.dim(s, `${m.on(s, 5)} · ${m.time(s)}`)}`)}${f.lines(
        s,
        [
          [s.say('Pago base', 'Base pay'), base!],
          [s.say('Propina del cliente', 'Customer tip'), tip!],
          [s.say('Distancia', 'Distance'), s.say('3.4 km', '2.1 mi')],
        ],
      )}`,
    );
  },
  guarantee: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Ingreso garantizado', 'Guaranteed earnings'), m.round(s, 4500, 950))}${f.inset(`${f.dim(s, f.week(s), 14)}${f.words(15, s.say('Si haces 70 viajes y ganas menos, pagamos la diferencia.', 'Do 70 rides and make less? We pay the difference.'), 'padding-top:6px;line-height:1.4')}`)}${f.cells(
        s,
        [
          [s.say('Viajes hechos', 'Rides done'), `${s.random.whole(2, 60)} / 70`],
          [s.say('Termina', 'Ends'), m.on(s, 6)],
        ],
      )}${f.press(s, s.say('Ver condiciones', 'View terms'))}`,
    ),
  referralPromo: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.inset(f.words(26, s.say('Trae a un amigo, llévate', 'Bring a friend, take home'), 'font-weight:700;padding-top:24px'))}${f.inset(m.large(s, { mx: 1500, us: 500 }[s.country], 54, s.width - 60, `color:${f.tone(s).hue}`))}${f.inset(f.dim(s, `${s.say('Válido del', 'Valid')} ${m.on(s, 0)} – ${m.on(s, 6)}. ${s.say('Tu amigo debe completar 60 viajes.', 'Your friend must complete 60 rides.')}`, 15))}${f.block(s, `${f.dim(s, s.say('Tu código', 'Your code'))}<b style="font-size:22px;letter-spacing:3px">VAMOS-47Q</b>`)}`,
    ),
  tipJar: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.bar(s, s.say('Solo propinas', 'Tips only'), 'gift')}${f.inset(`${f.dim(s, f.week(s), 14)}${m.large(s, m.usual(s, 0.08), 40)}${f.dim(s, s.say('Este monto no incluye tus viajes', 'Your fares are not included here'))}`)}${f.lines(
        s,
        ['Nora', 'Felipe', 'Grace', 'Hugo'].map((name) => [`${s.say('De', 'From')} ${name}`, m.cash(s, 0.006)]),
        15,
      )}`,
    ),
  // A month's calendar with each day's earnings, and the month's total.
  dayAmounts: (s) => {
    const t = f.tone(s);
    return f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Mes', 'Month'), m.monthYear(s))}${f.inset(`${m.large(s, m.usual(s, 4.2), 32)}${f.dim(s, s.say('acumulado del mes', 'month to date'))}`)}<div style="display:grid;grid-template-columns:repeat(7,1fr);gap:3px;padding:4px 20px;text-align:center;font-size:13px">${Array.from({ length: 28 }, (_, k) => `<span style="padding:4px 0;border:1px solid ${t.edge};border-radius:${Math.min(t.corner, 6)}px">${k + 1}<br><span style="font-size:10px;color:${t.dim}">${Math.round(m.usual(s, 0.15))}</span></span>`).join('')}</div>`,
    );
  },
  nextWeekForecast: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Pronóstico', 'Forecast'), s.say('La próxima semana podrías ganar', 'Next week you could earn'))}${f.inset(`${m.large(s, m.usual(s, 1), 42)}${f.dim(s, `${s.say('estimado para', 'estimated for')} ${f.week(s)}`, 14)}`)}${f.block(s, f.words(14, s.say('No es dinero ganado: es un cálculo con base en la demanda esperada.', 'This is not money earned. It is a projection from expected demand.'), 'line-height:1.4'))}${f.press(s, s.say('Planear horario', 'Plan a schedule'))}`,
    ),
  stillCounting: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.heading(s, f.week(s), s.say('Todavía no está lista', 'Not ready yet'))}${f.inset(f.words(60, '$ - -', `font-weight:700;color:${f.tone(s).dim}`))}${f.inset(f.words(16, s.say('Tu resumen aparecerá aquí cuando terminemos de contar tus viajes. Vuelve el martes.', 'Your summary shows up here once we finish counting your trips. Check back on Tuesday.'), 'line-height:1.45'))}${f.press(s, s.say('Avisarme', 'Notify me'))}`,
    ),
  adjustments: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.bar(s, s.say('Ajustes y reembolsos', 'Adjustments and refunds'), 'search')}${f.inset(f.dim(s, f.week(s), 14))}${[
        s.say('Cargo por limpieza', 'Cleaning fee'),
        s.say('Peaje devuelto', 'Toll refund'),
        s.say('Cancelación del pasajero', 'Rider cancellation'),
        s.say('Objeto olvidado', 'Lost item return'),
      ]
        .map((name, k) =>
          f.block(
            s,
            `<div style="display:flex;justify-content:space-between;font-size:15px"><span>${name}${f.dim(s, m.onDay(s, k))}</span><b>+${m.cash(s, 0.01)}</b></div>`,
          ),
        )
        .join('')}`,
    ),
  storeDeposit: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Paga en tienda', 'Pay at a store'), s.say('Efectivo por entregar', 'Cash to hand in'))}${f.inset(m.large(s, m.usual(s, 0.22), 38))}${f.block(s, `<div style="height:54px;background:repeating-linear-gradient(90deg,#111 0 3px,#fff 3px 5px,#111 5px 6px,#fff 6px 10px)"></div><div style="text-align:center;padding-top:8px;letter-spacing:2px">9911 4402 7765 0318</div>`)}${f.inset(f.dim(s, `${s.say('Vence el', 'Expires')} ${m.onDay(s, 8)}`, 14))}`,
    ),
  instantTransfer: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.bar(s, s.say('Pasar a mi tarjeta', 'Transfer to my card'), 'close')}${f.inset(`${f.dim(s, s.say('Disponible ahora', 'Available now'), 14)}${m.large(s, m.usual(s, 0.4), 42)}`)}${f.lines(
        s,
        [
          [s.say('Comisión', 'Fee'), m.round(s, 15, 0.99)],
          [s.say('Llega', 'Arrives'), s.say('En minutos', 'Within minutes')],
          [s.say('Tarjeta', 'Card'), '•••• 6620'],
          [s.say('Retiros de hoy', 'Transfers today'), '1 / 5'],
        ],
        15,
      )}${f.press(s, s.say('Transferir', 'Transfer'))}`,
    ),
  transfersLog: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Movimientos', 'Transactions'), s.say('Tus transferencias', 'Your transfers'))}${f.table(
        s,
        [
          [s.say('Fecha', 'Date'), s.say('Estado', 'Status'), s.say('Monto', 'Amount')],
          ...[6, 4, 2, 0, -2, -5].map((plus) => [m.on(s, plus), s.say('Enviada', 'Sent'), m.cash(s, 0.35)]),
        ],
      )}`,
    ),
  twelveWeekMean: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Promedio', 'Average'), s.say('Últimas 12 semanas', 'Last 12 weeks'))}${f.inset(`${m.large(s, m.usual(s, 1), 40)}${f.dim(s, s.say('promedio semanal, no es una semana en particular', 'weekly average, not any one week'))}${f.dim(s, `${m.on(s, -77)} – ${m.on(s, 6)}`, 14)}`)}<div style="display:flex;align-items:flex-end;gap:6px;height:90px;padding:0 24px">${Array.from({ length: 12 }, () => `<span style="flex:1;height:${s.random.whole(35, 100)}%;background:${f.tone(s).hue}"></span>`).join('')}</div>`,
    ),
  fuelRewards: (s) => {
    const gas = m.usual(s, 0.3);
    return f.screen(
      s,
      `${f.phone(s)}${f.bar(s, s.say('Recompensas de gasolina', 'Gas rewards'), 'fuel')}${f.inset(`${f.dim(s, f.week(s), 14)}${m.large(s, Math.round(gas * 6) / 100, 40)}${f.dim(s, s.say('devuelto a tu tarjeta por cargar combustible', 'cash back on your fuel purchases'))}`)}${f.lines(
        s,
        [
          [s.say('Gastado en gasolina', 'Spent on gas'), s.money.text(gas)],
          [s.say('Devolución', 'Cash back rate'), '6 %'],
          [s.say('Estaciones', 'Stations'), '3'],
        ],
      )}`,
    );
  },
  acceptanceBoard: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Desempeño', 'Performance'), f.week(s))}${f.cells(s, [
        [s.say('Aceptación', 'Acceptance'), `${s.random.whole(55, 99)} %`],
        [s.say('Cancelación', 'Cancellation'), `${s.random.whole(0, 9)} %`],
        [s.say('Viajes', 'Trips'), m.tally(s, 20, 120)],
        [s.say('Puntos', 'Points'), m.tally(s, 100, 900)],
        [s.say('Quejas', 'Complaints'), '0'],
        [s.say('A tiempo', 'On time'), '97 %'],
      ])}${f.inset(f.dim(s, s.say('Sigue así para conservar tu nivel.', 'Keep it up to hold your tier.')))}`,
    ),
  lockedMoney: (s) =>
    f.screen(
      s,
      `${f.phone(s)}<div style="text-align:center;padding:60px 28px 10px">${icon('lock', 56)}${f.words(22, s.say('Ingresa tu PIN', 'Enter your PIN'), 'font-weight:700;padding-top:14px')}${f.dim(s, s.say('para ver tus ganancias', 'to see your earnings'), 15)}<div style="font-size:34px;letter-spacing:14px;padding-top:22px">○○○○</div></div>`,
    ),
};
