import type { Design } from '../designs.ts';
import { box, digits, gap, grid, list, rows, small } from '../strangers-2/parts.ts';
import { dated, type Line } from '../strangers-3/ledger.ts';
import { foot, sheet } from '../strangers-3/parts.ts';
import { ends } from '../strangers-4/parts.ts';
import { book, closesDay, october, statementSent } from '../strangers-5/book.ts';
import { drawAddressee, plainTable } from './people.ts';

const bare = (date: string) => `${Number(dated(date).month)}/${Number(dated(date).day)}`;
const slashed = (date: string) => `${dated(date).month}/${dated(date).day}`;

/** Days without noughts, two columns of sums, a balance only at the end of a day; no period but the days of the two balances. */
const wellsClearAccess: Design = (random) => {
  const p = drawAddressee(random);
  const account = digits(random, 10);
  const [first = '', , last = ''] = p.holder.split(' ');
  const name = `${last} ${first}`;
  const { lines, deposits, begun, ended, came, gone } = book(random, 'USD', '2026-10-01', [
    [2, `Lyft, Inc. Lyft 26#### 0#########  ${name}`, 140, 410, 'lyft'],
    [6, `Uber USA 6787 Edi Paymnt 26#### ############### Ref*TN*##########\\`, 160, 470, 'uber'],
    [9, `Lyft, Inc. Lyft 26#### 0#########  ${name}`, 140, 410, 'lyft'],
    [13, `Uber USA 6787 Edi Paymnt 26#### ############### Ref*TN*##########\\`, 160, 470, 'uber'],
    [16, `Lyft, Inc. Lyft 26#### 0#########  ${name}`, 140, 410, 'lyft'],
    [23, `Lyft, Inc. Lyft 26#### 0#########  ${name}`, 140, 410, 'lyft'],
    [14, 'Zelle From Rivera Tomas on 10/14 Ref &num; Wfct0######## Uber Split', 12, 40],
    [15, `Sunbelt Staffing Payroll 26#### 0000######## ${name}`, 380, 620],
    [26, 'eDeposit IN Branch 10/26/26 02:14:41 PM 3400 Main St', 160, 160],
    [5, 'Purchase authorized on 10/03 Uber *Trip Help.Uber.Com CA S38######### Card 4410', -9, -31],
    [7, 'Recurring Payment authorized on 10/06 Hulu 877-8244858 CA S58######### Card 4410', -18.99, -18.99],
    [9, 'ATM Withdrawal authorized on 10/09 N Dale Mabry 0006112 ATM ID 0412P Card 4410', -80, -80],
    [19, 'Hertz Gig Rental Web Pay 26#### #######', -262.4, -262.4],
    [21, 'Purchase authorized on 10/19 Shell Service S Card 4410', -32, -61],
    [28, 'Zelle to Monroe Alice on 10/28 Ref &num;Rp0######## Rent', -450, -450],
    [30, 'Monthly Service Fee', -5, -5],
  ]);
  const red = '#b31e30';
  const html = `${grid('1fr 240px', rows('<b style="font-size:22px">Wells Fargo Clear Access Banking<span style="font-size:11px"><sup>SM</sup></span></b>', gap(3), `October 31, 2026 &nbsp;&#9632;&nbsp; Page 1 of 4`), box(`background:${red};color:#ffdf5a;font:bold 17px Liberation Serif;padding:10px;text-align:center;width:86px;margin-left:auto;line-height:1.1`, 'WELLS<br>FARGO'))}${gap(20)}${grid('1fr 280px', box("font:13px 'Liberation Mono';padding-left:6px", rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`)), rows('<b style="font-size:13px">Questions?</b>', small(10, 'Available by phone 24 hours a day, 7 days a week:<br><b>1-800-TO-WELLS</b> (1-800-869-3557)<br>En español: 1-877-727-2932<br>Write: Wells Fargo Bank, N.A. (287), P.O. Box 6995, Portland, OR 97228-6995')))}${gap(18)}${grid(
    '1fr 1fr',
    rows(
      '<b style="font-size:14px">Statement period activity summary</b>',
      ends('Beginning balance on 10/1', `$${begun}`),
      ends('Deposits/Additions', came),
      ends('Withdrawals/Subtractions', `- ${gone}`),
      ends('<b>Ending balance on 10/31</b>', `<b>$${ended}</b>`, 'border-top:1px solid #333'),
    ),
    rows(
      `Account number: <b>${account}</b>`,
      `<b>${p.holder}</b>`,
      `<i>${p.state} account terms and conditions apply</i>`,
      'For Direct Deposit use',
      'Routing Number (RTN): 061000227',
      small(9.5, 'Overdraft fees: none. Beginning 11/16/2026 this account moves to a new app.'),
    ),
  )}${gap(16)}<b style="font-size:15px">Transaction history</b>${plainTable(
    [
      'Date',
      'Number',
      'Description',
      '>Deposits/<br>Additions',
      '>Withdrawals/<br>Subtractions',
      '>Ending daily<br>balance',
    ],
    [
      ...lines.map(({ date, text, in: come, out, balance }, at) => [
        bare(date),
        '',
        text,
        come,
        out,
        closesDay(lines, at) ? balance : '',
      ]),
      [
        '<div style="width:0;white-space:nowrap"><b>Ending balance on 10/31</b></div>',
        '',
        '',
        '',
        '',
        `<b>${ended}</b>`,
      ],
      ['<b>Totals</b>', '', '', `<b>$${came}</b>`, `<b>$${gone}</b>`, ''],
    ],
    {
      head: 'border-bottom:1.5px solid #333;font-style:italic;font-weight:normal',
      cell: 'border-bottom:1px solid #ddd',
    },
  )}${foot(small(8.5, 'The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted. &copy;2026 Wells Fargo Bank, N.A. All rights reserved. Member FDIC.'))}`;
  return sheet("10.6px 'Liberation Sans'", 1.15, html, {
    ...statementSent,
    fields: { ...p, ...october, bank: 'Wells Fargo', lastFour: account.slice(-4), deposits },
  });
};

/** Two digits of the year; sections with totals; what pays comes with the names that its clearing gives it; a mid-month cut. */
const bofaAdvantage: Design = (random) => {
  const p = drawAddressee(random);
  const account = `${digits(random, 4)} ${digits(random, 4)} ${digits(random, 4)}`;
  const uber = `RAISER 6795 DES:EDI PAYMNT ID:############ INDN:${p.holder} CO ID:XXXXX61234 CCD`;
  const lyft = `LYFT, INC. DES:LYFT ID:0######### INDN:${p.holder} CO ID:XXXXX48598 PPD`;
  const { deposits, begun, ended, came, ins, outs, sum } = book(random, 'USD', '2026-09-25', [
    [5, uber, 170, 450, 'uber'],
    [12, uber, 170, 450, 'uber'],
    [19, uber, 170, 450, 'uber'],
    [21, lyft, 70, 230, 'lyft'],
    [26, uber, 170, 450, 'uber'],
    [8, 'Zelle payment from DENISE CALDWELL for "lyft airport"; Conf&num; T0#######', 15, 50],
    [15, `DOORDASH, INC. DES:Dasher Pay ID:ST-########## INDN:${p.holder} CO ID:XXXXX65600 CCD`, 40, 160],
    [23, 'BKOFAMERICA ATM 10/17 &num;XXXXX#### DEPOSIT MIDTOWN', 240, 240],
    [3, 'CHECKCARD 0926 UBER *EATS 8005928996 CA ########################', -18, -47],
    [9, 'CHECKCARD 1002 QT 772 OUTSIDE ########################', -30, -60],
    [16, 'CHECKCARD 1009 LYFT *RIDE THU 2PM 8552800278 CA', -9, -26],
    [10, 'BKOFAMERICA ATM 10/04 &num;XXXXX#### WITHDRWL PONCE', -100, -100],
    [11, 'Zelle payment to Landlord Greg for "October"; Conf&num; ab#######', -700, -700],
    [20, 'STATE FARM RO 27 DES:SFPP ID:## S ########## PPD', -148.6, -148.6],
  ]);
  const cards = outs.filter(({ text }) => text.startsWith('CHECKCARD'));
  const others = outs.filter((line) => !cards.includes(line));
  const [navy, red] = ['#012169', '#e31837'];
  const dashed = (date: string) => `${slashed(date)}/26`;
  const section = (name: string, some: readonly Line[], total: string, minus = '') =>
    `${gap(9)}<b style="font-size:14.5px;color:${navy}">${name}</b>${list(
      ['Date', 'Description', '>Amount'],
      ['66px', '1fr', '90px'],
      some.map(({ date, text, in: come, out }) => [dashed(date), text, come || `-${out}`]),
      '#888',
    )}${ends(`<b>Total ${total}</b>`, `<b>${minus}$${sum(some)}</b>`, 'padding-top:3px')}`;
  const html = `${grid('1fr 250px', rows(`<b style="font-size:19px;color:${navy}">BANK OF AMERICA</b> <span style="color:${red};font-size:19px">&#9776;</span>`, small(9.5, 'P.O. Box 15284<br>Wilmington, DE 19850')), box('text-align:right;font-size:10px', '<b>Customer service information</b><br>1.800.432.1000 &nbsp; En Español: 1.800.688.6086<br>bankofamerica.com<br>Bank of America, N.A., P.O. Box 25118<br>Tampa, FL 33622-5118'))}${gap(16)}${box('padding-left:16px;font-size:12px', rows(p.holder, p.street, `${p.city}, ${p.state} &nbsp;${p.zip}-${digits(random, 4)}`))}${gap(18)}${box(`font-size:21px;color:${red}`, 'Your Adv Plus Banking')}${box('font-size:12px', `for September 25, 2026 to October 26, 2026 <span style="float:right">Account number: <b>${account}</b></span>`)}<b>${p.holder}</b>${gap(8)}<b style="font-size:14px;color:${navy}">Account summary</b>${grid('1fr 1fr', rows(ends('Beginning balance on September 25, 2026', `$${begun}`), ends('Deposits and other additions', came), ends('ATM and debit card subtractions', `-${sum(cards)}`), ends('Other subtractions', `-${sum(others)}`), ends('Checks', '-0.00'), ends('Service fees', '-0.00'), ends('<b>Ending balance on October 26, 2026</b>', `<b>$${ended}</b>`, 'border-top:1px solid #555')), box('background:#f2f4f8;padding:8px 12px;font-size:10.5px', '<b>Keep the Change&reg; moved $11.42</b> to savings this month. Your savings on October 26, 2026: $1,204.15, account ending 7719.<br><br>Preferred Rewards: your three-month average is reviewed on November 15, 2026.'))}${section('Deposits and other additions', ins, 'deposits and other additions')}${section('ATM and debit card subtractions', cards, 'ATM and debit card subtractions', '-')}${section('Other subtractions', others, 'other subtractions', '-')}${foot(`${small(8.5, 'To help you balance your checking account, visit bankofamerica.com/statementbalance. You have 60 days after we sent the first statement on which an error appeared to tell us about it. Equal Housing Lender. Member FDIC.')}${small(8.5, `PULL: E CYCLE: 48 SPEC: E DELIVERY: P TYPE: IMAGE: A BC: ${p.state}7 &nbsp; Page 1 of 6`)}`)}`;
  return sheet("10.6px 'Liberation Sans'", 1.14, html, {
    ...statementSent,
    isScan: true,
    fields: {
      ...{ ...p, month: '2026-10', periodFrom: '2026-09-25', periodTo: '2026-10-26', bank: 'Bank of America' },
      ...{ lastFour: account.slice(-4), deposits },
    },
  });
};

/** A violet bank of the south: the dates of two balances instead of a period; what goes out comes first, the payer after what it is. */
const truistOne: Design = (random) => {
  const p = drawAddressee(random);
  const account = `13${digits(random, 11)}`;
  const { deposits, begun, ended, came, gone, ins, outs } = book(random, 'USD', '2026-10-01', [
    [6, 'EDI PAYMNT UBER USA 6787 CUSTOMER ID ############', 150, 480, 'uber'],
    [13, 'EDI PAYMNT UBER USA 6787 CUSTOMER ID ############', 150, 480, 'uber'],
    [20, 'EDI PAYMNT UBER USA 6787 CUSTOMER ID ############', 150, 480, 'uber'],
    [27, 'EDI PAYMNT UBER USA 6787 CUSTOMER ID ############', 150, 480, 'uber'],
    [19, 'LYFT LYFT, INC. CUSTOMER ID 0#########', 60, 220, 'lyft'],
    [8, 'ZELLE PAYMENT FROM OSCAR PHAM', 30, 90],
    [14, 'BRANCH CASH DEPOSIT', 300, 300],
    [30, 'PAYROLL MARTA CUSTOMER ID 000#####', 410, 630],
    [2, 'DEBIT CARD PURCHASE UBER TRIP 10-01 HELP.UBER.COM CA 8817', -11, -33],
    [7, 'ATM CASH WITHDRAWAL 10-07 LENOX SQUARE GA 8817', -60, -60],
    [12, 'ACH DEBIT TURO INC. CUSTOMER ID TURO########', -204.5, -204.5],
    [16, 'DEBIT CARD PURCHASE KROGER 0422 10-15 8817', -38, -97],
    [23, 'ZELLE PAYMENT TO ROOM RENT', -380, -380],
    [28, 'DEBIT CARD PURCHASE RACETRAC 118 10-27 8817', -29, -58],
  ]);
  const violet = '#2e1a47';
  const head = (text: string) =>
    box(`background:${violet};color:#fff;padding:4px 9px;margin-top:12px;font-size:12px`, `&#9632; ${text}`);
  const section = (some: readonly Line[]) =>
    plainTable(
      ['DATE', 'DESCRIPTION', '>AMOUNT($)'],
      some.map(({ date, text, in: come, out }) => [slashed(date), text, come || out]),
      { head: 'border-bottom:1px solid #999;font-size:9px', cell: 'padding:2.5px 9px' },
    );
  const html = `${grid('1fr 1fr', rows('914-09-01-00 40117 0 C 001 30 S 66 002', `<b>${p.holder}</b>`, p.street, `${p.city} &nbsp;${p.state} &nbsp;${p.zip}-${digits(random, 4)}`), box('text-align:right', `<b style="font-size:25px;color:${violet};line-height:1">TRUIST</b><br>Page 1 of 3 &nbsp; 10/30/26`))}${gap(26)}${box(`font-size:18px;color:${violet};border-bottom:2px solid ${violet}`, 'Your account statement')}${ends('For 10/30/2026', 'Contact us: Truist.com &nbsp; (844) 4TRUIST or (844) 487-8478', 'padding:4px 0')}${gap(8)}${box('background:#f1edf6;padding:9px 12px', '<b>Important: our fee schedule changes on 12/01/2026.</b> Wires will cost $30.00. The Bank Services Agreement of 07/01/2026 stays in force; ask for it at any branch or write to P.O. Box 819, Wilson, NC 27894.')}${head(`TRUIST ONE CHECKING ${account}`)}${box('padding:7px 9px', grid('1fr 1fr', rows('<b>Account summary</b>', ends('Your previous balance as of 09/30/2026', `$${begun}`), ends('Checks', '- 0.00'), ends('Other withdrawals, debits and service charges', `- ${gone}`), ends('Deposits, credits and interest', `+ ${came}`), ends('<b>Your new balance as of 10/30/2026</b>', `<b>= $${ended}</b>`, 'border-top:1px solid #555')), rows('<b>Your level</b>', 'Truist One Level 1. Keep $10,000.00 on average for three months, counted on 01/29/2027, to move up.')))}${head('Other withdrawals, debits and service charges')}${section(outs)}${ends('<b>Total other withdrawals, debits and service charges</b>', `<b>= $${gone}</b>`, 'padding:3px 9px')}${head('Deposits, credits and interest')}${section(ins)}${ends('<b>Total deposits, credits and interest</b>', `<b>= $${came}</b>`, 'padding:3px 9px')}${foot(small(9, `<span style="font-family:'Liberation Mono'">0014409</span> Truist Bank, Member FDIC. Electronic fund transfers: in case of errors telephone (844) 487-8478 or write Fraud Management, P.O. Box 1014, Charlotte, NC 28201, within 60 days.`))}`;
  return sheet("11px 'Liberation Sans'", 1.15, html, {
    ...statementSent,
    // The period isn't printed, only from which balance to which.
    fields: { ...p, month: '2026-10', bank: 'Truist', lastFour: account.slice(-4), deposits },
  });
};

export const americanBanks: Record<string, Design> = { wellsClearAccess, bofaAdvantage, truistOne };
