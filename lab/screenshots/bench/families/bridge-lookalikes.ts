import { bars, type Design, face, hours, page, row, type Scene, status } from '../scene.ts';
import { DAYS } from '../wording.ts';
import { box, count, faint, of, rest, sum } from './bridge-earnings.ts';

// The look-alikes of the eleventh family: somebody's earnings as shown by a car owner, a family, an accountant, a bank
// or a chat.
const money = (draw: Design): { asked: 'earnings' | 'profile'; draw: Design } => ({ asked: 'earnings', draw });
const head = (s: Scene, title: string): string =>
  `${status(s)}${box(`<div style="font-size:21px;font-weight:700">${title}</div>${faint(s, s.range)}`)}`;
const people = (s: Scene): string[] =>
  s.random.some(
    s.tongue === 'es'
      ? ['Ramón V.', 'Yolanda', 'Chucho', 'Saúl Peña', 'Nayeli R.', 'Don Abel', 'Fabián', 'Maricarmen']
      : ['Terrence', 'Priya S.', 'Oleg', 'Marcus Hill', 'Dolores', 'Kwame O.', 'Brittany', 'Hector R.'],
    3,
  );
const shares = (s: Scene): string[] => [of(s, 0.39), of(s, 0.35), rest(s, 0.39, 0.35)];
const person = (s: Scene, name: string, small: string, right: string): string =>
  `<div style="display:flex;align-items:center;gap:11px;padding:9px 17px;font-size:15px">${face(s, 36)}<span style="flex:1">${name}<br><span style="font-size:12px;color:${s.soft}">${small}</span></span><b>${right}</b></div>`;
const bubble = (s: Scene, mine: boolean, text: string): string =>
  `<div style="display:flex;justify-content:${mine ? 'flex-end' : 'flex-start'};padding:5px 12px"><div style="max-width:75%;padding:9px 12px;border-radius:14px;background:${mine ? '#bfe8c4' : s.card};color:${mine ? '#111' : s.ink};font-size:15px">${text} <span style="font-size:11px;opacity:.7">${s.random.whole(1, 12)}:${s.random.whole(10, 59)}</span></div></div>`;

export const BRIDGE_LOOKALIKES = {
  // Several people's earnings.
  teamFaces: money((s) => {
    const sums = shares(s);
    return page(
      s,
      `${head(s, s.say('Equipo', 'Team'))}${box(sum(s, 38))}${people(s)
        .map((name, k) => person(s, name, `${count(s)} ${s.say('viajes', 'trips')} · ${hours(s)}`, sums[k]!))
        .join('')}`,
    );
  }),
  driversTable: money((s) => {
    const sums = shares(s);
    return page(
      s,
      `${head(s, s.say('Reporte por operador', 'Report by operator'))}<div style="padding:0 17px;font-size:14px">${[
        [s.say('Nombre', 'Name'), s.say('Viajes', 'Trips'), s.say('Producido', 'Made')],
        ...people(s).map((name, k) => [name, count(s), sums[k]!]),
      ]
        .map(
          ([a, b, c]) =>
            `<div style="display:flex;padding:10px 0;border-bottom:1px solid ${s.card}"><span style="flex:2">${a}</span><span style="flex:1">${b}</span><span style="flex:1;text-align:right;white-space:nowrap">${c}</span></div>`,
        )
        .join('')}</div>${box(`${faint(s, 'Total')}${sum(s, 30)}`, 'text-align:right')}`,
    );
  }),
  familyAccount: money((s) =>
    page(
      s,
      `${head(s, s.say('Ingresos de la casa', 'Our household income'))}${box(`${sum(s, 36)}${faint(s, s.say('juntamos entre todos', 'all of us together'))}`)}${row(s, s.say('Papá (taxi)', 'Dad (rideshare)'), of(s, 0.44))}${row(s, s.say('Mamá (reparto)', 'Mom (delivery)'), of(s, 0.36))}${row(s, s.say('Beto', 'Bobby'), rest(s, 0.44, 0.36))}`,
    ),
  ),
  payList: money((s) => {
    const sums = shares(s);
    return page(
      s,
      `${head(s, s.say('Pagos por dispersar', 'Payouts to send'))}${box(`${sum(s, 33)}${faint(s, s.say('3 conductores pendientes', '3 drivers pending'))}`)}${people(
        s,
      )
        .map((name, k) => row(s, name, sums[k]!))
        .join(
          '',
        )}<div style="margin:16px;padding:13px;text-align:center;border-radius:12px;background:${s.accent};color:#fff">${s.say('Pagar a todos', 'Pay everyone')}</div>`,
    );
  }),
  podium: money((s) => {
    const [a, b, c] = people(s);
    return page(
      s,
      `${head(s, s.say('Los más chambeadores', 'Hardest workers'))}${box(`<div style="text-align:center">🏆 ${a}${sum(s, 37)}</div>`)}${row(s, `2  ${b}`, of(s, 0.94))}${row(s, `3  ${c}`, of(s, 0.9))}${row(s, `148  ${s.say('Tú', 'You')}`, of(s, 0.31))}${bars(
        s,
        DAYS[s.tongue].map((day) => day[0]!),
        70,
      )}`,
    );
  }),
  unitsAndPlates: money((s) =>
    page(
      s,
      `${head(s, s.say('Parque vehicular', 'Vehicles'))}${box(sum(s, 39))}${row(s, 'Versa · PXT-41-08', of(s, 0.37))}${row(s, 'Aveo · LKD-90-15', of(s, 0.33))}${row(s, 'March · NRB-22-64', rest(s, 0.37, 0.33))}${row(s, s.say('En ruta ahora', 'On the road now'), '2')}`,
    ),
  ),
  branchCouriers: money((s) => {
    const sums = shares(s);
    return page(
      s,
      `${head(s, s.say('Sucursal Del Valle', 'Midtown branch'))}${box(`${faint(s, s.say('Repartidores de la sucursal', 'Couriers of this branch'))}${sum(s, 35)}`)}${people(
        s,
      )
        .map((name, k) => person(s, name, `${count(s)} ${s.say('entregas', 'deliveries')}`, sums[k]!))
        .join('')}`,
    );
  }),
  sharedCar: money((s) =>
    page(
      s,
      `${head(s, s.say('Coche compartido', 'Shared car'))}${box(sum(s, 36))}${row(s, s.say('Turno de día · Memo', 'Day shift · Pete'), of(s, 0.57))}${row(s, s.say('Turno de noche · Sergio', 'Night shift · Sam'), rest(s, 0.57))}${row(s, s.say('Toca al dueño', "Owner's cut"), of(s, 0.3))}`,
    ),
  ),
  referredPeople: money((s) =>
    page(
      s,
      `${head(s, s.say('Tu red', 'Your network'))}${box(`${sum(s, 36)}${faint(s, s.say('produjo la gente que invitaste', 'brought in by people you invited'))}`)}${people(
        s,
      )
        .map((name) => row(s, name, `${count(s)} ${s.say('viajes', 'trips')}`))
        .join('')}`,
    ),
  ),
  // Other tools.
  accountant: money((s) =>
    page(
      s,
      `${head(s, s.say('Mi contador', 'My bookkeeper'))}${row(s, s.say('Ingresos por plataformas', 'Platform income'), of(s, 1.22))}${row(s, s.say('Deducible: gasolina', 'Deductible: gas'), `-${of(s, 0.22)}`)}${box(`${faint(s, s.say('Base para el SAT', 'Taxable base'))}${sum(s, 34)}`)}${row(s, s.say('Facturas por emitir', 'Invoices to issue'), count(s))}`,
    ),
  ),
  bankIncoming: money((s) =>
    page(
      s,
      `${head(s, s.say('Cuenta Nómina ••4471', 'Checking ••4471'))}${box(`${faint(s, s.say('Depósitos del periodo', 'Deposits this period'))}${sum(s, 37)}`)}${row(s, 'UBER BV', of(s, 0.62))}${row(s, s.say('SPEI recibido', 'Zelle received'), of(s, 0.23))}${row(s, s.say('Depósito en ventanilla', 'Branch deposit'), rest(s, 0.62, 0.23))}`,
    ),
  ),
  expenseTracker: money((s) =>
    page(
      s,
      `${head(s, s.say('Control de gastos del coche', 'Car cost tracker'))}${box(`${sum(s, 38)}${faint(s, s.say('te costó trabajar', 'is what working cost you'))}`)}${row(s, s.say('Gasolina', 'Gas'), of(s, 0.66))}${row(s, s.say('Lavado', 'Wash'), of(s, 0.07))}${row(s, s.say('Datos del celular', 'Phone data'), rest(s, 0.66, 0.07))}`,
    ),
  ),
  yearTax: money((s) =>
    page(
      s,
      `${status(s)}${box(`<div style="font-size:21px;font-weight:700">${s.say('Constancia anual', 'Annual tax document')}</div>${sum(s, 36)}${faint(s, s.say('ingresos del ejercicio 2025', 'gross income for 2025'))}`)}${row(s, s.say('Retenido', 'Withheld'), of(s, 0.08))}${row(s, s.say('Viajes del año', 'Trips in the year'), '3,204')}${row(s, s.say('Última semana incluida', 'Last week included'), s.range)}`,
    ),
  ),
  rivals: money((s) =>
    page(
      s,
      `${head(s, s.say('¿Qué app paga más?', 'Which app pays more?'))}${box(`${faint(s, s.say('Con Voltik habrías sacado', 'With Voltik you would have had'))}${sum(s, 38)}`)}${row(s, s.say('Con la que usas', 'With the one you use'), of(s, 0.83))}${row(s, s.say('Diferencia', 'Difference'), rest(s, 0.83))}`,
    ),
  ),
  outlook: money((s) =>
    page(
      s,
      `${head(s, s.say('Tu semana que empieza', 'Your week to come'))}${box(`${sum(s, 40)}${faint(s, s.say('si repites tu ritmo', 'if you keep your pace'))}`)}${bars(
        s,
        DAYS[s.tongue].map((day) => day[0]!),
        110,
      )}${row(s, s.say('Horas pensadas', 'Hours in mind'), hours(s))}${row(s, s.say('Viajes que saldrían', 'Trips it would take'), count(s))}`,
    ),
  ),
  calculator: money((s) =>
    page(
      s,
      `${head(s, s.say('Haz cuentas', 'Do the math'))}${row(s, s.say('Horas al día', 'Hours per day'), '9')}${row(s, s.say('Días', 'Days'), '6')}${row(s, s.say('Gasto en gasolina', 'Gas cost'), of(s, 0.24))}${box(`${faint(s, s.say('Te quedarían', 'You would be left with'))}${sum(s, 37)}`)}`,
    ),
  ),
  chat: money((s) =>
    page(
      s,
      `${status(s)}${box(`<div style="display:flex;gap:10px;align-items:center">${face(s, 36)}<b>${s.say('Grupo Choferes Norte', 'Northside Drivers')}</b></div>`)}${bubble(s, false, s.say('cómo les fue compas', 'how did yall do'))}${bubble(s, true, `${s.range}`)}${bubble(s, true, `<span style="font-size:26px">${s.money.text(s.total)}</span>`)}${bubble(s, false, s.say('no manches qué bien, yo apenas la mitad', 'no way, I barely made half of that'))}${bubble(s, false, s.say('cuántas horas?', 'how many hours?'))}${bubble(s, true, hours(s))}`,
    ),
  ),
  spreadsheet: money((s) => {
    const sums = shares(s);
    const line = (n: number, cells: string[]): string =>
      `<div style="display:flex;font-size:14px;border-bottom:1px solid ${s.soft}"><span style="width:26px;color:${s.soft}">${n}</span>${cells.map((cell) => `<span style="flex:1;padding:7px;border-left:1px solid ${s.soft};white-space:nowrap">${cell}</span>`).join('')}</div>`;
    return page(
      s,
      `${status(s)}${box(`<b>${s.say('cuentas_choferes', 'drivers_accounts')}.xlsx</b>`)}<div style="padding:0 8px">${line(0, ['A', 'B'])}${line(1, [s.range, ''])}${people(
        s,
      )
        .map((name, k) => line(k + 2, [name, sums[k]!]))
        .join(
          '',
        )}${line(5, ['TOTAL', `<b style="font-size:20px">${s.money.text(s.total)}</b>`])}</div>${box(faint(s, s.say('Hoja 1   Hoja 2   +', 'Sheet1   Sheet2   +')))}`,
    );
  }),
  mail: money((s) => {
    const sums = shares(s);
    return page(
      s,
      `${status(s)}${box(`<div style="font-size:19px;font-weight:600">${s.say('Corte de tus autos', 'Report on your cars')}</div><div style="font-size:13px;color:${s.soft}">${s.say('Administración Flotas Luna · para mí', 'Luna Fleet Office · to me')}</div>`)}${box(`<div style="font-size:15px">${s.say('Buen día, le compartimos lo entregado por sus choferes', 'Good morning, here is what your drivers turned in')} (${s.range}):</div>${sum(s, 28, 'padding:10px 0')}`)}${people(
        s,
      )
        .map((name, k) => row(s, name, sums[k]!))
        .join('')}${box(`${s.say('Responder   Reenviar', 'Reply   Forward')}`)}`,
    );
  }),
  lender: money((s) =>
    page(
      s,
      `${head(s, s.say('Comprueba tus ingresos', 'Verify your income'))}${box(`${sum(s, 38)}${faint(s, s.say('te podemos prestar con este historial', 'we can lend you with this history'))}`)}${row(s, s.say('Viajes revisados', 'Trips reviewed'), count(s))}${row(s, s.say('Pago semanal', 'Weekly payment'), of(s, 0.09))}`,
    ),
  ),
};
