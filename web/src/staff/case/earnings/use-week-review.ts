import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { StaffEarnings } from '@volante/contract/staff/earnings.ts';
import { useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { askNow } from '../../../lib/queries.ts';
import { getText } from '../../../lib/text.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { call } from '../../session/call.ts';
import type { Decision } from './decide.tsx';
import { earningsOf, keepEarnings } from './read-earnings.ts';
import { earningsTexts } from './texts.ts';

/** Reviews a week at the revision that was seen, and shows the server's response. */
export async function sendReview(
  applicationId: string,
  revision: number,
  platform: Platform,
  week: string,
  decision: Decision,
): Promise<void> {
  const next = await call('PUT /applications/{applicationId}/earnings/{platform}/{week}/review', {
    params: { applicationId, platform, week },
    body: { revision, ...decision },
  });
  keepEarnings(applicationId, next);
  toast.success(getText(earningsTexts).saved[decision.decision], 2500);
}

/**
 * Reviews weeks as they were seen. If somebody changed the earnings meanwhile, nothing is saved: `before` is then the
 * week seen first, `seen` the current one, and the next attempt reviews that.
 */
export function useWeekReview(applicationId: string, earnings: StaffEarnings) {
  const [seen, setSeen] = useState(earnings);
  const [before, setBefore] = useState<StaffEarnings | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function review(platform: Platform, week: string, decision: Decision): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      await sendReview(applicationId, seen.revision, platform, week, decision);
      return true;
    } catch (error) {
      await learn(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  async function learn(error: unknown): Promise<void> {
    if (!(error instanceof CallError && error.code === 'changed_meanwhile')) return setFailure(error);
    try {
      const now = await askNow(earningsOf(applicationId));
      setBefore(seen);
      setSeen(now);
    } catch {
      setFailure(error);
    }
  }
  return { seen, before, busy, failure, review };
}
