import type { Currency } from '@volante/contract/countries/country.ts';
import { readMoney } from '../../../lib/form/money-text.ts';
import { useText } from '../../../lib/text.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormEnd, isShort } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { earningsTexts } from './texts.ts';

export type Decision =
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
