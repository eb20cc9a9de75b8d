import type { Application, DocumentView } from './application.ts';
import { byScreen, waitingDocuments } from './documents.ts';
import { missingHomePhotos } from './home-photos.ts';
import { isContactComplete } from './personal-data-rules.ts';
import { hasPassedEarnings, isClosed, isSent } from './stages.ts';

export const stepKeys = ['contact', 'earnings', 'personal_data', 'documents', 'review', 'home_visit'] as const;
export type StepKey = (typeof stepKeys)[number];

/** `attention`: something was rejected. `locked`: an earlier step opens it. `waiting`: it waits for the company. */
export type StepState = 'done' | 'current' | 'todo' | 'attention' | 'locked' | 'waiting';

export interface Step {
  key: StepKey;
  state: StepState;
  /** The screen that continues the step. */
  screen: string;
  /** How many things of it still wait for the applicant. */
  missing: number;
  /** Rough time left, from what people need for one such thing. */
  minutes: number;
}

/** The steps that are listed: the home visit is one once its stage was reached. */
export function stepKeysOf(application: Pick<Application, 'homeVisit'> | undefined): readonly StepKey[] {
  return application?.homeVisit ? stepKeys : stepKeys.filter((key) => key !== 'home_visit');
}

/** True once one platform is complete, which is all the earnings step asks for. */
export function hasCompletePlatform(application: Application): boolean {
  return application.palenca.accounts.some((account) => account.status === 'success');
}

/** The documents that wait, one per screen: several statements are one screen. */
export function waitingScreens(application: Application): { screen: string; documents: DocumentView[] }[] {
  const screens = byScreen(waitingDocuments(application.documentsAnalysis.documents));
  return [...screens].map(([screen, documents]) => ({ screen: `/documents/${screen}`, documents }));
}

/** What the applicant gives for the home visit, apart from the time of the call. */
export const visitScreens = ['/user-info-gathering', '/home-image-upload'] as const;
export type VisitScreen = (typeof visitScreens)[number];

/** The screens of the home visit that wait for the applicant; none before its stage and after the decision. */
export function waitingVisitScreens({ status, homeVisit, locationData }: Application): VisitScreen[] {
  if (status !== 'home_visit' || !homeVisit) return [];
  const photos = missingHomePhotos(homeVisit.homeImages) > 0;
  return visitScreens.filter((screen) => (screen === '/home-image-upload' ? photos : !locationData));
}

/** The steps of the task list, in order, with the one to continue marked `current`. */
export function stepsOf(application: Application): Step[] {
  const { status, personalData } = application;
  const passed = hasPassedEarnings(status) || isSent(status);
  const waiting = waitingScreens(application);
  const rejected = application.documentsAnalysis.documents.some((d) => d.status === 'rejected');
  const contactDone = isContactComplete(personalData);
  const personalDone = personalData.status !== 'pending';
  const ready = passed && contactDone && personalDone && waiting.length === 0;

  const steps: Step[] = [
    step('contact', contactDone, '/customer', 1, 1),
    hasCompletePlatform(application)
      ? step('earnings', passed, '/earnings-analysis', 1, 1)
      : step('earnings', passed, '/platforms', 1, 4),
    { ...step('personal_data', personalDone, '/personal-data', 1, 3), ...(passed ? {} : { state: 'locked' }) },
    {
      ...step(
        'documents',
        waiting.length === 0,
        waiting[0]?.screen ?? '/check-your-answers',
        waiting.length,
        waiting.length,
      ),
      ...(passed ? {} : { state: 'locked' }),
      ...(passed && rejected ? { state: 'attention' } : {}),
    },
    {
      ...step('review', isSent(status), '/check-your-answers', 1, 1),
      ...(ready || isSent(status) ? {} : { state: 'locked' }),
    },
    ...visitSteps(application),
  ];
  return isClosed(status) ? steps : markCurrent(steps, status === 'judicial_analysis');
}

function visitSteps(application: Application): Step[] {
  if (!application.homeVisit) return [];
  const waiting = waitingVisitScreens(application);
  const minutes = waiting.reduce((sum, screen) => sum + visitMinutes[screen], 0);
  return [step('home_visit', waiting.length === 0, waiting[0] ?? '/home-image-upload', waiting.length, minutes)];
}

// Five photos inside, in front of and around the house take their time.
const visitMinutes: Record<VisitScreen, number> = { '/user-info-gathering': 1, '/home-image-upload': 5 };

function step(key: StepKey, done: boolean, screen: string, missing: number, minutes: number): Step {
  return { key, state: done ? 'done' : 'todo', screen, missing: done ? 0 : missing, minutes: done ? 0 : minutes };
}

function markCurrent(steps: Step[], companyChecks: boolean): Step[] {
  const attention = steps.some((s) => s.state === 'attention');
  const first = steps.find((s) => s.state === 'todo');
  return steps.map((s) => {
    if (companyChecks && s.key === 'review' && s.state !== 'done') return { ...s, state: 'waiting' };
    return s === first && !attention ? { ...s, state: 'current' } : s;
  });
}
