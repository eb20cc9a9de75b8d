import type { ProfileData } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { callOld } from '../../../lib/queries.ts';
import { getText } from '../../../lib/text.ts';
import { reloadApplication, useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { failureText } from '../../application/failure.ts';
import { platformQuery, storePlatformData } from '../platform-data.ts';
import { weekTexts } from './week-texts.ts';

type Reason = 'did_not_work' | 'correction';

/** Changes one week manually; `onDone` gets the saved amount, or null when the week was cleared. */
export function useWeekChange(platform: Platform, week: string, onDone: (earning: number | null) => void) {
  const { id } = useApplication();
  const [busy, setBusy] = useState<Reason | 'clear' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const params = { id, platform, week };

  const run = async (what: Reason | 'clear', earning: number | null, write: () => Promise<ProfileData>) => {
    setBusy(what);
    setFailure(null);
    try {
      storePlatformData(id, await write());
      void reloadApplication().catch(() => undefined);
      onDone(earning);
    } catch (error) {
      const moved = error instanceof CallError && error.code === 'week_not_wanted';
      // The twelve weeks have moved on since this board was rendered.
      if (moved) void callOld(platformQuery(id, platform));
      setFailure(moved ? getText(weekTexts).notWanted : failureText(error));
    }
    setBusy(null);
  };
  return {
    busy,
    failure,
    change: (body: { earning: number; reason: Reason }) =>
      run(body.reason, body.earning, () =>
        call('PUT /public/admission/requests/{id}/earnings/{platform}/{week}', { params, body }),
      ),
    clear: () =>
      run('clear', null, () => call('DELETE /public/admission/requests/{id}/earnings/{platform}/{week}', { params })),
  };
}
