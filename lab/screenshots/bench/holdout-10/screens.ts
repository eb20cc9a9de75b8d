import { icon, on, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import type { Design } from '../scene.ts';
import * as k from './parts.ts';
import { CLOSED, NAMED, SAID_CLOSED, SAID_TURNING, SLASHED, TURNING } from './weeks.ts';

const wallpaper = (l: p.Look): string => {
  const { random } = l.s;
  const hue = random.whole(0, 360);
  return p.div(
    `position:absolute;inset:0;background:linear-gradient(${random.whole(120, 220)}deg,hsl(${hue},45%,28%),hsl(${hue + 50},40%,16%))`,
    '',
  );
};

/** Weeks outside the app's own upright page. */
export const WEEKS_ELSEWHERE: Record<string, Design> = {
  // A widget of the app among the phone's other apps.
  widgetAmongApps: (s) => {
    const l = h.byScene(s, { theme: 'light' });
    const trips = h.tripsOf(s);
    const range = p.week(l, s.platform === 'uber' ? TURNING : CLOSED);
    const apps = s
      .say(
        'Mapas,Banco,Correo,Cámara,Música,Reloj,Notas,Clima,Fotos,Radio,Archivos,Ajustes',
        'Maps,Bank,Mail,Camera,Music,Clock,Notes,Weather,Photos,Radio,Files,Settings',
      )
      .split(',');
    const app = (name: string): string =>
      p.div(
        'width:25%;text-align:center;padding:10px 0;font-size:12px;color:#fff',
        `${p.div(`width:54px;height:54px;margin:0 auto 5px;border-radius:14px;background:hsl(${s.random.whole(0, 360)},55%,48%)`, '')}${name}`,
      );
    return p.screen(
      { ...l, ground: '#222' },
      h.stack(
        wallpaper(l),
        p.div(
          'position:relative',
          h.stack(
            q.carrier(l),
            p.div(
              `margin:12px 18px;padding:16px 18px;border-radius:22px;background:#fdfdfd;color:#141414`,
              h.stack(
                p.between(h.bold(h.nameOf(s)), range, 'font-size:14px'),
                p.sum(l, s.total, 38, s.width - 90, 'padding:6px 0 0'),
                p.bars(l, 34, h.initials(s), l.tint, 3),
                p.between(
                  s.say(`${trips} viajes`, `${trips} trips`),
                  q.hoursFor(s, trips),
                  'font-size:14px;color:#55585e',
                ),
              ),
            ),
            p.div('display:flex;flex-wrap:wrap;padding:8px 10px', apps.map(app).join('')),
          ),
        ),
      ),
    );
  },
  // The locked phone with the app's notice and two others.
  noticeOnLock: (s) => {
    const l = h.byScene(s, { theme: 'dark' });
    const trips = h.tripsOf(s);
    const range = p.week(l, s.platform === 'uber' ? SAID_TURNING : SAID_CLOSED);
    const note = (app: string, at: string, words: string): string =>
      p.div(
        'margin:8px 12px;padding:13px 16px;border-radius:18px;background:#ffffffe8;color:#16171a;font-size:15px;line-height:1.35',
        `${p.between(h.bold(app), p.span('color:#666', at), 'font-size:13px;padding-bottom:3px')}${words}`,
      );
    return p.screen(
      l,
      h.stack(
        wallpaper(l),
        p.div(
          'position:relative',
          h.stack(
            q.carrier(l),
            p.div(
              'text-align:center;color:#fff;font-size:17px;padding-top:22px',
              s.say('martes, 8 a. m. · 17°', 'Tuesday · 61°'),
            ),
            p.div(
              'text-align:center;color:#fff;font-size:76px;font-weight:600;line-height:1.1;padding-bottom:26px',
              `${s.random.whole(6, 11)}:${s.random.whole(10, 59)}`,
            ),
            note(
              s.say('Mensajes', 'Messages'),
              s.say('ahora', 'now'),
              s.say('Chuy: ¿vas a la junta?', 'Ray: game at 7?'),
            ),
            note(
              h.nameOf(s),
              s.say('hace 12 min', '12m ago'),
              s.say(
                `<b>Tu semana en resumen</b><br>Tus ganancias ${range}: ${p.money(l, s.total)} en ${trips} viajes. ¡Buen trabajo!`,
                `<b>Your week in review</b><br>Your earnings ${range}: ${p.money(l, s.total)} on ${trips} trips. Nice work!`,
              ),
            ),
            note(
              s.say('Banco', 'Bank'),
              s.say('hace 1 h', '1h ago'),
              s.say(
                `Compra por ${p.nearly(l, 640, 42)} en gasolinera`,
                `Purchase of ${p.nearly(l, 640, 42)} at gas station`,
              ),
            ),
          ),
        ),
      ),
    );
  },
  // The phone's letters are set to their largest.
  largestLetters: (s) => {
    const l = h.byScene(s);
    const trips = h.tripsOf(s);
    const [fares, tips] = p.split(s.total, 0.9);
    const big = (name: string, value: string): string =>
      p.div(
        `padding:14px 18px;border-bottom:1px solid ${l.line}`,
        `${p.div(`font-size:22px;color:${l.soft}`, name)}${p.div('font-size:29px;font-weight:600;white-space:nowrap', value)}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.div('display:flex;align-items:center;gap:14px;padding:12px 18px', `${icon('back', 30)}`),
        p.div(
          'padding:0 18px 6px;font-size:25px;line-height:1.2',
          p.week(l, s.platform === 'uber' ? TURNING : s.random.pick([CLOSED, NAMED])),
        ),
        big(s.say('Ganancias totales', 'Total earnings'), p.money(l, s.total)),
        big(s.say('Viajes', 'Fares'), p.money(l, fares!)),
        big(s.say('Propinas', 'Tips'), p.money(l, tips!)),
        big(s.say('Viajes hechos', 'Completed'), String(trips)),
        big(s.say('En línea', 'Online'), q.hoursFor(s, trips)),
      ),
    );
  },
  // A tablet: the days as bars at the left, parts and other weeks at the right.
  tabletOfWeek: (s) => {
    [s.width, s.height] = s.random.pick([
      [1180, 820],
      [1080, 810],
    ]);
    const l = h.byScene(s);
    const ways = s.platform === 'uber' ? TURNING : CLOSED;
    const texts = weeksAround(l, ways, [0, -1, -2, -3]);
    const [fares, offers, tips] = p.split(s.total, 0.83, 0.1);
    const trips = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        h.tabletBar(l),
        h.title(l, s.say('Ganancias', 'Earnings'), 34, 'padding:16px 40px'),
        p.div(
          'display:flex;gap:40px;padding:0 40px',
          h.stack(
            p.div(
              'flex:1.5',
              h.stack(
                p.between(
                  h.bold(texts[0]!),
                  `${icon('left', 20)} &nbsp; &nbsp;${icon('right', 20)}`,
                  'font-size:18px;padding:6px 20px',
                ),
                p.sum(l, s.total, 52, 480, 'padding:2px 20px 14px'),
                p.bars(
                  l,
                  s.height - 520,
                  weekdays(s, 3).map((name, day) => `${name} ${p.dayNumber(s, day)}`),
                  l.tint,
                  4,
                ),
                p.columns(l, [
                  [String(trips), s.say('Viajes', 'Trips')],
                  [q.hoursFor(s, trips), s.say('En línea', 'Online')],
                  [p.money(l, h.adds(s.total / trips)), s.say('Por viaje', 'Per trip')],
                ]),
              ),
            ),
            p.div(
              `flex:1;border-left:1px solid ${l.line}`,
              h.stack(
                k.part(l, s.say('Desglose', 'Breakdown')),
                k.ruled(
                  l,
                  [
                    [s.say('Tarifa neta', 'Net fare'), fares!],
                    [s.say('Promociones', 'Promotions'), offers!],
                    [s.say('Propinas', 'Tips'), tips!],
                  ],
                  16,
                ),
                k.strong(l, s.say('Total', 'Total'), s.total),
                k.part(l, s.say('Otras semanas', 'Other weeks')),
                p.rows(
                  l,
                  texts.slice(1).map((words): [string, string] => [words, q.anotherWeek(l)]),
                ),
              ),
            ),
          ),
        ),
      ),
    );
  },
  // The phone lies in its holder: parts at the left, the week and its sum at the right.
  lyingInHolder: (s) => {
    [s.width, s.height] = s.random.pick([
      [844, 390],
      [800, 360],
    ]);
    const l = h.byScene(s, { theme: 'dark' });
    const [fares, offers, tips] = p.split(s.total, 0.84, 0.09);
    const range = p.week(l, s.platform === 'uber' ? TURNING : s.random.pick([SLASHED, CLOSED]));
    return p.screen(
      l,
      h.stack(
        p.between(
          `${icon('back', 20)} &nbsp;${h.bold(s.say('Resumen de la semana', 'Week summary'))}`,
          `${icon('help', 20)}`,
          'padding:14px 44px 8px;font-size:17px',
        ),
        p.div(
          'display:flex;gap:20px;padding:0 24px',
          h.stack(
            p.div(
              'flex:1',
              h.stack(
                k.ruled(l, [
                  [s.say('Tarifas', 'Fares'), fares!],
                  [s.say('Promociones', 'Promotions'), offers!],
                  [s.say('Propinas', 'Tips'), tips!],
                ]),
                p.soft(l, s.say(`Próximo pago: ${on(s, 9)}`, `Next payout: ${on(s, 9)}`), 14, 'padding:12px 20px'),
              ),
            ),
            p.div(
              `flex:1;padding:14px 8px;border-radius:14px;background:${l.panel}`,
              h.stack(
                p.div('text-align:center;font-size:16px', range),
                p.sum(l, s.total, 42, 330, 'text-align:center;padding:4px 0'),
                p.bars(l, s.height - 290, h.initials(s), l.tint, 3),
                p.soft(l, s.say('Ganancias totales', 'Total earnings'), 14, 'text-align:center'),
              ),
            ),
          ),
        ),
      ),
    );
  },
};
