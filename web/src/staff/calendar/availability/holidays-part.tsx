import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { queryClient, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailureNotice, showFailure } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { calendarChanged, holidaysQuery } from '../../visits/calendar-data.ts';
import { placeOptions } from './places.ts';
import { availabilityTexts } from './texts.ts';

/** Public holidays of a place, and which of them are worked. */
export function HolidaysPart({ start, mayChange }: { start: string; mayChange: boolean }) {
  const t = useText(availabilityTexts);
  const language = useLanguage();
  const thisYear = now().getFullYear();
  const [place, setPlace] = useState(start);
  const [year, setYear] = useState(String(thisYear));
  const { data, error, refetch } = useQuery(holidaysQuery(place, year));

  function set(day: string, worked: boolean): void {
    call('PUT /holidays/{place}/{day}', { params: { place, day }, body: { worked } })
      .catch(showFailure)
      .finally(() => {
        void queryClient().invalidateQueries({ queryKey: ['holidays'] });
        void queryClient().invalidateQueries({ queryKey: ['preview'] });
        calendarChanged();
      });
  }
  return (
    <section aria-labelledby="holidays-title" className="rounded-card border border-line bg-card p-4">
      <h2 id="holidays-title" className="mb-2 text-big font-bold">
        {t.holidaysTitle}
      </h2>
      <div className="grid gap-x-4 desk:grid-cols-3">
        <SelectField
          label={t.place}
          options={placeOptions(language, place)}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
        <SelectField
          label={t.year}
          options={[0, 1].map((more) => ({ value: String(thisYear + more), label: String(thisYear + more) }))}
          value={year}
          onChange={({ target }) => setYear(target.value)}
        />
      </div>
      {error && <FailureNotice error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton className="h-40" label={t.loading} />}
      <ul className="grid text-small">
        {data?.items.map(({ day, name, worked }) => (
          <li
            key={day}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1"
          >
            <span>
              <b>{name}</b> <span>· {formatLongDate(day, language)}</span>
              {worked && <span className="font-semibold text-warn-ink"> · {t.worked}</span>}
            </span>
            {mayChange && (
              <Button kind="text" aria-label={`${worked ? t.rest : t.work}: ${name}`} onClick={() => set(day, !worked)}>
                {worked ? t.rest : t.work}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
