import { homePhoto } from '@volante/contract/documents/rules.ts';
import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import { getText } from '../../lib/text.ts';
import type { Failure } from '../uploads/failure.ts';
import { failureWords } from '../uploads/failure-words.ts';
import { countOf } from './photos.ts';
import { homeVisitTexts } from './texts.ts';

/** The failure of a chosen photo or its upload, and what to do. */
export function photoFailure(failure: Failure, step: HomePhotoStep): string {
  if (failure.code === 'too_many_photos') return getText(homeVisitTexts).tooMany(countOf(step));
  return failureWords(failure, homePhoto);
}
