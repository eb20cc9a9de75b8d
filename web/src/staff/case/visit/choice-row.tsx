import { useId } from 'react';

interface ChoiceRowProps<Value extends string> {
  label: string;
  /** The target of a link in the list of missing fields. */
  id: string;
  options: readonly (readonly [Value, string])[];
  value: Value | null;
  onChoose(value: Value): void;
  /** Heads the questions below it. */
  isStep?: boolean;
}

/** A question with a few answers side by side. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, id, options, value, onChoose, isStep } = props;
  const name = useId();
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0">
      <legend className={`mb-1.5 ${isStep ? 'font-bold' : 'text-small font-semibold'}`}>{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(([option, text]) => (
          <label
            key={option}
            className="flex min-h-12 desk:min-h-11 items-center gap-2 rounded-input border-[1.5px] border-field-line bg-card px-3 text-small font-semibold has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-ink"
          >
            <input
              type="radio"
              name={name}
              className="size-4"
              checked={value === option}
              onChange={() => onChoose(option)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
