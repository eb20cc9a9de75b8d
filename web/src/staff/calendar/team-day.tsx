import { useQueries } from '@tanstack/react-query';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { Advisor } from '@volante/contract/staff/calendar/advisor-calls.ts';
import type { TeamSlot } from '@volante/contract/staff/calendar/slots.ts';
import type { Hold, ListedVisit } from '@volante/contract/staff/calendar/visit-calls.ts';
import type { Row } from '@volante/contract/staff/queue-row.ts';
import { formatLongDate, formatTime } from '@volante/contract/words/day-and-time.ts';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ownZone } from '../../lib/clock.ts';
import { useLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { call } from '../session/call.ts';
import { useCountries } from '../session/countries.ts';
import { AttendanceTag } from '../visits/attendance.tsx';
import { slotsQuery } from '../visits/calendar-data.ts';
import { dayOf } from '../visits/days.ts';
import { PlaceVisit } from '../visits/place-visit.tsx';
import { When } from '../visits/when.tsx';
import { WhyNothing } from '../visits/why-nothing.tsx';
import { DayNotes } from './day-notes.tsx';
import { calendarTexts } from './texts.ts';

const SLOT = 30 * 60_000;

interface TeamDayProps {
  day: string;
  visits: readonly ListedVisit[];
  holds: readonly Hold[];
  advisors: readonly Advisor[];
}

/** A day by half hours, with a column for each advisor; a free half hour is booked from here. */
export function TeamDay({ day, visits, holds, advisors }: TeamDayProps) {
  const t = useText(calendarTexts);
  const language = useLanguage();
  const [booking, setBooking] = useState<{ slot: TeamSlot; advisor: Advisor } | null>(null);
  // An advisor may visit several countries, and their days are not this computer's.
  const queries = useCountries().map((country) => slotsQuery(country, addDays(day, -1), 3));
  const perCountry = useQueries({ queries }, queryClient());
  const slots = perCountry.flatMap(({ data }) => data?.slots ?? []).filter(({ startTime }) => dayOf(startTime) === day);
  const own = visits.filter(({ startsAt, status }) => dayOf(startsAt) === day && status !== 'cancelled');
  const held = holds.filter(({ startsAt }) => dayOf(startsAt) === day);
  const starts = [...slots.map(({ startTime }) => startTime), ...[...own, ...held].map(({ startsAt }) => startsAt)];
  const times = starts.map((at) => Math.floor(Date.parse(at) / SLOT) * SLOT);
  const rows: number[] = [];
  for (let at = Math.min(...times); at <= Math.max(...times); at += SLOT) rows.push(at);
  const shown = advisors.filter(({ active, id }) => active || own.some(({ advisor }) => advisor.id === id));
  const isAt = (at: number, instant: string) => Math.floor(Date.parse(instant) / SLOT) * SLOT === at;

  function cell(at: number, advisor: Advisor) {
    const visit = own.find((item) => item.advisor.id === advisor.id && isAt(at, item.startsAt));
    if (visit)
      return (
        <Link
          href={`/applications/${visit.applicationId}`}
          className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 rounded-input bg-brand-soft px-2 font-semibold text-brand-ink underline wrap-anywhere max-desk:min-h-12"
        >
          <span translate="no">{visit.name || t.unnamed}</span> <AttendanceTag visit={visit} />
        </Link>
      );
    if (held.some((item) => item.advisorId === advisor.id && isAt(at, item.startsAt)))
      return <span className="block px-2 py-1">{t.held}</span>;
    const slot = slots.find((slot) => isAt(at, slot.startTime) && slot.advisors.some(({ id }) => id === advisor.id));
    if (slot)
      return (
        <button
          type="button"
          className="min-h-8 w-full rounded-input bg-ok-soft max-desk:min-h-12 px-2 text-left text-ok-ink hover:outline-2 hover:outline-ok-line"
          aria-label={t.bookFree(advisor.name, formatTime(at, ownZone(), language))}
          onClick={() => setBooking({ slot, advisor })}
        >
          {t.free}
        </button>
      );
    const isAway = advisor.timeOff.some(({ from, to }) => Date.parse(from) < at + SLOT && Date.parse(to) > at);
    return <span className="block px-2 py-1 text-ink-2">{isAway ? t.away : '—'}</span>;
  }
  return (
    <>
      <DayNotes day={day} advisors={advisors} />
      {rows.length === 0 || shown.length === 0 ? (
        <p className="py-6 text-ink-2">{t.nothingToShow}</p>
      ) : (
        <section
          aria-label={t.teamDay(formatLongDate(day, language))}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an element that scrolls sideways needs the keyboard, too.
          tabIndex={0}
          className="mb-3 overflow-x-auto rounded-card border border-line bg-card"
        >
          <table className="w-full border-collapse text-small">
            <caption className="sr-only">{t.teamDay(formatLongDate(day, language))}</caption>
            <thead>
              <tr className="border-b border-line text-left">
                <th scope="col" className="w-px px-3 py-2">
                  {t.time}
                </th>
                {shown.map(({ id, name }) => (
                  <th key={id} scope="col" className="min-w-32 px-3 py-2 wrap-anywhere">
                    <span translate="no">{name}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((at) => (
                <tr key={at} className="border-b border-line align-top">
                  <th scope="row" className="px-3 py-1.5 text-left font-semibold whitespace-nowrap">
                    <When
                      at={new Date(at).toISOString()}
                      zones={[ownZone(), ...shown.map(({ zone }) => zone)]}
                      timeOnly
                    />
                  </th>
                  {shown.map((advisor) => (
                    <td key={advisor.id} className="px-1.5 py-1">
                      {cell(at, advisor)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <div className="max-w-[560px]">
        <WhyNothing />
      </div>
      {booking && <BookAt {...booking} onClose={() => setBooking(null)} />}
    </>
  );
}

/** Delay after the last key press before the search is sent, in ms. */
const PAUSE = 250;
const MOST = 8;

interface BookAtProps {
  slot: TeamSlot;
  advisor: Pick<Advisor, 'id' | 'name' | 'zone'>;
  onClose(): void;
}

/** Books a free half hour: choose the application, then confirm. */
function BookAt({ slot, advisor, onClose }: BookAtProps) {
  const t = useText(calendarTexts);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly Row[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [chosen, setChosen] = useState<Row | null>(null);
  const q = typed.trim();
  useEffect(() => {
    if (q === '') return setFound(null);
    const left = new AbortController();
    const timer = setTimeout(() => {
      call('POST /applications/search', { body: { q, limit: MOST }, signal: left.signal }).then(
        ({ items }) => setFound(items),
        (error) => !left.signal.aborted && setFailure(error),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [q]);
  if (chosen)
    return (
      <PlaceVisit
        country={chosen.country}
        applicationId={chosen.applicationId}
        zone={chosen.zone}
        start={{ slot, advisorId: advisor.id }}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={t.chooseDriver} onClose={onClose}>
      <p className="mb-3 font-semibold">
        <When at={slot.startTime} zones={[advisor.zone]} />{' '}
        <span>
          · <span translate="no">{advisor.name}</span>
        </span>
      </p>
      <TextField
        label={t.searchDriver}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FailureNotice error={failure} />
      <div role="status" className="mb-3">
        {found && found.length > 0 && (
          <ul className="grid gap-1.5">
            {found.map((row) => (
              <li key={row.applicationId}>
                <Button kind="outline" className="w-full justify-start" onClick={() => setChosen(row)}>
                  <span translate="no" className="text-left">
                    {row.name || t.unnamed}
                  </span>{' '}
                  <span translate="no" className="font-mono font-normal whitespace-nowrap">
                    {row.reference}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {found?.length === 0 && <p className="text-small text-ink-2">{t.noneFound}</p>}
      </div>
      <Button kind="outline" onClick={onClose}>
        {t.back}
      </Button>
    </Dialog>
  );
}
