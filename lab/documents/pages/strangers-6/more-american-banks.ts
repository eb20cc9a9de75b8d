import type { Design } from '../designs.ts';
import { box, digits, gap, grid, rows, small } from '../strangers-2/parts.ts';
import { dated, type Line } from '../strangers-3/ledger.ts';
import { foot, sheet, titled } from '../strangers-3/parts.ts';
import { ends, monthDay } from '../strangers-4/parts.ts';
import { book, october, statementSent } from '../strangers-5/book.ts';
import { drawAddressee, drawName, plainTable } from './people.ts';

const slashed = (date: string) => `${dated(date).month}/${dated(date).day}`;

/** Debits and credits under heads of the same list, payers on a second line; an insurer's bank, with a joint owner. */
const usaaClassic: Design = (random) => {
  const p = drawAddressee(random);
  const account = `0${digits(random, 8)}`;
  const { lines, deposits, begun, ended, came, gone } = book(random, 'USD', '2026-09-26', [
    [6, 'ACH DEP|UBER USA 6787 EDI PAYMNT ***********4417', 170, 460, 'uber'],
    [13, 'ACH DEP|UBER USA 6787 EDI PAYMNT ***********4417', 170, 460, 'uber'],
    [14, 'ACH DEP|LYFT, INC. LYFT ***********8833', 80, 260, 'lyft'],
    [20, 'ACH DEP|UBER USA 6787 EDI PAYMNT ***********4417', 170, 460, 'uber'],
    [27, 'ACH DEP|UBER USA 6787 EDI PAYMNT ***********4417', 170, 460, 'uber'],
    [6, 'ACH DEP|VACP TREAS 310 XXVA BENEF ***********3600', 338.49, 338.49],
    [17, `ZELLE CR|${drawName(random).split(' ').slice(0, 2).join(' ')} UBER POOL HOME`, 12, 38],
    [24, 'MOBILE DEP|DEPOSIT@MOBILE', 120, 120],
    [9, 'DEBIT CARD REFUND|UBER *TRIP HELP.UBER.COM CA', 8, 21],
    [4, 'DEBIT CARD|LYFT *RIDE SAT 9AM LYFT.COM CA', -11, -30],
    [10, 'ACH WITH|USAA P&C INT AUTOPAY ***********0019', -161.2, -161.2],
    [11, 'ATM WITH|USAA ATM FREDERICKSBURG RD SAN ANTONIO TX', -60, -60],
    [16, 'DEBIT CARD|H-E-B &num;0614 TX', -41, -120],
    [22, 'ACH WITH|HYRECAR RENTAL WEB PMTS ***********2251', -238, -238],
    [29, 'DEBIT CARD|VALERO 2214', -31, -59],
  ]);
  const navy = '#12395b';
  const entry = ({ date, text, in: come, out, balance }: Line) => {
    const [kind = '', who = ''] = text.split('|');
    return [slashed(date), `${kind} &nbsp; ${digitsOf(date)}<br>${who}`, out || '0', come || '0', `$${balance}`];
  };
  const digitsOf = (date: string) => `${dated(date).month}${dated(date).day}26`;
  const html = `${grid('1fr 1fr', `<b style="font-size:29px;color:${navy};letter-spacing:3px;line-height:1">USAA</b><br><span style="font-size:9px">9800 Fredericksburg Road, San Antonio, Texas 78288</span>`, box('text-align:right', '<b style="font-size:14px">USAA FEDERAL SAVINGS BANK</b><br>Statement of Account, page 1 of 4'))}${gap(18)}${grid(
    '1fr 310px',
    box(
      'padding-left:12px',
      rows(p.holder, `CARLA M ${p.holder.split(' ')[2]}`, p.street, `${p.city}, ${p.state} ${p.zip}`),
    ),
    plainTable(
      ['', '>'],
      [
        ['ACCOUNT NUMBER', `<b>${account}</b>`],
        ['ACCOUNT TYPE', 'USAA CLASSIC CHECKING'],
        ['STATEMENT PERIOD', '09/26/26 - 10/26/26'],
        ['USAA NUMBER', `${digits(random, 4)} ** **`],
      ],
      { cell: 'border-bottom:1px solid #aaa' },
    ),
  )}${gap(14)}${box(`background:${navy};color:#fff;padding:4px 9px`, 'ACCOUNT BALANCE SUMMARY')}${plainTable(
    [
      'BALANCE LAST STATEMENT',
      '>NO. DEBITS',
      '>TOTAL DEBITS',
      '>NO. CREDITS',
      '>TOTAL CREDITS',
      '>SERVICE CHARGES',
      '>BALANCE THIS STATEMENT',
    ],
    [
      [
        begun,
        String(lines.filter(({ minor }) => minor < 0).length),
        gone,
        String(lines.filter(({ minor }) => minor > 0).length),
        came,
        '.00',
        `<b>${ended}</b>`,
      ],
    ],
    { head: 'font-size:8.5px;border-bottom:1px solid #999', cell: 'border-bottom:1px solid #999;font-size:12px' },
  )}${gap(12)}${box('background:#eef2f6;padding:8px 11px', '<b>Deployed or moving?</b> Set a travel notice before 11/15/26. From 12/01/26 to 02/28/27 members save 10% on storage. Your credit card ending 2210 has a payment of $35.00 due 11/19/26; it is not part of this account.')}${gap(12)}${box(`background:${navy};color:#fff;padding:4px 9px`, 'TRANSACTIONS')}${plainTable(['DATE', 'DESCRIPTION', '>DEBITS', '>CREDITS', '>BALANCE'], [['09/26', 'BALANCE FORWARD', '', '', `$${begun}`], ...lines.map(entry)], { head: 'border-bottom:1.5px solid #333', cell: 'border-bottom:1px solid #ddd;line-height:1.2' })}${foot(small(8.5, 'Fees: total overdraft fees for this period $0.00, year-to-date $0.00. Interest paid year-to-date $0.14. In case of errors or questions call 210-531-USAA (8722) or 800-531-8722, or write to 10750 McDermott Freeway, San Antonio, TX 78288-9876. Member FDIC.'))}`;
  return sheet("10.6px 'Liberation Sans'", 1.14, html, {
    ...statementSent,
    fields: {
      ...{ ...p, month: '2026-10', periodFrom: '2026-09-26', periodTo: '2026-10-26', bank: 'USAA' },
      ...{ lastFour: account.slice(-4), deposits },
    },
  });
};

/** A green bank's: titles in the middle, lists without heads, and the balances of the days in three columns below. */
const regionsLife: Design = (random) => {
  const p = drawAddressee(random, ['TN', 'FL', 'GA', 'TX']);
  const account = `0${digits(random, 9)}`;
  const { deposits, begun, ended, came, gone, ins, outs, lines } = book(random, 'USD', '2026-10-02', [
    [5, `Raiser 6795 Edi Paymnt ${titled(p.holder)} ############`, 180, 420, 'uber'],
    [12, `Raiser 6795 Edi Paymnt ${titled(p.holder)} ############`, 180, 420, 'uber'],
    [14, `Lyft, Inc. Lyft ${titled(p.holder)} 0#########`, 70, 240, 'lyft'],
    [19, `Raiser 6795 Edi Paymnt ${titled(p.holder)} ############`, 180, 420, 'uber'],
    [26, `Raiser 6795 Edi Paymnt ${titled(p.holder)} ############`, 180, 420, 'uber'],
    [28, `Lyft, Inc. Lyft ${titled(p.holder)} 0#########`, 70, 240, 'lyft'],
    [9, `Doordash, Inc. Dasher Pay ${titled(p.holder)} St-##########`, 40, 170],
    [15, 'Zelle Credit Lyft Driver Gift From Aunt Bea ########', 50, 50],
    [20, 'Deposit - Thank You', 220, 220],
    [3, 'Card Purchase Uber Trip 4121 Help.Uber.Com CA 94105 1107', -10, -35],
    [8, 'ATM Withdrawal Regions Green Hills Nashville 1107', -80, -80],
    [11, 'Nashville Electric Utility Pmt 26####', -96, -170],
    [16, 'Recurring Card Transaction Spotify USA 877-7781161 NY 1107', -11.99, -11.99],
    [22, 'Card Purchase Kroger &num;0551 5411 1107', -38, -104],
    [25, 'Kinto Share Car Rental Web Pay ########', -219, -219],
  ]);
  const green = '#528400';
  const head = (text: string) =>
    box(
      `text-align:center;font-weight:bold;letter-spacing:2px;border-top:2px solid ${green};border-bottom:1px solid ${green};margin-top:13px;padding:2px`,
      text,
    );
  const section = (some: readonly Line[], total: string) =>
    `${some.map(({ date, text, in: come, out }) => grid('44px 1fr 86px', slashed(date), text, box('text-align:right', come || out))).join('')}${grid('44px 1fr 260px', '', '', box('text-align:right;font-weight:bold;border-top:1px solid #777', `${total}`))}`;
  const days = lines
    .filter((line, at) => lines[at + 1]?.date !== line.date)
    .map(({ date, balance }) => ends(slashed(date), balance));
  const third = Math.ceil(days.length / 3);
  const html = `${grid('1fr 270px', rows(`<b style="font-size:26px;color:${green};line-height:1">&#9650; REGIONS</b>`, 'Regions Bank<br>Green Hills Office<br>2000 Glen Echo Rd<br>Nashville, TN 37215'), rows(ends('ACCOUNT #', `<b>${account}</b>`), ends('', '092'), ends('Cycle', '05'), ends('Enclosures', '0'), ends('Page', '1 of 3')))}${gap(16)}${box('padding-left:26px;font-size:12px', rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`))}${gap(16)}${box('text-align:center', '<b style="font-size:15px">LIFEGREEN CHECKING</b><br>October 2, 2026 through October 30, 2026')}${head('SUMMARY')}${grid('1fr 1fr', rows(ends('Beginning Balance', `$${begun}`), ends('Deposits &amp; Credits', `$${came} &nbsp;+`), ends('Withdrawals', `$${gone} &nbsp;-`), ends('Fees', '$0.00 &nbsp;-'), ends('Checks', '$0.00 &nbsp;-'), ends('<b>Ending Balance</b>', `<b>$${ended}</b>`)), rows(ends('Minimum Daily Balance', '$112'), ends('Average Monthly Statement Balance', '$604'), small(10, 'A LifeGreen fee of $11.00 is not charged with a direct deposit of $500 or more. Terms change on January 4, 2027.')))}${head('DEPOSITS &amp; CREDITS')}${section(ins, `Total Deposits &amp; Credits &nbsp; $${came}`)}${head('WITHDRAWALS')}${section(outs, `Total Withdrawals &nbsp; $${gone}`)}${head('DAILY BALANCE SUMMARY')}${grid('1fr 1fr 1fr', days.slice(0, third).join(''), days.slice(third, 2 * third).join(''), days.slice(2 * third).join(''))}${gap(10)}${box('text-align:center;font-size:10px', '<b>You may request account disclosures containing terms, fees, and rate information by contacting any Regions office.</b>')}${foot(small(9, 'For all your banking needs, please call 1-800-REGIONS (734-4667) or visit regions.com. Thank You For Banking With Regions! 2026 Regions Bank Member FDIC. All loans subject to credit approval.'))}`;
  return sheet("10.9px 'Liberation Sans'", 1.15, html, {
    ...statementSent,
    isScan: true,
    fields: {
      ...{ ...p, month: '2026-10', periodFrom: '2026-10-02', periodTo: '2026-10-30', bank: 'Regions' },
      ...{ lastFour: account.slice(-4), deposits },
    },
  });
};

/** As the app makes it: rows of type, words, sums with a minus, and two dates each; months by letters; instant payouts of small sums. */
const chimeNow: Design = (random) => {
  const p = drawAddressee(random);
  const account = digits(random, 12);
  const instant = 'UBER USA 6787~Direct Deposit';
  const { lines, deposits, begun, ended, came, gone } = book(random, 'USD', '2026-10-01', [
    [3, instant, 40, 160, 'uber'],
    [8, instant, 40, 160, 'uber'],
    [10, instant, 40, 160, 'uber'],
    [10, 'LYFT, INC. LYFT~Direct Deposit', 60, 230, 'lyft'],
    [17, instant, 40, 160, 'uber'],
    [22, instant, 40, 160, 'uber'],
    [24, 'LYFT, INC. LYFT~Direct Deposit', 60, 230, 'lyft'],
    [29, instant, 40, 160, 'uber'],
    [6, 'Transfer from Devon N. for uber home~Transfer', 14, 45],
    [13, 'Walgreens cash deposit~Deposit', 100, 100],
    [20, 'LYFT *RIDE REVERSAL~Purchase Reversal', 9, 24],
    [27, 'Advance from MyPay~Advance', 80, 80],
    [4, 'UBER *TRIP~Purchase', -12, -35],
    [11, 'UBER *EATS~Purchase', -19, -44],
    [15, 'ALLPOINT ATM~ATM Withdrawal', -40, -40],
    [19, 'Round Up Transfer~Round Up', -4.31, -4.31],
    [25, 'CIRCLE K 09418~Purchase', -22, -48],
    [30, 'MyPay repayment~Repayment', -80, -80],
  ]);
  const green = '#0b8a4c';
  const fact = (name: string, value: string) =>
    box(
      'padding:5px 0;border-bottom:1px solid #dfe8e2',
      `<span style="display:inline-block;width:132px;color:#567">${name}</span><b>${value}</b>`,
    );
  const late = (date: string) => `${monthDay(date)}, 2026`;
  const html = `${grid('1fr 1fr', `<b style="font-size:30px;color:${green};line-height:1">chime</b>`, box('text-align:right', '<b>Checking Account Statement</b><br>October 2026'))}${gap(16)}${grid('1fr 1fr', rows(box('font-size:13px', `<b>${titled(p.holder)}</b><br>${titled(p.street)}<br>${titled(p.city)}, ${p.state} ${p.zip}`), gap(10), small(10, 'Member services (844) 244-6363<br>help@chime.com<br>101 California St, Suite 500, San Francisco, CA 94111')), rows(fact('Account number', account), fact('Routing number', '103100195'), fact('Statement period', 'Oct 1, 2026 to Oct 31, 2026'), fact('Issued by', 'The Bancorp Bank, N.A.')))}${gap(16)}${box(
    `background:${green};color:#fff;border-radius:10px;padding:10px 14px;display:grid;grid-template-columns:repeat(5,1fr);column-gap:8px`,
    ...(
      [
        ['Beginning balance', `$${begun}`],
        ['Deposits', `$${came}`],
        ['Withdrawals', `-$${gone}`],
        ['Fees', '$0.00'],
        ['Ending balance', `$${ended}`],
      ] as const
    ).map(([name, value]) =>
      box('', `<b style="font-size:14px">${value}</b><br><span style="font-size:9.5px">${name}</span>`),
    ),
  )}${gap(16)}<b style="font-size:14px">Transactions</b>${plainTable(
    ['Transaction<br>date', 'Description', 'Type', '>Amount', '>Net amount', '>Settlement<br>date'],
    [...lines].reverse().map(({ date, text, in: come, out }) => {
      const [what = '', type = ''] = text.split('~');
      const sum = come ? `$${come}` : `-$${out}`;
      return [late(date), what, type, sum, sum, late(date)];
    }),
    {
      head: `border-bottom:2px solid ${green};vertical-align:bottom`,
      cell: 'border-bottom:1px solid #dfe8e2;padding:4px',
    },
  )}${gap(14)}${grid('1fr 1fr', box('background:#eef7f1;border-radius:10px;padding:10px 13px', '<b>Year to date</b><br>Fees $0.00. Advances $410.00. Since Jan 5, 2026 you saved $61.07 with Round Ups.'), box('background:#eef7f1;border-radius:10px;padding:10px 13px', '<b>Get $100 for each friend</b><br>They need a direct deposit of $200 or more within 45 days. Ends Dec 31, 2026.'))}${foot(small(9, 'Error resolution: tell us within 60 days after the first statement on which the problem appeared. Chime is a financial technology company, not a bank. Banking services provided by The Bancorp Bank, N.A. or Stride Bank, N.A., Members FDIC. Settlement dates may be later than the day of a purchase.'))}`;
  return sheet("10.8px 'Liberation Sans'", 1.16, html, {
    ...statementSent,
    fields: { ...p, holder: titled(p.holder), ...october, bank: 'Chime', lastFour: account.slice(-4), deposits },
  });
};

export const moreAmericanBanks: Record<string, Design> = { usaaClassic, regionsLife, chimeNow };
