import type { Application } from '@volante/contract/admission/application.ts';
import { hasPassedEarnings } from '@volante/contract/admission/stages.ts';
import { type DocumentState, documents, isMissing } from '@volante/contract/documents/rules.ts';

/** What the screen says: one of the wordings of its texts. */
export type Situation = 'begun' | 'judicial' | 'documents' | 'ready' | 'risk' | 'visit' | 'approved' | 'rejected';

/** Where the application stands, as its applicant would put it. */
export function situationOf(application: Application): Situation {
  const { status } = application;
  if (status === 'created' || status === 'earnings_analysis') return 'begun';
  if (status === 'judicial_analysis') return 'judicial';
  if (status === 'documents_analysis') return waitsForAnything(application) ? 'documents' : 'ready';
  if (status === 'risk_analysis') return 'risk';
  return status === 'home_visit' ? 'visit' : status;
}

/** Documents that are not there or came back, those left for later among them. What never waits alone goes with its other side. */
export function openDocuments<D extends DocumentState>(list: readonly D[]): D[] {
  const named = list.filter((d) => !documents[d.type].neverWaitsAlone || d.status === 'rejected');
  return named.filter(isMissing);
}

export function waitsForAnything(application: Application): boolean {
  if (!hasPassedEarnings(application.status)) return false;
  const { personalData, documentsAnalysis } = application;
  return personalData.status === 'pending' || openDocuments(documentsAnalysis.documents).some((d) => !d.skipped);
}
