import { useEffect, useState } from 'react';
import { type FieldPathValues, type FieldValues, get, type Path } from 'react-hook-form';
import type { ScreenForm } from './screen-form.ts';

/** What is typed into these fields now. react-hook-form's own hook for it would weigh on every form's first load. */
export function useFieldValues<Input extends FieldValues, const Names extends readonly Path<Input>[]>(
  { hookForm }: ScreenForm<Input>,
  ...names: Names
): FieldPathValues<Input, Names> {
  const [values, setValues] = useState<readonly unknown[]>(() => hookForm.getValues(names));
  const wanted = names.join(' ');
  useEffect(() => {
    const note = (all: FieldValues) => {
      const next = wanted.split(' ').map((name) => get(all, name));
      setValues((old) => (next.every((value, i) => value === old[i]) ? old : next));
    };
    note(hookForm.getValues());
    return hookForm.subscribe({ formState: { values: true }, callback: (state) => note(state.values) });
  }, [hookForm, wanted]);
  return values as FieldPathValues<Input, Names>;
}
