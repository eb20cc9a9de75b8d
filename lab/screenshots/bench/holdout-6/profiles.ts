import { icon, monthYear } from '../holdout-2/parts.ts';
import { type Design, face } from '../scene.ts';
import { didi } from './didi.ts';
import { lyft } from './lyft.ts';
import * as p from './parts.ts';
import { uber, uberPlaces } from './uber.ts';

export const HOLDOUT_6_PROFILES: Record<string, Design> = {
  // The menu: name at the left, face at the right, the rating in a pill below the name.
  menuHead: (s) => {
    const l = uber(s);
    const entry = (name: string): [string, string] => [name, icon('right', 16)];
    return p.screen(
      l,
      `${p.phone(l)}${p.div('display:flex;align-items:center;gap:14px;padding:18px 20px', `${p.span('flex:1', `${p.div('font-size:27px;line-height:1.15;font-weight:700', s.name)}${p.span(`display:inline-block;margin-top:10px;padding:5px 10px;border-radius:14px;background:${l.panel};font-size:14px;font-weight:600`, `★ ${s.rating}`)}`)}${face(s, 74)}`)}${p.columns(
        l,
        [
          [p.count(s, 610, 9800), s.say('Viajes', 'Trips')],
          [`${s.random.whole(62, 99)}%`, s.say('Aceptación', 'Acceptance')],
          [`${s.random.whole(1, 9)}%`, s.say('Cancelación', 'Cancellation')],
        ],
      )}${p.gap(l)}${p.rows(l, [entry('Uber Pro'), entry(s.say('Billetera', 'Wallet')), entry(s.say('Vehículos', 'Vehicles')), entry(s.say('Documentos', 'Documents')), entry(s.say('Ayuda', 'Help'))])}`,
      uberPlaces(l),
    );
  },
  // A card with the face on the edge of an orange field.
  orangeCard: (s) => {
    const l = didi(s);
    return p.screen(
      l,
      `${p.div(`height:150px;background:linear-gradient(120deg,${l.tint},#ff9a52);color:#fff`, `${p.phone(l, '#fff')}${p.div('display:flex;align-items:center;padding:8px 16px', `${icon('back')}${p.span('flex:1;text-align:center;font-size:17px;font-weight:700', s.say('Perfil del conductor', 'Driver profile'))}${icon('dots')}`)}`)}${p.div(
        'position:relative;margin:-44px 16px 0;padding:0 14px 14px;border-radius:16px;background:#fff;text-align:center',
        `${p.div('position:relative;top:-34px;margin-bottom:-28px', face(s, 84))}${p.div('font-size:22px;line-height:1.25;font-weight:700', s.name)}${p.soft(l, s.say(`Con nosotros desde ${monthYear(s, -640).toLowerCase()}`, `With us since ${monthYear(s, -640)}`), 13, 'padding-top:4px')}${p.columns(
          l,
          [
            [`${s.rating} ★`, s.say('Calificación', 'Rating')],
            [p.count(s, 400, 7200), s.say('Viajes', 'Trips')],
            [`${s.random.whole(86, 100)}%`, s.say('Finalización', 'Completion')],
          ],
        )}`,
      )}${p.card(
        l,
        p.rows(
          l,
          [
            [s.say('Servicio 5 estrellas', 'Five star service'), p.count(s, 90, 900)],
            [s.say('Auto limpio', 'Clean car'), p.count(s, 30, 400)],
            [s.say('Buena conversación', 'Good conversation'), p.count(s, 20, 300)],
          ],
          'padding:11px 2px;font-size:15px',
        ),
      )}`,
    );
  },
  // The rating large, above it whose it is.
  ratingLarge: (s) => {
    const l = lyft(s);
    return p.screen(
      l,
      `${p.phone(l)}${p.div('padding:12px 18px', icon('close', 24))}${p.div('display:flex;align-items:center;gap:14px;padding:6px 22px', `${face(s, 60)}${p.span('font-size:22px;line-height:1.2;font-weight:800', s.name)}`)}${p.div('padding:18px 22px', `${p.span('font-size:64px;font-weight:800', s.rating)} ${p.span('font-size:34px;color:#ffb400', '★')}${p.soft(l, s.say('Tu calificación, de los últimos 100 viajes', 'Your rating, from your last 100 rides'), 15)}`)}${p.rows(
        l,
        [
          [s.say('Tasa de aceptación', 'Acceptance rate'), `${s.random.whole(48, 99)}%`],
          [s.say('Tasa de cancelación', 'Cancellation rate'), `${s.random.whole(0, 8)}%`],
          [s.say('Viajes en total', 'Lifetime rides'), p.count(s, 300, 12_000)],
        ],
      )}${p.card(l, `<b>${s.say('Lo que dicen tus pasajeros', 'What riders say')}</b>${p.soft(l, s.say('“Muy amable, manejó con cuidado.”', '“Friendly and drove safely.”'), 15, 'padding-top:6px')}`)}`,
    );
  },
};
