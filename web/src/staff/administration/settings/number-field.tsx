import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';

interface NumberFieldProps extends Omit<TextFieldProps, 'action' | 'inputMode'> {
  /** Shown after the number, such as `días`. */
  unit: string;
}

/** A field for a whole number, followed by its unit. */
export function NumberField({ unit, label, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      label={
        <>
          {label}
          <span className="sr-only">, {unit}</span>
        </>
      }
      inputMode="numeric"
      autoComplete="off"
      action={
        <span aria-hidden="true" className="flex-none pl-2 text-small text-ink-2">
          {unit}
        </span>
      }
    />
  );
}
