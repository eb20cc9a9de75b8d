import { formatRetryTime } from '../../../lib/call/retry-time.ts';
import type { Language } from '../../../lib/language.ts';
import { weekName } from '../board/week-name.ts';
import type { Failure } from './screenshot.ts';
import type { uploadTexts } from './upload-texts.ts';

interface About {
  /** The platform's name. */
  platform: string;
  /** The weeks that are asked for. */
  span: string;
  language: Language;
}

/** What went wrong with a screenshot, in words that say what to do. */
export function failureWords(
  t: (typeof uploadTexts)['es'],
  { code, week, after }: Failure,
  { platform, span, language }: About,
): string {
  const name = week ? weekName(week, language) : undefined;
  if (code === 'wrong_platform') return t.errors.wrong_platform(platform);
  if (code === 'week_out_of_range') return t.errors.week_out_of_range(name, span);
  if (code === 'week_already_filled') return t.errors.week_already_filled(name);
  if (code === 'rate_limited') return t.errors.rate_limited(after ? formatRetryTime(after, language) : undefined);
  return t.errors[code];
}
