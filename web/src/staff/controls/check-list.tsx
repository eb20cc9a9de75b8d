import type { ReactNode } from 'react';
import { WrongLine } from './wrong-line.tsx';

interface CheckListProps<Value extends string> {
  legend: string;
  hint?: ReactNode;
  options: readonly (readonly [value: Value, label: string])[];
  chosen: readonly Value[];
  /** In the order of the options. */
  onChange(chosen: Value[]): void;
  error?: string | undefined;
  /** In a wide dialog. */
  wide?: boolean;
}

/** Several checkboxes, each independent. The error is above them, where the focus goes. */
export function CheckList<Value extends string>(props: CheckListProps<Value>) {
  const { legend, hint, options, chosen, onChange, error, wide } = props;
  const toggle = (value: Value, isOn: boolean) =>
    onChange(options.map(([one]) => one).filter((one) => (one === value ? isOn : chosen.includes(one))));
  return (
    <fieldset className="mb-3.5">
      <legend className="mb-1.5 text-small font-semibold">{legend}</legend>
      {hint && <p className="mb-2 text-small text-ink-2">{hint}</p>}
      {error && <WrongLine text={error} className="mb-1" />}
      <div
        className={`grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 ${wide ? 'desk:grid-cols-3' : 'desk:grid-cols-2'}`}
      >
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-9 items-center gap-2.5 text-small max-desk:min-h-12">
            <input
              type="checkbox"
              className="size-4 flex-none max-desk:size-5"
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
