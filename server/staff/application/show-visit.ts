import { type Holder, may } from '@volante/contract/staff/roles.ts';
import { type Report, type ReportingWay, type Visit, visitSteps } from '@volante/contract/staff/visit.ts';
import { dayAt, timeAt } from '../../appointments/calendar/wall-clock.ts';
import { showMedia, showMoment, showMoments } from '../show-media.ts';
import type { VisitFacts } from './visit-facts-store.ts';

/** A visit, and what its advisor reported. */
export function showVisit(applicationId: string, visit: VisitFacts): Visit {
  return {
    id: visit.id,
    applicationId,
    advisor: visit.advisor,
    startsAt: showMoment(visit.startsAt),
    endsAt: showMoment(visit.endsAt),
    zone: visit.zone,
    meetingLink: visit.link,
    status: visit.status,
    source: visit.source,
    rescheduleCount: visit.rescheduleCount,
    revision: visit.revision,
    attendance: visit.attendance,
    attendanceAt: showMoments(visit.attendanceAt),
    rehearsal: visit.rehearsal && { ...visit.rehearsal, at: showMoment(visit.rehearsal.at) },
    report: showReport(visit),
  };
}

/**
 * The advisor assigned to the visit reports it. Others have to confirm that they take it over: the call, or the advisor, may drop
 * out.
 */
export function reportingOf(
  { advisorAccount }: Pick<VisitFacts, 'advisorAccount'>,
  standsForAdvisor: boolean,
  account: Holder & { id: string },
): ReportingWay {
  if (advisorAccount === account.id) return 'own';
  const isNobodys = advisorAccount === null && !standsForAdvisor && !may(account, 'decide');
  return isNobodys ? 'own' : 'other';
}

/** The report as shown: empty for a visit without one; null for a cancelled visit without one. */
export function showReport(visit: VisitFacts): Report | null {
  const { report } = visit;
  if (!report && visit.status === 'cancelled') return null;
  const startsAt = new Date(visit.startsAt).getTime();
  return {
    isAddressProvidedByApplicant: null,
    residentOwnershipStatus: null,
    hasGarage: null,
    characteristicsOfGarage: '',
    houseInformation: '',
    comments: '',
    doesProofOfAddressMatchLocation: null,
    proofOfPropertyOwnership: null,
    behaviourOfCustomerDuringCall: null,
    homeVisitStepsStatus: noSteps,
    visitorEmailAddress: '',
    visitDate: dayAt(startsAt, visit.zone),
    visitTime: timeAt(startsAt, visit.zone),
    ...report?.details,
    visitId: visit.id,
    revision: report?.revision ?? 0,
    outcome: report?.outcome ?? null,
    images: visit.images.map(showMedia),
    responsible: report?.responsible ?? null,
    createdAt: showMoment(report?.createdAt ?? visit.createdAt),
    updatedAt: showMoment(report?.updatedAt ?? visit.createdAt),
  };
}

const noSteps = Object.fromEntries(visitSteps.map((step) => [step, 'todo'])) as Report['homeVisitStepsStatus'];
