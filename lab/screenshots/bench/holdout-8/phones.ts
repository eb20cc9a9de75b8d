import { icon, onDay, time, two, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import type { Design } from '../scene.ts';
import * as h from './parts.ts';
import { BEGINS, NAMED, NUMBERED, PLAIN, PROSE } from './weeks.ts';

/** Weeks on phones, in looks of no known app. */
export const PHONE_WEEKS: Record<string, Design> = {
  // A dark locked phone with notices in a stack, one of which tells the week.
  stackOfNotices: (s) => {
    const l = h.byScene(s, { theme: 'dark', last: 6 });
    const trips = h.tripsOf(s);
    const range = p.week(l, PROSE);
    const hue = s.random.whole(0, 360);
    const notice = (from: string, words: string, isLong = false): string =>
      p.div(
        `margin:3px 14px;padding:13px 16px;border-radius:${isLong ? 22 : 16}px;background:#23252bf2;color:#f2f2f4;font-size:14px;line-height:1.4`,
        `${p.div('font-size:12px;color:#b9bcc4;padding-bottom:3px', from)}${words}`,
      );
    return p.screen(
      l,
      p.div(
        `position:absolute;inset:0;background:radial-gradient(circle at 30% 20%,hsl(${hue},50%,30%),#07080b 75%);color:#fff`,
        h.stack(
          q.carrier(l),
          p.div(
            'padding:26px 26px 24px',
            `${p.div('font-size:60px;font-weight:300;line-height:1', `${s.random.whole(6, 11)}:${two(s.random.whole(0, 59))}`)}${p.div('font-size:16px;padding-top:6px', onDay(s, 7))}`,
          ),
          notice(
            `${h.nameOf(s)} · ${s.say('hace 2 h', '2h')}`,
            `${h.bold(s.say('Tu semana ya cerró', 'Your week is in'))}<br>${s.say(`Ganaste ${p.money(l, s.total)} ${range} con ${trips} viajes. ¡Sigue así!`, `You earned ${p.money(l, s.total)} ${range} with ${trips} trips. Keep it up!`)}`,
            true,
          ),
          notice(
            s.say('Teléfono · hace 3 h', 'Phone · 3h'),
            s.say('Llamada perdida de Lupita', 'Missed call from Lupita'),
          ),
          notice(
            s.say('Calendario · hace 5 h', 'Calendar · 5h'),
            s.say('Verificación del coche, 16:30', 'Car inspection, 4:30 PM'),
          ),
          p.div(
            'text-align:center;font-size:13px;color:#ccc;padding-top:14px',
            s.say('+2 notificaciones', '+2 notifications'),
          ),
        ),
      ),
    );
  },
  // Messages of a company, the last with the week's sum among a code and an answer.
  textMessages: (s) => {
    const l = h.byScene(s, { last: 6, tint: '#1a73e8' });
    const trips = h.tripsOf(s);
    const range = p.week(l, PROSE);
    const bubble = (words: string, isOwn = false): string =>
      p.div(
        `max-width:80%;width:fit-content;margin:5px ${isOwn ? '14px 5px auto' : 'auto 5px 14px'};padding:11px 15px;border-radius:20px;background:${isOwn ? l.tint : l.panel};color:${isOwn ? '#fff' : l.ink};font-size:15px;line-height:1.4`,
        words,
      );
    const when = (words: string): string => p.soft(l, words, 12, 'text-align:center;padding:14px 0 6px');
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.div(
          `display:flex;align-items:center;gap:14px;padding:10px 16px 12px;border-bottom:1px solid ${l.line};font-size:18px`,
          `${icon('back', 22)}${p.span(`width:34px;height:34px;border-radius:50%;background:${l.tint};color:#fff;text-align:center;padding-top:6px`, icon('user', 18))}${p.span('flex:1', String(s.random.whole(26000, 78999)))}${icon('dots', 20)}`,
        ),
        when(`${onDay(s, 2)} · ${time(s)}`),
        bubble(
          s.say(
            `${h.nameOf(s)}: tu código es ${s.random.whole(1000, 9999)}. No lo compartas.`,
            `${h.nameOf(s)}: your code is ${s.random.whole(1000, 9999)}. Don’t share it.`,
          ),
        ),
        when(`${onDay(s, 7)} · ${time(s)}`),
        bubble(
          s.say(
            `${h.nameOf(s)}: resumen ${range}. Viajes: ${trips}. Ganancias netas: ${p.money(l, s.total)}. Tu depósito llega mañana. Responde ALTO para no recibir más.`,
            `${h.nameOf(s)}: your summary ${range}. Trips: ${trips}. Net earnings: ${p.money(l, s.total)}. Your deposit arrives tomorrow. Reply STOP to opt out.`,
          ),
        ),
        bubble(s.say('Gracias', 'Thanks'), true),
      ),
      p.div(
        'padding:10px 14px 20px',
        p.div(
          `padding:12px 18px;border-radius:24px;background:${l.panel};font-size:15px;color:${l.soft}`,
          s.say('Mensaje de texto', 'Text message'),
        ),
      ),
    );
  },
  // A ring that shows how much of a goal is reached, the sum within it.
  ringOfGoal: (s) => {
    const l = h.byScene(s, {
      theme: s.random.pick(['dark', 'dark', 'light']),
      paint: { tint: s.random.pick(['#2fd08a', '#ffb020', '#4aa8ff']) },
    });
    const step = { mx: 500, us: 100 }[s.country];
    const goal = Math.ceil((s.total * s.random.between(1.05, 1.6)) / step) * step;
    const trips = h.tripsOf(s);
    const size = Math.min(250, s.width * 0.66);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.div('text-align:center;padding:18px 0 20px', h.chip(l, p.week(l, s.random.pick([NUMBERED, NAMED])))),
        h.ring(
          l,
          size,
          s.total / goal,
          h.stack(
            p.soft(l, s.say('Ganado', 'Earned'), 14),
            p.sum(l, s.total, 32, size * 0.78),
            p.soft(l, s.say(`de ${p.bonus(l, goal, goal)}`, `of ${p.bonus(l, goal, goal)}`), 14),
          ),
        ),
        p.soft(
          l,
          s.say(`Meta semanal: ${p.bonus(l, goal, goal)}`, `Weekly goal: ${p.bonus(l, goal, goal)}`),
          15,
          'text-align:center;padding:16px',
        ),
        p.columns(l, [
          [String(trips), s.say('Viajes', 'Trips')],
          [q.hoursFor(s, trips), s.say('En línea', 'Online')],
        ]),
        p.bars(l, 46, weekdays(s, 2), l.tint, 8),
      ),
      p.button(l, s.say('Cambiar meta', 'Change goal'), 'border-radius:26px;color:#111'),
    );
  },
  // The largest letters that a phone has; the page goes on below the screen.
  hugeLetters: (s) => {
    const l = h.byScene(s, { font: s.random.pick(['Liberation Sans', p.ROUND]) });
    const [net, offers, tips] = p.split(s.total, 0.86, 0.08);
    const block = (name: string, value: string): string =>
      p.div(
        `padding:16px 22px;font-size:27px;line-height:1.25;border-top:2px solid ${l.line}`,
        `${name}${p.div('font-weight:700', value)}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.div('padding:10px 20px', icon('back', 32)),
        p.div(
          'padding:4px 22px 12px;font-size:33px;font-weight:700;line-height:1.15',
          s.say('Mi semana de trabajo', 'My work week'),
        ),
        p.div(
          `padding:0 22px 14px;font-size:26px;line-height:1.3;color:${l.soft}`,
          p.week(l, s.random.pick([BEGINS, PLAIN])),
        ),
        block(
          s.say('Ganancias', 'Earnings'),
          p.span(`font-size:${Math.min(46, (s.width - 50) / 8)}px`, p.money(l, s.total)),
        ),
        block(s.say('Tarifas', 'Fares'), p.money(l, net!)),
        block(s.say('Bonos', 'Bonuses'), p.money(l, offers!)),
        block(s.say('Propinas', 'Tips'), p.money(l, tips!)),
      ),
    );
  },
};
