import type { Random } from '../../../sandbox/people/random.ts';
import { address, type Design, holderOf, lines, movements, prose, statement, two } from './designs.ts';
import { drawAmerican, drawPerson } from './people.ts';

// Statements whose rows have no columns to speak of: date, words, sum and balance follow each other with a space between them.

type Row = ReturnType<typeof movements>['rows'][number];

const list = (rows: readonly Row[], tell: (row: Row) => string) =>
  `<div style="line-height:1.7">${rows.map((row) => `<div>${tell(row)}</div>`).join('')}</div>`;

const mexicanHead = (name: string, holder: string, home: string) =>
  `<b style="font-size:170%">${name}</b>${lines('Estado de Cuenta', `<br>${holder}`)}${home}<br>${lines('Periodo: 01 OCT 2026 - 31 OCT 2026', '<br>')}`;

const mexican =
  (name: string, payer: string, incoming: string, tell: (row: Row) => string): Design =>
  (random: Random) => {
    const p = drawPerson(random);
    const { rows, deposits } = movements(random, payer, incoming, (day) => `${two(day)} OCT`);
    const html = `${mexicanHead(name, holderOf(p), address(p))}<b>FECHA DESCRIPCION IMPORTE SALDO</b>${list(rows, tell)}${prose('es', 2)}`;
    return statement(html, { holder: holderOf(p), deposits });
  };

const american =
  (name: string, payer: string, incoming: string, tell: (row: Row) => string): Design =>
  (random: Random) => {
    const p = drawAmerican(random);
    const { rows, deposits } = movements(random, payer, incoming, (day) => `10/${two(day)}`, true);
    const html = `<h2>${name}</h2><div>Account statement</div>${lines(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}`)}<br>${lines('Statement period 10/01/2026 - 10/31/2026')}<h3>Transactions</h3>${list(rows, tell)}${prose('en', 2)}`;
    return statement(html, { holder: p.holder, deposits });
  };

const sumOf = (row: Row) => row.in || row.out;

export const tight: Record<string, Design> = {
  balanced: mexican(
    'Banregio',
    'UBER PAYMENTS',
    '',
    (row) => `${row.day} ${row.text.trim()} ${sumOf(row)} ${row.balance}`,
  ),
  said: mexican('Santander', 'UBER BV', 'SPEI RECIBIDO', (row) => `${row.day} ${row.text} $${sumOf(row)}`),
  narrow: mexican(
    'Afirme',
    'DIDI MOBILITY MEXICO',
    'ABONO',
    (row) => `${row.day}&nbsp; ${row.text}&nbsp; ${sumOf(row)}&nbsp; ${row.balance}`,
  ),
  signed: american(
    'Frost Bank',
    'LYFT INC',
    '',
    (row) => `${row.day} ${row.text.trim()} ${row.in ? '+' : '-'}${sumOf(row)} ${row.balance}`,
  ),
  spoken: american(
    'Regions Bank',
    'UBER USA 6787',
    'DIRECT DEP',
    (row) => `${row.day} ${row.text} ${row.in ? '' : '-'}${sumOf(row)}`,
  ),
};
