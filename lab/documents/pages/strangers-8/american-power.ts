import type { Design } from '../designs.ts';
import { bars, box, digits, gap, grid, rows, small } from '../strangers-2/parts.ts';
import { coupon, history, sheet, titled } from '../strangers-3/parts.ts';
import { ends, ruled } from '../strangers-4/parts.ts';
import { band, plainTable } from '../strangers-6/people.ts';
import { grouped, sum } from '../strangers-7/people.ts';
import { drawPayer, parted } from './people.ts';

const sent = { kind: 'electricity_bill', sentAs: 'proof_of_address' };
const year = ['O', 'N', 'D', 'J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O'];

/** A seller of Texas: the home by its meter's long number, the post to a box in another town, who owns the wires named beside it. */
const txuEnergy: Design = (random) => {
  const p = drawPayer(random, ['TX']);
  const kwh = random.whole(610, 1680);
  const [energy, wires] = [kwh * 0.1042, 4.23 + kwh * 0.0561];
  const due = energy + wires + 3.11;
  const account = digits(random, 12);
  const [blue, lime] = ['#003c71', '#7ab800'];
  const html = `${grid('1fr 300px', `<b style="font:bold 28px DejaVu Sans;color:${blue};line-height:1">txu energy</b>`, rows(ends('Account number', `<b>${account}</b>`), ends('Invoice number', `0${digits(random, 11)}`), ends('Invoice date', '10/23/2026')))}${box(`height:4px;background:${lime};margin:9px 0 14px`)}${grid(
    '1fr 300px',
    rows(
      box('font-size:20px', `Hello, ${titled(p.holder.split(' ')[0]!)}.`),
      box(
        'padding:4px 0 12px',
        'This is your electricity bill. See what you used, what it cost and when to pay on this page.',
      ),
      `<b style="color:${blue}">Service Address</b>`,
      p.street,
      `${p.city}, TX ${p.zip}`,
      gap(6),
      `<b style="color:${blue}">ESI ID</b> 10443720009${digits(random, 6)}`,
      `<b style="color:${blue}">Meter</b> ${digits(random, 9)}LG`,
    ),
    box(
      `background:${blue};color:#fff;border-radius:12px;padding:14px 18px;text-align:center`,
      'Amount Due',
      `<div style="font-size:36px;font-weight:bold;line-height:1.2">$${sum(due)}</div>`,
      'Due Date <b>11/09/2026</b>',
      box('font-size:10px;padding-top:6px', `$${sum(due * 1.05)} if paid after 11/09/2026`),
    ),
  )}${gap(16)}${grid(
    '1fr 1fr',
    rows(
      band(lime, 'Account summary'),
      ends('Previous balance', `$${sum(due + 9.3)}`, 'padding:2px 0'),
      ends('Payment 10/05/2026', `-$${sum(due + 9.3)}`, 'padding:2px 0'),
      ends('Balance forward', '$0.00', 'padding:2px 0'),
      ends('Current charges', `$${sum(due)}`, 'padding:2px 0'),
      ends('<b>Amount due</b>', `<b>$${sum(due)}</b>`, 'border-top:1px solid #666;padding:2px 0'),
    ),
    rows(band(lime, 'Usage history (kWh)'), gap(4), history(random, [335, 82], '#a4cf58', year)),
  )}${gap(14)}${band(blue, 'Current charges: TXU Energy Free Nights 12')}${plainTable(
    ['Service Period', '>Days', '>Prior read', '>Current read', '>kWh'],
    [['09/21/2026 to 10/21/2026', '30', '40,118', (40_118 + kwh).toLocaleString('en'), kwh.toLocaleString('en')]],
    { head: 'border-bottom:1px solid #777', cell: 'padding:4px' },
  )}${ends(`Energy Charge (${kwh.toLocaleString('en')} kWh @ 10.4200&cent;)`, `$${sum(energy)}`)}${ends('Oncor TDU Delivery Charges', `$${sum(wires)}`)}${ends('Gross Receipts Reimbursement', '$1.94')}${ends('PUC Assessment', '$0.21')}${ends('Sales Tax, city 1.000%', '$0.96')}${ends('<b>Total Current Charges</b>', `<b>$${sum(due)}</b>`)}${small(10, `The average price you paid for electric service this month is ${((due / kwh) * 100).toFixed(1)}&cent; per kWh. Your contract term ends on 04/18/2027; an early end costs $150.00. Next meter read on or about 11/19/2026.`)}${gap(12)}${grid('1fr 1fr', box('background:#eef6de;padding:10px 14px', '<b>Who to call</b><br>Power out? <b>Oncor</b>, 1-888-313-4747, P.O. Box 660677, Dallas, TX. Your bill? TXU Energy, 1-800-242-9113, 7 a.m. to 8 p.m.'), box('border:1.5px solid #bbb;padding:10px 14px', '<b>Free days from 12/01/2026</b><br>JASMINE T. of Plano saved $38 a month. Switch plans at txu.com by 11/30/2026.'))}${coupon(grid('1fr 265px', rows(small(9, 'Make checks payable to TXU Energy. Return this stub with your payment. REP Certificate No. 10004'), gap(12), box("font:12px 'Liberation Mono';padding-left:15px", rows(p.holder, `PO BOX ${digits(random, 5)}`, `ARLINGTON TX 76094-${digits(random, 4)}`))), rows(ends('Account', account), ends('Due 11/09/2026', `<b>$${sum(due)}</b>`), ends('TXU Energy Aid donation', '$ _____'), gap(6), 'TXU ENERGY<br>PO BOX 650638<br>DALLAS TX 75265-0638')))}`;
  return sheet("11.2px 'Liberation Sans'", 1.25, html, {
    ...sent,
    fields: { ...p, periodFrom: '2026-09-21', periodTo: '2026-10-21' },
  });
};

/** Chicago's: "Service from … to …" in one line of grey, the flat in a line of its own, a seller with its own dates. */
const comEd: Design = (random) => {
  const p = drawPayer(random, ['IL']);
  const kwh = random.whole(240, 790);
  const [supply, delivery, taxes] = [kwh * 0.0911, 14.6 + kwh * 0.0517, 5.2 + kwh * 0.012];
  const due = supply + delivery + taxes;
  const account = digits(random, 10);
  const red = '#c8102e';
  const head = (name: string, amount: number) =>
    box(
      `border-top:2px solid ${red};padding-top:3px;margin-top:9px;display:flex;justify-content:space-between`,
      `<b>${name}</b>`,
      `<b>$${sum(amount)}</b>`,
    );
  const html = `${grid('1fr 1fr', `<b style="font:bold 30px DejaVu Sans;color:${red};line-height:1">comed</b><br>${small(9, 'An Exelon Company')}`, box('text-align:right', `<b>Account # ${account}</b><br>Page 1 of 2<br>Electric Bill Issued 10/16/26`))}${gap(14)}${grid('1fr 330px', rows(box('font-size:13px', rows(`<b>${p.holder}</b>`, parted(p.street), `${p.city}, ${p.state} ${p.zip}`)), gap(8), box('color:#555', 'Service from 9/16/2026 to 10/15/2026 - 29 days'), 'Residential - Multi'), box(`border:2px solid ${red};border-radius:8px;padding:10px 15px`, ends('<span style="font-size:15px">Total Amount Due</span>', `<b style="font-size:27px">$${sum(due)}</b>`), ends('Due by', '<b>11/6/26</b>'), small(9.5, `A late charge of 1.5% applies after 11/6/26. Thank you for your payment of $${sum(due - 6.4)} on October 2, 2026.`)))}${gap(14)}${grid(
    '330px 1fr',
    rows(
      '<b>Meter Information</b>',
      ruled(
        ['Read Date', 'Meter Number', 'Load Type', '>Usage'],
        ['.9fr', '1.1fr', '1fr', '.6fr'],
        [['10/15', `27${digits(random, 7)}`, 'Total kWh', String(kwh)]],
        ['#bbb', '#f2f2f2'],
      ),
      gap(6),
      ends('Previous, 9/16', 'Actual 61,204', ''),
      ends('Present, 10/15', `Actual ${(61_204 + kwh).toLocaleString('en')}`, ''),
      gap(12),
      '<b>Average Daily Use (monthly usage/days in period)</b>',
      gap(4),
      history(random, [320, 90], '#999', year),
      gap(12),
      box(
        'background:#f2f2f2;padding:9px 12px;font-size:10.5px',
        '<b>For electric supply questions</b><br>Your supplier is ConStella Energy LLC, 1716 Lawrence Dr, De Pere, WI 54115. Its price to compare of 9.110&cent; is good from 6/1/2026 to 5/31/2027.',
      ),
    ),
    rows(
      '<b style="font-size:14px">Charge Details</b>',
      head('SUPPLY', supply),
      ends(`Electricity Supply Charge ${kwh} kWh X 0.08211`, sum(kwh * 0.08211)),
      ends(`Transmission Services Charge ${kwh} kWh X 0.00899`, sum(kwh * 0.00899)),
      head('DELIVERY - ComEd', delivery),
      ends('Customer Charge', '10.91'),
      ends('Standard Metering Charge', '3.69'),
      ends(`Distribution Facilities Charge ${kwh} kWh X 0.05170`, sum(kwh * 0.0517)),
      head('TAXES &amp; FEES', taxes),
      ends('Environmental Cost Recovery Adj', '0.21'),
      ends('Energy Efficiency Programs', sum(kwh * 0.012)),
      ends('Franchise Cost', '1.88'),
      ends('State and Municipal Taxes', '3.11'),
      box(
        `border-top:2px solid ${red};margin-top:9px;padding-top:4px;font-size:14px`,
        ends('<b>Total Amount Due</b>', `<b>$${sum(due)}</b>`),
      ),
    ),
  )}${gap(14)}${box('font-size:10.5px', '<b>Updates</b> &nbsp; Your next meter reading is scheduled for 11/13/26. COMED HELPS: LaVerne and Otis got $300 last winter; see ComEd.com/SAM. Rates may change on 1/1/2027. Customer Service 1-800-EDISON-1 (1-800-334-7661), Español 1-800-95-LUCES. Illinois Commerce Commission, 527 E Capitol Ave, Springfield IL 62701.')}${coupon(`${small(9, 'Return only this portion with your check made payable to ComEd. Please write your account number on your check.')}${gap(10)}${grid('1fr 260px', box('padding-left:16px;font-size:11.5px', rows(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}-${digits(random, 4)}`)), rows(ends('Account #', `<b>${account}</b>`), ends('Payment Amount', `<b>$${sum(due)}</b>`), 'PO BOX 6111<br>CAROL STREAM, IL 60197-6111'))}${gap(6)}${bars(random, 420)}`)}`;
  return sheet("11px 'Liberation Sans'", 1.25, html, {
    ...sent,
    isScan: true,
    fields: { ...p, periodFrom: '2026-09-16', periodTo: '2026-10-15' },
  });
};

/** Southern California's: years with an apostrophe, the landlord's address on the slip, the home only small beside the service account. */
const sceEdison: Design = (random) => {
  const p = drawPayer(random, ['CA']);
  const kwh = random.whole(190, 720);
  const [delivery, generation] = [kwh * 0.2211, kwh * 0.1264];
  const due = delivery + generation + 1.02;
  const account = `70${digits(random, 10)}`;
  const [green, yellow] = ['#00664f', '#fed141'];
  const html = `${grid('1fr 300px', `<b style="font:bold 19px DejaVu Sans;color:${green};line-height:1.1">SOUTHERN CALIFORNIA<br>EDISON</b><br>${small(8.5, 'An EDISON INTERNATIONAL&reg; Company')}`, rows(box('font-size:9.5px', 'For billing and service inquiries call<br><b>1-800-684-8123</b>, 24 hrs a day, 7 days a week<br>www.sce.com')))}${gap(10)}${box(`background:${green};color:#fff;font-size:18px;padding:7px 12px;display:flex;justify-content:space-between`, '<b>Your electricity bill</b>', `<b>Amount due &nbsp;$${sum(due)}</b>`)}${gap(8)}${grid(
    '1fr 1fr 1.1fr',
    rows(
      `<b>${p.holder}</b>`,
      small(9.5, 'Customer account'),
      `<b>${account}</b>`,
      small(9.5, 'Date bill prepared'),
      "Oct 19 '26",
    ),
    rows(
      small(9.5, 'Service account'),
      `80${digits(random, 8)}`,
      small(9.5, 'POD-ID'),
      `10${digits(random, 8)}`,
      small(9.5, 'Rotating outage'),
      'Group N001',
    ),
    rows(
      small(9.5, 'Service address'),
      box('width:175px', p.street),
      `${p.city}, ${p.state} ${p.zip}`,
      small(9.5, 'Due by'),
      "<b>Nov 9 '26</b>",
    ),
  )}${gap(14)}${band('#555', 'Your account summary')}${ends('Amount of previous statement &nbsp; (09/18/26)', `$${sum(due + 4.2)}`, 'padding:2px 0')}${ends('Payment received &nbsp; (10/03/26)', `-$${sum(due + 4.2)}`, 'padding:2px 0')}${ends('Balance forward', '$0.00', 'padding:2px 0')}${ends('Your new charges', `$${sum(due)}`, 'padding:2px 0')}${ends("<b>Total amount you owe by Nov 9 '26</b>", `<b>$${sum(due)}</b>`, 'border-top:1px solid #444;padding:3px 0;font-size:13px')}${gap(14)}${band('#555', `Compare the electricity you are using &nbsp;&nbsp; For meter 222013-${digits(random, 6)} from Sep 17 '26 to Oct 16 '26`)}${gap(4)}${grid('1fr 310px', rows(ends('Total electricity you used this month in kWh', `<b>${kwh}</b>`, 'padding:3px 0'), ends('On peak (4 pm to 9 pm)', String(Math.round(kwh * 0.31)), 'padding:3px 0'), ends('Off peak', String(kwh - Math.round(kwh * 0.31)), 'padding:3px 0'), ends('Your next billing cycle will end on or about', "Nov 16 '26", 'padding:3px 0'), ends('Your daily average electricity usage (kWh)', (kwh / 29).toFixed(2), 'padding:3px 0')), history(random, [300, 86], '#6fb29f', ["Oct '25", '', 'Dec', '', 'Feb', '', 'Apr', '', 'Jun', '', 'Aug', '', "Oct '26"]))}${gap(14)}${band('#555', 'Details of your new charges')}<b>Your rate: TOU-D-4-9PM</b>${gap(2)}<b>Billing period: Sep 17 '26 to Oct 16 '26 (29 days)</b>${gap(6)}${grid('1fr 290px', rows(`<b style="color:${green}">Delivery charges - Cost to deliver your electricity</b>`, ends('On peak', `$${sum(delivery * 0.4)}`), ends('Off peak', `$${sum(delivery * 0.6 - 0.91)}`), ends('Basic charge, 29 days x $0.03100', '$0.91'), `<b style="color:${green}">Generation charges - Cost to generate your electricity</b>`, ends('SCE, on peak and off peak', `$${sum(generation)}`), ends('Subtotal of your new charges', `$${sum(delivery + generation)}`), ends('State tax, UUT 5%', '$1.02'), ends('<b>Your new charges</b>', `<b>$${sum(due)}</b>`)), box(`border:2px solid ${yellow};padding:9px 12px;font-size:10px`, "<b>Things you should know</b><br>A credit of $56.00 comes in your bill of Apr '27. CARE gives a household of four with income up to $64,300 30% off. Your rate changed on Jun 1 '26. Your neighbor Bob K. saved 12% with an energy coach: 1-866-362-1101."))}${gap(10)}${small(9, 'SCE, P.O. Box 6400, Rancho Cucamonga, CA 91729-6400. CPUC Consumer Affairs Branch, 505 Van Ness Avenue, San Francisco, CA 94102. Wildfire Fund charge and Public Purpose charge are included in delivery.')}${coupon(`${small(9, '(14-574) &nbsp; Please return the payment stub below with your payment and make your check payable to Southern California Edison.')}${gap(8)}${grid('1fr 260px', box("font:11.5px 'Liberation Mono';padding-left:18px", rows(`STMT ${digits(random, 8)} P1 T 12`, 'C/O PACIFIC CREST PROPERTY MGMT', p.holder, `${digits(random, 4)} WILSHIRE BLVD STE 1400`, `LOS ANGELES CA 90017-${digits(random, 4)}`)), rows(ends('Customer account', account), ends("Please pay by Nov 9 '26", `<b>$${sum(due)}</b>`), gap(5), 'P.O. BOX 600<br>ROSEMEAD, CA 91771-0001'))}<div style="letter-spacing:1px;padding-top:6px">${grouped(random, 2, 2, 3, 4, 7, 9)}</div>`)}`;
  return sheet("11px 'Liberation Sans'", 1.22, html, {
    ...sent,
    fields: { ...p, periodFrom: '2026-09-17', periodTo: '2026-10-16' },
  });
};

export const americanPower: Record<string, Design> = { txuEnergy, comEd, sceEdison };
