import type { PaperFields, PaperKind, PaperReading } from '../paper.ts';
import { isBankStatement, readBankStatement } from './bank-statement.ts';
import { isElectricityBill, readElectricityBill } from './electricity-bill.ts';
import { plain } from './labels.ts';
import { isCurpPaper, isTaxSituation, readPerson, readTaxSituation } from './registry-papers.ts';

/** Reads a paper by its text layer, one entry a row, cells apart by tabs. A scan has no rows and is unknown. */
export function readPaperText(rows: readonly string[]): PaperReading {
  const text = plain(rows.join('\n'));
  const found = kinds.find(({ is }) => is(text));
  return { kind: found?.kind ?? 'unknown', fields: found?.read(rows) ?? {}, quality: null };
}

// A bill or a statement may name the others' words; the most particular comes first.
const kinds: { kind: PaperKind; is(text: string): boolean; read(rows: readonly string[]): PaperFields }[] = [
  { kind: 'tax_situation', is: isTaxSituation, read: readTaxSituation },
  { kind: 'electricity_bill', is: isElectricityBill, read: readElectricityBill },
  { kind: 'bank_statement', is: isBankStatement, read: readBankStatement },
  { kind: 'curp', is: isCurpPaper, read: readPerson },
];
