import type { Application } from '@volante/contract/admission/application.ts';
import { isWanted } from '@volante/contract/admission/papers.ts';
import { hasPassedEarnings } from '@volante/contract/admission/stages.ts';
import { type DocumentState, documents, isMissing } from '@volante/contract/documents/rules.ts';

/** The wordings of the screen. */
export type Situation = 'begun' | 'judicial' | 'documents' | 'ready' | 'risk' | 'visit' | 'visited';

/** The situation of an undecided application, from the applicant's view. */
export function situationOf(application: Application): Situation {
  const { status, visitOver } = application;
  if (status === 'created' || status === 'earnings_analysis') return 'begun';
  if (status === 'judicial_analysis') return 'judicial';
  if (status === 'documents_analysis') return waitsForAnything(application) ? 'documents' : 'ready';
  if (status === 'risk_analysis') return 'risk';
  return visitOver ? 'visited' : 'visit';
}

/**
 * How far the review has come. It is counted from the documents, because staff may move an application on before they
 * have reviewed all.
 */
export function reviewOf({ documentsAnalysis }: Application): { all: boolean; approved: number } {
  const approved = documentsAnalysis.documents.filter((d) => d.status === 'approved' && !documents[d.type].record);
  return { all: documentsAnalysis.status === 'approved', approved: approved.length };
}

/** Missing and rejected documents, including postponed ones. A document with `neverWaitsAlone` goes with its other side. */
export function openDocuments<D extends DocumentState>(list: readonly D[]): D[] {
  const named = list.filter((d) => !documents[d.type].neverWaitsAlone || d.status === 'rejected');
  return named.filter(isMissing);
}

/** Whether something prevents sending. */
export function waitsForAnything(application: Application): boolean {
  if (!hasPassedEarnings(application.status)) return false;
  const { personalData, documentsAnalysis } = application;
  return personalData.status === 'pending' || openDocuments(documentsAnalysis.documents).some(isWanted);
}
