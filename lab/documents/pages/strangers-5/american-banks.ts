import type { Design } from '../designs.ts';
import { box, digits, gap, grid, list, rows, small } from '../strangers-2/parts.ts';
import { dated, type Line } from '../strangers-3/ledger.ts';
import { foot, letters, sheet, stacked } from '../strangers-3/parts.ts';
import { ends, monthDay } from '../strangers-4/parts.ts';
import { book, closesDay, october, statementSent } from './book.ts';
import { drawCustomer } from './people.ts';

const slashed = (date: string) => `${dated(date).month}/${dated(date).day}`;

/** All movements in one list, with the sum signed and a balance; the cut is in the middle of a month; the home beside a code. */
const chaseSecure: Design = (random) => {
  const p = drawCustomer(random);
  const account = `000000${digits(random, 9)}`;
  const uber = 'Uber USA 6787 Edi Paymnt 6############ CCD ID: 1320456349';
  const lyft = 'Lyft, Inc. Lyft Drive 5T######## PPD ID: 1800948598';
  const { lines, deposits, begun, ended, came, gone, ins, outs } = book(random, 'USD', '2026-09-23', [
    [6, uber, 180, 460, 'uber'],
    [13, uber, 180, 460, 'uber'],
    [15, lyft, 60, 210, 'lyft'],
    [20, uber, 180, 460, 'uber'],
    [22, lyft, 60, 210, 'lyft'],
    [27, uber, 180, 460, 'uber'],
    [9, 'Doordash, Inc. Robert Sto St-############ CCD ID: 4270465600', 40, 140],
    [11, 'Zelle Payment From Alicia Monroe Lyft To Ohare Wfct0#######', 20, 40],
    [17, 'Real Time Transfer Recd From Aba/Contr Bnk-021000021 From: Nextcar Refund', 60, 90],
    [24, 'ATM Cash Deposit 10/16 3100 N Ashland Ave Card 7714', 200, 200],
    [3, 'Card Purchase 09/24 Uber *Eats Help.Uber.Com CA Card 7714', -18, -44],
    [5, 'Card Purchase With Pin 09/27 Jewel Osco 3443 Chicago IL Card 7714', -31, -90],
    [10, 'Hyrecar Inc. Rental ########## Web ID: 9000000291', -215, -215],
    [14, 'Card Purchase 10/05 Bp#9442210 Chicago IL Card 7714', -28, -55],
    [16, 'Card Purchase 10/07 Lyft *1 Ride 10-06 Lyft.Com CA Card 7714', -9, -25],
    [21, 'Zelle Payment To Marcus Rent ########', -400, -400],
    [26, 'Recurring Card Purchase 10/17 T-Mobile*Auto Pay 800-937-8997 WA Card 7714', -60, -60],
    [30, 'Monthly Service Fee', -5, -5],
  ]);
  const blue = '#0a3a7a';
  const html = `${grid('1fr 300px', rows(`<b style="font-size:27px;letter-spacing:1px">CHASE <span style="color:#117aca">&#9711;</span></b>`, small(9, 'JPMorgan Chase Bank, N.A.<br>P O Box 182051<br>Columbus, OH 43218 - 2051')), box('text-align:right', `September 23, 2026 through October 22, 2026<br>Account Number: &nbsp; <b>${account}</b>`))}${gap(16)}${grid('1fr 300px', box('padding-left:14px', small(8, `00${digits(random, 6)} DRE 703 210 29526 NNNNNNNNNNN 1 000000000 64 0000`), rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`)), box('border:1px solid #999;padding:7px 10px;font-size:10px', '<b>CUSTOMER SERVICE INFORMATION</b>', ends('Web site:', 'Chase.com'), ends('Service Center:', '1-800-935-9935'), ends('Para Espanol:', '1-877-312-4273'), ends('International Calls:', '1-713-262-1679')))}${gap(12)}${box('background:#eef3f9;padding:6px 10px;font-size:9.5px', '<b>Good news: we are extending the $4.95 rate.</b> Your Monthly Service Fee stays at $4.95 through December 31, 2026. It is waived with electronic deposits totaling $250.00 or more in each statement period.')}${gap(12)}${grid('250px 1fr', `<b style="font-size:15px;color:${blue}">CHECKING SUMMARY</b>`, `<b style="font-size:12px">Chase Secure Banking</b>`)}${box(
    'border-top:2px solid #0a3a7a',
    box(
      'width:420px',
      list(
        ['', '>INSTANCES', '>AMOUNT'],
        ['1fr', '80px', '100px'],
        [
          ['Beginning Balance', '', `$${begun}`],
          ['Deposits and Additions', String(ins.length), came],
          ['Electronic Withdrawals, Fees and Card Purchases', String(outs.length), `-${gone}`],
          ['<b>Ending Balance</b>', `<b>${ins.length + outs.length}</b>`, `<b>$${ended}</b>`],
        ],
      ),
    ),
  )}${gap(12)}${box(`font-size:15px;color:${blue};font-weight:bold;border-bottom:2px solid ${blue}`, 'TRANSACTION DETAIL')}${list(
    ['DATE', 'DESCRIPTION', '>AMOUNT', '>BALANCE'],
    ['46px', '1fr', '80px', '86px'],
    [
      ['', '<b>Beginning Balance</b>', '', `$${begun}`],
      ...lines.map(({ date, text, in: came, out, balance }) => [slashed(date), text, came || `-${out}`, balance]),
      ['', '<b>Ending Balance</b>', '', `<b>$${ended}</b>`],
    ],
    '#999',
  )}${foot(small(8.5, 'IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS: Call us at 1-866-564-2262 or write us at the address on the front of this statement (non-personal accounts contact Customer Service) immediately if you think your statement or receipt is incorrect. JPMorgan Chase Bank, N.A. Member FDIC. Page 1 of 2'))}`;
  return sheet("10.3px 'Liberation Sans'", 1.19, html, {
    ...statementSent,
    isScan: true,
    fields: {
      ...{ ...p, month: '2026-10', periodFrom: '2026-09-23', periodTo: '2026-10-22', bank: 'Chase' },
      ...{ lastFour: account.slice(-4), deposits },
    },
  });
};

/** Subtracted before added; the kind of the movement bold in a row of its own; the sums before the home. */
const citiAccess: Design = (random) => {
  const p = drawCustomer(random, ['NY', 'NJ', 'IL', 'CA']);
  const account = digits(random, 10);
  const uber = 'ACH Electronic Credit|UBER USA 6787 &nbsp; EDI PAYMNT';
  const { lines, deposits, begun, ended, came, gone } = book(random, 'USD', '2026-10-01', [
    [5, uber, 160, 480, 'uber'],
    [12, 'ACH Electronic Credit|LYFT, INC. &nbsp; DRIVER PAY', 90, 260, 'lyft'],
    [14, uber, 160, 480, 'uber'],
    [20, uber, 160, 480, 'uber'],
    [27, uber, 160, 480, 'uber'],
    [9, 'ACH Electronic Credit|HARBOR FREIGHT PAYROLL &nbsp; DIR DEP', 540, 690],
    [16, 'Zelle Credit PAY ID:CTI########|From WEI C CASTRO &nbsp; uber split', 15, 45],
    [22, 'Debit Card Credit 10/20|UBER * TRIP 8005928996 CA', 8, 22],
    [2, 'Debit PIN Purchase|KEY FOOD 1194 BROOKLYN NY', -25, -80],
    [6, 'Debit Card Purchase 10/04 09:17p &num;4402|UBER * EATS PENDING SAN FRANCISCO CA 26277', -16, -48],
    [8, 'Mobile Purchase 10/07 08:11a|MTA*OMNY TAP NYC', -3, -12],
    [13, 'ACH Electronic Debit|AMERICAN TRANSIT INS PREMIUM', -188, -188],
    [19, 'Cash Withdrawal 10/18 04:20p &num;4402|Citibank ATM 5401 5TH AVE BROOKLYN NY', -120, -120],
    [26, 'Debit Card Purchase 10/24 11:02p &num;4402|LYFT *RIDE FRI 10PM LYFT.COM CA', -11, -30],
    [29, 'ACH Electronic Debit|CON ED OF NY &nbsp; INTELL CK', -70, -130],
  ]);
  const blue = '#003b70';
  const words = (text: string) => {
    const [first = '', second = ''] = text.split('|');
    return `<b>${first}</b><br>${second}`;
  };
  const html = `${grid('1fr 320px', `<b style="font:bold 27px DejaVu Sans;color:${blue}">citi<span style="color:#e31937">&#9696;</span></b>`, box('text-align:right', `CITIBANK ACCOUNT AS OF OCTOBER 31, 2026<br>Page 1 of 4`))}${gap(10)}${grid('1fr 320px', box(`background:${blue};color:#fff;padding:10px 14px`, small(9.5, '<span style="color:#fff">Citi Priority / Access Account Package</span>'), `<b style="font-size:15px">Account ${account}</b>`, '<br>Statement Period: Oct 1 - Oct 31, 2026'), rows(ends('Value of Accounts', '<b>Last Period &nbsp;&nbsp; This Period</b>'), ends('Checking', `${begun} &nbsp;&nbsp; ${ended}`), ends('Savings', '0.00 &nbsp;&nbsp; 0.00'), ends('<b>Total</b>', `<b>$${begun} &nbsp;&nbsp; $${ended}</b>`)))}${gap(16)}${grid('1fr 320px', box('padding:4px 0 0 26px', small(8, `001/R1/20F013 000 ${digits(random, 3)} &nbsp; CITIBANK, N. A.`), rows(p.holder, p.street, `${p.city} &nbsp; ${p.state} &nbsp; ${p.zip}-${digits(random, 4)}`)), rows('<b>CITIBANK CUSTOMER SERVICE</b>', '1-888-248-4226 &nbsp; TTY 711', 'Citibank Client Services, 100 Citibank Drive', 'San Antonio, TX 78245-9966', 'Branch: 5TH AVE AND 54TH ST, BROOKLYN'))}${gap(14)}${box('border:1px solid #aac;padding:6px 10px;font-size:10px', '<b>SUGGESTIONS AND RECOMMENDATIONS:</b> Earn $325 with Enhanced Direct Deposits. Enroll between September 9, 2026 and January 6, 2027. Your fees of $5.00 were waived in this statement period.')}${gap(12)}${box(`background:${blue};color:#fff;padding:3px 9px;font-weight:bold;font-size:12px`, 'CHECKING ACTIVITY')}${ends('<b>Access Checking</b>', `<b>${account}</b>`, 'padding:4px 9px')}${list(
    ['Date', 'Description', '>Amount Subtracted', '>Amount Added', '>Balance'],
    ['52px', '1fr', '104px', '92px', '84px'],
    [
      ['10/01/26', '<b>Opening Balance</b>', '', '', begun],
      ...lines.map(({ date, text, in: come, out, balance }, at) => [
        `${slashed(date)}/26`,
        words(text),
        out,
        come,
        closesDay(lines, at) ? balance : '',
      ]),
      ['10/31/26', '<b>Closing Balance</b>', '', '', `<b>${ended}</b>`],
      ['', '<b>Total Subtracted/Added</b>', gone, came, ''],
    ],
    blue,
  )}${foot(small(8.5, 'Citibank, N.A. Member FDIC. © 2026 Citigroup Inc. Citi, Citi with Arc Design and other marks are service marks of Citigroup Inc. All transaction times and dates reflected are based on Eastern Time.'))}`;
  return sheet("10.6px 'Liberation Sans'", 1.08, html, {
    ...statementSent,
    fields: { ...p, ...october, bank: 'Citibank', lastFour: account.slice(-4), deposits },
  });
};

/** Two pages: sums of each kind with a minus after the figure; then tables by kind, each with a number of reference in the second row. */
const usBankSmartly: Design = (random) => {
  const p = drawCustomer(random, ['OR', 'CA', 'IL', 'AZ']);
  const account = `1 ${digits(random, 3)} ${digits(random, 4)} ${digits(random, 4)}`;
  const from = (payer: string, entry: string) =>
    `Electronic Deposit|From ${payer}|REF=26#############0N00 &nbsp; ${entry}`;
  const { deposits, begun, ended, sum, ins, outs } = book(random, 'USD', '2026-10-01', [
    [6, from('UBER USA 6787', '1453129876EDI PAYMNT'), 170, 470, 'uber'],
    [13, from('UBER USA 6787', '1453129876EDI PAYMNT'), 170, 470, 'uber'],
    [16, from('LYFT, INC', '1800948598DRIVER PAY'), 70, 230, 'lyft'],
    [20, from('UBER USA 6787', '1453129876EDI PAYMNT'), 170, 470, 'uber'],
    [23, from('LYFT, INC', '1800948598DRIVER PAY'), 70, 230, 'lyft'],
    [27, from('UBER USA 6787', '1453129876EDI PAYMNT'), 170, 470, 'uber'],
    [2, from('TRIMET', '1930579353PAYROLL'), 700, 980],
    [10, from('DOORDASH, INC.', '4270465600DASHERPAY'), 30, 120],
    [18, 'Zelle Instant|On 10/18/26 PMT From Ernesto Ledesma|Ride w/ uber REF=Bac0########', 15, 60],
    [21, 'Mobile Check Deposit|Portland General refund|REF ##########', 44, 44],
    [5, 'Card Purchase|UBER *EATS HELP.UBER.COM CA|REF &num; 2469216##############', -15, -45],
    [9, 'Card Purchase|FRED MEYER 0146 PORTLAND OR|REF &num; 2413746##############', -40, -110],
    [15, 'ATM Withdrawal|US BANK MALL 205 PORTLAND OR|Serial No. 0054#########', -80, -80],
    [19, 'Electronic Withdrawal|To FLEXCAR RENTAL|REF=26#############0N00', -245, -245],
    [24, 'Card Purchase|LYFT *1 RIDE LYFT.COM CA|REF &num; 2449215##############', -9, -28],
    [28, 'Electronic Withdrawal|To NW NATURAL|REF=26#############0Y00', -35, -70],
  ]);
  const [navy, red] = ['#0c2074', '#d31245'];
  const logo = `<b style="font-size:25px;color:${navy};line-height:1"><span style="background:${red};color:#fff;padding:0 5px">us</span>bank</b>`;
  const card = outs.filter(({ text }) => text.startsWith('Card') || text.startsWith('ATM'));
  const wired = outs.filter((line) => !card.includes(line));
  const title = (text: string) =>
    box(`color:${navy};font-weight:bold;font-size:13px;border-bottom:2px solid ${navy};margin-top:15px`, text);
  const table = (some: readonly Line[], minus = '') =>
    list(
      ['Date', 'Description of Transaction', '', '>Amount'],
      ['48px', '150px', '1fr', '96px'],
      some.map(({ date, text, in: come, out }) => {
        const [kind = '', ...more] = text.split('|');
        return [monthDay(date), kind, stacked(more.join('|')), `$ ${come || out}${minus}`];
      }),
      '#bbb',
    );
  const total = (name: string, some: readonly Line[], minus = '') =>
    ends(`<b>Total ${name}</b>`, `<b>$ ${sum(some)}${minus}</b>`, 'padding-top:3px');
  const first = `${grid('1fr 290px', rows(logo, gap(4), small(9.5, 'P.O. Box 1800<br>Saint Paul, Minnesota 55101-0800<br>3941 &nbsp; TRN &nbsp; S &nbsp; Y &nbsp; ST01')), box('text-align:right', '<b style="font-size:16px">Uni-Statement</b>', `<br>Account Number:<br><b style="font-size:14px">${account}</b><br>Statement Period:<br>Oct 1, 2026<br>through<br>Oct 31, 2026<br><br>Page 1 of 2`))}${gap(26)}${grid('1fr 290px', box('padding-left:44px;font-size:12px', small(8, `000${digits(random, 6)} 01 SP &nbsp; 000638${digits(random, 9)} P Y`), rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`)), box(`border:2px solid ${navy};padding:9px 11px`, '<b>To Contact U.S. Bank</b>', ends('24-Hour U.S. Bank:', '1-800-USBANKS'), ends('', '(1-800-872-2657)'), ends('Internet:', 'usbank.com')))}${gap(24)}${title('NEWS FOR YOU')}${box('padding:6px 0;font-size:11px', 'Scan your receipts and reach your goals. Open a savings account by December 15, 2026 and get $200 after 90 days. You may also meet us at 900 SW 5th Ave, Portland, OR 97204.')}${title('INFORMATION YOU SHOULD KNOW')}${box('padding:6px 0;font-size:11px;line-height:1.45', 'Effective November 9, 2026, the Your Deposit Account Agreement booklet will be updated. The main changes are: a definition of Available Balance, the order in which we post transactions, and limits on mobile deposits. Starting November 9 you may pick up copies at your local branch, view them at usbank.com, or call 1-800-872-2657. Please see the section Deposits on pages 8 and 9.')}${title('U.S. BANK SMARTLY&reg; CHECKING')}${ends('U.S. Bank National Association', `<b>Account Number ${account.replaceAll(' ', '-')}</b>`, 'padding:3px 0')}${box(
    'width:460px;padding-top:5px',
    '<b>Account Summary</b>',
    list(
      ['', '># Items', '>'],
      ['1fr', '70px', '130px'],
      [
        ['Beginning Balance on Oct 1', '', `$ ${begun}`],
        ['Other Deposits', String(ins.length), sum(ins)],
        ['Card Withdrawals', String(card.length), `${sum(card)}-`],
        ['Other Withdrawals', String(wired.length), `${sum(wired)}-`],
        ['<b>Ending Balance on Oct 31, 2026</b>', '', `<b>$ ${ended}</b>`],
      ],
    ),
  )}${gap(14)}${small(10, 'Your monthly maintenance fee of $12.00 was waived because of combined monthly direct deposits totaling $1,500.00 or more. For the period from September 1 to September 30 your rewards tier was Primary.')}${foot(small(8.5, `Member FDIC &nbsp; Equal Housing Lender &nbsp; ${digits(random, 14)}`))}`;
  const second = `${grid('1fr 290px', rows(logo, gap(4), `<b>${p.holder}</b>`), box('text-align:right', `<b>Uni-Statement</b><br>Account Number: ${account}<br>Statement Period: Oct 1, 2026 through Oct 31, 2026<br>Page 2 of 2`))}${title('U.S. BANK SMARTLY&reg; CHECKING &nbsp; (CONTINUED)')}${gap(6)}<b>Other Deposits</b>${table(ins)}${total('Other Deposits', ins)}${gap(9)}<b>Card Withdrawals</b> &nbsp; Card Number: xxxx-xxxx-xxxx-${digits(random, 4)}${table(card, '-')}${total('Card Withdrawals', card, '-')}${gap(9)}<b>Other Withdrawals</b>${table(wired, '-')}${total('Other Withdrawals', wired, '-')}${foot(small(8.5, 'Balances only appear for days reflecting change. Member FDIC. Equal Housing Lender.'))}`;
  const [font, zoom] = ["11px 'Liberation Sans'", 1.17];
  return {
    ...sheet(font, zoom, first, {
      ...statementSent,
      isScan: true,
      fields: { ...p, ...october, bank: 'U.S. Bank', lastFour: account.slice(-4), deposits },
    }),
    later: [letters(font, zoom, second)],
  };
};

export const americanBanks: Record<string, Design> = { chaseSecure, citiAccess, usBankSmartly };
