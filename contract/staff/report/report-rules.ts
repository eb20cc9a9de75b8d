import { type Attendance, KEPT_MINUTES } from '../../appointments/attendance.ts';
import { type Report, stepStates, type VisitOutcome, type VisitStep, visitSteps } from '../visit.ts';

/** Minutes after the start from which a visit can be reported as missed. */
export const NO_SHOW_AFTER_MINUTES = 10;
export const MAX_REPORT_IMAGES = 30;

/** The questions of every report except those of missed visits. */
export const questionsOfVisit = [
  'isAddressProvidedByApplicant',
  'hasGarage',
  'doesProofOfAddressMatchLocation',
] as const satisfies readonly (keyof Report)[];

export type ReportAnswers = Pick<
  Report,
  | (typeof questionsOfVisit)[number]
  | 'homeVisitStepsStatus'
  | 'residentOwnershipStatus'
  | 'houseInformation'
  | 'proofOfPropertyOwnership'
  | 'behaviourOfCustomerDuringCall'
  | 'comments'
>;

/** Whether the answers prove that a step was done, so that nobody has to say it again. */
const proofs: Record<VisitStep, (answers: ReportAnswers) => boolean> = {
  // Somebody answered.
  call: (answers) => questionsOfVisit.some((question) => answers[question] !== null),
  address: (answers) =>
    answers.isAddressProvidedByApplicant !== null && answers.doesProofOfAddressMatchLocation !== null,
  house: (answers) => answers.residentOwnershipStatus !== null || isWritten(answers.houseInformation),
  garage: (answers) => answers.hasGarage !== null,
  // Only who owns the home has papers of it.
  papers: ({ proofOfPropertyOwnership, residentOwnershipStatus }) =>
    proofOfPropertyOwnership !== null || (residentOwnershipStatus !== null && residentOwnershipStatus !== 'owned'),
  closing: (answers) => answers.behaviourOfCustomerDuringCall !== null || isWritten(answers.comments),
};

/** The steps that a visit is for: none that passed has left one out. */
const purpose = ['call', 'address', 'house'] as const satisfies readonly VisitStep[];

/** The state of a step: as somebody marked it, or done if the answers prove it. */
export function stateOfStep(answers: ReportAnswers, step: VisitStep): (typeof stepStates)[number] {
  const marked = answers.homeVisitStepsStatus[step] ?? 'todo';
  return marked === 'todo' && proofs[step](answers) ? 'done' : marked;
}

export function statesOfSteps(answers: ReportAnswers): Report['homeVisitStepsStatus'] {
  const states = visitSteps.map((step) => [step, stateOfStep(answers, step)] as const);
  return Object.fromEntries(states) as Report['homeVisitStepsStatus'];
}

/** The states that somebody can choose for a step. */
export function choicesOfStep(answers: ReportAnswers, step: VisitStep): readonly (typeof stepStates)[number][] {
  return proofs[step](answers) ? stepStates.filter((state) => state !== 'todo') : stepStates;
}

export interface ReportGap {
  path: string;
  code: 'field_required' | 'contradicts_outcome';
}

/**
 * What keeps the report from being finished with this outcome: missing fields, and answers that contradict it. *Passed* means that
 * the driver was seen at the address they gave, in the home they live in, and that the proof of address fits it or the comments
 * say why that isn't clear. So none of these steps was skipped.
 */
export function gapsInReport(report: ReportAnswers, outcome: VisitOutcome): ReportGap[] {
  if (outcome === 'no_show') return [];
  const steps = visitSteps.filter((step) => stateOfStep(report, step) === 'todo');
  const missing = [
    ...steps.map((step) => `homeVisitStepsStatus.${step}`),
    ...questionsOfVisit.filter((question) => report[question] === null),
  ];
  const gaps = missing.map((path): ReportGap => ({ path, code: 'field_required' }));
  return outcome === 'passed' ? [...gaps, ...gapsInPassed(report)] : gaps;
}

function gapsInPassed(report: ReportAnswers): ReportGap[] {
  const { isAddressProvidedByApplicant: isTheirs, doesProofOfAddressMatchLocation: fits } = report;
  const skipped = purpose.filter((step) => stateOfStep(report, step) === 'skipped');
  return [
    ...skipped.map((step) => contradicting(`homeVisitStepsStatus.${step}`)),
    ...(report.residentOwnershipStatus === null ? [required('residentOwnershipStatus')] : []),
    ...(isTheirs === false ? [contradicting('isAddressProvidedByApplicant')] : []),
    ...(fits === 'no' ? [contradicting('doesProofOfAddressMatchLocation')] : []),
    ...(fits === 'unclear' && !isWritten(report.comments) ? [required('comments')] : []),
  ];
}

function required(path: keyof Report): ReportGap {
  return { path, code: 'field_required' };
}

function contradicting(path: keyof Report | `homeVisitStepsStatus.${VisitStep}`): ReportGap {
  return { path, code: 'contradicts_outcome' };
}

function isWritten(text: string): boolean {
  return text.trim() !== '';
}

/** The moment from which a visit can be reported as missed, in ms since 1970: later if the driver said that they come late. */
export function noShowFrom({
  startsAt,
  attendance,
}: {
  startsAt: string | Date;
  attendance: Attendance | null;
}): number {
  const minutes = attendance === 'late' ? KEPT_MINUTES : NO_SHOW_AFTER_MINUTES;
  return new Date(startsAt).getTime() + minutes * 60_000;
}
