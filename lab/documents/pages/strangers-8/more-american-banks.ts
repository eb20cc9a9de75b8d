import type { Design } from '../designs.ts';
import { box, digits, gap, grid, rows, small } from '../strangers-2/parts.ts';
import { dated, type Line } from '../strangers-3/ledger.ts';
import { foot, sheet } from '../strangers-3/parts.ts';
import { ends, monthDay } from '../strangers-4/parts.ts';
import { book, october, statementSent } from '../strangers-5/book.ts';
import { plainTable } from '../strangers-6/people.ts';
import { drawPayer, titledName } from './people.ts';

const slashed = (date: string) => `${dated(date).month}/${dated(date).day}`;

/** Two accounts in one paper, kinds in a column, whole dates in words; money moves between them and to vaults under a platform's name. */
const sofiMoney: Design = (random) => {
  const p = drawPayer(random);
  const account = `411${digits(random, 9)}`;
  const savings = `310${digits(random, 9)}`;
  const { lines, deposits, begun, ended, came, gone } = book(random, 'USD', '2026-10-01', [
    [6, 'UBER USA 6787 EDI PAYMNT|Direct Deposit', 140, 390, 'uber'],
    [13, 'UBER USA 6787 EDI PAYMNT|Direct Deposit', 140, 390, 'uber'],
    [20, 'UBER USA 6787 EDI PAYMNT|Direct Deposit', 140, 390, 'uber'],
    [27, 'UBER USA 6787 EDI PAYMNT|Direct Deposit', 140, 390, 'uber'],
    [8, 'LYFT, INC. LYFT|Direct Deposit', 70, 240, 'lyft'],
    [22, 'LYFT, INC. LYFT|Direct Deposit', 70, 240, 'lyft'],
    [10, 'From Savings, Lyft repairs vault|Transfer', 75, 75],
    [15, 'ZELLE FROM HANNAH IVERSON|Zelle&reg; Receive', 22, 64],
    [24, 'UBER *TRIP SAN FRANCISCO CA|Debit Card Refund', 6, 19],
    [31, 'Interest earned|Interest Earned', 0.1, 0.44],
    [3, 'UBER *ONE MEMBERSHIP|Debit Card', -9.99, -9.99],
    [7, 'To Savings, Lyft repairs vault|Transfer', -50, -50],
    [12, 'SHELL OIL 57442110|Debit Card', -26, -58],
    [17, 'ZELLE TO MIDTOWN GARAGE|Zelle&reg; Send', -180, -180],
    [28, 'ALLPOINT ATM 7 ELEVEN|ATM Withdrawal', -60, -60],
  ]);
  const teal = '#00a2c7';
  const table = (some: readonly (readonly string[])[]) =>
    plainTable(['DATE', 'TYPE', 'DESCRIPTION', '>AMOUNT', '>BALANCE'], some, {
      head: 'font-size:8.6px;color:#555;border-bottom:1px solid #888',
      cell: 'border-bottom:1px solid #e3e3e3;padding:3.6px 4px',
    });
  const facts = (name: string, number: string, from: string, to: string) =>
    box(
      'background:#f0f8fb;padding:9px 13px',
      ends(`<b style="font-size:13px">${name}</b>`, `Account Number ****${number.slice(-4)}`),
      ends('Beginning Balance', from),
      ends('Ending Balance', to),
    );
  const html = `${grid('1fr 1fr', `<b style="font:bold 25px DejaVu Sans;color:${teal};line-height:1">SoFi</b>`, box('text-align:right', '<b style="font-size:14px">Monthly Statement</b><br>Oct 1, 2026 - Oct 31, 2026'))}${gap(20)}${grid('1fr 280px', rows(`<b style="font-size:12.5px">${titledName(p.holder)}</b>`, titledName(p.street), `${titledName(p.city)}, ${p.state} ${p.zip}`), rows('<b>SoFi Checking and Savings</b>', ends('Member since', 'Mar 2, 2023'), ends('Account type', 'Individual'), small(9.4, 'SoFi Bank, N.A., 2750 East Cottonwood Parkway, Suite 300, Cottonwood Heights, UT 84121')))}${gap(16)}${box('display:grid;grid-template-columns:1fr 1fr;gap:12px', facts('Checking Account', account, `$${begun}`, `$${ended}`), facts('Savings Account', savings, '$902.11', '$880.09'))}${gap(8)}${grid('1fr 1fr 1fr', small(9.6, `Month-to-date deposits<br><b>$${came}</b>`), small(9.6, `Month-to-date withdrawals<br><b>$${gone}</b>`), small(9.6, 'Year-to-date interest<br><b>$26.12</b>'))}${gap(14)}<b style="font-size:13px">Checking Account Transactions</b>${table(
    [...lines].reverse().map(({ date, text, in: come, out, balance }) => {
      const [words = '', kind = ''] = text.split('|');
      return [
        `<span style="white-space:nowrap">${monthDay(date)}, 2026</span>`,
        kind,
        words,
        come ? `$${come}` : `-$${out}`,
        `$${balance}`,
      ];
    }),
  )}${gap(14)}<b style="font-size:13px">Savings Account Transactions</b>${table([
    ['Oct 31, 2026', 'Interest Earned', 'Interest earned', '$2.98', '$880.09'],
    ['Oct 10, 2026', 'Transfer', 'To Checking, Lyft repairs vault', '-$75.00', '$877.11'],
    ['Oct 7, 2026', 'Transfer', 'From Checking, Lyft repairs vault', '$50.00', '$952.11'],
  ])}${foot(small(8.4, 'Errors? Contact us within 60 days: 855-456-7634 or P.O. Box 9012, Salinas, CA 93912. APY of 4.00% on savings was effective 01/24/2026. Deposits insured up to $250,000; up to $3M through the SoFi Insured Deposit Program. Member FDIC. Page 1 of 3'))}`;
  return sheet("10.3px 'Liberation Sans'", 1.22, html, {
    ...statementSent,
    fields: { ...p, ...october, bank: 'SoFi', lastFour: account.slice(-4), deposits },
  });
};

/** A credit union: shares by their suffix, the member's number first, a joint owner in the text, dates of effect before the words. */
const goldenOne: Design = (random) => {
  const p = drawPayer(random, ['CA']);
  const member = digits(random, 7);
  const account = `${digits(random, 10)}`;
  const uber = 'Deposit UBER USA 6787 TYPE: EDI PAYMNT CO: UBER USA 6787';
  const { lines, deposits, begun, ended, came, gone } = book(random, 'USD', '2026-10-01', [
    [5, uber, 170, 440, 'uber'],
    [12, uber, 170, 440, 'uber'],
    [19, uber, 170, 440, 'uber'],
    [26, uber, 170, 440, 'uber'],
    [9, 'Deposit LYFT, INC. TYPE: LYFT ID: 4270465600 CO: LYFT, INC.', 50, 230, 'lyft'],
    [23, 'Deposit LYFT, INC. TYPE: LYFT ID: 4270465600 CO: LYFT, INC.', 50, 230, 'lyft'],
    [7, 'Deposit Zelle FROM Marco Tulio Vega Uber ride', 15, 45],
    [14, 'Deposit INSTACART TYPE: PAYROLL CO: INSTACART', 40, 140],
    [21, 'Deposit Adjustment Debit Card Credit UBER EATS', 8, 26],
    [31, 'Deposit Dividend 0.010%', 0.01, 0.04],
    [2, 'Withdrawal Debit Card UBER TRIP 10/01 SAN FRANCISCO CA', -11, -33],
    [8, 'Withdrawal Debit Card ARCO 42218 SACRAMENTO CA', -35, -71],
    [13, 'Withdrawal SMUD TYPE: UTILITY CO: SMUD', -60, -131],
    [16, 'Withdrawal Transfer To Share 0001', -40, -40],
    [24, 'Withdrawal LYFT FLEXDRIVE TYPE: PAYMENT CO: LYFT FLEXDRIVE', -241, -241],
    [29, 'Withdrawal ATM 8945 CAL CENTER DR', -80, -80],
  ]);
  const [blue, gold] = ['#00447c', '#e5a823'];
  const head = (text: string) =>
    box(`background:${blue};color:#fff;padding:3px 9px;font-weight:bold;border-left:7px solid ${gold}`, text);
  const html = `${grid('1fr 290px', rows(`<b style="font:bold 23px Liberation Serif;color:${blue};line-height:1">GOLDEN <span style="color:${gold}">1</span></b> <b style="color:${blue}">CREDIT UNION</b>`, small(9, 'P.O. BOX 15966, SACRAMENTO, CA 95852-0966<br>golden1.com &nbsp; 1-877-GOLDEN 1 (1-877-465-3361)')), box('border:1px solid #999;padding:6px 10px', ends('MEMBER NUMBER', `<b>${member}</b>`), ends('STATEMENT PERIOD', ''), ends('FROM', '<b>10/01/26</b>'), ends('THROUGH', '<b>10/31/26</b>'), ends('PAGE', '1 OF 2')))}${gap(16)}${grid('1fr 290px', box("font:11px 'Liberation Mono';padding-left:10px", rows(`<span style="font-size:8px">0004127 01 AV 0.507</span>`, p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`)), box('background:#fdf5e2;padding:8px 11px;font-size:9.8px', '<b>Board election</b><br>DR. SIMONE ARAKAWA and LEE J FULTON stand for the Board. Vote by 11/20/26 at golden1.com. The annual meeting is on 03/25/27.'))}${gap(14)}${head('SUMMARY OF ACCOUNTS')}${plainTable(
    ['Suffix', 'Account', '>Beginning', '>Deposits', '>Withdrawals', '>Ending'],
    [
      ['0001', 'Regular Savings', '118.40', '40.00', '0.00', '158.40'],
      ['0009', 'Free Checking', begun, came, gone, ended],
      ['L0041', 'Used auto loan, payment due 11/12/26', '9,118.20', '', '', '8,874.01'],
    ],
    { head: 'border-bottom:1px solid #777', cell: 'border-bottom:1px solid #ddd' },
  )}${gap(14)}${head(`FREE CHECKING - 0009 &nbsp;&nbsp; Account ${account}`)}${small(
    9.4,
    `Joint owner: EUGENE ${p.holder
      .split(' ')
      .slice(2)
      .join(' ')
      .replace(/ (JR|III)$/, '')} &nbsp;&nbsp; Beneficiaries on file: 1`,
  )}${plainTable(
    ['Post Date', 'Eff Date', 'Transaction Description', '>Amount', '>Balance'],
    [
      ['10/01', '', 'Beginning Balance', '', begun],
      ...lines.map(({ date, text, in: come, out, balance }) => [
        slashed(date),
        slashed(date),
        text,
        come || `-${out}`,
        balance,
      ]),
      ['10/31', '', 'Ending Balance', '', ended],
    ],
    { head: 'border-bottom:1px solid #777', cell: 'padding:3.4px 4px;border-bottom:1px solid #eee' },
  )}${gap(14)}${head('REGULAR SAVINGS - 0001')}${plainTable(
    ['Post Date', 'Eff Date', 'Transaction Description', '>Amount', '>Balance'],
    [
      ['10/01', '', 'Beginning Balance', '', '118.40'],
      ['10/16', '10/16', 'Deposit Transfer From Share 0009', '40.00', '158.40'],
      ['10/31', '', 'Ending Balance', '', '158.40'],
    ],
    { cell: 'padding:3.4px 4px;border-bottom:1px solid #eee' },
  )}${foot(small(8.4, 'Dividend rate 0.010%, annual percentage yield earned 0.01% from 10/01/26 through 10/31/26. YTD dividends 0.28. Total overdraft fees this period 0.00, year to date 0.00. Insured by NCUA. Report lost cards: 8945 Cal Center Drive, Sacramento, CA 95826.'))}`;
  return sheet("10.3px 'Liberation Sans'", 1.22, html, {
    ...{ ...statementSent, isScan: true },
    fields: { ...p, ...october, bank: 'Golden 1 Credit Union', lastFour: account.slice(-4), deposits },
  });
};

/** The app's statement of now: days as heads of groups, names of people, a cashtag for the account; the home isn't there. */
const cashAppDays: Design = (random) => {
  const p = drawPayer(random);
  const account = digits(random, 13);
  const { lines, deposits, begun, ended, ins, outs, sum } = book(random, 'USD', '2026-10-01', [
    [2, 'Uber|Direct deposit', 60, 240, 'uber'],
    [6, 'Uber|Direct deposit', 60, 240, 'uber'],
    [9, 'Uber|Direct deposit', 60, 240, 'uber'],
    [13, 'Uber|Direct deposit', 60, 240, 'uber'],
    [20, 'Uber|Direct deposit', 60, 240, 'uber'],
    [20, 'Lyft|Direct deposit', 40, 190, 'lyft'],
    [27, 'Lyft|Direct deposit', 40, 190, 'lyft'],
    [6, 'From Andre P|Cash App payment for uber last night', 11, 38],
    [13, 'DoorDash|Direct deposit', 30, 120],
    [18, 'Uber|Cash App Card refund', 6, 18],
    [2, 'Uber|Cash App Card purchase', -9, -26],
    [9, 'Kroger|Cash App Card purchase', -14, -61],
    [13, 'To Tasha Reed|Cash App payment for lyft tip', -5, -5],
    [23, 'Cash withdrawal|ATM at Kroger 412', -80, -80],
    [27, 'Lyft|Cash App Card purchase', -8, -22],
    [30, 'Cash out|Instant transfer to Visa debit', -150, -150],
  ]);
  const days = [...new Set(lines.map(({ date }) => date))];
  const shown = ({ text, in: come, out }: Line) => {
    const [who = '', how = ''] = text.split('|');
    return `${box('display:grid;grid-template-columns:1fr 230px 95px;padding:2.3px 0', `<span>${who}</span>`, `<span style="color:#666">${how}</span>`, `<span style="text-align:right">${come ? `+$${come}` : `$${out}`}</span>`)}`;
  };
  const html = `${grid('1fr 1fr', '<b style="font:bold 23px DejaVu Sans;line-height:1;color:#00b843">$ Cash App</b>', box('text-align:right', '<b style="font-size:15px">Account statement</b><br>October 2026'))}${gap(22)}${grid('1fr 1fr', rows(`<b style="font-size:17px">${titledName(p.holder)}</b>`, `$${p.holder.split(' ')[0]!.toLowerCase()}drives${digits(random, 2)}`, gap(5), small(9.6, 'Deposit account at The Bancorp Bank, N.A.')), rows(ends('Account number', `<b>${account}</b>`), ends('Routing number', '073923033'), ends('Statement period', '<b>10/01/2026 - 10/31/2026</b>'), ends('Cash App Card', `Visa ${digits(random, 4)}`)))}${gap(20)}${box(
    'display:grid;grid-template-columns:repeat(4,1fr);border-top:2px solid #111;border-bottom:1px solid #bbb;padding:9px 0',
    ...[
      ['Opening balance', begun],
      ['Money in', sum(ins)],
      ['Money out', sum(outs)],
      ['Closing balance', ended],
    ].map(([name, value]) => box('', small(9.6, name!), `<b style="font-size:14px">$${value}</b>`)),
  )}${gap(16)}${days
    .map(
      (day) =>
        `${box('font-weight:bold;border-bottom:1px solid #ccc;padding:6px 0 1px', `${monthDay(day)}`)}${lines
          .filter(({ date }) => date === day)
          .map(shown)
          .join('')}`,
    )
    .join(
      '',
    )}${foot(small(8.6, 'Money in does not include pending payments. Prepaid debit cards issued by Sutton Bank. Block, Inc., 1955 Broadway, Suite 600, Oakland, CA 94612. Questions about a transfer: 1 (800) 969-1940 within 60 days of Oct 31, 2026. Statement made on Nov 2, 2026. Page 1 of 2'))}`;
  return sheet("11px 'DejaVu Sans'", 1.16, html, {
    ...{ ...statementSent, isScan: true },
    fields: { ...october, bank: 'Cash App', holder: p.holder, lastFour: account.slice(-4), deposits },
  });
};

/** A prepaid bank of gig work: posting and transaction days, signs with brackets, cash put in at shops, and the wire of a platform's daily pay. */
const go2Bank: Design = (random) => {
  const p = drawPayer(random, ['TX']);
  const account = digits(random, 12);
  const pay = 'ACH Deposit UBER USA 6787, EDI PAYMNT';
  const { lines, deposits, begun, ended, ins, outs, sum } = book(random, 'USD', '2026-09-24', [
    [3, 'Instant Deposit Lyft Express Pay, SAN FRANCISCO, CA', 30, 110, 'lyft'],
    [6, pay, 90, 310, 'uber'],
    [10, 'Instant Deposit Lyft Express Pay, SAN FRANCISCO, CA', 30, 110, 'lyft'],
    [13, pay, 90, 310, 'uber'],
    [20, pay, 90, 310, 'uber'],
    [27, pay, 90, 310, 'uber'],
    [8, 'Cash Deposit, Walmart 3391, FORT WORTH, TX', 120, 120],
    [15, 'Transfer from Rhonda (Uber gas), GO2bank to GO2bank', 25, 25],
    [22, 'Purchase Return, LYFT *RIDE, SAN FRANCISCO, CA', 6, 20],
    [4, 'Purchase, UBER *TRIP, SAN FRANCISCO, CA', -10, -32],
    [9, 'Purchase, QT 909, FORT WORTH, TX', -25, -61],
    [16, 'Bill Pay, STATE FARM INSURANCE', -131.4, -131.4],
    [21, 'Transfer to Vault', -20, -20],
    [25, 'ATM Withdrawal, ALLPOINT 7781, FORT WORTH, TX', -60, -60],
    [30, 'Monthly Fee', -5, -5],
  ]);
  const green = '#00a14b';
  const whole = (date: string) => `${dated(date).month}/${dated(date).day}/${dated(date).year}`;
  const html = `${grid('1fr 1fr', `<b style="font:bold 25px DejaVu Sans;color:${green};line-height:1">GO2<span style="color:#111">bank</span></b>`, box('text-align:right;font-size:9.6px', 'GO2bank, a brand of Green Dot Bank<br>P.O. Box 5100, Pasadena, CA 91117<br>GO2bank.com &nbsp; (855) 459-1334'))}${gap(14)}${box(`background:${green};color:#fff;padding:7px 13px;display:flex;justify-content:space-between`, '<b>Demand Deposit Account Statement</b>', '<b>September 24, 2026 - October 23, 2026</b>')}${gap(14)}${grid('1fr 300px', box('font-size:12px', rows(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}`)), rows(ends('Account Number', `<b>${account}</b>`), ends('Routing Number', '124303120'), ends('Statement Date', '10/24/2026'), ends('Vault balance on 10/23/2026', '$41.17')))}${gap(14)}${grid(
    '1fr 1fr',
    rows(
      '<b style="font-size:13px">Account Summary</b>',
      ends('Beginning Balance', `$${begun}`, 'padding:2px 0'),
      ends('Total Credits', `$${sum(ins)}`, 'padding:2px 0'),
      ends('Total Debits', `($${sum(outs)})`, 'padding:2px 0'),
      ends('<b>Ending Balance</b>', `<b>$${ended}</b>`, 'padding:2px 0;border-top:1px solid #555'),
    ),
    rows(
      '<b style="font-size:13px">Fees</b>',
      plainTable(
        ['', '>This period', '>Year to date'],
        [
          ['Total Overdraft Fees', '$0.00', '$15.00'],
          ['Total Returned Item Fees', '$0.00', '$0.00'],
          ['Monthly Fees', '$5.00', '$50.00'],
        ],
        { cell: 'border-bottom:1px solid #ddd' },
      ),
    ),
  )}${gap(16)}<b style="font-size:13px">Transactions</b>${plainTable(
    ['Posted Date', 'Transaction Date', 'Description', '>Amount', '>Balance'],
    lines.map(({ date, text, in: come, out, balance }) => [
      whole(date),
      whole(date),
      `<div style="width:255px">${text}</div>`,
      come ? `$${come}` : `($${out})`,
      `$${balance}`,
    ]),
    { head: 'background:#e3f4ea', cell: 'border-bottom:1px solid #ddd;padding:4px' },
  )}${gap(14)}${box('background:#f4f4f4;padding:9px 13px', '<b>Get paid early.</b> Set up direct deposit by 11/15/2026 and your monthly fee of $5.00 is waived in the next period. Eligible gig pay counts from DoorDash, Uber and Lyft.')}${foot(small(8.6, 'In case of errors call (855) 459-1334 or write within 60 days of 10/24/2026. Green Dot Bank also operates under GO2bank, GoBank and Bonneville Bank. All of these are used by, and refer to, a single FDIC-insured bank. Page 1 of 2'))}`;
  return sheet("10.6px 'Liberation Sans'", 1.22, html, {
    ...statementSent,
    fields: {
      ...{ ...p, month: '2026-10', periodFrom: '2026-09-24', periodTo: '2026-10-23', bank: 'GO2bank' },
      ...{ lastFour: account.slice(-4), deposits },
    },
  });
};

export const moreAmericanBanks: Record<string, Design> = { sofiMoney, goldenOne, cashAppDays, go2Bank };
