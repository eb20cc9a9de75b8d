import type { ReactElement } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useFieldValues } from './field-values.ts';
import type { ScreenForm } from './screen-form.ts';

interface ControlledProps<Input extends FieldValues> {
  form: ScreenForm<Input>;
  name: Path<Input>;
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
export function Controlled<Input extends FieldValues>({ form, name, children }: ControlledProps<Input>) {
  const { id, error, onChange, onBlur } = form.field(name);
  const [value] = useFieldValues(form, name);
  return children({
    id,
    name,
    error,
    value: (value ?? '') as string,
    onChange: (next) => void onChange(event('change', name, next) as React.ChangeEvent),
    onBlur: () => void onBlur(event('blur', name, value) as React.FocusEvent),
  });
}

/** What react-hook-form reads of an event. */
function event(type: string, name: string, value: unknown): unknown {
  return { type, target: { name, value } };
}
