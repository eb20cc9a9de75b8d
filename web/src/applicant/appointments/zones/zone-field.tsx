import { countryWords } from '@volante/contract/words/countries.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { useId } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { SelectBox } from '../../../ui/fields/select-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useApplication } from '../../application/application.ts';
import { appointmentTexts } from '../texts.ts';
import { zoneChoices } from './zones.ts';

interface ZoneFieldProps {
  zone: string;
  onChoose(zone: string): void;
}

/** Shows and changes the time zone. */
export function ZoneField({ zone, onChoose }: ZoneFieldProps) {
  const id = useId();
  const t = useText(appointmentTexts);
  const language = useLanguage();
  const countriesCalled = countryWords[language];
  const { own, groups } = zoneChoices(useApplication().country, zone);
  const option = (name: string) => (
    <option key={name} value={name}>
      {capital(zoneName(name, language))}
    </option>
  );
  return (
    <div className="relative isolate">
      <label htmlFor={id} className="sr-only">
        {t.zone}
      </label>
      <span className="pointer-events-none absolute inset-y-0 left-3.5 z-1 grid place-items-center text-ink-2">
        <Icon name="clock" size={18} />
      </span>
      <SelectBox>
        <select
          id={id}
          value={zone}
          onChange={(event) => onChoose(event.target.value)}
          className="min-h-12 w-full appearance-none rounded-input border border-line bg-card pr-10 pl-10 text-small font-semibold"
        >
          {own.length > 0 && <optgroup label={t.zoneOwn}>{own.map(option)}</optgroup>}
          {groups.map(({ country, zones }) => (
            <optgroup key={country} label={countriesCalled[country]}>
              {zones.map(option)}
            </optgroup>
          ))}
        </select>
      </SelectBox>
    </div>
  );
}
