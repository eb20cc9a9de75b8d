import type { Random } from '../../../sandbox/people/random.ts';
import { drawAmerican, drawPerson, type Person } from './people.ts';

/** A page to draw: its HTML, the kind it is, the document it is sent as, and what it says. */
export interface Drawn {
  html: string;
  /** The pages after it, of a scan. */
  later?: readonly string[];
  /** Whether it is a flat scan on white, rather than a photo, unless it is drawn hard. */
  isScan?: boolean;
  kind: string;
  sentAs: string;
  fields: Record<string, unknown>;
}

export type Design = (random: Random) => Drawn;

export const plain = (text: string) =>
  text
    .toUpperCase()
    .replace(/Ñ/g, '\ue000')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\ue000/g, 'Ñ');
export const holderOf = ({ firstName, lastName1, lastName2 }: Person) =>
  plain(`${firstName} ${lastName1} ${lastName2}`);
export const money = (random: Random, most = 9000) =>
  `${random.whole(100, most).toLocaleString('en')}.${String(random.whole(0, 99)).padStart(2, '0')}`;
export const columns = (left: string, right: string) =>
  `<div style="display:flex;justify-content:space-between;gap:30px"><div style="flex:1">${left}</div><div style="flex:1">${right}</div></div>`;
export const lines = (...rows: string[]) => rows.map((row) => `<div>${row}</div>`).join('');
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table style="width:100%;border-collapse:collapse;margin-top:14px"><tr>${heads.map((head) => `<th style="text-align:${heads.indexOf(head) < 2 ? 'left' : 'right'};background:#ddd">${head}</th>`).join('')}</tr>${rows
    .map(
      (row) =>
        `<tr>${row.map((cell, k) => `<td style="text-align:${k < 2 ? 'left' : 'right'};padding:2px 0">${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`;
export const prose = (language: 'es' | 'en', n: number) =>
  `<p style="font-size:80%;color:#444">${(language === 'es' ? 'Consulta tus derechos y el aviso de privacidad en nuestra página. Cualquier aclaración se recibe dentro de los noventa días. ' : 'Please review this information and contact us about errors or questions within sixty days. ').repeat(n)}</p>`;
const chart = (random: Random) =>
  `<div style="display:flex;gap:8px;align-items:flex-end;height:70px">${Array.from({ length: 8 }, () => `<div style="width:26px;height:${random.whole(15, 70)}px;background:#9bb"></div>`).join('')}</div>`;

export const address = (p: Person, wrapped = false) =>
  lines(
    wrapped
      ? `${plain(p.street)}<br>${p.streetNumber}${p.department ? ` INT ${p.department}` : ''}`
      : `${plain(p.street)} ${p.streetNumber}${p.department ? ` INT ${p.department}` : ''}`,
    `COL ${plain(p.neighborhood)} C.P. ${p.postalCode}`,
    `${plain(p.city)}, ${p.shortState}`,
  );
export const home = (p: Person) => ({
  street: plain(p.street),
  streetNumber: p.streetNumber,
  ...(p.department && { department: p.department }),
  neighborhood: plain(p.neighborhood),
  postalCode: p.postalCode,
  city: plain(p.city),
  state: p.state,
});

export const bill = (kind: string, html: string, fields: Record<string, unknown>): Drawn => ({
  html,
  kind,
  sentAs: 'proof_of_address',
  fields,
});

const cfe: Design = (random) => {
  const p = drawPerson(random);
  const history = ['FEB 26 al 13 ABR 26', 'ABR 26 al 13 JUN 26', 'JUN 26 al 13 AGO 26'].map((to) => [
    `del 13 ${to}`,
    String(random.whole(120, 800)),
    `$${money(random, 900)}`,
  ]);
  const html = `<b style="font-size:200%;color:#085">CFE</b> Comisión Federal de Electricidad<div style="font-size:75%">Av. Paseo de la Reforma Núm. 164, Col. Juárez, C.P. 06600, Ciudad de México. RFC:CSS160330CP7</div><br>
${columns(lines(holderOf(p)) + address(p), lines('<b>TOTAL A PAGAR:</b>', `<b style="font-size:180%">$${random.whole(200, 900)}</b>`, '(SEISCIENTOS PESOS M.N.)'))}<br>
${columns(lines(`NO. DE SERVICIO: ${random.whole(1e11, 9e11)}`, `RMU: ${p.postalCode} 26-01-01 XAXX-010101 001 CFE`, 'LÍMITE DE PAGO: 29 OCT 26', 'CORTE A PARTIR: 30 OCT 26'), lines('TARIFA: 01', 'NO. MEDIDOR: 7P4R21', 'PERIODO FACTURADO: 13 AGO 26 - 13 OCT 26'))}
${table(
  ['Concepto', 'Medida', 'kWh'],
  [
    ['Energía', 'Lectura actual 04512', '312'],
    ['Básico', '150', '1.049'],
  ],
)}${chart(random)}${table(['Periodo', 'kWh', 'Importe'], history)}${prose('es', 2)}`;
  return bill('electricity_bill', html, {
    holder: holderOf(p),
    ...home(p),
    periodFrom: '2026-08-13',
    periodTo: '2026-10-13',
  });
};

const water: Design = (random) => {
  const p = drawPerson(random);
  const cell = (label: string, value: string) =>
    `<div style="display:flex;gap:12px;padding:3px 0"><b style="width:190px">${label}</b><span style="width:210px">${value}</span></div>`;
  const html = `<h2>Servicios de Agua y Drenaje</h2><div>Recibo de agua potable y alcantarillado</div><br>${cell('Nombre del usuario:', holderOf(p))}${cell('Domicilio:', `${plain(p.street)} ${p.streetNumber}, COL ${plain(p.neighborhood)}, C.P. ${p.postalCode}`)}${cell('Periodo de consumo:', '01/09/2026 al 30/09/2026')}${cell('Cuenta:', String(random.whole(1e6, 9e6)))}${cell('Medidor:', 'M3-221')}${cell('Consumo m3:', '14')}${cell('Total a pagar:', `$${money(random, 700)}`)}${chart(random)}${prose('es', 4)}`;
  const { street, streetNumber, neighborhood, postalCode } = home(p);
  return bill('water_bill', html, {
    holder: holderOf(p),
    street,
    streetNumber,
    neighborhood,
    postalCode,
    periodFrom: '2026-09-01',
    periodTo: '2026-09-30',
  });
};

const telmex: Design = (random) => {
  const p = drawPerson(random);
  const html = `<h1 style="color:#06a">TELMEX</h1>${columns(lines(holderOf(p)) + address(p), lines('<b>Total a Pagar:</b> $549.00', 'Pagar antes de: 05-NOV-2026', 'Mes de Facturación: Octubre', `Teléfono: 55 ${random.whole(1e7, 9e7)}`, 'Factura No.: 090126100012'))}<h3>Resumen del Estado de Cuenta</h3>${table(
    ['Concepto', 'Detalle', 'Importe'],
    [
      ['Paquete Infinitum', 'Internet 100 Mbps', '$389.00'],
      ['Llamadas', 'Telefonía ilimitada', '$100.00'],
      ['IVA', '16%', '$60.00'],
    ],
  )}${prose('es', 3)}<div>Teléfonos de México S.A.B. de C.V. Parque Vía 190 Col. Cuauhtémoc C.P. 06599</div>`;
  return bill('phone_bill', html, { holder: holderOf(p), ...home(p) });
};

const csf: Design = (random) => {
  const p = drawPerson(random);
  const pair = (a: string, b: string, c: string, d: string) =>
    `<tr><td style="width:50%;padding:5px;border:1px solid #bbb"><b>${a}</b> ${b}</td><td style="padding:5px;border:1px solid #bbb"><b>${c}</b> ${d}</td></tr>`;
  const row = (a: string, b: string) =>
    `<tr><td style="width:40%;padding:5px;border:1px solid #bbb"><b>${a}</b></td><td style="padding:5px;border:1px solid #bbb">${b}</td></tr>`;
  const html = `<div style="text-align:center"><h3>CÉDULA DE IDENTIFICACIÓN FISCAL</h3>${p.rfc}<br>Registro Federal de Contribuyentes</div><h3>CONSTANCIA DE SITUACIÓN FISCAL</h3><b>Datos de Identificación del Contribuyente:</b><table style="width:100%;border-collapse:collapse">${row('RFC:', p.rfc)}${row('CURP:', p.curp)}${row('Nombre (s):', plain(p.firstName))}${row('Primer Apellido:', plain(p.lastName1))}${row('Segundo Apellido:', plain(p.lastName2))}${row('Fecha inicio de operaciones:', '01 DE MARZO DE 2019')}${row('Estatus en el padrón:', 'ACTIVO')}</table><br><b>Datos del domicilio registrado</b><table style="width:100%;border-collapse:collapse">${pair('Código Postal:', p.postalCode, 'Tipo de Vialidad:', 'CALLE')}${pair('Nombre de Vialidad:', plain(p.street), 'Número Exterior:', p.streetNumber)}${pair('Número Interior:', p.department, 'Nombre de la Colonia:', plain(p.neighborhood))}${pair('Nombre de la Localidad:', plain(p.city), 'Nombre del Municipio o Demarcación Territorial:', plain(p.city))}${pair('Nombre de la Entidad Federativa:', plain(p.state), 'Entre Calle:', 'HIDALGO')}</table>${prose('es', 2)}`;
  const names = { firstName: plain(p.firstName), lastName1: plain(p.lastName1), lastName2: plain(p.lastName2) };
  return {
    html,
    kind: 'tax_situation',
    sentAs: 'proof_of_tax_situation',
    fields: { rfc: p.rfc, curp: p.curp, ...names, ...home(p), state: plain(p.state) },
  };
};

const curp: Design = (random) => {
  const p = drawPerson(random);
  const html = `<h3>ESTADOS UNIDOS MEXICANOS</h3><h2>CLAVE ÚNICA DE REGISTRO DE POBLACIÓN</h2>${columns(lines('<b>Clave:</b>', `<span style="font-size:150%">${p.curp}</span>`, '<br><b>Nombre</b>', holderOf(p)), lines('<b>Entidad de registro:</b>', plain(p.state)))}<br><br>${prose('es', 6)}<div>Soporte de la información: ACTA DE NACIMIENTO</div>`;
  const names = { firstName: plain(p.firstName), lastName1: plain(p.lastName1), lastName2: plain(p.lastName2) };
  return { html, kind: 'curp', sentAs: 'curp', fields: { curp: p.curp, ...names } };
};

/** Movements of October, some of them from platforms, with the balance after each. */
export function movements(
  random: Random,
  payer: string,
  incoming: string,
  date: (day: number) => string,
  american = false,
) {
  let balance = random.whole(2000, 9000) * 100 + random.whole(0, 99);
  const say = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  const deposits: object[] = [];
  const platform = /DIDI/.test(payer) ? 'didi' : /LYFT/.test(payer) ? 'lyft' : 'uber';
  const rows = Array.from({ length: 14 }, (_, k) => {
    const day = 2 * k + 1;
    const isPaid = k % 4 === 1;
    const minor = isPaid ? random.whole(90_000, 420_000) : random.whole(4000, 60_000);
    balance += isPaid ? minor : -minor;
    const day10 = `2026-10-${String(day).padStart(2, '0')}`;
    if (isPaid) deposits.push({ date: day10, amountMinor: minor, currency: american ? 'USD' : 'MXN', platform });
    const text = isPaid
      ? `${incoming} ${payer}`
      : random.pick(
          american
            ? ['CARD PURCHASE GROCERY 221', 'UBER *TRIP HELP.UBER.COM', 'ATM WITHDRAWAL']
            : ['PAGO TARJETA OXXO', 'UBER VIAJE COMPRA', 'SPEI ENVIADO SANTANDER'],
        );
    return { day: date(day), text, out: isPaid ? '' : say(minor), in: isPaid ? say(minor) : '', balance: say(balance) };
  });
  return { rows, deposits };
}

export const statement = (html: string, fields: Record<string, unknown>): Drawn => ({
  html,
  kind: 'bank_statement',
  sentAs: 'bank_statement_month_1',
  fields: { month: '2026-10', periodFrom: '2026-10-01', periodTo: '2026-10-31', ...fields },
});
export const two = (day: number) => String(day).padStart(2, '0');

export function clabe(random: Random, bank: string): string {
  const begun = `${bank}180${Array.from({ length: 11 }, () => random.whole(0, 9)).join('')}`;
  const sum = [...begun].reduce((total, digit, k) => total + ((Number(digit) * [3, 7, 1][k % 3]!) % 10), 0);
  return `${begun}${(10 - (sum % 10)) % 10}`;
}

const bbva: Design = (random) => {
  const p = drawPerson(random);
  const { rows, deposits } = movements(
    random,
    random.pick(['UBER BV', 'DIDI MOBILITY MEXICO']),
    'SPEI RECIBIDO BANORTE',
    (day) => `${two(day)}/OCT`,
  );
  const account = String(random.whole(1e9, 9e9));
  const number = clabe(random, '012');
  const html = `<b style="font-size:200%;color:#004">BBVA</b>${columns(lines(holderOf(p)) + address(p), `<h3>Estado de Cuenta</h3>${lines('Periodo DEL 01/10/2026 AL 31/10/2026', 'Fecha de Corte 31/10/2026', `No. de Cuenta ${account}`, `No. Cuenta CLABE ${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6, 17)} ${number.slice(17)}`)}`)}${table(
    ['OPER', 'DESCRIPCIÓN', 'CARGOS', 'ABONOS', 'SALDO'],
    rows.map((row) => [row.day, row.text, row.out, row.in, row.balance]),
  )}${prose('es', 2)}<div>BBVA MEXICO, S.A., INSTITUCION DE BANCA MULTIPLE</div>`;
  return statement(html, {
    bank: 'BBVA',
    holder: holderOf(p),
    ...home(p),
    clabe: number,
    lastFour: account.slice(-4),
    deposits,
  });
};

const santander: Design = (random) => {
  const p = drawPerson(random);
  const { rows, deposits } = movements(random, 'UBER BV', 'ABONO TRANSFERENCIA SPEI', (day) => `${two(day)}-OCT-2026`);
  const number = clabe(random, random.pick(['014']));
  const html = `<h2 style="color:#a00">Banco Santander México, S.A.</h2><div>Estado de cuenta integral</div>${table(['Nombre del cliente', 'Periodo del', 'Clabe interbancaria'], [[holderOf(p), '01-OCT-2026 AL 31-OCT-2026', number]])}<br>${table(
    ['Fecha', 'Descripción', 'Depósitos', 'Retiros', 'Saldo'],
    rows.map((row) => [row.day, row.text, row.in, row.out, row.balance]),
  )}${prose('es', 3)}`;
  return statement(html, { bank: 'Santander', holder: holderOf(p), clabe: number, deposits });
};

const nu: Design = (random) => {
  const p = drawPerson(random);
  const { rows, deposits } = movements(
    random,
    'DIDI MOBILITY',
    'Transferencia recibida de',
    (day) => `${two(day)} OCT 2026`,
  );
  const number = clabe(random, '638');
  const html = `<b style="font-size:220%;color:#82a">Nu</b><h2>Estado de cuenta</h2>${lines(`Hola, ${p.firstName}`, 'Periodo: 01 OCT 2026 - 31 OCT 2026')}<br>${columns(lines('<b>Titular</b>', holderOf(p)), lines('<b>CLABE</b>', number))}<br><div>Nu México Financiera, S.A. de C.V., S.F.P.</div><h3>Detalle de movimientos</h3>${table(
    ['Fecha', 'Concepto', 'Monto'],
    rows.map((row) => [row.day, row.text, row.in ? `+$${row.in}` : `-$${row.out}`]),
  )}${prose('es', 2)}`;
  return statement(html, { bank: 'Nu', holder: holderOf(p), clabe: number, deposits });
};

const mercadoPago: Design = (random) => {
  const p = drawPerson(random);
  const number = clabe(random, '722');
  const html = `<h2 style="color:#08c">Mercado Pago</h2><h3>ESTADO DE CUENTA</h3>${lines(`<b>Nombre:</b> ${holderOf(p)}`, `<b>Domicilio:</b> ${plain(p.street)} ${p.streetNumber}, COL ${plain(p.neighborhood)}, C.P. ${p.postalCode}`, '<b>Periodo:</b> Del 1 de octubre al 31 de octubre de 2026', `<b>CLABE:</b> ${number}`, 'Saldo inicial: $ 120.00', 'Saldo final: $ 2,310.10')}${table(
    ['Fecha', 'Descripción', 'Valor', 'Saldo'],
    Array.from({ length: 12 }, (_, k) => [`${two(k + 3)}-10-2026`, 'Rendimientos', '$ 1.20', `$ ${money(random)}`]),
  )}${prose('es', 4)}`;
  const { street, streetNumber, neighborhood, postalCode } = home(p);
  return statement(html, {
    bank: 'Mercado Pago',
    holder: holderOf(p),
    street,
    streetNumber,
    neighborhood,
    postalCode,
    clabe: number,
  });
};

const american =
  (head: string, period: string, bank: string, labels: string): Design =>
  (random) => {
    const p = drawAmerican(random);
    const { rows, deposits } = movements(
      random,
      random.pick(['LYFT INC', 'UBER USA 6787']),
      'Orig CO Name',
      (day) => `10/${two(day)}`,
      true,
    );
    const account = String(random.whole(1e11, 9e11));
    const html = `${head}${columns(lines(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}`), lines(period, `${labels} ${account.slice(0, 4)} ${account.slice(4, 8)} ${account.slice(8)}`))}<h3>ACCOUNT SUMMARY</h3>${table(
      ['', 'Description', 'Amount'],
      [
        ['', 'Beginning balance', `$${money(random)}`],
        ['', 'Ending balance', `$${money(random)}`],
      ],
    )}<h3>Deposits and additions</h3>${table(
      ['Date', 'Description', 'Amount'],
      rows.filter((row) => row.in).map((row) => [row.day, row.text, row.in]),
    )}<h3>Electronic withdrawals</h3>${table(
      ['Date', 'Description', 'Amount'],
      rows.filter((row) => row.out).map((row) => [row.day, row.text, row.out]),
    )}${prose('en', 3)}`;
    return statement(html, { bank, ...p, lastFour: account.slice(-4), deposits });
  };

const electric: Design = (random) => {
  const p = drawAmerican(random);
  const html = `<h2>Lone Star Electric Service</h2>${columns(lines('Service period: 09/14/2026 - 10/13/2026', 'Amount due: $142.18', 'Due date: Nov 4, 2026', 'Meter 88213 · 1,042 kWh'), chart(random))}<br>${lines(p.holder, p.street, `${p.city} ${p.state} ${p.zip}`)}<br>${table(
    ['Charge', 'Detail', 'Amount'],
    [
      ['Energy charge', '1,042 kWh', '$120.00'],
      ['Delivery', 'fixed', '$22.18'],
    ],
  )}${prose('en', 4)}`;
  return bill('electricity_bill', html, { ...p, periodFrom: '2026-09-14', periodTo: '2026-10-13' });
};

export const designs: Record<string, Design> = {
  ...{ cfe, water, telmex, csf, curp, bbva, santander, nu, mercadoPago, electric },
  chase: american(
    '<h2>CHASE</h2><div>JPMorgan Chase Bank, N.A.</div>',
    'October 1, 2026 through October 31, 2026',
    'Chase',
    'Account Number:',
  ),
  wellsFargo: american(
    '<h2 style="color:#a00">Wells Fargo Everyday Checking</h2><div>Account statement</div>',
    'Statement period 10/01/2026 - 10/31/2026',
    'Wells Fargo',
    'Account number:',
  ),
};
