import { type Design, holderOf, plain } from '../designs.ts';
import {
  bar,
  bars,
  box,
  digits,
  framed,
  gap,
  grid,
  homeBut,
  list,
  rows,
  small,
  squares,
} from '../strangers-2/parts.ts';
import { coupon, drawResident, drawTenant, history, sheet, titled } from './parts.ts';

// Light and water.

const sent = { sentAs: 'proof_of_address' };

/** The front of the bill: nothing names the holder and the home at the top left; everything about the service is under the total. */
const cfeFront: Design = (random) => {
  const p = drawTenant(random);
  const [read, kwh] = [random.whole(11_000, 52_000), random.whole(310, 520)];
  const most = (kwh - 280) * 3.93;
  const energy = 165.45 + 174.85 + most;
  const due = Math.round(energy * 1.16);
  const label = (name: string, value: string) => `<b>${name}:</b> ${value}`;
  const flat = p.department ? ` INT ${p.department}` : '';
  const costs = ['Suministro', 'Distribución', 'Transmisión', 'CENACE', 'Energía', 'Capacidad', 'SCnMEM'];
  const html = `${grid('92px 1fr 96px', '<b style="font-size:38px;letter-spacing:-2px;color:#007a53;line-height:1">CFE</b>', rows('<b style="font-size:13px">Comisión Federal de Electricidad</b>', small(8.5, 'CFE Suministrador de Servicios Básicos. Río Ródano No. 14, colonia Cuauhtémoc, Alcaldía Cuauhtémoc, Código Postal 06500, Ciudad de México. RFC: CSS160330CP7')), squares(random, 74))}${gap(10)}${grid(
    '1fr 316px',
    box(
      'font-size:12.5px;padding-top:6px',
      rows(
        holderOf(p),
        `${plain(p.street)} ${p.streetNumber}${flat}`,
        plain(p.neighborhood),
        `C.P. ${p.postalCode}`,
        `${plain(p.city)}, ${p.shortState}.`,
      ),
    ),
    framed(
      '#007a53',
      box('font-weight:bold;font-size:14px', 'TOTAL A PAGAR:'),
      box(
        'font-size:45px;font-weight:bold;line-height:1.1;text-align:center',
        `$${due.toLocaleString('en')}<span style="font-size:20px;vertical-align:super">00</span>`,
      ),
      box('font-size:9px;text-align:center', '(CANTIDAD SUJETA A REDONDEO M.N.)'),
    ),
  )}${gap(10)}${grid('1fr 1fr', rows(label('NO. DE SERVICIO', digits(random, 12).replace(/(...)(?=.)/g, '$1 ')), label('RMU', `${p.postalCode} 18-03-22 ${p.rfc.slice(0, 4)}-${p.rfc.slice(4, 10)} 001 CFE`), label('CUENTA', `${random.whole(10, 96)}DX10${random.pick(['A', 'B', 'C'])}0${digits(random, 8)}`), label('USO', 'Doméstico')), rows(label('LÍMITE DE PAGO', '<b style="font-size:14px">22 OCT 26</b>'), label('CORTE A PARTIR', '23 OCT 26'), label('TARIFA', '1 &nbsp; <b>NO. HILOS:</b> 1'), label('NO. MEDIDOR', `${digits(random, 3)}KH${digits(random, 2)} &nbsp; <b>MULTIPLICADOR:</b> 1`)))}${box('border-top:1.5px solid #007a53;border-bottom:1.5px solid #007a53;padding:4px 0;margin:7px 0', label('PERIODO FACTURADO', '05 AGO 26-06 OCT 26'))}${list(
    [
      'Concepto',
      '>Lectura actual<br>&#9632; Medida &#9633; Estimada',
      '>Lectura anterior<br>&#9632; Medida &#9633; Estimada',
      '>Total<br>periodo',
      '>Precio<br>(MXN)',
      '>Subtotal<br>(MXN)',
    ],
    ['112px', '1fr', '1fr', '62px', '62px', '78px'],
    [
      ['Energía (kWh)', String(read + kwh), String(read), String(kwh), '', ''],
      ['Básico', '', '', '150', '1.103', '165.45'],
      ['Intermedio', '', '', '130', '1.345', '174.85'],
      ['Excedente', '', '', String(kwh - 280), '3.930', most.toFixed(2)],
      ['Suma', '', '', String(kwh), '', energy.toFixed(2)],
    ],
    '#007a53',
  )}${gap(9)}${grid(
    '1fr 270px',
    rows(
      box('font-weight:bold;font-size:10.5px', 'Costos de la energía en el Mercado Eléctrico Mayorista'),
      list(
        ['Concepto', '>$', '>$/kWh', '>Importe (MXN)'],
        ['96px', '1fr', '1fr', '1fr'],
        costs.map((name) => [
          name,
          '',
          (random.whole(3, 90) / 100).toFixed(3),
          `${random.whole(9, 380)}.${digits(random, 2)}`,
        ]),
        '#aaa',
      ),
    ),
    rows(
      box('font-weight:bold;font-size:10.5px', 'Desglose del importe a pagar'),
      list(
        ['Concepto', '>Importe (MXN)'],
        ['1fr', '100px'],
        [
          ['Energía', energy.toFixed(2)],
          ['IVA 16%', (energy * 0.16).toFixed(2)],
          ['Fac. del Periodo', (energy * 1.16).toFixed(2)],
          ['DAP', '0.00'],
          ['Adeudo Anterior', '612.40'],
          ['Su Pago', '-612.00'],
          ['<b>Total</b>', `<b>$${due.toLocaleString('en')}.00</b>`],
        ],
        '#aaa',
      ),
    ),
  )}${gap(8)}${grid('1fr 1fr', rows(box('font-weight:bold;font-size:10.5px', 'Consumo histórico (kWh)'), history(random, [300, 84], '#67b79b', ['AGO24', 'OCT24', 'DIC24', 'FEB25', 'ABR25', 'JUN25', 'AGO25', 'OCT25', 'DIC25', 'FEB26', 'ABR26', 'JUN26', 'AGO26'].slice(-9))), framed('#bbb', small(10.5, '<b>Apoyo Gubernamental</b><br>Costo de producción $2,914.63. Aportación Gubernamental $1,728.10. El apoyo que recibes es la diferencia entre ambos.'), gap(3), small(10, 'Descarga <b>CFE Contigo</b> y paga sin filas del 01 SEP 26 al 31 DIC 26.')))}${coupon(`${grid('1fr 130px 110px', rows(bars(random, 300), gap(3), small(9, `01 ${digits(random, 12)} 261022 ${String(due).padStart(9, '0')} ${random.whole(1, 9)}`)), rows(small(9, 'FECHA LÍMITE DE PAGO'), '<b>22 OCT 26</b>'), box('font-size:20px;font-weight:bold', `$${due.toLocaleString('en')}.00`))}`)}`;
  return sheet("11px 'Liberation Sans'", 1.13, html, {
    ...{ kind: 'electricity_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-08-05', periodTo: '2026-10-06' },
  });
};

/** Guadalajara's water: a blue form of cells, each with its label in small letters above the value. */
const guadalajaraWater: Design = (random) => {
  const p = drawTenant(random, ['Jalisco']);
  const cell = (width: number, label: string, value: string) =>
    box(
      `box-sizing:border-box;width:${width}%;border:1px solid #2a7ab8;margin:0 -1px -1px 0;padding:2px 6px 4px`,
      box('font-size:8.5px;color:#1d5f93', label),
      value || '&nbsp;',
    );
  const form = (...cells: string[]) => box('display:flex;flex-wrap:wrap', ...cells);
  const read = random.whole(1200, 6400);
  const used = random.whole(14, 40);
  const months = ['OCT 25', 'DIC 25', 'FEB 26', 'ABR 26', 'JUN 26', 'AGO 26'];
  const due = random.whole(220, 940);
  const flat = p.department ? ` INT. ${p.department}` : '';
  const html = `${grid('150px 1fr 170px', '<b style="font-size:35px;font-style:italic;color:#1565a7">SIAPA</b>', box('text-align:center;font-size:11px;padding-top:4px', 'SISTEMA INTERMUNICIPAL DE LOS SERVICIOS DE AGUA POTABLE Y ALCANTARILLADO', small(8.5, 'Dr. R. Michel 461, Col. Las Conchas, Guadalajara, Jalisco, C.P. 44460. R.F.C. SIA0203197R9')), box('background:#1565a7;color:#fff;text-align:center;padding:5px;font-weight:bold', 'ESTADO DE CUENTA', box('font-weight:normal;font-size:10px', `Folio ${digits(random, 9)}`)))}${gap(12)}${form(cell(28, 'CUENTA CONTRATO', `<b>${digits(random, 7)}</b>`), cell(72, 'NOMBRE DEL USUARIO', holderOf(p)), cell(66, 'DOMICILIO', `${plain(p.street)} ${p.streetNumber}${flat}`), cell(34, 'COLONIA', plain(p.neighborhood)), cell(38, 'MUNICIPIO', plain(p.city)), cell(17, 'C.P.', p.postalCode), cell(45, 'CLAVE DE LOCALIZACIÓN', `${digits(random, 2)}-${digits(random, 3)}-${digits(random, 4)}-0`), cell(38, 'PERIODO DE FACTURACIÓN', '14-AGO-2026 A 13-OCT-2026'), cell(17, 'DÍAS', '61'), cell(20, 'TARIFA', 'DOMÉSTICA'), cell(25, 'MEDIDOR', `${digits(random, 8)}`))}${gap(14)}${grid(
    '1fr 216px',
    rows(
      bar('#1565a7', 'LECTURAS'),
      list(
        ['ACTUAL', '>ANTERIOR', '>CONSUMO M³', '>OBSERVACIÓN'],
        ['1fr', '1fr', '1fr', '1fr'],
        [[String(read + used), String(read), String(used), 'NORMAL']],
      ),
      bar('#1565a7', 'CONCEPTOS'),
      list(
        ['', '>IMPORTE'],
        ['1fr', '100px'],
        [
          ['Agua potable', (due / 1.75).toFixed(2)],
          ['Alcantarillado', `${digits(random, 2)}.60`],
          ['Saneamiento', `${digits(random, 2)}.04`],
          ['Infraestructura 3%', '9.12'],
          ['IVA 16%', '21.33'],
          ['Rezago', '0.00'],
          ['Recargos', '0.00'],
          ['Gastos de ejecución', '0.00'],
          ['Ajuste por redondeo', '0.37'],
        ],
      ),
    ),
    box(
      'background:#e3f0fa;border-radius:10px;padding:12px;text-align:center',
      'TOTAL A PAGAR',
      box('font-size:31px;font-weight:bold', `$${due}.00`),
      gap(6),
      'PAGUE ANTES DE',
      box('font-size:17px;font-weight:bold', '04/NOV/2026'),
      gap(8),
      history(random, [190, 120], '#4a94cc', months),
    ),
  )}${gap(16)}${grid('1fr 1fr', box('border-left:6px solid #f28c28;background:#fff4e8;padding:8px 10px', '<b style="font-size:14px">¡Anualidad 2027 con 10% de descuento!</b>', small(10, 'Paga del 2 de enero al 28 de febrero de 2027 en cualquier sucursal: Av. Niños Héroes 2905, Col. Jardines del Bosque, C.P. 44520.')), box('border-left:6px solid #1565a7;background:#eef5fb;padding:8px 10px', '<b>SIAPATEL 33 3668 2482</b>', small(10, 'Reporta fugas las 24 horas, los 365 días. Revisa que tus datos sean correctos; para cambio de propietario presenta tu escritura.')))}${gap(54)}${coupon(`${grid('1fr 200px', rows(bars(random, 380), gap(3), small(9, digits(random, 38))), rows(small(10, 'TALÓN DE PAGO'), `<b style="font-size:18px">$${due}.00</b>`, small(9, 'OXXO, 7-Eleven, Farmacias Guadalajara, Telecomm')))}`)}`;
  return sheet("12px 'DejaVu Sans Condensed'", 1.14, html, {
    ...{ kind: 'water_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p, 'state'), periodFrom: '2026-08-14', periodTo: '2026-10-13' },
  });
};

/** Florida's light: a greeting and the totals first; the home in a column of facts and in the window of the coupon. */
const floridaLight: Design = (random) => {
  const p = drawResident(random, ['FL']);
  const [last, kwh, read] = [random.whole(90, 210), random.whole(640, 1490), random.whole(21_000, 74_000)];
  const [due, account] = [`${random.whole(96, 264)}.${digits(random, 2)}`, `${digits(random, 5)}-${digits(random, 5)}`];
  const fact = (name: string, value: string) => `<b>${name}:</b> ${value}`;
  const html = `${grid('1fr 250px', '<b style="font-size:33px;color:#0079c1">FPL</b><sup style="font-size:9px">&reg;</sup>', box('text-align:right;font-size:19px;color:#0079c1', 'Electric Bill Statement'))}${gap(4)}${grid(
    '1fr 250px',
    rows(
      box('font-size:17px;margin-top:8px', `Hello ${titled(p.holder)},`),
      box('font-size:14px', "Here's what you owe for this billing period."),
      box(
        'background:#0079c1;color:#fff;padding:12px 16px;margin:12px 0;display:flex;justify-content:space-between',
        box(
          '',
          box('font-size:11px;font-weight:bold', 'CURRENT BILL'),
          `<b style="font-size:34px">$${due}</b>`,
          box('font-size:10px', 'TOTAL AMOUNT YOU OWE'),
        ),
        box(
          'text-align:right;padding-top:22px',
          '<b style="font-size:17px">Nov 3, 2026</b>',
          box('font-size:10px', 'NEW CHARGES DUE BY'),
        ),
      ),
    ),
    box(
      'font-size:11px;padding-top:10px;line-height:1.5',
      rows(
        fact('For', 'Sep 11, 2026 to Oct 13, 2026 (32 days)'),
        fact('Statement Date', 'Oct 13, 2026'),
        fact('Account Number', account),
        '<b>Service Address:</b>',
        p.street,
        `${p.city}, ${p.state} ${p.zip}`,
      ),
    ),
  )}${bar('#7ab800', 'BILL SUMMARY')}${grid(
    '1fr 272px',
    list(
      ['', '>'],
      ['1fr', '90px'],
      [
        ['Amount of your last bill', `${last}.88`],
        ['Payments received', `-${last}.88`],
        ['<b>Balance before new charges</b>', '<b>0.00</b>'],
        ['Total new charges', due],
        ['<b>Total amount you owe</b>', `<b>$${due}</b>`],
      ],
    ),
    rows(
      '<b style="font-size:11px">Energy usage history (kWh)</b>',
      history(random, [270, 84], '#9ccbea', ['O', 'N', 'D', 'J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O']),
    ),
  )}${gap(8)}${grid(
    '1fr 272px',
    rows(
      '<b>BILL DETAILS</b>',
      list(
        ['', '>'],
        ['1fr', '90px'],
        [
          ['Customer charge', '$10.52'],
          [`Non-fuel (First 1000 kWh at $0.087250)`, `$${digits(random, 2)}.25`],
          ['Fuel (First 1000 kWh at $0.026670)', `$${digits(random, 2)}.67`],
          ['Gross receipts tax', '$3.30'],
          ['Franchise charge', '$7.51'],
          ['Utility tax', '$9.04'],
        ],
      ),
    ),
    rows(
      '<b>METER SUMMARY</b>',
      small(
        10.5,
        `Meter reading - Meter ${random.pick(['ACD', 'KLJ'])}${digits(random, 4)}. Next meter reading Nov 11, 2026.`,
      ),
      list(
        ['Usage', '>Current', '>Previous', '>Usage'],
        ['1fr', '62px', '66px', '50px'],
        [['kWh used', String(read + kwh), String(read), String(kwh)]],
      ),
    ),
  )}${gap(8)}${box('background:#f1f7e6;padding:8px 10px', '<b>KEEP IN MIND</b>', small(10, 'Payment received after January 04, 2027 is considered late; a late payment charge will apply. FPL SolarTogether&reg; enrollment is open through 12/31/2026. Customer Service: 1-800-226-3545. Report power outages: 1-800-468-8243. Hearing impaired: 711.'))}${coupon(`${grid('1fr 190px', `<b style="font-size:20px;color:#0079c1">FPL</b> ${small(9, `/ 27 3 ${account.replace('-', '')} 8${digits(random, 9)} ${due.replace('.', '').padStart(7, '0')}`)}`, small(9, 'Make check payable to FPL in U.S. funds and mail along with this coupon to:'))}${gap(8)}${grid('1fr 190px', box("font:12.5px 'Liberation Mono'", rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`), gap(5), bars(random, 210)), rows('FPL', 'GENERAL MAIL FACILITY', 'MIAMI FL 33188-0001'))}${gap(9)}${grid('1fr 1fr 1fr 1fr', rows(`<b>${account}</b>`, small(9, 'ACCOUNT NUMBER')), rows(`<b>$${due}</b>`, small(9, 'TOTAL AMOUNT YOU OWE')), rows('<b>Nov 3, 2026</b>', small(9, 'NEW CHARGES DUE BY')), rows('$ ____________', small(9, 'AMOUNT ENCLOSED')))}`)}`;
  return sheet("12px 'Liberation Sans'", 1.14, html, {
    ...{ kind: 'electricity_bill', ...sent },
    fields: { ...p, periodFrom: '2026-09-11', periodTo: '2026-10-13' },
  });
};

export const utilities: Record<string, Design> = { cfeFront, guadalajaraWater, floridaLight };
