import type { CountryCode } from '@volante/contract/country.ts';
import { bills } from '@volante/contract/documents/doubts.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { NoticedProblem } from '@volante/contract/documents/suggested-values.ts';
import type { DocumentFields, DocumentKind, DocumentReading } from '@volante/reader/documents/document.ts';

/** What a reading shows to be wrong with a document, apart from the quality of its photo. */
type DocumentProblem = Extract<NoticedProblem, 'wrong_side' | 'wrong_paper' | 'expired' | 'code_differs'>;

/** What is wrong with a file sent as this document; nothing if its kind couldn't be recognized. `today` is `yyyy-mm-dd`. */
export function problemsOf(
  { kind, fields }: DocumentReading,
  type: DocumentType,
  country: CountryCode,
  today: string,
): DocumentProblem[] {
  const wanted = expected[country][type];
  if (kind === 'unknown' || !wanted) return [];
  if (!wanted.includes(kind)) return [wanted.some((other) => sides[other] === kind) ? 'wrong_side' : 'wrong_paper'];
  if (fields.disputed) return ['code_differs'];
  const ended = endOf(fields);
  return ended && (ended.length === 4 ? `${ended}-12-31` : ended) < today ? ['expired'] : [];
}

/** When a card expires, as printed: `yyyy-mm-dd`, or `yyyy` for the whole year; null if it doesn't say. */
export function endOf({ expiry, expiryYear }: DocumentFields): string | null {
  return expiry ?? (expiryYear ? String(expiryYear) : null);
}

const sides: Partial<Record<DocumentKind, DocumentKind>> = {
  ine_front: 'ine_back',
  ine_back: 'ine_front',
  dl_front: 'dl_back',
  dl_back: 'dl_front',
};

/** Whether files sent as this document are read. */
export function isReadable(type: DocumentType, country: CountryCode): boolean {
  return expected[country][type] !== undefined;
}

/** The kinds of papers that this document may be; none for documents that aren't read. */
export function kindsOf(type: DocumentType, country: CountryCode): readonly DocumentKind[] {
  return expected[country][type] ?? [];
}

const statements = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((month) => [`bank_statement_month_${month}`, ['bank_statement']]),
) as Partial<Record<DocumentType, DocumentKind[]>>;
const licence: Partial<Record<DocumentType, DocumentKind[]>> = {
  drivers_license_front: ['dl_front'],
  drivers_license_back: ['dl_back'],
};
const expected: Record<CountryCode, Partial<Record<DocumentType, DocumentKind[]>>> = {
  // Mexican licences have no common format, so they aren't read.
  mx: {
    ...statements,
    identity_card_front: ['ine_front'],
    identity_card_back: ['ine_back'],
    solidarity_obligor_identity_card_front: ['ine_front'],
    solidarity_obligor_identity_card_back: ['ine_back'],
    curp: ['curp'],
    proof_of_tax_situation: ['tax_situation'],
    proof_of_address: [...bills, 'bank_statement', 'tax_situation'],
  },
  us: { ...statements, ...licence, proof_of_address: [...bills, 'bank_statement'] },
};
