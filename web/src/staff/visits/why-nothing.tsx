import { type CountryCode, countryCodes } from '@volante/contract/countries/country.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { today } from './days.ts';
import { visitTexts } from './texts.ts';
import { WhyList } from './why-list.tsx';

const intoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });
const boxClass = 'min-h-10 max-desk:min-h-12 rounded-input border-[1.5px] border-field-line bg-card px-2 text-small';

/** For any time on this computer's clock: who is free, and why the others aren't. */
export function WhyNothing({ country: given }: { country?: CountryCode }) {
  const t = useText(visitTexts);
  const language = useLanguage();
  const [country, setCountry] = useState<CountryCode>(given ?? countryCodes[0]);
  const [day, setDay] = useState(today);
  const [time, setTime] = useState('');
  const moment = new Date(`${day}T${time}`);
  const isMoment = day !== '' && time !== '' && !Number.isNaN(moment.getTime());
  return (
    // In a dialog it opens below the visible part.
    <details
      className="scroll-mb-36 rounded-card border border-line p-3"
      onToggle={({ currentTarget }) => currentTarget.open && intoView(currentTarget)}
    >
      <summary className="min-h-8 cursor-pointer content-center text-small font-semibold max-desk:min-h-12">
        {t.whyNone}
      </summary>
      <div className="my-2 flex flex-wrap items-end gap-3 text-small font-semibold">
        {!given && (
          <label className="grid gap-1">
            {t.whyCountry}
            <select
              className={boxClass}
              value={country}
              onChange={({ target }) => setCountry(target.value as CountryCode)}
            >
              {countryCodes.map((code) => (
                <option key={code} value={code}>
                  {countryWords[language][code]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="grid gap-1">
          {t.whyDay}
          <input type="date" className={boxClass} value={day} onChange={({ target }) => setDay(target.value)} />
        </label>
        <label className="grid gap-1">
          {t.whyTime}
          <input
            type="time"
            step={1800}
            className={boxClass}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </label>
      </div>
      {isMoment && (
        <div ref={intoView} className="scroll-mb-36">
          <WhyList country={country} at={moment.toISOString()} />
        </div>
      )}
    </details>
  );
}
