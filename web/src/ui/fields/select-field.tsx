import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { controlClass, describedBy, Field, type FieldTexts, lineClass } from './field.tsx';
import { SelectBox } from './select-box.tsx';

export interface Option {
  value: string;
  label: string;
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: readonly Option[];
  /** Shown before anything is selected. */
  placeholder?: string;
}

/** A native select. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, warning, options, placeholder, id: given, className, ...rest } = props;
  const own = useId();
  const id = given ?? own;
  return (
    <Field id={id} label={label} hint={hint} error={error} warning={warning}>
      <SelectBox>
        <select
          {...rest}
          id={id}
          {...describedBy(id, { hint, error, warning })}
          className={classes(controlClass, 'appearance-none pr-10', lineClass(error), className)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </SelectBox>
    </Field>
  );
}
