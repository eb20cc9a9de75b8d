import { icon } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import * as k from '../holdout-10/parts.ts';
import * as m from '../holdout-12/parts.ts';
import { face } from '../scene.ts';

export const HOLDOUT_13_PROFILES: m.Designs = m.twice<m.Designs[string]>({
  // The black app's page of a driver: face in the middle, stars under it, years and trips beside.
  pageOfDriver: (s) => {
    const l = h.uber(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Perfil', 'Profile'), 'back', 'share'),
        p.div('text-align:center;padding:12px 0 8px', face(s, 104)),
        p.div('text-align:center;font-size:26px;font-weight:700;line-height:1.2;padding:0 20px', s.name),
        p.columns(l, [
          [`${s.rating} ★`, s.say('Calificación', 'Rating')],
          [s.random.whole(900, 12_000).toLocaleString('en-US'), s.say('Viajes', 'Trips')],
          [`${s.random.whole(1, 8)}.${s.random.whole(1, 9)}`, s.say('Años', 'Years')],
        ]),
        p.gap(l, 6),
        k.part(l, s.say('Cumplidos', 'Compliments')),
        k.tiles(l, [
          [s.say('Excelente servicio', 'Excellent service'), String(s.random.whole(40, 400))],
          [s.say('Buena plática', 'Great chat'), String(s.random.whole(20, 200))],
        ]),
        k.place(l, 'pin', s.say('Ciudad', 'City'), s.country === 'mx' ? 'Puebla' : 'Phoenix'),
        k.place(l, 'info', s.say('Idiomas', 'Languages'), s.say('Español', 'English, Spanish')),
      ),
    );
  },
  // The orange app's side menu over a map.
  menuOverMap: (s) => {
    const l = h.didi(s);
    return p.screen(
      { ...l, ground: '#dfe5d8' },
      h.stack(
        p.div('position:absolute;right:40px;top:0;bottom:0;width:16px;background:#fff;transform:rotate(12deg)', ''),
        p.div('position:absolute;inset:0;background:#0007', ''),
        p.div(
          `position:absolute;left:0;top:0;bottom:0;width:84%;background:${l.ground};color:${l.ink}`,
          h.stack(
            p.phone(l),
            p.div(
              'display:flex;gap:14px;align-items:center;padding:18px 20px',
              `${face(s, 60)}<span style="font-size:20px;font-weight:700;line-height:1.2">${s.name}${p.div(`font-size:15px;font-weight:600;padding-top:4px;color:${l.tint}`, `★ ${s.rating}`)}</span>`,
            ),
            k.place(l, 'wallet', s.say('Ganancias', 'Earnings')),
            k.place(l, 'gift', s.say('Recompensas', 'Rewards')),
            k.place(l, 'car', s.say('Mis viajes', 'My rides')),
            k.place(l, 'bell', s.say('Mensajes', 'Messages')),
            k.place(l, 'help', s.say('Centro de ayuda', 'Help centre')),
            k.place(l, 'lock', s.say('Seguridad', 'Safety')),
          ),
        ),
      ),
    );
  },
  // The app's page of stars: the last trips, in a large figure, the name in a line above.
  starsOfTrips: (s) => {
    const l = m.riding(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mi calificación', 'My rating'), 'back', 'help'),
        p.between(s.name, h.chip(l, s.say('Conductor', 'Driver')), 'padding:12px 20px;font-size:17px;font-weight:600'),
        h.ring(
          l,
          170,
          Number(s.rating) / 5,
          `${p.div('font-size:44px;font-weight:700', s.rating)}${p.soft(l, s.say('de 5 estrellas', 'out of 5 stars'), 13)}`,
        ),
        p.soft(
          l,
          s.say('Promedio de tus últimos 500 viajes', 'Average of your last 500 trips'),
          14,
          'text-align:center;padding:14px 20px',
        ),
        p.rows(l, [
          [s.say('5 estrellas', '5 stars'), String(s.random.whole(380, 470))],
          [s.say('4 estrellas', '4 stars'), String(s.random.whole(8, 30))],
          [s.say('3 o menos', '3 or less'), String(s.random.whole(1, 9))],
        ]),
        k.place(l, 'info', s.say('Cómo mejorarla', 'How to improve it')),
      ),
    );
  },
  // The card that a driver carries on the phone: in dark, the name large, tier and stars below.
  cardOfTier: (s) => {
    const l = m.riding(s, { theme: 'dark' });
    const tier = s.random.pick(s.say('Oro,Platino,Diamante', 'Gold,Platinum,Diamond').split(','));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mi nivel', 'My tier'), 'close', 'share'),
        p.div(
          `margin:16px;padding:22px;border-radius:18px;background:linear-gradient(135deg,#3a3f4b,#15171c);color:#fff`,
          h.stack(
            p.between(h.nameOf(s), tier, 'font-size:16px;color:#d9c27a;font-weight:700'),
            p.div('font-size:25px;font-weight:700;line-height:1.2;padding:34px 0 12px', s.name),
            p.between(`★ ${s.rating}`, s.say('Válido hasta 31 dic', 'Valid to Dec 31'), 'font-size:15px'),
          ),
        ),
        p.columns(l, [
          [`${s.random.whole(70, 99)}%`, s.say('Aceptación', 'Acceptance')],
          [`${s.random.whole(0, 6)}%`, s.say('Cancelación', 'Cancellation')],
        ]),
        k.place(l, 'fuel', s.say('Descuento en gasolina', 'Cash back on gas')),
        k.place(l, 'gift', s.say('Todos los beneficios', 'All rewards')),
        p.div(
          `padding:14px 20px;font-size:14px;color:${l.soft}`,
          `${icon('clock', 15)} ${s.say('Se actualiza cada mes', 'Updated every month')}`,
        ),
      ),
    );
  },
});
