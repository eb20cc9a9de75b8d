import { type Design, holderOf, plain } from '../designs.ts';
import { bars, box, digits, framed, gap, grid, homeBut, list, rows, small, stamp } from '../strangers-2/parts.ts';
import { coupon, history, sheet, titled } from '../strangers-3/parts.ts';
import { ends, listed, ruled } from '../strangers-4/parts.ts';
import { drawNeighbour } from './people.ts';

const sent = { kind: 'water_bill', sentAs: 'proof_of_address' };
const say = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Puebla: what the user is and what the meter says in two columns of cells; the words in small letters. */
const pueblaWater: Design = (random) => {
  const p = drawNeighbour(random, ['Puebla']);
  const [read, used] = [random.whole(200, 2400), random.whole(11, 29)];
  const [water, drain, clean] = [used * 14.82, used * 3.61, used * 2.9];
  const due = (water + drain + clean) * 1.0 + (drain + clean) * 0.16;
  const teal = '#00789c';
  const cell = (label: string, value: string) =>
    box(
      'padding:4px 9px;border:1px solid #a9cfdb;margin:0 -1px -1px 0',
      box(`font-size:9px;color:${teal}`, label),
      `${value}`,
    );
  const html = `${grid('1fr 330px', rows(`<b style="font-size:25px;color:${teal};line-height:1">Agua de Puebla</b>`, box('font-size:12px;color:#6aa84f', 'para Todos')), box('text-align:right;font-size:10px', 'Concesiones Integrales, S.A. de C.V.<br>Av. Reforma Sur 3308, Col. La Paz, C.P. 72160, Puebla, Pue.<br>RFC CIN131218TX9 &nbsp; AQUATEL 222 211 7070'))}${gap(14)}${box(`background:${teal};color:#fff;padding:8px 14px;border-radius:14px 14px 0 0;display:flex;justify-content:space-between`, '<b style="font-size:15px">Recibo por servicio de agua</b>', `<b style="font-size:15px">NIS ${digits(random, 7)}</b>`)}${box(
    'display:grid;grid-template-columns:1fr 1fr',
    cell('Titular del contrato', holderOf(p)),
    cell('Periodo de facturación', '01 de septiembre de 2026 al 30 de septiembre de 2026'),
    cell('Calle y número', `${titled(p.street)} ${p.streetNumber}${p.department ? ` int. ${p.department}` : ''}`),
    cell('Fecha de emisión', '07 de octubre de 2026'),
    cell('Entre calles', 'Priv. 5 Sur y Boulevard Atlixco'),
    cell('Fecha de vencimiento', '26 de octubre de 2026'),
    cell('Colonia', titled(p.neighborhood)),
    cell('Tarifa', 'Doméstico Medio'),
    cell('Código postal y municipio', `${p.postalCode} ${p.city}, ${p.state}`),
    cell('Medidor', `PE${digits(random, 8)}`),
  )}${gap(18)}${grid(
    '1fr 260px',
    rows(
      `<b style="color:${teal};font-size:13px">Lecturas</b>`,
      ruled(
        ['Fecha', 'Tipo', '>Lectura', '>m³'],
        ['1fr', '90px', '86px', '70px'],
        [
          ['30/09/2026', 'Real', String(read + used), String(used)],
          ['01/09/2026', 'Real', String(read), ''],
        ],
        ['#a9cfdb', '#e3f2f7'],
      ),
      gap(16),
      `<b style="color:${teal};font-size:13px">Conceptos</b>`,
      list(
        ['', '>Base', '>IVA', '>Importe'],
        ['1fr', '74px', '60px', '80px'],
        [
          ['Agua potable', say(water), '0.00', say(water)],
          ['Drenaje y alcantarillado', say(drain), say(drain * 0.16), say(drain * 1.16)],
          ['Saneamiento', say(clean), say(clean * 0.16), say(clean * 1.16)],
          ['Adeudo anterior', '0.00', '0.00', '0.00'],
          ['<b>Total a pagar</b>', '', '', `<b>$${say(due)}</b>`],
        ],
        teal,
      ),
    ),
    rows(
      box(
        'background:#e3f2f7;padding:13px;text-align:center;border-radius:10px',
        'Total a pagar',
        `<br><b style="font-size:33px;color:${teal}">$${say(due)}</b><br>`,
        small(10, 'antes del 26 de octubre de 2026'),
      ),
      gap(12),
      `<b style="color:${teal};font-size:12px">Consumo de los últimos meses</b>`,
      history(random, [258, 96], '#7cc0d6', ['ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP']),
    ),
  )}${gap(18)}${grid('1fr 1fr', framed('#6aa84f', '<b>Pago anual anticipado</b>', small(10.5, 'Paga del 01 de diciembre de 2026 al 31 de enero de 2027 y obtén 10% de descuento. Jubilados y personas con discapacidad: 50%, presenta tu identificación.')), framed('#6aa84f', '<b>Sucursales</b>', small(10.5, 'CIS Angelópolis, Vía Atlixcáyotl 1101, Concepción Las Lajas, C.P. 72190. Plaza San Pedro, Blvd. Hermanos Serdán 270, C.P. 72010. Lunes a viernes de 8:30 a 17:00 horas.')))}${gap(14)}${small(10, 'Gracias por tu pago anterior de $418.00 recibido el 21 de septiembre de 2026. Si tu recibo no corresponde con tu consumo cuentas con 10 días hábiles después de la fecha de emisión para una aclaración. Reporta fugas y baches: @AguaPuebla.')}${coupon(grid('1fr 150px 120px', rows(bars(random, 300), small(9, digits(random, 30))), rows(small(9, 'Vencimiento'), '<b>26 oct 2026</b>'), box('text-align:right', small(9, 'Importe'), `<b style="font-size:19px">$${say(due)}</b>`)))}`;
  return sheet("11.8px 'Liberation Sans'", 1.24, html, {
    ...sent,
    isScan: true,
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-09-01', periodTo: '2026-09-30' },
  });
};

/** Querétaro: a narrow receipt in the middle of the sheet with letters of one width, and the days in a sentence. */
const ceaTicket: Design = (random) => {
  const p = drawNeighbour(random, ['Querétaro']);
  const [read, used] = [random.whole(300, 1900), random.whole(7, 24)];
  const [water, drain, clean] = [Math.round(used * 23.4), Math.round(used * 2.34), Math.round(used * 2.81)];
  const due = water + drain + clean;
  const line = (left: string, right: string) => ends(left, right, 'padding:1px 0');
  const rule = box('border-top:1px dashed #333;margin:7px 0', '');
  const center = (...some: string[]) => box('text-align:center', ...some);
  const html = box(
    'width:452px;margin:0 auto;border-left:1px solid #ccc;border-right:1px solid #ccc;padding:0 20px;height:860px',
    center(
      '<b style="font-size:19px">CEA QUERETARO</b>',
      '<br>COMISION ESTATAL DE AGUAS',
      '<br>Av. 5 de Febrero No. 35, Col. Las Campanas',
      '<br>Santiago de Queretaro, Qro. C.P. 76010',
      '<br>RFC CEA800313C95 &nbsp; TEL. 442 211 0066',
    ),
    rule,
    center('<b>RECIBO DE AGUA POTABLE, ALCANTARILLADO<br>Y SANEAMIENTO</b>'),
    rule,
    line('CONTRATO', `<b>${digits(random, 7)}</b>`),
    line('RECIBO', digits(random, 9)),
    line('RUTA', `${digits(random, 2)}-${digits(random, 3)}-${digits(random, 4)}`),
    line('TARIFA', 'DOMESTICA'),
    line('MEDIDOR', `D15LA${digits(random, 6)}`),
    rule,
    box('', `<b>${listed(p)}</b>`),
    box('', `${plain(p.street)} No. ${p.streetNumber}${p.department ? ` Int. ${p.department}` : ''}`),
    box('', `COL. ${plain(p.neighborhood)}`),
    box('', `QUERETARO, QRO. CP ${p.postalCode}`),
    rule,
    box(
      '',
      'Se le factura el servicio del dia 17 de septiembre de 2026 al 16 de octubre de 2026 (29 dias), con lectura tomada por personal de la Comision.',
    ),
    gap(6),
    line('LECTURA ACTUAL', String(read + used)),
    line('LECTURA ANTERIOR', String(read)),
    line('CONSUMO M3', `<b>${used}</b>`),
    line('PROMEDIO 6 MESES M3', String(used + 2)),
    rule,
    line('AGUA POTABLE', `${water}.00`),
    line('ALCANTARILLADO 10%', `${drain}.00`),
    line('SANEAMIENTO 12%', `${clean}.00`),
    line('I.V.A.', '0.00'),
    line('RECARGOS', '0.00'),
    line('ADEUDO ANTERIOR', '0.00'),
    rule,
    box('font-size:17px', line('<b>TOTAL A PAGAR $</b>', `<b>${due}.00</b>`)),
    line('PAGUE ANTES DE', '<b>03/NOV/2026</b>'),
    line('CORTE A PARTIR DE', '10/NOV/2026'),
    rule,
    box('font-size:11px', 'SU ULTIMO PAGO FUE DE $366.00 EL 29/SEP/2026 EN OXXO. GRACIAS.'),
    gap(5),
    box(
      'font-size:11px',
      'REGULARICE SU ADEUDO: CONDONACION DE RECARGOS DEL 01/NOV/2026 AL 31/DIC/2026. CONSULTE REQUISITOS EN SU OFICINA: PROL. CORREGIDORA NTE. 710, ALAMOS 3A SECCION.',
    ),
    gap(10),
    center(bars(random, 340), `<br>${digits(random, 28)}`),
    gap(8),
    center('LECTURISTA 114 &nbsp; 19/OCT/2026 11:42'),
  );
  return sheet("12.3px 'Liberation Mono'", 1.2, html, {
    ...sent,
    fields: {
      ...{ holder: listed(p), ...homeBut(p), periodFrom: '2026-09-17', periodTo: '2026-10-16' },
    },
  });
};

/** Mexico City: two months, a grid of cells with capitals, a subsidy, a line to pay with, a stamp. */
const segiagua: Design = (random) => {
  const p = drawNeighbour(random, ['Ciudad de México']);
  const [read, used] = [random.whole(400, 4100), random.whole(18, 44)];
  const [full, help] = [Math.round(used * 41.2), Math.round(used * 31.7)];
  const due = full - help + 12;
  const wine = '#6b1530';
  const cell = (label: string, value: string, more = '') =>
    box(
      `border:1px solid ${wine};margin:0 -1px -1px 0;${more}`,
      box(`background:#efe3e7;font-size:8.5px;padding:1px 5px;font-weight:bold`, label),
      box('padding:3px 5px;min-height:14px', value),
    );
  const capture = `91${digits(random, 9)}AB${digits(random, 7)}`;
  const account = `${digits(random, 2)}-${digits(random, 2)}-${digits(random, 3)}-${digits(random, 3)}-01-000-${random.whole(1, 9)}`;
  const html = `${grid('1fr 1fr', rows(`<b style="font-size:16px;color:${wine}">GOBIERNO DE LA<br>CIUDAD DE MÉXICO</b>`), box('text-align:right', `<b style="font-size:12px;color:${wine}">SECRETARÍA DE GESTIÓN INTEGRAL DEL AGUA</b>`, small(9, 'Av. José María Izazaga 89, Col. Centro, C.P. 06080, Cuauhtémoc. Atención telefónica 55 5654 3210')))}${gap(8)}${box(`background:${wine};color:#fff;text-align:center;padding:5px;font-weight:bold;font-size:13px`, 'DERECHOS POR EL SUMINISTRO DE AGUA &nbsp;&nbsp; 5o. BIMESTRE DE 2026')}${box(
    'display:grid;grid-template-columns:1.1fr 1.5fr .9fr',
    cell('NÚMERO DE CUENTA', `<b>${account}</b>`),
    cell('LÍNEA DE CAPTURA', `<b>${capture}</b>`),
    cell('VIGENCIA HASTA', '<b>30 NOV 2026</b>'),
  )}${box(
    'display:grid;grid-template-columns:1.6fr 1fr 1fr',
    cell('NOMBRE DEL USUARIO', holderOf(p)),
    cell('USO', 'DOMÉSTICO'),
    cell('ÍNDICE DE DESARROLLO', 'POPULAR'),
  )}${box(
    'display:grid;grid-template-columns:1.6fr .5fr .5fr 1fr',
    cell('CALLE', plain(p.street)),
    cell('NO. EXT.', p.streetNumber),
    cell('NO. INT.', p.department),
    cell('MEDIDOR', `H${digits(random, 7)}`),
  )}${box(
    'display:grid;grid-template-columns:1.6fr .5fr 1.5fr',
    cell('COLONIA', plain(p.neighborhood)),
    cell('C.P.', p.postalCode),
    cell('ALCALDÍA', `${plain(p.city)}, CIUDAD DE MÉXICO`),
  )}${box(
    'display:grid;grid-template-columns:1.5fr 1fr 1fr 1fr',
    cell('PERIODO DE CONSUMO', '05-AGO-2026 AL 06-OCT-2026'),
    cell('LECTURA ANTERIOR', String(read)),
    cell('LECTURA ACTUAL', String(read + used)),
    cell('CONSUMO (m³)', `<b>${used}</b>`),
  )}${gap(14)}${grid(
    '1fr 250px',
    rows(
      `<b style="color:${wine}">DESGLOSE DE LA CUENTA</b>`,
      ruled(
        ['CONCEPTO', '>TARIFA SIN SUBSIDIO', '>SUBSIDIO', '>CUOTA'],
        ['1fr', '92px', '80px', '80px'],
        [
          ['SUMINISTRO DE AGUA', `${full}.00`, `-${help}.00`, `${full - help}.00`],
          ['IVA', '', '', '0.00'],
          ['SUBTOTAL', '', '', `${full - help}.00`],
          ['ADEUDO 4o. BIMESTRE', '', '', '12.00'],
          ['ACTUALIZACIÓN Y RECARGOS', '', '', '0.00'],
          ['<b>TOTAL A PAGAR</b>', '', '', `<b>$${due}.00</b>`],
        ],
        [wine, '#efe3e7'],
      ),
      gap(14),
      `<b style="color:${wine}">CONSUMOS ANTERIORES (m³)</b>`,
      ruled(
        ['5-25', '6-25', '1-26', '2-26', '3-26', '4-26'],
        ['1fr', '1fr', '1fr', '1fr', '1fr', '1fr'],
        [Array.from({ length: 6 }, () => String(random.whole(15, 48)))],
        [wine, '#efe3e7'],
      ),
    ),
    rows(
      box(
        `border:3px solid ${wine};text-align:center;padding:10px`,
        'TOTAL A PAGAR',
        `<br><b style="font-size:34px">$${due}</b>`,
        small(9, 'FECHA LÍMITE DE PAGO'),
        '<b>30 DE NOVIEMBRE DE 2026</b>',
      ),
      gap(10),
      small(
        10,
        'CONSUMO DIARIO POR VIVIENDA EN LITROS: 483. CONSUMO RECOMENDADO: 380. Cierre la llave mientras se enjabona y reporte las fugas marcando *H2O.',
      ),
    ),
  )}${gap(16)}${grid('1fr 1fr', box('border:1px solid #aaa;padding:8px 10px', '<b>¿NO RECONOCE SU CONSUMO?</b>', small(10, 'Presente su inconformidad con identificación en la oficina de la zona: Calz. Ignacio Zaragoza 1890, Col. Ejército de Oriente, C.P. 09230, Iztapalapa, de 9:00 a 14:00 horas, dentro de los 15 días siguientes al 20 OCT 2026.')), box('border:1px solid #aaa;padding:8px 10px', '<b>PAGUE EN LÍNEA</b>', small(10, 'En la página data.finanzas.cdmx.gob.mx, en bancos, tiendas de autoservicio y kioscos de la Tesorería. Programa de condonación vigente del 01-SEP-2026 al 15-DIC-2026.')))}${stamp('RECIBIDO<br>OF. IZTAPALAPA', 'right:26px;top:640px', wine)}${coupon(grid('1fr 130px 120px', rows(bars(random, 330), small(9, capture)), rows(small(9, 'BIMESTRE'), '<b>5 / 2026</b>'), box('text-align:right', small(9, 'IMPORTE'), `<b style="font-size:18px">$${due}.00</b>`)))}`;
  return sheet("11.3px 'Liberation Sans'", 1.23, html, {
    ...sent,
    isScan: true,
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-08-05', periodTo: '2026-10-06' },
  });
};

export const water: Record<string, Design> = { pueblaWater, ceaTicket, segiagua };
