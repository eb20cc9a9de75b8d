import type { PersonalData } from '@volante/contract/application.ts';
import { boroughOf } from '@volante/contract/countries/mx-boroughs.ts';
import { type Country, perCountry } from '@volante/contract/country.ts';
import { bills } from '@volante/contract/documents/doubts.ts';
import { type DocumentType, documents, frontOf } from '@volante/contract/documents/rules.ts';
import {
  type ProposedField,
  proposedFields,
  type SuggestedValue,
} from '@volante/contract/documents/suggested-values.ts';
import type { ObligorSuggestedValue } from '@volante/contract/obligor/rules.ts';
import type { DocumentFields, DocumentKind } from '@volante/reader/documents/document.ts';

/** Name and place of residence for the guarantor's form; empty where the card isn't read for certain. */
export function obligorOf(fields: DocumentFields, country: Country): ObligorSuggestedValue {
  const { firstName = '', lastName = '' } = namesOf(fields);
  const { city, state } = mexicanAddress(fields, country);
  return {
    name: firstName && lastName ? `${firstName} ${lastName}` : '',
    location: city && state ? `${city}, ${state}` : '',
  };
}

/** A document that was read. */
export interface ReadDocument {
  type: DocumentType;
  kind: DocumentKind;
  fields: DocumentFields;
  /** The applicant's answer, if they were asked about a contradiction: whether the document is theirs. */
  answer: 'mine' | 'not_mine' | null;
}

type Values = Partial<Record<ProposedField, string>>;

/**
 * Values from documents for empty fields of the personal data, and values that contradict it. The most reliable document wins. If the
 * front of a card is somebody else's, so is the back.
 */
export function suggestedValuesOf(
  documents: readonly ReadDocument[],
  data: PersonalData,
  country: Country,
): SuggestedValue[] {
  const found: SuggestedValue[] = [];
  const others = documents.filter(({ answer }) => answer === 'not_mine').map(({ type }) => type);
  const usable = besideCode(
    documents.filter(
      (document) => ![document.type, frontOf(document.type)].some((type) => type && others.includes(type)),
    ),
  );
  for (const kind of trusted) {
    for (const document of usable.filter((readDocument) => readDocument.kind === kind && isApplicants(readDocument))) {
      const values = valuesOf(document, country);
      for (const field of proposedFields) {
        const value = values[field];
        if (!value || found.some((item) => item.field === field)) continue;
        const contradicts =
          data[field] !== '' && document.answer === null && differs(field, String(data[field]), value);
        if (data[field] === '' || contradicts) found.push({ field, value, source: document.type, contradicts });
      }
    }
  }
  return found;
}

/**
 * Like `suggestedValuesOf`, including what only the phone has read: until the server has read the document itself, that fills empty fields
 * but contradicts nothing.
 */
export function allSuggestedValues(
  documents: readonly ReadDocument[],
  byPhone: readonly Pick<ReadDocument, 'type' | 'fields'>[],
  data: PersonalData,
  country: Country,
): SuggestedValue[] {
  const unread = byPhone.filter(
    ({ type }) => !documents.some((document) => document.type === type && document.kind !== 'unknown'),
  );
  const found = suggestedValuesOf(unread.length > 0 ? besideCode(documents, true) : documents, data, country);
  const more = suggestedValuesOf(
    unread.map((item) => ({ ...item, kind: 'dl_back', answer: null })),
    data,
    country,
  );
  return [...found, ...more.filter((item) => !item.contradicts && !found.some(({ field }) => field === item.field))];
}

/**
 * Without fronts of licenses beside a barcode, which is exact: they add nothing to it, and may only contradict it. One that was sent as
 * another document says nothing either.
 */
function besideCode(documents: readonly ReadDocument[], isCoded = documents.some(({ kind }) => kind === 'dl_back')) {
  return documents.filter(({ kind, type }) => kind !== 'dl_front' || (type === 'drivers_license_front' && !isCoded));
}

/** Whether a document is known to be the applicant's: it says who somebody is, as the form does. */
export function isConfirmed(
  document: Pick<ReadDocument, 'kind' | 'fields'>,
  data: PersonalData,
  country: Country,
): boolean {
  const values = valuesOf(document, country);
  const compared = asked.filter((field) => values[field] && data[field] !== '');
  return compared.length > 0 && compared.every((field) => !differs(field, data[field], values[field]!));
}

const trusted: DocumentKind[] = [
  ...(['ine_front', 'tax_situation', 'curp', 'dl_back', 'dl_front', 'ine_back'] as const),
  ...bills,
];

function isApplicants({ type }: ReadDocument): boolean {
  return documents[type].person === undefined;
}

function valuesOf({ kind, fields }: Pick<ReadDocument, 'kind' | 'fields'>, country: Country): Values {
  const { birthdate } = fields;
  if (kind === 'ine_back') return { ...(birthdate && { birthdate }) };
  const names = namesOf(fields);
  const address = addresses[country.code](fields, country);
  const identity = { birthdate, nationalId: fields.curp, taxId: fields.rfc };
  const values = { ...names, ...identity, ...address };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Values;
}

function namesOf({ firstName, middleName, lastName, lastName1, lastName2 }: DocumentFields): Values {
  const last = lastName ?? [lastName1, lastName2].filter(Boolean).join(' ');
  if (!firstName || !last) return {};
  return { firstName: inWords([firstName, middleName].filter(Boolean).join(' ')), lastName: inWords(last) };
}

function mexicanAddress(fields: DocumentFields, country: Country): Values {
  const { postalCode = '', state = '', city, neighborhood, street, streetNumber, department } = fields;
  const known = country.states.find(
    ({ name }) => bare(name) === bare(state) || (name === 'Coahuila' && /^COAHUILA/.test(bare(state))),
  );
  return {
    postalCode,
    state: known?.name ?? '',
    city: boroughOf(postalCode) ?? inWords(city ?? ''),
    neighborhood: inWords(neighborhood ?? ''),
    street: inWords(street ?? ''),
    streetNumber: streetNumber ?? '',
    department: department ?? '',
  };
}

// Only states offered by the form, with their cities; on a licence, number and street are in one line.
function americanAddress({ zip = '', state = '', city = '', street = '' }: DocumentFields, country: Country): Values {
  const own = country.states.find(({ name }) => name === stateNames[state]);
  const found = /^(\d+[A-Z]?) (.+)$/.exec(street);
  return {
    postalCode: zip,
    state: own?.name ?? '',
    city: own?.cities.find((name) => bare(name) === bare(city)) ?? '',
    street: inWords(found?.[2] ?? street),
    streetNumber: found?.[1] ?? '',
  };
}

const addresses = perCountry({ mx: mexicanAddress, us: americanAddress });

const stateNames: Record<string, string> = { TX: 'Texas', FL: 'Florida' };

/** Whether two spellings of a field mean different things; accents, case and omitted second names don't matter. */
function differs(field: ProposedField, typed: string, read: string): boolean {
  if (!asked.includes(field)) return false;
  if (field !== 'firstName' && field !== 'lastName') return bare(typed) !== bare(read);
  const [some, all] = [typed, read].map((name) => words(name)).sort((a, b) => a.length - b.length);
  return some!.some((word) => !all!.includes(word));
}

/** Fields about which the applicant is asked. An address may have changed since the card was issued; who somebody is hasn't. */
const asked: readonly ProposedField[] = ['firstName', 'lastName', 'birthdate', 'nationalId', 'taxId'];

function words(name: string): string[] {
  return name
    .split(/[\s.-]+/)
    .map(bare)
    .filter((word) => word.length > 1);
}

function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

const small = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e']);

/** Turns "LOPEZ DE LA CRUZ" into "Lopez de la Cruz". */
function inWords(capitals: string): string {
  return capitals
    .toLowerCase()
    .split(' ')
    .map((word, k) =>
      k > 0 && small.has(word) ? word : word.replace(/^\p{L}|(?<=[-'’])\p{L}/gu, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}
