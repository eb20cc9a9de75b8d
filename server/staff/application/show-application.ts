import { isClosed } from '@volante/contract/admission/closing.ts';
import { stepsOf } from '@volante/contract/admission/steps.ts';
import type { Application } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import type {
  AdvisorApplication,
  Correction,
  PendingDecision,
  ReviewerApplication,
  StaffApplication,
  StaffClosing,
} from '@volante/contract/staff/application.ts';
import { countDiffering } from '@volante/contract/staff/cross-check/compare.ts';
import { advisorDocuments, type Document } from '@volante/contract/staff/document.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import { type Holder, may } from '@volante/contract/staff/roles.ts';
import type { Limits } from '@volante/contract/terms/limits.ts';
import type { Config } from '../../config/config.ts';
import { readSentBack, tasksOf } from '../../notifications/sent-back.ts';
import type { Geo } from '../../providers/geo/geo.ts';
import { gatherValues } from '../cross-check/gather.ts';
import type { QueueRow } from '../queue/row-store.ts';
import { showFlags, showGiven } from '../queue/show-row.ts';
import { showMedia, showMoment, showMoments } from '../show-media.ts';
import { judgeMoves } from './decision/judge-moves.ts';
import type { ApplicationFacts } from './facts-store.ts';
import { reportingOf, showReport, showVisit } from './show-visit.ts';

export interface ApplicationParts {
  view: Application;
  facts: ApplicationFacts;
  row: QueueRow;
  assignee: { id: string; name: string } | null;
  fourEyes: Config['FOUR_EYES'];
  limits: Limits;
  geo: Geo;
}

type Reader = Holder & { id: string };

/** The application as the reader sees it. */
export function showApplication(parts: ApplicationParts, account: Reader): StaffApplication {
  return may(account, 'decide') ? showToReviewer(parts, account) : showToAdvisor(parts, account);
}

function showToAdvisor(
  { view, facts, row, assignee, fourEyes, limits, geo }: ApplicationParts,
  account: Reader,
): AdvisorApplication {
  const { personalData: given } = view;
  const cameFrom = view.decision?.cameFrom ?? null;
  const visits = facts.visits.map((visit) => showVisit(row.application_id, visit));
  const reports = facts.visits.flatMap((visit) => showReport(visit) ?? []);
  const photosOf = (step: HomePhotoStep) =>
    facts.photos.filter((photo) => photo.step === step).map(({ file, facts }) => ({ ...showMedia(file), facts }));
  return {
    applicationId: row.application_id,
    reference: showReference(view.reference),
    externalReference: facts.externalReference,
    revision: row.revision,
    country: view.country,
    stage: view.status,
    cameFrom,
    closed: closingOf({ view, facts }),
    createdAt: showMoment(facts.createdAt),
    submittedAt: showMoments(facts.submittedAt),
    waitsFor: row.waits_for,
    waitingSince: row.waiting_since.toISOString(),
    answerBy: row.answer_by?.toISOString() ?? null,
    because: row.because,
    assignee,
    given: showGiven(row),
    presence: facts.presence,
    contact: {
      revision: facts.contactRevision,
      firstName: given.firstName,
      lastName: given.lastName,
      phone: given.phone,
      email: given.email,
      language: facts.language ?? countries[view.country].language,
    },
    address: {
      street: given.street,
      streetNumber: given.streetNumber,
      department: given.department,
      neighborhood: given.neighborhood,
      postalCode: given.postalCode,
      city: given.city,
      state: given.state,
    },
    steps: stepsOf(view).map(({ key, state, missing }) => ({ key, state, missing })),
    documents: showDocuments(view, facts, account),
    earnings: {
      revision: row.earnings_revision,
      status: view.earningsAnalysis.status,
      platforms: facts.weeks.map(({ platform, filled }) => ({ platform, weeksFilled: filled })),
    },
    obligor: { given: view.avalData !== null, invitation: invitationOf(facts) },
    // After a decision nothing is asked of the driver.
    corrections: isClosed(view) ? [] : facts.corrections.map(showCorrection),
    location: locationOf(facts, view, geo),
    homePhotos: {
      homeImagesFront: photosOf('homeImagesFront'),
      homeImagesGarage: photosOf('homeImagesGarage'),
      homeImagesSurroundings: photosOf('homeImagesSurroundings'),
    },
    zone: facts.visits.at(-1)?.zone ?? countries[view.country].zone,
    visit: visits.findLast((visit) => visit.status !== 'cancelled') ?? null,
    reports,
    reporting: Object.fromEntries(
      facts.visits.map((visit) => [visit.id, reportingOf(visit, facts.standsForAdvisor, account)]),
    ),
    notes: facts.notes.map((note) => ({ ...note, at: showMoment(note.at), struckAt: showMoments(note.struckAt) })),
    tasks: facts.tasks.map(({ done, ...task }) => ({
      ...task,
      at: showMoment(task.at),
      done: done && { ...done, at: showMoment(done.at) },
    })),
    watchers: facts.watchers,
    moves: judgeMoves({ view, facts, by: account, cameFrom, fourEyes, limits }),
    proposal: facts.pendingDecision && showPendingDecision(facts.pendingDecision),
    conversation: conversationOf(facts),
    flags: showFlags(row.flags, account),
  };
}

function showToReviewer(parts: ApplicationParts, account: Reader): ReviewerApplication {
  const { view, facts } = parts;
  const shown = showToAdvisor(parts, account);
  const { ip = null } = facts.location ?? {};
  return {
    ...shown,
    personalData: { ...view.personalData, doubts: facts.doubts },
    obligor: { given: view.avalData !== null, ...view.avalData, invitation: wholeInvitationOf(facts) },
    location: shown.location && {
      ...shown.location,
      observed: shown.location.observed && { ...shown.location.observed, ip },
    },
    consents: facts.consents.map((consent) => ({
      ...consent,
      at: showMoment(consent.at),
      withdrawnAt: consent.withdrawnAt && showMoment(consent.withdrawnAt),
    })),
    toTell: pendingNoticeOf(parts),
    approvals: approvalsOf(facts),
    ledger: { differ: countDiffering(gatherValues(view, facts.sources)) },
    matches: { open: facts.openMatches },
    decision: decisionOf(parts),
  };
}

function conversationOf({ conversation }: ApplicationFacts): AdvisorApplication['conversation'] {
  if (!conversation) return null;
  const { last, waitingSince } = conversation;
  return { last: last && { ...last, at: showMoment(last.at) }, waitingSince: showMoments(waitingSince) };
}

function closingOf({ view, facts: { closed } }: Pick<ApplicationParts, 'view' | 'facts'>): StaffClosing | null {
  if (!view.closed) return null;
  const { by = 'system', duplicateOf = null } = closed ?? {};
  return {
    ...view.closed,
    by,
    duplicateOf: duplicateOf && { ...duplicateOf, reference: showReference(String(duplicateOf.reference)) },
  };
}

function invitationOf({ invitation }: ApplicationFacts): AdvisorApplication['obligor']['invitation'] {
  if (!invitation) return null;
  const { answer, openedAt } = invitation;
  return {
    state: answer ?? (openedAt ? 'opened' : 'asked'),
    askedAt: showMoment(invitation.askedAt),
    openedAt: showMoments(openedAt),
    answeredAt: showMoments(invitation.answeredAt),
    driversDeviceAt: showMoments(invitation.driversDeviceAt),
  };
}

function wholeInvitationOf(facts: ApplicationFacts): ReviewerApplication['obligor']['invitation'] {
  const shown = invitationOf(facts);
  if (!shown || !facts.invitation) return null;
  const { asked, reason, consent } = facts.invitation;
  return { ...shown, asked, reason, consent: consent && { ...consent, at: showMoment(consent.at) } };
}

function pendingNoticeOf({ view, facts: { toTell: pendingNotices } }: ApplicationParts): ReviewerApplication['toTell'] {
  const tasks = pendingNotices && !isClosed(view) ? tasksOf(readSentBack(pendingNotices.detail), view) : [];
  return pendingNotices && tasks.length > 0 ? { at: showMoment(pendingNotices.at), tasks } : null;
}

function showPendingDecision({
  told: notified,
  terms,
  planChanged,
  at,
  ...rest
}: NonNullable<ApplicationFacts['pendingDecision']>): PendingDecision {
  return {
    ...rest,
    at: showMoment(at),
    ...(notified && { told: notified }),
    ...(terms && { terms }),
    ...(planChanged && { planChanged }),
  };
}

function showCorrection(correction: ApplicationFacts['corrections'][number]): Correction {
  const { at, answeredAt, ...rest } = correction;
  return { ...rest, at: showMoment(at), answeredAt: showMoments(answeredAt) } as Correction;
}

function locationOf(
  { location }: ApplicationFacts,
  { personalData: { city, state } }: Application,
  geo: Geo,
): AdvisorApplication['location'] {
  if (!location) return null;
  const { latitude, longitude, accuracy } = location;
  return {
    claimed: latitude === null || longitude === null ? null : { latitude, longitude, accuracy },
    observed: location.observed ? { country: location.country } : null,
    place: location.place,
    townKm: latitude === null || longitude === null ? null : geo.kmToTown(latitude, longitude, city, state),
    at: showMoment(location.at),
  };
}

function approvalsOf({ approvals }: ApplicationFacts): ReviewerApplication['approvals'] {
  const shown = Object.entries(approvals).map(([part, { by, at }]) => [part, { by, at: showMoment(at) }] as const);
  return Object.fromEntries(shown);
}

/** The revision of each part, by its path. */
export function partsOf({ facts, row }: Pick<ApplicationParts, 'facts' | 'row'>): Record<string, number> {
  const given = facts.documents.map(({ type, revision }) => [`documents.${type}`, revision] as const);
  return { contact: facts.contactRevision, earnings: row.earnings_revision, ...Object.fromEntries(given) };
}

function decisionOf(parts: ApplicationParts): ReviewerApplication['decision'] {
  const { decision } = parts.facts;
  if (!decision) return null;
  const now = Object.entries(partsOf(parts));
  const changedSince = now.filter(([path, revision]) => decision.parts[path] !== revision).map(([path]) => path);
  const { by, at, revision, notSeen, terms } = decision;
  return { by, at: showMoment(at), revision, notSeen, changedSince, ...(terms && { terms }) };
}

/** The documents in their order. Advisors see the files of few kinds only. */
function showDocuments({ documentsAnalysis }: Application, facts: ApplicationFacts, reader: Holder): Document[] {
  return documentsAnalysis.documents.flatMap((document) => {
    const given = facts.documents.find(({ type }) => type === document.type);
    if (!given) return [];
    const isShown = may(reader, 'decide') || advisorDocuments.includes(document.type);
    return {
      type: document.type,
      revision: given.revision,
      status: document.status,
      required: document.required,
      skipped: document.skipped,
      askedFor: given.askedFor,
      reason: document.reason,
      note: document.note,
      ...(document.month !== undefined && { month: document.month }),
      hasFile: document.mediaId !== null,
      media: given.file && isShown ? showMedia(given.file) : null,
      versions: given.versions,
      reviewedBy: given.reviewedBy,
      reviewedAt: showMoments(given.reviewedAt),
      seenByMe: given.seen,
    };
  });
}
