import type { Random } from '../../../../sandbox/people/random.ts';
import { type Design, holderOf, plain } from '../designs.ts';
import {
  bar,
  bars,
  beside,
  box,
  digits,
  drawDriver,
  drawNeighbor,
  framed,
  gap,
  grid,
  homeBut,
  list,
  over,
  paper,
  rows,
  small,
  squares,
  stamp,
  streetLine,
  under,
} from './parts.ts';

// Bills as light, water, telephone and gas companies print them.

const sent = { sentAs: 'proof_of_address' };

const graph = (random: Random, color: string) =>
  `<svg width="200" height="74">${Array.from({ length: 11 }, (_, at) => {
    const height = random.whole(12, 70);
    return `<rect x="${at * 18}" y="${74 - height}" width="12" height="${height}" fill="${color}"/>`;
  }).join('')}</svg>`;

/** The paper that was sent for years: name and address bare at the left, the next streets between. */
const cfeOfYears: Design = (random) => {
  const p = drawDriver(random);
  const history = ['ABR 26 al 12 JUN 26', 'FEB 26 al 14 ABR 26', 'DIC 25 al 13 FEB 26', 'OCT 25 al 15 DIC 25'];
  const bare = rows(
    holderOf(p),
    streetLine(p),
    'AZAHARES Y TULIPANES',
    plain(p.neighborhood),
    `C.P. ${p.postalCode}`,
    `${plain(p.city)}, ${p.shortState}`,
  );
  const html = `${grid('1fr 190px', `<b style="font-size:30px;color:#00724e">CFE</b> <span style="font-size:11px">Comisión Federal de Electricidad<br>Av. Paseo de la Reforma Núm. 164, Col. Juárez, Alcaldía Cuauhtémoc, C.P. 06600, Ciudad de México. RFC: CSS160330CP7</span>`, small(10, 'AVISO RECIBO', '<br>Página 1 de 2'))}${gap(10)}${grid('1fr 300px', bare, framed('#00724e', '<b>TOTAL A PAGAR:</b>', box('font-size:34px;font-weight:bold', `$${random.whole(180, 980)}`), small(10, '(TRESCIENTOS DOCE PESOS M.N.)')))}${gap(10)}${grid('1fr 1fr', rows(`<b>NO. DE SERVICIO:</b>${digits(random, 12)}`, `<b>RMU:</b>${p.postalCode} 19-04-11 XAXX-010101 004 CFE`, '<b>LÍMITE DE PAGO:</b>31 OCT 26', '<b>CORTE A PARTIR:</b>01 NOV 26'), rows('<b>TARIFA:</b>1C &nbsp; <b>HILOS:</b>2', `<b>NO. MEDIDOR:</b>${digits(random, 6)}`, '<b>MULTIPLICADOR:</b>1', '<b>PERIODO FACTURADO:</b>12 AGO 26-13 OCT 26'))}${gap(8)}${list(
    ['Concepto', '>Lectura actual', '>Lectura anterior', '>Total periodo', '>Precio (MXN)', '>Subtotal (MXN)'],
    ['90px', '1fr', '1fr', '1fr', '1fr', '1fr'],
    [
      ['Energía (kWh)', '22841', '22410', '431', '', ''],
      ['Básico', '', '', '150', '1.104', '165.60'],
      ['Intermedio', '', '', '281', '1.281', '359.96'],
    ],
    '#00724e',
  )}${small(10, 'Apoyo gubernamental: de no recibirlo, este periodo pagarías $1,980.40')}${bar('#00724e', 'Consumo histórico')}${grid(
    '220px 1fr',
    graph(random, '#6fb59c'),
    list(
      ['Periodo', '>kWh', '>Importe', '>Pagos'],
      ['190px', '1fr', '1fr', '1fr'],
      history.map((period) => [
        `del 12 ${period}`,
        digits(random, 3),
        `$${digits(random, 3)}`,
        `$${digits(random, 3)}`,
      ]),
    ),
  )}${gap(8)}${framed('#999', small(11, 'CENTRO DE ATENCIÓN A CLIENTES: Calz. de los Héroes 1810, Col. Obrera, C.P. 64010. Atención las 24 horas al 071.'))}${gap(60)}<div style="border-top:2px dashed #666;padding-top:10px">${grid('1fr 1fr 1fr', bars(random, 220), over('TOTAL A PAGAR', '$312'), over('FECHA LÍMITE', '31 OCT 26'))}</div>`;
  return paper("13px 'Liberation Sans'", html, {
    ...{ kind: 'electricity_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-08-12', periodTo: '2026-10-13' },
  });
};

/** The paper of today: labels over values, a narrow window for the address, boxes with advice. */
const cfeOfToday: Design = (random) => {
  const p = drawDriver(random);
  const window = rows(
    `<b>${plain(p.firstName)}<br>${plain(p.lastName1)} ${plain(p.lastName2)}</b>`,
    `${plain(p.street)} NO. ${p.streetNumber}${p.department ? ` DEPTO. ${p.department}` : ''}`,
    `COL. ${plain(p.neighborhood)}`,
    `C.P. ${p.postalCode} ${plain(p.city)}, ${p.shortState}`,
  );
  const html = `${grid('1fr 240px', '<b style="font-size:24px;color:#087f5b">CFE</b> Suministrador de Servicios Básicos', small(9.5, 'Río Ródano No. 14, colonia Cuauhtémoc, Alcaldía Cuauhtémoc, Código Postal 06500, Ciudad de México. RFC: CSS160330CP7'))}${gap(14)}${grid('250px 1fr', box('font-size:12.5px', window), framed('#087f5b', grid('1fr 1fr', over('TOTAL A PAGAR', `<span style="font-size:27px">$${random.whole(200, 1400)}.00</span>`), over('FECHA LÍMITE DE PAGO', '04 NOV 2026')), small(10, '(SEISCIENTOS CUARENTA PESOS M.N.)')))}${gap(12)}${box('background:#e6f4ee;padding:8px', grid('1fr 1fr 1fr 1fr', over('NÚMERO DE SERVICIO', digits(random, 12)), over('PERIODO FACTURADO', '18 AGO 26 - 17 OCT 26'), over('TARIFA', '1'), over('CORTE A PARTIR DEL', '05 NOV 2026')), gap(6), grid('1fr 1fr 1fr 1fr', over('NO. DE MEDIDOR', `6Y${digits(random, 4)}`), over('CUENTA', `${digits(random, 2)}DT${digits(random, 8)}`), over('DÍAS FACTURADOS', '60'), over('RMU', `${p.postalCode} 21-06`)))}${bar('#087f5b', '¿Cómo se calcula tu consumo?')}${list(
    ['Concepto', '>Medida', '>Estimada', '>Diferencia', '>Importe'],
    ['1fr', '90px', '90px', '90px', '110px'],
    [
      ['Suministro', '', '', '', '61.40'],
      ['Energía básica', '15240', '14980', '260', '287.04'],
      ['Energía excedente', '', '', '42', '160.02'],
      ['IVA 16%', '', '', '', '81.35'],
    ],
  )}${gap(10)}${grid('1fr 1fr', framed('#f0a500', '<b>¡Paga en línea y ahorra tiempo!</b>', small(11, 'Descarga CFE Contigo. Promoción válida del 01 OCT 26 al 31 DIC 26. Avenida Universidad 1200, Col. Xoco, C.P. 03330.')), framed('#087f5b', graph(random, '#8cc9b1')))}${gap(10)}${small(10, 'Estimado cliente: conserva tu recibo. Para aclaraciones acude al centro de atención de Morelos 455 Oriente, Centro, o llama al 071. La factura fiscal se emite a nombre del titular del contrato. ').repeat(2)}${gap(40)}${grid('120px 1fr', squares(random, 104), rows(small(10, 'Talón de caja'), digits(random, 30), bars(random, 380)))}`;
  return paper("12.5px 'DejaVu Sans Condensed'", html, {
    ...{ kind: 'electricity_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-08-18', periodTo: '2026-10-17' },
  });
};

/** An American one: the service address in a table, the holder's in the window of the part to send back. */
const elPaso: Design = (random) => {
  const p = drawNeighbor(random, ['TX']);
  const html = `${grid('1fr 230px', '<b style="font-size:26px;color:#c8102e">El Paso Electric</b>', rows(over('Account Number', `${digits(random, 9)}-0`), over('Bill Date', 'October 14, 2026')))}${gap(8)}${grid('1fr 1fr', rows(beside('Customer', p.holder, 110), beside('Service Address', p.street, 110), beside('Rate', '01 Residential Service', 110)), framed('#c8102e', beside('Total Amount Due', `$${random.whole(60, 240)}.18`), beside('Due Date', 'Nov 4, 2026')))}${bar('#c8102e', 'Meter information')}${list(
    ['Meter', 'From', 'To', '>Days', '>Previous', '>Present', '>kWh'],
    ['1fr', '80px', '80px', '50px', '80px', '80px', '70px'],
    [[digits(random, 7), '09/11/26', '10/12/26', '31', '40112', '40906', '794']],
  )}${bar('#c8102e', 'Current charges')}${list(
    ['Description', '>Amount'],
    ['1fr', '120px'],
    [
      ['Customer Charge', '8.25'],
      ['Energy Charge 794 kWh @ $0.10121', '80.36'],
      ['Fixed Fuel Factor', '18.90'],
      ['City of El Paso Franchise Fee', '5.11'],
    ],
  )}${gap(10)}${framed('#888', '<b>Go paperless and win!</b>', small(11, 'Enroll between 10/01/2026 and 12/31/2026 at epelectric.com. Visit us at 100 N Stanton St, El Paso, TX 79901.'))}${gap(10)}${graph(random, '#d98a96')}${gap(60)}<div style="border-top:2px dashed #555;padding-top:16px">${small(10, 'Please return this portion with your payment')}${gap(8)}${grid('1fr 1fr', rows(p.holder, p.street, `${p.city} TX ${p.zip}-${digits(random, 4)}`), rows('EL PASO ELECTRIC', 'PO BOX 650801', 'DALLAS TX 75265-0801'))}${gap(8)}${bars(random, 330)}</div>`;
  return paper("13px 'Liberation Sans Narrow'", html, {
    ...{ kind: 'electricity_bill', ...sent },
    fields: { ...p, periodFrom: '2026-09-11', periodTo: '2026-10-12' },
  });
};

/** The capital's water: a form, with the labels under the values. */
const sacmex: Design = (random) => {
  const p = drawDriver(random);
  const postal = `0${digits(random, 4)}`;
  const html = `${grid('1fr 220px', '<b style="color:#9f2241;font-size:15px">GOBIERNO DE LA CIUDAD DE MÉXICO</b><br>Sistema de Aguas de la Ciudad de México', small(9.5, 'Nezahualcóyotl 109, Centro, C.P. 06080. Tel. 55 5654 3210'))}${box('text-align:center;font-size:16px;font-weight:bold;margin:10px', 'BOLETA DE DERECHOS POR EL SUMINISTRO DE AGUA')}${grid('1fr 220px', rows(under('NOMBRE O RAZÓN SOCIAL', holderOf(p)), under('CALLE, NÚMERO EXTERIOR E INTERIOR', streetLine(p)), under('COLONIA', plain(p.neighborhood)), under('CÓDIGO POSTAL Y ENTIDAD', `${postal} CIUDAD DE MEXICO`)), framed('#9f2241', over('CUENTA', digits(random, 16)), over('BIMESTRE', '4 / 2026'), over('TOTAL A PAGAR', `$ ${random.whole(200, 900)}.00`), over('VENCIMIENTO', '30-SEP-2026')))}${gap(12)}${list(
    ['TOMA', 'USO', '>DIÁMETRO', '>MEDIDOR'],
    ['1fr', '1fr', '1fr', '1fr'],
    [['DOMÉSTICA', 'HABITACIONAL', '13 MM', digits(random, 8)]],
  )}${gap(8)}${grid('1fr 1fr 1fr', under('PERIODO DE CONSUMO', '02-JUL-2026 AL 01-SEP-2026'), under('LECTURA ACTUAL', digits(random, 4)), under('CONSUMO EN M3', '31'))}${gap(12)}${list(
    ['CONCEPTO', '>TARIFA', '>SUBSIDIO', '>IMPORTE'],
    ['1fr', '100px', '100px', '100px'],
    [
      ['Suministro de agua', '812.40', '600.10', '212.30'],
      ['IVA', '', '', '0.00'],
      ['Adeudo anterior', '', '', '31.00'],
    ],
    '#9f2241',
  )}${gap(14)}${grid('230px 1fr', graph(random, '#b8899a'), framed('#aaa', small(11, '<b>CUIDAR EL AGUA ES TAREA DE TODOS.</b> Oficina de atención: Calzada Ermita Iztapalapa 2450, Col. Santa Cruz Meyehualco, C.P. 09290. Lunes a viernes de 9:00 a 14:00 horas. Reporta fugas en el 55 5658 1111.')))}${gap(30)}${bars(random, 420)}${stamp('PAGADO<br>24 SEP 2026', 'right:60px;top:300px')}`;
  return paper("12px 'Liberation Sans'", html, {
    ...{ kind: 'water_bill', ...sent },
    fields: {
      ...{ holder: holderOf(p), ...homeBut(p, 'city', 'state', 'postalCode'), postalCode: postal },
      ...{ periodFrom: '2026-07-02', periodTo: '2026-09-01' },
    },
  });
};

/** Monterrey's water: labels at the left in one of two columns, with the office's address in the other. */
const monterreyWater: Design = (random) => {
  const p = drawDriver(random, ['Nuevo León']);
  const html = `${grid('1fr 200px', '<b style="font-size:17px;color:#0b5fa5">SERVICIOS DE AGUA Y DRENAJE DE MONTERREY, I.P.D.</b>', box('text-align:right', '<b>RECIBO</b><br>Octubre 2026'))}${small(10, 'Matamoros 1717 Pte. Col. Obispado, Monterrey, N.L. C.P. 64060 &nbsp; RFC SAD560224K83')}${gap(12)}${grid('1fr 300px', framed('#0b5fa5', beside('NIS', digits(random, 7), 90), beside('Cliente', holderOf(p), 90), beside('Dirección', streetLine(p), 90), beside('Colonia', plain(p.neighborhood), 90), beside('Municipio', plain(p.city), 90), beside('C.P.', p.postalCode, 90)), rows(beside('Total a pagar', `$${random.whole(150, 690)}.00`, 150), beside('Vence', '06 NOV 2026', 150), beside('Periodo de lectura', '15/09/2026 - 14/10/2026', 150), beside('Medidor', `A21${digits(random, 5)}`, 150), beside('Tarifa', 'Doméstica', 150)))}${bar('#0b5fa5', 'DETALLE DE SU FACTURACIÓN')}${list(
    ['Servicio', '>m³', '>Importe'],
    ['1fr', '100px', '120px'],
    [
      ['Agua', '18', '148.20'],
      ['Drenaje sanitario', '', '37.05'],
      ['Saneamiento', '', '12.40'],
      ['Redondeo', '', '0.35'],
    ],
  )}${gap(10)}${grid(
    '230px 1fr',
    graph(random, '#7fb0da'),
    list(
      ['Mes', '>Consumo m³', '>Pago'],
      ['1fr', '1fr', '1fr'],
      ['Septiembre 2026', 'Agosto 2026', 'Julio 2026', 'Junio 2026'].map((month) => [
        month,
        digits(random, 2),
        `$${digits(random, 3)}.00`,
      ]),
    ),
  )}${gap(14)}${framed('#0b5fa5', '<b>Pague aquí:</b> ', small(11, 'OXXO, 7-Eleven, Soriana, Farmacias Guadalajara. Sucursal Lindavista: Av. Miguel Alemán 5501, Col. Linda Vista, Guadalupe, N.L., C.P. 67130.'))}${gap(90)}${grid('1fr 1fr', bars(random, 330), rows(small(10, 'Talón para el cajero'), `$${digits(random, 3)}.00`))}`;
  return paper("12.5px 'DejaVu Sans'", html, {
    ...{ kind: 'water_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p, 'state'), periodFrom: '2026-09-15', periodTo: '2026-10-14' },
  });
};

/** The address in a narrow column where long lines wrap, among offers with dates of their own. */
const izzi: Design = (random) => {
  const p = drawDriver(random);
  const html = `${grid('1fr 1fr', '<b style="font-size:34px;color:#e6007e">izzi</b>', box('text-align:right', small(10, 'Número de suscriptor'), box('font-size:17px', digits(random, 8))))}${gap(8)}${grid('215px 1fr 190px', rows(box('color:#e6007e', '<b>Hola,</b>'), holderOf(p), `${plain(p.street)} ${p.streetNumber}${p.department ? `, INT. ${p.department}` : ''}, ${plain(p.neighborhood)}, ${plain(p.city)}, ${p.shortState} C.P. ${p.postalCode}`), framed('#e6007e', over('Fecha de facturación', '03/10/2026'), over('Periodo del servicio', '03/10/2026 al 02/11/2026'), over('Paga antes del', '13/10/2026')), box('background:#e6007e;color:#fff;padding:9px;text-align:center', 'Total a pagar', box('font-size:26px;font-weight:bold', `$${random.whole(400, 900)}.00`)))}${bar('#e6007e', 'Resumen de tu cuenta')}${list(
    ['', '>'],
    ['1fr', '120px'],
    [
      ['Saldo anterior', '$589.00'],
      ['Tus pagos, ¡gracias!', '-$589.00'],
      ['Internet izzi 80 megas + Telefonía', '$520.00'],
      ['izzi tv smart', '$69.00'],
    ],
  )}${gap(10)}${grid(
    '1fr 1fr',
    box(
      'background:#fde7f3;padding:10px',
      '<b style="font-size:17px">¡Sube a 200 megas!</b>',
      small(
        11.5,
        'Por sólo $100.00 más al mes. Vigencia del 1 de octubre al 30 de noviembre de 2026. Contrata en izzi.mx o en tu sucursal: Plaza Cumbres local 14, Av. Paseo de los Leones 2390, C.P. 64619.',
      ),
    ),
    box(
      'background:#f2f2f2;padding:10px',
      '<b>Llamadas</b>',
      list(
        ['Tipo', '>Minutos', '>Costo'],
        ['1fr', '60px', '60px'],
        [
          ['Locales', '212', '$0.00'],
          ['A celular', '48', '$0.00'],
          ['EUA y Canadá', '11', '$0.00'],
        ],
      ),
    ),
  )}${gap(14)}${grid('130px 1fr', squares(random, 118), small(11, 'Paga en tiendas con este código. Referencia bancaria BBVA convenio 1107950. Para ver tu factura fiscal entra a Mi izzi. Si tienes dudas llama al 800 120 5000. El servicio de internet se presta sujeto a políticas de uso.'))}${gap(110)}${small(9.5, 'Empresas Cablevisión, S.A.B. de C.V. Av. Vasco de Quiroga 2000, Edificio C, Col. Santa Fe, Álvaro Obregón, C.P. 01210, Ciudad de México. RFC EMC000101AB2. Concesión para prestar servicios de telecomunicaciones.')}`;
  return paper("12.5px 'Liberation Sans'", html, {
    ...{ kind: 'phone_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-10-03', periodTo: '2026-11-02' },
  });
};

const megacable: Design = (random) => {
  const p = drawDriver(random, ['Jalisco', 'Sinaloa', 'Querétaro']);
  const cell = (label: string, value: string) =>
    `<tr><td style="border:1px solid #888;padding:3px 6px;width:95px;background:#eef1f8"><b>${label}</b></td><td style="border:1px solid #888;padding:3px 6px">${value}</td></tr>`;
  const form = (...cells: string[]) => `<table style="border-collapse:collapse;width:100%">${cells.join('')}</table>`;
  const html = `${grid('1fr 320px', '<b style="font-size:28px;color:#1b3f94">MEGACABLE</b><br>Televisión · Internet · Telefonía', small(10, 'Mega Cable, S.A. de C.V. Av. Lázaro Cárdenas 1694, Col. Del Fresno, C.P. 44900, Guadalajara, Jal. RFC: MCA830105KL2'))}${gap(10)}${grid('1fr 290px', form(cell('SUSCRIPTOR', digits(random, 10)), cell('NOMBRE', holderOf(p)), cell('DOMICILIO', streetLine(p, 'DEPTO')), cell('COLONIA', plain(p.neighborhood)), cell('CIUDAD', `${plain(p.city)}, ${p.shortState}`), cell('C.P.', p.postalCode)), form(cell('FACTURA', 'ESTADO DE CUENTA'), cell('PERÍODO', '01-Oct-2026 al 31-Oct-2026'), cell('PAGUE ANTES', '12-Oct-2026'), cell('TOTAL', `<b style="font-size:20px">$${random.whole(350, 800)}.00</b>`)))}${gap(10)}${list(
    ['CANT.', 'DESCRIPCIÓN', '>P. UNITARIO', '>IMPORTE'],
    ['60px', '1fr', '110px', '110px'],
    [
      ['1', 'PAQUETE XVIEW INTERNET 100 MEGAS', '$387.93', '$387.93'],
      ['1', 'LÍNEA TELEFÓNICA ILIMITADA', '$86.21', '$86.21'],
      ['1', 'IVA 16%', '$75.86', '$75.86'],
    ],
    '#1b3f94',
  )}${gap(12)}${grid('1fr 1fr', framed('#1b3f94', '<b>Tu sucursal</b>', small(11, 'Plaza Patria, Av. Patria 1950, Col. Jacarandas, C.P. 45160, Zapopan, Jal. Horario de 9 a 19 horas.')), box('background:#1b3f94;color:#fff;padding:10px;font-size:17px', 'Xview+ por $49 al mes. Pregunta ya al 800 962 0000'))}${gap(20)}${bars(random, 400)}${gap(140)}${small(10.5, 'Este documento no es un comprobante fiscal. Los pagos posteriores a la fecha de corte se reflejan en el siguiente mes. Aclaraciones dentro de los noventa días siguientes. ').repeat(2)}${stamp('RECIBIDO', 'left:300px;top:150px', '#b0281d')}`;
  return paper("12.5px 'Liberation Serif'", html, {
    ...{ kind: 'phone_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-10-01', periodTo: '2026-10-31' },
  });
};

/** Gas is none of the kinds that are recognized: its page has to be taken for no other. */
const naturgy: Design = (random) => {
  const p = drawDriver(random, ['Nuevo León', 'Guanajuato']);
  const html = `${grid('1fr 260px', '<b style="font-size:26px;color:#e57200">Naturgy</b>', rows(over('Número de cliente', digits(random, 8)), over('Fecha de emisión', '26 oct 2026')))}${gap(10)}${grid('1fr 260px', rows('<b>Datos del suministro</b>', under('Titular', holderOf(p)), under('Domicilio de suministro', streetLine(p)), under('Colonia', plain(p.neighborhood)), under('Localidad', `${p.postalCode} ${plain(p.city)}, ${p.shortState}`)), box('background:#fdf0e1;padding:10px', over('Importe a pagar', `<span style="font-size:25px">$${random.whole(150, 800)}.42</span>`), over('Fecha límite de pago', '10 nov 2026'), over('Periodo de consumo', '24/08/2026 - 23/10/2026')))}${bar('#004571', 'Tu consumo de gas natural')}${list(
    ['Lectura', '>Actual', '>Anterior', '>m³', '>Factor', '>GJ'],
    ['1fr', '80px', '80px', '60px', '80px', '60px'],
    [['Medidor G-4', '1184', '1151', '33', '0.0362', '1.19']],
  )}${list(
    ['Concepto', '>Importe'],
    ['1fr', '120px'],
    [
      ['Servicio', '86.40'],
      ['Distribución con comercialización', '112.08'],
      ['Adquisición de gas', '61.55'],
      ['IVA 16%', '41.60'],
    ],
  )}${gap(14)}${grid('1fr 1fr', framed('#e57200', '<b>¿Hueles a gas?</b>', small(11.5, 'Cierra la válvula, abre ventanas y llama al 800 091 3333, las 24 horas.')), graph(random, '#f2b27a'))}${gap(150)}${small(10, 'Naturgy México, S.A. de C.V. Av. Marina Nacional 60, Col. Tacuba, Miguel Hidalgo, C.P. 11410, Ciudad de México. RFC GNM970827QR1.')}`;
  return paper("12.5px 'Liberation Sans'", html, {
    ...{ kind: 'gas_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-08-24', periodTo: '2026-10-23' },
  });
};

export const bills: Record<string, Design> = {
  ...{ cfeOfYears, cfeOfToday, elPaso, sacmex, monterreyWater, izzi, megacable, naturgy },
};
