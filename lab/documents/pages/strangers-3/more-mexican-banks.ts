import type { Random } from '../../../../sandbox/people/random.ts';
import { clabe, type Design, holderOf, plain } from '../designs.ts';
import { bar, beside, box, digits, framed, gap, grid, homeBut, list, rows, small } from '../strangers-2/parts.ts';
import { dated, keep } from './ledger.ts';
import { drawTenant, foot, sheet, stacked } from './parts.ts';

// A cut in the middle of two months, and a bank that is only an app.

const sent = { kind: 'bank_statement', sentAs: 'bank_statement_month_1' };

/** The year is nowhere in the rows; hours and branches under the words; the days of two months. */
const banamexCuenta: Design = (random) => {
  const p = drawTenant(random);
  const [account, number] = [digits(random, 11), clabe(random, '002')];
  const spei = (r: Random, from: string, payer: string, message: string) =>
    `PAGO RECIBIDO DE ${from}|POR ORDEN DE ${payer}|CTA. ORDENANTE ${digits(r, 18)}|REF. ${digits(r, 10)} RASTREO:|${digits(r, 20)}|${message} HORA 0${r.whole(4, 9)}:${r.whole(10, 59)}`;
  const { lines, deposits, begun, ended, came, gone, ins, outs } = keep(random, {
    ...{ from: '2026-09-22', days: 30, currency: 'MXN' },
    paid: [
      { on: 6, platform: 'didi', says: (r) => `DEPOSITO DIDI MOBILITY MEXICO|REF. ${digits(r, 10)}` },
      { on: 13, platform: 'uber', says: (r) => spei(r, 'STP', 'UBER PAYMENTS', 'UBER PAGO') },
      { on: 20, platform: 'didi', says: (r) => `DEPOSITO DIDI MOBILITY MEXICO|REF. ${digits(r, 10)}` },
      { on: 27, platform: 'uber', says: (r) => spei(r, 'STP', 'UBER PAYMENTS', 'UBER PAGO') },
    ],
    came: [
      (r) => spei(r, 'BBVA MEXICO', 'ULISES PRADO NAVA', 'MI PARTE DEL UBER'),
      (r) => `DEVOLUCION UBER EATS|AUT. ${digits(r, 6)}`,
    ],
    went: [
      (r) => `COMPRA UBER EATS CIUDAD DE MEX|AUT. ${digits(r, 6)}`,
      (r) => `COMPRA GASOL SERV OBLATOS|AUT. ${digits(r, 6)}`,
      () => 'RETIRO CAJERO BANAMEX SUC 0451|HORA 13:22',
      (r) => `COMPRA DIDI MX RIDES|AUT. ${digits(r, 6)}`,
      (r) => `PAGO INTERBANCARIO A BBVA MEXICO|REF. ${digits(r, 10)}`,
      (r) => `COMPRA SORIANA HIPER|AUT. ${digits(r, 6)}`,
    ],
    spent: 11,
  });
  const html = `${grid('1fr 340px', '<b style="font-size:29px;color:#0f4c97">banamex<span style="color:#e4002b">&#9696;</span></b>', box('text-align:right', rows('<b style="font-size:12.5px">ESTADO DE CUENTA AL 21 DE OCTUBRE DE 2026</b>', `CLIENTE: <b>${digits(random, 8)}</b>`, 'Página: 1 de 4')))}${gap(22)}${grid('1fr 320px', box('padding-left:34px', small(8, `${digits(random, 11)} 4${digits(random, 3)}`), gap(4), rows(holderOf(p), `${plain(p.street)} NUM ${p.streetNumber}${p.department ? ` INT ${p.department}` : ''}`, plain(p.neighborhood), `${plain(p.city)} ${p.shortState}`, `C.P. ${p.postalCode}`)), rows(beside('Registro Federal de Contribuyentes:', p.rfc, 190), gap(3), framed('#0f4c97', small(9.5, '<b>¿Ya tienes Banamex Móvil?</b> Descárgala y retira sin tarjeta. Promoción válida hasta el 30 de noviembre de 2026.'), small(9, 'Centro de Atención Telefónica 55 1226 2639'))))}${gap(14)}${bar('#0f4c97', 'MI CUENTA BANAMEX')}${grid('1fr 1fr', rows('<b>RESUMEN DEL:</b> 22/SEP/2026 AL 21/OCT/2026', beside('CONTRATO', account, 170), beside('CLABE Interbancaria', number, 170), beside('Tarjeta', `5256 78** **** ${digits(random, 4)}`, 170)), rows(beside('Saldo Anterior', `$${begun}`, 190), beside(`( + ) ${ins.length} Depósitos`, `$${came}`, 190), beside(`( - ) ${outs.length} Retiros`, `$${gone}`, 190), beside('SALDO AL 21 DE OCTUBRE DE 2026', `$${ended}`, 190)))}${gap(9)}${box('font-weight:bold;color:#0f4c97;font-size:13px', 'Detalle de Operaciones')}${list(
    ['FECHA', 'CONCEPTO', '>RETIROS', '>DEPOSITOS', '>SALDO'],
    ['54px', '1fr', '96px', '96px', '100px'],
    [
      ['22 SEP', 'SALDO ANTERIOR', '', '', begun],
      ...lines.map(({ date, text, out, in: come, balance }) => {
        const { day, name } = dated(date);
        return [`${day} ${name}`, stacked(text), out, come, balance];
      }),
    ],
    '#c9d6ea',
  )}${gap(8)}${small(8.5, 'Banco Nacional de México, S.A., integrante del Grupo Financiero Banamex. Calle Isabel la Católica 44, Col. Centro Histórico, Cuauhtémoc, C.P. 06000, Ciudad de México. RFC BNM840515VB1. Producto garantizado por el IPAB hasta por 400,000 UDI.')}`;
  return sheet("10.4px 'DejaVu Sans Condensed'", 1.03, html, {
    ...sent,
    fields: {
      ...{ month: '2026-10', periodFrom: '2026-09-22', periodTo: '2026-10-21', bank: 'Banamex', holder: holderOf(p) },
      ...{ ...homeBut(p), clabe: number, lastFour: account.slice(-4), deposits },
    },
  });
};

/** One column of sums with their sign and no balance; small letters about each transfer under it; a courier's pay, too. */
const nuCuenta: Design = (random) => {
  const p = drawTenant(random);
  const number = clabe(random, '638');
  const spei = (r: Random, payer: string, bank: string) =>
    `Transferencia recibida de ${payer}|${bank} &nbsp; Clave de rastreo: ${digits(r, 18)} &nbsp; ${r.whole(10, 22)}:${r.whole(10, 59)} h`;
  const { lines, deposits, begun, ended, came, gone } = keep(random, {
    ...{ from: '2026-10-01', days: 31, currency: 'MXN' },
    paid: [
      { on: 4, platform: 'uber', says: (r) => spei(r, 'UBER PAYMENTS MEXICO', 'STP') },
      { on: 6, platform: 'didi', says: (r) => spei(r, 'DIDI MOBILITY MEXICO SA DE CV', 'BBVA MEXICO') },
      { on: 11, platform: 'uber', says: (r) => spei(r, 'UBER PAYMENTS MEXICO', 'STP') },
      { on: 20, platform: 'didi', says: (r) => spei(r, 'DIDI MOBILITY MEXICO SA DE CV', 'BBVA MEXICO') },
      { on: 25, platform: 'uber', says: (r) => spei(r, 'UBER PAYMENTS MEXICO', 'STP') },
    ],
    came: [
      (r) => `${spei(r, 'Brenda Paola Ibáñez', 'Banco Azteca')}<br>Concepto: uber del viernes`,
      (r) => spei(r, 'TECNOLOGIAS RAPPI SAPI DE CV', 'STP'),
      () => 'Reembolso de UBER *TRIP|Compra con tarjeta terminación 7702',
    ],
    went: [
      () => 'UBER *EATS|Compra con tarjeta terminación 7702',
      (r) => `Transferencia enviada a Lidia Pulido|BBVA MEXICO &nbsp; Clave de rastreo: NU39${digits(r, 16)}`,
      () => 'Gasolinera Oblatos|Compra con tarjeta terminación 7702',
      () => 'Depósito a Cajita Tenencia',
      () => 'RAPPI MEXICO|Compra con tarjeta terminación 7702',
      () => 'Retiro en cajero|Comisión del cajero incluida',
    ],
    spent: 12,
  });
  const words = (text: string) => {
    const [first = '', second] = text.split('|');
    return `<b>${first}</b>${second ? box('font-size:9px;color:#666', second) : ''}`;
  };
  const figure = (label: string, sum: string, color = '#222') =>
    rows(box('font-size:10px;color:#666', label), `<b style="font-size:15px;color:${color}">${sum}</b>`);
  const html = `${box('background:#820ad1;color:#fff;margin:-25px -32px 0;padding:24px 32px 18px', grid('1fr 1fr', '<b style="font-size:36px;line-height:1">nu</b>', box('text-align:right;font-size:15px', 'Estado de cuenta<br><b>Cuenta Nu</b>')))}${gap(14)}${grid('1fr 260px', rows(`<b style="font-size:17px">${holderOf(p)}</b>`, `${plain(p.street)} ${p.streetNumber}${p.department ? `, Int ${p.department}` : ''}`, `${plain(p.neighborhood)}, ${p.postalCode}`, `${plain(p.city)}, ${plain(p.state)}`, `RFC ${p.rfc}`), rows(box('font-size:10px;color:#666', 'Periodo'), '<b>01 OCT - 31 OCT 2026</b>', gap(4), box('font-size:10px;color:#666', 'CLABE'), `<b>${number}</b>`, gap(4), box('font-size:10px;color:#666', 'Días del periodo: 31 &nbsp; Fecha de corte: 31 OCT 2026')))}${gap(12)}${box('background:#f4ecfa;border-radius:12px;padding:12px 16px', grid('1fr 1fr 1fr 1fr', figure('Saldo inicial', `$${begun}`), figure('Depósitos', `+$${came}`, '#14804a'), figure('Retiros y compras', `-$${gone}`), figure('Saldo final', `$${ended}`, '#820ad1')))}${gap(14)}${box('font-size:17px;font-weight:bold', 'Movimientos')}${list(
    ['', '', '>'],
    ['66px', '1fr', '110px'],
    lines.map(({ date, text, out, in: come }) => {
      const { day, name } = dated(date);
      return [`${day} ${name}`, words(text), come ? `<span style="color:#14804a">+$${come}</span>` : `-$${out}`];
    }),
    '#d8c8e4',
  )}${foot(small(8.5, 'Nu México Financiera, S.A. de C.V., S.F.P. Av. Insurgentes Sur 730, piso 15, Col. Del Valle Norte, Benito Juárez, C.P. 03103, Ciudad de México. RFC AKA1610102A1. GAT nominal 7.25%, GAT real 3.31%. Tus ahorros están protegidos por el seguro de depósito de PROSOFIPO hasta por 25,000 UDIs.'))}`;
  return sheet("11px 'DejaVu Sans'", 1.05, html, {
    ...sent,
    isScan: true,
    fields: {
      ...{ month: '2026-10', periodFrom: '2026-10-01', periodTo: '2026-10-31', bank: 'Nu', holder: holderOf(p) },
      ...{ ...homeBut(p), clabe: number, deposits },
    },
  });
};

export const moreMexicanBanks: Record<string, Design> = { banamexCuenta, nuCuenta };
