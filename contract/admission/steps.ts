import type { Application } from '../application.ts';
import type { Platform } from '../earnings/platforms.ts';
import { WEEKS_WANTED } from '../earnings/weeks.ts';
import { isContactComplete } from '../personal-data/rules.ts';
import { firstQuestionsScreen, isAheadOpen, isReadingAccount, mustAnswerFirst } from './before-earnings.ts';
import { documentsScreen, isWanted, waitingScreens } from './document-steps.ts';
import { documentMinutes, minutes } from './minutes.ts';
import { hasPassedEarnings, isDecided, isSent } from './stages.ts';
import { screenOfCorrection, stepOfPart, toCorrect } from './to-correct.ts';
import { bookingScreen, mayBook, visitMinutes, waitingVisitScreens } from './visit-parts.ts';

export const stepKeys = ['contact', 'earnings', 'personal_data', 'documents', 'review', 'home_visit'] as const;
export type StepKey = (typeof stepKeys)[number];

/** `attention`: something was rejected. `locked`: an earlier step comes first. `waiting`: the company's turn. */
export type StepState = 'done' | 'current' | 'todo' | 'attention' | 'locked' | 'waiting';

export interface Step {
  key: StepKey;
  state: StepState;
  /** The screen that continues the step. */
  screen: string;
  /** How many required things the applicant still has to send. */
  missing: number;
  /** How many optional things the applicant may still send. */
  optional: number;
  /** Rough time for what is missing, by the table in minutes.ts. */
  minutes: number;
}

/** The platforms whose weeks are complete, filled by the widget, by screenshots, or by both. */
export function completePlatforms({ palenca }: Application): Platform[] {
  const complete = palenca.accounts.filter(
    ({ status, earnings }) => status === 'success' && earnings.status === 'success',
  );
  return [...new Set(complete.map(({ platform }) => platform))];
}

/** The complete platforms without any evidence: the applicant only reported all their weeks. */
export function platformsOnWord({ palenca }: Application): Platform[] {
  return palenca.accounts.filter(({ onWord }) => onWord).map(({ platform }) => platform);
}

/** True once one platform is complete, which is all the earnings step requires. */
export function hasCompletePlatform(application: Application): boolean {
  return completePlatforms(application).length > 0;
}

/**
 * The screen that runs the analysis. While screenshots wait for the applicant it is the list of platforms, which names them, because
 * the analysis closes the earnings.
 */
export function analysisScreen({ openPictures = [] }: Application): string {
  return openPictures.length > 0 ? '/platforms' : '/earnings-analysis';
}

/** True once the earnings analysis has passed, regardless of later decisions. */
export function hasPassed({ status, earningsAnalysis }: Application): boolean {
  return hasPassedEarnings(status) || (isDecided(status) && earningsAnalysis.status !== 'pending');
}

/** The steps of the task list, in order, with the one to continue marked `current`. Every application has the same six. */
export function stepsOf(application: Application): Step[] {
  const { status, personalData } = application;
  const sent = wasSent(application);
  const passed = hasPassed(application) || sent;
  const asksFirst = mustAnswerFirst(application);
  const contactDone = isContactComplete(personalData) && !asksFirst;
  const personalDone = personalData.status !== 'pending';
  const open = passed || isAheadOpen(application);
  const documents = documentsStep(application, open);
  const ready = passed && contactDone && personalDone && documents.missing === 0;

  const steps: Step[] = [
    step('contact', contactDone, asksFirst ? firstQuestionsScreen : '/customer', 1, minutes.contact),
    earningsStep(application, passed),
    {
      ...step('personal_data', personalDone, '/personal-data', 1, minutes.personalData),
      ...(open ? {} : { state: 'locked' }),
    },
    documents,
    {
      ...step('review', sent, '/check-your-answers', 1, minutes.review),
      ...(ready || sent ? {} : { state: 'locked' }),
    },
    visitStep(application),
  ];
  if (status === 'approved') return steps.map((step) => (step.state === 'done' ? step : closedStep(step)));
  return isDecided(status)
    ? steps
    : markCurrent(
        steps.map((step) => corrected(step, application)),
        status === 'judicial_analysis',
      );
}

/** An approval ends what never happened: a visit that wasn't held, a document that wasn't sent. It isn't done, and waits for nobody. */
function closedStep(step: Step): Step {
  return { ...step, state: 'locked', missing: 0, optional: 0, minutes: 0 };
}

/** Whether it was ever sent; a rejection doesn't change that. */
function wasSent({ status, decision }: Application): boolean {
  return isSent(status) || (decision?.cameFrom != null && isSent(decision.cameFrom));
}

/** A correction that staff request in a step waits like a document that was sent back. */
function corrected(step: Step, application: Application): Step {
  const mine = toCorrect(application).filter(({ part }) => stepOfPart[part] === step.key);
  const [first] = mine;
  if (!first) return step;
  const screen = step.state === 'attention' ? step.screen : screenOfCorrection(first);
  const left = step.state === 'done' || step.state === 'locked' || step.state === 'waiting' ? 0 : step.missing;
  return { ...step, state: 'attention', screen, missing: left + mine.length, minutes: step.minutes + mine.length };
}

function documentsStep(application: Application, open: boolean): Step {
  const { documents } = application.documentsAnalysis;
  const waiting = waitingScreens(application);
  const wanted = waiting.filter((item) => item.documents.some(isWanted));
  const time = documentMinutes(wanted.flatMap((item) => item.documents.filter(isWanted).map((d) => d.type)));
  // After a decision nothing waits any more; documents that were sent back count as sent.
  const given = !documents.some((d) => d.required && d.mediaId === null);
  const done = isDecided(application.status) ? given : waiting.length === 0;
  const rejected = !done && documents.some((d) => d.status === 'rejected');
  return {
    ...step(
      'documents',
      done,
      waiting.length > 1 ? documentsScreen : (waiting[0]?.screen ?? '/check-your-answers'),
      wanted.length,
      time,
    ),
    optional: done ? 0 : waiting.length - wanted.length,
    ...(open ? {} : { state: 'locked' }),
    ...(open && rejected ? { state: 'attention' } : {}),
  };
}

function earningsStep(application: Application, passed: boolean): Step {
  if (hasCompletePlatform(application))
    return step('earnings', passed, analysisScreen(application), 1, minutes.analysis);
  if (!passed && isReadingAccount(application))
    return { ...step('earnings', passed, '/platforms', 1, 0), state: 'waiting' };
  const begun = application.palenca.accounts.filter(({ status }) => status !== 'failed');
  const most = Math.max(0, ...begun.map(({ weeks = 0 }) => weeks));
  const left = Math.ceil((WEEKS_WANTED - most) * minutes.screenshot);
  return step('earnings', passed, '/platforms', 1, begun.length > 0 ? Math.max(1, left) : minutes.platform);
}

/** Only the decision completes this step: the call itself is part of it, and the company says whether it went well. */
function visitStep(application: Application): Step {
  const { status, homeVisit, visitAhead, visitOver } = application;
  const waiting = waitingVisitScreens(application);
  const todo = step(
    'home_visit',
    false,
    waiting[0] ?? bookingScreen,
    waiting.length,
    visitMinutes(application, waiting),
  );
  if (isDecided(status))
    return visitOver ? step('home_visit', true, bookingScreen, 0, 0) : { ...todo, state: 'locked' };
  if (waiting.length > 0 || mayBook(application)) return todo;
  return { ...todo, state: visitAhead || (status === 'home_visit' && homeVisit) ? 'waiting' : 'locked' };
}

function step(key: StepKey, done: boolean, screen: string, missing: number, time: number): Step {
  const left = done ? { missing: 0, minutes: 0 } : { missing, minutes: time };
  return { key, state: done ? 'done' : 'todo', screen, optional: 0, ...left };
}

function markCurrent(steps: Step[], companyChecks: boolean): Step[] {
  const attention = steps.some((s) => s.state === 'attention');
  const todo = steps.filter((s) => s.state === 'todo');
  const first = todo.find((s) => s.screen === bookingScreen) ?? todo[0];
  return steps.map((s) => {
    if (companyChecks && s.key === 'review' && s.state !== 'done') return { ...s, state: 'waiting' };
    return s === first && !attention ? { ...s, state: 'current' } : s;
  });
}
