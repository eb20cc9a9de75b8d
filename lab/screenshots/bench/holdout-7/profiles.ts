import { icon } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import { type Design, face } from '../scene.ts';
import * as q from './parts.ts';

export const HOLDOUT_7_PROFILES: Record<string, Design> = {
  // Name and face above tiles with the driver's figures, the rating the first of them.
  tilesOfDriver: (s) => {
    const l = q.uber(s);
    const tile = (value: string, name: string): string =>
      p.div(
        `flex:1 1 40%;padding:16px;border-radius:12px;background:${l.panel}`,
        `${p.div('font-size:23px;font-weight:700', value)}${p.soft(l, name, 13)}`,
      );
    return p.screen(
      l,
      `${p.phone(l)}${q.bar(l, s.say('Perfil', 'Profile'), 'back', 'share')}${p.div('display:flex;align-items:center;gap:16px;padding:12px 20px 18px', `${face(s, 72)}${p.div('font-size:22px;font-weight:700;line-height:1.2', `${s.name}${p.soft(l, s.say('Conductor', 'Driver'), 14, 'font-weight:400')}`)}`)}${p.div('display:flex;flex-wrap:wrap;gap:10px;padding:0 18px', `${tile(`${s.rating} ★`, s.say('Calificación', 'Rating'))}${tile(`${s.random.whole(62, 99)}%`, s.say('Aceptación', 'Acceptance'))}${tile(`${s.random.whole(1, 6)}%`, s.say('Cancelación', 'Cancellation'))}${tile(`${s.random.whole(1200, 9800).toLocaleString('en-US')}`, s.say('Viajes', 'Trips'))}`)}${q.heading(l, s.say('Lo que dicen de ti', 'Compliments'), 18, 'padding-top:22px')}${p.rows(
        l,
        [
          [s.say('Buena conversación', 'Great conversation'), p.count(s, 12, 90)],
          [s.say('Auto limpio', 'Clean car'), p.count(s, 12, 90)],
          [s.say('Servicio de primera', 'Excellent service'), p.count(s, 12, 90)],
        ],
      )}`,
    );
  },
  // Everything in the middle: a face in a ring, the name, figures beside each other.
  middleOfPage: (s) => {
    const l = q.lyft(s);
    return p.screen(
      l,
      `${p.div(`background:${l.tint};height:150px;color:#fff`, `${p.phone(l, '#fff')}${p.between(icon('close', 24), icon('dots', 24), 'padding:10px 20px')}`)}${p.div('text-align:center;margin-top:-52px', p.span(`display:inline-block;padding:5px;border-radius:50%;background:${l.ground}`, face(s, 96)))}${p.div('text-align:center;font-size:25px;font-weight:700;padding:6px 20px', s.name)}${p.soft(l, s.say('Manejando desde 2019', `Driving since ${s.random.whole(2016, 2024)}`), 14, 'text-align:center;padding-bottom:10px')}${p.columns(
        l,
        [
          [`★ ${s.rating}`, s.say('Calificación', 'Rating')],
          [`${s.random.whole(70, 99)}%`, s.say('Aceptación', 'Acceptance')],
          [s.random.whole(400, 7900).toLocaleString('en-US'), s.say('Viajes', 'Rides')],
        ],
      )}${p.gap(l)}${p.rows(
        l,
        s
          .say('Vehículo,Documentos,Idiomas,Preferencias', 'Vehicle,Documents,Languages,Preferences')
          .split(',')
          .map((name): [string, string] => [name, icon('right', 15)]),
      )}`,
    );
  },
  // A page about the rating, with how many stars of each kind; whose it is stands small above.
  starsOfEachKind: (s) => {
    const l = q.didi(s);
    const stars = [
      s.random.whole(380, 470),
      s.random.whole(8, 22),
      s.random.whole(1, 6),
      s.random.whole(0, 2),
      s.random.whole(0, 3),
    ];
    const line = (count: number, k: number): string =>
      p.div(
        'display:flex;align-items:center;gap:12px;padding:6px 22px;font-size:15px',
        `${p.span('width:26px', `${5 - k} ★`)}${p.span(`flex:1;height:8px;border-radius:4px;background:${l.panel}`, p.div(`height:8px;border-radius:4px;background:${l.tint};width:${Math.max(1, (count / 500) * 100)}%`, ''))}${p.span('width:34px;text-align:right', String(count))}`,
      );
    return p.screen(
      l,
      `${p.phone(l)}${q.bar(l, s.say('Mi calificación', 'My rating'), 'back', 'info')}${p.div('display:flex;gap:12px;align-items:center;padding:10px 22px', `${face(s, 44)}${p.div('font-size:17px;font-weight:600', `${s.name}${p.soft(l, 'DiDi Conductor', 13, 'font-weight:400')}`)}`)}${p.div('text-align:center;padding:14px 0', `${p.div('font-size:62px;font-weight:700;line-height:1.1', s.rating)}${p.div(`color:${l.tint};font-size:22px;letter-spacing:4px`, '★★★★★')}${p.soft(l, s.say('De tus últimas 500 calificaciones', 'Of your last 500 ratings'), 13)}`)}${stars.map(line).join('')}${p.card(l, s.say('Los pasajeros valoran el trato amable y un auto limpio.', 'Riders value kindness and a clean car.'), 'margin:18px;font-size:14px;line-height:1.4')}`,
    );
  },
};
