import { icon, monthYear, on, onDay, two, year } from '../holdout-2/parts.ts';
import type { Design } from '../scene.ts';
import { dayOf } from '../wording.ts';
import * as p from './parts.ts';

const heading = (inner: string): string => p.inset(p.words(22, inner, 'font-weight:700;line-height:1.2'));

/** Pages of the drivers' apps with the dates of a week, or about one, that don't say what was earned in it. */
export const DRIVER_PAGES: Record<string, Design> = {
  // One day is chosen in the strip of the week's days.
  chosenDay: (s) => {
    const { panel, tint, onTint } = p.open(s);
    const k = s.random.whole(0, 6);
    const sum = p.near(s, 890, 165);
    const [fares, tips] = p.split(s, sum, 0.9);
    const strip = p
      .letters(s)
      .map((letter, at) => {
        const colours = at === k ? `background:${tint};color:${onTint}` : `background:${panel}`;
        return `<span style="flex:1;padding:8px 0;border-radius:10px;text-align:center;font-size:13px;${colours}">${letter}<br><b>${two(dayOf(s.start, at).d)}</b></span>`;
      })
      .join('');
    return p.withPlaces(
      s,
      `${p.bar(s)}${p.pager(p.week(s), 'font-size:14px')}<div style="display:flex;gap:5px;padding:4px 14px">${strip}</div>${p.inset(`${p.soft(s, onDay(s, k), 15)}${p.figure(s, sum, 46)}`)}${p.items(
        s,
        [
          [s.say('Tarifas', 'Fares'), p.money(s, fares!)],
          [s.say('Propinas', 'Tips'), p.money(s, tips!)],
          [s.say('Viajes del día', 'Trips that day'), String(s.random.whole(4, 18))],
        ],
      )}`,
    );
  },
  monthOfWeeks: (s) => {
    p.open(s);
    const sums = [0, 1, 2, 3].map(() => p.near(s, 4900, 960));
    const sum = sums.reduce((a, b) => a + b, 0);
    return p.screen(
      s,
      `${p.bar(s)}${p.tabs(s, s.say('Semanas|Meses|Año', 'Weeks|Months|Year').split('|'), 1, true)}${p.pager(`<b>${monthYear(s)}</b>`)}<div style="text-align:center">${p.figure(s, sum, 44)}${p.soft(s, s.say('Ganancias del mes', 'Earnings this month'))}</div>${p.bars(s, 90, { values: sums, names: [1, 2, 3, 4].map((k) => s.say(`S${k}`, `W${k}`)) })}${sums.map((value, k) => p.item(s, p.brief(s, k - 2), p.money(s, value))).join('')}`,
    );
  },
  meanWeek: (s) => {
    p.open(s);
    return p.screen(
      s,
      `${p.bar(s)}${p.title(s, s.say('Tus tendencias', 'Your trends'))}${p.inset(`${p.soft(s, s.say('En promedio por semana ganas', 'On average, each week you make'), 15)}${p.figure(s, p.near(s, 4600, 910), 44)}${p.soft(s, s.say(`Según tus semanas entre el ${on(s, -35)} y el ${on(s, 6)}`, `Based on your weeks from ${on(s, -35)} to ${on(s, 6)}`))}`)}${p.items(
        s,
        [
          [s.say('Promedio por viaje', 'Average per trip'), p.nearly(s, 88, 14)],
          [s.say('Promedio por hora', 'Average per hour'), p.nearly(s, 142, 26)],
          [s.say('Día más fuerte', 'Busiest day'), s.say('sábado', 'Saturday')],
        ],
      )}`,
    );
  },
  // What the driver wants to earn and what is missing, not what he has.
  weekGoal: (s) => {
    const { tint, line } = p.open(s);
    const goal = { mx: 6500, us: 1200 }[s.country];
    const share = s.random.whole(20, 85);
    return p.screen(
      s,
      `${p.bar(s)}${p.title(s, s.say('Meta semanal', 'Weekly goal'))}<div style="text-align:center;padding:10px">${p.soft(s, p.week(s), 15)}${p.soft(s, s.say('Quieres ganar', 'You want to make'), 15, 'padding-top:12px')}${p.figure(s, goal, 50)}</div><div style="margin:6px 22px;height:14px;border-radius:7px;background:linear-gradient(90deg,${tint} ${share}%,${line} 0)"></div>${p.inset(p.ends(`${share} %`, s.say(`Te faltan ${p.money(s, goal * (1 - share / 100))}`, `${p.money(s, goal * (1 - share / 100))} to go`)))}${p.push(s, s.say('Cambiar mi meta', 'Edit goal'))}`,
    );
  },
  tipsOfWeek: (s) => {
    p.open(s);
    const sum = p.near(s, 420, 160);
    const names = s.random.pick(['Ana|Rubén|Sol|Iris|Teo', 'Grace|Omar|Lily|Dev|Sam']).split('|');
    const tips = p.split(s, sum, 0.31, 0.25, 0.2, 0.14);
    return p.screen(
      s,
      `${p.bar(s)}${p.title(s, s.say('Propinas', 'Tips'))}<div style="text-align:center;padding:8px">${p.soft(s, p.week(s), 15)}${p.figure(s, sum, 46)}${p.soft(s, s.say('Total en propinas', 'Total in tips'))}</div>${tips.map((tip, k) => p.item(s, s.say(`${names[k]} te dejó propina`, `${names[k]} tipped you`), p.money(s, tip))).join('')}`,
    );
  },
  // Cash trips left the driver owing the company its share.
  owedCash: (s) => {
    const { name } = p.open(s);
    const sum = p.near(s, 1180, 230);
    const [fees, tax] = p.split(s, sum, 0.72);
    return p.screen(
      s,
      `${p.bar(s)}${p.title(s, s.say(`Pagar a ${name}`, `Pay ${name}`))}${p.panel(s, `${p.soft(s, s.say('Efectivo que nos debes', 'Cash you owe us'), 15)}${p.figure(s, sum, 42, s.width - 70)}${p.soft(s, `${s.say('Por viajes en efectivo', 'For cash trips')}, ${p.week(s)}`)}`)}${p.items(
        s,
        [
          [s.say('Tarifa de servicio', 'Service fee'), p.money(s, fees!)],
          [s.say('Impuestos retenidos', 'Withheld tax'), p.money(s, tax!)],
        ],
      )}${p.push(s, s.say('Pagar en OXXO', 'Pay with debit card'))}${p.inset(p.soft(s, s.say(`Paga antes del ${p.inWords(s, 9)} para seguir recibiendo viajes`, `Pay by ${onDay(s, 9)} to keep getting trips`)))}`,
    );
  },
  // What the bank got: the balance of a day, cash already taken off.
  bankPayout: (s) => {
    p.open(s);
    const sum = p.near(s, 2700, 640);
    return p.screen(
      s,
      `${p.bar(s)}<div style="padding:8px 18px">${icon('close')}</div><div style="text-align:center;padding:8px 20px">${icon('bank', 44)}${p.words(19, s.say('Transferencia enviada', 'Transfer sent'), 'font-weight:700;padding:10px 0')}${p.figure(s, sum, 46)}${p.soft(s, onDay(s, 7), 15)}</div>${p.items(
        s,
        [
          [s.say('Cuenta', 'Account'), `${s.say('BBVA', 'Chase')} •••• ${s.random.whole(1000, 9999)}`],
          [s.say('Corte de la semana', 'Week closed'), p.brief(s)],
          [s.say('Efectivo ya cobrado', 'Cash already collected'), s.say('Descontado', 'Taken off')],
          [s.say('Clave de rastreo', 'Reference'), `${s.random.whole(100_000, 999_999)}${s.random.whole(1000, 9999)}`],
          [s.say('Llega', 'Arrives'), onDay(s, 9)],
        ],
      )}`,
    );
  },
  pendingBalance: (s) => {
    p.open(s);
    const sum = p.near(s, 940, 210);
    return p.withPlaces(
      s,
      `${p.bar(s)}${heading(s.say('Billetera', 'Wallet'))}${p.panel(s, `${p.soft(s, s.say('Saldo pendiente', 'Pending balance'), 15)}${p.figure(s, sum, 42, s.width - 70)}${p.soft(s, s.say(`Se libera el ${p.inWords(s, 8)}`, `Available ${onDay(s, 8)}`))}`)}${p.inset(`<b>${s.say('Movimientos', 'Activity')}</b>`)}${[
        6, 5, 4, 2,
      ]
        .map((k) =>
          p.item(
            s,
            `${s.say(['Viaje', 'Propina', 'Devolución de caseta'], ['Trip', 'Tip', 'Toll refund'])}<br><span style="font-size:12px;color:${p.skin(s).soft}">${on(s, k)}</span>`,
            `+${p.nearly(s, 96, 17)}`,
          ),
        )
        .join('')}`,
    );
  },
  // An advance that is given back every week.
  advance: (s) => {
    const { name } = p.open(s);
    const sum = { mx: 12_000, us: 1500 }[s.country];
    const rate = (sum * 1.12) / 12;
    return p.screen(
      s,
      `${p.bar(s)}${p.title(s, s.say(`Préstamo ${name}`, `${name} advance`))}${p.inset(`${p.soft(s, s.say('Pago de esta semana', 'This week’s payment'), 15)}${p.figure(s, rate, 44)}${p.soft(s, p.week(s))}`)}${p.items(
        s,
        [
          [s.say('Recibiste', 'You received'), p.money(s, sum)],
          [s.say('Te falta pagar', 'Left to pay'), p.money(s, rate * 7)],
          [s.say('Pagos semanales', 'Weekly payments'), s.say('5 de 12', '5 of 12')],
          [s.say('Se descuenta de', 'Taken from'), s.say('tus ganancias', 'your earnings')],
          [s.say('Siguiente pago', 'Next payment'), onDay(s, 14)],
        ],
      )}`,
    );
  },
  taxSummary: (s) => {
    p.open(s);
    const gross = p.near(s, 248_000, 46_000);
    return p.screen(
      s,
      `${p.bar(s)}${p.title(s, s.say('Información fiscal', 'Tax information'))}${heading(s.say(`Resumen de impuestos ${year(s)}`, `${year(s)} tax summary`))}${p.items(
        s,
        [
          [s.say('Ingresos brutos', 'Gross income'), p.money(s, gross)],
          [s.say('IVA retenido', 'Platform fees'), p.money(s, gross * 0.08)],
          [s.say('ISR retenido', 'Third-party fees'), p.money(s, gross * 0.021)],
          [s.say('Kilómetros en línea', 'Online miles'), s.random.whole(9000, 48_000).toLocaleString('en-US')],
        ],
      )}${p.panel(s, p.words(14, s.say(`Actualizado el ${on(s, 7)}. Incluye hasta la semana del ${on(s, 0)} al ${on(s, 6)}.`, `Updated ${on(s, 7)}. Includes weeks through ${on(s, 0)} – ${on(s, 6)}.`)))}${p.push(s, s.say('Descargar constancia', 'Download 1099'))}`,
    );
  },
  hoursOnly: (s) => {
    p.open(s);
    return p.withPlaces(
      s,
      `${p.bar(s)}${p.inset(p.soft(s, p.week(s), 15))}${p.inset(`${p.words(44, p.hours(s), 'font-weight:700')}${p.soft(s, s.say('Tiempo en línea', 'Time online'), 15)}`)}${p.bars(s, 110)}${p.items(
        s,
        [
          [s.say('En viaje', 'On trip'), p.hours(s)],
          [s.say('Viajes', 'Trips'), p.trips(s)],
          [s.say('Kilómetros', 'Miles'), s.random.whole(180, 990).toString()],
          [s.say('Aceptación', 'Acceptance'), `${s.random.whole(40, 99)} %`],
        ],
      )}`,
    );
  },
};
