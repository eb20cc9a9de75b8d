import { icon, monthYear, on, onDay, time } from '../holdout-2/parts.ts';
import type { Design, Scene } from '../scene.ts';
import { dayOf, isoPlus } from '../wording.ts';
import * as p from './parts.ts';
import { RARE_WEEKS } from './rare.ts';
import { WIDE_WEEKS } from './wide.ts';

const chips = (s: Scene, labels: string[], chosen: number): string =>
  `<div style="display:flex;gap:8px;padding:8px 20px;font-size:14px">${labels.map((label, k) => `<span style="padding:8px 11px;white-space:nowrap;border-radius:18px;${k === chosen ? `background:${p.look(s).tint};color:${p.look(s).onTint};font-weight:700` : `border:1px solid ${p.look(s).line};color:${p.look(s).pale}`}">${label}</span>`).join('')}</div>`;
const legend = (colour: string, name: string, value: string): string =>
  p.flank(
    `<span style="display:inline-block;width:11px;height:11px;margin-right:9px;border-radius:3px;background:${colour}"></span>${name}`,
    value,
    'padding:7px 20px;font-size:15px',
  );
/** Weeks as driver apps might show them in two years, by an author who didn't know the reader. */
const USUAL_WEEKS: Record<string, Design> = {
  // The chosen one of three chips is the week.
  chipStrip: (s) => {
    const [rides, tips] = p.shares(s, s.total * 1.12, 0.94);
    return p.screen(
      s,
      `${p.top(s)}${p.area(p.text(26, s.say('Mis ingresos', 'My income'), 'font-weight:700'))}${chips(s, [p.chip(s, -2), p.chip(s, -1), p.chip(s, 0)], 2)}${p.area(`${p.figure(s, s.total, 46)}${p.pale(s, s.say('te quedó después de la tarifa de servicio', 'yours after the service fee'), 14)}`)}${p.entries(
        s,
        [
          [s.say('Viajes', 'Rides'), p.cash(s, rides!)],
          [s.say('Propinas', 'Tips'), p.cash(s, tips!)],
          [s.say('Tarifa de servicio', 'Service fee'), p.cash(s, s.total - rides! - tips!)],
        ],
      )}${p.notice(s, s.say('Los pasajeros te pagaron una parte en efectivo. Ya está incluida.', 'Riders paid you part of this in cash. It’s included.'))}${p.dock(s, [s.say('Solicitudes', 'Requests'), s.say('Ingresos', 'Income'), s.say('Cuenta', 'Account')], 1)}`,
    );
  },
  courierCard: (s) => {
    const [orders, tips, rain, extra] = p.shares(s, s.total, 0.62, 0.21, 0.1);
    return p.app(
      s,
      `${p.top(s)}<div style="padding:12px 20px 54px;background:${p.look(s).tint};color:${p.look(s).onTint}">${p.text(15, s.say(`¡Hola, ${s.name.split(' ')[0]}!`, `Hi, ${s.name.split(' ')[0]}!`))}${p.text(22, s.say('Esto llevas ganado', 'What you’ve earned'), 'font-weight:700')}</div>${p.card(s, `${p.pale(s, p.week(s), 14)}${p.figure(s, s.total, 38, s.width - 80)}${p.chart(s, 54, s.days, 'padding:10px 0 0')}`, 'margin-top:-40px;position:relative')}${p.entries(
        s,
        [
          [s.say('Pedidos entregados', 'Delivered orders'), p.cash(s, orders!)],
          [s.say('Propinas de clientes', 'Customer tips'), p.cash(s, tips!)],
          [s.say('Bono por lluvia', 'Rain bonus'), p.cash(s, rain!)],
          [s.say('Otros', 'Other'), p.cash(s, extra!)],
        ],
      )}${p.notice(s, s.say(`Tienes ${p.flat(s, 318, 42)} en efectivo por depositar antes del ${on(s, 9)}.`, `You have ${p.flat(s, 318, 42)} in cash to deposit by ${on(s, 9)}.`))}`,
    );
  },
  // The figure stands to the left of the bars.
  besideBars: (s) =>
    p.app(
      s,
      `${p.top(s)}${p.area(p.flank(`<b style="font-size:19px">${p.look(s).app}</b>`, icon('bell', 20)))}${p.card(s, `${p.pale(s, p.week(s), 14)}<div style="display:flex;align-items:flex-end;gap:14px"><div style="flex:none">${p.pale(s, s.say('Ganaste', 'You earned'), 14, 'padding-top:12px')}${p.figure(s, s.total, 30, s.width * 0.45)}</div><div style="flex:1">${p.chart(s, 66, s.days, 'padding:6px 0 0;gap:5px')}</div></div>`)}<div style="display:flex;padding:6px 16px;gap:8px">${[
        [s.say('Viajes', 'Trips'), p.count(s, 14, 118)],
        [s.say('Conectado', 'Online'), p.span(s, 9, 52)],
        [s.say('Propinas', 'Tips'), p.cash(s, s.total * 0.07)],
      ]
        .map(
          ([name, value]) =>
            `<span style="flex:1;padding:10px;border-radius:${p.look(s).radius}px;border:1px solid ${p.look(s).line}">${p.pale(s, name!, 12)}<b style="font-size:15px;white-space:nowrap">${value}</b></span>`,
        )
        .join(
          '',
        )}</div>${p.caption(s, s.say('Para ti', 'For you'))}${p.card(s, `<b>${s.say('Racha del viernes', 'Friday streak')}</b>${p.pale(s, s.say(`3 viajes seguidos, ${p.flat(s, 45, 9)} extra`, `3 rides in a row, ${p.flat(s, 45, 9)} extra`), 14)}`)}`,
    ),
  // Delivery blocks, one under each day.
  blocks: (s) =>
    p.screen(
      s,
      `${p.top(s)}${p.area(p.flank(`${icon('back', 20)} &nbsp; <b style="font-size:18px">${s.say('Ganancias', 'Earnings')}</b>`, icon('help', 20)))}<div style="padding:10px 20px;text-align:center;background:${p.look(s).panel}">${p.flank(icon('left', 20), icon('right', 20), 'height:0')}${p.text(15, p.week(s), 'padding:0 36px')}${p.figure(s, s.total, 36, s.width - 120)}${p.pale(s, s.say('Total de bloques y propinas', 'Blocks and tips, total'))}</div>${s.days
        .map((value, k) => ({ value, k }))
        .filter(({ value }) => value > 0)
        .map(({ value, k }) =>
          p.entry(
            s,
            `<b>${onDay(s, k)}</b>${p.pale(s, `${s.random.whole(1, 3)} ${s.say('bloques', 'blocks')}`)}`,
            p.cash(s, value),
          ),
        )
        .join(
          '',
        )}${p.notice(s, s.say('Las propinas de hoy pueden tardar 24 horas en verse.', 'Today’s tips can take 24 hours to show.'))}`,
    ),
  // Letters as large as the phone's settings allow.
  largeLetters: (s) =>
    p.screen(
      s,
      `${p.top(s)}${p.area(p.text(30, s.say('Ganancias', 'Earnings'), 'font-weight:700'))}${p.area(p.text(25, p.week(s), 'line-height:1.25'))}${p.area(p.figure(s, s.total, 58))}${p.entry(s, s.say('Viajes hechos', 'Trips done'), p.count(s, 14, 118), 'font-size:25px;padding:14px 20px')}${p.entry(s, s.say('Propinas', 'Tips'), p.cash(s, s.total * 0.04), 'font-size:25px;padding:14px 20px')}${p.text(24, s.say('Ver más', 'See more'), `margin:14px 20px;padding:14px;text-align:center;border:3px solid ${p.look(s).ink};font-weight:700`)}`,
    ),
  // Only the last row has the week's sum.
  lastRow: (s) => {
    const [fares, tips, promo] = p.shares(s, s.total * 1.06, 0.74, 0.11);
    const toll = p.about(s, 190, 22);
    return p.screen(
      s,
      `${p.top(s)}${p.area(`${p.text(13, s.say('Detalle', 'Breakdown'), `color:${p.look(s).pale}`)}${p.text(20, p.week(s), 'font-weight:700')}`)}${p.entries(
        s,
        [
          [s.say('Tarifa neta', 'Net fare'), p.cash(s, fares!)],
          [s.say('Propinas', 'Tips'), p.cash(s, tips!)],
          [s.say('Promociones', 'Promotions'), p.cash(s, promo!)],
          [s.say('Casetas reembolsadas', 'Tolls reimbursed'), p.cash(s, toll)],
          [
            s.say('Impuestos y otros cargos', 'Taxes and other charges'),
            p.cash(s, s.total - toll - fares! - tips! - promo!),
          ],
        ],
        'padding:9px 20px',
      )}<div style="padding:12px 20px;border-top:3px solid ${p.look(s).ink}">${p.flank(`<b style="font-size:17px">${s.say('Tus ganancias', 'Your earnings')}</b>`, p.figure(s, s.total, 24, s.width * 0.5))}</div>${p.entry(s, s.say('Viajes', 'Trips'), p.count(s, 14, 118), `color:${p.look(s).pale}`)}`,
    );
  },
  // Earned, taken in cash, and what the bank gets: three sums of one week.
  cashTaken: (s) => {
    const [taken, bank] = p.shares(s, s.total, 0.34);
    return p.app(
      s,
      `${p.top(s)}${p.area(p.text(18, `${icon('close', 20)} &nbsp;${s.say('Resumen semanal', 'Weekly recap')}`, 'font-weight:700'))}${p.area(`${p.pale(s, p.week(s), 14)}${p.pale(s, s.say('Ganancias de la semana', 'Earnings this week'), 15, 'padding-top:10px')}${p.figure(s, s.total, 42)}`)}${p.card(s, `${p.flank(s.say('Ya cobraste en efectivo', 'Already collected in cash'), `-${p.cash(s, taken!)}`, 'padding:5px 0;font-size:15px')}${p.flank(`<b>${s.say('Depósito a tu cuenta', 'Deposit to your bank')}</b>`, `<b>${p.cash(s, bank!)}</b>`, `padding:9px 0 2px;margin-top:6px;font-size:15px;border-top:1px dashed ${p.look(s).pale}`)}${p.pale(s, s.say(`Sale el ${onDay(s, 8)}`, `Sent ${onDay(s, 8)}`))}`)}${p.entries(
        s,
        [
          [s.say('Viajes completados', 'Completed trips'), p.count(s, 14, 118)],
          [s.say('Aceptación', 'Acceptance'), `${s.random.whole(52, 98)} %`],
        ],
      )}`,
    );
  },
  // Cards to swipe: the edges of the weeks beside it can be seen.
  swipeCards: (s) => {
    const edge = (side: string): string =>
      `<span style="position:absolute;${side}:-${s.width * 0.78}px;top:0;width:${s.width * 0.84}px;height:210px;border-radius:20px;background:${p.look(s).panel};border:1px solid ${p.look(s).line}"></span>`;
    return p.app(
      s,
      `${p.top(s)}${p.area(p.flank(p.text(22, s.say('Tus semanas', 'Your weeks'), 'font-weight:700'), icon('calendar', 22)))}<div style="position:relative;height:226px;margin-top:8px">${edge('left')}${edge('right')}<div style="position:absolute;left:${s.width * 0.1}px;width:${s.width * 0.8}px;height:210px;padding:20px;border-radius:20px;background:${p.look(s).tint};color:${p.look(s).onTint}">${p.text(14, p.week(s))}${p.figure(s, s.total, 38, s.width * 0.68, 'padding-top:14px')}${p.text(14, s.say('en total', 'in all'))}${p.text(14, `${p.count(s, 14, 118)} ${s.say('viajes', 'trips')} · ${p.span(s, 9, 52)}`, 'padding-top:26px')}</div></div><div style="text-align:center;letter-spacing:6px;color:${p.look(s).pale}">• • ● •</div>${p.entries(
        s,
        [
          [s.say('Mejor día', 'Best day'), p.cash(s, Math.max(...s.days))],
          [s.say('Peajes', 'Tolls'), p.cash(s, s.total * 0.03)],
        ],
      )}`,
    );
  },
  goalRing: (s) => {
    const goal = s.total > 0 ? Math.ceil((s.total * 1.3) / 100) * 100 : { mx: 5000, us: 900 }[s.country];
    const size = Math.min(250, s.width * 0.68);
    return p.app(
      s,
      `${p.top(s)}${p.area(p.text(17, p.week(s), 'text-align:center;font-weight:600'))}<div style="width:${size}px;height:${size}px;margin:10px auto;border-radius:50%;display:flex;align-items:center;justify-content:center;background:conic-gradient(${p.look(s).tint} ${(s.total / goal) * 100}%,${p.look(s).line} 0)"><div style="width:${size - 36}px;height:${size - 36}px;border-radius:50%;background:${p.look(s).ground};display:flex;flex-direction:column;align-items:center;justify-content:center">${p.pale(s, s.say('Ganado', 'Earned'), 14)}${p.figure(s, s.total, 32, size - 76)}${p.pale(s, `${s.say('Meta', 'Goal')} ${p.cash(s, goal)}`, 14)}</div></div>${p.chart(s, 50)}${p.entries(
        s,
        [
          [s.say('Te falta', 'To go'), p.cash(s, goal - s.total)],
          [s.say('Viajes', 'Trips'), p.count(s, 14, 118)],
        ],
      )}`,
    );
  },
  // The app's weekly letter, in a mail app.
  mailSummary: (s) => {
    const [fares, tips, rest] = p.shares(s, s.total, 0.79, 0.12);
    const range = p.week(s);
    return p.screen(
      s,
      `${p.top(s)}${p.area(p.flank(icon('back', 20), `${icon('bank', 18)} &nbsp; ${icon('dots', 18)}`))}${p.area(p.text(20, s.say(`Tu resumen: ${range}`, `Your recap: ${range}`), 'line-height:1.25'))}<div style="display:flex;gap:12px;align-items:center;padding:6px 20px">${p.disc(s, 36, p.look(s).app[0]!)}<span style="font-size:14px"><b>${p.look(s).app}</b> ${onDay(s, 8)}<br><span style="color:${p.look(s).pale}">${s.say('para mí', 'to me')}</span></span></div>${p.card(s, `<div style="text-align:center">${p.text(15, s.say('La semana pasada ganaste', 'Last week you made'))}${p.figure(s, s.total, 36, s.width - 90)}</div>${p.flank(s.say('Viajes', 'Trips'), p.cash(s, fares!), 'padding:6px 0;font-size:14px')}${p.flank(s.say('Propinas', 'Tips'), p.cash(s, tips!), 'padding:6px 0;font-size:14px')}${p.flank(s.say('Recompensas', 'Rewards'), p.cash(s, rest!), 'padding:6px 0;font-size:14px')}`)}${p.area(p.pale(s, s.say('¿Dudas? Responde en el centro de ayuda. No contestes este correo.', 'Questions? Visit the help center. Please don’t reply.')))}`,
    );
  },
  // Weeks before it are in the list below.
  earlierBelow: (s) => {
    const earlier = [1, 2, 3].map((k): [string, string] => [
      p.chip(s, -k),
      p.cash(s, s.total > 0 ? s.total * s.random.between(0.6, 1.3) : p.about(s, 3000, 600)),
    ]);
    return p.app(
      s,
      `${p.top(s)}${p.area(`${p.text(13, s.say('Última semana', 'Latest week'), `color:${p.look(s).tint};font-weight:700`)}${p.text(18, p.week(s), 'padding:3px 0')}${p.figure(s, s.total, 44)}`)}${p.chart(s, 60)}${p.area(p.flank(`${s.say('Propinas', 'Tips')} ${p.cash(s, s.total * 0.08)}`, `${p.count(s, 14, 118)} ${s.say('viajes', 'trips')}`, 'font-size:14px'))}${p.caption(s, s.say('Semanas anteriores', 'Earlier weeks'))}${p.entries(s, earlier)}`,
    );
  },
  stackedBar: (s) => {
    const [base, tips, bonus] = p.shares(s, s.total, 0.7, 0.19);
    const colours = [p.look(s).tint, '#7a8aa0', '#3d4f66'];
    return p.screen(
      s,
      `${p.top(s)}${p.area(p.flank(`${icon('left', 20)}`, `${icon('right', 20)}`, 'height:22px'))}<div style="text-align:center;margin-top:-34px">${p.text(16, p.week(s), 'padding:0 54px;line-height:1.3')}${p.figure(s, s.total, 50)}${p.pale(s, s.say(`Incluye ${p.cash(s, tips!)} de propinas`, `Includes ${p.cash(s, tips!)} in tips`), 14)}</div><div style="display:flex;height:20px;margin:18px 20px 10px;border-radius:10px;overflow:hidden">${[70, 19, 11].map((share, k) => `<span style="width:${share}%;background:${s.total > 0 ? colours[k] : p.look(s).line}"></span>`).join('')}</div>${legend(colours[0]!, s.say('Tarifas', 'Fares'), p.cash(s, base!))}${legend(colours[1]!, s.say('Propinas', 'Tips'), p.cash(s, tips!))}${legend(colours[2]!, s.say('Bonos', 'Bonuses'), p.cash(s, bonus!))}${p.button(s, s.say('Retirar ahora', 'Cash out now'))}`,
    );
  },
  // No cents, and a comparison in percent.
  bareNumber: (s) => {
    p.coin(s, { cents: 'none' });
    return p.screen(
      s,
      `${p.top(s)}<div style="padding:${Math.round(s.height * 0.1)}px 26px 0">${p.text(16, p.week(s))}${p.figure(s, s.total, 72, s.width - 52, 'letter-spacing:-1px;padding:6px 0')}${p.text(16, s.total > 0 ? s.say(`${s.random.whole(2, 38)} % más que la anterior`, `${s.random.whole(2, 38)}% more than the one before`) : s.say('Sin viajes', 'No trips'), `color:${p.look(s).pale}`)}</div>${p.chart(s, 110, s.days, 'padding:34px 26px 10px')}${p.area(p.pale(s, s.say('Toca un día para ver sus viajes', 'Tap a day to see its trips'), 14), 'padding:8px 26px')}`,
    );
  },
  // The app's assistant answers a question.
  assistant: (s) => {
    const bubble = (inner: string, isMine = false): string =>
      `<div style="margin:8px 16px 8px ${isMine ? '70px' : '16px'};padding:12px 14px;border-radius:18px;font-size:15px;line-height:1.4;${isMine ? `background:${p.look(s).tint};color:${p.look(s).onTint}` : `background:${p.look(s).panel}`}">${inner}</div>`;
    return p.screen(
      s,
      `${p.top(s)}${p.area(p.flank(`<b style="font-size:17px">${s.say('Asistente', 'Assistant')} ${p.look(s).app}</b>`, icon('close', 20)))}${bubble(s.say('¿Cuánto gané la semana pasada?', 'How much did I make last week?'), true)}${bubble(`${p.text(14, p.week(s))}${p.figure(s, s.total, 32, s.width - 90, 'padding:4px 0')}${s.say(`Fueron tus ganancias totales, con ${p.count(s, 14, 118)} viajes y ${p.cash(s, s.total * 0.09)} de propinas.`, `That’s your total earnings, from ${p.count(s, 14, 118)} trips, with ${p.cash(s, s.total * 0.09)} in tips.`)}`)}${bubble(s.say('¿Quieres ver el detalle por día?', 'Want to see it day by day?'))}<div style="position:absolute;left:16px;right:16px;bottom:20px;padding:13px 18px;border:1px solid ${p.look(s).line};border-radius:24px;color:${p.look(s).pale};font-size:15px">${s.say('Escribe tu pregunta', 'Ask anything')}</div>`,
    );
  },
  // Two date fields instead of a range.
  fromTo: (s) => {
    s.end = isoPlus(s.start, 6);
    const [a, c] = [dayOf(s.start), dayOf(s.end)];
    const pad = (n: number): string => String(n).padStart(2, '0');
    const put = (d: typeof a): string =>
      s.say(`${pad(d.d)}/${pad(d.m + 1)}/${d.y}`, `${pad(d.m + 1)}/${pad(d.d)}/${d.y}`);
    s.range = `${put(a)} ${put(c)}`;
    const field = (label: string, value: string): string =>
      `<span style="flex:1;padding:9px 12px;border:1px solid ${p.look(s).line};border-radius:${p.look(s).radius}px">${p.pale(s, label, 12)}${p.text(16, value)}</span>`;
    const [fares, tips, quests] = p.shares(s, s.total, 0.81, 0.08);
    return p.screen(
      s,
      `${p.top(s)}${p.area(p.text(20, s.say('Reporte de ganancias', 'Earnings report'), 'font-weight:700'))}<div style="display:flex;gap:10px;padding:6px 20px">${field(s.say('Desde', 'From'), put(a))}${field(s.say('Hasta', 'To'), put(c))}</div>${p.area(`${p.pale(s, s.say('Total del rango', 'Total for this range'), 14)}${p.figure(s, s.total, 38)}`)}${p.entries(
        s,
        [
          [s.say('Tarifas', 'Fares'), p.cash(s, fares!)],
          [s.say('Propinas', 'Tips'), p.cash(s, tips!)],
          [s.say('Desafíos', 'Quests'), p.cash(s, quests!)],
        ],
      )}${p.button(s, s.say('Exportar', 'Export'))}`,
    );
  },
  // A calendar month's title above, the week's row opened.
  monthThenWeek: (s) => {
    const [done, tips] = [p.count(s, 14, 118), p.cash(s, s.total * 0.06)];
    const closed = [-1, -2].map((k) => p.entry(s, p.chip(s, k), icon('down', 16))).join('');
    return p.app(
      s,
      `${p.top(s)}${p.area(p.text(22, monthYear(s), 'font-weight:700'))}<div style="background:${p.look(s).panel};border-left:5px solid ${p.look(s).tint}">${p.area(`${p.flank(p.week(s), icon('up', 16), 'font-size:15px;font-weight:600')}${p.figure(s, s.total, 34)}${p.pale(s, s.say('ganancias', 'earnings'))}`)}${p.chart(s, 46)}${p.area(p.flank(`${done} ${s.say('viajes', 'trips')}`, `${s.say('Propinas', 'Tips')} ${tips}`, 'font-size:14px'))}</div>${closed}${p.area(p.pale(s, s.say(`Actualizado a las ${time(s)}`, `Updated at ${time(s)}`)))}`,
    );
  },
};

export const HOLDOUT_4_EARNINGS: Record<string, Design> = Object.fromEntries(
  Object.entries({ ...USUAL_WEEKS, ...WIDE_WEEKS, ...RARE_WEEKS }).map(([name, draw]) => [
    name,
    (s: Scene) => {
      // Rounds the week as its app does, before anything is drawn from it.
      p.coin(s);
      return draw(s);
    },
  ]),
);
