import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import { isDecided } from '@volante/contract/admission/stages.ts';
import type { Currency } from '@volante/contract/country.ts';
import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { CrossCheck, CrossCheckFact } from '@volante/contract/staff/cross-check/cross-check.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import type { StaffEarnings } from '@volante/contract/staff/earnings.ts';
import type { Match } from '@volante/contract/staff/matches/matches.ts';
import { reachOf } from '@volante/contract/staff/roles.ts';
import type { Money, WholeApplication } from '@volante/contract/v1/application.ts';
import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import type { ServiceCaller } from '../core/http/staff/staff-deps.ts';
import { readCrossCheck } from '../staff/application/cross-check-routes.ts';
import { readParts } from '../staff/application/read-application.ts';
import { type ApplicationParts, showApplication } from '../staff/application/show-application.ts';
import { readEarnings } from '../staff/earnings/earnings.ts';
import { listMatches } from '../staff/matches/routes.ts';
import { type Bands, selectMore } from './application-store.ts';

/** Facts that identify a person elsewhere, too. */
const identifiers: readonly CrossCheckFact[] = ['birthdate', 'curp', 'rfc', 'clabe'];

/** Everything about an application that reviewers see, without what no other system needs. Throws `admission_request_not_found`. */
export function readWhole(deps: Deps, service: ServiceCaller, applicationId: string): Promise<WholeApplication> {
  return transaction(deps, async (trx) => {
    const within = { ...deps, db: trx };
    const parts = await readParts(within, trx, service.account, applicationId);
    const earnings = await readEarnings(within, { applicationId });
    const crossCheck = await readCrossCheck(within, applicationId);
    const { items: matches } = await listMatches(within, reachOf(service.account), applicationId);
    const more = await selectMore(trx, applicationId);
    const isTrusted = service.scopes.includes('identifiers:read');
    const { row, view, facts } = parts;
    const shown = showApplication(parts, service.account) as ReviewerApplication;
    const { nationalId, taxId, birthdate } = view.personalData;
    const { firstName, lastName, phone, email, language } = shown.contact;
    return {
      id: applicationId,
      reference: shown.reference,
      externalReference: facts.externalReference,
      country: shown.country,
      stage: shown.stage,
      closed: row.closed,
      waitsFor: shown.waitsFor,
      waitingSince: shown.waitingSince,
      name: row.name,
      createdAt: shown.createdAt,
      updatedAt: row.updated_at.toISOString(),
      revision: shown.revision,
      submittedAt: shown.submittedAt,
      person: { firstName, lastName, phone, email, language, address: shown.address },
      identifiers: isTrusted ? { nationalId, taxId, birthdate } : null,
      documents: shown.documents.map(showDocument),
      earnings: {
        status: earnings.status,
        platforms: earnings.platforms.map((item) => showPlatform(item, more.bands)),
      },
      guarantor: { given: shown.obligor.given, invitation: shown.obligor.invitation?.state ?? null },
      visit: visitOf(shown),
      crossChecks: crossCheck.facts.map((fact) => showFact(fact, isTrusted)),
      matches: matches.map(showMatch),
      proposal: shown.proposal && {
        id: shown.proposal.id,
        outcome: shown.proposal.to,
        by: shown.proposal.by,
        at: shown.proposal.at,
      },
      decision: decisionOf(parts, more.reasons ?? []),
    };
  });
}

function showDocument(document: Document): WholeApplication['documents'][number] {
  const { type, status, required, skipped, reason, month = null, reviewedAt, media } = document;
  const file = media && {
    id: media.id,
    fileName: media.fileName,
    mimeType: media.mimeType,
    size: media.size,
    pages: media.pages,
    createdAt: media.createdAt,
  };
  return { type, status, required, skipped, reason, month, reviewedAt, file };
}

type Platform = WholeApplication['earnings']['platforms'][number];

function showPlatform(
  { platform, currency, verified, rows, sums }: StaffEarnings['platforms'][number],
  bands: Bands,
): Platform {
  const showSums = ({ total, mean, median }: StaffEarnings['platforms'][number]['sums']['asSent']) => ({
    total: minor(total, currency),
    mean: minor(mean, currency),
    median: minor(median, currency),
  });
  return {
    platform,
    verified,
    weeks: rows.map(({ week, amount, counted, origin, review }) => ({
      week,
      amount: minor(amount, currency),
      counted: minor(counted, currency),
      origin,
      band: bands.find((found) => found.platform === platform && found.week === week)?.band ?? null,
      review: review?.decision ?? null,
    })),
    sums: {
      asSent: showSums(sums.asSent),
      asReviewed: showSums(sums.asReviewed),
      weeksCounted: sums.weeksCounted,
    },
  };
}

/** Both currencies have a hundred minor units. */
function minor(amount: number | null, currency: Currency): Money | null {
  return amount === null ? null : { amount: Math.round(amount * 100), currency };
}

function visitOf({ visit }: ReviewerApplication): WholeApplication['visit'] {
  if (!visit) return null;
  const { id, status, startsAt, endsAt, advisor, attendance, report } = visit;
  return { id, status, startsAt, endsAt, advisor, attendance, outcome: report?.outcome ?? null };
}

function showFact(
  { fact, agreement, values }: CrossCheck['facts'][number],
  isTrusted: boolean,
): WholeApplication['crossChecks'][number] {
  const isHidden = identifiers.includes(fact) && !isTrusted;
  return { fact, agreement, values: isHidden ? null : values.map(({ source, value }) => ({ source, value })) };
}

function showMatch({ id, kind, strength, other, firstSeenAt, dismissed }: Match): WholeApplication['matches'][number] {
  return {
    id,
    kind,
    strength,
    other: other && { id: other.applicationId, reference: other.reference, stage: other.stage },
    firstSeenAt,
    dismissed: dismissed !== null,
  };
}

function decisionOf({ view, facts }: ApplicationParts, reasons: RejectionGround[]): WholeApplication['decision'] {
  if (!view.decision || !isDecided(view.status)) return null;
  const { at, cameFrom, reason, applyAgainOn, handOverOn, terms = null } = view.decision;
  return {
    at,
    outcome: view.status === 'approved' ? 'approved' : 'rejected',
    reasons,
    cameFrom,
    by: facts.decision?.by ?? null,
    shown: { reason, applyAgainOn, handOverOn, terms },
  };
}
