import { type Design, holderOf, plain } from '../designs.ts';
import { box, digits, gap, grid, homeBut, rows, small, streetLine } from '../strangers-2/parts.ts';
import { dated } from '../strangers-3/ledger.ts';
import { foot, sheet, stacked, titled } from '../strangers-3/parts.ts';
import { accountAt, ends } from '../strangers-4/parts.ts';
import { book, october, statementSent } from '../strangers-5/book.ts';
import { band, plainTable } from '../strangers-6/people.ts';
import { drawOther, drawSubscriber } from './people.ts';

/** The violet bank: no home, one column of signed sums, the month's three letters in small ones, boxes that gather money apart. */
const nuMonth: Design = (random) => {
  const p = drawSubscriber(random);
  const { number } = accountAt(random, '638');
  const uber = 'Transferencia recibida|UBER PAYMENTS MEXICO SA DE CV - STP|Concepto: Uber ######';
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', [
    [6, uber, 1500, 3700, 'uber'],
    [13, uber, 1500, 3700, 'uber'],
    [20, uber, 1500, 3700, 'uber'],
    [27, uber, 1500, 3700, 'uber'],
    [17, 'Transferencia recibida|DIDI MOBILITY MEXICO SA DE CV - BBVA MEXICO|Concepto: DIDI PAGO', 500, 1900, 'didi'],
    [8, `Transferencia recibida|${drawOther(random)} - BANCOPPEL|Concepto: uber del aeropuerto`, 150, 420],
    [23, 'Depósito en efectivo|OXXO|Folio ########', 600, 600],
    [31, 'Rendimientos de tu Cuenta Nu', 8, 31],
    [3, 'Compra con tarjeta de débito|UBER EATS', -130, -390],
    [9, 'Transferencia enviada|LEONEL RENTERIA - BANORTE|Concepto: renta carro', -2300, -2300],
    [14, 'Depósito a Cajita Aguinaldo', -500, -500],
    [19, 'Compra con tarjeta de débito|OXXO GAS', -350, -800],
    [24, 'Retiro en cajero|BANREGIO', -700, -700],
    [28, 'Pago de servicio|CFE', -310, -640],
  ]);
  const violet = '#820ad1';
  const shown = (date: string) => `${dated(date).day} ${titled(dated(date).name)} 2026`;
  const html = `${grid('1fr 1fr', `<b style="font:bold 42px DejaVu Sans;color:${violet};line-height:1">nu</b>`, box('text-align:right;padding-top:8px', '<b style="font-size:15px">Estado de cuenta</b><br>Cuenta Nu'))}${gap(14)}${box('font-size:20px', `Hola, <b>${titled(plain(p.firstName))}</b>`)}${box('color:#555', 'Este es el resumen de tu cuenta del <b>01 al 31 de octubre de 2026</b>')}${gap(14)}${grid('1fr 1fr', box('background:#f4eafb;border-radius:10px;padding:11px 14px', ends('Titular', `<b>${holderOf(p)}</b>`), ends('CLABE', `<b>${number}</b>`), ends('RFC', p.rfc), ends('Fecha de corte', '31 Oct 2026'), ends('Días del periodo', '31')), box('background:#f4eafb;border-radius:10px;padding:11px 14px', ends('Saldo inicial', `$${begun}`), ends('Entradas', `+$${came}`), ends('Salidas', `-$${gone}`), ends('<b>Saldo final en tu cuenta</b>', `<b>$${ended}</b>`), ends('Saldo en Cajitas al corte', '$4,116.70')))}${gap(8)}${grid('1fr 1fr 1fr', small(10, 'Tasa anual de la cuenta<br><b>7.00%</b> desde el 15 Sep 2026'), small(10, 'GAT Nominal 7.25%, GAT Real 3.41%<br>antes de impuestos'), small(10, 'ISR retenido $0.00<br>Comisiones cobradas $0.00'))}${gap(14)}${box(`font-size:16px;color:${violet}`, '<b>Detalle de movimientos en tu cuenta</b>')}${plainTable(
    ['Fecha', 'Descripción', '>Monto', '>Saldo'],
    lines.map(({ date, text, in: come, out, balance }) => [
      `<span style="white-space:nowrap">${shown(date)}</span>`,
      stacked(text.replace('|', '|<span style="color:#666">')),
      come ? `<span style="color:#0a7d43">+$${come}</span>` : `-$${out}`,
      `$${balance}`,
    ]),
    {
      head: `border-bottom:1.5px solid ${violet}`,
      cell: 'border-bottom:1px solid #e8e0ee;padding:2.6px 4px;line-height:1.17',
    },
  )}${foot(small(8, 'Nu México Financiera, S.A. de C.V., Sociedad Financiera Popular. Pedregal 24, Piso 18, Col. Molino del Rey, C.P. 11040, Miguel Hidalgo, Ciudad de México. RFC NMF160325HG8. Tus ahorros están protegidos por el Fondo de Protección hasta por 25,000 UDIS (Prosofipo). UNE: 55 4161 9999, une@nu.com.mx. Condusef 55 5340 0999. Página 1 de 3.'))}`;
  return sheet("10.3px 'Liberation Sans'", 1.24, html, {
    ...statementSent,
    fields: { ...october, bank: 'Nu', holder: holderOf(p), clabe: number, deposits },
  });
};

/** The wallet: days with dashes, a number for each movement, sums with a sign before the peso's; the home in one line of small letters. */
const mercadoPagoMonth: Design = (random) => {
  const p = drawSubscriber(random);
  const { number } = accountAt(random, '722');
  const didi = 'Transferencia recibida DIDI MOBILITY MEXICO SA DE CV';
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', [
    [5, didi, 900, 2900, 'didi'],
    [12, didi, 900, 2900, 'didi'],
    [19, didi, 900, 2900, 'didi'],
    [26, didi, 900, 2900, 'didi'],
    [13, 'Transferencia recibida Uber Payments Mexico SA de CV', 700, 2000, 'uber'],
    [20, 'Transferencia recibida Uber Payments Mexico SA de CV', 700, 2000, 'uber'],
    [22, 'Transferencia recibida TECNOLOGIAS RAPPI SAPI DE CV', 250, 800],
    [7, `Transferencia recibida ${titled(drawOther(random))}`, 200, 500],
    [15, 'Ingreso de dinero en efectivo 7-Eleven', 400, 400],
    [30, 'Rendimientos', 3, 19],
    [2, 'Pago DiDi Viajes', -50, -140],
    [8, 'Pago con tarjeta Gasolinera Hidrosina 118', -350, -780],
    [9, 'Transferencia enviada Arrendadora Tu Auto', -1800, -1800],
    [17, 'Pago de servicio Telcel recarga', -200, -200],
    [23, 'Compra Mercado Libre Funda de asiento', -180, -420],
    [28, 'Retiro de dinero en cajero', -600, -600],
    [29, 'Devolución a Uber Eats pedido cancelado', -90, -160],
  ]);
  const [blue, sky] = ['#2d3277', '#fff7b8'];
  const html = `${grid('1fr 1fr', `<b style="font-size:23px;color:${blue};line-height:1.1">mercado<br>pago</b>`, box('text-align:right;font-size:9px;color:#555', 'MERCADO LIBRE, S.A. DE C.V.,<br>INSTITUCIÓN DE FONDOS DE PAGO ELECTRÓNICO<br>Av. Insurgentes Sur 1602, Piso 9, Crédito Constructor,<br>Benito Juárez, 03940, CDMX. RFC MAG2105031W3'))}${gap(16)}${box('font-size:19px;font-weight:bold;text-align:center', 'ESTADO DE CUENTA')}${gap(14)}${grid('1fr 260px', rows(`<b style="font-size:13px">${titled(holderOf(p))}</b>`, `RFC: ${p.rfc} &nbsp; CURP: ${p.curp}`, box('width:285px', `Domicilio: ${titled(streetLine(p, 'INT'))}, ${titled(plain(p.neighborhood))}, ${titled(plain(p.city))}, ${p.state}, C.P. ${p.postalCode}`), `CLABE: <b>${number}</b>`), box(`background:${sky};padding:9px 12px`, 'Periodo:<br><b>Del 1 al 31 de octubre de 2026</b>', gap(5), 'Generado el 02-11-2026 08:41'))}${gap(14)}${box(
    'display:grid;grid-template-columns:repeat(4,1fr);border:1px solid #ccc;text-align:center',
    ...(
      [
        ['Saldo inicial', begun],
        ['Entradas', came],
        ['Salidas', gone],
        ['Saldo final', ended],
      ] as const
    ).map(([name, value]) =>
      box(
        'padding:7px;border-right:1px solid #ccc',
        `<span style="color:#666">${name}</span><br><b style="font-size:13px">$ ${name === 'Salidas' ? '-' : ''}${value}</b>`,
      ),
    ),
  )}${gap(14)}<b style="font-size:13px">DETALLE DE MOVIMIENTOS</b>${plainTable(
    ['Fecha', 'Descripción', 'ID de la operación', '>Valor', '>Saldo'],
    lines.map(({ date, text, in: come, out, balance }) => [
      date.split('-').reverse().join('-'),
      `<div style="width:225px">${text}</div>`,
      digits(random, 12),
      come ? `$ ${come}` : `$ -${out}`,
      `$ ${balance}`,
    ]),
    { head: 'background:#eee', cell: 'border-bottom:1px solid #ddd;padding:4.2px 4px' },
  )}${gap(14)}${box('font-size:10px', 'Tu dinero crece hasta 13% anual desde el 1 de septiembre de 2026 en un fondo de GBM. Los rendimientos se ven el día siguiente. Si no reconoces un movimiento escríbenos antes del 31-01-2027.')}${foot(small(8.6, '<b>¿Necesitas ayuda?</b> 55 4738 9050, todos los días de 8 a 22 hs, o en mercadopago.com.mx/ayuda. UNE: une@mercadopago.com. Los recursos de los Usuarios en las operaciones realizadas con Mercado Pago no se encuentran garantizados por ninguna autoridad. CONDUSEF: 55 5340 0999. &nbsp; 1/2'))}`;
  return sheet("10.4px 'Liberation Sans'", 1.21, html, {
    ...{ ...statementSent, isScan: true },
    fields: { ...october, bank: 'Mercado Pago', holder: holderOf(p), ...homeBut(p), clabe: number, deposits },
  });
};

/** The bank of the shops: green bands, name over two lines, days with slashes, the sum's column says which way it went by a sign behind it. */
const aztecaNomina: Design = (random) => {
  const p = drawSubscriber(random);
  const { number } = accountAt(random, '127');
  const account = `${number.slice(3, 17)}`;
  const uber =
    'TRANSFERENCIA SPEI RECIBIDA DE STP|ORDENANTE: UBER PAYMENTS MEXICO SA DE CV|CONCEPTO: PAGO SEMANAL UBER|RASTREO: ################';
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', [
    [6, uber, 1300, 3200, 'uber'],
    [13, uber, 1300, 3200, 'uber'],
    [20, uber, 1300, 3200, 'uber'],
    [27, uber, 1300, 3200, 'uber'],
    [10, 'TRANSFERENCIA DINERO EXPRESS|ENVIA: MARTHA BECERRA, CHICAGO IL', 2500, 4200],
    [15, `TRANSFERENCIA ENTRE CUENTAS AZTECA|ORDENANTE: ${drawOther(random)}|CONCEPTO: DIDI Y COMIDA`, 180, 420],
    [22, 'DEPOSITO EN EFECTIVO|SUCURSAL 1188 ELEKTRA CENTRO', 1500, 1500],
    [3, 'COMPRA EN COMERCIO|UBER TRIP CIUDAD DE MEXICO', -60, -170],
    [8, 'ABONO A PRESTAMO ELEKTRA|ITALIKA 150Z, PAGO 31 DE 78', -412, -412],
    [14, 'RETIRO EN CAJERO|SUCURSAL 1188', -1000, -1000],
    [
      21,
      'TRANSFERENCIA SPEI ENVIADA A BBVA MEXICO|BENEFICIARIO: GRUPO TAXI SEGURO|CONCEPTO: CUENTA SEMANA 43',
      -1900,
      -1900,
    ],
    [29, 'COMPRA EN COMERCIO|GASOLINERA EL TREBOL', -300, -760],
  ]);
  const green = '#007a3d';
  const fact = (label: string, value: string) =>
    box('padding:2px 0', `<span style="color:${green};font-size:8.8px;font-weight:bold">${label}</span><br>${value}`);
  const html = `${grid('1fr 250px', `<b style="font-size:25px;color:${green};line-height:1">Banco Azteca</b>`, box(`background:${green};color:#fff;padding:7px 11px;text-align:center;font-weight:bold`, 'ESTADO DE CUENTA<br>CUENTA NÓMINA AZTECA'))}${gap(14)}${grid('1fr 1fr 200px', rows(`<b>${plain(p.firstName)}</b>`, `<b>${plain(p.lastName1)} ${plain(p.lastName2)}</b>`, gap(3), streetLine(p, 'INT.'), `COL. ${plain(p.neighborhood)}`, `${plain(p.city)}, ${plain(p.state)}`, `C.P. ${p.postalCode}`), rows(fact('NÚMERO DE CUENTA', account), fact('CUENTA CLABE', number), fact('NÚMERO DE CLIENTE', `1-${digits(random, 4)}-${digits(random, 4)}-${digits(random, 5)}`)), rows(fact('PERIODO', 'DEL 01/10/2026 AL 31/10/2026'), fact('FECHA DE CORTE', '31/10/2026'), fact('RFC', p.rfc)))}${gap(12)}${band(green, 'RESUMEN DE TU CUENTA')}${plainTable(
    ['SALDO INICIAL', '>DEPÓSITOS', '>RETIROS', '>COMISIONES', '>SALDO FINAL'],
    [[`$${begun}`, `$${came}`, `$${gone}`, '$0.00', `<b>$${ended}</b>`]],
    { head: 'background:#e4f2ea', cell: 'font-size:12px;padding:5px 4px' },
  )}${gap(10)}${grid('1fr 1fr', box('border:1px solid #ccc;padding:6px 10px', '<b>INVERSIÓN AZTECA</b><br>Invierte desde $500.00 al 6.00% anual, plazo de 90 días. GAT Nominal 6.14%, GAT Real 2.33% al 01/10/2026.'), box('background:#ffe600;padding:6px 10px', '<b>¡GANA UNA ITALIKA!</b> Por cada $1,000.00 de saldo al 15/12/2026 tienes un boleto. Permiso SEGOB 20260418PS01.'))}${gap(10)}${band(green, 'DETALLE DE MOVIMIENTOS DEL PERIODO')}${plainTable(
    ['FECHA', 'DESCRIPCIÓN DEL MOVIMIENTO', '>IMPORTE', '>SALDO'],
    lines.map(({ date, text, in: come, out, balance }) => {
      const { day, month, year } = dated(date);
      return [`${day}/${month}/${year}`, stacked(text), come ? `$${come} +` : `$${out} -`, `$${balance}`];
    }),
    { head: 'background:#e4f2ea', cell: 'border-bottom:1px solid #dcebe2;padding:2.2px 4px;line-height:1.15' },
  )}${foot(small(8, 'Banco Azteca, S.A., Institución de Banca Múltiple. Av. Insurgentes Sur 3579, Torre 1, Piso 8, Col. Tlalpan La Joya, C.P. 14000, Alcaldía Tlalpan, Ciudad de México. RFC BAI0205236Y8. Línea Azteca 55 5447 8810. UNE: uneazteca@bancoazteca.com.mx. Únicamente están garantizados por el IPAB los depósitos hasta por 400,000 UDIS por persona.'))}`;
  return sheet("10px 'Liberation Sans'", 1.25, html, {
    ...statementSent,
    fields: {
      ...october,
      bank: 'Banco Azteca',
      holder: holderOf(p),
      ...homeBut(p),
      clabe: number,
      lastFour: number.slice(13, 17),
      deposits,
    },
  });
};

export const mexicanApps: Record<string, Design> = { nuMonth, mercadoPagoMonth, aztecaNomina };
