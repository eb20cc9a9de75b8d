import { icon, on, onDay, two, weekdays, year } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import type { Design, Scene } from '../scene.ts';
import { dayOf, LONG } from '../wording.ts';
import * as q from './parts.ts';
import { DIGITS, SHORT, TO_SUNDAY, YEARLY } from './weeks.ts';

const monthName = (s: Scene): string => LONG[s.tongue][dayOf(s.start).m]!;

/** Pages of the driver's apps that aren't a week's earnings. */
export const OWN_PAGES: Record<string, Design> = {
  // A day chosen in the strip of the week's days, with its trips.
  chosenDay: (s) => {
    const l = q.uber(s);
    const chosen = s.random.whole(0, 6);
    const fares = Array.from({ length: 5 }, () => p.near(s, 96, 17));
    const strip = weekdays(s, 1).map((name, k) =>
      p.div(
        'flex:1;text-align:center;font-size:13px',
        `${name}${p.div(`width:34px;height:34px;line-height:34px;margin:5px auto;border-radius:50%;font-size:15px;${k === chosen ? `background:${l.ink};color:${l.ground}` : ''}`, String(p.dayNumber(s, k)))}`,
      ),
    );
    return p.screen(
      l,
      `${p.phone(l)}${q.bar(l, s.say('Ganancias del día', 'Daily earnings'))}${p.div('display:flex;padding:8px 14px', strip.join(''))}${p.div('padding:10px 20px', `${p.soft(l, onDay(s, chosen), 15)}${p.sum(l, p.split(q.total(fares), 1)[0]!, 40, s.width - 40)}${p.soft(l, s.say('5 viajes', '5 trips'), 14)}`)}${p.gap(l)}${p.rows(
        l,
        fares.map((value, k): [string, string] => [
          `UberX · ${s.say(`${9 + k * 2}:${two(s.random.whole(0, 59))}`, `${((8 + k * 2) % 12) + 1}:${two(s.random.whole(0, 59))}`)}`,
          p.money(l, value),
        ]),
      )}`,
    );
  },
  // The map while driving, with what was earned since the morning.
  todaySoFar: (s) => {
    const l = q.uber(s);
    const street = (at: number, turn: number): string =>
      p.div(
        `position:absolute;left:-60px;right:-60px;top:${at}px;height:${s.random.whole(6, 16)}px;background:#fff;transform:rotate(${turn}deg)`,
        '',
      );
    return p.screen(
      l,
      `${p.div('position:absolute;inset:0;background:#dfe6dc', [60, 150, 240, 330, 420].map((at, k) => street(at, k % 2 ? 24 : -31)).join(''))}${p.div('position:relative', `${p.phone(l, '#111')}${p.div('text-align:center;padding-top:8px', p.div('display:inline-block;padding:9px 26px;border-radius:26px;background:#000;color:#fff', `${p.div('font-size:11px', s.say('HOY', 'TODAY'))}${p.div('font-size:23px;font-weight:700', p.nearly(l, 640, 118))}`))}`)}${p.div(
        `position:absolute;left:0;right:0;bottom:0;padding:18px 20px 30px;border-radius:18px 18px 0 0;background:${l.ground}`,
        `${p.div('font-size:20px;font-weight:700', s.say('Estás conectado', 'You’re online'))}${p.soft(l, s.say('Buscando viajes cerca de ti', 'Finding trips near you'), 14)}${p.rows(
          l,
          [
            [s.say('Último viaje', 'Last trip'), p.nearly(l, 78, 14)],
            [s.say('Viajes de hoy', 'Trips today'), p.count(s, 4, 12)],
            [s.say('Conectado', 'Online'), q.hoursFor(s, 11)],
          ],
          'padding:11px 0',
        )}`,
      )}`,
    );
  },
  // A year or a month looked back on.
  lookingBack: (s) => {
    const l = s.random.pick([q.uber, q.didi])(s, { theme: 'dark', paint: { ground: '#10131f' } });
    const isYear = s.random.chance(0.5);
    const [sum, trips] = isYear
      ? [p.near(s, 214_000, 43_000), s.random.whole(1700, 3200)]
      : [p.near(s, 24_300, 4300), s.random.whole(160, 310)];
    const name = isYear ? String(year(s) - 1) : monthName(s);
    return p.screen(
      l,
      `${p.phone(l)}${p.div('padding:30px 26px', `${p.div('font-size:34px;font-weight:700;line-height:1.15', s.say(`Tu ${name} en números`, `Your ${name} in numbers`))}${p.div('padding-top:34px;font-size:16px', s.say('Ganaste', 'You made'))}${p.sum(l, sum, 44, s.width - 54, `color:${l.tint}`)}${p.div('padding-top:26px;font-size:16px', s.say('En total', 'In total'))}${p.div('font-size:30px;font-weight:700', s.say(`${trips.toLocaleString('en-US')} viajes`, `${trips.toLocaleString('en-US')} trips`))}${p.div('padding-top:26px;font-size:16px', s.say('Tu mejor semana', 'Your best week'))}${p.div('font-size:21px;font-weight:700', `${p.nearly(l, 8800, 1590)}`)}${p.soft(l, p.week(l, TO_SUNDAY), 14)}`)}${p.button(l, s.say('Compartir', 'Share'), 'margin-top:20px')}`,
    );
  },
  // What somebody could make, by hours of the week.
  whatYouCouldMake: (s) => {
    const l = q.didi(s);
    const hours = s.random.whole(4, 11) * 5;
    return p.screen(
      l,
      `${p.phone(l)}${q.bar(l, s.say('Calcula tus ganancias', 'Work out your earnings'), 'close')}${p.div('padding:20px', `${p.div('font-size:16px', s.say('¿Cuántas horas manejarías a la semana?', 'How many hours a week would you drive?'))}${p.div('font-size:30px;font-weight:700;padding:14px 0', `${hours} h`)}${p.div(`height:6px;border-radius:3px;background:${l.panel}`, p.div(`height:6px;border-radius:3px;background:${l.tint};width:${hours * 1.5}%`, ''))}`)}${p.card(l, `${p.soft(l, s.say('Ganancia estimada por semana', 'Estimated weekly earnings'), 14)}${p.sum(l, p.near(s, hours * 128, hours * 24), 36, s.width - 80)}${p.soft(l, p.week(l, DIGITS), 13)}`)}${p.soft(l, s.say('Es un promedio de conductores de tu ciudad. No es una garantía: lo que ganes depende de tus horas, tu zona y la demanda.', 'This is an average of drivers in your city, not a guarantee: it depends on your hours, your area and the demand.'), 13, 'padding:8px 20px;line-height:1.45')}${p.button(l, s.say('Entendido', 'Got it'), 'border-radius:26px')}`,
    );
  },
  // Steps of an extra for so many trips.
  stepsOfExtra: (s) => {
    const l = q.didi(s);
    const done = s.random.whole(21, 38);
    const step = (trips: number, mx: number, us: number): string =>
      p.div(
        `display:flex;align-items:center;gap:14px;padding:14px 20px;border-bottom:1px solid ${l.line}`,
        `${p.span(`width:26px;height:26px;border-radius:50%;text-align:center;padding-top:2px;color:#fff;background:${done >= trips ? l.tint : l.soft}`, icon(done >= trips ? 'check' : 'lock', 14))}${p.span('flex:1;font-size:16px', s.say(`${trips} viajes`, `${trips} trips`))}<b>+${p.bonus(l, mx, us)}</b>`,
      );
    return p.screen(
      l,
      `${p.phone(l)}${q.bar(l, s.say('Reto semanal', 'Weekly challenge'), 'back', 'help')}${p.card(l, `${p.soft(l, p.week(l, TO_SUNDAY), 14)}${p.div('font-size:25px;font-weight:700;padding:6px 0', s.say('Gana hasta', 'Make up to'))}${p.sum(l, { mx: 900, us: 150 }[s.country], 36, s.width - 80)}${p.soft(l, s.say(`Llevas ${done} de 60 viajes`, `${done} of 60 trips so far`), 14)}${p.div(`margin-top:10px;height:8px;border-radius:4px;background:${l.line}`, p.div(`height:8px;border-radius:4px;background:${l.tint};width:${(done / 60) * 100}%`, ''))}`)}${step(20, 150, 25)}${step(40, 300, 50)}${step(60, 450, 75)}${p.soft(l, s.say(`Termina el ${on(s, 6)} a las 23:59`, `Ends ${on(s, 6)} at 11:59 PM`), 13, 'padding:14px 20px')}`,
    );
  },
  // Who left how much beyond the fare.
  onlyTips: (s) => {
    const l = q.lyft(s);
    const tips = Array.from({ length: 7 }, () => p.near(s, 32, 6.4));
    return p.screen(
      l,
      `${p.phone(l)}${q.bar(l, s.say('Propinas', 'Tips'))}${p.div('text-align:center;padding:16px', `${icon('gift', 34)}${p.sum(l, p.split(q.total(tips), 1)[0]!, 42, s.width - 60)}${p.soft(l, s.say('en propinas', 'in tips'), 15)}${p.soft(l, p.week(l, SHORT), 14, 'padding-top:4px')}`)}${p.rows(
        l,
        tips.map((value, k): [string, string] => [
          `${s.say('Propina', 'Tip')} · ${p.dayName(s, k, 3)}`,
          p.money(l, value),
        ]),
        'padding:11px 20px;font-size:15px',
      )}`,
    );
  },
  // What is kept for the treasury, in Mexico; what is told to it, in the United States.
  forTheTreasury: (s) => {
    const l = q.uber(s);
    const gross = p.near(s, 27_400, 4800);
    const [isr, iva] = p.split(gross * 0.101, 0.208);
    const lines: [string, string][] =
      s.country === 'mx'
        ? [
            [s.say('Ingresos brutos', 'Gross income'), p.money(l, gross)],
            [s.say('ISR retenido', 'Income tax withheld'), p.money(l, isr!)],
            [s.say('IVA retenido', 'VAT withheld'), p.money(l, iva!)],
            ['RFC', 'XAXX010101000'],
          ]
        : [
            [s.say('Monto bruto (1099-K)', 'Gross amount (1099-K)'), p.money(l, gross)],
            [s.say('Cuotas y comisiones', 'Fees and commissions'), p.money(l, p.split(gross, 0.24)[0]!)],
            [s.say('Millas en línea', 'Online miles'), s.random.whole(800, 4200).toLocaleString('en-US')],
          ];
    const month = `${monthName(s)[0]!.toUpperCase()}${monthName(s).slice(1)} ${year(s)}`;
    return p.screen(
      l,
      `${p.phone(l)}${q.bar(l, s.say('Información fiscal', 'Tax information'))}${q.heading(l, s.say('Resumen de impuestos', 'Tax summary'), 24)}${p.soft(l, month, 16, 'padding:0 20px 14px')}${p.rows(l, lines)}${p.card(l, p.between(s.say('Constancia de retenciones', 'Tax summary (PDF)'), icon('share', 18), 'font-size:15px'))}${p.soft(l, s.say(`Emitida el ${on(s, 34)}. Consulta a tu contador.`, `Issued ${on(s, 34)}. Ask your tax adviser.`), 13, 'padding:10px 20px')}`,
    );
  },
  // Whoever owns the cars sees what all of his drivers made.
  ownerOfCars: (s) => {
    const l = q.uber(s, { theme: 'light' });
    const drivers = ['J. Ramírez', 'L. Ortega', 'P. Nava', 'R. Castillo', 'M. Aguirre'].map(
      (name): [string, number] => [name, p.near(s, 5100, 940)],
    );
    return p.screen(
      l,
      `${p.phone(l)}${q.bar(l, s.say('Mi flota', 'My fleet'), 'menu', 'search')}${p.card(l, `${p.soft(l, p.week(l, s.random.pick([SHORT, YEARLY])), 14)}${p.sum(l, p.split(q.total(drivers.map(([, made]) => made)), 1)[0]!, 36, s.width - 80)}${p.soft(l, s.say('Ganancias de 5 conductores', 'Earnings of 5 drivers'), 14)}`)}${q.heading(l, s.say('Conductores', 'Drivers'), 18)}${p.rows(
        l,
        drivers.map(([name, made]): [string, string] => [
          `${name}${p.soft(l, s.say(`${s.random.whole(38, 92)} viajes`, `${s.random.whole(38, 92)} trips`), 12)}`,
          p.money(l, made),
        ]),
        'padding:10px 20px',
      )}`,
    );
  },
};
