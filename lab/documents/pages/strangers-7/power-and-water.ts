import { type Design, holderOf, plain } from '../designs.ts';
import { bars, box, digits, gap, grid, homeBut, rows, small, squares, streetLine } from '../strangers-2/parts.ts';
import { coupon, history, sheet } from '../strangers-3/parts.ts';
import { ends, ruled } from '../strangers-4/parts.ts';
import { band, plainTable } from '../strangers-6/people.ts';
import { drawSubscriber, grouped, sum } from './people.ts';

const sent = { sentAs: 'proof_of_address' };

/** The front of the form since 2020: the home with the streets that it is between, the green box, what the kWh cost in the market. */
const cfeBimester: Design = (random) => {
  const p = drawSubscriber(random);
  const [old, used] = [random.whole(2100, 28_000), random.whole(160, 480)];
  const [mid, rest] = [Math.min(130, used - 150), Math.max(0, used - 280)];
  const charge = 150 * 1.072 + Math.max(0, mid) * 1.307 + rest * 3.822;
  const total = Math.floor(charge * 1.16 + 0.66);
  const service = grouped(random, 3, 3, 3, 3);
  const green = '#00724e';
  const cost = (name: string, one: string, each: string, all: number) => [name, one, each, all ? sum(all) : ''];
  const label = (name: string, value: string, size = 11) =>
    `<div style="font-size:${size}px"><b style="color:${green}">${name}</b> <b>${value}</b></div>`;
  const html = `${grid('300px 1fr', `<b style="font:italic bold 40px DejaVu Sans;color:${green};line-height:1">CFE</b><br><span style="color:${green};font-size:10px">Comisión Federal de Electricidad<sup>&reg;</sup></span>`, box('text-align:right;font-size:9px;padding-top:6px', '<b>CFE Suministrador de Servicios Básicos</b><br>Av. Paseo de la Reforma Núm. 164, Col. Juárez, C.P. 06600,<br>Alcaldía Cuauhtémoc, Ciudad de México. RFC: CSS160330CP7'))}${gap(10)}${grid(
    '1fr 300px',
    box(
      'font-size:13px;padding-top:4px',
      rows(
        `<b>${holderOf(p)}</b>`,
        streetLine(p),
        'ENTRE AQUILES SERDAN Y C DEL POZO',
        plain(p.neighborhood),
        `C.P.${p.postalCode}`,
        `${plain(p.city)},${p.shortState}.`,
      ),
    ),
    box(
      `background:${green};color:#fff;border-radius:9px;padding:12px 14px;text-align:center`,
      '<b style="font-size:15px">TOTAL A PAGAR:</b>',
      `<div style="font-size:37px;font-weight:bold;line-height:1.15">$${total.toLocaleString('en')}</div>`,
      small(9, '<span style="color:#fff">(PESOS M.N. SIN CENTAVOS)</span>'),
    ),
  )}${gap(12)}${grid('1fr 300px', rows(label('NO. DE SERVICIO:', service, 14), label('RMU:', `${p.postalCode} 18-03-12 XAXX-010101 00${digits(random, 1)} CFE`), gap(4), label('LÍMITE DE PAGO:', '05 NOV 26', 13), label('CORTE A PARTIR:', '06 NOV 26', 13)), box(`border:1.5px solid ${green};border-radius:9px;padding:7px 11px`, label('TARIFA:', `01 &nbsp;&nbsp; <span style="color:${green}">NO. MEDIDOR:</span> ${digits(random, 2)}N9F${digits(random, 2)}`), label('MULTIPLICADOR:', '1 &nbsp;&nbsp; NO. HILOS: 1'), label('PERIODO FACTURADO:', '18 AGO 26 - 19 OCT 26'), small(8.5, '¡Descarga tu CFE Contigo y consulta tu recibo!')))}${gap(12)}${plainTable(
    [
      'Concepto',
      '>Lectura actual<br>Medida &#9632; Estimada &#9633;',
      '>Lectura anterior<br>Medida &#9632; Estimada &#9633;',
      '>Total<br>periodo',
      '>Precio<br>(MXN)',
      '>Subtotal<br>(MXN)',
    ],
    [
      ['Energía (kWh)', String(old + used).padStart(5, '0'), String(old).padStart(5, '0'), String(used), '', ''],
      ['Básico', '', '', '150', '1.072', sum(150 * 1.072)],
      ['Intermedio', '', '', String(Math.max(0, mid)), '1.307', sum(Math.max(0, mid) * 1.307)],
      ['Excedente', '', '', String(rest), '3.822', sum(rest * 3.822)],
      ['<b>Suma</b>', '', '', `<b>${used}</b>`, '', `<b>${sum(charge)}</b>`],
    ],
    { head: `background:${green};color:#fff;font-size:9px`, cell: 'border-bottom:1px solid #cdd' },
  )}${gap(12)}${grid(
    '1.35fr 1fr',
    rows(
      band(green, 'Costos de la energía en el Mercado Eléctrico Mayorista'),
      plainTable(
        ['Concepto', '>$', '>$/kWh', '>Importe (MXN)'],
        [
          cost('Suministro', '71.94', '', 71.94),
          cost('Distribución', '', '0.8846', used * 0.8846),
          cost('Transmisión', '', '0.1817', used * 0.1817),
          cost('CENACE', '', '0.0087', used * 0.0087),
          cost('Energía', '', '0.9421', used * 0.9421),
          cost('Capacidad', '', '0.4033', used * 0.4033),
          cost('SCnMEM (1)', '', '0.0074', used * 0.0074),
          ['<b>Total</b>', '', '', `<b>${sum(71.94 + used * 2.4278)}</b>`],
        ],
        { head: 'border-bottom:1px solid #555', cell: 'border-bottom:1px solid #e2e8e6' },
      ),
      small(8, '(1) Servicios Conexos no incluidos en el Mercado Eléctrico Mayorista.'),
    ),
    rows(
      band(green, 'Desglose del importe a pagar'),
      plainTable(
        ['Concepto', '>Importe (MXN)'],
        [
          ['Energía', sum(charge)],
          ['IVA 16%', sum(charge * 0.16)],
          ['Fac. del Periodo', sum(charge * 1.16)],
          ['Adeudo Anterior', '412.66'],
          ['Su Pago', '-412.00'],
          ['<b>Total</b>', `<b>$${sum(charge * 1.16 + 0.66)}</b>`],
        ],
        { head: 'border-bottom:1px solid #555', cell: 'border-bottom:1px solid #e2e8e6' },
      ),
      gap(6),
      box(
        `border:1px solid ${green};padding:5px 8px;font-size:9.5px`,
        `Apoyo gubernamental <b>$${sum(71.94 + used * 2.4278 - charge)}</b>. Este importe lo cubre el Gobierno de México.`,
      ),
    ),
  )}${gap(12)}${grid('1fr 240px', box('background:#f0c419;padding:8px 12px;font-size:10.5px', '<b>AVISO IMPORTANTE</b><br>Estimado cliente: a partir del 01 ABR 26 puedes pagar en CFEmáticos, OXXO y Telecomm. Con 3 recibos vencidos se cancela el contrato del 14 JUN 2011. Reporta fallas al 071 las 24 horas.'), box('text-align:center;font-size:9px', 'CONSUMO PROMEDIO DIARIO', history(random, [220, 44], '#7db9a4', ['OCT', 'DIC', 'FEB', 'ABR', 'JUN', 'AGO', 'OCT'])))}${coupon(`${grid('80px 1fr 175px', squares(random, 78), rows(small(9, 'Fecha y hora de impresión: 20 OCT 26 03:14:51. Caja 01 DG10A'), gap(6), bars(random, 275), `<br><span style="letter-spacing:0.5px">01 ${service.replaceAll(' ', '')} 261105 ${String(total).padStart(9, '0')} ${digits(random, 1)}</span>`), box('text-align:right', `<b style="color:${green}">CFE</b><br>${service}<br>TOTAL A PAGAR: <b style="font-size:19px">$${total.toLocaleString('en')}</b>`))}`)}`;
  return sheet("11px 'Liberation Sans'", 1.25, html, {
    ...{ kind: 'electricity_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-08-18', periodTo: '2026-10-19' },
  });
};

/** León's water: numbers in ruled cells, the home in one line, months of use with their own dates, a raffle for who pays early. */
const sapal: Design = (random) => {
  const p = drawSubscriber(random, ['Guanajuato']);
  const [old, used] = [random.whole(120, 1900), random.whole(7, 29)];
  const [water, drain, treat] = [112 + used * 9.3, (112 + used * 9.3) * 0.2, (112 + used * 9.3) * 0.14];
  const total = water + drain + treat;
  const account = digits(random, 7);
  const [blue, light] = ['#0b5394', '#d9e8f6'];
  const html = `${grid('170px 1fr 200px', `<b style="font:bold 34px DejaVu Sans;color:${blue};line-height:1">SAPAL</b>`, box('font-size:9.5px;padding-top:4px', 'SISTEMA DE AGUA POTABLE Y ALCANTARILLADO DE LEÓN<br>Blvd. Juan José Torres Landa 1720 Ote., Predio El Tlacuache, C.P. 37520, León, Gto.<br>RFC: SAP 840823 CX3 &nbsp; Aquatel 073 &nbsp; sapal.gob.mx'), box(`background:${blue};color:#fff;padding:5px 10px;text-align:center`, 'NÚMERO DE CUENTA<br>', `<b style="font-size:20px">${account}</b>`))}${gap(12)}${ruled(['NOMBRE', 'GIRO', 'TARIFA', 'RUTA'], ['2.2fr', '1fr', '1fr', '1fr'], [[`<b>${holderOf(p)}</b>`, 'DOMÉSTICO', '01 HABITACIONAL', `12-${digits(random, 3)}-${digits(random, 4)}`]], [blue, light])}${gap(-1)}${ruled(['DIRECCIÓN', 'COLONIA', 'C.P.'], ['1.7fr', '1.4fr', '.6fr'], [[streetLine(p, 'INT.'), plain(p.neighborhood), p.postalCode]], [blue, light])}${gap(-1)}${ruled(['MEDIDOR', 'DIÁMETRO', 'LECTURA ANTERIOR', 'LECTURA ACTUAL', 'CONSUMO M3', 'PERIODO DE CONSUMO'], ['1fr', '.8fr', '1.1fr', '1fr', '.9fr', '1.6fr'], [[`S${digits(random, 8)}`, '13 MM', String(old), String(old + used), String(used), '<b>02-SEP-26 AL 02-OCT-26</b>']], [blue, light])}${gap(12)}${grid(
    '1fr 270px',
    rows(
      band(blue, 'CONCEPTO Y SU IMPORTE'),
      plainTable(
        ['', '>'],
        [
          ['Servicio de agua potable (cuota base $112.00 más m3)', sum(water)],
          ['Drenaje 20%', sum(drain)],
          ['Tratamiento de aguas residuales 14%', sum(treat)],
          ['Donativo a Bomberos y Cruz Roja (voluntario)', '0.00'],
          ['I.V.A. 0%', '0.00'],
          ['Rezago al 02-SEP-26', '0.00'],
          ['<b>TOTAL A PAGAR</b>', `<b style="font-size:16px">$${sum(total)}</b>`],
        ],
        { cell: `border-bottom:1px solid ${light};padding:3.5px 4px` },
      ),
    ),
    rows(
      box(
        `border:2px solid ${blue};border-radius:8px;padding:9px 12px;text-align:center`,
        'PAGAR ANTES DE',
        `<div style="font-size:25px;font-weight:bold;color:${blue}">27-OCT-26</div>`,
        small(10, 'Fecha de facturación 07-OCT-26<br>Suspensión del servicio 29-OCT-26'),
      ),
      gap(8),
      box(
        'background:#fff3cd;padding:8px 10px;font-size:10px',
        '<b>¡Ganadores del sorteo Pago Puntual!</b> JOSEFINA ARANDA PÉREZ, de la colonia San Miguel, ganó una pantalla el 30-SEP-26. El próximo es el 18-DIC-26.',
      ),
    ),
  )}${gap(12)}${band(blue, 'HISTORIAL DE CONSUMO (M3)')}${gap(6)}${grid(
    '350px 1fr',
    history(random, [340, 92], '#5b9bd5', [
      'OCT',
      'NOV',
      'DIC',
      'ENE',
      'FEB',
      'MAR',
      'ABR',
      'MAY',
      'JUN',
      'JUL',
      'AGO',
      'SEP',
    ]),
    plainTable(
      ['MES', '>M3', '>PAGADO', 'FECHA'],
      [
        ['SEP-26', '14', '$334.10', '21-SEP-26'],
        ['AGO-26', '16', '$357.88', '19-AGO-26'],
        ['JUL-26', '13', '$321.66', '22-JUL-26'],
        ['JUN-26', '18', '$381.20', '24-JUN-26'],
      ],
      { head: `background:${light}` },
    ),
  )}${gap(12)}${box('font-size:10.5px;text-align:justify', 'Si su consumo es mayor que el de costumbre revise sus instalaciones: una fuga de 2 milímetros gasta 4.8 m3 al día. El pago con cheque se recibe salvo buen cobro. La facturación de domicilios sin lectura se hace con el promedio de los últimos seis meses. Esta tarifa se publicó en el Periódico Oficial del Gobierno del Estado de Guanajuato número 261 del 31-DIC-2025. Para cambiar el nombre del usuario presente escritura o contrato y una identificación en Módulo Central, Hidalgo 404, Centro.')}${gap(10)}${grid('1fr 1fr 1fr', box(`border-top:3px solid ${blue};padding-top:5px;font-size:10px`, '<b>Paga en línea</b><br>Con tu número de cuenta en sapal.gob.mx o en la app SAPAL Móvil.'), box(`border-top:3px solid ${blue};padding-top:5px;font-size:10px`, '<b>Cajeros SAPAL</b><br>Plaza Mayor, Centro Max, Delta y San Juan Bosco, de 8 a 21 horas.'), box(`border-top:3px solid ${blue};padding-top:5px;font-size:10px`, '<b>Tandeo</b><br>Tu sector recibe agua de 5:00 a 11:00. Consulta cambios en el 073.'))}${coupon(`${grid('1fr 1fr', rows(`CUENTA <b>${account}</b> &nbsp; ${holderOf(p)}`, gap(6), bars(random, 320), `<br>${digits(random, 26)}`), rows(ends('TOTAL', `<b>$${sum(total)}</b>`), ends('VENCE', '<b>27-OCT-26</b>'), small(9, 'TALÓN PARA EL CAJERO. NO ES COMPROBANTE SIN SELLO.')))}`)}`;
  return sheet("11px 'DejaVu Sans Condensed'", 1.27, html, {
    ...{ kind: 'water_bill', ...sent },
    isScan: true,
    // The town is only the utility's own.
    fields: { holder: holderOf(p), ...homeBut(p, 'city', 'state'), periodFrom: '2026-09-02', periodTo: '2026-10-02' },
  });
};

export const powerAndWater: Record<string, Design> = { cfeBimester, sapal };
