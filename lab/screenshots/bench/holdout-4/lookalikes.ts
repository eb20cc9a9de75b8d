import { icon, monthYear, on, onDay, time, year } from '../holdout-2/parts.ts';
import type { Design, Scene } from '../scene.ts';
import * as p from './parts.ts';

const title = (s: Scene, inner: string, under = ''): string =>
  p.area(
    `${p.text(21, inner, 'font-weight:700;line-height:1.2')}${under ? p.pale(s, under, 14, 'padding-top:2px') : ''}`,
  );
const head = (s: Scene, value: number, under: string, size = 42): string =>
  p.area(`${p.figure(s, value, size)}${p.pale(s, under, 14)}`);
const plain = (s: Scene, inner: string): string => (s.random.chance(0.5) ? p.app : p.screen)(s, `${p.top(s)}${inner}`);

/** Screens of a driver's app that don't show what was earned in a week. */
export const DRIVER_APP: Record<string, Design> = {
  todaySoFar: (s) => {
    const sum = p.about(s, 980, 170);
    const [rides, tips] = p.shares(s, sum, 0.88);
    return plain(
      s,
      `${title(s, s.say('Hoy', 'Today'), onDay(s, 3))}${head(s, sum, s.say(`${s.random.whole(4, 19)} viajes`, `${s.random.whole(4, 19)} trips`))}${p.entries(
        s,
        [
          [s.say('Viajes', 'Trips'), p.cash(s, rides!)],
          [s.say('Propinas', 'Tips'), p.cash(s, tips!)],
          [s.say('Conectado', 'Online'), p.span(s, 3, 11)],
        ],
      )}${p.button(s, s.say('Conectarme', 'Go online'))}`,
    );
  },
  wholeMonth: (s) => {
    const sum = p.about(s, 24_500, 4300);
    const parts = p.shares(s, sum, 0.22, 0.27, 0.24);
    return plain(
      s,
      `${title(s, s.say('Tu mes', 'Your month'), monthYear(s))}${head(s, sum, s.say('ganancias del mes', 'earnings this month'))}${p.chart(s, 80, parts, 'gap:30px', [])}${parts.map((value, k) => p.entry(s, s.say(`${['Primera', 'Segunda', 'Tercera', 'Cuarta'][k]} semana`, `Week ${k + 1}`), p.cash(s, value))).join('')}`,
    );
  },
  yearInRoad: (s) =>
    p.screen(
      s,
      `${p.top(s, p.look(s).onTint)}<div style="padding:50px 28px">${p.text(18, s.say(`Así fue tu ${year(s)}`, `Your ${year(s)}, rewound`))}${p.figure(s, p.about(s, 248_000, 41_000), 50, s.width - 56, 'padding:20px 0 6px')}${p.text(18, s.say('ganaste en todo el año', 'earned all year'))}${p.text(56, s.random.whole(1800, 5200).toLocaleString('en-US'), 'font-weight:700;padding-top:40px')}${p.text(18, s.say('viajes, y tu mejor semana fue en mayo', 'trips, and May had your best week'))}</div>`,
      `background:${p.look(s).tint};color:${p.look(s).onTint}`,
    ),
  perHour: (s) =>
    plain(
      s,
      `${title(s, s.say('Promedio por hora', 'Hourly average'), p.week(s))}${head(s, p.about(s, 168, 27), s.say('por hora conectado', 'per hour online'), 54)}${p.entries(
        s,
        [
          [s.say('Por viaje', 'Per trip'), p.cash(s, p.about(s, 74, 14))],
          [s.say('Por km', 'Per mile'), p.cash(s, p.about(s, 9, 2))],
          [s.say('Hora con más demanda', 'Busiest hour'), time(s)],
        ],
      )}`,
    ),
  weekChallenge: (s) =>
    plain(
      s,
      `${title(s, s.say('Desafío de la semana', 'This week’s quest'), p.week(s))}${head(s, { mx: 1200, us: 260 }[s.country], s.say('extra si completas 80 viajes', 'extra for completing 80 trips'))}<div style="margin:8px 20px;height:12px;border-radius:6px;background:${p.look(s).line}"><div style="width:${s.random.whole(10, 80)}%;height:12px;border-radius:6px;background:${p.look(s).tint}"></div></div>${p.entries(
        s,
        [
          [s.say('40 viajes', '40 trips'), p.flat(s, 450, 90)],
          [s.say('60 viajes', '60 trips'), p.flat(s, 800, 170)],
          [s.say('80 viajes', '80 trips'), p.flat(s, 1200, 260)],
        ],
      )}`,
    ),
  tipsOnly: (s) => {
    const sum = p.about(s, 430, 130);
    return plain(
      s,
      `${title(s, s.say('Tus propinas', 'Your tips'), p.week(s))}${head(s, sum, s.say('100 % para ti', '100% yours'))}${p
        .shares(s, sum, 0.41, 0.28, 0.19)
        .map((value, k) => p.entry(s, onDay(s, k + 2), p.cash(s, value)))
        .join('')}${p.notice(s, s.say('Da las gracias a quien te dio propina.', 'Say thanks to riders who tipped.'))}`,
    );
  },
  walletPending: (s) =>
    plain(
      s,
      `${title(s, s.say('Billetera', 'Wallet'))}${head(s, p.about(s, 1350, 240), s.say('Saldo disponible', 'Available balance'))}${p.button(s, s.say('Pasar a mi banco', 'Transfer to bank'))}${p.entry(s, `${s.say('Pago programado', 'Scheduled payout')}${p.pale(s, onDay(s, 7))}`, p.cash(s, p.about(s, 2700, 480)))}${p.entry(s, `${s.say('Pago enviado', 'Payout sent')}${p.pale(s, onDay(s, 0))}`, p.cash(s, p.about(s, 3900, 690)))}${p.entry(s, s.say('Cuenta', 'Account'), '•••• 4417')}`,
    ),
  fuelCard: (s) =>
    plain(
      s,
      `${title(s, s.say('Tarjeta de gasolina', 'Gas card'), p.week(s))}${head(s, p.about(s, 1150, 140), s.say('gastado en combustible', 'spent on fuel'))}${[1, 3, 5].map((k) => p.entry(s, `${s.say('Gasolinera', 'Gas station')} ${k}${p.pale(s, onDay(s, k))}`, `-${p.cash(s, p.about(s, 380, 46))}`)).join('')}${p.notice(s, s.say('Ahorraste 4 % con tu nivel Oro.', 'You saved 4% at Gold level.'))}`,
    ),
  // A week that lies ahead, with the blocks reserved for it.
  nextWeek: (s) =>
    plain(
      s,
      `${title(s, s.say('Tus reservaciones', 'Your reservations'), `${s.say('Semana que viene', 'Next week')}: ${p.chip(s, 13)}`)}${head(s, 0, s.say('Aún no empieza', 'Not started yet'))}${[91, 93, 94].map((k) => p.entry(s, `<b>${onDay(s, k)}</b>${p.pale(s, `${s.random.whole(6, 11)}:00 – ${s.random.whole(14, 20)}:00`)}`, p.cash(s, p.about(s, 540, 84)))).join('')}`,
    ),
  forecast: (s) => {
    const sum = p.about(s, 5200, 980);
    return plain(
      s,
      `${title(s, s.say('Pronóstico', 'Forecast'), p.week(s))}${head(s, sum, s.say('podrías ganar si manejas como siempre', 'is what you could make at your usual pace'))}${p.chart(s, 70)}${p.notice(s, s.say('Es una estimación. No es una promesa de ingresos.', 'An estimate, not a promise of earnings.'))}`,
    );
  },
  cashToHandIn: (s) =>
    plain(
      s,
      `${title(s, s.say('Efectivo por entregar', 'Cash to hand in'))}${head(s, p.about(s, 860, 110), s.say(`antes del ${onDay(s, 8)}`, `by ${onDay(s, 8)}`))}${p.card(s, `${p.text(15, s.say('Paga en cualquier tienda con este número', 'Pay at any store with this number'))}${p.text(22, '9830 4471 0025 18', 'font-weight:700;padding-top:6px;white-space:nowrap')}`)}${p.entry(s, s.say('Pedidos en efectivo', 'Cash orders'), p.count(s, 4, 22))}`,
    ),
  oneTrip: (s) => {
    const sum = p.about(s, 128, 23);
    const [fare, tip] = p.shares(s, sum, 0.83);
    return plain(
      s,
      `${title(s, s.say('Detalle del viaje', 'Trip details'), `${onDay(s, 4)}, ${time(s)}`)}${head(s, sum, s.say('tu ganancia', 'your earnings'))}${p.entries(
        s,
        [
          [s.say('Tarifa', 'Fare'), p.cash(s, fare!)],
          [s.say('Propina', 'Tip'), p.cash(s, tip!)],
          [s.say('Duración', 'Duration'), `${s.random.whole(9, 48)} min`],
          [s.say('Distancia', 'Distance'), s.say('11.6 km', '7.3 mi')],
        ],
      )}${p.area(p.pale(s, s.say('Av. Reforma 222 a Terminal Norte', 'Pine St to Union Station'), 14))}`,
    );
  },
  carRent: (s) =>
    plain(
      s,
      `${title(s, s.say('Renta semanal de tu auto', 'Your weekly car rental'), p.week(s))}${head(s, p.about(s, 3100, 350), s.say('se descuenta de tus viajes', 'taken out of your trips'))}${p.entries(
        s,
        [
          [s.say('Auto', 'Car'), s.say('MG 5 blanco', 'White Corolla')],
          [s.say('Próximo cobro', 'Next charge'), onDay(s, 7)],
          [s.say('Depósito en garantía', 'Security deposit'), p.flat(s, 5000, 500)],
        ],
      )}`,
    ),
  loanOffer: (s) =>
    plain(
      s,
      `${title(s, s.say('Adelanto para ti', 'An advance for you'))}${head(s, { mx: 9000, us: 1500 }[s.country], s.say('disponibles hoy', 'available today'), 50)}${p.entries(
        s,
        [
          [s.say('Pagas cada semana', 'You pay weekly'), p.flat(s, 620, 105)],
          [s.say('Durante', 'For'), s.say('16 semanas', '16 weeks')],
          [s.say('Primer pago', 'First payment'), onDay(s, 14)],
        ],
      )}${p.button(s, s.say('Lo quiero', 'Get it'))}`,
    ),
  taxPaper: (s) => {
    const sum = p.about(s, 19_800, 38_000);
    return plain(
      s,
      `${title(s, s.say('Constancia de retenciones', 'Form 1099-K'), s.say(monthYear(s), `Tax year ${year(s)}`))}${p.entries(
        s,
        [
          [s.say('Ingresos gravados', 'Gross amount'), p.cash(s, sum)],
          [s.say('ISR retenido', 'Federal tax withheld'), p.cash(s, sum * 0.021)],
          [s.say('IVA retenido', 'State tax withheld'), p.cash(s, sum * 0.08)],
          ['RFC / ID', 'XAXX010101000'],
        ],
      )}${p.button(s, s.say('Descargar XML', 'Download PDF'))}`,
    );
  },
  accidentCover: (s) =>
    plain(
      s,
      `${title(s, s.say('Seguro de accidentes', 'Accident cover'), p.week(s))}${head(s, p.about(s, 89, 19), s.say('prima de la semana', 'premium for the week'))}${p.entries(
        s,
        [
          [s.say('Gastos médicos hasta', 'Medical up to'), p.flat(s, 200_000, 50_000)],
          [s.say('Póliza', 'Policy'), 'AC-771204'],
        ],
      )}`,
    ),
  inviteBonus: (s) =>
    plain(
      s,
      `${title(s, s.say('Invita y gana', 'Invite and earn'))}${head(s, { mx: 2400, us: 750 }[s.country], s.say('has recibido por 3 invitados', 'received for 3 friends'))}${['Lalo', 'Yadira', 'Chema'].map((name, k) => p.entry(s, `${name}${p.pale(s, on(s, k * 2 - 4))}`, p.flat(s, 800, 250))).join('')}${p.button(s, s.say('Compartir mi código', 'Share my code'))}`,
    ),
  hotZones: (s) =>
    p.screen(
      s,
      `<div style="position:relative;height:62%;background:radial-gradient(circle at 40% 50%,#ff5a1fbb,#ff5a1f22 30%,transparent 50%),repeating-linear-gradient(75deg,${p.look(s).line} 0 34px,${p.look(s).panel} 36px 70px)">${p.top(s)}<span style="position:absolute;left:34%;top:46%;padding:7px 12px;border-radius:16px;background:#1b1b1f;color:#fff;font-weight:700">+${p.flat(s, 38, 6)}</span></div>${title(s, s.say('Mucha demanda en el centro', 'Downtown is busy'), s.say(`Hasta las ${time(s)}`, `Until ${time(s)}`))}${p.button(s, s.say('Ir allá', 'Take me there'))}`,
    ),
  payoutList: (s) =>
    plain(
      s,
      `${title(s, s.say('Depósitos a tu banco', 'Transfers to your bank'))}${[0, -3, -7, -10, -14, -21].map((k) => p.entry(s, `${onDay(s, k)}${p.pale(s, s.say('Enviado', 'Sent'))}`, p.cash(s, p.about(s, 1900, 330)))).join('')}`,
    ),
  last28: (s) =>
    plain(
      s,
      `${title(s, s.say('Últimos 28 días', 'Last 28 days'), `${on(s, -21)} – ${on(s, 6)}`)}${head(s, p.about(s, 23_800, 4100), s.say('ganancias', 'earnings'))}${p.chart(s, 70, s.days.slice(0, 4), 'gap:30px', [])}${p.entries(
        s,
        [
          [s.say('Viajes', 'Trips'), String(s.random.whole(110, 460))],
          [s.say('Propinas', 'Tips'), p.cash(s, p.about(s, 1700, 410))],
        ],
      )}`,
    ),
  tollsBack: (s) => {
    const sum = p.about(s, 310, 44);
    return plain(
      s,
      `${title(s, s.say('Casetas reembolsadas', 'Tolls paid back'), p.week(s))}${head(s, sum, s.say('ya en tu saldo', 'already in your balance'))}${p
        .shares(s, sum, 0.5, 0.3)
        .map((value, k) =>
          p.entry(
            s,
            s.say(['Túnel', 'Segundo piso', 'Autopista'][k]!, ['Tunnel', 'Bridge', 'Turnpike'][k]!),
            p.cash(s, value),
          ),
        )
        .join('')}`,
    );
  },
  levelPoints: (s) =>
    plain(
      s,
      `${title(s, s.say('Nivel Oro', 'Gold level'), p.week(s))}${p.area(p.text(50, String(s.random.whole(180, 940)), 'font-weight:700'))}${p.area(p.pale(s, s.say('puntos esta semana', 'points this week'), 15))}${p.entries(
        s,
        [
          [s.say('Viaje normal', 'Regular trip'), s.say('1 punto', '1 point')],
          [s.say('Hora pico', 'Rush hour'), s.say('3 puntos', '3 points')],
        ],
      )}${p.area(p.flank(icon('gift', 20), s.say('Faltan 210 para Diamante', '210 to Diamond'), 'font-size:15px'))}`,
    ),
};
