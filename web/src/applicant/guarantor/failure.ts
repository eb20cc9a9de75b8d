import { CallError } from '../../lib/call/call-error.ts';
import { callOld } from '../../lib/queries.ts';
import { getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { failureText } from '../application/failure.ts';
import { guarantorQuery } from './guarantor-query.ts';
import { guarantorTexts } from './texts.ts';

/** Codes after which the page shows something else: the link ended, was answered elsewhere, or this device may not. */
const changed = [
  'admission_request_not_found',
  'application_closed',
  'changed_meanwhile',
  'conflict_error',
  'device_not_proved',
  'drivers_device',
];

/** Says in a toast what failed, and reads the page anew after a refusal. */
export function showGuarantorFailure(id: string, error: unknown): void {
  if (!(error instanceof CallError)) console.error(error);
  const code = error instanceof CallError ? error.code : '';
  const t = getText(guarantorTexts);
  const own: Record<string, string> = { application_closed: t.closedNow, changed_meanwhile: t.textChanged };
  if (changed.includes(code)) void callOld({ queryKey: guarantorQuery(id).queryKey });
  if (!changed.includes(code) || own[code]) void toast.error(own[code] ?? failureText(error));
}
