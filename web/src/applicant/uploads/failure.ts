import { CallError } from '../../lib/call/call-error.ts';
import { retryMoment } from '../../lib/call/retry-time.ts';
import { isReadFailure } from '../../lib/files/read-failure.ts';

/** Why a file was refused or failed to upload; plain data, so that it can be kept on the phone with the file. */
export interface Failure {
  /** The code of the refusal, or of the phone's own check. */
  code: string;
  /** The field it is about: `earnings.2026-11-09`. */
  path?: string | undefined;
  /** When a retry makes sense, in ms since 1970. */
  after?: number | undefined;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof DOMException && error.name === 'AbortError') return { code: 'stopped' };
  if (isReadFailure(error)) return { code: 'file_gone' };
  if (error instanceof CallError)
    return { code: codeOf(error), path: error.errors[0]?.path, after: retryMoment(error) };
  // Not by class: the class comes with the photo shrinker, which is loaded with the first file.
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return { code: typeof code === 'string' ? code : 'unknown_error' };
}

/** True when the same file may succeed later. */
export function mayRetry({ code }: Failure): boolean {
  return !isAboutFile(code) && !final.has(code);
}

/** True when this file will never be accepted: another one has to be chosen. */
export function isAboutFile(code: string): boolean {
  return /^(file|pdf)_/.test(code);
}

const final = new Set([
  'too_many_files',
  'media_not_found',
  'document_not_found',
  'document_required',
  'not_an_image',
  'duplicate_image',
  'wrong_platform',
  'unreadable_screenshot',
  'week_out_of_range',
  'week_already_filled',
  'application_closed',
  'section_approved',
  'forbidden_error',
]);

function codeOf({ kind, code }: CallError): string {
  if (code === 'reading_unavailable') return code;
  if (kind === 'timeout_error' || kind === 'server_unavailable_error') return kind;
  if (code === 'too_many_requests_error') return 'rate_limited';
  return code === 'body_too_large' ? 'file_too_large' : code;
}
