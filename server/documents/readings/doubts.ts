import type { DocumentView, PersonalData } from '@volante/contract/application.ts';
import { type CountryCode, countryCodes, perCountry } from '@volante/contract/country.ts';
import { type Doubt, disputedFields, photoFlaws } from '@volante/contract/documents/doubts.ts';
import { ADDRESS_MONTHS, documents, isStatement, type RejectionReason } from '@volante/contract/documents/rules.ts';
import type { NoticedProblem, ProposedField, SuggestedValue } from '@volante/contract/documents/suggested-values.ts';
import { addMonths } from '@volante/contract/fields/dates.ts';
import { isNearMonth, isSamePrintedName, type PrintedName } from '@volante/contract/staff/cross-check/compare.ts';
import type { DocumentFields, DocumentKind } from '@volante/reader/documents/document.ts';
import { bankNames } from '@volante/reader/documents/texts/banks.ts';
import { endOf } from './problems.ts';
import type { ReadDocument } from './suggested-values.ts';

/** The reading of a document's newest file. */
export interface JudgedReading extends Pick<ReadDocument, 'type' | 'kind' | 'fields'> {
  problems: NoticedProblem[];
  /** The day it was read, `yyyy-mm-dd`: about the day it was sent. */
  on: string;
}

/** What a document is compared with. */
export interface DoubtContext {
  country: CountryCode;
  personalData: Pick<PersonalData, ProposedField>;
  /** As typed; '' until then. */
  obligorName: string;
  proposals: readonly SuggestedValue[];
  readings: readonly JudgedReading[];
  /** The reasons for which staff sent back the same file before. */
  sentBack: readonly { type: DocumentView['type']; reason: RejectionReason }[];
}

type Sent = Pick<DocumentView, 'type' | 'mediaId' | 'status' | 'month'>;

/** What the applicant could mend about a document before a person reviews it; nothing once it was reviewed. */
export function doubtsOf(document: Sent, context: DoubtContext): Doubt[] {
  if (document.mediaId === null || document.status !== 'pending') return [];
  const { type } = document;
  const sentBack = context.sentBack.find((item) => item.type === type);
  const reading = context.readings.find((reading) => reading.type === type);
  return [
    ...(sentBack ? [{ about: 'sent_back', reason: sentBack.reason } as const] : []),
    ...(reading ? ofReading(document, reading, context) : []),
  ];
}

function ofReading(document: Sent, reading: JudgedReading, context: DoubtContext): Doubt[] {
  const { problems } = reading;
  const photo = photoFlaws.filter((flaw) => problems.includes(flaw)).map((flaw): Doubt => ({ about: 'photo', flaw }));
  return [
    ...photo,
    ...(ofDocument(reading, context) ?? [...ofTime(document, reading, context), ...ofPerson(reading, context)]),
  ];
}

/** That it is another document than the one asked for; null if it may be the right one. */
function ofDocument({ kind, fields, problems }: JudgedReading, { country }: DoubtContext): Doubt[] | null {
  if (kind === 'unknown') return null;
  const from = countryOf({ kind, fields });
  if (from && from !== country) return [{ about: 'other_country', country: from }];
  if (problems.includes('wrong_side'))
    return [{ about: 'wrong_side', shows: kind.endsWith('_back') ? 'back' : 'front' }];
  return problems.includes('wrong_paper') ? [{ about: 'wrong_paper', looksLike: kind }] : null;
}

/** The country that issues this document, if the reading says which. */
function countryOf(document: Pick<JudgedReading, 'kind' | 'fields'>): CountryCode | null {
  return countryCodes.find((code) => isIssuedIn[code](document)) ?? null;
}

const mexican = new Set<DocumentKind>(['ine_front', 'ine_back', 'curp', 'tax_situation']);
const isIssuedIn = perCountry<(document: Pick<JudgedReading, 'kind' | 'fields'>) => boolean>({
  mx: ({ kind, fields }) =>
    mexican.has(kind) ||
    (kind.endsWith('_bill') && fields.postalCode !== undefined) ||
    bankNames.mx.includes(fields.bank ?? ''),
  // Canadian licences have the same code, but other postal codes.
  us: ({ kind, fields }) =>
    ((kind === 'dl_back' || kind.endsWith('_bill')) && fields.zip !== undefined) ||
    bankNames.us.includes(fields.bank ?? ''),
});

/** That it is out of date, or of another month than asked. */
function ofTime({ type, month }: Sent, { fields, problems, on }: JudgedReading, { readings }: DoubtContext): Doubt[] {
  const ended = endOf(fields);
  const { newestDate } = fields;
  const oldest = `${addMonths(on, -ADDRESS_MONTHS)}${on.slice(7)}`;
  const isOld = type === 'proof_of_address' && newestDate !== undefined && newestDate < oldest;
  return [
    ...(problems.includes('expired') && ended ? [{ about: 'expired', ended } as const] : []),
    ...(isOld ? [{ about: 'old', newest: newestDate, months: ADDRESS_MONTHS } as const] : []),
    ...ofMonth({ type, month }, fields.month, readings),
  ];
}

function ofMonth(
  { type, month: asked }: Pick<Sent, 'type' | 'month'>,
  says: string | undefined,
  readings: readonly JudgedReading[],
): Doubt[] {
  if (!says || !isStatement(type)) return [];
  if (asked && !isNearMonth(says, asked)) return [{ about: 'other_month', says, asked }];
  const twice = readings.some(
    (reading) => reading.type !== type && isStatement(reading.type) && reading.fields.month === says,
  );
  return twice ? [{ about: 'same_month', says }] : [];
}

/** That it is somebody else's, or that its text and its code differ. */
function ofPerson({ type, kind, fields }: JudgedReading, context: DoubtContext): Doubt[] {
  const { disputed } = fields;
  if (disputed) return [{ about: 'code_differs', fields: disputedFields.filter((field) => disputed[field]) }];
  const { personalData, proposals: suggestedValues, obligorName } = context;
  const contradicting = suggestedValues.find(
    (suggestedValue) => suggestedValue.source === type && suggestedValue.contradicts,
  );
  if (contradicting) {
    const { field, value } = contradicting;
    return [{ about: 'whose', says: value, typed: personalData[field] }];
  }
  const { firstName, lastName } = personalData;
  // The machine-readable lines of a back may have X for Ñ.
  if (documents[type].person === 'obligor' && kind === 'ine_front') return ofName(nameOn(fields), whole(obligorName));
  if (isStatement(type) && firstName && lastName)
    return ofName(whole(fields.holder ?? ''), { first: firstName, last: lastName, whole: '' });
  return [];
}

function ofName(says: PrintedName, typed: PrintedName): Doubt[] {
  if (textOf(says) === '' || textOf(typed) === '' || isSamePrintedName(says, typed)) return [];
  return [{ about: 'other_name', says: textOf(says), typed: textOf(typed) }];
}

function nameOn({ firstName = '', lastName1, lastName2 }: DocumentFields): PrintedName {
  return { first: firstName, last: [lastName1, lastName2].filter(Boolean).join(' '), whole: '' };
}

const whole = (name: string): PrintedName => ({ first: '', last: '', whole: name });
const textOf = ({ first, last, whole }: PrintedName) => whole || (first && last ? `${first} ${last}` : '');
