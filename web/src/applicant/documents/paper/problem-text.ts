import { type DocumentType, documents, MB } from '@volante/contract/documents/rules.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { kindNames } from '../../../lib/files/file-kind.ts';
import { FileProblem } from '../../../lib/files/shrink/shrink.ts';
import { getLanguage, locales } from '../../../lib/language.ts';
import { getText } from '../../../lib/text.ts';
import { failureText } from '../../application/failure.ts';
import { problemTexts } from './problem-texts.ts';

export interface ProblemWords {
  text: string;
  /** The same file may pass on another try. */
  passing: boolean;
  /** The PDF asks for a password. */
  password: boolean;
  /** The application takes no more: its state says why. */
  closed: boolean;
  /** Only the company can make room again. */
  full: boolean;
}

/** What is wrong with a chosen file or its sending, and what to do. */
export function problemWords(problem: unknown, type: DocumentType): ProblemWords {
  const { problems } = getText(problemTexts);
  const code = problem instanceof CallError || problem instanceof FileProblem ? problem.code : 'unknown_error';
  const known = problems[code as keyof typeof problems];
  const { maxBytes, accepts } = documents[type];
  const text =
    code === 'file_too_large'
      ? problems.file_too_large(maxBytes / MB)
      : code === 'file_type_not_accepted'
        ? problems.file_type_not_accepted(oneOf(kindNames(accepts)))
        : typeof known === 'string'
          ? known
          : failureText(problem);
  return {
    text,
    passing: known === undefined,
    password: code === 'pdf_password_protected',
    closed: code === 'application_closed',
    full: code === 'file_quota_exceeded',
  };
}

/** "JPG o PNG" / "PDF, JPG, or PNG". */
function oneOf(names: readonly string[]): string {
  return new Intl.ListFormat(locales[getLanguage()], { type: 'disjunction' }).format(names);
}
