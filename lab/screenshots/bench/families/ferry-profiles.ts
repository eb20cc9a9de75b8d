import { type Design, face, page, status } from '../scene.ts';
import { faint, line, pad } from './ferry-parts.ts';

// Profiles of the twelfth family.
export const FERRY_PROFILES: Record<string, Design> = {
  stickyHead: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;gap:14px;align-items:center;padding:16px 18px;background:${s.card}">${face(s, 58)}<span style="flex:1"><b style="font-size:19px">${s.name}</b>${faint(s, s.say('Socio conductor', 'Driver partner'))}</span><span style="font-size:20px;font-weight:700">${s.rating} ★</span></div>${pad(`${line(s, s.say('Documentos', 'Documents'), s.say('Al día', 'Up to date'))}${line(s, s.say('Vehículo', 'Vehicle'), 'Kia Rio 2021')}${line(s, s.say('Idioma', 'Language'), s.say('Español', 'English'))}`)}`,
    ),
  starsBreakdown: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:20px;text-align:center">${face(s, 84)}<div style="font-size:21px;font-weight:700;padding-top:8px">${s.name}</div><div style="font-size:46px;font-weight:800">${s.rating}</div>${faint(s, s.say('promedio de tus últimas 500 evaluaciones', 'average of your last 500 ratings'))}</div>${pad([5, 4, 3, 2, 1].map((stars) => line(s, '★'.repeat(stars), String(stars === 5 ? s.random.whole(380, 470) : s.random.whole(0, 30)))).join(''))}`,
    ),
  badge: (s) =>
    page(
      s,
      `${status(s)}<div style="margin:26px 22px;padding:24px;border-radius:22px;border:2px solid ${s.accent};text-align:center">${face(s, 100)}<div style="padding-top:12px;font-size:13px;letter-spacing:2px;color:${s.soft}">${s.say('CONDUCTOR VERIFICADO', 'VERIFIED DRIVER')}</div><div style="font-size:23px;font-weight:700;padding:5px 0">${s.name}</div><div style="display:flex;justify-content:center;gap:26px;padding-top:8px"><span><b style="font-size:19px">${s.rating}</b>${faint(s, s.say('estrellas', 'stars'))}</span><span><b style="font-size:19px">${s.random.whole(300, 9000)}</b>${faint(s, s.say('viajes', 'trips'))}</span></div></div>`,
    ),
  accountTab: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="display:flex;justify-content:space-between;align-items:center;padding-top:10px"><b style="font-size:26px">${s.name}</b>${face(s, 56)}</div><span style="display:inline-block;padding:4px 10px;border-radius:9px;background:${s.card};font-size:14px">★ ${s.rating}</span>`)}${pad([s.say('Cuenta', 'Account'), s.say('Privacidad', 'Privacy'), s.say('Accesibilidad', 'Accessibility'), s.say('Cerrar sesión', 'Log out')].map((text) => line(s, text, '›')).join(''))}`,
    ),
  ratesList: (s) =>
    page(
      s,
      `${status(s)}${pad(`<b style="font-size:20px">${s.say('Mi desempeño', 'My performance')}</b>${faint(s, s.name)}`)}${pad(`${line(s, s.say('Calificación del cliente', 'Customer rating'), `<b>${s.rating}</b>`)}${line(s, s.say('Aceptación', 'Acceptance rate'), `${s.random.whole(40, 99)} %`)}${line(s, s.say('Entregas a tiempo', 'On time'), `${s.random.whole(80, 100)} %`)}${line(s, s.say('Completadas', 'Completion rate'), `${s.random.whole(88, 100)} %`)}`)}`,
    ),
};
