import { getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { call } from '../application/call.ts';
import { handOffTexts } from './hand-off-texts.ts';

/** The name of the token in the fragment, which browsers send to no server. */
const NAME = 'device';

/** The fragment of a code that makes the phone known which scans it. */
export function fragmentOf(token: string): string {
  return `#${NAME}=${token}`;
}

/**
 * Uses the token of a scanned code, and removes it from the address first, where it would be copied with the link. True if this phone is
 * known now. Without a network the screen stays as for any other phone, and the code can be scanned again.
 */
export async function spendScannedToken(id: string): Promise<boolean> {
  const token = new URLSearchParams(location.hash.slice(1)).get(NAME);
  if (!token) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    const params = { id };
    const { access } = await call('POST /public/admission/requests/{id}/access/hand-off/use', {
      params,
      body: { token },
    });
    if (access === 'limited') void toast.error(getText(handOffTexts).scanFailed);
    return access === 'full';
  } catch {
    return false;
  }
}
