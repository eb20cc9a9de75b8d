import type { Design } from '../designs.ts';
import { broken, move, partsOf } from './movements.ts';
import { beside, box, digits, drawNeighbor, framed, gap, grid, list, over, paper, rows, small } from './parts.ts';

// Statements of American banks: what platforms paid comes by ACH, what the driver bought from them by card.

const sent = { kind: 'bank_statement', sentAs: 'bank_statement_month_1' };

/** One list with everything in its order and a balance; from the end of a month on; every row's words are of two lines. */
const chaseTotal: Design = (random) => {
  const p = drawNeighbor(random);
  const account = digits(random, 9);
  const { movements, deposits, first, last, came, went } = move(random, '2026-09-24', 30, 15, 'USD', {
    paid: [
      { platform: 'uber', says: (r) => `Uber USA 6787 Edi Paymnt ${digits(r, 7)} PPD ID: ${digits(r, 10)}` },
      { platform: 'lyft', says: (r) => `Lyft, Inc. Driver Pay PPD ID: ${digits(r, 10)}` },
    ],
    came: [
      (r) => `Zelle Payment From Carla Hyde Jpm${digits(r, 9)} Uber Split`,
      () => 'Card Purchase Return 10/08 Uber *Trip CA Card 4471',
    ],
    went: [
      (r) => `Card Purchase 10/0${r.whole(2, 9)} Uber *Trip Help.Uber.Com CA Card 4471`,
      () => 'Card Purchase 10/02 Lyft *Ride Sun 7PM Lyft.Com CA Card 4471',
      (r) => `Zelle Payment To Luis ${digits(r, 10)}`,
      () => 'Recurring Card Purchase Planet Fitness Card 4471',
    ],
  });
  const html = `${grid('1fr 300px', rows('<b style="font-size:25px;color:#117aca">CHASE &#9711;</b>', small(10.5, 'JPMorgan Chase Bank, N.A.', '<br>P O Box 182051', '<br>Columbus, OH 43218 - 2051')), rows('September 24, 2026 through October 23, 2026', `Account Number: <b>000000${account}</b>`, gap(6), framed('#117aca', '<b>CUSTOMER SERVICE INFORMATION</b>', beside('Web site:', 'Chase.com', 150), beside('Service Center:', '1-800-935-9935', 150), beside('Para Espanol:', '1-877-312-4273', 150))))}${gap(8)}${rows(small(9, `00${digits(random, 6)} DRE 201 142 29726 NNNNNNNNNNN 1 000000000 64 0000`), p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`)}${gap(12)}${box('border-top:3px solid #117aca;font-size:15px;font-weight:bold;padding-top:4px', 'CHECKING SUMMARY &nbsp; <span style="font-weight:normal">Chase Total Checking</span>')}${list(
    ['', '>AMOUNT'],
    ['330px', '110px'],
    [
      ['Beginning Balance', `$${first}`],
      ['Deposits and Additions', came],
      ['Electronic Withdrawals', `-${went}`],
      ['Ending Balance', `$${last}`],
    ],
  )}${box('border-top:3px solid #117aca;font-size:15px;font-weight:bold;padding-top:4px;margin-top:12px', 'TRANSACTION DETAIL')}${list(
    ['DATE', 'DESCRIPTION', '>AMOUNT', '>BALANCE'],
    ['60px', '1fr', '100px', '110px'],
    [
      ['', '<b>Beginning Balance</b>', '', `<b>$${first}</b>`],
      ...movements.map(({ date, text, out, in: come, balance }) => [
        `${date.slice(5, 7)}/${date.slice(8)}`,
        text,
        come || `-${out}`,
        balance,
      ]),
      ['', '<b>Ending Balance</b>', '', `<b>$${last}</b>`],
    ],
  )}${gap(14)}${small(10, 'A monthly service fee was not charged because you had electronic deposits of $500.00 or more. Earn up to $50 when you refer a friend by 12/31/2026.')}`;
  return paper("12px 'Liberation Sans'", html, {
    ...sent,
    fields: {
      ...p,
      month: '2026-10',
      periodFrom: '2026-09-24',
      periodTo: '2026-10-23',
      bank: 'Chase',
      lastFour: account.slice(-4),
      deposits,
    },
  });
};

/** Lists for each direction; the words of a movement take two or three lines, its date and sum stand beside the first one. */
const bofaCore: Design = (random) => {
  const p = drawNeighbor(random);
  const account = digits(random, 12);
  const spaced = `${account.slice(0, 4)} ${account.slice(4, 8)} ${account.slice(8)}`;
  const { movements, deposits, first, last, came, went } = move(random, '2026-10-01', 31, 15, 'USD', {
    paid: [
      {
        platform: 'uber',
        says: (r) => `UBER USA 6787 DES:EDI PAYMNT ID:${digits(r, 11)}|INDN:${p.holder} CO ID:${digits(r, 10)} PPD`,
      },
      {
        platform: 'lyft',
        says: (r) => `LYFT, INC. DES:DRIVERPAY ID:ST-${digits(r, 9)}|INDN:${p.holder} CO ID:${digits(r, 10)}|CCD`,
      },
    ],
    came: [
      () => 'Zelle payment from IRENE SALAS for "uber to airport"|Conf# k3x81tq0z',
      () => 'UBER *TRIP 10/11 PURCHASE REFUND HELP.UBER.COM CA',
    ],
    went: [
      (r) => `UBER *TRIP 10/${r.whole(10, 28)} PURCHASE HELP.UBER.COM CA`,
      (r) => `LYFT *RIDE THU 9AM 10/${r.whole(10, 28)} PURCHASE LYFT.COM CA`,
      (r) => `GEICO DES:PREM COLL ID:${digits(r, 9)}|INDN:${p.holder} CO ID:${digits(r, 10)} PPD`,
      () => 'CIRCLE K 10/09 PURCHASE PHOENIX AZ',
    ],
  });
  const head = (text: string) => box('color:#012169;font-size:16px;font-weight:bold;margin-top:11px', text);
  const side = (direction: 'in' | 'out') =>
    list(
      ['Date', 'Description', '>Amount'],
      ['75px', '1fr', '110px'],
      movements
        .filter((row) => row[direction])
        .map((row) => [
          `${row.date.slice(5, 7)}/${row.date.slice(8)}/26`,
          broken(row.text),
          `${direction === 'in' ? '' : '-'}${row[direction]}`,
        ]),
    );
  const html = `${grid('1fr 300px', rows(small(10, 'P.O. Box 15284<br>Wilmington, DE 19850'), gap(14), p.holder, p.street, `${p.city}, ${p.state} ${p.zip}-${digits(random, 4)}`), rows('<b style="font-size:20px;color:#012169">BANK OF AMERICA</b>', gap(6), framed('#012169', '<b>Customer service information</b>', small(11, '1.888.888.4321<br>bankofamerica.com<br>Bank of America, N.A.<br>P.O. Box 25118<br>Tampa, FL 33622-5118'))))}${gap(12)}${box('font-size:21px;color:#012169', 'Your Bank of America Core Checking')}${grid('1fr 1fr', 'for October 1, 2026 to October 31, 2026', box('text-align:right', `Account number: <b>${spaced}</b>`))}<b>${p.holder}</b>${head('Account summary')}${list(
    ['', '>'],
    ['330px', '110px'],
    [
      ['Beginning balance on October 1, 2026', `$${first}`],
      ['Deposits and other additions', came],
      ['Withdrawals and other subtractions', `-${went}`],
      ['Ending balance on October 31, 2026', `<b>$${last}</b>`],
    ],
  )}${small(9.5, `${p.holder} &nbsp; | &nbsp; Account # ${spaced} &nbsp; | &nbsp; October 1, 2026 to October 31, 2026`)}${head('Deposits and other additions')}${side('in')}${box('font-weight:bold;text-align:right', `Total deposits and other additions &nbsp; $${came}`)}${head('Withdrawals and other subtractions')}${side('out')}${box('font-weight:bold;text-align:right', `Total withdrawals and other subtractions &nbsp; -$${went}`)}`;
  return paper("11.5px 'Liberation Serif'", html, {
    ...sent,
    fields: {
      ...p,
      month: '2026-10',
      periodFrom: '2026-10-01',
      periodTo: '2026-10-31',
      bank: 'Bank of America',
      lastFour: account.slice(-4),
      deposits,
    },
  });
};

/** Its period is only in the balances' names; dates without a zero; additions and subtractions in columns of their own. */
const wellsEveryday: Design = (random) => {
  const p = drawNeighbor(random);
  const account = digits(random, 10);
  const { movements, deposits, first, last, came, went } = move(random, '2026-10-01', 31, 15, 'USD', {
    paid: [
      { platform: 'uber', says: (r) => `Uber USA 6787 EDI Paymnt 26100${r.whole(1, 9)} ${digits(r, 9)} ${p.holder}` },
      { platform: 'lyft', says: (r) => `Lyft, Inc. Driver Pay ST-${digits(r, 9)} ${p.holder}` },
    ],
    came: [
      (r) => `Zelle From Owen Pratt on 10/12 Ref # Pp0${digits(r, 7)} Lyft Money`,
      () => 'Purchase Return authorized on 10/14 Uber *Eats Help.Uber.Com CA Card 8026',
    ],
    went: [
      (r) => `Purchase authorized on 10/${r.whole(10, 28)} Uber *Trip Help.Uber.Com CA S${digits(r, 14)} Card 8026`,
      (r) => `Purchase authorized on 10/${r.whole(10, 28)} Shell Oil ${digits(r, 8)} Card 8026`,
      () => 'Recurring Payment authorized on 10/05 T-Mobile Auto Pay Card 8026',
      (r) => `ATM Withdrawal authorized on 10/06 1801 W Main ATM ID ${digits(r, 4)} Card 8026`,
    ],
  });
  const html = `${grid('1fr 250px', rows('<b style="font-size:22px;color:#b31e30">Wells Fargo Everyday Checking</b>', `October 31, 2026 &nbsp;&#9632;&nbsp; Page 1 of 4`), box('background:#b31e30;color:#ffcd41;font:bold 19px Liberation Serif;padding:8px;text-align:center', 'WELLS<br>FARGO'))}${gap(12)}${grid('1fr 300px', rows(p.holder, p.street, `${p.city} ${p.state} ${p.zip}-${digits(random, 4)}`), rows('<b>Questions?</b>', small(11, 'Available by phone 24 hours a day, 1-800-869-3557<br>Online: wellsfargo.com<br>Write: Wells Fargo Bank, N.A. (114)<br>P.O. Box 6995<br>Portland, OR 97228-6995')))}${gap(10)}${grid('1fr 300px', rows(box('font-weight:bold;border-bottom:2px solid #b31e30', 'Statement period activity summary'), beside('Beginning balance on 10/1', `$${first}`, 240), beside('Deposits/Additions', came, 240), beside('Withdrawals/Subtractions', `- ${went}`, 240), beside('<b>Ending balance on 10/31</b>', `$${last}`, 240)), rows(over('Account number:', account), p.holder, small(11, 'Texas/Arizona account terms and conditions apply', '<br>For Direct Deposit use Routing Number (RTN): 111900659')))}${box('font-weight:bold;border-bottom:2px solid #b31e30;margin-top:12px', 'Transaction history')}${list(
    [
      'Date',
      'Check<br>Number',
      'Description',
      '>Deposits/<br>Additions',
      '>Withdrawals/<br>Subtractions',
      '>Ending daily<br>balance',
    ],
    ['46px', '56px', '1fr', '90px', '100px', '95px'],
    movements.map(({ date, text, out, in: come, balance }, at) => [
      partsOf(date).short,
      '',
      text,
      come,
      out,
      at % 2 ? balance : '',
    ]),
  )}${list(['', '', '', '>', '>', '>'], ['46px', '56px', '1fr', '90px', '100px', '95px'], [['', '', '<b>Totals</b>', `<b>$${came}</b>`, `<b>$${went}</b>`, '']])}${gap(8)}${small(9.5, 'The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds. Want to avoid the monthly service fee of $10? Keep $500 in minimum daily balance from 11/1/2026.')}`;
  return paper("11.5px 'Liberation Sans Narrow'", html, {
    ...sent,
    fields: {
      ...p,
      month: '2026-10',
      periodFrom: '2026-10-01',
      periodTo: '2026-10-31',
      bank: 'Wells Fargo',
      lastFour: account.slice(-4),
      deposits,
    },
  });
};

export const americanStatements: Record<string, Design> = { chaseTotal, bofaCore, wellsEveryday };
