import { type Design, holderOf, plain } from '../designs.ts';
import { bars, box, digits, gap, grid, homeBut, rows, small, squares, streetLine } from '../strangers-2/parts.ts';
import { coupon, history, sheet, titled } from '../strangers-3/parts.ts';
import { ends, ruled } from '../strangers-4/parts.ts';
import { band, plainTable } from '../strangers-6/people.ts';
import { grouped, sum } from '../strangers-7/people.ts';
import { drawRider, drawStranger } from './people.ts';

const sent = { sentAs: 'proof_of_address' };

/** The tariff of hot towns, each month: the home between streets, the sum in words, a table of the past periods with dates like the one billed. */
const cfeSummer: Design = (random) => {
  const p = drawRider(random, ['Sonora', 'Tabasco']);
  const [total, words] = random.pick([
    [487, 'CUATROCIENTOS OCHENTA Y SIETE'],
    [1264, 'UN MIL DOSCIENTOS SESENTA Y CUATRO'],
    [835, 'OCHOCIENTOS TREINTA Y CINCO'],
  ] as const);
  const net = total / 1.16;
  const [old, used] = [random.whole(11_000, 48_000), random.whole(420, 890)];
  const service = grouped(random, 3, 3, 2, 2, 2);
  const [green, pale] = ['#008e5a', '#e6f4ee'];
  const row = (one: string, two: string) =>
    box('padding:2.5px 0', `<b style="color:${green}">${one}</b> &nbsp;<b>${two}</b>`);
  const past = [
    ['del 10 AGO 26 al 10 SEP 26', '1,012', '$1,402.00', '$1,402.00'],
    ['del 10 JUL 26 al 10 AGO 26', '1,107', '$1,566.00', '$1,566.00'],
    ['del 10 JUN 26 al 10 JUL 26', '968', '$1,318.00', '$1,318.00'],
    ['del 11 MAY 26 al 10 JUN 26', '711', '$880.00', '$880.00'],
    ['del 10 ABR 26 al 11 MAY 26', '402', '$391.00', '$391.00'],
  ];
  const html = `${grid('140px 1fr', `<b style="font:bold italic 36px DejaVu Sans;color:${green};line-height:1">CFE</b>`, box('text-align:right;font-size:9px', '<b>Comisión Federal de Electricidad</b><br>CFE Suministrador de Servicios Básicos, RFC: CSS160330CP7<br>Río Ródano No. 14, colonia Cuauhtémoc, Alcaldía Cuauhtémoc, Código Postal 06500, Ciudad de México'))}${gap(14)}${grid('1fr 320px', box('font-size:13px', rows(holderOf(p), streetLine(p, 'INT'), `<span style="font-size:10.5px">ENTRE ${random.pick(['SIMON BLEY', 'CALLE DEL PAILEBOT'])} Y ${random.pick(['MANUEL Z CUBILLAS', 'REPUBLICA DE CUBA'])}</span>`, `${plain(p.neighborhood)} &nbsp; C.P.${p.postalCode}`, `${plain(p.city)},${p.shortState}`)), box('', '<b>TOTAL A PAGAR:</b>', `<div style="font-size:38px;font-weight:bold;line-height:1.1">$${total.toLocaleString('en')}</div>`, small(9.5, `(${words} PESOS 00/100 M.N.)`)))}${gap(12)}${box(`background:${pale};border-radius:12px;padding:9px 14px`, grid('1fr 1fr', rows(row('NO. DE SERVICIO:', service), row('RMU:', `${p.postalCode} 09-11-18 ${p.rfc.slice(0, 4)}-${p.rfc.slice(4, 10)} 002 CFE`), row('CUENTA:', `${digits(random, 2)}DW10C01${digits(random, 7)}`), row('USO:', 'Doméstico')), rows(row('TARIFA:', '1F &nbsp; VERANO'), row('NO. MEDIDOR:', `C${digits(random, 4)}R${digits(random, 1)} &nbsp; MULTIPLICADOR: 1`), row('PERIODO FACTURADO:', '10 SEP 26 - 10 OCT 26'), row('LÍMITE DE PAGO:', '27 OCT 26'), row('CORTE A PARTIR:', '28 OCT 26'))))}${gap(12)}${plainTable(
    ['Concepto', '>Lectura actual', '>Lectura anterior', '>Total periodo', '>Precio (MXN)', '>Subtotal (MXN)'],
    [
      ['Energía (kWh)', `0${old + used}`, `0${old}`, String(used), '', ''],
      ['Básico', '', '', '300', '0.719', sum(215.7)],
      ['Intermedio bajo', '', '', String(used - 300), '', sum(net - 215.7)],
      ['Intermedio alto', '', '', '0', '1.108', '0.00'],
      ['Excedente', '', '', '0', '3.344', '0.00'],
      ['<b>Suma</b>', '', '', `<b>${used}</b>`, '', `<b>${sum(net)}</b>`],
    ],
    { head: `background:${green};color:#fff`, cell: `border-bottom:1px solid ${pale}` },
  )}${gap(12)}${grid(
    '1fr 1fr',
    rows(
      band(green, 'Desglose del importe a pagar'),
      ends('Energía', sum(net)),
      ends('IVA 16%', sum(total - net)),
      ends('DAP (Derecho de alumbrado público)', '0.00'),
      ends('Fac. del periodo', sum(total)),
      ends('Adeudo anterior', '1,402.31'),
      ends('Su pago', '-1,402.00'),
      ends('<b>Total</b>', `<b>$${sum(total + 0.31)}</b>`),
    ),
    rows(
      band(green, 'Apoyo gubernamental'),
      box(
        'padding:5px 0',
        `El costo de producir tu energía del periodo es de $${sum(used * 2.93)}. El Gobierno aporta <b>$${sum(used * 2.93 - net)}</b>.`,
      ),
      gap(4),
      box(
        'background:#fff1c1;padding:6px 10px',
        '<b>El horario de verano tarifario termina el 31 OCT 26.</b> Desde el 01 NOV 26 tu recibo lleva precios de fuera de verano.',
      ),
    ),
  )}${gap(12)}${band(green, 'CONSUMO HISTÓRICO')}${plainTable(['Periodo', '>kWh', '>Importe', '>Pagos'], past, { head: 'border-bottom:1px solid #777', cell: `border-bottom:1px solid ${pale}` })}${gap(10)}${small(9, 'Si tu consumo promedio de doce meses es mayor de 2,500 kWh tu tarifa será DAC. Para reportar una falla llama al 071. Centro de atención: Blvd. Luis Encinas 118, Col. Centro, de 8:00 a 16:00. Aviso impreso el 12 OCT 26 a las 05:41:07.')}${coupon(grid('92px 1fr 190px', squares(random, 84), rows(bars(random, 300), `01 ${service.replaceAll(' ', '')} 261027 ${String(total).padStart(9, '0')} ${digits(random, 1)}`, small(9, holderOf(p))), box('text-align:right', `LÍMITE DE PAGO 27 OCT 26<br><b style="font-size:20px">$${total.toLocaleString('en')}</b>`)))}`;
  return sheet("11px 'Liberation Sans'", 1.24, html, {
    ...{ kind: 'electricity_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-09-10', periodTo: '2026-10-10' },
  });
};

/** A strip as the reader of meters prints it at the door: capitals, no lines, labels before and above; the home of the office bigger than the user's. */
const jmasStrip: Design = (random) => {
  const p = drawRider(random, ['Chihuahua']);
  const [old, used] = [random.whole(310, 2900), random.whole(9, 31)];
  const [water, drain] = [98.4 + used * 8.7, (98.4 + used * 8.7) * 0.35];
  const total = Math.round(water + drain);
  const account = `${digits(random, 3)}-${digits(random, 4)}-${digits(random, 1)}`;
  const rule = box('border-top:1.5px dashed #333;margin:7px 0');
  const line = (name: string, value: string) => ends(name, value);
  const html = box(
    "width:400px;margin:0 auto;font:13px 'Liberation Mono';line-height:1.27",
    box(
      'text-align:center',
      '<b style="font-size:19px">JMAS JUÁREZ</b><br>JUNTA MUNICIPAL DE AGUA Y<br>SANEAMIENTO DE JUÁREZ<br>PEDRO N. GARCÍA 2231<br>COL. PARTIDO ROMERO C.P. 32030<br>RFC JMA 680101 4H2<br>TEL 656 686 0086',
    ),
    rule,
    box('text-align:center', 'AVISO RECIBO', `<br><b style="font-size:17px">CUENTA ${account}</b>`),
    gap(5),
    rows(
      'USUARIO:',
      `<b>${holderOf(p)}</b>`,
      `${plain(p.street)} NUM. ${p.streetNumber}`,
      p.department ? `INTERIOR ${p.department}` : '',
      `FRACC. ${plain(p.neighborhood)}`,
      `CP: ${p.postalCode} &nbsp; RUTA 0418 SEC 22`,
    ),
    rule,
    line('TARIFA', 'DOMÉSTICA 01'),
    line('MEDIDOR', `B${digits(random, 7)}`),
    line('LECTURA ACTUAL', String(old + used)),
    line('LECTURA ANTERIOR', String(old)),
    line('CONSUMO M3', String(used)),
    'PERIODO DE CONSUMO:',
    box('text-align:right', '<b>11/SEP/2026 - 12/OCT/2026</b>'),
    line('MES FACTURADO', 'OCT 2026'),
    rule,
    line('AGUA', sum(water)),
    line('ALCANTARILLADO', sum(drain)),
    line('SANEAMIENTO', 'INCLUIDO'),
    line('CRUZ ROJA', '0.00'),
    line('REDONDEO', sum(total - water - drain)),
    line('ADEUDO AL 11/SEP/26', '0.00'),
    line('<b style="font-size:17px">TOTAL</b>', `<b style="font-size:17px">$${sum(total)}</b>`),
    line('<b>VENCIMIENTO</b>', '<b>30/OCT/2026</b>'),
    rule,
    'ÚLTIMOS PAGOS',
    line('24/SEP/2026 &nbsp; OXXO', `$${sum(total - 22)}`),
    line('27/AGO/2026 &nbsp; CAJA 4', `$${sum(total + 41)}`),
    rule,
    `LE ATENDIÓ LECTURISTA 118<br>${drawStranger(random)}<br>PRÓXIMA LECTURA 11/NOV/2026`,
    gap(8),
    box(
      'text-align:center',
      bars(random, 330),
      `<br>${account.replaceAll('-', '')}${digits(random, 14)}`,
      gap(5),
      'UNA FUGA GASTA 12 M3 AL DÍA.<br>REPÓRTELA AL 073',
    ),
  );
  return sheet("13px 'Liberation Mono'", 1.2, html, {
    ...{ kind: 'water_bill', ...sent },
    // The town is only in the utility's name.
    fields: { holder: holderOf(p), ...homeBut(p, 'city', 'state'), periodFrom: '2026-09-11', periodTo: '2026-10-12' },
  });
};

/** Cancún's water: homes are a block and a plot of a numbered quarter, in cells with their names beneath. */
const aguakan: Design = (random) => {
  const drawn = drawRider(random, ['Quintana Roo']);
  const p = {
    ...drawn,
    street: `Calle ${random.whole(12, 108)} ${random.pick(['Norte', 'Poniente'])}`,
    streetNumber: `MZ ${random.whole(2, 88)} LT ${random.whole(1, 46)}`,
    neighborhood: `Supermanzana ${random.whole(59, 105)}`,
    department: random.chance(0.5) ? random.pick(['2', 'B', 'Altos']) : '',
  };
  const [old, used] = [random.whole(90, 1800), random.whole(8, 27)];
  const [water, drain] = [176.2 + used * 11.3, (176.2 + used * 11.3) * 0.35];
  const contract = digits(random, 8);
  const [teal, pale] = ['#00778b', '#dff1f4'];
  const cell = (name: string, value: string) =>
    box(
      `border:1px solid ${teal};margin:0 -1px -1px 0;padding:4px 8px`,
      `<b style="font-size:12.5px">${value || '&nbsp;'}</b>`,
      box(`font-size:8.5px;color:${teal}`, name),
    );
  const cells = (tracks: string, ...some: string[]) => box(`display:grid;grid-template-columns:${tracks}`, ...some);
  const html = `${grid('1fr 300px', rows(`<b style="font:bold 31px DejaVu Sans;color:${teal};line-height:1">aguakan</b>`, small(9, 'Desarrollos Hidráulicos de Cancún, S.A. de C.V. RFC DHC931026JN3<br>Av. Nichupté esq. Andrés Quintana Roo, SM 51 MZ 41 LT 1, C.P. 77533, Cancún, Quintana Roo<br>Aguatel 998 802 7070')), box(`background:${teal};color:#fff;border-radius:10px;padding:9px 14px`, ends('TOTAL A PAGAR', `<b style="font-size:21px">$${sum(water + drain)}</b>`), ends('PAGAR ANTES DE', '<b>06 NOV 2026</b>')))}${gap(14)}${cells('1fr 1fr 1fr', cell('CONTRATO', contract), cell('FACTURA', `AGK-${digits(random, 8)}`), cell('FECHA DE EMISIÓN', '19 OCT 2026'))}${cells('1.8fr 1fr', cell('NOMBRE DEL CLIENTE', holderOf(p)), cell('R.F.C.', 'XAXX010101000'))}${cells('1.3fr 1fr .6fr', cell('CALLE', plain(p.street)), cell('NÚMERO EXTERIOR', p.streetNumber), cell('INT.', plain(p.department)))}${cells('1.3fr .7fr 1.2fr 1fr', cell('COLONIA', plain(p.neighborhood)), cell('C.P.', p.postalCode), cell('MUNICIPIO', plain(p.city)), cell('ESTADO', plain(p.state)))}${gap(14)}${ruled(['MEDIDOR', 'LECTURA ANT.', 'FECHA ANT.', 'LECTURA ACT.', 'FECHA ACT.', 'DÍAS', 'M3'], ['1.2fr', '1fr', '1fr', '1fr', '1fr', '.5fr', '.5fr'], [[`15${digits(random, 7)}`, String(old), '16/09/2026', String(old + used), '16/10/2026', '30', String(used)]], [teal, pale])}${gap(5)}${box('text-align:center;font-size:13px', 'Periodo de facturación: <b>del 16/09/2026 al 16/10/2026</b>')}${gap(12)}${grid(
    '1fr 300px',
    rows(
      band(teal, 'CARGOS DEL PERIODO'),
      ends('Consumo de agua potable, tarifa doméstica', sum(water), 'padding:4px 2px'),
      ends('Alcantarillado 35%', sum(drain), `padding:4px 2px;background:${pale}`),
      ends('IVA tasa 0%', '0.00', 'padding:4px 2px'),
      ends('Recargos', '0.00', `padding:4px 2px;background:${pale}`),
      ends('Saldo vencido al 16/09/2026', '0.00', 'padding:4px 2px'),
      ends('<b>TOTAL</b>', `<b>$${sum(water + drain)}</b>`, `padding:4px 2px;border-top:2px solid ${teal}`),
    ),
    rows(
      box('text-align:center;font-weight:bold', 'Tus últimos meses (m3)'),
      history(random, [295, 92], '#54b2c1', ['ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT']),
    ),
  )}${gap(14)}${grid('1fr 1fr', box('background:#fff6d8;padding:10px 14px', `<b>Cliente cumplido del mes</b><br>${titled(drawStranger(random))}, de la Supermanzana 77, ganó un tinaco el 30/09/2026. Paga antes del vencimiento y participa el 15/12/2026.`), box(`border:1px solid ${teal};padding:10px 14px`, '<b>¿Dónde pago?</b><br>Cajeros Aguakan las 24 horas, OXXO, Chedraui, BBVA convenio 0583120 y en aguakan.com con tu contrato.'))}${gap(12)}${small(9.5, 'Este recibo no acredita la propiedad del inmueble. Si pagas después del 06 NOV 2026 el servicio puede limitarse desde el 10 NOV 2026. Cambios de nombre: presenta predial y tu identificación en Plaza Héroes, Av. Politécnico, Reg. 510. Tarifas publicadas en el Periódico Oficial del Estado el 18 DIC 2025.')}${coupon(grid('1fr 1fr', rows(`CONTRATO <b>${contract}</b>`, gap(5), bars(random, 320), `<br>${contract}${digits(random, 16)}`), rows(ends('CLIENTE', holderOf(p)), ends('VENCE', '06 NOV 2026'), ends('TOTAL', `<b>$${sum(water + drain)}</b>`))))}`;
  return sheet("11.3px 'Liberation Sans'", 1.25, html, {
    ...{ kind: 'water_bill', ...sent },
    isScan: true,
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-09-16', periodTo: '2026-10-16' },
  });
};

/** Gas by pipe: where it is burnt and where the bill goes stand one under the other, and are two homes. */
const naturgyTwoHomes: Design = (random) => {
  const p = drawRider(random, ['México', 'Nuevo León', 'Ciudad de México']);
  const post = drawRider(random, [p.state]);
  const [old, used] = [random.whole(400, 5200), random.whole(18, 64)];
  const total = 96.11 + used * 13.94;
  const account = digits(random, 9);
  const [orange, navy] = ['#e57200', '#004165'];
  const homeOf = (h: typeof p) =>
    `${titled(plain(h.street))} ${h.streetNumber}${h.department ? ` Int. ${h.department}` : ''}, ${titled(plain(h.neighborhood))}, ${titled(plain(h.city))}, ${h.state}, ${h.postalCode}`;
  const head = (text: string) => `<b style="color:${orange}">${text}</b>`;
  const html = `${grid('1fr 260px', `<b style="font:bold 30px DejaVu Sans;color:${orange};line-height:1">Naturgy</b>`, box('text-align:right;font-size:9px', 'Naturgy México, S.A. de C.V.<br>Av. Marina Nacional 60, Piso 2, Col. Tacuba,<br>Miguel Hidalgo, 11410, Ciudad de México<br>R.F.C. GNM 971201 3Y2'))}${gap(16)}${grid(
    '1fr 285px',
    rows(
      head('Titular del contrato'),
      box('font-size:14px', holderOf(p)),
      gap(6),
      head('Dirección de suministro'),
      box('width:330px', homeOf(p)),
      gap(6),
      head('Dirección de envío'),
      box('width:330px', `At'n. ${titled(drawStranger(random))}<br>${homeOf(post)}`),
    ),
    box(
      'background:#fdeedd;border-radius:12px;padding:11px 14px',
      ends('Número de cuenta', `<b>${account}</b>`),
      ends('Factura', `NM${digits(random, 9)}`),
      ends('Fecha de factura', '16/10/2026'),
      ends('Periodo de facturación', ''),
      box('text-align:right', '<b>13/08/2026 - 14/10/2026</b>'),
      ends('Pagar antes de', '<b>03/11/2026</b>'),
      box('text-align:center;padding-top:8px', `Total a pagar<br><b style="font-size:28px">$${sum(total)}</b>`),
    ),
  )}${gap(18)}${band(navy, 'Tu consumo de gas natural')}${plainTable(
    ['Medidor', '>Lectura anterior', '>Lectura actual', '>m³', '>Factor', '>Gigacalorías', '>kWh'],
    [
      [
        `G${digits(random, 8)}`,
        String(old),
        String(old + used),
        String(used),
        '1.0000',
        (used * 0.0089).toFixed(4),
        sum(used * 10.4),
      ],
    ],
    { cell: 'border-bottom:1px solid #ccd' },
  )}${gap(14)}${grid(
    '1fr 1fr',
    rows(
      band(orange, 'Detalle de tu factura'),
      ends('Cargo por servicio (2 meses)', '82.85', 'padding:3px 0'),
      ends('Distribución con comercialización', sum(used * 6.21), 'padding:3px 0'),
      ends('Adquisición de gas', sum(used * 5.807), 'padding:3px 0'),
      ends('IVA 16%', sum(total - 82.85 - used * 12.017), 'padding:3px 0'),
      ends('Saldo anterior', '588.20', 'padding:3px 0'),
      ends('Pago 28/08/2026', '-588.20', 'padding:3px 0'),
      ends('<b>Total</b>', `<b>$${sum(total)}</b>`, 'padding:3px 0;border-top:1px solid #555'),
    ),
    rows(
      box('text-align:center', '<b>Historial (m³)</b>'),
      history(random, [330, 100], '#f0ab5c', ['DIC', 'FEB', 'ABR', 'JUN', 'AGO', 'OCT']),
    ),
  )}${gap(14)}${grid('1fr 1fr', box(`background:${navy};color:#fff;padding:11px 15px`, '<b>¿Ya toca tu revisión?</b><br>La última de tu instalación fue el 22/11/2021. Debe hacerse cada cinco años: agéndala antes del 22/11/2026.'), box('border:1.5px solid #bbb;padding:11px 15px', '<b>ServiConfort</b><br>Desde $79.00 al mes revisamos tu boiler y estufa. Te asesora Ing. Raúl Mondragón, Tel. 55 5279 2400.'))}${gap(14)}${small(10, 'Emergencias y fugas las 24 horas: 800 091 4000. Centro de servicio: Plaza Las Palmas, Av. Primero de Mayo 15, local 9, San Andrés Atenco, 54040. El precio del gas es el publicado por la CRE para la zona con vigencia del 01/10/2026 al 31/10/2026. Próxima lectura: 12/12/2026. Queja ante Profeco: 55 5568 8722.')}${coupon(grid('1fr 230px', rows(small(9, 'Talón de pago: Oxxo, Walmart, Elektra, BBVA CIE 0060333'), gap(4), bars(random, 330), `<br>${account}${digits(random, 18)}`), rows(ends('Cuenta', account), ends('Vence', '03/11/2026'), ends('Importe', `<b>$${sum(total)}</b>`))))}`;
  return sheet("11.4px 'Liberation Sans'", 1.25, html, {
    ...{ kind: 'gas_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-08-13', periodTo: '2026-10-14' },
  });
};

export const mexicanBills: Record<string, Design> = { cfeSummer, jmasStrip, aguakan, naturgyTwoHomes };
