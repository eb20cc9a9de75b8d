import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { getText } from '../../../lib/text.ts';
import { call } from '../../application/call.ts';
import { useBoardWrite } from '../use-board-write.ts';
import { weekTexts } from './week-texts.ts';

type Reason = 'did_not_work' | 'correction';

/** Changes one week manually; `onDone` gets the saved amount, or null when the week was cleared. */
export function useWeekChange(platform: Platform, week: string, onDone: (earning: number | null) => void) {
  const { id, busy, failure, run } = useBoardWrite<Reason | 'clear'>(platform, ofOldBoard);
  const params = { id, platform, week };
  return {
    busy,
    failure,
    change: (body: { earning: number; reason: Reason }) =>
      run(
        body.reason,
        () => call('PUT /public/admission/requests/{id}/earnings/{platform}/{week}', { params, body }),
        () => onDone(body.earning),
      ),
    clear: () =>
      run(
        'clear',
        () => call('DELETE /public/admission/requests/{id}/earnings/{platform}/{week}', { params }),
        () => onDone(null),
      ),
  };
}

// The twelve weeks have moved on since the board was rendered.
const ofOldBoard = { week_not_wanted: () => getText(weekTexts).notWanted };
