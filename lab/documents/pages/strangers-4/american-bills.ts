import type { Design } from '../designs.ts';
import { bar, bars, beside, box, digits, framed, gap, grid, list, rows, small } from '../strangers-2/parts.ts';
import { coupon, foot, history, sheet } from '../strangers-3/parts.ts';
import { drawRenter, ends, ruled } from './parts.ts';

// Light, water and telephone in the US.

const sent = { sentAs: 'proof_of_address' };
const year = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];

/** Three facts in a row at the top, of them one is the home; the holder over it without a label; charges in two columns. */
const dukeEnergy: Design = (random) => {
  const p = drawRenter(random, ['NC']);
  const account = `9100 ${digits(random, 4)} ${digits(random, 4)}`;
  const [last, kwh, read] = [`${random.whole(80, 190)}.36`, random.whole(610, 1380), random.whole(18_000, 88_000)];
  const [power, riders] = [kwh * 0.11718, kwh * 0.00941];
  const due = (14 + power + riders + 1.61 + (14 + power + riders) * 0.07).toFixed(2);
  const teal = '#00853f';
  const html = `${grid('1fr 210px', '<b style="font-size:29px;color:#26646b;line-height:1">DUKE<br>ENERGY<span style="font-size:12px">&reg;</span></b>', box('text-align:right', '<b style="font-size:21px;color:#26646b">Your Energy Bill</b>', small(9, 'page 1 of 3')))}${gap(10)}${box('border-top:2px solid #26646b;padding-top:8px', grid('1.25fr 1fr 1.1fr', rows('<b>Service address</b>', p.holder, p.street, `${p.city} ${p.state} ${p.zip}`), rows(ends('<b>Bill date</b>', 'Oct 15, 2026'), ends('<b>For service</b>', 'Sep 12 - Oct 13'), ends('', '31 days')), rows(ends('<b>Account number</b>', account), ends('', '<span style="font-size:9.5px">Duke Energy Progress</span>'))))}${gap(14)}${grid(
    '1fr 300px',
    rows(
      box('color:#26646b;font-size:16px;font-weight:bold', 'Billing summary'),
      list(
        ['', '>'],
        ['1fr', '90px'],
        [
          ['Previous amount due', `$${last}`],
          ['Payment received Oct 02', `-${last}`],
          ['Current electric charges', (14 + power + riders + 1.61).toFixed(2)],
          ['Taxes', ((14 + power + riders) * 0.07).toFixed(2)],
          ['<b>Total amount due Nov 09</b>', `<b>$${due}</b>`],
        ],
      ),
      gap(10),
      box(
        'background:#eef5e8;padding:9px 11px',
        small(
          10.5,
          '<b>Thank you for your payment.</b> Avoid a 1.0% late charge on any past-due balance after Nov 09. Your usage was for 31 days; the same month last year had 29.',
        ),
      ),
    ),
    rows(
      box('color:#26646b;font-size:16px;font-weight:bold', 'Your usage snapshot'),
      small(10, 'Electric usage history (kWh)'),
      history(random, [300, 104], '#8cc0a4', year),
      list(
        ['', '>Current month', '>Oct 2025', '>12-month avg'],
        ['44px', '1fr', '1fr', '1.1fr'],
        [['kWh', String(kwh), digits(random, 3), digits(random, 3)]],
      ),
    ),
  )}${bar(teal, 'Billing details - Electric')}${grid(
    '1fr 300px',
    list(
      ['', '>'],
      ['1fr', '86px'],
      [
        ['Billing period - Sep 12 to Oct 13', ''],
        ['Basic customer charge', '$14.00'],
        [`Energy charge ${kwh} kWh @ $0.11718`, power.toFixed(2)],
        ['Summary of rider adjustments', riders.toFixed(2)],
        ['Renewable energy rider', '1.61'],
        ['<b>Total current charges</b>', `<b>$${(14 + power + riders + 1.61).toFixed(2)}</b>`],
      ],
    ),
    rows(
      `<b>Current electric usage for meter number 3${digits(random, 8)}</b>`,
      ends('Actual reading on Oct 13', String(read + kwh)),
      ends('Previous reading on Sep 12', `- ${read}`),
      ends('Energy used', `${kwh} kWh`),
      gap(5),
      small(10, 'Your current rate is Residential Service Rate (RES-28). Next meter reading on or about Nov 11.'),
    ),
  )}${gap(12)}${grid('1fr 1fr', framed('#26646b', '<b>$mart $aver&reg;</b>', small(10, 'Get up to $300 back on a new heat pump through 12/31/2026. duke-energy.com/SmartSaver')), framed('#26646b', '<b>Report an outage</b>', small(10, 'duke-energy.com/outages or 800.419.6356. Customer service 800.452.2777. For hearing impaired TDD/TTY 711.')))}${coupon(`${ends('<span style="font-size:9.5px">Please return this portion with your payment. Thank you for your business.</span>', `<b>${account}</b>`)}${gap(8)}${grid('1fr 210px', rows(small(9, 'Duke Energy Return Mail<br>PO Box 1090, Charlotte, NC 28201-1090'), gap(18), box("font:12px 'Liberation Mono';padding-left:26px", rows(small(9, `0${digits(random, 5)} 000003${digits(random, 4)}`), p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`))), rows(box('background:#e6efe9;padding:6px 10px', ends('Amount due', `<b>$${due}</b>`), ends('by Nov 09', '')), small(9, 'Add $____ to Share the Light Fund.'), gap(9), rows('Duke Energy Payment Processing', 'PO Box 1094', 'Charlotte, NC 28201-1094')))}${gap(8)}${bars(random, 400)}`)}`;
  return sheet("11.5px 'Liberation Sans'", 1.25, html, {
    ...{ kind: 'electricity_bill', ...sent },
    isScan: true,
    fields: { ...p, periodFrom: '2026-09-12', periodTo: '2026-10-13' },
  });
};

/** The part to send back is at the top, with the holder's home; the service's dates are in a table of the meter. */
const helixWater: Design = (random) => {
  const p = drawRenter(random, ['CA']);
  const [units, read] = [random.whole(15, 38), random.whole(1_100, 4_700)];
  const account = `${digits(random, 3)}-${digits(random, 5)}-0${random.whole(1, 9)}`;
  const [first, more] = [10 * 5.42, (units - 10) * 6.87];
  const due = (72.18 + first + more + 1.5).toFixed(2);
  const [blue, pale] = ['#0b5c93', '#e6f1f8'];
  const html = `${grid(
    '1fr 270px',
    rows(
      `<b style="font:bold 24px Liberation Serif;color:${blue}">Helix Water District</b>`,
      small(9.5, '7811 University Avenue, La Mesa, CA 91942-0427<br>619-466-0585 &nbsp; www.hwd.com'),
    ),
    ruled(
      ['Account number', '>Amount due'],
      ['1fr', '110px'],
      [
        [account, `<b>$${due}</b>`],
        ['Due date', 'Nov 12, 2026'],
        ['Amount enclosed', '$ __________'],
      ],
      ['#8fb4cd', pale],
    ),
  )}${gap(20)}${grid('1fr 270px', box('padding-left:34px;font-size:13px', rows(p.holder, p.street, `${p.city} CA ${p.zip}-${digits(random, 4)}`), gap(4), bars(random, 190)), box('padding-top:6px', rows('HELIX WATER DISTRICT', 'PO BOX 513597', 'LOS ANGELES CA 90051-3597')))}${gap(14)}${box('border-top:2px dashed #777;font-size:9px;text-align:center;padding-top:3px', 'Detach and return the top portion with your payment. Make checks payable to Helix Water District.')}${gap(14)}${box(`background:${blue};color:#fff;padding:7px 12px;font-size:15px;display:flex;justify-content:space-between`, '<b>WATER BILL</b>', '<span>Bill date: October 20, 2026</span>')}${grid('1fr 1fr', rows(gap(8), beside('Customer', p.holder, 120), beside('Service address', p.street, 120), beside('Service type', 'Single family residential', 120)), rows(gap(8), beside('Account', account, 120), beside('Meter size', '3/4 inch', 120), beside('Next read', 'On or about December 15', 120)))}${gap(12)}${ruled(
    ['Meter', 'Previous read', 'Current read', '>Days', '>Previous', '>Current', '>Units'],
    ['1fr', '104px', '104px', '54px', '80px', '80px', '60px'],
    [[digits(random, 8), '08/14/2026', '10/15/2026', '62', String(read), String(read + units), String(units)]],
    ['#8fb4cd', pale],
  )}${gap(3)}${small(9.5, 'One unit is 100 cubic feet, or 748 gallons.')}${gap(12)}${grid(
    '1fr 280px',
    rows(
      `<b style="color:${blue};font-size:14px">Charges</b>`,
      list(
        ['', '>'],
        ['1fr', '90px'],
        [
          ['Previous balance', '158.03'],
          ['Payment received 09/08/2026', '-158.03'],
          ['Fixed bimonthly charge', '72.18'],
          ['Tier 1: 10 units at $5.42', first.toFixed(2)],
          [`Tier 2: ${units - 10} units at $6.87`, more.toFixed(2)],
          ['Backflow fee', '1.50'],
          ['<b>Total amount due</b>', `<b>$${due}</b>`],
        ],
      ),
    ),
    rows(
      `<b style="color:${blue};font-size:14px">Water use (units)</b>`,
      history(random, [276, 118], '#7fb2d4', ['Oct', 'Dec', 'Feb', 'Apr', 'Jun', 'Aug', 'Oct']),
    ),
  )}${gap(16)}${grid('1fr 1fr', box(`background:${pale};padding:10px 12px`, '<b>Rate hearing on December 2, 2026</b>', small(10.5, 'The board will consider new rates at 6 p.m. at 7811 University Avenue, La Mesa. Written protests must be received before the close of the hearing.')), box(`background:${pale};padding:10px 12px`, '<b>Rebates for your garden</b>', small(10.5, 'Replace your lawn and get $4 for each square foot. Apply by 12/31/2026 at socalwatersmart.com or bewaterwise.com.')))}${foot(small(9.5, 'A late fee of 5% is added 10 days after the due date. To avoid interruption of service call us before November 30. If you believe that your bill is wrong, call within 15 days. Emergencies at night and on weekends: 619-466-0585, choose 1. Se habla español.'))}`;
  return sheet("12px 'Liberation Sans'", 1.26, html, {
    ...{ kind: 'water_bill', ...sent },
    fields: { ...p, periodFrom: '2026-08-14', periodTo: '2026-10-15' },
  });
};

/** A greeting and the sum first; lines in a grid of prices; the home in the coupon only. */
const tMobile: Design = (random) => {
  const p = drawRenter(random);
  const account = digits(random, 9);
  const [plan, equipment, services] = [
    random.pick([90, 105, 120]),
    random.pick([12.5, 18.75, 25]),
    random.pick([7, 13]),
  ];
  const due = (plan + equipment + services).toFixed(2);
  const [pink, grey] = ['#e20074', '#f3f3f3'];
  const number = () => `(${random.pick(['619', '919', '412'])}) ${digits(random, 3)}-${digits(random, 4)}`;
  const sum = (amount: number) => `$${amount.toFixed(2)}`;
  const html = `${grid('60px 1fr 290px', `<div style="background:${pink};color:#fff;font:bold 34px Liberation Serif;text-align:center;width:50px;line-height:50px">T</div>`, box('font-size:24px;padding-top:11px', 'Statement'), box('font-size:10.5px;padding-top:4px', ends('Your statement', '<b>Oct 21, 2026</b>'), ends('Bill period', '<b>Sep 21, 2026 - Oct 20, 2026</b>'), ends('Account', `<b>${account}</b>`), ends('Page', '1 of 4')))}${gap(18)}${grid(
    '1fr 270px',
    rows(
      box('font-size:20px', "Here's your bill for October."),
      gap(8),
      box(
        'font-size:13px',
        'AutoPay is scheduled for Nov 10. You saved $25.00 on this bill with AutoPay and your plan.',
      ),
      gap(12),
      box(
        'font-size:12px',
        'Your bill went up by $1.35 because a partial charge from last month ended and a new one began.',
      ),
    ),
    box(
      `background:${pink};color:#fff;padding:14px 18px;border-radius:8px`,
      box('font-size:12px', 'TOTAL DUE'),
      `<b style="font-size:38px;line-height:1.1">$${due}</b>`,
      box('font-size:12px', 'Your bill is due by Nov 12, 2026'),
    ),
  )}${gap(18)}${box(
    'display:grid;grid-template-columns:1fr 1fr 1fr;column-gap:10px',
    ...[
      ['PLANS', plan, '2 voice lines'],
      ['EQUIPMENT', equipment, '1 device on EIP'],
      ['SERVICES', services, '2 services'],
    ].map(([name, amount, note]) =>
      box(
        `background:${grey};padding:11px 14px;border-radius:6px`,
        `<b style="color:${pink}">${name}</b>`,
        box('font-size:20px;font-weight:bold', sum(Number(amount))),
        small(10, String(note)),
      ),
    ),
  )}${gap(18)}${box(`color:${pink};font-size:16px;font-weight:bold`, 'THIS BILL SUMMARY')}${ruled(
    ['Line', 'Type', '>Plans', '>Equipment', '>Services', '>Total'],
    ['1fr', '90px', '80px', '88px', '80px', '84px'],
    [
      [
        '<b>Totals</b>',
        '',
        `<b>${sum(plan)}</b>`,
        `<b>${sum(equipment)}</b>`,
        `<b>${sum(services)}</b>`,
        `<b>$${due}</b>`,
      ],
      ['Account', '', sum(plan), '-', '-', sum(plan)],
      [number(), 'Voice', 'Included', sum(equipment), sum(services - 3), sum(equipment + services - 3)],
      [number(), 'Voice', 'Included', '-', '$3.00', '$3.00'],
    ],
    ['#c4c4c4', grey],
  )}${gap(18)}${grid('1fr 1fr', rows(`<b style="color:${pink};font-size:14px">PAYMENTS AND CREDITS</b>`, ends('Previous balance', sum(plan + equipment + services - 1.35)), ends('Payment Oct 10 - AutoPay, Visa *2207', `-${sum(plan + equipment + services - 1.35)}`), ends('<b>Remaining balance</b>', '<b>$0.00</b>')), rows(`<b style="color:${pink};font-size:14px">USAGE, Sep 21 - Oct 20</b>`, ends('Talk', '1,207 minutes'), ends('Messages', '848'), ends('Data', '41.3 GB')))}${gap(20)}${grid('1fr 1fr', box('border:1px solid #ccc;padding:11px', '<b>A new phone is on us</b>', small(10.5, 'Trade in an eligible device from 10/15/2026 to 01/15/2027. Visit a store: 5500 Grossmont Center Dr, La Mesa, CA 91942.')), box('border:1px solid #ccc;padding:11px', '<b>Questions?</b>', small(10.5, 'Dial 611 from your T-Mobile phone or 1-800-937-8997. T-Mobile Customer Relations, PO Box 37380, Albuquerque, NM 87176-7380.')))}${coupon(`${grid('1fr 250px', rows(small(10, 'TO PAY BY MAIL, send this coupon with your check. Do not send cash.'), gap(20), box('font-size:12.5px;padding-left:24px', rows(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}-${digits(random, 4)}`))), rows(ends('Statement for account', `<b>${account}</b>`), ends('Total due by Nov 12', `<b>$${due}</b>`), gap(8), rows('T-MOBILE', 'PO BOX 742596', 'CINCINNATI OH 45274-2596')))}${gap(8)}${bars(random, 360)}`)}`;
  return sheet("12px 'Liberation Sans'", 1.23, html, {
    ...{ kind: 'phone_bill', ...sent },
    fields: { ...p, periodFrom: '2026-09-21', periodTo: '2026-10-20' },
  });
};

export const americanBills: Record<string, Design> = { dukeEnergy, helixWater, tMobile };
