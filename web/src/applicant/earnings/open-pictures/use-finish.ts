import type { OpenPicture, ProfileData } from '@volante/contract/earnings/calls.ts';
import { useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { callOld } from '../../../lib/queries.ts';
import { getText } from '../../../lib/text.ts';
import { reloadApplication, useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { failureText } from '../../application/failure.ts';
import { weekTexts } from '../board/week-texts.ts';
import { platformQuery, storePlatformData } from '../platform-data.ts';
import { uploadTexts } from '../upload/upload-texts.ts';
import { openPictureTexts } from './texts.ts';

/** Finishes or deletes an open picture; the board shows the result at once. */
export function useFinish({ pictureId, platform }: OpenPicture) {
  const { id } = useApplication();
  const [busy, setBusy] = useState<'save' | 'drop' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (what: 'save' | 'drop', write: () => Promise<ProfileData>) => {
    setBusy(what);
    setFailure(null);
    try {
      storePlatformData(id, await write());
      void reloadApplication().catch(() => undefined);
    } catch (error) {
      const code = error instanceof CallError ? error.code : null;
      if (code && code in ofPictures) void callOld(platformQuery(id, platform));
      setFailure((code && ofPictures[code]?.()) ?? failureText(error));
    }
    setBusy(null);
  };
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

const ofPictures: Record<string, () => string> = {
  picture_not_open: () => getText(openPictureTexts).gone,
  week_already_filled: () => getText(uploadTexts).errors.week_already_filled(undefined),
  week_not_wanted: () => getText(weekTexts).notWanted,
};
