import type { ProfileData } from '@volante/contract/earnings.ts';
import type { Platform } from '@volante/contract/platforms.ts';
import { useState } from 'react';
import { call } from '../../lib/call.ts';
import { failureText } from '../failure.ts';
import { reloadRequest, useRequest } from '../request.ts';
import { storePlatformData } from './platform-data.ts';

type Reason = 'did_not_work' | 'correction';

/** Writes one week by hand; `onDone` runs once the server has it. */
export function useWeekChange(platform: Platform, week: string, onDone: () => void) {
  const { id } = useRequest();
  const [busy, setBusy] = useState<Reason | 'clear' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const params = { id, platform, week };

  const run = async (what: Reason | 'clear', write: () => Promise<ProfileData>) => {
    setBusy(what);
    setFailure(null);
    try {
      storePlatformData(id, await write());
      void reloadRequest();
      onDone();
    } catch (error) {
      setFailure(failureText(error));
    }
    setBusy(null);
  };
  return {
    busy,
    failure,
    change: (body: { earning: number; reason: Reason }) =>
      run(body.reason, () => call('PUT /public/admission/requests/{id}/earnings/{platform}/{week}', { params, body })),
    clear: () =>
      run('clear', () => call('DELETE /public/admission/requests/{id}/earnings/{platform}/{week}', { params })),
  };
}
