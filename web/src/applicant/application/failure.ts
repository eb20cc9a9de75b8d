import { CallError } from '../../lib/call/call-error.ts';
import { formatRetryTime, retryMoment } from '../../lib/call/retry-time.ts';
import { getLanguage } from '../../lib/language.ts';
import { getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { appTexts } from '../navigation/app-texts.ts';
import { goTo } from '../navigation/go.ts';
import { reloadApplication } from './application.ts';
import { hasHelp } from './help-channels.ts';
import { unsentForms } from './unsent-form.ts';

/** The default text for a failed call. */
export function failureText(error: unknown): string {
  const texts = getText(appTexts);
  const unknown = hasHelp() ? `${texts.unknownError} ${texts.askHelp}` : texts.unknownError;
  if (!(error instanceof CallError)) return unknown;
  if (error.kind === 'network_error') return texts.offline;
  if (error.kind === 'timeout_error') return texts.slow;
  if (error.kind === 'server_unavailable_error') return texts.busy;
  if (error.kind === 'too_many_requests_error') return texts.slowDown(retryTime(error));
  if (error.code === 'proxy_limit') return texts.proxyLimit;
  if (error.code === 'application_closed') return texts.closed;
  if (error.code === 'section_approved') return texts.sectionApproved;
  if (error.code === 'device_not_proved') return texts.notProved;
  if (error.kind === 'unprocessable_error' || error.kind === 'bad_request_error') return texts.checkFields;
  return unknown;
}

/** Shows it in a toast; our own bugs also go to the console. `ms` is the toast's duration. */
export function showFailure(error: unknown, ms?: number): void {
  if (!(error instanceof CallError)) console.error(error);
  // A form is sent again automatically, and says so.
  if (error instanceof CallError && isUnanswered(error) && unsentForms.noteCutOff()) return;
  toast.error(failureText(error), ms);
  catchUp(error);
}

/** After a refusal caused by a change on the company's side, fetches the application; an invalid link shows its screen. */
export function catchUp(error: unknown): void {
  const code = error instanceof CallError ? error.code : null;
  if (code === 'application_closed' || code === 'section_approved') reloadApplication().catch(() => undefined);
  if (code === 'link_ended') void goTo('/errors/link-ended', { replace: true });
  if (code === 'admission_request_not_found') void goTo('/errors/request-not-found', { replace: true });
}

// If a phone is connected to a dead network, no response arrives until the timeout.
function isUnanswered({ status, kind }: CallError): boolean {
  return status === 0 && (kind === 'network_error' || kind === 'timeout_error');
}

function retryTime(error: CallError): string | undefined {
  const moment = retryMoment(error);
  return moment ? formatRetryTime(moment, getLanguage()) : undefined;
}
