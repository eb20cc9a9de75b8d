import { type Icon, icon, on, onDay, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { SAID_CLOSED, SAID_TURNING } from '../holdout-10/weeks.ts';
import * as m from '../holdout-12/parts.ts';

/** What each of the apps shows of a week, in so much room. */
const weekIn = (l: p.Look, week: string, room: number, bars: number): string => {
  const { s } = l;
  const trips = h.tripsOf(s);
  return h.stack(
    p.div('text-align:center;padding:8px 0;font-size:15px', week),
    p.sum(l, s.total, 40, room, 'text-align:center'),
    p.soft(l, m.totalOf(s), 14, 'text-align:center'),
    p.bars(l, bars, h.initials(s), l.tint, 3),
    p.columns(l, [
      [String(trips), s.say('Viajes', 'Trips')],
      [q.hoursFor(s, trips), s.say('En línea', 'Online')],
    ]),
    k.ruled(l, m.partsOf(s)),
  );
};

/** Weeks in other places than on the app's own upright page. */
export const WEEKS_ELSEWHERE: m.Designs = {
  // Two pictures put side by side: the week, and the list of its last trips.
  twoSideBySide: (s) => {
    const l = m.riding(s);
    const width = s.width;
    s.width = width * 2 + 12;
    const fares = h.divided(s, Math.max(...s.days), 7);
    const times = h.timesOf(s, 7);
    const half = (inner: string): string =>
      p.div(`position:relative;width:${width}px;height:${s.height}px;overflow:hidden;background:${l.ground}`, inner);
    return p.screen(
      { ...l, ground: '#888' },
      p.div(
        'display:flex;gap:12px',
        half(
          h.stack(
            p.phone(l),
            q.bar(l, s.say('Semana', 'Week'), 'back', 'help'),
            weekIn(l, p.week(l, m.waysOf(s)), width - 60, 100),
          ),
        ) +
          half(
            h.stack(
              p.phone(l),
              q.bar(l, s.say('Viajes', 'Trips'), 'back', 'calendar'),
              h.title(l, onDay(s, s.days.indexOf(Math.max(...s.days))), 18),
              ...fares.map((value, at) =>
                p.between(
                  `${times[at]}${p.soft(l, s.say('Completado', 'Completed'), 13)}`,
                  p.money(l, value),
                  `padding:11px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
                ),
              ),
            ),
          ),
      ),
    );
  },
  // A video goes on in a small window over the page, and a chat's round head floats at its side.
  filmOverPage: (s) => {
    const l = m.riding(s);
    const width = Math.round(s.width * 0.52);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias semanales', 'Weekly earnings'), 'back', 'help'),
        weekIn(l, p.week(l, m.waysOf(s)), s.width - 60, Math.round(s.height * 0.13)),
        p.div(
          `position:absolute;right:12px;top:${Math.round(s.height * s.random.between(0.52, 0.6))}px;width:${width}px;height:${Math.round(width * 0.56)}px;border-radius:12px;background:linear-gradient(#24508a,#9bb8d8 55%,#3e7a3a 56%);box-shadow:0 3px 14px #0008;color:#fff;padding:10px;font:12px Liberation Sans`,
          `${icon('close', 18)}<div style="position:absolute;left:10px;bottom:8px">2 - 1 &nbsp; 67:${s.random.whole(10, 59)}</div>`,
        ),
        p.div(
          `position:absolute;left:6px;top:${Math.round(s.height * 0.44)}px;width:52px;height:52px;border-radius:50%;background:#e08a4c;border:3px solid #fff;box-shadow:0 2px 8px #0006;text-align:center;font:700 20px/46px Liberation Sans;color:#fff`,
          'R',
        ),
      ),
    );
  },
  // The phone's screen in a window of a computer, over its desktop.
  mirroredOnDesktop: (s) => {
    const [phoneWidth, phoneHeight] = [360, 640];
    [s.width, s.height] = [1280, 760];
    const l = m.riding(s);
    const left = s.random.whole(380, 760);
    const symbol = (at: Icon, words: string): string =>
      p.div(
        'width:92px;text-align:center;color:#fff;font:12px Liberation Sans;padding:12px 0',
        `${icon(at, 34)}<br>${words}`,
      );
    return p.screen(
      { ...l, ground: '#1f4f6e' },
      h.stack(
        p.div(
          'position:absolute;left:10px;top:12px',
          symbol('home', s.say('Este equipo', 'This PC')) +
            symbol('lock', s.say('Facturas', 'Invoices')) +
            symbol('search', 'Chrome') +
            symbol('menu', s.say('Papelera', 'Trash')),
        ),
        p.div(
          `position:absolute;left:${left}px;top:30px;width:${phoneWidth}px;border-radius:8px;overflow:hidden;box-shadow:0 8px 30px #000a`,
          h.stack(
            p.between(
              s.random.pick(['SM-A546E', 'moto g84', 'Redmi Note 13']),
              '—  □  ×',
              'height:32px;padding:0 12px;background:#f2f2f2;color:#222;font:13px Liberation Sans',
            ),
            p.div(
              `position:relative;height:${phoneHeight}px;background:${l.ground};color:${l.ink}`,
              h.stack(
                p.phone(l),
                q.bar(l, s.say('Ganancias', 'Earnings'), 'back', 'help'),
                weekIn(l, p.week(l, m.waysOf(s)), phoneWidth - 60, 100),
              ),
            ),
          ),
        ),
        p.between(
          `${icon('menu', 20)} &nbsp; ${icon('search', 20)}`,
          `${s.random.whole(1, 12)}:${s.random.whole(10, 59)}`,
          'position:absolute;left:0;right:0;bottom:0;height:42px;padding:0 18px;background:#101820;color:#fff;font:13px Liberation Sans',
        ),
      ),
    );
  },
  // A computer's mail: other letters at the left, that of the week at the right.
  lettersOnComputer: (s) => {
    [s.width, s.height] = s.random.pick([
      [1280, 720],
      [1366, 768],
    ]);
    const l = m.riding(s, { theme: 'light', font: 'Liberation Sans' });
    const trips = h.tripsOf(s);
    const letter = (from: string, words: string, isOpen = false): string =>
      p.div(
        `padding:12px 16px;border-bottom:1px solid #e3e3e3;font-size:13px;line-height:1.4;${isOpen ? 'background:#dce9fb' : ''}`,
        `<b>${from}</b><br>${words}`,
      );
    const subject = s.say('Tu resumen semanal de ganancias', 'Your weekly earnings summary');
    return p.screen(
      l,
      h.stack(
        h.browser(s.say('Recibidos', 'Inbox'), 'https://mail.google.com/mail/u/0/#inbox'),
        p.div(
          'display:flex;height:100%',
          h.stack(
            p.div(
              'width:330px;border-right:1px solid #ddd',
              h.stack(
                letter(s.country === 'mx' ? 'Telcel' : 'Verizon', s.say('Tu factura está lista', 'Your bill is ready')),
                letter(h.nameOf(s), subject, true),
                letter(
                  s.country === 'mx' ? 'Mercado Libre' : 'Amazon',
                  s.say('Tu paquete llega hoy', 'Your parcel arrives today'),
                ),
                letter(s.say('Banco', 'Bank'), s.say('Estado de cuenta disponible', 'Statement available')),
                letter('Netflix', s.say('Novedades de la semana', 'New this week')),
              ),
            ),
            p.div(
              'flex:1;padding:22px 40px',
              h.stack(
                p.div('font-size:21px;padding-bottom:10px', subject),
                p.soft(l, `<b>${h.nameOf(s)}</b> &nbsp; ${s.say('para mí', 'to me')} &nbsp; ${onDay(s, 7)}`, 13),
                p.div(
                  'width:520px;margin-top:16px;padding:20px 26px;border:1px solid #ddd;border-radius:8px',
                  h.stack(
                    p.div(
                      'font-size:16px;line-height:1.5',
                      s.say(`${h.firstName(s)}, esto es lo que ganaste `, `${h.firstName(s)}, this is what you made `) +
                        p.week(l, s.platform === 'uber' ? SAID_TURNING : SAID_CLOSED),
                    ),
                    p.sum(l, s.total, 40, 440, 'padding:6px 0'),
                    ...m
                      .partsOf(s)
                      .map(([name, value]) => p.between(name, p.money(l, value), 'font-size:15px;padding:6px 0')),
                    p.between(s.say('Viajes', 'Trips'), String(trips), 'font-size:15px;padding:6px 0'),
                    p.between(s.say('En línea', 'Online'), q.hoursFor(s, trips), 'font-size:15px;padding:6px 0'),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    );
  },
  // Scrolled: the end of one week's card is above, the wanted one is whole, the next is only begun.
  cardsScrolledOver: (s) => {
    const l = m.riding(s);
    const texts = weeksAround(l, m.shortWaysOf(s), [0, -1]);
    const trips = h.tripsOf(s);
    const ending = m
      .kindsOf(s)
      .map((name) => p.between(name, p.nearly(l, 700, 120), 'padding:6px 0;font-size:15px'))
      .join('');
    return p.screen(
      l,
      h.scrolled(
        l,
        h.stack(p.phone(l), q.bar(l, s.say('Resúmenes', 'Summaries'), 'back', 'calendar')),
        70,
        h.stack(
          p.card(l, p.div('height:40px', '') + ending),
          p.card(
            l,
            h.stack(
              p.between(h.bold(texts[0]!), icon('right', 16), 'font-size:16px'),
              p.sum(l, s.total, 36, s.width - 90, 'padding:6px 0'),
              p.bars(l, 70, weekdays(s, 1), l.tint, 3),
              ...m
                .partsOf(s)
                .map(([name, value]) => p.between(name, p.money(l, value), 'padding:6px 0;font-size:15px')),
              p.between(s.say('Viajes', 'Trips'), String(trips), 'padding:6px 0;font-size:15px'),
              p.between(s.say('En línea', 'Online'), q.hoursFor(s, trips), 'padding:6px 0;font-size:15px'),
              p.button(l, s.say('Ver desglose', 'See breakdown'), 'margin:12px 0 0'),
            ),
          ),
          p.div(
            `position:absolute;left:0;right:0;bottom:0;padding:10px 16px 0`,
            p.div(
              `height:52px;padding:16px;border-radius:12px 12px 0 0;background:${l.panel}`,
              p.between(h.bold(texts[1]!), icon('right', 16), 'font-size:16px'),
            ),
          ),
        ),
      ),
    );
  },
  // The phone shows everything at its smallest.
  smallestLetters: (s) => {
    const real = [s.width, s.height] as const;
    const less = s.random.between(0.62, 0.72);
    [s.width, s.height] = [Math.round(real[0] / less), Math.round(real[1] / less)];
    const l = m.riding(s);
    const rides = q.tripsOfDays(s, q.fare(s));
    const inner = p.div(
      `width:${s.width}px;height:${s.height}px;transform:scale(${less});transform-origin:0 0`,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias semanales', 'Weekly earnings'), 'back', 'help'),
        weekIn(l, p.week(l, m.waysOf(s)), s.width - 60, 140),
        k.part(l, s.say('Por día', 'By day')),
        ...s.days.map((_, at) => k.dayLine(l, at, rides[at]!)),
      ),
    );
    [s.width, s.height] = real;
    return p.screen(l, inner);
  },
  // A tablet: the driver's own sheet of earlier weeks at the left, the app in a column at the right.
  besideOwnSheet: (s) => {
    [s.width, s.height] = s.random.pick([
      [1080, 780],
      [1180, 820],
    ]);
    const l = m.riding(s, { theme: s.random.pick(['dark', 'light']) });
    const column = Math.round(s.width * 0.38);
    const texts = weeksAround(l, m.waysOf(s), [0]);
    const earlier = [5, 4, 3, 2, 1].map((at): string[] => [
      on(s, -7 * at),
      q.anotherWeek({ ...l, before: '$', after: '' }),
      p.nearly({ ...l, before: '$', after: '' }, 1300, 160),
    ]);
    return p.screen(
      l,
      p.div(
        'display:flex;height:100%',
        h.stack(
          p.div(
            'flex:1;background:#fff;color:#222;font-family:Liberation Sans',
            h.stack(
              p.between(
                `${icon('back', 20)} &nbsp; ${s.say('Mis cuentas', 'My sheet')}`,
                icon('dots', 20),
                'padding:14px 18px',
              ),
              p.div(
                'margin:0 18px;border:1px solid #cfd4da',
                h.table(
                  [
                    [s.say('Semana del', 'Week of'), s.say('Gané', 'Made'), s.say('Gasolina', 'Gas')].map(h.bold),
                    ...earlier,
                  ],
                  [1, 1, 1],
                  'padding:10px 12px;font-size:15px',
                  '#cfd4da',
                ),
              ),
            ),
          ),
          p.div('width:10px;background:#111', ''),
          p.div(
            `width:${column}px`,
            h.stack(
              h.tabletBar(l),
              q.bar(l, s.say('Ganancias', 'Earnings'), 'back', 'help'),
              weekIn(l, texts[0]!, column - 60, 110),
              k.place(l, 'clock', s.say('Ver actividad', 'See activity')),
            ),
          ),
        ),
      ),
    );
  },
  // Notices were pulled down over the page's lower part; what is theirs has sums of its own.
  noticesFromBelow: (s) => {
    const l = m.riding(s);
    const notice = (app: string, words: string): string =>
      p.div(
        'margin:8px 0;padding:12px 16px;border-radius:16px;background:#2d2f34;color:#eee;font:14px/1.4 Liberation Sans',
        `<span style="font-size:12px;color:#aaa">${app}</span><br>${words}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias', 'Earnings'), 'back', 'help'),
        weekIn(l, p.week(l, m.waysOf(s)), s.width - 60, 60),
        p.div(
          'position:absolute;left:10px;right:10px;bottom:14px',
          notice(
            s.country === 'mx' ? 'Banco Azteca' : 'Chime',
            s.say(
              `Recibiste una transferencia por ${p.nearly(l, 1400, 240)}`,
              `You received a transfer of ${p.nearly(l, 1400, 240)}`,
            ),
          ) +
            notice(
              'WhatsApp',
              s.say('<b>Gaby</b>: ¿a qué hora llegas a comer?', '<b>Gaby</b>: what time are you home for dinner?'),
            ),
        ),
      ),
    );
  },
};
