import type { Application } from '@volante/contract/admission/application.ts';
import { hasPassedEarnings } from '@volante/contract/admission/stages.ts';
import { type DocumentState, documents, isMissing } from '@volante/contract/documents/rules.ts';

/** Which of the screen's texts to show. */
export type Situation = 'begun' | 'judicial' | 'documents' | 'ready' | 'risk' | 'visit' | 'approved' | 'rejected';

/** The application's situation from the applicant's point of view. */
export function situationOf(application: Application): Situation {
  const { status } = application;
  if (status === 'created' || status === 'earnings_analysis') return 'begun';
  if (status === 'judicial_analysis') return 'judicial';
  if (status === 'documents_analysis') return waitsForAnything(application) ? 'documents' : 'ready';
  if (status === 'risk_analysis') return 'risk';
  return status === 'home_visit' ? 'visit' : status;
}

/** Missing and rejected documents, including postponed ones. A document with `neverWaitsAlone` goes with its other side. */
export function openDocuments<D extends DocumentState>(list: readonly D[]): D[] {
  const named = list.filter((d) => !documents[d.type].neverWaitsAlone || d.status === 'rejected');
  return named.filter(isMissing);
}

export function waitsForAnything(application: Application): boolean {
  if (!hasPassedEarnings(application.status)) return false;
  const { personalData, documentsAnalysis } = application;
  return personalData.status === 'pending' || openDocuments(documentsAnalysis.documents).some((d) => !d.skipped);
}
