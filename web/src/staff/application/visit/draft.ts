import type { ReportDraft } from '@volante/contract/staff/report/report-calls.ts';
import { stateOfStep } from '@volante/contract/staff/report/report-rules.ts';
import { type Report, visitSteps } from '@volante/contract/staff/visit.ts';
import type { reportTexts } from './report-texts.ts';

/** Unsaved changes. `images` are the ids of those that stay. */
export type Typed = Omit<ReportDraft, 'revision'>;
export type FieldName = keyof Typed;

/** The report as it was opened, and the person's changes to it. */
export interface Writing {
  seen: Report;
  typed: Typed;
}

/** The report with the typed text. */
export function withTyped({ seen, typed }: Writing): Report {
  const { images, homeVisitStepsStatus, ...fields } = typed;
  return {
    ...seen,
    ...(fields as Partial<Report>),
    homeVisitStepsStatus: { ...seen.homeVisitStepsStatus, ...homeVisitStepsStatus } as Report['homeVisitStepsStatus'],
    images: images ? seen.images.filter(({ id }) => images.includes(id)) : seen.images,
  };
}

export function isSaved({ typed }: Writing): boolean {
  return Object.keys(typed).length === 0;
}

/** The draft after `sent` was saved; later typing stays. */
export function afterSaving({ typed }: Writing, sent: Typed, saved: Report): Writing {
  const left = Object.entries(typed).filter(([name, value]) => !isSame(value, sent[name as FieldName]));
  return { seen: saved, typed: Object.fromEntries(left) as Typed };
}

/** Applies typed changes to a report that changed since; images added in between stay. */
export function onTopOf(present: Report, { seen, typed }: Writing): Writing {
  const known = seen.images.map(({ id }) => id);
  const came = present.images.map(({ id }) => id).filter((id) => !known.includes(id));
  const { images, ...rest } = typed;
  const kept = images?.filter((id) => present.images.some((image) => image.id === id));
  return { seen: present, typed: kept ? { ...rest, images: [...kept, ...came] } : rest };
}

/** The fields that differ between the report as seen and the current one. */
export function changedFields(seen: Report, present: Report): FieldName[] {
  return fieldNames.filter((name) => !isSame(seen[name], present[name]));
}

/** The text fields of a report. */
export const answers: readonly FieldName[] = [
  'isAddressProvidedByApplicant',
  'doesProofOfAddressMatchLocation',
  'hasGarage',
  'characteristicsOfGarage',
  'residentOwnershipStatus',
  'proofOfPropertyOwnership',
  'houseInformation',
  'behaviourOfCustomerDuringCall',
  'comments',
];

const fieldNames: readonly FieldName[] = ['homeVisitStepsStatus', ...answers, 'images'];

function isSame(item: unknown, other: unknown): boolean {
  return JSON.stringify(item) === JSON.stringify(other);
}

/** The id of a field on the page, where several reports may be open. */
export function fieldId(visitId: string, path: string): string {
  return `report-${visitId}-${path}`;
}

type Texts = (typeof reportTexts)['es'];

/** A field of a report in words; empty if it wasn't answered. */
export function valueText(report: Report, name: FieldName, t: Texts): string {
  const value = report[name];
  if (name === 'images') return String(report.images.length);
  if (name === 'homeVisitStepsStatus')
    return visitSteps.map((step) => `${t.stepNames[step]}: ${t.stepStates[stateOfStep(report, step)]}`).join(' · ');
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  const words = (t.choices as Record<string, Record<string, string>>)[name];
  return words ? (words[String(value)] ?? '') : String(value ?? '');
}
