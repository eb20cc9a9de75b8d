import { countryCodes } from '@volante/contract/countries/country.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Choices, MenuButton } from '../controls/menu.tsx';
import { daysOf, type FigurePeriod, periodNames } from './period.ts';
import { figureTexts } from './texts.ts';

interface PeriodBarProps {
  period: FigurePeriod;
  onChange(change: Partial<FigurePeriod>): void;
}

/** Chooses the days and the country. */
export function PeriodBar({ period, onChange }: PeriodBarProps) {
  const t = useText(figureTexts);
  const language = useLanguage();
  const countries = countryWords[language];
  const day = (name: 'from' | 'to') => (
    <label className="flex items-center gap-2 text-small font-semibold max-desk:w-full">
      <span className="max-desk:w-12">{t[name]}</span>
      <input
        type="date"
        className="min-h-10 max-desk:min-h-12 rounded-input border-[1.5px] border-field-line bg-card px-2 text-small font-normal max-desk:flex-1"
        value={period[name]}
        onChange={({ target }) => target.value && onChange({ [name]: target.value })}
      />
    </label>
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
      <MenuButton
        label={t.country}
        chosen={period.country !== null}
        content={
          <Choices
            title={t.country}
            options={[
              { value: 'all', label: t.allCountries },
              ...countryCodes.map((code) => ({ value: code, label: countries[code] })),
            ]}
            chosen={[period.country ?? 'all']}
            onChoose={([chosen]) => onChange({ country: countryCodes.find((code) => code === chosen) ?? null })}
          />
        }
      >
        {`${t.country}: ${period.country ? countries[period.country] : t.allCountries}`}
      </MenuButton>
    </div>
  );
}
