import type { Design } from '../designs.ts';
import { bars, box, digits, gap, grid, rows, small } from '../strangers-2/parts.ts';
import { coupon, history, sheet, titled } from '../strangers-3/parts.ts';
import { ends, ruled } from '../strangers-4/parts.ts';
import { band, plainTable } from '../strangers-6/people.ts';
import { grouped, sum } from '../strangers-7/people.ts';
import { drawPayer } from './people.ts';

const sent = { sentAs: 'proof_of_address' };

/** New York's gas: cells of capitals in the head, "SERVICE FOR" over the home, payments from several days, an emergency's number. */
const nationalGrid: Design = (random) => {
  const p = drawPayer(random, ['NY']);
  const therms = random.whole(14, 88);
  const [supply, delivery] = [therms * 0.6114, 21.4 + therms * 1.182];
  const due = supply + delivery + 2.31;
  const account = `${digits(random, 5)}-${digits(random, 5)}`;
  const blue = '#00148c';
  const cell = (label: string, value: string) =>
    box(
      `border-left:3px solid ${blue};padding:1px 8px`,
      small(8.5, label),
      `<b style="font-size:12px;white-space:nowrap">${value}</b>`,
    );
  const html = `${grid('170px 1fr', `<b style="font:bold 23px DejaVu Sans;color:${blue};line-height:1">national<span style="font-weight:normal">grid</span></b>`, box('display:grid;grid-template-columns:1.35fr 1.5fr .6fr;row-gap:8px', box('grid-row:span 2', small(8.5, 'SERVICE FOR'), rows(`<b>${p.holder}</b>`, p.street, `${p.city} NY ${p.zip}`)), cell('BILLING PERIOD', 'Sep 15, 2026 to Oct 14, 2026'), cell('PAGE', '1 of 3'), cell('ACCOUNT NUMBER', account), cell('DAYS', '29')))}${gap(10)}${grid('170px 1fr', '', box('display:grid;grid-template-columns:1fr 1fr', cell('PLEASE PAY BY', 'Nov 7, 2026'), cell('AMOUNT DUE', `$ ${sum(due)}`)))}${gap(16)}${grid(
    '215px 1fr',
    rows(
      box(
        'font-size:9.5px',
        '<b>CUSTOMER SERVICE</b><br>1-718-643-4050<br>One MetroTech Center<br>Brooklyn, NY 11201<br>',
      ),
      gap(7),
      box(
        'font-size:9.5px',
        '<b>GAS EMERGENCIES</b><br><b style="color:#c00">1-718-643-4050 or 911</b><br>(Does not replace 911)',
      ),
      gap(7),
      box('font-size:9.5px', '<b>CORRESPONDENCE ADDRESS</b><br>300 Erie Boulevard West<br>Syracuse, NY 13202'),
      gap(7),
      box('font-size:9.5px', '<b>DATE BILL ISSUED</b><br>Oct 16, 2026'),
      gap(7),
      box('font-size:9.5px', '<b>NEXT SCHEDULED READ</b><br>Nov 13, 2026'),
      gap(12),
      box(
        'background:#e8ecf8;padding:8px',
        '<b>Therms used</b>',
        history(random, [195, 78], '#5a6fc7', ['O', 'N', 'D', 'J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O']),
      ),
    ),
    rows(
      band(blue, 'ACCOUNT BALANCE'),
      ends('Previous Balance', sum(due + 61.2), 'padding:2px 4px'),
      ends('Payment Received on SEP 29 (ACH)', `-${sum(due + 1.2)}`, 'padding:2px 4px'),
      ends('Payment Received on OCT 8 (HEAP grant)', '-60.00', 'padding:2px 4px'),
      ends('Current Charges', `+ ${sum(due)}`, 'padding:2px 4px'),
      ends('<b>Amount Due</b>', `<b>$ ${sum(due)}</b>`, 'padding:3px 4px;background:#e8ecf8'),
      gap(12),
      band(blue, 'DETAIL OF CURRENT CHARGES'),
      box('padding:4px', '<b>Delivery Services</b>'),
      plainTable(
        ['Service Period', '>No. of days', '>Current Reading', '>Previous Reading', '>CCF', '>Therms'],
        [
          [
            'Sep 15 - Oct 14',
            '29',
            `${1811 + therms} Actual`,
            '1811 Actual',
            String(therms),
            (therms * 1.031).toFixed(1),
          ],
        ],
        { head: 'font-size:9px;border-bottom:1px solid #888', cell: 'font-size:10px' },
      ),
      ends(`METER NUMBER 0${digits(random, 7)}`, 'RATE Residential Heat SC1B', 'padding:3px 4px;font-size:9.5px'),
      ends('Minimum Charge, first 3 therms', '21.40', 'padding:2px 4px'),
      ends(`Next ${therms - 3} therms`, sum(delivery - 21.4), 'padding:2px 4px'),
      box('padding:4px', '<b>Supply Services</b> &nbsp; SUPPLIER National Grid'),
      ends(`Gas Supply ${therms} therms x 0.61140`, sum(supply), 'padding:2px 4px'),
      box('padding:4px', '<b>Taxes and Adjustments</b>'),
      ends('NYS/NYC Sales Tax 4.5%', '2.31', 'padding:2px 4px'),
      ends('<b>Total Current Charges</b>', `<b>$ ${sum(due)}</b>`, 'padding:3px 4px;border-top:1px solid #888'),
    ),
  )}${gap(14)}${box('border:1px solid #999;padding:9px 12px;font-size:10.5px', '<b>Smell gas? Act fast.</b> The winter price review takes effect on Nov 1, 2026. Our Consumer Advocate <b>MARISSA DELUCA</b> can help you apply for HEAP from Nov 16, 2026 to Mar 15, 2027. The Brooklyn Union Gas Company d/b/a National Grid NY.')}${coupon(`${small(9, 'KEEP THIS PORTION FOR YOUR RECORDS. RETURN THIS PORTION WITH YOUR PAYMENT.')}${gap(8)}${grid('1fr 260px', rows(bars(random, 250), gap(6), box("font:11.5px 'Liberation Mono';padding-left:14px", rows(p.holder, p.street, `${p.city} NY ${p.zip}-${digits(random, 4)}`))), rows(ends('ACCOUNT NUMBER', account), ends('PLEASE PAY BY', 'Nov 7, 2026'), ends('AMOUNT DUE', `<b>$ ${sum(due)}</b>`), gap(4), 'NATIONAL GRID<br>PO BOX 371338<br>PITTSBURGH PA 15250-7338'))}`)}`;
  return sheet("11px 'Liberation Sans'", 1.25, html, {
    ...{ kind: 'gas_bill', ...sent },
    fields: { ...p, periodFrom: '2026-09-15', periodTo: '2026-10-14' },
  });
};

/** Water of a county, by the quarter: the period's days in cells "FROM" and "TO" of several services, the owner's post elsewhere. */
const miamiDade: Design = (random) => {
  const p = drawPayer(random, ['FL']);
  const used = random.whole(6, 24);
  const [water, sewer] = [17.34 + used * 3.91, 27.2 + used * 7.44];
  const due = water + sewer + 3.6;
  const account = digits(random, 10);
  const blue = '#005ea2';
  const pale = '#e1eef8';
  const html = `${grid('78px 1fr 250px', `<svg width="66" height="66"><circle cx="33" cy="33" r="31" fill="${blue}"/><path d="M33 12 C 22 30 18 36 33 54 C 48 36 44 30 33 12Z" fill="#fff"/></svg>`, rows(`<b style="font-size:18px;color:${blue}">MIAMI-DADE COUNTY</b>`, '<b>WATER AND SEWER DEPARTMENT</b>', small(9.5, '3071 SW 38th Avenue, Miami, FL 33146<br>305-665-7477 &nbsp; www.miamidade.gov/water')), box(`background:${pale};padding:8px 12px`, ends('ACCOUNT NUMBER', `<b>${account}</b>`), ends('BILL DATE', '10/19/2026'), ends('CURRENT CHARGES DUE', '<b>11/09/2026</b>'), ends('TOTAL DUE', `<b style="font-size:16px">$${sum(due)}</b>`)))}${gap(16)}${grid('1fr 1fr', box(`border:1px solid ${blue}`, box(`background:${blue};color:#fff;padding:3px 9px`, 'BILL TO'), box('padding:7px 9px', rows(`<b>${p.holder}</b>`, `PO BOX ${digits(random, 6)}`, `CORAL GABLES FL 33114-${digits(random, 4)}`))), box(`border:1px solid ${blue}`, box(`background:${blue};color:#fff;padding:3px 9px`, 'SERVICE LOCATION'), box('padding:7px 9px', rows(p.street, `${p.city} FL ${p.zip}`, small(9.5, `Folio 30-${digits(random, 4)}-${digits(random, 3)}-${digits(random, 4)} &nbsp; Cycle 14`)))))}${gap(16)}${ruled(
    ['SERVICE', 'FROM', 'TO', 'DAYS', '>PREVIOUS', '>PRESENT', '>100 CU FT', '>AMOUNT'],
    ['1.3fr', '.95fr', '.95fr', '.5fr', '.9fr', '.9fr', '1fr', '.9fr'],
    [
      [
        `WATER ${digits(random, 8)}`,
        '07/15/2026',
        '10/14/2026',
        '91',
        '2204',
        String(2204 + used),
        String(used),
        sum(water),
      ],
      ['SEWER', '07/15/2026', '10/14/2026', '91', '', '', String(used), sum(sewer)],
      ['DERM FEE 6%', '07/15/2026', '10/14/2026', '91', '', '', '', '3.60'],
    ],
    [blue, pale],
  )}${gap(14)}${grid('1fr 320px', rows(band(blue, 'ACCOUNT ACTIVITY'), ends('PREVIOUS BALANCE 07/20/2026', `$${sum(due - 12.4)}`, 'padding:3px 0'), ends('PAYMENT 08/03/2026 THANK YOU', `-${sum(due - 12.4)}`, 'padding:3px 0'), ends('ADJUSTMENTS', '0.00', 'padding:3px 0'), ends('CURRENT CHARGES', sum(due), 'padding:3px 0'), ends('DEPOSIT ON HAND SINCE 02/11/2019', '100.00', 'padding:3px 0'), ends('<b>TOTAL DUE</b>', `<b>$${sum(due)}</b>`, `border-top:2px solid ${blue};padding:3px 0`)), rows('<b>GALLONS PER DAY</b>', gap(4), history(random, [310, 96], '#77b1dc', ['OCT', 'JAN', 'APR', 'JUL', 'OCT'])))}${gap(16)}${box('background:#fff7d6;padding:11px 15px', '<b>IMPORTANT MESSAGE</b><br>Rates adopted by the Board of County Commissioners take effect on October 1 of each year; this bill is prorated. The 2025 Water Quality Report is at miamidade.gov/waterreport. Pay by 11/09/2026 to avoid a late charge of 10%. Service may be turned off after 11/30/2026; a reconnection fee of $35.00 applies.')}${gap(14)}${grid('1fr 1fr 1fr', rows('<b>HIGH BILL?</b>', small(10, 'A running toilet can use 200 gallons a day. Get free dye tablets at any library.')), rows('<b>WATCH: SCHEDULED READ</b>', small(10, 'Your next meter reading is on or about 01/13/2027.')), rows('<b>PAY IN PERSON</b>', small(10, '11 NE 1st Street, Suite 4, Miami, FL 33132, Monday to Friday, 8 a.m. to 5 p.m.')))}${gap(14)}${box('border:1px solid #bbb;padding:9px 13px;font-size:10.5px', 'MARÍA ELENA ROQUE, Customer Ombudsman, hears complaints that our agents could not solve: 786-552-8083. Si necesita este recibo en español llame al 305-665-7477. Si w bezwen fakti sa a an kreyòl, rele nou.')}${coupon(`${small(9.5, 'DETACH HERE AND RETURN THIS STUB WITH YOUR PAYMENT. DO NOT STAPLE.')}${gap(8)}${grid('1fr 260px', rows(bars(random, 300), `<br>${account} ${digits(random, 10)}`, gap(6), box('padding-left:12px', p.holder)), rows(ends('TOTAL DUE', `<b>$${sum(due)}</b>`), ends('PAY BY', '11/09/2026'), gap(5), 'M-DWASD<br>P.O. BOX 026055<br>MIAMI FL 33102-6055'))}`)}`;
  return sheet("11.2px 'Liberation Sans'", 1.25, html, {
    ...{ kind: 'water_bill', ...sent },
    isScan: true,
    fields: { ...p, periodFrom: '2026-07-15', periodTo: '2026-10-14' },
  });
};

/** A mobile phone's bill: three lines of three people, the holder's home small at the left, last month's period and the next one's charges. */
const attWireless: Design = (random) => {
  const p = drawPayer(random);
  const plan = random.pick([65.99, 75.99, 85.99]);
  const due = plan * 2 + 20 + 11.42;
  const account = `${digits(random, 12)}`;
  const last = p.holder
    .split(' ')
    .slice(2)
    .join(' ')
    .replace(/ (JR|III)$/, '');
  const others = random.some(['JOELLE', 'TOMAS', 'BIANCA', 'PERCY'], 2);
  const phone = () => `${grouped(random, 3)}.555.0${digits(random, 3)}`;
  const blue = '#009fdb';
  const line = (name: string, value: string) => ends(name, value, 'padding:4px 0;border-bottom:1px solid #ddd');
  const html = `${grid('1fr 280px', rows(`<b style="font:bold 27px DejaVu Sans;color:${blue};line-height:1">&#9673; AT&amp;T</b>`, gap(20), box('font-size:11.5px', rows(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}`))), box('border:1px solid #bbb;padding:8px 12px', ends('Page:', '1 of 6'), ends('Issue date:', 'Oct 11, 2026'), ends('Account number:', `<b>${account}</b>`), ends('Foundation account:', 'FAN 00033218'), ends('Invoice:', `${digits(random, 12)}X10112026`), ends('Billing period:', '<b>Sep 11 - Oct 10, 2026</b>')))}${gap(18)}${grid('270px 1fr', box(`background:${blue};color:#fff;padding:16px 18px`, '<span style="font-size:16px">Total due</span>', `<div style="font-size:38px;font-weight:bold;line-height:1.15">$${sum(due)}</div>`, '<b>AutoPay is scheduled<br>for: Nov 03, 2026</b>'), rows('<b style="font-size:15px">Account summary</b>', line('Your last bill', `$${sum(due - 2)}`), line('Payment, Oct 03 - Thank you!', `-$${sum(due - 2)}`), line('Remaining balance', '$0.00'), gap(7), '<b style="font-size:15px">Service summary</b>', line('Wireless &nbsp; Page 2', `$${sum(due)}`), line('<b>Total services</b>', `<b>$${sum(due)}</b>`)))}${gap(18)}${box(`border-left:5px solid ${blue};padding:4px 12px;background:#eef8fd`, '<b>Your bill went up by $2.00.</b> The administrative and regulatory cost recovery fee changed on Sep 18, 2026. See News you can use on page 6.')}${gap(16)}${band('#333', `Wireless &nbsp;&nbsp; Monthly charges Oct 11 - Nov 10`)}${plainTable(
    ['Number', 'User', '>Monthly charges', '>Company fees', '>Government fees &amp; taxes', '>Total'],
    [
      [phone(), p.holder, sum(plan), '3.49', '1.52', `$${sum(plan + 5.01)}`],
      [phone(), `${others[0]} ${last}`, sum(plan), '3.49', '1.52', `$${sum(plan + 5.01)}`],
      [phone(), `${others[1]} MERRIWEATHER`, '20.00', '0.90', '0.50', '$21.40'],
      ['<b>Total</b>', '', '', '', '', `<b>$${sum(due)}</b>`],
    ],
    { head: 'border-bottom:1.5px solid #333;font-size:9.5px', cell: 'border-bottom:1px solid #ddd;padding:5px 4px' },
  )}${gap(14)}${grid('1fr 1fr', rows(`<b>Usage summary, Sep 11 - Oct 10</b>`, line('Data, unlimited, 3 lines', '41.88 GB'), line('Talk minutes', '1,204'), line('Messages', '2,310')), rows('<b>Installments</b>', line(`iPhone 17, plan of 36, ${others[0]}`, '$0.00'), line('Paid through Aug 2026', '24 of 36'), line('Balance after trade-in credit', '$331.92')))}${gap(16)}${grid('1fr 1fr', box('background:#f3f3f3;padding:11px 14px', '<b>Ways to pay and manage your account</b><br>myAT&amp;T app, att.com/pay, or 611 from your wireless device. Questions: 800.331.0500. Stores near you: 3760 N Clark St.'), box('background:#f3f3f3;padding:11px 14px', '<b>AT&amp;T Guarantee</b><br>If the network fails for 60 minutes you get a day of service back. Began Jan 8, 2025.'))}${gap(14)}${small(9.5, 'Late payment charge of up to $7.00 applies to balances not paid by Nov 06, 2026. Surcharges are not taxes. Terms of Service at att.com/ConsumerServiceAgreement changed on Jul 1, 2026.')}${coupon(grid('1fr 270px', rows(small(9, 'Return the portion below with your payment to AT&amp;T only if not enrolled in AutoPay.'), gap(12), box("font:11.5px 'Liberation Mono';padding-left:14px", rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`))), rows(ends('Account number', account), ends('Total due', `<b>$${sum(due)}</b>`), 'DO NOT PAY: AUTOPAY ENROLLED', gap(5), 'AT&amp;T MOBILITY<br>PO BOX 6416<br>CAROL STREAM IL 60197-6416')))}`;
  return sheet("11px 'Liberation Sans'", 1.25, html, {
    ...{ kind: 'phone_bill', ...sent },
    fields: { ...p, periodFrom: '2026-09-11', periodTo: '2026-10-10' },
  });
};

/** The internet of the desert: a period without a year, dates of a discount, the home in one line of small letters under a greeting. */
const coxInternet: Design = (random) => {
  const p = drawPayer(random, ['NV', 'RI']);
  const plan = random.pick([50, 70, 90]);
  const due = plan + 15;
  const account = `001 ${grouped(random, 4, 9)}`;
  const [blue, pale] = ['#00aaf4', '#e8f6fe'];
  const line = (name: string, value: string) => ends(name, value, 'padding:4px 0;border-bottom:1px solid #dde');
  const html = `${grid('1fr 300px', `<b style="font:bold 38px DejaVu Sans;color:${blue};line-height:1">COX</b>`, rows(ends('Account number', `<b>${account}</b>`), ends('Cox PIN', '****'), ends('Bill date', 'October 14, 2026'), ends('Page', '1 of 4')))}${gap(16)}${box('font-size:21px', `Hi ${titled(p.holder.split(' ')[0]!)}, here is your bill.`)}${gap(6)}${box('color:#444', `<b>${p.holder}</b><br>Service address: ${titled(p.street)}, ${titled(p.city)}, ${p.state} ${p.zip}`)}${gap(16)}${grid(
    '250px 1fr',
    box(
      `background:${pale};border-radius:14px;padding:15px 18px`,
      'Total due by Nov 4',
      `<div style="font-size:36px;font-weight:bold">$${sum(due)}</div>`,
      gap(4),
      'EasyPay: <b>On</b><br>Card ending in 3090',
    ),
    rows(
      '<b style="font-size:14px">Account summary</b>',
      line('Balance from last bill', `$${sum(due + 3)}`),
      line('Payment received Oct 4', `-$${sum(due + 3)}`),
      line('Monthly services', `$${sum(due)}`),
      line('Taxes, fees and surcharges', '$0.00'),
      line('<b>Total due</b>', `<b>$${sum(due)}</b>`),
    ),
  )}${gap(18)}${band('#0a2540', 'Monthly services &nbsp;&nbsp; Oct 14 - Nov 13')}${line('Cox Internet Fast 300 Mbps', `$${sum(plan + 20)}`)}${line('Discount through Feb 13, 2027', '-$10.00')}${line('EasyPay and paperless discount', '-$10.00')}${line('Panoramic Wifi equipment', '$15.00')}${line('Data: 612 GB of 1,280 GB used, Sep 12 - Oct 11', '')}${gap(18)}${grid('1fr 1fr', box(`border:2px solid ${blue};border-radius:14px;padding:12px 16px`, '<b>A price change is coming</b><br>From Jan 14, 2027 equipment costs $16.00. Your plan price is locked until Feb 13, 2027. See cox.com/pricing.'), box(`background:${blue};color:#fff;border-radius:14px;padding:12px 16px`, '<b>Try Cox Mobile</b><br>A line from $15.00 a month with Gig Unlimited. Ask ELENA at your Cox Store, 1700 Vegas Dr, Suite 120.'))}${gap(18)}${small(10.5, '<b>Need help?</b> Chat at cox.com or call 1-800-234-3993. Hearing impaired, 711. Moving? cox.com/moving. Billing disputes: write within 60 days to Cox Communications, 6205-B Peachtree Dunwoody Rd NE, Atlanta, GA 30328.')}${gap(16)}${small(10.5, '<b>Late fees.</b> If a balance is not paid by Nov 19, 2026, a fee of $8.50 may be added. Services billed are for the month ahead. There are no prorated credits for a part of a month. Franchise authority: see the back of this page.')}${gap(20)}${grid('1fr 1fr 1fr', rows('<b>Pay your way</b>', small(10, 'cox.com/paybill, the Cox app, or cash at more than 30,000 shops')), rows('<b>Internet help for families</b>', small(10, 'Connect2Compete from $9.95 a month for homes with a student')), rows('<b>Outages</b>', small(10, 'Text OUT to 54512 for alerts of your street')))}${coupon(grid('1fr 265px', rows(small(9, 'Please detach and return this portion. 7705 N 51ST AVE, GLENDALE AZ 85301 &nbsp; 8990 0500 NO RP 14 10142026'), gap(14), box("font:11.5px 'Liberation Mono';padding-left:14px", rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`))), rows(ends('Account number', account), ends('Total due Nov 4', `<b>$${sum(due)}</b>`), gap(8), 'COX COMMUNICATIONS<br>PO BOX 53214<br>PHOENIX AZ 85072-3214')))}`;
  return sheet("11.4px 'Liberation Sans'", 1.25, html, {
    ...{ kind: 'phone_bill', ...sent },
    isScan: true,
    fields: { ...p, periodFrom: '2026-10-14', periodTo: '2026-11-13' },
  });
};

export const americanHomes: Record<string, Design> = { nationalGrid, miamiDade, attWireless, coxInternet };
