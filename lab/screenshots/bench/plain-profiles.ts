import { type Design, face, page, row, status, tile } from './scene.ts';

const CITIES = {
  mx: ['Ciudad Juárez', 'San Luis Potosí', 'Tuxtla Gutiérrez', 'Playa Del Carmen'],
  us: ['Fort Worth', 'Los Angeles', 'Santa Ana', 'Baton Rouge'],
};

// Profiles of the fourth family: a required minimum beside the real rating, a ring without a label, a city that looks like a name.
export const PLAIN_PROFILES: Record<string, Design> = {
  minimum: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:20px;display:flex;gap:12px;align-items:center">${face(s, 70)}<b style="font-size:22px">${s.name}</b></div>${row(s, s.say('Tu calificación', 'Your rating'), s.rating)}${row(s, s.say('Calificación mínima', 'Minimum rating'), '4.60')}${row(s, s.say('Tasa de aceptación', 'Acceptance rate'), '81%')}`,
    ),
  requirement: (s) =>
    page(
      s,
      `${status(s)}<div style="text-align:center;padding:24px">${face(s, 90)}<div style="font-size:22px;font-weight:700;padding-top:8px">${s.name}</div><div style="font-size:34px;font-weight:800">★ ${s.rating}</div></div>${row(s, s.say('Nivel Oro: mantén 4.85 o más', 'Gold: keep 4.85 or higher'), '')}${row(s, s.say('Viajes', 'Trips'), '2,211')}`,
    ),
  ring: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:18px;font-size:24px;font-weight:700">${s.name}</div><div style="display:flex;justify-content:center;padding:16px"><div style="width:120px;height:120px;border-radius:50%;border:9px solid ${s.accent};display:flex;align-items:center;justify-content:center;font-size:36px;font-weight:700">${s.rating}</div></div>${row(s, s.say('Viajes completados', 'Completed trips'), '1,882')}${row(s, s.say('Cancelaciones', 'Cancellations'), '1%')}`,
    ),
  city: (s) =>
    page(
      s,
      `${status(s)}<div style="text-align:center;padding:24px">${face(s, 96)}<div style="font-size:21px;font-weight:700;padding-top:10px">${s.name}</div><div style="font-size:17px;color:${s.soft}">${s.random.pick(CITIES[s.country])}</div></div><div style="display:flex">${tile(s, `${s.rating} ★`, s.say('Estrellas', 'Stars'))}${tile(s, '98%', s.say('Completados', 'Completed'))}${tile(s, '640', s.say('Viajes', 'Trips'))}</div>`,
    ),
  ranking: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:18px;font-size:15px;color:${s.soft}">${s.say('Conductor', 'Driver')}</div><div style="padding:0 18px;font-size:23px;font-weight:700">${s.name}</div>${row(s, s.say('Puntuación', 'Score'), `<b>${s.rating}</b>`)}${row(s, s.say('Promedio de la ciudad', 'City average'), '4.81')}${row(s, s.say('Aceptación', 'Acceptance'), '77%')}${row(s, s.say('Viajes', 'Trips'), '904')}`,
    ),
};
