import { icon, on, onDay, two } from '../holdout-2/parts.ts';
import type { Design } from '../scene.ts';
import { dayOf, isoPlus } from '../wording.ts';
import * as p from './parts.ts';

const slash = (iso: string): string => iso.replaceAll('-', '/');

/** Weeks as the drivers' apps show them, now and two years ago. */
export const APP_WEEKS: Record<string, Design> = {
  uberToday: (s) => {
    p.open(s, 'uber');
    const [fare, tips, more] = p.split(s, s.total, 0.82, 0.06);
    const most = Math.max(...s.days);
    const axis = [most, most / 2]
      .map((value) => p.soft(s, p.money(s, Math.ceil(value / 50) * 50), 11, 'text-align:right;padding-right:18px'))
      .join('');
    return p.screen(
      s,
      `${p.bar(s)}${p.title(s, s.say('Ganancias', 'Earnings'))}<div style="text-align:center"><span style="display:inline-flex;gap:14px;align-items:center;padding:9px 14px;border-radius:22px;background:${p.skin(s).panel};font-size:15px">${icon('left', 18)} ${p.week(s)} ${icon('right', 18)}</span>${p.figure(s, s.total, 46, s.width - 40, 'padding-top:12px')}</div>${axis}${p.bars(s, 74)}${p.facts(
        s,
        [
          [p.hours(s), s.say('En línea', 'Online')],
          [p.trips(s), s.say('Viajes', 'Trips')],
          [String(s.random.whole(30, 380)), s.say('Puntos', 'Points')],
        ],
      )}${p.inset(`<b style="font-size:19px">${s.say('Desglose', 'Breakdown')}</b>`)}${p.items(s, [
        [s.say('Tarifa neta', 'Net fare'), p.money(s, fare!)],
        [s.say('Propinas', 'Tips'), p.money(s, tips!)],
        [s.say('Promociones', 'Promotions'), p.money(s, more!)],
        [`<b>${s.say('Ganancias totales', 'Total earnings')}</b>`, `<b>${p.money(s, s.total)}</b>`],
      ])}`,
    );
  },
  // The sum on black, and the balance of the wallet as large below it.
  uberTwoYearsAgo: (s) => {
    p.open(s, 'uber');
    const balance = p.near(s, 640, 150);
    return p.withPlaces(
      s,
      `<div style="background:#000;color:#fff;padding-bottom:16px">${p.bar(s, '#fff')}${p.inset(`<span style="font-size:16px">${p.week(s)} ${icon('down', 16)}</span>${p.figure(s, s.total, 50)}`)}<div style="margin:4px 18px;display:inline-block;padding:9px 15px;border-radius:20px;background:#fff2;font-size:14px">${s.say('Ver detalles', 'See details')}</div></div>${p.facts(
        s,
        [
          [p.trips(s), s.say('Viajes', 'Trips')],
          [p.hours(s), s.say('Tiempo en línea', 'Time online')],
        ],
      )}${p.panel(s, `${p.words(14, s.say('Saldo', 'Balance'))}${p.figure(s, balance, 34, s.width - 90)}${p.soft(s, s.say(`Pago programado: ${on(s, 8)}`, `Payout scheduled: ${on(s, 8)}`))}`)}${p.item(s, s.say('Actividad de ganancias', 'Earnings activity'), icon('right', 18))}${p.item(s, s.say('Recibir dinero al instante', 'Cash out'), icon('right', 18))}`,
    );
  },
  // What passengers paid and what was paid out stand around the driver's share.
  uberDetail: (s) => {
    p.open(s, 'uber');
    const paid = s.total * 1.38;
    const [fare, tips] = p.split(s, s.total, 0.93);
    const cash = p.split(s, s.total, 0.37)[0]!;
    const head = (inner: string): string => p.inset(`<b style="font-size:18px">${inner}</b>`, 'padding-top:16px');
    return p.screen(
      s,
      `${p.bar(s)}${p.title(s, s.say('Detalle semanal', 'Weekly details'))}${p.inset(p.soft(s, p.week(s), 15))}${p.item(s, s.say('Los usuarios pagaron', 'Customers paid'), p.money(s, paid))}${head(s.say('Tus ganancias', 'Your earnings'))}${p.items(
        s,
        [
          [s.say('Tarifa', 'Fare'), p.money(s, fare!)],
          [s.say('Propina', 'Tip'), p.money(s, tips!)],
        ],
      )}${p.item(s, `<b>${s.say('Total de ganancias', 'Total earnings')}</b>`, p.figure(s, s.total, 21, s.width * 0.45), 'border:0')}${head(s.say('Pagos', 'Payouts'))}${p.items(
        s,
        [
          [s.say('Efectivo cobrado', 'Cash collected'), p.money(s, -cash)],
          [s.say('Depositado en tu banco', 'Sent to your bank'), p.money(s, cash - s.total)],
          [s.say('Saldo final', 'Ending balance'), p.money(s, 0)],
        ],
      )}`,
    );
  },
  didiToday: (s) => {
    p.open(s, 'didi');
    const [fares, rewards, tips] = p.split(s, s.total, 0.84, 0.12);
    const from = slash(s.start);
    s.range = `${from} - ${slash(isoPlus(s.start, 6))}`;
    const cash = p.split(s, s.total, 0.55)[0]!;
    return p.screen(
      s,
      `<div style="background:${p.skin(s).tint};color:#fff;padding-bottom:14px">${p.bar(s, '#fff')}<div style="text-align:center;font-size:18px;padding:8px">${s.say('Ganancias', 'Earnings')}</div><div style="display:flex;margin:4px 18px;border:1px solid #fff;border-radius:6px;font-size:14px;text-align:center">${s
        .say('Día|Semana|Mes', 'Day|Week|Month')
        .split('|')
        .map(
          (name, k) =>
            `<span style="flex:1;padding:6px;${k === 1 ? `background:#fff;color:${p.skin(s).tint}` : ''}">${name}</span>`,
        )
        .join(
          '',
        )}</div>${p.pager(s.range, 'font-size:14px')}<div style="text-align:center">${p.words(13, s.say('Ganancias totales', 'Total earnings'))}${p.figure(s, s.total, 42)}</div></div>${p.facts(
        s,
        [
          [p.trips(s), s.say('Viajes terminados', 'Completed trips')],
          [p.hours(s), s.say('Conectado', 'Online')],
        ],
      )}${p.items(s, [
        [s.say('Tarifas de viajes', 'Trip fares'), p.money(s, fares!)],
        [s.say('Recompensas', 'Rewards'), p.money(s, rewards!)],
        [s.say('Propinas', 'Tips'), p.money(s, tips!)],
      ])}${p.inset(p.soft(s, s.say('Forma de pago', 'Payment method')))}${p.items(s, [
        [s.say('Efectivo', 'Cash'), p.money(s, cash)],
        [s.say('En tu billetera DiDi', 'In your DiDi wallet'), p.money(s, s.total - cash)],
      ])}`,
    );
  },
  // Lyft says what share of the riders' payments the driver has earned.
  lyftToday: (s) => {
    p.open(s, 'lyft');
    const share = s.random.whole(70, 88);
    const [outside, after] = p.split(s, (s.total / share) * 128, 0.22);
    const [rides, tips, bonus] = p.split(s, s.total, 0.79, 0.13);
    return p.screen(
      s,
      `${p.bar(s)}<div style="padding:8px 18px">${icon('close')}</div>${p.inset(`${p.soft(s, p.week(s), 15)}${p.words(25, s.say('Resumen semanal', 'Weekly summary'), 'font-weight:700')}`)}${p.panel(s, `${p.words(15, s.say('Ganaste', 'You earned'))}${p.figure(s, s.total, 42, s.width - 80)}${p.words(14, s.say(`${share} % de los pagos después de cargos externos`, `${share}% of rider payments after external fees`), `color:${p.skin(s).tint};padding-top:4px`)}`)}${p.items(
        s,
        [
          [s.say('Pagos de pasajeros', 'Rider payments'), p.money(s, outside! + after!)],
          [s.say('Cargos externos', 'External fees'), p.money(s, -outside!)],
          [s.say('Viajes', 'Ride earnings'), p.money(s, rides!)],
          [s.say('Propinas', 'Tips'), p.money(s, tips!)],
          [s.say('Bonos', 'Bonuses'), p.money(s, bonus!)],
        ],
      )}${p.facts(s, [
        [p.trips(s), s.say('Viajes', 'Rides')],
        [p.hours(s), s.say('Reservado', 'Booked time')],
      ])}`,
    );
  },
  // The commission stands before what is left, and the balance to be topped up above both.
  indrive: (s) => {
    p.open(s, 'indrive');
    const [fee, tax] = p.split(s, s.total * 0.13, 0.77);
    return p.screen(
      s,
      `${p.bar(s)}${p.ends(`${icon('menu')} &nbsp;<b style="font-size:18px">${s.say('Ingresos', 'Income')}</b>`, `<span style="padding:6px 10px;border-radius:8px;background:${p.skin(s).panel};font-size:13px">${icon('wallet', 15)} ${p.nearly(s, 85, 14)}</span>`, 'padding:10px 16px')}${p.tabs(s, s.say('Hoy|Semana|Mes', 'Today|Week|Month').split('|'), 1, true)}${p.pager(p.week(s), 'font-size:14px')}${p.items(
        s,
        [
          [s.say('Precio de los viajes', 'Price of rides'), p.money(s, s.total + fee! + tax!)],
          [s.say('Comisión del servicio', 'Service commission'), p.money(s, -fee!)],
          [s.say('Impuestos', 'Taxes'), p.money(s, -tax!)],
        ],
      )}<div style="margin:12px 16px;padding:16px;border-radius:16px;background:${p.skin(s).tint};color:#12170a">${p.words(14, s.say('Te quedaste con', 'You kept'))}${p.figure(s, s.total, 40, s.width - 80)}</div>${p.bars(s, 70)}${p.facts(
        s,
        [
          [p.trips(s), s.say('Viajes', 'Rides')],
          [`${s.random.whole(140, 980)} km`, s.say('Recorridos', 'Driven')],
        ],
      )}`,
    );
  },
  rappi: (s) => {
    p.open(s, 'rappi');
    const [fares, tips, bonus] = p.split(s, s.total, 0.71, 0.18);
    const block = (name: string, value: string): string =>
      `<span style="flex:1;padding:12px;border-radius:12px;background:${p.skin(s).panel}">${p.soft(s, name, 12)}<b style="font-size:16px;white-space:nowrap">${value}</b></span>`;
    return p.withPlaces(
      s,
      `${p.bar(s)}${p.inset(p.words(22, s.say('Tus ganancias', 'Your earnings'), 'font-weight:700'))}${p.tabs(s, s.say('Diario|Semanal|Mensual', 'Daily|Weekly|Monthly').split('|'), 1)}<div style="margin:14px;padding:16px;border-radius:16px;background:${p.skin(s).tint};color:#fff">${p.words(14, p.week(s))}${p.figure(s, s.total, 38, s.width - 76)}${p.words(13, `${p.trips(s)} ${s.say('pedidos entregados', 'orders delivered')}`)}</div><div style="display:flex;gap:8px;padding:0 14px">${block(s.say('Pedidos', 'Orders'), p.money(s, fares!))}${block(s.say('Propinas', 'Tips'), p.money(s, tips!))}${block(s.say('Bonos', 'Bonuses'), p.money(s, bonus!))}</div>${p.panel(s, `${p.ends(`<b>${s.say('Tu deuda', 'Your debt')}</b>`, `<b style="color:#d9261c">${p.money(s, -p.near(s, 430, 80))}</b>`, 'font-size:16px')}${p.soft(s, s.say('Efectivo de pedidos que debes consignar', 'Cash from orders that you have to hand in'), 13)}`)}`,
    );
  },
  // The week's days below each other with their dates; the sum only in the title's line.
  cabify: (s) => {
    p.open(s, 'cabify');
    return p.screen(
      s,
      `${p.bar(s)}<div style="padding:12px 18px;background:${p.skin(s).tint};color:#fff">${p.ends(`${icon('back', 20)} &nbsp;<b style="font-size:17px">${s.say('Facturación', 'Billing')}</b>`, icon('share', 19))}<div style="display:flex;justify-content:space-between;align-items:flex-end;padding-top:14px"><span style="font-size:14px">${p.week(s)}<br><b>${s.say('Total neto', 'Net total')}</b></span>${p.figure(s, s.total, 27, s.width * 0.5)}</div></div>${p.items(s, p.dated(s))}`,
    );
  },
  // A ring of what the week is made of, the sum inside.
  eatsRing: (s) => {
    p.open(s, 'eats');
    const [fares, tips, boost] = p.split(s, s.total, 0.58, 0.3);
    const legend = (colour: string, name: string, value: number): string =>
      p.item(
        s,
        `<span style="display:inline-block;width:11px;height:11px;border-radius:50%;background:${colour}"></span> &nbsp;${name}`,
        p.money(s, value),
      );
    return p.withPlaces(
      s,
      `${p.bar(s)}${p.pager(`<b>${p.week(s)}</b>`)}<div style="margin:10px auto;width:224px;height:224px;border-radius:50%;display:flex;align-items:center;justify-content:center;background:conic-gradient(#06954f 0 58%,#f2b01e 58% 88%,#2a6df0 88%)"><div style="width:190px;height:190px;border-radius:50%;background:${p.skin(s).ground};display:flex;flex-direction:column;align-items:center;justify-content:center">${p.figure(s, s.total, 30, 166)}${p.soft(s, `${p.trips(s)} ${s.say('entregas', 'deliveries')}`)}</div></div>${legend('#06954f', s.say('Tarifas de entrega', 'Delivery fares'), fares!)}${legend('#f2b01e', s.say('Propinas', 'Tips'), tips!)}${legend('#2a6df0', s.say('Promociones', 'Promotions'), boost!)}`,
    );
  },
  // Each bar carries its amount; the week's sum is no larger than the text around it.
  amountBars: (s) => {
    p.open(s);
    const short = (value: number): string => (value === 0 ? '–' : `$${Math.round(value).toLocaleString('en-US')}`);
    const dates = s.days.map((_, k) => two(dayOf(s.start, k).d));
    return p.withPlaces(
      s,
      `${p.bar(s)}${p.inset(p.words(20, s.say('Tu semana', 'Your week'), 'font-weight:700'))}${p.panel(
        s,
        `${p.soft(s, p.week(s))}${p.bars(s, 150, { tops: s.days.map(short), names: dates.map((date, k) => `${p.letters(s)[k]}<br>${date}`) })}${p.ends(s.say('Total ganado', 'Total earned'), `<b>${p.money(s, s.total)}</b>`, `padding-top:10px;border-top:1px solid ${p.skin(s).line};font-size:16px`)}`,
      )}${p.items(s, [
        [s.say('Mejor día', 'Best day'), onDay(s, s.days.indexOf(Math.max(...s.days)))],
        [s.say('Viajes', 'Trips'), p.trips(s)],
        [s.say('En línea', 'Online'), p.hours(s)],
      ])}`,
    );
  },
};
