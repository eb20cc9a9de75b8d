import type { Design } from '../designs.ts';
import { box, digits, gap, grid, list, rows, small } from '../strangers-2/parts.ts';
import { dated, type Line } from '../strangers-3/ledger.ts';
import { foot, sheet } from '../strangers-3/parts.ts';
import { ends } from '../strangers-4/parts.ts';
import { book, closesDay, october, statementSent } from '../strangers-5/book.ts';
import { plainTable } from '../strangers-6/people.ts';
import { drawCustomer } from './people.ts';

const states: Record<string, string> = {
  ...{ CA: 'California', FL: 'Florida', TX: 'Texas/Arkansas', IL: 'Illinois' },
  ...{ VA: 'Virginia', NJ: 'New Jersey', WA: 'Washington' },
};
const bare = (date: string) => `${Number(dated(date).month)}/${Number(dated(date).day)}`;
/** The day where its clearing writes it, which the draft leaves as digits. */
const cleared = (text: string, date: string) =>
  text.replace(/(Desc Date:|Eed:|(?:Lyft|Paymnt|Pay|Prem) )26\d{4}/g, `$1${date.slice(2).replaceAll('-', '')}`);
const slashed = (date: string) => `${dated(date).month}/${dated(date).day}`;

/** Its long clearing words: `Orig CO Name:` runs over four lines; one list with signs and balances; a period across the turn of months. */
const chaseTotal2: Design = (random) => {
  const p = drawCustomer(random);
  const account = `00000${digits(random, 10)}`;
  const orig = (co: string, id: string, what: string, sec: string, who: string) =>
    `Orig CO Name:${co} Orig ID:${id} Desc Date:26#### CO Entry Descr:${what} Sec:${sec} Trace#:02100002####### Eed:26#### Ind ID:############ Ind Name:${who} Trn: ##########Tc`.replaceAll(
      'Trace#',
      'Trace&num;',
    );
  const uber = orig('Uber USA 6787', 'Xxxxx61234', 'Edi Paymntsec', 'CCD', p.holder.split(' ').reverse().join(' '));
  const lyft = orig('Lyft, Inc.', 'Xxxxx48598', 'Lyft', 'PPD', p.holder);
  const { lines, deposits, begun, ended, came, outs, sum } = book(random, 'USD', '2026-09-23', [
    [7, uber, 180, 470, 'uber'],
    [14, uber, 180, 470, 'uber'],
    [21, uber, 180, 470, 'uber'],
    [22, lyft, 60, 240, 'lyft'],
    [28, uber, 180, 470, 'uber'],
    [9, 'Zelle Payment From Marcus Vance 2########## Uber Ride', 14, 45],
    [10, orig('Whole Foods Mkt', '9111986001', 'Payroll', 'PPD', p.holder), 390, 540],
    [17, 'ATM Cash Deposit 10/09 4150 Telegraph Ave', 200, 200],
    [4, 'Card Purchase 09/25 Uber *Trip Help.Uber.Com CA Card 6107', -11, -34],
    [8, 'Recurring Card Purchase 09/30 Lyft *Pink Lyft.Com CA Card 6107', -9.99, -9.99],
    [12, 'Zelle Payment To Aunt Bea Jpm99a######', -150, -150],
    [18, 'Card Purchase With Pin 10/10 Chevron 0094417 Card 6107', -38, -66],
    [24, 'Hyrecar Inc Web Pay 8774736932 Web ID: 1474############', -219.5, -219.5],
    [30, 'Non-Chase ATM Withdraw 10/22 Fruitvale Station', -63, -63],
  ]);
  const html = `${grid('1fr 290px', rows('<b style="font:bold 25px DejaVu Sans;color:#117aca;line-height:1">CHASE &#9673;</b>', small(9.5, 'JPMorgan Chase Bank, N.A.<br>P O Box 182051<br>Columbus, OH 43218 - 2051')), rows(box('text-align:right', 'September 23, 2026 through October 23, 2026'), ends('Account Number:', `<b>${account}</b>`), gap(5), box('background:#eee;padding:3px 6px;font-weight:bold', 'CUSTOMER SERVICE INFORMATION'), ends('Web site:', 'Chase.com'), ends('Service Center:', '1-800-935-9935'), ends('Para Espanol:', '1-877-312-4273'), ends('International Calls:', '1-713-262-1679')))}${box("font:11px 'Liberation Mono';padding-left:4px;margin-top:-22px", rows(`<span style="font-size:8px">00${digits(random, 6)} DRE 021 210 29726 NNNNNNNNNNN 1 000000000 09 0000</span>`, p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`))}${gap(12)}${box('border:1.5px solid #444;padding:5px 9px;font-size:9.6px', '<b>We updated your Deposit Account Agreement</b><br>Changes take effect November 16, 2026. You can get the agreement at chase.com/disclosures or by calling us. We will never ask for your code.')}${gap(10)}${grid('130px 1fr', '<b style="background:#333;color:#fff;padding:2px 7px">CHECKING SUMMARY</b>', '<b style="font-size:13px">Chase Total Checking</b>')}${plainTable(
    ['', '>AMOUNT'],
    [
      ['<b>Beginning Balance</b>', `<b>$${begun}</b>`],
      ['Deposits and Additions', came],
      ['ATM &amp; Debit Card Withdrawals', `-${sum(outs.filter(({ text }) => /Card|ATM/.test(text)))}`],
      ['Electronic Withdrawals', `-${sum(outs.filter(({ text }) => !/Card|ATM/.test(text)))}`],
      ['<b>Ending Balance</b>', `<b>$${ended}</b>`],
    ],
    { width: '400px', cell: 'border-bottom:1px solid #ccc' },
  )}${small(9.3, 'Your account ending in 0381 is linked to this account for overdraft protection.')}${gap(9)}<b style="background:#333;color:#fff;padding:2px 7px">TRANSACTION DETAIL</b>${list(
    ['DATE', 'DESCRIPTION', '>AMOUNT', '>BALANCE'],
    ['46px', '1fr', '76px', '82px'],
    [
      ['', '<b>Beginning Balance</b>', '', `<b>$${begun}</b>`],
      ...lines.map(({ date, text, in: come, out, balance }) => [
        slashed(date),
        cleared(text, date),
        come || `-${out}`,
        balance,
      ]),
      ['', '<b>Ending Balance</b>', '', `<b>$${ended}</b>`],
    ],
    '#777',
  )}${foot(small(8.3, 'A monthly Service Fee was <b>not</b> charged because you had electronic deposits made into this account totaling $500.00 or more during the statement period. JPMorgan Chase Bank, N.A. Member FDIC. &nbsp; Page 1 of 4'))}`;
  return sheet("9.7px 'Liberation Sans'", 1.21, html, {
    ...{ ...statementSent, isScan: true },
    fields: {
      ...{ ...p, month: '2026-10', periodFrom: '2026-09-23', periodTo: '2026-10-23', bank: 'Chase' },
      ...{ lastFour: account.slice(-4), deposits },
    },
  });
};

/** Two columns of sums, days without noughts, balances of the day's end, the bank's name white on red; a period in words. */
const wellsEverydayNow: Design = (random) => {
  const p = drawCustomer(random);
  const account = digits(random, 10);
  const [first = '', , last = ''] = p.holder.split(' ');
  const lyft = `Lyft, Inc. Lyft 26#### 0######### ${last} ${first}`;
  const { lines, deposits, begun, ended, came, gone } = book(random, 'USD', '2026-10-01', [
    [6, lyft, 170, 440, 'lyft'],
    [13, lyft, 170, 440, 'lyft'],
    [20, lyft, 170, 440, 'lyft'],
    [27, lyft, 170, 440, 'lyft'],
    [14, `Uber USA 6787 Edi Paymnt 26#### ############ Ref*TN*########## ${last}`, 90, 280, 'uber'],
    [21, `Uber USA 6787 Edi Paymnt 26#### ############ Ref*TN*########## ${last}`, 90, 280, 'uber'],
    [8, 'Zelle From Salinas Lucia on 10/08 Ref &num; Bacw######## Lyft Share', 10, 38],
    [16, `Doordash, Inc. Dasher Pay 26#### St-########## ${first} ${last}`, 50, 170],
    [23, 'ATM Cash Deposit on 10/23 6015 Cypress Creek ATM ID 0188K Card 9026', 320, 320],
    [2, 'Purchase authorized on 10/01 Lyft *Ride Wed 11 855-865-9553 CA S46########## Card 9026', -8, -29],
    [5, 'Recurring Transfer to Salinas N Savings Ref &num;Op0######## xxxxxx7714', -25, -25],
    [9, 'Purchase authorized on 10/08 H-E-B &num;604 P00000########## Card 9026', -41, -97],
    [15, 'Zelle to Ortiz Landlord on 10/15 Ref &num;Rp0########', -520, -520],
    [22, 'ATM Withdrawal authorized on 10/22 6015 Cypress Creek ATM ID 0188K Card 9026', -60, -60],
    [26, 'Progressive Ins Prem 26#### ########## Policy', -161.2, -161.2],
    [30, 'Monthly Service Fee', -10, -10],
  ]);
  const html = `${grid('1fr 84px', rows('<b style="font-size:21px">Wells Fargo Everyday Checking</b>', gap(3), 'October 31, 2026 &nbsp;&#9632;&nbsp; Page 1 of 5'), box('background:#d71e28;color:#fff;font:bold 15px Liberation Serif;padding:9px 4px;text-align:center;line-height:1.1', 'WELLS<br>FARGO'))}${gap(18)}${grid('1fr 270px', box("font:12px 'Liberation Mono';padding:18px 0 0 6px", rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`)), rows('<b style="font-size:13px">Questions?</b>', '<i>Available by phone 24 hours a day, 7 days a week:</i>', small(9.6, 'We accept all relay calls, including 711<br><b>1-800-TO-WELLS</b> (1-800-869-3557)<br>En español: 1-877-727-2932<br><b>Online:</b> wellsfargo.com<br><b>Write:</b> Wells Fargo Bank, N.A. (287)<br>P.O. Box 6995, Portland, OR 97228-6995')))}${gap(14)}${grid('1fr 1fr', rows('<b style="font-size:12px">You and Wells Fargo</b>', small(9.6, 'Thank you for being a loyal Wells Fargo customer. We value your trust in our company and look forward to continuing to serve you.')), rows('<b style="font-size:12px">Account options</b>', small(9.6, 'Direct Deposit &#10003; &nbsp; Online Bill Pay &#10003; &nbsp; Auto Transfer/Payment &#10003;<br>Overdraft Protection &#9633; &nbsp; Debit Card &#10003;')))}${gap(12)}${grid(
    '1fr 1fr',
    rows(
      '<b style="font-size:13px">Statement period activity summary</b>',
      ends('Beginning balance on 10/1', `$${begun}`),
      ends('Deposits/Additions', came),
      ends('Withdrawals/Subtractions', `- ${gone}`),
      ends('<b>Ending balance on 10/31</b>', `<b>$${ended}</b>`, 'border-top:1px solid #333'),
    ),
    rows(
      `Account number: <b>${account}</b>`,
      `<b>${p.holder}</b>`,
      `<i>${states[p.state]} account terms and conditions apply</i>`,
      'For Direct Deposit use',
      'Routing Number (RTN): 111900659',
    ),
  )}${gap(8)}<b>Overdraft Protection</b><br>This account is not currently covered by Overdraft Protection.${gap(10)}<b style="font-size:14px">Transaction history</b>${plainTable(
    [
      'Date',
      'Check<br>Number',
      'Description',
      '>Deposits/<br>Additions',
      '>Withdrawals/<br>Subtractions',
      '>Ending daily<br>balance',
    ],
    lines.map(({ date, text, in: come, out, balance }, at) => [
      bare(date),
      '',
      `<div style="width:300px">${cleared(text, date)}</div>`,
      come,
      out,
      closesDay(lines, at) ? balance : '',
    ]),
    {
      head: 'border-bottom:1.5px solid #333;font-style:italic;font-weight:normal',
      cell: 'border-bottom:1px solid #ddd;padding:1.5px 4px',
    },
  )}${ends('<b>Ending balance on 10/31</b>', `<b>${ended}</b>`)}${ends('<b>Totals</b>', `<b>$${came} &nbsp;&nbsp; $${gone}</b>`)}${foot(small(8.2, 'The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted. Fee period 10/01/2026 - 10/31/2026: standard monthly service fee $10.00, you paid $10.00.'))}`;
  return sheet("9.8px 'Liberation Sans'", 1.22, html, {
    ...statementSent,
    fields: { ...p, ...october, bank: 'Wells Fargo', lastFour: account.slice(-4), deposits },
  });
};

/** Sections with totals, four for each way of the money; the year of two digits; capitals and the ID in the words of clearing. */
const bofaAdvPlus: Design = (random) => {
  const p = drawCustomer(random);
  const account = `${digits(random, 4)} ${digits(random, 4)} ${digits(random, 4)}`;
  const uber = `UBER USA 6787 DES:EDI PAYMNT ID:############ INDN:${p.holder} CO ID:XXXXX61234 CCD PMT INFO:REF*TN*##########\\`;
  const { deposits, begun, ended, came, ins, outs, sum } = book(random, 'USD', '2026-10-01', [
    [5, uber, 190, 520, 'uber'],
    [13, uber, 190, 520, 'uber'],
    [19, uber, 190, 520, 'uber'],
    [26, uber, 190, 520, 'uber'],
    [8, 'Zelle payment from AMINA DUBOIS for "gas lyft uber"; Conf&num; 0########', 20, 60],
    [15, `AMAZON.COM SVCS DES:PAYROLL ID:########## INDN:${p.holder} CO ID:9111111101 PPD`, 410, 690],
    [22, 'BKOFAMERICA MOBILE 10/22 32######## DEPOSIT *MOBILE', 118.4, 118.4],
    [2, 'CHECKCARD 0930 UBER *TRIP HELP.UBER.COM CA ########################', -9, -38],
    [7, 'PURCHASE 1006 WAWA 5190 FUEL', -29, -58],
    [12, 'BKOFAMERICA ATM 10/10 &num;0000##### WITHDRWL BISCAYNE', -120, -120],
    [20, 'CHECKCARD 1018 DD *DOORDASH TACOBELL 8559731040 CA', -14, -33],
    [14, 'Zelle payment to Rent A Ride LLC for "week 41"; Conf&num; b########', -245, -245],
    [28, 'GEICO DES:PREM COLL ID:########## INDN:POLICYHOLDER CO ID:3530075853 PPD', -138.75, -138.75],
  ]);
  const cards = outs.filter(({ text }) => /^(CHECKCARD|PURCHASE|BKOF)/.test(text));
  const others = outs.filter((line) => !cards.includes(line));
  const [navy, red] = ['#012169', '#e31837'];
  const section = (name: string, some: readonly Line[], total: string, minus = '') =>
    `${gap(11)}<b style="font-size:14px;color:${red}">${name}</b>${list(
      ['Date', 'Description', '>Amount'],
      ['62px', '1fr', '88px'],
      some.map(({ date, text, in: come, out }) => [`${slashed(date)}/26`, text, come || `-${out}`]),
      '#888',
    )}${ends(`<b>Total ${total}</b>`, `<b>${minus}$${sum(some)}</b>`, 'padding-top:3px')}`;
  const html = `${grid('1fr 260px', rows(`<b style="font-size:17px;color:${navy}">BANK OF AMERICA <span style="color:${red}">&#10003;</span></b>`, gap(6), 'P.O. Box 15284', 'Wilmington, DE 19850', gap(28), box('padding-left:14px;font-size:11.5px', rows(p.holder, p.street, `${p.city}, ${p.state} &nbsp;${p.zip}-${digits(random, 4)}`))), rows('<b>Customer service information</b>', gap(4), 'Customer service: 1.800.432.1000', 'En Español: 1.800.688.6086', 'bankofamerica.com', 'Bank of America, N.A.', 'P.O. Box 25118', 'Tampa, FL 33622-5118'))}${gap(22)}${box(`font-size:22px;color:${navy}`, 'Your Adv Plus Banking')}${ends('for October 1, 2026 to October 31, 2026', `Account number: <b>${account}</b>`, 'font-size:11.5px')}<b>${p.holder}</b>${gap(10)}${grid('1fr 1fr', rows(`<b style="font-size:14px;color:${red}">Account summary</b>`, ends('Beginning balance on October 1, 2026', `$${begun}`), ends('Deposits and other additions', came), ends('ATM and debit card subtractions', `-${sum(cards)}`), ends('Other subtractions', `-${sum(others)}`), ends('Checks', '-0.00'), ends('Service fees', '-0.00'), ends('<b>Ending balance on October 31, 2026</b>', `<b>$${ended}</b>`, 'border-top:1px solid #555')), box(`background:${navy};color:#fff;padding:12px 15px`, '<b style="font-size:14px">$300 is yours to share</b><br>Tell a friend about us by December 31, 2026. See bofa.com/refer. The friend must deposit $2,000.00 within 90 days.<br><span style="font-size:8.5px">SSM-08-25-0127.B | 7291044</span>'))}${section('Deposits and other additions', ins, 'deposits and other additions')}${section('ATM and debit card subtractions', cards, 'ATM and debit card subtractions', '-')}${section('Other subtractions', others, 'other subtractions', '-')}${foot(small(8.4, 'PULL: E CYCLE: 56 SPEC: 0 DELIVERY: P TYPE: IMAGE: I BC: FL. Page 1 of 6. Bank of America, N.A. Member FDIC and Equal Housing Lender. Report errors within 60 days after we send you the FIRST statement on which the error appeared.'))}`;
  return sheet("10.3px 'Liberation Sans'", 1.23, html, {
    ...{ ...statementSent, isScan: true },
    fields: { ...p, ...october, bank: 'Bank of America', lastFour: account.slice(-4), deposits },
  });
};

export const americanBanks: Record<string, Design> = { chaseTotal2, wellsEverydayNow, bofaAdvPlus };
