import { icon } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import { type Design, face } from '../scene.ts';
import * as k from './parts.ts';

const stars = (l: p.Look, shares: number[]): string =>
  shares
    .map((share, at) =>
      p.div(
        'display:flex;gap:10px;align-items:center;padding:4px 20px;font-size:13px',
        `${p.span('width:26px', `${5 - at} ★`)}${p.span(`flex:1;height:8px;border-radius:4px;background:${l.line}`, p.div(`height:8px;border-radius:4px;width:${share}%;background:${l.ink}`, ''))}`,
      ),
    )
    .join('');

export const HOLDOUT_9_PROFILES: Record<string, Design> = {
  // The account's first page: name and rating at the top, tiles, a list.
  headOfAccount: (s) => {
    const l = h.uber(s);
    const shapes = ['help', 'wallet', 'chart'] as const;
    const tile = (name: string, at: number): string =>
      p.div(
        `flex:1;padding:18px 8px;border-radius:12px;background:${l.panel};text-align:center;font-size:14px`,
        `${icon(shapes[at]!, 20)}<br>${name}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(
          `${p.div('font-size:28px;font-weight:700;line-height:1.2', s.name)}${p.span(`display:inline-block;margin-top:8px;padding:4px 10px;border-radius:6px;background:${l.panel};font-size:14px`, `★ ${s.rating}`)}`,
          face(s, 68),
          'padding:24px 20px',
        ),
        p.div(
          'display:flex;gap:10px;padding:0 20px 16px',
          s.say('Ayuda,Billetera,Uber Pro', 'Help,Wallet,Uber Pro').split(',').map(tile).join(''),
        ),
        p.gap(l, 6),
        p.rows(
          l,
          s
            .say(
              'Vehículos,Documentos,Seguro,Información fiscal,Métodos de pago',
              'Vehicles,Documents,Insurance,Tax info,Payment',
            )
            .split(',')
            .map((name): [string, string] => [name, icon('right', 16, `color:${l.soft}`)]),
        ),
      ),
      k.navOfUber(l, 3),
    );
  },
  // Ratings with how many gave which, the name below the face.
  ratingWithStars: (s) => {
    const l = h.uber(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Calificación', 'Rating'), 'back', 'help'),
        p.div(
          'text-align:center;padding:12px 20px',
          `${face(s, 84)}${p.div('font-size:20px;font-weight:600;padding-top:10px', s.name)}`,
        ),
        p.div('text-align:center;font-size:54px;font-weight:700;line-height:1.1', s.rating),
        p.soft(
          l,
          s.say('según tus últimos 500 viajes', 'from your last 500 trips'),
          14,
          'text-align:center;padding-bottom:16px',
        ),
        stars(l, s.rating === '5.00' ? [100, 0, 0, 0, 0] : [94, 5, 2, 1, 1]),
        p.div('height:14px', ''),
        p.gap(l, 6),
        p.columns(l, [
          [`${s.random.whole(70, 99)}%`, s.say('Aceptación', 'Acceptance')],
          [`${s.random.whole(1, 9)}%`, s.say('Cancelación', 'Cancellation')],
        ]),
        h.further(l),
      ),
    );
  },
  // The orange app's card of a driver with figures of service.
  cardWithFigures: (s) => {
    const l = h.didi(s);
    return p.screen(
      l,
      h.stack(
        p.div(
          `background:${l.tint};color:#fff;padding-bottom:26px;text-align:center`,
          h.stack(
            p.phone(l, '#fff'),
            p.between(icon('back', 22), icon('share', 20), 'padding:10px 18px'),
            face(s, 88),
            p.div('font-size:23px;font-weight:700;padding:12px 20px 2px', s.name),
            p.div('font-size:14px', s.say('Conductor Oro', 'Gold driver')),
          ),
        ),
        p.columns(l, [
          [`${s.rating} ★`, s.say('Calificación', 'Rating')],
          [`${s.random.whole(80, 99)}%`, s.say('Finalización', 'Completion')],
          [String(s.random.whole(300, 6000)), s.say('Viajes', 'Trips')],
        ]),
        p.gap(l),
        p.rows(
          l,
          s
            .say(
              'Mis documentos,Mi vehículo,Centro de seguridad,Ajustes',
              'My documents,My vehicle,Safety center,Settings',
            )
            .split(',')
            .map((name): [string, string] => [name, icon('right', 16, `color:${l.soft}`)]),
        ),
      ),
    );
  },
  // The pink app's page of a driver as riders see it.
  seenByRiders: (s) => {
    const l = h.lyft(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(
          icon('close', 22),
          p.span(`color:${l.tint};font-weight:600`, s.say('Editar', 'Edit')),
          'padding:12px 20px;font-size:16px',
        ),
        p.div('padding:8px 20px', face(s, 96)),
        h.title(l, s.name, 28, 'padding-bottom:2px'),
        p.soft(l, s.say('Maneja desde 2021', 'Driving since 2021'), 15, 'padding:0 20px 14px'),
        p.columns(l, [
          [s.rating, s.say('Calificación', 'Star rating')],
          [String(s.random.whole(400, 7000)), s.say('Viajes', 'Rides')],
        ]),
        p.gap(l, 6),
        h.title(l, s.say('Lo que dicen los pasajeros', 'What riders say'), 19, 'padding-top:14px'),
        p.card(l, s.say('“Muy amable y coche limpio.”', '“Friendly, and a very clean car.”')),
        p.card(l, s.say('“Llegó rápido, buena música.”', '“Quick pickup, good music.”')),
      ),
    );
  },
};
