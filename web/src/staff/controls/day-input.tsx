import { CalendarDate, parseDate } from '@internationalized/date';
import { isDate } from '@volante/contract/fields/dates.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { DateField, type DateFieldRenderProps, DateInput, DateSegment } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { dictionary, useText } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { HALF_DAY } from './form/half-day.ts';
import { MonthDialog } from './month-dialog.tsx';

export interface DayInputProps {
  label: string;
  labelledBy: string;
  describedBy: string | undefined;
  className: string;
  invalid: boolean;
  value: string;
  onChange(event: { target: { value: string } }): void;
  /** Whether it was left, or Enter was pressed, with a part missing; no more once that is mended. */
  onHalf(isHalf: boolean): void;
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean;
  autoFocus?: boolean;
  low: boolean;
}

/** In ms: a press on a button beside the field is over by then, so that the complaint doesn't move the button away under it. */
const PRESS = 300;

const dateOf = (day: string) => (isDate(day) ? parseDate(day) : null);

/** Day, month and year of a `DayField`, each typed or turned with the arrow keys, and a button for the month. */
export function DayInput({ value, onChange, onHalf, ...props }: DayInputProps) {
  const t = useText(texts);
  const [date, setDate] = useState<CalendarDate | null>(() => dateOf(value));
  const [said, setSaid] = useState(value);
  const [before, setBefore] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const state = useRef<State>(null);
  if (value !== before) {
    setBefore(value);
    setSaid(value);
    // Set from outside.
    if (value !== said) setDate(dateOf(value));
  }
  const say = (day: string) => {
    if (day !== HALF_DAY) onHalf(false);
    if (day === said) return;
    setSaid(day);
    onChange({ target: { value: day } });
  };
  /** What is typed becomes a day of this century, and one of the month; false if another day is shown now. */
  const settle = () => {
    const { day, month, year } = partsOf(state.current);
    const fullYear = year && year > 9 && year < 100 ? 2000 + year : year;
    const settled = day && month && fullYear ? new CalendarDate(fullYear, month, day) : null;
    if (settled) setDate(settled);
    else if (fullYear && fullYear !== year) state.current?.setSegment('year', fullYear);
    return !settled || settled.day === day;
  };
  const complain = () => onHalf(state.current !== null && readDay(state.current) === HALF_DAY);
  const press = ({ key, target }: { key: string; target: EventTarget }) => {
    if (key !== 'Enter') return;
    // What it sends is seen before.
    const isSeen = flushSync(settle);
    complain();
    if (isSeen) (target as Element).closest('form')?.requestSubmit();
  };
  return (
    <div className={props.className}>
      <DateField<CalendarDate>
        aria-labelledby={props.labelledBy}
        {...(props.describedBy && { 'aria-describedby': props.describedBy })}
        granularity="day"
        shouldForceLeadingZeros
        // The form says what is wrong.
        validationBehavior="aria"
        isInvalid={props.invalid}
        isDisabled={props.disabled ?? false}
        autoFocus={props.autoFocus ?? false}
        value={date}
        onChange={setDate}
        // As in every other field.
        onKeyDown={press}
        onBlur={() => {
          settle();
          setTimeout(complain, PRESS);
        }}
        // Its native twin is for the autofill of birthdays.
        className="flex min-w-0 flex-1 self-stretch [&>[aria-hidden=true]]:hidden"
      >
        {(shown) => (
          <>
            <DateInput className="flex flex-1 flex-wrap content-center items-center tabular-nums">
              {(segment) => <DateSegment segment={segment} className={segmentClass} />}
            </DateInput>
            <Shown state={shown.state} last={state} onShown={say} />
          </>
        )}
      </DateField>
      <button
        type="button"
        aria-label={t.choose(props.label)}
        aria-haspopup="dialog"
        disabled={props.disabled}
        onClick={() => setOpen(true)}
        className={`grid flex-none place-items-center rounded-input text-ink-2 max-desk:size-12 ${props.low ? 'size-10' : 'size-12'}`}
      >
        <Icon name="calendar" size={18} />
      </button>
      {isOpen && (
        <MonthDialog
          {...{ label: props.label, day: isDate(value) ? value : '', min: props.min, max: props.max }}
          onClose={() => setOpen(false)}
          onChoose={(day) => setDate(dateOf(day))}
        />
      )}
    </div>
  );
}

type State = DateFieldRenderProps['state'];

/** The numbers in the field; nothing for a part that is missing. */
function partsOf(state: State | null) {
  const part = (name: string) => state?.segments.find(({ type }) => type === name)?.value ?? null;
  return { day: part('day'), month: part('month'), year: part('year') };
}

/** The day that is to be read in the field, which isn't always its state's: that keeps the last one that was possible. */
function readDay(state: State): string {
  const { day, month, year } = partsOf(state);
  if (!day && !month && !year) return '';
  const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return isDate(text) ? text : HALF_DAY;
}

/** Says which day is to be read in the field. */
function Shown({ state, last, onShown }: { state: State; last: RefObject<State | null>; onShown(day: string): void }) {
  const day = readDay(state);
  const before = useRef(day);
  useLayoutEffect(() => {
    last.current = state;
    if (before.current !== day) onShown(day);
    before.current = day;
  });
  return null;
}

const segmentClass =
  'min-w-6 rounded-input px-1 py-1.5 text-center outline-none data-[type=literal]:min-w-0 data-[type=literal]:px-0 data-[placeholder]:text-ink-2 data-[disabled]:text-ink-2 data-[focused]:bg-brand-fill data-[focused]:text-on-brand';

const texts = dictionary({
  es: { choose: (label: string) => `Elegir en el mes: ${label}` },
  en: { choose: (label: string) => `Choose in a month: ${label}` },
});
