import { icon } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import { type Design, face } from '../scene.ts';
import * as k from './parts.ts';

export const HOLDOUT_10_PROFILES: Record<string, Design> = {
  // The public page of a driver: face in the middle, trips and years, what riders praised.
  publicPage: (s) => {
    const l = h.uber(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('back', 22), p.span('font-size:15px', s.say('Editar', 'Edit')), 'padding:12px 20px'),
        p.div('text-align:center;padding-top:6px', face(s, 104)),
        p.div('text-align:center;font-size:25px;font-weight:700;line-height:1.2;padding:12px 24px 10px', s.name),
        p.columns(l, [
          [String(s.random.whole(600, 9000)), s.say('Viajes', 'Trips')],
          [`${s.rating} ★`, s.say('Calificación', 'Rating')],
          [String(s.random.whole(2, 8)), s.say('Años', 'Years')],
        ]),
        p.gap(l, 6),
        k.part(l, s.say('Reconocimientos', 'Compliments')),
        k.place(l, 'check', s.say('Excelente servicio', 'Excellent service'), s.say('148 veces', '148 times')),
        k.place(l, 'car', s.say('Auto impecable', 'Neat and tidy'), s.say('96 veces', '96 times')),
        k.place(l, 'user', s.say('Buena plática', 'Great conversation'), s.say('57 veces', '57 times')),
      ),
      k.tabsOfUber(l, 3),
    );
  },
  // The page of tiers: name, tier and figures that count for it.
  pageOfTiers: (s) => {
    const l = h.uber(s);
    return p.screen(
      l,
      h.stack(
        p.div(
          'background:linear-gradient(120deg,#2a4a7f,#131f3c);color:#fff;padding-bottom:22px',
          h.stack(
            p.phone(l, '#fff'),
            p.between(icon('back', 22), icon('help', 22), 'padding:10px 18px'),
            p.div('padding:6px 20px 0;font-size:15px;opacity:.85', 'Uber Pro'),
            p.div('padding:0 20px;font-size:32px;font-weight:700', s.say('Diamante', 'Diamond')),
            p.div('padding:6px 20px 0;font-size:17px', s.name),
          ),
        ),
        p.rows(l, [
          [s.say('Calificación', 'Star rating'), h.bold(s.rating)],
          [s.say('Tasa de aceptación', 'Acceptance rate'), `${s.random.whole(70, 99)}%`],
          [s.say('Tasa de cancelación', 'Cancellation rate'), `${s.random.whole(1, 6)}%`],
          [s.say('Puntos', 'Points'), String(s.random.whole(200, 900))],
        ]),
        k.part(l, s.say('Beneficios', 'Rewards')),
        k.place(l, 'fuel', s.say('Descuento en gasolina', 'Cash back on gas')),
        k.place(l, 'gift', s.say('Colegiatura', 'Tuition coverage')),
      ),
      k.tabsOfUber(l, 3),
    );
  },
  // The orange app's menu that slides in from the left.
  slidingMenu: (s) => {
    const l = h.didi(s, { theme: 'light' });
    const entry = (words: string): string => p.div('padding:14px 22px;font-size:16px', words);
    return p.screen(
      { ...l, ground: '#777' },
      p.div(
        `position:absolute;left:0;top:0;bottom:0;width:84%;background:#fff`,
        h.stack(
          p.phone(l),
          p.div(
            'display:flex;gap:16px;align-items:center;padding:24px 22px 18px',
            `${face(s, 62)}<span><span style="font-size:19px;font-weight:700;line-height:1.25">${s.name}</span><br><span style="font-size:15px">★ ${s.rating} &nbsp;·&nbsp; ${s.say('Conductor Plata', 'Silver driver')}</span></span>`,
          ),
          p.gap(l, 6),
          ...s
            .say(
              'Mis ganancias,Mis viajes,Recompensas,Centro de seguridad,Mis documentos,Ayuda,Ajustes',
              'My earnings,My trips,Rewards,Safety center,My documents,Help,Settings',
            )
            .split(',')
            .map(entry),
        ),
      ),
    );
  },
  // The pink app's account: name on a card, its stars in a ring, car below.
  accountWithRing: (s) => {
    const l = h.lyft(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Tu perfil', 'Your profile'), 'back', 'share'),
        p.card(
          l,
          p.div(
            'display:flex;gap:14px;align-items:center',
            `${face(s, 58)}<span><span style="font-size:20px;font-weight:700">${s.name}</span>${p.soft(l, s.say('Miembro Oro · desde 2020', 'Gold member · since 2020'), 14)}</span>`,
          ),
        ),
        p.div('height:10px', ''),
        h.ring(
          l,
          150,
          Number(s.rating) / 5,
          `${p.div('font-size:36px;font-weight:700', s.rating)}${p.soft(l, s.say('Calificación', 'Driver rating'), 13)}`,
        ),
        p.soft(
          l,
          s.say('Promedio de tus últimos 100 viajes', 'Average of your last 100 rides'),
          14,
          'text-align:center;padding:12px',
        ),
        p.rows(l, [
          [s.say('Viajes en total', 'Lifetime rides'), String(s.random.whole(900, 8000))],
          [s.say('Aceptación', 'Acceptance'), `${s.random.whole(72, 99)}%`],
          [s.say('Vehículo', 'Vehicle'), 'Honda Civic 2021'],
        ]),
      ),
      k.tabsOfLyft(l, 3),
    );
  },
};
