import type { TextRow } from '../../opening/finding.ts';
import type { DocumentKind, DocumentReading } from '../document.ts';
import { cellsOfPdf, cellsOfText, type Rows, textOf } from '../page/cells.ts';
import { withLabelsAbove } from '../page/labels-beneath.ts';
import { fieldsOf, type PageFields, withMore } from '../page/reading.ts';
import { readBankStatement, statementScore } from './bank-statement.ts';
import { billScores, readBill } from './bills.ts';
import { type Movements, readMovements, type Statement, statementOn } from './movements/deposits.ts';
import { isCurpDocument, isTaxSituation, readPerson, readTaxSituation } from './registry-documents.ts';

/**
 * Reads a paper by its text layer. A scan has no rows, so its kind is unknown. Rows of plain text have tabs between their cells.
 */
export function readDocumentText(rows: readonly (TextRow | string)[]): DocumentReading {
  const texts = rows.filter((row) => typeof row === 'string');
  const { kind, page } = readRows(texts.length > 0 ? cellsOfText(texts) : cellsOfPdf(rows as TextRow[]));
  return { kind, fields: page.fields, quality: null };
}

/** What a paper is, and what it says with the cells that say it. */
export interface ReadRows {
  kind: DocumentKind;
  page: PageFields;
  /** What its later pages go on with, if it is a statement with a month. */
  statement?: Statement;
}

export function readRows(rows: Rows): ReadRows {
  const head = withLabelsAbove(firstOf(rows, MOST_CELLS).filter(([cell]) => cell !== undefined && cell.page <= HEAD));
  const kind = kindOf(head);
  const page = readers[kind]?.(head) ?? fieldsOf({});
  const statement = kind === 'bank_statement' ? statementOn(rows, page.fields) : null;
  if (!statement) return { kind, page };
  const read = readMovements(firstOf(rows, MOST_OF_MOVEMENTS), statement);
  return { kind, page: withMore(page, depositsOf(read)), statement: read.statement };
}

/**
 * A later page of a statement that was scanned page by page: only its movements. One of another month, or of another paper, has none, and
 * nothing goes on after it.
 */
export function readLaterRows(rows: Rows, before: Statement): ReadRows {
  const kind = kindOf(rows);
  const { month = before.month } = readBankStatement(rows).fields;
  if (month !== before.month || (kind !== 'unknown' && kind !== 'bank_statement')) return { kind, page: fieldsOf({}) };
  const read = readMovements(rows, before, true);
  return { kind: read.isList ? 'bank_statement' : 'unknown', page: depositsOf(read), statement: read.statement };
}

function depositsOf({ deposits }: Movements): PageFields {
  const value = deposits.map((deposit) => deposit.value);
  const cells = deposits.flatMap((deposit) => deposit.cells);
  return fieldsOf({ deposits: value.length > 0 ? { value, cells } : null });
}

/** Cells in which a paper says whose it is, and those of all its movements, at most: a full page of a statement has 500. */
const [MOST_CELLS, MOST_OF_MOVEMENTS] = [2000, 6000];

/** The rows up to a number of cells. */
function firstOf(rows: Rows, most: number): Rows {
  let count = 0;
  return rows.filter((row) => {
    count += row.length;
    return count <= most;
  });
}

/** Whose paper it is, and what it says about them, is on the first pages; what follows are movements and small print. */
const HEAD = 2;

const readers: Partial<Record<DocumentKind, (rows: Rows) => PageFields>> = {
  tax_situation: readTaxSituation,
  curp: readPerson,
  bank_statement: readBankStatement,
  ...{ electricity_bill: readBill, water_bill: readBill, gas_bill: readBill, phone_bill: readBill },
};

/** Less than this says nothing. */
const LEAST = 2;

/** The kind for which most speaks; papers with a title of their own first, since they hold words of the others. */
function kindOf(rows: Rows): DocumentKind {
  const text = textOf(rows);
  if (isTaxSituation(text)) return 'tax_situation';
  const scores = [{ kind: 'bank_statement' as const, score: statementScore(text) }, ...billScores(rows)];
  const [best, next] = scores.toSorted((a, b) => b.score - a.score);
  if (isCurpDocument(text) && best!.score < 4) return 'curp';
  return best!.score > LEAST - 1 && best!.score > (next?.score ?? 0) ? best!.kind : 'unknown';
}
