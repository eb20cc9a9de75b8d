import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import { useText } from '../../../lib/text.ts';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { settingTexts } from './texts.ts';

interface DaysFieldsProps {
  /** The setting's name. */
  legend: string;
  hint: string;
  /** Shown after each number, or by country. */
  unit(country: CountryCode): string;
  days: TypedDays;
  onChange(days: TypedDays): void;
  /** The error at a country's field. */
  errorOf(country: CountryCode): string | undefined;
}

/** One number field per country. */
export function DaysFields({ legend, hint, unit, days, onChange, errorOf }: DaysFieldsProps) {
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
            unit={unit(country)}
            value={days[country]}
            onChange={({ target }) => onChange({ ...days, [country]: target.value })}
            error={errorOf(country)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Days per country, as typed. */
type TypedDays = Record<CountryCode, string>;

/** Reads a setting's value: `mx:365,us:760`, or `365` for all countries. */
export function readDays(value: unknown): TypedDays {
  const parts = String(value ?? '').split(',');
  const daysIn = (code: CountryCode) =>
    parts
      .map((part) => part.split(':'))
      .find(([name, days]) => days === undefined || name === code)
      ?.at(-1);
  return Object.fromEntries(countryCodes.map((code) => [code, daysIn(code) ?? ''])) as TypedDays;
}

/** Writes a setting's value, such as `mx:365,us:760`. */
export function writeDays(days: TypedDays): string {
  return countryCodes.map((code) => `${code}:${wholeOf(days[code])}`).join(',');
}

/** Writes amounts, such as `mx:300000`; an empty field has none. */
export function writeAmounts(amounts: TypedDays): string {
  const given = countryCodes.filter((code) => wholeOf(amounts[code]) !== null);
  return given.map((code) => `${code}:${wholeOf(amounts[code])}`).join(',');
}

/** A typed whole number, also with separators: `1,825` is 1825. Null if it isn't one. */
export function wholeOf(typed: string): number | null {
  const digits = typed.replaceAll(/[\s,]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

export function isWithin(typed: string, { from, to }: { from: number; to: number }): boolean {
  const number = wholeOf(typed);
  return number !== null && number >= from && number <= to;
}

interface NumberFieldProps extends Omit<TextFieldProps, 'action' | 'inputMode'> {
  /** Shown after the number, such as `días`. */
  unit: string;
}

/** A field for a whole number, followed by its unit. */
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
