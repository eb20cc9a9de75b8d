import type { Random } from '../../../../sandbox/people/random.ts';
import type { Design } from '../designs.ts';
import { bar, beside, box, digits, framed, gap, grid, list, rows, small } from '../strangers-2/parts.ts';
import { dated, keep, type Line } from './ledger.ts';
import { drawResident, foot, letters, sheet, stacked } from './parts.ts';

const sent = { kind: 'bank_statement', sentAs: 'bank_statement_month_1' };
const slashed = (date: string) => `${dated(date).month}/${dated(date).day}`;

/** Sections for each way money came and went; payments by clearing in the long form, with dates and names of their own. */
const chaseBusiness: Design = (random) => {
  const p = drawResident(random, ['FL', 'CO', 'GA']);
  const account = digits(random, 9);
  const ach = (r: Random, company: string, id: string, day: string, entry: string) =>
    `Orig CO Name:${company} &nbsp; Orig ID:${id} Desc Date:26${day} CO Entry Descr:${entry}Sec:PPD Trace#:${digits(r, 15)} Eed:26${day} Ind ID:${digits(r, 9)} Ind Name:${p.holder} Trn: ${digits(r, 10)}Tc`;
  const { deposits, ins, outs, sum, begun, ended, came } = keep(random, {
    ...{ from: '2026-10-01', days: 30, currency: 'USD' },
    paid: [
      { on: 4, platform: 'uber', says: (r) => ach(r, 'Uber USA 6787', '9320456349', '1005', 'EDI Paymnt') },
      { on: 12, platform: 'lyft', says: (r) => ach(r, 'Lyft, Inc.', '1800948598', '1013', 'Driver Pay') },
      { on: 18, platform: 'uber', says: (r) => ach(r, 'Uber USA 6787', '9320456349', '1019', 'EDI Paymnt') },
      { on: 25, platform: 'uber', says: (r) => ach(r, 'Uber USA 6787', '9320456349', '1026', 'EDI Paymnt') },
    ],
    came: [
      (r) => `Zelle Payment From Renata Silva ${digits(r, 11)} Uber Ride`,
      () => 'Card Purchase Return &nbsp; 10/01 Uber *Eats Help.Uber.Com CA Card 6103',
    ],
    went: [
      () => 'Card Purchase &nbsp; 10/02 Uber *Eats 8005928996 CA Card 6103',
      () => 'Card Purchase With Pin &nbsp; 10/07 Wawa 5134 Card 6103',
      (r) => ach(r, 'Geico', '3530075853', '1011', 'Geico Pymt'),
      () => 'Card Purchase &nbsp; 10/15 Lyft *Ride Wed 6PM Lyft.Com CA Card 6103',
      (r) => `Zelle Payment To Marco ${digits(r, 11)}`,
      () => 'Recurring Card Purchase 10/24 Spotify USA Card 6103',
    ],
    spent: 6,
  });
  const byCard = outs.filter(({ text }) => text.includes('Card'));
  const byWire = outs.filter(({ text }) => !text.includes('Card'));
  const head = (text: string) =>
    box(
      'border:1px solid #333;border-bottom-width:2px;display:inline-block;padding:2px 12px;font-weight:bold;margin-top:11px;font-size:12.5px',
      text,
    );
  const section = (title: string, lines: readonly Line[], total: string) =>
    `${head(title)}${list(
      ['DATE', 'DESCRIPTION', '>AMOUNT'],
      ['56px', '1fr', '100px'],
      [
        ...lines.map(({ date, text, in: come, out }, at) => [
          slashed(date),
          text,
          `${at === 0 ? '$' : ''}${come || out}`,
        ]),
        [`<b style="white-space:nowrap">${total}</b>`, '', `<b>$${sum(lines)}</b>`],
      ],
    )}`;
  const html = `${grid('1fr 306px', rows('<b style="font-size:27px;letter-spacing:1px">CHASE <span style="color:#117aca">&#11042;</span></b>', gap(4), small(9.5, 'JPMorgan Chase Bank, N.A.<br>P O Box 182051<br>Columbus, OH 43218-2051')), box('text-align:right', 'October 01, 2026 through October 30, 2026', `<br>Account Number: &nbsp; <b>00000${account}</b>`))}${gap(16)}${grid('1fr 306px', box('padding-left:22px', small(8, `00${digits(random, 6)} DRE 021 210 30526 NNNNNNNNNNN &nbsp; 1 000000000 60 0000`), gap(4), rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`)), framed('#333', '<b>CUSTOMER SERVICE INFORMATION</b>', small(10, beside('Web site:', 'www.Chase.com', 150), beside('Service Center:', '1-877-425-8100', 150), beside('Para Espanol:', '1-888-622-4273', 150), beside('We accept operator relay calls', '', 180))))}${gap(10)}${box('font-size:13px', 'We updated our fees for overdrafts. Beginning November 15, 2026, the Overdraft Fee is $34.00 per item, up to 3 fees per day.')}${gap(6)}${head('CHECKING SUMMARY')} &nbsp; Chase Business Complete Checking${list(
    ['', '>INSTANCES', '>AMOUNT'],
    ['260px', '90px', '110px'],
    [
      ['<b>Beginning Balance</b>', '', `<b>$${begun}</b>`],
      ['Deposits and Additions', String(ins.length), came],
      ['ATM & Debit Card Withdrawals', String(byCard.length), `-${sum(byCard)}`],
      ['Electronic Withdrawals', String(byWire.length), `-${sum(byWire)}`],
      ['<b>Ending Balance</b>', `<b>${ins.length + outs.length}</b>`, `<b>$${ended}</b>`],
    ],
  )}${section('DEPOSITS AND ADDITIONS', ins, 'Total Deposits and Additions')}${section('ATM & DEBIT CARD WITHDRAWALS', byCard, 'Total ATM & Debit Card Withdrawals')}${section('ELECTRONIC WITHDRAWALS', byWire, 'Total Electronic Withdrawals')}${gap(8)}${small(9, 'Congratulations, we waived the $15 monthly service fee for this statement period, based on your qualifying activity.')}${foot(box('text-align:right;font-size:10px', 'Page 1 of 4'))}`;
  return sheet("11px 'Liberation Sans'", 1.05, html, {
    ...sent,
    isScan: true,
    fields: {
      ...{ ...p, month: '2026-10', periodFrom: '2026-10-01', periodTo: '2026-10-30', bank: 'Chase' },
      ...{ lastFour: account.slice(-4), deposits },
    },
  });
};

/** Two pages: whose it is and the sums on the first, the movements on the second; each of a line or two with its codes. */
const bofaSafeBalance: Design = (random) => {
  const p = drawResident(random, ['NC', 'GA', 'FL']);
  const account = digits(random, 12);
  const spaced = account.replace(/(....)(?=.)/g, '$1 ');
  const { deposits, ins, outs, begun, ended, came, gone } = keep(random, {
    ...{ from: '2026-09-25', days: 29, currency: 'USD' },
    paid: [
      {
        on: 4,
        platform: 'lyft',
        says: (r) => `LYFT INC DES:DRIVER PAY ID:${digits(r, 9)} INDN:${p.holder}|CO ID:1800948598 PPD`,
      },
      {
        on: 10,
        platform: 'uber',
        says: (r) => `UBER USA 6787 DES:EDI PAYMNT ID:${digits(r, 9)} INDN:${p.holder}|CO ID:9320456349 PPD`,
      },
      {
        on: 17,
        platform: 'uber',
        says: (r) => `UBER USA 6787 DES:EDI PAYMNT ID:${digits(r, 9)} INDN:${p.holder}|CO ID:9320456349 PPD`,
      },
      {
        on: 25,
        platform: 'lyft',
        says: (r) => `LYFT INC DES:DRIVER PAY ID:${digits(r, 9)} INDN:${p.holder}|CO ID:1800948598 PPD`,
      },
    ],
    came: [
      () => 'Zelle payment from NATALIE BRANDT for "Lyft home thx"; Conf# qx81m0zk2',
      (r) => `UBER EATS 09/24 PURCHASE REFUND|SAN FRANCISCO CA ${digits(r, 10)}`,
      () => 'BKOFAMERICA ATM 09/25 #000004417 DEPOSIT|SOUTHPARK CHARLOTTE NC',
    ],
    went: [
      (r) => `UBER *EATS 09/25 PURCHASE|HELP.UBER.COM CA ${digits(r, 10)}`,
      () => 'Zelle payment to Oscar for "car wash"; Conf# t4r0b77pd',
      () => 'CHECKCARD 1002 QT 1177 MARIETTA GA',
      (r) => `PROG SELECT INS DES:INS PREM ID:${digits(r, 9)} INDN:${p.holder}|CO ID:9409348084 PPD`,
      (r) => `LYFT *RIDE SAT 11PM 10/10 PURCHASE|LYFT.COM CA ${digits(r, 10)}`,
      () => 'PUBLIX SUPER MAR 10/14 PURCHASE|CHARLOTTE NC',
      () => 'METRO BY T-MOBILE 10/19 PURCHASE|888-863-8768 WA',
    ],
    spent: 7,
  });
  const period = 'September 25, 2026 to October 23, 2026';
  const dates = (date: string) => `${slashed(date)}/26`;
  const table = (lines: readonly Line[], sign: string) =>
    list(
      ['Date', 'Description', '>Amount'],
      ['80px', '1fr', '110px'],
      lines.map(({ date, text, in: come, out }) => [dates(date), stacked(text), `${sign}${come || out}`]),
    );
  const head = (text: string) =>
    box('color:#012169;font-size:19px;border-bottom:2px solid #e31837;margin:16px 0 6px', text);
  const logo =
    '<b style="font-size:20px;color:#012169">BANK OF AMERICA</b> <b style="color:#e31837;font-size:20px">&#8779;</b>';
  const first = `${grid('1fr 300px', rows(small(9.5, 'P.O. Box 15284<br>Wilmington, DE 19850'), gap(34), box('padding-left:18px', rows(p.holder, p.street, `${p.city}, ${p.state}&nbsp; ${p.zip}-${digits(random, 4)}`))), rows(logo, gap(12), box('border-top:1px solid #999;padding-top:6px', '<b>Customer service information</b>', small(10.5, gap(4), 'Customer service: 1.800.432.1000', gap(4), 'En Español: 1.800.688.6086', gap(4), 'bankofamerica.com', gap(4), 'Bank of America, N.A.<br>P.O. Box 25118<br>Tampa, FL 33622-5118'))))}${gap(50)}${box('font-size:25px;color:#012169', 'Your Adv SafeBalance Banking')}${grid('1fr 290px', `for ${period}`, box('text-align:right', `Account number: <b>${spaced}</b>`))}${gap(6)}<b>${p.holder}</b>${head('Account summary')}${list(
    ['', '>'],
    ['340px', '110px'],
    [
      ['Beginning balance on September 25, 2026', `$${begun}`],
      ['Deposits and other additions', came],
      ['Withdrawals and other subtractions', `-${gone}`],
      ['Checks', '-0.00'],
      ['Service fees', '-0.00'],
      ['<b>Ending balance on October 23, 2026</b>', `<b>$${ended}</b>`],
    ],
  )}${gap(34)}${grid('1fr 1fr', box('background:#f1f4f9;padding:16px', '<b style="font-size:16px;color:#012169">Bank when and where you want</b>', small(11, gap(5), 'Set up alerts, deposit checks and send money with Zelle&reg; in our Mobile Banking app. Offer ends 12/31/2026. Scan or visit bofa.com/mobile.')), box('background:#f1f4f9;padding:16px', '<b style="font-size:16px;color:#012169">Stay ahead of scams</b>', small(11, gap(5), 'We will never ask you to send money to yourself. If something feels wrong, hang up and call the number on your card.')))}${foot(grid('1fr 90px', small(9, 'PULL: B CYCLE: 17 SPEC: E DELIVERY: P TYPE: IMAGE: I BC: NC'), box('text-align:right;font-size:10px', 'Page 1 of 4')))}`;
  const second = `${grid('1fr 250px', small(9.5, `${p.holder} &nbsp; | &nbsp; Account # ${spaced} &nbsp; | &nbsp; ${period}`), box('text-align:right', logo))}${head('Deposits and other additions')}${table(ins, '')}${box('font-weight:bold;display:flex;justify-content:space-between;padding:4px 0', '<span>Total deposits and other additions</span>', `<span>$${came}</span>`)}${head('Withdrawals and other subtractions')}${table(outs, '-')}${box('font-weight:bold;display:flex;justify-content:space-between;padding:4px 0', '<span>Total withdrawals and other subtractions</span>', `<span>-$${gone}</span>`)}${gap(16)}${framed('#999', small(10.5, '<b>Note your Ending Balance already reflects the subtraction of Service Fees.</b> Total overdraft fees for this period: $0.00. Year-to-date: $0.00.'))}${foot(box('text-align:right;font-size:10px', 'Page 3 of 4'))}`;
  return {
    ...sheet("12px 'Liberation Sans'", 1.06, first, {
      ...sent,
      isScan: true,
      fields: {
        ...{ ...p, month: '2026-10', periodFrom: '2026-09-25', periodTo: '2026-10-23', bank: 'Bank of America' },
        ...{ lastFour: account.slice(-4), deposits },
      },
    }),
    later: [letters("12px 'Liberation Sans'", 1.06, second)],
  };
};

/** A list of the newest first with six columns: kind of movement, two sums and a second date. */
const chimeChecking: Design = (random) => {
  const p = drawResident(random);
  const account = digits(random, 12);
  const { lines, deposits, begun, ended, ins, outs, sum } = keep(random, {
    ...{ from: '2026-10-01', days: 31, currency: 'USD' },
    paid: [
      { on: 2, platform: 'uber', says: () => 'UBER USA 6787|Deposit' },
      { on: 5, platform: 'lyft', says: () => 'LYFT INC DRIVER PAY|Direct Deposit' },
      { on: 12, platform: 'lyft', says: () => 'LYFT INC DRIVER PAY|Direct Deposit' },
      { on: 16, platform: 'uber', says: () => 'UBER USA 6787|Deposit' },
      { on: 26, platform: 'lyft', says: () => 'LYFT INC DRIVER PAY|Direct Deposit' },
    ],
    came: [() => 'Transfer from Ashley M - uber money|Transfer', () => 'Lyft *Ride refund|Adjustment'],
    went: [
      () => 'Uber *Eats|Purchase',
      () => 'Racetrac 2391|Purchase',
      () => 'Transfer to Savings|Transfer',
      () => 'Lyft *1 Ride Tue 6PM|Purchase',
      () => 'Cash App*Devon|Purchase',
      () => 'ATM Withdrawal 7-Eleven|Withdrawal',
      () => "Wendy's 0412|Purchase",
      () => 'Shell Oil 57442|Purchase',
    ],
    spent: 14,
  });
  const written = (date: string) => `${Number(dated(date).month)}/${Number(dated(date).day)}/${dated(date).year}`;
  const kinds = (kind: string) => outs.filter(({ text }) => text.endsWith(kind));
  const html = `${grid('1fr 260px', '<b style="font-size:33px;color:#1ec677">chime</b>', box('text-align:right', small(10, 'Member Services<br>(844) 244-6363<br>P.O. Box 417, San Francisco, CA 94104-0417')))}${gap(12)}${box('font-size:21px;font-weight:bold', 'Checking Account Statement')}${small(10, 'Issued by The Bancorp Bank, N.A., Member FDIC')}${gap(14)}${grid('1fr 330px', rows(`<b>${p.holder}</b>`, p.street, `${p.city}, ${p.state} ${p.zip}`), rows(beside('Account number', account, 130), beside('Routing number', '031101279', 130), beside('Statement period', 'October 1, 2026 - October 31, 2026', 130)))}${bar('#0b4f34', 'Summary')}${grid('1fr 1fr', rows(beside('Beginning balance on October 1, 2026', `$${begun}`, 240), beside('Deposits', `$${sum(ins)}`, 240), beside('Purchases', `-$${sum(kinds('Purchase'))}`, 240), beside('ATM Withdrawals', `-$${sum(kinds('Withdrawal'))}`, 240)), rows(beside('Transfers', `-$${sum(kinds('Transfer'))}`, 240), beside('SpotMe Tips', '$0.00', 240), beside('Fees', '$0.00', 240), beside('Ending balance on October 31, 2026', `$${ended}`, 240)))}${bar('#0b4f34', 'Transactions')}${list(
    ['TRANSACTION<br>DATE', 'DESCRIPTION', 'TYPE', '>AMOUNT', '>NET AMOUNT', '>SETTLEMENT<br>DATE'],
    ['88px', '1fr', '96px', '76px', '86px', '90px'],
    [...lines].reverse().map(({ date, text, in: come, out }) => {
      const [what = '', type = ''] = text.split('|');
      const amount = come ? `$${come}` : `-$${out}`;
      return [written(date), what, type, amount, amount, written(date)];
    }),
    '#b9d8c8',
  )}${foot(small(9.5, '<b>Error Resolution Procedures.</b> In case of errors or questions about your electronic transactions, call 1-844-244-6363, write to Chime Member Services or email support@chime.com as soon as you can. We must hear from you no later than 60 days after we sent the FIRST statement on which the problem or error appeared. Tell us your name and account number, describe the error, and tell us the dollar amount of the suspected error.'))}`;
  return sheet("11.5px 'Liberation Sans'", 1.07, html, {
    ...sent,
    fields: {
      ...{ ...p, month: '2026-10', periodFrom: '2026-10-01', periodTo: '2026-10-31', bank: 'Chime' },
      ...{ lastFour: account.slice(-4), deposits },
    },
  });
};

export const americanBanks: Record<string, Design> = { chaseBusiness, bofaSafeBalance, chimeChecking };
