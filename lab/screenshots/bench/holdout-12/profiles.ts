import { icon } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { face } from '../scene.ts';
import * as m from './parts.ts';

export const HOLDOUT_12_PROFILES: m.Designs = m.twice<m.Designs[string]>({
  // The menu of the app: the name at the left, the face at the right, stars in a field.
  menuOfUber: (s) => {
    const l = h.uber(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(
          `${p.div('font-size:27px;font-weight:700;line-height:1.2;padding-bottom:8px', s.name)}${h.chip(l, `★ ${s.rating}`)} &nbsp;${h.chip(l, 'Uber Pro')}`,
          face(s, 70),
          'padding:20px 20px 18px',
        ),
        k.tiles(l, [
          [s.say('Ayuda', 'Help'), icon('help', 22)],
          [s.say('Seguridad', 'Safety'), icon('check', 22)],
        ]),
        k.place(l, 'gift', s.say('Oportunidades', 'Opportunities')),
        k.place(l, 'car', s.say('Vehículos', 'Vehicles')),
        k.place(l, 'wallet', s.say('Billetera', 'Wallet')),
        k.place(l, 'user', s.say('Cuenta', 'Account')),
        k.place(l, 'bell', s.say('Invita a un amigo', 'Refer friends'), s.say('Gana hasta $2,500', 'Earn up to $500')),
      ),
      k.tabsOfUber(l, 3),
    );
  },
  // The orange app's own page of quality.
  qualityOfDidi: (s) => {
    const l = h.didi(s);
    return p.screen(
      l,
      h.stack(
        p.div(
          `background:${l.tint};color:#fff;padding-bottom:22px`,
          h.stack(
            p.phone(l, '#fff'),
            p.between(icon('back', 22), s.say('Mi perfil', 'My profile'), 'padding:10px 18px;font-size:17px'),
            p.div(
              'display:flex;gap:16px;align-items:center;padding:10px 20px',
              `${face(s, 66)}<span style="font-size:21px;font-weight:700;line-height:1.2">${s.name}</span>`,
            ),
          ),
        ),
        p.columns(l, [
          [s.rating, s.say('Calificación', 'Rating')],
          [`${s.random.whole(75, 99)}%`, s.say('Aceptación', 'Acceptance')],
          [`${s.random.whole(80, 99)}%`, s.say('Finalización', 'Completion')],
        ]),
        p.gap(l),
        k.place(l, 'car', s.say('Mi vehículo', 'My vehicle'), 'Nissan Versa · NXD-42-18'),
        k.place(l, 'check', s.say('Documentos', 'Documents'), s.say('Todos aprobados', 'All approved')),
        k.place(l, 'bank', s.say('Cuenta bancaria', 'Bank account')),
      ),
    );
  },
  // What riders said, one kind under the other.
  wordsOfRiders: (s) => {
    const l = m.riding(s);
    const lost = 5 - Number(s.rating);
    const kind = (stars: number, share: number): string =>
      p.div(
        `display:flex;gap:12px;align-items:center;padding:5px 20px;font-size:14px;color:${l.soft}`,
        `<span>${stars} ★</span>${p.span('flex:1', m.progress(l, share))}<span>${Math.round(share * 100)}%</span>`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Calificaciones', 'Ratings'), 'back', 'help'),
        p.div(
          'display:flex;gap:14px;align-items:center;padding:10px 20px',
          `${face(s, 48)}<span style="font-size:18px;font-weight:600">${s.name}</span>`,
        ),
        p.div('padding:4px 20px;font-size:52px;font-weight:700', s.rating),
        p.soft(l, s.say('Tu calificación', 'Your star rating'), 14, 'padding:0 20px 12px'),
        ...[1 - lost * 0.6, lost * 0.35, lost * 0.1, lost * 0.05, lost * 0.1].map((share, at) => kind(5 - at, share)),
        k.part(l, s.say('Comentarios', 'Comments')),
        p.card(l, s.say('“Muy amable y puntual.”', '“Great drive, thank you!”'), 'font-size:15px'),
        p.card(l, s.say('“Auto limpio.”', '“Very clean car.”'), 'font-size:15px'),
      ),
    );
  },
  // The pink app's page as riders see it.
  asRidersSee: (s) => {
    const l = h.lyft(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Así te ven', 'Public profile'), 'close', 'share'),
        p.div('text-align:center;padding:14px 0 8px', face(s, 96)),
        p.div('text-align:center;font-size:24px;font-weight:700;padding:0 20px', s.name),
        p.div(
          'text-align:center;padding:10px',
          h.chip(l, `${s.rating} ★ &nbsp;·&nbsp; ${s.random.whole(2, 9)} ${s.say('años con Lyft', 'years on Lyft')}`),
        ),
        p.rows(l, [
          [s.say('Ciudad', 'Hometown'), 'San Antonio'],
          [s.say('Idiomas', 'Languages'), s.say('Español, inglés', 'English, Spanish')],
          [s.say('Viajes', 'Rides'), s.random.whole(1100, 9800).toLocaleString('en-US')],
        ]),
        p.card(l, s.say('Cuenta a tus pasajeros algo sobre ti.', 'Tell riders something about you.'), 'font-size:14px'),
      ),
      k.tabsOfLyft(l, 3),
    );
  },
});
