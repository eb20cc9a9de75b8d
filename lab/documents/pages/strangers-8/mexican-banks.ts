import { type Design, holderOf, plain } from '../designs.ts';
import { box, digits, gap, grid, homeBut, rows, small, streetLine } from '../strangers-2/parts.ts';
import { dated } from '../strangers-3/ledger.ts';
import { foot, sheet, stacked, titled } from '../strangers-3/parts.ts';
import { accountAt, ends } from '../strangers-4/parts.ts';
import { book, october, statementSent } from '../strangers-5/book.ts';
import { band, plainTable } from '../strangers-6/people.ts';
import { atRoad, drawRider, drawStranger } from './people.ts';

/** Cards for each sum, words over two lines with the hour, no balances; a loan of a platform comes in and is paid back. */
const storiCuenta: Design = (random) => {
  const p = drawRider(random);
  const { number } = accountAt(random, '646');
  const didi = 'DIDI MOBILITY MEXICO SA DE CV|SPEI recibido, BBVA México, 14:3#';
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', [
    [5, didi, 800, 2600, 'didi'],
    [12, didi, 800, 2600, 'didi'],
    [19, didi, 800, 2600, 'didi'],
    [26, didi, 800, 2600, 'didi'],
    [13, 'UBER PAYMENTS MEXICO SA DE CV|SPEI recibido, STP, 09:1#', 600, 2100, 'uber'],
    [27, 'UBER PAYMENTS MEXICO SA DE CV|SPEI recibido, STP, 09:1#', 600, 2100, 'uber'],
    [8, `${drawStranger(random)}|SPEI recibido, Nu México, "lo del didi"`, 60, 240],
    [16, 'DIDI PRESTAMOS|SPEI recibido, desembolso de préstamo', 3000, 3000],
    [21, 'UBER EATS|Devolución de compra', 90, 280],
    [31, 'Rendimiento mensual|Abono de intereses', 4, 22],
    [3, 'UBER TRIP HELP.UBER.COM|Compra con tarjeta *4471', -50, -160],
    [9, 'GASOLINERA PETRO 7|Compra con tarjeta *4471', -300, -700],
    [17, 'LLANTERA EL GUERO|SPEI enviado, Banorte', -1450, -1450],
    [23, 'DIDI PRESTAMOS|Pago de préstamo 1 de 8', -412, -412],
    [29, 'OXXO SANTA FE|Retiro sin tarjeta', -500, -500],
  ]);
  const [teal, pale] = ['#003a40', '#d9f6ef'];
  const card = (name: string, value: string) =>
    box(
      `background:${pale};border-radius:10px;padding:9px 11px`,
      small(9.5, name),
      `<b style="font-size:14px">${value}</b>`,
    );
  const html = `${box(`background:${teal};color:#fff;margin:-25px -30px 0;padding:17px 30px;display:flex;justify-content:space-between;align-items:center`, '<b style="font:bold 27px DejaVu Sans">stori</b>', '<span style="font-size:14px">Estado de cuenta <b>Stori Cuenta+</b></span>')}${gap(15)}${grid('1fr 270px', rows(`<b style="font-size:15px">${titled(holderOf(p))}</b>`, titled(streetLine(p, 'Int.')), `${titled(plain(p.neighborhood))}, ${titled(plain(p.city))}`, `${p.state}, CP ${p.postalCode}`), rows(ends('Periodo', '<b>1 oct. 2026 - 31 oct. 2026</b>'), ends('Fecha de corte', '31 oct. 2026'), ends('CLABE', `<b>${number}</b>`), ends('RFC', p.rfc), ends('Número de cliente', digits(random, 7))))}${gap(14)}${box('display:grid;grid-template-columns:repeat(4,1fr);gap:9px', card('Saldo inicial', `$${begun}`), card('Depósitos', `$${came}`), card('Retiros', `$${gone}`), card('Saldo final', `$${ended}`))}${gap(8)}${small(9.5, 'Rendimiento anual fijo 13.00%. GAT nominal 13.80%, GAT real 9.51%, antes de impuestos, calculada al 1 oct. 2026, vigente al 31 oct. 2026. Comisiones del periodo $0.00.')}${gap(12)}<b style="font-size:14px;color:${teal}">Tus movimientos</b>${plainTable(
    ['Fecha', 'Movimiento', '>Cantidad'],
    lines.map(({ date, text, in: come, out }) => {
      const [who = '', how = ''] = text.split('|');
      const { day, name } = dated(date);
      return [
        `${day} ${name.toLowerCase()}.`,
        `<b>${who}</b><br><span style="color:#666;font-size:9.3px">${how}</span>`,
        come ? `<span style="color:#00855c">+$${come}</span>` : `-$${out}`,
      ];
    }),
    { head: 'color:#666', cell: 'border-bottom:1px solid #ddd;padding:3px 4px' },
  )}${gap(10)}${box(`border:1px solid ${teal};border-radius:10px;padding:8px 12px`, '<b>¿Dudas con un cargo?</b> Tienes 90 días desde el 31 oct. 2026 para reportarlo en la app.')}${foot(small(8, 'Stori México, S.A. de C.V., SOFIPO (antes Sociedad Financiera Popular Caja de la Sierra Gorda). Av. Insurgentes Sur 1457, Piso 14, Insurgentes Mixcoac, 03920, Benito Juárez, Ciudad de México. UNE: une@storicard.com, 55 7822 6660. CONDUSEF 55 5340 0999. Los ahorros están protegidos por PROSOFIPO hasta 25,000 UDIS.'))}`;
  return sheet("10.6px 'Liberation Sans'", 1.2, html, {
    ...statementSent,
    fields: { ...october, bank: 'Stori', holder: holderOf(p), ...homeBut(p), clabe: number, deposits },
  });
};

/** A wallet of the trade: no home at all; the sum before the words, days in words, "Salida" and "Entrada" as kinds. */
const alboMonth: Design = (random) => {
  const p = drawRider(random);
  const { number } = accountAt(random, '721');
  const uber = 'UBER PAYMENTS MEXICO SA DE CV|Pago semanal';
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', [
    [6, uber, 900, 3300, 'uber'],
    [13, uber, 900, 3300, 'uber'],
    [20, uber, 900, 3300, 'uber'],
    [27, uber, 900, 3300, 'uber'],
    [14, 'DIDI MOBILITY MEXICO SA DE CV|DiDi Conductor', 500, 1900, 'didi'],
    [21, 'DIDI MOBILITY MEXICO SA DE CV|DiDi Conductor', 500, 1900, 'didi'],
    [11, `${drawStranger(random)}|uber aeropuerto`, 120, 340],
    [18, 'Depósito en efectivo|7-Eleven 2081', 600, 600],
    [22, 'TECNOLOGIAS RAPPI SAPI DE CV|Liquidación', 200, 760],
    [4, 'DIDI|Cargo por cancelación', -25, -25],
    [9, 'Uber *Pass|Suscripción', -69, -69],
    [15, 'Renta vehículo semana 41|Flotillas del Valle', -2300, -2300],
    [24, 'Cajero Banorte|Retiro', -700, -700],
    [30, 'Hidrosina 1187|Combustible', -320, -820],
  ]);
  const violet = '#5b2ee5';
  const names = ['', 'Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Octubre'];
  const html = `${grid('1fr 1fr', `<b style="font:bold 34px DejaVu Sans;color:${violet};line-height:1">albo</b>`, box('text-align:right', '<b style="font-size:15px">ESTADO DE CUENTA</b><br>Octubre 2026'))}${box(`height:3px;background:${violet};margin:10px 0 16px`)}${grid('1fr 1fr', rows(small(9.5, 'NOMBRE'), `<b style="font-size:14px">${holderOf(p)}</b>`, gap(6), small(9.5, 'CUENTA CLABE'), `<b style="font-size:14px">${number}</b>`, gap(6), small(9.5, 'RFC'), p.rfc), rows(small(9.5, 'PERIODO'), '<b>01 de octubre de 2026 al 31 de octubre de 2026</b>', gap(6), small(9.5, 'FECHA DE GENERACIÓN'), '03 de noviembre de 2026', gap(6), small(9.5, 'TARJETA'), `5349 **** **** ${digits(random, 4)}`))}${gap(16)}${box('background:#f1edfd;padding:11px 15px', ends('Saldo al 1 de octubre', `$ ${begun} MXN`), ends('Total de entradas', `$ ${came} MXN`), ends('Total de salidas', `$ ${gone} MXN`), ends('<b>Saldo al 31 de octubre</b>', `<b>$ ${ended} MXN</b>`, 'border-top:1px solid #999;margin-top:3px;padding-top:3px'))}${gap(16)}<b style="font-size:14px">Movimientos</b>${plainTable(
    ['FECHA', 'TIPO', '>MONTO', 'CONCEPTO', 'DETALLE', '>SALDO'],
    lines.map(({ date, text, in: come, out, balance }) => {
      const [who = '', how = ''] = text.split('|');
      const { day, month } = dated(date);
      return [
        `${Number(day)} de ${names[Number(month)]?.toLowerCase()}`,
        come ? 'Entrada' : 'Salida',
        `$ ${come || out}`,
        `<div style="width:185px">${who}</div>`,
        how,
        `$ ${balance}`,
      ];
    }),
    {
      head: `color:${violet};border-bottom:1.5px solid ${violet}`,
      cell: 'border-bottom:1px solid #e4def8;padding:5px 4px',
    },
  )}${foot(small(8.5, 'Cuenca Tecnología y Mi Fondeo Albo, S.A. de C.V., Institución de Fondos de Pago Electrónico. Calle Guillermo González Camarena 1600, Piso 4, Santa Fe, Álvaro Obregón, 01210, CDMX. Atención: 55 4164 2526, hola@albo.mx. El Gobierno Federal y las entidades de la administración pública paraestatal no podrán responsabilizarse por los recursos de los usuarios. CONDUSEF: 55 5340 0999.'))}`;
  return sheet("10.5px 'DejaVu Sans Condensed'", 1.22, html, {
    ...{ ...statementSent, isScan: true },
    fields: { ...october, bank: 'Albo', holder: holderOf(p), clabe: number, deposits },
  });
};

/** The bank of the department store: the cut on the 16th, a home at a road, the branch's below it, two dates to a line, what goes out first. */
const banCoppelCut: Design = (random) => {
  const p = atRoad(random, drawRider(random));
  const { number, account } = accountAt(random, '137');
  const uber =
    'SPEI RECIBIDO STP|UBER PAYMENTS MEXICO SA DE CV|CONCEPTO PAGO UBER SEMANAL|CVE RASTREO ####################';
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-09-17', [
    [2, uber, 1100, 2900, 'uber'],
    [9, uber, 1100, 2900, 'uber'],
    [15, uber, 1100, 2900, 'uber'],
    [22, uber, 1100, 2900, 'uber'],
    [29, uber, 1100, 2900, 'uber'],
    [5, 'DEPOSITO EN VENTANILLA|TIENDA COPPEL 0417', 1200, 1200],
    [12, `SPEI RECIBIDO BBVA MEXICO|${drawStranger(random)}|CONCEPTO PARA TU DIDI`, 150, 380],
    [19, 'REV COMPRA UBER TRIP|DEVOLUCION POR ACLARACION FOLIO 88104', 84, 190],
    [4, 'COMPRA POS UBER TRIP CIUDAD DE MEX', -70, -220],
    [10, 'ABONO CREDITO COPPEL 4410982', -640, -640],
    [16, 'RETIRO CAJERO BANCOPPEL 0417', -1500, -1500],
    [20, 'COMPRA POS GASOL LA CABAÑA', -300, -780],
    [25, 'SPEI ENVIADO BANORTE|RENTA CARRO UBER SEM 41', -2200, -2200],
    [30, 'COMISION CONSULTA SALDO OTRO BANCO', -17, -17],
  ]);
  const [blue, yellow] = ['#1c42e8', '#ffdd00'];
  const shown = (date: string) => `${dated(date).day}-${dated(date).name}-${dated(date).year}`;
  const html = `${box(`background:${yellow};padding:8px 14px;display:flex;justify-content:space-between;align-items:center`, `<b style="font-size:24px;color:${blue}">BanCoppel</b>`, '<b>ESTADO DE CUENTA EFECTIVA</b>')}${gap(12)}${grid('1fr 300px', rows(box('font-size:12px', rows(`<b>${holderOf(p)}</b>`, streetLine(p, 'INT'), `COL ${plain(p.neighborhood)}`, `${p.postalCode} ${plain(p.city)}, ${plain(p.state)}`)), gap(8), small(9, `SUCURSAL 0417 CENTRO<br>AV. 16 DE SEPTIEMBRE 1180, COL. CENTRO, C.P. ${p.postalCode.slice(0, 2)}000`)), rows(ends('NÚMERO DE CUENTA', `<b>${account}</b>`), ends('CLABE INTERBANCARIA', `<b>${number}</b>`), ends('NÚMERO DE CLIENTE', digits(random, 8)), ends('R.F.C.', p.rfc), ends('PERIODO', '<b>17-SEP-2026 AL 16-OCT-2026</b>'), ends('FECHA DE CORTE', '16-OCT-2026'), ends('DÍAS DEL PERIODO', '30')))}${gap(12)}${band(blue, 'RESUMEN DEL PERIODO')}${plainTable(
    ['SALDO ANTERIOR', '>(-) RETIROS', '>(+) DEPÓSITOS', '>(-) COMISIONES', '>SALDO AL CORTE'],
    [[`$${begun}`, `$${gone}`, `$${came}`, 'INCLUIDAS', `<b>$${ended}</b>`]],
    { head: 'background:#eef1fd', cell: 'font-size:12px' },
  )}${gap(12)}${band(blue, 'DETALLE DE OPERACIONES')}${plainTable(
    ['FECHA OPER', 'FECHA LIQ', 'DESCRIPCIÓN', '>RETIRO', '>DEPÓSITO', '>SALDO'],
    lines.map(({ date, text, in: come, out, balance }) => [
      `<span style="white-space:nowrap">${shown(date)}</span>`,
      `<span style="white-space:nowrap">${shown(date)}</span>`,
      stacked(text),
      out,
      come,
      balance,
    ]),
    { head: 'border-bottom:1.5px solid #555', cell: 'border-bottom:1px solid #dde;padding:2.3px 4px;line-height:1.15' },
  )}${foot(small(8, 'BanCoppel, S.A., Institución de Banca Múltiple. Insurgentes Sur 553, Piso 6, Col. Escandón, Alcaldía Miguel Hidalgo, C.P. 11800, Ciudad de México. Atención 800 1 22 6773. UNE: une@bancoppel.com. Tasa de interés anual 0.50%, GAT nominal 0.50%, GAT real -3.62% al 16-OCT-2026. Garantizado por el IPAB hasta 400,000 UDIS.'))}`;
  return sheet("9.9px 'Liberation Sans'", 1.23, html, {
    ...statementSent,
    fields: {
      ...{ month: '2026-10', periodFrom: '2026-09-17', periodTo: '2026-10-16', bank: 'BanCoppel' },
      ...{ holder: holderOf(p), ...homeBut(p), clabe: number, lastFour: account.slice(-4), deposits },
    },
  });
};

export const mexicanBanks: Record<string, Design> = { storiCuenta, alboMonth, banCoppelCut };
