import { birthdateOfCurp } from '@volante/contract/fields/identifiers/curp.ts';
import type { DocumentFields, DocumentReading } from '../document.ts';
import { lookalike } from '../letters.ts';
import { type RegistryCode, readRegistryCode } from './registry-codes.ts';

/**
 * Combines the text of a CURP or of a tax-situation paper with the QR codes on it. A code fills in what the text lacks. If they
 * disagree, the paper was assembled from two or changed: then nothing on it is certain, and `disputed` contains both values.
 */
export function readBesideCodes(byText: DocumentReading, codes: readonly string[]): DocumentReading {
  const code = inOne(codes.flatMap((code) => readRegistryCode(code) ?? []));
  if (!code || !mayCarry(byText.kind, code.kind)) return byText;
  const disputed = disputesOf(byText.fields, code.fields);
  const kind = byText.kind === 'unknown' ? code.kind : byText.kind;
  if (disputed) return { ...byText, kind, fields: { disputed } };
  return { ...byText, kind, fields: { ...code.fields, ...byText.fields } };
}

/** Several codes of one paper combined; null if none is known, or if two of one kind differ. */
function inOne(codes: readonly RegistryCode[]): RegistryCode | null {
  const byKind = new Map(codes.map((code) => [code.kind, code]));
  if (codes.some((code) => JSON.stringify(code) !== JSON.stringify(byKind.get(code.kind)))) return null;
  const tax = byKind.get('tax_situation');
  const curp = byKind.get('curp');
  return tax && curp ? { kind: tax.kind, fields: { ...curp.fields, ...tax.fields } } : (tax ?? curp ?? null);
}

/** A tax-situation paper may show the code of a CURP; other papers show only codes of their own. */
function mayCarry(text: DocumentReading['kind'], code: DocumentReading['kind']): boolean {
  return text === 'unknown' || text === code || (text === 'tax_situation' && code === 'curp');
}

type Disputed = NonNullable<DocumentFields['disputed']>;

function disputesOf(text: DocumentFields, code: DocumentFields): Disputed | null {
  const disputed: Disputed = {};
  if (text.curp && code.curp && text.curp !== code.curp) disputed.curp = [text.curp, code.curp];
  if (text.rfc && code.rfc && text.rfc !== code.rfc) disputed.rfc = [text.rfc, code.rfc];
  const [printed, coded] = [nameIn(text), nameIn(code)];
  if (printed && coded && asX(printed) !== asX(coded)) disputed.name = [printed, coded];
  const curp = text.curp ?? code.curp;
  const rfc = text.rfc ?? code.rfc;
  if (curp && rfc && curp.slice(4, 10) !== rfc.slice(4, 10))
    disputed.birthdate = [birthdateOfCurp(curp), dateOf(rfc, birthdateOfCurp(curp).slice(0, 2))];
  return Object.keys(disputed).length > 0 ? disputed : null;
}

function nameIn({ firstName, lastName1, lastName2 }: DocumentFields): string {
  return firstName && lastName1 ? [firstName, lastName1, lastName2].filter(Boolean).join(' ') : '';
}

function dateOf(rfc: string, century: string): string {
  return `${century}${rfc.slice(4, 6)}-${rfc.slice(6, 8)}-${rfc.slice(8, 10)}`;
}

/** Some codes write X for Ñ, others N. */
function asX(name: string): string {
  return lookalike(name).replaceAll('N', 'X');
}
