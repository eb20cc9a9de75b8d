import { birthdateOfCurp } from '@volante/contract/fields/identifiers/curp.ts';
import { contradictsNames } from '@volante/contract/fields/identifiers/curp-names.ts';
import { rfcPattern } from '@volante/contract/fields/identifiers/rfc.ts';
import { findCurp } from '../cards/curp-on-card.ts';
import type { DocumentFields, DocumentKind } from '../document.ts';
import { plain } from '../page/plain.ts';

export interface RegistryCode {
  kind: Extract<DocumentKind, 'curp' | 'tax_situation'>;
  fields: DocumentFields;
}

/** Parses the QR code of a CURP or a tax-situation paper; null for any other code. */
export function readRegistryCode(text: string): RegistryCode | null {
  const rfc = rfcInAddress(text);
  if (rfc) return { kind: 'tax_situation', fields: { rfc } };
  const fields = personInCells(text);
  return fields && { kind: 'curp', fields };
}

/** The RFC in the tax authority's address of a taxpayer's entry: `D3` is the number of the paper, `_` and the RFC. */
function rfcInAddress(text: string): string | null {
  if (!URL.canParse(text.trim())) return null;
  const { hostname, searchParams } = new URL(text.trim());
  if (hostname !== 'sat.gob.mx' && !hostname.endsWith('.sat.gob.mx')) return null;
  const [, rfc = ''] = (searchParams.get('D3') ?? '').toUpperCase().split('_');
  return rfcPattern.test(rfc) ? rfc : null;
}

/**
 * The code of a CURP: cells separated by bars, among them the CURP, last names and first names, sex and birthdate. Names are used
 * if they fit the first letters of the CURP, in this order. If the birthdate contradicts the CURP, nothing is used.
 */
function personInCells(text: string): DocumentFields | null {
  const cells = text.split('|').map((cell) => plain(cell).trim());
  const at = cells.findIndex((cell) => /^[A-Z0-9]{18}$/.test(cell) && findCurp(cell) === cell);
  const curp = cells[at];
  if (!curp || cells.length < 2) return null;
  const birthdate = birthdateOfCurp(curp);
  const dates = cells.flatMap((cell) => /^(\d\d)[/-](\d\d)[/-](\d{4})$/.exec(cell) ?? []);
  const [, day, month, year] = dates;
  if (year && `${year}-${month}-${day}` !== birthdate) return null;
  return { curp, birthdate, sex: curp.charAt(10), ...namesAfter(cells.slice(at + 1), curp) };
}

function namesAfter(cells: readonly string[], curp: string): DocumentFields {
  const first = cells.findIndex((cell) => cell !== '');
  const [lastName1 = '', lastName2 = '', firstName = ''] = first < 0 ? [] : cells.slice(first, first + 3);
  const letters = /^[A-ZÑ][A-ZÑ .'-]*$/;
  const printed = letters.test(lastName1) && letters.test(firstName) && (lastName2 === '' || letters.test(lastName2));
  if (!printed || /^(HOMBRE|MUJER)$/.test(firstName)) return {};
  if (contradictsNames(curp, firstName, `${lastName1} ${lastName2}`.trim())) return {};
  return { lastName1, lastName2, firstName };
}
