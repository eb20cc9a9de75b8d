import type { Random } from '../../../../sandbox/people/random.ts';
import { clabe, type Design, holderOf, plain } from '../designs.ts';
import { bar, beside, box, digits, framed, gap, grid, homeBut, list, rows, small } from '../strangers-2/parts.ts';
import { dated, keep } from './ledger.ts';
import { drawTenant, history, sheet, stacked } from './parts.ts';

// Statements with several lines to a movement, as clearing prints them.

const sent = { kind: 'bank_statement', sentAs: 'bank_statement_month_1' };
const october = { month: '2026-10', periodFrom: '2026-10-01', periodTo: '2026-10-31' };
const month = { from: '2026-10-01', days: 31, currency: 'MXN' as const };
const track = (r: Random, bank: string) => `2026100${r.whole(1, 9)}${bank}${digits(r, 12)}`;

/** A code before the words; four lines of references under those that came by clearing; balances only after the last of a day. */
const bbvaCodes: Design = (random) => {
  const p = drawTenant(random);
  const [account, number] = [`15${digits(random, 8)}`, clabe(random, '012')];
  const spei = (r: Random, bank: string, code: string, message: string, payer: string) =>
    `T20|SPEI RECIBIDO${bank}|0${digits(r, 6)} ${code} ${message}|00${code}180${digits(r, 12)}|${track(r, code)}|${payer}`;
  const { lines, deposits, begun, ended, came, gone, ins, outs } = keep(random, {
    ...month,
    paid: [
      {
        on: 4,
        platform: 'uber',
        says: (r) => spei(r, 'STP', '646', '0051026UBER PAGO', 'UBER PAYMENTS MEXICO SA DE CV'),
      },
      {
        on: 13,
        platform: 'didi',
        says: (r) => spei(r, 'HSBC', '021', '0141026PAGO DIDI', 'DIDI MOBILITY MEXICO SA DE CV'),
      },
      {
        on: 18,
        platform: 'uber',
        says: (r) => spei(r, 'STP', '646', '0191026UBER PAGO', 'UBER PAYMENTS MEXICO SA DE CV'),
      },
    ],
    came: [
      (r) => spei(r, 'SANTANDER', '014', '0000001lo del uber de ayer', 'ARACELI MENDOZA LIRA'),
      () => 'C07|DEP.EFECTIVO PRACTIC|******4417 FOLIO:2281',
    ],
    went: [
      (r) => `A15|UBER EATS|RFC: UPM 200220LK5 20:41 AUT: ${digits(r, 6)}`,
      (r) => `A15|OXXO GAS PERIFERICO|RFC: SGM 950714DC2 07:15 AUT: ${digits(r, 6)}`,
      (r) => `T17|SPEI ENVIADO AZTECA|0${digits(r, 6)} 127 RENTA AUTO|00127180${digits(r, 10)}`,
      (r) => `N06|PAGO CUENTA DE TERCERO|BNET ${digits(r, 10)} semana auto`,
      (r) => `A16|WALMART SUPERCENTER|RFC: NWM 9709244W4 18:02 AUT: ${digits(r, 6)}`,
      () => 'E62|RETIRO CAJERO AUTOMATICO|11:20 BBVA A0981 FOLIO:7716',
    ],
    spent: 10,
  });
  const words = (text: string) => {
    const [code = '', ...rest] = text.split('|');
    return [
      code,
      `${rest[0]}${rest
        .slice(1)
        .map((part) => `<br><span style="padding-left:8px">${part}</span>`)
        .join('')}`,
    ];
  };
  const tracks = ['44px', '44px', '30px', '1fr', '66px', '66px', '74px', '76px'];
  const html = `${grid('1fr 330px', '<b style="font-size:37px;color:#072146;line-height:1">BBVA</b>', box('text-align:right', '<b style="font-size:15px">Estado de Cuenta</b>', box('font-weight:bold', 'LIBRETON BASICO CUENTA DIGITAL'), small(9, 'PAGINA 1 / 6')))}${gap(8)}${grid('1fr 330px', box('padding-top:14px', rows(holderOf(p), `${plain(p.street)} ${p.streetNumber}${p.department ? ` INT ${p.department}` : ''}`, plain(p.neighborhood), `${plain(p.city)} ${p.shortState}`, `CP ${p.postalCode}`)), box('border:1px solid #072146;padding:4px 8px', beside('Periodo', 'DEL 01/10/2026 AL 31/10/2026', 118), beside('Fecha de Corte', '31/10/2026', 118), beside('No. de Cuenta', account, 118), beside('No. de Cliente', `E${digits(random, 7)}`, 118), beside('R.F.C', p.rfc, 118), beside('No. Cuenta CLABE', number.replace(/^(...)(...)(.{11})(.)$/, '$1 $2 $3 $4'), 118)))}${gap(5)}${small(8.5, 'SUCURSAL : 0749 PLAZA PATRIA &nbsp;&nbsp; DIRECCION: AV AVILA CAMACHO 2175 COL. COUNTRY MEX JA &nbsp;&nbsp; PLAZA: GUADALAJARA &nbsp;&nbsp; TELEFONO: 36781200')}${box('background:#072146;color:#fff;padding:2px 6px;margin-top:6px', 'Información Financiera &nbsp; <span style="float:right">MONEDA NACIONAL</span>')}${grid('1fr 1fr', rows('<b>Rendimiento</b>', beside('Saldo Promedio', '6,214.08', 200), beside('Días del Periodo', '31', 200), beside('Tasa Bruta Anual %', '0.000', 200), beside('Comisiones de la cuenta', '0.00', 200)), rows('<b>Comportamiento</b>', beside('Saldo Anterior', begun, 200), beside(`Depósitos / Abonos (+) &nbsp; ${ins.length}`, came, 200), beside(`Retiros / Cargos (-) &nbsp; ${outs.length}`, gone, 200), beside('Saldo Final', ended, 200)))}${box('background:#072146;color:#fff;padding:2px 6px;margin-top:6px', 'Detalle de Movimientos Realizados')}${box(`display:grid;grid-template-columns:96px 1fr 158px;font-weight:bold`, box('text-align:center', 'FECHA'), '<div></div>', box('text-align:center', 'SALDO'))}${list(
    ['OPER', 'LIQ', 'COD.', 'DESCRIPCIÓN', '>CARGOS', '>ABONOS', '>OPERACIÓN', '>LIQUIDACIÓN'],
    tracks,
    lines.map(({ date, text, out, in: come, balance }, at) => {
      const { day, name } = dated(date);
      const ends = lines[at + 1]?.date !== date && at % 2 === 1;
      return [`${day}/${name}`, `${day}/${name}`, ...words(text), out, come, ...(ends ? [balance, balance] : ['', ''])];
    }),
    '#fff',
  )}${gap(6)}${small(8, 'Estimado Cliente, su Estado de Cuenta ha sido modificado y ahora tiene más detalle de información. BBVA MEXICO, S.A., INSTITUCION DE BANCA MULTIPLE, GRUPO FINANCIERO BBVA MEXICO. Av. Paseo de la Reforma 510, Col. Juárez, Alcaldía Cuauhtémoc, C.P. 06600, Ciudad de México. R.F.C. BBA830831LJ2')}`;
  return sheet("10.3px 'Liberation Sans'", 1.08, html, {
    ...sent,
    isScan: true,
    fields: {
      ...{ ...october, bank: 'BBVA', holder: holderOf(p), ...homeBut(p), clabe: number },
      ...{ lastFour: account.slice(-4), deposits },
    },
  });
};

/** Client and sender each on a line of their own under the movement, deposits before withdrawals, a number of folio after the date. */
const santanderNomina: Design = (random) => {
  const p = drawTenant(random);
  const number = clabe(random, '014');
  const spei = (r: Random, hour: string, bank: string, client: string, message: string) =>
    `ABONO TRANSFERENCIA SPEI HORA ${hour}|RECIBIDO DE ${bank}|DE LA CUENTA ${digits(r, 18)}|DEL CLIENTE ${client}|CLAVE DE RASTREO ${digits(r, 14)}|REF ${digits(r, 7)}|CONCEPTO ${message}`;
  const { lines, deposits, begun, ended, came, gone } = keep(random, {
    ...month,
    paid: [
      {
        on: 5,
        platform: 'didi',
        says: (r) => spei(r, '06:12:44', 'BBVA MEXICO', 'DIDI MOBILITY MEXICO SA DE CV', 'PAGO DE SERVICIOS'),
      },
      { on: 12, platform: 'uber', says: (r) => spei(r, '04:50:09', 'STP', 'UBER PAYMENTS', 'GANANCIAS') },
      { on: 26, platform: 'uber', says: (r) => spei(r, '04:41:37', 'STP', 'UBER PAYMENTS', 'GANANCIAS') },
    ],
    came: [
      (r) => spei(r, '21:05:52', 'BANAMEX', 'SERGIO DANIEL VAZQUEZ ROJO', 'UBER AEROPUERTO'),
      () => 'DEPOSITO EN EFECTIVO ATM SUC 5412',
    ],
    went: [
      (r) => `CARGO COMPRA TARJETA DE DEBITO|UBER TRIP AUT ${digits(r, 6)}`,
      (r) => `CARGO PAGO CON TARJETA|PEMEX EST 4471 AUT ${digits(r, 6)}`,
      () => 'CARGO PAGO DE SERVICIO TELCEL',
      () => 'RETIRO EN CAJERO AUTOMATICO',
      (r) => `CARGO TRANSFERENCIA SPEI HORA 12:10:03|ENVIADO A NU MEXICO REF ${digits(r, 7)}`,
      (r) => `CARGO COMPRA TARJETA DE DEBITO|DIDI FOOD MX AUT ${digits(r, 6)}`,
    ],
    spent: 8,
  });
  const tag = (label: string, value: string) => `<div>${label} <b>${value}</b></div>`;
  const tracks = ['74px', '58px', '1fr', '76px', '76px', '80px'];
  const html = `${grid('1fr 260px', '<b style="font-size:24px;color:#ec0000">Santander</b>', box('text-align:right', '<b style="font-size:14px">ESTADO DE CUENTA INTEGRAL</b>', small(9, 'HOJA 1 DE 5')))}${gap(12)}${grid('1fr 290px', rows(`<b>${holderOf(p)}</b>`, `${plain(p.street)} NO. ${p.streetNumber}${p.department ? ` INT. ${p.department}` : ''}`, `COL. ${plain(p.neighborhood)}`, `${plain(p.city)}, ${p.shortState}.`, `C.P. ${p.postalCode}`), rows(tag('CODIGO DE CLIENTE NO.', digits(random, 8)), tag('R.F.C.', p.rfc), tag('PERIODO DEL', '01-OCT-2026 AL 31-OCT-2026'), tag('SUCURSAL', '5412 TERRAZA OBLATOS'), tag('TELEFONO', '33 3655 0182'), tag('', 'MONEDA NACIONAL')))}${gap(9)}${grid(
    '1fr 250px',
    rows(
      box('background:#ec0000;color:#fff;font-weight:bold;padding:2px 6px', 'RESUMEN INFORMATIVO'),
      list(
        ['PRODUCTO', '>SALDO 30-SEP', '>SALDO 31-OCT', '>%'],
        ['1fr', '86px', '86px', '44px'],
        [
          ['SUPER NOMINA', begun, ended, '100.0'],
          ['INVERSION CRECIENTE', '0.00', '0.00', '0.0'],
        ],
      ),
      gap(3),
      `SUPER NOMINA &nbsp; 60-${digits(random, 8)}-${random.whole(0, 9)} &nbsp; CUENTA CLABE: <b>${number}</b>`,
      beside('+ DEPOSITOS', came, 150),
      beside('- RETIROS', gone, 150),
    ),
    box(
      'background:#f6e6e6;padding:8px',
      '<b>¡Gana con tu nómina!</b>',
      small(
        9.5,
        'Hasta $3,000.00 de bonificación al portar tu nómina del 01-OCT-2026 al 30-NOV-2026. Consulta términos en santander.com.mx.',
      ),
    ),
  )}${box('background:#ec0000;color:#fff;font-weight:bold;padding:2px 6px;margin-top:6px', 'DETALLE DE MOVIMIENTOS CUENTA DE CHEQUES')}${list(
    ['FECHA', 'FOLIO', 'DESCRIPCION', '>DEPOSITOS', '>RETIROS', '>SALDO'],
    tracks,
    [
      ['30-SEP-2026', '', 'SALDO FINAL DEL PERIODO ANTERIOR:', '', '', begun],
      ...lines.map(({ date, text, out, in: come, balance }) => {
        const { day, name, year } = dated(date);
        return [`${day}-${name}-${year}`, digits(random, 7), stacked(text), come, out, balance];
      }),
      ['', '', '<b>TOTAL</b>', `<b>${came}</b>`, `<b>${gone}</b>`, `<b>${ended}</b>`],
    ],
    '#e9b9b9',
  )}${gap(5)}${small(8, 'BANCO SANTANDER MEXICO, S.A., INSTITUCION DE BANCA MULTIPLE, GRUPO FINANCIERO SANTANDER MEXICO. Prolongación Paseo de la Reforma 500, Col. Lomas de Santa Fe, C.P. 01219, Ciudad de México. R.F.C. BSM970519DU8')}`;
  return sheet("10.3px 'Liberation Sans'", 1.08, html, {
    ...sent,
    fields: { ...october, bank: 'Santander', holder: holderOf(p), ...homeBut(p), clabe: number, deposits },
  });
};

/** All about a movement in one paragraph that wraps, its sum beside the first line. */
const banorteEnlace: Design = (random) => {
  const p = drawTenant(random);
  const [account, number] = [`0${digits(random, 9)}`, clabe(random, '072')];
  const spei = (r: Random, bank: string, hour: string, payer: string, rfc: string, message: string) =>
    `SPEI RECIBIDO, BCO:${bank} HR LIQ: ${hour} DEL CLIENTE ${payer} DE LA CLABE ${digits(r, 18)} CON RFC ${rfc} CONCEPTO: ${message} REFERENCIA: ${digits(r, 7)} CVE RAST: ${track(r, 'OP')}`;
  const { lines, deposits, begun, ended, came, gone } = keep(random, {
    ...month,
    paid: [
      {
        on: 4,
        platform: 'uber',
        says: (r) => spei(r, '0646 STP', '05:31:20', 'UBER PAYMENTS MEXICO', 'UPM200220LK5', 'PAGO SEMANAL'),
      },
      {
        on: 11,
        platform: 'uber',
        says: (r) => spei(r, '0646 STP', '05:28:02', 'UBER PAYMENTS MEXICO', 'UPM200220LK5', 'PAGO SEMANAL'),
      },
      {
        on: 20,
        platform: 'didi',
        says: (r) =>
          spei(
            r,
            '0012 BBVA MEXICO',
            '07:02:55',
            'DIDI MOBILITY MEXICO SA DE CV',
            'DMM171213UV2',
            'DIDI PAGO CONDUCTOR',
          ),
      },
      {
        on: 27,
        platform: 'didi',
        says: (r) =>
          spei(
            r,
            '0012 BBVA MEXICO',
            '07:04:13',
            'DIDI MOBILITY MEXICO SA DE CV',
            'DMM171213UV2',
            'DIDI PAGO CONDUCTOR',
          ),
      },
    ],
    came: [
      (r) => spei(r, '0638 NU MEXICO', '22:17:40', 'FATIMA ELENA OROZCO RIOS', 'OORF940312QX1', 'TE PAGO EL DIDI'),
    ],
    went: [
      (r) => `COMPRA DEBITO UBER *ONE MEMBERSHIP REF. ${digits(r, 10)}`,
      (r) => `DISPOSICION EFECTIVO CAJERO BANORTE REF. ${digits(r, 8)}`,
      (r) => `COMPRA DEBITO GASOLINERA LA CALMA REF. ${digits(r, 10)}`,
      (r) =>
        `COMPRA ORDEN DE PAGO SPEI 0${digits(r, 6)} =REFERENCIA CTA/CLABE: ${digits(r, 18)} BEM SPEI BCO:127 BENEF:ARRENDADORA LUGO CONCEPTO: SEMANA AUTO`,
      (r) => `COMPRA DEBITO RECARGA TELCEL REF. ${digits(r, 10)}`,
      (r) => `COMPRA DEBITO BODEGA AURRERA REF. ${digits(r, 10)}`,
    ],
    spent: 8,
  });
  const html = `${grid('1fr 270px', '<b style="font-size:28px;color:#eb0029;letter-spacing:1px">BANORTE</b>', box('text-align:right', '<b style="font-size:14px">ESTADO DE CUENTA</b>', '<br><b>ENLACE DIGITAL</b>', small(9, '1 / 4')))}${gap(10)}${grid('1fr 340px', rows(small(8.5, `00${digits(random, 6)} 0031 26`), gap(4), holderOf(p), `${plain(p.street)} ${p.streetNumber}${p.department ? ` INT ${p.department}` : ''}`, plain(p.neighborhood), `${plain(p.city)} ${p.shortState}`, `C.P. ${p.postalCode}`), box('background:#efefef;padding:6px 10px', '<b style="color:#eb0029">INFORMACIÓN DEL PERIODO</b>', beside('Periodo', 'Del 01/Octubre/2026 al 31/Octubre/2026', 86), beside('Fecha de corte', '31/Octubre/2026', 86), beside('No. de Cliente', digits(random, 8), 86), beside('RFC', p.rfc, 86), beside('Sucursal', '0623 GRAN PLAZA', 86)))}${bar('#5b6670', 'RESUMEN INTEGRAL')}${list(
    ['PRODUCTO', 'NO. DE CUENTA', 'CLABE', '>SALDO ANTERIOR', '>SALDO AL CORTE'],
    ['1fr', '100px', '150px', '110px', '110px'],
    [['ENLACE DIGITAL', account, number, `$ ${begun}`, `$ ${ended}`]],
  )}${gap(8)}${grid('1fr 280px', rows(`<b style="color:#eb0029">RESUMEN DEL PERIODO</b>`, beside('Saldo inicial del periodo', `$ ${begun}`, 200), beside('+ Total de depósitos', `$ ${came}`, 200), beside('- Total de retiros', `$ ${gone}`, 200), beside('Saldo actual', `$ ${ended}`, 200), beside('Saldo promedio', '$ 7,018.66', 200)), framed('#c9c9c9', box('font-size:9px;font-weight:bold', 'SALDO DIARIO'), history(random, [255, 44], '#eb0029', ['1', '4', '7', '10', '13', '16', '19', '22', '25', '28', '31'])))}${bar('#eb0029', 'DETALLE DE MOVIMIENTOS (PESOS)')}${list(
    ['FECHA', 'DESCRIPCIÓN / ESTABLECIMIENTO', '>MONTO DEL<br>DEPOSITO', '>MONTO DEL<br>RETIRO', '>SALDO'],
    ['62px', '1fr', '82px', '82px', '84px'],
    [
      ['30-SEP-26', 'SALDO ANTERIOR', '', '', begun],
      ...lines.map(({ date, text, out, in: come, balance }) => {
        const { day, name, year } = dated(date);
        return [`${day}-${name}-${year.slice(2)}`, box('overflow-wrap:anywhere', text), come, out, balance];
      }),
    ],
  )}${gap(8)}${small(8.5, 'Banco Mercantil del Norte, S.A., Institución de Banca Múltiple, Grupo Financiero Banorte. Av. Revolución 3000, Col. Primavera, C.P. 64830, Monterrey, Nuevo León. RFC BMN930209927. Banortel 81 8156 9600.')}`;
  return sheet("10.8px 'Liberation Sans'", 1.08, html, {
    ...sent,
    isScan: true,
    fields: {
      ...{ ...october, bank: 'Banorte', holder: holderOf(p), ...homeBut(p), clabe: number },
      ...{ lastFour: account.slice(-4), deposits },
    },
  });
};

export const mexicanBanks: Record<string, Design> = { bbvaCodes, santanderNomina, banorteEnlace };
