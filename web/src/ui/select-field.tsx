import { type ComponentProps, useId } from 'react';
import { classes } from './classes.ts';
import { controlClass, describedBy, Field, type FieldTexts, lineClass } from './field.tsx';
import { Icon } from './icon.tsx';

export interface Option {
  value: string;
  label: string;
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: readonly Option[];
  /** The line shown before anything is chosen. */
  placeholder?: string;
}

/** The phone's own picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, warning, options, placeholder, id: given, className, ...rest } = props;
  const own = useId();
  const id = given ?? own;
  return (
    <Field id={id} label={label} hint={hint} error={error} warning={warning}>
      <div className="relative">
        <select
          {...rest}
          id={id}
          {...describedBy(id, { hint, error, warning })}
          className={classes(
            controlClass,
            'appearance-none pr-10 focus:outline-3 focus:outline-brand',
            lineClass(error),
            className,
          )}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-2">
          <Icon name="down" size={18} />
        </span>
      </div>
    </Field>
  );
}
