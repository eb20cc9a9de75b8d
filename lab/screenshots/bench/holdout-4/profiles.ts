import { icon } from '../holdout-2/parts.ts';
import { type Design, face, type Scene } from '../scene.ts';
import * as p from './parts.ts';

const pixels = (s: Scene, size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 21 21" style="background:#fff">${Array.from({ length: 190 }, () => `<rect x="${s.random.whole(0, 20)}" y="${s.random.whole(0, 20)}" width="1" height="1"/>`).join('')}</svg>`;
const trips = (s: Scene): string => s.random.whole(310, 9800).toLocaleString('en-US');

export const HOLDOUT_4_PROFILES: Record<string, Design> = {
  // A sheet over a dimmed map, with a code for the passenger.
  codeSheet: (s) =>
    p.screen(
      s,
      `<div style="height:120px;background:${p.look(s).line}">${p.top(s)}</div><div style="margin-top:-20px;padding:22px 20px;border-radius:24px 24px 0 0;background:${p.look(s).ground};position:relative;text-align:center">${face(s, 96)}${p.text(24, s.name, 'font-weight:700;padding-top:10px;line-height:1.2')}${p.text(17, `${s.rating} ★ &nbsp;·&nbsp; ${trips(s)} ${s.say('viajes', 'trips')}`, 'padding:6px 0 14px')}${pixels(s, 130)}${p.pale(s, s.say('Que tu pasajero escanee para confirmar que eres tú', 'Have your rider scan this to confirm it’s you'), 13, 'padding-top:8px')}</div>`,
    ),
  // A picture over the whole width with the name on it.
  heroPhoto: (s) =>
    p.screen(
      s,
      `<div style="height:${Math.round(s.height * 0.38)}px;position:relative;background:linear-gradient(150deg,hsl(${s.random.whole(0, 360)},35%,45%),hsl(${s.random.whole(0, 360)},40%,20%));color:#fff">${p.top(s, '#fff')}<div style="position:absolute;left:20px;right:20px;bottom:16px">${p.text(28, s.name, 'font-weight:700;line-height:1.15')}</div></div><div style="display:flex;text-align:center;padding:16px 8px">${[
        [s.rating, s.say('Calificación', 'Rating')],
        [`${s.random.whole(60, 99)} %`, s.say('Aceptación', 'Acceptance')],
        [`${s.random.whole(1, 9)} %`, s.say('Cancelación', 'Cancellation')],
      ]
        .map(
          ([value, name]) =>
            `<span style="flex:1"><b style="font-size:22px">${value}</b>${p.pale(s, name!, 12)}</span>`,
        )
        .join(
          '',
        )}</div>${p.entry(s, s.say('Insignias', 'Badges'), '4')}${p.entry(s, s.say('Idiomas', 'Languages'), s.say('Español', 'English'))}${p.entry(s, s.say('En la app desde', 'Driving since'), String(s.random.whole(2018, 2025)))}`,
    ),
  // The head of the settings, as apps of phones draw it.
  settingsHead: (s) =>
    p.screen(
      s,
      `${p.top(s)}${p.area(p.text(27, s.say('Cuenta', 'Account'), 'font-weight:700'))}<div style="display:flex;gap:14px;align-items:center;padding:10px 20px 16px">${p.disc(s, 60, p.initials(s.name))}<span style="flex:1">${p.text(19, s.name, 'font-weight:600;line-height:1.2')}${p.pale(s, `★ ${s.rating}`, 15)}</span>${icon('right', 18)}</div>${s
        .say(
          'Datos personales|Documentos|Cuenta de banco|Privacidad|Avisos|Cerrar sesión',
          'Personal info|Documents|Bank account|Privacy|Alerts|Sign out',
        )
        .split('|')
        .map((name) => p.entry(s, name, icon('right', 16), 'font-size:16px;padding:13px 20px'))
        .join('')}`,
    ),
  largeLetters: (s) =>
    p.screen(
      s,
      `${p.top(s)}${p.area(p.text(22, s.say('Tu perfil público', 'Your public profile')))}${p.area(p.text(36, s.name, 'font-weight:700;line-height:1.15'))}${p.area(p.text(30, `${s.rating} ★`))}${p.entry(s, s.say('Viajes', 'Trips'), trips(s), 'font-size:24px')}${p.entry(s, s.say('Años', 'Years'), String(s.random.whole(1, 9)), 'font-size:24px')}`,
    ),
  tabletAccount: (s) => {
    p.widen(s, 1024, 768);
    return p.screen(
      s,
      `${p.top(s)}<div style="display:flex;gap:40px;padding:40px 60px"><div style="width:330px;text-align:center">${face(s, 190)}${p.text(27, s.name, 'font-weight:700;padding-top:16px;line-height:1.2')}${p.text(21, `${s.say('Calificación', 'Rating')} ${s.rating}`, 'padding-top:8px')}</div><div style="flex:1">${p.text(23, s.say('Lo que más te reconocen', 'What riders love'), 'font-weight:700;padding-bottom:10px')}${[
        s.say('Manejo seguro', 'Safe driving'),
        s.say('Buena charla', 'Good talk'),
        s.say('Auto impecable', 'Spotless car'),
      ]
        .map((name) => p.entry(s, name, String(s.random.whole(8, 190)), 'font-size:19px'))
        .join('')}${p.button(s, s.say('Editar', 'Edit'))}</div></div>`,
    );
  },
};

/** Screens sent as a profile that don't show the driver's own name and rating. */
export const NOT_PROFILES: Record<string, Design> = {
  // The passenger's name and rating, on the way to them.
  pickup: (s) => {
    const rider = s.say(['Fernanda', 'Rodolfo', 'Itzel'], ['Megan', 'Trevor', 'Alicia']);
    return p.screen(
      s,
      `<div style="height:48%;background:repeating-linear-gradient(35deg,${p.look(s).line} 0 40px,${p.look(s).panel} 42px 80px)">${p.top(s)}</div><div style="padding:18px 20px">${p.text(15, s.say('Recoge en 4 min', 'Pick up in 4 min'), `color:${p.look(s).pale}`)}<div style="display:flex;align-items:center;gap:12px;padding:8px 0">${face(s, 50)}<span>${p.text(20, rider, 'font-weight:700')}${p.text(15, `★ ${s.random.between(4.5, 4.99).toFixed(2)}`)}</span></div>${p.pale(s, s.say('Calle Nogal 118, esquina con Encino', '118 Walnut St, corner of Oak'), 15)}</div>${p.button(s, s.say('Llegué', 'I’m here'))}`,
    );
  },
  reviews: (s) =>
    p.screen(
      s,
      `${p.top(s)}${p.area(p.text(22, s.say('Comentarios de pasajeros', 'Rider comments'), 'font-weight:700'))}${[
        ['Ulises', s.say('Muy puntual, gracias.', 'Right on time, thanks.')],
        ['Paty', s.say('Manejó con mucho cuidado.', 'Drove very carefully.')],
        ['Kevin', s.say('El auto olía bien.', 'Car smelled nice.')],
        ['Mónica', s.say('Me ayudó con las maletas.', 'Helped me with my bags.')],
      ]
        .map(([name, words]) =>
          p.card(s, `${p.flank(`<b>${name}</b>`, '★★★★★', 'font-size:15px')}${p.text(15, words!, 'padding-top:4px')}`),
        )
        .join('')}`,
    ),
  papers: (s) =>
    p.screen(
      s,
      `${p.top(s)}${p.area(p.text(22, s.say('Documentos', 'Documents'), 'font-weight:700'))}${p.entries(
        s,
        [
          [s.say('Licencia', 'License'), s.say('Vigente', 'Valid')],
          [s.say('Póliza de seguro', 'Insurance'), s.say('Por vencer', 'Expires soon')],
          [s.say('Tarjeta de circulación', 'Registration'), s.say('Vigente', 'Valid')],
          [s.say('Antecedentes', 'Background check'), s.say('En revisión', 'In review')],
        ],
        'font-size:16px;padding:15px 20px',
      )}${p.button(s, s.say('Subir documento', 'Upload document'))}`,
    ),
  agentChat: (s) => {
    const bubble = (inner: string, side: string): string =>
      `<div style="margin:8px 16px;margin-${side}:80px;padding:12px 14px;border-radius:16px;background:${p.look(s).panel};font-size:15px;line-height:1.4">${inner}</div>`;
    return p.screen(
      s,
      `${p.top(s)}${p.area(p.flank(`<b style="font-size:18px">${s.say('Soporte', 'Support')}</b>`, icon('close', 20)))}${bubble(s.say('Hola, soy Karla Benítez. ¿En qué te ayudo?', 'Hi, this is Karla Bennett. How can I help?'), 'right')}${bubble(s.say('Me bajaron la calificación', 'My rating went down'), 'left')}${bubble(s.say('Revisé tu caso: un viaje no contará.', 'I checked: one trip won’t count.'), 'right')}${p.text(15, s.say('¿Cómo calificas esta atención? ★★★★☆', 'How did we do? ★★★★☆'), 'text-align:center;padding:14px')}`,
    );
  },
};
