import { type Icon, icon, onDay, two, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import type { Design, Scene } from '../scene.ts';
import * as q from './parts.ts';
import { DIGITS, PROSE, SHORT, TO_SUNDAY, weeksAround, YEARLY } from './weeks.ts';

const wallpaper = (s: Scene): string => {
  const hue = s.random.whole(0, 360);
  return `background:linear-gradient(${s.random.whole(120, 240)}deg,hsl(${hue},45%,24%),hsl(${hue + 50},50%,42%));color:#fff`;
};
const clock = (s: Scene, size: number, weight: number): string =>
  p.div(
    `font-size:${size}px;line-height:1.1;font-weight:${weight}`,
    `${s.random.whole(6, 12)}:${two(s.random.whole(0, 59))}`,
  );
const tripsOf = (s: Scene): number => q.total(q.tripsOfDays(s, q.fare(s)));

/** Pages on which the week is hard to find. */
export const HARD_WEEKS: Record<string, Design> = {
  // The phone's first page, with the app's small field among others.
  homeWidget: (s) => {
    const l = s.random.pick([q.uber, q.lyft])(s, { theme: s.random.pick(['light', 'dark']) });
    const name = l.s.platform === 'lyft' ? 'Lyft Driver' : 'Uber Driver';
    const round = (title: string, at: Icon, colour: string): string =>
      p.div(
        'width:25%;text-align:center;font-size:11px;padding:8px 0',
        `${p.div(`width:52px;height:52px;margin:0 auto 5px;border-radius:15px;background:${colour};padding-top:13px`, icon(at, 26))}${title}`,
      );
    return p.screen(
      l,
      `${p.div(`position:absolute;inset:0;${wallpaper(s)}`, `${q.carrier(l)}${p.div('display:flex;justify-content:space-between;padding:14px 24px', `${p.div('', `${clock(s, 44, 300)}${p.div('font-size:14px', onDay(s, 7))}`)}${p.div('text-align:right;font-size:14px', `${p.span('font-size:30px', `${s.say(String(s.random.whole(14, 34)), String(s.random.whole(48, 95)))}°`)}<br>${s.say('Soleado', 'Sunny')}`)}`)}${p.div(`margin:6px 16px;padding:14px 18px;border-radius:22px;background:${l.ground};color:${l.ink}`, `${p.between(`<b>${name}</b>`, p.span(`color:${l.soft}`, p.week(l, s.random.pick([TO_SUNDAY, DIGITS]))), 'font-size:13px')}${p.between(p.sum(l, s.total, 28, s.width - 150, 'padding-top:5px'), p.span(`font-size:13px;color:${l.soft}`, s.say(`${tripsOf(s)} viajes`, `${tripsOf(s)} rides`)))}`)}${p.div('display:flex;flex-wrap:wrap;padding:14px 10px', `${round('WhatsApp', 'bell', '#25a35a')}${round(s.say('Mapas', 'Maps'), 'pin', '#3b7bdc')}${round(s.say('Cámara', 'Camera'), 'search', '#555')}${round(s.say('Banco', 'Bank'), 'bank', '#0b3d7a')}${round(name.split(' ')[0]!, 'car', '#111')}${round(s.say('Reloj', 'Clock'), 'clock', '#333')}${round(s.say('Agenda', 'Calendar'), 'calendar', '#c0392b')}${round(s.say('Gasolina', 'Gas'), 'fuel', '#d88a16')}`)}${p.div('position:absolute;left:16px;right:16px;bottom:22px;padding:4px 6px;border-radius:26px;background:#ffffff2e;display:flex', `${round(s.say('Teléfono', 'Phone'), 'user', '#2f9e55')}${round(s.say('Mensajes', 'Messages'), 'info', '#2f6fde')}${round('Chrome', 'search', '#777')}${round(s.say('Fotos', 'Photos'), 'share', '#b8559a')}`)}`)}`,
    );
  },
  // The picture that the app makes for sharing, above where it may go.
  ownShareCard: (s) => {
    const l = q.didi(s);
    const trips = tripsOf(s);
    const light = { ...l, ink: '#fff', soft: '#ffe9da' };
    const figure = (value: string, name: string): string =>
      p.div('flex:1;text-align:center;color:#fff', `<b>${value}</b>${p.div('font-size:12px', name)}`);
    return p.screen(
      l,
      `${p.phone(l)}${q.bar(l, s.say('Compartir mi semana', 'Share my week'), 'close')}${p.div('margin:10px 34px;padding:22px 16px;border-radius:24px;background:linear-gradient(160deg,#ff8f3c,#e0461b 70%);color:#fff', `${p.between('<b>DiDi Conductor</b>', icon('car', 22), 'font-size:15px')}${p.div('font-size:15px;padding-top:24px;text-align:center', s.say('Así me fue esta semana', 'How my week went'))}${q.ornate(light, s.total, s.width - 120, 700, 'text-align:center;padding:8px 0')}${p.div('text-align:center;font-size:14px', p.week(l, s.random.pick([PROSE, YEARLY])))}${p.div('display:flex;padding-top:26px;font-size:17px', `${figure(String(trips), s.say('viajes', 'trips'))}${figure(q.hoursFor(s, trips), s.say('en línea', 'online'))}`)}`)}${p.div(`margin-top:18px;padding:14px 20px;font-size:14px;color:${l.soft}`, s.say('Compartir en', 'Share to'))}${p.div('display:flex;padding:0 10px', (['bell', 'share', 'user', 'dots'] as Icon[]).map((at, k) => p.div('flex:1;text-align:center;font-size:11px', `${p.div(`width:46px;height:46px;border-radius:50%;background:${l.panel};margin:0 auto 5px;padding-top:11px`, icon(at, 22))}${['WhatsApp', 'Instagram', 'Messenger', s.say('Más', 'More')][k]}`)).join(''))}`,
    );
  },
  // The locked phone: one of its notices says how the week was.
  lockedNotice: (s) => {
    const l = s.random.pick([q.uber, q.lyft])(s, { last: 6 });
    const name = s.platform === 'lyft' ? 'Lyft Driver' : 'Uber Driver';
    const notice = (from: string, when: string, title: string, words: string): string =>
      p.div(
        'margin:8px 12px;padding:12px 15px;border-radius:19px;background:#f2f2f5e8;color:#151518;font-size:14px;line-height:1.35',
        `${p.between(p.span('font-size:12px;color:#57575e', from), p.span('font-size:12px;color:#57575e', when))}<b>${title}</b><br>${words}`,
      );
    const trips = tripsOf(s);
    const [sum, range] = [p.money(l, s.total), p.week(l, PROSE)];
    return p.screen(
      l,
      p.div(
        `position:absolute;inset:0;${wallpaper(s)}`,
        `${q.carrier(l)}${p.div('text-align:center;padding:20px 0 16px', `${p.div('font-size:17px', onDay(s, 7))}${clock(s, 78, 600)}`)}${notice(name, s.say('hace 12 min', '12m ago'), s.say('Tu resumen semanal está listo', 'Your weekly summary is ready'), s.say(`Ganaste ${sum} ${range} con ${trips} viajes. Toca para ver el desglose.`, `You earned ${sum} ${range} on ${trips} rides. Tap to see the breakdown.`))}${notice('WhatsApp', s.say('hace 31 min', '31m ago'), s.say('Mamá', 'Mom'), s.say('¿Vienes a comer hoy?', 'Are you coming for lunch?'))}${notice(s.say('Clima', 'Weather'), s.say('hace 1 h', '1h ago'), s.say('Lluvia por la tarde', 'Rain this afternoon'), s.say('Lleva paraguas si sales después de las 4', 'Take an umbrella after 4 PM'))}`,
      ),
    );
  },
  // The company's letter, opened in the program for mail.
  weeklyMail: (s) => {
    const l = q.uber(s, { theme: s.random.pick(['light', 'dark']) });
    const trips = tripsOf(s);
    const [net, tips] = p.split(s.total, 0.91);
    const inside = { ...l, ink: '#111', soft: '#666', line: '#e4e4e4' };
    const range = p.week(l, PROSE);
    const subject = s.say('Tu resumen de la semana ya está aquí', 'Your week in review is here');
    return p.screen(
      l,
      `${p.phone(l)}${p.between(icon('back', 23), `${icon('lock', 21)} &nbsp; ${icon('bell', 21)} &nbsp; ${icon('dots', 21)}`, 'padding:10px 18px')}${p.div('padding:6px 20px;font-size:20px;line-height:1.3', subject)}${p.div('display:flex;gap:12px;align-items:center;padding:8px 20px 12px;font-size:14px', `${p.span('width:38px;height:38px;border-radius:50%;background:#000;border:1px solid #444;color:#fff;text-align:center;line-height:36px', 'U')}${p.span('', `<b>Uber</b> ${p.span(`color:${l.soft}`, onDay(s, 7))}<br>${p.span(`color:${l.soft}`, s.say('para mí', 'to me'))}`)}`)}${p.div(
        'margin:0 10px;background:#fff;color:#111;border:1px solid #ddd',
        `${p.div('background:#000;color:#fff;padding:16px 18px;font-size:21px', 'Uber')}${p.div('padding:16px 18px;font-size:15px;line-height:1.45', `${s.say(`Hola, ${s.name.split(' ')[0]}:`, `Hi ${s.name.split(' ')[0]},`)}<br>${s.say(`Estas son tus ganancias ${range}.`, `Here is what you made ${range}.`)}`)}${p.sum(l, s.total, 40, s.width - 70, 'padding:0 18px 8px')}${p.rows(
          inside,
          [
            [s.say('Viajes completados', 'Completed trips'), String(trips)],
            [s.say('Tarifa neta', 'Net fare'), p.money(l, net!)],
            [s.say('Propinas', 'Tips'), p.money(l, tips!)],
          ],
          'padding:10px 18px;font-size:14px',
        )}${p.div('margin:16px 18px;padding:12px;background:#000;color:#fff;text-align:center;font-size:15px', s.say('Ver estado de cuenta', 'See statement'))}`,
      )}`,
    );
  },
  // A tablet or an unfolded phone: weeks at the left, the chosen one at the right.
  twoPanes: (s) => {
    [s.width, s.height] = s.random.pick([
      [884, 832],
      [1180, 820],
      [1024, 768],
    ]);
    const l = s.random.pick([q.uber, q.lyft, q.didi])(s);
    const chosen = s.random.whole(0, 1);
    const texts = weeksAround(
      l,
      s.random.pick([SHORT, TO_SUNDAY, YEARLY]),
      chosen ? [1, 0, -1, -2, -3] : [0, -1, -2, -3, -4],
    );
    const trips = tripsOf(s);
    const [net, offers, tips] = p.split(s.total, 0.82, 0.1);
    const line = (text: string, k: number): string =>
      p.div(
        `padding:16px 22px;font-size:15px;border-bottom:1px solid ${l.line};${k === chosen ? `background:${l.tint};color:#fff` : ''}`,
        `${text}${p.div(`font-size:13px;padding-top:3px;${k === chosen ? '' : `color:${l.soft}`}`, k === chosen ? p.money(l, s.total) : q.anotherWeek(l))}`,
      );
    return p.screen(
      l,
      `${p.phone(l)}${p.div(
        'display:flex',
        `${p.div(`width:${Math.round(s.width * 0.36)}px;border-right:1px solid ${l.line};height:${s.height}px`, `${q.heading(l, s.say('Semanas', 'Weeks'), 22, 'padding-bottom:12px')}${texts.map(line).join('')}`)}${p.div(
          'flex:1;padding:20px 26px',
          `${p.soft(l, s.say('Ganancias', 'Earnings'), 15)}${p.sum(l, s.total, 50, s.width * 0.5)}${p.div('font-size:16px;padding:4px 0 18px', texts[chosen]!)}${p.bars(l, s.height * 0.28, weekdays(s, 3))}${p.rows(
            l,
            [
              [s.say('Viajes', 'Trips'), String(trips)],
              [s.say('Tarifa neta', 'Net fare'), p.money(l, net!)],
              [s.say('Promociones', 'Promotions'), p.money(l, offers!)],
              [s.say('Propinas', 'Tips'), p.money(l, tips!)],
            ],
            'padding:11px 4px',
          )}`,
        )}`,
      )}`,
    );
  },
  // Thin digits across the page, little contrast, names behind what they name.
  thinDigits: (s) => {
    const isDark = s.random.chance(0.7);
    const paint = isDark
      ? { ground: '#15171b', ink: '#b9bdc6', soft: '#6f747e', line: '#23262c', panel: '#1b1e23' }
      : { ground: '#f7f6f2', ink: '#55585e', soft: '#96999f', line: '#e8e6e0', panel: '#efede7' };
    const l = s.random.pick([q.uber, q.lyft])(s, { font: p.ROUND, theme: isDark ? 'dark' : 'light', paint });
    const trips = tripsOf(s);
    const back = (value: string, name: string): string =>
      p.div(
        `display:flex;justify-content:space-between;padding:15px 26px;font-size:16px;border-bottom:1px solid ${l.line}`,
        `<span>${value}</span>${p.span(`color:${l.soft};text-align:right`, name)}`,
      );
    const [pay, tips] = p.split(s.total, 0.87);
    return p.screen(
      l,
      `${p.phone(l)}${p.between(icon('calendar', 22), icon('menu', 22), `padding:14px 26px;color:${l.soft}`)}${q.ornate(l, s.total, s.width - 50, 200, `text-align:center;padding:34px 0 10px;letter-spacing:${s.random.pick(['-.02em', '.02em', '.05em'])}`)}${p.div(`text-align:center;font-size:15px;letter-spacing:.12em;color:${l.soft};padding-bottom:30px`, p.week(l, s.random.pick([SHORT, TO_SUNDAY])))}${p.bars(l, 40, s.say('L M M J V S D', 'M T W T F S S').split(' '), l.soft, 1)}${back(p.money(l, pay!), s.say('por viajes', 'from rides'))}${back(p.money(l, tips!), s.say('de propinas', 'in tips'))}${back(String(trips), s.say('viajes', 'rides'))}${back(q.hoursFor(s, trips), s.say('conectado', 'online'))}`,
    );
  },
  // Letters as large as the phone has them; the page is moved up under its head.
  largeLetters: (s) => {
    const l = s.random.pick([q.uber, q.didi])(s, {
      font: s.random.pick([p.ROUND, 'Liberation Sans', 'DejaVu Sans Condensed']),
    });
    const [net, offers, tips] = p.split(s.total, 0.85, 0.11);
    const block = (name: string, value: number): string =>
      p.div(
        `padding:13px 20px;font-size:24px;line-height:1.25;border-bottom:1px solid ${l.line}`,
        `${name}${p.div('text-align:right;font-weight:600', p.money(l, value))}`,
      );
    const head = p.div(
      `position:absolute;left:0;right:0;top:0;background:${l.ground};box-shadow:0 2px 6px #0003`,
      `${p.phone(l)}${p.div('display:flex;gap:14px;align-items:center;padding:8px 18px 12px;font-size:25px;font-weight:700', `${icon('back', 28)}${s.say('Ganancias', 'Earnings')}`)}`,
    );
    const body = p.div(
      `padding-top:${s.random.whole(60, 76)}px`,
      `${p.div(`padding:0 20px;font-size:24px;color:${l.soft}`, s.say('Resumen semanal', 'Weekly summary'))}${p.div('padding:8px 20px;font-size:25px;line-height:1.3', p.week(l, s.random.pick([SHORT, TO_SUNDAY, PROSE])))}${p.div('padding:0 20px 12px', p.sum(l, s.total, 52, s.width - 44))}${block(s.say('Tarifa neta de los viajes', 'Net fare of your trips'), net!)}${block(s.say('Promociones y recompensas', 'Promotions and rewards'), offers!)}${block(s.say('Propinas', 'Tips'), tips!)}`,
    );
    return p.screen(l, `${body}${head}`);
  },
  // Fees and rent were more than the fares: the end is below zero.
  owedWeek: (s) => {
    const l = q.uber(s, { country: 'mx' });
    const loss = p.lose(s);
    const fares = p.near(s, 520, 110);
    const [fee, rent] = p.split(loss - fares, 0.22);
    return p.screen(
      l,
      `${p.phone(l)}${q.bar(l, s.say('Estado de cuenta', 'Statement'), 'back', 'help')}${p.div(`margin:8px 18px;padding:16px;border-radius:14px;border:1px solid ${l.line}`, `${p.soft(l, p.week(l, SHORT), 15)}${p.between(s.say('Ganancias', 'Earnings'), p.span('font-size:29px;font-weight:700', p.money(l, loss)), 'font-size:16px;padding-top:8px')}`)}${p.rows(
        l,
        [
          [s.say('Tarifa neta', 'Net fare'), p.money(l, fares)],
          [s.say('Peajes y ajustes', 'Tolls and adjustments'), p.money(l, fee!)],
          [s.say('Renta semanal del auto', 'Weekly car rental'), p.money(l, rent!)],
          [`<b>${s.say('Total', 'Total')}</b>`, `<b>${p.money(l, loss)}</b>`],
        ],
      )}${p.soft(l, s.say('Tu saldo es negativo. Se compensará con tus próximos viajes.', 'Your balance is negative. It will be settled with your next trips.'), 14, 'padding:14px 20px;line-height:1.4')}`,
      q.nav(l),
    );
  },
};
