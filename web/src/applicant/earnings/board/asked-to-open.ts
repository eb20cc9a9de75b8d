import type { Application } from '@volante/contract/admission/application.ts';
import type { AskedCorrection } from '@volante/contract/admission/corrections.ts';
import { toCorrect } from '@volante/contract/admission/to-correct.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { here } from '../../../lib/here.ts';

/** What the link to this board asks to open: a week by its Monday, `profile` or `pictures`; null once that was closed. */
export function askedToOpen(): string | null {
  return here().searchParams.get('open');
}

/** A reload and going back then show the board itself. */
export function forgetAsked(): void {
  const address = here();
  if (!address.searchParams.has('open')) return;
  address.searchParams.delete('open');
  history.replaceState(history.state, '', address);
}

/** What staff ask to correct about a week. */
export function correctionOf(week: string, platform: Platform, application: Application): AskedCorrection | undefined {
  return toCorrect(application).find(({ paths }) => paths.includes(`${platform}.${week}`));
}
