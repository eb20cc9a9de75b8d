import { stateOfStep } from '@volante/contract/staff/report/report-rules.ts';
import { type Report, visitSteps } from '@volante/contract/staff/visit.ts';
import type { FieldName } from './draft.ts';
import type { reportTexts } from './report-texts.ts';

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
