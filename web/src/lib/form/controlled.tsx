import type { ReactElement } from 'react';
import { type FieldValues, type Path, useController } from 'react-hook-form';
import type { ScreenForm } from './screen-form.ts';

interface ControlledProps<Input extends FieldValues> {
  form: ScreenForm<Input>;
  name: Path<Input>;
  errorText: (code: string, path: string) => string;
  children: (field: {
    id: string;
    name: string;
    value: string;
    onChange: (value: string) => void;
    onBlur: () => void;
    error: string | undefined;
  }) => ReactElement;
}

/** Ties a field that is not one native input (a `DateField`) to a form. */
export function Controlled<Input extends FieldValues>({ form, name, errorText, children }: ControlledProps<Input>) {
  const { field, fieldState } = useController({ name, control: form.hookForm.control });
  const code = fieldState.error?.message;
  return children({
    id: form.idOf(name),
    name,
    value: (field.value ?? '') as string,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error: code ? errorText(code, name) : undefined,
  });
}
