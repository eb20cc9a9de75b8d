import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import { addDays, addMonths, isDate } from '@volante/contract/fields/dates.ts';
import { useLocation, useSearch } from 'wouter';
import { now } from '../../lib/clock.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../controls/day-field.tsx';
import { Choices, MenuButton } from '../controls/menu.tsx';
import { useCountryOptions } from '../session/countries.ts';
import { dayOf } from '../visits/days.ts';
import { figureTexts } from './texts.ts';

/** The same as in the contract, whose schemas aren't loaded in the browser. */
const MOST_DAYS = 400;

/** The period and country of the reports, kept in the address. */
export interface FigurePeriod {
  /** Days of the country's zone, both included. */
  from: string;
  to: string;
  country: CountryCode | null;
}

const periodNames = ['month', 'before', 'quarter', 'year'] as const;
type PeriodName = (typeof periodNames)[number];

/** The days of a named period that ends today or, for `before`, with the last month. */
function daysOf(name: PeriodName): { from: string; to: string } {
  const today = dayOf(now());
  const first = `${today.slice(0, 7)}-01`;
  if (name === 'month') return { from: first, to: today };
  if (name === 'before') return { from: `${addMonths(today, -1)}-01`, to: addDays(first, -1) };
  return { from: `${addMonths(today, name === 'quarter' ? -2 : -11)}-01`, to: today };
}

export function isPeriod({ from, to }: Pick<FigurePeriod, 'from' | 'to'>): boolean {
  return from <= to && to <= addDays(from, MOST_DAYS - 1);
}

/** The last three months, unless the URL names other days. */
export function useFigurePeriod(): [FigurePeriod, (change: Partial<FigurePeriod>) => void] {
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const usual = daysOf('quarter');
  const day = (name: 'from' | 'to') => {
    const given = query.get(name) ?? '';
    return isDate(given) ? given : usual[name];
  };
  const country = countryCodes.find((countryCode) => countryCode === query.get('country')) ?? null;
  const shown = { from: day('from'), to: day('to'), country };
  function change(part: Partial<FigurePeriod>): void {
    const next = { ...shown, ...part };
    const address = new URLSearchParams({ from: next.from, to: next.to });
    if (next.country) address.set('country', next.country);
    navigate(`/reports?${address}`, { replace: true });
  }
  return [shown, change];
}

interface PeriodBarProps {
  period: FigurePeriod;
  onChange(change: Partial<FigurePeriod>): void;
}

/** Chooses the days and the country. */
export function PeriodBar({ period, onChange }: PeriodBarProps) {
  const t = useText(figureTexts);
  const options = useCountryOptions();
  const day = (name: 'from' | 'to') => (
    <DayField
      low
      className="flex flex-wrap items-center gap-x-2 max-desk:w-full max-desk:*:first:w-12 max-desk:*:nth-2:flex-1 *:nth-3:w-0 *:nth-3:min-w-full"
      label={t[name]}
      value={period[name]}
      onChange={({ target }) => isDate(target.value) && onChange({ [name]: target.value })}
    />
  );
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <fieldset className="grid w-full grid-cols-2 gap-2 desk:flex desk:w-auto desk:flex-wrap">
        <legend className="sr-only">{t.period}</legend>
        {periodNames.map((name) => {
          const days = daysOf(name);
          const isOn = days.from === period.from && days.to === period.to;
          return (
            <Button
              kind="outline"
              key={name}
              aria-pressed={isOn}
              className="aria-pressed:border-brand aria-pressed:bg-brand-soft"
              onClick={() => onChange(days)}
            >
              {t.periods[name]}
            </Button>
          );
        })}
      </fieldset>
      {day('from')}
      {day('to')}
      {options.length > 1 && (
        <MenuButton
          label={t.country}
          chosen={period.country !== null}
          content={
            <Choices
              title={t.country}
              options={[{ value: 'all', label: t.allCountries }, ...options]}
              chosen={[period.country ?? 'all']}
              onChoose={([chosen]) => onChange({ country: countryCodes.find((code) => code === chosen) ?? null })}
            />
          }
        >
          {`${t.country}: ${options.find(({ value }) => value === period.country)?.label ?? t.allCountries}`}
        </MenuButton>
      )}
    </div>
  );
}
