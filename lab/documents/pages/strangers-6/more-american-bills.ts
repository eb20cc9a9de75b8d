import type { Design } from '../designs.ts';
import { bars, box, digits, gap, grid, list, rows, small, squares } from '../strangers-2/parts.ts';
import { coupon, sheet, titled } from '../strangers-3/parts.ts';
import { ends } from '../strangers-4/parts.ts';
import { drawAddressee, plainTable } from './people.ts';

const sent = { sentAs: 'proof_of_address' };
const say = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Two columns, the left one grey; the reading as a sum; a customer's name and home as a label each. */
const atmosGas: Design = (random) => {
  const p = drawAddressee(random, ['TX', 'TN']);
  const ccf = random.whole(9, 41);
  const due = 23.05 + ccf * 1.084 + 3.4;
  const [old, account] = [random.whole(1200, 7000), `30${digits(random, 8)}`];
  const [blue, orange] = ['#00467f', '#f47b20'];
  const tag = (label: string, value: string) =>
    box('margin-bottom:8px', box(`color:${blue};font-size:9.5px`, label), `<b>${value}</b>`);
  const html = `${grid('1fr 1fr', `<b style="font-size:24px;color:${blue};line-height:1">ATMOS <span style="color:${orange}">energy.</span></b>`, box('text-align:right;font-size:10px', 'Customer Service 1-888-286-6700<br>Monday - Friday, 7 a.m. to 6 p.m. CST<br><b>Gas leak? Leave, then call 911 and 1-866-322-8667</b>'))}${gap(14)}${grid(
    '198px 1fr',
    box(
      'background:#ececec;padding:14px 12px',
      tag('Customer Name', p.holder),
      tag('Service Address', `${p.street}<br>${p.city}, ${p.state} ${p.zip}`),
      tag('Account Number', account),
      tag('Billing Date', '10-19-26'),
      tag('Service Dates', '09-17-26 to 10-18-26'),
      tag('Days', '31'),
      tag('Rate', 'Residential RES-110'),
      tag('Meter Serial #', `AT${digits(random, 6)}`),
      tag('Next Meter Reading', '11-17-26'),
      tag('Customer Since', '03-04-19'),
      squares(random, 70),
      small(9, 'Scan to pay'),
    ),
    rows(
      box(
        `background:${blue};color:#fff;border-radius:6px;padding:11px 15px`,
        ends('Total Amount Due', `<b style="font-size:24px">$${say(due)}</b>`),
        ends('Due Date', '<b>11-03-26</b>'),
      ),
      gap(12),
      `<b style="color:${blue};font-size:14px">Charges</b>`,
      list(
        ['', '>'],
        ['1fr', '90px'],
        [
          ['Previous Balance', '$41.16'],
          ['Payment 10-01-26', '-41.16'],
          ['Customer Charge', '23.05'],
          [`Consumption Charge ${ccf} CCF @ 0.3321`, say(ccf * 0.3321)],
          [`Rider GCR ${ccf} CCF @ 0.7519`, say(ccf * 0.7519)],
          ['Rider FF (franchise)', '1.88'],
          ['Rider TAX', '1.52'],
          ['<b>Total Amount Due</b>', `<b>$${say(due)}</b>`],
        ],
      ),
      gap(12),
      `<b style="color:${blue};font-size:14px">Meter</b>`,
      box(
        'font-size:13px;padding:3px 0',
        `${old + ccf} (10-18-26, actual) &minus; ${old} (09-17-26, actual) = <b>${ccf} CCF</b>`,
      ),
      gap(8),
      plainTable(
        ['Gas use', '>This month', '>Last month', '>Last year'],
        [
          ['CCF', String(ccf), '11', '18'],
          ['Days', '31', '30', '31'],
          ['Average temperature', '71&deg;', '84&deg;', '69&deg;'],
        ],
        { head: 'background:#ececec', cell: 'border-bottom:1px solid #ccc' },
      ),
      gap(12),
      box(
        `border:2px solid ${orange};border-radius:6px;padding:9px 12px`,
        '<b>Sharing the Warmth</b><br>Round up and keep a neighbor warm between 11-01-26 and 03-31-27. Mail to Atmos Energy, Attn: STW, P.O. Box 650205, Dallas, TX 75265-0205.',
      ),
    ),
  )}${gap(12)}${small(10, 'CCF: one hundred cubic feet of gas. GCR: what we pay for gas, without profit. A late charge of 5% applies after 11-03-26. If you have a complaint we could not settle you may call the utility commission of your state. Before you dig, call 811.')}${coupon(`${ends('Please return with your payment', 'Make checks payable to Atmos Energy')}${gap(8)}${grid('1fr 1fr', box('padding:6px 0 0 24px', rows(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}-${digits(random, 4)}`)), rows(ends('Account Number', `<b>${account}</b>`), ends('Due Date 11-03-26', `<b>$${say(due)}</b>`), rows('ATMOS ENERGY', 'PO BOX 630872', 'CINCINNATI OH 45263-0872')))}${gap(8)}${bars(random, 350)}`)}`;
  return sheet("11.3px 'Liberation Sans'", 1.2, html, {
    ...{ kind: 'gas_bill', ...sent },
    fields: { ...p, periodFrom: '2026-09-17', periodTo: '2026-10-18' },
  });
};

/** Large light letters; the name and home at the foot of the first column; "Billing period" in a sentence among others. */
const fios: Design = (random) => {
  const p = drawAddressee(random, ['NY']);
  const [net, discount] = [random.pick([64.99, 84.99, 109.99]), 10];
  const due = net - discount + 4.16;
  const account = `${digits(random, 3)}-${digits(random, 3)}-${digits(random, 3)}-0001-${digits(random, 2)}`;
  const red = '#ee0000';
  const row = (name: string, value: string) =>
    ends(name, value, 'border-top:1px solid #d8dada;padding:7px 0;font-size:12.5px');
  const html = `${grid('1fr 270px', `<b style="font-size:26px;line-height:1">verizon<span style="color:${red}">&#10003;</span></b> <span style="font-size:17px">Fios</span>`, box('font-size:10.5px', ends('Account:', `<b>${account}</b>`), ends('Bill date:', 'October 13, 2026'), ends('Page', '1 of 6')))}${gap(30)}${grid(
    '250px 1fr',
    rows(
      box(
        'font-size:30px;line-height:1.1;font-weight:bold',
        `Hi ${titled(p.holder.split(' ')[0]!)}, here's your bill for this month.`,
      ),
      gap(26),
      'Your bill total',
      `<div style="font-size:40px;font-weight:bold;line-height:1.1">$${say(due)}</div>`,
      'Due November 7, 2026',
      gap(26),
      '<b>Mailed to</b>',
      p.holder,
      p.street,
      `${p.city}, ${p.state} ${p.zip}-${digits(random, 4)}`,
    ),
    rows(
      box('font-size:17px;font-weight:bold;padding-bottom:7px', 'Account charges'),
      row('Balance from last bill', `$${say(due - 2)}`),
      row('Payment received Oct 6, thank you', `-$${say(due - 2)}`),
      row('<b>Balance forward</b>', '<b>$0.00</b>'),
      gap(16),
      box('font-size:17px;font-weight:bold;padding-bottom:7px', 'Services'),
      row(`Fios ${random.pick([300, 500])} Mbps / 1 Gig, price guaranteed until 10/2030`, `$${say(net)}`),
      row('Auto Pay and paper-free discount', `-$${say(discount)}`),
      row('Router, included', '$0.00'),
      row('Taxes, governmental surcharges and fees', '$4.16'),
      row('<b>Total due</b>', `<b>$${say(due)}</b>`),
      gap(14),
      box(
        'background:#f3ede0;padding:12px 14px;font-size:12px',
        'Your billing period is October 14, 2026 to November 13, 2026. We bill one month ahead, so what you pay by November 7 is for service still to come. Your last bill covered September 14 to October 13.',
      ),
    ),
  )}${gap(30)}${grid('1fr 1fr 1fr', box('border-top:4px solid #000;padding-top:8px', '<b>Ways to pay</b><br>My Verizon app, 1.800.VERIZON, or at a Verizon store: 2500 Central Park Ave, Yonkers, NY 10710'), box('border-top:4px solid #000;padding-top:8px', '<b>Moving?</b><br>Tell us by December 15, 2026 and keep your price. verizon.com/move'), box(`border-top:4px solid ${red};padding-top:8px`, '<b>+play perk</b><br>Add a streaming bundle for $10/mo. Offer ends January 21, 2027.'))}${gap(22)}${small(10.5, 'Late fee: if we do not receive your payment by November 7, you may be charged the greater of $9 or 1.5% per month. Questions about your bill must be raised within 60 days. The New York State Department of Public Service helps at 1.800.342.3377, 3 Empire State Plaza, Albany, NY 12223.')}${coupon(`${grid('1fr 1fr 150px', rows('Account number', `<b>${account}</b>`, gap(8), rows('VERIZON', 'PO BOX 15124', 'ALBANY NY 12212-5124')), rows('Amount due by November 7, 2026', `<b style="font-size:19px">$${say(due)}</b>`, small(9.5, 'You are enrolled in Auto Pay. Do not send a check.')), squares(random, 84))}${bars(random, 300)}`)}`;
  return sheet("11.8px 'Liberation Sans'", 1.18, html, {
    ...{ kind: 'phone_bill', ...sent },
    isScan: true,
    fields: { ...p, periodFrom: '2026-10-14', periodTo: '2026-11-13' },
  });
};

export const moreAmericanBills: Record<string, Design> = { atmosGas, fios };
