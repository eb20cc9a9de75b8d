import type { Random } from '../../../../sandbox/people/random.ts';
import { type Design, holderOf, plain } from '../designs.ts';
import { box, digits, framed, gap, grid, homeBut, list, rows, small } from '../strangers-2/parts.ts';
import { dated, keep } from '../strangers-3/ledger.ts';
import { foot, letters, sheet, stacked } from '../strangers-3/parts.ts';
import { accountAt, drawLodger, ends, ruled } from './parts.ts';

// Statements with a column of references, and with a line around every cell.

const sent = { kind: 'bank_statement', sentAs: 'bank_statement_month_1' };
const october = { month: '2026-10', periodFrom: '2026-10-01', periodTo: '2026-10-31' };
const month = { from: '2026-10-01', days: 31, currency: 'MXN' as const };
const flatOf = (department: string, name = 'INT.') => (department ? ` ${name} ${department}` : '');

/** Long references in a column between words and sums; deposits before withdrawals; the period's ends parted by a stroke. */
const scotiaUnica: Design = (random) => {
  const p = drawLodger(random);
  const { number, account } = accountAt(random, '044');
  const spei = (r: Random, payer: string, message: string, bank: string) =>
    `TRANSF INTERBANCARIA SPEI|${payer}|${message}|/FED.${digits(r, 7)} ${bank}~${digits(r, 18)}`;
  const { lines, deposits, begun, ended, came, gone } = keep(random, {
    ...month,
    paid: [
      { on: 4, platform: 'uber', says: (r) => spei(r, 'UBER PAYMENTS MEXICO SA DE CV', 'PAGO SEMANA 40', 'STP') },
      { on: 8, platform: 'didi', says: (r) => spei(r, 'DIDI MOBILITY MEXICO SA DE CV', 'GANANCIAS', 'BBVA MEXICO') },
      { on: 18, platform: 'uber', says: (r) => spei(r, 'UBER PAYMENTS MEXICO SA DE CV', 'PAGO SEMANA 42', 'STP') },
      { on: 25, platform: 'uber', says: (r) => spei(r, 'UBER PAYMENTS MEXICO SA DE CV', 'PAGO SEMANA 43', 'STP') },
    ],
    came: [
      (r) => spei(r, 'LORENA ISABEL PRIETO SALAS', 'UBER AL AEROPUERTO', 'BANORTE'),
      (r) => spei(r, 'DIDIER ALONSO CAMPOS RUIZ', 'ABONO PRESTAMO', 'HSBC'),
      (r) => `DEVOLUCION POR COMPRA|UBER *EATS HELP.UBER.COM~${digits(r, 12)}`,
    ],
    went: [
      (r) => `COMPRA TARJETA DEBITO|UBER *EATS HELP.UBER.COM~${digits(r, 12)}`,
      (r) => `COMPRA TARJETA DEBITO|GASOLINERA EXPRESS 24~${digits(r, 12)}`,
      (r) => `TRANSF INTERBANCARIA SPEI|ENVIO A AFIRME|RENTA SEMANAL AUTO~${digits(r, 18)}`,
      (r) => `RETIRO CAJERO SCOTIABANK 1182~${digits(r, 8)}`,
      (r) => `COMPRA TARJETA DEBITO|DIDI MX RIDES~${digits(r, 12)}`,
      (r) => `PAGO DE SERVICIOS SCOTIAMOVIL|TELCEL~${digits(r, 10)}`,
    ],
    spent: 8,
  });
  const sums = ['1fr', '92px'];
  const html = `${box('border-bottom:4px solid #ec111a;padding-bottom:6px', grid('1fr 300px', '<b style="font-size:28px;color:#ec111a;line-height:1">Scotiabank<sup style="font-size:9px">&reg;</sup></b>', box('text-align:right;font-size:14px', '<b>Estado de Cuenta</b> &nbsp; <span style="font-size:10px">Página 1 de 4</span>')))}${gap(14)}${grid('1fr 300px', rows(small(8, `${digits(random, 4)}-${digits(random, 6)} R ${digits(random, 3)}`), gap(3), holderOf(p), `${plain(p.street)} ${p.streetNumber}${flatOf(p.department, 'INT')}`, plain(p.neighborhood), `${plain(p.city)} ${p.shortState}`, `CP ${p.postalCode}`), box('background:#f4f4f4;padding:7px 10px', '<b style="color:#ec111a;font-size:13px">SCOTIABANK CUENTA ÚNICA</b>', ends('No. de cliente', digits(random, 10)), ends('No. de cuenta', account), ends('CLABE', number), ends('Periodo', '01-OCT-26/31-OCT-26'), ends('Fecha de corte', '31-OCT-26'), ends('RFC', p.rfc), ends('Moneda', 'NACIONAL')))}${gap(12)}${grid(
    '250px 1fr',
    rows(
      '<b style="color:#ec111a;font-size:12px">Comportamiento</b>',
      list(['', '>'], sums, [
        ['Saldo inicial', `$${begun}`],
        ['(+) Depósitos', `$${came}`],
        ['(-) Retiros', `$${gone}`],
        ['(-) Comisiones', '$0.00'],
        ['<b>(=) Saldo final de la cuenta</b>', `<b>$${ended}</b>`],
      ]),
    ),
    rows(
      '<b style="color:#ec111a;font-size:12px">Resumen</b>',
      grid(
        '1fr 1fr',
        rows(ends('Días del periodo', '31'), ends('Saldo promedio', '$7,904.51'), ends('Saldo mínimo', '$3,000.00')),
        rows(ends('Tasa bruta anual', '0.00%'), ends('ISR retenido', '$0.00'), ends('GAT nominal', '0.00%')),
      ),
      gap(5),
      framed(
        '#ccc',
        small(
          9.5,
          '<b>ScotiaPuntos:</b> Duplica tus puntos en gasolineras del 15-OCT-26 al 30-NOV-26. Bases en scotiabank.com.mx.',
        ),
      ),
    ),
  )}${gap(10)}<b style="color:#ec111a;font-size:13px">Detalle de tus movimientos</b>${list(
    ['Fecha', 'Concepto', 'Origen / Referencia', '>Depósito', '>Retiro', '>Saldo'],
    ['46px', '1fr', '124px', '76px', '76px', '80px'],
    lines.map(({ date, text, in: come, out, balance }) => {
      const { day, name } = dated(date);
      const [words = '', reference = ''] = text.split('~');
      return [`${day} ${name}`, stacked(words), reference, come && `$${come}`, out && `$${out}`, `$${balance}`];
    }),
    '#ec111a',
  )}${foot(small(8, 'SCOTIABANK INVERLAT, S.A., INSTITUCIÓN DE BANCA MÚLTIPLE, GRUPO FINANCIERO SCOTIABANK INVERLAT. Lorenzo Boturini 202, Col. Tránsito, Alcaldía Cuauhtémoc, C.P. 06820, Ciudad de México. RFC SIN9412025I4. Centro de Atención 55 5728 1900. IPAB: garantía hasta por 400,000 UDIS.'))}`;
  return sheet("10.3px 'Liberation Sans'", 1.07, html, {
    ...sent,
    isScan: true,
    fields: {
      ...{ ...october, bank: 'Scotiabank', holder: holderOf(p), ...homeBut(p), clabe: number },
      ...{ lastFour: account.slice(-4), deposits },
    },
  });
};

/** Two pages: whose it is, sums and commissions in frames on the first; on the second a grid of movements with a year of two digits. */
const banCoppel: Design = (random) => {
  const p = drawLodger(random);
  const { number, account } = accountAt(random, '137');
  const spei = (r: Random, bank: string, payer: string, message: string) =>
    `SPEI RECIBIDO ${bank}|ORDENANTE: ${payer}|${message} RASTREO: ${digits(r, 15)}`;
  const { lines, deposits, begun, ended, came, gone, ins, outs } = keep(random, {
    ...month,
    paid: [
      { on: 5, platform: 'didi', says: (r) => spei(r, 'BBVA MEXICO', 'DIDI MOBILITY MEXICO', 'PAGO CONDUCTOR') },
      { on: 12, platform: 'didi', says: (r) => spei(r, 'BBVA MEXICO', 'DIDI MOBILITY MEXICO', 'PAGO CONDUCTOR') },
      { on: 18, platform: 'uber', says: (r) => spei(r, 'STP', 'UBER PAYMENTS MEXICO', 'UBER PAGO') },
      { on: 26, platform: 'didi', says: (r) => spei(r, 'BBVA MEXICO', 'DIDI MOBILITY MEXICO', 'PAGO CONDUCTOR') },
    ],
    came: [
      (r) => spei(r, 'BANCO AZTECA', 'MARIO ALBERTO SILVA PEÑA', 'CUENTA DIDI PRESTADA'),
      () => 'DEPOSITO EN EFECTIVO TIENDA COPPEL 0418',
      (r) => `DEVOLUCION COMPRA DIDI FOOD MX|AUT. ${digits(r, 6)}`,
    ],
    went: [
      (r) => `COMPRA DIDI FOOD MX|AUT. ${digits(r, 6)}`,
      (r) => `COMPRA SERV GASOLINERO ALAMAR|AUT. ${digits(r, 6)}`,
      () => 'RETIRO CAJERO BANCOPPEL 2207',
      () => 'ABONO A CREDITO COPPEL',
      (r) => `SPEI ENVIADO NU MEXICO|BENEFICIARIO: RUTH OLIVAS|RASTREO: ${digits(r, 15)}`,
      (r) => `COMPRA UBER *TRIP|AUT. ${digits(r, 6)}`,
    ],
    spent: 10,
  });
  const [blue, yellow] = ['#1c42e8', '#ffdd35'];
  const logo = `<b style="font-size:26px;color:${blue};line-height:1">Ban<span style="background:${yellow};padding:0 5px">Coppel</span></b>`;
  const frame = (title: string, content: string) =>
    box(
      `border:1px solid ${blue};margin-top:14px`,
      box(`background:${blue};color:#fff;padding:3px 9px;font-weight:bold`, title),
      box('padding:7px 10px', content),
    );
  const line = (label: string, value: string) =>
    box('display:grid;grid-template-columns:118px 1fr;padding:1.5px 0', box('', label), `<b>${value}</b>`);
  const end = (page: number) =>
    foot(
      grid(
        '1fr 90px',
        small(
          8.5,
          'BanCoppel, S.A., Institución de Banca Múltiple. Av. Insurgentes Sur 553, Piso 6, Col. Escandón, Alcaldía Miguel Hidalgo, C.P. 11800, Ciudad de México. RFC BSI061110963. Tel. 800 122 6772.',
        ),
        box('text-align:right;font-size:10px', `Hoja ${page} de 2`),
      ),
    );
  const first = `${grid('1fr 250px', logo, box('text-align:right', '<b style="font-size:16px">Estado de Cuenta</b><br>Cuenta Efectiva'))}${gap(8)}${frame('DATOS DEL CLIENTE', grid('1fr 1fr', rows(`<b style="font-size:13px">${holderOf(p)}</b>`, `${plain(p.street)} # ${p.streetNumber}${flatOf(p.department)}`, `COL. ${plain(p.neighborhood)}`, `${plain(p.city)}, ${p.shortState}`, `C.P. ${p.postalCode}`), rows(ends('Número de cliente', digits(random, 8)), ends('RFC', p.rfc), ends('CURP', p.curp), ends('Sucursal', '0418 MACROPLAZA'))))}${frame('DATOS DE LA CUENTA', grid('1fr 1fr', rows(line('Número de cuenta', account), line('CLABE', number), line('Tarjeta', `4169 16** **** ${digits(random, 4)}`)), rows(line('Periodo', '01/10/2026 al 31/10/2026'), line('Fecha de corte', '31/10/2026'), line('Días del periodo', '31'))))}${frame('RESUMEN DE LA CUENTA', grid('1fr 1fr', rows(ends('Saldo anterior', `$${begun}`), ends(`${ins.length} depósitos`, `$${came}`), ends(`${outs.length} retiros`, `$${gone}`), ends('<b>Saldo al corte</b>', `<b>$${ended}</b>`)), rows(ends('Saldo promedio', '$6,418.90'), ends('Tasa de interés anual', '0.10%'), ends('Intereses pagados', '$0.00'), ends('Comisiones cobradas', '$0.00'))))}${frame(
    'COMISIONES RELEVANTES',
    ruled(
      ['Concepto', '>Importe'],
      ['1fr', '150px'],
      [
        ['Reposición de tarjeta', '$78.00'],
        ['Consulta de saldo en cajero de otro banco', '$9.00'],
        ['Retiro en cajero de otro banco', '$19.00'],
        ['Aclaración improcedente', '$0.00'],
      ],
      ['#b9c4f3', '#eef1fe'],
    ),
  )}${frame('MENSAJES', small(10, 'Recuerda que BanCoppel nunca te pide tu NIP ni tu contraseña. Gana hasta $50,000.00 en la promoción «Ahorra y Gana», vigente del 01/10/2026 al 15/12/2026. Consulta bases en tu sucursal: Paseo de los Héroes 1180, Zona Urbana Río, C.P. 22010. El producto está garantizado por el IPAB hasta por 400,000 UDIS por persona.'))}${frame('GLOSARIO', small(10, '<b>GAT nominal:</b> ganancia anual total antes de impuestos. <b>GAT real:</b> rendimiento que obtendrías después de descontar la inflación estimada. <b>SPEI:</b> sistema de pagos electrónicos interbancarios. <b>CLABE:</b> número de 18 dígitos que identifica tu cuenta para recibir transferencias. <b>Saldo promedio:</b> suma de los saldos diarios dividida entre los días del periodo.'))}${end(1)}`;
  const second = `${grid('1fr 330px', logo, box('text-align:right', `Cuenta ${account}<br>Del 01/10/2026 al 31/10/2026`))}${gap(12)}${box(`background:${blue};color:#fff;padding:3px 9px;font-weight:bold`, 'DETALLE DE MOVIMIENTOS')}${ruled(
    ['Fecha', 'Concepto', '>Retiro', '>Depósito', '>Saldo'],
    ['66px', '1fr', '88px', '88px', '94px'],
    [
      ['01/10/26', 'SALDO ANTERIOR', '', '', begun],
      ...lines.map(({ date, text, in: come, out, balance }) => {
        const { day, month: at, year } = dated(date);
        return [`${day}/${at}/${year.slice(2)}`, stacked(text), out, come, balance];
      }),
      ['31/10/26', '<b>SALDO AL CORTE</b>', `<b>${gone}</b>`, `<b>${came}</b>`, `<b>${ended}</b>`],
    ],
    ['#b9c4f3', '#eef1fe'],
  )}${end(2)}`;
  const font = "11.3px 'Liberation Sans'";
  return {
    ...sheet(font, 1.2, first, {
      ...sent,
      isScan: true,
      fields: {
        ...{ ...october, bank: 'BanCoppel', holder: holderOf(p), ...homeBut(p), clabe: number },
        ...{ lastFour: account.slice(-4), deposits },
      },
    }),
    later: [letters(font, 1.2, second)],
  };
};

export const mexicanBanks: Record<string, Design> = { scotiaUnica, banCoppel };
