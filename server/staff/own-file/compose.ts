import type { PersonalData } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { StatementDeposit } from '@volante/contract/documents/deposits.ts';
import { proposedFields } from '@volante/contract/documents/suggested-values.ts';
import { maskSsn } from '@volante/contract/fields/identifiers/ssn.ts';
import type { FileField } from '@volante/contract/own-file/calls.ts';
import { type FileOrigin, maskIdentifier } from '@volante/contract/own-file/rules.ts';
import { type ColumnWords, ownFileWords } from '@volante/contract/words/own-file.ts';
import { innerWords } from '@volante/contract/words/own-file-names.ts';
import type { KeyDeps } from '../../core/deps.ts';
import { openWithAny } from '../../core/sealed-text.ts';
import { type ReadDocument, suggestedValuesOf } from '../../documents/readings/suggested-values.ts';
import { columns } from '../../personal-data/columns.ts';
import type { Row } from '../privacy/archive/person-store.ts';

/** A value before it is masked. */
export interface WholeField extends Omit<FileField, 'masked'> {
  isIdentifier: boolean;
}

interface Whole {
  part: string;
  /** The newest first. */
  rows: WholeField[][];
}

/** Everything that a driver sees of their data, unmasked, in the order of `ownFileWords`; `rows` are those of the tables. */
export function composeFile(
  deps: KeyDeps,
  applicationId: string,
  rows: ReadonlyMap<string, Row[]>,
  readings: readonly ReadDocument[],
): Whole[] {
  const [application] = (rows.get('applications') ?? []) as { country: CountryCode }[];
  if (!application) return [];
  const onDocuments = valuesOnDocuments(readings, application.country);
  return Object.entries(ownFileWords).flatMap(([part, { columns: shown }]) => {
    const found = (rows.get(part) ?? []).filter((row) => isGiven(part, row)).toSorted(newestFirst);
    const whole = found.map((row) =>
      Object.entries(shown).flatMap(([name, words]) => {
        const stored = row[name];
        const value = Buffer.isBuffer(stored) ? openWithAny(deps.keys, applicationId, stored) : stored;
        return fieldsOf(name, words, value, originOf(part, name, row, onDocuments));
      }),
    );
    const given = whole.filter((fields) => fields.length > 0);
    return given.length > 0 ? [{ part, rows: given }] : [];
  });
}

/** A picture that an advisor took for the report of a video call. */
export function isReportPicture(part: string, row: Row): boolean {
  return part === 'media' && row.by_staff === true && row.media_type === 'home_visit_evidence';
}

/** Neither a document that is still missing, nor what others have done. */
function isGiven(part: string, row: Row): boolean {
  if (part === 'documents' && row.media_id === null) return false;
  return !isReportPicture(part, row) && !isOthers(part, row);
}

/** The guarantor's phone is theirs. */
function isOthers(part: string, row: Row): boolean {
  return part === 'known_devices' && row.party !== 'applicant';
}

/** The value as it is sent: identifiers with only their end. */
export function maskField({ isIdentifier, ...field }: WholeField): FileField {
  if (!isIdentifier) return field;
  const whole = String(field.value);
  const value = field.name === 'ssn_encrypted' ? maskSsn(whole.slice(-4)) : maskIdentifier(whole);
  return { ...field, value, masked: true };
}

function fieldsOf(name: string, { as }: ColumnWords, stored: unknown, origin: FileOrigin | null): WholeField[] {
  if (as === 'inner') return innerFields(name, stored, origin);
  const value = plain(as === 'deposits' ? asTexts(stored as StatementDeposit[] | null) : stored);
  if (value === null) return [];
  return [{ name, value, isIdentifier: as === 'identifier', ...(origin && { origin }) }];
}

function asTexts(deposits: readonly StatementDeposit[] | null): string[] {
  return (deposits ?? []).map(
    ({ date, amountMinor, currency, platform }) => `${date} ${platform} ${(amountMinor / 100).toFixed(2)} ${currency}`,
  );
}

function innerFields(name: string, stored: unknown, origin: FileOrigin | null): WholeField[] {
  return Object.entries((stored ?? {}) as Record<string, unknown>).flatMap(([key, inner]) => {
    const words = innerWords[key];
    return words ? fieldsOf(`${name}.${key}`, words, inner, origin) : [];
  });
}

/** Null for what wasn't given. */
function plain(stored: unknown): string | number | boolean | null {
  if (stored === null || stored === undefined || stored === '') return null;
  if (stored instanceof Date) return stored.toISOString();
  if (typeof stored === 'object') return texts(stored).join(' · ') || null;
  return stored as string | number | boolean;
}

function texts(stored: unknown): string[] {
  if (typeof stored !== 'object' || stored === null) return stored ? [String(stored)] : [];
  return Object.values(stored).flatMap(texts);
}

const timeColumns = ['updated_at', 'at', 'created_at', 'starts_at', 'day', 'added_at'];

function newestFirst(a: Row, b: Row): number {
  return timeOf(b) - timeOf(a);
}

function timeOf(row: Row): number {
  const column = timeColumns.find((name) => row[name]);
  return column ? new Date(row[column] as string | Date).getTime() : 0;
}

/** The values that documents of theirs say, as the form proposes them while it is empty. */
function valuesOnDocuments(readings: readonly ReadDocument[], country: CountryCode): Map<string, string> {
  const empty = Object.fromEntries(proposedFields.map((field) => [field, ''])) as unknown as PersonalData;
  const found = suggestedValuesOf(readings, empty, countries[country]);
  return new Map(found.map(({ field, value }) => [columns[field], value]));
}

const contactColumns = ['first_name', 'last_name', 'phone', 'email'];
const proposed: readonly string[] = proposedFields.map((field) => columns[field]);
/** Columns that say when or how something is, and weren't given by anybody. */
const silent = /(_at|^at|^source|^status|^state|^stage|^country|^reference|^type|^platform|^step|^day|^zone|^kind)$/;

const partOrigins: Record<string, FileOrigin> = {
  link_origins: 'staff',
  link_batch_rows: 'staff',
  paper_readings: 'sent',
  phone_readings: 'phone',
  locations: 'phone',
  obligors: 'typed',
  appointments: 'typed',
  waiting_list: 'typed',
  reading_corrections: 'typed',
  profile_corrections: 'typed',
  widget_accounts: 'account',
};

const earningOrigins: Record<string, FileOrigin> = {
  screenshot: 'screenshot',
  typed_from_screenshot: 'typed',
  widget: 'account',
  did_not_work: 'typed',
  correction: 'typed',
};

function originOf(part: string, name: string, row: Row, onDocuments: ReadonlyMap<string, string>): FileOrigin | null {
  if (part === 'personal_data') {
    if (name.endsWith('_at')) return null;
    if (row.contact_by_staff === true && contactColumns.includes(name)) return 'staff';
    if (Array.isArray(row.addresses_by_staff) && row.addresses_by_staff.includes(name)) return 'staff';
    return proposed.includes(name) && same(onDocuments.get(name), row[name]) ? 'paper' : 'typed';
  }
  if (part === 'obligors' && row.by_guarantor === true) return null;
  if (silent.test(name) && part !== 'locations') return null;
  if (part === 'media') return name === 'file_name' ? (row.by_staff === true ? 'staff' : 'sent') : null;
  if (part === 'earnings_weeks' && name === 'read_amount') return 'screenshot';
  if (part === 'earnings_weeks' || part === 'platform_profiles') return earningOrigins[String(row.origin)] ?? null;
  if (part === 'platform_accounts') return row.origin === 'widget' ? 'account' : 'made';
  return /(_at|^at|^source)$/.test(name) ? null : (partOrigins[part] ?? null);
}

function same(read: string | undefined, stored: unknown): boolean {
  return read !== undefined && bare(read) === bare(String(stored ?? ''));
}

const bare = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|\s/gu, '')
    .toLowerCase();
