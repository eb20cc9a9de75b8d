import type { OpenWeekPicture, ProfileData } from '@volante/contract/earnings/calls.ts';
import { useId, useState } from 'react';
import { type MoneyFault, readMoney } from '../../../lib/form/money-text.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { describedBy, FieldMessage } from '../../../ui/fields/field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { weekName } from '../board/week-name.ts';
import { weekTexts } from '../board/week-texts.ts';
import { openPictureTexts } from './texts.ts';

interface WeekFormProps {
  picture: OpenWeekPicture;
  data: ProfileData;
  busy: boolean;
  /** Another picture follows. */
  more: boolean;
  onSave: (week: string, amount: number) => void;
}

/** The week and total of a picture: confirmed with one press if both were read, otherwise typed beside it. */
export function WeekForm({ picture, data, busy, more, onSave }: WeekFormProps) {
  const t = useText(openPictureTexts);
  const language = useLanguage();
  const [mending, setMending] = useState(picture.needs === 'type');
  const { week, amount } = picture.read;
  // The figure on this picture replaces one the driver only reported.
  const fillable = data.earnings
    .filter(({ earning, onWord }) => earning === null || onWord)
    .map(({ earningWeek }) => earningWeek);
  if (!mending && week !== null && amount !== null && fillable.includes(week))
    return (
      <>
        <p className="mb-3 rounded-card bg-brand-soft px-4 py-3 text-center text-big font-extrabold">
          {t.summary(weekName(week, language), formatMoney(amount, data.currency, language))}
        </p>
        <div className="grid gap-2">
          <Button busy={busy} onClick={() => onSave(week, amount)}>
            {t.right}
          </Button>
          <Button kind="outline" onClick={() => setMending(true)}>
            {t.mend}
          </Button>
        </div>
      </>
    );
  return (
    <TypedWeek
      read={picture.read}
      currency={data.currency}
      fillable={fillable}
      busy={busy}
      more={more}
      onSave={onSave}
    />
  );
}

interface TypedWeekProps extends Pick<WeekFormProps, 'busy' | 'more' | 'onSave'> {
  read: OpenWeekPicture['read'];
  currency: ProfileData['currency'];
  /** The Mondays that the picture may fill, newest first. */
  fillable: readonly string[];
}

function TypedWeek({ read, currency, fillable, busy, more, onSave }: TypedWeekProps) {
  const t = useText(openPictureTexts);
  const words = useText(weekTexts);
  const language = useLanguage();
  const id = useId();
  const only = fillable.length === 1 ? fillable[0] : undefined;
  const seen = read.week !== null && fillable.includes(read.week) ? read.week : undefined;
  const [week, setWeek] = useState(seen ?? only ?? null);
  // If the week was read, or only one is left, only the total is asked for.
  const [asksWeek, setAsksWeek] = useState(week === null || (read.amount !== null && fillable.length > 1));
  const [text, setText] = useState(read.amount === null ? '' : String(read.amount));
  const [faults, setFaults] = useState<{ week: boolean; money: MoneyFault | null }>({ week: false, money: null });
  const weekError = faults.week ? t.chooseWeek : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const money = readMoney(text, currency);
        const fault = 'fault' in money ? money.fault : null;
        setFaults({ week: week === null, money: fault });
        if (week !== null && 'amount' in money) return onSave(week, money.amount);
        document.getElementById(week === null ? `${id}-week` : `${id}-amount`)?.focus();
      }}
    >
      {asksWeek || week === null ? (
        <WeekChoice
          id={`${id}-week`}
          fillable={fillable}
          week={week}
          error={weekError}
          onWeek={(monday) => {
            setWeek(monday);
            setFaults({ ...faults, week: false });
          }}
        />
      ) : (
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
          <p className="font-bold">{t.seenWeek(weekName(week, language))}</p>
          {fillable.length > 1 && (
            <Button kind="text" className="!w-auto" onClick={() => setAsksWeek(true)}>
              {t.otherWeek}
            </Button>
          )}
        </div>
      )}
      <TextField
        id={`${id}-amount`}
        label={t.amount}
        hint={t.word}
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={faults.money ? words[faults.money] : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setFaults({ ...faults, money: null });
        }}
      />
      <Button type="submit" busy={busy}>
        {more ? t.saveNext : t.save}
      </Button>
    </form>
  );
}

interface WeekChoiceProps {
  id: string;
  fillable: readonly string[];
  week: string | null;
  error: string | undefined;
  onWeek: (monday: string) => void;
}

/** The weeks that a picture may still fill, as buttons. */
function WeekChoice({ id, fillable, week, error, onWeek }: WeekChoiceProps) {
  const t = useText(openPictureTexts);
  const language = useLanguage();
  return (
    <fieldset className="mb-3.5" {...describedBy(id, { error })}>
      <legend className="mb-1.5 text-small font-semibold">{t.week}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(6.5rem,30%),1fr))] gap-2">
        {fillable.map((monday, i) => (
          <label
            key={monday}
            className="grid min-h-12 cursor-pointer place-items-center rounded-input border-[1.5px] border-field-line bg-card px-1 text-center text-small font-semibold has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={id}
              id={i === 0 ? id : undefined}
              className="sr-only"
              checked={week === monday}
              onChange={() => onWeek(monday)}
            />
            <span translate="no">{weekName(monday, language)}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}
