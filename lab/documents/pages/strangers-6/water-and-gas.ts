import { type Design, holderOf, plain } from '../designs.ts';
import { bars, box, digits, gap, grid, homeBut, list, rows, small, streetLine } from '../strangers-2/parts.ts';
import { coupon, history, sheet, titled } from '../strangers-3/parts.ts';
import { ends, ruled } from '../strangers-4/parts.ts';
import { band, drawHouseholder, plainTable } from './people.ts';

const sent = { sentAs: 'proof_of_address' };
const say = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Monterrey's water as it is now: cells with their labels below, the home in three cells, the dates of the readings in a table. */
const monterreyNow: Design = (random) => {
  const p = drawHouseholder(random, ['Nuevo León']);
  const [old, used] = [random.whole(300, 2900), random.whole(8, 34)];
  const [water, drain] = [used * 21.4, used * 5.35];
  const total = Math.round(water + drain + 38);
  const teal = '#00718f';
  const cell = (label: string, value: string) =>
    box(
      `border:1px solid ${teal};margin:0 -1px -1px 0;padding:4px 6px 2px`,
      `<b>${value || '&nbsp;'}</b>`,
      box(`font-size:8px;color:${teal};border-top:1px dotted ${teal}`, label),
    );
  const line = (tracks: string, ...cells: string[]) => box(`display:grid;grid-template-columns:${tracks}`, ...cells);
  const nis = digits(random, 7);
  const html = `${grid('1fr 200px', `<b style="font-size:22px;color:${teal};line-height:1.05">Agua y Drenaje<br>de Monterrey</b>`, box('text-align:right;font-size:9.5px', 'Servicios de Agua y Drenaje de Monterrey, I.P.D.<br>Matamoros 1717 Pte., Col. Obispado,<br>Monterrey, N.L., C.P. 64060<br>R.F.C. SAD560301MT9'))}${gap(11)}${line('1.4fr 1fr 1fr .9fr', cell('NOMBRE DEL USUARIO', holderOf(p)), cell('NIS', nis), cell('MEDIDOR', `23${digits(random, 6)}`), cell('TARIFA', 'DOMÉSTICA'))}${line('1.4fr 1fr .6fr 1.3fr', cell('CALLE Y NÚMERO', streetLine(p)), cell('COLONIA', plain(p.neighborhood)), cell('C.P.', p.postalCode), cell('MUNICIPIO', `${plain(p.city)}, ${p.shortState}`))}${line('1fr 1fr 1fr 1fr', cell('PERIODO', '07/SEP/2026 - 06/OCT/2026'), cell('FECHA DE EMISIÓN', '09/OCT/2026'), cell('VENCE', '26/OCT/2026'), cell('CORTE A PARTIR DE', '29/OCT/2026'))}${gap(14)}${grid(
    '1fr 230px',
    rows(
      band(teal, 'LECTURAS'),
      plainTable(
        ['', '>Fecha', '>Lectura m³', '>Tipo'],
        [
          ['Anterior', '07/SEP/2026', String(old), 'Real'],
          ['Actual', '06/OCT/2026', String(old + used), 'Real'],
          ['Próxima', '05/NOV/2026', '', ''],
        ],
        { cell: 'border-bottom:1px solid #cde' },
      ),
      gap(9),
      band(teal, 'DETALLE DE TU RECIBO'),
      ends('Agua potable', say(water), 'padding:2px 4px'),
      ends('Drenaje sanitario', say(drain), 'padding:2px 4px'),
      ends('Cuota fija', '38.00', 'padding:2px 4px'),
      ends('IVA', '0.00', 'padding:2px 4px'),
      ends('Redondeo', '0.40', 'padding:2px 4px'),
      ends('Adeudo anterior', '0.00', 'padding:2px 4px'),
    ),
    box(
      `background:${teal};color:#fff;border-radius:14px;padding:14px;text-align:center`,
      'Consumo del mes',
      `<div style="font-size:30px;font-weight:bold;line-height:1.1">${used} m³</div>`,
      small(10, `<span style="color:#fff">${(used * 1000).toLocaleString('en')} litros en 29 días</span>`),
      gap(12),
      'TOTAL A PAGAR',
      `<div style="font-size:34px;font-weight:bold;line-height:1.1">$${say(total)}</div>`,
      box(
        'background:#fff;color:#333;border-radius:8px;padding:4px;margin-top:9px',
        'Paga antes del <b>26/OCT/2026</b>',
      ),
    ),
  )}${gap(14)}${grid('1fr 1fr', rows('<b>TU CONSUMO EN 12 MESES (m³)</b>', history(random, [290, 78], '#48a9c5', ['N', 'D', 'E', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O'])), box('border:2px solid #e4a11b;padding:9px 12px', '<b>¡CUIDEMOS EL AGUA!</b>', small(10.5, 'Programa de regularización del 15 de octubre al 15 de diciembre de 2026: hasta 50% en recargos. Acude a Av. Ruiz Cortines 2200, Col. Mitras Norte, o llama al 073.')))}${gap(12)}${box('background:#e7f3f6;padding:8px 11px;font-size:10px', 'Rango m³ y precio: 0-10 $11.90; 11-15 $19.10; 16-25 $27.42; 26-35 $38.60. Cuida tu consumo: si tu medidor avanza con las llaves cerradas hay una fuga. La tarifa se actualizó el 01/ENE/2026 (Periódico Oficial del Estado, 22/DIC/2025).')}${gap(12)}${plainTable(
    ['Recibos anteriores', '>m³', '>Importe', 'Pagado', 'Dónde'],
    [
      ['SEP/2026', '19', '$541.00', '22/SEP/2026', 'OXXO'],
      ['AGO/2026', '21', '$602.00', '25/AGO/2026', 'App AyD'],
      ['JUL/2026', '24', '$688.00', '23/JUL/2026', 'HEB'],
      ['JUN/2026', '17', '$487.00', '24/JUN/2026', 'OXXO'],
    ],
    { head: 'background:#e7f3f6', cell: 'border-bottom:1px solid #cde' },
  )}${coupon(`${grid('1fr 1fr 1fr', rows(small(9, 'NIS'), `<b>${nis}</b>`), rows(small(9, 'TOTAL A PAGAR'), `<b>$${say(total)}</b>`), rows(small(9, 'VENCIMIENTO'), '<b>26/OCT/2026</b>'))}${gap(8)}${bars(random, 430)}<br><span style="letter-spacing:3px">${digits(random, 28)}</span>`)}`;
  return sheet("11.2px 'Liberation Sans'", 1.2, html, {
    ...{ kind: 'water_bill', ...sent },
    isScan: true,
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-09-07', periodTo: '2026-10-06' },
  });
};

/** Gas of the north: two homes, of the service and for post; sentences for the reading; no state with the home of the service. */
const ecogas: Design = (random) => {
  const p = drawHouseholder(random, ['Coahuila']);
  const [old, used] = [random.whole(400, 4000), random.whole(18, 77)];
  const cost = used * 13.61;
  const total = cost * 1.16 + 72.4;
  const account = digits(random, 10);
  const [green, lime] = ['#006937', '#8dc63f'];
  const head = (text: string) =>
    box(`color:${green};font-weight:bold;border-bottom:3px solid ${lime};margin:12px 0 5px;font-size:13px`, text);
  const html = `${grid('220px 1fr', `<b style="font:bold 32px DejaVu Sans;color:${green};line-height:1">eco<span style="color:${lime}">gas</span></b>`, box('text-align:right;font-size:9.5px', 'ECOGAS MÉXICO, S. DE R.L. DE C.V.<br>Av. Valle Escondido 5703-A, Fracc. El Saucito, Chihuahua, Chih., C.P. 31124<br>R.F.C. EME960312RG3 &nbsp; Régimen 601<br>Factura serie TRC folio 2290118'))}${gap(9)}${grid(
    '1fr 1fr 200px',
    rows(
      box(`background:${lime};padding:2px 7px;font-weight:bold`, 'Cliente'),
      box(
        'padding:4px 7px',
        rows(
          `<b>${holderOf(p)}</b>`,
          streetLine(p),
          plain(p.neighborhood),
          `${p.postalCode} ${plain(p.city)}, ${plain(p.state)}`,
          `R.F.C. ${p.rfc}`,
        ),
      ),
    ),
    rows(
      box(`background:${lime};padding:2px 7px;font-weight:bold`, 'Domicilio de suministro'),
      box(
        'padding:4px 7px',
        rows(titled(streetLine(p)), titled(plain(p.neighborhood)), titled(plain(p.city)), 'Zona La Laguna, ruta 14'),
      ),
    ),
    box(
      `border:3px solid ${green};border-radius:10px;padding:7px 11px`,
      ends('Cuenta', `<b>${account}</b>`),
      ends('Vence', '<b>30-oct-2026</b>'),
      ends('Total', `<b style="font-size:19px">$${say(total)}</b>`),
    ),
  )}${head('Tu consumo')}${box('font-size:12.5px', `Del <b>12-sep-2026</b> al <b>13-oct-2026</b> (31 días) tu medidor <b>E1${digits(random, 6)}</b> pasó de ${old} a ${old + used}. Usaste <b>${used} m³</b>, que con un factor de corrección de 0.9021 y un poder calorífico de 9,341 kcal/m³ son <b>${say(used * 0.0353)} GJ</b>.`)}${gap(7)}${grid(
    '1fr 300px',
    list(
      ['Mes', 'Lectura', '>m³', '>Importe'],
      ['70px', '1fr', '60px', '90px'],
      [
        ['sep-2026', '12-sep-2026', String(random.whole(15, 60)), `$${say(random.whole(300, 900))}`],
        ['ago-2026', '12-ago-2026', String(random.whole(15, 60)), `$${say(random.whole(300, 900))}`],
        ['jul-2026', '13-jul-2026', String(random.whole(15, 60)), `$${say(random.whole(300, 900))}`],
      ],
    ),
    history(random, [290, 66], lime, ['oct 25', 'dic', 'feb 26', 'abr', 'jun', 'ago', 'oct']),
  )}${head('Tu factura')}${ruled(
    ['Clave', 'Concepto', '>Cantidad', '>Tarifa', '>Importe'],
    ['62px', '1fr', '90px', '90px', '96px'],
    [
      ['83101601', 'Cargo por servicio', '1', '62.4100', '62.41'],
      ['83101601', 'Distribución con comercialización R', String(used), '4.8120', say(used * 4.812)],
      ['83101601', 'Gas natural', String(used), '8.7980', say(used * 8.798)],
      ['', 'I.V.A. 16%', '', '', say(cost * 0.16)],
      ['', 'Saldo anterior $511.00, pagado el 21-sep-2026', '', '', '0.00'],
      ['', '<b>Total a pagar</b>', '', '', `<b>$${say(total)}</b>`],
    ],
    [lime, '#eef6e2'],
  )}${gap(13)}${grid('1fr 1fr', box(`background:${green};color:#fff;padding:11px 14px;border-radius:10px`, '<b>¿Huele a gas?</b><br>Cierra la válvula, abre ventanas y llama al <b>911</b> o al <b>800 800 3733</b>, las 24 horas.'), box('padding:4px 0;font-size:10px', 'Revisión quinquenal: la instalación se revisa antes del 18-mar-2028. Oficina Torreón: Blvd. Independencia 2120 Ote., Col. San Isidro, C.P. 27100, lunes a viernes de 8:30 a 17:00. Permiso de distribución G/042/DIS/98 de la CRE.'))}${gap(14)}${grid('1fr 1fr 1fr', box('border-top:2px solid #8dc63f;padding-top:5px', '<b>Paga en línea</b><br>ecogas.com.mx o en la app. Los pagos de banco se ven en 2 días hábiles.'), box('border-top:2px solid #8dc63f;padding-top:5px', '<b>Ajuste de tarifa</b><br>Lista de tarifas publicada el 28-ago-2026 en el D.O.F., vigente desde el 07-sep-2026.'), box('border-top:2px solid #8dc63f;padding-top:5px', '<b>Depósito en garantía</b><br>$1,150.00 recibido el 14-jun-2021. Se devuelve al terminar el contrato.'))}${gap(14)}${box('font-size:10px;text-align:justify', 'El poder calorífico es el promedio del punto de recepción durante el periodo. Si la lectura es estimada se corrige en la siguiente factura. Tienes 60 días para presentar una queja por el cobro; mientras se resuelve paga el promedio de tus últimas tres facturas. La Agencia de Seguridad, Energía y Ambiente y la Profeco (800 468 8722) también te atienden. Para portar otro nombre en la factura presenta identificación, escrituras o contrato de arrendamiento y no tener adeudo.')}${coupon(`${grid('1fr 1fr', rows(`<b>Cuenta ${account}</b>`, 'BBVA CIE 0589624 &nbsp; Banorte 48120 &nbsp; Soriana &nbsp; OXXO', gap(5), bars(random, 280)), rows(ends('Páguese antes del', '30-oct-2026'), ends('Total a pagar', `<b>$${say(total)}</b>`), ends('Suspensión desde', '03-nov-2026')))}${gap(3)}${small(8.5, 'Este documento es una representación impresa de un CFDI 4.0. Fecha de certificación 2026-10-16T04:11:52. Método de pago PUE.')}`)}`;
  return sheet("11px 'Liberation Sans'", 1.19, html, {
    ...{ kind: 'gas_bill', ...sent },
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-09-12', periodTo: '2026-10-13' },
  });
};

export const waterAndGas: Record<string, Design> = { monterreyNow, ecogas };
