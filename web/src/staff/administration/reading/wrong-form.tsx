import { countries } from '@volante/contract/countries/index.ts';
import { mondayOf, WEEKS_WANTED } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { KeptPicture } from '@volante/contract/staff/administration/reading.ts';
import { readMoney } from '../../../lib/form/money-text.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FailureNotice, showFailure } from '../../controls/failure-notice.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { weekName } from './reading-data.ts';
import { readingTexts } from './texts.ts';

export interface Shown {
  /** A Monday. */
  week: string;
  amount: number;
}

interface WrongFormProps {
  picture: KeptPicture;
  onShown(shown: Shown): Promise<void>;
  onNotAWeek(): Promise<void>;
  onCancel(): void;
}

/** What a picture shows that was read wrong; it begins with what people said, so that one more press is enough if they are right. */
export function WrongForm({ picture, onShown, onNotAWeek, onCancel }: WrongFormProps) {
  const t = useText(readingTexts);
  const language = useLanguage();
  const [leaving, run] = useBusy(showFailure);
  const { currency } = countries[picture.country];
  const initial = { week: picture.said.week, amount: String(picture.said.amount) };
  const form = useForm(initial, ({ amount }) => {
    const read = readMoney(amount, currency);
    return { amount: 'fault' in read && t.amountFaults[read.fault] };
  });
  const send = form.sends(async ({ week, amount }) => {
    const read = readMoney(amount, currency);
    if ('amount' in read) await onShown({ week, amount: read.amount });
  });
  return (
    <form ref={form.ref} onSubmit={send} noValidate>
      <TextField
        autoFocus
        label={t.amount}
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount')}
      />
      <SelectField
        label={t.week}
        options={weeksOf(picture).map((week) => ({ value: week, label: weekName(week, language) }))}
        {...form.field('week')}
      />
      <FailureNotice error={form.failure} className="mb-3" />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy}>
          {t.save}
        </Button>
        <Button kind="outline" busy={leaving} onClick={() => void run(onNotAWeek)}>
          {t.notAWeek}
        </Button>
        <Button kind="outline" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Weeks that the picture may be of, newest first: those up to the day it was sent, and those that were read or said. */
function weeksOf({ capturedOn, read, said }: KeptPicture): string[] {
  const newest = mondayOf(capturedOn);
  const recent = Array.from({ length: WEEKS_WANTED + 2 }, (_, n) => addDays(newest, -7 * n));
  return [...new Set([...recent, said.week, ...(read.week ? [read.week] : [])])].sort().reverse();
}
