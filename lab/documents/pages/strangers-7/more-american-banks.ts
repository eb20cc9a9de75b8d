import type { Design } from '../designs.ts';
import { box, digits, gap, grid, rows, small } from '../strangers-2/parts.ts';
import { dated, type Line } from '../strangers-3/ledger.ts';
import { foot, sheet, stacked, titled } from '../strangers-3/parts.ts';
import { ends, monthDay } from '../strangers-4/parts.ts';
import { book, october, statementSent } from '../strangers-5/book.ts';
import { plainTable } from '../strangers-6/people.ts';
import { drawCustomer } from './people.ts';

/** A kind of movement in a column of its own, sums with their signs, the day of settlement last; the home below the name at the left. */
const chimeSpending: Design = (random) => {
  const p = drawCustomer(random);
  const account = digits(random, 12);
  const { lines, deposits, begun, ended, ins, outs, sum } = book(random, 'USD', '2026-10-01', [
    [2, 'Uber USA Edi Paymnt|Direct Deposit', 60, 190, 'uber'],
    [6, 'Uber USA Edi Paymnt|Direct Deposit', 90, 260, 'uber'],
    [9, 'Lyft Driver Pay|Deposit', 40, 160, 'lyft'],
    [13, 'Uber USA Edi Paymnt|Direct Deposit', 90, 260, 'uber'],
    [20, 'Uber USA Edi Paymnt|Direct Deposit', 90, 260, 'uber'],
    [21, 'Lyft Driver Pay|Deposit', 40, 160, 'lyft'],
    [27, 'Uber USA Edi Paymnt|Direct Deposit', 90, 260, 'uber'],
    [8, 'DoorDash, Inc. Dasher Pay|Direct Deposit', 40, 130],
    [15, 'Transfer from Jorge C.|Transfer', 20, 60],
    [17, 'Cash Deposit Walgreens 04417|Deposit', 100, 100],
    [3, 'UBER *EATS San Francisco CA|Purchase', -17, -38],
    [10, 'LYFT *RIDE FRI 9AM|Purchase', -8, -24],
    [14, 'Transfer to Chime Savings Account|Round Up Transfer', -4.2, -4.2],
    [16, 'SPEEDWAY 44120 Fuel|Purchase', -30, -55],
    [19, 'ATM Withdrawal 7-Eleven|ATM Withdrawal', -60, -60],
    [25, 'Transfer to Room Share|Transfer', -300, -300],
    [31, 'UBER *TRIP REFUND FEE ADJ|Adjustment', -1.5, -1.5],
  ]);
  const green = '#1ec677';
  const kinds = (kind: RegExp, some: readonly Line[]) => some.filter(({ text }) => kind.test(text.split('|')[1]!));
  const html = `${grid('1fr 1fr', `<b style="font:bold 27px DejaVu Sans;color:${green};line-height:1">chime</b>`, box('text-align:right;font-size:10px', 'Member Services<br>(844) 244-6363<br>support@chime.com'))}${gap(24)}${grid('1fr 280px', box('font-size:12px', rows(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}`)), rows(ends('Account number', `<b>${account}</b>`), ends('Issued by', 'The Bancorp Bank, N.A., Member FDIC')))}${gap(24)}${box('font-size:20px;font-weight:bold', 'Checking Account Statement')}${box('font-size:12px;color:#555', 'Statement period: October 2026 (October 1, 2026 - October 31, 2026)')}${gap(14)}<b style="font-size:13px">Summary</b>${plainTable(
    ['', '>'],
    [
      ['Beginning balance on October 1, 2026', `$${begun}`],
      ['Deposits', `$${sum(kinds(/Deposit/, ins))}`],
      ['ATM withdrawals', `-$${sum(kinds(/ATM/, outs))}`],
      ['Purchases', `-$${sum(kinds(/Purchase/, outs))}`],
      ['Adjustments', `-$${sum(kinds(/Adjustment/, outs))}`],
      ['Transfers', `$${sum(kinds(/Transfer/, ins))} in, $${sum(kinds(/Transfer/, outs))} out`],
      ['Round Up Transfers', 'included above'],
      ['Fees', '$0.00'],
      ['SpotMe Tips', '$0.00'],
      ['<b>Ending balance on October 31, 2026</b>', `<b>$${ended}</b>`],
    ],
    { width: '430px', cell: 'border-bottom:1px solid #eee;padding:2.4px 3px' },
  )}${gap(14)}<b style="font-size:13px">Transactions</b>${plainTable(
    ['TRANSACTION DATE', 'DESCRIPTION', 'TYPE', '>AMOUNT', '>NET AMOUNT', '>SETTLEMENT DATE'],
    lines.map(({ date, text, in: come, out }) => {
      const [words = '', type = ''] = text.split('|');
      const { year, month, day } = dated(date);
      const shown = come ? `$${come}` : `-$${out}`;
      const whole = `${Number(month)}/${Number(day)}/${year}`;
      return [whole, words, type, shown, shown, whole];
    }),
    {
      head: 'font-size:8.3px;color:#666;border-bottom:1px solid #999',
      cell: 'border-bottom:1px solid #eee;padding:3px 4px',
    },
  )}${foot(small(8.6, '<b>Error Resolution Procedures.</b> In case of errors or questions about your electronic transactions, call (844) 244-6363, write to Chime, P.O. Box 417, San Francisco, CA 94104, or e-mail support@chime.com as soon as you can. Chime is a financial technology company, not a bank. &nbsp; Page 1 of 2'))}`;
  return sheet("10.4px 'Liberation Sans'", 1.24, html, {
    ...statementSent,
    fields: { ...p, ...october, bank: 'Chime', lastFour: account.slice(-4), deposits },
  });
};

/** Months by three letters, a category beside the words, signs with a space; two accounts of which the second has movements of its own. */
const capitalOne360: Design = (random) => {
  const p = drawCustomer(random);
  const account = `36${digits(random, 9)}`;
  const savings = `36${digits(random, 9)}`;
  const uber = 'Deposit from UBER USA 6787 EDI PAYMNT';
  const { lines, deposits, begun, ended, came, gone } = book(random, 'USD', '2026-10-01', [
    [5, uber, 150, 430, 'uber'],
    [13, uber, 150, 430, 'uber'],
    [19, uber, 150, 430, 'uber'],
    [26, uber, 150, 430, 'uber'],
    [14, 'Deposit from LYFT, INC. LYFT', 60, 230, 'lyft'],
    [28, 'Deposit from LYFT, INC. LYFT', 60, 230, 'lyft'],
    [9, 'Zelle money received from DWAYNE PRESCOTT', 25, 70],
    [15, 'Deposit from KROGER CO PAYROLL', 330, 560],
    [31, 'Monthly Interest Paid', 0.04, 0.09],
    [3, 'Debit Card Purchase - UBER TRIP HELP UBER COM CA', -10, -31],
    [8, 'Withdrawal to 360 Performance Savings', -50, -50],
    [12, 'Debit Card Purchase - RACETRAC 2281', -28, -57],
    [16, 'Zelle money sent to HERTZ HOUSE', -260, -260],
    [22, 'ATM Withdrawal - ALLPOINT CVS 8114', -80, -80],
    [29, 'Withdrawal from ATT PAYMENT', -85.2, -85.2],
  ]);
  const [blue, red] = ['#004879', '#d03027'];
  const table = (some: readonly (readonly string[])[]) =>
    plainTable(['DATE', 'DESCRIPTION', 'CATEGORY', '>AMOUNT', '>BALANCE'], some, {
      head: `font-size:8.6px;border-bottom:1.5px solid ${blue}`,
      cell: 'border-bottom:1px solid #ddd;padding:3px 4px',
    });
  const html = `${grid('1fr 1fr', `<b style="font:italic bold 24px DejaVu Sans;color:${blue};line-height:1">Capital<span style="color:${red}">One</span></b>`, box('text-align:right', '<b style="font-size:14px">STATEMENT PERIOD</b><br>Oct 1 - Oct 31, 2026'))}${gap(14)}${grid('1fr 260px', box('padding-top:20px;font-size:11.5px', rows(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}`)), box('font-size:9.8px', '<b>Contact us</b><br>capitalone.com<br>1-888-464-0727<br>P.O. Box 85123, Richmond, VA 23285<br>Available 8am-11pm ET, 7 days a week'))}${gap(14)}${box(`font-size:17px;color:${blue}`, `Hi ${titled(p.holder.split(' ')[0]!)}, here's your October 2026 bank statement.`)}${gap(10)}<b style="font-size:12px">Account Summary</b>${plainTable(
    ['ACCOUNT NAME', '>Oct 1', '>Oct 31'],
    [
      [`360 Checking...${account.slice(-4)}`, `$${begun}`, `$${ended}`],
      [`360 Performance Savings...${savings.slice(-4)}`, '$611.20', '$663.19'],
      ['<b>All Accounts</b>', '', ''],
    ],
    { head: `background:${blue};color:#fff`, cell: 'border-bottom:1px solid #ddd;padding:3.5px 4px' },
  )}${gap(12)}${grid('1fr 1fr', box(`font-size:14px;color:${blue}`, `<b>360 Checking - ${account}</b>`), box('text-align:right;font-size:9.5px', `+ $${came} in &nbsp; - $${gone} out`))}${table(
    [
      ['Oct 1', 'Opening Balance', '', '', `$${begun}`],
      ...lines.map(({ date, text, in: come, out, balance }) => [
        `<span style="white-space:nowrap">${monthDay(date)}</span>`,
        text,
        come ? 'Credit' : 'Debit',
        come ? `+ $${come}` : `- $${out}`,
        `$${balance}`,
      ]),
      ['Oct 31', 'Closing Balance', '', '', `$${ended}`],
    ],
  )}${gap(6)}${small(9.3, 'Annual percentage yield earned 0.10%. YTD interest and bonuses $0.52. Days in statement cycle 31. Fees charged this period: total overdraft fees $0.00; total return item fees $0.00.')}${gap(12)}${box(`font-size:14px;color:${blue}`, `<b>360 Performance Savings - ${savings}</b>`)}${table(
    [
      ['Oct 1', 'Opening Balance', '', '', '$611.20'],
      ['Oct 8', 'Deposit from 360 Checking', 'Credit', '+ $50.00', '$661.20'],
      ['Oct 31', 'Monthly Interest Paid', 'Credit', '+ $1.99', '$663.19'],
      ['Oct 31', 'Closing Balance', '', '', '$663.19'],
    ],
  )}${foot(small(8.4, 'Thanks for saving with Capital One 360&reg;. Capital One, N.A., Member FDIC. &copy;2026 Capital One. If you think there is an error, tell us no later than 60 days after Oct 31, 2026. New fees for wires start on Jan 4, 2027. Page 1 of 4'))}`;
  return sheet("10.1px 'Liberation Sans'", 1.23, html, {
    ...{ ...statementSent, isScan: true },
    fields: { ...p, ...october, bank: 'Capital One', lastFour: account.slice(-4), deposits },
  });
};

/** The credit union of the navy: month and day with a dash, what goes out with a dash behind it, two joint owners, a cut on the 19th. */
const navyCheckingNow: Design = (random) => {
  const p = drawCustomer(random);
  const account = `70${digits(random, 8)}`;
  const { lines, deposits, begun, ended, came, gone } = book(random, 'USD', '2026-09-20', [
    [9, 'Deposit - ACH Paid From Uber USA 6787 EDI Paymnt', 160, 450, 'uber'],
    [16, 'Deposit - ACH Paid From Uber USA 6787 EDI Paymnt', 160, 450, 'uber'],
    [23, 'Deposit - ACH Paid From Uber USA 6787 EDI Paymnt', 160, 450, 'uber'],
    [30, 'Deposit - ACH Paid From Uber USA 6787 EDI Paymnt', 160, 450, 'uber'],
    [18, 'Deposit - ACH Paid From Lyft, Inc. Lyft 0#########', 60, 210, 'lyft'],
    [11, 'Deposit - ACH Paid From Dfas-Cleveland Ret Net', 900, 1300],
    [14, 'Zelle CR Shana Vance Uber Money', 15, 40],
    [20, 'Deposit 10-09-26 ATM Norfolk Little Creek', 140, 140],
    [30, 'Dividend', 0.03, 0.06],
    [4, 'POS Debit- Visa Check Card 5518 09-21-26 Uber Trip San Francisco CA', -12, -35],
    [8, 'POS Debit- Debit Card 5518 Transaction 09-27-26 Kroger 0331', -45, -99],
    [13, 'Paid To - Usaa P&amp;C Int Autopay Chk 0########', -133.4, -133.4],
    [17, 'Transfer To Shares', -100, -100],
    [22, 'ATM Withdrawal 10-11-26 Military Hwy Norfolk VA', -80, -80],
    [27, 'Zelle DB Ocean View Rentals', -650, -650],
  ]);
  const [navy, gold] = ['#003a63', '#c99700'];
  const html = `${grid('1fr 1fr', rows(`<b style="font:bold 20px Liberation Serif;color:${navy};letter-spacing:1px">NAVY FEDERAL</b><br><b style="font:13px Liberation Serif;color:${navy}">Credit Union</b>`, small(9, 'PO Box 3000, Merrifield, VA 22119-3000')), box('text-align:right', '<b style="font-size:15px">Statement of Account</b><br>Statement Period<br>', '<b>09/20/26 - 10/19/26</b>', `<br>Access No. ${digits(random, 8)}<br>Page 1 of 3`))}${gap(16)}${grid('1fr 280px', box("font:11.5px 'Liberation Mono';padding-left:8px", rows(`<span style="font-size:8.5px">#BWNLLSV</span>`, `<span style="font-size:8.5px">#000000P1FJ4Q7A${digits(random, 2)}#000GX7F5F</span>`, p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`)), box(`border:1px solid ${navy};padding:7px 10px;font-size:9.8px`, '<b>Questions about this Statement?</b><br>Toll-free in the U.S. 1-888-842-6328<br>Visit us online at navyfederal.org<br>Say "Yes" to Paperless! View your digital statements via Mobile or Navy Federal Online Banking.'))}${gap(16)}${box(`background:${navy};color:#fff;padding:3px 8px;font-weight:bold`, `Summary of your deposit accounts`)}${plainTable(
    [
      '',
      '>Previous<br>Balance',
      '>Deposits/<br>Credits',
      '>Withdrawals/<br>Debits',
      '>Ending<br>Balance',
      '>YTD<br>Dividends',
    ],
    [
      [`<b>EveryDay Checking</b><br>${account}`, `$${begun}`, `$${came}`, `$${gone}`, `$${ended}`, '$0.41'],
      [`<b>Membership Savings</b><br>30${digits(random, 8)}`, '$412.08', '$100.09', '$0.00', '$512.17', '$0.77'],
    ],
    { head: 'border-bottom:1px solid #777', cell: 'border-bottom:1px solid #ddd' },
  )}${gap(10)}${box(`border-left:4px solid ${gold};padding:3px 10px`, 'Disaster help since 10/02/26: members in the way of the storm may defer a loan payment. Call before 12/31/26.')}${gap(12)}${box(`color:${navy};font-size:15px;font-weight:bold;border-bottom:2px solid ${gold}`, 'Checking')}<b>EveryDay Checking - ${account}</b>${small(9.2, 'Joint Owner(s): NONE &nbsp; Beneficiary: RENEE ABERNATHY')}${plainTable(
    ['Date', 'Transaction Detail', '>Amount($)', '>Balance($)'],
    [
      ['09-20', 'Beginning Balance', '', begun],
      ...lines.map(({ date, text, in: come, out, balance }) => [
        `${dated(date).month}-${dated(date).day}`,
        stacked(text),
        come || `${out}-`,
        balance,
      ]),
      ['10-19', 'Ending Balance', '', ended],
    ],
    { head: 'border-bottom:1px solid #777', cell: 'padding:3.2px 4px' },
  )}${gap(8)}<b>Items Paid</b>${plainTable(
    ['Date', 'Item', '>Amount($)', 'Date', 'Item', '>Amount($)'],
    [
      ['10-02', 'ACH', '133.40', '10-06', 'XFER', '100.00'],
      ['10-16', 'ZELLE', '650.00', '', '', ''],
    ],
    { cell: 'font-size:9.2px' },
  )}${foot(small(8.4, 'Average Daily Balance - Current Cycle: $1,118.60. Your account earned a dividend, with an annual percentage yield earned of 0.05%, for the dividend period from 09-20-2026 through 10-19-2026. Federally insured by NCUA. Disclosure: errors must reach us within 60 days.'))}`;
  return sheet("10.2px 'Liberation Sans'", 1.22, html, {
    ...statementSent,
    fields: {
      ...{ ...p, month: '2026-10', periodFrom: '2026-09-20', periodTo: '2026-10-19', bank: 'Navy Federal' },
      ...{ lastFour: account.slice(-4), deposits },
    },
  });
};

export const moreAmericanBanks: Record<string, Design> = { chimeSpending, capitalOne360, navyCheckingNow };
