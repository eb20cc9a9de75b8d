import { type Design, face, type Scene } from '../scene.ts';
import { icon } from './icons.ts';
import * as o from './parts.ts';

const LONG_NAMES = {
  mx: ['María Fernanda Villaseñor Ordóñez', 'Juan Francisco Espíndola Bautista', 'Guadalupe Monserrat Zúñiga Carreño'],
  us: ['Christopher Emmanuel Washington', 'Alexandria Josephine Fitzgerald', 'Bartholomew Nathaniel Iverson'],
};
const initials = (s: Scene, size: number): string =>
  `<span style="display:inline-flex;align-items:center;justify-content:center;flex:none;width:${size}px;height:${size}px;border-radius:50%;background:${o.skin(s).brand};color:${o.skin(s).onBrand};font-size:${size * 0.38}px;font-weight:600">${s.name
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0])
    .join('')}</span>`;
const star = (colour: string): string => `<span style="color:${colour}">★</span>`;

export const HOLDOUT_2_PROFILES: Record<string, Design> = {
  tierCard: (s) => {
    const tier = s.random.pick([s.say('Oro', 'Gold'), s.say('Platino', 'Platinum'), s.say('Diamante', 'Diamond')]);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Perfil', 'Profile'), 'close')}<div style="text-align:center;padding:6px 20px">${face(s, 92)}${o.text(24, s.name, 'font-weight:700;padding-top:10px')}${o.text(16, `${s.rating} ${star('#f5a524')}`, 'padding-top:4px')}</div>${o.panel(s, `${o.text(17, tier, 'font-weight:700')}${o.mute(s, s.say('Nivel vigente hasta fin de mes', 'Status valid through month end'))}`, 'margin-top:16px')}${o.pair(s, s.say('Tasa de aceptación', 'Acceptance rate'), `${s.random.whole(61, 99)} %`)}${o.pair(s, s.say('Tasa de cancelación', 'Cancellation rate'), `${s.random.whole(0, 8)} %`)}${o.pair(s, s.say('Antigüedad', 'Time driving'), `${s.random.whole(2, 8)} ${s.say('años', 'years')}`)}`,
    );
  },
  // A name too long for one line.
  twoLines: (s) => {
    s.name = s.random.pick(LONG_NAMES[s.country]);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav('', 'back', 'dots')}<div style="display:flex;gap:18px;align-items:center;padding:8px 20px 16px"><div style="flex:1">${o.text(23, s.name, 'font-weight:700;line-height:1.2')}<span style="display:inline-block;margin-top:10px;padding:5px 12px;border-radius:14px;background:${o.skin(s).panel};font-size:15px;font-weight:600">★ ${s.rating}</span></div>${face(s, 76)}</div>${o.trio(
        s,
        [
          [String(s.random.whole(400, 9800)), s.say('viajes', 'trips')],
          [String(s.random.whole(2, 9)), s.say('años', 'years')],
        ],
      )}${[s.say('Ayuda', 'Help'), s.say('Vehículo', 'Vehicle'), s.say('Cuenta', 'Account')].map((words) => o.pair(s, words, '›')).join('')}`,
    );
  },
  initialsDrawer: (s) =>
    o.screen(
      s,
      `<div style="background:${o.skin(s).panel};padding-bottom:18px">${o.phoneBar(s)}<div style="padding:14px 20px 0">${initials(s, 66)}${o.text(21, s.name, 'font-weight:700;padding-top:12px')}${o.mute(s, `${s.say('Calificación', 'Rating')} ${s.rating} ★`, 15)}</div></div>${(
        [
          ['home', s.say('Inicio', 'Home')],
          ['chart', s.say('Ganancias', 'Earnings')],
          ['bell', s.say('Buzón', 'Inbox')],
          ['gift', s.say('Referidos', 'Referrals')],
          ['help', s.say('Ayuda', 'Help')],
        ] as const
      )
        .map(([shape, words]) => o.pad(o.text(17, `${icon(shape)} &emsp;${words}`), 'padding-top:14px'))
        .join('')}`,
    ),
  scoreBelow: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Tu calificación', 'Your rating'))}<div style="text-align:center;padding:10px 20px">${initials(s, 54)}${o.text(18, s.name, 'padding-top:8px')}${o.text(54, s.rating, 'font-weight:700;padding-top:10px')}${o.text(24, '★★★★★', 'color:#f5a524')}${o.mute(s, s.say('de los últimos 100 viajes calificados', 'from your last 100 rated trips'))}</div>${[
        s.say('Manejo seguro', 'Safe driving'),
        s.say('Auto limpio', 'Clean car'),
        s.say('Amabilidad', 'Friendliness'),
      ]
        .map((words) => o.pair(s, words, String(s.random.whole(8, 90))))
        .join('')}`,
    ),
  orangeHead: (s) => {
    const k = o.skin(s);
    return o.screen(
      s,
      `<div style="background:${k.brand};color:${k.onBrand};padding-bottom:44px">${o.phoneBar(s, k.onBrand)}${o.nav(s.say('Centro personal', 'Personal center'), 'left')}</div><div style="margin:-30px 16px 0;padding:16px;border-radius:14px;background:${k.ground};box-shadow:0 2px 10px #0003;display:flex;gap:14px;align-items:center">${face(s, 60)}<div style="flex:1">${o.text(19, s.name, 'font-weight:700')}${o.mute(s, `ID ${s.random.whole(10_000_000, 99_999_999)}`)}</div></div>${o.trio(
        s,
        [
          [s.rating, s.say('Estrellas', 'Stars')],
          [`${s.random.whole(70, 99)} %`, s.say('Aceptación', 'Acceptance')],
          [`${s.random.whole(80, 99)} %`, s.say('Finalización', 'Completion')],
        ],
      )}${[s.say('Mis documentos', 'My documents'), s.say('Seguridad', 'Safety'), s.say('Ajustes', 'Settings')].map((words) => o.pair(s, words, '›')).join('')}`,
    );
  },
  riderView: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Así te ven los pasajeros', 'How riders see you'))}${o.panel(s, `<div style="text-align:center">${face(s, 110)}${o.text(23, s.name, 'font-weight:700;padding-top:10px')}${o.mute(s, `${s.rating} ★ · ${s.random.whole(300, 9000)} ${s.say('viajes', 'rides')} · ${s.random.whole(2, 8)} ${s.say('años', 'yrs')}`, 15)}</div>`)}${o.pair(s, s.say('Habla', 'Speaks'), s.say('Español', 'English'))}${o.pair(s, s.say('De', 'From'), { mx: 'Mérida', us: 'Tucson' }[s.country])}${o.pill(s, s.say('Editar perfil público', 'Edit public profile'))}`,
    ),
  accountRows: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.text(26, s.say('Cuenta', 'Account'), 'font-weight:700;padding:12px 20px')}<div style="display:flex;gap:14px;align-items:center;padding:6px 20px 14px;border-bottom:1px solid ${o.skin(s).rule}">${initials(s, 48)}<span style="flex:1;font-size:18px">${s.name}${o.mute(s, s.say('Conductor verificado', 'Verified driver'))}</span>${icon('right')}</div>${o.pair(s, s.say('Calificación como conductor', 'Driver rating'), `${s.rating} ${star('#f5a524')}`)}${o.pair(s, s.say('Cumplidos', 'Compliments'), String(s.random.whole(4, 240)))}${o.pair(s, s.say('Nivel', 'Tier'), s.say('Plata', 'Silver'))}${o.pair(s, s.say('Idioma', 'Language'), s.say('Español', 'English'))}`,
    ),
};
