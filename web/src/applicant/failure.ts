import { CallError } from '../lib/call-error.ts';
import { getText } from '../lib/text.ts';
import { toast } from '../ui/toast.ts';
import { appTexts } from './app-texts.ts';

/** The words for a failed call that no screen has better words for. */
export function failureText(error: unknown): string {
  const texts = getText(appTexts);
  if (!(error instanceof CallError)) return texts.unknownError;
  if (error.kind === 'network_error' || error.kind === 'timeout_error') return texts.offline;
  if (error.code === 'rate_limited') return texts.slowDown;
  if (error.code === 'application_closed') return texts.closed;
  if (error.code === 'section_approved') return texts.sectionApproved;
  if (error.kind === 'unprocessable_error' || error.kind === 'bad_request_error') return texts.checkFields;
  return texts.unknownError;
}

/** Says it in a toast; bugs of ours also go to the console. `ms` as the screen's rules want it. */
export function showFailure(error: unknown, ms?: number): void {
  if (!(error instanceof CallError)) console.error(error);
  toast.error(failureText(error), ms);
}
