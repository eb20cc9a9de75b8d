import type { Random } from '../../../../sandbox/people/random.ts';
import type { Design } from '../designs.ts';
import { box, digits, framed, gap, grid, list, rows, small } from '../strangers-2/parts.ts';
import { dated, keep, type Line } from '../strangers-3/ledger.ts';
import { foot, letters, sheet } from '../strangers-3/parts.ts';
import { drawRenter, ends, monthDay } from './parts.ts';

const sent = { kind: 'bank_statement', sentAs: 'bank_statement_month_1' };
const october = { month: '2026-10', periodFrom: '2026-10-01', periodTo: '2026-10-31' };
const month = { from: '2026-10-01', days: 31, currency: 'USD' as const };
const slashed = (date: string) => `${dated(date).month}/${dated(date).day}`;

/** Two pages: home and sums, then sums before the words; at the end a table of each day's balance. */
const pncWallet: Design = (random) => {
  const p = drawRenter(random, ['PA', 'OH', 'VA', 'NC']);
  const account = `XX-XXXX-${digits(random, 4)}`;
  const ach = (r: Random, entry: string, company: string) => `Corporate ACH ${entry}|${company} XXXXX${digits(r, 4)}`;
  const { lines, deposits, ins, outs, sum, begun, ended, came, gone } = keep(random, {
    ...month,
    paid: [
      { on: 5, platform: 'lyft', says: (r) => ach(r, 'Driver Pay', 'Lyft, Inc.') },
      { on: 12, platform: 'uber', says: (r) => ach(r, 'Edi Paymnt', 'Uber USA 6787') },
      { on: 15, platform: 'lyft', says: (r) => ach(r, 'Driver Pay', 'Lyft, Inc.') },
      { on: 19, platform: 'uber', says: (r) => ach(r, 'Edi Paymnt', 'Uber USA 6787') },
      { on: 26, platform: 'uber', says: (r) => ach(r, 'Edi Paymnt', 'Uber USA 6787') },
    ],
    came: [
      () => 'Zel From Monica Reyes Uber Split',
      () => 'POS Return Lyft *Ride Sun 2AM Lyft.Com CA',
      (r) => ach(r, 'Cashback', 'Ibotta Inc'),
    ],
    went: [
      () => '4417 Debit Card Purchase Uber *Eats Help.Uber.Com CA',
      () => 'ATM Withdrawal Pncha2114 Forbes Ave',
      () => '4417 Recurring Debit Card Peacock 1B2C',
      () => 'Zel To Terrell Barnes',
      () => '4417 Debit Card Purchase Lyft *Ride Fri 9PM Lyft.Com CA',
      (r) => `Web Pmt Single Insurance Progressive ${digits(r, 6)}`,
      () => '4417 Debit Card Purchase Sheetz 0411',
    ],
    spent: 10,
  });
  const head = (text: string) => box('color:#ef6a00;font-size:16px;font-weight:bold;margin:14px 0 4px', text);
  const byCard = outs.filter(({ text }) => text.startsWith('4417') || text.startsWith('ATM'));
  const online = outs.filter((line) => !byCard.includes(line));
  const table = (some: readonly Line[]) =>
    list(
      ['Date', '>Amount', 'Description'],
      ['52px', '74px', '1fr'],
      some.map(({ date, text, in: come, out }) => [slashed(date), come || out, text.replace('|', ' ')]),
      '#888',
    );
  const logo =
    '<b style="font-size:30px;color:#1c2d3a;line-height:1"><span style="color:#ef6a00">&#9650;</span> PNC</b><b style="color:#ef6a00;font-size:14px">BANK</b>';
  const period = 'For the period 10/01/2026 to 10/31/2026';
  const balances = lines.filter(({ date }, at) => lines[at + 1]?.date !== date);
  const third = Math.ceil(balances.length / 3);
  const daily = [0, 1, 2].map((at) => balances.slice(at * third, (at + 1) * third));
  const first = `${grid('1fr 280px', rows('<b style="font-size:21px">Virtual Wallet Spend Statement</b>', 'PNC Bank'), box('text-align:right', logo))}${gap(26)}${grid('1fr 290px', box('padding:16px 0 0 26px', rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`)), box('line-height:1.5', `<b>${period}</b>`, `<br>Primary account number: <b>${account}</b><br>Page 1 of 4<br>Number of enclosures: 0`, gap(12), small(10.5, '&#9742; For 24-hour banking sign on to PNC Bank Online Banking at pnc.com<br>For customer service call 1-888-PNC-BANK, Monday - Friday: 7 AM - 10 PM ET<br>Para servicio en español, 1-866-HOLA-PNC<br>Write to: Customer Service, PO Box 609, Pittsburgh, PA 15230-9738')))}${gap(16)}${box('background:#fdf0e2;padding:10px 13px', '<b>IMPORTANT INFORMATION ABOUT YOUR ACCOUNT</b>', small(10.5, gap(3), 'Effective November 16, 2026, the fee for a domestic wire is $30.00. All other terms of your Consumer Schedule of Service Charges and Fees remain the same. Ask us for a copy at any branch, or call the number on this statement.'))}${head('Virtual Wallet Spend Account Summary')}${ends(`Account number: ${account}`, p.holder)}${gap(6)}<b>Overdraft Protection</b> has not been established for this account.${head('Balance Summary')}${list(
    [
      '>Beginning<br>balance',
      '>Deposits and<br>other additions',
      '>Checks and other<br>deductions',
      '>Ending<br>balance',
    ],
    ['1fr', '1fr', '1fr', '1fr'],
    [[begun, came, gone, ended]],
    '#888',
  )}${ends('Average monthly balance', '912.40', 'padding-top:8px;width:260px')}${ends('Charges and fees', '.00', 'width:260px')}${head('Transaction Summary')}${list(
    ['>Debit Card POS<br>signed transactions', '>Debit Card POS<br>PIN transactions', '>Total ATM<br>transactions'],
    ['1fr', '1fr', '1fr'],
    [
      [
        String(byCard.filter(({ text }) => text.startsWith('4417')).length),
        '0',
        String(byCard.filter(({ text }) => text.startsWith('ATM')).length),
      ],
    ],
    '#888',
  )}${gap(26)}${grid('1fr 1fr', framed('#ef6a00', '<b>Earn $300</b>', small(10.5, 'Open a new Virtual Wallet with Performance Spend by 12/31/2026 and set up direct deposits.')), framed('#ef6a00', '<b>Low Cash Mode&reg;</b>', small(10.5, 'You have at least 24 hours to bring a negative balance back to zero before a fee.')))}${foot(small(9, `FORM953R-1225 &nbsp; ${digits(random, 9)} &nbsp; Member FDIC &nbsp; Equal Housing Lender`))}`;
  const second = `${grid('1fr 280px', rows('<b style="font-size:15px">Virtual Wallet Spend Statement</b>', period, p.holder), box('text-align:right', `Account number: ${account}<br>Page 2 of 4`))}${head('Activity Detail')}<b>Deposits and Other Additions</b>${box('float:right;font-size:10px', `There were ${ins.length} Deposits and Other Additions totaling $${came}.`)}${table(ins)}${gap(9)}<b>Banking/Debit Card Withdrawals and Purchases</b>${box('float:right;font-size:10px', `There were ${byCard.length} transactions totaling $${sum(byCard)}.`)}${table(byCard)}${gap(9)}<b>Online and Electronic Banking Deductions</b>${box('float:right;font-size:10px', `There were ${online.length} deductions totaling $${sum(online)}.`)}${table(online)}${head('Daily Balance Detail')}${grid(
    '1fr 1fr 1fr',
    ...daily.map((some) =>
      list(
        ['Date', '>Balance'],
        ['1fr', '1fr'],
        some.map(({ date, balance }) => [slashed(date), balance]),
        '#888',
      ),
    ),
  )}${foot(small(9, 'Member FDIC &nbsp; Equal Housing Lender'))}`;
  const font = "11.8px 'Liberation Sans'";
  return {
    ...sheet(font, 1.18, first, {
      ...sent,
      isScan: true,
      fields: { ...p, ...october, bank: 'PNC', lastFour: account.slice(-4), deposits },
    }),
    later: [letters(font, 1.18, second)],
  };
};

/** Words that say the direction, a column of kinds, sums with a sign apart, and a balance after each. */
const capitalOne: Design = (random) => {
  const p = drawRenter(random);
  const account = `360${digits(random, 8)}`;
  const { lines, deposits, begun, ended } = keep(random, {
    ...month,
    paid: [
      { on: 4, platform: 'uber', says: () => 'Deposit from UBER USA 6787 EDI PAYMNT' },
      { on: 11, platform: 'uber', says: () => 'Deposit from UBER USA 6787 EDI PAYMNT' },
      { on: 14, platform: 'lyft', says: () => 'Deposit from LYFT INC DRIVER PAY' },
      { on: 25, platform: 'uber', says: () => 'Deposit from UBER USA 6787 EDI PAYMNT' },
    ],
    came: [
      () => 'Zelle money received from CARLA GUTIERREZ - lyft to airport',
      () => 'Debit Card Refund - UBER EATS SAN FRANCISCO CA',
      () => 'ATM Cash Deposit - 7 ELEVEN 0442',
    ],
    went: [
      () => 'Debit Card Purchase - UBER EATS SAN FRANCISCO CA',
      () => 'Debit Card Purchase - ALDI 61042',
      () => 'Zelle money sent to OMAR WHITFIELD',
      () => 'Withdrawal to GEICO PREM COLL',
      () => 'Debit Card Purchase - LYFT 1 RIDE 10-12 LYFT COM CA',
      () => 'Debit Card Purchase - SPEEDWAY 09933',
      () => 'ATM Withdrawal - ALLPOINT',
    ],
    spent: 11,
  });
  const navy = '#013d5b';
  const html = `${grid('1fr 300px', `<b style="font:italic bold 25px Liberation Serif;color:${navy}">Capital<span style="color:#cc2427">One</span></b>`, box('text-align:right;font-size:10px', 'capitalone.com<br>1-888-464-0727<br>P.O. Box 85123, Richmond, VA 23285'))}${gap(14)}${grid('1fr 300px', box('padding-top:10px', rows(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}`)), box(`background:${navy};color:#fff;padding:10px 14px`, box('font-size:10px', 'STATEMENT PERIOD'), '<b style="font-size:15px">Oct 1 - Oct 31, 2026</b>'))}${gap(18)}${box(`font-size:20px;color:${navy}`, "Here's your October 2026 bank statement.")}${gap(12)}<b style="font-size:14px">Account Summary</b>${list(
    ['ACCOUNT NAME', '>SEP 30', '>OCT 31'],
    ['1fr', '120px', '120px'],
    [
      [`360 Checking...${account.slice(-4)}`, `$${begun}`, `$${ended}`],
      ['<b>All Accounts</b>', `<b>$${begun}</b>`, `<b>$${ended}</b>`],
    ],
    navy,
  )}${gap(10)}${grid(
    '1fr 1fr 1fr',
    ...[
      ['0.10%', 'ANNUAL PERCENTAGE YIELD EARNED'],
      ['$0.41', 'YTD INTEREST AND BONUSES'],
      ['31', 'DAYS IN STATEMENT CYCLE'],
    ].map(([figure, label]) =>
      box('background:#eef4f7;padding:7px 11px', `<b style="font-size:15px">${figure}</b>`, small(8.5, label!)),
    ),
  )}${gap(18)}${box(`color:${navy};font-size:16px;font-weight:bold`, `360 Checking - ${account}`)}${gap(5)}${list(
    ['DATE', 'DESCRIPTION', 'CATEGORY', '>AMOUNT', '>BALANCE'],
    ['50px', '1fr', '68px', '92px', '88px'],
    [
      ['Oct 1', '<b>Opening Balance</b>', '', '', `$${begun}`],
      ...lines.map(({ date, text, in: come, out, balance }) => [
        monthDay(date),
        text,
        come ? 'Credit' : 'Debit',
        come ? `+ $${come}` : `- $${out}`,
        `$${balance}`,
      ]),
      ['Oct 31', 'Monthly Interest Paid', 'Credit', '+ $0.00', `$${ended}`],
      ['Oct 31', '<b>Closing Balance</b>', '', '', `$${ended}`],
    ],
    '#9db6c3',
  )}${gap(12)}${list(['FEES SUMMARY', '>TOTAL FOR THIS PERIOD', '>TOTAL YEAR-TO-DATE'], ['1fr', '170px', '150px'], [['Total Overdraft Fees', '$0.00', '$0.00']], '#9db6c3')}${foot(grid('1fr 80px', small(8.5, 'Products and services are offered by Capital One, N.A., Member FDIC. &copy;2026 Capital One. In case of errors or questions about your electronic transfers, contact us within 60 days of the first statement on which the error appeared.'), box('text-align:right;font-size:10px', 'Page 1 of 3')))}`;
  return sheet("11.6px 'Liberation Sans'", 1.12, html, {
    ...sent,
    fields: { ...p, ...october, bank: 'Capital One', lastFour: account.slice(-4), deposits },
  });
};

/** A wallet: who paid in the words, how in a column of its own, a fee before the sum; the money sent has a plus only if it came. */
const cashApp: Design = (random) => {
  const p = drawRenter(random);
  const account = digits(random, 13);
  const { lines, deposits, begun, ended, ins, outs, sum } = keep(random, {
    ...month,
    paid: [
      { on: 1, platform: 'lyft', says: () => 'LYFT DRIVER|Direct deposit' },
      { on: 7, platform: 'uber', says: () => 'UBER USA 6787|Direct deposit' },
      { on: 15, platform: 'lyft', says: () => 'LYFT DRIVER|Direct deposit' },
      { on: 22, platform: 'lyft', says: () => 'LYFT DRIVER|Direct deposit' },
      { on: 28, platform: 'uber', says: () => 'UBER USA 6787|Direct deposit' },
    ],
    came: [
      () => 'From Destiny Cole for uber money|Cash App payment',
      () => 'UBER EATS refund|Cash App Card',
      () => 'Paper money deposit at 7-Eleven|Cash in',
    ],
    went: [
      () => 'UBER EATS|Cash App Card',
      () => 'To Ray Tran for lyft home|Cash App payment',
      () => 'QuikTrip 0577|Cash App Card',
      () => 'LYFT RIDE FRI 11PM|Cash App Card',
      () => 'ATM withdrawal, Kroger 412|Cash App Card',
      () => 'To Savings|Transfer',
      () => 'Dollar General 21884|Cash App Card',
      () => 'Visa debit 4471|Cash out',
    ],
    spent: 13,
  });
  const of = (some: readonly Line[], kind: string) => sum(some.filter(({ text }) => text.endsWith(kind)));
  const green = '#00a83a';
  const tag = p.holder.split(' ')[0]!.toLowerCase();
  const html = `${grid('54px 1fr 260px', `<div style="background:${green};color:#fff;border-radius:11px;width:44px;line-height:44px;text-align:center;font-size:27px;font-weight:bold">$</div>`, box('font-size:19px;font-weight:bold;padding-top:9px', 'Cash App'), box('text-align:right;padding-top:3px', '<b style="font-size:16px">Monthly Statement</b><br>October 2026'))}${gap(16)}${grid('1fr 290px', rows(`<b>${p.holder}</b>`, p.street, `${p.city}, ${p.state} ${p.zip}`, `$${tag}${digits(random, 2)}`), rows(ends('Statement period', '<b>Oct 1, 2026 - Oct 31, 2026</b>'), ends('Account number', `<b>${account}</b>`), ends('Routing number', '041215663'), ends('Debit card', `${digits(random, 4)}`)))}${gap(18)}${grid(
    '1fr 1fr',
    rows(
      box('font-size:15px;font-weight:bold;border-bottom:2px solid #111;padding-bottom:3px', 'Account summary'),
      ends('Starting balance', `$${begun}`, 'padding:3px 0'),
      ends('Direct deposits', `+ $${of(ins, 'Direct deposit')}`, 'padding:3px 0'),
      ends('Other money in', `+ $${sum(ins.filter(({ text }) => !text.endsWith('Direct deposit')))}`, 'padding:3px 0'),
      ends('Money out', `- $${sum(outs)}`, 'padding:3px 0'),
      ends('<b>Ending balance</b>', `<b>$${ended}</b>`, 'padding:3px 0;border-top:1px solid #111'),
    ),
    rows(
      box('font-size:15px;font-weight:bold;border-bottom:2px solid #111;padding-bottom:3px', 'Fees and rewards'),
      ends('ATM fees', '$0.00', 'padding:3px 0'),
      ends('Instant transfer fees', '$0.00', 'padding:3px 0'),
      ends('Savings interest, 1.50% APY', '$0.00', 'padding:3px 0'),
      ends('Cash App Card spending', `$${of(outs, 'Cash App Card')}`, 'padding:3px 0'),
      ends('Paid to others', `$${of(outs, 'Cash App payment')}`, 'padding:3px 0;border-top:1px solid #111'),
    ),
  )}${gap(18)}${box('font-size:15px;font-weight:bold', 'Transactions')}${list(
    ['Date', 'Description', 'Details', '>Fee', '>Amount'],
    ['56px', '1fr', '128px', '50px', '96px'],
    lines.map(({ date, text, in: come, out }) => {
      const [who = '', how = ''] = text.split('|');
      return [monthDay(date), who, how, '$0.00', come ? `<span style="color:#0a7d33">+ $${come}</span>` : `$${out}`];
    }),
    '#c9c9c9',
  )}${foot(small(8.5, 'Cash App is a financial services platform, not a bank. Banking services are provided by Cash App’s bank partners, Sutton Bank and The Bancorp Bank, N.A., Members FDIC. Block, Inc., 1955 Broadway, Suite 600, Oakland, CA 94612. Call 1-800-969-1940 within 60 days if you think that your statement is wrong or if you need more information about a transfer. Page 1 of 2'))}`;
  return sheet("11.6px 'DejaVu Sans'", 1.15, html, {
    ...sent,
    isScan: true,
    fields: { ...p, ...october, bank: 'Cash App', lastFour: account.slice(-4), deposits },
  });
};

export const americanBanks: Record<string, Design> = { pncWallet, capitalOne, cashApp };
