import type { DocumentFields, DocumentKind, DocumentReading } from '../document.ts';
import { isBankStatement, readBankStatement } from './bank-statement.ts';
import { isElectricityBill, readElectricityBill } from './electricity-bill.ts';
import { plain } from './labels.ts';
import { isCurpDocument, isTaxSituation, readPerson, readTaxSituation } from './registry-documents.ts';

/**
 * Reads a paper by its text layer, with one entry per row and cells separated by tabs. A scan has no rows, so its kind is
 * unknown.
 */
export function readDocumentText(rows: readonly string[]): DocumentReading {
  const text = plain(rows.join('\n'));
  const found = kinds.find(({ is }) => is(text));
  return { kind: found?.kind ?? 'unknown', fields: found?.read(rows) ?? {}, quality: null };
}

// A bill or a statement may contain words of the others, so the most specific kind comes first.
const kinds: { kind: DocumentKind; is(text: string): boolean; read(rows: readonly string[]): DocumentFields }[] = [
  { kind: 'tax_situation', is: isTaxSituation, read: readTaxSituation },
  { kind: 'electricity_bill', is: isElectricityBill, read: readElectricityBill },
  { kind: 'bank_statement', is: isBankStatement, read: readBankStatement },
  { kind: 'curp', is: isCurpDocument, read: readPerson },
];
