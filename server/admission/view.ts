import { type Closing, isClosed, mayReopen } from '@volante/contract/admission/closing.ts';
import { isDecided } from '@volante/contract/admission/stages.ts';
import {
  type Application,
  type CompanyTurn,
  type DocumentView,
  type PlatformAccount,
  SENT_BACK_FILES,
} from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { documentsStatus, isRequired, isStatement, statementMonth } from '@volante/contract/documents/rules.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { isRequestId } from '@volante/contract/fields/address.ts';
import { maskSsn } from '@volante/contract/fields/identifiers/ssn.ts';
import { allHomeImages, noHomeImages } from '@volante/contract/home-visit/rules.ts';
import type { RawBuilder } from 'kysely';
import { hasEnded } from '../applications/link-age.ts';
import type { Trx } from '../core/database/db.ts';
import type { ApplicationFile, ClockDeps, ConfigDeps, DbDeps, Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { type DoubtContext, doubtsOf } from '../documents/readings/doubts.ts';
import { isReadable } from '../documents/readings/problems.ts';
import { allSuggestedValues } from '../documents/readings/suggested-values.ts';
import { windowOn } from '../earnings/window.ts';
import { phoneIsEnough } from '../personal-data/columns.ts';
import { lastDayToReopen } from './closing/reopen-until.ts';
import { withInvitation } from './invitation.ts';
import { type PromisedTurn, selectPromised, selectView, selectViewOf, selectViewWith, type ViewRow } from './store.ts';

export interface ViewedApplication extends ApplicationFile {
  view: Application;
}

/** The application as its applicant sees it, read from the database. */
export async function viewApplication(deps: Deps, application: ApplicationFile): Promise<ViewedApplication> {
  const found = await findViewedApplication(deps, application.requestId, application.caller?.hashes);
  if (!found) throw new Problem('admission_request_not_found');
  return found;
}

/** Like `viewApplication`, inside a transaction and in its current state. */
export async function readView(deps: Deps, trx: Trx, requestId: string): Promise<Application> {
  const row = await selectView(trx, requestId);
  if (!row) throw new Problem('admission_request_not_found');
  return applicantViewOf(deps, row);
}

/** The application by its own id, for staff, with what an invited guarantor gave; its link may be revoked. Null for unknown ids. */
export async function readViewOf(deps: ViewDeps, trx: Trx, applicationId: string): Promise<Application | null> {
  const row = await selectViewOf(trx, applicationId);
  return row && viewOf(deps, row);
}

/** The application by its own id as its driver sees it; null for unknown ids. */
export async function readDriversViewOf(deps: ViewDeps, trx: Trx, applicationId: string): Promise<Application | null> {
  const row = await selectViewOf(trx, applicationId);
  return row && applicantViewOf(deps, row);
}

/** How long what a phone has open is shown, in ms; it is repeated every 20 seconds. */
const OPEN_MS = 60_000;

/** The company's turns that began before then with a promise, and haven't been called late. */
export function findPromised({ db }: DbDeps, before: Date): Promise<PromisedTurn[]> {
  return selectPromised(db, before);
}

/** Like `readViewOf`, with the columns of `more`, in one statement. */
export async function readViewWith<More>(
  deps: ViewDeps,
  trx: Trx,
  applicationId: string,
  more: RawBuilder<unknown>,
): Promise<{ view: Application; more: More } | null> {
  const row = await selectViewWith<More>(trx, applicationId, more);
  return row && { view: viewOf(deps, row), more: row };
}

/** Looks up the link and reads the view in one statement; null for malformed, unknown and revoked ids alike. */
export async function findViewedApplication(
  deps: Deps,
  requestId: string,
  tokens: readonly Buffer[] = [],
): Promise<ViewedApplication | null> {
  const row = isRequestId(requestId) ? await selectView(deps.db, requestId, tokens) : null;
  if (!row) return null;
  const { application_id, request_id, country, stage, closed, guarded, device } = row;
  const { linkCreatedAt: createdAt, isReplaced } = row;
  const file = { applicationId: application_id, requestId: request_id, country, stage, closed, guarded, device };
  return { ...file, hasEnded: hasEnded(deps, { createdAt, isReplaced }), view: applicantViewOf(deps, row) };
}

/** The files that staff sent back, by their newest review: another copy may have been approved since. */
function sentBackOf({ reviewed_files }: ViewRow) {
  const seen = new Set<string>();
  return (reviewed_files ?? []).flatMap(({ rejected, reason, ...file }) => {
    const isNewest = seen.size < seen.add(`${file.type} ${file.print}`).size;
    return isNewest && rejected && reason ? [{ ...file, reason }] : [];
  });
}

type ViewDeps = ConfigDeps & ClockDeps;

function applicantViewOf(deps: ViewDeps, row: ViewRow): Application {
  return withInvitation(deps, viewOf(deps, row), row);
}

function viewOf(deps: ViewDeps, row: ViewRow): Application {
  const homeVisit = homeVisitOf(row);
  const today = dateIn(countries[row.country].zone, deps.now());
  const readings = row.readings ?? [];
  const country = countries[row.country];
  const personalData = {
    ...row.personal_data,
    ...(row.contact_by_staff && { contactToConfirm: true as const }),
    ...phoneIsEnough(deps.config, row.country),
    ...(row.agrees_to_whatsapp && { whatsApp: true as const }),
    country: country.name,
    ssn: row.ssn_last_four === null ? '' : maskSsn(row.ssn_last_four),
  };
  const isOpen = !isClosed(row) && personalData.status !== 'approved';
  const approved = (row.documents ?? []).filter(({ status }) => status === 'approved').map(({ type }) => type);
  // Staff have seen what an approved document says.
  const suggestedValues = isOpen
    ? allSuggestedValues(readings, row.phone_readings ?? [], personalData, country).filter(
        (suggestedValue) => !suggestedValue.contradicts || !approved.includes(suggestedValue.source),
      )
    : [];
  const sentBack = sentBackOf(row);
  const compared: DoubtContext = {
    country: row.country,
    personalData,
    obligorName: row.obligor?.name ?? '',
    proposals: suggestedValues,
    readings: readings.map((reading) => ({ ...reading, on: dateIn(country.zone, new Date(reading.at)) })),
    sentBack: sentBack.filter(({ again }) => again),
  };
  const documents = (row.documents ?? []).map(({ requiredByStaff, month, channel, ...document }): DocumentView => {
    const { type } = document;
    const read = readings.find((reading) => reading.type === type);
    const required = requiredByStaff || isRequired(type, country, homeVisit?.status ?? null);
    const covers = isStatement(type) && { month: month ?? statementMonth(type, today) };
    const refused = sentBack.filter((item) => item.type === type).slice(0, SENT_BACK_FILES);
    const doubts = isClosed(row) ? [] : doubtsOf({ ...document, ...covers }, compared);
    return {
      ...document,
      required,
      ...covers,
      ...(channel && { channel }),
      ...(read && { noticed: read.problems }),
      ...(!read && waitsForReading(document, row) && { unread: true as const }),
      ...(doubts.length > 0 && { doubts }),
      ...(refused.length > 0 &&
        !isClosed(row) && { sentBack: refused.map(({ print, reason }) => ({ print, reason })) }),
    };
  });
  const language = row.given_language !== country.language && row.given_language;
  return {
    id: row.request_id,
    reference: String(row.reference),
    status: row.stage,
    ...closingOf(deps, row),
    country: row.country,
    ...(language && { language }),
    personalData,
    documentsAnalysis: { status: documentsStatus(documents), documents },
    palenca: {
      widgetId: deps.config.WIDGET_ID ?? null,
      externalId: row.request_id,
      accounts: accountsOf(row, today),
    },
    earningsAnalysis: { status: row.earnings_status ?? 'pending' },
    avalData: row.obligor,
    locationData: row.location,
    homeVisit,
    ...(row.open_pictures && mayChangeEarnings(row) && { openPictures: row.open_pictures }),
    ...(row.improves_reading && { improvesReading: true as const }),
    ...(row.chat_files && !isClosed(row) && { chatFiles: row.chat_files }),
    ...(suggestedValues.length > 0 && { proposals: suggestedValues }),
    ...(row.corrections && !isClosed(row) && { corrections: row.corrections }),
    ...visitMarksOf(row, deps.now()),
    ...openOnPhone(row, deps.now()),
    ...(row.company_turn && { companyTurn: companyTurnOf(row.stage, row.company_turn) }),
    ...(row.decision && isDecided(row.stage) && { decision: decisionOf(row, row.decision) }),
  };
}

/** A decision of a server that doesn't know closed applications counts. */
function closingOf(deps: ConfigDeps, { stage, closed, closed_at, country }: ViewRow): { closed?: Closing } {
  if (!closed || !closed_at || isDecided(stage)) return {};
  const at = new Date(closed_at);
  const reopenUntil = mayReopen(closed) ? lastDayToReopen(deps, country, at) : null;
  return { closed: { reason: closed, at: at.toISOString(), reopenUntil } };
}

function waitsForReading({ type, mediaId, status }: Pick<DocumentView, 'type' | 'mediaId' | 'status'>, row: ViewRow) {
  return mediaId !== null && status === 'pending' && !isClosed(row) && isReadable(type, row.country);
}

function mayChangeEarnings(row: ViewRow): boolean {
  return !isClosed(row) && row.earnings_status !== 'approved';
}

function decisionOf(
  { country, came_from: cameFrom }: ViewRow,
  { reasons, terms, ...decision }: NonNullable<ViewRow['decision']>,
): Application['decision'] {
  const showsReasons = cameFrom !== null && countries[country].tellsReasons;
  const at = new Date(decision.at).toISOString();
  return { ...decision, at, cameFrom, ...(terms && { terms }), ...(showsReasons && { reasons }) };
}

function accountsOf({ accounts, weeks, earnings_window }: ViewRow, today: string): PlatformAccount[] {
  if (!accounts) return [];
  const wanted = windowOn(today, earnings_window ?? undefined).weeks;
  return accounts.map((account) => {
    if (account.status === 'failed' || account.earnings.status === 'success') return account;
    const own = (weeks ?? []).filter(({ platform, week }) => platform === account.platform && wanted.includes(week));
    return { ...account, weeks: new Set(own.map(({ week }) => week)).size };
  });
}

// The visit belongs to its stage: booking one early makes no document required.
function homeVisitOf({ stage, home_photos, last_visit }: ViewRow): Application['homeVisit'] {
  if (stage !== 'home_visit' && stage !== 'approved') return null;
  const homeImages = structuredClone(noHomeImages);
  for (const { step, mediaId } of home_photos ?? []) homeImages[step].push(mediaId);
  return {
    status: stage === 'approved' ? 'approved' : isHeld(last_visit) ? 'completed' : 'pending',
    images: allHomeImages(homeImages),
    homeImages,
  };
}

/** A driver isn't told that a decision waits for a second person. */
function companyTurnOf(
  stage: ViewRow['stage'],
  { waitsFor, since, half, most, late }: NonNullable<ViewRow['company_turn']>,
): CompanyTurn {
  const decides = stage === 'home_visit' && waitsFor !== 'review';
  return {
    task: stage === 'judicial_analysis' ? 'check' : decides ? 'decision' : 'review',
    since: new Date(since).toISOString(),
    ...(half !== null && most !== null && { answer: { half, most } }),
    ...(late && { late: true as const }),
  };
}

/** The phone repeats it, so one that was closed soon has nothing open. */
function openOnPhone({ open_on_phone: open }: ViewRow, now: Date): Pick<Application, 'openOnPhone'> {
  return open && now.getTime() - new Date(open.at).getTime() < OPEN_MS ? { openOnPhone: open.type } : {};
}

/** A visit that was missed or has to be repeated doesn't count: another one is booked. */
function visitMarksOf({ last_visit }: ViewRow, now: Date): Pick<Application, 'visitAhead' | 'visitOver'> {
  if (!last_visit) return {};
  const { outcome, isBooked, endsAt } = last_visit;
  if (isHeld(last_visit)) return { visitOver: true };
  if (outcome !== null) return {};
  return isBooked && new Date(endsAt) > now ? { visitAhead: true } : { visitOver: true };
}

/** It took place, and was reported. */
function isHeld(visit: ViewRow['last_visit']): boolean {
  return visit?.outcome === 'passed' || visit?.outcome === 'failed';
}
