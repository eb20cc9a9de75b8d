import type { Report, Visit } from '@volante/contract/staff/visit.ts';
import { caseOf } from './test-case.ts';

export const visitId = '7f6a2f0e-9b1d-4f63-8a55-00000000aaaa';
const steps = ['call', 'address', 'house', 'garage', 'papers', 'closing'] as const;
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** A report that wasn't begun. */
export function reportOf(change: Partial<Report> = {}): Report {
  return {
    visitId,
    revision: 0,
    outcome: null,
    isAddressProvidedByApplicant: null,
    residentOwnershipStatus: null,
    hasGarage: null,
    characteristicsOfGarage: '',
    houseInformation: '',
    comments: '',
    doesProofOfAddressMatchLocation: null,
    proofOfPropertyOwnership: null,
    behaviourOfCustomerDuringCall: null,
    homeVisitStepsStatus: Object.fromEntries(steps.map((step) => [step, 'todo'])) as Report['homeVisitStepsStatus'],
    images: [],
    responsible: null,
    visitorEmailAddress: '',
    visitDate: null,
    visitTime: null,
    createdAt: minutesAgo(60),
    updatedAt: minutesAgo(60),
    ...change,
  };
}
/** The fields a report needs before it can be finished. */
export const answered: Partial<Report> = {
  revision: 3,
  isAddressProvidedByApplicant: true,
  hasGarage: false,
  doesProofOfAddressMatchLocation: 'yes',
  residentOwnershipStatus: 'rented',
  proofOfPropertyOwnership: 'not_applicable',
  behaviourOfCustomerDuringCall: 'cooperative',
};
export function visitOf(report: Report, startsAt = minutesAgo(20)): Visit {
  return {
    id: visitId,
    applicationId: caseOf().applicationId,
    advisor: { id: 'd', name: 'Laura' },
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
    zone: 'America/Mexico_City',
    meetingLink: 'https://meet.example.org/x',
    status: 'booked',
    source: 'customer',
    rescheduleCount: 0,
    revision: 1,
    report,
  };
}
