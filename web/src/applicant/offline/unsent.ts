import { getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { unsentForm } from '../application/unsent-form.ts';
import { offlineTexts } from './offline-texts.ts';

/**
 * Remembers a form that is sent while nothing can be reached; what it holds is its draft. Typing on forgets it: it is sent as it
 * was when its button was pressed, or by another press.
 */
export function rememberUnsent(isCutOff: () => boolean): void {
  document.addEventListener('submit', () => {
    if (!isCutOff()) return;
    unsentForm.note();
    void toast.success(getText(offlineTexts).later);
  });
  document.addEventListener('input', unsentForm.forget);
}

/** Presses the button of that form again, once the server can be reached; only on its own screen. */
export function sendUnsent(): void {
  if (!unsentForm.isHere()) return;
  unsentForm.forget();
  document.querySelector<HTMLFormElement>('form[method=dialog]')?.requestSubmit();
}
