import { byScreen, waitingDocuments } from '../documents/rules.ts';
import type { Platform } from '../earnings/platforms.ts';
import { missingHomePhotos } from '../home-visit/rules.ts';
import { isContactComplete } from '../personal-data/rules.ts';
import type { Application, DocumentView } from './application.ts';
import { documentMinutes, minutes } from './minutes.ts';
import { hasPassedEarnings, isClosed, isSent } from './stages.ts';

export const stepKeys = ['contact', 'earnings', 'personal_data', 'documents', 'review', 'home_visit'] as const;
export type StepKey = (typeof stepKeys)[number];

/** `attention`: something was rejected. `locked`: an earlier step comes first. `waiting`: the company's turn. */
export type StepState = 'done' | 'current' | 'todo' | 'attention' | 'locked' | 'waiting';

export interface Step {
  key: StepKey;
  state: StepState;
  /** The screen that continues the step. */
  screen: string;
  /** Number of items still pending. */
  missing: number;
  /** Estimated minutes left, from minutes.ts. */
  minutes: number;
}

/** The listed steps; the home visit appears once its stage is reached. */
export function stepKeysOf(application: Pick<Application, 'homeVisit'> | undefined): readonly StepKey[] {
  return application?.homeVisit ? stepKeys : stepKeys.filter((key) => key !== 'home_visit');
}

/** Platforms with all weeks filled, without duplicates: widget and screenshots may have filled one together. */
export function completePlatforms({ palenca }: Application): Platform[] {
  const complete = palenca.accounts.filter(
    ({ status, earnings }) => status === 'success' && earnings.status === 'success',
  );
  return [...new Set(complete.map(({ platform }) => platform))];
}

/** True once one platform is complete, which is all the earnings step requires. */
export function hasCompletePlatform(application: Application): boolean {
  return completePlatforms(application).length > 0;
}

/** True once the earnings analysis has passed, regardless of later decisions. */
export function hasPassed({ status, earningsAnalysis }: Application): boolean {
  return hasPassedEarnings(status) || (isClosed(status) && earningsAnalysis.status !== 'pending');
}

/** Pending documents grouped by screen: all statements share one. */
export function waitingScreens(application: Application): { screen: string; documents: DocumentView[] }[] {
  const screens = byScreen(waitingDocuments(application.documentsAnalysis.documents));
  return [...screens].map(([screen, documents]) => ({ screen: `/documents/${screen}`, documents }));
}

/** Screens that prepare the home visit, apart from booking it. */
export const visitScreens = ['/user-info-gathering', '/home-image-upload'] as const;
export type VisitScreen = (typeof visitScreens)[number];

/** Pending screens of the home visit; none before its stage or after the decision. */
export function waitingVisitScreens({ status, homeVisit, locationData }: Application): VisitScreen[] {
  if (status !== 'home_visit' || !homeVisit) return [];
  const photos = missingHomePhotos(homeVisit.homeImages) > 0;
  return visitScreens.filter((screen) => (screen === '/home-image-upload' ? photos : !locationData));
}

/** The steps of the task list, in order, with the one to continue marked `current`. */
export function stepsOf(application: Application): Step[] {
  const { status, personalData } = application;
  const passed = hasPassed(application) || isSent(status);
  const waiting = waitingScreens(application);
  const rejected = application.documentsAnalysis.documents.some((d) => d.status === 'rejected');
  const contactDone = isContactComplete(personalData);
  const personalDone = personalData.status !== 'pending';
  const ready = passed && contactDone && personalDone && waiting.length === 0;

  const steps: Step[] = [
    step('contact', contactDone, '/customer', 1, minutes.contact),
    earningsStep(application, passed),
    {
      ...step('personal_data', personalDone, '/personal-data', 1, minutes.personalData),
      ...(passed ? {} : { state: 'locked' }),
    },
    {
      ...step(
        'documents',
        waiting.length === 0,
        waiting[0]?.screen ?? '/check-your-answers',
        waiting.length,
        documentMinutes(waiting.flatMap(({ documents }) => documents.map((d) => d.type))),
      ),
      ...(passed ? {} : { state: 'locked' }),
      ...(passed && rejected ? { state: 'attention' } : {}),
    },
    {
      ...step('review', isSent(status), '/check-your-answers', 1, minutes.review),
      ...(ready || isSent(status) ? {} : { state: 'locked' }),
    },
    ...visitSteps(application),
  ];
  return isClosed(status) ? steps : markCurrent(steps, status === 'judicial_analysis');
}

function earningsStep(application: Application, passed: boolean): Step {
  if (hasCompletePlatform(application)) return step('earnings', passed, '/earnings-analysis', 1, minutes.analysis);
  const begun = application.palenca.accounts.some((account) => account.status !== 'failed');
  return step('earnings', passed, '/platforms', 1, begun ? minutes.begunPlatform : minutes.platform);
}

function visitSteps(application: Application): Step[] {
  if (!application.homeVisit) return [];
  const waiting = waitingVisitScreens(application);
  const left = waiting.reduce((sum, screen) => sum + visitMinutes[screen], 0);
  return [step('home_visit', waiting.length === 0, waiting[0] ?? '/home-image-upload', waiting.length, left)];
}

const visitMinutes: Record<VisitScreen, number> = {
  '/user-info-gathering': minutes.location,
  '/home-image-upload': minutes.homePhotos,
};

function step(key: StepKey, done: boolean, screen: string, missing: number, time: number): Step {
  return { key, state: done ? 'done' : 'todo', screen, missing: done ? 0 : missing, minutes: done ? 0 : time };
}

function markCurrent(steps: Step[], companyChecks: boolean): Step[] {
  const attention = steps.some((s) => s.state === 'attention');
  const first = steps.find((s) => s.state === 'todo');
  return steps.map((s) => {
    if (companyChecks && s.key === 'review' && s.state !== 'done') return { ...s, state: 'waiting' };
    return s === first && !attention ? { ...s, state: 'current' } : s;
  });
}
