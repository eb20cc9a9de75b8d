import type { Application, DocumentView } from '../application.ts';
import { countries } from '../countries/index.ts';
import { byScreen, isNeededForVisit, waitingDocuments } from '../documents/rules.ts';
import { isSent } from './stages.ts';

/** The list of all documents with their status. Any of them may come first, and the optional ones may be postponed all at once. */
export const documentsScreen = '/documents';

/** Pending documents grouped by screen: all statements share one. */
export function waitingScreens(application: Application): { screen: string; documents: DocumentView[] }[] {
  const screens = byScreen(waitingDocuments(application.documentsAnalysis.documents));
  return [...screens].map(([screen, documents]) => ({ screen: `/documents/${screen}`, documents }));
}

/** True for a document the applicant must send: a required one, or one that was sent back. */
export function isWanted({ required, status }: Pick<DocumentView, 'required' | 'status'>): boolean {
  return required || status === 'rejected';
}

/** When the documents of a screen are wanted: with the application, for the video call, or only if the applicant likes. */
export type DocumentDue = 'today' | 'call' | 'optional';

export function dueOf(
  group: readonly DocumentView[],
  { status, country }: Pick<Application, 'status' | 'country'>,
): DocumentDue {
  if (group.some(isWanted)) return isSent(status) ? 'call' : 'today';
  return group.some((document) => isNeededForVisit(document, countries[country])) ? 'call' : 'optional';
}

/** The open screens whose documents may be sent later. */
export function optionalScreens(application: Application): ReturnType<typeof waitingScreens> {
  return waitingScreens(application).filter(({ documents }) => !documents.some(isWanted));
}

/**
 * The screen of the next document; null if none is pending. Documents sent back come first, then required ones. The list comes
 * before the first document and before the first optional one, unless a single screen is left.
 */
export function waitingDocumentScreen(application: Application): string | null {
  const waiting = waitingScreens(application);
  const wanted = waiting.filter(({ documents }) => documents.some(isWanted));
  const [next] = wanted.length > 0 ? wanted : waiting;
  if (!next) return null;
  if (waiting.length === 1 || next.documents.some(({ status }) => status === 'rejected')) return next.screen;
  const { documents } = application.documentsAnalysis;
  const begun = documents.some((d) => (wanted.length > 0 || !d.required) && (d.mediaId !== null || d.skipped));
  return begun ? next.screen : documentsScreen;
}
