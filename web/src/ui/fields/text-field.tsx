import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { controlClass, describedBy, Field, type FieldTexts, lineClass } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldTexts {
  /** Fixed prefix before the input: `+52`, `$`. */
  prefix?: string | undefined;
  /** A button at the end of the line. */
  action?: ReactNode;
}

/** A single-line text field. Pass `inputMode` and `autoComplete` for the right keyboard and suggestions. */
export function TextField({
  label,
  hint,
  error,
  warning,
  prefix,
  action,
  id: given,
  className,
  ...rest
}: TextFieldProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <Field id={id} label={label} hint={hint} error={error} warning={warning}>
      <div className={classes(boxClass, lineClass(error))}>
        {prefix && <span className="mr-2.5 border-r border-line py-0.5 pr-2.5 font-semibold text-ink-2">{prefix}</span>}
        <input
          type="text"
          spellCheck={false}
          {...rest}
          id={id}
          {...describedBy(id, { hint, error, warning })}
          className={classes('min-h-[49px] w-full min-w-0 bg-transparent text-base focus:outline-none', className)}
        />
        {action}
      </div>
    </Field>
  );
}

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

/** A multi-line text field. */
export function TextArea({ label, hint, error, warning, id: given, className, ...rest }: TextAreaProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <Field id={id} label={label} hint={hint} error={error} warning={warning}>
      <textarea
        rows={3}
        {...rest}
        id={id}
        {...describedBy(id, { hint, error, warning })}
        className={classes(controlClass, 'py-3', lineClass(error), className)}
      />
    </Field>
  );
}

const boxClass =
  'flex items-center rounded-input border-[1.5px] bg-card px-3.5 focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-brand [&:has(input:read-only)]:bg-ground';
