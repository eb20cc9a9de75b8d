import { type Report, type Visit, visitSteps } from '@volante/contract/staff/visit.ts';
import type { VisitFacts } from './case-store.ts';
import { showMoment } from './show-media.ts';

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
    report: showReport(visit),
  };
}

/** What was not reported yet is empty. */
export function showReport({ id, report }: VisitFacts): Report | null {
  if (!report) return null;
  const empty = {
    isAddressProvidedByApplicant: null,
    residentOwnershipStatus: null,
    hasGarage: null,
    characteristicsOfGarage: '',
    houseInformation: '',
    comments: '',
    doesProofOfAddressMatchLocation: null,
    proofOfPropertyOwnership: null,
    behaviourOfCustomerDuringCall: null,
    homeVisitStepsStatus: Object.fromEntries(visitSteps.map((step) => [step, 'todo'])),
    images: [],
    visitorEmailAddress: '',
    visitDate: null,
    visitTime: null,
  };
  return {
    ...empty,
    ...report.details,
    visitId: id,
    revision: report.revision,
    outcome: report.outcome,
    responsible: report.responsible,
    createdAt: showMoment(report.createdAt),
    updatedAt: showMoment(report.updatedAt),
  } as unknown as Report;
}
