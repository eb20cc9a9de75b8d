import { CallError } from '../../lib/call/call-error.ts';
import { FileProblem } from '../../lib/files/shrink/shrink.ts';
import { getText } from '../../lib/text.ts';
import { failureText } from '../application/failure.ts';
import { homeVisitTexts } from './texts.ts';

/** More files were chosen than the step takes. */
export class TooManyPhotos extends Error {
  readonly count: number;

  constructor(count: number) {
    super('too many photos');
    this.count = count;
  }
}

/** True when this very file will never be taken: another has to be chosen. */
export function isRefusedForGood(problem: unknown): boolean {
  return problem instanceof FileProblem || (problem instanceof CallError && problem.code.startsWith('file_'));
}

/** What is wrong with a chosen photo or its sending, and what to do. */
export function photoProblemText(problem: unknown): string {
  const { problems } = getText(homeVisitTexts);
  if (problem instanceof TooManyPhotos) return problems.too_many(problem.count);
  if (isRefusedForGood(problem)) {
    const { code } = problem as FileProblem | CallError;
    return code in problems ? String(problems[code as 'file_empty']) : problems.other;
  }
  return failureText(problem);
}
