import { icon, on, onDay, time, two, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import type { Design } from '../scene.ts';
import * as k from './parts.ts';
import { BEGUN, BY_DAYS, FIGURES, SPOKEN, TO_MONDAY, TO_SUNDAY, TO_SUNDAY_DATED } from './weeks.ts';

/** Weeks on screens that are dark, wide, lying, locked or of large letters. */
export const WEEKS_ELSEWHERE: Record<string, Design> = {
  // A notice is pulled down over a map; its text has the week.
  noticeOverMap: (s) => {
    const l = h.byScene(s, { theme: 'light', last: 6 });
    const range = p.week(l, SPOKEN);
    const trips = h.tripsOf(s);
    const [street, hue] = [s.random.whole(20, 60), s.random.pick(['#dfe6dc', '#e8e4da', '#dde4ec'])];
    const map = `<svg style="position:absolute;inset:0" width="${s.width}" height="${s.height}" stroke="#fff" stroke-width="9"><path d="M0 ${s.height * 0.4}L${s.width} ${s.height * 0.3}M0 ${s.height * 0.7}L${s.width} ${s.height * 0.82}M${street} 0L${street + 90} ${s.height}M${s.width - 60} 0L${s.width - 130} ${s.height}"/><path d="M0 ${s.height * 0.55}L${s.width} ${s.height * 0.55}" stroke-width="4"/></svg>`;
    return p.screen(
      { ...l, ground: hue },
      h.stack(
        map,
        p.div(
          'position:relative',
          h.stack(
            p.phone(l),
            p.div(
              'margin:4px 10px;padding:14px 16px;border-radius:20px;background:#fbfbfd;color:#141414;box-shadow:0 6px 20px #0005;font-size:15px;line-height:1.4',
              h.stack(
                p.between(
                  `${icon('car', 16)} &nbsp;${h.nameOf(s)}`,
                  s.say('ahora', 'now'),
                  'font-size:13px;color:#666;padding-bottom:4px',
                ),
                h.bold(s.say('Tu resumen semanal', 'Your weekly summary')),
                '<br>',
                s.say(
                  `Ganaste ${p.money(l, s.total)} ${range} en ${trips} viajes. Tu depósito llega el ${on(s, 9)}.`,
                  `You earned ${p.money(l, s.total)} ${range} on ${trips} trips. Your deposit arrives ${on(s, 9)}.`,
                ),
              ),
            ),
          ),
        ),
        p.div(
          'position:absolute;left:0;right:0;bottom:0;padding:18px 20px 30px;background:#fff;color:#141414;border-radius:18px 18px 0 0;box-shadow:0 -2px 10px #0003;text-align:center',
          `${p.div('font-size:20px;font-weight:700', s.say('Estás desconectado', 'You’re offline'))}${p.div(`margin-top:14px;padding:15px;border-radius:30px;background:${l.tint};color:#fff;font-size:18px;font-weight:700`, s.say('Conectarse', 'Go online'))}`,
        ),
      ),
    );
  },
  // Another app in the dark: rides with their offers, the week's sum in a green box.
  darkOfAnother: (s) => {
    const l = h.another(s, {
      theme: 'dark',
      tint: '#a7e92f',
      paint: { onTint: '#10180a', ground: '#141414', panel: '#222224' },
    });
    const trips = h.tripsOf(s);
    const fee = h.adds(s.total * 0.11);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ingresos', 'Income'), 'back', 'calendar'),
        q.tabs(l, s.say('Día,Semana,Mes', 'Day,Week,Month').split(','), 1),
        p.div(
          `margin:10px 16px;padding:20px;border-radius:20px;background:${l.tint};color:${l.onTint}`,
          h.stack(
            p.div('font-size:15px', p.week(l, s.random.pick([TO_SUNDAY, BY_DAYS, FIGURES]))),
            p.sum(l, s.total, 42, s.width - 90, 'padding:4px 0'),
            p.div('font-size:14px', s.say('Ingreso neto', 'Net income')),
          ),
        ),
        h.meanBars(l, 66, h.initials(s)),
        p.rows(l, [
          [s.say('Ingreso bruto', 'Gross income'), p.money(l, h.adds(s.total, fee))],
          [s.say('Comisión del servicio', 'Service commission'), p.money(l, -fee)],
          [s.say('Viajes', 'Rides'), String(trips)],
          [s.say('Calificación', 'Rating'), '4.93'],
        ]),
        h.further(l),
      ),
    );
  },
  // The phone's letters are set very large: only a little has room.
  lettersSetLarge: (s) => {
    const l = h.byScene(s);
    const trips = h.tripsOf(s);
    const ways = s.platform === 'uber' ? TO_MONDAY : s.random.pick([TO_SUNDAY, BEGUN]);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.div('display:flex;align-items:center;gap:14px;padding:12px 18px', icon('back', 32)),
        p.div('padding:4px 18px;font-size:36px;font-weight:700;line-height:1.1', s.say('Ganancias', 'Earnings')),
        p.div('padding:14px 18px 4px;font-size:25px;line-height:1.2', p.week(l, ways)),
        p.sum(l, s.total, 60, s.width - 40, 'padding:4px 18px 14px'),
        p.gap(l),
        p.between(s.say('Viajes', 'Trips'), String(trips), 'padding:18px;font-size:26px'),
        p.between(
          s.say('En línea', 'Online'),
          q.hoursFor(s, trips),
          `padding:18px;font-size:26px;border-top:1px solid ${l.line}`,
        ),
        p.between(
          s.say('Propinas', 'Tips'),
          p.money(l, h.adds(s.total * 0.06)),
          `padding:18px;font-size:26px;border-top:1px solid ${l.line}`,
        ),
        p.between(
          s.country === 'mx' ? s.say('Efectivo', 'Cash') : s.say('Bonos', 'Bonuses'),
          p.money(l, h.adds(s.total * (s.country === 'mx' ? 0.35 : 0.08))),
          `padding:18px;font-size:26px;border-top:1px solid ${l.line}`,
        ),
      ),
    );
  },
  // A tablet: weeks to choose from at the left, the chosen one at the right.
  tabletWithWeeks: (s) => {
    [s.width, s.height] = s.random.pick([
      [1180, 820],
      [1024, 768],
      [1112, 834],
    ]);
    const l = h.uber(s);
    const texts = weeksAround(l, TO_MONDAY, [2, 1, 0, -1, -2, -3, -4]);
    const trips = h.tripsOf(s);
    const [fares, offers, tips] = p.split(s.total, 0.84, 0.11);
    const choice = (words: string, row: number): string =>
      p.div(
        `padding:18px 24px;font-size:16px;${row === 2 ? `background:${l.panel};border-left:4px solid ${l.tint};font-weight:700` : `border-bottom:1px solid ${l.line}`}`,
        `${words}${p.soft(l, row === 2 ? p.money(l, s.total) : q.anotherWeek(l), 14, 'padding-top:3px;font-weight:400')}`,
      );
    return p.screen(
      l,
      h.stack(
        h.tabletBar(l),
        p.div(
          'display:flex',
          h.stack(
            p.div(
              `width:${Math.round(s.width * 0.32)}px;height:${s.height}px;border-right:1px solid ${l.line}`,
              h.stack(h.title(l, s.say('Ganancias', 'Earnings'), 30, 'padding:18px 24px'), ...texts.map(choice)),
            ),
            p.div(
              'flex:1;padding:26px 40px',
              h.stack(
                p.div('font-size:18px', texts[2]!),
                p.sum(l, s.total, 54, s.width * 0.55),
                p.soft(
                  l,
                  s.say(
                    `${trips} viajes · ${q.hoursFor(s, trips)} en línea`,
                    `${trips} trips · ${q.hoursFor(s, trips)} online`,
                  ),
                  16,
                  'padding-bottom:14px',
                ),
                k.axisBars(l, s.height * 0.24, weekdays(s, 3)),
                p.div('height:18px', ''),
                k.adding(
                  l,
                  [
                    [s.say('Tarifa neta', 'Net fare'), fares!],
                    [s.say('Promociones', 'Promotions'), offers!],
                    [s.say('Propinas', 'Tips'), tips!],
                  ],
                  s.say('Ganancias totales', 'Total earnings'),
                  s.total,
                ),
              ),
            ),
          ),
        ),
      ),
    );
  },
  // The phone lies in its holder: bars at the left, the sum at the right, a trip's offer below.
  lyingInHolder: (s) => {
    [s.width, s.height] = [Math.max(s.width, s.height), Math.min(s.width, s.height)];
    const l = h.didi(s, { theme: s.random.pick(['dark', 'light']) });
    const trips = h.tripsOf(s);
    return p.screen(
      l,
      p.div(
        'padding:14px 40px',
        h.stack(
          p.between(
            `${icon('back', 20)} &nbsp; ${h.bold(s.say('Ganancias semanales', 'Weekly earnings'))}`,
            `${s.random.whole(1, 12)}:${two(s.random.whole(0, 59))}`,
            'font-size:17px;padding-bottom:12px',
          ),
          p.div(
            'display:flex;gap:28px',
            h.stack(
              p.div(
                `flex:1.2;padding:8px 0;border-radius:14px;background:${l.panel}`,
                p.bars(l, s.height - 220, weekdays(s, 3), l.tint, 4),
              ),
              p.div(
                'flex:1',
                h.stack(
                  p.div('font-size:15px;padding-top:4px', p.week(l, s.random.pick([FIGURES, TO_SUNDAY_DATED]))),
                  p.sum(l, s.total, 40, s.width * 0.38),
                  p.soft(l, s.say(`${trips} viajes`, `${trips} trips`), 15, 'padding-bottom:8px'),
                  p.between(
                    s.say('Mejor día', 'Best day'),
                    onDay(s, s.days.indexOf(Math.max(...s.days))),
                    `padding:8px 0;font-size:14px;border-top:1px solid ${l.line}`,
                  ),
                  p.between(
                    s.say('Último viaje', 'Last trip'),
                    time(s),
                    `padding:8px 0;font-size:14px;border-top:1px solid ${l.line}`,
                  ),
                ),
              ),
            ),
          ),
          p.div(
            `margin-top:12px;padding:10px 16px;border-radius:12px;background:${l.tint};color:#fff;font-size:14px`,
            s.say(
              `Zona con demanda: gana hasta ${p.bonus(l, 45, 8)} extra por viaje`,
              `Busy area: up to ${p.bonus(l, 45, 8)} extra per trip`,
            ),
          ),
        ),
      ),
    );
  },
};
