import { type Design, face, page, row, type Scene, status } from '../scene.ts';

// Profiles with a name and a rating, in layouts no other set uses.
const pad = (inner: string, style = ''): string => `<div style="padding:14px 20px;${style}">${inner}</div>`;
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
      `${status(s)}${pad(`<div style="display:flex;gap:14px;align-items:center">${face(s, 64)}<div><b style="font-size:20px">${s.name}</b><div style="font-size:13px;color:${s.soft}">${s.say('Nivel Oro · 640 puntos', 'Gold tier · 640 points')}</div></div></div>`)}<div style="margin:8px 16px;padding:16px;border-radius:14px;background:${s.card}"><div style="display:flex;justify-content:space-between"><span>${s.say('Tu calificación', 'Your rating')}</span><b>${s.rating}</b></div><div style="font-size:12px;color:${s.soft};padding-top:8px">${s.say('Para subir a Platino necesitas 4.85 o más', 'You need 4.85 or higher for Platinum')}</div></div>${row(s, s.say('Aceptación', 'Acceptance'), '88%')}${row(s, s.say('Cancelación', 'Cancellation'), '4%')}`,
    ),
  ring: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="font-size:26px;font-weight:700">${s.name}</div>`)}<div style="margin:20px auto;width:170px;height:170px;border:12px solid ${s.accent};border-radius:50%;display:flex;align-items:center;justify-content:center;font-size:44px;font-weight:700">${s.rating}</div>${pad(`<div style="text-align:center;color:${s.soft}">${s.say('Lo que opinan tus últimos 500 pasajeros', 'From your last 500 riders')}</div>`)}${row(s, s.say('Servicio excelente', 'Excellent service'), '211')}${row(s, s.say('Buena plática', 'Great conversation'), '74')}`,
    ),
  settingsTop: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:24px;font-weight:700">${s.name}</div><div style="display:inline-block;margin-top:6px;padding:3px 10px;border-radius:12px;background:${s.card};font-size:14px">★ ${s.rating}</div></div>${face(s, 70)}</div>`)}${[s.say('Mis vehículos', 'My vehicles'), s.say('Papeles', 'Paperwork'), s.say('Cómo me pagan', 'How I get paid'), s.say('Recibe ayuda', 'Get help'), s.say('Versión 4.331.10', 'Version 4.331.10')].map((text) => row(s, text, '›')).join('')}`,
    ),
  idBadge: (s) =>
    page(
      { ...s, ground: s.accent, ink: '#fff' },
      `${status(s)}<div style="margin:34px 26px;background:#fff;color:#111;border-radius:20px;text-align:center;padding:26px">${face(s, 120)}<div style="font-size:13px;padding-top:10px;color:#666">${s.say('CONDUCTOR VERIFICADO', 'VERIFIED DRIVER')}</div><div style="font-size:24px;font-weight:700">${s.name.toUpperCase()}</div><div style="font-size:17px;padding-top:6px">${s.rating} ★★★★★</div><div style="padding-top:14px;font-size:14px">${s.say('Placas', 'Plate')} ABC-12-34 · Nissan Versa</div></div>`,
    ),
  rows: (s) =>
    page(
      s,
      `${status(s)}${pad(`<b style="font-size:20px">${s.say('Datos del socio', 'Partner details')}</b>`)}${row(s, s.say('Nombre', 'Name'), s.name)}${row(s, s.say('Ciudad', 'City'), s.say('Puebla', 'San Antonio'))}${row(s, s.say('Evaluación de pasajeros', 'Rider evaluation'), s.rating)}${row(s, s.say('Viajes terminados', 'Finished rides'), trips(s))}${row(s, s.say('Antigüedad', 'Seniority'), '3.4 años')}`,
    ),
  feedback: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="text-align:center"><div style="font-size:60px;font-weight:700">${s.rating}</div><div>★ ★ ★ ★ ★</div><div style="font-size:18px;padding-top:10px">${s.name}</div></div>`)}${[5, 4, 3, 2, 1].map((star) => `<div style="display:flex;gap:10px;padding:4px 24px;font-size:13px"><span>${star} ★</span><span style="flex:1;height:8px;margin-top:5px;background:${s.card}"></span><span>${s.random.whole(0, 480)}</span></div>`).join('')}${row(s, s.say('Viajes', 'Trips'), trips(s))}`,
    ),
  sideMenu: (s) =>
    page(
      { ...s, ground: '#888' },
      `<div style="position:absolute;left:0;top:0;bottom:0;width:82%;background:${s.ground};color:${s.ink}">${status(s)}${pad(`${face(s, 78)}<div style="font-size:21px;font-weight:700;padding-top:10px">${s.name}</div><div style="font-size:15px">${s.rating} ⭐ &nbsp; ${trips(s)} ${s.say('viajes', 'trips')}</div>`)}${[s.say('Mapa', 'Map'), s.say('Ganancias', 'Earnings'), s.say('Incentivos', 'Incentives'), s.say('Cuenta', 'Account'), s.say('Ayuda', 'Help')].map((text) => row(s, text, '')).join('')}</div>`,
    ),
};
