import { clabe, type Design, holderOf, plain } from '../designs.ts';
import { broken, move, partsOf } from './movements.ts';
import {
  bar,
  beside,
  box,
  digits,
  drawDriver,
  framed,
  gap,
  grid,
  homeBut,
  list,
  over,
  paper,
  rows,
  small,
  streetLine,
} from './parts.ts';

// Statements of Mexican banks with what a driver's account shows: payments of platforms, own rides, refunds, and people who write
// a platform's name in their message.

const sent = { kind: 'bank_statement', sentAs: 'bank_statement_month_1' };
const october = { month: '2026-10', periodFrom: '2026-10-01', periodTo: '2026-10-31' };

/** The payer is on the lines under the movement's name, as is what came along with it. */
const bbvaLibreton: Design = (random) => {
  const p = drawDriver(random);
  const [account, number] = [`0${digits(random, 9)}`, clabe(random, '012')];
  const { movements, deposits, first, last, came, went } = move(random, '2026-10-01', 31, 13, 'MXN', {
    paid: [
      { platform: 'uber', says: (r) => `SPEI RECIBIDOCITI MEXICO|0${digits(r, 6)} UBER PAGO SEMANAL|UBER B V` },
      {
        platform: 'didi',
        says: (r) => `SPEI RECIBIDOSTP|0${digits(r, 6)} PAGO CONDUCTOR|DIDI MOBILITY MEXICO SA DE CV`,
      },
    ],
    came: [
      (r) => `SPEI RECIBIDOBANORTE|0${digits(r, 6)} VIAJE EN UBER|ROSALINDA MONTES GIL`,
      () => 'DEVOLUCION COMPRA|UBER TRIP HELP.UBER.COM|RFC: DUB 160810 1A2',
    ],
    went: [
      (r) => `UBER TRIP|RFC: DUB 160810 1A2 AUT: ${digits(r, 6)}`,
      (r) => `SPEI ENVIADO NU MEXICO|0${digits(r, 6)} RENTA DEL AUTO`,
      (r) => `OXXO GAS LINDA VISTA|RFC: OGA 920101 3B4 AUT: ${digits(r, 6)}`,
      () => 'PAGO TARJETA DE CREDITO',
    ],
  });
  const html = `${grid('1fr 320px', '<b style="font-size:33px;color:#072146">BBVA</b>', box('text-align:right', '<b>Estado de Cuenta</b><br>LIBRETON BASICO CUENTA DIGITAL', small(9.5, 'PAGINA 1 / 5')))}${gap(6)}${grid('1fr 330px', rows(holderOf(p), streetLine(p), plain(p.neighborhood), `${plain(p.city)}`, `${p.shortState} C.P. ${p.postalCode}`), framed('#072146', beside('Periodo', 'DEL 01/10/2026 AL 31/10/2026', 120), beside('Fecha de Corte', '31/10/2026', 120), beside('No. de Cuenta', account, 120), beside('No. de Cliente', `B${digits(random, 7)}`, 120), beside('R.F.C', p.rfc, 120), beside('No. Cuenta CLABE', number, 120)))}${gap(8)}${small(9.5, 'SUCURSAL: 0679 LINDAVISTA &nbsp; DIRECCION: AV. MIGUEL ALEMAN 4820 COL. LINDA VISTA MEX NL &nbsp; PLAZA: MONTERREY &nbsp; TELEFONO: 8345210')}${bar('#072146', 'Información Financiera')}${grid('1fr 1fr', rows(beside('Saldo Anterior', first, 180), beside('Depósitos / Abonos (+)', came, 180)), rows(beside('Retiros / Cargos (-)', went, 180), beside('Saldo Final (+)', last, 180)))}${bar('#072146', 'Detalle de Movimientos Realizados')}${list(
    ['OPER', 'LIQ', 'DESCRIPCION', '>CARGOS', '>ABONOS', '>OPERACION', '>LIQUIDACION'],
    ['52px', '52px', '1fr', '76px', '76px', '86px', '86px'],
    movements.map(({ date, text, out, in: come, balance }, at) => {
      const day = `${partsOf(date).day}/${partsOf(date).name}`;
      return [day, day, broken(text), out, come, ...(at % 3 === 2 ? [balance, balance] : ['', ''])];
    }),
  )}${gap(8)}${small(9, 'BBVA MEXICO, S.A., INSTITUCION DE BANCA MULTIPLE, GRUPO FINANCIERO BBVA MEXICO. Av. Paseo de la Reforma 510, Col. Juárez, Alcaldía Cuauhtémoc, C.P. 06600, Ciudad de México. R.F.C. BBA830831LJ2')}`;
  return paper("11.5px 'Liberation Sans'", html, {
    ...sent,
    fields: {
      ...october,
      bank: 'BBVA',
      holder: holderOf(p),
      ...homeBut(p),
      clabe: number,
      lastFour: account.slice(-4),
      deposits,
    },
  });
};

/** From the middle of a month to the middle of the next one, whose share is as great. */
const banamexPriority: Design = (random) => {
  const p = drawDriver(random);
  const [account, number] = [digits(random, 7), clabe(random, '002')];
  const { movements, deposits, first, last, came, went } = move(random, '2026-09-16', 30, 12, 'MXN', {
    paid: [
      {
        platform: 'didi',
        says: (r) =>
          `PAGO RECIBIDO DE BBVA MEXICO POR|ORDEN DE DIDI MOBILITY MEXICO SA DE CV|REF. ${digits(r, 10)} RASTREO: BNET${digits(r, 8)}`,
      },
      {
        platform: 'uber',
        says: (r) => `PAGO RECIBIDO DE CITI MEXICO POR|ORDEN DE UBER BV REF. ${digits(r, 10)}|GANANCIAS DE LA SEMANA`,
      },
    ],
    came: [
      (r) => `PAGO RECIBIDO DE SANTANDER POR|ORDEN DE JULIAN ROBLES SOTO REF. ${digits(r, 7)}|TE DEBIA EL DIDI`,
      () => 'DEPOSITO EN EFECTIVO SUC. 7004',
    ],
    went: [
      (r) => `COMPRA DLO*DIDI RIDES MEX|AUT. ${digits(r, 6)}`,
      (r) => `COMPRA UBER *EATS|AUT. ${digits(r, 6)}`,
      () => 'RETIRO CAJERO BANAMEX SUC. 7004',
      (r) => `PAGO INTERBANCARIO A HSBC|REF. ${digits(r, 10)}`,
    ],
  });
  const html = `${grid('1fr 1fr', '<b style="font-size:27px;color:#00549f">Banamex</b>', box('text-align:right', '<b>ESTADO DE CUENTA AL 15 DE OCTUBRE DE 2026</b><br>CLIENTE: ', digits(random, 8)))}${gap(12)}${grid(
    '270px 1fr',
    rows(
      box('font-size:9px', `0${digits(random, 9)} 0017`),
      `<b>${plain(p.firstName)}<br>${plain(p.lastName1)} ${plain(p.lastName2)}</b>`,
      streetLine(p),
      `COL. ${plain(p.neighborhood)}`,
      `${plain(p.city)}, ${p.shortState}`,
      `C.P. ${p.postalCode}`,
    ),
    framed(
      '#00549f',
      '<b>RESUMEN GENERAL</b>',
      list(
        ['PRODUCTO', 'CONTRATO', '>SALDO'],
        ['1fr', '90px', '100px'],
        [
          ['CUENTA PRIORITY', account, last],
          ['INVERSION', digits(random, 9), '0.00'],
        ],
      ),
      small(10, 'Periodo: Del 16/SEP/2026 al 15/OCT/2026'),
    ),
  )}${bar('#00549f', 'CUENTA PRIORITY')}${grid('1fr 1fr 1fr', over('CLABE Interbancaria', number), over('Número de cuenta de cheques', account), over('Sucursal', '7004 PLAZA REAL, AV. MADERO 1201'))}${grid('1fr 1fr 1fr 1fr', over('Saldo anterior', first), over('(+) 4 Depósitos', came), over('(-) 8 Retiros', went), over('Saldo al 15 de octubre', last))}${bar('#00549f', 'DETALLE DE OPERACIONES')}${list(
    ['FECHA', 'CONCEPTO', '>RETIROS', '>DEPOSITOS', '>SALDO'],
    ['60px', '1fr', '100px', '100px', '110px'],
    movements.map(({ date, text, out, in: come, balance }) => [
      `${partsOf(date).day} ${partsOf(date).name}`,
      broken(text),
      out,
      come,
      balance,
    ]),
    '#fff',
  )}${gap(8)}${small(9, 'Banco Nacional de México, S.A. Isabel la Católica 44, Col. Centro, C.P. 06000, Ciudad de México. Consulte las comisiones en la sucursal. Incumplir tus obligaciones te puede generar comisiones e intereses.')}`;
  return paper("11.5px 'Liberation Sans Narrow'", html, {
    ...sent,
    fields: {
      periodFrom: '2026-09-16',
      periodTo: '2026-10-15',
      bank: 'Banamex',
      holder: holderOf(p),
      ...homeBut(p),
      clabe: number,
      lastFour: account.slice(-4),
      deposits,
    },
  });
};

/** Its rows have the day alone; month and year are in the period. */
const hsbcDays: Design = (random) => {
  const p = drawDriver(random);
  const [account, number] = [digits(random, 10), clabe(random, '021')];
  const { movements, deposits, first, last, came, went } = move(random, '2026-10-01', 31, 14, 'MXN', {
    paid: [
      { platform: 'uber', says: () => 'SPEI DE UBER BV|CITI MEXICO' },
      { platform: 'didi', says: () => 'SPEI DE DIDI MOBILITY MEXICO SA|BBVA MEXICO' },
    ],
    came: [() => 'REVERSO UBER TRIP', () => 'SPEI DE ADRIAN SOLIS PINEDA|CONCEPTO: MIS UBER'],
    went: [
      () => 'COMPRA UBER RIDES MX',
      () => 'TRANSFERENCIA SPEI A BANCO AZTECA',
      () => 'COMPRA SORIANA SUPER',
      () => 'RETIRO ATM',
    ],
  });
  const html = `${grid('1fr 1fr', '<b style="font-size:28px"><span style="color:#db0011">&#9670;</span> HSBC</b>', box('text-align:right', '<b>ESTADO DE CUENTA</b><br>CUENTA FLEXIBLE'))}${gap(8)}${grid('1fr 300px', rows(small(10, 'DATOS DEL CLIENTE'), holderOf(p), `${plain(p.street)} NUM ${p.streetNumber}${p.department ? ` INT ${p.department}` : ''}`, `COL ${plain(p.neighborhood)}`, `${p.postalCode} ${plain(p.city)} ${p.shortState}`), rows(beside('Número de cuenta', account, 130), beside('CLABE interbancaria', number, 130), beside('RFC', p.rfc, 130), beside('Periodo', 'Del 01/10/2026 al 31/10/2026', 130), beside('Días del periodo', '31', 130)))}${gap(8)}${grid('1fr 1fr', framed('#db0011', '<b>RESUMEN</b>', beside('Saldo inicial', `$ ${first}`, 150), beside('Depósitos / abonos', `$ ${came}`, 150), beside('Retiros / cargos', `$ ${went}`, 150), beside('Saldo final', `$ ${last}`, 150)), framed('#999', '<b>TU SUCURSAL</b>', small(11, '0344 CENTRO. AV. CONSTITUCIÓN 820, COL. CENTRO, C.P. 64000, MONTERREY, N.L.'), gap(5), '<b>Préstamo preaprobado por $45,000.00</b>', small(10, 'Vigencia al 30/11/2026.')))}${bar('#333', 'DETALLE DE MOVIMIENTOS')}${list(
    ['Día', 'Descripción', 'Referencia', '>Retiro / Cargo', '>Depósito / Abono', '>Saldo'],
    ['34px', '1fr', '90px', '105px', '115px', '95px'],
    movements.map(({ date, text, out, in: come, balance }) => [
      partsOf(date).day,
      broken(text),
      digits(random, 8),
      out && `$ ${out}`,
      come && `$ ${come}`,
      `$ ${balance}`,
    ]),
    '#db0011',
  )}${gap(10)}${small(9, 'HSBC México, S.A., Institución de Banca Múltiple, Grupo Financiero HSBC. Av. Paseo de la Reforma 347, Col. Cuauhtémoc, C.P. 06500, Ciudad de México. Cualquier aclaración en los noventa días naturales siguientes.')}`;
  return paper("12px 'DejaVu Sans Condensed'", html, {
    ...sent,
    fields: {
      ...october,
      bank: 'HSBC',
      holder: holderOf(p),
      ...homeBut(p),
      clabe: number,
      lastFour: account.slice(-4),
      deposits,
    },
  });
};

/** A wallet: one column of sums with their sign, and long numbers of operations between words and sums. */
const wallet: Design = (random) => {
  const p = drawDriver(random);
  const number = clabe(random, '722');
  const { movements, deposits, first, last, came, went } = move(random, '2026-10-01', 31, 16, 'MXN', {
    paid: [
      { platform: 'didi', says: () => 'Transferencia recibida DIDI MOBILITY MEXICO SA DE CV' },
      { platform: 'uber', says: () => 'Transferencia recibida UBER BV' },
    ],
    came: [() => 'Devolución Uber Trip', () => 'Rendimientos', () => 'Transferencia recibida Karina Didier Uribe'],
    went: [
      () => 'Pago Uber Trip',
      () => 'Pago DiDi Food',
      () => 'Transferencia enviada Tomás Rueda',
      () => 'Pago Gasolinera La Presa',
      () => 'Recarga Telcel',
    ],
  });
  const signed = (sum: string, sign = '') => `$ ${sign}${sum}`;
  const html = `${grid('1fr 1fr', '<b style="font-size:24px;color:#2d3277">mercado pago</b>', box('text-align:right;font-size:17px', 'Estado de cuenta'))}${gap(10)}${grid('1fr 1fr', rows(`<b style="font-size:15px">${holderOf(p)}</b>`, `CURP: ${p.curp}`, `RFC: ${p.rfc}`, `Dirección: ${streetLine(p)}, ${plain(p.neighborhood)}, ${p.postalCode}, ${plain(p.city)}`), framed('#009ee3', beside('Periodo', 'Del 1 al 31 de octubre de 2026', 100), beside('CLABE', number, 100), beside('Saldo inicial', signed(first), 100), beside('Entradas', signed(came), 100), beside('Salidas', signed(went, '-'), 100), beside('Saldo final', signed(last), 100)))}${box('font-size:15px;font-weight:bold;margin-top:14px', 'Detalle de movimientos')}${list(
    ['Fecha', 'Descripción', 'ID de la operación', '>Valor', '>Saldo'],
    ['88px', '1fr', '120px', '105px', '105px'],
    movements.map(({ date, text, out, in: come, balance }) => {
      const { day, month, year } = partsOf(date);
      return [
        `${day}-${month}-${year}`,
        text,
        digits(random, 12),
        come ? signed(come) : signed(out, '-'),
        signed(balance),
      ];
    }),
    '#ddd',
  )}${gap(16)}${grid('1fr 1fr', box('background:#eaf6fd;padding:9px', '<b>Haz crecer tu dinero</b>', small(11, 'Rendimiento de 12% anual hasta el 31-12-2026. GAT nominal 12.68%.')), small(10, 'MP Agregador, S. de R.L. de C.V. Av. Insurgentes Sur 1602, piso 9, Col. Crédito Constructor, C.P. 03940, Benito Juárez, Ciudad de México. RFC MAG2105031W3'))}`;
  return paper("11.5px 'DejaVu Sans'", html, {
    ...sent,
    fields: { ...october, bank: 'Mercado Pago', holder: holderOf(p), ...homeBut(p, 'state'), clabe: number, deposits },
  });
};

export const mexicanStatements: Record<string, Design> = { bbvaLibreton, banamexPriority, hsbcDays, wallet };
