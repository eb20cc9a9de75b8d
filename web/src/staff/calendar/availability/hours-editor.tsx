import { dateFormat } from '@volante/contract/fields/formats.ts';
import { faultsOfHours, type Hours } from '@volante/contract/staff/calendar/calendar-rules.ts';
import { formatLongDate, formatSpan, formatTime } from '@volante/contract/words/day-and-time.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { useEffect, useId, useState } from 'react';
import { ownZone } from '../../../lib/clock.ts';
import { type Language, locales, useLanguage } from '../../../lib/language.ts';
import { keepPreviousData, queryOptions, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { MenuAction, MenuButton } from '../../controls/menu.tsx';
import { call } from '../../session/call.ts';
import { differs } from '../../words/moments.ts';
import { availabilityTexts } from './texts.ts';

interface HoursEditorProps {
  hours: readonly Hours[];
  zone: string;
  onChange(hours: Hours[]): void;
}

/** Weekly hours, several a day; a day can be copied to others. Midnight at the end of a day is 24:00. */
export function HoursEditor({ hours, zone, onChange }: HoursEditorProps) {
  const t = useText(availabilityTexts);
  const language = useLanguage();
  return (
    <fieldset className="min-w-0">
      <legend className="font-bold">{t.hours}</legend>
      <p className="mb-2 text-small text-ink-2">{t.hoursOf(zoneName(zone, language))}</p>
      <div className="grid gap-1">
        {weekdays.map((weekday) => (
          <DayHours key={weekday} weekday={weekday} hours={hours} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  );
}

interface DayHoursProps extends Omit<HoursEditorProps, 'zone'> {
  weekday: number;
}

function DayHours({ weekday, hours, onChange }: DayHoursProps) {
  const t = useText(availabilityTexts);
  const language = useLanguage();
  const id = useId();
  const name = weekdayName(weekday, language);
  const faults = faultsOfHours(hours);
  const rows = hours.flatMap((row, at) => (row.weekday === weekday ? [{ ...row, at }] : []));

  const set = (at: number, part: Partial<Hours>) =>
    onChange(hours.map((row, n) => (n === at ? { ...row, ...part } : row)));
  function add(): void {
    const last = rows.at(-1)?.ends;
    const starts = !last ? '09:00' : last < '22:00' ? later(last) : '';
    onChange([...hours, { weekday, starts, ends: starts && later(later(starts)) }]);
  }
  function copyTo(days: readonly number[]): void {
    const others = days.filter((day) => day !== weekday);
    const copied = others.flatMap((day) => rows.map(({ starts, ends }) => ({ weekday: day, starts, ends })));
    onChange([...hours.filter((row) => !others.includes(row.weekday)), ...copied]);
  }
  return (
    <div className="grid gap-2 border-b border-line py-2 desk:grid-cols-[110px_1fr]">
      <p className="pt-2 text-small font-semibold first-letter:uppercase">{name}</p>
      <div className="flex flex-wrap items-start gap-2">
        {rows.length === 0 && <p className="pt-2 text-small text-ink-2">{t.dayOff}</p>}
        {rows.map(({ starts, ends, at }, n) => {
          const fault = faults.get(at);
          const described = fault ? { 'aria-invalid': true, 'aria-describedby': `${id}-${at}` } : {};
          return (
            <div key={at} className="min-w-0">
              <div className="flex items-center gap-1">
                <input
                  type="time"
                  step={1800}
                  aria-label={t.starts(name, n + 1)}
                  {...described}
                  className={boxClass}
                  value={starts}
                  onChange={({ target }) => set(at, { starts: target.value })}
                />
                <span className="text-small">{t.until}</span>
                <input
                  type="time"
                  step={1800}
                  aria-label={t.ends(name, n + 1)}
                  {...described}
                  className={boxClass}
                  value={ends === '24:00' ? '00:00' : ends}
                  onChange={({ target }) => set(at, { ends: target.value === '00:00' ? '24:00' : target.value })}
                />
                <Button
                  kind="text"
                  className="px-1"
                  aria-label={t.removeHours(name, n + 1)}
                  onClick={() => onChange(hours.filter((_, row) => row !== at))}
                >
                  <Icon name="trash" size={18} />
                </Button>
              </div>
              {fault && (
                <p id={`${id}-${at}`} className="text-tag font-semibold text-bad-ink">
                  {t.faults[fault]}
                </p>
              )}
            </div>
          );
        })}
        <Button kind="text" aria-label={t.addHours(name)} onClick={add}>
          <Icon name="plus" size={16} />
          {t.addShort}
        </Button>
        {rows.length > 0 && (
          <MenuButton
            label={t.copyOf(name)}
            onAction={(key) => copyTo(key === 'all' ? weekdays : key === 'work' ? [1, 2, 3, 4, 5] : [Number(key)])}
            content={
              <>
                <MenuAction id="work">{t.copyWorkdays}</MenuAction>
                <MenuAction id="all">{t.copyAll}</MenuAction>
                {weekdays
                  .filter((day) => day !== weekday)
                  .map((day) => (
                    <MenuAction key={day} id={String(day)}>
                      {weekdayName(day, language)}
                    </MenuAction>
                  ))}
              </>
            }
          >
            <span aria-hidden="true">{t.copyTo}</span>
            <span className="sr-only">{t.copyOf(name)}</span>
          </MenuButton>
        )}
      </div>
    </div>
  );
}

/** Two hours later, at most the end of the day. */
function later(time: string): string {
  const hour = Math.min(24, Number(time.slice(0, 2)) + 2);
  return `${String(hour).padStart(2, '0')}:${hour === 24 ? '00' : time.slice(3)}`;
}

const boxClass =
  'min-h-10 max-desk:min-h-12 min-w-0 rounded-input border-[1.5px] border-field-line bg-card px-1.5 text-small aria-invalid:border-bad-ink';

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** `lunes` / `Monday`; 1 is Monday. */
export function weekdayName(weekday: number, language: Language): string {
  // 1 January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, weekday, 12));
  return dateFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** Delay after the last change before the preview is fetched, in ms. */
const PAUSE = 400;

interface Working {
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
