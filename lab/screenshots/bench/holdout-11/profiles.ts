import { icon } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { type Design, face } from '../scene.ts';
import { twice } from './parts.ts';

export const HOLDOUT_11_PROFILES: Record<string, Design> = twice<Design>({
  // The menu of the app: the name large, the rating small beside a star, tiles below.
  menuWithTiles: (s) => {
    const l = h.uber(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.div(
          'display:flex;justify-content:space-between;align-items:center;gap:14px;padding:20px',
          `<span><span style="font-size:27px;font-weight:700;line-height:1.15">${s.name}</span><br><span style="display:inline-block;margin-top:8px;padding:5px 11px;border-radius:8px;background:${l.panel};font-size:14px">★ ${s.rating}</span></span>${face(s, 64)}`,
        ),
        k.tiles(l, [
          [s.say('Ayuda', 'Help'), icon('help', 22)],
          [s.say('Seguridad', 'Safety'), icon('lock', 22)],
        ]),
        p.gap(l, 6),
        k.place(l, 'gift', 'Uber Pro', s.say('Oro · 248 puntos', 'Gold · 248 points')),
        k.place(l, 'car', s.say('Vehículos', 'Vehicles')),
        k.place(l, 'wallet', s.say('Billetera', 'Wallet')),
        k.place(l, 'user', s.say('Cuenta', 'Account')),
        k.place(l, 'share', s.say('Recomienda a un amigo', 'Refer a friend')),
      ),
      k.tabsOfUber(l, 3),
    );
  },
  // The orange app's page of service: a score, and figures of the last days.
  pageOfService: (s) => {
    const l = h.didi(s);
    return p.screen(
      l,
      h.stack(
        p.div(
          `background:linear-gradient(${l.tint},#ff9d5c);color:#fff;padding-bottom:24px`,
          h.stack(
            p.phone(l, '#fff'),
            q.bar({ ...l, ink: '#fff' }, s.say('Centro personal', 'Personal center'), 'back', 'bell'),
            p.div('text-align:center;padding-top:10px', face(s, 84)),
            p.div('text-align:center;font-size:21px;font-weight:700;padding:10px 20px 0;line-height:1.2', s.name),
            p.div('text-align:center;font-size:14px;padding-top:4px', s.say('Conductor Diamante', 'Diamond driver')),
          ),
        ),
        p.columns(l, [
          [s.rating, s.say('Calificación', 'Rating')],
          [`${s.random.whole(75, 99)}%`, s.say('Aceptación', 'Acceptance')],
          [`${s.random.whole(1, 8)}%`, s.say('Cancelación', 'Cancellation')],
        ]),
        p.gap(l, 6),
        k.place(l, 'wallet', s.say('Mi billetera', 'My wallet')),
        k.place(l, 'car', s.say('Mis vehículos', 'My vehicles')),
        k.place(l, 'check', s.say('Mis documentos', 'My documents')),
        k.place(l, 'help', s.say('Centro de ayuda', 'Help center')),
      ),
    );
  },
  // The pink app's page of rewards: whose it is in the head, rating among what counts.
  pageOfRewards: (s) => {
    const l = h.lyft(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(h.bold('Lyft Rewards'), icon('info', 20), 'padding:12px 20px;font-size:20px'),
        p.div(
          `margin:4px 16px;padding:20px;border-radius:16px;background:linear-gradient(120deg,#3b1178,${l.tint});color:#fff`,
          h.stack(
            p.div('font-size:14px;opacity:.85', s.say('Platino', 'Platinum')),
            p.div('font-size:23px;font-weight:700;line-height:1.2;padding:4px 0 10px', s.name),
            p.div('font-size:15px', s.say('1,240 puntos este mes', '1,240 points this month')),
          ),
        ),
        k.part(l, s.say('Requisitos', 'Requirements')),
        p.rows(l, [
          [s.say('Calificación de 4.4 o más', 'Rating of 4.4 or more'), `★ ${s.rating}`],
          [s.say('Aceptación', 'Acceptance rate'), `${s.random.whole(80, 99)}%`],
          [s.say('Cancelación', 'Cancellation rate'), `${s.random.whole(1, 6)}%`],
        ]),
        k.place(l, 'gift', s.say('Tus beneficios', 'Your benefits')),
      ),
      k.tabsOfLyft(l, 2),
    );
  },
  // The rating's own page: the figure large, whose it is small, and how many of each.
  ratingOfLastTrips: (s) => {
    const l = h.uber(s);
    const missing = (5 - Number(s.rating)) * 500;
    const [fours, twos] = [Math.round(missing * 0.5), Math.round(missing / 6)];
    const line = (stars: number, many: number): string =>
      p.div(
        'display:flex;align-items:center;gap:12px;padding:6px 20px;font-size:14px',
        `<span style="width:26px">${stars} ★</span>${p.span(`flex:1;height:8px;border-radius:4px;background:${l.line}`, p.div(`height:8px;border-radius:4px;width:${many / 5}%;background:${l.ink}`, ''))}<span style="width:34px;text-align:right">${many}</span>`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Calificación', 'Star rating'), 'back', 'help'),
        p.div(
          'display:flex;gap:12px;align-items:center;padding:10px 20px',
          `${face(s, 44)}<span style="font-size:16px">${s.name}</span>`,
        ),
        p.div('text-align:center;font-size:60px;font-weight:700;padding-top:8px', s.rating),
        p.soft(
          l,
          s.say('Tus últimos 500 viajes calificados', 'Your last 500 rated trips'),
          14,
          'text-align:center;padding-bottom:14px',
        ),
        line(5, 500 - fours - twos),
        line(4, fours),
        line(3, 0),
        line(2, twos),
        line(1, 0),
        k.part(l, s.say('Comentarios', 'Compliments')),
        k.place(l, 'check', s.say('Buena conversación', 'Good conversation')),
        k.place(l, 'car', s.say('Manejo seguro', 'Safe driving')),
      ),
      k.tabsOfUber(l, 3),
    );
  },
});
