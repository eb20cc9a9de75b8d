import { type Design, holderOf, plain } from '../designs.ts';
import { box, digits, gap, grid, homeBut, rows, small, streetLine } from '../strangers-2/parts.ts';
import { dated } from '../strangers-3/ledger.ts';
import { foot, sheet, stacked } from '../strangers-3/parts.ts';
import { accountAt, ends } from '../strangers-4/parts.ts';
import { book, october, statementSent } from '../strangers-5/book.ts';
import { band, drawHouseholder, drawName, plainTable } from './people.ts';

/** All capitals; a transfer takes five lines, its payer on the fourth; two products, of which only one has movements. */
const santanderLike: Design = (random) => {
  const p = drawHouseholder(random);
  const { number, account } = accountAt(random, '014');
  const from = (bank: string, clabe: string, who: string, what: string) =>
    `ABONO TRANSFERENCIA SPEI HORA 0#:1#:4#|RECIBIDO DE ${bank}|DE LA CUENTA ${clabe}##########|DEL CLIENTE ${who}|CLAVE DE RASTREO ####################|REF #######|CONCEPTO ${what}`;
  const uber = from('STP', '64618011', 'UBER PAYMENTS MEXICO SA DE CV', 'PAGO SEMANAL');
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', [
    [5, uber, 1900, 4300, 'uber'],
    [12, uber, 1900, 4300, 'uber'],
    [19, from('BBVA MEXICO', '01218000', 'DIDI MOBILITY MEXICO SA DE CV', 'DIDI CONDUCTOR'), 900, 2700, 'didi'],
    [26, uber, 1900, 4300, 'uber'],
    [16, from('BANCO AZTECA', '12718001', drawName(random), 'UBER DEL LUNES'), 120, 380],
    [2, 'DEPOSITO EN EFECTIVO|SUC 4410 CAJA 02', 1500, 1500],
    [8, 'COMPRA UBER TRIP HELP.UBER.COM|TARJETA 5579 AUT 0#####', -70, -190],
    [
      9,
      'PAGO TRANSFERENCIA SPEI HORA 18:22:0#|ENVIADO A HSBC|AL CLIENTE RENTA DE UNIDAD|CONCEPTO SEMANA 41',
      -2300,
      -2300,
    ],
    [14, 'COMPRA GASOLINERA G500 LOS REYES|TARJETA 5579 AUT 0#####', -400, -800],
    [22, 'RET EFECTIVO CAJERO AUTOMATICO|SUC 4410', -1000, -1000],
    [29, 'CARGO PAGO DE SERVICIO TELCEL|REF ##########', -200, -200],
    [30, 'COMPRA DIDI FOOD|TARJETA 5579 AUT 0#####', -90, -240],
  ]);
  const red = '#cc0000';
  const card = (product: string, rest: string[]) => `<b>${product}</b><br>${rest.join('<br>')}`;
  const html = `${grid('200px 1fr', `<b style="font-size:23px;color:${red};line-height:1">&#9650; Santander</b>`, box('text-align:right;font-weight:bold', 'ESTADO DE CUENTA INTEGRAL<br><span style="font-weight:normal">HOJA 1 DE 4</span>'))}${gap(9)}${grid('1fr 290px', box('padding:4px 0 0 18px', rows(holderOf(p), streetLine(p, 'INT.'), plain(p.neighborhood), `${plain(p.city)}, ${plain(p.state)}`, `C.P. ${p.postalCode} &nbsp; ${p.shortState}`)), rows(ends('CODIGO DE CLIENTE NO.', digits(random, 8)), ends('PERIODO', '01-OCT-2026 AL 31-OCT-2026'), ends('CORTE AL', '31-OCT-2026'), ends('SUCURSAL', '4410 PLAZA REAL'), ends('R.F.C.', p.rfc)))}${gap(8)}${band(red, 'RESUMEN INFORMATIVO')}${plainTable(
    ['PRODUCTO', 'CLABE', '>SALDO AL 30-SEP', '>SALDO AL 31-OCT'],
    [
      [card('CUENTA LIKEU', [`NO. DE CUENTA ${account}`]), number, begun, ended],
      [
        card('INVERSION CRECIENTE', [`NO. DE CUENTA 60-${digits(random, 8)}-1`, 'VENCE 16-DIC-2026']),
        '',
        '5,000.00',
        '5,018.33',
      ],
    ],
    { head: 'background:#eee', cell: 'border-bottom:1px solid #ccc' },
  )}${gap(8)}${ends(`<b>DETALLE DE MOVIMIENTOS CUENTA LIKEU</b>`, `DEPOSITOS ${came} &nbsp; RETIROS ${gone}`)}${plainTable(
    ['FECHA', 'FOLIO', 'DESCRIPCION', '>DEPOSITOS', '>RETIROS', '>SALDO'],
    [
      ['30-SEP-2026', '', 'SALDO FINAL DEL PERIODO ANTERIOR:', '', '', begun],
      ...lines.map(({ date, text, in: come, out, balance }) => {
        const { day, name, year } = dated(date);
        return [`${day}-${name}-${year}`, digits(random, 7), stacked(text), come, out, balance];
      }),
      ['', '', '<b>TOTAL</b>', `<b>${came}</b>`, `<b>${gone}</b>`, `<b>${ended}</b>`],
    ],
    { head: `border-top:2px solid ${red};border-bottom:2px solid ${red}`, cell: 'padding:1px 4px;line-height:1.13' },
  )}${foot(small(7.6, 'BANCO SANTANDER MEXICO, S.A., INSTITUCION DE BANCA MULTIPLE, GRUPO FINANCIERO SANTANDER MEXICO. PROLONGACION PASEO DE LA REFORMA NO. 500, COL. LOMAS DE SANTA FE, C.P. 01219, CIUDAD DE MEXICO. R.F.C. BSM970519DU8. UNIDAD ESPECIALIZADA: 55 5169 4328. UBER, DIDI Y SUS SOCIOS NO SON PARTE DE ESTE CONTRATO.'))}`;
  return sheet("9.3px 'Liberation Sans'", 1.09, html, {
    ...statementSent,
    isScan: true,
    fields: {
      ...october,
      bank: 'Santander',
      holder: holderOf(p),
      ...homeBut(p),
      clabe: number,
      lastFour: account.slice(-4),
      deposits,
    },
  });
};

/** Two digits for the year; the words of a transfer run on as one paragraph; a second holder below the home. */
const banorteSuma: Design = (random) => {
  const p = drawHouseholder(random);
  const { number, account } = accountAt(random, '072');
  const from = (code: string, who: string, rfc: string, what: string) =>
    `SPEI RECIBIDO, BCO:${code} HR LIQ: 07:1#:4# DEL CLIENTE ${who} DE LA CLABE ${code.slice(1, 4)}180############ CON RFC ${rfc} CONCEPTO: ${what} REFERENCIA: ####### CVE RAST: ##############`;
  const uber = from('0646 STP', 'UBER PAYMENTS MEXICO SA DE CV', 'UPM200220LK5', 'uber');
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', [
    [6, uber, 1400, 3900, 'uber'],
    [13, uber, 1400, 3900, 'uber'],
    [20, uber, 1400, 3900, 'uber'],
    [27, uber, 1400, 3900, 'uber'],
    [15, 'ABONO DE NOMINA MAQUILAS DEL NORESTE SA DE CV QNA 19', 3900, 4800],
    [30, 'ABONO DE NOMINA MAQUILAS DEL NORESTE SA DE CV QNA 20', 3900, 4800],
    [23, from('0684 TRANSFER', 'TECNOLOGIAS RAPPI SAPI DE CV', 'TRA150604TZ7', 'pago rappi'), 200, 900],
    [3, 'COMPRA ORDEN DE PAGO UBER EATS MX 0310261 TARJ 8812', -110, -300],
    [7, 'RETIRO POR OPERACION EN CAJERO BANORTE 2290 PLAZA MORELOS', -1500, -1500],
    [16, 'COMPRA SORIANA HIPER CENTRIKA 1610261 TARJ 8812', -350, -900],
    [
      21,
      'SPEI ENVIADO, BCO:0127 AZTECA HR LIQ: 20:41:0# AL CLIENTE RENTA DE AUTO CONCEPTO: didi semanal CVE RAST: ##########',
      -1900,
      -1900,
    ],
    [28, 'COMISION POR MANEJO DE CUENTA BONIFICADA', -0.01, -0.01],
  ]);
  const red = '#eb0029';
  const block = (label: string, value: string) =>
    ends(`<span style="color:#555">${label}</span>`, `<b>${value}</b>`, 'padding:1.5px 0');
  const html = `${grid('1fr 1fr', `<b style="font-size:25px;color:${red};letter-spacing:2px;line-height:1">BANORTE</b>`, box('text-align:right', '<b style="font-size:14px">ESTADO DE CUENTA</b><br>SUMA NÓMINA'))}${gap(10)}${grid('1fr 1fr', rows(`<b style="font-size:12px">${holderOf(p)}</b>`, streetLine(p, 'INT'), `COL. ${plain(p.neighborhood)}`, `${plain(p.city)}, ${plain(p.state)}`, `CP. ${p.postalCode}`, gap(4), `<span style="font-size:8.5px">COTITULAR: ${drawName(random)}</span>`), box('border:1px solid #bbb;padding:6px 9px', block('Periodo', 'Del 01/Octubre/2026 al 31/Octubre/2026'), block('Fecha de corte', '31/Octubre/2026'), block('No. de cliente', digits(random, 8)), block('RFC', p.rfc), block('Sucursal', '1187 GALERIAS'), block('Ejecutivo', 'ELISA MARIA PORRAS')))}${gap(10)}${band(red, 'RESUMEN INTEGRAL')}${plainTable(
    ['Producto', '# de cuenta', 'CLABE', '>Saldo anterior', '>Saldo al corte'],
    [['SUMA NÓMINA', account, number, `$${begun}`, `$${ended}`]],
    { head: 'background:#f2f2f2', cell: 'padding:5px 4px' },
  )}${gap(9)}${grid('1fr 1fr', rows(band('#5b6670', 'RESUMEN DEL PERIODO'), block('Saldo inicial del periodo', `$ ${begun}`), block('+ Total de depósitos', `$ ${came}`), block('- Total de retiros', `$ ${gone}`), block('Saldo actual', `$ ${ended}`), block('Saldo promedio', '$ 3,904.18')), rows(band('#5b6670', 'OFERTA PARA TI'), box('padding:6px 2px;font-size:10.5px', 'Tienes un <b>Crédito de Nómina</b> autorizado por $48,000.00, CAT 39.8% sin IVA al 01/Septiembre/2026. Vigencia: 30/Noviembre/2026.')))}${gap(9)}${band(red, 'DETALLE DE MOVIMIENTOS (PESOS)')}${plainTable(
    ['FECHA', 'DESCRIPCIÓN / ESTABLECIMIENTO', '>MONTO DEL DEPOSITO', '>MONTO DEL RETIRO', '>SALDO'],
    [
      ['30-SEP-26', 'SALDO ANTERIOR', '', '', begun],
      ...lines.map(({ date, text, in: come, out, balance }) => {
        const { day, name } = dated(date);
        return [
          `<span style="white-space:nowrap">${day}-${name}-26</span>`,
          `<div style="width:300px">${text}</div>`,
          come,
          out,
          balance,
        ];
      }),
    ],
    { head: 'background:#f2f2f2', cell: 'border-bottom:1px solid #e2e2e2' },
  )}${foot(small(8, 'Banco Mercantil del Norte, S.A., Institución de Banca Múltiple, Grupo Financiero Banorte. Av. Revolución 3000, Col. Primavera, C.P. 64830, Monterrey, N.L. RFC BMN930209927. Línea Directa 81 8156 9600. Producto protegido por el IPAB hasta por 400,000 UDIS. www.ipab.org.mx. Incumplir tus obligaciones te puede generar comisiones.'))}`;
  return sheet("9.8px 'Liberation Sans'", 1.11, html, {
    ...statementSent,
    fields: {
      ...october,
      bank: 'Banorte',
      holder: holderOf(p),
      ...homeBut(p),
      clabe: number,
      lastFour: account.slice(-4),
      deposits,
    },
  });
};

/** A cut on the 20th; only days, the month from the period; the sum of a transfer is printed on the last of its lines. */
const hsbcStilo: Design = (random) => {
  const p = drawHouseholder(random);
  const { number } = accountAt(random, '021');
  const account = number.slice(7, 17);
  const didi = 'ABONO SPEI DE BBVA MEXICO|DIDI MOBILITY MEXICO S A DE C V|PAGO CONDUCTOR REF #######';
  const uber = 'ABONO SPEI DE STP|UBER PAYMENTS MEXICO SA DE CV|LIQUIDACION REF #######';
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-09-21', [
    [3, didi, 1300, 3100, 'didi'],
    [10, didi, 1300, 3100, 'didi'],
    [12, uber, 700, 1900, 'uber'],
    [17, didi, 1300, 3100, 'didi'],
    [24, didi, 1300, 3100, 'didi'],
    [29, uber, 700, 1900, 'uber'],
    [8, `ABONO SPEI DE NU MEXICO|${drawName(random)}|DIDI PRESTAMO REF #######`, 300, 900],
    [15, 'DEPOSITO EFECTIVO VENTANILLA|SUC 0387', 2000, 2000],
    [5, 'CARGO COMPRA DIDI RIDES MX|AUT ######', -60, -150],
    [13, 'CARGO SPEI A BANORTE|ARRENDADORA VEHICULAR DEL CENTRO|SEMANA REF #######', -2200, -2200],
    [19, 'RETIRO CAJERO HSBC|PLAZA CRYSTAL', -700, -700],
    [22, 'CARGO COMPRA PEMEX ES 4471|AUT ######', -400, -900],
    [27, 'PAGO DE SERVICIO CFE|REF ############', -280, -720],
  ]);
  const line = (label: string, value: string) =>
    ends(label, `<b>${value}</b>`, 'border-bottom:1px dotted #888;padding:2px 0');
  const html = `${grid('170px 1fr 170px', '<b style="font-size:27px;line-height:1">HSBC <span style="color:#db0011">&#9670;</span></b>', box('text-align:center;font-weight:bold;font-size:14px', 'ESTADO DE CUENTA<br>HSBC STILO CONNECT'), box('text-align:right;font-size:9px', 'PÁGINA: 1 DE 3<br>SUCURSAL: 00387'))}${gap(14)}${grid(
    '1fr 1fr',
    box(
      'border:1px solid #222;padding:9px 11px;min-height:96px',
      rows(
        holderOf(p),
        `${plain(p.street)} ${p.streetNumber}`,
        ...(p.department ? [`INT. ${p.department}`] : []),
        plain(p.neighborhood),
        `${p.postalCode} ${plain(p.city)}, ${p.shortState}`,
      ),
    ),
    rows(
      line('NÚMERO DE CLIENTE', digits(random, 9)),
      line('CUENTA', account),
      line('CLABE INTERBANCARIA', number),
      line('PERIODO', '21/09/2026 AL 20/10/2026'),
      line('DÍAS DEL PERIODO', '30'),
      line('R.F.C.', p.rfc),
    ),
  )}${gap(12)}${box(
    'display:grid;grid-template-columns:repeat(4,1fr);border:1px solid #222;text-align:center',
    ...(
      [
        ['Saldo inicial', begun],
        ['Depósitos', came],
        ['Retiros', gone],
        ['Saldo final', ended],
      ] as const
    ).map(([name, value]) =>
      box('border-right:1px solid #222;padding:5px', `<b style="font-size:14px">$${value}</b><br>${name}`),
    ),
  )}${gap(12)}${box('background:#222;color:#fff;padding:4px 8px;font-weight:bold', 'DETALLE DE MOVIMIENTOS HSBC STILO CONNECT')}${plainTable(
    ['DÍA', 'DESCRIPCIÓN', '>RETIRO / CARGO', '>DEPÓSITO / ABONO', '>SALDO'],
    lines.flatMap(({ date, text, in: come, out, balance }) => {
      const parts = text.split('|');
      return parts.map((part, at) => {
        const isLast = at === parts.length - 1;
        return [at === 0 ? dated(date).day : '', part, ...(isLast ? [out, come, balance] : ['', '', ''])];
      });
    }),
    { head: 'border-bottom:2px solid #db0011', cell: 'padding:1.2px 4px' },
  )}${gap(10)}${small(9, 'El saldo promedio diario fue de $2,918.44. La GAT nominal es 0.00% y la GAT real -3.71%, calculadas el 1 de septiembre de 2026 y vigentes al 31 de octubre de 2026. Fecha del próximo corte: 20/11/2026. A partir del 01/12/2026 la comisión por reposición de tarjeta es de $150.00 más IVA.')}${foot(small(8.2, 'HSBC México, S.A., Institución de Banca Múltiple, Grupo Financiero HSBC. Paseo de la Reforma 347, Col. Cuauhtémoc, C.P. 06500, Ciudad de México. RFC HMI950125KG8. Atención 55 5721 3390. UNE: mexico_une@hsbc.com.mx. CONDUSEF 55 5340 0999.'))}`;
  return sheet("10.6px 'DejaVu Sans Condensed'", 1.13, html, {
    ...statementSent,
    fields: {
      ...{ month: '2026-10', periodFrom: '2026-09-21', periodTo: '2026-10-20', bank: 'HSBC', holder: holderOf(p) },
      ...{ ...homeBut(p), clabe: number, lastFour: account.slice(-4), deposits },
    },
  });
};

export const mexicanBanks: Record<string, Design> = { santanderLike, banorteSuma, hsbcStilo };
