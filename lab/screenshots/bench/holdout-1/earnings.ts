import { bars, type Design, hours, page, row, type Scene, status, tile } from '../scene.ts';
import { dayOf } from '../wording.ts';
import { box, button, count, date, faint, foot, part, rest, title, total, week, weekdays } from './parts.ts';

const line = (s: Scene): string => {
  const top = Math.max(...s.days, 1);
  const points = s.days.map((day, k) => `${20 + k * 45},${120 - (day / top) * 100}`).join(' ');
  return `<svg viewBox="0 0 310 150" style="width:100%"><polyline points="${points}" fill="none" stroke="${s.accent}" stroke-width="3"/>${weekdays(
    s,
    2,
  )
    .map((name, k) => `<text x="${12 + k * 45}" y="142" font-size="11" fill="${s.soft}">${name}</text>`)
    .join('')}</svg>`;
};
const colours = ['#2a9d8f', '#e9c46a', '#e76f51'];
const legend = (entries: [string, string][]): string =>
  entries
    .map(
      ([name, value], k) =>
        `<div style="display:flex;align-items:center;gap:10px;padding:10px 22px;font-size:15px"><span style="width:12px;height:12px;border-radius:6px;background:${colours[k]}"></span><span style="flex:1">${name}</span><b>${value}</b></div>`,
    )
    .join('');

/** A thirteenth family of apps, each of which draws a week's earnings in its own way. Drawn to judge version 7, before anyone had seen them. */
export const HOLDOUT_1_EARNINGS: Record<string, Design> = {
  pager: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Ganancias', 'Earnings'))}<div style="display:flex;justify-content:space-between;padding:10px 18px;font-size:15px"><span>‹</span><span>${week(s)}</span><span>›</span></div><div style="text-align:center;padding:8px">${total(s, 44)}</div>${bars(s, weekdays(s, 1))}<div style="display:flex;padding:14px">${tile(s, hours(s), s.say('En línea', 'Online'))}${tile(s, count(s), s.say('Viajes', 'Trips'))}${tile(s, count(s, 5, 90), s.say('Puntos', 'Points'))}</div>${row(s, s.say('Tarifa neta', 'Net fare'), part(s, 0.81))}${row(s, s.say('Promociones', 'Promotions'), part(s, 0.12))}${row(s, s.say('Propinas', 'Tips'), rest(s, 0.81, 0.12))}`,
    ),
  breakdown: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;margin:12px 18px;border-radius:9px;background:${s.card};font-size:14px">${[s.say('Día', 'Day'), s.say('Semana', 'Week'), s.say('Mes', 'Month')].map((name, k) => `<span style="flex:1;text-align:center;padding:9px;border-radius:9px;${k === 1 ? `background:${s.accent};color:#fff` : ''}">${name}</span>`).join('')}</div>${faint(s, `&emsp;${week(s)} ▾`, 16)}<br>${row(s, s.say('Tarifas de viaje', 'Trip fares'), part(s, 0.95))}${row(s, s.say('Recompensas', 'Rewards'), part(s, 0.14))}${row(s, s.say('Propina', 'Tip'), part(s, 0.06))}${row(s, s.say('Peajes devueltos', 'Tolls returned'), s.money.text(0))}${row(s, s.say('Cuota de la app', 'App fee'), `-${part(s, 0.15)}`)}<div style="display:flex;justify-content:space-between;align-items:center;padding:16px 18px"><b style="font-size:17px">${s.say('Total', 'Total')}</b>${total(s, 25)}</div>${faint(s, s.say('&emsp;&ensp;Cobrado en efectivo: ', '&emsp;&ensp;Collected in cash: ') + part(s, 0.37))}`,
    ),
  recap: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:28px 22px;background:linear-gradient(160deg,#5b2bd9,#ff00bf);color:#fff"><div style="font-size:15px">${s.say('Tu resumen semanal', 'Your weekly summary')}</div><div style="font-size:27px;font-weight:700;padding:6px 0 18px">${week(s)}</div><div style="font-size:14px">${s.say('Ganaste', 'You earned')}</div>${total(s, 42)}</div>${row(s, s.say('Por manejar', 'Driving'), part(s, 0.77))}${row(s, s.say('Bonos', 'Bonuses'), part(s, 0.09))}${row(s, s.say('Propinas (100 % tuyas)', 'Tips (100% yours)'), rest(s, 0.77, 0.09))}${row(s, s.say('Tiempo reservado', 'Booked time'), hours(s))}${row(s, s.say('Viajes', 'Rides'), count(s))}${button(s, s.say('Ver detalles', 'See details'))}`,
    ),
  ledger: (s) => {
    const cell = (text: string, style = ''): string => `<td style="padding:8px 6px;${style}">${text}</td>`;
    return page(
      s,
      `${status(s)}${title(s.say('Bitácora del chofer', 'Driver logbook'), 19)}${box(week(s), 'font-size:15px')}<table style="width:94%;margin:0 3%;border-collapse:collapse;font-size:13px"><tr style="color:${s.soft}">${[s.say('Día', 'Day'), s.say('Viajes', 'Trips'), s.say('Horas', 'Hours'), s.say('Ingreso', 'Income')].map((name) => cell(name)).join('')}</tr>${s.days.map((value, k) => `<tr style="border-top:1px solid ${s.card}">${cell(`${weekdays(s, 3)[k]} ${dayOf(s.start, k).d}`)}${cell(value ? count(s, 3, 19) : '–')}${cell(value ? `${s.random.whole(2, 11)}.${s.random.whole(0, 9)}` : '–')}${cell(s.money.text(value), 'text-align:right')}</tr>`).join('')}<tr style="border-top:2px solid ${s.ink};font-weight:700">${cell(s.say('Total', 'Total'))}${cell(count(s, 30))}${cell(count(s, 20, 60))}${cell(s.money.text(s.total), 'text-align:right;font-size:16px')}</tr></table>`,
    );
  },
  ringOfKinds: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="text-align:center;font-size:16px;font-weight:600">${week(s)}</div>`)}<div style="position:relative;width:220px;height:220px;margin:14px auto;border-radius:50%;background:conic-gradient(${colours[0]} 0 62%,${colours[1]} 62% 87%,${colours[2]} 87%)"><div style="position:absolute;inset:26px;border-radius:50%;background:${s.ground};display:flex;flex-direction:column;align-items:center;justify-content:center">${total(s, 25)}${faint(s, s.say('Ingreso total', 'Total income'), 12)}</div></div>${legend(
        [
          ['Uber', part(s, 0.62)],
          [{ mx: 'DiDi', us: 'Lyft' }[s.country], part(s, 0.25)],
          [s.say('Particulares', 'Private rides'), rest(s, 0.62, 0.25)],
        ],
      )}${row(s, s.say('Por hora', 'Per hour'), s.money.text({ mx: 118.4, us: 23.15 }[s.country]))}`,
    ),
  curve: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;justify-content:space-between;align-items:flex-end;padding:16px 18px"><div><b style="font-size:20px">${s.say('Esta semana', 'This week')}</b>${faint(s, week(s))}</div>${total(s, 26, `color:${s.accent}`)}</div>${box(line(s))}<div style="padding:0 18px;font-size:14px">▲ ${s.random.whole(2, 31)} % ${s.say('contra la anterior', 'against the one before')} (${part(s, 0.86)})</div><br>${row(s, s.say('Mejor día', 'Best day'), s.money.text(Math.max(...s.days)))}${row(s, s.say('Conectado', 'Connected'), hours(s))}${row(s, s.say('Kilómetros', 'Miles'), count(s, 210, 1400))}`,
    ),
  mail: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:10px 18px;font-size:20px">←</div>${title(s.say('Ya está tu estado semanal', 'Your weekly statement is here'), 21)}${box(faint(s, `${{ uber: 'Uber', didi: 'DiDi', lyft: 'Lyft', other: 'inDrive' }[s.platform]} &lt;no-reply@example.com&gt;`))}${box(`${s.say('Hola', 'Hi')} ${s.name.split(' ')[0]}:<br><br>${s.say('Gracias por manejar con nosotros. Este es el resumen de', 'Thanks for driving with us. Here is how you did,')} <b>${week(s)}</b>.`, 'font-size:16px;line-height:1.5')}<div style="margin:10px 18px;border:1px solid ${s.soft};border-radius:8px;padding:16px">${faint(s, s.say('Tus ganancias', 'Your earnings'))}${total(s, 33)}<div style="font-size:14px;padding-top:8px">${count(s)} ${s.say('viajes terminados', 'completed trips')} · ${hours(s)}</div></div>${box(s.say('El depósito puede tardar hasta 2 días hábiles.', 'Deposits may take up to 2 business days.'), `font-size:14px;color:${s.soft}`)}`,
    ),
  purse: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Billetera', 'Wallet'))}<div style="margin:8px 18px;padding:14px;border-radius:12px;background:${s.card};display:flex;justify-content:space-between;font-size:15px"><span>${s.say('Saldo disponible', 'Available balance')}</span><b>${part(s, 0.18)}</b></div><div style="margin:8px 18px;padding:18px;border-radius:12px;background:${s.accent};color:#fff"><div style="font-size:14px">${s.say('Ganancias de la semana', 'Earnings for the week')}</div>${total(s, 36)}<div style="font-size:14px;padding-top:4px">${week(s)}</div></div>${row(s, s.say('Próximo depósito', 'Next deposit'), date(s, 8))}${row(s, s.say('Banco', 'Bank'), '•••• 4417')}${row(s, s.say('Cobro al instante', 'Instant pay'), s.say('Activo', 'On'))}${foot(s, [s.say('Mapa', 'Map'), s.say('Dinero', 'Money'), s.say('Perfil', 'Profile')], 1)}`,
    ),
  browser: (s) =>
    page(
      { ...s, font: 'Liberation Sans' },
      `${status(s)}<div style="margin:4px 12px;padding:9px 14px;border-radius:20px;background:${s.card};font-size:13px">drivers.example.com/statements</div>${title(s.say('Estado de cuenta semanal', 'Weekly statement'), 20)}${box(week(s), 'font-size:14px')}${box(`${faint(s, s.say('Conductor', 'Driver'))}${s.name}`, 'font-size:15px')}${row(s, s.say('Pagado por los clientes', 'Paid by customers'), part(s, 1.31))}${row(s, s.say('Tarifa por servicio', 'Service fee'), `−${part(s, 0.25)}`)}${row(s, s.say('Impuestos retenidos', 'Withheld taxes'), `−${part(s, 0.06)}`)}${row(s, `<b>${s.say('Tus ganancias', 'Your earnings')}</b>`, `<b style="font-size:18px">${s.money.text(s.total)}</b>`)}${button(s, s.say('Descargar PDF', 'Download PDF'))}`,
    ),
  sideways: (s) => {
    const top = Math.max(...s.days, 1);
    return page(
      s,
      `${status(s)}${title(week(s), 19)}${s.days.map((value, k) => `<div style="padding:7px 18px;font-size:13px"><div style="display:flex;justify-content:space-between"><span>${weekdays(s, 9)[k]}</span><span>${s.money.text(value)}</span></div><div style="height:8px;border-radius:4px;margin-top:4px;width:${Math.max(2, (value / top) * 100)}%;background:${s.accent}"></div></div>`).join('')}<div style="position:absolute;left:0;right:0;bottom:0;padding:16px 18px 24px;background:${s.card};display:flex;justify-content:space-between;align-items:center"><span style="font-size:15px">${s.say('Llevas ganado', 'Earned so far')}</span>${total(s, 28)}</div>`,
    );
  },
  strip: (s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:17px">${week(s)}</b>`)}<div style="display:flex;padding:4px 10px">${s.days.map((value, k) => `<div style="flex:1;text-align:center;font-size:11px;color:${s.soft}">${weekdays(s, 1)[k]}<div style="margin:6px auto;width:32px;line-height:32px;border-radius:16px;background:${value ? s.accent : s.card};color:${value ? '#fff' : s.soft};font-size:14px">${dayOf(s.start, k).d}</div>${Math.round(value)}</div>`).join('')}</div><div style="padding:24px 18px">${faint(s, s.say('Ganancia neta', 'Net earnings'), 14)}${total(s, 40)}</div><div style="display:flex;gap:10px;padding:0 18px">${[
        [count(s), s.say('entregas y viajes', 'deliveries and trips')],
        [hours(s), s.say('activo', 'active')],
      ]
        .map(
          ([value, label]) =>
            `<div style="flex:1;background:${s.card};border-radius:12px;padding:14px"><b style="font-size:18px">${value}</b>${faint(s, label!)}</div>`,
        )
        .join('')}</div>`,
    ),
  story: (s) =>
    page(
      { ...s, ground: s.accent, ink: '#fff', soft: '#ffffffcc' },
      `<div style="display:flex;gap:4px;padding:10px">${[1, 1, 0, 0].map((on) => `<span style="flex:1;height:3px;background:${on ? '#fff' : '#ffffff66'}"></span>`).join('')}</div><div style="padding:60px 26px"><div style="font-size:34px;font-weight:800;line-height:1.15">${s.say('¡Qué semana, ', 'What a week, ')}${s.name.split(' ')[0]}!</div><div style="font-size:17px;padding:16px 0 34px">${week(s)}</div>${total(s, 38)}<div style="font-size:18px">${s.say('de ganancias', 'in earnings')}</div><div style="font-size:18px;padding-top:34px">${count(s)} ${s.say('viajes', 'trips')}<br>${hours(s)}<br>★ ${s.rating}</div></div>`,
    ),
  target: (s) => {
    const goal = Math.ceil((s.total * 1.2 + 1) / 100) * 100;
    return page(
      s,
      `${status(s)}${title(s.say('Mi semana', 'My week'))}${faint(s, `&emsp;&ensp;${week(s)}`, 15)}<div style="padding:26px 18px 10px">${total(s, 38)}${faint(s, `${s.say('ganados · tu meta es', 'earned · your goal is')} ${s.money.text(goal)}`, 14)}<div style="height:14px;border-radius:7px;background:${s.card};margin-top:14px"><div style="height:14px;border-radius:7px;width:${(s.total / goal) * 100}%;background:${s.accent}"></div></div></div>${row(s, s.say('Uber', 'Uber'), part(s, 0.55))}${row(s, { mx: 'DiDi', us: 'Lyft' }[s.country], rest(s, 0.55))}${row(s, s.say('Gasolina', 'Gas'), `-${part(s, 0.19)}`)}${row(s, s.say('Horas al volante', 'Hours driven'), hours(s))}`,
    );
  },
  halfSheet: (s) =>
    page(
      s,
      `<div style="height:30%;background:#c9d7c3">${status({ ...s, ink: '#222' })}</div><div style="margin-top:-22px;border-radius:22px 22px 0 0;background:${s.ground};padding-top:10px"><div style="width:44px;height:5px;border-radius:3px;background:${s.soft};margin:0 auto"></div><div style="text-align:center;padding:14px">${faint(s, s.say('Semana anterior', 'Last week'))}${total(s, 40)}<div style="font-size:15px">${week(s)}</div></div>${row(s, s.say('Viajes terminados', 'Trips completed'), count(s))}${row(s, s.say('Tiempo en línea', 'Time online'), hours(s))}${row(s, s.say('Ganancias de hoy', 'Earnings today'), part(s, 0.11))}${button(s, s.say('Ver todas las semanas', 'See all weeks'))}</div>`,
    ),
};
