import { bars, type Design, face, hours, page, row, status, tile } from './scene.ts';
import { DAYS, dayOf, isoPlus, SHORT } from './wording.ts';

// A second family, written after the reader was tuned on the first one and used only for evaluation.
export const FRESH_EARNINGS: Record<string, Design> = {
  statement: (s) =>
    page(
      s,
      `${status(s)}<div style="text-align:right;padding:18px;font-size:13px;color:${s.soft}">${s.range}</div><div style="padding:0 18px;font-size:15px">${s.say('Entraron a tu cuenta de conductor', 'Landed in your driver account')}</div><div style="padding:4px 18px;font-size:44px;font-weight:800;color:${s.accent}">${s.money.head(s.total)}</div>${row(s, s.say('Kilómetros', 'Miles'), String(s.random.whole(200, 1900)))}${row(s, s.say('Ratos conectado', 'Time logged in'), hours(s))}${row(s, s.say('Mejor día', 'Best day'), s.money.text(Math.max(...s.days)))}`,
    ),
  cards: (s) =>
    page(
      s,
      `${status(s)}<div style="display:grid;grid-template-columns:1fr 1fr;gap:10px;padding:14px">${[
        [s.money.text(s.total * 0.7), s.say('App', 'In app')],
        [s.money.text(s.total * 0.3), s.say('Billetes', 'Cash')],
        [String(s.random.whole(20, 99)), s.say('Pasajeros', 'Riders')],
        [hours(s), s.say('Manejo', 'Driving')],
      ]
        .map(([v, l]) => `<div style="background:${s.card};border-radius:12px">${tile(s, v!, l!)}</div>`)
        .join(
          '',
        )}</div><div style="text-align:center;padding:20px 0 0;font-size:13px;color:${s.soft}">${s.range}</div><div style="text-align:center;font-size:48px;font-weight:300">${s.money.head(s.total)}</div>`,
    ),
  drawer: (s) =>
    page(
      s,
      `<div style="height:36%;background:linear-gradient(${s.random.whole(0, 360)}deg,#9ab,#cdc)">${status(s)}</div><div style="position:absolute;left:0;right:0;top:30%;bottom:0;background:${s.ground};border-radius:24px 24px 0 0;padding-top:22px"><div style="display:flex;justify-content:space-between;padding:0 20px;align-items:baseline"><span style="font-size:32px;font-weight:700">${s.money.head(s.total)}</span><span style="font-size:14px;color:${s.soft}">${s.range}</span></div><div style="padding:16px 0">${bars(
        s,
        s.days.map((_, k) => String(dayOf(s.start, k).d)),
      )}</div>${row(s, s.say('Completados', 'Completed'), String(s.random.whole(10, 110)))}${row(s, s.say('Cancelados', 'Cancelled'), String(s.random.whole(0, 9)))}</div>`,
    ),
  history: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:16px 18px;font-size:26px;font-weight:300">${s.say('Historial', 'History')}</div><div style="padding:6px 18px;font-weight:600">${s.range}</div><div style="padding:2px 18px 14px;font-size:33px">${s.money.head(s.total)}</div>${s.days
        .map((day, k) =>
          row(
            s,
            `${dayOf(s.start, k).d} ${SHORT[s.tongue][dayOf(s.start, k).m]}<div style="font-size:12px;color:${s.soft}">${s.random.whole(1, 19)} ${s.say('viajes', 'rides')}</div>`,
            s.money.text(day),
          ),
        )
        .join('')}`,
    ),
  slip: (s) =>
    page(
      { ...s, font: 'Liberation Mono' },
      `<div style="padding:30px 20px;font-size:15px;line-height:1.9">${s.say('SEMANA', 'WEEK')}: ${s.range}<br>${s.say('VIAJES', 'TRIPS')}: ${s.random.whole(20, 99)}<br>${s.say('HORAS', 'HOURS')}: ${s.random.whole(10, 60)}<br>--------------------<br>${s.say('BRUTO', 'GROSS')}: ${s.money.text(s.total / 0.75)}<br>${s.say('COMISION', 'FEE')}: -${s.money.text(s.total / 3)}<br>--------------------<br><b style="font-size:22px">${s.say('NETO', 'NET')}: ${s.money.text(s.total)}</b></div>`,
    ),
  tabsWeeks: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;justify-content:space-around;padding:14px;font-size:15px"><span style="color:${s.soft}">${s.say('Día', 'Day')}</span><b style="color:${s.accent};border-bottom:2px solid">${s.say('Semana', 'Week')}</b><span style="color:${s.soft}">${s.say('Mes', 'Month')}</span></div><div style="display:flex;align-items:center;justify-content:space-between;padding:8px 20px"><span style="font-size:24px">‹</span><div style="text-align:center"><div style="font-size:38px;font-weight:700">${s.money.head(s.total)}</div><div style="font-size:14px;color:${s.soft}">${s.range}</div></div><span style="font-size:24px">›</span></div>${bars(
        s,
        DAYS[s.tongue].map((d) => d.slice(0, 2)),
        160,
      )}${row(s, s.say('Efectivo', 'Cash'), s.money.text(s.total * 0.41))}${row(s, s.say('Tarjeta', 'Card'), s.money.text(Math.round(s.total * 100 - Math.round(s.total * 41)) / 100))}`,
    ),
};

export const FRESH_PROFILES: Record<string, Design> = {
  badge: (s) =>
    page(
      s,
      `${status(s)}<div style="margin:26px;border:2px solid ${s.accent};border-radius:18px;padding:22px;text-align:center">${face(s, 130)}<div style="font-size:13px;color:${s.soft};padding-top:12px">${s.say('OPERADOR', 'OPERATOR')} ${s.random.whole(1000, 9999)}</div><div style="font-size:22px;font-weight:700">${s.name}</div><div style="font-size:30px;padding-top:8px">${s.rating}<span style="font-size:16px"> / 5</span></div></div>${row(s, s.say('Alta', 'Joined'), '2021')}${row(s, s.say('Viajes', 'Trips'), '4,218')}`,
    ),
  header: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;justify-content:space-between;padding:18px;align-items:center"><div><div style="font-size:18px;font-weight:600">${s.name}</div><div style="color:${s.soft};font-size:14px">${s.rating} ★ · ${s.random.whole(90, 9000)} ${s.say('viajes', 'trips')}</div></div>${face(s, 54)}</div>${[s.say('Ingresos', 'Income'), s.say('Oportunidades', 'Opportunities'), s.say('Vehículos', 'Vehicles'), s.say('Impuestos', 'Tax')].map((t) => row(s, t, '›')).join('')}`,
    ),
  report: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:18px;font-size:24px;font-weight:700">${s.say('Tu desempeño', 'Your performance')}</div><div style="padding:0 18px 10px;font-size:16px">${s.name}</div>${row(s, s.say('Calificación de usuarios', 'Rider rating'), `<b>${s.rating}</b>`)}${row(s, s.say('Tasa de aceptación', 'Acceptance'), '84%')}${row(s, s.say('Tasa de cancelación', 'Cancellation'), '2%')}${row(s, s.say('Viajes de por vida', 'Lifetime trips'), '2,914')}`,
    ),
};

export const FRESH_NEGATIVES: Record<string, { asked: 'earnings' | 'profile'; draw: Design }> = {
  payslip: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:18px;font-size:20px">${s.say('Recibo de nómina', 'Payslip')}</div><div style="padding:0 18px">${s.range}</div>${row(s, s.say('Sueldo', 'Salary'), s.money.text(s.total))}${row(s, 'ISR', s.money.text(s.total * 0.1))}<div style="padding:14px 18px;font-size:28px">${s.say('Neto', 'Net')} ${s.money.text(s.total * 0.9)}</div>`,
      ),
  },
  insurance: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:18px;font-size:20px">${s.say('Póliza semanal', 'Weekly policy')}</div><div style="padding:0 18px">${s.range}</div><div style="padding:14px 18px;font-size:34px">${s.money.text(s.total * 0.05)}</div>${row(s, s.say('Cobertura', 'Coverage'), s.say('Amplia', 'Full'))}`,
      ),
  },
  quarter: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:18px">${dayOf(s.start).d} ${SHORT[s.tongue][dayOf(s.start).m]} - ${dayOf(isoPlus(s.start, 83)).d} ${SHORT[s.tongue][dayOf(isoPlus(s.start, 83)).m]}</div><div style="padding:0 18px;font-size:40px">${s.money.text(s.total * 12)}</div>${row(s, s.say('Viajes', 'Trips'), '912')}`,
      ),
  },
  host: {
    asked: 'profile',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="text-align:center;padding:20px">${face(s, 90)}<div style="font-size:22px;font-weight:700">${s.name}</div><div>${s.say('Anfitrión', 'Host')} · ★ 4.92 · 120 ${s.say('reseñas', 'reviews')}</div></div>${row(s, s.say('Noches', 'Nights'), '3')}${row(s, s.say('Reservar', 'Reserve'), '')}`,
      ),
  },
  movie: {
    asked: 'profile',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="height:40%;background:${s.accent}"></div><div style="padding:18px;font-size:24px;font-weight:700">La Última Noche</div><div style="padding:0 18px">★ 4.1 · 2h 05m · 2024</div><div style="padding:18px">${s.say('Ver tráiler', 'Watch trailer')}</div>`,
      ),
  },
};

// A third family, for evaluation on designs the reader was never tuned on; one screen mixes languages.
export const LATE_EARNINGS: Record<string, Design> = {
  mixed: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:16px 20px;font-size:13px;text-transform:uppercase;letter-spacing:1px;color:${s.soft}">Weekly recap · Resumen</div><div style="padding:0 20px;font-size:17px">${s.range}</div><div style="padding:12px 20px;display:flex;gap:10px;align-items:baseline"><span style="font-size:42px;font-weight:600">${s.money.head(s.total)}</span></div><div style="margin:8px 20px;padding:14px;border-radius:10px;background:${s.card}">+${s.random.whole(2, 30)}% ${s.say('contra la anterior', 'up from previous')}</div>${row(s, 'Fares', s.money.text(s.total * 0.83))}${row(s, 'Surge / Dinámica', s.money.text(s.total * 0.17))}`,
    ),
  leftRail: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex"><div style="width:34%;background:${s.card};padding:18px 10px;font-size:13px;line-height:2.4">${s.say(['Inicio'], ['Home'])}<br><b>${s.say('Dinero', 'Money')}</b><br>${s.say('Mensajes', 'Messages')}<br>${s.say('Cuenta', 'Account')}</div><div style="flex:1;padding:18px 12px"><div style="font-size:13px;color:${s.soft}">${s.range}</div><div style="font-size:29px;font-weight:700;padding:8px 0">${s.money.head(s.total)}</div><div style="font-size:13px">${s.random.whole(10, 99)} ${s.say('viajes hechos', 'trips done')}</div></div></div>`,
    ),
  ticket: (s) =>
    page(
      s,
      `<div style="margin:40px 24px;border:2px dashed ${s.soft};padding:24px;text-align:center;font-family:'Liberation Serif'"><div style="font-size:20px">${s.say('Liquidación', 'Settlement')}</div><div style="font-size:15px;padding:6px">${s.range}</div><div style="font-size:15px;padding-top:12px">${s.say('Unidad', 'Unit')} ${s.random.whole(10, 99)} · ${s.random.whole(20, 120)} ${s.say('servicios', 'services')}</div><div style="font-size:40px;padding:16px 0">${s.money.head(s.total)}</div><div style="font-size:13px">${s.say('a pagar al conductor', 'payable to driver')}</div></div>`,
    ),
  stacked: (s) => {
    const share = Math.round(s.total * 62) / 100;
    return page(
      s,
      `${status(s)}<div style="text-align:center;padding-top:26px;font-size:50px;font-weight:700">${s.money.head(s.total)}</div><div style="text-align:center;padding:4px;color:${s.soft}">${s.range}</div><div style="display:flex;height:18px;margin:18px;border-radius:9px;overflow:hidden"><div style="width:62%;background:${s.accent}"></div><div style="flex:1;background:${s.card}"></div></div>${row(s, `● ${s.say('Base', 'Base')}`, s.money.text(share))}${row(s, `● ${s.say('Dinámica', 'Boost')}`, s.money.text(Math.round((s.total - share) * 100) / 100))}<div style="display:flex">${tile(s, hours(s), s.say('activo', 'active'))}${tile(s, s.money.text(s.total / 38), s.say('por hora', 'per hour'))}</div>`,
    );
  },
  splitCard: (s) =>
    page(
      s,
      `<div style="background:${s.accent};color:#fff;padding:10px 20px 90px">${status({ ...s, ink: '#fff' })}<div style="display:flex;justify-content:space-between;font-size:16px"><span>${s.say('Ganancias', 'Pay')}</span><span>⚙</span></div></div><div style="margin:-70px 20px 0;background:${s.ground};border-radius:16px;padding:20px;box-shadow:0 3px 14px #0003"><div style="display:flex;justify-content:space-between"><div><div style="font-size:12px;color:${s.soft}">${s.say('SEMANA', 'WEEK')}</div><div style="font-size:14px;font-weight:600">${s.range}</div></div></div><div style="text-align:right;font-size:34px;font-weight:800;padding-top:10px">${s.money.head(s.total)}</div></div>${bars(
        s,
        DAYS[s.tongue].map((d, k) => `${d.slice(0, 1).toUpperCase()}${dayOf(s.start, k).d}`),
        180,
      )}${row(s, s.say('Terminados', 'Finished'), String(s.random.whole(10, 99)))}`,
    ),
  dayColumns: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:18px;font-size:21px;font-weight:600">${s.range}</div><div style="display:flex;justify-content:space-between;padding:0 12px;font-size:11px;text-align:center">${s.days.map((day, k) => `<span>${DAYS[s.tongue][k]!.slice(0, 3)}<br>${dayOf(s.start, k).d} ${SHORT[s.tongue][dayOf(s.start, k).m]}<br><b>$${Math.round(day)}</b></span>`).join('')}</div><div style="margin:30px 18px;border-top:1px solid ${s.soft};padding-top:18px;display:flex;justify-content:space-between;align-items:baseline"><span>${s.say('Te llevas', 'You keep')}</span><span style="font-size:39px;font-weight:700">${s.money.head(s.total)}</span></div>${row(s, s.say('Cuota de la app', 'App cut'), s.money.text(s.total * 0.22))}`,
    ),
};

export const LATE_PROFILES: Record<string, Design> = {
  cover: (s) =>
    page(
      s,
      `<div style="height:170px;background:linear-gradient(90deg,${s.accent},#222)"></div><div style="display:flex;margin:-44px 20px 0;gap:14px;align-items:flex-end">${face(s, 88)}<span style="padding-bottom:6px">⭐ ${s.rating}</span></div><div style="padding:12px 20px 2px;font-size:23px;font-weight:700">${s.name}</div><div style="padding:0 20px 16px;color:${s.soft};font-size:14px">${s.say('Maneja desde', 'Driving since')} ${s.say('marzo de', 'March')} 2020 · ${s.say('CDMX', 'Dallas, TX')}</div>${row(s, s.say('Servicios', 'Services'), '1,204')}${row(s, s.say('Puntualidad', 'On time'), '97%')}`,
    ),
  scorecard: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:18px;font-size:14px;color:${s.soft}">${s.say('Tarjeta de puntaje', 'Scorecard')}</div><div style="padding:0 18px;font-size:22px">${s.name}</div><div style="display:flex;padding:20px 8px">${tile(s, s.rating, s.say('Promedio', 'Average'))}${tile(s, '98%', s.say('Completados', 'Completed'))}${tile(s, '1%', s.say('Cancelados', 'Cancelled'))}</div>${row(s, s.say('Quejas', 'Complaints'), '0')}`,
    ),
  chip: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;flex-direction:column;align-items:center;padding:40px 20px">${face(s, 120)}<span style="margin-top:-14px;background:#fff;color:#111;border-radius:14px;padding:3px 12px;box-shadow:0 1px 5px #0005;font-weight:700">${s.rating} ★</span><div style="font-size:25px;padding-top:16px;text-align:center">${s.name}</div><div style="color:${s.soft}">${s.say('Conductor', 'Driver')}</div></div>${[s.say('Historial de viajes', 'Trip history'), s.say('Inspección', 'Inspection'), s.say('Método de cobro', 'Payout method')].map((t) => row(s, t, '›')).join('')}`,
    ),
};

export const LATE_NEGATIVES: Record<string, { asked: 'earnings' | 'profile'; draw: Design }> = {
  gym: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:18px;font-size:22px">${s.say('Pase semanal', 'Weekly pass')}</div><div style="padding:0 18px">${s.range}</div><div style="padding:10px 18px;font-size:38px;font-weight:700">${s.money.text(349)}</div><div style="margin:18px;padding:14px;background:${s.accent};color:#fff;text-align:center">${s.say('Comprar', 'Buy')}</div>`,
      ),
  },
  transfer: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="text-align:center;padding:40px 18px"><div style="font-size:20px">${s.say('Transferencia exitosa', 'Transfer complete')}</div><div style="font-size:42px;padding:12px">${s.money.text(s.total)}</div><div>${dayOf(s.start).d} ${SHORT[s.tongue][dayOf(s.start).m]} ${dayOf(s.start).y}, 14:22</div></div>${row(s, s.say('Para', 'To'), s.name)}${row(s, s.say('Concepto', 'Note'), s.say('Semana', 'Week'))}`,
      ),
  },
  fuel: {
    asked: 'earnings',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:18px;font-size:20px">${s.say('Gasolina', 'Fuel log')}</div><div style="padding:0 18px">${s.range}</div><div style="padding:8px 18px;font-size:38px">${s.money.text(s.total * 0.3)}</div>${row(s, s.say('Litros', 'Gallons'), '52')}${row(s, s.say('Gasto por km', 'Cost per mile'), s.money.text(2.1))}`,
      ),
  },
  passenger: {
    asked: 'profile',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="padding:26px 18px;font-size:20px">${s.say('Tu conductor llega en 4 min', 'Your driver arrives in 4 min')}</div><div style="display:flex;gap:12px;padding:0 18px;align-items:center">${face(s, 60)}<div><b style="font-size:18px">${s.name}</b><br>★ ${s.rating}</div></div>${row(s, 'Nissan Versa', 'PXK-482-C')}${row(s, s.say('Cancelar viaje', 'Cancel trip'), '')}`,
      ),
  },
  album: {
    asked: 'profile',
    draw: (s) =>
      page(
        s,
        `${status(s)}<div style="height:45%;background:${s.accent}"></div><div style="padding:20px;font-size:26px;font-weight:700">Noches De Plata</div><div style="padding:0 20px">Los Faros Del Norte</div>${row(s, '3:42', '♡')}`,
      ),
  },
};
