import { type Design, holderOf, plain } from '../designs.ts';
import { bars, box, digits, gap, grid, homeBut, rows, small, streetLine, under } from '../strangers-2/parts.ts';
import { dated } from '../strangers-3/ledger.ts';
import { foot, sheet, stacked, titled } from '../strangers-3/parts.ts';
import { accountAt, ends } from '../strangers-4/parts.ts';
import { book, closesDay, october, statementSent } from '../strangers-5/book.ts';
import { drawHouseholder, drawName, plainTable } from './people.ts';

/** The day before the month without a nought; labels below; violet bands; the balance only at the end of a day. */
const banBajioConecta: Design = (random) => {
  const p = drawHouseholder(random, ['Guanajuato', 'Hidalgo', 'Veracruz']);
  const { number, account } = accountAt(random, '030');
  const from = (bank: string, who: string, what: string) =>
    `SPEI RECIBIDO|INSTITUCION CONTRAPARTE: ${bank}|ORDENANTE: ${who}|CONCEPTO DEL PAGO: ${what}|CLAVE DE RASTREO: ##################`;
  const didi = from('BBVA MEXICO', 'DIDI MOBILITY MEXICO SA DE CV', 'PAGO DIDI');
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', [
    [2, didi, 1200, 3300, 'didi'],
    [9, didi, 1200, 3300, 'didi'],
    [9, from('STP', 'UBER PAYMENTS MEXICO SA DE CV', 'UBER'), 500, 1600, 'uber'],
    [16, didi, 1200, 3300, 'didi'],
    [23, didi, 1200, 3300, 'didi'],
    [30, didi, 1200, 3300, 'didi'],
    [12, from('BANORTE', drawName(random), 'APOYO PARA LA LLANTA'), 400, 900],
    [19, 'DEPOSITO EN EFECTIVO|SUCURSAL 0112', 800, 800],
    [4, 'COMPRA EN COMERCIO|UBER *EATS CIUDAD DE MEX', -90, -260],
    [11, 'RETIRO CAJERO PROPIO|BAJIO CELAYA IRRIGACION', -900, -900],
    [16, 'SPEI ENVIADO|INSTITUCION CONTRAPARTE: SANTANDER|BENEFICIARIO: RENTA TSURU', -1800, -1800],
    [20, 'COMPRA EN COMERCIO|GASOLINERA LA FAVORITA', -350, -750],
    [27, 'CARGO POR DOMICILIACION|SEGUROS QUALITAS POLIZA ##########', -610, -890],
  ]);
  const violet = '#5c2d83';
  const strip = (text: string) =>
    box(`background:${violet};color:#fff;border-radius:9px 9px 0 0;padding:4px 12px;font-weight:bold`, text);
  const html = `${grid('1fr 250px', rows(`<b style="font-size:27px;color:${violet};line-height:1">BanBajío</b>`, small(9, 'Banco del Bajío, S.A., Institución de Banca Múltiple')), box('text-align:right', `<b>ESTADO DE CUENTA AL 31 DE OCTUBRE DE 2026</b><br>CUENTA CONECTA BANBAJIO<br>HOJA 1 DE 2`))}${gap(12)}${grid(
    '1fr 1fr',
    rows(
      under('CLIENTE', holderOf(p)),
      under('DOMICILIO', `${streetLine(p)}, ${plain(p.neighborhood)}`),
      under('CIUDAD, ESTADO Y CÓDIGO POSTAL', `${plain(p.city)}, ${plain(p.state)}, C.P. ${p.postalCode}`),
    ),
    rows(
      grid('1fr 1fr', under('CUENTA', account), under('R.F.C.', p.rfc)),
      grid('1fr 1fr', under('CLABE', number), under('NÚMERO DE CLIENTE', digits(random, 8))),
      grid('1fr 1fr', under('PERÍODO', '1 AL 31 DE OCTUBRE DE 2026'), under('DÍAS', '31')),
    ),
  )}${gap(12)}${strip('RESUMEN DE LA CUENTA')}${box(`border:1.5px solid ${violet};padding:6px 12px;display:grid;grid-template-columns:1fr 1fr;column-gap:40px`, ends('SALDO ANTERIOR', `$ ${begun}`), ends('SALDO PROMEDIO', '$ 2,733.91'), ends('(+) DEPOSITOS', `$ ${came}`), ends('INTERESES BRUTOS', '$ 0.00'), ends('(-) CARGOS', `$ ${gone}`), ends('I.S.R. RETENIDO', '$ 0.00'), ends('<b>SALDO ACTUAL</b>', `<b>$ ${ended}</b>`), ends('COMISIONES COBRADAS', '$ 0.00'))}${gap(12)}${strip('DETALLE DE LA CUENTA: CUENTA CONECTA BANBAJIO')}${plainTable(
    ['FECHA', 'NO. REF. / DOCTO', 'DESCRIPCION DE LA OPERACION', '>DEPOSITOS', '>RETIROS', '>SALDO'],
    [
      ['', '', 'SALDO INICIAL', '', '', `$ ${begun}`],
      ...lines.map(({ date, text, in: come, out, balance }, at) => {
        const { day, name } = dated(date);
        return [
          `${Number(day)} ${name}`,
          digits(random, 7),
          stacked(text),
          come && `$ ${come}`,
          out && `$ ${out}`,
          closesDay(lines, at) ? `$ ${balance}` : '',
        ];
      }),
      ['', '', '<b>SALDO TOTAL*</b>', `<b>$ ${came}</b>`, `<b>$ ${gone}</b>`, `<b>$ ${ended}</b>`],
    ],
    {
      head: `color:${violet};border-bottom:1.5px solid ${violet}`,
      cell: 'border-bottom:1px solid #ece4f2;padding:1.5px 4px;line-height:1.15',
    },
  )}${foot(small(8.2, '*Salvo buen cobro. Av. Manuel J. Clouthier 508, Col. Jardines del Campestre, C.P. 37128, León, Gto. RFC BBA940707IE1. BajíoNet 800 471 0400. Para objetar un cargo tiene 90 días a partir del 31 DE OCTUBRE DE 2026. Producto garantizado por el IPAB. A partir del 5 DE ENERO DE 2027 cambian las comisiones de esta cuenta.'))}`;
  return sheet("9.7px 'Liberation Sans'", 1.1, html, {
    ...statementSent,
    fields: {
      ...october,
      bank: 'BanBajío',
      holder: holderOf(p),
      ...homeBut(p),
      clabe: number,
      lastFour: account.slice(-4),
      deposits,
    },
  });
};

/** As a printer with needles writes it, in one kind of letters with rules of strokes; the word for who paid is cut short. */
const afirmeNomina: Design = (random) => {
  const p = drawHouseholder(random, ['Nuevo León', 'Coahuila', 'México']);
  const { number, account } = accountAt(random, '062');
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', [
    [5, 'DEP SPEI 90646 STP UBER PAYMENTS MEXICO SA D', 1700, 3600, 'uber'],
    [12, 'DEP SPEI 90646 STP UBER PAYMENTS MEXICO SA D', 1700, 3600, 'uber'],
    [14, 'DEP SPEI 40012 BBVA MEX DIDI MOBILITY MEXICO', 800, 2000, 'didi'],
    [19, 'DEP SPEI 90646 STP UBER PAYMENTS MEXICO SA D', 1700, 3600, 'uber'],
    [26, 'DEP SPEI 90646 STP UBER PAYMENTS MEXICO SA D', 1700, 3600, 'uber'],
    [28, 'DEP SPEI 40012 BBVA MEX DIDI MOBILITY MEXICO', 800, 2000, 'didi'],
    [15, 'NOMINA 0021 TRANSPORTES TAMAULIPAS SA DE CV', 3100, 4100],
    [22, 'DEP SPEI 40127 AZTECA IRMA GALVAN DE UBER', 200, 600],
    [31, 'INTERESES GANADOS', 1, 9],
    [1, 'COMPRA POS 7-ELEVEN 2290 APODACA', -40, -160],
    [6, 'DISPOSICION ATM AFIRME SENDERO', -1200, -1200],
    [7, 'CARGO SPEI 40036 INBURSA MENSUALIDAD AUTO', -3480, -3480],
    [13, 'COMPRA POS UBER RIDES MEXICO', -55, -190],
    [18, 'COMPRA POS PETRO 7 EST 6118', -450, -900],
    [24, 'PAGO SERV AGUA Y DRENAJE MTY', -210, -480],
    [30, 'COMPRA POS HEB LINDA VISTA', -330, -980],
  ]);
  const rule = '-'.repeat(96);
  const lap = (text: string, width: number, right = false) =>
    (right ? text.padStart(width) : text.padEnd(width)).slice(0, width);
  const entry = (day: string, text: string, ref: string, come: string, out: string, balance: string) =>
    `${lap(day, 4)}${lap(text, 47)}${lap(ref, 9)}${lap(come, 11, true)}${lap(out, 11, true)}${lap(balance, 14, true)}`;
  const text = [
    `BANCA AFIRME, S.A., INSTITUCION DE BANCA MULTIPLE${lap('PAGINA 1 DE 2', 47, true)}`,
    'JUAREZ 800 SUR, CENTRO, MONTERREY, N.L. C.P. 64000  R.F.C. BAF950102JP5',
    rule,
    `                                  ESTADO DE CUENTA NOMINA AFIRME`,
    '',
    `  ${lap(holderOf(p), 52)}CUENTA       ${account}`,
    `  ${lap(streetLine(p, 'INT'), 52)}CLABE        ${number}`,
    `  ${lap(`COL ${plain(p.neighborhood)}`, 52)}R.F.C.       ${p.rfc}`,
    `  ${lap(`${plain(p.city)} ${p.shortState}`, 52)}DEL 01/10/2026 AL 31/10/2026`,
    `  ${lap(`C.P. ${p.postalCode}`, 52)}MONEDA       NACIONAL`,
    '',
    rule,
    `SALDO ANTERIOR ${lap(begun, 14, true)}     DEPOSITOS  ${lap(came, 14, true)}     RETIROS ${lap(gone, 14, true)}`,
    `SALDO ACTUAL   ${lap(ended, 14, true)}     PROMEDIO   ${lap('3,118.20', 14, true)}     DIAS    ${lap('31', 14, true)}`,
    rule,
    entry('DIA', 'DESCRIPCION', 'REFER', 'DEPOSITOS', 'RETIROS', 'SALDO'),
    rule,
    ...lines.map(({ date, text: words, in: ins, out, balance }) =>
      entry(` ${dated(date).day}`, words, digits(random, 7), ins, out, balance),
    ),
    rule,
    entry('', 'TOTALES', '', '', '', ''),
    entry('', '  DEPOSITOS DEL PERIODO', '', came, '', ''),
    entry('', '  RETIROS DEL PERIODO', '', '', gone, ''),
    rule,
    'ESTIMADO CLIENTE: DEL 15/11/2026 AL 24/12/2026 PARTICIPE EN EL SORTEO CON SU NOMINA AFIRME.',
    'POR CADA $ 500.00 DE COMPRAS RECIBE UN BOLETO. PERMISO SEGOB 20260412PS01.',
    '',
    '',
    `COMISIONES DEL PERIODO                  ${lap('0.00', 14, true)}`,
    `CARGOS OBJETADOS                        ${lap('0.00', 14, true)}`,
    `SALDO DE CREDITO AFIRME CUENTA 8801     ${lap('7,204.11', 14, true)}   PROXIMO PAGO 17/11/2026`,
    `TASA BRUTA ANUAL 0.15 %                 ISR RETENIDO ${lap('0.03', 8, true)}`,
    '',
    'ABREVIATURAS   DEP DEPOSITO   SPEI SISTEMA DE PAGOS ELECTRONICOS INTERBANCARIOS   POS PUNTO DE',
    'VENTA   ATM CAJERO   SERV SERVICIO   REFER REFERENCIA',
    '',
    'LAS OPERACIONES CON FECHA 01/11/2026 Y POSTERIORES APARECERAN EN SU PROXIMO ESTADO DE CUENTA.',
    '',
    'SI NO RECIBE ESTE ESTADO DE CUENTA DENTRO DE LOS 10 DIAS SIGUIENTES AL CORTE, AVISE AL',
    '81 8318 3990. OBJECIONES: 90 DIAS NATURALES. FECHA DE IMPRESION 04/11/2026 10:22:51',
  ].join('\n');
  const html = `<pre style="font:inherit;margin:10px 0 0">${text}</pre>${foot(`${bars(random, 240)}<br>IPAB: PRODUCTO GARANTIZADO HASTA POR 400,000 UDIS POR CLIENTE`)}`;
  return sheet("12px 'Liberation Mono'", 1.09, html, {
    ...statementSent,
    isScan: true,
    fields: {
      ...october,
      bank: 'Afirme',
      holder: holderOf(p),
      ...homeBut(p),
      clabe: number,
      lastFour: account.slice(-4),
      deposits,
    },
  });
};

/** Boxes of money apart; the day over the words and who sent it in pale letters below them, signs before the sums. */
const nuBoxes: Design = (random) => {
  const p = drawHouseholder(random);
  const { number } = accountAt(random, '638');
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', [
    [4, 'Recibiste una transferencia de|UBER PAYMENTS MEXICO SA DE CV · STP', 1500, 3500, 'uber'],
    [11, 'Recibiste una transferencia de|UBER PAYMENTS MEXICO SA DE CV · STP', 1500, 3500, 'uber'],
    [13, 'Recibiste una transferencia de|DIDI MOBILITY MEXICO SA DE CV · BBVA MEXICO', 700, 1900, 'didi'],
    [18, 'Recibiste una transferencia de|UBER PAYMENTS MEXICO SA DE CV · STP', 1500, 3500, 'uber'],
    [25, 'Recibiste una transferencia de|UBER PAYMENTS MEXICO SA DE CV · STP', 1500, 3500, 'uber'],
    [8, `Recibiste una transferencia de|${drawName(random)} · BANAMEX`, 250, 800],
    [20, 'Depósito en efectivo|OXXO · Folio ########', 600, 600],
    [22, 'Reembolso de|UBER EATS · Tarjeta 3308', 60, 190],
    [31, 'Rendimiento de tu dinero|Tasa anual 7.75%', 6, 25],
    [3, 'Pagaste con tu tarjeta en|UBER TRIP · Tarjeta 3308', -50, -140],
    [6, 'Enviaste una transferencia a|RENTA DEL VEHICULO · HSBC', -1900, -1900],
    [15, 'Guardaste en tu cajita|Tenencia 2027', -300, -300],
    [17, 'Pagaste con tu tarjeta en|GAS SERVICIO LA NORIA · Tarjeta 3308', -380, -760],
    [24, 'Pagaste con tu tarjeta en|DIDI FOOD · Tarjeta 3308', -90, -220],
    [29, 'Retiraste efectivo en|CAJERO BANORTE · Tarjeta 3308', -500, -500],
  ]);
  const violet = '#820ad1';
  const [first = '', ...others] = titled(holderOf(p)).split(' ');
  const item = (name: string, value: string) => ends(name, value, 'padding:5px 0;border-bottom:1px solid #eadcf5');
  const html = `${grid('1fr 1fr', `<b style="font:bold 40px DejaVu Sans;color:${violet};line-height:.9">nu</b>`, box('text-align:right', 'Estado de cuenta<br><b>Cuenta Nu</b>'))}${gap(14)}${box('font-size:19px', `<b>${first}</b>, este es el resumen de tu cuenta<br>del 01 al 31 de octubre de 2026`)}${gap(12)}${grid(
    '1fr 1fr',
    box(
      `background:#f6edfc;border-radius:14px;padding:11px 15px`,
      item('Saldo inicial', `$${begun}`),
      item('Depósitos', `+$${came}`),
      item('Retiros', `-$${gone}`),
      ends('<b>Saldo final</b>', `<b style="font-size:16px;color:${violet}">$${ended}</b>`, 'padding-top:5px'),
    ),
    rows(
      '<b>Titular de la cuenta</b>',
      `${first} ${others.join(' ')}`,
      `RFC ${p.rfc}`,
      gap(4),
      '<b>Tu domicilio</b>',
      `${plain(p.street)} ${p.streetNumber}${p.department ? ` ${p.department}` : ''}, ${plain(p.neighborhood)}, ${plain(p.city)}, ${plain(p.state)}, ${p.postalCode}`,
      gap(4),
      `<b>CLABE</b> ${number}`,
    ),
  )}${gap(14)}<b style="font-size:14px">Tus cajitas al 31 OCT 2026</b>${plainTable(
    ['Cajita', 'Disponible desde', '>Saldo', '>Rendimiento'],
    [
      ['Tenencia 2027', 'Siempre', '$1,800.00', '+$9.14'],
      ['Congelada 28 días', '18 NOV 2026', '$2,000.00', '+$14.02'],
    ],
    { head: 'color:#777', cell: 'border-bottom:1px solid #eadcf5' },
  )}${gap(14)}<b style="font-size:14px">Detalle de movimientos en tu cuenta</b>${gap(6)}${lines
    .map(({ date, text, in: came1, out, balance }, at) => {
      const [what = '', who = ''] = text.split('|');
      const { day, name, year } = dated(date);
      const isNew = lines[at - 1]?.date !== date;
      return grid(
        '92px 1fr 96px 88px',
        isNew ? `<b>${day} ${name} ${year}</b>` : '',
        `${what}<br><span style="color:#6d6d6d;font-size:9.5px">${who}</span>`,
        box(`text-align:right;font-weight:bold;color:${came1 ? '#0a7d3b' : '#222'}`, came1 ? `+$${came1}` : `-$${out}`),
        box('text-align:right;color:#6d6d6d', `$${balance}`),
      );
    })
    .join(
      '<div style="border-bottom:1px solid #eadcf5;margin:2px 0"></div>',
    )}${foot(small(8.2, 'Nu México Financiera, S.A. de C.V., S.F.P. Av. Insurgentes Sur 1457, Piso 18, Col. Insurgentes Mixcoac, Alcaldía Benito Juárez, C.P. 03920, Ciudad de México. RFC NMF191029FB3. Los depósitos están protegidos por el Fondo de Protección hasta por 25,000 UDIS (PROSOFIPO). Cambios al contrato: 30 NOV 2026. Ayuda 55 4170 4040.'))}`;
  return sheet("10.6px 'DejaVu Sans'", 1.05, html, {
    ...statementSent,
    fields: { ...october, bank: 'Nu', holder: titled(holderOf(p)), ...homeBut(p), clabe: number, deposits },
  });
};

export const moreMexicanBanks: Record<string, Design> = { banBajioConecta, afirmeNomina, nuBoxes };
