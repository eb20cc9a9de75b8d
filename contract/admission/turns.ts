import type { Application } from '../application.ts';
import { waitingDocuments } from '../documents/rules.ts';
import { isContactComplete } from '../personal-data/rules.ts';
import type { WaitsFor } from '../staff/queue-row.ts';
import { firstQuestionsScreen, isReadingAccount, mustAnswerFirst } from './before-earnings.ts';
import { isWanted, waitingDocumentScreen, waitingScreens } from './document-steps.ts';
import type { Stage } from './stages.ts';
import { analysisScreen, hasCompletePlatform } from './steps.ts';
import { screenOfCorrection, toCorrect } from './to-correct.ts';
import { bookingScreen, waitingVisitScreens } from './visit-parts.ts';

/** The messages that say it is the driver's turn: the one with all tasks, and the one that asks to book. */
export type TurnMessage = 'papers_sent_back' | 'visit_wanted';

interface Turn {
  /** Whom the application waits for in the queue. */
  row: WaitsFor;
  /** The message that tells the driver; null where the company or nobody is next, or the driver may leave it. */
  message: TurnMessage | null;
}

/**
 * Whose turn it is in every situation, and what says so. The first situations are the company's and come before the driver's in
 * this order; the driver's are ordered by stage in `needsIn`.
 */
export const turns = {
  decided: { row: 'nobody', message: null },
  closed: { row: 'nobody', message: null },
  confirm: { row: 'second_person', message: null },
  visit_unreported: { row: 'report', message: null },
  visit_passed: { row: 'decision', message: null },
  visit_failed: { row: 'decision', message: null },
  legal_check: { row: 'check', message: null },
  papers_to_review: { row: 'review', message: null },
  correction_answered: { row: 'review', message: null },
  parts_to_approve: { row: 'review', message: null },
  ready_to_move: { row: 'review', message: null },
  account_reading: { row: 'outside', message: null },
  visit_ahead: { row: 'visit', message: null },
  first_questions: { row: 'driver', message: 'papers_sent_back' },
  contact: { row: 'driver', message: 'papers_sent_back' },
  analysis: { row: 'driver', message: 'papers_sent_back' },
  while_reading: { row: 'driver', message: null },
  platform: { row: 'driver', message: 'papers_sent_back' },
  sent_back: { row: 'driver', message: 'papers_sent_back' },
  correction: { row: 'driver', message: 'papers_sent_back' },
  booking: { row: 'driver', message: 'visit_wanted' },
  personal_data: { row: 'driver', message: 'papers_sent_back' },
  paper: { row: 'driver', message: 'papers_sent_back' },
  optional_paper: { row: 'driver', message: null },
  send: { row: 'driver', message: 'papers_sent_back' },
  visit_parts: { row: 'driver', message: 'papers_sent_back' },
} as const satisfies Record<string, Turn>;

/** Something the driver still has to do. */
export const needs = [
  'first_questions',
  'contact',
  'analysis',
  'while_reading',
  'platform',
  'sent_back',
  'correction',
  'booking',
  'personal_data',
  'paper',
  'optional_paper',
  'send',
  'visit_parts',
] as const satisfies readonly (keyof typeof turns)[];
export type Need = (typeof needs)[number];

const beforePass = ['first_questions', 'contact', 'analysis', 'while_reading', 'platform'] as const;
const inForm = ['personal_data', 'paper', 'optional_paper'] as const;

/** What can be missing in each stage, in the order in which the app asks for it. */
export const needsIn: Record<Stage, readonly Need[]> = {
  created: beforePass,
  earnings_analysis: beforePass,
  judicial_analysis: ['sent_back', 'correction', ...inForm],
  documents_analysis: ['sent_back', 'correction', ...inForm, 'send'],
  risk_analysis: ['sent_back', 'correction', ...inForm],
  home_visit: ['sent_back', 'correction', 'booking', ...inForm, 'visit_parts'],
  approved: [],
  rejected: [],
};

/** The screen of each need; null if it isn't missing. */
const screens: Record<Need, (application: Application) => string | null> = {
  first_questions: (application) => (mustAnswerFirst(application) ? firstQuestionsScreen : null),
  contact: ({ personalData }) => (isContactComplete(personalData) ? null : '/customer'),
  analysis: (application) => (hasCompletePlatform(application) ? analysisScreen(application) : null),
  // While an account is being read, the steps that don't depend on it come next, and then the progress of the reading.
  while_reading: (application) => {
    if (!isReadingAccount(application)) return null;
    return application.personalData.status === 'pending'
      ? '/personal-data'
      : (waitingDocumentScreen(application) ?? '/platforms');
  },
  platform: () => '/platforms',
  sent_back: (application) =>
    waitingScreens(application).find((waiting) => waiting.documents.some((d) => d.status === 'rejected'))?.screen ??
    null,
  correction: (application) => {
    const [correction] = toCorrect(application);
    return correction ? screenOfCorrection(correction) : null;
  },
  booking: (application) => (waitingVisitScreens(application)[0] === bookingScreen ? bookingScreen : null),
  personal_data: ({ personalData }) => (personalData.status === 'pending' ? '/personal-data' : null),
  paper: (application) =>
    waitingDocuments(application.documentsAnalysis.documents).some((d) => isWanted(d) && d.status !== 'rejected')
      ? waitingDocumentScreen(application)
      : null,
  optional_paper: waitingDocumentScreen,
  send: () => '/check-your-answers',
  visit_parts: (application) => waitingVisitScreens(application).find((screen) => screen !== bookingScreen) ?? null,
};

/** Everything the driver still has to do or may do, in order, with its screen. */
export function needsOf(application: Application): { need: Need; screen: string }[] {
  if (application.closed) return [];
  return needsIn[application.status].flatMap((need) => {
    const screen = screens[need](application);
    return screen === null ? [] : [{ need, screen }];
  });
}

/**
 * The first thing that a change of stage asks of the driver, with the message that tells them; null if it asks for nothing. A
 * stage asks for what the one before doesn't, and after a reopening for everything.
 */
export function askedByStage(before: Stage, application: Application): { need: Need; message: TurnMessage } | null {
  const old = needsIn[before];
  for (const { need } of needsOf(application)) {
    const { message } = turns[need];
    if (message && !old.includes(need)) return { need, message };
  }
  return null;
}
