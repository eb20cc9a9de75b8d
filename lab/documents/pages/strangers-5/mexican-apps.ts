import { type Design, holderOf, plain } from '../designs.ts';
import { box, digits, gap, grid, homeBut, list, rows, small } from '../strangers-2/parts.ts';
import { dated, type Line } from '../strangers-3/ledger.ts';
import { foot, sheet, stacked, titled } from '../strangers-3/parts.ts';
import { accountAt, ends, ruled } from '../strangers-4/parts.ts';
import { book, october, statementSent } from './book.ts';
import { drawNeighbour } from './people.ts';

// The banks that are an app.

/** Deposits and withdrawals with a sign in one column; the day over the month's name; the bank's number for each. */
const heyBanco: Design = (random) => {
  const p = drawNeighbour(random);
  const { number, account } = accountAt(random, '058');
  const uber =
    'SPEI recibido|Ordenante: UBER PAYMENTS MEXICO SA DE CV, STP. Concepto: Pago Uber. Rastreo ################';
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', [
    [4, uber, 1700, 3800, 'uber'],
    [11, uber, 1700, 3800, 'uber'],
    [18, uber, 1700, 3800, 'uber'],
    [
      19,
      'SPEI recibido|Ordenante: DIDI MOBILITY MEXICO SA DE CV, BBVA MEXICO. Concepto: pago. Rastreo ################',
      900,
      1900,
      'didi',
    ],
    [
      7,
      'SPEI recibido|Ordenante: NOE VILLALOBOS GUEMES, HSBC. Concepto: coperacha uber. Rastreo ################',
      150,
      400,
    ],
    [16, 'Abono de nómina|AUTOTRANSPORTES DE CARGA SALTILLO SA DE CV', 4200, 5600],
    [30, 'Rendimientos Ahorro Hey|Tasa 8.00% anual', 4, 18],
    [3, 'Compra con tarjeta de débito|DIDI FOOD MX CIUDAD DE MEX. Tarjeta 4411', -100, -280],
    [9, 'Compra con tarjeta de débito|UBER *ONE MEMBERSHIP. Tarjeta 4411', -69, -69],
    [12, 'SPEI enviado|Beneficiario: LUZ MARIA BAUTISTA, BANCO AZTECA. Concepto: semana del carro', -2100, -2100],
    [15, 'Disposición en cajero|BANREGIO SALTILLO V CARRANZA', -800, -800],
    [21, 'Compra con tarjeta de débito|GASOLINERA OXXO GAS 318. Tarjeta 4411', -420, -820],
    [24, 'Pago de servicio|CFE SUMINISTRADOR. Referencia ############', -310, -740],
    [28, 'Traspaso a Ahorro Hey|Cochinito: llantas', -500, -500],
  ]);
  const black = '#111';
  const block = (label: string, value: string) =>
    box('padding:6px 0', small(9.5, label), `<b style="font-size:12px">${value}</b>`);
  const words = ({ text }: Line) => {
    const [first = '', second = ''] = text.split('|');
    return `<b>${first}</b>${box('font-size:9.5px;color:#555', second)}`;
  };
  const html = `${box(`background:${black};color:#fff;margin:-25px -34px 0;padding:22px 34px 16px`, grid('1fr 300px', '<b style="font-size:38px;line-height:1">hey,</b><span style="font-size:18px"> banco</span>', box('text-align:right', '<b style="font-size:15px">Estado de cuenta</b><br>Cuenta Hey<br><span style="font-size:10px">Página 1 de 3</span>')))}${gap(12)}${grid('1.3fr 1fr 1fr', rows(block('Cliente', titled(holderOf(p))), block('Dirección', `${titled(plain(p.street))} ${p.streetNumber}${p.department ? ` Int. ${p.department}` : ''}, ${titled(plain(p.neighborhood))}<br>C.P. ${p.postalCode}, ${titled(plain(p.city))}, ${p.state}`)), rows(block('Periodo', '01/Oct/2026 al 31/Oct/2026'), block('RFC', p.rfc), block('Sucursal', 'Digital 9001')), rows(block('Cuenta', account), block('CLABE', number), block('Fecha de corte', '31/Oct/2026')))}${gap(8)}${box(
    'display:grid;grid-template-columns:1fr 1fr 1fr 1fr;border-top:3px solid #111;border-bottom:3px solid #111',
    ...(
      [
        ['Tenías', begun],
        ['Te llegó', came],
        ['Salió', gone],
        ['Tienes', ended],
      ] as const
    ).map(([name, value]) => box('padding:8px 0', small(10, name), `<b style="font-size:17px">$${value}</b>`)),
  )}${gap(12)}<b style="font-size:14px">Tus movimientos</b>${list(
    ['Fecha', 'Folio', 'Movimiento', '>Monto', '>Saldo'],
    ['44px', '74px', '1fr', '92px', '88px'],
    lines.map((line) => {
      const { day, name } = dated(line.date);
      return [
        `<b>${day}</b> ${titled(name)}`,
        digits(random, 8),
        words(line),
        line.in ? `+ $${line.in}` : `- $${line.out}`,
        `$${line.balance}`,
      ];
    }),
    '#999',
  )}${gap(12)}${grid('1fr 1fr', box('background:#f4f4f4;padding:8px 10px', '<b>Hey Coins</b>', small(10, 'Llevas 1,902. Úsalas antes del 31/Dic/2026 o se van.')), box('background:#f4f4f4;padding:8px 10px', '<b>Apartado «llantas»</b>', small(10, 'Saldo al 31/Oct/2026: $1,500.00. Meta: $6,000.00 para el 15/Mar/2027.')))}${foot(small(8.5, 'Hey Banco, S.A., Institución de Banca Múltiple, Regional Grupo Financiero. Av. Pedro Ramírez Vázquez 200-12, Col. Valle Oriente, C.P. 66269, San Pedro Garza García, N.L. RFC BRM940216EQ6. 81 4392 2626. Producto garantizado por el IPAB hasta por 400,000 UDIS por cliente.'))}`;
  return sheet("10.8px 'DejaVu Sans'", 1.05, html, {
    ...statementSent,
    isScan: true,
    fields: {
      ...{ ...october, bank: 'Hey Banco', holder: titled(holderOf(p)), ...homeBut(p), clabe: number },
      ...{ lastFour: account.slice(-4), deposits },
    },
  });
};

/** The year with the month first, hours beside; no home on it; who sent it stands in a column of its own. */
const klar: Design = (random) => {
  const p = drawNeighbour(random);
  const { number } = accountAt(random, '661');
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', [
    [5, 'Transferencia recibida~Uber Payments Mexico SA de CV~STP', 1500, 3600, 'uber'],
    [12, 'Transferencia recibida~Uber Payments Mexico SA de CV~STP', 1500, 3600, 'uber'],
    [14, 'Transferencia recibida~DIDI MOBILITY MEXICO SA DE CV~BBVA México', 700, 1800, 'didi'],
    [21, 'Transferencia recibida~DIDI MOBILITY MEXICO SA DE CV~BBVA México', 700, 1800, 'didi'],
    [26, 'Transferencia recibida~Uber Payments Mexico SA de CV~STP', 1500, 3600, 'uber'],
    [8, 'Transferencia recibida~Alan Uriel Xicoténcatl Lara~Nu México', 200, 700],
    [17, 'Devolución de compra~Uber *Trip~Tarjeta **0926', 45, 160],
    [29, 'Depósito en efectivo~7-Eleven~Ref. ########', 500, 500],
    [31, 'Rendimiento del mes~Klar~Inversión', 8, 30],
    [2, 'Compra~Uber *Trip~Tarjeta **0926', -45, -160],
    [6, 'Compra~Rappi Mexico~Tarjeta **0926', -150, -390],
    [10, 'Transferencia enviada~Sergio Osorio Meza~Banorte', -1700, -1700],
    [16, 'Compra~Hidrosina Lindavista~Tarjeta **0926', -350, -800],
    [20, 'Compra~DiDi Food~Tarjeta **0926', -90, -240],
    [24, 'Retiro de cajero~Banco Multiva 1172~Tarjeta **0926', -600, -600],
    [28, 'Pago de crédito Klar~Mensualidad 4 de 12~', -412, -412],
  ]);
  const violet = '#3d2ba3';
  const html = `${grid('1fr 1fr', `<b style="font:bold 34px DejaVu Sans;color:${violet};line-height:1">klar</b>`, box('text-align:right', `<b style="font-size:14px">Estado de cuenta de depósito a la vista</b><br>Octubre 2026`))}${gap(16)}${grid(
    '1fr 1fr',
    ruled(
      ['Titular', ''],
      ['120px', '1fr'],
      [
        ['Nombre', holderOf(p)],
        ['RFC', p.rfc],
        ['CURP', p.curp],
        ['No. de cliente', digits(random, 8)],
      ],
      ['#cfcaf0', '#eceafb'],
    ),
    ruled(
      ['Cuenta', ''],
      ['120px', '1fr'],
      [
        ['CLABE', number],
        ['Periodo', '2026-10-01 al 2026-10-31'],
        ['Fecha de corte', '2026-10-31'],
        ['Moneda', 'MXN'],
      ],
      ['#cfcaf0', '#eceafb'],
    ),
  )}${gap(14)}${ruled(['>Saldo inicial', '>Total de abonos', '>Total de cargos', '>Comisiones', '>Saldo final'], ['1fr', '1fr', '1fr', '1fr', '1fr'], [[`$${begun}`, `$${came}`, `$${gone}`, '$0.00', `<b>$${ended}</b>`]], ['#cfcaf0', '#eceafb'])}${gap(16)}<b style="color:${violet};font-size:13.5px">Movimientos de la cuenta</b>${ruled(
    ['Fecha y hora', 'Tipo', 'Contraparte', 'Banco / medio', '>Cargo', '>Abono', '>Saldo'],
    ['94px', '112px', '1fr', '94px', '66px', '70px', '74px'],
    lines.map(({ date, text, in: come, out, balance }) => {
      const [type = '', who = '', bank = ''] = text.split('~');
      return [`${date} ${random.whole(10, 22)}:${random.whole(10, 59)}`, type, who, bank, out, come, balance];
    }),
    ['#cfcaf0', '#eceafb'],
  )}${gap(16)}${box('background:#eceafb;padding:10px 12px;font-size:10.5px', '<b>Tu inversión flexible</b> rinde 7.50% anual. Saldo al 2026-10-31: $2,140.55. La promoción «Plus» está vigente del 2026-10-15 al 2027-01-15. Tu crédito vence el 2027-02-28; el siguiente pago de $412.00 es el 2026-11-28.')}${gap(12)}${small(9.5, 'Abono: cantidad que entra en tu cuenta. Cargo: cantidad que sale. Rastrea una transferencia en banxico.org.mx/cep con la clave que ves en la app. Si no reconoces un movimiento escríbenos en el chat o a ayuda@klar.mx dentro de los 90 días naturales siguientes a la fecha de corte.')}${foot(small(8.5, 'Klar México, S.A. de C.V., S.F.P. (KLAR). Av. Insurgentes Sur 1647, Piso 8, Col. San José Insurgentes, Benito Juárez, C.P. 03900, Ciudad de México. Fondo de protección PROSOFIPO hasta por 25,000 UDIS. UNE: une@klar.mx, 55 4741 0170. CONDUSEF 55 5340 0999.'))}`;
  return sheet("10.4px 'Liberation Sans'", 1.22, html, {
    ...statementSent,
    fields: { ...october, bank: 'Klar', holder: holderOf(p), clabe: number, deposits },
  });
};

/** As it is downloaded: a pale head, the number of the operation after the words, the newest at the top, no column of deposits. */
const mercadoPagoNow: Design = (random) => {
  const p = drawNeighbour(random);
  const { number } = accountAt(random, '722');
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', [
    [5, 'Transferencia recibida UBER PAYMENTS MEXICO', 1600, 3700, 'uber'],
    [8, 'Transferencia recibida DIDI MOBILITY MEXICO', 600, 1700, 'didi'],
    [12, 'Transferencia recibida UBER PAYMENTS MEXICO', 1600, 3700, 'uber'],
    [19, 'Transferencia recibida UBER PAYMENTS MEXICO', 1600, 3700, 'uber'],
    [22, 'Transferencia recibida DIDI MOBILITY MEXICO', 600, 1700, 'didi'],
    [6, 'Transferencia recibida Tecnologías Rappi', 200, 800],
    [15, 'Transferencia recibida Diana Didier Ordóñez', 150, 500],
    [25, 'Devolución de dinero Uber', 50, 140],
    [28, 'Ingreso de dinero en efectivo OXXO', 400, 400],
    [10, 'Rendimientos', 1, 4],
    [31, 'Rendimientos', 1, 4],
    [3, 'Pago Uber', -50, -140],
    [7, 'Pago con QR Tienda 3B', -80, -260],
    [11, 'Transferencia enviada Joaquín Lara Becerril', -1500, -1500],
    [16, 'Pago Gasolinera Repsol 2207', -300, -700],
    [20, 'Recarga de celular', -100, -100],
    [24, 'Pago DiDi Food', -90, -300],
    [27, 'Retiro de dinero en cajero', -900, -900],
  ]);
  const blue = '#009ee3';
  const dash = (date: string) => date.split('-').reverse().join('-');
  const cell = (label: string, value: string) =>
    box('padding:3px 0', `<span style="color:#666">${label}:</span> <b>${value}</b>`);
  const html = `${box('background:#ffe600;margin:-25px -34px 0;padding:18px 34px 14px;display:flex;justify-content:space-between;align-items:center', '<b style="font-size:20px;color:#0a0080">mercado<br>pago</b>', '<b style="font-size:16px">ESTADO DE CUENTA</b>')}${gap(14)}${grid('1fr 1fr', rows(`<b style="font-size:14px">${titled(holderOf(p))}</b>`, cell('RFC', p.rfc), cell('CURP', p.curp), cell('Domicilio', `${titled(plain(p.street))} ${p.streetNumber}${p.department ? ` Int ${p.department}` : ''}, ${titled(plain(p.neighborhood))}, ${titled(plain(p.city))}, ${p.state}, CP ${p.postalCode}`)), rows(cell('Periodo', 'Del 1-10-2026 al 31-10-2026'), cell('CLABE', number), cell('Fecha de generación', '02-11-2026'), cell('Página', '1/4')))}${gap(12)}${box('border:1px solid #d8d8d8;border-radius:6px;padding:10px 14px;display:grid;grid-template-columns:1fr 1fr;column-gap:30px', ends('Saldo inicial', `$ ${begun}`), ends('Saldo final', `<b>$ ${ended}</b>`), ends('Entradas', `$ ${came}`), ends('Salidas', `$ -${gone}`))}${gap(14)}<b style="font-size:13px;color:${blue}">DETALLE DE MOVIMIENTOS</b>${list(
    ['Fecha', 'Descripción', 'ID de la operación', '>Valor', '>Saldo'],
    ['76px', '1fr', '120px', '94px', '94px'],
    [...lines]
      .reverse()
      .map(({ date, text, in: come, out, balance }) => [
        dash(date),
        stacked(text),
        digits(random, 12),
        come ? `$ ${come}` : `$ -${out}`,
        `$ ${balance}`,
      ]),
    '#cfcfcf',
  )}${gap(12)}${small(9.5, 'Tu dinero genera rendimientos de 13% anual hasta $25,000.00 del 01-10-2026 al 30-11-2026. ¿Tienes dudas? Contáctanos en mercadopago.com.mx/ayuda o al 55 4624 0040. Tienes 90 días naturales para presentar una aclaración.')}${foot(small(8.5, 'MercadoLibre, S.A. de C.V., Institución de Fondos de Pago Electrónico (IFPE). Av. Insurgentes Sur 1602, Piso 9, Suite 900, Crédito Constructor, Benito Juárez, C.P. 03940, Ciudad de México. RFC MAG2105031W3. El Gobierno Federal y las entidades de la administración pública paraestatal no podrán responsabilizarse o garantizar los recursos de los usuarios.'))}`;
  return sheet("10.8px 'Liberation Sans'", 1.25, html, {
    ...statementSent,
    isScan: true,
    fields: { ...october, bank: 'Mercado Pago', holder: titled(holderOf(p)), ...homeBut(p), clabe: number, deposits },
  });
};

/** Sentences: each movement says in words what it was, the sum below it, days as titles over them; two columns of movements. */
const ualaDays: Design = (random) => {
  const p = drawNeighbour(random);
  const { number } = accountAt(random, '138');
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-10-01', [
    [4, 'Recibiste de UBER PAYMENTS MEXICO', 1500, 3400, 'uber'],
    [11, 'Recibiste de UBER PAYMENTS MEXICO', 1500, 3400, 'uber'],
    [13, 'Recibiste de DIDI MOBILITY MEXICO', 800, 1900, 'didi'],
    [25, 'Recibiste de UBER PAYMENTS MEXICO', 1500, 3400, 'uber'],
    [4, 'Recibiste de PEDRO ALCANTARA', 300, 600],
    [18, 'Reembolso de DIDI FOOD', 80, 220],
    [22, 'Depósito en FARMACIAS DEL AHORRO', 700, 700],
    [2, 'Pagaste en UBER TRIP', -60, -150],
    [6, 'Enviaste a RENTA SEMANAL', -1600, -1600],
    [11, 'Pagaste en GAS LA CANTERA', -380, -700],
    [15, 'Pagaste en DIDI FOOD', -80, -220],
    [20, 'Enviaste a RENTA SEMANAL', -1600, -1600],
    [27, 'Pagaste en MERZA CENTRO', -140, -420],
    [30, 'Retiraste de CAJERO AFIRME', -500, -500],
  ]);
  const navy = '#022a9a';
  const item = (line: Line, at: number, all: readonly Line[]) =>
    `${all[at - 1]?.date === line.date ? '' : box(`background:#e8edfb;color:${navy};font-weight:bold;padding:3px 9px;margin-top:9px`, `${Number(dated(line.date).day)} de octubre`)}${ends(`${line.text}`, `<b>${line.in ? `+$${line.in}` : `-$${line.out}`}</b>`, 'padding:4px 9px 0')}${ends('<span style="color:#666;font-size:9.5px">Saldo</span>', `<span style="color:#666;font-size:9.5px">$${line.balance}</span>`, 'padding:0 9px 2px')}`;
  const half = lines.findIndex(({ date }) => date > '2026-10-13');
  const side = (some: readonly Line[]) => some.map(item).join('');
  const html = `${grid('1fr 1fr', `<b style="font-size:33px;color:${navy};line-height:1">ualá</b>`, box('text-align:right', '<b style="font-size:15px">Resumen de tu cuenta</b><br>del 1 al 31 de octubre de 2026'))}${gap(18)}${grid('1fr 1fr', rows(box('font-size:15px;font-weight:bold', holderOf(p)), `${streetLine(plain(p.street), p.streetNumber, p.department)}, Col. ${plain(p.neighborhood)}`, `${plain(p.city)}, ${plain(p.state)}, C.P. ${p.postalCode}`, `RFC ${p.rfc}`), box(`background:${navy};color:#fff;border-radius:12px;padding:12px 16px`, ends('Tu CLABE', `<b>${number}</b>`), ends('Empezaste con', `$${begun}`), ends('Entró', `$${came}`), ends('Salió', `$${gone}`), ends('<b>Terminaste con</b>', `<b style="font-size:17px">$${ended}</b>`)))}${gap(14)}<b style="font-size:14px;color:${navy}">Movimientos</b>${grid('1fr 1fr', side(lines.slice(0, half)), side(lines.slice(half)))}${gap(22)}${box('border:1px solid #b9c6ef;border-radius:10px;padding:10px 14px', '<b>Gana hasta 12% anual con Ualá Plus</b>', small(10.5, 'Cumple $3,000.00 en consumos del 1 al 30 de noviembre de 2026. El cálculo de tu rendimiento del mes pasado, $14.20, se abonó el 1 de septiembre de 2026 en tu cuenta de ahorro.'))}${gap(12)}${small(10, 'Los movimientos que hiciste después del 31 de octubre de 2026 se verán en el siguiente resumen. Para aclarar un cargo no reconocido escríbenos desde la app, en Perfil, Ayuda, o llama al 55 4440 8252 de 8 a 22 horas.')}${foot(small(8.5, 'ABC Capital, S.A., Institución de Banca Múltiple (Ualá). Montes Urales 745, Lomas de Chapultepec, Miguel Hidalgo, C.P. 11000, Ciudad de México. Seguro de depósitos bancarios del IPAB hasta por 400,000 UDIS. UNE une@uala.mx'))}`;
  return sheet("11.6px 'Liberation Sans'", 1.16, html, {
    ...statementSent,
    fields: { ...october, bank: 'Ualá', holder: holderOf(p), ...homeBut(p), clabe: number, deposits },
  });
};

const streetLine = (street: string, number: string, flat: string) =>
  `${street} ${number}${flat ? ` int. ${flat}` : ''}`;

export const mexicanApps: Record<string, Design> = { heyBanco, klar, mercadoPagoNow, ualaDays };
