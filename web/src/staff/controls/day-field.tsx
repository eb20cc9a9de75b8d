import { isDate } from '@volante/contract/fields/dates.ts';
import { type ComponentType, lazy, type MouseEvent, Suspense, useId, useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import {
  describedBy,
  FieldHint,
  FieldMessage,
  type FieldTexts,
  fieldClass,
  lineClass,
} from '../../ui/fields/field.tsx';
import { useFieldText } from '../words/field-words.ts';
import { showDay } from '../words/moments.ts';
import type { DayInputProps } from './day-input.tsx';
import { showFailure } from './failure-notice.tsx';

const load = () => import('./day-input.tsx').then(({ DayInput }) => DayInput);
const DayInput = lazy<ComponentType<DayInputProps>>(() =>
  load().then(
    (loaded) => ({ default: loaded }),
    () => ({ default: NotLoaded }),
  ),
);

interface DayFieldProps extends Omit<FieldTexts, 'label' | 'warning'> {
  label: string;
  /** `yyyy-mm-dd`, or empty; `HALF_DAY` as it was said. */
  value: string;
  /** Like an input's: a day, nothing if no part of it is typed, or `HALF_DAY`. */
  onChange(event: { target: { value: string } }): void;
  /** Days as `yyyy-mm-dd`, which can be chosen themselves. */
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean;
  autoFocus?: boolean;
  /** As low as a button, in a bar of filters. */
  low?: boolean;
  /** Of the whole field, instead of its place in a form. */
  className?: string;
  /** In `form.field(…)`. */
  name?: string;
}

/** A day, typed or chosen in a month, in the order and words of the page's language instead of the browser's. */
export function DayField({ label, hint, low = false, className = fieldClass, name: _, ...rest }: DayFieldProps) {
  const id = useId();
  const outside = useOutside(rest);
  const wrong = useFieldText();
  const [isHalf, setHalf] = useState(false);
  const half = isHalf ? wrong('day_incomplete') : undefined;
  const error = rest.error ?? half ?? outside;
  const labelId = `${id}-label`;
  const box = classes(
    'flex items-center rounded-input border-[1.5px] bg-card',
    low ? 'min-h-10 pl-1 text-small font-normal max-desk:min-h-12' : 'min-h-[52px] pl-2.5 text-base',
    'focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-brand',
    lineClass(error),
  );
  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: like a label, whose field has the keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a label's native element takes no group */}
      <span
        id={labelId}
        onClick={focusFirst}
        className={classes('block cursor-default text-small font-semibold', low ? '' : 'mb-1.5')}
      >
        {label}
      </span>
      <FieldHint id={id} hint={hint} />
      <Suspense fallback={<div className={box} />}>
        <DayInput
          {...rest}
          label={label}
          className={box}
          invalid={error !== undefined}
          low={low}
          onHalf={setHalf}
          labelledBy={labelId}
          describedBy={describedBy(id, { hint, error })['aria-describedby']}
        />
      </Suspense>
      {(!low || half) && <FieldMessage id={id} error={error} />}
    </div>
  );
}

const focusFirst = ({ currentTarget }: MouseEvent) =>
  currentTarget.parentElement?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();

/** In place of a field whose code didn't load, while the rest of the page stays. */
function NotLoaded(props: DayInputProps) {
  const t = useText(texts);
  const [Loaded, setLoaded] = useState<ComponentType<DayInputProps> | null>(null);
  if (Loaded) return <Loaded {...props} />;
  return (
    <div className={props.className}>
      <button
        type="button"
        onClick={() => load().then((loaded) => setLoaded(() => loaded), showFailure)}
        className="min-h-10 text-small font-semibold underline max-desk:min-h-12"
      >
        {t.notLoaded}
      </button>
    </div>
  );
}

/** The text for a day outside its bounds. The day that is there at first is nobody's fault. */
function useOutside({ value, min, max }: Pick<DayFieldProps, 'value' | 'min' | 'max'>): string | undefined {
  const t = useText(texts);
  const language = useLanguage();
  const [first] = useState(value);
  if (value === first || !isDate(value)) return undefined;
  if (min && value < min) return t.notBefore(showDay(min, language));
  return max && value > max ? t.notAfter(showDay(max, language)) : undefined;
}

const texts = dictionary({
  es: {
    notLoaded: 'No cargó. Intentar otra vez',
    notBefore: (day: string) => `Elige el ${day} o un día después.`,
    notAfter: (day: string) => `Elige el ${day} o un día antes.`,
  },
  en: {
    notLoaded: 'It didn’t load. Try again',
    notBefore: (day: string) => `Choose ${day} or a later day.`,
    notAfter: (day: string) => `Choose ${day} or an earlier day.`,
  },
});
