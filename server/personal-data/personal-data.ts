import type { Contact } from '@volante/contract/countries/contact.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { normalizePhone } from '@volante/contract/countries/phone.ts';
import type { Country, CountryCode } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { ErrorDetail } from '@volante/contract/errors.ts';
import type { FieldCode } from '@volante/contract/fields/field-codes.ts';
import { checkCurp } from '@volante/contract/fields/identifiers/curp.ts';
import { checkRfc } from '@volante/contract/fields/identifiers/rfc.ts';
import { checkSsn, isMaskedSsn, maskSsn } from '@volante/contract/fields/identifiers/ssn.ts';
import { type PersonalDataUpdate, personalDataEndpoints } from '@volante/contract/personal-data/calls.ts';
import { checkBirthdate, isPersonalDataComplete } from '@volante/contract/personal-data/rules.ts';
import type { FastifyInstance } from 'fastify';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import { claimIdentity, holdsIdentity } from '../applications/identities.ts';
import type { Db, Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps, KeyDeps } from '../core/deps.ts';
import { brokenAt } from '../core/http/broken-at.ts';
import { refuseUnproved } from '../core/http/devices/caller.ts';
import { languageOf } from '../core/http/language.ts';
import { serve } from '../core/http/serve.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import { openWithAny, sealText } from '../core/sealed-text.ts';
import { answerCorrections } from '../corrections/answer.ts';
import { changeOf, personalDataOf } from './columns.ts';
import { type Circumstances, giveConsent, recordConsentsOf } from './consents.ts';
import { contactFields, type Fields, readFields } from './fields.ts';
import type { Flags, PersonalDataRow } from './store.ts';
import * as store from './store.ts';

/** Contact data in its stored form. */
export type GivenContact = { [Field in keyof Contact]?: string | undefined };

/**
 * Creates the section of a new application. Contact data from staff is stored, but counts only once the applicant has sent it.
 */
export async function startPersonalData(
  trx: Trx,
  people: readonly { applicationId: string; contact?: GivenContact | undefined }[],
): Promise<void> {
  const rows = people.map(({ applicationId, contact = {} }) => {
    const given = Object.fromEntries(Object.entries(contact).filter(([, value]) => value));
    return { applicationId, given: { ...changeOf(given), contact_by_staff: Object.keys(given).length > 0 } };
  });
  await store.insertPersonalData(trx, rows);
  const withPhone = people.filter(({ contact }) => contact?.phone).map(({ applicationId }) => applicationId);
  if (withPhone.length > 0) await store.insertGivenPhones(trx, withPhone);
}

/** The applications with this phone (E.164). */
export function findByPhone(db: Db, phone: string): Promise<string[]> {
  return phone === '' ? Promise.resolve([]) : store.selectByPhone(db, phone);
}

/** The applicant's contact data; '' for unknown values. */
export function readContact(
  db: Db,
  applicationId: string,
): Promise<{ firstName: string; email: string; phone: string }> {
  return store.selectContact(db, applicationId);
}

/**
 * Where somebody lives, and since when they have agreed to messages by WhatsApp; null if they haven't, and for a number that staff
 * changed: nobody has agreed for that one.
 */
export async function readMessaging(
  db: Db,
  applicationId: string,
): Promise<{ state: string; city: string; whatsappSince: Date | null }> {
  const { state, city, whatsappSince, addresses_by_staff } = await store.selectMessaging(db, applicationId);
  return { state, city, whatsappSince: addresses_by_staff.includes('phone') ? null : whatsappSince };
}

/** What a device can be asked, and where the applicant can be reached: only what they sent themselves. '' for unknown values. */
export interface Proofs {
  email: string;
  phone: string;
  /** Null without a birth date or an identifier. */
  answers: { identifier: 'curp' | 'ssn'; birthdate: string; lastFour: string } | null;
}

export async function readProofs(db: Db, applicationId: string): Promise<Proofs> {
  const row = await store.selectProofs(db, applicationId);
  const lastFour = row.national_id ? row.national_id.slice(-4) : row.ssn_last_four;
  const identifier = row.national_id ? 'curp' : 'ssn';
  const isOwn = (field: 'email' | 'phone') => !row.contact_by_staff && !row.addresses_by_staff.includes(field);
  return {
    email: isOwn('email') ? row.email : '',
    phone: isOwn('phone') ? row.phone : '',
    answers: row.birthdate && lastFour ? { identifier, birthdate: row.birthdate, lastFour } : null,
  };
}

/**
 * Saves the fields sent and leaves the others unchanged, so that two tabs don't overwrite each other. Throws a 422 with the
 * invalid values, `country_mismatch`, `section_approved`, `application_closed`, and `already_exist` if another live application
 * has the CURP or SSN.
 */
async function savePersonalData(
  deps: Deps,
  application: ApplicationFile,
  update: PersonalDataUpdate,
  circumstances: Circumstances,
): Promise<void> {
  const { applicationId } = application;
  const country = countries[application.country];
  refuseWhenClosed(application);
  const fields = readFields(update, country.code, deps.config);
  if (Object.keys(fields).length === 0) return;
  await spendIdentityBudget(deps, applicationId, fields);
  await transaction(deps, async (trx) => {
    const locked = await lockApplication(trx, applicationId);
    refuseWhenClosed(locked);
    refuseUnproved(deps, locked, application);
    const row = await store.selectPersonalData(trx, applicationId);
    if (row.status === 'approved') throw new Problem('section_approved');
    const ssn = newSsn(fields, row);
    const broken = brokenRulesOf(deps, country, fields, row);
    if (broken.length > 0) throw brokenRules(...broken);

    const change: store.PersonalDataChange = {
      ...changeOf(withStoredPhone(fields, country)),
      ...(contactFields.some((field) => field in fields) && { contact_by_staff: false }),
      addresses_by_staff: row.addresses_by_staff.filter((field) => !(field in fields)),
      ...sealed(deps, row, ssn),
    };
    const next = { ...row, ...change } as store.PersonalDataRow;
    // They agreed to WhatsApp for the number of then.
    const isOther = change.phone !== row.phone || row.addresses_by_staff.includes('phone');
    if (change.phone && row.phone && isOther) {
      const withdrawn = await store.withdrawConsents(trx, applicationId, 'whatsapp', deps.now());
      if (withdrawn > 0) await recordEvent(trx, applicationId, applicant, 'consent_withdrawn', { kind: 'whatsapp' });
    }
    await store.updatePersonalData(trx, applicationId, {
      ...change,
      status: isPersonalDataComplete(personalDataOf(next, country, deps.config), country) ? 'completed' : 'pending',
      flags: JSON.stringify(flagsOf(next, ssn, dateIn(country.zone, deps.now()))),
      updated_at: deps.now(),
    });
    const claim = (path: string, kind: 'curp' | 'ssn', value: string) =>
      brokenAt(path, 'already_exist', claimIdentity(deps, trx, applicationId, kind, value));
    if (fields.nationalId) await claim('nationalId', 'curp', fields.nationalId);
    if (ssn) await claim('ssn', 'ssn', ssn);
    await recordConsentsOf(deps, trx, applicationId, country, fields, circumstances);
    await answerCorrections(deps, trx, applicationId, 'personal_data', ...Object.keys(fields));
    await recordEvent(trx, applicationId, applicant, 'personal_data_saved', { fields: Object.keys(fields) });
    await deps.devices.guard(trx, application);
  });
}

// `already_exist` reveals that a person has applied, so an application may try only a few identifiers besides its own.
async function spendIdentityBudget(deps: Deps, applicationId: string, { nationalId, ssn }: Fields): Promise<void> {
  const asks =
    (nationalId && !(await holdsIdentity(deps, applicationId, 'curp', nationalId))) ||
    (ssn && !isMaskedSsn(ssn) && !(await holdsIdentity(deps, applicationId, 'ssn', ssn)));
  if (asks) await deps.limits.spend('identity', applicationId);
}

// The masked form of the stored SSN means "unchanged"; any other masked value is invalid.
function newSsn({ ssn }: Fields, row: store.PersonalDataRow): string | null {
  if (ssn === undefined) return null;
  if (!isMaskedSsn(ssn)) return ssn;
  if (row.ssn_last_four === null || ssn !== maskSsn(row.ssn_last_four)) {
    throw brokenRules(brokenRule('ssn', 'ssn_invalid'));
  }
  return null;
}

function sealed(deps: Deps, row: store.PersonalDataRow, ssn: string | null): store.PersonalDataChange {
  if (!ssn) return {};
  return {
    ssn_encrypted: sealText(deps.keys.encryption, row.application_id, ssn),
    ssn_last_four: ssn.slice(-4),
  };
}

function withStoredPhone(fields: Fields, country: Country): Fields {
  const phone = fields.phone && normalizePhone(fields.phone, country.code);
  return phone ? { ...fields, phone } : fields;
}

/**
 * Runs the strict checks on the present identifiers. They warn the reviewer and refuse nothing. `ssn` is given only if a new one
 * was sent: the stored one is encrypted, and keeps its flags.
 */
function flagsOf(row: PersonalDataRow, ssn: string | null, today: string): Flags {
  const birthdate = row.birthdate ?? '';
  const flags: Flags = {
    nationalId: row.national_id ? checkCurp(row.national_id, birthdate, today) : [],
    taxId: row.tax_id ? checkRfc(row.tax_id, birthdate) : [],
    ssn: ssn === null ? (row.flags.ssn ?? []) : checkSsn(ssn),
  };
  return Object.fromEntries(Object.entries(flags).filter(([, warnings]) => warnings.length > 0));
}

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, personalDataEndpoints.updatePersonalData, async (call) => {
    const circumstances = { language: languageOf(call.request, call.application.country), ip: call.ip };
    await savePersonalData(deps, call.application, call.body, circumstances);
    return call.view();
  });

  serve(app, deps, personalDataEndpoints.giveConsent, async (call) => {
    await giveConsent(deps, call.application, { ...call.body, ip: call.ip });
    return { recorded: true as const };
  });
}

/**
 * Rules that go beyond the format of one field: they need a clock, a setting or another field. `stored` are the present values.
 */
function brokenRulesOf(
  deps: Deps,
  country: Country,
  fields: Fields,
  stored: { state: string; city: string },
): ErrorDetail[] {
  const broken: ErrorDetail[] = [];
  const check = (path: keyof Fields, code: FieldCode | null) => code && broken.push(brokenRule(path, code));
  if (fields.birthdate) check('birthdate', checkBirthdate(fields.birthdate, country, dateIn(country.zone, deps.now())));
  if (fields.phone) check('phone', normalizePhone(fields.phone, country.code) ? null : 'phone_invalid');
  if (fields.state) check('state', isOpenState(deps, country, fields.state) ? null : 'state_unknown');
  if (fields.city || fields.state) {
    const city = fields.city ?? stored.city;
    check('city', city === '' || isCityOf(country, fields.state ?? stored.state, city) ? null : 'city_unknown');
  }
  return broken;
}

/** The setting listing the open states; null if the whole country is open. */
const openStates: Record<CountryCode, 'US_OPEN_STATES' | null> = { mx: null, us: 'US_OPEN_STATES' };

function isOpenState(deps: Deps, country: Country, state: string): boolean {
  const setting = openStates[country.code];
  return setting === null || deps.config[setting].includes(state);
}

// A city that is sent before its state must at least be in the country.
function isCityOf(country: Country, stateName: string, city: string): boolean {
  const states = country.states.filter((state) => stateName === '' || state.name === stateName);
  return states.some((state) => state.cities.length === 0 || state.cities.includes(city));
}

/** The complete SSN, for staff; null if none was given. */
export async function showSsn({ keys, db }: KeyDeps & { db: Db }, applicationId: string): Promise<string | null> {
  const { ssn_encrypted } = await store.selectPersonalData(db, applicationId);
  return ssn_encrypted && openWithAny(keys, applicationId, ssn_encrypted);
}

export async function hasSsn(db: Db, applicationId: string): Promise<boolean> {
  return (await store.selectPersonalData(db, applicationId)).ssn_encrypted !== null;
}
