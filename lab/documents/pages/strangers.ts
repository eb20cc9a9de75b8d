import {
  address,
  bill,
  clabe,
  columns,
  type Design,
  holderOf,
  home,
  lines,
  money,
  movements,
  plain,
  prose,
  statement,
  table,
  two,
} from './designs.ts';
import { drawAmerican, drawPerson } from './people.ts';

// Designs that the page readers were not made with: drawn after them, measured before anybody looked at the misses.

const banamex: Design = (random) => {
  const p = drawPerson(random);
  const number = clabe(random, '002');
  const account = String(random.whole(1e9, 9e9));
  const { rows, deposits } = movements(
    random,
    'DIDI MOBILITY MEXICO SA',
    'PAGO RECIBIDO DE BBVA POR ORDEN DE',
    (day) => `${two(day)} OCT`,
  );
  const html = `<div style="text-align:right"><b style="font-size:170%;color:#026">Citibanamex</b><br>ESTADO DE CUENTA AL 31 DE OCTUBRE DE 2026<br>Página 1 de 4</div><br>${lines(holderOf(p))}${address(p)}<br><div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:4px"><b>Número de cuenta</b><b>CLABE Interbancaria</b><b>Periodo</b><span>${account}</span><span>${number}</span><span>Del 01 al 31 de octubre del 2026</span></div><h3>DETALLE DE OPERACIONES</h3>${table(
    ['FECHA', 'CONCEPTO', 'RETIROS', 'DEPOSITOS', 'SALDO'],
    rows.map((row) => [row.day, row.text, row.out, row.in, row.balance]),
  )}<div>Banco Nacional de México, S.A.</div>`;
  return statement(html, {
    bank: 'Banamex',
    holder: holderOf(p),
    ...home(p),
    clabe: number,
    lastFour: account.slice(-4),
    deposits,
  });
};

const banorte: Design = (random) => {
  const p = drawPerson(random);
  const number = clabe(random, '072');
  const { rows, deposits } = movements(
    random,
    'UBER BV REF 00412',
    'SPEI RECIBIDO, BCO:0014',
    (day) => `${two(day)}-OCT-26`,
  );
  const pair = (label: string, value: string) =>
    `<tr><td style="width:210px">${label}</td><td><b>${value}</b></td></tr>`;
  const html = `<h2 style="color:#c00">BANORTE</h2><h3>ESTADO DE CUENTA / ENLACE PERSONAL</h3>${columns(lines(`<b>${holderOf(p)}</b>`) + address(p, true), `<table>${pair('Periodo', 'Del 01/Octubre/2026 al 31/Octubre/2026')}${pair('Fecha de corte', '31/Octubre/2026')}${pair('CLABE', number)}</table>`)}<h3>Resumen</h3>${table(
    ['Concepto', '', 'Importe'],
    [
      ['Saldo inicial', '', money(random)],
      ['Total de depósitos', '', money(random)],
    ],
  )}${table(
    ['FECHA', 'DESCRIPCIÓN', 'DEPÓSITO', 'RETIRO', 'SALDO'],
    rows.map((row) => [row.day, row.text, row.in, row.out, row.balance]),
  )}<div style="font-size:70%">Banco Mercantil del Norte, S.A.</div>`;
  return statement(html, { bank: 'Banorte', holder: holderOf(p), ...home(p), clabe: number, deposits });
};

const hsbc: Design = (random) => {
  const p = drawPerson(random);
  const number = clabe(random, '021');
  const html = `<h2>HSBC</h2><div>Estado de Cuenta</div>${columns(lines(`Nombre del cliente: ${holderOf(p)}`, `Dirección: ${plain(p.street)} ${p.streetNumber}`, `Colonia: ${plain(p.neighborhood)}`, `C.P.: ${p.postalCode}`, `RFC: ${p.rfc}`), lines('Periodo del 01/10/2026 al 31/10/2026', `Cuenta CLABE: ${number}`))}${table(
    ['Día', 'Descripción', 'Retiro/Cargo', 'Depósito/Abono', 'Saldo'],
    Array.from({ length: 15 }, (_, k) => [two(k + 2), 'PAGO TARJETA', money(random, 900), '', money(random)]),
  )}${prose('es', 3)}`;
  return statement(html, {
    bank: 'HSBC',
    holder: holderOf(p),
    street: plain(p.street),
    streetNumber: p.streetNumber,
    neighborhood: plain(p.neighborhood),
    postalCode: p.postalCode,
    clabe: number,
  });
};

const bofa: Design = (random) => {
  const p = drawAmerican(random);
  const { rows, deposits } = movements(random, 'LYFT DES:DRIVER PAY', '', (day) => `10/${two(day)}/26`, true);
  const account = String(random.whole(1e11, 9e11));
  const html = `${columns(lines('P.O. Box 15284', 'Wilmington, DE 19850', '<br>', p.holder, p.street, `${p.city}, ${p.state} ${p.zip}`), '<b style="font-size:150%">BANK OF AMERICA</b><br>Customer service: 1.888.555.4472')}<h2>Your Adv Plus Banking</h2><div>for October 1, 2026 to October 31, 2026 &nbsp; Account number: ${account.slice(0, 4)} ${account.slice(4, 8)} ${account.slice(8)}</div><h3>Account summary</h3>${table(
    ['', '', 'Amount'],
    [
      ['Beginning balance on October 1, 2026', '', money(random)],
      ['Ending balance on October 31, 2026', '', money(random)],
    ],
  )}<h3>Deposits and other additions</h3>${table(
    ['Date', 'Description', 'Amount'],
    rows.filter((row) => row.in).map((row) => [row.day, row.text, row.in]),
  )}<h3>Withdrawals and other subtractions</h3>${table(
    ['Date', 'Description', 'Amount'],
    rows.filter((row) => row.out).map((row) => [row.day, row.text, `-${row.out}`]),
  )}`;
  return statement(html, { bank: 'Bank of America', ...p, lastFour: account.slice(-4), deposits });
};

const chime: Design = (random) => {
  const p = drawAmerican(random);
  const { rows, deposits } = movements(random, 'UBER USA', 'Direct Deposit', (day) => `10/${day}/2026`, true);
  const account = String(random.whole(1e11, 9e11));
  const html = `<b style="font-size:200%;color:#1a6">chime</b><h2>Checking Account Statement</h2>${lines(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}`)}<br>${lines(`Account number: ${account}`, 'Statement period: October 1, 2026 - October 31, 2026')}<h3>Transactions</h3>${table(
    ['Transaction date', 'Description', 'Amount'],
    rows.map((row) => [row.day, row.text, row.in ? `$${row.in}` : `-$${row.out}`]),
  )}${prose('en', 2)}`;
  return statement(html, { bank: 'Chime', ...p, lastFour: account.slice(-4), deposits });
};

const cityWater: Design = (random) => {
  const p = drawAmerican(random);
  const html = `<h2>City Utilities Department</h2><h3>Water &amp; Sewer Bill</h3>${columns(lines(`Customer name: ${p.holder}`, `Service address: ${p.street}`, 'Account: 88-2201-7'), lines('Bill date: Oct 18, 2026', 'Due date: Nov 8, 2026', '<b>Amount due: $61.20</b>'))}${table(
    ['Service', 'Usage', 'Charge'],
    [
      ['Water', '4,200 gallons', '$31.00'],
      ['Sewer', '', '$30.20'],
    ],
  )}<br><br>${lines(p.holder, p.street, `${p.city} ${p.state} ${p.zip}`)}${prose('en', 3)}`;
  return bill('water_bill', html, { ...p });
};

const verizon: Design = (random) => {
  const p = drawAmerican(random);
  const html = `<b style="font-size:180%">verizon</b><br><br>${columns(lines(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}`), lines('Account 442190-0001', 'Invoice date: October 20, 2026', 'Billing period: Sep 21 - Oct 20, 2026'))}<h2>Your wireless bill</h2>${table(
    ['Line', 'Plan', 'Cost'],
    [
      ['210-555-0142', 'Unlimited', '$65.00'],
      ['Taxes', '', '$6.12'],
    ],
  )}<b>Total due by Nov 12: $71.12</b>${prose('en', 4)}`;
  return bill('phone_bill', html, { ...p, periodFrom: '2026-09-21', periodTo: '2026-10-20' });
};

const totalplay: Design = (random) => {
  const p = drawPerson(random);
  const html = `<h2 style="color:#609">totalplay</h2><h3>Estado de cuenta</h3>${columns(`<b>Datos del cliente</b>${lines(holderOf(p))}${address(p)}`, lines('<b>No. de cuenta:</b> 0100998812', '<b>Fecha límite de pago:</b> 08/11/2026', '<b>Total a pagar:</b> $699.00'))}${table(
    ['Servicio', 'Detalle', 'Importe'],
    [
      ['Internet', '200 Mbps', '$450.00'],
      ['Telefonía', 'Llamadas', '$49.00'],
      ['TV', 'Básica', '$200.00'],
    ],
  )}${prose('es', 5)}`;
  return bill('phone_bill', html, { holder: holderOf(p), ...home(p) });
};

const taxList: Design = (random) => {
  const p = drawPerson(random);
  const item = (label: string, value: string) =>
    `<div style="display:flex;border-bottom:1px solid #ddd;padding:4px 0"><div style="width:230px;padding-right:20px"><b>${label}</b></div><div style="width:250px">${value}</div></div>`;
  const html = `<h2>CONSTANCIA DE SITUACIÓN FISCAL</h2><div>Lugar y Fecha de Emisión: MONTERREY, NUEVO LEÓN A 12 DE NOVIEMBRE DE 2026</div><br>${item('RFC:', p.rfc)}${item('CURP:', p.curp)}${item('Nombre (s):', plain(p.firstName))}${item('Primer Apellido:', plain(p.lastName1))}${item('Segundo Apellido:', plain(p.lastName2))}${item('Código Postal:', p.postalCode)}${item('Nombre de Vialidad:', plain(p.street))}${item('Número Exterior:', p.streetNumber)}${item('Nombre de la Colonia:', plain(p.neighborhood))}${item('Nombre del Municipio o Demarcación Territorial:', plain(p.city))}${item('Nombre de la Entidad Federativa:', plain(p.state))}`;
  const names = { firstName: plain(p.firstName), lastName1: plain(p.lastName1), lastName2: plain(p.lastName2) };
  const { department: _, ...own } = home(p);
  return {
    html,
    kind: 'tax_situation',
    sentAs: 'proof_of_tax_situation',
    fields: { rfc: p.rfc, curp: p.curp, ...names, ...own, state: plain(p.state) },
  };
};

const curpParts: Design = (random) => {
  const p = drawPerson(random);
  const html = `<h3>Registro Nacional de Población</h3><h2>Clave Única de Registro de Población</h2>${table(['CURP', 'Nombre(s)', 'Primer apellido', 'Segundo apellido'], [[p.curp, plain(p.firstName), plain(p.lastName1), plain(p.lastName2)]])}<br>${prose('es', 5)}`;
  return {
    html,
    kind: 'curp',
    sentAs: 'curp',
    fields: {
      curp: p.curp,
      firstName: plain(p.firstName),
      lastName1: plain(p.lastName1),
      lastName2: plain(p.lastName2),
    },
  };
};

export const strangers: Record<string, Design> = {
  ...{ banamex, banorte, hsbc, bofa, chime, cityWater, verizon, totalplay, taxList, curpParts },
};
