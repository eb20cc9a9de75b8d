import type { Currency } from '@volante/contract/country.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { StaffEarnings } from '@volante/contract/staff/earnings.ts';
import { useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { readMoney } from '../../../lib/form/money-text.ts';
import { askNow } from '../../../lib/queries.ts';
import { getText, useText } from '../../../lib/text.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FormEnd, isShort } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { earningsOf, keepEarnings } from './read-earnings.ts';
import { earningsTexts } from './texts.ts';

type Decision =
  | { decision: 'accepted' }
  | { decision: 'corrected'; amount: number; reason: string }
  | { decision: 'refused'; reason: string };

interface DecideProps {
  kind: 'corrected' | 'refused';
  /** The initial decision. */
  amount: number | null;
  currency: Currency;
  busy: boolean;
  /** Why the last attempt failed; null if it didn't. */
  failure: unknown;
  onDecided(decision: Decision): void;
  onCancel(): void;
}

/** Asks for the reason of a refusal or correction, and for the amount that counts after a correction. */
export function Decide({ kind, amount, currency, busy, failure, onDecided, onCancel }: DecideProps) {
  const t = useText(earningsTexts);
  const corrects = kind === 'corrected';
  const form = useForm({ amount: amount === null ? '' : String(amount), reason: '' }, (typed) => {
    const read = readMoney(typed.amount, currency);
    return {
      amount: corrects && 'fault' in read && t.amountFaults[read.fault],
      reason: isShort(typed.reason) && t.reasonShort,
    };
  });
  const send = form.sends(async ({ amount, reason }) => {
    const read = readMoney(amount, currency);
    if (!corrects) onDecided({ decision: 'refused', reason });
    else if ('amount' in read) onDecided({ decision: 'corrected', amount: read.amount, reason });
  });
  return (
    <form onSubmit={send} noValidate>
      {corrects ? (
        <TextField
          autoFocus
          label={t.amount}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          {...form.field('amount')}
        />
      ) : (
        <p className="mb-2 text-small text-ink-2">{t.refuseLead}</p>
      )}
      <TextField
        autoFocus={!corrects}
        label={t.reason}
        hint={t.reasonHint}
        maxLength={200}
        autoComplete="off"
        {...form.field('reason')}
      />
      <FormEnd
        failure={failure}
        busy={busy}
        send={corrects ? t.saveCorrection : t.saveRefusal}
        kind={corrects ? 'solid' : 'danger'}
        leave={t.cancel}
        onLeave={onCancel}
      />
    </form>
  );
}

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
