import { type Report, type VisitOutcome, visitSteps } from './visit.ts';

/** Minutes after the start from which a visit can be reported as missed. */
export const NO_SHOW_AFTER_MINUTES = 10;
export const MAX_REPORT_IMAGES = 30;

/** The questions of every report except those of missed visits. */
export const questionsOfVisit = [
  'isAddressProvidedByApplicant',
  'hasGarage',
  'doesProofOfAddressMatchLocation',
] as const satisfies readonly (keyof Report)[];

/** The paths of the fields still missing before the report can be finished with this outcome. */
export function missingInReport(
  report: Pick<Report, (typeof questionsOfVisit)[number] | 'homeVisitStepsStatus'>,
  outcome: VisitOutcome,
): string[] {
  if (outcome === 'no_show') return [];
  const steps = visitSteps.filter((step) => report.homeVisitStepsStatus[step] === 'todo');
  const questions = questionsOfVisit.filter((question) => report[question] === null);
  return [...steps.map((step) => `homeVisitStepsStatus.${step}`), ...questions];
}

/** The moment from which a visit that starts then can be reported as missed, in ms since 1970. */
export function noShowFrom(startsAt: string | Date): number {
  return new Date(startsAt).getTime() + NO_SHOW_AFTER_MINUTES * 60_000;
}
