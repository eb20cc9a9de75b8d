import { type Design, face, type Scene } from '../scene.ts';
import { dayOf } from '../wording.ts';
import * as o from './parts.ts';
import { cash, icon, large, mon, on, piece, pieces, round, spell, tally, weekdays } from './parts.ts';

const rides = (s: Scene): string => s.say('Viajes', 'Trips');
/** Streets under a sheet. */
export const streets = (s: Scene, height: number): string => {
  const [land, road] = s.ink === '#f4f4f4' ? ['#1f2a33', '#33424e'] : ['#e8ece4', '#fff'];
  const lines = Array.from({ length: 9 }, (_, k) =>
    k % 2
      ? `M0 ${s.random.whole(0, height)}L${s.width} ${s.random.whole(0, height)}`
      : `M${s.random.whole(0, s.width)} 0L${s.random.whole(0, s.width)} ${height}`,
  );
  return `<svg width="${s.width}" height="${height}" style="display:block;background:${land}"><path d="${lines.join('')}" stroke="${road}" stroke-width="9" fill="none"/></svg>`;
};
const sign = (s: Scene, mark: string): string =>
  `<span style="display:inline-block;width:22px;line-height:22px;margin-right:10px;border-radius:11px;text-align:center;background:${o.skin(s).panel};font-weight:700">${mark}</span>`;

/**
 * Weeks as the apps of Uber, DiDi, Lyft and others have drawn them over the years, by an author who didn't know the
 * reader.
 */
export const HOLDOUT_2_EARNINGS: Record<string, Design> = {
  arrows: (s) => {
    const [fare, promo, tips] = pieces(s, s.total, 0.84, 0.11);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Tus ganancias', 'Your earnings'), 'back', 'help')}<div style="display:flex;justify-content:space-between;align-items:center;padding:8px 18px;font-size:15px">${icon('left')}<span>${o.week(s)}</span>${icon('right')}</div><div style="text-align:center">${large(s, s.total, 42, s.width - 44, 'font-weight:500')}</div>${o.columns(s, s.days, weekdays(s, 1), Math.min(110, s.height * 0.14))}${o.trio(
        s,
        [
          [spell(s, 9, 58), s.say('Conectado', 'Online')],
          [tally(s, 20, 130), rides(s)],
        ],
      )}${o.gap(s)}${o.pair(s, s.say('Tarifas', 'Fares'), `${fare} ›`)}${o.pair(s, s.say('Promociones', 'Promotions'), `${promo} ›`)}${o.pair(s, s.say('Propinas', 'Tips'), `${tips} ›`)}`,
    );
  },
  payBand: (s) => {
    const [toll, boost, fares] = pieces(s, s.total, 0.04, 0.13);
    const upper = (es: string, en: string): string => `<span style="letter-spacing:1px">${s.say(es, en)}</span>`;
    return o.screen(
      s,
      `<div style="background:#11272f;color:#fff;padding-bottom:20px;text-align:center">${o.phoneBar(s, '#fff')}${o.text(13, `${upper('ESTADO DE PAGO', 'PAY STATEMENT')}`, 'padding-top:12px;opacity:.8')}${o.text(16, o.week(s), 'padding:4px 14px 14px')}${large(s, s.total, 44, s.width - 60, 'font-weight:300')}${o.text(12, upper('GANANCIA TOTAL', 'TOTAL EARNED'), 'opacity:.8')}</div>${o.pair(s, upper('TARIFAS', 'FARES'), fares!)}${o.pair(s, upper('INCENTIVOS', 'INCENTIVES'), boost!)}${o.pair(s, upper('PEAJES', 'TOLLS'), toll!)}${o.pair(s, upper('VIAJES', 'TRIPS'), tally(s, 18, 110))}${o.pair(s, upper('EN LÍNEA', 'ONLINE'), spell(s, 8, 56))}`,
    );
  },
  // The faded cards of the weeks before and after are partly visible at the sides.
  carousel: (s) => {
    const k = o.skin(s);
    const aside = (at: string): string =>
      `<div style="position:absolute;${at};top:20px;width:300px;height:150px;border-radius:18px;background:${k.panel}"></div>`;
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Resumen por semana', 'Weekly recap'), 'close', 'share')}<div style="position:relative;height:200px">${aside('left:-274px')}${aside('right:-274px')}<div style="position:absolute;left:38px;right:38px;top:4px;height:184px;border-radius:20px;background:${k.brand};color:${k.onBrand};padding:20px">${o.text(14, o.week(s))}${large(s, s.total, 34, s.width - 122, 'padding:16px 0 2px')}${o.text(14, s.say('ganado en total', 'earned in total'))}</div></div><div style="text-align:center;color:${k.mute};letter-spacing:4px">••<b style="color:${k.ink}">•</b>•</div>${o.pair(s, `${icon('car', 18)} &nbsp;${rides(s)}`, tally(s, 19, 120))}${o.pair(s, `${icon('clock', 18)} &nbsp;${s.say('Horas en línea', 'Hours online')}`, spell(s, 7, 60))}${o.pair(s, `${icon('gift', 18)} &nbsp;${s.say('Extras', 'Extras')}`, piece(s, s.total, 0.09))}`,
    );
  },
  // Beside the week's sum, possible earnings: a quest and a referral.
  pillAndQuest: (s) => {
    const card = (title: string, below: string): string =>
      `<div style="flex:none;width:${Math.round(s.width * 0.56)}px;border:1px solid ${o.skin(s).rule};border-radius:14px;padding:14px;font-size:14px"><b>${title}</b>${o.mute(s, below)}</div>`;
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.text(30, s.say('Ganancias', 'Earnings'), 'font-weight:700;padding:10px 20px')}${o.pad(`<span style="display:inline-block;padding:8px 14px;border-radius:18px;background:${o.skin(s).panel};font-size:14px;font-weight:600">${o.week(s)} ${icon('down', 15)}</span>`)}${o.pad(`${large(s, s.total, 46)}${o.mute(s, `${tally(s, 20, 120)} ${s.say('viajes', 'trips')} · ${spell(s, 8, 55)}`, 15)}`)}${o.columns(s, s.days, weekdays(s, 3), 80)}${o.text(17, s.say('Oportunidades', 'Opportunities'), 'font-weight:700;padding:12px 20px 6px')}<div style="display:flex;gap:10px;padding:0 20px">${card(s.say(`Gana ${round(s, 350, 45)} extra`, `Make ${round(s, 350, 45)} extra`), s.say('Con 30 viajes de vie a dom', '30 trips, Fri to Sun'))}${card(s.say(`${round(s, 1200, 300)} por invitar`, `${round(s, 1200, 300)} to refer`), s.say('Trae a alguien a manejar', 'Bring a friend to drive'))}</div>${o.dock(s, 1)}`,
    );
  },
  // What passengers paid, what the platform kept, and the rest; the sum is above in large figures.
  equation: (s) => {
    const k = o.skin(s);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Detalle de ingresos', 'Income details'), 'left')}<div style="text-align:center;padding:6px 18px">${o.mute(s, o.week(s), 14)}${large(s, s.total, 40, s.width - 50, `color:${k.app === 'inDrive' ? k.ink : k.brand}`)}${o.mute(s, s.say('Ingreso neto de la semana', 'Net income for the week'))}</div>${o.panel(
        s,
        [
          ['+', s.say('Tarifas de viajes', 'Trip fares'), piece(s, s.total, 1.16)],
          ['+', s.say('Premios', 'Rewards'), piece(s, s.total, 0.08)],
          ['+', s.say('Propinas', 'Tips'), piece(s, s.total, 0.03)],
          ['−', s.say('Tarifa de servicio', 'Service fee'), piece(s, s.total, 0.21)],
          ['−', s.say('Impuestos', 'Taxes'), piece(s, s.total, 0.06)],
        ]
          .map(
            ([mark, name, value]) =>
              `<div style="display:flex;align-items:center;padding:7px 0;font-size:14px">${sign(s, mark!)}<span style="flex:1">${name}</span><span>${value}</span></div>`,
          )
          .join(''),
        'margin-top:14px',
      )}${o.pair(s, s.say('Cobrado en efectivo', 'Collected in cash'), piece(s, s.total, 0.46))}${o.pair(s, s.say('Viajes terminados', 'Finished trips'), tally(s, 20, 140))}`,
    );
  },
  stackedStrip: (s) => {
    const k = o.skin(s);
    const names = [s.say('Viajes', 'Rides'), s.say('Bonos', 'Bonuses'), s.say('Propinas', 'Tips')];
    const values = pieces(s, s.total, 0.7, 0.18);
    const tints = [k.brand, '#12a594', '#f5a524'];
    return o.screen(
      s,
      `${o.phoneBar(s)}<div style="display:flex;justify-content:space-between;padding:10px 18px">${icon('menu')}${icon('calendar')}</div>${o.pad(`${o.text(15, o.week(s), 'font-weight:600')}${large(s, s.total, 50, s.width - 60)}`)}<div style="display:flex;gap:3px;margin:8px 20px;height:16px">${[70, 18, 12].map((share, at) => `<span style="width:${share}%;background:${tints[at]};border-radius:4px"></span>`).join('')}</div>${names.map((name, at) => o.pair(s, `<span style="color:${tints[at]}">■</span>&ensp;${name}`, values[at]!)).join('')}${o.trio(
        s,
        [
          [tally(s, 12, 110), s.say('viajes', 'rides')],
          [spell(s, 6, 48), s.say('tiempo reservado', 'booked time')],
        ],
      )}${o.pill(s, s.say('Ver cada día', 'See each day'))}`,
    );
  },
  dayBadges: (s) => {
    const k = o.skin(s);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Ganancias por semana', 'Weekly earnings'))}<div style="display:flex;justify-content:space-between;align-items:center;gap:12px;padding:10px 20px;background:${k.panel}">${o.text(14, o.week(s), 'flex:1')}${large(s, s.total, 25, s.width * 0.5)}</div>${s.days
        .map((value, at) => {
          const day = dayOf(s.start, at);
          return `<div style="display:flex;align-items:center;gap:14px;padding:6px 20px;border-bottom:1px solid ${k.rule}"><span style="width:40px;padding:3px 0;border-radius:9px;border:1px solid ${k.rule};text-align:center;font-size:16px;font-weight:700">${day.d}<br><span style="font-size:10px;font-weight:400;color:${k.mute}">${mon(s.tongue, day).toUpperCase()}</span></span><span style="flex:1;font-size:15px">${weekdays(s, 9)[at]}${o.mute(s, value > 0 ? `${s.random.whole(3, 19)} ${s.say('viajes', 'trips')}` : s.say('Sin viajes', 'No trips'), 12)}</span><span style="font-size:15px">${s.money.text(value)}</span></div>`;
        })
        .join('')}`,
    );
  },
  sheetOverMap: (s) =>
    o.screen(
      s,
      `<div style="position:absolute;inset:0">${streets(s, 200)}</div><div style="position:relative">${o.phoneBar(s, s.ink === '#f4f4f4' ? '#fff' : '#111')}</div><div style="position:absolute;left:0;right:0;top:120px;bottom:0;background:${o.skin(s).ground};border-radius:24px 24px 0 0;padding-top:10px;box-shadow:0 -4px 16px #0003"><div style="width:40px;height:4px;border-radius:2px;background:${o.skin(s).mute};margin:0 auto 8px"></div>${o.pad(`<div style="display:flex;justify-content:space-between"><b style="font-size:19px">${s.say('Tu semana', 'Your week')}</b>${icon('close')}</div>${o.mute(s, o.week(s), 15)}`)}${o.pad(large(s, s.total, 40))}${o.trio(
        s,
        [
          [tally(s, 20, 130), rides(s)],
          [spell(s, 8, 56), s.say('En línea', 'Online')],
          [s.total > 0 ? `${s.random.whole(60, 99)} %` : '–', s.say('Aceptación', 'Acceptance')],
        ],
      )}${o.pair(s, s.say('Último viaje', 'Last trip'), s.total > 0 ? cash(s, 0.016) : '–')}${o.pair(s, s.say('Saldo por depositar', 'Balance to be paid out'), piece(s, s.total, 0.34))}</div>`,
    ),
  // The screen is scrolled: the bars are half gone, the week and its sum stick to the top.
  scrolledHalf: (s) => {
    const [net, promo, tips] = pieces(s, s.total, 0.88, 0.07);
    return o.screen(
      s,
      `<div style="position:relative;z-index:1;background:${o.skin(s).ground};border-bottom:1px solid ${o.skin(s).rule}">${o.phoneBar(s)}<div style="display:flex;gap:14px;align-items:center;padding:8px 18px 10px">${icon('back')}<div>${o.mute(s, o.week(s))}${large(s, s.total, 22, s.width - 90)}</div></div></div><div style="margin-top:-62px">${o.columns(s, s.days, weekdays(s, 2), 130)}</div>${o.text(20, s.say('Desglose', 'Breakdown'), 'font-weight:700;padding:12px 20px 4px')}${o.pair(s, s.say('Tarifa neta', 'Net fare'), net!)}${o.pair(s, s.say('Promociones', 'Promotions'), promo!)}${o.pair(s, s.say('Propinas', 'Tips'), tips!)}${o.strong(s, s.say('Ganancias totales', 'Total earnings'), s.money.text(s.total))}${o.gap(s)}${o.text(20, s.say('Saldo', 'Balance'), 'font-weight:700;padding:12px 20px 4px')}${o.pair(s, s.say('Saldo inicial', 'Starting balance'), cash(s, 0.2))}${o.pair(s, s.say('Depósitos', 'Payouts'), `-${cash(s, 0.7)}`)}`,
    );
  },
  hourly: (s) => {
    const count = s.random.whole(22, 118);
    const span = s.random.whole(16, 58);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Semana', 'Week'), 'back', 'info')}${o.pad(`${o.mute(s, o.week(s), 16)}${large(s, s.total, 44)}`)}<div style="display:grid;grid-template-columns:1fr 1fr;gap:10px;padding:8px 16px">${[
        [piece(s, s.total, 1 / span), s.say('por hora en línea', 'per hour online')],
        [piece(s, s.total, 1 / count), s.say('por viaje', 'per trip')],
        [s.total > 0 ? `${span} h` : '0 h', s.say('en línea', 'online')],
        [s.total > 0 ? String(count) : '0', s.say('viajes', 'trips')],
      ]
        .map(
          ([value, name]) =>
            `<div style="padding:13px;border-radius:14px;background:${o.skin(s).panel}"><b style="font-size:18px">${value}</b>${o.mute(s, name!)}</div>`,
        )
        .join(
          '',
        )}</div>${o.pair(s, s.say('Recorrido', 'Distance'), { mx: `${span * 19} km`, us: `${span * 13} mi` }[s.country])}${o.dock(s, 1)}`,
    );
  },
  greeting: (s) => {
    const k = o.skin(s);
    const [first, second, third] = pieces(s, s.total, 0.9, 0.06);
    return o.screen(
      s,
      `<div style="background:${k.brand};color:${k.onBrand};border-radius:0 0 32px 32px;padding-bottom:20px">${o.phoneBar(s, k.onBrand)}<div style="display:flex;align-items:center;gap:12px;padding:8px 20px 14px">${face(s, 44)}<span style="font-size:17px">${s.say('Hola,', 'Hello,')} <b>${s.name.split(' ')[0]}</b></span></div><div style="padding:0 20px">${o.text(15, `${s.say('Ganaste', 'You made')}`)}${large(s, s.total, 42)}${o.text(15, o.week(s))}</div></div>${o.pair(s, s.say('Por tus viajes', 'From your trips'), first!)}${o.pair(s, s.say('Por incentivos', 'From incentives'), second!)}${o.pair(s, s.say('Por propinas', 'From tips'), third!)}${o.panel(s, `${o.text(15, s.say('Te faltan 12 viajes para Platino', '12 more trips to reach Platinum'), 'font-weight:600')}<div style="height:7px;margin-top:9px;border-radius:4px;background:${k.rule}"><div style="width:68%;height:7px;border-radius:4px;background:${k.brand}"></div></div>`, 'margin-top:16px')}`,
    );
  },
  byService: (s) => {
    const kinds = { mx: ['Económico', 'Confort', 'Envíos'], us: ['Standard', 'Comfort', 'XL'] }[s.country];
    const values = pieces(s, s.total, 0.58, 0.29);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Ingresos', 'Income'))}${o.choice(s, [s.say('Diario', 'Daily'), s.say('Semanal', 'Weekly'), s.say('Mensual', 'Monthly')], 1)}${o.pad(`<div style="padding-top:8px">${o.mute(s, o.week(s), 15)}${large(s, s.total, 38)}</div>`)}${kinds.map((kind, at) => `<div style="display:flex;align-items:center;gap:14px;padding:10px 20px;font-size:15px">${icon(at === 2 ? 'gift' : 'car', 26)}<span style="flex:1">${kind}${o.mute(s, `${tally(s, 5, 50)} ${s.say('servicios', 'jobs')}`)}</span><span>${values[at]}</span></div>`).join('')}${o.gap(s)}${o.pair(s, s.say('Semana anterior', 'Week before'), cash(s, 1))}${o.pair(s, s.say('Próximo depósito', 'Next payout'), on(s, 9))}`,
    );
  },
  dottedLine: (s) => {
    const k = o.skin(s);
    const top = Math.max(...s.days, 1);
    const step = (s.width - 60) / 6;
    const spots = s.days.map((value, at) => [30 + at * step, 96 - (value / top) * 78] as const);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(o.week(s), 'left', 'right')}<div style="text-align:center">${large(s, s.total, 40)}${o.mute(s, s.say('Total de la semana', 'Total for the week'), 14)}</div><svg width="${s.width}" height="124" style="display:block;margin-top:8px"><path d="M${spots.map((spot) => spot.join(' ')).join('L')}" fill="none" stroke="${k.brand}" stroke-width="2"/>${spots.map(([x, y], at) => `<circle cx="${x}" cy="${y}" r="5" fill="${k.brand}"/><text x="${x}" y="119" font-size="11" text-anchor="middle" fill="${k.mute}">${weekdays(s, 3)[at]}</text>`).join('')}</svg>${o.pair(s, s.say('Entregas y viajes', 'Deliveries and rides'), tally(s, 20, 140))}${o.pair(s, s.say('Tiempo activo', 'Active time'), spell(s, 8, 50))}${o.pair(s, s.say('Propinas incluidas', 'Tips included'), piece(s, s.total, 0.07))}`,
    );
  },
  // The total is the driver's share; the amount that riders paid is lower and smaller.
  ridersPaid: (s) => {
    const k = o.skin(s);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Reporte semanal', 'Weekly report'), 'close')}${o.pad(o.mute(s, o.week(s), 15))}${o.panel(s, `${o.text(15, s.say('Tú ganaste', 'You earned'), 'font-weight:600')}${large(s, s.total, 38, s.width - 80)}${o.mute(s, s.say('después de comisiones y costos', 'after fees and costs'))}`)}${o.pair(s, s.say('Pagaron los pasajeros', 'Riders paid'), piece(s, s.total, 1.42))}${o.pair(s, s.say('Seguros y cargos externos', 'Insurance and external fees'), `-${piece(s, s.total, 0.17)}`)}${o.pair(s, s.say(`${k.app} recibió`, `${k.app} received`), `-${piece(s, s.total, 0.25)}`)}${o.pad(`<div style="display:flex;height:12px;border-radius:6px;overflow:hidden;margin-top:8px"><span style="width:70%;background:${k.brand}"></span><span style="width:12%;background:${k.mute}"></span><span style="flex:1;background:${k.rule}"></span></div>`)}${o.pad(o.mute(s, `${tally(s, 14, 120)} ${s.say('viajes', 'rides')} · ${spell(s, 6, 52)}`, 14))}`,
    );
  },
};

const LONG_NAMES = {
  mx: ['María Fernanda Villaseñor Ordóñez', 'Juan Francisco Espíndola Bautista', 'Guadalupe Monserrat Zúñiga Carreño'],
  us: ['Christopher Emmanuel Washington', 'Alexandria Josephine Fitzgerald', 'Bartholomew Nathaniel Iverson'],
};
const initials = (s: Scene, size: number): string =>
  `<span style="display:inline-flex;align-items:center;justify-content:center;flex:none;width:${size}px;height:${size}px;border-radius:50%;background:${o.skin(s).brand};color:${o.skin(s).onBrand};font-size:${size * 0.38}px;font-weight:600">${s.name
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0])
    .join('')}</span>`;
const star = (colour: string): string => `<span style="color:${colour}">★</span>`;

export const HOLDOUT_2_PROFILES: Record<string, Design> = {
  tierCard: (s) => {
    const tier = s.random.pick([s.say('Oro', 'Gold'), s.say('Platino', 'Platinum'), s.say('Diamante', 'Diamond')]);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Perfil', 'Profile'), 'close')}<div style="text-align:center;padding:6px 20px">${face(s, 92)}${o.text(24, s.name, 'font-weight:700;padding-top:10px')}${o.text(16, `${s.rating} ${star('#f5a524')}`, 'padding-top:4px')}</div>${o.panel(s, `${o.text(17, tier, 'font-weight:700')}${o.mute(s, s.say('Nivel vigente hasta fin de mes', 'Status valid through month end'))}`, 'margin-top:16px')}${o.pair(s, s.say('Tasa de aceptación', 'Acceptance rate'), `${s.random.whole(61, 99)} %`)}${o.pair(s, s.say('Tasa de cancelación', 'Cancellation rate'), `${s.random.whole(0, 8)} %`)}${o.pair(s, s.say('Antigüedad', 'Time driving'), `${s.random.whole(2, 8)} ${s.say('años', 'years')}`)}`,
    );
  },
  // A name too long for one line.
  twoLines: (s) => {
    s.name = s.random.pick(LONG_NAMES[s.country]);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav('', 'back', 'dots')}<div style="display:flex;gap:18px;align-items:center;padding:8px 20px 16px"><div style="flex:1">${o.text(23, s.name, 'font-weight:700;line-height:1.2')}<span style="display:inline-block;margin-top:10px;padding:5px 12px;border-radius:14px;background:${o.skin(s).panel};font-size:15px;font-weight:600">★ ${s.rating}</span></div>${face(s, 76)}</div>${o.trio(
        s,
        [
          [String(s.random.whole(400, 9800)), s.say('viajes', 'trips')],
          [String(s.random.whole(2, 9)), s.say('años', 'years')],
        ],
      )}${[s.say('Ayuda', 'Help'), s.say('Vehículo', 'Vehicle'), s.say('Cuenta', 'Account')].map((words) => o.pair(s, words, '›')).join('')}`,
    );
  },
  initialsDrawer: (s) =>
    o.screen(
      s,
      `<div style="background:${o.skin(s).panel};padding-bottom:18px">${o.phoneBar(s)}<div style="padding:14px 20px 0">${initials(s, 66)}${o.text(21, s.name, 'font-weight:700;padding-top:12px')}${o.mute(s, `${s.say('Calificación', 'Rating')} ${s.rating} ★`, 15)}</div></div>${(
        [
          ['home', s.say('Inicio', 'Home')],
          ['chart', s.say('Ganancias', 'Earnings')],
          ['bell', s.say('Buzón', 'Inbox')],
          ['gift', s.say('Referidos', 'Referrals')],
          ['help', s.say('Ayuda', 'Help')],
        ] as const
      )
        .map(([shape, words]) => o.pad(o.text(17, `${icon(shape)} &emsp;${words}`), 'padding-top:14px'))
        .join('')}`,
    ),
  scoreBelow: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Tu calificación', 'Your rating'))}<div style="text-align:center;padding:10px 20px">${initials(s, 54)}${o.text(18, s.name, 'padding-top:8px')}${o.text(54, s.rating, 'font-weight:700;padding-top:10px')}${o.text(24, '★★★★★', 'color:#f5a524')}${o.mute(s, s.say('de los últimos 100 viajes calificados', 'from your last 100 rated trips'))}</div>${[
        s.say('Manejo seguro', 'Safe driving'),
        s.say('Auto limpio', 'Clean car'),
        s.say('Amabilidad', 'Friendliness'),
      ]
        .map((words) => o.pair(s, words, String(s.random.whole(8, 90))))
        .join('')}`,
    ),
  orangeHead: (s) => {
    const k = o.skin(s);
    return o.screen(
      s,
      `<div style="background:${k.brand};color:${k.onBrand};padding-bottom:44px">${o.phoneBar(s, k.onBrand)}${o.nav(s.say('Centro personal', 'Personal center'), 'left')}</div><div style="margin:-30px 16px 0;padding:16px;border-radius:14px;background:${k.ground};box-shadow:0 2px 10px #0003;display:flex;gap:14px;align-items:center">${face(s, 60)}<div style="flex:1">${o.text(19, s.name, 'font-weight:700')}${o.mute(s, `ID ${s.random.whole(10_000_000, 99_999_999)}`)}</div></div>${o.trio(
        s,
        [
          [s.rating, s.say('Estrellas', 'Stars')],
          [`${s.random.whole(70, 99)} %`, s.say('Aceptación', 'Acceptance')],
          [`${s.random.whole(80, 99)} %`, s.say('Finalización', 'Completion')],
        ],
      )}${[s.say('Mis documentos', 'My documents'), s.say('Seguridad', 'Safety'), s.say('Ajustes', 'Settings')].map((words) => o.pair(s, words, '›')).join('')}`,
    );
  },
  riderView: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Así te ven los pasajeros', 'How riders see you'))}${o.panel(s, `<div style="text-align:center">${face(s, 110)}${o.text(23, s.name, 'font-weight:700;padding-top:10px')}${o.mute(s, `${s.rating} ★ · ${s.random.whole(300, 9000)} ${s.say('viajes', 'rides')} · ${s.random.whole(2, 8)} ${s.say('años', 'yrs')}`, 15)}</div>`)}${o.pair(s, s.say('Habla', 'Speaks'), s.say('Español', 'English'))}${o.pair(s, s.say('De', 'From'), { mx: 'Mérida', us: 'Tucson' }[s.country])}${o.pill(s, s.say('Editar perfil público', 'Edit public profile'))}`,
    ),
  accountRows: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.text(26, s.say('Cuenta', 'Account'), 'font-weight:700;padding:12px 20px')}<div style="display:flex;gap:14px;align-items:center;padding:6px 20px 14px;border-bottom:1px solid ${o.skin(s).rule}">${initials(s, 48)}<span style="flex:1;font-size:18px">${s.name}${o.mute(s, s.say('Conductor verificado', 'Verified driver'))}</span>${icon('right')}</div>${o.pair(s, s.say('Calificación como conductor', 'Driver rating'), `${s.rating} ${star('#f5a524')}`)}${o.pair(s, s.say('Cumplidos', 'Compliments'), String(s.random.whole(4, 240)))}${o.pair(s, s.say('Nivel', 'Tier'), s.say('Plata', 'Silver'))}${o.pair(s, s.say('Idioma', 'Language'), s.say('Español', 'English'))}`,
    ),
};
