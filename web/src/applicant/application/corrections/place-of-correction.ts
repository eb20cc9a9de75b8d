import type { AskedCorrection } from '@volante/contract/admission/corrections.ts';
import { screenOfCorrection, toCorrect } from '@volante/contract/admission/to-correct.ts';
import type { Application } from '@volante/contract/application.ts';

interface ScreenAddress {
  path: string;
  query: Record<string, string>;
}

/** The screen for a correction. For a single week or the profile, the query opens its dialog on the platform's board. */
export function addressOfCorrection(item: Pick<AskedCorrection, 'part' | 'paths'>): ScreenAddress {
  const [what, ...others] = item.part === 'earnings' ? item.paths.map((path) => path.split('.')[1]) : [];
  return { path: screenOfCorrection(item), query: what && others.length === 0 ? { open: what } : {} };
}

/** The query for the next screen `next`, if that is the screen of the first correction. */
export function queryOfNext(next: string, application: Application): Record<string, string> {
  const [first] = toCorrect(application);
  const place = first && addressOfCorrection(first);
  return place?.path === next ? place.query : {};
}
