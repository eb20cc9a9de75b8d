import type { Design } from '../designs.ts';
import { box, digits, gap, grid, rows, small } from '../strangers-2/parts.ts';
import { dated, type Line } from '../strangers-3/ledger.ts';
import { foot, sheet } from '../strangers-3/parts.ts';
import { ends } from '../strangers-4/parts.ts';
import { book, closesDay, october, statementSent } from '../strangers-5/book.ts';
import { band, plainTable } from '../strangers-6/people.ts';
import { drawPayer } from './people.ts';

const slashed = (date: string) => `${dated(date).month}/${dated(date).day}`;

/** Sums before their words, lists by the way of the money, a banking center's address; pay that comes the same day over a card. */
const fifthThird: Design = (random) => {
  const p = drawPayer(random, ['MI', 'OH', 'IL', 'FL']);
  const account = `7${digits(random, 9)}`;
  const [first = '', , ...last] = p.holder.split(' ');
  const { lines, deposits, begun, ended, ins, outs, sum } = book(random, 'USD', '2026-10-01', [
    [6, `UBER USA 6787 EDI PAYMNT ############ 100626 ${last.join(' ')}`, 130, 410, 'uber'],
    [13, `UBER USA 6787 EDI PAYMNT ############ 101326 ${last.join(' ')}`, 130, 410, 'uber'],
    [20, `UBER USA 6787 EDI PAYMNT ############ 102026 ${last.join(' ')}`, 130, 410, 'uber'],
    [27, `UBER USA 6787 EDI PAYMNT ############ 102726 ${last.join(' ')}`, 130, 410, 'uber'],
    [10, 'LYFT INC LYFT DRIVER PPD 4270465600 ######', 60, 220, 'lyft'],
    [24, 'LYFT INC LYFT DRIVER PPD 4270465600 ######', 60, 220, 'lyft'],
    [8, `5/3 ZELLE FROM KENDRA OWENS UBER RIDE SHARE ########`, 12, 40],
    [15, `SPARTAN NASH PAYROLL ${last.join(' ')} ${first} ######`, 380, 610],
    [19, 'MERCHANT REFUND UBER TRIP SAN FRANCISCO CA ON 101726 FROM CARD&num;: XXXXXXXXXXXX4402', 7, 21],
    [3, 'DEBIT CARD PURCHASE AT UBER *EATS SAN FRANCISCO CA ON 100126 FROM CARD&num;: XXXXXXXXXXXX4402', -15, -37],
    [9, 'DEBIT CARD PURCHASE AT MEIJER EXPRESS &num;214 ON 100826 FROM CARD&num;: XXXXXXXXXXXX4402', -25, -58],
    [16, 'WEB INITIATED PAYMENT AT CONSUMERS ENERGY ENERGYBILL 1000########', -88, -140],
    [22, '5/3 ONLINE TRANSFER TO SAVINGS REF &num; 0######', -75, -75],
    [28, 'ATM WITHDRAWAL 5050 28TH ST SE', -100, -100],
    [30, 'WEB INITIATED PAYMENT AT LYFT EXPRESS DRIVE RENTAL', -209, -209],
  ]);
  const [blue, green] = ['#1c3f95', '#00843d'];
  const section = (name: string, some: readonly Line[]) =>
    `${box(`background:${blue};color:#fff;padding:3px 8px;margin-top:12px;display:flex;justify-content:space-between`, `<b>${name}</b>`, `<span>${some.length} items totaling $${sum(some)}</span>`)}${plainTable(
      ['Date', '>Amount', 'Description'],
      some.map(({ date, text, in: come, out }) => [slashed(date), come || out, text]),
      { head: 'border-bottom:1px solid #777', cell: 'border-bottom:1px solid #dde;padding:3px 6px' },
    )}`;
  const html = `${grid('1fr 300px', rows(`<b style="font:bold 20px DejaVu Sans;color:${blue};line-height:1">FIFTH THIRD <span style="color:${green}">BANK</span></b>`, small(9, '(WESTERN MICHIGAN)<br>P.O. BOX 630900 CINCINNATI OH 45263-0900'), gap(24), box('padding-left:14px;font-size:11.5px', rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`))), rows(ends('Statement Period Date:', '<b>10/1/2026 - 10/31/2026</b>'), ends('Account Type:', '5/3 Momentum Checking'), ends('Account Number:', `<b>${account}</b>`), gap(8), box('border:1px solid #999;padding:6px 9px;font-size:9.5px', '<b>Banking Center:</b> Woodland<br>3175 28th Street SE, Grand Rapids, MI 49512<br><b>Banking Center Phone:</b> 616-653-5341<br><b>Customer Service:</b> 800-972-3030')))}${gap(16)}${band(green, `Account Summary - ${account}`)}${grid('1fr 1fr', rows(ends('10/01 &nbsp; Beginning Balance', `$${begun}`), ends(`${outs.length} &nbsp; Withdrawals / Debits`, `$(${sum(outs)})`), ends(`${ins.length} &nbsp; Deposits / Credits`, `$${sum(ins)}`), ends('<b>10/31 &nbsp; Ending Balance</b>', `<b>$${ended}</b>`)), rows(ends('Number of Days in Period', '31'), ends('Interest Earned', '$0.00'), ends('Annual Percentage Yield Earned', '0.00%')))}${section('Withdrawals / Debits', outs)}${section('Deposits / Credits', ins)}${box(`background:${blue};color:#fff;padding:3px 8px;margin-top:12px`, '<b>Daily Balance Summary</b>')}${plainTable(
    ['Date', '>Amount', 'Date', '>Amount', 'Date', '>Amount'],
    triples(lines.filter((_, at) => closesDay(lines, at)).map(({ date, balance }) => [slashed(date), balance])),
    { cell: 'font-size:9.5px' },
  )}${foot(small(8.4, 'In case of errors or questions about your electronic transfers write to the address above or call us within 60 days. Early Pay lets you get a direct deposit up to two days early since 6/15/2021. Fifth Third Bank, National Association. Member FDIC. Page 1 of 3'))}`;
  return sheet("10.2px 'Liberation Sans'", 1.22, html, {
    ...statementSent,
    fields: { ...p, ...october, bank: 'Fifth Third Bank', lastFour: account.slice(-4), deposits },
  });
};

/** Entries of a list, three to a line. */
function triples(entries: readonly (readonly string[])[]): string[][] {
  const height = Math.ceil(entries.length / 3);
  return Array.from({ length: height }, (_, at) =>
    [at, at + height, at + 2 * height].flatMap((index) => entries[index] ?? ['', '']),
  );
}

/** A masked account, a cut on the third, two columns of sums, the codes of clearing in brackets; a second product's box above. */
const huntington: Design = (random) => {
  const p = drawPayer(random, ['OH', 'IL', 'FL', 'MI']);
  const account = digits(random, 4);
  const { lines, deposits, begun, ended, ins, outs, sum } = book(random, 'USD', '2026-09-18', [
    [3, 'UBER USA 6787 EDI PAYMNT 260918 ############', 150, 430, 'uber'],
    [11, 'UBER USA 6787 EDI PAYMNT 260928 ############', 150, 430, 'uber'],
    [17, 'UBER USA 6787 EDI PAYMNT 261002 ############', 150, 430, 'uber'],
    [24, 'UBER USA 6787 EDI PAYMNT 261009 ############', 150, 430, 'uber'],
    [31, 'UBER USA 6787 EDI PAYMNT 261016 ############', 150, 430, 'uber'],
    [6, 'ZELLE FROM TYLER BOGGS, LYFT TO AIRPORT', 18, 46],
    [13, 'DOORDASH, INC. DASHER PAY 260929', 40, 170],
    [20, 'DEPOSIT AT ATM 14881 DETROIT AVE LAKEWOOD', 260, 260],
    [27, 'PURCHASE RETURN UBER EATS 10/12', 9, 28],
    [2, 'PURCHASE LYFT *1 RIDE 09-18 LYFT.COM CA', -9, -28],
    [8, 'PURCHASE SHEETZ 0318 09/24', -30, -62],
    [15, 'ZELLE TO LAKESIDE LANDLORD', -600, -600],
    [22, 'PROGRESSIVE INS PREM 261008', -144.2, -144.2],
    [29, 'CASH WITHDRAWAL ATM 14881 DETROIT AVE', -60, -60],
  ]);
  const green = '#006747';
  const table = (some: readonly Line[], kind: string) =>
    plainTable(
      ['Date', '>Amount', 'Serial #', 'Type', 'Description'],
      some.map(({ date, text, in: come, out }) => [
        slashed(date),
        come || out,
        '',
        /ATM/.test(text) ? 'ATM' : /PURCHASE/.test(text) ? 'Card' : kind,
        text,
      ]),
      {
        head: `border-bottom:1.5px solid ${green};font-size:9px`,
        cell: 'border-bottom:1px solid #ddd;padding:3px 5px',
      },
    );
  const html = `${grid('1fr 300px', rows('<b style="font-size:9px">THE HUNTINGTON NATIONAL BANK<br>PO BOX 1558 EA1W37<br>COLUMBUS OH 43216-1558</b>', gap(22), box('font-size:11.5px', rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`))), rows(`<b style="font:bold 23px DejaVu Sans;color:${green};line-height:1">Huntington</b>`, gap(7), box(`border:1.5px solid ${green};padding:7px 10px;font-size:9.5px`, '<b>Have a Question or Concern?</b><br>Stop by your nearest Huntington office or contact us at: <b>1-800-480-2265</b><br>www.huntington.com/businessresources')))}${gap(14)}${box(`border-top:3px solid ${green};padding-top:5px;display:flex;justify-content:space-between`, '<b style="font-size:15px">Huntington Perks Checking&#8480;</b>', `<b style="font-size:13px">Account:-------${account}</b>`)}${gap(6)}${grid(
    '1fr 1fr',
    rows(
      '<b>Statement Activity From:</b>',
      '<b style="font-size:13px">09/18/26 to 10/19/26</b>',
      gap(4),
      ends('Days in Statement Period', '32'),
      ends('Average Ledger Balance*', '1,107.44'),
      ends('Average Collected Balance*', '1,098.10'),
      small(8.5, '* The above balances correspond to the service charge cycle for this account.'),
    ),
    rows(
      ends('Beginning Balance', `$${begun}`),
      ends('Credits (+)', sum(ins)),
      ends('&nbsp; Electronic Deposits', sum(ins.filter(({ text }) => !/ATM/.test(text)))),
      ends('&nbsp; ATM Deposits', sum(ins.filter(({ text }) => /ATM/.test(text)))),
      ends('Debits (-)', sum(outs)),
      ends('Total Service Charges (-)', '0.00'),
      ends('<b>Ending Balance</b>', `<b>$${ended}</b>`, 'border-top:1px solid #555'),
    ),
  )}${gap(10)}${box('background:#eef5f1;padding:6px 10px;font-size:9.6px', `Relationship Money Market, account ending in ${digits(random, 4)}: $1,250.00 on 10/19/26. Its statement comes apart. Standby Cash&reg;: you may use up to $500 since 08/11/26.`)}${gap(12)}<b style="font-size:12px">Other Credits (+) &nbsp;&nbsp; Account:-------${account}</b>${table(ins, 'ACH')}${gap(12)}<b style="font-size:12px">Other Debits (-) &nbsp;&nbsp; Account:-------${account}</b>${table(outs, 'ACH')}${gap(12)}<b style="font-size:12px">Balance Activity</b>${plainTable(
    ['Date', '>Balance', 'Date', '>Balance', 'Date', '>Balance'],
    triples([
      ['09/17', begun],
      ...lines.filter((_, at) => closesDay(lines, at)).map(({ date, balance }) => [slashed(date), balance]),
    ]),
    { cell: 'font-size:9.5px' },
  )}${gap(10)}${small(9.3, 'The total amount of overdraft and return fees for the year 2026 through 10/19/26: $0.00.')}${foot(small(8.4, 'Investments are offered through the Huntington Investment Company, Registered Investment Advisor, member FINRA/SIPC. The Huntington National Bank is Member FDIC. Huntington&reg; and 24-Hour Grace&reg; are federally registered service marks. Statement Period from 09/18/26 to 10/19/26. Page 1 of 4'))}`;
  return sheet("10.2px 'Liberation Sans'", 1.22, html, {
    ...{ ...statementSent, isScan: true },
    fields: {
      ...{ ...p, month: '2026-10', periodFrom: '2026-09-18', periodTo: '2026-10-19', bank: 'Huntington' },
      ...{ lastFour: account, deposits },
    },
  });
};

/** Figures written as a sum in the middle of a page, days without noughts, words over three lines; two holders of an account of one home. */
const citizensOne: Design = (random) => {
  const p = drawPayer(random, ['RI', 'MI', 'OH', 'NY']);
  const account = `13${digits(random, 8)}`;
  const lyft = (day: number) => `LYFT, INC. LYFT ${261_000 + day} 0######### |INDIVIDUAL ID ####### CREDIT`;
  const uber = (day: number) => `UBER USA 6787 EDI PAYMNT ${261_000 + day} |ID ############ CREDIT`;
  const { lines, deposits, begun, ended, ins, outs, sum } = book(random, 'USD', '2026-10-01', [
    [7, lyft(7), 140, 390, 'lyft'],
    [14, lyft(14), 140, 390, 'lyft'],
    [21, lyft(21), 140, 390, 'lyft'],
    [28, lyft(28), 140, 390, 'lyft'],
    [13, uber(13), 80, 260, 'uber'],
    [27, uber(27), 80, 260, 'uber'],
    [9, 'ZELLE PAYMENT FROM AARON PIKE |FOR UBER GAS MONEY', 20, 50],
    [16, 'MOBILE DEPOSIT', 118, 118],
    [2, '2201 POS DEBIT LYFT *RIDE |SAN FRANCISCO CA', -8, -24],
    [8, '2201 POS DEBIT CUMBERLAND FARM |PROVIDENCE RI', -28, -55],
    [15, 'RI ENERGY BILLPAY 261014', -70, -118],
    [20, '2201 ATM WITHDRAWAL 1 CITIZENS PLZ', -40, -40],
    [26, 'UBER PRO CARD TRANSFER OUT |WEB PMT', -30, -30],
  ]);
  const green = '#008555';
  const section = (name: string, some: readonly Line[], sign: string) =>
    `${gap(10)}${box(`color:${green};font-weight:bold;font-size:12.5px;border-bottom:1.5px solid ${green}`, name)}${plainTable(
      ['Date', '>Amount', 'Description'],
      some.map(({ date, text, in: come, out }) => [
        slashed(date),
        come || out,
        `<div style="padding-left:12px">${text.replaceAll('|', '<br>')}</div>`,
      ]),
      { cell: 'padding:2px 6px;line-height:1.14' },
    )}${box('text-align:right;padding:3px 6px', `<b>${sign} Total ${name} &nbsp; ${sum(some)}</b>`)}`;
  const html = `${grid('1fr 270px', rows(`<b style="font:bold 25px DejaVu Sans;color:${green};line-height:1">Citizens<sup style="font-size:10px">&reg;</sup></b>`, small(9, "1-800-922-9999<br>Call Citizens' PhoneBank anytime for account information, current rates and answers to your questions.")), rows('<b style="font-size:13px">Personal Account Statement</b>', '<span style="font-size:11px">Beginning October 01, 2026<br>through October 31, 2026</span>', box('text-align:right', 'Page 1 of 3')))}${gap(20)}${grid('1fr 270px', box("font:11px 'Liberation Mono';padding-left:6px", rows('<span style="font-size:8px">US058 &nbsp; BR283 &nbsp; 4</span>', p.holder, 'OR NADINE PETRAKIS', p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`)), box('background:#e5f3ed;padding:8px 11px;font-size:9.8px', '<b>Contents</b><br>Summary, page 1<br>Checking, page 1<br>Checking Disclosure, page 3'))}${gap(16)}${box(`background:${green};color:#fff;padding:4px 9px;font-weight:bold`, 'Checking')}${gap(6)}${grid(
    '1fr 250px',
    rows(
      '<b style="font-size:12px">SUMMARY</b> &nbsp; <b>Balance Calculation</b>',
      ends('Previous Balance', begun),
      ends('Checks', '.00 -'),
      ends('Withdrawals', `${sum(outs)} -`),
      ends('Deposits &amp; Additions', `${sum(ins)} +`),
      ends('Interest Paid', '.00 +'),
      ends('<b>Current Balance</b>', `<b>${ended} =</b>`, 'border-top:1px solid #444'),
    ),
    rows(
      `<b>${p.holder}</b>`,
      '<b>NADINE PETRAKIS</b>',
      'One Deposit Checking',
      `<b>${account.slice(0, 6)}-${account.slice(6, 9)}-${account.slice(9)}</b>`,
      gap(5),
      small(9.4, 'Your next statement period will end on November 30, 2026.'),
    ),
  )}${gap(4)}${small(9.4, 'You can waive the monthly maintenance fee of $9.99 by making one deposit of any size in the statement period. The fee was waived.')}${gap(8)}<b style="font-size:13px">TRANSACTION DETAILS</b>${section('Withdrawals &amp; Debits', outs, '-')}${section('Deposits &amp; Credits', ins, '+')}${gap(10)}${box(`color:${green};font-weight:bold;font-size:12.5px;border-bottom:1.5px solid ${green}`, 'Daily Balance')}${plainTable(
    ['Date', '>Balance', 'Date', '>Balance', 'Date', '>Balance'],
    triples(lines.filter((_, at) => closesDay(lines, at)).map(({ date, balance }) => [slashed(date), balance])),
    { cell: 'font-size:9.6px' },
  )}${foot(small(8.4, 'NEWS FROM CITIZENS: Get a $400 bonus when your friend opens an account by December 31, 2026. Members FDIC. Equal Housing Lender. Please see additional important information at the end of this statement. Citizens Bank, N.A., One Citizens Plaza, Providence, RI 02903.'))}`;
  return sheet("10.2px 'Liberation Sans'", 1.13, html, {
    ...statementSent,
    fields: { ...p, ...october, bank: 'Citizens', lastFour: account.slice(-4), deposits },
  });
};

export const americanBanks: Record<string, Design> = { fifthThird, huntington, citizensOne };
