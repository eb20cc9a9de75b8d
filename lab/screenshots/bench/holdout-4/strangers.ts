import { asked, icon, type Lookalike, monthYear, on, onDay } from '../holdout-2/parts.ts';
import { type Design, face, page, type Scene } from '../scene.ts';
import { DRIVER_APP } from './lookalikes.ts';
import * as p from './parts.ts';
import { HOLDOUT_4_PROFILES, NOT_PROFILES } from './profiles.ts';

const sheet = (s: Scene, ground: string, ink: string, inner: string): string =>
  page({ ...s, ground, ink }, `${p.top(s, ink)}${inner}`, "font-family:'Liberation Sans'");
const line = (left: string, right: string, style = ''): string =>
  p.flank(left, right, `padding:10px 20px;font-size:15px;border-bottom:1px solid #8883;${style}`);

/** What else people send: banks, chats, receipts, other drivers' weeks. */
const STRANGERS: Record<string, Design> = {
  bankMovements: (s) =>
    sheet(
      s,
      '#f4f6fb',
      '#14203a',
      `<div style="padding:16px 20px;background:#123a8c;color:#fff">${p.text(14, s.say('Cuenta de débito •• 3310', 'Checking •• 3310'))}${p.figure(s, p.about(s, 6100, 1900), 34)}${p.text(13, s.say('saldo al momento', 'current balance'))}</div>${[
        [s.say('SPEI recibido UBER BV', 'ACH credit UBER USA'), 6, 1],
        [s.say('OXXO Roma', 'Walgreens'), 6, -0.08],
        [s.say('Retiro cajero', 'ATM withdrawal'), 5, -0.3],
        [s.say('Recarga Telcel', 'T-Mobile'), 3, -0.06],
        [s.say('Transferencia a Nora', 'Zelle to Nora'), 1, -0.4],
      ]
        .map(([name, k, share]) =>
          line(
            `${name}<br><span style="font-size:12px;color:#667">${on(s, Number(k))}</span>`,
            p.cash(s, p.about(s, 2900, 520) * Number(share)),
          ),
        )
        .join('')}`,
    ),
  riderReceipt: (s) => {
    const sum = p.about(s, 146, 27);
    const [fare, fee] = p.shares(s, sum, 0.86);
    return sheet(
      s,
      '#ffffff',
      '#111111',
      `${p.area(p.text(24, s.say('Gracias por viajar con nosotros', 'Thanks for riding with us'), 'font-weight:700;line-height:1.2'))}${p.area(p.text(14, onDay(s, 5)))}${line('<b>Total</b>', `<b>${p.cash(s, sum)}</b>`, 'font-size:20px')}${line(s.say('Tarifa del viaje', 'Trip fare'), p.cash(s, fare!))}${line(s.say('Cuota de reservación', 'Booking fee'), p.cash(s, fee!))}${line(s.say('Pagado con', 'Paid with'), 'Visa •• 0914')}${p.area(p.text(14, s.say('Viajaste con Refugio en un Aveo', 'You rode with Marcus in a Camry')))}`,
    );
  },
  // Another driver tells a group what he made.
  groupChat: (s) => {
    const bubble = (from: string, inner: string): string =>
      `<div style="margin:8px 60px 8px 12px;padding:9px 12px;border-radius:10px;background:#fff;font-size:15px;line-height:1.4"><b style="color:#a0522d;font-size:13px">${from}</b><br>${inner}</div>`;
    return sheet(
      s,
      '#e9e2d8',
      '#1c1c1c',
      `<div style="padding:12px 16px;background:#0a6b5d;color:#fff;font-size:17px">← &nbsp; ${s.say('Choferes del Bajío', 'Bay Area Drivers')}</div>${bubble('Toño', s.say(`Miren banda, mi semana (${p.week(s)}): ${p.cash(s, p.about(s, 7600, 1450))} limpios`, `Check it out, my week (${p.week(s)}): ${p.cash(s, p.about(s, 7600, 1450))} clean`))}${bubble(s.say('El Güero', 'Big Mike'), s.say('¿Cuántas horas?', 'How many hours?'))}${bubble('Toño', s.say('Como 60, sin descansar el domingo', 'About 60, no Sunday off'))}${bubble('Lety', s.say('Yo ni la mitad', 'I made half of that'))}`,
    );
  },
  // The owner of several cars sees what all of them made.
  fleetOwner: (s) => {
    const sum = p.about(s, 26_400, 5600);
    const names = s.say(['Óscar|Brenda|Memo|Ramiro'], ['Oscar|Brenda|Dante|Ramiro']).split('|');
    return p.screen(
      s,
      `${p.top(s)}${p.area(`${p.text(20, s.say('Mi flotilla', 'My fleet'), 'font-weight:700')}${p.pale(s, p.week(s), 14)}`)}${p.area(`${p.figure(s, sum, 38)}${p.pale(s, s.say('de 4 conductores', 'from 4 drivers'), 14)}`)}${p
        .shares(s, sum, 0.31, 0.26, 0.24)
        .map((value, k) => p.entry(s, names[k]!, p.cash(s, value)))
        .join('')}`,
    );
  },
  ranking: (s) =>
    p.screen(
      s,
      `${p.top(s)}${p.area(`${p.text(20, s.say('Los que más ganaron', 'Top earners'), 'font-weight:700')}${p.pale(s, `${s.say('Tu ciudad', 'Your city')} · ${p.week(s)}`, 14)}`)}${['Saúl R.', 'Maru T.', 'Efrén C.', 'Dulce A.', 'Nacho P.'].map((name, k) => p.entry(s, `${k + 1}. ${name}`, p.cash(s, { mx: 13_900, us: 2740 }[s.country] * (1 - k * 0.07)))).join('')}${p.notice(s, s.say('Estás en el lugar 212.', 'You’re ranked 212.'))}`,
    ),
  creditCard: (s) =>
    sheet(
      s,
      '#ffffff',
      '#1d1d1f',
      `${p.area(p.text(20, s.say('Tarjeta de crédito', 'Credit card'), 'font-weight:700'))}${p.area(`${p.text(14, s.say('Pago para no generar intereses', 'Statement balance'))}${p.figure(s, p.about(s, 4800, 860), 40)}`)}${line(s.say('Pago mínimo', 'Minimum due'), p.cash(s, p.about(s, 410, 45)))}${line(s.say('Fecha de corte', 'Closing date'), on(s, 6))}${line(s.say('Fecha límite de pago', 'Due date'), on(s, 26))}`,
    ),
  flyer: (s) =>
    sheet(
      s,
      '#fff2c9',
      '#5c1010',
      `<div style="padding:26px 22px;background:#d21f1f;color:#fff">${p.text(34, s.say('¡Semana de remate!', 'Clearance week!'), 'font-weight:800;line-height:1.1')}${p.text(15, p.week(s), 'padding-top:8px')}</div>${line(s.say('Llanta 185/65 R15', 'All-season tire 15"'), p.flat(s, 1149, 89), 'font-size:19px')}${line(s.say('Cambio de aceite', 'Oil change'), p.flat(s, 649, 49), 'font-size:19px')}${line(s.say('Batería con instalación', 'Battery, installed'), p.flat(s, 2399, 179), 'font-size:19px')}`,
    ),
  // A page of help with made-up numbers.
  helpExample: (s) => {
    const range = p.week(s);
    return p.screen(
      s,
      `${p.top(s)}${p.area(`${icon('search', 18)} &nbsp; ${s.say('Centro de ayuda', 'Help center')}`)}${p.area(p.text(22, s.say('¿Cómo leo mi estado semanal?', 'How do I read my weekly statement?'), 'font-weight:700;line-height:1.2'))}${p.area(p.text(16, s.say(`Por ejemplo, Ana manejó en la ${range.toLowerCase().replace(/^(?!sem)/, 'semana ')} y sus ganancias fueron ${p.flat(s, 5000, 1000)}. A esa cantidad la app le resta lo cobrado en efectivo, ${p.flat(s, 2000, 200)}, y deposita el resto.`, `For example, Ana drove in the following week: ${range}. Her earnings were ${p.flat(s, 5000, 1000)}. The app takes off what she collected in cash, ${p.flat(s, 2000, 200)}, and deposits the rest.`), 'line-height:1.5'))}${p.entry(s, s.say('¿Te sirvió?', 'Was this helpful?'), s.say('Sí &nbsp; No', 'Yes &nbsp; No'))}`,
    );
  },
  expenseSheet: (s) => {
    const cell = (inner: string, style = ''): string =>
      `<span style="flex:1;padding:7px 6px;border:1px solid #c9cdd2;white-space:nowrap;overflow:hidden;${style}">${inner}</span>`;
    const values = Array.from({ length: 7 }, () => p.about(s, 290, 34));
    const rows = values.map((value, k) => [onDay(s, k), s.say('Gasolina', 'Gas'), p.cash(s, value)]);
    return sheet(
      s,
      '#ffffff',
      '#202124',
      `${p.area(p.text(17, s.say('Gastos del coche.xlsx', 'Car expenses.xlsx')))}<div style="font-size:13px;padding:0 10px">${[
        ...rows,
        [
          s.say('Suma', 'Sum'),
          '',
          p.cash(
            s,
            values.reduce((a, b) => a + b, 0),
          ),
        ],
      ]
        .map((row) => `<div style="display:flex">${row.map((value) => cell(value)).join('')}</div>`)
        .join('')}</div>`,
    );
  },
  allowance: (s) =>
    sheet(
      s,
      '#eef7f0',
      '#14351f',
      `<div style="text-align:center;padding:34px 20px 14px">${icon('check', 46)}${p.text(18, s.say('Transferencia exitosa', 'Transfer complete'), 'font-weight:700;padding:8px 0')}${p.figure(s, p.about(s, 1500, 280), 40)}</div>${line(s.say('Para', 'To'), 'Graciela Robles')}${line(s.say('Concepto', 'Note'), s.say('gasto de la semana', 'groceries this week'))}${line(s.say('Fecha', 'Date'), onDay(s, 4))}`,
    ),
  electricBill: (s) =>
    sheet(
      s,
      '#ffffff',
      '#0d3b24',
      `<div style="padding:16px 20px;background:#0a8a4a;color:#fff;font-size:20px;font-weight:700">${s.say('Luz y Fuerza del Valle', 'Valley Power & Light')}</div>${p.area(`${p.text(14, s.say('Total a pagar', 'Amount due'))}${p.figure(s, p.about(s, 640, 118), 40)}`)}${line(s.say('Periodo facturado', 'Billing period'), `${on(s, -54)} – ${on(s, 6)}`)}${line(s.say('Límite de pago', 'Due by'), on(s, 19))}${line(s.say('Consumo', 'Usage'), '312 kWh')}`,
    ),
  marketSale: (s) =>
    sheet(
      s,
      '#18191a',
      '#e4e6eb',
      `<div style="display:flex;gap:12px;align-items:center;padding:12px 16px">${face(s, 42)}<span><b>Chuy Arriaga</b><br><span style="font-size:13px;color:#b0b3b8">${monthYear(s)}</span></span></div>${p.area(p.text(17, s.say(`Se renta coche para app, ${p.flat(s, 2600, 380)} por semana, sin penalización. Ganas ${p.flat(s, 6000, 1400)} fácil.`, `Car for rideshare, ${p.flat(s, 2600, 380)} a week, no penalty. You’ll make ${p.flat(s, 6000, 1400)} easy.`), 'line-height:1.45'))}<div style="height:190px;margin:8px 0;background:linear-gradient(#5f7f9d,#2b3540)"></div>${line(s.say('Me interesa', 'Interested'), s.say('14 comentarios', '14 comments'))}`,
    ),
  profileInstead: (s) => HOLDOUT_4_PROFILES.settingsHead!(s),
};

export const HOLDOUT_4_LOOKALIKES: Record<string, Lookalike> = {
  ...asked('earnings', { ...DRIVER_APP, ...STRANGERS }),
  ...asked('profile', NOT_PROFILES),
};
