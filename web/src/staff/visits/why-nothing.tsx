import type { CountryCode } from '@volante/contract/country.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import { useState } from 'react';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { DayField } from '../controls/day-field.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { useCountryOptions, useFirstCountry } from '../session/countries.ts';
import { whyQuery } from './calendar-data.ts';
import { today } from './days.ts';
import { visitTexts } from './texts.ts';

const intoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });
const boxClass = 'min-h-10 max-desk:min-h-12 rounded-input border-[1.5px] border-field-line bg-card px-2 text-small';

/** For any time on this computer's clock: who is free, and why the others aren't. */
export function WhyNothing({ country: given }: { country?: CountryCode }) {
  const t = useText(visitTexts);
  const options = useCountryOptions();
  const first = useFirstCountry();
  const [country, setCountry] = useState(given ?? first);
  const [day, setDay] = useState(today);
  const [time, setTime] = useState('');
  const moment = new Date(`${day}T${time}`);
  const isMoment = isDate(day) && time !== '' && !Number.isNaN(moment.getTime());
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
        {!given && options.length > 1 && (
          <label className="grid gap-1">
            {t.whyCountry}
            <select
              className={boxClass}
              value={country}
              onChange={({ target }) => setCountry(target.value as CountryCode)}
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        <DayField
          low
          className="grid gap-1"
          label={t.whyDay}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
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

/** Each advisor at a moment: free, or why not. */
export function WhyList({ country, at }: { country: CountryCode; at: string }) {
  const t = useText(visitTexts);
  const { data, error, refetch } = useQuery(whyQuery(country, at));
  if (error) return <FailureNotice error={error} onAgain={refetch} />;
  if (!data) return <Skeleton className="h-24" label={t.loading} />;
  if (data.advisors.length === 0) return <p className="text-small text-ink-2">{t.nobody}</p>;
  return (
    <ul className="grid gap-1 text-small">
      {data.advisors.map(({ id, name, because }) => (
        <li key={id} className="flex flex-wrap items-center gap-2">
          <b translate="no" className="wrap-anywhere">
            {name}
          </b>
          <Tag tone={because === null ? 'ok' : 'neutral'}>{because === null ? t.free : t.because[because]}</Tag>
        </li>
      ))}
    </ul>
  );
}
