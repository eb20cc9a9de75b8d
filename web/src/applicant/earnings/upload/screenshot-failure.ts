import { MB } from '@volante/contract/documents/rules.ts';
import type { UploadType } from '@volante/contract/earnings/calls.ts';
import { getLanguage } from '../../../lib/language.ts';
import { getText } from '../../../lib/text.ts';
import type { Failure } from '../../uploads/failure.ts';
import { failureWords } from '../../uploads/failure-words.ts';
import { weekName } from '../board/week-name.ts';
import { uploadTexts } from './upload-texts.ts';

interface About {
  uploadType: UploadType;
  /** The platform's name. */
  platform: string;
  /** The requested weeks. */
  span?: string;
}

/** A screenshot's failure in words, with what to do. */
export function screenshotFailure(failure: Failure, { uploadType, platform, span = '' }: About): string {
  const { errors } = getText(uploadTexts);
  const monday = weekOf(failure);
  const week = monday && weekName(monday, getLanguage());
  const isProfile = uploadType === 'profile';
  const own: Record<string, string> = {
    duplicate_image: isProfile ? errors.duplicate_profile : errors.duplicate_image,
    week_out_of_range: errors.week_out_of_range(week, span),
    week_already_filled: errors.week_already_filled(week),
    wrong_platform: errors.wrong_platform(platform),
    unreadable_screenshot: isProfile ? errors.unreadable_profile : errors.unreadable_screenshot,
    not_an_image: errors.not_an_image,
    file_type_not_accepted: errors.not_an_image,
    file_unreadable: errors.not_an_image,
    unknown_error: errors.unknown_error,
  };
  return own[failure.code] ?? failureWords(failure, { accepts: ['jpeg', 'png'], maxBytes: 5 * MB });
}

/** The Monday of its week, if the server read one. */
export function weekOf({ path = '' }: Failure): string | undefined {
  return /^earnings\.(.+)$/.exec(path)?.[1];
}
