import { bars, type Design, face, hours, page, row, type Scene, status } from '../scene.ts';
import { DAYS, dayOf, SHORT } from '../wording.ts';

// A fifth family, used only for evaluation: written after the reader was finished, with its own layouts and words.
const short = (s: Scene, plus: number): string => {
  const day = dayOf(s.start, plus);
  return s.tongue === 'es' ? `${day.d} ${SHORT.es[day.m]}` : `${SHORT.en[day.m]} ${day.d}`;
};
const part = (s: Scene, share: number): string => s.money.text(Math.round(s.total * share * 100) / 100);
const big = (s: Scene, size = 42, style = ''): string =>
  `<div style="font-size:${size}px;font-weight:700;white-space:nowrap;${style}">${s.money.head(s.total)}</div>`;
const quiet = (s: Scene, text: string, size = 13): string =>
  `<div style="font-size:${size}px;color:${s.soft}">${text}</div>`;
const pad = (inner: string, style = ''): string => `<div style="padding:12px 20px;${style}">${inner}</div>`;
const card = (s: Scene, inner: string, style = ''): string =>
  `<div style="margin:10px 14px;padding:16px;border-radius:16px;background:${s.card};${style}">${inner}</div>`;
const split = (left: string, right: string): string =>
  `<div style="display:flex;justify-content:space-between;align-items:baseline;gap:8px"><span>${left}</span><span>${right}</span></div>`;
const count = (s: Scene): string => String(s.random.whole(18, 130));
const initials = (s: Scene): string[] => DAYS[s.tongue].map((day) => day.slice(0, 1).toUpperCase());

export const UNSEEN_EARNINGS: Record<string, Design> = {
  heroGradient: (s) =>
    page(
      s,
      `<div style="background:linear-gradient(160deg,${s.accent},#111);color:#fff;padding-bottom:26px">${status(s)}${pad(`${split('☰', '?')}`)}<div style="text-align:center">${quiet({ ...s, soft: '#ffffffcc' }, s.range, 14)}${big(s, 50)}${quiet({ ...s, soft: '#ffffffcc' }, s.say('ya en tu cuenta el martes', 'lands on Tuesday'))}</div></div>${row(s, s.say('Vueltas', 'Rides given'), count(s))}${row(s, s.say('Rato manejando', 'Wheel time'), hours(s))}${row(s, s.say('Dejaron de propina', 'Riders tipped'), part(s, 0.07))}`,
    ),
  spotlight: (s) =>
    page(
      s,
      `${status(s)}${pad(`<b style="font-size:24px">${s.say('Hola, ', 'Hi, ')}${s.name.split(' ')[0]}</b>${quiet(s, s.say('Así te fue', 'Here is how it went'))}`)}${card(s, `${quiet(s, s.range)}${big(s, 36)}${bars(s, initials(s), 100)}`)}${card(s, split(s.say('Racha: 3 viajes seguidos', 'Streak: 3 trips in a row'), `+${s.money.text(60)}`))}${card(s, split(s.say('Recomienda y llévate', 'Refer and get'), s.money.text(1500)))}`,
    ),
  ledger: (s) =>
    page(
      { ...s, font: 'Noto Serif' },
      `${status(s)}${pad(`<div style="text-align:center;font-size:19px">${s.say('Estado de tus viajes', 'Trip statement')}</div><div style="text-align:center">${quiet(s, s.range)}</div>`)}${row(s, s.say('Lo que pagaron', 'What riders paid'), part(s, 1.34))}${row(s, s.say('Nos quedamos', 'We kept'), `-${part(s, 0.29)}`)}${row(s, s.say('Retención ISR', 'Withholding'), `-${part(s, 0.03)}`)}${row(s, s.say('Retención IVA', 'State fee'), `-${part(s, 0.02)}`)}${row(s, `<b>${s.say('Te tocó', 'Your cut')}</b>`, `<b>${s.money.text(s.total)}</b>`, 'font-size:22px')}`,
    ),
  carousel: (s) =>
    page(
      s,
      `${status(s)}${pad(`<b style="font-size:20px">${s.say('Por semana', 'By week')}</b>`)}<div style="display:flex;gap:10px;padding:0 0 0 40px;width:900px"><div style="width:260px;border-radius:18px;background:${s.accent};color:#fff;padding:22px"><div style="font-size:14px">${s.range}</div>${big(s, 36)}<div style="font-size:13px">${count(s)} ${s.say('viajes', 'rides')} · ${hours(s)}</div></div><div style="width:260px;border-radius:18px;background:${s.card}"></div></div>${pad(quiet(s, '● ○ ○ ○'), 'text-align:center')}${row(s, s.say('Noche', 'Night'), part(s, 0.4))}${row(s, s.say('Día', 'Daytime'), part(s, 0.6))}`,
    ),
  gauge: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="text-align:center">${s.range}</div>`)}<div style="margin:16px auto;width:230px;height:230px;border-radius:50%;border:14px solid ${s.accent};display:flex;flex-direction:column;align-items:center;justify-content:center">${big(s, 30)}${quiet(s, s.say('de tu semana', 'for the week'))}</div>${pad(split(`<b>${count(s)}</b> ${s.say('servicios', 'jobs')}`, `<b>${hours(s)}</b>`))}${pad(quiet(s, s.say('Meta: $9,000.00. ¡Ya casi!', 'Goal: $1,500.00. Almost there!')))}`,
    ),
  stacked: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;gap:18px;padding:14px 20px;font-size:16px"><b style="border-bottom:3px solid ${s.accent}">${s.say('Semanal', 'Weekly')}</b><span style="color:${s.soft}">${s.say('Diario', 'Daily')}</span><span style="color:${s.soft}">${s.say('Todo', 'All time')}</span></div>${pad(`${quiet(s, `‹ &nbsp;${s.range}&nbsp; ›`, 15)}${big(s, 38)}<div style="display:flex;height:14px;margin-top:12px"><div style="flex:6;background:${s.accent}"></div><div style="flex:2;background:#f5a623"></div><div style="flex:1;background:#7b61ff"></div></div>`)}${row(s, `● ${s.say('Base', 'Base')}`, part(s, 0.66))}${row(s, `● ${s.say('Plus por demanda', 'Busy pay')}`, part(s, 0.23))}${row(s, `● ${s.say('De clientes', 'From customers')}`, s.money.text(Math.round(s.total * 100 - Math.round(s.total * 66) - Math.round(s.total * 23)) / 100))}`,
    ),
  timeline: (s) =>
    page(
      s,
      `${status(s)}${pad(split(`<b style="font-size:18px">${s.range}</b>`, `<b style="font-size:24px">${s.money.head(s.total)}</b>`))}${s.days.map((day, k) => `<div style="display:flex;gap:14px;padding:7px 20px;font-size:14px"><span style="width:70px;color:${s.soft}">${DAYS[s.tongue][k]}</span><span style="flex:1;height:10px;margin-top:4px;background:${s.card}"><span style="display:block;width:${Math.round((day / Math.max(...s.days, 1)) * 100)}%;height:10px;background:${s.accent}"></span></span><span>${s.money.text(day)}</span></div>`).join('')}${pad(quiet(s, s.say('Toca un día para ver sus viajes', 'Tap a day to see its trips')))}`,
    ),
  rotatedAxis: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="text-align:center">${quiet(s, s.range, 15)}${big(s, 40)}</div>`)}<div style="display:flex;align-items:flex-end;gap:14px;height:240px;padding:0 26px">${[4, 3, 2, 1, 0].map((k) => `<div style="flex:1"><div style="height:${s.random.whole(50, 120)}px;background:${k === 0 ? s.accent : s.card}"></div><div style="height:90px;writing-mode:vertical-rl;transform:rotate(180deg);font-size:12px;color:${s.soft}">${short(s, -7 * k)} - ${short(s, -7 * k + 6)}</div></div>`).join('')}</div>${row(s, s.say('Viajes', 'Trips'), count(s))}${row(s, s.say('Efectivo recibido', 'Cash in hand'), part(s, 0.31))}`,
    ),
  weekPicker: (s) =>
    page(
      s,
      `${status(s)}${pad(`<b style="font-size:22px">${s.say('Mis cuentas', 'My numbers')}</b>`)}<div style="display:flex;gap:8px;padding:0 14px;font-size:13px">${[2, 1, 0].map((k) => `<span style="flex:1;text-align:center;padding:10px 2px;border-radius:10px;border:1px solid ${s.soft};${k === 0 ? `background:${s.accent};color:#fff` : ''}">${short(s, -7 * k)} – ${short(s, -7 * k + 6)}</span>`).join('')}</div>${pad(`<div style="padding-top:16px">${big(s, 46)}</div>${quiet(s, s.say('entre viajes, bonos y propinas', 'trips, bonuses and tips'))}`)}${row(s, s.say('Completados', 'Completed'), count(s))}`,
    ),
  courier: (s) =>
    page(
      s,
      `${status(s)}<div style="height:150px;background:repeating-linear-gradient(45deg,#cfd8d0 0 18px,#e3e8e0 18px 36px);position:relative"><div style="position:absolute;left:14px;bottom:-34px;right:14px;background:${s.ground};border-radius:14px;padding:14px;box-shadow:0 2px 8px #0005">${split(`${s.range}`, `<b style="font-size:22px">${s.money.head(s.total)}</b>`)}</div></div><div style="height:44px"></div>${['🍔 Tacos El Güero', '🛒 Súper Norte', '📦 Paq 8831'].map((name, k) => row(s, name, part(s, [0.02, 0.03, 0.015][k]!))).join('')}${row(s, s.say('Pedidos entregados', 'Drop-offs'), count(s))}`,
    ),
  statementPdf: (s) =>
    page(
      { ...s, ground: '#fff', ink: '#222', soft: '#666', card: '#ddd', font: 'Liberation Sans' },
      `<div style="padding:26px 22px;font-size:12px"><div style="display:flex;justify-content:space-between"><b style="font-size:16px">${s.say('Comprobante semanal', 'Weekly pay stub')}</b><span>No. ${s.random.whole(100000, 999999)}</span></div><br>${s.say('Operador', 'Driver')}: ${s.name}<br>${s.say('Periodo', 'Pay period')}: ${s.range}<br><br>${row({ ...s, card: '#ddd' }, s.say('Viajes realizados', 'Completed trips'), count(s))}${row({ ...s, card: '#ddd' }, s.say('Ingreso bruto', 'Gross'), part(s, 1.25))}${row({ ...s, card: '#ddd' }, s.say('Cuota de uso', 'Platform fee'), `-${part(s, 0.25)}`)}${row({ ...s, card: '#ddd' }, `<b>${s.say('Ingreso neto', 'Net')}</b>`, `<b style="font-size:19px">${s.money.text(s.total)}</b>`)}</div>`,
    ),
  twoWeeksCompared: (s) =>
    page(
      s,
      `${status(s)}${pad(`${quiet(s, s.range, 15)}${big(s, 44)}<div style="color:#1a9c5b;font-size:14px">▲ ${s.random.whole(2, 30)}% ${s.say('vs. semana anterior', 'vs. prior week')} (${part(s, 0.83)})</div>`)}${bars(s, initials(s), 150)}${row(s, s.say('Ingreso por hora', 'Per active hour'), s.money.text({ mx: 143.2, us: 24.6 }[s.country]))}${row(s, s.say('Viajes', 'Rides'), count(s))}`,
    ),
  payoutSplit: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="font-size:17px">${s.range}</div>`)}${pad(`${quiet(s, s.say('Total ganado', 'Total made'))}${big(s, 34)}`)}<div style="display:flex;gap:10px;padding:0 14px"><div style="flex:1;background:${s.card};padding:14px;border-radius:12px">${quiet(s, s.say('Ya cobrado en efectivo', 'Cash you kept'))}<b style="font-size:20px">${part(s, 0.45)}</b></div><div style="flex:1;background:${s.card};padding:14px;border-radius:12px">${quiet(s, s.say('Te depositamos', 'Bank payout'))}<b style="font-size:20px">${s.money.text(Math.round(s.total * 100 - Math.round(s.total * 45)) / 100)}</b></div></div>${pad(`<div style="padding:14px;background:${s.accent};color:#fff;text-align:center;border-radius:10px">${s.say('Ver depósitos', 'See payouts')}</div>`)}`,
    ),
  scooter: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="font-size:13px;letter-spacing:2px;color:${s.soft}">${s.say('RESUMEN', 'RECAP')}</div><div style="font-size:26px">${s.range}</div>`)}<div style="display:grid;grid-template-columns:1fr 1fr;gap:10px;padding:0 14px">${[
        [s.say('Ganado', 'Earned'), s.money.head(s.total), 27],
        [s.say('Envíos', 'Parcels'), count(s), 22],
        [s.say('Kilómetros', 'Miles'), String(s.random.whole(90, 900)), 22],
        [s.say('Tiempo', 'Time'), hours(s), 22],
      ]
        .map(
          ([label, value, size]) =>
            `<div style="background:${s.card};border-radius:14px;padding:18px 12px"><div style="font-size:${size}px;font-weight:600">${value}</div><div style="font-size:12px;color:${s.soft}">${label}</div></div>`,
        )
        .join('')}</div>`,
    ),
  chatBot: (s) =>
    page(
      s,
      `${status(s)}${pad(`<b>${s.say('Asistente de socios', 'Partner assistant')}</b>`)}${card(s, `${s.say('Tu corte de la semana está listo', 'Your weekly cut-off is ready')}<div style="padding-top:8px">${s.range}</div>${big(s, 32)}${quiet(s, s.say('Incluye 3 días con bono', 'Includes 3 bonus days'))}`, 'max-width:290px')}${pad(`<div style="border:1px solid ${s.accent};color:${s.accent};padding:10px;border-radius:20px;text-align:center">${s.say('Ver desglose', 'See breakdown')}</div>`)}${row(s, s.say('Viajes del corte', 'Trips counted'), count(s))}`,
    ),
  landscape: (s) =>
    `<div style="position:relative;width:${s.width}px;height:${s.height}px;background:${s.ground}">${page({ ...s, width: s.width, height: Math.round(s.width * 1.25) }, `<div style="display:flex"><div style="flex:1;padding:18px">${quiet(s, s.range)}${big(s, 32)}${quiet(s, s.say('netos', 'net'))}</div><div style="flex:1;padding:8px">${bars(s, initials(s), 150)}</div></div>${row(s, s.say('Aceptación', 'Acceptance'), '91%')}${row(s, s.say('Cancelación', 'Cancellation'), '3%')}${row(s, s.say('Viajes', 'Trips'), count(s))}`)}</div>`,
  widget: (s) =>
    page(
      { ...s, ground: 'linear-gradient(#274060,#8ab6d6)' },
      `${status({ ...s, ink: '#fff' })}<div style="margin:60px 22px 0;background:#fffffff0;color:#111;border-radius:22px;padding:18px"><div style="font-size:12px;color:#555">${s.say('CONDUCTOR', 'DRIVER')}</div><div style="font-size:14px">${s.range}</div>${big(s, 34)}<div style="font-size:13px;color:#555">${count(s)} ${s.say('viajes', 'trips')} · ${hours(s)}</div></div><div style="display:grid;grid-template-columns:repeat(4,1fr);gap:16px;padding:30px 22px;color:#fff;font-size:11px;text-align:center">${[s.say('Teléfono', 'Phone'), s.say('Cámara', 'Camera'), s.say('Mapas', 'Maps'), s.say('Música', 'Music')].map((name) => `<div><div style="width:52px;height:52px;border-radius:14px;background:#ffffff55;margin:auto"></div>${name}</div>`).join('')}</div>`,
    ),
  hugeFont: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="font-size:28px">${s.say('Ganancias', 'Earnings')}</div><div style="font-size:21px">${s.range}</div>${big(s, 54)}`)}${row(s, s.say('Viajes', 'Trips'), count(s), 'font-size:24px')}${row(s, s.say('En línea', 'Online'), hours(s), 'font-size:24px')}`,
    ),
  emptyWeek: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="text-align:center">${quiet(s, s.range, 15)}${big(s, 44)}</div>`)}${bars(s, initials(s), 120)}${pad(quiet(s, s.say('Conéctate para ganar más esta semana', 'Go online to earn more this week'), 15), 'text-align:center')}${row(s, s.say('Bono de bienvenida', 'Welcome guarantee'), s.money.text(2500))}`,
    ),
  invented: (s) =>
    page(
      s,
      `${status(s)}${pad(`<b style="font-size:20px">Zumbika</b>`)}${card(s, `${quiet(s, s.range)}${big(s, 38)}${quiet(s, 'lumo brenca')}`)}${row(s, 'Tarvos', part(s, 0.72))}${row(s, 'Quelim', part(s, 0.28))}${row(s, 'Ondas', count(s))}`,
    ),
};

// Profiles with a name and a rating, in layouts no other set uses.
const roomy = (inner: string, style = ''): string => `<div style="padding:14px 20px;${style}">${inner}</div>`;
const trips = (s: Scene): string => s.random.whole(300, 9800).toLocaleString('en-US');

export const UNSEEN_PROFILES: Record<string, Design> = {
  cover: (s) =>
    page(
      s,
      `<div style="height:170px;background:linear-gradient(120deg,${s.accent},#222)">${status({ ...s, ink: '#fff' })}</div><div style="text-align:center;margin-top:-56px">${face(s, 112)}<div style="font-size:23px;font-weight:700;padding-top:8px">${s.name}</div><div style="color:${s.soft};font-size:14px">${s.say('En la app desde marzo de 2020', 'On the app since March 2020')}</div></div><div style="display:flex;text-align:center;padding:18px"><div style="flex:1"><b style="font-size:20px">${s.rating} ★</b><br><small>${s.say('Puntuación', 'Score')}</small></div><div style="flex:1"><b style="font-size:20px">${trips(s)}</b><br><small>${s.say('Viajes', 'Rides')}</small></div><div style="flex:1"><b style="font-size:20px">6.6</b><br><small>${s.say('Años', 'Years')}</small></div></div>`,
    ),
  levelCard: (s) =>
    page(
      s,
      `${status(s)}${roomy(`<div style="display:flex;gap:14px;align-items:center">${face(s, 64)}<div><b style="font-size:20px">${s.name}</b><div style="font-size:13px;color:${s.soft}">${s.say('Nivel Oro · 640 puntos', 'Gold tier · 640 points')}</div></div></div>`)}<div style="margin:8px 16px;padding:16px;border-radius:14px;background:${s.card}"><div style="display:flex;justify-content:space-between"><span>${s.say('Tu calificación', 'Your rating')}</span><b>${s.rating}</b></div><div style="font-size:12px;color:${s.soft};padding-top:8px">${s.say('Para subir a Platino necesitas 4.85 o más', 'You need 4.85 or higher for Platinum')}</div></div>${row(s, s.say('Aceptación', 'Acceptance'), '88%')}${row(s, s.say('Cancelación', 'Cancellation'), '4%')}`,
    ),
  ring: (s) =>
    page(
      s,
      `${status(s)}${roomy(`<div style="font-size:26px;font-weight:700">${s.name}</div>`)}<div style="margin:20px auto;width:170px;height:170px;border:12px solid ${s.accent};border-radius:50%;display:flex;align-items:center;justify-content:center;font-size:44px;font-weight:700">${s.rating}</div>${roomy(`<div style="text-align:center;color:${s.soft}">${s.say('Lo que opinan tus últimos 500 pasajeros', 'From your last 500 riders')}</div>`)}${row(s, s.say('Servicio excelente', 'Excellent service'), '211')}${row(s, s.say('Buena plática', 'Great conversation'), '74')}`,
    ),
  settingsTop: (s) =>
    page(
      s,
      `${status(s)}${roomy(`<div style="display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:24px;font-weight:700">${s.name}</div><div style="display:inline-block;margin-top:6px;padding:3px 10px;border-radius:12px;background:${s.card};font-size:14px">★ ${s.rating}</div></div>${face(s, 70)}</div>`)}${[s.say('Mis vehículos', 'My vehicles'), s.say('Papeles', 'Paperwork'), s.say('Cómo me pagan', 'How I get paid'), s.say('Recibe ayuda', 'Get help'), s.say('Versión 4.331.10', 'Version 4.331.10')].map((text) => row(s, text, '›')).join('')}`,
    ),
  idBadge: (s) =>
    page(
      { ...s, ground: s.accent, ink: '#fff' },
      `${status(s)}<div style="margin:34px 26px;background:#fff;color:#111;border-radius:20px;text-align:center;padding:26px">${face(s, 120)}<div style="font-size:13px;padding-top:10px;color:#666">${s.say('CONDUCTOR VERIFICADO', 'VERIFIED DRIVER')}</div><div style="font-size:24px;font-weight:700">${s.name.toUpperCase()}</div><div style="font-size:17px;padding-top:6px">${s.rating} ★★★★★</div><div style="padding-top:14px;font-size:14px">${s.say('Placas', 'Plate')} ABC-12-34 · Nissan Versa</div></div>`,
    ),
  rows: (s) =>
    page(
      s,
      `${status(s)}${roomy(`<b style="font-size:20px">${s.say('Datos del socio', 'Partner details')}</b>`)}${row(s, s.say('Nombre', 'Name'), s.name)}${row(s, s.say('Ciudad', 'City'), s.say('Puebla', 'San Antonio'))}${row(s, s.say('Evaluación de pasajeros', 'Rider evaluation'), s.rating)}${row(s, s.say('Viajes terminados', 'Finished rides'), trips(s))}${row(s, s.say('Antigüedad', 'Seniority'), '3.4 años')}`,
    ),
  feedback: (s) =>
    page(
      s,
      `${status(s)}${roomy(`<div style="text-align:center"><div style="font-size:60px;font-weight:700">${s.rating}</div><div>★ ★ ★ ★ ★</div><div style="font-size:18px;padding-top:10px">${s.name}</div></div>`)}${[5, 4, 3, 2, 1].map((star) => `<div style="display:flex;gap:10px;padding:4px 24px;font-size:13px"><span>${star} ★</span><span style="flex:1;height:8px;margin-top:5px;background:${s.card}"></span><span>${s.random.whole(0, 480)}</span></div>`).join('')}${row(s, s.say('Viajes', 'Trips'), trips(s))}`,
    ),
  sideMenu: (s) =>
    page(
      { ...s, ground: '#888' },
      `<div style="position:absolute;left:0;top:0;bottom:0;width:82%;background:${s.ground};color:${s.ink}">${status(s)}${roomy(`${face(s, 78)}<div style="font-size:21px;font-weight:700;padding-top:10px">${s.name}</div><div style="font-size:15px">${s.rating} ⭐ &nbsp; ${trips(s)} ${s.say('viajes', 'trips')}</div>`)}${[s.say('Mapa', 'Map'), s.say('Ganancias', 'Earnings'), s.say('Incentivos', 'Incentives'), s.say('Cuenta', 'Account'), s.say('Ayuda', 'Help')].map((text) => row(s, text, '')).join('')}</div>`,
    ),
};
