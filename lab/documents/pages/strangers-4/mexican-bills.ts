import type { Random } from '../../../../sandbox/people/random.ts';
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
import { coupon, history, sheet } from '../strangers-3/parts.ts';
import { drawLodger, ends, listed, ruled } from './parts.ts';

// Light, telephone and water.

const sent = { sentAs: 'proof_of_address' };

/** Where the consumption of this home lies among the prices. */
const scale = (kwh: number, width: number) => {
  const at = (amount: number) => Math.round((amount / 520) * width);
  const part = (from: number, to: number, color: string, name: string) =>
    `<rect x="${at(from)}" y="22" width="${at(to - from)}" height="16" fill="${color}"/><text x="${at((from + to) / 2)}" y="50" text-anchor="middle">${name}</text>`;
  return `<svg width="${width}" height="56" font-size="9" font-family="Liberation Sans">${part(0, 150, '#4caf7a', 'Básico')}${part(150, 280, '#f3c14b', 'Intermedio')}${part(280, 520, '#e2725b', 'Excedente')}<path d="M${at(kwh) - 6} 13h12l-6 9z" fill="#222"/><text x="${at(kwh)}" y="10" text-anchor="middle" font-weight="bold">${kwh} kWh</text></svg>`;
};

/** The long one: number of service, name and home in one box; prices as a scale; the two years before as a table of periods. */
const cfeLong: Design = (random) => {
  const p = drawLodger(random);
  const [read, kwh] = [random.whole(8_000, 61_000), random.whole(300, 470)];
  const over = (kwh - 280) * 3.971;
  const energy = 168.75 + 176.15 + over;
  const due = Math.round(energy * 1.16 + 18);
  const flat = p.department ? ` INT. ${p.department}` : '';
  const past = ['del 11 JUN 26 al 11 AGO 26', 'del 10 ABR 26 al 11 JUN 26', 'del 10 FEB 26 al 10 ABR 26'];
  const older = ['del 10 DIC 25 al 10 FEB 26', 'del 10 OCT 25 al 10 DIC 25', 'del 11 AGO 25 al 10 OCT 25'];
  const cell = (label: string, value: string) =>
    box(
      'border-left:3px solid #00796b;padding:1px 7px',
      box('font-size:8.5px;color:#00594f', label),
      `<b>${value}</b>`,
    );
  const paid = (period: string) => {
    const used = random.whole(210, 490);
    const sum = Math.round(used * 2.32);
    return [period, String(used), `$${sum.toLocaleString('en')}.00`, `$${sum.toLocaleString('en')}.00`, '$0.00'];
  };
  const html = `${grid('150px 1fr 150px', '<b style="font-size:36px;letter-spacing:-1px;color:#00796b;line-height:1">CFE<sup style="font-size:9px">&reg;</sup></b>', box('font-size:8.5px;padding-top:3px', '<b style="font-size:11px">CFE Suministrador de Servicios Básicos</b><br>Río Ródano No. 14, colonia Cuauhtémoc, Alcaldía Cuauhtémoc, C.P. 06500, Ciudad de México. RFC: CSS160330CP7'), box('text-align:right;font-size:10px', 'RECIBO DE ENERGÍA ELÉCTRICA<br>Hoja 1 de 2'))}${gap(10)}${grid(
    '1fr 282px',
    box(
      'border:2px solid #00796b;border-radius:9px;overflow:hidden',
      box(
        'background:#00796b;color:#fff;padding:4px 10px;font-size:14px;font-weight:bold',
        `NO. DE SERVICIO: ${digits(random, 12).replace(/(...)(?=.)/g, '$1 ')}`,
      ),
      box(
        'padding:8px 10px 9px;font-size:12.5px',
        rows(
          `<b>${holderOf(p)}</b>`,
          `${plain(p.street)} NUM. ${p.streetNumber}${flat}`,
          `${plain(p.neighborhood)} C.P. ${p.postalCode}`,
          `${plain(p.city)}, ${p.shortState}`,
        ),
      ),
    ),
    box(
      'background:#e3f2ef;border-radius:9px;padding:8px 12px',
      ends('<b>TOTAL A PAGAR</b>', `<b style="font-size:29px;line-height:1">$${due.toLocaleString('en')}</b>`),
      box('font-size:9px;text-align:right', '(IMPORTE EN PESOS MEXICANOS, SIN CENTAVOS)'),
      gap(6),
      ends('LÍMITE DE PAGO', '<b>28 OCT 26</b>'),
      ends('CORTE A PARTIR DEL', '<b>29 OCT 26</b>'),
    ),
  )}${gap(12)}${box('display:grid;grid-template-columns:1.65fr .7fr .5fr 1fr 1fr 1.3fr', cell('PERIODO FACTURADO', '11 AGO 26 - 12 OCT 26'), cell('TARIFA', '1'), cell('HILOS', '2'), cell('MEDIDOR', `${digits(random, 2)}AM${digits(random, 3)}`), cell('MULTIPLICADOR', '1'), cell('CUENTA', `${digits(random, 2)}DP${digits(random, 8)}`))}${bar('#00796b', 'Lecturas y cálculo de tu recibo')}${list(
    ['Concepto', '>Lectura actual', '>Lectura anterior', '>kWh del periodo', '>Precio', '>Importe'],
    ['184px', '1fr', '1fr', '1fr', '54px', '70px'],
    [
      ['Energía activa (medida)', String(read + kwh), String(read), String(kwh), '', ''],
      ['Consumo básico', '', '', '150', '1.125', '168.75'],
      ['Consumo intermedio', '', '', '130', '1.355', '176.15'],
      ['Consumo excedente', '', '', String(kwh - 280), '3.971', over.toFixed(2)],
      ['IVA 16%', '', '', '', '', (energy * 0.16).toFixed(2)],
      ['Derecho de Alumbrado Público', '', '', '', '', '18.00'],
    ],
    '#00796b',
  )}${gap(12)}${grid('1fr 210px', rows('<b style="font-size:12px">Así está tu consumo</b>', scale(kwh, 376), small(9.5, 'Si bajas 40 kWh en los siguientes bimestres, pagarás menos en el rango excedente.')), framed('#00796b', small(10, '<b>Aportación gubernamental</b><br>Sin este apoyo tu recibo sería de $2,386.90. Tarifa vigente del 01 OCT 26 al 31 OCT 26.')))}${bar('#00796b', 'Consumo histórico')}${list(
    ['Periodo', '>kWh', '>Importe', '>Pagos', '>Pendientes de pago'],
    ['220px', '1fr', '1fr', '1fr', '1.4fr'],
    [...past, ...older].map(paid),
    '#00796b',
  )}${gap(12)}${grid('1fr 1fr', small(9.5, '<b>Centro de Atención a Clientes:</b> Blvd. Díaz Ordaz 1235, Fracc. Las Brisas, C.P. 22115. Lunes a viernes de 8:00 a 16:00 h. Reporta fallas de suministro al 071 o en CFE Contigo.'), small(9.5, '<b>Aviso:</b> a partir del 03 NOV 26 tu recibo puede llegarte por correo electrónico. Actualiza tus datos en app.cfe.mx. El nombre del titular sólo cambia con contrato nuevo.'))}${coupon(grid('1fr 120px 100px', rows(bars(random, 330), gap(2), small(9, `01 ${digits(random, 12)} 261028 ${String(due).padStart(9, '0')} 4`)), rows(small(9, 'PAGAR ANTES DE'), '<b>28 OCT 26</b>'), rows(small(9, 'TOTAL'), `<b style="font-size:18px">$${due.toLocaleString('en')}</b>`)))}`;
  return sheet("11.5px 'Liberation Sans'", 1.23, html, {
    ...{ kind: 'electricity_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-08-11', periodTo: '2026-10-12' },
  });
};

const hex = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.pick([...'0123456789ABCDEF'])).join('');
const base64 = (random: Random, count: number) =>
  Array.from({ length: count }, () =>
    random.pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/']),
  ).join('');

/** An invoice with seals: issuer and client side by side, the home in one run of words, the concepts with keys of the tax office. */
const telcelPlan: Design = (random) => {
  const p = drawLodger(random);
  const price = random.pick([299, 399, 499, 599]);
  const net = price / 1.16;
  const phone = `${random.pick(['664', '656', '477', '442'])}${digits(random, 7)}`;
  const flat = p.department ? ` INT. ${p.department}` : '';
  const uuid = [8, 4, 4, 4, 12].map((count) => hex(random, count)).join('-');
  const fact = (label: string, value: string) => `<div><b>${label}</b> ${value}</div>`;
  const party = (title: string, ...facts: string[]) =>
    box(
      'border:1px solid #9aa4b5',
      box('background:#1e3c8f;color:#fff;padding:2px 8px;font-weight:bold', title),
      box('padding:5px 8px;line-height:1.4', ...facts),
    );
  const seal = (title: string, count: number) =>
    box(
      'font-size:7.5px;overflow-wrap:anywhere;margin-top:5px',
      `<b style="font-size:8.5px">${title}</b><br>`,
      base64(random, count),
    );
  const html = `${grid('1fr 250px', '<b style="font-size:36px;color:#1e3c8f;font-style:italic;line-height:1">telcel</b>', rows(ends('<b>FACTURA</b>', `<b>TLC-${digits(random, 9)}</b>`), ends('Fecha de emisión', '2026-10-06T03:12:45'), ends('Cuenta', `<b>${digits(random, 8)}</b>`), ends('Teléfono', `<b>${phone}</b>`)))}${gap(10)}${grid('1fr 1fr', party('EMISOR', fact('', 'RADIOMOVIL DIPSA, S.A. DE C.V.'), fact('RFC:', 'RDI841003QJ4'), fact('', 'LAGO ZURICH 245, EDIFICIO TELCEL, COL. AMPLIACION GRANADA, MIGUEL HIDALGO, CIUDAD DE MEXICO, C.P. 11529'), fact('Régimen Fiscal:', '601 General de Ley Personas Morales')), party('CLIENTE', fact('Nombre:', holderOf(p)), fact('RFC:', p.rfc), fact('Domicilio:', `${plain(p.street)} NO. ${p.streetNumber}${flat}, COL. ${plain(p.neighborhood)}, ${plain(p.city)}, ${p.shortState}, C.P. ${p.postalCode}`), fact('Uso CFDI:', 'G03 Gastos en general')))}${gap(12)}${box('background:#e9eefb;padding:9px 12px', grid('1.4fr 1fr 1fr', rows(small(9.5, 'Periodo de facturación'), '<b>05/09/2026 al 04/10/2026</b>'), rows(small(9.5, 'Fecha límite de pago'), '<b>26/10/2026</b>'), box('text-align:right', small(9.5, 'Total a pagar'), `<b style="font-size:24px">$${price}.00</b>`)))}${gap(12)}${ruled(
    ['Clave', 'Cant.', 'Unidad', 'Descripción', '>Valor unitario', '>Importe'],
    ['76px', '44px', '62px', '1fr', '90px', '84px'],
    [
      [
        '81161700',
        '1',
        'E48',
        `Renta Telcel Plus ${price} Controlado, línea ${phone}`,
        (net - 52).toFixed(2),
        (net - 52).toFixed(2),
      ],
      ['81161700', '1', 'E48', 'Redes sociales ilimitadas', '0.00', '0.00'],
      ['43191501', '1', 'H87', 'Parcialidad 14 de 24, equipo Motorola G24', '52.00', '52.00'],
      ['81161700', '264', 'MIN', 'Minutos a México, EUA y Canadá', '0.00', '0.00'],
      ['81161700', '31', 'E48', 'Mensajes SMS incluidos', '0.00', '0.00'],
    ],
    ['#9aa4b5', '#dfe6f6'],
  )}${gap(8)}${grid('1fr 230px', small(10, `<b>${price === 299 ? 'DOSCIENTOS' : price === 399 ? 'TRESCIENTOS' : price === 499 ? 'CUATROCIENTOS' : 'QUINIENTOS'} NOVENTA Y NUEVE PESOS 00/100 M.N.</b><br>Método de pago: PPD Pago en parcialidades o diferido<br>Forma de pago: 99 Por definir &nbsp; Moneda: MXN<br>Lugar de expedición: 11529`), rows(ends('Subtotal', net.toFixed(2)), ends('IVA 16%', (price - net).toFixed(2)), ends('Saldo anterior', '0.00'), ends('<b>Total</b>', `<b>$${price}.00</b>`)))}${gap(12)}${grid('1fr 1fr', framed('#1e3c8f', '<b>Paga en Mi Telcel</b>', small(10, 'Descarga la app o marca *133#. También en OXXO, Sanborns y Centros de Atención a Clientes: Plaza Río, Paseo de los Héroes 9698, Zona Río, C.P. 22010.')), framed('#1e3c8f', '<b>¡Renueva tu equipo!</b>', small(10, 'Cumples tu plazo forzoso el 05/08/2027. Promociones vigentes del 01/10/2026 al 31/12/2026 en equipos 5G.')))}${gap(14)}${grid('118px 1fr', squares(random, 112), box('font-size:9px', `<b>Folio fiscal:</b> ${uuid}<br><b>No. de serie del certificado del SAT:</b> 0000100000${digits(random, 10)}<br><b>Fecha y hora de certificación:</b> 2026-10-06T03:15:02`, seal('Sello digital del CFDI', 260), seal('Sello del SAT', 260)))}${seal('Cadena original del complemento de certificación digital del SAT', 330)}${gap(10)}${box('text-align:center;font-size:9px', 'Este documento es una representación impresa de un CFDI versión 4.0')}`;
  return sheet("11.5px 'Liberation Sans'", 1.26, html, {
    ...{ kind: 'phone_bill', ...sent },
    isScan: true,
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-09-05', periodTo: '2026-10-04' },
  });
};

/** Tijuana's water: last names first, no labels at name and home, all that a meter says in a strip at the left. */
const tijuanaWater: Design = (random) => {
  const p = drawLodger(random, ['Baja California']);
  const [read, used] = [random.whole(400, 3900), random.whole(9, 26)];
  const [water, drain] = [random.whole(180, 460), random.whole(40, 90)];
  const due = water + drain;
  const flat = p.department ? ` INT ${p.department}` : '';
  const strip = (label: string, value: string) =>
    box(
      'border-bottom:1px solid #fff8;padding:5px 0',
      box('font-size:8.5px', label),
      `<b style="font-size:13px">${value}</b>`,
    );
  const months = ['OCT', 'NOV', 'DIC', 'ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP'];
  const html = `${grid(
    '172px 1fr',
    box(
      'background:#5d1f3d;color:#fff;padding:12px 14px;height:574px;box-sizing:border-box',
      '<b style="font-size:30px;line-height:1">CESPT</b>',
      box('font-size:8.5px', 'COMISIÓN ESTATAL DE SERVICIOS PÚBLICOS DE TIJUANA'),
      gap(14),
      strip('No. de CUENTA', digits(random, 7)),
      strip('RECIBO', `${digits(random, 3)}-${digits(random, 6)}`),
      strip('MEDIDOR', `${digits(random, 2)}${random.pick(['K', 'Z'])}${digits(random, 5)}`),
      strip('RUTA / FOLIO', `${digits(random, 3)} / ${digits(random, 5)}`),
      strip('TARIFA', 'DOMÉSTICO MEDIDO'),
      strip('LECTURA ACTUAL', String(read + used)),
      strip('LECTURA ANTERIOR', String(read)),
      strip('CONSUMO M³', String(used)),
      strip('FECHA DE LECTURA', '08/OCT/2026'),
      strip('MESES ADEUDO', '0'),
      strip('VENCE', '28/OCT/2026'),
    ),
    box(
      '',
      small(
        9,
        'Blvd. Federico Benítez 4057, Col. 20 de Noviembre, Tijuana, Baja California, C.P. 22430. RFC CES911215CV8. Atención 073 y 664 104 7730',
      ),
      gap(18),
      box(
        'font-size:14px;line-height:1.35',
        rows(
          listed(p),
          `${plain(p.street)} ${p.streetNumber}${flat}`,
          plain(p.neighborhood),
          `${p.postalCode} ${plain(p.city)}, ${p.shortState}`,
        ),
      ),
      gap(20),
      box(
        'background:#f3e6ec;padding:10px 14px;display:flex;justify-content:space-between;align-items:center',
        box('', 'PERIODO DE CONSUMO', '<br><b style="font-size:14px">08/SEP/2026 - 08/OCT/2026</b>'),
        box('text-align:right', 'TOTAL A PAGAR', `<br><b style="font-size:32px;line-height:1.1">$${due}.00</b>`),
      ),
      gap(16),
      ruled(
        ['CONCEPTO', '>MES ACTUAL', '>ADEUDO', '>TOTAL'],
        ['1fr', '92px', '80px', '92px'],
        [
          ['AGUA POTABLE', `${water}.00`, '0.00', `${water}.00`],
          ['ALCANTARILLADO SANITARIO', `${drain - 12}.00`, '0.00', `${drain - 12}.00`],
          ['CRUZ ROJA (VOLUNTARIO)', '5.00', '0.00', '5.00'],
          ['BOMBEROS (VOLUNTARIO)', '5.00', '0.00', '5.00'],
          ['REDONDEO', '2.00', '0.00', '2.00'],
          ['RECARGOS', '0.00', '0.00', '0.00'],
          ['<b>TOTAL</b>', `<b>${due}.00</b>`, '<b>0.00</b>', `<b>${due}.00</b>`],
        ],
        ['#5d1f3d', '#ead3dd'],
      ),
      gap(16),
      '<b>HISTORIAL DE CONSUMO (M³)</b>',
      history(random, [420, 90], '#a56a86', months),
      gap(14),
      framed(
        '#5d1f3d',
        small(
          10.5,
          '<b>USUARIO CUMPLIDO:</b> gracias por su pago del 22/SEP/2026. Evite recargos pagando antes del vencimiento en cajeros CESPT, OXXO, Calimax, Waldo’s o en www.cespt.gob.mx. El agua no llega sola: cuídela.',
        ),
      ),
    ),
  )}${gap(22)}${grid('1fr 1fr', small(10, '<b>TANDEOS:</b> consulte el calendario de suministro por colonia en la página del 15 de octubre al 15 de noviembre de 2026.'), small(10, '<b>OFICINAS:</b> Distrito Otay, Blvd. Industrial 120, Otay Constituyentes, C.P. 22457. Lunes a viernes de 8:00 a 17:00 h.'))}${coupon(grid('1fr 140px 120px', rows(bars(random, 320), gap(3), small(9, digits(random, 28))), rows(small(9, 'VENCE'), '<b>28/OCT/2026</b>'), rows(small(9, 'TOTAL A PAGAR'), `<b style="font-size:19px">$${due}.00</b>`)))}`;
  return sheet("11.5px 'DejaVu Sans Condensed'", 1.24, html, {
    ...{ kind: 'water_bill', ...sent },
    fields: { holder: listed(p), ...homeBut(p), periodFrom: '2026-09-08', periodTo: '2026-10-08' },
  });
};

export const mexicanBills: Record<string, Design> = { cfeLong, telcelPlan, tijuanaWater };
