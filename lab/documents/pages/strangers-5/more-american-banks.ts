import type { Design } from '../designs.ts';
import { box, digits, framed, gap, grid, list, rows, small } from '../strangers-2/parts.ts';
import { dated, type Line } from '../strangers-3/ledger.ts';
import { foot, sheet, stacked, titled } from '../strangers-3/parts.ts';
import { ends, monthDay, ruled } from '../strangers-4/parts.ts';
import { book, october, statementSent } from './book.ts';
import { drawCustomer } from './people.ts';

// A credit union, a bank of the east coast, and two that are an app.

const dashed = (date: string) => `${dated(date).month}-${dated(date).day}`;

/** Two accounts on a page, the savings with movements of their own; a minus after sums that went out; a second owner. */
const navyFederal: Design = (random) => {
  const p = drawCustomer(random, ['VA', 'CA', 'IL']);
  const [checking, savings] = [`70${digits(random, 8)}`, `30${digits(random, 8)}`];
  const uber = 'Deposit - ACH Paid From Uber USA 6787 Edi Paymnt';
  const { lines, deposits, begun, ended, came, gone } = book(random, 'USD', '2026-09-26', [
    [4, uber, 150, 430, 'uber'],
    [11, uber, 150, 430, 'uber'],
    [18, uber, 150, 430, 'uber'],
    [20, 'Deposit - ACH Paid From Lyft, Inc. Driver Pay', 60, 210, 'lyft'],
    [25, uber, 150, 430, 'uber'],
    [5, 'Deposit - ACH Paid From Dfas-Cleveland Ret Net', 610, 840],
    [13, 'Zelle CR Monica Peterson Uber Money ##########', 20, 70],
    [22, 'POS Credit Adjustment 4418 Transaction 10-15-26 Uber *Trip', 8, 20],
    [3, 'POS Debit- Debit Card 4418 09-27-26 Wawa 8611 Norfolk VA', -22, -61],
    [8, 'POS Debit- Debit Card 4418 10-01-26 Uber *Eats San Francisco CA', -14, -38],
    [12, 'Paid To - Geico *Auto Macon GA Chk ####', -141, -141],
    [16, 'Transfer To Shares', -50, -50],
    [19, 'ATM Withdrawal 10-14-26 1451 Nfcu Little Creek', -100, -100],
    [24, 'POS Debit- Debit Card 4418 10-16-26 Lyft *Temp Auth Lyft.Com CA', -9, -24],
    [28, 'Zelle DB Marcus Landlord Rent ##########', -475, -475],
  ]);
  const navy = '#04427a';
  const table = (some: readonly (readonly string[])[]) =>
    list(['Date', 'Transaction Detail', '>Amount($)', '>Balance($)'], ['54px', '1fr', '96px', '96px'], some, navy);
  const html = `${grid('1fr 310px', rows(`<b style="font:bold 22px Liberation Serif;color:${navy};line-height:1">NAVY FEDERAL<br>Credit Union</b>`, small(9, 'PO Box 3000<br>Merrifield, VA 22119-3000')), box('', '<b style="font-size:15px">Statement of Account</b>', `<br>For ${titled(p.holder)}`, ends('Statement Period', '<b>09/26/26 - 10/25/26</b>'), ends('Access No.', `${digits(random, 8)}`), ends('Page', '1 of 3')))}${gap(20)}${grid('1fr 310px', box('padding-left:28px;font-size:12px', rows(small(8, `#BWNLLSV`), p.holder, p.street, `${p.city} ${p.state} &nbsp;${p.zip}-${digits(random, 4)}`)), framed(navy, '<b>Questions about this Statement?</b>', small(10, 'Toll-free in the U.S. 1-888-842-6328<br>Collect internationally 1-703-255-8837<br>Say "Yes" to Paperless! View your digital statements via Mobile or Navy Federal Online Banking.')))}${gap(16)}${box(`background:${navy};color:#fff;font-weight:bold;padding:3px 9px`, 'Summary of your deposit accounts')}${list(
    [
      '',
      '>Previous<br>Balance',
      '>Deposits/<br>Credits',
      '>Withdrawals/<br>Debits',
      '>Ending<br>Balance',
      '>YTD<br>Dividends',
    ],
    ['1fr', '88px', '88px', '92px', '88px', '72px'],
    [
      [`<b>EveryDay Checking</b><br>${checking}`, `$${begun}`, `$${came}`, `$${gone}`, `$${ended}`, '$0.31'],
      [`<b>Membership Savings</b><br>${savings}`, '$212.40', '$50.04', '$0.00', '$262.44', '$0.39'],
    ],
    navy,
  )}${gap(14)}${box(`background:${navy};color:#fff;font-weight:bold;padding:3px 9px`, 'Checking')}${ends(`<b>EveryDay Checking - ${checking}</b>`, 'Joint Owner(s): CORNELIUS A PETERSON', 'padding:4px 0')}${table(
    [
      ['09-26', 'Beginning Balance', '', begun],
      ...lines.map(({ date, text, in: come, out, balance }) => [dashed(date), text, come || `${out}-`, balance]),
      ['10-25', 'Ending Balance', '', ended],
    ],
  )}${small(9.5, gap(3), 'Average Daily Balance - Current Cycle: $604.18 &nbsp; Your account earned $0.03, with an annual percentage yield earned of 0.05%, for the dividend period from 09-26-2026 through 10-25-2026')}${gap(10)}${box(`background:${navy};color:#fff;font-weight:bold;padding:3px 9px`, 'Savings')}${ends(`<b>Membership Savings - ${savings}</b>`, 'Joint Owner(s): NONE', 'padding:4px 0')}${table(
    [
      ['09-26', 'Beginning Balance', '', '212.40'],
      ['10-11', 'Transfer From Checking', '50.00', '262.40'],
      ['10-25', 'Dividend', '0.04', '262.44'],
      ['10-25', 'Ending Balance', '', '262.44'],
    ],
  )}${foot(small(8.5, 'Insured by NCUA. Navy Federal Credit Union is required to give you the following: in case of errors or questions about your electronic transfers telephone or write us not later than 60 days after we sent you the first statement on which the error appeared.'))}`;
  return sheet("10.6px 'Liberation Sans'", 1.1, html, {
    ...statementSent,
    fields: {
      ...{
        ...p,
        month: '2026-10',
        periodFrom: '2026-09-26',
        periodTo: '2026-10-25',
        bank: 'Navy Federal',
      },
      ...{ lastFour: checking.slice(-4), deposits },
    },
  });
};

/** Green and capitals; commas in the words of payers; stars for numbers; subtotals; the period with a hyphen and no spaces. */
const tdConvenience: Design = (random) => {
  const p = drawCustomer(random, ['NY', 'NJ']);
  const account = `43${random.whole(0, 9)}-${digits(random, 7)}`;
  const uber = 'ACH DEPOSIT, UBER USA 6787 EDI PAYMNT ****##########';
  const { begun, ended, deposits, ins, outs, sum } = book(random, 'USD', '2026-10-01', [
    [6, uber, 190, 500, 'uber'],
    [13, uber, 190, 500, 'uber'],
    [20, uber, 190, 500, 'uber'],
    [22, 'ACH DEPOSIT, LYFT, INC. DRIVER PAY ****####', 50, 190, 'lyft'],
    [27, uber, 190, 500, 'uber'],
    [9, 'ACH DEPOSIT, NJ TRANSIT CORP PAYROLL *****####', 620, 830],
    [15, 'TD ZELLE RECEIVED, ####### Zelle NADIA VILLANUEVA LYFT', 15, 50],
    [19, 'ATM CASH DEPOSIT, *****30####### AUT 101926 ATM CASH DEPOSIT|466 BROAD STREET NEWARK * NJ', 160, 160],
    [28, 'DEBIT CARD CREDIT, *****30#######, AUT 102726 VISA DDA REF|UBER TRIP HELP UBER COM * CA', 9, 25],
    [2, 'DEBIT CARD PURCHASE, *****30#######, AUT 100126 VISA DDA PUR|SHOPRITE NEWARK S1 NEWARK * NJ', -35, -96],
    [5, 'DEBIT CARD PURCHASE, *****30#######, AUT 100426 VISA DDA PUR|UBER EATS HELP UBER COM * CA', -17, -40],
    [8, 'ELECTRONIC PMT-WEB, PSEG NJ BILL PAY ****######', -68, -120],
    [14, 'TD ZELLE SENT, ####### Zelle STEVEN SZYMANSKI', -350, -350],
    [21, 'DEBIT CARD PURCHASE, *****30#######, AUT 102026 VISA DDA PUR|LYFT RIDE TUE 8AM LYFT COM * CA', -10, -26],
    [26, 'DEBIT POS, *****30#######, AUT 102626 DDA PURCHASE|EXXON BROAD ST NEWARK * NJ', -30, -58],
  ]);
  const green = '#008a00';
  const title = (text: string) =>
    box(`font-weight:bold;border-bottom:2px solid ${green};margin-top:11px;padding-bottom:2px`, text);
  const table = (some: readonly Line[]) =>
    `${list(
      ['POSTING DATE', 'DESCRIPTION', '>AMOUNT'],
      ['84px', '1fr', '90px'],
      some.map(({ date, text, in: come, out }) => [
        `${dated(date).month}/${dated(date).day}`,
        stacked(text),
        come || out,
      ]),
      '#bbb',
    )}${ends('', `<b>Subtotal: &nbsp;&nbsp; ${sum(some)}</b>`, 'padding-top:2px')}`;
  const by = (start: RegExp, some: readonly Line[]) => some.filter(({ text }) => start.test(text));
  const [direct, other] = [by(/^(ACH|TD ZELLE)/, ins), by(/^(ATM|DEBIT)/, ins)];
  const html = `${grid('90px 1fr 290px', `<div style="background:${green};color:#fff;font:bold 30px Liberation Sans;width:58px;line-height:46px;text-align:center">TD</div>`, rows('<b style="font-size:15px">Bank</b>', "America's Most Convenient Bank&reg;"), box('text-align:right', '<b style="font-size:15px">STATEMENT OF ACCOUNT</b>'))}${gap(22)}${grid(
    '1fr 330px',
    box(
      'padding:6px 0 0 30px;font-size:12px',
      rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`),
    ),
    ruled(
      ['Page:', '1 of 3'],
      ['120px', '1fr'],
      [
        ['Statement Period:', '<b>Oct 01 2026-Oct 31 2026</b>'],
        ['Cust Ref #:', `${digits(random, 10)}-717-E-***`],
        ['Primary Account #:', `<b>${account}</b>`],
      ],
      ['#bcd8bc', '#fff'],
    ),
  )}${gap(18)}${box(`background:${green};color:#fff;font-weight:bold;padding:4px 10px`, 'TD Convenience Checking')}${ends(`<b>${p.holder}</b>`, `<b>Account # ${account}</b>`, 'padding:5px 10px')}${title('ACCOUNT SUMMARY')}${grid('1fr 1fr', rows(ends('Beginning Balance', begun), ends('Electronic Deposits', sum(direct)), ends('Other Credits', sum(other)), ends('Electronic Payments', sum(outs)), ends('<b>Ending Balance</b>', `<b>${ended}</b>`)), rows(ends('Average Collected Balance', '488.07'), ends('Interest Earned This Period', '0.00'), ends('Interest Paid Year-to-Date', '0.00'), ends('Annual Percentage Yield Earned', '0.00%'), ends('Days in Period', '31')))}${title('DAILY ACCOUNT ACTIVITY')}${gap(5)}<b>Electronic Deposits</b>${table(direct)}${gap(4)}<b>Other Credits</b>${table(other)}${gap(4)}<b>Electronic Payments</b>${table(outs)}${gap(12)}${box('background:#eef7ee;padding:7px 10px;font-size:10px', 'Earn $300 with TD Complete Checking: open by 01/31/2027 and receive direct deposits of $2,500.00 or more within 60 days. No purchase needed for the sweepstakes of 10/15/2026-12/15/2026.')}${foot(small(8.5, 'Call 1-800-937-2000 for 24-hour Bank-by-Phone services or connect to www.tdbank.com. Bank Deposits FDIC Insured | TD Bank, N.A. | Equal Housing Lender. TD Bank, N.A., P.O. Box 1377, Lewiston, Maine 04243-1377'))}`;
  return sheet("10.5px 'Liberation Sans'", 1.12, html, {
    ...statementSent,
    isScan: true,
    fields: { ...p, ...october, bank: 'TD Bank', lastFour: account.slice(-4), deposits },
  });
};

/** The newest first; names as people write them; a kind of transaction in a column; small sums of round-ups between. */
const varo: Design = (random) => {
  const p = drawCustomer(random);
  const account = digits(random, 12);
  const { lines, deposits, begun, ended, came, gone } = book(random, 'USD', '2026-10-01', [
    [3, 'Visa Direct~UBER PRO INSTANT PAY', 40, 160, 'uber'],
    [7, 'Visa Direct~UBER PRO INSTANT PAY', 40, 160, 'uber'],
    [10, 'Visa Direct~LYFT EXPRESS PAY', 40, 160, 'lyft'],
    [14, 'Visa Direct~UBER PRO INSTANT PAY', 40, 160, 'uber'],
    [19, 'Direct Deposit~LYFT, INC. DRIVER PAY', 90, 270, 'lyft'],
    [21, 'Visa Direct~UBER PRO INSTANT PAY', 40, 160, 'uber'],
    [29, 'Visa Direct~UBER PRO INSTANT PAY', 40, 160, 'uber'],
    [9, 'Direct Deposit~DOORDASH DASHER PAY', 30, 110],
    [16, 'Varo to Anyone~From Caroline, uber gas', 10, 40],
    [23, 'Cash Deposit~Green Dot, CVS 4471', 100, 100],
    [27, 'Refund~Lyft *Cancel Fee', 5, 5],
    [2, 'Purchase~Uber *Eats, San Francisco CA', -13, -37],
    [5, 'Purchase~Circle K 2710, Phoenix AZ', -25, -52],
    [5, 'Save Your Change~To Savings', -0.9, -0.1],
    [12, 'Varo to Anyone~To Steven', -120, -120],
    [18, 'Purchase~Food 4 Less 351', -30, -77],
    [22, 'ATM Withdrawal~Allpoint, Walgreens 0554', -60, -60],
    [25, 'Purchase~Lyft *1 Ride 10-24', -8, -22],
    [30, 'Advance Repayment~Varo Advance', -100, -100],
  ]);
  const teal = '#00305e';
  const html = `${grid('1fr 1fr', `<b style="font-size:34px;color:${teal};line-height:1;letter-spacing:2px">varo</b>`, box('text-align:right;font-size:10px', 'Varo Bank, N.A.<br>PO Box 108, Draper, UT 84020<br>(877) 377-8276 &nbsp; varomoney.com'))}${gap(18)}${box('font-size:22px', 'Varo Bank Account Statement')}${box('font-size:13px', 'October 1, 2026 - October 31, 2026')}${gap(14)}${grid('1fr 300px', box('font-size:12.5px', rows(titled(p.holder), titled(p.street), `${titled(p.city)}, ${p.state} ${p.zip}`)), rows(ends('Account Number', `<b>${account}</b>`), ends('Routing Number', '<b>124303201</b>'), ends('Statement Date', 'October 31, 2026')))}${gap(16)}${box(
    'background:#e7f1f5;border-radius:12px;padding:12px 18px;display:grid;grid-template-columns:1fr 1fr 1fr 1fr',
    ...(
      [
        ['Beginning Balance', begun],
        ['Money In', came],
        ['Money Out', gone],
        ['Ending Balance', ended],
      ] as const
    ).map(([name, value]) => box('', small(10, name), `<b style="font-size:16px">$${value}</b>`)),
  )}${gap(16)}<b style="font-size:14px">Transactions</b>${list(
    ['Date', 'Type', 'Description', '>Amount', '>Balance'],
    ['92px', '130px', '1fr', '88px', '88px'],
    [...lines].reverse().map(({ date, text, in: come, out, balance }) => {
      const [kind = '', words = ''] = text.split('~');
      return [`${monthDay(date)}, 2026`, kind, words, come ? `$${come}` : `($${out})`, `$${balance}`];
    }),
    '#9fc3cf',
  )}${gap(16)}${grid('1fr 1fr', box('border:1px solid #9fc3cf;border-radius:10px;padding:9px 12px', '<b>Fees this period</b>', ends('Total Overdraft Fees', '$0.00'), ends('Total Returned Item Fees', '$0.00')), box('border:1px solid #9fc3cf;border-radius:10px;padding:9px 12px', '<b>Earn 5.00% APY</b>', small(10, 'Qualify from November 1, 2026 to November 30, 2026 with $1,000.00 in qualifying direct deposits.')))}${foot(small(8.5, 'In case of errors or questions about your electronic transfers, call or write us no later than 60 days after we sent the first statement on which the problem appeared. Banking services provided by Varo Bank, N.A. Member FDIC.'))}`;
  return sheet("11.2px 'DejaVu Sans Condensed'", 1.2, html, {
    ...statementSent,
    fields: {
      ...{ ...p, holder: titled(p.holder), street: titled(p.street), city: titled(p.city) },
      ...{ ...october, bank: 'Varo', lastFour: account.slice(-4), deposits },
    },
  });
};

/** A day as a title, then name and sum far apart with no lines, a plus for what came; the hour under the name; two columns of facts. */
const currentSpend: Design = (random) => {
  const p = drawCustomer(random);
  const account = `••••${digits(random, 4)}`;
  const { lines, deposits, begun, ended, came, gone } = book(random, 'USD', '2026-10-01', [
    [2, 'Uber USA 6787~Direct deposit', 120, 390, 'uber'],
    [9, 'Uber USA 6787~Direct deposit', 120, 390, 'uber'],
    [13, 'Lyft Driver~Instant transfer', 40, 150, 'lyft'],
    [16, 'Uber USA 6787~Direct deposit', 120, 390, 'uber'],
    [23, 'Uber USA 6787~Direct deposit', 120, 390, 'uber'],
    [6, 'Amazon Flex LLC~Direct deposit', 60, 170],
    [9, 'Mom~Current Pay, "for lyft"', 40, 40],
    [20, 'Uber Eats~Refund', 8, 27],
    [28, 'Cash deposit~7-Eleven 35992', 80, 80],
    [3, 'Uber Eats~Card purchase', -12, -39],
    [6, 'Chevron 0091177~Card purchase', -30, -61],
    [13, 'Getaround Inc~ACH withdrawal', -180, -180],
    [16, 'Cricket Wireless~Card purchase', -40, -40],
    [20, 'Lyft~Card purchase', -8, -26],
    [27, 'ATM withdrawal~Allpoint Target T2041', -60, -60],
  ]);
  const html = `${grid('1fr 1fr', '<b style="font-size:28px;line-height:1">current</b>', box('text-align:right', 'Monthly Statement<br><b style="font-size:15px">October 2026</b>'))}${gap(16)}${grid('1fr 1fr', rows('<b>Account Holder</b>', p.holder, p.street, `${p.city}, ${p.state}, ${p.zip}`), rows(ends('Account', `<b>Spend ${account}</b>`), ends('Statement period', '<b>10/01/2026 - 10/31/2026</b>'), ends('Bank', 'Choice Financial Group'), ends('Opened', '03/17/2023')))}${gap(14)}${box(
    'background:#111;color:#fff;border-radius:14px;padding:13px 20px;display:grid;grid-template-columns:1fr 1fr 1fr 1fr',
    ...(
      [
        ['Starting', begun],
        ['In', came],
        ['Out', gone],
        ['Ending', ended],
      ] as const
    ).map(([name, value]) => box('', box('font-size:10px', name), `<b style="font-size:16px">$${value}</b>`)),
  )}${gap(8)}${lines
    .map(({ date, text, in: come, out }, at) => {
      const [name = '', kind = ''] = text.split('~');
      const opens =
        lines[at - 1]?.date !== date
          ? box(
              'color:#666;font-size:10px;border-bottom:1px solid #ccc;margin-top:8px',
              `${['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][new Date(date).getUTCDay()]}, ${monthDay(date)}, 2026`,
            )
          : '';
      const hour = `${random.whole(1, 11)}:${random.whole(10, 59)} ${random.pick(['AM', 'PM'])}`;
      return `${opens}${ends(`<b>${name}</b>`, come ? `<b>+$${come}</b>` : `-$${out}`, 'padding-top:3px')}${box('font-size:9.5px;color:#666', `${kind}, ${hour}`)}`;
    })
    .join(
      '',
    )}${foot(`${box('background:#f2f2f2;border-radius:10px;padding:8px 13px;margin-bottom:9px', '<b>Boost to 4.00%</b> &nbsp; Start a direct deposit of $200.00 or more by 11/30/2026 to keep your boost through 12/31/2026.')}${small(8.5, 'Current is a financial technology company, not an FDIC-insured bank. Banking services provided by Choice Financial Group, 4501 23rd Avenue S, Fargo, ND 58104. Questions: 1-888-851-1172 or support@current.com')}`)}`;
  return sheet("11.4px 'Liberation Sans'", 1.1, html, {
    ...statementSent,
    isScan: true,
    fields: { ...p, ...october, bank: 'Current', lastFour: account.slice(-4), deposits },
  });
};

export const moreAmericanBanks: Record<string, Design> = { navyFederal, tdConvenience, varo, currentSpend };
