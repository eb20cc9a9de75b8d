import { type Design, face, page, row, status } from '../scene.ts';

const box = (inner: string, style = ''): string => `<div style="padding:12px 18px;${style}">${inner}</div>`;

export const LAST_PROFILES: Record<string, Design> = {
  bubble: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;flex-direction:column;align-items:center;padding:26px">${face(s, 96)}<div style="margin-top:-14px;background:${s.card};border-radius:16px;padding:4px 12px;font-size:15px">${s.rating} ★</div><div style="font-size:22px;padding-top:12px">${s.name}</div></div>${[s.say('Inbox', 'Inbox'), s.say('Recompensas', 'Perks'), s.say('Taller aliado', 'Partner garage')].map((text) => row(s, text, '›')).join('')}`,
    ),
  scoreRow: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="font-size:22px;font-weight:700">${s.name}</div><div style="color:${s.soft}">${s.say('Operador desde 2019', 'Operator since 2019')}</div>`)}<div style="display:flex;margin:10px 14px;border:1px solid ${s.soft};border-radius:12px">${[
        [s.rating, s.say('estrellas', 'stars')],
        ['96%', s.say('aceptación', 'acceptance')],
        ['1%', s.say('cancelación', 'cancellation')],
      ]
        .map(
          ([a, b]) =>
            `<div style="flex:1;text-align:center;padding:14px"><b style="font-size:21px">${a}</b><br><small>${b}</small></div>`,
        )
        .join(
          '',
        )}</div>${row(s, s.say('Viajes hechos', 'Rides given'), s.random.whole(500, 9000).toLocaleString('en-US'))}`,
    ),
  thanks: (s) =>
    page(
      s,
      `${status(s)}${box(`${s.say('Gracias,', 'Thanks,')} <b style="font-size:23px">${s.name}</b>`)}${box(`<div style="font-size:52px;font-weight:700">${s.rating}</div>${s.say('es tu calificación como conductor', 'is your rating as a driver')}`)}${row(s, s.say('Minimo para seguir activo', 'Minimum to stay active'), '4.60')}`,
    ),
  twoLines: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;gap:16px;padding:22px 18px">${face(s, 72)}<div style="font-size:24px;font-weight:700;line-height:1.15;width:190px">${s.name}</div></div>${row(s, s.say('Calificación', 'Rating'), `${s.rating} / 5`)}${row(s, s.say('Entregas', 'Deliveries'), s.random.whole(50, 4000).toLocaleString('en-US'))}${row(s, s.say('Vehículo', 'Vehicle'), 'Italika FT150')}`,
    ),
};
