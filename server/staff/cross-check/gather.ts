import type { Application } from '@volante/contract/application.ts';
import { bills } from '@volante/contract/documents/doubts.ts';
import { type DocumentType, documents, isStatement } from '@volante/contract/documents/rules.ts';
import type { GivenValue, PrintedName } from '@volante/contract/staff/cross-check/compare.ts';
import type { CrossCheckFact } from '@volante/contract/staff/cross-check/cross-check.ts';
import { insideCurp, insideRfc, insideVoterKey } from '@volante/contract/staff/cross-check/inside-identifiers.ts';
import type { DocumentFields } from '@volante/reader/documents/document.ts';
import { around } from '@volante/reader/documents/places.ts';
import type { CrossCheckSources, DocumentSource, ProfileSource } from './sources-store.ts';

type View = Pick<Application, 'personalData' | 'avalData'>;
type FoundAt = Pick<GivenValue, 'mediaId' | 'page' | 'box' | 'confidence'>;
/** Makes a value of a fact; `read` are the fields of the reading that it comes from, for its place. */
type Say = (fact: CrossCheckFact, value: string | undefined, ...read: (keyof DocumentFields)[]) => GivenValue[];

/** All values that the form, the documents and the platforms give for a fact, those of the form first. */
export function gatherValues(view: View, { documents, profiles }: CrossCheckSources): GivenValue[] {
  return [...ofForm(view), ...documents.flatMap(ofDocument), ...profiles.map(ofProfile)];
}

const nowhere: FoundAt = { mediaId: null, page: null, box: null, confidence: null };

function ofForm({ personalData, avalData }: View): GivenValue[] {
  const { firstName, lastName, birthdate, nationalId, taxId, postalCode } = personalData;
  const curp = insideCurp(nationalId);
  const rfc = insideRfc(taxId, birthdate || curp.birthdate || '');
  const form = (fact: CrossCheckFact, value: string | undefined, source = 'form'): GivenValue[] =>
    value ? [{ fact, source, value, ...nowhere }] : [];
  return [
    ...(firstName && lastName ? named('name', 'form', { first: firstName, last: lastName, whole: '' }, nowhere) : []),
    ...form('birthdate', birthdate),
    ...form('birthdate', curp.birthdate, 'form_curp'),
    ...form('birthdate', rfc.birthdate, 'form_rfc'),
    ...form('sex', curp.sex, 'form_curp'),
    ...form('birth_state', curp.birthState, 'form_curp'),
    ...form('curp', nationalId),
    ...form('rfc', taxId),
    ...form('postal_code', postalCode),
    ...named('guarantor_name', 'form', { first: '', last: '', whole: avalData?.name ?? '' }, nowhere),
  ];
}

function ofDocument(document: DocumentSource): GivenValue[] {
  const { type, mediaId, mimeType, reading } = document;
  if (!reading) return [];
  const { kind, fields, places } = reading;
  // A photo has one page; the page in a PDF is known only together with the place.
  const page = mimeType === 'application/pdf' ? null : 1;
  const at = (...names: (keyof DocumentFields)[]): FoundAt => {
    const found = around(names.flatMap((name) => places[name] ?? []));
    return { ...nowhere, mediaId, page: found?.page ?? page, box: found?.box ?? null };
  };
  const say: Say = (fact, value, ...read) => (value ? [{ fact, source: type, value, ...at(...read) }] : []);
  const ofName = at('firstName', 'middleName', 'lastName', 'lastName1', 'lastName2');
  if (isObligors(type)) return named('guarantor_name', type, nameIn(fields), ofName);
  const holder = { first: '', last: '', whole: fields.holder ?? '' };
  if (kind === 'bank_statement') {
    const askedMonth = isStatement(type) && document.month ? { askedMonth: document.month } : {};
    return [
      ...named('name', type, holder, at('holder')),
      ...say('bank', fields.bank, 'bank'),
      ...say('clabe', fields.clabe, 'clabe'),
      ...(isStatement(type)
        ? say('statement_month', fields.month, 'month').map((givenValue) => ({ ...givenValue, ...askedMonth }))
        : []),
    ];
  }
  if (fields.disputed) return ofDisputed(fields.disputed, type, at());
  // Bills are often in the landlord's name.
  if (bills.some((bill) => bill === kind))
    return [...say('bill_holder', fields.holder, 'holder'), ...atHome(say, type, fields)];
  const inside = insideCurp(fields.curp ?? '');
  const { birthState } = fields.claveElector ? insideVoterKey(fields.claveElector) : inside;
  return [
    // The machine-readable lines of the back may have X for Ñ, and cut long names.
    ...(kind === 'ine_back' ? [] : named('name', type, nameIn(fields), ofName)),
    ...say('birthdate', fields.birthdate, 'birthdate'),
    ...say('sex', fields.sex ?? inside.sex, fields.sex ? 'sex' : 'curp'),
    ...say('birth_state', birthState ?? inside.birthState, birthState ? 'claveElector' : 'curp'),
    ...say('curp', fields.curp, 'curp'),
    ...say('rfc', fields.rfc, 'rfc'),
    ...atHome(say, type, fields),
  ];
}

/** Where a paper's text and code disagree: both values. */
function ofDisputed(
  disputed: NonNullable<DocumentFields['disputed']>,
  source: DocumentType,
  place: FoundAt,
): GivenValue[] {
  const { name = [], ...identifiers } = disputed;
  const facts = Object.entries(identifiers) as [keyof typeof identifiers, readonly string[]][];
  return [
    ...name.flatMap((whole) => named('name', source, { first: '', last: '', whole }, place)),
    ...facts.flatMap(([fact, values]) => values.map((value) => ({ fact, source, value, ...place }))),
  ];
}

/** People move, so only the proof of address is compared with the form. */
function atHome(say: Say, type: DocumentType, fields: DocumentFields) {
  return type === 'proof_of_address' ? say('postal_code', fields.postalCode, 'postalCode') : [];
}

function ofProfile({ platform, fullName, mediaId, box, confidence }: ProfileSource): GivenValue {
  const page = mediaId === null ? null : 1;
  return {
    ...{ fact: 'name', source: platform, value: fullName, mediaId, page, box, confidence },
    name: { first: '', last: '', whole: fullName },
  };
}

function nameIn({ firstName, middleName, lastName, lastName1, lastName2 }: DocumentFields): PrintedName {
  const first = [firstName, middleName].filter(Boolean).join(' ');
  return { first, last: lastName ?? [lastName1, lastName2].filter(Boolean).join(' '), whole: '' };
}

function named(fact: CrossCheckFact, source: string, name: PrintedName, place: FoundAt): GivenValue[] {
  const value = name.whole || (name.first && name.last ? `${name.first} ${name.last}` : '');
  return value === '' ? [] : [{ fact, source, value, ...place, name }];
}

function isObligors(type: DocumentType): boolean {
  return 'person' in documents[type];
}
