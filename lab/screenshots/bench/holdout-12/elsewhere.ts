import { icon, on, onDay, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, CLOSED_DATED, TURNING_DATED } from '../holdout-10/weeks.ts';
import * as m from './parts.ts';

/** The upper part of a week's page, as it is in each of the apps. */
const headOfWeek = (l: p.Look, room: number, bars: number): string => {
  const { s } = l;
  return h.stack(
    p.div('text-align:center;padding:8px 0;font-size:15px', p.week(l, m.waysOf(s))),
    p.sum(l, s.total, 42, room, 'text-align:center'),
    p.soft(l, m.totalOf(s), 14, 'text-align:center'),
    p.bars(l, bars, h.initials(s), l.tint, 3),
  );
};

/** Weeks on other screens than the app's own upright page. */
export const WEEKS_ELSEWHERE: m.Designs = {
  // The week above, the way to the next rider below.
  halfWithMap: (s) => {
    const l = m.riding(s);
    const trips = h.tripsOf(s);
    const street = (style: string): string => p.div(`position:absolute;background:#fff;${style}`, '');
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('back', 21), icon('help', 21), 'padding:4px 18px'),
        headOfWeek(l, s.width - 60, 46),
        p.columns(l, [
          [String(trips), s.say('Viajes', 'Trips')],
          [q.hoursFor(s, trips), s.say('En línea', 'Online')],
        ]),
        p.div(
          'position:absolute;left:0;right:0;bottom:0;height:44%;border-top:8px solid #111;background:#e4e8dd;overflow:hidden;color:#fff',
          h.stack(
            street('left:-20px;right:-20px;top:120px;height:16px;transform:rotate(-9deg)'),
            street('left:90px;top:-20px;bottom:-20px;width:20px;transform:rotate(14deg)'),
            street('left:230px;top:-20px;bottom:-20px;width:12px;transform:rotate(-6deg)'),
            p.div(
              'position:absolute;left:10px;right:10px;top:10px;padding:12px 16px;border-radius:12px;background:#0f6b4c;font-size:18px;font-weight:600',
              `${icon('up', 22)} &nbsp;${s.country === 'mx' ? '350 m &nbsp; Av. Universidad' : '0.2 mi &nbsp; Lamar Blvd'}`,
            ),
            p.div(
              'position:absolute;left:10px;bottom:14px;padding:8px 14px;border-radius:10px;background:#fff;color:#222;font-size:15px',
              `<b>${s.random.whole(6, 29)} min</b> · ${s.random.whole(2, 14)}.${s.random.whole(1, 9)} ${s.country === 'mx' ? 'km' : 'mi'}`,
            ),
          ),
        ),
      ),
    );
  },
  // A phone that unfolds: weeks at the left, the opened one at the right.
  unfoldedPhone: (s) => {
    [s.width, s.height] = s.random.pick([
      [840, 740],
      [884, 800],
    ]);
    const l = m.riding(s);
    const trips = h.tripsOf(s);
    const open = s.random.whole(0, 2);
    const list = weeksAround(
      l,
      m.shortWaysOf(s),
      [0, 1, 2, 3, 4, 5].map((at) => open - at),
    );
    return p.screen(
      l,
      h.stack(
        h.tabletBar(l),
        p.div(
          'display:flex;height:100%',
          h.stack(
            p.div(
              `width:44%;border-right:1px solid ${l.line}`,
              h.title(l, s.say('Ganancias', 'Earnings'), 26) +
                list
                  .map((words, at) =>
                    p.between(
                      at === open ? h.bold(words) : words,
                      at === open ? h.bold(p.money(l, s.total)) : q.anotherWeek(l),
                      `padding:17px 20px;font-size:15px;border-bottom:1px solid ${l.line};${at === open ? `background:${l.panel}` : ''}`,
                    ),
                  )
                  .join(''),
            ),
            p.div(
              'flex:1;padding-top:14px',
              h.stack(
                p.soft(l, list[open]!, 15, 'padding:0 20px'),
                p.sum(l, s.total, 38, s.width * 0.5, 'padding:0 20px'),
                p.soft(l, m.totalOf(s), 14, 'padding:0 20px 8px'),
                p.bars(l, 120, weekdays(s, 3), l.tint, 3),
                k.ruled(l, m.partsOf(s)),
                h.line(l, s.say('Viajes', 'Trips'), String(trips)),
                h.line(l, s.say('En línea', 'Online'), q.hoursFor(s, trips)),
              ),
            ),
          ),
        ),
      ),
    );
  },
  // The app's page in the middle of the phone's open apps.
  amongOpenApps: (s) => {
    const l = m.riding(s);
    const width = Math.round(s.width * 0.7);
    const edge = (style: string, colour: string): string =>
      p.div(
        `position:absolute;top:90px;bottom:130px;width:${width}px;border-radius:22px;background:${colour};${style}`,
        '',
      );
    return p.screen(
      { ...l, ground: '#394150' },
      h.stack(
        edge(`left:${-width + 34}px`, '#cfe3d4'),
        edge(`right:${-width + 34}px`, '#f1efe9'),
        p.div(
          `position:absolute;left:${(s.width - width) / 2}px;top:58px;color:#fff;font-size:14px;width:${width}px;text-align:center`,
          h.nameOf(s),
        ),
        p.div(
          `position:absolute;left:${(s.width - width) / 2}px;top:90px;bottom:130px;width:${width}px;border-radius:22px;overflow:hidden;background:${l.ground}`,
          h.stack(
            p.between(icon('back', 18), icon('help', 18), 'padding:14px 16px 4px'),
            headOfWeek(l, width - 40, 60),
            m
              .partsOf(s)
              .map(([name, value]) =>
                p.between(name, p.money(l, value), `padding:8px 16px;font-size:13px;border-bottom:1px solid ${l.line}`),
              )
              .join(''),
          ),
        ),
        p.div(
          'position:absolute;left:0;right:0;bottom:50px;text-align:center;color:#fff;font-size:15px',
          p.span('padding:11px 26px;border-radius:22px;background:#ffffff2e', s.say('Cerrar todo', 'Clear all')),
        ),
      ),
    );
  },
  // Enlarged with two fingers: the page's edges are out of the picture.
  enlarged: (s) => {
    const l = m.riding(s);
    const trips = h.tripsOf(s);
    const more = s.random.between(1.16, 1.28);
    return p.screen(
      l,
      p.div(
        `transform:scale(${more});transform-origin:50% ${s.random.whole(12, 30)}%`,
        h.stack(
          p.phone(l),
          q.bar(l, s.say('Ganancias semanales', 'Weekly earnings'), 'back', 'help'),
          headOfWeek(l, s.width - 150, 90),
          p.columns(l, [
            [String(trips), s.say('Viajes', 'Trips')],
            [q.hoursFor(s, trips), s.say('En línea', 'Online')],
          ]),
          ...m
            .partsOf(s)
            .map(([name, value]) => p.between(name, p.money(l, value), 'padding:11px 56px;font-size:15px')),
        ),
      ),
    );
  },
  // The small picture of the screenshot itself stands in its corner, to be shared or cut.
  pictureInCorner: (s) => {
    const l = m.riding(s);
    const trips = h.tripsOf(s);
    const body = h.stack(
      p.phone(l),
      q.bar(l, s.say('Resumen de la semana', 'Week summary'), 'back', 'help'),
      headOfWeek(l, s.width - 60, Math.round(s.height * 0.13)),
      p.columns(l, [
        [String(trips), s.say('Viajes', 'Trips')],
        [q.hoursFor(s, trips), s.say('En línea', 'Online')],
      ]),
      k.ruled(l, m.partsOf(s)),
    );
    return p.screen(
      l,
      h.stack(
        body,
        p.div(
          `position:absolute;left:14px;bottom:20px;width:${s.width * 0.24}px;height:${s.height * 0.24}px;border:4px solid #fff;border-radius:12px;overflow:hidden;background:${l.ground};box-shadow:0 4px 16px #0008`,
          p.div(`width:${s.width}px;transform:scale(.24);transform-origin:0 0`, body),
        ),
        p.div(
          `position:absolute;left:${s.width * 0.24 + 30}px;right:14px;bottom:30px;padding:13px 18px;border-radius:26px;background:#2b2d31;color:#fff;display:flex;justify-content:space-around;font-size:14px`,
          `<span>${icon('share', 18)} ${s.say('Compartir', 'Share')}</span><span>${icon('search', 18)} ${s.say('Editar', 'Edit')}</span>`,
        ),
      ),
    );
  },
  // The payment summary as a paper with small letters.
  smallPrint: (s) => {
    if (s.random.chance(0.4)) k.across(s);
    const l = h.uber(s, { theme: 'light', font: 'Liberation Sans' });
    const fee = h.adds(s.total * s.random.between(0.2, 0.3));
    const [fares, offers, tips] = p.split(h.adds(s.total, fee), 0.86, 0.1);
    const tolls = p.near(s, 140, 24);
    const cell = 'padding:5px 2px;font-size:10.5px';
    const part = (words: string): string => p.div('padding:14px 2px 3px;font-size:13px;font-weight:700', words);
    const lines = (all: [string, number][]): string =>
      h.table(
        all.map(([name, value]) => [name, p.money(l, value)]),
        [2, 1],
        cell,
        '#ddd',
      );
    const paid = h.adds(s.total, tolls);
    return p.screen(
      { ...l, ground: '#7d8085' },
      h.stack(
        h.paperBar(l, s.say('resumen_de_pago.pdf', 'payment_statement.pdf')),
        p.div(
          'margin:12px 8px;padding:20px 16px 34px;background:#fff;color:#181818',
          h.stack(
            p.between(p.span('font-size:21px', 'Uber'), p.span('font-size:10px', `${s.name}`)),
            p.div(
              'padding:12px 2px 2px;font-size:15px;font-weight:700',
              s.say('Estado de cuenta semanal', 'Weekly statement'),
            ),
            p.div('padding:0 2px;font-size:11px', p.week(l, TURNING_DATED)),
            part(s.say('Tus ganancias', 'Your earnings')),
            lines([
              [s.say('Tarifa', 'Fare'), fares!],
              [s.say('Promociones', 'Promotions'), offers!],
              [s.say('Propinas', 'Tips'), tips!],
              [s.say('Tarifa de servicio', 'Service fee'), -fee],
            ]),
            h.table(
              [[s.say('Total de tus ganancias', 'Total earnings'), p.money(l, s.total)].map(h.bold)],
              [2, 1],
              cell,
              '#ddd',
            ),
            part(s.say('Reembolsos y gastos', 'Refunds and expenses')),
            lines([[s.say('Peajes', 'Tolls'), tolls]]),
            part(s.say('Pagos', 'Payouts')),
            lines([
              [
                s.say(`Transferido a cuenta bancaria · ${on(s, 8)}`, `Transferred to bank account · ${on(s, 8)}`),
                -paid,
              ],
            ]),
            part(s.say('Saldo final', 'Ending balance')),
            lines([[s.say(`Saldo al ${on(s, 7)}`, `Balance on ${on(s, 7)}`), 0]]),
          ),
        ),
      ),
    );
  },
  // The pink app's site on a computer.
  siteOnComputer: (s) => {
    [s.width, s.height] = s.random.pick([
      [1280, 720],
      [1366, 768],
    ]);
    const l = h.lyft(s, { theme: 'light' });
    const rides = h.tripsOf(s);
    const texts = weeksAround(l, s.random.pick([CLOSED, CLOSED_DATED]), [0]);
    return p.screen(
      l,
      h.stack(
        h.browser('Lyft Driver', 'https://www.lyft.com/driver/earnings'),
        p.between(
          p.span(`font-size:24px;font-weight:700;color:${l.tint}`, 'lyft'),
          h.firstName(s),
          `padding:12px 60px;border-bottom:1px solid ${l.line}`,
        ),
        p.div(
          'display:flex;gap:40px;padding:22px 60px',
          h.stack(
            p.div(
              'width:46%',
              h.stack(
                n.roundPager(l, texts[0]!),
                p.sum(l, s.total, 46, 420, 'padding:8px 18px 0'),
                p.soft(l, s.say('Ganancias totales', 'Total earnings'), 15, 'padding:0 18px'),
                p.bars(l, 130, weekdays(s, 3), l.tint, 4),
                p.columns(l, [
                  [String(rides), s.say('Viajes', 'Rides')],
                  [q.hoursFor(s, rides), s.say('En línea', 'Online')],
                ]),
              ),
            ),
            p.div(
              'flex:1',
              h.stack(
                ...s.days.map((value, at) =>
                  p.between(
                    onDay(s, at),
                    p.money(l, value),
                    `padding:11px 10px;font-size:15px;border-bottom:1px solid ${l.line}`,
                  ),
                ),
                p.between(h.bold('Total'), h.bold(p.money(l, s.total)), 'padding:13px 10px;font-size:16px'),
              ),
            ),
          ),
        ),
      ),
    );
  },
  // The phone's browser has put the app's page into the other language: half of its words stayed.
  halfTranslated: (s) => {
    const l = m.riding(s, { theme: 'light' });
    const own = s.tongue;
    k.speak(s, own === 'es' ? 'en' : 'es');
    const range = p.week(l, m.shortWaysOf(s));
    const trips = h.tripsOf(s);
    const parts = m.partsOf(s);
    k.speak(s, own);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.div(
          'padding:9px 18px;background:#f1f3f4;color:#333;font:14px Liberation Sans',
          `${icon('lock', 15)} &nbsp;${{ uber: 'drivers.uber.com', didi: 'mexico.didiglobal.com', lyft: 'lyft.com/driver', other: '' }[s.platform]}`,
        ),
        h.title(l, s.say('Ganancias semanales', 'Weekly earnings'), 24),
        p.soft(l, range, 15, 'padding:0 20px'),
        p.sum(l, s.total, 40, s.width - 60, 'padding:2px 20px 0'),
        p.bars(l, 90, h.initials(s), l.tint, 2),
        k.ruled(l, parts),
        k.strong(l, m.totalOf(s), s.total),
        h.line(l, s.say('Viajes', 'Trips'), String(trips)),
        p.div(
          'position:absolute;left:0;right:0;bottom:0;display:flex;gap:26px;padding:16px 20px 26px;background:#fff;border-top:1px solid #ddd;color:#1a58c9;font:15px Liberation Sans',
          `<b>${s.say('español', 'English')}</b><span style="color:#666">${s.say('inglés', 'Spanish')}</span>`,
        ),
      ),
    );
  },
};
