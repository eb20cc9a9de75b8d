import { type Design, holderOf, plain } from '../designs.ts';
import { bars, box, digits, gap, grid, homeBut, rows, small, squares, streetLine } from '../strangers-2/parts.ts';
import { coupon, foot, history, sheet } from '../strangers-3/parts.ts';
import { ends } from '../strangers-4/parts.ts';
import { drawHouseholder, plainTable } from './people.ts';

const sent = { sentAs: 'proof_of_address' };
const say = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The tariff of small shops: what each part of the market costs in a wide table; streets on both sides below the home. */
const cfeShopTariff: Design = (random) => {
  const p = drawHouseholder(random);
  const [old, used] = [random.whole(11_000, 48_000), random.whole(140, 610)];
  const energy = used * 3.402;
  const net = energy + 58.37;
  const total = Math.round(net * 1.16 * 1.05);
  const green = '#00805a';
  const service = `${digits(random, 3)} ${digits(random, 3)} ${digits(random, 3)} ${digits(random, 3)}`;
  const fact = (label: string, value: string) => `<b>${label}</b> ${value}<br>`;
  const parts: [string, number][] = [
    ['Suministro', 0],
    ['Distribución', 1.093],
    ['Transmisión', 0.187],
    ['CENACE', 0.009],
    ['Generación', 1.312],
    ['Capacidad', 0.786],
    ['SCnMEM(1)', 0.015],
  ];
  const html = `${grid('112px 1fr', `<b style="font:bold italic 44px 'Liberation Sans';color:${green};line-height:1">CFE</b>`, rows('<b style="font-size:13px">CFE Suministrador de Servicios Básicos</b>', small(9, 'Río Ródano No. 14, colonia Cuauhtémoc, Alcaldía Cuauhtémoc, Código Postal 06500, Ciudad de México. RFC: CSS160330CP7')))}${gap(12)}${grid(
    '1fr 250px',
    rows(
      `<b style="font-size:13px">${holderOf(p)}</b>`,
      streetLine(p),
      'ENTRE ALLENDE Y ALDAMA',
      `${plain(p.neighborhood)}`,
      `C.P.${p.postalCode}`,
      `${plain(p.city)},${p.shortState}`,
    ),
    box(
      `border:2px solid ${green};padding:6px 10px;text-align:center`,
      '<b>TOTAL A PAGAR:</b>',
      `<div style="font-size:34px;font-weight:bold;line-height:1.1">$${say(total).slice(0, -3)}</div>`,
      small(8.5, 'MXN, IVA Y DAP INCLUIDOS'),
    ),
  )}${gap(8)}${grid('1fr 1fr', box('line-height:1.5', fact('NO. DE SERVICIO:', service), fact('RMU:', `${p.postalCode} 19-08-12 ${p.rfc.slice(0, 4)}-${p.rfc.slice(4, 10)} 004 CFE`), fact('LÍMITE DE PAGO:', '<b>22 OCT 26</b>'), fact('CORTE A PARTIR:', '23 OCT 26')), box('line-height:1.5', fact('TARIFA:', 'PDBT &nbsp;&nbsp; <b>NO. MEDIDOR:</b> 4K7D82'), fact('NO. HILOS:', '2 &nbsp;&nbsp; <b>MULTIPLICADOR:</b> 1 &nbsp;&nbsp; <b>CARGA kW:</b> 3'), fact('PERIODO FACTURADO:', '04 SEP 26-05 OCT 26'), '<b style="color:#b00">RECIBO SUJETO A VERIFICACIÓN</b>'))}${gap(7)}${plainTable(
    ['Concepto', '>Lectura actual', '>Lectura anterior', '>Total periodo', '>Precio (MXN)', '>Subtotal (MXN)'],
    [['Energía (kWh)', `${old + used} Medida`, `${old} Medida`, String(used), '3.402', `<b>${say(energy)}</b>`]],
    { head: `background:${green};color:#fff`, cell: `border-bottom:1px solid ${green}` },
  )}${gap(9)}<b style="color:${green}">Costos de la energía en el Mercado Eléctrico Mayorista</b>${plainTable(
    ['Concepto', '>$', '>$/kWh', '>Importe (MXN)'],
    [
      ...parts.map(([name, price]) => [
        name,
        price ? '0.00' : '58.37',
        String(price),
        say(price * used + (price ? 0 : 58.37)),
      ]),
      ['<b>Total</b>', '', '', `<b>${say(net)}</b>`],
    ],
    { head: 'background:#d9eee6', cell: 'border-bottom:1px dotted #9bb' },
  )}${gap(9)}${grid(
    '1fr 1fr',
    rows(
      `<b style="color:${green}">Desglose del importe a pagar</b>`,
      ends('Cargo Fijo', '58.37'),
      ends('Energía', say(energy)),
      ends('Subtotal', say(net)),
      ends('IVA 16%', say(net * 0.16)),
      ends('Facturación del Periodo', say(net * 1.16)),
      ends('DAP 5%', say(net * 1.16 * 0.05)),
      ends('Adeudo Anterior', '1,902.00'),
      ends('Su Pago 25 SEP 26', '1,902.00-'),
      ends('<b>Total</b>', `<b>$${say(total)}</b>`, 'border-top:1px solid #333'),
    ),
    rows(
      `<b style="color:${green}">Consumo histórico</b>`,
      history(random, [290, 68], '#5bb193', [
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
      gap(6),
      plainTable(
        ['Periodo', '>kWh', '>Importe', '>Pagos'],
        ['04 AGO 26 - 04 SEP 26', '03 JUL 26 - 04 AGO 26', '04 JUN 26 - 03 JUL 26'].map((time) => [
          time,
          String(random.whole(150, 600)),
          `$${say(random.whole(800, 2900))}`,
          `$${say(random.whole(800, 2900))}`,
        ]),
        { cell: 'border-bottom:1px dotted #9bb' },
      ),
    ),
  )}${gap(8)}${small(9, '(1) Servicios Conexos no incluidos en el Mercado Eléctrico Mayorista. Si usted no está de acuerdo con su consumo tiene hasta el 20 NOV 26 para inconformarse. Fecha de impresión del aviso: 07 OCT 26. Centro de Atención: AV. JUAREZ 1450, CENTRO. Reporte fallas al 071.')}${coupon(grid('1fr 210px 96px', rows(bars(random, 300), `<span style="letter-spacing:1px">01 ${service.replaceAll(' ', '')} 261022 ${String(total).padStart(9, '0')} 4</span>`, small(9, `NO. DE SERVICIO ${service} &nbsp; CFE Contigo`)), rows('<b>Total a pagar</b>', `<b style="font-size:20px">$${say(total)}</b>`, 'Límite de pago 22 OCT 26'), squares(random, 74)))}`;
  return sheet("10.6px 'Liberation Sans'", 1.2, html, {
    ...{ kind: 'electricity_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-09-04', periodTo: '2026-10-05' },
  });
};

/** Blue, with the sums in one band; given names over last names; the words of the home run on. */
const attMexico: Design = (random) => {
  const p = drawHouseholder(random);
  const [plan, extra] = [random.pick([399, 499, 649]), random.pick([89, 129])];
  const total = say(plan + extra);
  const blue = '#00a8e0';
  const top = (label: string, value: string) =>
    box(
      'border-left:1px solid #fff;padding:0 0 0 12px',
      box('font-size:9.5px', label),
      `<b style="font-size:15px">${value}</b>`,
    );
  const flat = p.department ? `, Interior ${p.department}` : '';
  const html = `${grid('1fr 1fr', '<b style="font-size:31px;color:#0568ae;line-height:1">AT&amp;T</b> <span style="color:#666">México</span>', box('text-align:right', '<b style="font-size:16px">Estado de Cuenta</b><br>Octubre 2026'))}${gap(10)}${box(`background:${blue};color:#fff;margin:0 -30px;padding:12px 30px;display:grid;grid-template-columns:1fr 1.5fr 1.1fr .9fr`, top('Total a pagar', `$${total}`), top('Periodo de facturación', '16/Sep/26 al 15/Oct/26'), top('Fecha límite de pago', '04/Nov/26'), top('Número AT&amp;T', digits(random, 10)))}${gap(16)}${grid(
    '1fr 265px',
    rows(
      `<b style="font-size:14px">${plain(p.firstName)}</b>`,
      `<b style="font-size:14px">${plain(`${p.lastName1} ${p.lastName2}`)}</b>`,
      `${plain(p.street)} No. Ext. ${p.streetNumber}${flat}`,
      `Col. ${plain(p.neighborhood)}, ${plain(p.city)}`,
      `${plain(p.state)}, México, C.P. ${p.postalCode}`,
      gap(4),
      `R.F.C. ${p.rfc}`,
    ),
    box(
      'background:#f0f7fb;padding:9px 12px',
      ends('No. de Cuenta', `<b>${digits(random, 9)}</b>`),
      ends('Factura', `B-${digits(random, 9)}`),
      ends('Fecha de emisión', '17/Oct/26'),
      ends('Ciclo', '16'),
      ends('Contrato firmado el', '28/Feb/25'),
      ends('Termina plazo forzoso', '28/Feb/27'),
    ),
  )}${gap(16)}<b style="font-size:15px;color:#0568ae">Resumen de cargos</b>${plainTable(
    ['Descripción', '>Sin impuestos', '>IVA / IEPS', '>Importe'],
    [
      ['Saldo anterior', '', '', `$${say(plan)}`],
      ['Pago recibido 02/Oct/26. Gracias', '', '', `-$${say(plan)}`],
      [`AT&amp;T Armalo Ideal ${plan}`, `$${say(plan / 1.19)}`, `$${say(plan - plan / 1.19)}`, `$${say(plan)}`],
      ['Protección móvil', `$${say(extra / 1.16)}`, `$${say(extra - extra / 1.16)}`, `$${say(extra)}`],
      ['<b>Total a pagar</b>', '', '', `<b>$${total}</b>`],
    ],
    { head: 'border-bottom:2px solid #0568ae;color:#0568ae', cell: 'border-bottom:1px solid #dde;padding:5px 4px' },
  )}${gap(16)}${grid(
    '1fr 1fr',
    rows(
      '<b style="font-size:15px;color:#0568ae">Consumo de tu línea</b>',
      plainTable(
        ['', '>Incluido', '>Usado'],
        [
          ['Datos MB', '12,288', '9,871'],
          ['Redes sociales', 'Ilimitadas', '14,002'],
          ['Minutos Mx, EU y Canadá', 'Ilimitados', '388'],
          ['SMS', 'Ilimitados', '21'],
        ],
        { cell: 'border-bottom:1px solid #dde' },
      ),
    ),
    box(
      'border:2px solid #ffb81c;padding:11px 14px',
      '<b style="font-size:15px">¡Renueva y estrena!</b><br>Del 1 de noviembre de 2026 al 6 de enero de 2027 llévate el doble de gigas. Ven a tu tienda AT&amp;T: Av. Universidad 1000, Col. Xoco, C.P. 03330.',
    ),
  )}${gap(16)}${box('background:#f4f4f4;padding:10px 12px', '<b>Dónde pagar</b><br>Mi AT&amp;T, tiendas AT&amp;T, OXXO, 7-Eleven, Walmart, BBVA convenio 1049526, Citibanamex B:5390, Santander 5390. Si pagas después del 04/Nov/26 se suspenderá tu servicio el 07/Nov/26; la reconexión cuesta $50.00.')}${gap(10)}${small(9.5, 'Procuraduría Federal del Consumidor 55 5568 8722. Instituto: www.ift.org.mx. Carta de derechos mínimos de los usuarios en att.com.mx/derechos. Los precios incluyen IVA e IEPS. Tarifas registradas con el folio 1187724.')}${foot(`${ends(`${bars(random, 260)}<br>${digits(random, 26)}`, squares(random, 58))}${gap(6)}${small(8.5, 'AT&amp;T Comunicaciones Digitales, S. de R.L. de C.V. Río Lerma 232, Piso 20, Col. Cuauhtémoc, Alcaldía Cuauhtémoc, C.P. 06500, Ciudad de México. RFC CNM980114PI2. Lugar de expedición 06500. Efectos fiscales al pago.')}`)}`;
  return sheet("11.4px 'Liberation Sans'", 1.2, html, {
    ...{ kind: 'phone_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-09-16', periodTo: '2026-10-15' },
  });
};

/** The home only in the window of the stub at the end; a month without days; the sums in a column at the left. */
const telmexWindow: Design = (random) => {
  const p = drawHouseholder(random);
  const base = random.pick([389, 435, 599]);
  const phone = `${random.pick(['81', '55'])} ${digits(random, 4)} ${digits(random, 4)}`;
  const blue = '#0072ce';
  const side = (label: string, value: string) =>
    box(
      'border-bottom:1px solid #fff8;padding:7px 0',
      box('font-size:10px', label),
      `<b style="font-size:14px">${value}</b>`,
    );
  const html = `${grid(
    '178px 1fr',
    box(
      `background:${blue};color:#fff;padding:14px 14px 24px;border-radius:0 0 22px 0;margin:-25px 0 0 -25px`,
      '<b style="font-size:26px;letter-spacing:-1px">TELMEX</b>',
      gap(16),
      side('Teléfono', phone),
      side('Total a Pagar', `$ ${say(base)}`),
      side('Pagar antes de:', '31-OCT-2026'),
      side('Mes de Facturación', 'Octubre'),
      side('Factura No.', digits(random, 12)),
      side('Saldo Anterior', `$ ${say(base)}`),
      side('Su Pago del 24-SEP-2026', `$ ${say(base)} -`),
    ),
    rows(
      box('text-align:right', '<b style="font-size:17px">Recibo Telmex</b><br>Página 1 de 2'),
      gap(12),
      `<b style="color:${blue};font-size:14px">Resumen del Estado de Cuenta</b>`,
      plainTable(
        ['', '>'],
        [
          ['Servicios de Telecomunicaciones', `$ ${say((base - 60) / 1.16)}`],
          ['Otros servicios: Claro video, Claro drive', '$ 51.72'],
          ['IEPS 3%', '$ 0.00'],
          ['IVA 16%', `$ ${say(base - base / 1.16)}`],
          ['<b>Cargos del Mes</b>', `<b>$ ${say(base)}</b>`],
          ['Saldo Anterior', `+ $ ${say(base)}`],
          ['Pagos y créditos', `- $ ${say(base)}`],
          ['<b>Total a Pagar</b>', `<b>$ ${say(base)}</b>`],
        ],
        { cell: 'border-bottom:1px dotted #999;padding:4px' },
      ),
      gap(14),
      `<b style="color:${blue};font-size:14px">Detalle de tu paquete</b>`,
      plainTable(
        ['Servicio', 'Incluye', '>Usado'],
        [
          ['Infinitum', `Hasta ${random.pick([80, 150, 250])} Mbps simétricos`, ''],
          ['Llamadas nacionales', 'Ilimitadas', '47'],
          ['A celular 044 y EUA', 'Ilimitadas', '129'],
          ['Buzón y 4 servicios digitales', 'Incluidos', ''],
        ],
        { head: 'border-bottom:1px solid #555', cell: 'padding:3px 4px' },
      ),
    ),
  )}${gap(18)}${grid('1fr 1fr', box('border:2px dashed #f58220;padding:10px 13px;color:#b85500', '<b style="font-size:15px">Disney+ incluido 12 meses</b><br>Contrata antes del 15-DIC-2026 al 800 123 2222 y paga $99.00 al mes a partir de NOV-2027.'), box('background:#eaf4fc;padding:10px 13px', '<b>Aviso importante.</b> Conforme a las modificaciones publicadas el 02-JUL-2026 en el D.O.F., consulta las nuevas condiciones en telmex.com/contratos desde el 01-NOV-2026.'))}${gap(14)}${small(10, 'Aclaraciones: 800 123 0000. Reportes de fallas: 050. Los pagos hechos después del 15-OCT-2026 se reflejan en tu próximo recibo. La falta de pago a la fecha de vencimiento causa la suspensión del servicio y un cargo por reanudación de $81.20. Teléfonos de México, S.A.B. de C.V., Parque Vía 198, Col. Cuauhtémoc, C.P. 06500, Ciudad de México. RFC TME840315-KT6.')}${gap(14)}<b style="color:${blue};font-size:14px">Llamadas más largas</b>${plainTable(
    ['Fecha', 'Hora', 'Destino', 'Número', '>Min', '>Importe'],
    ['13-SEP', '21-SEP', '02-OCT', '09-OCT'].map((day) => [
      day,
      `${random.whole(10, 21)}:${random.whole(10, 59)}`,
      random.pick(['CELULAR', 'MONTERREY NL', 'HOUSTON TX', 'PUEBLA PUE']),
      digits(random, 10),
      String(random.whole(1, 40)),
      'Incluida',
    ]),
    { head: 'border-bottom:1px solid #555' },
  )}${coupon(
    `${grid('1fr 1fr 120px', small(10, 'TALÓN DE PAGO<br>Conserva la parte de arriba'), ends('Teléfono', `<b>${phone}</b>`), '<b>1 AB 00247</b>')}${gap(8)}${grid('330px 1fr', box('border:1px solid #888;border-radius:10px;padding:12px 16px;font:13px Liberation Mono;line-height:1.3', rows(holderOf(p), streetLine(p, 'DPTO'), `COL. ${plain(p.neighborhood)}`, `${plain(p.city)}, ${p.shortState}`, `C.P. ${p.postalCode}-CR-${p.postalCode.slice(0, 2)}201`)), rows(ends('Total a Pagar', `<b style="font-size:17px">$ ${say(base)}</b>`), ends('Pagar antes de', '<b>31-OCT-2026</b>'), gap(8), bars(random, 250), `<span style="letter-spacing:2px">${digits(random, 20)}</span>`))}`,
  )}`;
  return sheet("11.2px 'Liberation Sans'", 1.2, html, {
    ...{ kind: 'phone_bill', ...sent },
    isScan: true,
    fields: { holder: holderOf(p), ...homeBut(p) },
  });
};

export const mexicanBills: Record<string, Design> = { cfeShopTariff, attMexico, telmexWindow };
