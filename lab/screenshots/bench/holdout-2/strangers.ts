import { type Design, face, page, type Scene } from '../scene.ts';
import { HOLDOUT_2_PROFILES } from './earnings.ts';
import { OWN_APP } from './lookalikes.ts';
import * as o from './parts.ts';
import * as m from './parts.ts';
import { asked, icon, type Lookalike } from './parts.ts';

const said = (minute: number, words: string, isMine: boolean): string =>
  `<div style="display:flex;justify-content:${isMine ? 'flex-end' : 'flex-start'};padding:4px 12px"><span style="max-width:76%;padding:9px 12px;border-radius:12px;background:${isMine ? '#d6f5c8' : '#fff'};color:#111;font-size:15px">${words} <span style="font-size:11px;color:#777">8:${m.two(minute)}</span></span></div>`;
const paper = (s: Scene, inner: string, ground = '#fff'): string =>
  page({ ...s, ground, ink: '#17181a' }, `${o.phoneBar(s, '#17181a')}${inner}`);
/** Another app than the one asked for, and its name. */
const RIVALS = {
  uber: { mx: 'didi', us: 'lyft' },
  didi: { mx: 'uber', us: 'uber' },
  lyft: { mx: 'uber', us: 'uber' },
} as const;

/** Screens of other apps and of other people. */
const STRANGERS: Record<string, Design> = {
  // A week of another platform, whose name the screen shows. For "other" it is uncertain which platforms count as
  // another, so Uber is requested.
  rivalWeek: (s) => {
    const own = s.platform === 'other' ? 'uber' : s.platform;
    s.platform = own;
    const other: Scene = { ...s, platform: RIVALS[own][s.country] };
    const k = o.skin(other);
    return o.screen(
      other,
      `<div style="background:${k.brand};color:#fff;padding-bottom:18px;text-align:center">${o.phoneBar(other, '#fff')}${o.text(22, `${k.app} ${s.say('Conductor', 'Driver')}`, 'font-weight:700;padding:8px')}${o.text(15, o.week(other))}${m.large(s, m.usual(s, 1), 40)}${o.text(14, `${s.say('Lo que ganaste con', 'What you made with')} ${k.app}`)}</div>${o.trio(
        other,
        [
          [m.tally(s, 20, 110), s.say('Viajes', 'Trips')],
          [m.spell(s, 9, 50), s.say('En línea', 'Online')],
        ],
      )}${o.pair(other, `${s.say('Bonos', 'Bonuses')} ${k.app}`, m.cash(s, 0.08))}${o.pair(other, s.say('Propinas', 'Tips'), m.cash(s, 0.05))}`,
    );
  },
  passengerWeek: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Tus gastos en viajes', 'Your ride spending'))}${o.pad(`${o.mute(s, o.week(s), 15)}${m.large(s, m.usual(s, 0.18), 40)}${o.mute(s, s.say('gastaste como pasajero', 'spent as a passenger'))}`)}${[1, 2, 4].map((plus) => o.pair(s, `${m.onDay(s, plus)}${o.mute(s, s.say('Oficina → Casa', 'Office → Home'))}`, `-${m.cash(s, 0.02)}`)).join('')}${o.pill(s, s.say('Pedir un viaje', 'Request a ride'))}`,
    ),
  passengerReceipt: (s) => {
    const sum = m.usual(s, 0.025);
    const [fare, fee, tip] = m.pieces(s, sum, 0.78, 0.12);
    return paper(
      s,
      `${o.text(24, s.say('Este es tu recibo', 'Here’s your receipt'), 'font-weight:700;padding:16px 20px 2px')}${o.pad(`${o.text(14, `${s.say('Esperamos que hayas disfrutado tu viaje del', 'We hope you enjoyed your ride on')} ${m.on(s, 3)}.`)}`)}<div style="display:flex;justify-content:space-between;padding:14px 20px;border-bottom:2px solid #17181a;font-size:22px"><b>Total</b><b>${s.money.text(sum)}</b></div>${[
        [s.say('Tarifa', 'Fare'), fare],
        [s.say('Cargo de solicitud', 'Booking fee'), fee],
        [s.say('Propina a tu conductor', 'Tip to your driver'), tip],
      ]
        .map(
          ([name, value]) =>
            `<div style="display:flex;justify-content:space-between;padding:10px 20px;font-size:15px"><span>${name}</span><span>${value}</span></div>`,
        )
        .join(
          '',
        )}${o.pad(`<div style="display:flex;gap:12px;align-items:center;padding-top:10px">${face(s, 42)}<span style="font-size:14px">${s.say('Te llevó', 'Your driver was')} ${s.name.split(' ')[0]}</span></div>`)}`,
    );
  },
  bankEntry: (s) =>
    paper(
      s,
      `<div style="background:#0c2d5a;color:#fff;padding:14px 20px;font-size:17px">${icon('back')} &nbsp;${s.say('Banco del Valle', 'First Valley Bank')}</div><div style="text-align:center;padding:24px 20px">${o.text(15, s.say('Transferencia recibida', 'Deposit received'), 'color:#666')}${m.large(s, m.usual(s, 0.8), 38)}${o.text(14, `${m.onDay(s, 1)}, ${m.time(s)}`, 'color:#666')}</div>${[
        [s.say('Ordenante', 'From'), s.say('Plataforma Tec S de RL', 'Raiser Payments LLC')],
        [s.say('Concepto', 'Memo'), s.say('Pago conductor', 'Driver pay')],
        [s.say('Clave de rastreo', 'Trace number'), '8846700213945'],
        [s.say('Saldo actual', 'Current balance'), m.cash(s, 2)],
      ]
        .map(
          ([name, value]) =>
            `<div style="display:flex;justify-content:space-between;padding:12px 20px;border-bottom:1px solid #e4e4e8;font-size:14px"><span style="color:#666">${name}</span><span>${value}</span></div>`,
        )
        .join('')}`,
    ),
  friendChat: (s) =>
    paper(
      s,
      `<div style="display:flex;gap:12px;align-items:center;padding:9px 14px;background:#075e54;color:#fff;font-size:17px">${icon('back')}${face(s, 36)}<span>${s.say('Primo Toño', 'Cousin Ray')}</span></div>${said(5, s.say('Qué onda, ¿cómo te fue en la app?', 'Hey, how’s the driving going?'), true)}${said(8, s.say(`Esta semana hice ${s.money.text(m.usual(s, 1))}`, `Made ${s.money.text(m.usual(s, 1))} this week`), false)}${said(11, o.week(s), false)}${said(14, s.say('Pero descansé el martes', 'And I took Tuesday off'), false)}${said(17, s.say('Está bien, me voy a animar', 'Nice, I should try it'), true)}`,
      '#e9dfd4',
    ),
  helpExample: (s) =>
    paper(
      s,
      `${o.text(13, s.say('Ayuda › Pagos › Conceptos', 'Help › Payments › Basics'), 'color:#666;padding:12px 20px')}${o.text(24, s.say('¿Cómo se calculan mis ganancias?', 'How are my earnings calculated?'), 'font-weight:700;padding:0 20px 10px')}${o.pad(`${o.text(16, s.say('Tus ganancias son la suma de tarifas, promociones y propinas de lunes a domingo, menos la tarifa de servicio.', 'Your earnings are the sum of fares, promotions and tips from Monday to Sunday, less the service fee.'), 'line-height:1.5')}`)}<div style="margin:8px 20px;padding:14px;border-left:4px solid #276ef1;background:#eef3fe;font-size:15px;line-height:1.5"><b>${s.say('Ejemplo', 'Example')}</b><br>${s.say('Sofía manejó en la semana', 'Sofia drove in the week')} ${o.week(s)}. ${s.say('Sus ganancias serían', 'Her earnings would be')} ${m.round(s, 5000, 900)}.</div>${o.pad(o.text(15, s.say('¿Te sirvió este artículo?  Sí  ·  No', 'Was this article helpful?  Yes  ·  No'), 'color:#276ef1'))}`,
    ),
  topDrivers: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Ranking de tu ciudad', 'City leaderboard'))}${o.pad(o.mute(s, `${s.say('Los que más ganaron', 'Top earners')} · ${o.week(s)}`, 14))}${[
        ['Yahir C.', 1.9],
        ['Paola N.', 1.75],
        ['Omar T.', 1.6],
        ['Fabián G.', 1.5],
        ['Elsa B.', 1.42],
      ]
        .map(([name, share], k) =>
          o.pair(s, `<b>${k + 1}</b>&emsp;${name}`, s.money.text({ mx: 6400, us: 1050 }[s.country] * Number(share))),
        )
        .join(
          '',
        )}${o.panel(s, o.text(14, s.say('Tú no participas en el ranking esta semana.', 'You are not ranked this week.')))}`,
    ),
  fleetConsole: (s) => {
    const sum = m.usual(s, 6);
    const each = m.pieces(s, sum, 0.21, 0.15, 0.19, 0.16, 0.12);
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Mi flotilla', 'My fleet'), 'menu')}${o.pad(`${o.mute(s, `${o.week(s)} · ${s.say('6 conductores', '6 drivers')}`, 14)}${m.large(s, sum, 34)}${o.mute(s, s.say('ingreso de toda la flotilla', 'revenue of the whole fleet'))}`)}${['Rubén Salas', 'Nadia Cruz', 'Leo Prado', 'Iris Vela', 'Gael Soto', 'Mara Gil'].map((name, k) => o.pair(s, `${icon('user', 18)} &nbsp;${name}`, each[k]!)).join('')}`,
    );
  },
  carCosts: (s) => {
    const sum = m.usual(s, 0.35);
    const names = [
      s.say('Gasolina', 'Gas'),
      s.say('Casetas', 'Tolls'),
      s.say('Lavado', 'Car wash'),
      s.say('Estacionamiento', 'Parking'),
    ];
    return o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Gastos del auto', 'Vehicle expenses'), 'menu', 'calendar')}${o.pad(`${o.mute(s, o.week(s), 15)}${m.large(s, sum, 40)}${o.mute(s, s.say('gastado', 'spent'))}`)}${m
        .pieces(s, sum, 0.6, 0.2, 0.12)
        .map((value, k) => o.pair(s, `${icon(k ? 'car' : 'fuel', 18)} &nbsp;${names[k]}`, value))
        .join('')}${o.pill(s, s.say('Agregar gasto', 'Add expense'))}`,
    );
  },
  annualTax: (s) =>
    paper(
      s,
      `${o.text(13, s.say('CONSTANCIA DE RETENCIONES', 'FORM 1099-K'), 'letter-spacing:1px;padding:22px 20px 4px')}${o.text(20, `${s.say('Ejercicio fiscal', 'Calendar year')} ${m.year(s)}`, 'font-weight:700;padding:0 20px 14px')}${[
        [s.say('Monto de los pagos', 'Gross amount of payments'), m.cash(s, 48)],
        [s.say('ISR retenido', 'Federal tax withheld'), m.cash(s, 1)],
        [s.say('IVA retenido', 'State tax withheld'), m.cash(s, 3.6)],
        [s.say('Periodo', 'Months'), s.say('Enero – Diciembre', 'January – December')],
      ]
        .map(
          ([name, value]) =>
            `<div style="margin:6px 20px;padding:9px 12px;border:1px solid #999;font-size:15px">${o.text(11, name!, 'color:#666')}${value}</div>`,
        )
        .join('')}`,
    ),
  groceryOrder: (s) => {
    const sum = m.usual(s, 0.14);
    const [goods, delivery, tip] = m.pieces(s, sum, 0.86, 0.06);
    return paper(
      s,
      `${o.text(22, s.say('Pedido entregado', 'Order delivered'), 'font-weight:700;padding:14px 20px 0')}${o.pad(o.text(14, `${m.onDay(s, 6)} · ${s.say('Súper La Huerta', 'Fresh Basket Market')}`, 'color:#666'))}${[
        [s.say('23 productos', '23 items'), goods],
        [s.say('Envío', 'Delivery'), delivery],
        [s.say('Propina al repartidor', 'Tip for your shopper'), tip],
        ['<b>Total</b>', `<b>${s.money.text(sum)}</b>`],
      ]
        .map(
          ([name, value]) =>
            `<div style="display:flex;justify-content:space-between;padding:11px 20px;font-size:16px"><span>${name}</span><span>${value}</span></div>`,
        )
        .join('')}${o.pill(s, s.say('Volver a pedir', 'Order again'))}`,
    );
  },
  loanOffer: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Préstamo para conductores', 'Driver cash advance'), 'close')}${o.panel(s, `${o.text(15, s.say('Te podemos prestar hasta', 'You can borrow up to'))}${m.large(s, { mx: 9000, us: 1500 }[s.country], 38, s.width - 80)}`)}${o.pair(s, s.say('Pagos semanales', 'Weekly payments'), `12 × ${m.round(s, 835, 137.5)}`)}${o.pair(s, s.say('Primer pago', 'First payment'), m.on(s, 7))}${o.pair(s, s.say('Costo total', 'Total cost'), m.round(s, 1020, 150))}${o.pill(s, s.say('Solicitar', 'Apply'))}`,
    ),
  ownProfile: (s) => HOLDOUT_2_PROFILES.twoLines!(s),
};

const STRANGE_PROFILES: Record<string, Design> = {
  vehiclePapers: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Documentos del vehículo', 'Vehicle documents'))}${[
        [s.say('Tarjeta de circulación', 'Registration'), s.say('Vigente', 'Valid')],
        [s.say('Póliza de seguro', 'Insurance'), s.say('Vence pronto', 'Expires soon')],
        [s.say('Verificación', 'Inspection'), s.say('Vigente', 'Valid')],
        [s.say('Placas', 'License plate'), s.say('NXA-48-21', '7KDM402')],
        [s.say('Modelo', 'Model'), s.say('Versa 2022', 'Corolla 2021')],
      ]
        .map(([name, value]) => o.pair(s, name!, value!))
        .join('')}${o.pill(s, s.say('Subir documento', 'Upload document'))}`,
    ),
  weekAsProfile: (s) =>
    o.screen(
      s,
      `${o.phoneBar(s)}${o.nav(s.say('Ganancias', 'Earnings'))}<div style="text-align:center">${o.text(15, o.week(s))}${m.large(s, m.usual(s, 1), 42)}</div>${o.columns(s, [4, 6, 5, 8, 9, 7, 3], m.weekdays(s, 1))}${o.pair(s, s.say('Viajes', 'Trips'), m.tally(s, 20, 120))}${o.pair(s, s.say('En línea', 'Online'), m.spell(s, 9, 50))}`,
    ),
  howRatingsWork: (s) =>
    paper(
      s,
      `${o.text(24, s.say('Cómo funcionan las calificaciones', 'How ratings work'), 'font-weight:700;padding:20px')}${[
        s.say(
          'Cada pasajero puede darte de 1 a 5 estrellas al terminar el viaje.',
          'Every rider can give you 1 to 5 stars after the trip.',
        ),
        s.say(
          'Tu calificación es el promedio de los últimos 500 viajes.',
          'Your rating is the average of your last 500 trips.',
        ),
        s.say('No sabrás quién te dio cada calificación.', 'You will not see who gave which rating.'),
      ]
        .map((words) => o.pad(o.text(16, words, 'line-height:1.5')))
        .join('')}${o.pad(o.text(15, s.say('Seguir leyendo', 'Read more'), 'color:#276ef1'))}`,
    ),
};

export const HOLDOUT_2_LOOKALIKES: Record<string, Lookalike> = {
  ...asked('earnings', { ...OWN_APP, ...STRANGERS }),
  ...asked('profile', STRANGE_PROFILES),
};
