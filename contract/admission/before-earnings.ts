import type { Application } from '../application.ts';
import { countries } from '../countries/index.ts';
import type { Stage } from './stages.ts';

/** The screen that asks whether the applicant can be served, and the screen for applicants who can't be yet. */
export const firstQuestionsScreen = '/where-you-drive';
export const notThereYetScreen = '/not-there-yet';

/** True until the earnings analysis has passed. */
export function isBeforePass(stage: Stage): boolean {
  return stage === 'created' || stage === 'earnings_analysis';
}

/** Whether the country asks for place and age first. */
export function hasFirstQuestions({ country }: Pick<Application, 'country'>): boolean {
  return countries[country].askedFirst.length > 0;
}

/** Whether these questions come next. Applicants who have begun with their earnings are asked with the personal data instead. */
export function mustAnswerFirst(application: Application): boolean {
  const { status, country, palenca, personalData } = application;
  if (!isBeforePass(status) || palenca.accounts.length > 0) return false;
  return countries[country].askedFirst.some((field) => personalData[field] === '');
}

/** Whether the partner is reading an account and no platform is complete yet. That takes up to three minutes. */
export function isReadingAccount({ palenca }: Application): boolean {
  const complete = palenca.accounts.some(
    ({ status, earnings }) => status === 'success' && earnings.status === 'success',
  );
  return !complete && palenca.accounts.some(({ origin, status }) => origin === 'widget' && status === 'pending');
}

/**
 * Whether personal data and documents are open before the analysis has passed: while an account is read, and afterwards for
 * drivers who have begun with them.
 */
export function isAheadOpen(application: Application): boolean {
  const { status, palenca, personalData, documentsAnalysis } = application;
  if (!isBeforePass(status) || !palenca.accounts.some(({ origin }) => origin === 'widget')) return false;
  const begun =
    personalData.status !== 'pending' || documentsAnalysis.documents.some((d) => d.mediaId !== null || d.skipped);
  const connected = palenca.accounts.some(({ origin, status }) => origin === 'widget' && status === 'success');
  return begun || connected || isReadingAccount(application);
}
