import { type ClipboardEvent, type InputEvent, type Ref, useId, useState } from 'react';
import { classes } from '../classes.ts';
import {
  controlClass,
  describedBy,
  FieldHint,
  FieldMessage,
  type FieldTexts,
  fieldClass,
  lineClass,
} from './field.tsx';
import { SelectBox } from './select-field.tsx';

type Part = 'year' | 'month' | 'day';

export interface DateFieldProps extends FieldTexts {
  /** `yyyy-mm-dd`; a partial date has empty parts (`1990--`), no input is ''. */
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  id?: string;
  ref?: Ref<HTMLInputElement>;
  partLabels: Record<Part, string>;
  /** The twelve names, January first. */
  months: readonly string[];
  /** Order of day and month in the country. */
  order?: 'day-first' | 'month-first';
  /** `bday` enables the phone's autofill. */
  autoComplete?: 'bday';
}

/** A date people know by heart, such as a birth date: typed, not picked from a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, warning, value, onChange, onBlur, partLabels, months, order = 'day-first' } = props;
  const own = useId();
  const id = props.id ?? own;
  const [typed, setTyped] = useState(() => split(value));
  const parts = join(typed) === value ? typed : split(value);
  const set = (change: Partial<Record<Part, string>>) => {
    const next = { ...parts, ...change };
    setTyped(next);
    onChange(join(next));
  };
  const paste = (event: ClipboardEvent) => {
    const whole = readDate(event.clipboardData.getData('text'), order);
    if (!whole) return;
    event.preventDefault();
    set(whole);
  };
  const first: Part = order === 'day-first' ? 'day' : 'month';
  const common = (part: Part) => ({
    id: part === first ? id : `${id}-${part}`,
    'aria-label': partLabels[part],
    ...describedBy(id, { error, warning }),
    autoComplete: props.autoComplete && `${props.autoComplete}-${part}`,
    className: classes(
      controlClass,
      'px-3',
      part === 'month' ? 'appearance-none pr-9' : 'flex-[1_1_4.5rem]',
      lineClass(error),
    ),
  });
  const digits = (part: 'day' | 'year', length: number) => (
    <input
      {...common(part)}
      ref={part === first ? props.ref : undefined}
      inputMode="numeric"
      maxLength={length}
      placeholder={partLabels[part]}
      value={parts[part]}
      onBeforeInput={onlyDigits}
      onChange={(e) => set({ [part]: e.target.value.replace(/\D/g, '') })}
    />
  );
  const day = digits('day', 2);
  const month = (
    <SelectBox className="flex-[3_1_8rem]">
      <select {...common('month')} value={parts.month} onChange={(e) => set({ month: e.target.value })}>
        <option value="">{partLabels.month}</option>
        {months.map((name, i) => (
          <option key={name} value={String(i + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
    </SelectBox>
  );
  return (
    <fieldset
      className={fieldClass}
      aria-describedby={describedBy(id, { hint, error, warning })['aria-describedby']}
      onPaste={paste}
      // Switching apps on a phone blurs the field for a moment, which doesn't count as leaving it.
      onBlur={(e) => e.currentTarget.contains(e.relatedTarget) || e.target === document.activeElement || onBlur?.()}
    >
      <legend className="mb-1.5 text-small font-semibold">{label}</legend>
      <FieldHint id={id} hint={hint} />
      {/* Wraps where letters are large. */}
      <div className="flex flex-wrap gap-2">
        {order === 'day-first' ? day : month}
        {order === 'day-first' ? month : day}
        {digits('year', 4)}
      </div>
      <FieldMessage id={id} error={error} warning={warning} />
    </fieldset>
  );
}

function split(value: string): Record<Part, string> {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

function join({ year, month, day }: Record<Part, string>): string {
  return year || month || day ? `${year}-${month}-${day.length === 1 ? `0${day}` : day}` : '';
}

/** Blocks non-digit keys before they land, so the caret stays. */
function onlyDigits(event: InputEvent) {
  if (/\D/.test(event.data ?? '')) event.preventDefault();
}

/** Parses a pasted date: `12/04/1990` in the field's order, or `1990-04-12`. */
function readDate(text: string, order: DateFieldProps['order']): Record<Part, string> | null {
  const [a = '', b = '', c = '', ...more] = text.trim().split(/[-/. ]+/);
  const all = `${a}-${b}-${c}`;
  if (more.length) return null;
  if (/^\d{4}-\d\d?-\d\d?$/.test(all)) return { year: a, month: b.padStart(2, '0'), day: c };
  if (!/^\d\d?-\d\d?-\d{4}$/.test(all)) return null;
  const [day, month] = order === 'month-first' ? [b, a] : [a, b];
  return { year: c, month: month.padStart(2, '0'), day };
}
