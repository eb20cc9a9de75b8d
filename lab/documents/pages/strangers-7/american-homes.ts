import type { Design } from '../designs.ts';
import { bars, box, digits, gap, grid, rows, small } from '../strangers-2/parts.ts';
import { coupon, history, letters, sheet, titled } from '../strangers-3/parts.ts';
import { ends } from '../strangers-4/parts.ts';
import { band, plainTable } from '../strangers-6/people.ts';
import { drawCustomer, grouped, sum } from './people.ts';

const sent = { sentAs: 'proof_of_address' };
const year = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];

/** Two pages: the first has the home and the sum, the days of service are only with the details on the second. */
const pgeTwoPages: Design = (random) => {
  const p = drawCustomer(random, ['CA']);
  const [kwh, therms] = [random.whole(210, 640), random.whole(9, 41)];
  const [electric, gas] = [kwh * 0.3914, therms * 2.318];
  const due = electric + gas - 8.12;
  const account = `${digits(random, 10)}-${digits(random, 1)}`;
  const blue = '#0a5ea8';
  const head = (at: number) =>
    `${grid('1fr 230px', rows(`<b style="background:${blue};color:#ffd100;font-size:22px;padding:3px 8px">PG&amp;E</b> <b style="font-size:18px;padding-left:8px">ENERGY STATEMENT</b>`, box('padding-top:6px', small(9, 'www.pge.com/MyEnergy'))), rows(ends('Account No:', `<b>${account}</b>`), ends('Statement Date:', '10/15/2026'), ends('Due Date:', '<b>11/05/2026</b>'), small(9, `Page ${at} of 4`)))}${gap(12)}`;
  const total = ends(
    '<b>Total Amount Due</b> by 11/05/2026',
    `<b style="font-size:17px">$${sum(due)}</b>`,
    `border-top:2px solid ${blue};padding-top:4px`,
  );
  const first = `${head(1)}${grid(
    '300px 1fr',
    rows(
      `<b style="color:${blue}">Service For:</b>`,
      box('padding:2px 0 10px', rows(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}`)),
      `<b style="color:${blue}">Questions about your bill?</b>`,
      small(
        10,
        'Monday-Friday 7 a.m.-9 p.m.<br>Saturday 8 a.m.-6 p.m.<br>Phone: 1-800-743-5000<br>www.pge.com/MyEnergy',
      ),
      gap(8),
      `<b style="color:${blue}">Ways To Pay</b>`,
      small(
        10,
        '&bull; Debit card, Visa, Mastercard, or Discover<br>&bull; By mail or by phone: 1-877-704-8470<br>&bull; At more than 550 neighborhood payment centers',
      ),
    ),
    rows(
      band(blue, 'Your Account Summary'),
      ends('Amount Due on Previous Statement', `$${sum(due + 11.3)}`, 'padding:2px 0'),
      ends('Payment(s) Received Since Last Statement', `-${sum(due + 11.3)}`, 'padding:2px 0'),
      ends('Previous Unpaid Balance', '$0.00', 'padding:2px 0;border-bottom:1px solid #aaa'),
      ends('Current PG&amp;E Electric Delivery Charges', `$${sum(electric * 0.56)}`, 'padding:2px 0'),
      ends('Current Community Energy Electric Generation Charges', sum(electric * 0.44), 'padding:2px 0'),
      ends('Current Gas Charges', sum(gas), 'padding:2px 0'),
      ends('California Climate Credit', '-8.12', 'padding:2px 0'),
      total,
      gap(10),
      box(
        'background:#fff6c9;padding:8px 11px;font-size:10.5px',
        '<b>Important Messages</b><br>Your October 2026 bill has a credit from the State of California. You may see a rate change on 01/01/2027. Sign up for Medical Baseline by 12/31/2026.',
      ),
    ),
  )}${gap(12)}${band('#777', 'Monthly Billing History')}${gap(5)}${history(random, [555, 150], '#5f9ed1', year)}${gap(8)}${small(10, `Daily Usage Comparison: 1 Year Ago ${(kwh / 28).toFixed(1)}, Last Period ${(kwh / 33).toFixed(1)}, Current Period ${(kwh / 30).toFixed(1)} kWh/day. Visit www.pge.com/MyEnergy for a detailed bill comparison.`)}${gap(10)}${small(10, 'Please call before you dig: 811. If you smell gas, leave and call 911, then 1-800-743-5000. PG&amp;E refers to Pacific Gas and Electric Company, a subsidiary of PG&amp;E Corporation. &copy; 2026 Pacific Gas and Electric Company. All rights reserved.')}${coupon(`${small(9, 'Please return this portion with your payment. No staples or paper clips. Do not fold. Thank you.')}${gap(6)}${bars(random, 330)} &nbsp; 999${digits(random, 10)}0000${digits(random, 9)}${gap(8)}${plainTable(['Account Number:', 'Due Date:', 'Total Amount Due:', 'Amount Enclosed:'], [[`<b>${account}</b>`, '<b>11/05/2026</b>', `<b>$${sum(due)}</b>`, '$ ____________']], { head: 'border:1px solid #888;font-weight:normal;font-size:9px', cell: 'border:1px solid #888' })}${gap(12)}${grid('1fr 1fr', box('padding-left:16px', rows(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}-${digits(random, 4)}`)), rows('PG&amp;E', 'BOX 997300', 'SACRAMENTO, CA 95899-7300'))}`)}`;
  const charge = (name: string, each: string, all: number) =>
    ends(name, `<span style="display:inline-block;width:170px">${each}</span>${sum(all)}`, 'padding:1.5px 0');
  const second = `${head(2)}${box(`font-size:16px;color:${blue};font-weight:bold`, 'Details of PG&amp;E Electric Delivery Charges')}<b>09/15/2026 - 10/14/2026</b> (30 billing days)${gap(6)}Service For: ${p.street}${gap(4)}Service Agreement ID: ${digits(random, 10)}<br>Rate Schedule: E-TOU-C Residential Time-of-Use${gap(10)}${grid('1.5fr 1fr', rows(band('#777', '09/15/2026 - 09/30/2026'), charge('Peak', `${Math.round(kwh * 0.1)} kWh @ $0.60729`, kwh * 0.0607), charge('Off Peak', `${Math.round(kwh * 0.4)} kWh @ $0.50429`, kwh * 0.2017), gap(6), band('#777', '10/01/2026 - 10/14/2026'), charge('Peak', `${Math.round(kwh * 0.1)} kWh @ $0.49312`, kwh * 0.0493), charge('Off Peak', `${Math.round(kwh * 0.4)} kWh @ $0.46312`, kwh * 0.1852), charge('Generation Credit', '', -kwh * 0.28), charge('Franchise Fee Surcharge', '', kwh * 0.0009), `<b>${ends('Total PG&amp;E Electric Delivery Charges', `$${sum(electric * 0.56)}`)}</b>`), box('border:1px solid #999;padding:8px 11px', '<b>Service Information</b>', ends('Meter #', `10${digits(random, 8)}`), ends('Total Usage', `${kwh} kWh`), ends('Baseline Territory', 'T'), ends('Heat Source', 'B - Not Electric'), ends('Serial', 'Q'), ends('Rotating Outage Block', '50')))}${gap(16)}${box(`font-size:16px;color:${blue};font-weight:bold`, 'Details of Gas Charges')}<b>09/15/2026 - 10/14/2026</b> (30 billing days)${gap(8)}${charge('Tier 1 Allowance', '10.50 Therms', 0)}${charge('Tier 1 Usage', `${therms} Therms @ $2.21800`, gas - therms * 0.1)}${charge('Gas PPP Surcharge ($0.10000 /Therm)', '', therms * 0.1)}${gap(6)}${plainTable(['Meter', 'Current Meter Reading', 'Prior Meter Reading', 'Difference', 'Multiplier'], [[`5${digits(random, 7)}`, String(1840 + therms), '1840', String(therms), '1.037120']], { head: 'background:#ddd' })}${gap(16)}${history(random, [555, 190], '#e0a33c', year)}${gap(10)}${small(10, 'Your Tier 1 Allowance is the least that a home needs. Next billing period ends on 11/13/2026. Contact the California Public Utilities Commission, 505 Van Ness Avenue, Room 2003, San Francisco, CA 94102, or 1-800-649-7570, if you believe there is an error on your bill.')}`;
  return {
    ...sheet("11.2px 'Liberation Sans'", 1.25, first, {
      ...{ kind: 'electricity_bill', ...sent },
      isScan: true,
      fields: { ...p, periodFrom: '2026-09-15', periodTo: '2026-10-14' },
    }),
    later: [letters("11.2px 'Liberation Sans'", 1.25, second)],
  };
};

/** Florida's power: a period after "For:" above, the home in one line with commas, capitals in the headings, the holder greeted by name. */
const fplGreeting: Design = (random) => {
  const p = drawCustomer(random, ['FL']);
  const used = random.whole(640, 1690);
  const [energy, fuel] = [used * 0.0913, used * 0.0278];
  const due = 9.61 + energy + fuel + 14.4;
  const account = `${digits(random, 5)}-${digits(random, 5)}`;
  const [blue, orange] = ['#0072bc', '#f39200'];
  const title = (text: string) =>
    box(`color:${blue};font-weight:bold;font-size:12.5px;border-bottom:2px solid ${blue};margin:10px 0 4px`, text);
  const row = (label: string, value: string) => ends(label, value, 'padding:1.5px 0');
  const html = `${grid('130px 1fr 230px', `<b style="font:bold 38px DejaVu Sans;color:${blue};line-height:1">FPL</b>`, box('font-size:10.5px;padding-top:5px', `<b>${p.holder}</b>,<br>Here's what you owe for this billing period.`), box('text-align:right;font-size:10px', '<b>Electric Bill Statement</b><br>For: Sep 14, 2026 to Oct 14, 2026 (30 days)<br>Statement Date: Oct 14, 2026<br>', `<b>Account Number: ${account}</b><br>Service Address:<br>${p.street}<br>${p.city}, ${p.state} ${p.zip}`))}${gap(12)}${grid('240px 1fr', box(`background:${blue};color:#fff;border-radius:10px;text-align:center;padding:14px`, 'CURRENT BILL', `<div style="font-size:37px;font-weight:bold;line-height:1.1">$${sum(due)}</div>`, 'TOTAL AMOUNT YOU OWE', gap(10), '<b style="font-size:17px">Nov 4, 2026</b><br>NEW CHARGES DUE BY'), rows('<b style="font-size:10.5px">ENERGY USE COMPARISON (kWh)</b>', history(random, [290, 98], orange, year)))}${grid(
    '1fr 1fr',
    rows(
      title('BILL SUMMARY'),
      row('Amount of your last bill', sum(due + 21.4)),
      row('Payments received - thank you', `-${sum(due + 21.4)}`),
      row('Balance before new charges', '0.00'),
      row('Total new charges', sum(due)),
      row('<b>Total amount you owe</b>', `<b>$${sum(due)}</b>`),
      small(9, '(See page 2 for bill details.)'),
      title('BILL DETAILS'),
      row('Base charge:', '$9.61'),
      row(`Non-fuel: (First 1000 kWh at $0.091300)`, `$${sum(energy)}`),
      row('Fuel: (First 1000 kWh at $0.027800)', `$${sum(fuel)}`),
      row('Electric service amount', sum(9.61 + energy + fuel)),
      row('Gross receipts tax (State tax)', '4.11'),
      row('Franchise fee (Reqd local fee)', '8.92'),
      row('Utility tax (Local tax)', '1.37'),
    ),
    rows(
      title('METER SUMMARY'),
      small(9.5, `Meter reading - Meter AC${digits(random, 5)}. Next meter reading Nov 13, 2026.`),
      plainTable(
        ['Usage Type', '>Current', '-', '>Previous', '=', '>Usage'],
        [['kWh used', String(41_020 + used), '', '41020', '', String(used)]],
        { head: 'border-bottom:1px solid #999', cell: '' },
      ),
      title('ENERGY USAGE COMPARISON'),
      plainTable(
        ['', '>This Month', '>Last Month', '>Last Year'],
        [
          ['Service to', 'Oct 14, 2026', 'Sep 14, 2026', 'Oct 14, 2025'],
          ['kWh Used', String(used), String(used + 118), String(used - 40)],
          ['Service days', '30', '31', '29'],
          ['kWh/day', (used / 30).toFixed(0), (used / 30.2).toFixed(0), (used / 31).toFixed(0)],
          ['Amount', `$${sum(due)}`, `$${sum(due + 21.4)}`, `$${sum(due - 7.8)}`],
        ],
        { cell: 'border-bottom:1px solid #ddd' },
      ),
      title('KEEP IN MIND'),
      small(
        9.8,
        '&bull; Payment received after January 05, 2027 is considered LATE; a late payment charge of 1% will apply.<br>&bull; Hurricane season ends Nov 30, 2026. Get ready at FPL.com/storm.<br>&bull; Charges and energy usage are based on the facts contained in FPL rules of Jan 1, 2026.',
      ),
    ),
  )}${gap(10)}${grid('1fr 1fr 1fr', box(`background:${orange};color:#fff;padding:9px 11px`, '<b>Download the app</b><br>Get instant, secure access to outage and billing info.'), box('background:#e8f3fa;padding:9px 11px', '<b>SolarNow</b><br>For $9 a month bring solar trees to a park near you.'), box('background:#e8f3fa;padding:9px 11px', '<b>Customer Service</b> (305) 442-8770<br>Outages: 1-800-4OUTAGE<br>Hearing impaired: 711'))}${coupon(`${grid('1fr 250px', rows(small(9, 'The amount enclosed includes the following donation: Care To Share $ ____'), gap(4), `/ 3 1234 4 0${digits(random, 14)} 00000${digits(random, 5)}`, gap(8), box('padding-left:14px', rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`))), rows(small(9, 'Make check payable to FPL in U.S. funds and mail along with this coupon to:'), 'FPL<br>GENERAL MAIL FACILITY<br>MIAMI FL 33188-0001'))}${gap(8)}${plainTable([account, `$${sum(due)}`, 'Nov 4, 2026', '$'], [['ACCOUNT NUMBER', 'TOTAL AMOUNT YOU OWE', 'NEW CHARGES DUE BY', 'AMOUNT ENCLOSED']], { head: 'border:1px solid #888;border-bottom:0;font-size:13px', cell: 'border:1px solid #888;border-top:0;font-size:8.5px' })}`)}`;
  return sheet("10.8px 'Liberation Sans'", 1.26, html, {
    ...{ kind: 'electricity_bill', ...sent },
    fields: { ...p, periodFrom: '2026-09-14', periodTo: '2026-10-14' },
  });
};

/** Cable: names as people write them, "Services From ... to ..." in the head, a home after "For". */
const xfinityGlance: Design = (random) => {
  const p = drawCustomer(random, ['IL', 'FL', 'TX', 'CA', 'WA']);
  const plan = random.pick([70, 85, 105]);
  const due = plan + 15 + 4.71;
  const account = grouped(random, 4, 2, 3, 7);
  const violet = '#6138f5';
  const line = (name: string, value: string, style = '') =>
    ends(name, value, `padding:4px 0;border-bottom:1px solid #ddd;${style}`);
  const html = `${grid('1fr 290px', `<b style="font:bold 31px DejaVu Sans;line-height:1">xfinity</b>`, box('font-size:10.5px', ends('Account Number', `<b>${account}</b>`), ends('Billing Date', 'Oct 12, 2026'), ends('Services From', 'Oct 22, 2026 to Nov 21, 2026'), box('text-align:right', 'Page 1 of 4')))}${gap(22)}${box('font-size:20px', `Hello ${titled(p.holder)},`)}${box('font-size:13px', 'Thanks for choosing Xfinity from Comcast.')}${gap(18)}${grid(
    '1fr 300px',
    rows(
      `<b style="font-size:15px;color:${violet}">Your bill at a glance</b>`,
      box('padding:3px 0 8px', `For ${p.street}, ${p.city}, ${p.state}, ${p.zip}`),
      line('Previous balance', `$${sum(due)}`),
      line('EFT Payment - thank you &nbsp; Oct 04', `-$${sum(due)}`),
      line('<b>Balance forward</b>', '<b>$0.00</b>'),
      line('Regular monthly charges &nbsp; Page 3', `$${sum(plan + 15)}`),
      line('One-time charges &nbsp; Page 3', '$0.00'),
      line('Taxes, fees and other charges &nbsp; Page 3', '$4.71'),
      line('<b>New charges</b>', `<b>$${sum(due)}</b>`),
      box(
        `background:${violet};color:#fff;padding:10px 12px;margin-top:9px`,
        ends('<b>Amount due</b>', `<b style="font-size:21px">$${sum(due)}</b>`),
        ends('Please pay by', '<b>Nov 02, 2026</b>'),
      ),
    ),
    rows(
      box(
        'background:#f2f2f7;padding:12px 14px',
        '<b>Your bill explained</b>',
        small(
          10.5,
          'This page gives you a quick summary of your monthly bill. A detailed breakdown of your charges begins on page 3.',
        ),
      ),
      gap(9),
      box(
        'background:#f2f2f7;padding:12px 14px',
        '<b>Need help?</b>',
        small(
          10.5,
          'Visit xfinity.com/customersupport or see page 2 for other ways to contact us. Call 1-800-934-6489. Ready to pay? xfinity.com/pay.',
        ),
      ),
      gap(9),
      box(
        'border:1.5px solid #e5a000;padding:12px 14px',
        '<b>Your discount ends soon</b>',
        small(
          10.5,
          'The $20.00 promotional discount for Internet Fast ends on Dec 21, 2026. Effective Dec 20, 2025 the Broadcast TV Fee changed.',
        ),
      ),
    ),
  )}${gap(20)}${band('#222', 'Regular monthly charges')}${plainTable(
    ['Internet', '>'],
    [
      ['Fast 500 Mbps', `$${sum(plan + 20)}`],
      ['Automatic Payment Discount, includes $10.00 with bank account', '-$10.00'],
      ['Promotional Discount', '-$10.00'],
      ['<b>Equipment &amp; services</b>', ''],
      ['xFi Gateway', '$15.00'],
    ],
    { cell: 'border-bottom:1px solid #eee' },
  )}${gap(14)}${grid('1fr 1fr', box('font-size:10.5px', '<b>Additional information</b><br>If you owe a balance 10 days after Nov 02, 2026 a late fee of $12.00 may apply. Closed captioning: 1-855-270-0379. Franchise authority: see xfinity.com/fcc.'), box('font-size:10.5px', '<b>Moving soon?</b> Transfer your services in a few clicks at xfinity.com/moving.<br><b>Xfinity Mobile</b>: a line of unlimited data for a year on us through Jan 31, 2027.'))}${coupon(`${small(9.5, 'Detach the bottom portion of this bill and enclose with your payment. Do not send cash.')}${gap(10)}${grid('1fr 270px', rows(small(9, '676 Island Pond Rd, Manchester NH 03109<br>96330310 NO RP 12 20261013 NNNNNNNY 0001234 0012'), gap(12), box('padding-left:10px;font-size:12px', rows(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}-${digits(random, 4)}`))), rows(ends('Account number', `<b>${account}</b>`), ends('Automatic payment', 'Nov 02, 2026'), ends('Please pay', `<b>$${sum(due)}</b>`), gap(8), 'COMCAST<br>PO BOX 60533<br>CITY OF INDUSTRY CA 91716-0533'))}${gap(8)}${digits(random, 16)} ${digits(random, 8)}`)}`;
  return sheet("11.5px 'Liberation Sans'", 1.24, html, {
    ...{ kind: 'phone_bill', ...sent },
    isScan: true,
    fields: { ...p, periodFrom: '2026-10-22', periodTo: '2026-11-21' },
  });
};

export const americanHomes: Record<string, Design> = { pgeTwoPages, fplGreeting, xfinityGlance };
