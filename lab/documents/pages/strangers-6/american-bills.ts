import type { Design } from '../designs.ts';
import { bars, box, digits, gap, grid, rows, small } from '../strangers-2/parts.ts';
import { coupon, history, sheet, titled } from '../strangers-3/parts.ts';
import { ends, ruled } from '../strangers-4/parts.ts';
import { band, drawAddressee, plainTable } from './people.ts';

const sent = { sentAs: 'proof_of_address' };
const say = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Months by their names, "Service Period" with a dash; the slip at the end with the address once more and another town's box. */
const georgiaPower: Design = (random) => {
  const p = drawAddressee(random, ['GA']);
  const used = random.whole(480, 1490);
  const [base, fuel] = [14 + used * 0.0812, used * 0.0451];
  const due = base + fuel + 9.87;
  const account = `${digits(random, 5)}-${digits(random, 5)}`;
  const red = '#d0202e';
  const html = `${grid('1fr 250px', rows(`<b style="font-size:27px;line-height:1">Georgia Power</b> <span style="color:${red};font-size:22px">&#9650;</span>`, small(10, 'A Southern Company')), rows(ends('Account Number', `<b>${account}</b>`), ends('Bill Date', 'Oct 15, 2026'), ends('Web Access Code', `${digits(random, 3)}K${digits(random, 2)}`)))}${gap(12)}${grid('1fr 1fr 1fr', box(`background:${red};color:#fff;padding:12px 14px;height:66px;box-sizing:border-box`, 'Total Due', `<div style="font-size:29px;font-weight:bold;line-height:1.1">$${say(due)}</div>`), box('background:#333;color:#fff;padding:12px 14px;height:66px;box-sizing:border-box', 'Please Pay By', '<div style="font-size:24px;font-weight:bold;line-height:1.3">Nov 3, 2026</div>'), box('background:#eee;padding:12px 14px;height:66px;box-sizing:border-box', 'A 1.5% charge is added after', '<div style="font-size:17px;font-weight:bold">Nov 10, 2026</div>'))}${gap(16)}${grid(
    '1fr 1fr',
    rows(
      '<b style="font-size:14px">Your Account Summary</b>',
      ends('Previous Balance', `$${say(due - 8.4)}`),
      ends('Payment Received - Oct 1 - Thank You', `-$${say(due - 8.4)}`),
      ends('Current Service', `$${say(base + fuel)}`),
      ends('Sales Tax', '$9.87'),
      ends('<b>Total Due</b>', `<b>$${say(due)}</b>`, 'border-top:1px solid #444'),
      gap(10),
      box(
        'border:1px solid #bbb;padding:8px 10px',
        `<b>${p.holder}</b><br>Service address: ${p.street}<br>${titled(p.city)}, ${p.state} ${p.zip}`,
      ),
    ),
    rows(
      '<b style="font-size:14px">Your Energy Use</b>',
      history(random, [300, 92], red, [
        'Oct',
        'Nov',
        'Dec',
        'Jan',
        'Feb',
        'Mar',
        'Apr',
        'May',
        'Jun',
        'Jul',
        'Aug',
        'Sep',
        'Oct',
      ]),
      small(
        10,
        `You used ${used} kWh in 31 days. High on Sep 22, 94&deg;. A year ago: ${random.whole(400, 1500)} kWh in 30 days.`,
      ),
    ),
  )}${gap(14)}<b style="font-size:14px">Current Service, Residential Rate Schedule R</b>${plainTable(
    ['Service Period', 'Meter', '>Previous', '>Current', '>Days', '>kWh'],
    [
      [
        'Sep 14 - Oct 15, 2026',
        `3${digits(random, 6)}`,
        '41,207',
        (41_207 + used).toLocaleString('en'),
        '31',
        String(used),
      ],
    ],
    { head: 'background:#eee', cell: 'border-bottom:1px solid #ccc' },
  )}${gap(6)}${grid('1fr 1fr', rows(ends('Basic Service Charge', '$14.00'), ends(`Energy ${used} kWh`, `$${say(used * 0.0812)}`), ends('Fuel Cost Recovery', `$${say(fuel - 11.2)}`)), rows(ends('Environmental Compliance Cost', '$6.91'), ends('Nuclear Construction Cost', '$0.00'), ends('Municipal Franchise Fee', '$4.29')))}${gap(12)}${box(`border-left:5px solid ${red};padding:5px 12px;background:#faf1f1`, '<b>Budget Billing could be right for you.</b> Enroll by Nov 30, 2026 and pay $121.00 each month. Rates changed on Jun 1, 2026. Storm season runs Jun 1 - Nov 30: report outages at 1-888-891-0938.')}${gap(8)}${small(10, 'Questions? 1-888-660-5890, georgiapower.com. Pay at Kroger, Publix or Walmart. The Georgia Public Service Commission: 404-656-4501.')}${gap(14)}${grid('1fr 1fr 1fr', box('border:1px solid #ccc;padding:9px 11px', '<b>Is another rate better?</b><br>On Smart Usage you would have paid $7.13 less from Oct 16, 2025 to Oct 15, 2026.'), box('border:1px solid #ccc;padding:9px 11px', '<b>Pre-Pay</b><br>No deposit, no late charge. Ask at 241 Ralph McGill Blvd NE, Atlanta, GA 30308.'), box('border:1px solid #ccc;padding:9px 11px', '<b>Outdoor lights</b><br>From $12.40 a month. Order by Dec 15, 2026 and the first two months are free.'))}${gap(12)}${small(10, 'The Fuel Cost Recovery rate is what the fuel costs, without profit. The Environmental Compliance Cost pays for federal and state rules. Next meter reading: on or about Nov 13, 2026. Your deposit of $150.00 was applied on Feb 12, 2026.')}${coupon(`${small(9.5, 'Please detach and return this portion with your payment. Make checks payable to Georgia Power. Project SHARE gift: $1 __ $2 __ $5 __')}${gap(8)}${grid('1fr 250px', rows(box("font:13px 'Liberation Mono';padding:10px 0 0 26px", rows(p.holder, p.street, `${p.city} GA ${p.zip}-${digits(random, 4)}`))), rows(ends('Account Number', `<b>${account}</b>`), ends('Please Pay By', '<b>Nov 3, 2026</b>'), ends('Total Due', `<b>$${say(due)}</b>`), gap(5), rows('GEORGIA POWER', '96 ANNEX', 'ATLANTA GA 30396-0001')))}${gap(8)}${bars(random, 330)}`)}`;
  return sheet("11.6px 'Liberation Sans'", 1.2, html, {
    ...{ kind: 'electricity_bill', ...sent },
    fields: { ...p, periodFrom: '2026-09-14', periodTo: '2026-10-15' },
  });
};

/** Cells in a ruled box at the top, the home and the post's address beside each other; dates of reading only within the meter's lines. */
const xcelEnergy: Design = (random) => {
  const p = drawAddressee(random, ['CO']);
  const used = random.whole(310, 890);
  const due = used * 0.1312 + 7.1 + 4.22;
  const account = `53-${digits(random, 7)}-${digits(random, 1)}`;
  const red = '#c8102e';
  const html = `${grid('170px 1fr', `<b style="font-size:24px;line-height:1;color:${red}">Xcel Energy</b><span style="font-size:9px">&reg;</span>`, ruled(['SERVICE ADDRESS', 'ACCOUNT NUMBER', 'DUE DATE'], ['1.55fr', '1fr', '1fr'], [[`${p.holder}<br>${p.street}<br>${p.city}, ${p.state} ${p.zip}`, `<b>${account}</b>`, '<b>11/05/2026</b>']], ['#777', '#e4e4e4']))}${gap(-1)}${grid('170px 1fr', '', ruled(['STATEMENT NUMBER', 'STATEMENT DATE', 'AMOUNT DUE'], ['1.55fr', '1fr', '1fr'], [[digits(random, 9), '10/16/2026', `<b style="font-size:15px">$${say(due)}</b>`]], ['#777', '#e4e4e4']))}${gap(14)}${grid(
    '300px 1fr',
    rows(
      band(red, 'YOUR MONTHLY ELECTRICITY USAGE'),
      gap(6),
      history(random, [290, 82], '#7a99ac', ['O', 'N', 'D', 'J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O']),
      plainTable(
        ['DAILY AVERAGES', '>Last Year', '>This Year'],
        [
          ['Temperature', '58&deg; F', '61&deg; F'],
          ['Electricity kWh', '19.8', (used / 30).toFixed(1)],
          ['Electricity cost', '$2.67', `$${(due / 30).toFixed(2)}`],
        ],
        { cell: 'border-top:1px solid #bbb' },
      ),
      gap(10),
      band('#7a99ac', 'QUESTIONS ABOUT YOUR BILL?'),
      box(
        'padding:5px 2px;font-size:10.5px',
        'See our website: xcelenergy.com<br>Please call: 1-800-895-4999, Se habla español<br>Or write us at: XCEL ENERGY, PO BOX 8, EAU CLAIRE WI 54702-0008',
      ),
    ),
    rows(
      band(red, 'SUMMARY OF CURRENT CHARGES (detailed charges begin on page 2)'),
      plainTable(
        ['Electricity Service', '09/15/26 - 10/15/26', `>${used} kWh`, `>$${say(due)}`],
        [['Current Charges', '', '', `$${say(due)}`]],
        { head: 'font-weight:normal;border-bottom:1px solid #bbb' },
      ),
      gap(8),
      band(red, 'ACCOUNT BALANCE'),
      plainTable(
        ['Previous Balance', 'As of 09/16', '', '>$88.17'],
        [
          ['Payment Received', 'Auto Pay 10/05', '', '-$88.17 CR'],
          ['Balance Forward', '', '', '$0.00'],
          ['Current Charges', '', '', `$${say(due)}`],
          ['<b>Amount Due</b>', 'Auto Pay', '', `<b>$${say(due)}</b>`],
        ],
        { head: 'font-weight:normal' },
      ),
      gap(8),
      band(red, 'INFORMATION ABOUT YOUR BILL'),
      box(
        'padding:5px 2px;font-size:10.5px',
        `Thank you for your payment. Your Auto Pay amount of $${say(due)} will be taken from your bank on 11/05/2026.`,
        gap(5),
        'From June 1 to September 30 higher prices apply from 3 p.m. to 7 p.m. Learn about Time of Use at xcelenergy.com/TOU. New rates are effective 01/01/2027.',
      ),
    ),
  )}${gap(12)}${band(red, 'METER READING INFORMATION')}${plainTable(
    [`METER 00${digits(random, 8)}`, 'Read Dates: 09/15/26 - 10/15/26 (30 Days)', '', ''],
    [
      ['<b>DESCRIPTION</b>', '<b>CURRENT READING</b>', '<b>PREVIOUS READING</b>', '<b>USAGE</b>'],
      ['Total Energy', `${60_114 + used} Actual`, '60114 Actual', `${used} kWh`],
    ],
    { head: 'background:#eee', cell: 'border-bottom:1px solid #ccc' },
  )}${gap(10)}${band(red, 'ELECTRICITY CHARGES &nbsp; RATE: RE-TOU Residential')}${plainTable(
    ['DESCRIPTION', '>USAGE', 'UNITS', '>RATE', '>CHARGE'],
    [
      ['Service &amp; Facility', '', '', '', '$7.10'],
      ['Off-Peak, Summer to 09/30', String(used), 'kWh', '$0.082100', `$${say(used * 0.0821)}`],
      ['Electric Commodity Adjustment', String(used), 'kWh', '$0.034900', `$${say(used * 0.0349)}`],
      ['Demand Side Management, Transmission, Clean Air', String(used), 'kWh', '$0.014200', `$${say(used * 0.0142)}`],
      ['Energy Assistance Chg and City Fee', '', '', '', '$4.22'],
      ['<b>Total</b>', '', '', '', `<b>$${say(due)}</b>`],
    ],
    { head: 'background:#eee', cell: 'border-bottom:1px solid #ccc' },
  )}${coupon(`${small(9, 'RETURN BOTTOM PORTION WITH YOUR PAYMENT &bull; PLEASE DO NOT USE STAPLES, TAPE OR PAPER CLIPS')}${gap(5)}${plainTable(['ACCOUNT NUMBER', 'DUE DATE', 'AMOUNT DUE', 'AMOUNT ENCLOSED'], [[account, '11/05/2026', `$${say(due)}`, 'Automated Bank Payment']], { head: 'background:#e4e4e4;border:1px solid #777', cell: 'border:1px solid #777' })}${gap(12)}${grid('1fr 1fr', box('padding-left:20px', rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`)), rows('XCEL ENERGY', 'P.O. BOX 660553', 'DALLAS TX 75266-0553'))}${gap(10)}${bars(random, 300)} &nbsp; 32 ${digits(random, 9)} 00000${digits(random, 4)}`)}`;
  return sheet("11px 'Liberation Sans'", 1.18, html, {
    ...{ kind: 'electricity_bill', ...sent },
    isScan: true,
    fields: { ...p, periodFrom: '2026-09-15', periodTo: '2026-10-15' },
  });
};

/** Water and sewer of a Texan city: period in words above the list, blue waves, another name in the advertisement. */
const saws: Design = (random) => {
  const p = drawAddressee(random, ['TX']);
  const gallons = random.whole(31, 96) * 100;
  const [water, sewer] = [gallons * 0.0061 + 10.7, 16.4 + gallons * 0.0044];
  const due = water + sewer + 6.13;
  const account = `0${digits(random, 8)}-${digits(random, 7)}-000${digits(random, 1)}`;
  const blue = '#005a8b';
  const title = (text: string) =>
    box(`color:${blue};font-size:14.5px;font-weight:bold;border-bottom:1.5px solid ${blue};margin:12px 0 4px`, text);
  const pay = (name: string, value: string) => ends(name, value, 'padding:2px 0');
  const html = `${box(`background:linear-gradient(100deg,${blue} 60%,#3aa6d0);color:#fff;margin:-25px -30px 0;padding:18px 30px;display:flex;justify-content:space-between;align-items:end`, `<span><b style="font-size:26px;letter-spacing:3px">${p.city === 'DALLAS' ? 'DWU' : 'SAWS'}</b><br>${p.city === 'DALLAS' ? 'Dallas Water Utilities' : 'San Antonio Water System'}</span>`, '<b style="font-size:16px">Water &amp; Sewer Statement</b>')}${gap(14)}${grid('1fr 292px', rows(box('font-size:12.5px', `<b>${p.holder}</b><br>${p.street}<br>${p.city} ${p.state} ${p.zip}`), gap(9), small(10.5, 'Class: Residential, Inside City Limits<br>Premise 1188204, Route 14-09')), box('border:1.5px solid #888;border-radius:8px;padding:8px 12px', pay('Account Number', `<b>${account}</b>`), pay('Statement Date', 'October 20, 2026'), pay('Amount Due', `<b style="font-size:17px">$${say(due)}</b>`), pay('Due Date', '<b>November 9, 2026</b>'), pay('After Due Date Pay', `$${say(due * 1.05)}`)))}${title('Account Activity')}${pay('Balance on last statement, September 21, 2026', `$${say(due - 5.2)}`)}${pay('Payment, October 6, 2026', `-$${say(due - 5.2)}`)}${pay('Adjustments', '$0.00')}${title('Billing Period: September 17, 2026 through October 16, 2026 (29 days)')}${plainTable(
    ['Meter', '>Previous Read', '>Present Read', '>Usage', '>Gallons'],
    [
      [
        `SN 19${digits(random, 7)}`,
        '4471',
        String(4471 + gallons / 100),
        String(gallons / 100),
        gallons.toLocaleString('en'),
      ],
    ],
    { head: 'background:#e3f0f7', cell: 'border-bottom:1px solid #cde' },
  )}${grid('1fr 1fr', rows(title('Water Charges'), pay('Service availability, 5/8" meter', '$10.70'), pay(`Volume ${gallons.toLocaleString('en')} gallons`, `$${say(gallons * 0.0061)}`), pay('Water supply fee', '$3.02'), pay('EAA permit fee', '$1.44'), pay('State mandated TCEQ fee', '$0.20')), rows(title('Sewer Charges'), pay('Service availability', '$16.40'), pay('Winter average 4,812 gallons', `$${say(sewer - 16.4)}`), pay('TCEQ fee', '$0.07'), pay('Drought surcharge, Stage 2', '$1.40'), pay('<b>Total new charges</b>', `<b>$${say(due)}</b>`)))}${gap(10)}${grid('310px 1fr', history(random, [300, 76], '#3aa6d0', ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct']), box('border:2px solid #f2a900;padding:9px 12px', '<b>Need a hand? Uplift can help.</b>', small(10.5, `Gloria M. Sandoval saved $31.20 in August 2026. Apply by December 18, 2026 at ${p.city === 'DALLAS' ? '1500 Marilla St, 75201' : '2800 U.S. Hwy 281 North, 78212'}, or call 311.`)))}${gap(6)}${small(9.5, 'You may water with a sprinkler on your day, before 10 a.m. or after 9 p.m. Autopay drafts are made on the due date. Your winter average is set from bills of December, January and February.')}${coupon(`${grid('1fr 250px', rows(small(9.5, 'Return this stub with your check or money order.'), gap(8), box("font:12.5px 'Liberation Mono';padding-left:22px", rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`))), rows(pay('Account', account), pay('Due November 9, 2026', `<b>$${say(due)}</b>`), rows('PO BOX 2990', `${p.city} TX ${p.city === 'DALLAS' ? '75266' : '78299'}-2990`)))}${gap(6)}${bars(random, 380)}`)}`;
  return sheet("11.4px 'Liberation Sans'", 1.2, html, {
    ...{ kind: 'water_bill', ...sent },
    fields: { ...p, periodFrom: '2026-09-17', periodTo: '2026-10-16' },
  });
};

export const americanBills: Record<string, Design> = { georgiaPower, xcelEnergy, saws };
