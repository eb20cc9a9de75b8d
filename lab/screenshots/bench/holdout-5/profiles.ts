import { icon, monthYear } from '../holdout-2/parts.ts';
import { type Design, face } from '../scene.ts';
import * as p from './parts.ts';

const many = (value: number): string => value.toLocaleString('en-US');

export const HOLDOUT_5_PROFILES: Record<string, Design> = {
  // The driver as passengers see him: a large face, three figures, compliments.
  publicPage: (s) => {
    p.open(s, 'uber');
    const thanks = s
      .say('Buena plática|Auto impecable|Excelente servicio', 'Great conversation|Neat car|Excellent service')
      .split('|');
    return p.screen(
      s,
      `${p.bar(s)}<div style="padding:8px 18px">${icon('close')}</div><div style="text-align:center">${face(s, 112)}${p.words(27, s.name, 'font-weight:700;line-height:1.2;padding:12px 18px')}</div>${p.facts(
        s,
        [
          [many(s.random.whole(240, 14_800)), s.say('Viajes', 'Trips')],
          [`${s.rating} ★`, s.say('Calificación', 'Rating')],
          [String(s.random.whole(1, 9)), s.say('Años', 'Years')],
        ],
      )}${p.inset(`<b style="font-size:18px">${s.say('Elogios', 'Compliments')}</b>`)}${thanks.map((name) => p.item(s, name, String(s.random.whole(3, 210)))).join('')}${p.inset(p.soft(s, s.say('Habla español e inglés', 'Speaks English and Spanish'), 15))}`,
    );
  },
  // A coloured card with the driver's level; the rating in a badge on the face.
  levelCard: (s) => {
    const { tint, onTint } = p.open(s);
    const level = s.say(['Oro', 'Platino', 'Diamante'], ['Gold', 'Platinum', 'Diamond']);
    return p.withPlaces(
      s,
      `${p.bar(s)}<div style="margin:12px 14px;padding:20px 16px;border-radius:18px;background:${tint};color:${onTint};display:flex;gap:16px;align-items:center"><span style="position:relative;padding-bottom:8px">${face(s, 78)}<span style="position:absolute;left:9px;bottom:0;padding:2px 8px;border-radius:10px;background:#fff;color:#111;font-size:13px;font-weight:700;white-space:nowrap">★ ${s.rating}</span></span><span>${p.words(20, s.name, 'font-weight:700;line-height:1.2')}${p.words(14, s.say(`Conductor ${level}`, `${level} driver`), 'padding-top:4px')}</span></div>${p.items(
        s,
        [
          [s.say('Tasa de aceptación', 'Acceptance rate'), `${s.random.whole(41, 99)} %`],
          [s.say('Tasa de cancelación', 'Cancellation rate'), `${s.random.whole(0, 9)} %`],
          [s.say('Puntos', 'Points'), many(s.random.whole(120, 2400))],
          [s.say('Documentos', 'Documents'), icon('right', 17)],
          [s.say('Vehículos', 'Vehicles'), icon('right', 17)],
        ],
      )}`,
    );
  },
  // A page of figures about the rating, its owner in the title.
  ratingPage: (s) => {
    const { tint, panel } = p.open(s);
    const shares = [0.88, 0.07, 0.03, 0.01, 0.01];
    return p.screen(
      s,
      `${p.bar(s)}<div style="display:flex;align-items:center;gap:12px;padding:10px 16px">${icon('back')}${face(s, 40)}<b style="font-size:17px;line-height:1.2">${s.name}</b></div><div style="text-align:center;padding:14px">${p.words(62, s.rating, 'font-weight:700;line-height:1.1')}${p.words(20, '★★★★★', `color:${tint}`)}${p.soft(s, s.say('Promedio de tus últimos 500 viajes calificados', 'Average of your last 500 rated trips'), 14)}</div>${shares.map((share, k) => `<div style="display:flex;align-items:center;gap:10px;padding:6px 22px;font-size:14px"><span>${5 - k}</span><span style="flex:1;height:9px;border-radius:5px;background:linear-gradient(90deg,${tint} ${share * 100}%,${panel} 0)"></span><span style="width:36px;text-align:right">${Math.round(share * 500)}</span></div>`).join('')}`,
    );
  },
  // The account with its rows: the name in a row, the rating in another.
  accountRows: (s) => {
    p.open(s);
    const mail = `${s.name
      .split(' ')[0]!
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, '')}${s.random.whole(10, 99)}@mail.example.com`;
    return p.screen(
      s,
      `${p.bar(s)}${p.title(s, s.say('Información de la cuenta', 'Account info'))}<div style="text-align:center;padding:8px">${face(s, 84)}</div>${(
        [
          [s.say('Nombre', 'Name'), s.name],
          [s.say('Calificación', 'Rating'), `★ ${s.rating}`],
          [s.say('Correo', 'Email'), mail],
          [s.say('Conduces desde', 'Driving since'), monthYear(s, -s.random.whole(200, 1900))],
          [s.say('Idioma', 'Language'), s.say('Español', 'English')],
        ] as const
      )
        .map(
          ([name, value]) =>
            `<div style="padding:9px 18px;border-bottom:1px solid ${p.skin(s).line}">${p.soft(s, name, 13)}${p.words(17, value)}</div>`,
        )
        .join('')}`,
    );
  },
};

/** A rating with a name that is not the driver's. */
export const NOT_PROFILES: Record<string, Design> = {
  // The driver is asked to rate a passenger.
  rateRider: (s) => {
    p.open(s);
    const rider = s.say(['Karla M.', 'Don Chava', 'Ileana'], ['Karla M.', 'Brandon', 'Ileana']);
    return p.screen(
      s,
      `${p.bar(s)}<div style="text-align:center;padding:40px 24px 10px">${face(s, 88)}${p.words(23, s.say(`¿Cómo estuvo tu viaje con ${rider}?`, `How was your trip with ${rider}?`), 'font-weight:700;line-height:1.25;padding:16px 0')}${p.words(40, '☆☆☆☆☆')}${p.soft(s, s.say(`Calificación del pasajero: ${s.rating}`, `Rider rating: ${s.rating}`), 15)}</div>${p.push(s, s.say('Enviar', 'Submit'))}`,
    );
  },
  // The driver's app in a store of apps.
  appStore: (s) => {
    const { name } = p.open(s);
    return p.screen(
      s,
      `${p.bar(s)}<div style="display:flex;gap:16px;padding:20px 18px"><span style="width:84px;height:84px;border-radius:18px;background:${p.skin(s).tint}"></span><span>${p.words(22, `${name} ${s.say('Conductor', 'Driver')}`, 'font-weight:700')}${p.soft(s, s.say('Mapas y navegación', 'Maps & navigation'))}</span></div>${p.facts(
        s,
        [
          [`${s.rating} ★`, s.say('2.4 M opiniones', '2.4M reviews')],
          ['100 M+', s.say('Descargas', 'Downloads')],
          ['E', s.say('Todos', 'Everyone')],
        ],
      )}${p.push(s, s.say('Actualizar', 'Update'))}${p.inset(`<b style="font-size:17px">${s.say('Opiniones', 'Ratings and reviews')}</b>`)}${p.item(s, `${s.name}<br><span style="font-size:13px">${s.say('Muy buena app, a veces se traba el mapa', 'Good app, the map freezes sometimes')}</span>`, '★★★★☆')}`,
    );
  },
};
