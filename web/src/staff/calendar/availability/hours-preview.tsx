import { faultsOfHours, type Hours } from '@volante/contract/staff/calendar/calendar-rules.ts';
import { formatLongDate, formatSpan, formatTime } from '@volante/contract/words/day-and-time.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { useEffect, useState } from 'react';
import { ownZone } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { keepPreviousData, queryOptions, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { differs } from '../../words/differs.ts';
import { availabilityTexts } from './texts.ts';

/** Delay after the last change before the preview is fetched, in ms. */
const PAUSE = 400;

export interface Working {
  zone: string;
  holidays: string | null;
  hours: Hours[];
}

interface HoursPreviewProps {
  working: Working;
  advisorId: string | null;
}

/** The next days according to the unsaved hours, as computed by the server. */
export function HoursPreview({ working: { zone, holidays, hours }, advisorId }: HoursPreviewProps) {
  const t = useText(availabilityTexts);
  const language = useLanguage();
  const body = useSettled({ zone, holidays, hours, ...(advisorId && { advisorId }) });
  const isWhole = faultsOfHours(body.hours).size === 0 && body.hours.every(({ starts, ends }) => starts && ends);
  const { data, error, refetch } = useQuery({
    ...queryOptions({
      queryKey: ['preview', JSON.stringify(body)],
      queryFn: ({ signal }) => call('POST /advisors/preview', { body, signal }),
      staleTime: 0,
      gcTime: 60_000,
    }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  });
  const isElsewhere = data?.days.some(({ spans }) => spans.some(({ from }) => differs(from, zone)));
  return (
    <section aria-labelledby="preview-title">
      <h3 id="preview-title" className="font-bold">
        {t.preview}
      </h3>
      {isElsewhere && <p className="text-small text-ink-2">{t.previewMine(zoneName(ownZone(), language))}</p>}
      {error && <FailureNotice error={error} onAgain={refetch} />}
      {!data && !error && isWhole && <Skeleton className="h-60" label={t.loading} />}
      <ol className={`mt-1 grid gap-x-6 text-small desk:grid-cols-2 ${isWhole ? '' : 'opacity-50'}`}>
        {data?.days.map(({ day, spans, slots, holiday, isAway }) => (
          <li key={day} className="border-b border-line py-1">
            <b className="first-letter:uppercase">{formatLongDate(day, language)}</b>
            <span className="block">
              {spans.map(({ from, to }) => (
                <span key={from} className="mr-3 inline-block">
                  <span translate="no">
                    {formatSpan(formatTime(from, zone, language), formatTime(to, zone, language))}
                  </span>
                  {differs(from, zone) && (
                    <span translate="no" className="text-ink-2">
                      {` (${formatSpan(formatTime(from, ownZone(), language), formatTime(to, ownZone(), language))})`}
                    </span>
                  )}
                </span>
              ))}
              <span className="text-ink-2">{slots === 0 ? t.noWork : t.slots(slots)}</span>
            </span>
            {holiday && (
              <span className="block text-warn-ink">
                {holiday.worked ? t.workedHoliday(holiday.name) : t.holiday(holiday.name)}
              </span>
            )}
            {isAway && <span className="block text-warn-ink">{t.away}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A debounced value: it follows once there was no change for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
