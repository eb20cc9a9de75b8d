import { type Design, holderOf, plain } from '../designs.ts';
import { box, digits, gap, grid, homeBut, rows, small, streetLine } from '../strangers-2/parts.ts';
import { dated } from '../strangers-3/ledger.ts';
import { foot, sheet, stacked } from '../strangers-3/parts.ts';
import { accountAt, ends } from '../strangers-4/parts.ts';
import { book, closesDay, october, statementSent } from '../strangers-5/book.ts';
import { band, plainTable } from '../strangers-6/people.ts';
import { drawOther, drawSubscriber, envelope } from './people.ts';

/** Codes before the words, two dates, references in lines of their own, balances only where a day ends; a CLABE in four groups. */
const bbvaDigital: Design = (random) => {
  const p = drawSubscriber(random);
  const { number } = accountAt(random, '012');
  const account = number.slice(7, 17);
  const spei = (code: string, bank: string, clabe: string, who: string, what: string) =>
    `T20 SPEI RECIBIDO${bank}|0#####${code} ${what} Referencia 0######### ${code}|00${clabe}############|####################|${who}`;
  const uber = spei('646', 'STP', '646180', 'UBER PAYMENTS MEXICO SA DE CV', '7######PAGO UBER');
  const { lines, deposits, begun, ended, came, gone, ins, outs } = book(random, 'MXN', '2026-10-01', [
    [6, uber, 1600, 4100, 'uber'],
    [13, uber, 1600, 4100, 'uber'],
    [20, uber, 1600, 4100, 'uber'],
    [27, uber, 1600, 4100, 'uber'],
    [9, spei('021', 'HSBC', '021180', 'DIDI MOBILITY MEXICO SA DE CV', '1######DiDi Pago'), 700, 2100, 'didi'],
    [13, `N06 PAGO CUENTA DE TERCERO|0######### BNET 01######## uber domingo|${drawOther(random)}`, 90, 260],
    [15, 'P01 PAGO DE NOMINA|ABARROTES LA ESPIGA SA DE CV Referencia 0#########', 2900, 3600],
    [24, 'C07 DEPOSITO EFECTIVO PRACTIC|******#### FOLIO:4### Referencia ******####', 900, 900],
    [3, 'A15 UBER *TRIP|RFC: UMI 141023H79 12:4# AUT: ###### Referencia ******2208', -65, -210],
    [8, 'A17 OXXO GAS LAS AMERICAS|RFC: SGM 950714DC2 07:1# AUT: ###### Referencia ******2208', -500, -900],
    [10, 'T17 SPEI ENVIADO NU MEXICO|######## 638 0######renta auto semana 41|00638180############', -2400, -2400],
    [20, 'E01 RETIRO CAJERO AUTOMATICO|OCT20 19:22 BBVA 4410 FOLIO:77## Referencia ******2208', -800, -800],
    [30, 'S39 SERV BANCA INTERNET|OPS SERV BCA INT', -0.01, -0.01],
  ]);
  const [navy, pale] = ['#072146', '#e9eff7'];
  const pair = (label: string, value: string) =>
    ends(label, `<b>${value}</b>`, 'border-bottom:1px solid #ccd;padding:1.5px 3px');
  const day = (date: string) => `${dated(date).day}/${dated(date).name}`;
  const html = `${grid('1fr 300px', `<b style="font-size:31px;color:${navy};line-height:1;letter-spacing:2px">BBVA</b>`, box('text-align:right', '<b style="font-size:13px">Estado de Cuenta</b><br>LIBRETON BASICO CUENTA DIGITAL<br>PAGINA 1 / 5'))}${gap(10)}${grid('1fr 300px', box('padding:6px 0 0 12px;font-size:10.5px', rows(holderOf(p), ...envelope(p, 'INT', '', `${plain(p.city)}`, `${p.shortState} &nbsp; MEXICO &nbsp; CP ${p.postalCode}`))), rows(pair('Periodo', 'DEL 01/10/2026 AL 31/10/2026'), pair('Fecha de Corte', '31/10/2026'), pair('No. de Cuenta', account), pair('No. de Cliente', `D${digits(random, 7)}`), pair('R.F.C', p.rfc), pair('No. Cuenta CLABE', `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6, 17)} ${number.slice(17)}`)))}${gap(5)}${small(8, 'SUCURSAL: 0812 PLAZA SENDERO &nbsp; DIRECCION: AV TECNOLOGICO 420 COL CENTRO SUR MEX MX &nbsp; PLAZA: 9001 &nbsp; TELEFONO: 5226 2663')}${gap(8)}${band(navy, 'Información Financiera &nbsp;&nbsp; MONEDA NACIONAL')}${grid(
    '1fr 1fr',
    rows(
      '<b>Rendimiento</b>',
      pair('Saldo Promedio', '2,817.44'),
      pair('Días del Periodo', '31'),
      pair('Tasa Bruta Anual %', '0.000'),
      pair('Saldo Promedio Gravable', '0.00'),
      pair('Intereses a Favor (+)', '0.00'),
      pair('ISR Retenido (-)', '0.00'),
    ),
    rows(
      '<b>Comportamiento</b>',
      pair('Saldo Anterior', begun),
      pair(`Depósitos / Abonos (+) &nbsp; ${ins.length}`, came),
      pair(`Retiros / Cargos (-) &nbsp; ${outs.length}`, gone),
      pair('Saldo Final (+)', ended),
      pair('Saldo Promedio Mínimo Mensual', '0.00'),
      pair('Comisiones Cobradas', '0.00'),
    ),
  )}${gap(8)}${band(navy, 'Detalle de Movimientos Realizados')}${plainTable(
    [
      'FECHA<br>OPER',
      '<br>LIQ',
      '<br>COD. DESCRIPCIÓN REFERENCIA',
      '><br>CARGOS',
      '><br>ABONOS',
      '>SALDO<br>OPERACIÓN',
      '><br>LIQUIDACIÓN',
    ],
    lines.map(({ date, text, in: come, out, balance }, at) => {
      const settled = closesDay(lines, at) ? balance : '';
      return [day(date), day(date), stacked(text), out, come, settled, settled];
    }),
    { head: `background:${pale}`, cell: 'padding:1px 4px;line-height:1.15' },
  )}${gap(6)}${ends('<b>Total de Movimientos</b>', `TOTAL IMPORTE CARGOS <b>${gone}</b> &nbsp; TOTAL MOVIMIENTOS CARGOS ${outs.length}`)}${ends('', `TOTAL IMPORTE ABONOS <b>${came}</b> &nbsp; TOTAL MOVIMIENTOS ABONOS ${ins.length}`)}${foot(small(7.8, 'BBVA MEXICO, S.A., INSTITUCION DE BANCA MULTIPLE, GRUPO FINANCIERO BBVA MEXICO. Av. Paseo de la Reforma 510, Col. Juárez, Alcaldía Cuauhtémoc, C.P. 06600, Ciudad de México, México. R.F.C. BBA830831LJ2. Estimado Cliente: su Estado de Cuenta ha sido modificado y ahora tiene más detalle de información. También le informamos que su Contrato ha sido modificado el 15/07/2026.'))}`;
  return sheet("9.3px 'Liberation Sans'", 1.16, html, {
    ...statementSent,
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

/** Only a closing date above and a summary's dates; the movement's words wrap, its sum beside the last of them; days without a year. */
const banamexMiCuenta: Design = (random) => {
  const p = drawSubscriber(random);
  const { number } = accountAt(random, '002');
  const account = number.slice(10, 17);
  const from = (bank: string, who: string, what: string) =>
    `PAGO RECIBIDO DE ${bank} POR|ORDEN DE ${who}|REF. 0###### RASTREO ##############|${what}`;
  const didi = from('BBVA MEXICO', 'DIDI MOBILITY MEXICO SA DE C.V.', 'PAGO DE GANANCIAS');
  const { lines, deposits, begun, ended, came, gone, ins, outs } = book(random, 'MXN', '2026-10-01', [
    [5, didi, 1200, 3300, 'didi'],
    [12, didi, 1200, 3300, 'didi'],
    [19, didi, 1200, 3300, 'didi'],
    [26, didi, 1200, 3300, 'didi'],
    [14, from('STP', 'UBER PAYMENTS MEXICO SA DE CV', 'UBER'), 600, 1900, 'uber'],
    [21, from('STP', 'TECNOLOGIAS RAPPI SAPI DE CV', 'RAPPI PAGO RT'), 300, 1100],
    [7, `PAGO RECIBIDO DE NU MEXICO POR|ORDEN DE ${drawOther(random)}|DIDI LO QUE TE DEBO`, 200, 600],
    [16, 'DEPOSITO EFECTIVO SUC. 0712|CAJA 0003 AUT. ########', 2500, 2500],
    [2, 'COMPRA DIDI RIDES MX CIUDAD DE MEX|AUT. ######', -60, -180],
    [10, 'PAGO INTERBANCARIO A BANCO AZTECA|AL BENEF. RENTA UNIDAD 22|REF. 0######', -2200, -2200],
    [17, 'RETIRO CAJERO RED BANAMEX|SUC. 4401', -1200, -1200],
    [23, 'COMPRA PEMEX 6612 GASOLINERA|AUT. ######', -400, -900],
    [29, 'PAGO DE SERVICIO TELMEX|POR BANCANET', -389, -389],
  ]);
  const [blue, pale] = ['#056dae', '#e3eef6'];
  const fact = (label: string, value: string) => ends(label, `<b>${value}</b>`, 'padding:1.5px 0');
  const html = `${grid('1fr 1.9fr', `<b style="font:bold 24px DejaVu Sans;color:${blue};line-height:1">Banamex</b>`, box('text-align:right', `<b style="font-size:13px">ESTADO DE CUENTA AL 31 DE OCTUBRE DE 2026</b><br>CLIENTE: ${digits(random, 8)} &nbsp; Página: 1 de 4`))}${gap(12)}${grid('1fr 280px', box('font-size:10.5px', rows(`<span style="font-size:8px">000${digits(random, 3)}.B07CHDA028.OD.1031.01</span>`, holderOf(p), streetLine(p, 'INT'), plain(p.neighborhood), `${plain(p.city)}, ${p.shortState}`, `C.P. ${p.postalCode} &nbsp; CR ${digits(random, 5)}`)), box(`border:1px solid ${blue};padding:6px 9px`, fact('RFC', p.rfc), fact('CUENTA', `712-${account}`), fact('CLABE INTERBANCARIA', number), fact('SUCURSAL', '712 MERCED GÓMEZ'), small(8.5, 'Av. Revolución 1267, Col. Los Alpes, C.P. 01010')))}${gap(12)}${band(blue, 'MI CUENTA')}${grid(
    '1fr 1fr',
    rows(
      `<b>RESUMEN DEL: 01/OCT/2026 AL 31/OCT/2026</b>`,
      fact('Saldo Anterior', `$${begun}`),
      fact(`(+) ${ins.length} Depósitos`, `$${came}`),
      fact(`(-) ${outs.length} Retiros`, `$${gone}`),
      box(`background:${pale};padding:2px 4px`, fact('SALDO AL 31 DE OCTUBRE DE 2026', `$${ended}`)),
    ),
    rows(
      '<b>Promedios y cargos</b>',
      fact('Días transcurridos', '31'),
      fact('Saldo promedio', '$3,402.18'),
      fact('Cheques girados', '0'),
      fact('Comisiones efectivamente cobradas', '$0.00'),
    ),
  )}${gap(9)}${box('border:1px solid #f5a623;padding:5px 9px', 'ESTIMADO CLIENTE: Banamex y Citi ya son bancos distintos desde el 1 de diciembre de 2024. Sus tarjetas y su CLABE siguen igual. Consulte los cambios del 15 de noviembre de 2026 en banamex.com.')}${gap(9)}${band(blue, 'DETALLE DE OPERACIONES')}${plainTable(
    ['FECHA', 'CONCEPTO', '>RETIROS', '>DEPOSITOS', '>SALDO'],
    [
      ['01 OCT', 'SALDO ANTERIOR', '', '', begun],
      ...lines.flatMap(({ date, text, in: come, out, balance }, at) => {
        const parts = text.split('|');
        return parts.map((part, line) => {
          const isLast = line === parts.length - 1;
          const { day, name } = dated(date);
          return [
            line === 0 ? `${day} ${name}` : '',
            part,
            ...(isLast ? [out, come, closesDay(lines, at) ? balance : ''] : ['', '', '']),
          ];
        });
      }),
    ],
    { head: `border-bottom:2px solid ${blue}`, cell: 'padding:0.6px 4px;line-height:1.13' },
  )}${foot(small(7.8, 'Banco Nacional de México, S.A., integrante del Grupo Financiero Banamex. Isabel la Católica 44, Col. Centro Histórico, C.P. 06000, Ciudad de México. R.F.C. BNM840515VB1. GAT Nominal 0.00%, GAT Real -3.60% antes de impuestos, calculada al 31 de octubre de 2026. Unidad Especializada 55 2226 4100. Protegido por el IPAB hasta 400 mil UDIS por cliente.'))}`;
  return sheet("9.6px 'Liberation Sans'", 1.2, html, {
    ...{ ...statementSent, isScan: true },
    fields: {
      ...october,
      bank: 'Banamex',
      holder: holderOf(p),
      ...homeBut(p),
      clabe: number,
      lastFour: account.slice(-4),
      deposits,
    },
  });
};

/** A cut on the 17th, the origin in a column of its own beside what was done, no year with the day; white letters on red. */
const scotiaNomina: Design = (random) => {
  const p = drawSubscriber(random);
  const { number, account } = accountAt(random, '044');
  const spei = (bank: string, who: string, what: string) =>
    `TRANSF INTERBANCARIA SPEI|${what}|${bank} ${who}|CLAVE RASTREO ##################`;
  const uber = spei('STP', 'UBER PAYMENTS MEXICO SA DE CV', 'uber ganancias ####');
  const { lines, deposits, begun, ended, came, gone } = book(random, 'MXN', '2026-09-18', [
    [5, uber, 1700, 3900, 'uber'],
    [12, uber, 1700, 3900, 'uber'],
    [19, uber, 1700, 3900, 'uber'],
    [26, uber, 1700, 3900, 'uber'],
    [8, spei('BBVA MEXICO', 'DIDI MOBILITY MEXICO SA DE CV', 'didi conductor'), 400, 1500, 'didi'],
    [13, 'ABONO POR NOMINA|QUINCENA 18|TRANSPORTES ESCOLARES ALFA|EMPRESA 40112', 3100, 3900],
    [28, 'ABONO POR NOMINA|QUINCENA 19|TRANSPORTES ESCOLARES ALFA|EMPRESA 40112', 3100, 3900],
    [21, spei('BANORTE', drawOther(random), 'mitad del uber'), 60, 180],
    [3, 'COMPRA TARJETA DE DEBITO|AUT ######|UBER RIDES CIUDAD DE MEX', -70, -190],
    [10, 'TRANSF INTERBANCARIA SPEI|renta sentra|BANAMEX FLOTILLAS DEL BAJIO', -2600, -2600],
    [16, 'DISPOSICION EN CAJERO|ATM 6021|SCOTIABANK PLAZA MAYOR', -900, -900],
    [22, 'COMPRA TARJETA DE DEBITO|AUT ######|BODEGA AURRERA 2281', -300, -800],
    [27, 'PAGO DE SERVICIO|REF ##########|IZZI', -550, -550],
  ]);
  const red = '#ec111a';
  const line = (label: string, value: string) =>
    ends(label, `<b>${value}</b>`, 'padding:2px 0;border-bottom:1px solid #e3e3e3');
  const html = `${box(`background:${red};color:#fff;margin:-25px -30px 0;padding:14px 30px;display:flex;justify-content:space-between`, '<b style="font-size:21px;font-style:italic">Scotiabank</b>', '<b>ESTADO DE CUENTA<br>CUENTA SCOTIA NÓMINA</b>')}${gap(14)}${grid('1fr 290px', box('padding:6px 0 0 14px;font-size:10.8px', rows(holderOf(p), ...envelope(p, 'INT', 'COL ', `${plain(p.city)}, ${plain(p.state)}`, `CP ${p.postalCode}`))), rows(line('Cuenta', account), line('CLABE', number), line('Periodo', '18-SEP-26 / 17-OCT-26'), line('Fecha de corte', '17-OCT-26'), line('Moneda', 'NACIONAL'), line('RFC', p.rfc)))}${gap(14)}${grid(
    '1fr 1fr',
    rows(
      band('#333', '¿Cómo se movió mi dinero?'),
      line('Saldo inicial', `$${begun}`),
      line('(+) Depósitos', `$${came}`),
      line('(-) Retiros', `$${gone}`),
      line('(-) Comisiones', '$0.00'),
      line('(=) Saldo final', `$${ended}`),
    ),
    rows(
      band('#333', 'Rendimientos y comisiones'),
      line('Saldo promedio', '$4,018.92'),
      line('Días del periodo', '30'),
      line('Tasa anual', '0.00%'),
      line('Intereses pagados', '$0.00'),
      box('padding-top:4px;font-size:9px', 'Adelanto de nómina: hasta $6,000.00 disponibles al 17-OCT-26'),
    ),
  )}${gap(14)}${band(red, 'Detalle de tus movimientos')}${plainTable(
    ['Fecha', 'Concepto', 'Origen / Referencia', '>Depósito', '>Retiro', '>Saldo'],
    lines.map(({ date, text, in: come, out, balance }) => {
      const [what = '', words = '', ...origin] = text.split('|');
      const { day, name } = dated(date);
      return [
        `<span style="white-space:nowrap">${day} ${name}</span>`,
        `${what}<br>${words}`,
        `<div style="width:200px">${origin.join(' ')}</div>`,
        come && `$${come}`,
        out && `$${out}`,
        `$${balance}`,
      ];
    }),
    { head: 'background:#f2f2f2', cell: 'border-bottom:1px solid #e3e3e3;padding:2px 4px' },
  )}${foot(small(8, 'Scotiabank Inverlat, S.A., Institución de Banca Múltiple, Grupo Financiero Scotiabank Inverlat. Lorenzo Boturini 202, Col. Tránsito, C.P. 06820, Alcaldía Cuauhtémoc, Ciudad de México. RFC SIN9412025I4. UNE 55 5123 0990, une@scotiabank.com.mx. Producto garantizado por el IPAB. Las aclaraciones se reciben en los 90 días naturales siguientes al corte.'))}`;
  return sheet("9.6px 'Liberation Sans'", 1.28, html, {
    ...statementSent,
    fields: {
      ...{
        month: '2026-10',
        periodFrom: '2026-09-18',
        periodTo: '2026-10-17',
        bank: 'Scotiabank',
        holder: holderOf(p),
      },
      ...{ ...homeBut(p), clabe: number, lastFour: account.slice(-4), deposits },
    },
  });
};

export const mexicanBanks: Record<string, Design> = { bbvaDigital, banamexMiCuenta, scotiaNomina };
