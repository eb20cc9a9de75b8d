import { type Design, holderOf, plain } from '../designs.ts';
import { bars, box, digits, gap, grid, homeBut, list, rows, small, squares, streetLine } from '../strangers-2/parts.ts';
import { coupon, history, sheet } from '../strangers-3/parts.ts';
import { ruled } from '../strangers-4/parts.ts';
import { drawNeighbour } from './people.ts';

// A shop's light, billed each month with the parts of the market's price, and gas from a pipe.

const sent = { sentAs: 'proof_of_address' };

/** Next streets under the street, a number that begins with a postcode and the holder's letters, two tables of prices. */
const cfeShop: Design = (random) => {
  const p = drawNeighbour(random);
  const [read, kwh] = [random.whole(9_000, 70_000), random.whole(280, 640)];
  const price = [1.0912, 0.1874, 0.0092, 0.8127, 0.3301, 0.0074] as const;
  const names = ['Distribución', 'Transmisión', 'CENACE', 'Energía', 'Capacidad', 'SCnMEM <sup>(1)</sup>'];
  const energy = price.reduce((sum, each) => sum + each * kwh, 0);
  const [fixed, low] = [64.73, energy * 0.02];
  const net = fixed + energy + low;
  const due = Math.floor(net * 1.16 + 38.4);
  const service = digits(random, 12);
  const [green, pale] = ['#008054', '#e4f1ea'];
  const label = (name: string, value: string) => `<div><b style="color:${green}">${name}</b> ${value}</div>`;
  const head = (text: string) =>
    box(`background:${green};color:#fff;font-weight:bold;padding:2px 7px;margin-top:11px`, text);
  const past = ['AGO 26', 'JUL 26', 'JUN 26', 'MAY 26'].map((month, at) => {
    const [demand, used] = [random.whole(2, 5), random.whole(250, 690)];
    return [month, String(demand), String(used), `${random.whole(15, 42)}`, (3.1 + at / 10).toFixed(4)];
  });
  const html = `${grid('96px 1fr 116px', `<b style="font-size:37px;color:${green};line-height:1">CFE</b>`, rows('<b style="font-size:13px">Comisión Federal de Electricidad</b>', small(8.5, 'Av. Paseo de la Reforma Núm. 164, Col. Juárez, Alcaldía: Cuauhtémoc, Código Postal: 06600, Ciudad de México. RFC: CSS160330CP7')), squares(random, 62))}${gap(7)}${grid(
    '1fr 300px',
    box(
      'font-size:12.5px;padding-top:3px',
      rows(
        `<b>${holderOf(p)}</b>`,
        streetLine(p, 'LOCAL'),
        'E CALLE 18 Y CALLE 20',
        `${plain(p.neighborhood)} C.P.${p.postalCode}`,
        `${plain(p.city)},${p.shortState}`,
      ),
    ),
    box(
      `border:2px solid ${green};padding:7px 10px;text-align:center`,
      `<b style="font-size:13px">TOTAL A PAGAR:</b>`,
      box('font-size:31px;font-weight:bold;line-height:1.1', `$${due.toLocaleString('en')}`),
      box('font-size:8.5px', '(PAGUE EN CAJEROS, TIENDAS O LÍNEA. PESOS M.N.)'),
    ),
  )}${gap(9)}${grid('1fr 1fr', rows(label('NO. DE SERVICIO:', service), label('RMU:', `${p.postalCode} 19-03-28 ${p.rfc.slice(0, 4)}-${p.rfc.slice(4, 10)} 002 CFE`), label('LÍMITE DE PAGO:', '17 OCT 26'), label('CORTE A PARTIR:', '18 OCT 26')), rows(label('TARIFA:', 'PDBT'), label('NO. MEDIDOR:', `${digits(random, 2)}K${digits(random, 3)}`), label('CARGA CONECTADA kW:', '4'), label('DEMANDA CONTRATADA kW:', '4'), label('PERIODO FACTURADO:', '31 AGO 26 - 30 SEP 26')))}${head('Consumo del mes')}${ruled(
    ['Concepto', '>Lectura actual', '>Lectura anterior', '>Multiplicador', '>Total periodo'],
    ['140px', '1fr', '1fr', '1fr', '1fr'],
    [
      ['Energía (kWh)', String(read + kwh), String(read), '1', String(kwh)],
      ['Demanda (kW)', '', '', '', '3'],
      ['Factor de potencia %', '', '', '', '94.20'],
    ],
    [green, pale],
  )}${grid(
    '1fr 270px',
    rows(
      head('Costos de la energía en el Mercado Eléctrico Mayorista'),
      ruled(
        ['Concepto', '>$', '>$/kWh', '>Importe (MXN)'],
        ['1fr', '60px', '66px', '96px'],
        [
          ['Suministro', fixed.toFixed(2), '', fixed.toFixed(2)],
          ...names.map((name, at) => [name, '', price[at]!.toFixed(4), (price[at]! * kwh).toFixed(2)]),
          ['<b>Total</b>', '', '', `<b>${(fixed + energy).toFixed(2)}</b>`],
        ],
        [green, pale],
      ),
    ),
    rows(
      head('Desglose del importe a pagar'),
      ruled(
        ['Concepto', '>Importe (MXN)'],
        ['1fr', '100px'],
        [
          ['Cargo Fijo', fixed.toFixed(2)],
          ['Energía', energy.toFixed(2)],
          ['2% Baja Tensión', low.toFixed(2)],
          ['Subtotal', net.toFixed(2)],
          ['IVA 16%', (net * 0.16).toFixed(2)],
          ['Facturación del Periodo', (net * 1.16).toFixed(2)],
          ['DAP', '38.40'],
          ['<b>Total</b>', `<b>$${due.toLocaleString('en')}.00</b>`],
        ],
        [green, pale],
      ),
    ),
  )}${head('Consumo Histórico')}${grid('1fr 250px', list(['Periodo', '>Demanda kW', '>Consumo kWh', '>Factor carga %', '>Precio medio'], ['62px', '1fr', '1fr', '1fr', '1fr'], past, green), history(random, [240, 74], '#71b79a', ['MAY', 'JUN', 'JUL', 'AGO', 'SEP']))}${gap(6)}${small(9, '(1) Servicios Conexos no incluidos en el Mercado Eléctrico Mayorista. Estimado cliente: su pago del 16 SEP 26 por $1,604.00 fue recibido, gracias. CENTRO DE ATENCIÓN: CALZ. ERMITA 1280, COL. CENTRO, C.P. 76000. Fecha, hora y lugar de impresión: 30/SEP/26 22:14:09 HRS.')}${coupon(grid('1fr 170px 130px', rows(bars(random, 300), small(9, `01 ${service} 261017 ${String(due).padStart(9, '0')} 7`)), rows(small(9, 'NO. DE SERVICIO'), `<b>${service}</b>`), box('text-align:right', small(9, 'TOTAL A PAGAR'), `<b style="font-size:19px">$${due.toLocaleString('en')}</b>`)))}`;
  return sheet("11px 'Liberation Sans'", 1.2, html, {
    ...{ kind: 'electricity_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-08-31', periodTo: '2026-09-30' },
  });
};

/** Labels in small letters left of values in a narrow column; the supply's home, and the issuer's three offices. */
const engieGas: Design = (random) => {
  const p = drawNeighbour(random, ['Puebla', 'Querétaro', 'México', 'Ciudad de México']);
  const [read, used] = [random.whole(700, 6_200), random.whole(14, 41)];
  const [kwh, gas] = [used * 10.43, used * 7.94];
  const [fixed, spread] = [109.31, used * 4.12];
  const due = (fixed + spread + gas) * 1.16;
  const say = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const fact = (label: string, value: string) =>
    box(
      'display:grid;grid-template-columns:112px 1fr;padding:3px 0;border-bottom:1px dotted #9bc',
      small(9.5, label),
      `<span>${value}</span>`,
    );
  const [blue, sky] = ['#0a6ebd', '#e5f3fc'];
  const card = (label: string, value: string) =>
    box(
      `background:${blue};color:#fff;border-radius:9px;padding:9px 12px`,
      box('font-size:9.5px', label),
      `<b style="font-size:16px">${value}</b>`,
    );
  const html = `${grid('1fr 300px', `<b style="font-size:34px;color:${blue};line-height:1;letter-spacing:-1px">engie</b><span style="color:#1bb7d9;font-size:30px">&#8978;</span>`, box('text-align:right', '<b style="font-size:15px">Recibo de gas natural</b><br>Folio fiscal 8C1F22A0-7B4D-4E19-A2F3-51B7D0C9E6AA'))}${gap(14)}${box('display:grid;grid-template-columns:1fr 1fr 1fr;column-gap:12px', card('Número de cuenta', digits(random, 9)), card('Total a pagar', `$${say(due)}`), card('Paga antes del', '05 noviembre 2026'))}${gap(16)}${grid(
    '1fr 1fr',
    rows(
      `<b style="color:${blue};font-size:13px">Datos del cliente</b>`,
      fact('Cliente', holderOf(p)),
      fact(
        'Dirección de suministro',
        `${plain(p.street)}, ${p.streetNumber}${p.department ? `, ${p.department}` : ''}`,
      ),
      fact('Colonia', plain(p.neighborhood)),
      fact('C.P.', p.postalCode),
      fact('Ciudad', `${plain(p.city)}, ${p.shortState}`),
      fact('R.F.C.', p.rfc),
    ),
    rows(
      `<b style="color:${blue};font-size:13px">Datos del suministro</b>`,
      fact('Periodo de consumo', '11/09/2026 - 12/10/2026'),
      fact('Días facturados', '31'),
      fact('Fecha de emisión', '16/10/2026'),
      fact('Tarifa', 'Residencial R1'),
      fact('Medidor', `G16-${digits(random, 7)}`),
      fact('Próxima lectura', '11/11/2026'),
    ),
  )}${gap(18)}<b style="color:${blue};font-size:13px">Cálculo del consumo</b>${ruled(
    ['>Lectura anterior', '>Lectura actual', '>Consumo m³', '>Factor PCS', '>kWh'],
    ['1fr', '1fr', '1fr', '1fr', '1fr'],
    [[String(read), String(read + used), String(used), '10.4300', kwh.toFixed(1)]],
    ['#9cc8e6', sky],
  )}${gap(18)}${grid(
    '1fr 300px',
    rows(
      `<b style="color:${blue};font-size:13px">Detalle de tu factura</b>`,
      list(
        ['Concepto', '>Importe'],
        ['1fr', '100px'],
        [
          ['Cargo por servicio', say(fixed)],
          ['Distribución con comercialización', say(spread)],
          ['Precio del gas adquirido', say(gas)],
          ['IVA 16%', say(due - due / 1.16)],
          ['Saldo anterior', say(due * 0.94)],
          ['Su pago del 02/10/2026, gracias', `-${say(due * 0.94)}`],
          [`<b>Total</b>`, `<b>$${say(due)}</b>`],
        ],
        blue,
      ),
    ),
    rows(
      `<b style="color:${blue};font-size:13px">Tu historia de consumo (m³)</b>`,
      history(random, [290, 130], '#6db8e4', ['O', 'N', 'D', 'E', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O']),
    ),
  )}${gap(20)}${grid('1fr 1fr 1fr', box(`background:${sky};padding:9px`, '<b>¿Huele a gas?</b>', small(10, 'Cierra la llave, no enciendas luces y llama gratis al 800 00 36443 las 24 horas, los 365 días.')), box(`background:${sky};padding:9px`, '<b>Recibo digital</b>', small(10, 'Del 01/10/2026 al 30/11/2026 obtén $50 de bonificación al darte de alta en miportal.engiemexico.com')), box(`background:${sky};padding:9px`, '<b>Revisión quinquenal</b>', small(10, 'Tu instalación debe revisarse antes del 20/08/2028. Costo de la visita: $312.00')))}${gap(14)}${small(9, 'Tractebel DGJ, S.A. de C.V. / Consorcio Mexi-Gas, S.A. de C.V. Av. Marina Nacional 329, Torre B, Piso 12, Col. Verónica Anzures, C.P. 11300, Miguel Hidalgo, Ciudad de México. Oficina Querétaro: Bernardo Quintana 300, Centro Sur, C.P. 76090. Oficina Puebla: Circuito Juan Pablo II 2920, Las Ánimas, C.P. 72400.')}${coupon(grid('1fr 160px 120px', rows(bars(random, 310), gap(3), small(9, digits(random, 30))), rows(small(9, 'Paga antes del'), '<b>05 noviembre 2026</b>'), box('text-align:right', small(9, 'Total a pagar'), `<b style="font-size:18px">$${say(due)}</b>`)))}`;
  return sheet("11.5px 'DejaVu Sans Condensed'", 1.23, html, {
    ...{ kind: 'gas_bill', ...sent },
    isScan: true,
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-09-11', periodTo: '2026-10-12' },
  });
};

export const powerAndGas: Record<string, Design> = { cfeShop, engieGas };
