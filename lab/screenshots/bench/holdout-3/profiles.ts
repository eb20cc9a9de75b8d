import { icon } from '../holdout-2/icons.ts';
import { type Design, face, type Scene } from '../scene.ts';
import * as f from './parts.ts';

const LONG_NAMES = {
  mx: [
    'José Emiliano de la Cruz Sepúlveda',
    'Ana Sofía Montserrat Domínguez Luna',
    'Cuauhtémoc Alejandro Ibáñez Moreno',
  ],
  us: ['Maximiliano Anthony Hernandez', 'Theodora Vivian Yamamoto-Brooks', 'Nikolai Emmanuel McAllister'],
};
const square = (s: Scene, size: number): string =>
  `<span style="display:inline-flex;align-items:center;justify-content:center;flex:none;width:${size}px;height:${size}px;border-radius:${f.tone(s).corner}px;background:${f.tone(s).hue};color:${f.tone(s).onHue};font-size:${size * 0.4}px;font-weight:700">${s.name
    .split(' ')
    .slice(0, 2)
    .map((part) => part[0])
    .join('')}</span>`;

export const HOLDOUT_3_PROFILES: Record<string, Design> = {
  badge: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Gafete digital', 'Digital badge'), s.say('Muéstralo al pasajero', 'Show it to your rider'))}${f.block(s, `<div style="display:flex;gap:14px">${face(s, 84)}<div>${f.words(20, s.name, 'font-weight:700;line-height:1.2')}${f.dim(s, s.say('Conductor activo', 'Active driver'))}${f.words(18, `★ ${s.rating}`, 'padding-top:8px')}</div></div><div style="height:34px;margin-top:14px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 5px,#111 5px 9px,#fff 9px 11px)"></div>`)}${f.lines(
        s,
        [
          [s.say('Auto', 'Car'), s.say('Aveo gris', 'Gray Civic')],
          [s.say('Placas', 'Plate'), s.say('LRT-90-12', '8BXK201')],
        ],
      )}`,
    ),
  dial: (s) => {
    const t = f.tone(s);
    return f.screen(
      s,
      `${f.phone(s)}${f.bar(s, s.say('Mi reputación', 'My reputation'), 'info')}<div style="text-align:center;padding-top:18px">${f.words(19, s.name, 'font-weight:700')}<div style="width:150px;height:150px;margin:16px auto 8px;border-radius:50%;background:conic-gradient(${t.hue} ${Number(s.rating) * 20}%,${t.edge} 0);display:flex;align-items:center;justify-content:center"><span style="width:116px;line-height:116px;border-radius:50%;background:${t.ground};font-size:36px;font-weight:700">${s.rating}</span></div>${f.dim(s, s.say('estrellas de 5', 'stars out of 5'))}</div>${f.lines(
        s,
        [
          [s.say('Viajes calificados', 'Rated trips'), String(s.random.whole(90, 500))],
          [s.say('Felicitaciones', 'Compliments'), String(s.random.whole(3, 80))],
        ],
      )}`,
    );
  },
  // First and last names on lines of their own.
  stacked: (s) => {
    const [first, ...last] = s.name.split(' ');
    return f.screen(
      s,
      `${f.phone(s)}<div style="padding:26px 24px 14px;display:flex;justify-content:space-between;align-items:flex-start"><div>${f.words(32, `${first}<br>${last.join(' ')}`, 'font-weight:700;line-height:1.12')}<div style="padding-top:10px">${f.tag(s, `★ ${s.rating}`)} &nbsp;${f.tag(s, s.say('Nivel 4', 'Level 4'))}</div></div>${face(s, 70)}</div>${f.cells(
        s,
        [
          [s.say('Viajes', 'Trips'), String(s.random.whole(300, 9000))],
          [s.say('Meses activo', 'Months active'), String(s.random.whole(3, 80))],
          [s.say('Aceptación', 'Acceptance'), `${s.random.whole(50, 99)} %`],
          [s.say('Puntualidad', 'On time'), `${s.random.whole(80, 99)} %`],
        ],
      )}`,
    );
  },
  longName: (s) => {
    s.name = s.random.pick(LONG_NAMES[s.country]);
    return f.screen(
      s,
      `${f.phone(s)}${f.bar(s, s.say('Datos del conductor', 'Driver details'), 'user')}<div style="text-align:center;padding:18px 30px">${square(s, 72)}${f.words(25, s.name, 'font-weight:700;line-height:1.2;padding-top:12px;max-width:280px;margin:0 auto')}</div>${f.lines(
        s,
        [
          [s.say('Calificación', 'Rating'), `<b>${s.rating}</b>`],
          [s.say('Alta', 'Joined'), String(s.random.whole(2017, 2025))],
          [s.say('Ciudad', 'City'), { mx: 'Querétaro', us: 'El Paso' }[s.country]],
          [s.say('Servicios', 'Services'), s.say('Viajes y envíos', 'Rides and parcels')],
        ],
        16,
      )}`,
    );
  },
  editForm: (s) => {
    const t = f.tone(s);
    const field = (label: string, value: string): string =>
      `<div style="margin:10px 24px;padding:8px 12px;border:1px solid ${t.edge};border-radius:${Math.min(t.corner, 10)}px">${f.dim(s, label, 12)}${f.words(17, value)}</div>`;
    return f.screen(
      s,
      `${f.phone(s)}${f.bar(s, s.say('Editar perfil', 'Edit profile'), 'check')}<div style="display:flex;gap:16px;align-items:center;padding:14px 24px 4px">${square(s, 58)}<span style="font-size:15px">${s.say('Tu calificación actual', 'Your current rating')}<br><b style="font-size:22px">${s.rating}</b> ★</span></div>${field(s.say('Nombre completo', 'Full name'), s.name)}${field(s.say('Teléfono', 'Phone'), s.say('55 •••• 0142', '(•••) •••-0142'))}${field(s.say('Correo', 'Email'), 'm•••••@example.com')}${f.press(s, s.say('Guardar cambios', 'Save changes'))}`,
    );
  },
  ratingFirst: (s) =>
    f.screen(
      s,
      `${f.phone(s)}<div style="padding:22px 24px;background:${f.tone(s).fill}">${f.dim(s, s.say('Promedio general', 'Overall average'))}<div style="display:flex;align-items:center;gap:10px"><span style="font-size:48px;font-weight:700">${s.rating}</span><span style="font-size:22px;color:${f.tone(s).hue}">★★★★★</span></div></div><div style="display:flex;align-items:center;gap:12px;padding:16px 24px">${face(s, 50)}<span style="font-size:19px;font-weight:600">${s.name}</span></div>${f.lines(
        s,
        [
          [s.say('5 estrellas', '5 stars'), String(s.random.whole(200, 480))],
          [s.say('4 estrellas', '4 stars'), String(s.random.whole(4, 30))],
          [s.say('3 o menos', '3 or fewer'), String(s.random.whole(0, 9))],
        ],
        15,
      )}`,
    ),
  sideMenu: (s) =>
    f.screen(
      s,
      `${f.phone(s)}<div style="width:78%;height:100%;border-right:2px solid ${f.tone(s).edge};background:${f.tone(s).fill}"><div style="padding:22px 20px;border-bottom:1px solid ${f.tone(s).edge}">${face(s, 56)}${f.words(18, s.name, 'font-weight:700;padding-top:8px')}${f.words(15, `${s.rating} ★ · ${s.say('Conductor', 'Driver')}`)}</div>${(
        [
          ['wallet', s.say('Mi dinero', 'My money')],
          ['calendar', s.say('Agenda', 'Schedule')],
          ['car', s.say('Mi auto', 'My car')],
          ['help', s.say('Soporte', 'Support')],
        ] as const
      )
        .map(([shape, name]) => f.words(17, `${icon(shape, 20)} &emsp;${name}`, 'padding:13px 20px'))
        .join('')}</div>`,
    ),
};
