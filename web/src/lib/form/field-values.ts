import { useMemo, useSyncExternalStore } from 'react';
import { type Path, type ValueAt, valueAt } from './path.ts';
import type { ScreenForm } from './screen-form.ts';

/** The current values of these fields. Rerenders only when one of them changes. */
export function useFieldValues<Input extends object, const Names extends readonly Path<Input>[]>(
  { core }: ScreenForm<Input>,
  ...names: Names
): { [I in keyof Names]: ValueAt<Input, Names[I]> } {
  const read = (values: Input) => JSON.stringify(names.map((name) => valueAt(values, name)));
  const text = useSyncExternalStore(
    core.subscribe,
    () => read(core.values()),
    () => read(core.stored()),
  );
  return useMemo(() => JSON.parse(text), [text]);
}
