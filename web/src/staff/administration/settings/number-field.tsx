import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';

interface NumberFieldProps extends Omit<TextFieldProps, 'action' | 'inputMode'> {
  /** What is counted: `días`. */
  unit: string;
}

/** A whole number with its unit behind it. */
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
