import { type Design, holderOf, plain } from '../designs.ts';
import { bars, box, digits, gap, grid, homeBut, list, rows, small, squares, under } from '../strangers-2/parts.ts';
import { coupon, foot, sheet } from '../strangers-3/parts.ts';
import { ends, ruled } from '../strangers-4/parts.ts';
import { drawNeighbour, inTwoRows } from './people.ts';

const sent = { kind: 'phone_bill', sentAs: 'proof_of_address' };
const say = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Dark bands with white letters; name in two rows; the month ahead; ways to pay in columns. */
const totalplayHome: Design = (random) => {
  const p = drawNeighbour(random);
  const [plan, extra] = [random.pick([599, 699, 879]), random.pick([0, 50, 99])];
  const due = plan + extra + 25;
  const account = `0${digits(random, 9)}`;
  const band = (text: string) =>
    box(
      'background:#1b1033;color:#fff;font-size:13px;font-weight:bold;padding:6px 12px;border-radius:6px;margin:14px 0 6px',
      text,
    );
  const way = (name: string, ...facts: string[]) =>
    box('border:1px solid #c9c2d8;border-radius:7px;padding:7px 9px;font-size:10px', `<b>${name}</b>`, rows(...facts));
  const [first = '', second = ''] = inTwoRows(p);
  const html = `${box('background:linear-gradient(90deg,#1b1033,#6a1fb0);margin:-25px -32px 0;padding:22px 32px 16px;color:#fff', grid('1fr 300px', '<b style="font-size:32px;line-height:1">total<span style="font-weight:normal">play</span></b>', box('text-align:right;font-size:17px', 'ESTADO DE CUENTA<br><span style="font-size:11px">Mes de facturación: OCTUBRE 2026</span>')))}${gap(16)}${grid(
    '1fr 300px',
    rows(
      `<b style="font-size:15px">${first}<br>${second}</b>`,
      gap(3),
      `${plain(p.street)} NUM EXT ${p.streetNumber}${p.department ? ` NUM INT ${p.department}` : ''}`,
      `COL ${plain(p.neighborhood)}`,
      `${plain(p.city)}, ${plain(p.state)}`,
      `CP ${p.postalCode}`,
      gap(3),
      `RFC: ${p.rfc}`,
    ),
    box(
      'background:#f1edf7;border-radius:10px;padding:12px 14px',
      ends('Número de cuenta', `<b>${account}</b>`),
      ends('Fecha de facturación', '<b>06/OCT/2026</b>'),
      ends('Periodo', '<b>06/OCT/2026 - 05/NOV/2026</b>'),
      gap(6),
      ends(
        '<b style="font-size:13px">Total a pagar</b>',
        `<b style="font-size:26px;color:#6a1fb0;line-height:1">$${say(due)}</b>`,
      ),
      ends('Pagar antes del', '<b>16/OCT/2026</b>'),
    ),
  )}${band('RESUMEN DE TU CUENTA')}${box('display:grid;grid-template-columns:1fr 1fr 1fr 1fr;text-align:center', ...['Saldo anterior', 'Tus pagos', 'Cargos del mes', 'Saldo al corte'].map((name, at) => box('padding:4px', small(10, name), `<b style="font-size:15px">$${say([due, -due, due, due][at]!)}</b>`)))}${band('DETALLE DE CARGOS')}${list(
    ['Concepto', 'Periodo', '>Precio', '>IVA y IEPS', '>Total'],
    ['1fr', '150px', '74px', '84px', '84px'],
    [
      ['Tu paquete: Doble Play 300 megas', '06 OCT - 05 NOV', say(plan / 1.19), say(plan - plan / 1.19), say(plan)],
      ['WiFi Extender (1)', '06 OCT - 05 NOV', say(25 / 1.16), say(25 - 25 / 1.16), '25.00'],
      ...(extra
        ? [['Netflix básico', '06 OCT - 05 NOV', say(extra / 1.16), say(extra - extra / 1.16), say(extra)]]
        : []),
      ['Línea telefónica ilimitada México, EUA y Canadá', 'Incluida', '0.00', '0.00', '0.00'],
      ['Descuento por pronto pago (vence 12/OCT/2026)', '', '-50.00', '', 'Aplica si pagas antes'],
    ],
    '#6a1fb0',
  )}${band('TUS FORMAS DE PAGO')}${box('display:grid;grid-template-columns:1fr 1fr 1fr;gap:9px', way('Banco Azteca / Elektra', `Referencia ${account}`, 'Sin comisión'), way('BBVA', 'Convenio CIE 1235524', `Referencia ${account}7`), way('Citibanamex', 'Convenio PA 3504:01', `Referencia ${account}12`), way('OXXO / 7-Eleven', 'Comisión de $13.00', 'Aplica en 24 horas'), way('Transferencia SPEI', `CLABE 1271800${digits(random, 11)}`, 'Beneficiario TOTAL PLAY'), way('App Mi Totalplay', 'Tarjeta de crédito o débito', 'Domicilia y gana $100'))}${band('CONOCE MÁS')}${grid('1fr 1fr 108px', small(10.5, '<b>¡Sube a 500 megas!</b> Por $120 más al mes. Promoción válida del 01/10/2026 al 15/11/2026 en zonas con cobertura. El plazo forzoso de tu contrato termina el 06/03/2027.'), small(10.5, '<b>Cobranza:</b> si no recibimos tu pago el servicio se suspende el 17/OCT/2026 y se cobra una reconexión de $80.00. Atención a clientes 55 1579 8000, o por WhatsApp las 24 horas.'), squares(random, 96))}${foot(small(8.5, 'Total Play Telecomunicaciones, S.A.P.I. de C.V. Av. San Jerónimo 252, Col. La Otra Banda, Álvaro Obregón, C.P. 01090, Ciudad de México. RFC TPT890516JP5. Registro de contrato de adhesión PROFECO 423-2023. Este documento no es un comprobante fiscal; descarga tu CFDI en mitotalplay.com.mx'))}`;
  return sheet("11.5px 'Liberation Sans'", 1.21, html, {
    ...sent,
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-10-06', periodTo: '2026-11-05' },
  });
};

/** Every label under its value; the home in one run; sums of two lines side by side. */
const attHome: Design = (random) => {
  const p = drawNeighbour(random);
  const [one, two] = [random.pick([339, 439, 549]), random.pick([239, 269])];
  const due = one + two + 74.5;
  const line = () => `55 ${digits(random, 4)} ${digits(random, 4)}`;
  const [blue, grey] = ['#0568ae', '#f2f2f2'];
  const [mine, second] = [line(), line()];
  const html = `${grid('1fr 260px', `<b style="font-size:27px;color:${blue}">&#9673; AT&amp;T</b>`, box('text-align:right;font-size:10px', 'AT&amp;T COMUNICACIONES DIGITALES, S. DE R.L. DE C.V.<br>Río Lerma 232, Piso 20, Col. Cuauhtémoc, C.P. 06500, Ciudad de México<br>RFC CNM980114PI2'))}${gap(12)}${box(`background:${blue};color:#fff;padding:13px 16px;display:flex;justify-content:space-between;align-items:center`, '<span style="font-size:19px">Estado de cuenta</span>', '<span style="font-size:12px">Página 1 de 3 &nbsp;&nbsp; Impreso el 18/10/2026</span>')}${gap(14)}${grid('1fr 1fr', under('Nombre del cliente', holderOf(p)), under('RFC', p.rfc))}${gap(7)}${under('Domicilio', `${plain(p.street)} ${p.streetNumber}${p.department ? ` INT ${p.department}` : ''}, ${plain(p.neighborhood)}, ${plain(p.city)}, ${plain(p.state)}, ${p.postalCode}`)}${gap(7)}${grid('1fr 1fr 1.6fr .4fr', under('Cuenta', digits(random, 9)), under('Número AT&amp;T', mine), under('Periodo de facturación', '17 sep 2026 al 16 oct 2026'), under('Ciclo', '17'))}${gap(18)}${grid(
    '1fr 1fr 1fr',
    box(`background:${grey};padding:12px`, `<b style="font-size:23px">$${say(due)}</b>`, small(10, 'Total a pagar')),
    box(
      `background:${grey};padding:12px`,
      '<b style="font-size:18px">06 nov 2026</b>',
      small(10, 'Fecha límite de pago'),
    ),
    box(
      `background:${grey};padding:12px`,
      `<b style="font-size:18px">$${say(due - 11.5)}</b>`,
      small(10, 'Pago anterior, recibido el 03 oct 2026'),
    ),
  )}${gap(18)}<b style="color:${blue};font-size:14px">Resumen por línea</b>${ruled(
    ['', `>${mine}`, `>${second}`, '>Total'],
    ['1fr', '112px', '112px', '100px'],
    [
      ['Plan AT&amp;T Armalo / AT&amp;T Azul', say(one / 1.16), say(two / 1.16), say((one + two) / 1.16)],
      ['Equipo (mensualidad 9 de 24)', '40.00', '0.00', '40.00'],
      ['Seguro Protección Móvil', '24.22', '0.00', '24.22'],
      ['Roaming y larga distancia', '0.00', '0.00', '0.00'],
      ['Impuestos', say(one - one / 1.16 + 10.28), say(two - two / 1.16), say(one + two - (one + two) / 1.16 + 10.28)],
      ['<b>Total</b>', `<b>${say(one + 74.5)}</b>`, `<b>${say(two)}</b>`, `<b>${say(due)}</b>`],
    ],
    ['#b8cfe0', '#e6f0f8'],
  )}${gap(16)}<b style="color:${blue};font-size:14px">Consumos</b>${ruled(
    ['Servicio', '>Incluido', '>Usado', 'Vigencia'],
    ['1fr', '110px', '110px', '170px'],
    [
      ['Datos', '12,288 MB', '10,902 MB', '17/09/2026 - 16/10/2026'],
      ['Redes sociales', 'Ilimitado', '6,310 MB', '17/09/2026 - 16/10/2026'],
      ['Minutos', 'Ilimitado', '411', '17/09/2026 - 16/10/2026'],
      ['SMS', 'Ilimitado', '12', '17/09/2026 - 16/10/2026'],
    ],
    ['#b8cfe0', '#e6f0f8'],
  )}${gap(16)}${grid('1fr 1fr', box(`border-left:5px solid ${blue};padding:5px 10px`, '<b>Renueva desde $0</b>', small(10.5, 'Tu contrato vence el 22 ene 2027. Visítanos: Plaza Oriente, Av. Canal de Tezontle 1520, Iztapalapa, C.P. 09020.')), box('border-left:5px solid #ff7200;padding:5px 10px', '<b>Cuida tus datos</b>', small(10.5, 'AT&amp;T nunca te pide contraseñas ni códigos. Reporta llamadas sospechosas al *611 o al 800 1010 288.')))}${coupon(grid('1fr 190px', rows(`<b>${mine.replaceAll(' ', '')}</b>`, bars(random, 330), small(9, digits(random, 26))), rows(ends('Total', `<b>$${say(due)}</b>`), ends('Límite', '<b>06 nov 2026</b>'), small(9, 'Paga en OXXO, Walmart, Soriana, bancos o att.com.mx'))))}`;
  return sheet("11.8px 'Liberation Sans'", 1.23, html, {
    ...sent,
    isScan: true,
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-09-17', periodTo: '2026-10-16' },
  });
};

/** A letter with one column of facts at the right, the sums of the bill in a long ruled table with taxes named each. */
const movistarPlan: Design = (random) => {
  const p = drawNeighbour(random);
  const rent = random.pick([249, 299, 369]);
  const fact = (label: string, value: string) =>
    box(
      'border-top:1px solid #9cc;padding:4px 0',
      small(9.5, label),
      `<b style="font-size:12.5px;color:#019df4">${value}</b>`,
    );
  const net = rent / 1.16;
  const html = `${grid(
    '1fr 196px',
    rows(
      '<b style="font-size:30px;color:#019df4;line-height:1">Movistar</b>',
      gap(26),
      box(
        'padding-left:22px;font-size:12.5px',
        rows(
          small(8, `${digits(random, 5)} / ${digits(random, 7)} / C 17`),
          holderOf(p),
          `${plain(p.street)} # ${p.streetNumber}${p.department ? ` - ${p.department}` : ''}`,
          plain(p.neighborhood),
          `${p.postalCode} ${plain(p.city)} ${p.shortState}`,
        ),
      ),
      gap(26),
      box(
        'font-size:13px',
        `Estimado cliente: esta es tu factura de los servicios que usaste del <b>8 de septiembre al 7 de octubre de 2026</b>. El importe es de <b>$${say(rent)}</b> y puedes pagarlo hasta el 28 de octubre de 2026.`,
      ),
      gap(18),
      '<b style="font-size:14px;color:#0b2739">Qué estás pagando</b>',
      ruled(
        ['Concepto', '>Sin impuestos', '>IVA 16%', '>Importe'],
        ['1fr', '88px', '76px', '84px'],
        [
          ['Cuota mensual plan Movistar Libre', say(net), say(rent - net), say(rent)],
          ['Consumo adicional de datos', '0.00', '0.00', '0.00'],
          ['Llamadas a números 900', '0.00', '0.00', '0.00'],
          ['Servicios de terceros', '0.00', '0.00', '0.00'],
          ['<b>Cargos de este mes</b>', `<b>${say(net)}</b>`, `<b>${say(rent - net)}</b>`, `<b>${say(rent)}</b>`],
          ['Saldo anterior', '', '', say(rent)],
          ['Pagos recibidos al 05.10.2026', '', '', `-${say(rent)}`],
          ['<b>Total a pagar</b>', '', '', `<b>$${say(rent)}</b>`],
        ],
        ['#bcd', '#e6f6fe'],
      ),
      gap(18),
      '<b style="font-size:14px;color:#0b2739">Tus consumos</b>',
      list(
        ['Servicio', '>Eventos', '>Volumen', '>Costo'],
        ['1fr', '80px', '100px', '80px'],
        [
          ['Navegación nacional', '1,204', '17,803 MB', '0.00'],
          ['Llamadas a fijo y móvil', '86', '312 min', '0.00'],
          ['Mensajes', '9', '9', '0.00'],
          ['Roaming Estados Unidos', '0', '0 MB', '0.00'],
        ],
        '#019df4',
      ),
    ),
    box(
      'background:#f0f9ff;padding:12px 13px;height:610px',
      '<b style="font-size:13px">FACTURA</b>',
      gap(4),
      fact('Número de factura', `MX${digits(random, 9)}`),
      fact('Cuenta', digits(random, 8)),
      fact('Teléfono', digits(random, 10)),
      fact('Fecha de emisión', '10.10.2026'),
      fact('Fecha límite de pago', '28.10.2026'),
      fact('R.F.C.', p.rfc),
      fact('Fin de tu plazo', '07.04.2027'),
      fact('Total a pagar', `$${say(rent)}`),
      gap(14),
      squares(random, 120),
      gap(8),
      small(9, 'Escanea para pagar desde tu banco. La referencia cambia cada mes.'),
    ),
  )}${gap(18)}${box('background:#0b2739;color:#fff;padding:11px 15px', '<b>Trae a un amigo y llévense 20 GB cada uno.</b> Del 1 de octubre al 30 de noviembre de 2026. Consulta condiciones en movistar.com.mx')}${gap(12)}${small(10, 'Pega este aviso en un lugar visible: si cambias de casa avísanos al *611. Centro de Atención: Av. Juárez 2318, Col. La Paz, C.P. 72160. Tienes 60 días para reclamar cualquier cargo de esta factura. Procuraduría Federal del Consumidor 55 5568 8722.')}${foot(small(8.5, 'PEGASO PCS, S.A. DE C.V. Prolongación Paseo de la Reforma 1200, Col. Santa Fe, Cruz Manca, Cuajimalpa de Morelos, C.P. 05349, Ciudad de México. RFC PPC980220US9. Régimen General de Ley Personas Morales.'))}`;
  return sheet("11.5px 'DejaVu Sans Condensed'", 1.21, html, {
    ...sent,
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-09-08', periodTo: '2026-10-07' },
  });
};

export const phones: Record<string, Design> = { totalplayHome, attHome, movistarPlan };
