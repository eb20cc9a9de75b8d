import * as z from 'zod/mini';
import { day, instant } from '../application.ts';
import { attendances, Rehearsal } from '../appointments/attendance.ts';
import { appointmentSources } from '../appointments/calls.ts';
import { Media } from './document.ts';
import { Person } from './roles.ts';

export const visitOutcomes = ['passed', 'failed', 'repeat', 'no_show'] as const;
export type VisitOutcome = (typeof visitOutcomes)[number];
export const visitSteps = ['call', 'address', 'house', 'garage', 'papers', 'closing'] as const;
export type VisitStep = (typeof visitSteps)[number];
export const stepStates = ['todo', 'done', 'skipped'] as const;
export const ownershipStates = ['owned', 'rented', 'family', 'other'] as const;
export const addressMatches = ['yes', 'no', 'unclear'] as const;
export const ownershipProofs = ['seen', 'not_seen', 'not_applicable'] as const;
export const behaviours = ['cooperative', 'reserved', 'evasive', 'hostile'] as const;

/** `own`: the visit is the caller's to report. `other`: it is a colleague's, but the caller may take it over. */
export const reportingWays = ['own', 'other'] as const;
export type ReportingWay = (typeof reportingWays)[number];

const words = z.string();
/** An advisor's report of a visit: a draft until it has an outcome. It starts with the visit, at revision 0. */
export const Report = z.object({
  visitId: z.string(),
  revision: z.number(),
  outcome: z.nullable(z.enum(visitOutcomes)),
  isAddressProvidedByApplicant: z.nullable(z.boolean()),
  residentOwnershipStatus: z.nullable(z.enum(ownershipStates)),
  hasGarage: z.nullable(z.boolean()),
  characteristicsOfGarage: words,
  houseInformation: words,
  comments: words,
  doesProofOfAddressMatchLocation: z.nullable(z.enum(addressMatches)),
  proofOfPropertyOwnership: z.nullable(z.enum(ownershipProofs)),
  behaviourOfCustomerDuringCall: z.nullable(z.enum(behaviours)),
  homeVisitStepsStatus: z.record(z.enum(visitSteps), z.enum(stepStates)),
  images: z.array(Media),
  responsible: z.nullable(Person),
  visitorEmailAddress: words,
  visitDate: z.nullable(day),
  visitTime: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
});
export type Report = z.infer<typeof Report>;

export const Visit = z.object({
  id: z.string(),
  applicationId: z.string(),
  advisor: Person,
  startsAt: instant,
  endsAt: instant,
  zone: z.string(),
  meetingLink: z.nullable(z.string()),
  status: z.enum(['booked', 'ended', 'cancelled']),
  source: z.enum(appointmentSources),
  rescheduleCount: z.number(),
  revision: z.number(),
  /** What the driver said about coming, and when. */
  attendance: z.nullable(z.enum(attendances)),
  attendanceAt: z.nullable(instant),
  rehearsal: z.nullable(Rehearsal),
  report: z.nullable(Report),
});
export type Visit = z.infer<typeof Visit>;
