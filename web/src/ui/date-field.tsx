import { type Ref, useId, useState } from 'react';
import { classes } from './classes.ts';
import { controlClass, describedBy, FieldHint, FieldMessage, type FieldTexts, lineClass } from './field.tsx';
import { SelectBox } from './select-box.tsx';

type Part = 'year' | 'month' | 'day';

export interface DateFieldProps extends FieldTexts {
  /** `yyyy-mm-dd`; a date half typed has empty parts (`1990--`), nothing typed is ''. */
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  id?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  partLabels: Record<Part, string>;
  /** The twelve names, January first. */
  months: readonly string[];
  /** As people write dates there. */
  order?: 'day-first' | 'month-first';
  /** `bday` lets the phone fill it in. */
  autoComplete?: 'bday';
}

/** A date that is known by heart (a birth date): typed, not looked for in a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, warning, value, onChange, onBlur, partLabels, months, order = 'day-first' } = props;
  const own = useId();
  const id = props.id ?? own;
  const [typed, setTyped] = useState(() => split(value));
  const parts = join(typed) === value ? typed : split(value);
  const set = (part: Part, text: string) => {
    const next = { ...parts, [part]: text };
    setTyped(next);
    onChange(join(next));
  };
  const first: Part = order === 'day-first' ? 'day' : 'month';
  const common = (part: Part) => ({
    id: part === first ? id : `${id}-${part}`,
    'aria-label': partLabels[part],
    'aria-invalid': error ? (true as const) : undefined,
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
      onChange={(e) => set(part, e.target.value.replace(/\D/g, ''))}
    />
  );
  const day = digits('day', 2);
  const month = (
    <SelectBox className="flex-[3_1_8rem]">
      <select {...common('month')} value={parts.month} onChange={(e) => set('month', e.target.value)}>
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
      className="mb-3.5"
      aria-describedby={describedBy(id, { hint, error, warning })['aria-describedby']}
      onBlur={(e) => e.currentTarget.contains(e.relatedTarget) || onBlur?.()}
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
