import type { OpenPicture } from '@volante/contract/earnings/calls.ts';
import { getText } from '../../../lib/text.ts';
import { call } from '../../application/call.ts';
import { weekTexts } from '../board/week-texts.ts';
import { uploadTexts } from '../upload/upload-texts.ts';
import { useBoardWrite } from '../use-board-write.ts';
import { openPictureTexts } from './texts.ts';

/** Finishes or deletes an open picture. */
export function useFinish({ pictureId, platform }: OpenPicture) {
  const { id, busy, failure, run } = useBoardWrite<'save' | 'drop'>(platform, ofPictures);
  return {
    busy,
    failure,
    finishWeek: (week: string, earning: number) =>
      run('save', () =>
        call('PUT /public/admission/requests/{id}/earnings/{platform}/{week}', {
          params: { id, platform, week },
          body: { earning, pictureId },
        }),
      ),
    finishProfile: (fullName: string, rating: number | null) =>
      run('save', () =>
        call('PUT /public/admission/requests/{id}/earnings/{platform}/profile', {
          params: { id, platform },
          body: { fullName, rating, pictureId },
        }),
      ),
    drop: () =>
      run('drop', () =>
        call('DELETE /public/admission/requests/{id}/earnings/{platform}/pictures/{pictureId}', {
          params: { id, platform, pictureId },
        }),
      ),
  };
}

const ofPictures = {
  picture_not_open: () => getText(openPictureTexts).gone,
  week_already_filled: () => getText(uploadTexts).errors.week_already_filled(undefined),
  week_not_wanted: () => getText(weekTexts).notWanted,
};
