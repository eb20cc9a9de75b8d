import { type CountryCode, countryCodes } from '@volante/contract/countries/country.ts';
import { useText } from '../../../lib/text.ts';
import type { TypedDays } from './days.ts';
import { NumberField } from './number-field.tsx';
import { settingTexts } from './texts.ts';

interface DaysFieldsProps {
  /** The setting's name. */
  legend: string;
  hint: string;
  days: TypedDays;
  onChange(days: TypedDays): void;
  /** The error at a country's field. */
  errorOf(country: CountryCode): string | undefined;
}

/** One number field per country. */
export function DaysFields({ legend, hint, days, onChange, errorOf }: DaysFieldsProps) {
  const t = useText(settingTexts);
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <p className="mb-3 text-small text-ink-2">{hint}</p>
      <div className="grid gap-x-4 desk:grid-cols-2">
        {countryCodes.map((country, at) => (
          <NumberField
            key={country}
            autoFocus={at === 0}
            label={t.country(country)}
            unit={t.units.days}
            value={days[country]}
            onChange={({ target }) => onChange({ ...days, [country]: target.value })}
            error={errorOf(country)}
          />
        ))}
      </div>
    </fieldset>
  );
}
