import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { describedBy, FieldHint, FieldMessage, type FieldTexts, lineClass, WrongLine } from './field.tsx';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldTexts {}

/** A checkbox; the whole row is pressable. A link inside `label` still works. */
export function CheckboxField({ label, hint, error, warning, id: given, className, ...rest }: CheckboxFieldProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={classes('mb-3.5', className)}>
      <label className={classes('flex items-start gap-3 rounded-input border-[1.5px] bg-card p-3.5', lineClass(error))}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          {...describedBy(id, { hint, error, warning })}
          className="mt-0.5 size-5 flex-none"
        />
        <span className="text-small">
          {label}
          <FieldHint id={id} hint={hint} />
        </span>
      </label>
      <FieldMessage id={id} error={error} warning={warning} />
    </div>
  );
}

interface CheckboxGroupProps<Value extends string> {
  legend: string;
  hint?: ReactNode;
  options: readonly (readonly [value: Value, label: string])[];
  chosen: readonly Value[];
  /** In the order of the options. */
  onChange(chosen: Value[]): void;
  error?: string | undefined;
  disabled?: boolean;
  /** In a wide dialog. */
  wide?: boolean;
}

/** Several checkboxes, each independent. The error is above them, where the focus goes. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, hint, options, chosen, onChange, error, disabled, wide } = props;
  const toggle = (value: Value, isOn: boolean) =>
    onChange(options.map(([first]) => first).filter((option) => (option === value ? isOn : chosen.includes(option))));
  return (
    <fieldset className="mb-3.5">
      <legend className="mb-1.5 text-small font-semibold">{legend}</legend>
      {hint && <p className="mb-2 text-small text-ink-2">{hint}</p>}
      {error && <WrongLine text={error} className="mb-1" />}
      <div
        className={`grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 ${wide ? 'desk:grid-cols-3' : 'desk:grid-cols-2'}`}
      >
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-9 items-center gap-2.5 text-small max-desk:min-h-12">
            <input
              type="checkbox"
              className="size-4 flex-none max-desk:size-5"
              aria-invalid={error ? true : undefined}
              disabled={disabled}
              checked={chosen.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
