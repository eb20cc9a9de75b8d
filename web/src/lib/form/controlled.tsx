import type { ReactElement } from 'react';
import { useFieldValues } from './field-values.ts';
import type { Path } from './path.ts';
import type { ScreenForm } from './screen-form.ts';

interface ControlledProps<Input extends object> {
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

/** Binds a field without a single native input (a `DateField`) to a form. */
export function Controlled<Input extends object>({ form, name, children }: ControlledProps<Input>) {
  const { id, error } = form.field(name);
  const [value] = useFieldValues(form, name);
  return children({
    id,
    name,
    error,
    value: (value ?? '') as string,
    onChange: (next) => form.core.set(name, next),
    onBlur: () => form.core.leave(name),
  });
}
