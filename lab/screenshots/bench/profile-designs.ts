import { type Design, face, page, row, type Scene, status, tile } from './scene.ts';

const star = '<span style="color:#f5a623">★</span>';
const count = (s: Scene): string => s.random.whole(80, 9900).toLocaleString('en-US');
const reviews = (s: Scene): string =>
  s.say(
    ['Lo que dicen de ti', 'Opinión de usuarios', 'Tu puntuación', 'Calificación'],
    ['What people say', 'Score', 'Star rating', 'Your rating'],
  );

export const PROFILES: Record<string, Design> = {
  band: (s) =>
    page(
      s,
      `<div style="background:${s.accent};color:#fff;padding-bottom:22px">${status(s)}<div style="text-align:center;padding-top:12px">${face(s, 90)}</div><div style="text-align:center;font-size:24px;font-weight:700;padding:10px 16px">${s.name}</div></div><div style="display:flex;padding:12px">${tile(s, s.rating, reviews(s))}${tile(s, count(s), s.say('Recorridos', 'Drives'))}${tile(s, `${s.random.whole(1, 9)}.${s.random.whole(0, 9)}`, s.say('Años', 'Years'))}</div>${row(s, s.say('Vehículo', 'Vehicle'), 'Nissan Sentra')}${row(s, s.say('Placas', 'Plates'), 'PXK-482-C')}`,
    ),
  twoLines: (s) => {
    const words = s.name.split(' ');
    const cut = Math.ceil(words.length / 2);
    return page(
      s,
      `${status(s)}<div style="display:flex;gap:18px;padding:26px 20px;align-items:center">${face(s, 96)}<div style="font-size:26px;font-weight:700;line-height:1.15">${words.slice(0, cut).join(' ')}<br>${words.slice(cut).join(' ')}</div></div><div style="padding:0 20px;font-size:20px">${star} ${s.rating}</div><div style="padding:4px 20px 20px;color:${s.soft}">${s.say('Conductor desde', 'Driver since')} ${s.random.whole(2016, 2025)}</div>${row(s, s.say('Viajes', 'Trips'), count(s))}${row(s, s.say('Cancelación', 'Cancellation'), '3%')}`,
    );
  },
  labelled: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:16px 18px;font-size:20px;font-weight:600">${s.say('Mis datos', 'My details')}</div>${row(s, s.say('Nombre', 'Name'), s.name)}${row(s, s.say('Puntuación', 'Score'), s.rating)}${row(s, s.say('Teléfono', 'Phone'), '•••• 4821')}${row(s, s.say('Viajes realizados', 'Trips driven'), count(s))}${row(s, s.say('Vehículo', 'Vehicle'), 'Kia Rio')}`,
    ),
  greeting: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:26px 20px 2px;font-size:24px;font-weight:700">${s.say('¡Hola', 'Hi')}, ${s.name}${s.tongue === 'es' ? '!' : ''}</div><div style="padding:0 20px 20px;color:${s.soft}">${s.say('Así va tu servicio', 'Here is how you are doing')}</div><div style="display:grid;grid-template-columns:1fr 1fr;gap:10px;padding:0 18px">${[
        [`${star} ${s.rating}`, reviews(s)],
        [`${s.random.whole(70, 99)}%`, s.say('Aceptación', 'Accepted')],
        [`${s.random.whole(90, 99)}%`, s.say('Puntualidad', 'On time')],
        [count(s), s.say('Servicios', 'Jobs')],
      ]
        .map(([v, l]) => `<div style="background:${s.card};border-radius:14px">${tile(s, v!, l!)}</div>`)
        .join('')}</div>`,
    ),
  hugeRating: (s) =>
    page(
      s,
      `${status(s)}<div style="text-align:center;padding-top:40px;font-size:76px;font-weight:800">${s.rating}</div><div style="text-align:center;font-size:24px;color:#f5a623">★★★★★</div><div style="text-align:center;padding:8px;color:${s.soft}">${s.say('últimos 500 viajes', 'last 500 trips')}</div><div style="display:flex;gap:12px;align-items:center;justify-content:center;padding:18px">${face(s, 44)}<span style="font-size:19px;font-weight:600">${s.name}</span></div>${row(s, s.say('Aceptación', 'Acceptance'), '88%')}${row(s, s.say('Finalización', 'Completion'), '97%')}`,
    ),
  darkCard: (s) =>
    page(
      { ...s, ground: '#0d0f12', ink: '#f2f4f6', soft: '#8d949c', card: '#1a1e23' },
      `${status(s)}<div style="margin:30px 18px;padding:22px;background:#1a1e23;border-radius:22px"><div style="display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:21px;font-weight:600">${s.name}</div><div style="color:#8d949c;font-size:13px;padding-top:4px">ID ${s.random.whole(100000, 999999)} · ${s.say('Socio', 'Partner')}</div></div>${face(s, 58)}</div><div style="display:flex;margin-top:16px">${tile(s, `${s.rating} ★`, s.say('Estrellas', 'Stars'))}${tile(s, count(s), s.say('Viajes', 'Trips'))}${tile(s, `${s.random.whole(2, 48)}`, s.say('Meses', 'Months'))}</div></div>${row(s, s.say('Documentos', 'Paperwork'), '›')}${row(s, s.say('Mi auto', 'My car'), '›')}`,
    ),
  serif: (s) =>
    page(
      { ...s, font: 'DejaVu Serif' },
      `${status(s)}<div style="text-align:center;padding:30px">${face(s, 110)}<div style="font-size:25px;padding-top:14px">${s.name}</div><div style="font-size:18px;padding-top:8px">${s.rating} / 5 ${star}</div></div>${row(s, s.say('Nivel', 'Tier'), s.say('Oro', 'Gold'))}${row(s, s.say('Viajes totales', 'All-time trips'), count(s))}${row(s, s.say('Antigüedad', 'Tenure'), s.say('3.5 años', '3.5 years'))}`,
    ),
  caps: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:22px 18px;font-size:21px;font-weight:700;letter-spacing:1px">${s.name.toUpperCase()}</div><div style="padding:0 18px 14px"><span style="background:${s.accent};color:#fff;padding:6px 14px;border-radius:14px;font-weight:600">${s.rating} ★</span></div>${row(s, s.say('Viajes', 'Trips'), count(s))}${row(s, s.say('Tasa de aceptación', 'Acceptance rate'), '91%')}${row(s, s.say('Propinas recibidas', 'Tips received'), '214')}${row(s, s.say('Versión', 'Version'), '4.312.10')}`,
    ),
  commaRating: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;padding:22px 18px;gap:14px;align-items:center">${face(s, 64)}<div style="flex:1;font-size:20px;font-weight:600">${s.name}<div style="font-size:14px;color:${s.soft};font-weight:400">${s.say('Conductora verificada', 'Verified driver')}</div></div></div><div style="display:flex">${tile(s, s.rating.replace('.', ','), s.say('Valoración', 'Rating'))}${tile(s, '4,5 km', s.say('Distancia media', 'Mean distance'))}${tile(s, '96%', s.say('Aceptación', 'Accepted'))}</div>${row(s, s.say('Viajes del mes', 'Trips this month'), count(s))}`,
    ),
  menu: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:20px 18px;background:${s.card};display:flex;gap:14px;align-items:center">${face(s, 56)}<div><div style="font-size:19px;font-weight:600">${s.name}</div><div style="font-size:15px">★ ${s.rating} (${s.random.whole(40, 990)})</div></div></div>${[s.say('Mis viajes', 'My trips'), s.say('Billetera', 'Wallet'), s.say('Zonas de demanda', 'Busy areas'), s.say('Soporte', 'Support'), s.say('Preferencias', 'Preferences')].map((item) => row(s, item, '', 'padding:18px')).join('')}`,
    ),
};

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
