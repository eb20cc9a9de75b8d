import type { Failure } from './screenshot.ts';
import type { uploadTexts } from './upload-texts.ts';

/** What went wrong with a screenshot, in words that say what to do. `span` names the weeks that are asked for. */
export function failureWords(
  t: (typeof uploadTexts)['es'],
  failure: Failure,
  { platform, span }: { platform: string; span: string },
): string {
  if (failure === 'wrong_platform') return t.errors.wrong_platform(platform);
  if (failure === 'week_out_of_range') return t.errors.week_out_of_range(span);
  return t.errors[failure];
}
