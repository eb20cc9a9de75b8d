import { type ComponentProps, useId } from 'react';
import { describedBy, FieldHint, FieldMessage, type FieldTexts } from './field.tsx';
import type { Option } from './select-field.tsx';

export interface ChoiceFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'>, FieldTexts {
  options: readonly Option[];
  /** Initially selected. */
  defaultValue?: string;
}

/** Radio buttons as pressable rows. For more than five options use `SelectField`. */
export function ChoiceField({
  label,
  hint,
  error,
  warning,
  options,
  defaultValue,
  id: given,
  ...rest
}: ChoiceFieldProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <fieldset className="mb-3.5" aria-describedby={describedBy(id, { hint, error, warning })['aria-describedby']}>
      <legend className="mb-1.5 text-small font-semibold">{label}</legend>
      <FieldHint id={id} hint={hint} />
      <div className="grid gap-2">
        {options.map((option, i) => (
          <label
            key={option.value}
            className="flex min-h-[52px] items-center gap-3 rounded-input border-[1.5px] border-field-line bg-card px-3.5 font-semibold has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              {...rest}
              type="radio"
              {...(defaultValue !== undefined && { defaultChecked: option.value === defaultValue })}
              value={option.value}
              id={i === 0 ? id : `${id}-${i}`}
              className="size-5"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} warning={warning} />
    </fieldset>
  );
}
