import type { Currency } from '@volante/contract/countries/country.ts';
import { useId, useState } from 'react';
import { type MoneyFault, readMoney } from '../../../lib/form/money-text.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { weekTexts } from './week-texts.ts';

interface AmountFormProps {
  initial: number | null;
  currency: Currency;
  busy: boolean;
  onSave: (amount: number) => void;
  onCancel: () => void;
}

/** The form for typing a week's total. */
export function AmountForm({ initial, currency, busy, onSave, onCancel }: AmountFormProps) {
  const t = useText(weekTexts);
  const id = useId();
  const [text, setText] = useState(initial === null ? '' : String(initial));
  const [fault, setFault] = useState<MoneyFault | null>(null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const outcome = readMoney(text, currency);
        if ('amount' in outcome) return onSave(outcome.amount);
        setFault(outcome.fault);
        document.getElementById(id)?.focus();
      }}
    >
      <TextField
        id={id}
        autoFocus
        label={t.amount}
        hint={t.hint}
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={fault ? t[fault] : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setFault(null);
        }}
      />
      <div className="grid gap-2">
        <Button type="submit" busy={busy}>
          {t.save}
        </Button>
        <Button kind="text" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
