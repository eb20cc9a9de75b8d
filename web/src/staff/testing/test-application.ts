import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { Row } from '@volante/contract/staff/queue-row.ts';
import type { Report, Visit } from '@volante/contract/staff/visit.ts';

const at = '2026-11-20T12:00:00Z';
let number = 0;

/** A row of the queue. */
export function rowOf(name: string, change: Partial<Row> = {}): Row {
  const applicationId = crypto.randomUUID();
  number += 1;
  return {
    applicationId,
    reference: `1234-${String(number).padStart(4, '0')}`,
    name,
    country: 'mx',
    stage: 'risk_analysis',
    closed: null,
    waitsFor: 'review',
    waitingSince: at,
    answerBy: null,
    given: null,
    because: [{ code: 'papers_to_review', params: { count: 2 } }],
    toReview: 2,
    flags: [],
    assignee: null,
    visitAt: null,
    zone: 'America/Mexico_City',
    createdAt: at,
    updatedAt: at,
    revision: 1,
    ...change,
  };
}

/** A page of rows, read at a given time. */
export function pageOf(items: readonly Row[], asOf = '2026-11-22T12:00:00Z') {
  return { items, next: null, asOf };
}

export const counts = { stages: {}, waitsFor: { nobody: 0 }, total: 0, overdue: 0, asOf: at };

/** An application as a reviewer sees it. */
export function staffApplication(change: Partial<ReviewerApplication> = {}): ReviewerApplication {
  const person = {
    firstName: 'María José',
    lastName: 'Núñez Ávila',
    phone: '+525512345678',
    email: 'maria@example.com',
  };
  const address = {
    street: 'Juárez',
    streetNumber: '120',
    department: '',
    neighborhood: 'Centro',
    postalCode: '06050',
    city: 'Cuauhtémoc',
    state: 'Ciudad de México',
  };
  return {
    applicationId: '7f6a2f0e-9b1d-4f63-8a55-000000009999',
    reference: '1541-0203',
    externalReference: null,
    revision: 7,
    country: 'us',
    zone: 'America/Chicago',
    stage: 'risk_analysis',
    cameFrom: null,
    closed: null,
    createdAt: at,
    submittedAt: at,
    waitsFor: 'review',
    waitingSince: at,
    answerBy: null,
    given: null,
    because: [{ code: 'papers_to_review', params: { count: 2 } }],
    assignee: null,
    presence: [],
    contact: { revision: 3, ...person, language: 'es-MX' },
    address,
    steps: [],
    documents: [],
    earnings: { revision: 1, status: 'completed', platforms: [{ platform: 'uber', weeksFilled: 12 }] },
    obligor: { given: false, invitation: null },
    corrections: [],
    location: null,
    homePhotos: { homeImagesFront: [], homeImagesGarage: [], homeImagesSurroundings: [] },
    visit: null,
    reports: [],
    reporting: {},
    notes: [],
    tasks: [],
    watchers: [],
    moves: [],
    proposal: null,
    conversation: null,
    flags: [],
    personalData: {
      status: 'completed',
      ...person,
      ...address,
      birthdate: '1990-04-12',
      taxId: '',
      nationalId: '',
      country: 'United States',
      ssn: '***-**-6789',
      rideShareTotalRides: null,
      avgEarningPerWeek: null,
      ocnBackgroundAndCreditCheckForApplication: true,
      privacyPolicy: true,
      doubts: {},
    },
    toTell: null,
    consents: [],
    approvals: {},
    ledger: { differ: 0 },
    matches: { open: 0 },
    decision: null,
    ...change,
  };
}

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
    applicationId: staffApplication().applicationId,
    advisor: { id: 'd', name: 'Laura' },
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
    zone: 'America/Mexico_City',
    meetingLink: 'https://meet.example.org/x',
    status: 'booked',
    source: 'customer',
    rescheduleCount: 0,
    revision: 1,
    attendance: null,
    attendanceAt: null,
    rehearsal: null,
    report,
  };
}
