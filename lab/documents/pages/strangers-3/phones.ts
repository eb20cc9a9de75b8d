import { type Design, holderOf, plain } from '../designs.ts';
import { bar, bars, beside, box, digits, framed, gap, grid, homeBut, list, rows, small } from '../strangers-2/parts.ts';
import { coupon, drawResident, drawTenant, sheet } from './parts.ts';

// Telephone and internet.

const sent = { kind: 'phone_bill', sentAs: 'proof_of_address' };

/** The holder stands in the window under the company's own address; a month is named, no period. */
const telmexHome: Design = (random) => {
  const p = drawTenant(random);
  const phone = `${random.pick(['33', '55', '81'])} ${digits(random, 4)} ${digits(random, 4)}`;
  const price = random.pick([389, 435, 549, 649]);
  const [due, net] = [`${price}.00`, (price / 1.16).toFixed(2)];
  const flat = p.department ? ` INT ${p.department}` : '';
  const charge = (name: string, sum: string) => [name, sum];
  const html = `${grid('1fr 250px', rows('<b style="font-size:31px;color:#0067b1;font-style:italic">TELMEX</b>', small(8.5, 'Teléfonos de México S.A.B. de C.V. Parque Vía 198, Col. Cuauhtémoc, Ciudad de México C.P. 06500. RFC: TME840315-KT6')), box('text-align:right', '<b style="font-size:15px">Estado de Cuenta</b>', small(9.5, 'Página 1 de 3')))}${gap(30)}${grid('1fr 292px', box('padding-left:26px', small(9, `${digits(random, 3)} ${digits(random, 6)} ${phone.replaceAll(' ', '')} R${digits(random, 3)}`), gap(4), rows(holderOf(p), `${plain(p.street)} ${p.streetNumber}${flat}`, `${plain(p.neighborhood)} CP ${p.postalCode}`, `${plain(p.city)}, ${p.shortState}`), gap(5), bars(random, 190)), box('background:#e8f2fa;padding:10px 12px', grid('1fr 120px', '<b style="font-size:15px">Total a Pagar:</b>', `<b style="font-size:19px">$ ${due}</b>`), gap(4), beside('Pagar antes de:', '26-OCT-2026', 130), beside('Mes de Facturación:', 'Octubre', 130), beside('Teléfono:', phone, 130), beside('Factura No.:', `0701261000${digits(random, 5)}`, 130)))}${gap(24)}${grid(
    '1fr 292px',
    rows(
      bar('#0067b1', 'Resumen del Estado de Cuenta'),
      list(
        ['', '>'],
        ['1fr', '100px'],
        [
          charge('Saldo Anterior', due),
          charge('Su Pago - Gracias 21-SEP', `-${due}`),
          charge('Redondeo del mes anterior', '0.00'),
          charge('<b>Cargos del Mes</b>', ''),
          charge('&nbsp; Servicios de Telecomunicaciones', net),
          charge('&nbsp; Otros Servicios', '0.00'),
          charge('&nbsp; IVA 16%', (price - price / 1.16).toFixed(2)),
          charge('<b>Total a Pagar</b>', `<b>$ ${due}</b>`),
        ],
        '#0067b1',
      ),
      gap(8),
      bar('#0067b1', 'Servicios de Telecomunicaciones'),
      list(
        ['Concepto', 'Cantidad', '>Importe'],
        ['1fr', '90px', '80px'],
        [
          [`Infinitum ${price} (60 Mbps)`, '1', net],
          ['Llamadas locales', '112', 'Incluido'],
          ['Llamadas a celular', '264 min', 'Incluido'],
          ['Larga distancia mundial', '0 min', '0.00'],
          ['Larga distancia a EUA y Canadá', '18 min', 'Incluido'],
          ['Números 800', '3', '0.00'],
          ['Claro drive 25 GB', '1', 'Incluido'],
          ['Identificador de llamadas', '1', 'Incluido'],
        ],
        '#0067b1',
      ),
    ),
    rows(
      box(
        'background:linear-gradient(160deg,#0a2d6b,#1480d8);color:#fff;padding:16px 14px;text-align:center',
        '<b style="font-size:20px">Infinitum Fibra</b>',
        box('font-size:30px;font-weight:bold', '¡500 Mbps!'),
        box(
          'font-size:10.5px',
          'Cámbiate por $599 al mes. Promoción del 15-SEP-2026 al 15-NOV-2026. Llama al 800 123 2222.',
        ),
      ),
      gap(10),
      framed(
        '#888',
        small(
          10,
          '<b>Claro video</b> y <b>Claro drive</b> incluidos en tu paquete. Actívalos en telmex.com/mitelmex con tu número telefónico.',
        ),
      ),
      gap(10),
      framed(
        '#888',
        small(10, '<b>Tienda Telmex:</b> Av. Vallarta 1526, Col. Americana, C.P. 44160. Lunes a sábado de 9 a 18 h.'),
      ),
    ),
  )}${gap(18)}${small(9, 'Si realizas tu pago después de la fecha límite se aplicará un cargo por reconexión. Consulta la Carta de Derechos Mínimos de los usuarios en www.ift.org.mx. Las quejas se reciben en el *111 o en cualquier tienda. PROFECO 55 5568 8722. ').repeat(2)}${coupon(`${grid('1fr 132px 118px', rows(bars(random, 320), gap(3), small(9, `${phone.replaceAll(' ', '')}${due.replace('.', '').padStart(9, '0')}${random.whole(1, 9)}`)), rows(small(9, 'Teléfono'), `<b>${phone}</b>`), rows(small(9, 'Total a Pagar'), `<b style="font-size:17px">$ ${due}</b>`))}`)}`;
  return sheet("12px 'Liberation Sans'", 1.14, html, { ...sent, fields: { holder: holderOf(p), ...homeBut(p) } });
};

/** The holder under the company's box office; the period in a line of the account's numbers. */
const verizonWireless: Design = (random) => {
  const p = drawResident(random);
  const [account, invoice] = [`${digits(random, 9)}-0000${random.whole(1, 4)}`, digits(random, 10)];
  const [paid, prices] = [`${random.whole(71, 188)}.40`, [random.pick([65, 75, 80]), random.pick([40, 45, 52])]];
  const due = (prices[0]! + prices[1]! - 10 + 6.88 + 4.12).toFixed(2);
  const line = (name: string, plan: string, sum: string) => [`<b>${name}</b><br>${plan}`, sum];
  const html = `${grid('1fr 300px', '<b style="font-size:29px">verizon<span style="color:#d52b1e">&#10003;</span></b>', box('text-align:right;font-size:10px', rows(`Account: ${account}`, `Invoice: ${invoice}`, 'Billing period: Sep 8 - Oct 7, 2026')))}${gap(16)}${grid('1fr 300px', rows(small(9, 'PO BOX 489', '<br>NEWARK, NJ 07101-0489'), gap(22), box("font:12px 'Liberation Mono';padding-left:20px", rows(`<span style="font-size:9px">0${digits(random, 7)} 01 AB 0.547 **AUTO T8 0 3${digits(random, 3)} ${p.zip}</span>`, p.holder, p.street, `${p.city}, ${p.state} ${p.zip}-${digits(random, 4)}`))), box('border-left:1px solid #999;padding-left:14px', '<b style="font-size:21px">Your bill is</b>', box('font-size:38px;font-weight:bold', `$${due}`), box('font-size:12px', 'Auto Pay is scheduled for <b>October 30, 2026</b>'), gap(6), small(10, 'Your bill went up by $4.12 because a promotional credit ended on Sep 30, 2026.')))}${gap(26)}${box('border-top:4px solid #000;font-size:20px;font-weight:bold;padding-top:6px', "Here's your bill at a glance")}${gap(4)}${list(
    ['', '>'],
    ['1fr', '110px'],
    [
      ['Balance from last bill', `$${paid}`],
      ['Payments received - Thank you. (Sep 30)', `-$${paid}`],
      ['Account charges and credits', '-$10.00'],
      line(
        'Unlimited Welcome',
        `${digits(random, 3)}-${digits(random, 3)}-${digits(random, 4)} &nbsp; Apple iPhone 14`,
        `$${prices[0]}.00`,
      ),
      line(
        'Unlimited Welcome',
        `${digits(random, 3)}-${digits(random, 3)}-${digits(random, 4)} &nbsp; Samsung Galaxy A15`,
        `$${prices[1]}.00`,
      ),
      ['Surcharges', '$6.88'],
      ['Taxes & gov fees', '$4.12'],
      ['<b>Total due on Oct 30</b>', `<b>$${due}</b>`],
    ],
    '#777',
  )}${gap(14)}${grid('1fr 1fr', box('background:#f6f6f6;padding:12px', '<b style="font-size:15px">Get more from your plan.</b>', small(10.5, 'Add Netflix & Max (With Ads) for $10/mo. Offer valid 10/01/26 - 12/31/26. Scan with the My Verizon app or visit a store near you: 7211 N Kendall Dr, Miami, FL 33156.')), box('background:#f6f6f6;padding:12px', '<b style="font-size:15px">Questions about your bill?</b>', small(10.5, 'verizon.com/support<br>1.800.922.0204 or *611 from your phone<br>Hearing impaired: 711')))}${gap(10)}${small(9, 'Surcharges include charges to recover or help defray costs of taxes and of government surcharges and fees imposed on us. Please note that these are Verizon charges, not taxes. These charges, and what is included, are subject to change from time to time.')}${coupon(`${grid('1fr 280px', rows('<b style="font-size:20px">verizon<span style="color:#d52b1e">&#10003;</span></b>', small(10, 'Please return this remit slip with payment.')), rows(beside('Bill date', 'October 07, 2026', 110), beside('Account', account, 110), beside('Total due', `$${due}`, 110)))}${gap(12)}${grid('1fr 280px', box('font-size:15px', 'Auto Pay is on. Do not send payment.'), rows('VERIZON', 'PO BOX 660108', 'DALLAS, TX 75266-0108', bars(random, 200)))}`)}`;
  return sheet("12px 'Liberation Sans'", 1.14, html, {
    ...sent,
    fields: { ...p, periodFrom: '2026-09-08', periodTo: '2026-10-07' },
  });
};

export const phones: Record<string, Design> = { telmexHome, verizonWireless };
