import type { RehearsalCheck } from '@volante/contract/appointments/attendance.ts';
import type { Phone } from './phone.ts';
import type { rehearsalTexts } from './rehearsal-texts.ts';
import type { Found } from './use-rehearsal.ts';

/** What to do on this phone about a check that failed; null where there is nothing to do. */
export function mendText(
  check: RehearsalCheck,
  { state, fault }: Found,
  phone: Phone,
  { mend, allow }: (typeof rehearsalTexts)['es'],
): string | null {
  if (state !== 'failed') return null;
  if (check === 'home' || !fault) return mend.notHome;
  if (fault === 'denied') return mend.denied(allow[phone]);
  if (fault === 'missing') return `${mend.missing[check === 'microphone' ? check : 'camera']} ${mend.missingHelp}`;
  return mend[fault];
}
