import { icon, on } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { type Design, face } from '../scene.ts';
import * as h from './parts.ts';

const thousands = (count: number): string => count.toLocaleString('en-US');

export const HOLDOUT_8_PROFILES: Record<string, Design> = {
  // As passengers see the driver: a face in the middle, the rating on its edge, trips and years.
  seenByPassengers: (s) => {
    const l = h.uber(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(
          icon('back', 24),
          p.span(`font-size:15px;font-weight:600`, s.say('Editar', 'Edit')),
          'padding:12px 20px',
        ),
        p.div('text-align:center;padding-top:10px', face(s, 120)),
        p.div(
          'text-align:center;margin-top:-16px',
          p.span(
            `position:relative;display:inline-block;padding:5px 14px;border-radius:16px;background:${l.ground};box-shadow:0 1px 6px #0005;font-size:16px;font-weight:700`,
            `${s.rating} ★`,
          ),
        ),
        p.div('text-align:center;font-size:28px;font-weight:700;padding:14px 20px 18px;line-height:1.2', s.name),
        p.columns(l, [
          [thousands(s.random.whole(900, 14_000)), s.say('Viajes', 'Trips')],
          [String(s.random.whole(1, 9)), s.say('Años', 'Years')],
        ]),
        p.gap(l, 6),
        h.title(l, s.say('Conoce a tu conductor', 'Get to know your driver'), 19, 'padding-top:16px'),
        h.line(l, `${icon('pin', 18)} &nbsp; ${s.say('De Puebla', 'From Macon, GA')}`, ''),
        h.line(l, `${icon('info', 18)} &nbsp; ${s.say('Habla español e inglés', 'Speaks English and Spanish')}`, ''),
      ),
    );
  },
  // The menu at the side, drawn over the map.
  menuOverMap: (s) => {
    const l = h.didi(s);
    const entries = s
      .say(
        'Mis ganancias,Mis viajes,Recompensas,Seguridad,Ayuda,Configuración',
        'Earnings,Trips,Rewards,Safety,Help,Settings',
      )
      .split(',');
    return p.screen(
      { ...l, ground: '#c9d3c4' },
      p.div(
        `position:absolute;left:0;top:0;bottom:0;width:82%;background:${l.ground};color:${l.ink};box-shadow:2px 0 14px #0006`,
        h.stack(
          p.phone(l),
          p.div(
            'padding:22px 20px',
            h.stack(
              face(s, 64),
              p.div('font-size:21px;font-weight:700;padding-top:12px;line-height:1.2', s.name),
              p.div(
                'font-size:16px;padding-top:6px',
                `${p.span(`color:${l.tint}`, '★')} ${s.rating} &nbsp;·&nbsp; ${s.say('Nivel Oro', 'Gold level')}`,
              ),
            ),
          ),
          ...entries.map((name) =>
            p.between(
              name,
              icon('right', 16, `color:${l.soft}`),
              `padding:15px 20px;font-size:17px;border-top:1px solid ${l.line}`,
            ),
          ),
        ),
      ),
    );
  },
  // Ratings and what they are made of; the name is a line above.
  ratingsOfDriver: (s) => {
    const l = h.lyft(s);
    const said = (name: string, least: number, most: number): [string, string] => [name, p.count(s, least, most)];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Perfil y calificaciones', 'Profile and ratings'), 'close'),
        p.div(
          'display:flex;gap:14px;align-items:center;padding:12px 20px',
          `${face(s, 56)}${p.div('font-size:20px;font-weight:700;line-height:1.25', `${s.name}${p.soft(l, s.say(`Conduce desde ${s.random.whole(2016, 2024)}`, `Driver since ${s.random.whole(2016, 2024)}`), 14, 'font-weight:400')}`)}`,
        ),
        p.card(
          l,
          h.stack(
            p.soft(l, s.say('Tu calificación', 'Your driver rating'), 15),
            p.div('font-size:48px;font-weight:700;line-height:1.2', s.rating),
            p.soft(l, s.say('Promedio de tus últimos 100 viajes', 'Average of your last 100 rides'), 13),
          ),
        ),
        p.columns(l, [
          [`${s.random.whole(60, 98)}%`, s.say('Aceptación', 'Acceptance')],
          [`${s.random.whole(1, 9)}%`, s.say('Cancelación', 'Cancellation')],
        ]),
        h.title(l, s.say('Lo que dicen los pasajeros', 'Rider compliments'), 18),
        p.rows(
          l,
          [
            said(s.say('Amable', 'Friendly'), 20, 90),
            said(s.say('Buena ruta', 'Good navigation'), 10, 80),
            said(s.say('Auto limpio', 'Clean car'), 10, 80),
          ],
          'padding:10px 20px;font-size:15px',
        ),
      ),
    );
  },
  // A driver's card with what the app knows of person and car.
  cardOfDriver: (s) => {
    const l = h.byScene(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Cuenta', 'Account'), 30),
        p.div(
          `margin:8px 18px;padding:20px;border-radius:18px;background:${l.tint};color:#fff`,
          h.stack(
            p.between(h.bold(h.nameOf(s)), s.say('CONDUCTOR', 'DRIVER'), 'font-size:14px;letter-spacing:.06em'),
            p.div(
              'display:flex;gap:14px;align-items:center;padding-top:18px',
              `${face(s, 58)}${p.span('font-size:21px;font-weight:700;line-height:1.2', s.name)}`,
            ),
            p.between(s.say('Calificación', 'Rating'), h.bold(`★ ${s.rating}`), 'font-size:17px;padding-top:16px'),
          ),
        ),
        p.rows(
          l,
          [
            [s.say('Auto', 'Car'), s.say('Chevrolet Aveo 2022', 'Honda Accord 2021')],
            [s.say('Placas', 'Plate'), `${s.random.pick(['PXA', 'TRK', 'GLM'])} ${s.random.whole(100, 999)}`],
            [s.say('Viajes completados', 'Completed trips'), thousands(s.random.whole(400, 9000))],
            [s.say('Licencia vigente hasta', 'License valid until'), `${on(s, 200)} 2028`],
          ],
          'font-size:15px',
        ),
        h.line(l, s.say('Cerrar sesión', 'Sign out'), icon('right', 16), 'padding-top:18px'),
      ),
      p.places(
        l,
        [
          ['home', s.say('Inicio', 'Home')],
          ['car', s.say('Viajes', 'Trips')],
          ['user', s.say('Cuenta', 'Account')],
        ],
        2,
      ),
    );
  },
};
