import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { Language } from '../../lib/language.ts';
import { showMoment } from '../words/moments.ts';
import { applicationTexts } from './texts.ts';

/** By whom and when a part was approved, as far as is known. */
export function approvedBy(approval: ReviewerApplication['approvals']['earnings'], language: Language): string {
  const t = applicationTexts[language];
  return approval ? t.done.approved(approval.by?.name ?? null, showMoment(approval.at, language)) : t.approved;
}
