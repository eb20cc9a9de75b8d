import { type Design, holderOf, plain } from '../designs.ts';
import { box, digits, gap, grid, homeBut, list, rows, small, streetLine } from '../strangers-2/parts.ts';
import { dated } from '../strangers-3/ledger.ts';
import { foot, letters, sheet, stacked } from '../strangers-3/parts.ts';
import { accountAt, ends } from '../strangers-4/parts.ts';
import { book, closesDay, type Entry, october, statementSent } from './book.ts';
import { drawNeighbour, inTwoRows } from './people.ts';

// The banks with branches.

/** Cut in the middle of a month; balances only where a day ends; the address of the branch before the home. */
const bbvaCut: Design = (random) => {
  const p = drawNeighbour(random);
  const { number, account } = accountAt(random, '012');
  const uber =
    'T20 SPEI RECIBIDOSTP|0###### 646 0######UBER PAGO|00646180110400000007 MBAN0100########|UBER PAYMENTS MEXICO SA DE CV';
  const didi = 'W02 DEPOSITO DE TERCERO|REFBNTC00######## DIDI MOBILITY MEXICO BMRCASH';
  const { lines, deposits, begun, ended, came, gone, ins, outs } = book(random, 'MXN', '2026-09-25', [
    [5, uber, 1900, 4300, 'uber'],
    [6, didi, 700, 1900, 'didi'],
    [12, uber, 1900, 4300, 'uber'],
    [20, didi, 700, 1900, 'didi'],
    [26, uber, 1900, 4300, 'uber'],
    [6, 'N06 PAGO CUENTA DE TERCERO|00######## BNET ##########|renta agosto lo de uber', 1500, 1500],
    [16, 'T20 SPEI RECIBIDONU MEXICO|0###### 638 0######prestamo|MARIA DIDIANA LARA MEZA', 400, 900],
    [21, 'C07 DEPOSITO EFECTIVO PRACTIC|###### OCT14 16:51 PRAC 8841', 800, 800],
    [3, 'A15 UBER *TRIP|RFC: UBE 1408064V1 12:14 AUT: ######', -60, -240],
    [8, 'A15 GASOLINERIA LOS REYES|RFC: GLR 0503157H2 08:40 AUT: ######', -400, -900],
    [12, 'T17 SPEI ENVIADO AZTECA|0###### 127 ####### renta auto', -1800, -1800],
    [18, 'E62 RETIRO CAJERO AUTOMATICO|OCT11 19:05 BBVA A814 FOLIO:####', -500, -500],
    [23, 'A15 DIDI FOOD MX|RFC: DFM 180202KU6 21:33 AUT: ######', -120, -330],
    [28, 'P14 TELCEL TIEMPO AIRE|REF: 55########', -200, -200],
  ]);
  const navy = '#072146';
  const info = (label: string, value: string) =>
    box(
      'display:grid;grid-template-columns:104px 1fr;border:1px solid #b7c3d3;margin-top:-1px',
      box('background:#eaf1f8;padding:2px 6px', label),
      box('padding:2px 6px;text-align:right', value),
    );
  const title = (text: string) =>
    box(`color:${navy};font-size:12.5px;font-weight:bold;border-bottom:2px solid #1973b8;margin:12px 0 4px`, text);
  const sum = (label: string, count: string, value: string) =>
    box(
      'display:grid;grid-template-columns:1fr 30px 84px;text-align:right;padding:1px 0',
      box('text-align:left', label),
      `<span>${count}</span>`,
      `<span>${value}</span>`,
    );
  const html = `${grid('1fr 260px', `<b style="font-size:31px;color:${navy};line-height:1">BBVA</b>`, box('text-align:right', '<b style="font-size:14px">Estado de Cuenta</b><br>Libretón Básico Cuenta Digital<br><span style="font-size:9px">PAGINA 1 / 4</span>'))}${gap(10)}${grid('1fr 292px', rows(box('font-size:12px;line-height:1.3;padding:2px 0 9px', rows(holderOf(p), streetLine(p, 'INT'), plain(p.neighborhood), `${plain(p.city)}`, `${p.shortState} CP ${p.postalCode}`)), small(8.5, 'SUCURSAL: 3471 &nbsp; DIRECCION: AV. JUAREZ 2915 COL. LA PAZ MEX PU &nbsp; PLAZA: PUEBLA &nbsp; TELEFONO: 2266299')), rows(info('Periodo', 'DEL 25/09/2026 AL 24/10/2026'), info('Fecha de Corte', '24/10/2026'), info('No. de Cuenta', account.slice(1)), info('No. de Cliente', `D${digits(random, 7)}`), info('R.F.C', p.rfc), info('No. Cuenta CLABE', `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6, 17)} ${number.slice(17)}`)))}${title('Información Financiera &nbsp; <span style="font-size:9.5px">MONEDA NACIONAL</span>')}${grid('1fr 1fr', rows('<b>Rendimiento</b>', sum('Saldo Promedio', '', '3,206.71'), sum('Días del Periodo', '', '30'), sum('Tasa Bruta Anual', '%', '0.000'), sum('Intereses a Favor (+)', '', '0.00')), rows('<b>Comportamiento</b>', sum('Saldo Anterior', '', begun), sum('Depósitos / Abonos (+)', String(ins.length), came), sum('Retiros / Cargos (-)', String(outs.length), gone), sum('Saldo Final (+)', '', ended)))}${gap(4)}${box('background:#eaf1f8;padding:4px 8px;font-size:9px', 'Consulta el estado de tus inversiones en la app BBVA. Del 01/11/2026 al 30/11/2026 tus compras a meses participan en el sorteo. Tu próxima fecha de corte es 24/11/2026.')}${title('Detalle de Movimientos Realizados')}${box('display:grid;grid-template-columns:96px 1fr 140px;font-size:9px;font-weight:bold;text-align:center', box('', 'FECHA'), box('', ''), box('', 'SALDO'))}${list(
    ['OPER', 'LIQ', 'COD. DESCRIPCIÓN', '>CARGOS', '>ABONOS', '>OPERACIÓN', '>LIQUIDACIÓN'],
    ['42px', '42px', '1fr', '64px', '64px', '66px', '70px'],
    lines.map(({ date, text, in: come, out, balance }, at) => {
      const { day, name } = dated(date);
      const shown = closesDay(lines, at) ? balance : '';
      return [`${day}/${name}`, `${day}/${name}`, stacked(text), out, come, shown, shown];
    }),
    '#1973b8',
  )}${foot(small(8, 'BBVA MEXICO, S.A., INSTITUCION DE BANCA MULTIPLE, GRUPO FINANCIERO BBVA MEXICO. Av. Paseo de la Reforma 510, Col. Juárez, C.P. 06600, Alcaldía Cuauhtémoc, Ciudad de México. R.F.C. BBA830831LJ2. Línea BBVA 55 5226 2663. Le recordamos que su saldo está garantizado por el IPAB hasta por 400,000 UDIS.'))}`;
  return sheet("9.9px 'Liberation Sans'", 1.08, html, {
    ...statementSent,
    fields: {
      ...{ month: '2026-10', periodFrom: '2026-09-25', periodTo: '2026-10-24', bank: 'BBVA', holder: holderOf(p) },
      ...{ ...homeBut(p), clabe: number, lastFour: account.slice(-4), deposits },
    },
  });
};

/** The day without a year; words that run over three rows; the period in a sentence; the name in two rows; two pages. */
const banamexMine: Design = (random) => {
  const p = drawNeighbour(random);
  const { number, account } = accountAt(random, '002');
  const from = (bank: string, payer: string, words: string): string =>
    `PAGO RECIBIDO DE ${bank} POR ORDEN DE ${payer} CTA. ORDENANTE ##################|REF. NUM. ####### ${words}|RASTREO ${bank.slice(0, 4)}###############`;
  const entries: Entry[] = [
    [6, from('STP', 'UBER PAYMENTS MEXICO SA DE CV', 'PAGO UBER SEMANA 40'), 2100, 4800, 'uber'],
    [7, from('BBVA MEXICO', 'DIDI MOBILITY MEXICO SA DE CV', 'GANANCIAS DIDI'), 800, 2400, 'didi'],
    [13, from('STP', 'UBER PAYMENTS MEXICO SA DE CV', 'PAGO UBER SEMANA 41'), 2100, 4800, 'uber'],
    [20, from('STP', 'UBER PAYMENTS MEXICO SA DE CV', 'PAGO UBER SEMANA 42'), 2100, 4800, 'uber'],
    [27, from('STP', 'UBER PAYMENTS MEXICO SA DE CV', 'PAGO UBER SEMANA 43'), 2100, 4800, 'uber'],
    [15, 'PAGO DE NOMINA COMERCIALIZADORA LA PENINSULA|1a QUINCENA OCTUBRE', 3100, 4400],
    [10, from('SANTANDER', 'TECNOLOGIAS RAPPI SAPI DE CV', 'RAPPI SEMANA'), 300, 900],
    [22, from('BANORTE', 'HILDA OSORIO TREJO', 'VIAJE UBER MERIDA'), 250, 600],
    [3, 'COMPRA UBER EATS CIUDAD DE MEX MX|AUT. ######', -110, -280],
    [
      5,
      'PAGO INTERBANCARIO A BANCO AZTECA AL BENEF. RENTAUTOS DEL SURESTE|(DATO NO VERIFICADO POR ESTA INSTITUCION) CTA. BENEF. ##################',
      -2000,
      -2000,
    ],
    [9, 'RETIRO EFECTIVO CAJERO 4410|SUC. 0611', -1000, -1000],
    [12, 'COMPRA PEMEX 1183 EL VERGEL|AUT. ######', -500, -850],
    [18, 'COMPRA DIDI RIDES MX|AUT. ######', -60, -130],
    [19, 'COMPRA LLANTERA ITZIMNA MERIDA|AUT. ######', -900, -1600],
    [25, 'DOMICILIACION TOTAL PLAY TELECOM|CONTRATO ##########', -599, -599],
    [30, 'COMISION ANUALIDAD MAS IVA', -47, -47],
  ];
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', entries);
  const [red, blue] = ['#e4002b', '#02528c'];
  const [first = '', second = ''] = inTwoRows(p);
  const head = grid(
    '1fr 320px',
    `<b style="font-size:25px;color:${blue};line-height:1">Banamex<span style="color:${red}">&#9696;</span></b>`,
    box(
      'text-align:right',
      `<b style="font-size:13px">ESTADO DE CUENTA AL 31 DE OCTUBRE DE 2026</b><br>CLIENTE: ${digits(random, 8)}`,
    ),
  );
  const title = (text: string) =>
    box(`background:${blue};color:#fff;font-weight:bold;padding:4px 9px;margin:15px 0 6px`, text);
  const row = (label: string, value: string) => ends(label, value, 'padding:2px 9px;border-bottom:1px solid #dbe4ec');
  const page = (at: number) =>
    foot(
      grid(
        '1fr 70px',
        small(
          8.5,
          'Banco Nacional de México, S.A., Integrante del Grupo Financiero Banamex. Isabel la Católica 44, Centro Histórico, C.P. 06000, Alcaldía Cuauhtémoc, Ciudad de México. RFC BNM840515VB1. Centro de Atención Telefónica 55 1226 2639.',
        ),
        box('text-align:right;font-size:9px', `Página ${at} de 2`),
      ),
    );
  const opening = `${head}${gap(22)}${grid('1fr 320px', box('padding:8px 0 0 18px;font-size:12.5px', rows(small(8, `002 ${digits(random, 6)} ${digits(random, 3)} 31D1`), first, second, streetLine(p, 'DEPTO'), plain(p.neighborhood), `${p.postalCode}&nbsp;&nbsp;${plain(p.city)}, ${p.shortState}`)), box(`border:1px solid ${blue};border-radius:8px;padding:9px 11px`, `<b style="color:${blue};font-size:13px">MiCuenta</b>`, row('Número de cuenta', account), row('CLABE Interbancaria', number), row('Sucursal', '0611 PASEO MONTEJO'), row('R.F.C.', p.rfc), row('Saldo al corte', `<b>$${ended}</b>`)))}${gap(20)}${box('font-size:12.5px', 'Este documento resume las operaciones de tu cuenta en el <b>periodo del 1 al 31 de octubre de 2026</b>. Si encuentras alguna diferencia cuentas con 90 días para solicitar una aclaración.')}${title('RESUMEN DEL PERIODO')}${grid('1fr 1fr', rows(row('Saldo anterior', `$${begun}`), row('( + ) Depósitos', `$${came}`), row('( - ) Retiros', `$${gone}`), row('<b>Saldo al 31 de octubre de 2026</b>', `<b>$${ended}</b>`)), rows(row('Días transcurridos', '31'), row('Saldo promedio', '$5,917.20'), row('Comisiones cobradas', '$47.00'), row('Intereses pagados', '$0.00')))}${title('CHEQUES Y TRANSACCIONES')}${grid('1fr 1fr', rows(row('Cheques girados', '0'), row('Cheques exentos', '0')), rows(row('Retiros en cajeros Banamex', '1'), row('Retiros en otros cajeros', '0')))}${title('MENSAJES IMPORTANTES')}${box('font-size:11px;padding:0 9px;line-height:1.5', 'A partir del 15 de noviembre de 2026 cambian las comisiones de MiCuenta; consúltalas en banamex.com o en tu sucursal: Paseo Montejo 485, Centro, C.P. 97000, Mérida, Yucatán.<br>Activa Transfer y envía hasta $8,000.00 al día con sólo un celular.<br>UNE: Unidad Especializada de Atención a Usuarios, Av. Insurgentes Sur 926, Col. Del Valle, C.P. 03100. Incumplir tus obligaciones te puede generar comisiones. En caso de fallecimiento del titular, los beneficiarios deben presentarse en cualquier sucursal.')}${title('GANANCIA ANUAL TOTAL')}${row('GAT nominal 0.00% antes de impuestos', 'GAT real -3.61% antes de impuestos')}${page(1)}`;
  const rest = `${head}${gap(4)}${rows(`${first} ${second}`, `MiCuenta ${account}`)}${title('DETALLE DE OPERACIONES')}${list(
    ['FECHA', 'CONCEPTO', '>RETIROS', '>DEPÓSITOS', '>SALDO'],
    ['48px', '1fr', '78px', '78px', '82px'],
    [
      ['', 'SALDO ANTERIOR', '', '', begun],
      ...lines.map(({ date, text, in: come, out, balance }, at) => [
        `${dated(date).day} ${dated(date).name}`,
        stacked(text),
        out,
        come,
        closesDay(lines, at) ? balance : '',
      ]),
      ['31 OCT', '<b>SALDO AL CORTE</b>', `<b>${gone}</b>`, `<b>${came}</b>`, `<b>${ended}</b>`],
    ],
    blue,
  )}${page(2)}`;
  const [font, zoom] = ["11px 'Liberation Sans'", 1.1];
  return {
    ...sheet(font, zoom, opening, {
      ...statementSent,
      isScan: true,
      fields: {
        ...{ ...october, bank: 'Banamex', holder: holderOf(p), ...homeBut(p), clabe: number },
        ...{ lastFour: account.slice(-4), deposits },
      },
    }),
    later: [letters(font, zoom, rest)],
  };
};

/** Capitals, a number before the date, and deposits in green; sums of nothing are dashes. */
const aztecaGuardadito: Design = (random) => {
  const p = drawNeighbour(random);
  const { number, account } = accountAt(random, '127');
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', [
    [5, 'TRANSFERENCIA SPEI RECIBIDA STP|UBER PAYMENTS MEXICO SA DE CV|CVE RASTREO ##############', 1400, 3900, 'uber'],
    [
      12,
      'TRANSFERENCIA SPEI RECIBIDA STP|UBER PAYMENTS MEXICO SA DE CV|CVE RASTREO ##############',
      1400,
      3900,
      'uber',
    ],
    [
      13,
      'TRANSFERENCIA SPEI RECIBIDA BBVA|DIDI MOBILITY MEXICO SA DE CV|CVE RASTREO ##############',
      900,
      2200,
      'didi',
    ],
    [
      26,
      'TRANSFERENCIA SPEI RECIBIDA STP|UBER PAYMENTS MEXICO SA DE CV|CVE RASTREO ##############',
      1400,
      3900,
      'uber',
    ],
    [4, 'DEPOSITO EFECTIVO SUC ELEKTRA 2214', 600, 600],
    [17, 'PAGO REMESA WESTERN UNION|MTCN ##########', 2400, 3800],
    [23, 'TRANSFERENCIA SPEI RECIBIDA COPPEL|ULISES BECERRIL PAREDES|CONCEPTO: DEBO DEL UBER', 200, 450],
    [3, 'ABONO PRESTAMO PERSONAL|PEDIDO ########', -450, -450],
    [7, 'COMPRA TDD UBER TRIP|AUT ######', -70, -190],
    [10, 'ABONO PRESTAMO PERSONAL|PEDIDO ########', -450, -450],
    [14, 'RETIRO CAJERO AUTOMATICO BAZ 0771', -700, -700],
    [20, 'COMPRA TDD OXXO GAS XALAPA|AUT ######', -300, -720],
    [25, 'ENVIO SPEI A BANCOPPEL|CASA DE EMPEÑO LA FE', -380, -380],
    [29, 'SEGURO VIDAMAX', -35, -35],
  ]);
  const green = '#00643c';
  const row = (label: string, value: string) =>
    box(
      'display:grid;grid-template-columns:150px 1fr;padding:2.5px 8px;border-bottom:1px solid #cfe0d7',
      box('', label),
      box('font-weight:bold', value),
    );
  const title = (text: string) =>
    box(`background:${green};color:#fff;text-align:center;font-weight:bold;padding:4px;margin-top:13px`, text);
  const html = `${grid('1fr 1fr', `<b style="font-size:24px;color:${green};line-height:1">BANCO AZTECA</b>`, box('text-align:right', '<b style="font-size:15px">ESTADO DE CUENTA GUARDADITO</b><br>HOJA 1 DE 2'))}${title('DATOS GENERALES DEL CLIENTE')}${grid('1fr 1fr', rows(row('NOMBRE', holderOf(p)), row('CALLE Y NUMERO', streetLine(p, 'INT')), row('COLONIA', plain(p.neighborhood)), row('CIUDAD / ESTADO', `${plain(p.city)}, ${p.shortState}`), row('CODIGO POSTAL', p.postalCode)), rows(row('NUMERO DE CUENTA', account), row('CLABE', number), row('CLIENTE UNICO', `1-1-${digits(random, 4)}-${digits(random, 5)}`), row('PERIODO', '01/10/2026 - 31/10/2026'), row('FECHA DE CORTE', '31/10/2026')))}${title('RESUMEN')}${box(
    'display:grid;grid-template-columns:1fr 1fr 1fr 1fr;text-align:center;border:1px solid #cfe0d7',
    ...(
      [
        ['SALDO INICIAL', begun],
        ['DEPOSITOS', came],
        ['RETIROS', gone],
        ['SALDO FINAL', ended],
      ] as const
    ).map(([name, value]) =>
      box('padding:5px;border-right:1px solid #cfe0d7', small(9, name), `<b style="font-size:14px">$${value}</b>`),
    ),
  )}${title('MOVIMIENTOS DEL PERIODO')}${list(
    ['NO.', 'FECHA', 'DESCRIPCION', '>RETIRO', '>DEPOSITO', '>SALDO'],
    ['30px', '80px', '1fr', '80px', '84px', '86px'],
    lines.map(({ date, text, in: come, out, balance }, at) => {
      const { day, month, year } = dated(date);
      return [
        String(at + 1).padStart(3, '0'),
        `${day}/${month}/${year}`,
        stacked(text),
        out ? `$${out}` : '-',
        come ? `<b style="color:${green}">$${come}</b>` : '-',
        `$${balance}`,
      ];
    }),
    green,
  )}${gap(10)}${box('border:1px solid #cfe0d7;padding:7px 10px;font-size:10px', 'ESTIMADO CLIENTE: DEL 01/11/2026 AL 24/12/2026 PARTICIPA EN EL SORTEO "MI GUARDADITO ME PREMIA". PERMISO SEGOB 20260417PS01. VISITE SU SUCURSAL: AV. XALAPA 1210, COL. UNIDAD DEL BOSQUE, C.P. 91010. TASA BRUTA ANUAL 0.50%. GAT NOMINAL 0.50%, GAT REAL -3.20%.')}${foot(small(8.5, 'BANCO AZTECA, S.A., INSTITUCION DE BANCA MULTIPLE. AV. FERROCARRIL DE RIO FRIO 419-CJ, COL. FRACCIONAMIENTO INDUSTRIAL DEL MORAL, ALCALDIA IZTAPALAPA, C.P. 09010, CIUDAD DE MEXICO. RFC BAI0205236Y8. LINEA AZTECA 55 5447 8810.'))}`;
  return sheet("10.6px 'DejaVu Sans Condensed'", 1.1, html, {
    ...statementSent,
    fields: {
      ...{ ...october, bank: 'Banco Azteca', holder: holderOf(p), ...homeBut(p), clabe: number },
      ...{ lastFour: account.slice(-4), deposits },
    },
  });
};

export const mexicanBanks: Record<string, Design> = { bbvaCut, banamexMine, aztecaGuardadito };
