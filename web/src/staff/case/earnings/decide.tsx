import type { Currency } from '@volante/contract/countries/country.ts';
import { type FormEvent, useState } from 'react';
import { type MoneyFault, readMoney } from '../../../lib/form/money-text.ts';
import { useText } from '../../../lib/text.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormEnd } from '../../controls/form/form-end.tsx';
import { showWrong } from '../../controls/form/use-submit.ts';
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
  const [text, setText] = useState(amount === null ? '' : String(amount));
  const [fault, setFault] = useState<MoneyFault | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isShort = reason.trim().length < 3;
  const corrects = kind === 'corrected';

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    const typed = readMoney(text, currency);
    const found = corrects && 'fault' in typed ? typed.fault : null;
    setFault(found);
    if (found || isShort) showWrong(event.currentTarget);
    else if (!corrects) onDecided({ decision: 'refused', reason });
    else if ('amount' in typed) onDecided({ decision: 'corrected', amount: typed.amount, reason });
  }
  return (
    <form onSubmit={send} noValidate>
      {corrects ? (
        <TextField
          autoFocus
          label={t.amount}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={fault ? t.amountFaults[fault] : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setFault(null);
          }}
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
        value={reason}
        error={tried && isShort ? t.reasonShort : undefined}
        onChange={({ target }) => setReason(target.value)}
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
