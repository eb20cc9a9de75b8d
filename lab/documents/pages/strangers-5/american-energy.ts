import type { Design } from '../designs.ts';
import { bars, box, digits, framed, gap, grid, list, rows, small } from '../strangers-2/parts.ts';
import { coupon, history, sheet } from '../strangers-3/parts.ts';
import { ends, ruled } from '../strangers-4/parts.ts';
import { drawCustomer } from './people.ts';

const sent = { sentAs: 'proof_of_address' };
const months = ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const say = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Light and gas on one bill: facts in a column at the left, "Service For" over the home, the stub with the address once more. */
const pgeEnergy: Design = (random) => {
  const p = drawCustomer(random, ['CA']);
  const account = `${digits(random, 10)}-${random.whole(1, 9)}`;
  const [electric, gas] = [random.between(88, 190), random.between(21, 48)];
  const last = random.between(95, 220);
  const due = say(electric + gas);
  const blue = '#005f9e';
  const left = rows(
    '<b>Service For:</b>',
    p.holder,
    p.street,
    `${p.city}, ${p.state} ${p.zip}`,
    gap(14),
    '<b>Questions about your bill?</b>',
    'Mon-Fri 7 a.m.-9 p.m.<br>Sat 8 a.m.-6 p.m.<br>Phone: 1-800-743-5000<br>www.pge.com/MyEnergy',
    gap(14),
    '<b>Ways To Pay</b>',
    small(
      10,
      'Online at pge.com/waystopay or by phone at 1-877-704-8470. Local office: 1850 Gateway Blvd, Concord, CA 94520.',
    ),
    gap(14),
    '<b>Your Enrolled Programs</b>',
    small(10, 'CARE Discount<br>Time-of-Use E-TOU-C'),
  );
  const right = rows(
    box(`color:${blue};font-size:17px;border-bottom:2px solid ${blue};margin-bottom:5px`, 'Your Account Summary'),
    ends('Amount Due on Previous Statement', `$${say(last)}`),
    ends('Payment(s) Received Since Last Statement', `-${say(last)}`),
    ends('<b>Previous Unpaid Balance</b>', '<b>$0.00</b>'),
    ends('Current Electric Charges', `$${say(electric)}`),
    ends('Current Gas Charges', say(gas)),
    box(
      `background:${blue};color:#fff;padding:7px 10px;margin-top:7px;font-size:14px`,
      ends('<b>Total Amount Due</b> by 11/09/2026', `<b>$${due}</b>`),
    ),
    gap(16),
    box(
      `color:${blue};font-size:15px;border-bottom:2px solid ${blue};margin-bottom:5px`,
      'Details of Electric and Gas Charges',
    ),
    '<b>09/18/2026 - 10/18/2026</b> (31 billing days)',
    `Service For: ${p.street}`,
    'Service Agreement IDs: 4410982217, 4410982209',
    gap(5),
    ruled(
      ['Rate', '>Usage', '>Price', '>Charge'],
      ['1fr', '96px', '72px', '72px'],
      [
        ['Peak E-TOU-C', '92.114 kWh', '$0.45112', say(electric * 0.42)],
        ['Off Peak E-TOU-C', '228.402 kWh', '$0.38996', say(electric * 0.73)],
        ['Baseline Credit', '320.516 kWh', '-$0.09', say(electric * -0.17)],
        ['Energy Commission Tax', '', '', say(electric * 0.02)],
        ['Gas G-1, Tier 1', '11.84 Therms', '$2.21480', say(gas * 0.91)],
        ['Gas PPP Surcharge', '', '$0.09', say(gas * 0.09)],
      ],
      ['#a8c4d8', '#e8f1f7'],
    ),
    gap(12),
    '<b>Monthly Billing History</b>',
    history(random, [420, 92], '#f2b33d', months),
    small(9.5, 'Bars show the daily average in kWh for the billing month that ends in it.'),
  );
  const html = `${grid('1fr 300px', rows(`<b style="font-size:28px;color:${blue};background:#ffcf33;padding:2px 7px">PG&amp;E</b>`, small(9, gap(4), 'Pacific Gas and Electric Company')), box('text-align:right', '<b style="font-size:17px">ENERGY STATEMENT</b>', `<br>Account No: <b>${account}</b><br>Statement Date: <b>10/19/2026</b><br>Due Date: <b>11/09/2026</b>`))}${gap(16)}${grid('178px 1fr', box('border-right:1px solid #aaa;padding-right:10px;height:590px', left), right)}${gap(8)}${box('border:1px solid #aaa;padding:7px 11px', '<b>Important Messages</b>', small(10, 'A Public Safety Power Shutoff may be needed in dry and windy weather from September through November 2026. Update your contact details by 12/01/2026. Your next meter read is between 11/16/2026 and 11/19/2026.'))}${coupon(`${grid('1fr 1fr', small(9, 'Please return this portion with your payment. No staples or paper clips. Do not fold. Thank you.'), box('text-align:right', `<b>99${digits(random, 16)}</b>`))}${gap(7)}${grid('130px 120px 120px 1fr', rows(small(9, 'Account Number:'), `<b>${account}</b>`), rows(small(9, 'Due Date:'), '<b>11/09/2026</b>'), rows(small(9, 'Total Amount Due:'), `<b>$${due}</b>`), rows(small(9, 'Amount Enclosed:'), '$ ____________'))}${gap(11)}${grid('1fr 1fr', box('padding-left:20px', rows(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}-${digits(random, 4)}`)), rows('PG&amp;E', 'BOX 997300', 'SACRAMENTO, CA 95899-7300'))}${gap(6)}${bars(random, 380)}`)}`;
  return sheet("11.2px 'Liberation Sans'", 1.2, html, {
    ...{ kind: 'electricity_bill', ...sent },
    isScan: true,
    fields: { ...p, periodFrom: '2026-09-18', periodTo: '2026-10-18' },
  });
};

/** Lines of facts with dots at the top, sentences about the sum, both parts of the price in two columns, the slip at the bottom. */
const conEdison: Design = (random) => {
  const p = drawCustomer(random, ['NY']);
  const account = `${digits(random, 2)}-${digits(random, 4)}-${digits(random, 4)}-${digits(random, 4)}-${random.whole(0, 9)}`;
  const kwh = random.whole(190, 420);
  const [supply, delivery] = [kwh * 0.1102, 20.0 + kwh * 0.1671];
  const tax = (supply + delivery) * 0.045;
  const due = say(supply + delivery + tax);
  const blue = '#0094d8';
  const head = (text: string) =>
    box(
      `color:${blue};font-size:14.5px;font-weight:bold;border-top:3px solid ${blue};padding-top:4px;margin-top:16px`,
      text,
    );
  const html = `${grid('1fr 320px', `<b style="font-size:27px;line-height:1"><span style="color:${blue}">con</span>Edison</b>`, rows(ends('Name', `<b>${p.holder}</b>`), ends('Account number', `<b>${account}</b>`), ends('Billing period', '<b>Sep 14, 2026 to Oct 13, 2026</b>')))}${gap(12)}${box('background:#e9f6fc;padding:13px 16px', grid('1fr 230px', rows(box('font-size:16px', 'Total amount due'), `<b style="font-size:34px;line-height:1.1">$${due}</b>`, 'Payment is due by <b>November 9, 2026</b>. To avoid a late charge of 1.5%, please pay the total amount by then.'), rows('<b>Service delivered to</b>', p.street, `${p.city}, ${p.state} ${p.zip}`, gap(5), '<b>Your next meter reading is scheduled for</b>', 'Nov 12, 2026')))}${grid(
    '1fr 1fr',
    rows(
      head('Your billing summary as of Oct 14, 2026'),
      ends('Your previous charges and payments', ''),
      ends('Total charges from your last bill', `$${say(supply + delivery + 9.4)}`),
      ends('Payments through Oct 8, thank you', `-$${say(supply + delivery + 9.4)}`),
      ends('<b>Remaining balance</b>', '<b>None</b>'),
      gap(6),
      ends('Your new charges', ''),
      ends('Electricity charges, 29 days', `$${say(supply + delivery)}`),
      ends('Adjustments and taxes', `$${say(tax)}`),
      ends('<b>Total new charges</b>', `<b>$${due}</b>`),
    ),
    rows(
      head('Your electricity use'),
      history(random, [344, 112], '#7fcdf0', months),
      small(9.5, 'Average daily use in kWh. The same month last year was 4% warmer.'),
    ),
  )}${head('Your electricity breakdown')}${ruled(
    ['Meter', 'New reading', '>', 'Prior reading', '>', '>Difference', '>Multiplier', '>Total kWh'],
    ['1fr', '86px', '62px', '90px', '62px', '78px', '72px', '72px'],
    [
      [
        `${digits(random, 9)}`,
        'Oct 13, 26',
        String(31_214 + kwh),
        'Sep 14, 26',
        '31214',
        String(kwh),
        '1',
        String(kwh),
      ],
    ],
    ['#a9dcf2', '#e9f6fc'],
  )}${gap(10)}${grid(
    '1fr 1fr',
    rows(
      '<b>Supply charges</b>',
      list(
        ['', '>'],
        ['1fr', '84px'],
        [
          ['Supply @ 10.5120¢/kWh', `$${say(supply * 0.94)}`],
          ['Merchant function charge', `$${say(supply * 0.025)}`],
          ['GRT &amp; other tax surcharges', `$${say(supply * 0.035)}`],
          ['<b>Total supply charges</b>', `<b>$${say(supply)}</b>`],
        ],
        blue,
      ),
    ),
    rows(
      '<b>Delivery charges</b>',
      list(
        ['', '>'],
        ['1fr', '84px'],
        [
          ['Basic service charge', '$20.00'],
          ['Delivery @ 15.9160¢/kWh', `$${say(delivery - 24.2)}`],
          ['System Benefit Charge', '$4.20'],
          ['<b>Total delivery charges</b>', `<b>$${say(delivery)}</b>`],
        ],
        blue,
      ),
    ),
  )}${gap(14)}${grid('1fr 1fr', framed(blue, '<b>Energy Affordability Program</b>', small(10, 'You may save each month if you receive HEAP, SNAP or Medicaid. Apply by December 31, 2026 at conEd.com/AssistancePrograms.')), framed(blue, '<b>Smell gas? Act fast!</b>', small(10, 'Leave immediately and call 911 or 1-800-752-6633. Report outages at conEd.com or text OUT to OUTAGE.')))}${coupon(`${grid('1fr 300px', small(9.5, 'Make check payable to Con Edison and write your account number on it.<br>Do not include notes; mail them to Con Edison, Cooper Station, P.O. Box 138, New York, NY 10276-0138.'), rows(ends('Account number', `<b>${account}</b>`), ends('Total amount due by Nov 9, 2026', `<b>$${due}</b>`)))}${gap(14)}${grid('1fr 300px', box("font:12px 'Liberation Mono';padding-left:20px", rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`)), rows('JAF STATION', 'P.O. BOX 1702', 'NEW YORK, NY 10116-1702'))}${gap(8)}${bars(random, 420)}`)}`;
  return sheet("11px 'Liberation Sans'", 1.28, html, {
    ...{ kind: 'electricity_bill', ...sent },
    fields: { ...p, periodFrom: '2026-09-14', periodTo: '2026-10-13' },
  });
};

/** Years of two digits in a table with From and To over each other, capitals, the home at "SERVICE FOR" only; no window. */
const soCalGas: Design = (random) => {
  const p = drawCustomer(random, ['CA']);
  const account = `${digits(random, 3)} ${digits(random, 3)} ${digits(random, 4)} ${random.whole(1, 9)}`;
  const [read, therms] = [random.whole(2100, 8800), random.whole(12, 34)];
  const [fixed, base, tax] = [5.1, therms * 1.7912, therms * 0.21];
  const due = say(fixed + base + tax);
  const [blue, red] = ['#0b3d91', '#d6202b'];
  const html = `${grid('1fr 270px', rows(`<b style="font-size:28px;color:${blue};line-height:1">SoCalGas</b><sup style="font-size:9px">&reg;</sup>`, small(10, 'Glad to be of service.&reg; &nbsp; A Sempra Energy utility')), box(`border:2px solid ${blue};border-radius:6px;padding:7px 10px`, ends('ACCOUNT NUMBER', `<b>${account}</b>`), ends('DATE MAILED', '<b>Oct 12, 2026</b>'), ends('Page', '1 of 2')))}${gap(16)}${grid(
    '212px minmax(0,1fr)',
    rows(
      small(10, '<b>SERVICE FOR</b>'),
      p.holder,
      p.street,
      `${p.city} ${p.state} ${p.zip}`,
      gap(16),
      '<b>Gas Emergency 24 hours</b>',
      '1-800-427-2200 English',
      '1-800-342-4545 Español',
      '1-800-252-0259 TDD',
      gap(16),
      framed(
        blue,
        '<b>Rotating meter check</b>',
        small(10, 'We will inspect the pipe at your meter between 11/02/26 and 12/18/26. You do not need to be home.'),
      ),
      gap(16),
      '<b>Gas usage history</b> (therms per day)',
      history(
        random,
        [206, 104],
        '#8fa9d6',
        months.map((name) => name.slice(0, 1)),
      ),
      list(
        ['', '>Oct 25', '>Sep 26', '>Oct 26'],
        ['1fr', '40px', '42px', '40px'],
        [
          ['Therms', '21', '16', String(therms)],
          ['Days', '30', '31', '30'],
          ['Daily', '.70', '.52', (therms / 30).toFixed(2)],
        ],
      ),
    ),
    rows(
      box(`background:${blue};color:#fff;font-weight:bold;padding:4px 9px`, 'Account Summary'),
      ends('Amount of Last Bill', '$44.17', 'padding:3px 9px'),
      ends('Payment Received &nbsp; 09/28/26 &nbsp; THANK YOU', '- 44.17', 'padding:3px 9px'),
      ends('Current Charges', `+ ${due}`, 'padding:3px 9px'),
      ends('<b>Total Amount Due</b>', `<b>$${due}</b>`, 'padding:5px 9px;background:#e7edf7;font-size:14px'),
      gap(14),
      box(`background:${blue};color:#fff;font-weight:bold;padding:4px 9px`, 'Current Charges'),
      ends('Rate: GR - Residential', 'Climate Zone: 1', 'padding:3px 9px'),
      ends('Meter Number:', `${digits(random, 8)} (Next scheduled read date Nov 09 2026)`, 'padding:3px 9px'),
      ends('Cycle: 7', 'Baseline allowance: 14 therms', 'padding:3px 9px'),
      gap(5),
      ruled(
        [
          'Billing Period<br>From',
          '<br>To',
          '>Days',
          '>Current<br>Reading',
          '>Previous<br>Reading',
          '>Billing<br>Factor',
          '>Total<br>Therms',
        ],
        ['64px', '60px', '40px', '1fr', '1fr', '52px', '50px'],
        [['09/09/26', '10/09/26', '30', String(read + therms), String(read), '1.036', String(therms)]],
        ['#a9b9d8', '#e7edf7'],
      ),
      gap(12),
      '<b>GAS CHARGES</b>',
      list(
        ['', '', '>Amount($)'],
        ['1fr', '1fr', '80px'],
        [
          ['Customer Charge', '30 Days x $.17000', say(fixed)],
          ['Gas Service', `${therms} Therms x $1.79120`, say(base)],
          ['<b>Total Gas Charges</b>', '', `<b>$${say(fixed + base)}</b>`],
        ],
      ),
      gap(8),
      '<b>TAXES &amp; FEES ON GAS CHARGES</b>',
      list(
        ['', '', '>Amount($)'],
        ['1fr', '1fr', '80px'],
        [
          ['State Regulatory Fee', `${therms} x $.00301`, say(tax * 0.1)],
          ['Public Purpose Surcharge', `${therms} x $.09612`, say(tax * 0.6)],
          ['City Users Tax 7.5%', '', say(tax * 0.3)],
          ['<b>Total Taxes and Fees</b>', '', `<b>$${say(tax)}</b>`],
        ],
      ),
      gap(8),
      box(`color:${red};font-weight:bold`, 'DUE NOV 03, 2026. A late charge may apply after NOV 08, 2026.'),
    ),
  )}${coupon(`${box('text-align:center;font-size:9px', 'PLEASE KEEP THIS PORTION FOR YOUR RECORDS. &nbsp; PLEASE RETURN THIS PORTION WITH YOUR PAYMENT. (Favor de devolver esta parte con su pago.)')}${gap(8)}${grid('1fr 1fr 250px', rows('<b>Save Paper &amp; Postage</b>', 'PAY ONLINE', 'www.socalgas.com'), rows(ends('ACCOUNT', `<b>${account}</b>`), ends('DATE DUE', '<b>Nov 3, 2026</b>'), ends('AMOUNT DUE', `<b>$${due}</b>`)), rows('SoCalGas', 'PO BOX C', 'MONTEREY PARK CA 91756-5111'))}${gap(10)}${bars(random, 420)}<div style="font:10px 'Liberation Mono'">${digits(random, 10)} 0000${digits(random, 4)} 0000${digits(random, 4)}</div>`)}`;
  return sheet("11.2px 'Liberation Sans'", 1.21, html, {
    ...{ kind: 'gas_bill', ...sent },
    isScan: true,
    fields: { ...p, periodFrom: '2026-09-09', periodTo: '2026-10-09' },
  });
};

export const americanEnergy: Record<string, Design> = { pgeEnergy, conEdison, soCalGas };
