import { type Design, face, page, row, status, tile } from '../scene.ts';
import { box, count, faint, foot, title } from './parts.ts';

export const HOLDOUT_1_PROFILES: Record<string, Design> = {
  account: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;align-items:center;justify-content:space-between;padding:20px 18px"><div><div style="font-size:28px;font-weight:700">${s.name}</div><span style="display:inline-block;margin-top:8px;padding:5px 10px;border-radius:8px;background:${s.card};font-size:15px">★ ${s.rating}</span></div>${face(s, 68)}</div>${[
        s.say('Ayuda', 'Help'),
        s.say('Documentos', 'Documents'),
        s.say('Vehículos', 'Vehicles'),
        s.say('Datos fiscales', 'Tax info'),
        s.say('Seguridad', 'Safety'),
      ]
        .map((text) => row(s, text, '›'))
        .join('')}`,
    ),
  passport: (s) =>
    page(
      s,
      `${status(s)}<div style="text-align:center;padding:26px 18px;background:${s.accent};color:#fff">${face(s, 112)}<div style="font-size:23px;font-weight:600;padding-top:10px">${s.name}</div><div style="font-size:14px">${s.say('Conductor desde', 'Driving since')} ${s.random.whole(2017, 2025)}</div></div><div style="display:flex;padding:12px">${tile(s, `${s.rating} ★`, s.say('Calificación', 'Rating'))}${tile(s, `${s.random.whole(78, 99)} %`, s.say('Aceptación', 'Acceptance'))}${tile(s, `${s.random.whole(0, 9)} %`, s.say('Cancelación', 'Cancellation'))}</div>${row(s, s.say('Viajes en total', 'Lifetime trips'), count(s, 300, 9800))}${row(s, s.say('Idiomas', 'Languages'), s.say('Español', 'English'))}`,
    ),
  menu: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Mi cuenta', 'My account'))}${box(`<div style="display:flex;gap:14px;align-items:center;background:${s.card};border-radius:14px;padding:14px">${face(s, 54)}<div><b style="font-size:18px">${s.name}</b>${faint(s, s.say('Nivel Oro', 'Gold tier'))}</div></div>`)}${row(s, s.say('Tu calificación promedio', 'Your average rating'), `<b>${s.rating}</b>`)}${row(s, s.say('Cumplidos este mes', 'Compliments this month'), count(s, 1, 40))}${row(s, s.say('Ciudad', 'City'), { mx: 'Guadalajara', us: 'San Antonio' }[s.country])}${foot(s, [s.say('Inicio', 'Home'), s.say('Ganancias', 'Earnings'), s.say('Buzón', 'Inbox'), s.say('Cuenta', 'Account')], 3)}`,
    ),
};
