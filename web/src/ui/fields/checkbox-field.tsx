import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { describedBy, FieldHint, FieldMessage, type FieldTexts, lineClass } from './field.tsx';

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
