import type { AskedCorrection } from '@volante/contract/admission/corrections.ts';
import { toCorrect } from '@volante/contract/admission/to-correct.ts';
import type { Application } from '@volante/contract/application.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { here } from '../../../lib/here.ts';

/** What the link opens on the board: a week by its Monday, `profile` or `pictures`; null once that is closed. */
export function askedToOpen(): string | null {
  return here().searchParams.get('open');
}

/** Removes it from the URL, so that a reload or going back shows the board itself. */
export function forgetAsked(): void {
  const address = here();
  if (!address.searchParams.has('open')) return;
  address.searchParams.delete('open');
  history.replaceState(history.state, '', address);
}

/** What staff asked the driver to correct in a week. */
export function correctionOf(week: string, platform: Platform, application: Application): AskedCorrection | undefined {
  return toCorrect(application).find(({ paths }) => paths.includes(`${platform}.${week}`));
}
