import type { Application, OpenPictures } from '../application.ts';
import { countries } from '../countries/index.ts';
import { type DocumentType, documentScreen, isDocumentType, waitingDocuments } from '../documents/rules.ts';
import { isPlatform } from '../earnings/platforms.ts';
import type { Address } from '../fields/address.ts';
import {
  firstQuestionsScreen,
  hasFirstQuestions,
  isAheadOpen,
  isBeforePass,
  notThereYetScreen,
} from './before-earnings.ts';
import { isClosed } from './closing.ts';
import { documentsScreen, isWanted, waitingDocumentScreen } from './document-steps.ts';
import { hasPassedEarnings, type Stage } from './stages.ts';
import { hasPassed, type Step, type StepKey } from './steps.ts';
import { isOpenToCorrect, toCorrect } from './to-correct.ts';
import { needsOf } from './turns.ts';
import { bookingScreen, mayBook } from './visit-parts.ts';

/** The page of a guarantor, whose link opens no application. */
export const guarantorScreen = '/guarantor';

export function isGuarantorScreen(path: string): boolean {
  return path.replace(/\/$/, '') === guarantorScreen;
}

/** Where a device proves that it is the applicant's, and where the applicant sees the devices that did. */
export const proofScreen = '/prove';
export const devicesScreen = '/my-phones';
/** The driver's own file: all of it, a request about it, and the receipt. They stay open after the decision. */
export const fileScreen = '/my-file';
export const askScreen = '/my-file/ask';
export const receiptScreen = '/my-file/receipt';

/** Where the driver tries out the video call; open while one is booked. */
export const rehearsalScreen = '/rehearse-call';

export type LoadFailure = 'admission_request_not_found' | 'link_ended' | 'other';

/** The screen that a link opens; the first match counts. `application` is null when it could not be loaded. */
export function entryScreen(address: Address, application: Application | null, failure: LoadFailure | null): string {
  if (address.id && isGuarantorScreen(address.path)) return guarantorScreen;
  if (!address.id || failure === 'admission_request_not_found') return '/errors/request-not-found';
  if (failure === 'link_ended') return '/errors/link-ended';
  if (failure || !application) return '/errors/server';
  if (address.path.includes('schedule-home-visit') && !isClosed(application)) return '/schedule-home-visit';
  // The widget's return address also carries the account, but has a screen of its own.
  if (address.query.has('account_id') && !isReturn(address.path, application)) return '/palenca-verify';
  if (address.query.has('skipPalenca') && isBeforePass(application.status)) return '/platforms';
  const path = sharedScreen(address.path);
  const limited = application.access === 'limited';
  // A device that proved nothing is greeted by the list of steps, since the screens of the stages ask for stored values.
  if (isOpenScreen(path, application) && !(limited && path === '/welcome')) return path;
  if (limited) return '/tasks';
  return application.closed ? '/documents-success' : screenOfStage(application.status);
}

/** A link to a document that shares its screen with others leads to that screen. */
function sharedScreen(path: string): string {
  const [, type = ''] = /^\/documents\/(\w+)$/.exec(path) ?? [];
  return isDocumentType(type) ? `/documents/${documentScreen(type)}` : path;
}

/** The screen of a stage, for links that name no open screen. */
export function screenOfStage(stage: Stage): string {
  if (stage === 'created') return '/welcome';
  if (stage === 'earnings_analysis') return '/earnings-analysis';
  if (stage === 'documents_analysis') return '/personal-data';
  return '/documents-success';
}

/** Whether a screen may be shown in the application's stage. */
export function isOpenScreen(path: string, application: Application): boolean {
  const { status } = application;
  if (path === '/tasks' || path === '/documents-success') return true;
  if (path === proofScreen || path === devicesScreen) return true;
  if (path === fileScreen || path === askScreen || path === receiptScreen) return true;
  if (path === '/check-your-answers') return hasPassed(application);
  if (isClosed(application)) return false;
  if (path === rehearsalScreen) return application.visitAhead === true;
  if (isOpenToCorrect(path, application)) return true;
  if (/^\/(user-info-gathering|home-image-upload|schedule-home-visit)$/.test(path)) return true;
  if (path === firstQuestionsScreen || path === notThereYetScreen)
    return isBeforePass(status) && hasFirstQuestions(application);
  if (/^\/(welcome|customer|palenca|palenca-verify|palenca-return|earnings-analysis)$/.test(path))
    return isBeforePass(status);
  const [, first, second = '', third = '', ...more] = path.split('/');
  if (more.length > 0) return false;
  if (first === 'platforms') {
    const known = second === '' || isPlatform(second);
    return isBeforePass(status) && known && ['', 'connect', 'success'].includes(third);
  }
  if (!hasPassedEarnings(status) && !isAheadOpen(application)) return false;
  if (path === '/personal-data' || path === documentsScreen) return true;
  return (
    first === 'documents' &&
    third === '' &&
    application.documentsAnalysis.documents.some((d) => documentScreen(d.type) === second)
  );
}

/** The next screen that needs the applicant, by the table of turns; every Continue leads there. */
export function nextScreen(application: Application): string {
  if (application.closed) return '/documents-success';
  return needsOf(application)[0]?.screen ?? '/documents-success';
}

/**
 * The target of the primary button on the task list and on the screen after sending. Booking a visit is offered as soon
 * as nothing else is required; optional documents are offered beside it.
 */
export function mainScreen(application: Application): string {
  const wanted = waitingDocuments(application.documentsAnalysis.documents).some(isWanted);
  const free = !wanted && toCorrect(application).length === 0 && application.personalData.status !== 'pending';
  return free && mayBook(application) ? bookingScreen : nextScreen(application);
}

/**
 * The screen after a document was sent: the next pending document or the list of all, otherwise `nextScreen`. After the last of the
 * cards that fill in the personal data come the personal data, if they are still missing.
 */
export function nextDocumentScreen(application: Application, sent?: DocumentType): string {
  const { fillsForm } = countries[application.country];
  const { documents } = application.documentsAnalysis;
  const filled = fillsForm.every((type) => documents.some((d) => d.type === type && d.mediaId !== null));
  if (sent && fillsForm.includes(sent) && filled && application.personalData.status === 'pending')
    return '/personal-data';
  return waitingDocumentScreen(application) ?? nextScreen(application);
}

/**
 * The target of a step in the list: its pending screen, or, once done, the screen that shows it `again`; null if
 * neither is open.
 */
export function screenOfStep(step: Step, application: Application): { path: string; again: boolean } | null {
  if (step.key === 'home_visit' && application.visitAhead && !isClosed(application))
    return { path: step.state === 'waiting' ? bookingScreen : step.screen, again: false };
  if (step.key === 'earnings' && step.state === 'waiting') return { path: step.screen, again: false };
  if (step.state !== 'done') {
    const opens = !isClosed(application) && step.state !== 'locked' && step.state !== 'waiting';
    return opens ? { path: step.screen, again: false } : null;
  }
  const path = again[step.key].find((screen) => isOpenScreen(screen, application));
  return path ? { path, again: true } : null;
}

const again: Record<StepKey, readonly string[]> = {
  contact: ['/customer', '/personal-data'],
  earnings: [],
  personal_data: ['/personal-data'],
  documents: ['/check-your-answers'],
  review: ['/check-your-answers'],
  home_visit: [],
};

function isReturn(path: string, application: Application): boolean {
  return path === '/palenca-return' && isOpenScreen(path, application);
}

/** The board on which a platform's screenshots wait for the applicant. */
export function boardOf({ platform }: Pick<OpenPictures, 'platform'>): string {
  return `/platforms/${platform}`;
}

/** The screenshots waiting for the applicant, as long as their board can be opened. */
export function waitingPictures(application: Application): OpenPictures[] {
  const { openPictures = [] } = application;
  return openPictures.filter((pictures) => isOpenScreen(boardOf(pictures), application));
}
