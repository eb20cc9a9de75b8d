import type { Random } from '../../../../sandbox/people/random.ts';
import { type Design, holderOf, plain } from '../designs.ts';
import { bar, box, digits, framed, gap, grid, homeBut, list, rows, small, squares } from '../strangers-2/parts.ts';
import { dated, keep } from '../strangers-3/ledger.ts';
import { foot, history, sheet, stacked } from '../strangers-3/parts.ts';
import { accountAt, drawLodger, ends } from './parts.ts';

// The month before the day, and a wallet with sums of nothing in its cells.

const sent = { kind: 'bank_statement', sentAs: 'bank_statement_month_1' };
const october = { month: '2026-10', periodFrom: '2026-10-01', periodTo: '2026-10-31' };
const month = { from: '2026-10-01', days: 31, currency: 'MXN' as const };

/** The month's name before the day, a reference between date and words; withdrawals before deposits; no colony's or town's label. */
const inbursaCt: Design = (random) => {
  const p = drawLodger(random);
  const { number, account } = accountAt(random, '036');
  const spei = (r: Random, hour: string, bank: string, payer: string, message: string) =>
    `DEPOSITO SPEI ${hour}|${bank} ${payer}|CLAVE DE RASTREO ${digits(r, 20)}|CONCEPTO: ${message}`;
  const { lines, deposits, begun, ended, came, gone } = keep(random, {
    ...month,
    paid: [
      { on: 6, platform: 'uber', says: (r) => spei(r, '05:44:18', 'STP', 'UBER PAYMENTS MEXICO', 'PAGO UBER') },
      { on: 11, platform: 'didi', says: (r) => spei(r, '08:10:51', 'BBVA', 'DIDI MOBILITY MEXICO SA DE CV', 'DIDI') },
      { on: 20, platform: 'uber', says: (r) => spei(r, '05:39:02', 'STP', 'UBER PAYMENTS MEXICO', 'PAGO UBER') },
      { on: 27, platform: 'uber', says: (r) => spei(r, '05:41:30', 'STP', 'UBER PAYMENTS MEXICO', 'PAGO UBER') },
    ],
    came: [
      (r) => spei(r, '19:25:07', 'SANTANDER', 'GRISELDA NAVA LUJAN', 'ME LLEVASTE EN DIDI'),
      () => 'DEPOSITO EN EFECTIVO SUC 0271',
      (r) => `BONIFICACION COMPRA|UBER TRIP ${digits(r, 6)}`,
    ],
    went: [
      (r) => `COMPRA EN COMERCIO|UBER TRIP ${digits(r, 6)}`,
      (r) => `COMPRA EN COMERCIO|SANBORNS CAFE ${digits(r, 6)}`,
      () => 'RETIRO CAJERO INBURSA 0271',
      (r) => `TRASPASO SPEI ENVIADO|BANORTE JORGE ARREDONDO|CLAVE DE RASTREO ${digits(r, 20)}`,
      (r) => `COMPRA EN COMERCIO|G500 GASOLINERA ${digits(r, 6)}`,
      (r) => `CARGO DOMICILIADO|SEGUROS INBURSA AUTO ${digits(r, 8)}`,
    ],
    spent: 8,
  });
  const html = `${grid('1fr 280px', rows('<b style="font:bold 25px Liberation Serif;color:#1a2f5a">Grupo Financiero<br>INBURSA</b>'), box('text-align:right', '<b style="font-size:15px;color:#1a2f5a">ESTADO DE CUENTA</b>', `<br>INBURSA CT<br><span style="font-size:9px">Página: 1 de 6</span>`))}${gap(10)}${grid('1fr 292px', box('border:1px solid #1a2f5a;padding:9px 12px', rows(`<b>${holderOf(p)}</b>`, `${plain(p.street)} NO. ${p.streetNumber}${p.department ? ` DEPTO. ${p.department}` : ''}`, plain(p.neighborhood), `${plain(p.city)}, ${p.shortState} C.P. ${p.postalCode}`, `R.F.C.: ${p.rfc}`)), rows(ends('CLIENTE INBURSA:', digits(random, 8)), ends('CUENTA:', `<b>${account}</b>`), ends('CLABE:', `<b>${number}</b>`), ends('PERIODO:', 'Del 01 Oct. 2026 al 31 Oct. 2026'), ends('FECHA DE CORTE:', '31 Oct. 2026'), ends('MONEDA:', 'MXN')))}${gap(12)}${grid(
    '1fr 270px',
    rows(
      box('background:#1a2f5a;color:#fff;padding:2px 8px;font-weight:bold', 'RESUMEN DE SALDOS'),
      ends('SALDO ANTERIOR', begun, 'padding:2px 8px'),
      ends('ABONOS', came, 'padding:2px 8px;background:#eef1f7'),
      ends('CARGOS', gone, 'padding:2px 8px'),
      ends('SALDO ACTUAL', `<b>${ended}</b>`, 'padding:2px 8px;background:#eef1f7'),
      ends('SALDO PROMEDIO', '8,112.37', 'padding:2px 8px'),
    ),
    rows(
      box('background:#1a2f5a;color:#fff;padding:2px 8px;font-weight:bold', 'RENDIMIENTOS'),
      ends('TASA BRUTA ANUAL', '2.15 %', 'padding:2px 8px'),
      ends('RENDIMIENTO', '0.00', 'padding:2px 8px;background:#eef1f7'),
      ends('ISR RETENIDO', '0.00', 'padding:2px 8px'),
      ends('DÍAS TRANSCURRIDOS', '31', 'padding:2px 8px;background:#eef1f7'),
      ends('GAT REAL', '-1.78 %', 'padding:2px 8px'),
    ),
  )}${gap(12)}${box('text-align:center;font-weight:bold;color:#1a2f5a;font-size:12.5px;border-top:2px solid #1a2f5a;padding-top:4px', 'DETALLE DE MOVIMIENTOS')}${list(
    ['FECHA', 'REFERENCIA', 'CONCEPTO', '>CARGOS', '>ABONOS', '>SALDO'],
    ['54px', '84px', '1fr', '78px', '78px', '82px'],
    [
      ['OCT. 01', '', 'BALANCE INICIAL', '', '', begun],
      ...lines.map(({ date, text, in: come, out, balance }) => [
        `OCT. ${dated(date).day}`,
        digits(random, 10),
        stacked(text),
        out,
        come,
        balance,
      ]),
    ],
    '#1a2f5a',
  )}${foot(grid('1fr 150px', small(8, 'BANCO INBURSA, S.A., INSTITUCIÓN DE BANCA MÚLTIPLE, GRUPO FINANCIERO INBURSA. Paseo de las Palmas 736, Col. Lomas de Chapultepec, C.P. 11000, Ciudad de México. RFC BII931004P61. Si desea recibir pagos proporcione su CLABE. Atención telefónica 55 5447 8000.'), framed('#1a2f5a', small(8.5, 'Contrate su seguro de auto antes del 15 Nov. 2026'))))}`;
  return sheet("10.4px 'Liberation Sans'", 1.07, html, {
    ...sent,
    fields: {
      ...{ ...october, bank: 'Inbursa', holder: holderOf(p), ...homeBut(p), clabe: number },
      ...{ lastFour: account.slice(-4), deposits },
    },
  });
};

/** The newest first; hours under the dates; a cell for each direction with $0.00 where nothing moved. */
const spinOxxo: Design = (random) => {
  const p = drawLodger(random);
  const { number } = accountAt(random, '728');
  const spei = (r: Random, payer: string, bank: string, message: string) =>
    `Transferencia recibida|De: ${payer} (${bank})<br>Concepto: ${message} &nbsp; Rastreo: ${digits(r, 14)}`;
  const { lines, deposits, begun, ended, came, gone } = keep(random, {
    ...month,
    paid: [
      { on: 4, platform: 'uber', says: (r) => spei(r, 'UBER PAYMENTS MEXICO SA DE CV', 'STP', 'Pago semanal') },
      { on: 13, platform: 'didi', says: (r) => spei(r, 'DIDI MOBILITY MEXICO SA DE CV', 'BBVA MEXICO', 'Ganancias') },
      { on: 25, platform: 'uber', says: (r) => spei(r, 'UBER PAYMENTS MEXICO SA DE CV', 'STP', 'Pago semanal') },
    ],
    came: [
      (r) => spei(r, 'Nadia Félix Torres', 'BanCoppel', 'uber del sabado'),
      () => 'Depósito en efectivo|OXXO Mineral de Santa Fe',
      () => 'Reembolso|UBER *EATS, tarjeta terminación 3381',
    ],
    went: [
      () => 'Pago con tarjeta|UBER *EATS, tarjeta terminación 3381',
      () => 'Pago con tarjeta|OXXO GAS, tarjeta terminación 3381',
      (r) => `Transferencia enviada|A: Gilberto Soto (Banco Azteca) &nbsp; Rastreo: ${digits(r, 14)}`,
      () => 'Retiro de efectivo|OXXO Riberas',
      () => 'Recarga celular|Telcel 656 *** 0917',
      () => 'Pago con tarjeta|DIDI FOOD, tarjeta terminación 3381',
      () => 'Pago de servicio|CFE',
    ],
    spent: 10,
  });
  const card = (label: string, sum: string, color: string) =>
    box(
      `background:${color};border-radius:10px;padding:8px 12px`,
      box('font-size:10px', label),
      `<b style="font-size:15px">${sum}</b>`,
    );
  const words = (text: string) => {
    const [first = '', second = ''] = text.split('|');
    return `<b>${first}</b>${box('font-size:9px;color:#555', second)}`;
  };
  const html = `${grid('1fr 320px', box('', '<b style="font-size:31px;color:#6b1fb3;line-height:1">spin</b> <span style="font-size:12px;color:#da291c;font-weight:bold">by OXXO</span>'), box('text-align:right', '<b style="font-size:16px">Tu estado de cuenta</b><br>1 al 31 de octubre de 2026'))}${gap(14)}${grid('1fr 320px', rows(box('font-size:10px;color:#555', 'Titular de la cuenta'), `<b style="font-size:14px">${holderOf(p)}</b>`, box('font-size:10px;color:#555;margin-top:5px', 'Domicilio'), `${plain(p.street)} ${p.streetNumber}${p.department ? ` INT ${p.department}` : ''}, ${plain(p.neighborhood)},`, `${p.postalCode} ${plain(p.city)}, ${plain(p.state)}`), rows(ends('CLABE', `<b>${number}</b>`), ends('Celular', `656 ${digits(random, 3)} ${digits(random, 4)}`), ends('RFC', p.rfc), ends('CURP', p.curp), ends('Nivel de cuenta', 'N2'), ends('Fecha de emisión', '01/11/2026')))}${gap(14)}${box('display:grid;grid-template-columns:1fr 1fr 1fr 1fr;column-gap:10px', card('Saldo inicial', `$${begun}`, '#f3ecfa'), card('Entradas', `$${came}`, '#e6f6ea'), card('Salidas', `$${gone}`, '#fdeceb'), card('Saldo final', `$${ended}`, '#f3ecfa'))}${bar('#6b1fb3', 'Movimientos')}${list(
    ['Fecha', 'Descripción', '>Entrada', '>Salida', '>Saldo'],
    ['78px', '1fr', '80px', '80px', '86px'],
    [...lines].reverse().map(({ date, text, in: come, out, balance }) => {
      const { day, name, year } = dated(date);
      const hour = `${random.whole(10, 22)}:${random.whole(10, 59)} h`;
      return [
        `${day} ${name.toLowerCase()} ${year}${box('font-size:9px;color:#555', hour)}`,
        words(text),
        `$${come || '0.00'}`,
        `$${out || '0.00'}`,
        `$${balance}`,
      ];
    }),
    '#cdb5e3',
  )}${gap(14)}${grid('1fr 1fr', box('background:#fff6dd;border-radius:10px;padding:9px 12px', '<b>Spin Premia</b>', small(10, 'Acumulaste 1,284 puntos. Úsalos en OXXO antes del 31/12/2026.')), rows('<b style="font-size:10.5px">Entradas por semana</b>', history(random, [330, 44], '#a377d0', ['1-4', '5-11', '12-18', '19-25', '26-31'])))}${foot(grid('1fr 66px', small(8.5, 'Compropago, S.A. de C.V., Institución de Fondos de Pago Electrónico. Montes Urales 424, Col. Lomas de Chapultepec, Alcaldía Miguel Hidalgo, C.P. 11000, Ciudad de México. Los recursos de los usuarios no están garantizados por el Gobierno Federal ni por las entidades de la administración pública. UNE: une@spinbyoxxo.com.mx'), squares(random, 58)))}`;
  return sheet("11px 'DejaVu Sans'", 1.08, html, {
    ...sent,
    isScan: true,
    fields: { ...october, bank: 'Spin by OXXO', holder: holderOf(p), ...homeBut(p), clabe: number, deposits },
  });
};

export const moreMexicanBanks: Record<string, Design> = { inbursaCt, spinOxxo };
