import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { controlClass, describedBy, Field, type FieldTexts, lineClass } from './field.tsx';

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

/** Draws our arrow over a native select. */
export function SelectBox({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classes('relative', className)}>
      {children}
      <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-2">
        <Icon name="down" size={18} />
      </span>
    </div>
  );
}
