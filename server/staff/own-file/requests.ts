import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { OwnRequest } from '@volante/contract/own-file/calls.ts';
import { type Deadline, deadlineOf } from '@volante/contract/own-file/deadlines.ts';
import {
  isDoneAtOnce,
  type RequestKind,
  type RequestOutcome,
  type WithdrawableConsent,
} from '@volante/contract/own-file/rules.ts';
import { v7 as uuidv7 } from 'uuid';
import { lockApplication } from '../../applications/applications.ts';
import { applicant, recordEvent, staff } from '../../applications/events.ts';
import { isWorkingDay } from '../../appointments/calendar/holidays.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../../core/deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { forgetCorrections } from '../../earnings/screenshots/learning/corrections.ts';
import { eraseLocation } from '../../location/location.ts';
import { isUuid } from '../../media/media.ts';
import { languageFor, notify } from '../../notifications/notify.ts';
import { withdrawConsent } from '../../personal-data/consents.ts';
import { erase } from '../privacy/erase.ts';
import * as store from './own-file-store.ts';
import { showRequest } from './read-file.ts';

interface Asked {
  kind: Exclude<RequestKind, 'withdrawal'>;
  text: string;
}

/**
 * Stores a request with its clock, also after the decision. Throws a 422 at `text`, and `conflict_error` while one of the same kind
 * is open.
 */
export async function askAboutData(
  deps: Deps,
  application: ApplicationFile,
  { kind, text }: Asked,
): Promise<OwnRequest> {
  if (kind !== 'deletion' && text.trim().length < 3) throw brokenRules(brokenRule('text', 'field_required'));
  const row = { ...(await newRequest(deps, application, kind)), text: text.trim() };
  return transaction(deps, async (trx) => {
    await lockApplication(trx, application.applicationId);
    await store.insertRequest(trx, row);
    await recordEvent(trx, application.applicationId, applicant, 'privacy_requested', { kind });
    const [first] = await store.selectRequests(trx, application.applicationId, 1);
    return showRequest(first as store.RequestRow);
  });
}

/**
 * Withdraws a consent, and tells staff by a request with a clock of its own. Throws `not_found_error` if none of this kind stands.
 */
export async function withdraw(deps: Deps, application: ApplicationFile, kind: WithdrawableConsent): Promise<void> {
  const { applicationId } = application;
  const row = { ...(await newRequest(deps, application, 'withdrawal')), consent: kind, text: '' };
  await transaction(deps, async (trx) => {
    const locked = await lockApplication(trx, applicationId);
    await withdrawConsent(deps, trx, locked, kind);
    if (kind === 'location') await eraseLocation(trx, applicationId);
    if (kind === 'improve_reading') await forgetCorrections(trx, applicationId);
    // One that was given again and withdrawn once more keeps the clock of the first.
    if (!isDoneAtOnce(kind)) await store.insertRequestOnce(trx, row);
    await recordEvent(trx, applicationId, applicant, 'consent_withdrawn', { kind });
  });
}

/** Its clock is computed before the transaction, since holidays are loaded on first use. */
async function newRequest(deps: Deps, { applicationId, country }: ApplicationFile, kind: RequestKind) {
  const at = deps.now();
  const view = await deps.viewById(applicationId);
  if (!view) throw new Problem('admission_request_not_found');
  const deadline = deadlineOf(country, view.personalData.state, kind);
  const due_on = await dueOn(country, deadline, dateIn(countries[country].zone, at));
  return { id: uuidv7(), application_id: applicationId, kind, asked_at: at, due_on, law: deadline.law };
}

interface Answer {
  outcome: RequestOutcome;
  text: string;
  accountId: string;
}

/**
 * Answers a request, and tells the driver. Throws `not_found_error`, `conflict_error` if it was answered before, and a 422 at
 * `outcome` for a granted deletion, which is done by `grantDeletion`.
 */
export async function answerRequest(
  deps: Deps & { db: Trx },
  applicationId: string,
  requestId: string,
  { outcome, text, accountId }: Answer,
): Promise<void> {
  const { db: trx } = deps;
  const { country } = await lockApplication(trx, applicationId);
  const { kind } = await lockOpen(trx, applicationId, requestId);
  if (kind === 'deletion' && outcome === 'granted') throw brokenRules(brokenRule('outcome', 'invalid_value'));
  const change = { outcome, answer: text.trim(), account_id: accountId, answered_at: deps.now() };
  await store.updateRequest(trx, requestId, change);
  await recordEvent(trx, applicationId, staff(accountId), 'privacy_answered', { kind, outcome });
  const language = await languageFor(trx, applicationId, null, country);
  const about = `privacy_answered ${requestId}`;
  await notify(deps, trx, { applicationId, kind: 'privacy_answered', about, language, detail: requestId });
}

/**
 * Erases the driver's data as they asked, and tells them. Throws `not_found_error`, `conflict_error` if it was answered before, and
 * `erasure_blocked` while something keeps it.
 */
export async function grantDeletion(
  deps: Deps & { db: Trx },
  applicationId: string,
  requestId: string,
  { text, accountId }: Pick<Answer, 'text' | 'accountId'>,
): Promise<void> {
  const { db: trx } = deps;
  const { country } = await lockApplication(trx, applicationId);
  const { kind } = await lockOpen(trx, applicationId, requestId);
  if (kind !== 'deletion') throw new Problem('not_found_error');
  const language = await languageFor(trx, applicationId, null, country);
  const farewell = { language, text: text.trim() };
  await erase(deps, applicationId, { why: 'request', reason: null, accountId, farewell });
}

async function lockOpen(trx: Trx, applicationId: string, requestId: string): Promise<store.RequestRow> {
  const row = isUuid(requestId) ? await store.lockRequest(trx, applicationId, requestId) : null;
  if (!row) throw new Problem('not_found_error');
  if (row.answered_at) throw new Problem('conflict_error');
  return row;
}

/** The last day of a period that starts the day after `from`. Days are `yyyy-mm-dd`. */
export async function dueOn(
  country: CountryCode,
  { days, counted }: Pick<Deadline, 'days' | 'counted'>,
  from: string,
): Promise<string> {
  if (counted === 'calendar') return addDays(from, days);
  let day = from;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (await isWorkingDay(country, day)) left--;
  }
  return day;
}
