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
