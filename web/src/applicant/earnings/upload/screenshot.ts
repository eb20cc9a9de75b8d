import type { ScreenshotResult, UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { retryMoment } from '../../../lib/call/retry-time.ts';
import type { FileProblem } from '../../../lib/files/shrink/shrink.ts';
import type { uploadTexts } from './upload-texts.ts';

/** What the file window offers; a phone with another camera format hands over JPEG then. */
export const SCREENSHOT_TYPES = 'image/png,image/jpeg,image/webp';

export interface Screenshot {
  requestId: string;
  platform: Platform;
  uploadType: UploadType;
  file: File;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** The key of the words for what went wrong. */
type FailureCode = keyof typeof uploadTexts.es.errors;

/** Why a screenshot could not be used. */
export interface Failure {
  code: FailureCode;
  /** The Monday of the week it is about, where the server read one. */
  week?: string | undefined;
  /** The moment from which another try makes sense, in ms since 1970. */
  after?: number | undefined;
}

/** Has a screenshot read. Rejects with `CallError`, `FileProblem` or the signal's reason. */
export async function sendScreenshot(screenshot: Screenshot): Promise<ScreenshotResult> {
  const uploader = await import('./send-screenshot.ts').catch(() => {
    throw new CallError({ kind: 'network_error' });
  });
  return uploader.shrinkAndSend(screenshot);
}

/** What a failed upload means. */
export function failureOf(error: unknown, uploadType: UploadType): Failure {
  const code = codeOf(error, uploadType);
  if (!(error instanceof CallError)) return { code };
  const week = /^earnings\.(.+)$/.exec(error.errors[0]?.path ?? '')?.[1];
  return { code, week, after: retryMoment(error) };
}

/** True when the very same file may succeed later. */
export function mayRetry({ code }: Failure): boolean {
  return ['rate_limited', 'network_error', 'unavailable', 'stopped', 'other'].includes(code);
}

function codeOf(error: unknown, uploadType: UploadType): FailureCode {
  if (error instanceof DOMException && error.name === 'AbortError') return 'stopped';
  const code = error instanceof CallError || isFileProblem(error) ? error.code : 'other';
  if (uploadType === 'profile' && code === 'duplicate_image') return 'duplicate_profile';
  if (uploadType === 'profile' && code === 'unreadable_screenshot') return 'unreadable_profile';
  return byCode[code] ?? kindOf(error);
}

const byCode: Partial<Record<string, FailureCode>> = {
  duplicate_image: 'duplicate_image',
  week_out_of_range: 'week_out_of_range',
  week_already_filled: 'week_already_filled',
  wrong_platform: 'wrong_platform',
  unreadable_screenshot: 'unreadable_screenshot',
  not_an_image: 'not_an_image',
  file_type_not_accepted: 'not_an_image',
  file_unreadable: 'not_an_image',
  file_infected: 'file_infected',
  file_quota_exceeded: 'file_quota_exceeded',
  file_empty: 'file_empty',
  file_too_large: 'file_too_large',
  body_too_large: 'file_too_large',
  rate_limited: 'rate_limited',
  application_closed: 'application_closed',
  section_approved: 'section_approved',
};

function kindOf(error: unknown): FailureCode {
  if (!(error instanceof CallError)) return 'other';
  if (error.kind === 'network_error' || error.kind === 'timeout_error') return 'network_error';
  return error.kind === 'server_unavailable_error' ? 'unavailable' : 'other';
}

// By name: its class comes with the uploader, which is fetched with the first file.
function isFileProblem(error: unknown): error is FileProblem {
  return error instanceof Error && error.name === 'FileProblem';
}
