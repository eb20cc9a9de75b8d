import type { Random } from '../../../sandbox/people/random.ts';
import {
  address,
  clabe,
  type Design,
  type Drawn,
  holderOf,
  lines,
  movements,
  prose,
  statement,
  table,
  two,
} from './designs.ts';
import { drawAmerican, drawPerson } from './people.ts';

// Statements of several photographed pages: the first one says whose it is, the movements begin on it or on the next one.

interface Movement {
  date: string;
  [more: string]: unknown;
}

/** Fourteen movements on each of the pages, in the order of their dates; the months' days are shared out among them. */
function spread(random: Random, pages: number, draw: () => ReturnType<typeof movements>) {
  return Array.from({ length: pages }, (_, k) => {
    const { rows, deposits } = draw();
    const isHere = (day: number) => Math.floor((day - 1) / Math.ceil(28 / pages)) === k;
    return {
      rows: rows.filter((_, at) => isHere(2 * at + 1)),
      deposits: (deposits as Movement[]).filter(({ date }) => isHere(Number(date.slice(-2)))),
      random,
    };
  });
}

const scanned = (pages: readonly string[], fields: Record<string, unknown>): Drawn => ({
  ...statement(pages[0]!, fields),
  later: pages.slice(1),
});

const small = (text: string) => `<div style="font-size:75%">${text}</div>`;

const headedEverywhere: Design = (random) => {
  const p = drawPerson(random);
  const number = clabe(random, '012');
  const parts = spread(random, 3, () =>
    movements(random, 'UBER BV', 'SPEI RECIBIDO BANORTE', (day) => `${two(day)}/OCT`),
  );
  const list = (rows: (typeof parts)[number]['rows']) =>
    table(
      ['OPER', 'DESCRIPCIÓN', 'CARGOS', 'ABONOS', 'SALDO'],
      rows.map((row) => [row.day, row.text, row.out, row.in, row.balance]),
    );
  const first = `<b style="font-size:200%;color:#004">BBVA</b>${lines(holderOf(p))}${address(p)}<h3>Estado de Cuenta</h3>${lines('Periodo DEL 01/10/2026 AL 31/10/2026', `No. Cuenta CLABE ${number}`)}`;
  const pages = parts.map(
    ({ rows }, k) => `${k === 0 ? first : small(`BBVA Estado de Cuenta PAGINA ${k + 1} / 4`)}${list(rows)}`,
  );
  return scanned([...pages, prose('es', 12)], {
    ...{ bank: 'BBVA', holder: holderOf(p), clabe: number },
    deposits: parts.flatMap(({ deposits }) => deposits),
  });
};

const summaryFirst: Design = (random) => {
  const p = drawPerson(random);
  const number = clabe(random, '072');
  const parts = spread(random, 3, () =>
    movements(random, 'DIDI MOBILITY MEXICO', 'DEPOSITO SPEI', (day) => `${two(day)}-OCT-26`),
  );
  const first = `<h2>BANORTE</h2><h3>ESTADO DE CUENTA</h3>${lines(`<b>${holderOf(p)}</b>`)}${address(p)}<br>${lines('Periodo Del 01/Octubre/2026 al 31/Octubre/2026', `CLABE ${number}`)}${prose('es', 8)}`;
  const pages = parts.map(({ rows }) =>
    table(
      ['', '', '', ''],
      rows.map((row) => [row.day, row.text, row.in || row.out, row.balance]),
    ),
  );
  return scanned([first, ...pages], {
    ...{ bank: 'Banorte', holder: holderOf(p), clabe: number },
    deposits: parts.flatMap(({ deposits }) => deposits),
  });
};

const listsGoOn: Design = (random) => {
  const p = drawAmerican(random);
  const parts = spread(random, 2, () =>
    movements(random, 'UBER USA 6787', 'Orig CO Name', (day) => `10/${two(day)}`, true),
  );
  const rows = parts.flatMap((part) => part.rows);
  const [ins, outs] = [rows.filter((row) => row.in), rows.filter((row) => row.out)];
  const list = (some: typeof rows, repeated = false) =>
    table(
      repeated ? ['Date', 'Description', 'Amount'] : ['', '', ''],
      some.map((row) => [row.day, row.text, row.in || row.out]),
    );
  // What Uber takes back by the same words is no deposit.
  const debit = `${table(['', '', ''], [['10/30', 'Orig CO Name UBER USA 6787', '45.10']])}`;
  const first = `<h2>CHASE</h2><div>JPMorgan Chase Bank, N.A.</div>${lines(p.holder, p.street, `${p.city}, ${p.state} ${p.zip}`)}<br>${lines('October 1, 2026 through October 31, 2026')}<h3>Deposits and additions</h3>${list(ins.slice(0, 2), true)}`;
  const second = `${small('Page 2 of 3')}${list(ins.slice(2))}<h3>Electronic withdrawals</h3>${list(outs.slice(0, 6), true)}`;
  return scanned([first, second, `${small('Page 3 of 3')}${list(outs.slice(6))}${debit}`], {
    ...{ bank: 'Chase', ...p },
    deposits: parts.flatMap(({ deposits }) => deposits),
  });
};

export const scans: Record<string, Design> = { headedEverywhere, summaryFirst, listsGoOn };
