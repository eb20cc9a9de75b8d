import { type Design, holderOf, plain } from '../designs.ts';
import { bars, box, digits, gap, grid, homeBut, rows, small, squares, streetLine } from '../strangers-2/parts.ts';
import { coupon, sheet, titled } from '../strangers-3/parts.ts';
import { ends } from '../strangers-4/parts.ts';
import { band, plainTable } from '../strangers-6/people.ts';
import { drawSubscriber, envelope, grouped, sum } from './people.ts';

const sent = { kind: 'phone_bill', sentAs: 'proof_of_address' };

/** The month is only named; the postal code has the office's letters after it. */
const telmexMonth: Design = (random) => {
  const p = drawSubscriber(random);
  const rent = random.pick([335.34, 401.72, 516.38]);
  const total = rent * 1.16;
  const phone = grouped(random, 3, 3, 4);
  const [blue, sky] = ['#0d4da1', '#dfeaf7'];
  const line = (label: string, value: string, style = '') => ends(label, value, `padding:2.5px 4px;${style}`);
  const html = `${grid('1fr 300px', rows(`<b style="font-size:33px;color:${blue};line-height:1">TELMEX</b>`, gap(34), box('padding-left:14px;font-size:12px', rows(`<b>${holderOf(p)}</b>`, ...envelope(p, 'INT', '', `${plain(p.city)}, ${p.shortState}`, `C.P. ${p.postalCode}-CR -${p.postalCode.slice(0, 2)}${digits(random, 3)}`)))), rows(box(`background:${blue};color:#fff;padding:6px 10px;font-size:15px;font-weight:bold`, 'Recibo Telmex'), box(`border:1px solid ${blue};padding:4px 6px`, line('Teléfono', `<b>${phone}</b>`), line('Mes de Facturación', '<b>Octubre 2026</b>'), line('Factura No.', `0105261000${digits(random, 5)}`)), box(`background:${sky};padding:7px 10px;margin-top:6px`, ends('Total a Pagar', `<b style="font-size:21px">$ ${sum(Math.round(total))}</b>`), ends('Pagar antes de', '<b style="font-size:15px">26-OCT-2026</b>'))))}${gap(20)}${grid(
    '1fr 300px',
    rows(
      band(blue, 'Resumen del Estado de Cuenta'),
      line('Saldo Anterior', `$ ${sum(Math.round(total))}`),
      line('Su Pago, Gracias &nbsp; 22-SEP-2026', `- ${sum(Math.round(total))}`),
      line('Cargos del Mes', sum(total)),
      line('Crédito por redondeo', sum(Math.round(total) - total)),
      line('<b>Total a Pagar</b>', `<b>$ ${sum(Math.round(total))}</b>`, `border-top:1.5px solid ${blue}`),
      gap(10),
      band(blue, 'Cargos del Mes'),
      line('Paquete Infinitum 80 megas simétricos', sum(rent * 0.7)),
      line('Renta de línea y llamadas ilimitadas', sum(rent * 0.3)),
      line('Servicio Medido: 0 llamadas', '0.00'),
      line('Claro drive 20 GB, Claro video', 'Sin costo'),
      line('Subtotal', sum(rent), 'border-top:1px solid #aaa'),
      line('I.V.A. 16%', sum(rent * 0.16)),
      line('I.E.P.S. 0%', '0.00'),
    ),
    rows(
      box(
        'background:#f58220;color:#fff;padding:14px 14px;font-size:14px',
        '<b>¡Sube a Infinitum 250!</b><br>Cámbiate antes del 30 de noviembre y estrena módem Wi-Fi 6.',
        gap(8),
        '<span style="font-size:26px;font-weight:bold">$649</span> al mes',
      ),
      gap(10),
      box(
        `border:1px solid ${blue};padding:8px 10px;font-size:10.5px`,
        '<b>Aviso.</b> Si este recibo no se paga antes de la fecha, el servicio se suspende el 09-NOV-2026 y la reconexión cuesta $74.00. Tu contrato a 12 meses comenzó el 15-MAR-2024.',
      ),
      gap(8),
      box(
        'font-size:10.5px',
        'Atención a clientes 800 123 2222<br>Soporte Infinitum 800 123 2222 opción 2<br>telmex.com',
      ),
    ),
  )}${gap(14)}${plainTable(
    ['Detalle de llamadas', 'Fecha', 'Destino', '>Minutos', '>Importe'],
    [
      ['Nacionales a móvil', '07-SEP', '55 4012 XXXX', '12', '0.00'],
      ['Nacionales a móvil', '19-SEP', '33 1877 XXXX', '4', '0.00'],
      ['Mundial (E.U.A.)', '28-SEP', 'Houston, TX', '21', '0.00'],
    ],
    { head: `background:${sky}`, cell: 'border-bottom:1px solid #dde' },
  )}${gap(12)}${small(9, 'Teléfonos de México, S.A.B. de C.V. Parque Vía 198, Col. Cuauhtémoc, C.P. 06500, Alcaldía Cuauhtémoc, Ciudad de México. R.F.C. TME840315-KT6. Este recibo no es un comprobante fiscal; descargue su CFDI en telmex.com. Inconformidades: Profeco, Av. José Vasconcelos 208, Col. Condesa, C.P. 06140; IFT 800 2000 120. Código de prácticas comerciales vigente desde el 06-AGO-2025.')}${coupon(`${box(`color:${blue};font-weight:bold`, 'TALÓN DE CAJA')}${gap(5)}${grid('1fr 1fr 1fr', rows(small(9, 'Teléfono'), `<b>${phone}</b> &nbsp; D.V. ${digits(random, 1)}`), rows(small(9, 'Mes de facturación'), '<b>Octubre</b>'), rows(small(9, 'Total a pagar'), `<b>$ ${sum(Math.round(total))}</b>`))}${gap(9)}${bars(random, 400)}<br>${phone.replaceAll(' ', '')}${digits(random, 12)}`)}`;
  // A month by its name is no first and last day.
  return sheet("11.2px 'Liberation Sans'", 1.28, html, { ...sent, fields: { holder: holderOf(p), ...homeBut(p) } });
};

/** Names in small letters, home in one column of a box on the right, two sums: early and late. */
const totalplayEarly: Design = (random) => {
  const p = drawSubscriber(random, ['México', 'Ciudad de México', 'Jalisco', 'Puebla']);
  const early = random.pick([599, 679, 789]);
  const account = `0${digits(random, 9)}`;
  const [violet, pink] = ['#3b1577', '#e6007e'];
  const html = `${box(`background:linear-gradient(95deg,${violet},${pink});color:#fff;margin:-25px -30px 0;padding:20px 30px;display:flex;justify-content:space-between`, '<b style="font:bold 29px DejaVu Sans;line-height:1">totalplay</b>', '<span style="font-size:17px">Estado de cuenta</span>')}${gap(16)}${grid(
    '1fr 310px',
    rows(
      `<span style="font-size:19px;color:${violet}">¡Hola, <b>${p.firstName}!</b></span>`,
      gap(8),
      box(
        'font-size:12.5px',
        'Este es el resumen de tu servicio del periodo',
        '<br><b style="font-size:14px">01 octubre 2026 al 31 octubre 2026</b>',
      ),
      gap(10),
      box(
        'display:grid;grid-template-columns:1fr 1fr;column-gap:8px;text-align:center',
        box(
          `background:${violet};color:#fff;border-radius:10px;padding:9px`,
          'Pago oportuno<br>',
          `<b style="font-size:23px">$${sum(early)}</b><br>hasta el 08/10/2026`,
        ),
        box(
          'background:#eee;border-radius:10px;padding:9px',
          'Después del 08/10/2026<br>',
          `<b style="font-size:23px">$${sum(early + 50)}</b><br>límite 15/10/2026`,
        ),
      ),
    ),
    box(
      `border:1.5px solid ${violet};border-radius:12px;padding:10px 14px`,
      `<b style="color:${pink}">Titular</b><br>${titled(holderOf(p))}<br>`,
      `<b style="color:${pink}">Domicilio</b><br>${titled(plain(p.street))} ${p.streetNumber}${p.department ? `, Int. ${p.department}` : ''}<br>Col. ${titled(plain(p.neighborhood))}<br>${p.city}, ${p.state}<br>C.P. ${p.postalCode}<br>`,
      `<b style="color:${pink}">Número de cuenta</b><br>${account}<br>`,
      `<b style="color:${pink}">RFC</b><br>${p.rfc}`,
    ),
  )}${gap(16)}${band(violet, 'Detalle de tu consumo', 'border-radius:6px')}${plainTable(
    ['Concepto', 'Fecha', '>Cargo', '>Abono'],
    [
      ['Saldo anterior', '30/09/2026', sum(early), ''],
      ['Pago recibido con tarjeta terminación 4417. ¡Gracias!', '04/10/2026', '', sum(early)],
      ['Triple Play 150 Megas Unlimited', '01/10/2026', sum(early + 50), ''],
      ['Promoción pago oportuno', '01/10/2026', '', '50.00'],
      ['Totalplay TV + (1 decodificador)', '01/10/2026', 'Incluido', ''],
      ['Línea telefónica ilimitada', '01/10/2026', 'Incluido', ''],
      ['Ajuste por falla del 11/09/2026, folio 90214', '14/09/2026', '', '0.00'],
      [`<b>Total a pagar antes del 08/10/2026</b>`, '', `<b>$${sum(early)}</b>`, ''],
    ],
    { head: `color:${pink};border-bottom:1.5px solid ${pink}`, cell: 'border-bottom:1px solid #e5dff0;padding:4px' },
  )}${gap(16)}${grid('1fr 1fr', rows(`<b style="color:${violet}">Tu línea telefónica</b>`, box('font-size:16px', `<b>${grouped(random, 2, 4, 4)}</b>`), small(10, 'Llamadas del periodo: 18 locales, 6 a celular, 0 de larga distancia mundial.'), gap(8), `<b style="color:${violet}">Tu red</b>`, small(10, 'TOTALPLAY-5G-B81C. Cambia tu contraseña en la app.')), box(`background:#fdeaf4;padding:12px 14px;border-radius:12px`, `<b style="color:${pink};font-size:15px">Recomienda y gana un mes gratis</b>`, small(10.5, 'Por cada amigo que contrate antes del 15/12/2026. Adriana Cota ya lleva 4 meses. Consulta términos del 01/07/2026 en totalplay.com.mx.')))}${gap(16)}${grid('1fr 1fr 1fr', box('text-align:center;font-size:10.5px', squares(random, 76), '<br>Paga con la app'), box('text-align:center;font-size:10.5px', '<b>Tiendas y bancos</b><br>', bars(random, 165), `<br>OXXO ${digits(random, 14)}<br>Elektra, Walmart, Chedraui`), box('text-align:center;font-size:10.5px', '<b>Transferencia SPEI</b><br>', `CLABE ${grouped(random, 3, 3, 11, 1)}<br>Banco Azteca, referencia ${account}`))}${gap(16)}${box('font-size:10px;text-align:justify;color:#444', 'El pago oportuno es un descuento y no modifica tu contrato. Si el saldo no se cubre el día límite el servicio se suspende a las 48 horas y la reactivación es automática al pagar. El precio de tu paquete se respeta hasta el 31/12/2026; después se ajusta con el INPC conforme a la cláusula 9 del contrato registrado ante Profeco el 22/05/2023 con número 257-2023.')}${gap(14)}${grid('1fr 1fr', box('border:1px solid #ccc;border-radius:10px;padding:9px 12px;font-size:10.5px', '<b>Agrega más decodificadores</b><br>$59.00 al mes cada uno, hasta cuatro. Instalación sin costo en las siguientes 72 horas.'), box('border:1px solid #ccc;border-radius:10px;padding:9px 12px;font-size:10.5px', '<b>¿Te mudas?</b><br>Avísanos 10 días antes al 55 1579 8000 y llevamos tu servicio al domicilio nuevo, si hay cobertura.'))}${coupon(small(9, 'Total Play Telecomunicaciones, S.A.P.I. de C.V. Av. San Jerónimo 252, La Otra Banda, Álvaro Obregón, C.P. 01090, Ciudad de México. RFC TPT890516JP5. Atención 800 510 0510. Documento informativo, no es un CFDI.'))}`;
  return sheet("11.4px 'Liberation Sans'", 1.18, html, {
    ...sent,
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-10-01', periodTo: '2026-10-31' },
  });
};

/** The bill of the north's cable: everything in capitals, the account under a bar code, the period with the month's three letters and no year. */
const megacableXview: Design = (random) => {
  const p = drawSubscriber(random, ['Jalisco', 'Michoacán', 'Durango', 'Puebla']);
  const total = random.pick([450, 560, 640, 715]);
  const account = digits(random, 10);
  const [navy, yellow] = ['#00205b', '#ffc72c'];
  const cell = (label: string, value: string) =>
    box('border-bottom:1px solid #9ab;padding:3px 0', small(9, label), `<b style="font-size:13px">${value}</b>`);
  const html = `${grid('1fr 270px', rows(`<b style="font:bold 27px DejaVu Sans;color:${navy};line-height:1">megacable</b><span style="background:${yellow};padding:1px 7px;font-weight:bold;margin-left:6px">xview+</span>`, small(8.5, 'MEGA CABLE, S.A. DE C.V. &nbsp; R.F.C. MCA820820CU4<br>LÁZARO CÁRDENAS 1694, COL. DEL FRESNO, GUADALAJARA, JAL., C.P. 44900'), gap(28), box('padding-left:22px;font-size:12px;line-height:1.3', rows(holderOf(p), ...envelope(p, 'INT.', 'COL. ', `C.P. ${p.postalCode} ${plain(p.city)}, ${plain(p.state)}`)))), box(`border:2px solid ${navy};padding:8px 12px`, box('text-align:center', bars(random, 220), `<br>SUSCRIPTOR <b>${account}</b>`), cell('PERIODO DE SERVICIO', 'DEL 05 OCT AL 04 NOV 2026'), cell('FECHA DE EXPEDICIÓN', '01 OCT 2026'), cell('FECHA LÍMITE DE PAGO', '12 OCT 2026'), cell('TOTAL A PAGAR', `$ ${sum(total)}`)))}${gap(18)}${band(navy, 'ESTADO DE CUENTA DEL SUSCRIPTOR')}${plainTable(
    ['FECHA', 'MOVIMIENTO', '>CARGOS', '>ABONOS'],
    [
      ['01 SEP', 'SALDO ANTERIOR', sum(total), ''],
      ['09 SEP', 'PAGO EN OXXO, FOLIO 118830412', '', sum(total)],
      ['01 OCT', 'INTERNET 200 MEGAS + TELEFONÍA', sum(total - 130), ''],
      ['01 OCT', 'XVIEW+ TV BASIC', '130.00', ''],
      ['01 OCT', 'MODEM EN COMODATO', '0.00', ''],
      ['01 OCT', 'I.V.A. INCLUIDO 16%, I.E.P.S. INCLUIDO 3%', '', ''],
    ],
    { head: `background:${yellow}`, cell: 'border-bottom:1px solid #ccd;padding:4px' },
  )}${gap(6)}${box('text-align:right;font-size:15px', `TOTAL DEL MES <b>$ ${sum(total)}</b>`)}${gap(16)}${grid('1fr 1fr', box(`background:${navy};color:#fff;padding:14px 16px`, `<b style="color:${yellow};font-size:17px">HBO MAX GRATIS 3 MESES</b><br>CONTRATA XVIEW+ PREMIUM DEL 01 OCT AL 15 DIC 2026. LLAMA AL 800 634 2225.`, gap(6), '<span style="font-size:9px">DESPUÉS $149.00 AL MES. NO ACUMULABLE.</span>'), rows(`<b style="color:${navy}">CONSUMO TELEFÓNICO</b>`, ends('TELÉFONO', grouped(random, 2, 4, 4)), ends('LLAMADAS LOCALES Y NACIONALES', '41'), ends('A CELULAR', '19'), ends('MUNDIAL', '0'), gap(6), small(9.5, 'PERIODO DE LLAMADAS: 29 AGO AL 28 SEP 2026')))}${gap(18)}${box('border:1px solid #aaa;padding:10px 14px', '<b>ESTIMADO SUSCRIPTOR:</b> SI PAGA DESPUÉS DEL 12 OCT 2026 SE AGREGAN $50.00 POR PAGO TARDÍO EN SU ESTADO DE CUENTA DE NOVIEMBRE. PARA ACLARACIONES ACUDA A SU SUCURSAL CON ESTE DOCUMENTO. EL 16 DE SEPTIEMBRE Y EL 20 DE NOVIEMBRE LAS SUCURSALES ABREN DE 10:00 A 14:00.')}${gap(16)}${grid('1fr 1fr 1fr', rows('<b>¿DÓNDE PAGAR?</b>', 'OXXO, 7-ELEVEN, FARMACIAS GUADALAJARA, BBVA CIE 1172330'), rows('<b>APP MEGACABLE</b>', 'REGISTRE SU NÚMERO DE SUSCRIPTOR Y RECIBA SU FACTURA'), rows('<b>PAGO AUTOMÁTICO</b>', 'CON TARJETA, 5% MENOS EN SUS PRIMERAS TRES MENSUALIDADES'))}${gap(16)}${small(9, 'CONTRATO DE ADHESIÓN REGISTRADO EN PROFECO CON EL NÚMERO 428-2023 DEL 07 AGO 2023. LAS VELOCIDADES SON HASTA LA INDICADA Y PUEDEN VARIAR. CARTA DE DERECHOS MÍNIMOS DE LOS USUARIOS EN IFT.ORG.MX. AVISO DE PRIVACIDAD EN MEGACABLE.COM.MX.')}${coupon(`${grid('1fr 1fr', rows(`SUSCRIPTOR ${account}`, gap(6), bars(random, 300), `<br>${digits(random, 24)}`), rows(ends('FECHA LÍMITE', '<b>12 OCT 2026</b>'), ends('IMPORTE', `<b>$ ${sum(total)}</b>`), ends('CON RECARGO', `$ ${sum(total + 50)}`)))}`)}`;
  return sheet("11px 'Liberation Sans'", 1.25, html, {
    ...{ ...sent, isScan: true },
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-10-05', periodTo: '2026-11-04' },
  });
};

/** The capital's cable: the home as a sentence of commas in small print, one list of what the next thirty days cost. */
const izziMonth: Design = (random) => {
  const p = drawSubscriber(random, ['Ciudad de México', 'México', 'Nuevo León', 'Morelos']);
  const total = random.pick([470, 550, 620, 730]);
  const account = digits(random, 8);
  const pink = '#ec008c';
  const fact = (label: string, value: string) =>
    box(
      'padding:4px 0;border-bottom:1px dotted #999',
      `<span style="color:#666">${label}</span><br><b style="font-size:14px">${value}</b>`,
    );
  const html = `${grid('190px 1fr', `<b style="font:bold 46px DejaVu Sans;color:${pink};line-height:1">izzi</b>`, box('text-align:right;padding-top:14px', `<b style="font-size:17px;color:${pink}">Tu estado de cuenta</b>`))}${box(`height:5px;background:linear-gradient(90deg,${pink},#ffcd00,#00b5e2);margin:8px 0 16px`)}${grid('1fr 250px', rows(`<b style="font-size:15px">${holderOf(p)}</b>`, box('width:275px;font-size:11px;color:#333', `${streetLine(p, 'INT')}, COL ${plain(p.neighborhood)}, ${plain(p.city)}, ${plain(p.state)}, CP ${p.postalCode}`), gap(14), box(`background:${pink};color:#fff;border-radius:14px;padding:12px 16px;width:282px;box-sizing:border-box`, ends('<span style="font-size:15px">Total a pagar</span>', `<b style="font-size:29px">$${sum(total)}</b>`), ends('Paga antes del', '<b>24 de octubre de 2026</b>'))), rows(fact('Número de cuenta', account), fact('Periodo de servicio', '14/10/2026 - 13/11/2026'), fact('Fecha de corte', '14/10/2026'), fact('Teléfono izzi', grouped(random, 2, 4, 4))))}${gap(18)}${grid(
    '1fr 250px',
    rows(
      `<b style="color:${pink};font-size:14px">¿Qué estoy pagando?</b>`,
      plainTable(
        ['', '>'],
        [
          ['Saldo anterior', `$${sum(total)}`],
          ['Pagos recibidos del 14/09/2026 al 13/10/2026', `-$${sum(total)}`],
          ['Plan izzi 100 megas + izzitv HD', `$${sum(total - 99)}`],
          ['ViX Premium', '$99.00'],
          ['Telefonía ilimitada México, E.U.A. y Canadá', '$0.00'],
          ['Descuento por domiciliación', '$0.00'],
          ['Otros cargos (equipo extra)', '$0.00'],
          ['<b>Total</b> (incluye IVA e IEPS)', `<b>$${sum(total)}</b>`],
        ],
        { cell: 'border-bottom:1px solid #f3c9e1;padding:5px 3px' },
      ),
    ),
    box(
      'background:#ffcd00;padding:14px;border-radius:14px',
      '<b style="font-size:16px">Súmale izzi móvil</b><br>2 líneas por $300 al mes durante un año si contratas antes del 30/11/2026.',
      gap(10),
      small(9.5, 'SOFÍA y RICARDO ya pagan la mitad. Aplican restricciones del 01/08/2026.'),
    ),
  )}${gap(20)}${grid('1fr 1fr 1fr', box('font-size:10.5px', `<b style="color:${pink}">Domicilia tu pago</b><br>Y olvídate de la fecha límite. Escribe al WhatsApp 55 1234 8899.`), box('font-size:10.5px', `<b style="color:${pink}">Paga sin salir</b><br>En izzi.mx o en la app, con tu número de cuenta, las 24 horas.`), box('font-size:10.5px', `<b style="color:${pink}">Soporte técnico</b><br>800 120 5000, todos los días. Reinicia tu módem antes de llamar.`))}${gap(20)}${box('border:1.5px dashed #bbb;border-radius:10px;padding:11px 15px;font-size:11px', '<b>Importante.</b> Si tu pago no se refleja el 24/10/2026 habrá un cargo por pago tardío de $65.00 y el 28/10/2026 se suspende el servicio. El plazo forzoso de tu contrato terminó el 13/04/2025. Desde el 01/01/2027 el precio de la renta de equipo cambia de $65.00 a $70.00.')}${gap(20)}${small(9.5, 'Cablevisión, S.A. de C.V., Dr. Río de la Loza 182, Col. Doctores, Alcaldía Cuauhtémoc, C.P. 06720, Ciudad de México. RFC CAB880622U93. Contrato registrado ante Profeco, 195-2022. Quejas ante el IFT: 800 2000 120. Conserva tu comprobante de pago al menos 60 días. Este estado de cuenta sirve como comprobante de domicilio.')}${coupon(`${grid('110px 1fr 1fr', squares(random, 92), rows(bars(random, 270), `<br>${account}${digits(random, 14)}`, small(9, 'OXXO, 7-Eleven, Walmart, Farmacias del Ahorro, HSBC, Citibanamex')), rows(ends('Cuenta', `<b>${account}</b>`), ends('Total', `<b>$${sum(total)}</b>`), ends('Antes del', '<b>24/10/2026</b>')))}`)}`;
  return sheet("11.5px 'Liberation Sans'", 1.26, html, {
    ...sent,
    fields: { holder: holderOf(p), ...homeBut(p), periodFrom: '2026-10-14', periodTo: '2026-11-13' },
  });
};

export const phones: Record<string, Design> = { telmexMonth, totalplayEarly, megacableXview, izziMonth };
