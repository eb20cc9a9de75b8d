import { addDays, isDate } from '@volante/contract/fields/dates.ts';
import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { Link, useLocation, useSearch } from 'wouter';
import { ownZone } from '../../lib/clock.ts';
import { useLanguage } from '../../lib/language.ts';
import { keepPreviousData, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { useWide } from '../../lib/wide.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DayButton } from '../controls/day-button.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { Choices, MenuButton } from '../controls/menu.tsx';
import { useMe } from '../session/session.ts';
import { advisorsQuery, visitsQuery } from '../visits/calendar-data.ts';
import { dayOf, mondayOf, today } from '../visits/days.ts';
import { DayNotes } from './day-notes.tsx';
import { TeamDay } from './team-day.tsx';
import { calendarTexts } from './texts.ts';
import { DayList } from './visit-card.tsx';
import { VisitChanges } from './visit-changes.tsx';
import { WeekView } from './week-view.tsx';

const views = ['list', 'day', 'week'] as const;
type ViewName = (typeof views)[number];

/** The calendar's view, kept in the address. */
interface CalendarView {
  view: ViewName;
  day: string;
  /** `me`, `all` or the id of an advisor. */
  who: string;
}

/** On a phone the list of the day comes first. */
function useCalendarView(isAdvisor: boolean): [CalendarView, (change: Partial<CalendarView>) => void] {
  const isWide = useWide();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const day = query.get('day') ?? '';
  const shown: CalendarView = {
    view: views.find((view) => view === query.get('view')) ?? (isWide ? 'week' : 'list'),
    day: isDate(day) ? day : today(),
    who: query.get('who') ?? (isAdvisor ? 'me' : 'all'),
  };
  function change(part: Partial<CalendarView>): void {
    for (const [name, value] of Object.entries(part)) query.set(name, value);
    navigate(`/calendar?${query}`, { replace: true });
  }
  return [shown, change];
}

/** The visits of a day or a week, of oneself or of the team, on this computer's clock. */
export function CalendarPage() {
  const t = useText(calendarTexts);
  const language = useLanguage();
  const { account } = useMe();
  const advisors = useQuery(advisorsQuery());
  const everybody = advisors.data?.items ?? [];
  const me = everybody.find(({ accountId }) => accountId === account.id);
  const [{ view, day, who }, change] = useCalendarView(me !== undefined);
  const isWeek = view === 'week';
  const first = isWeek ? mondayOf(day) : day;
  const last = isWeek ? addDays(first, 6) : day;
  const visits = useQuery({ ...visitsQuery(first, last), placeholderData: keepPreviousData });
  useWindowTitle(t.title);

  const wanted = who === 'all' ? null : who === 'me' ? (me?.id ?? null) : who;
  const isWanted = (id: string) => wanted === null || id === wanted;
  const shownAdvisors = everybody.filter(({ id }) => isWanted(id));
  const items = (visits.data?.items ?? []).filter(({ advisor }) => isWanted(advisor.id));
  const holds = (visits.data?.holds ?? []).filter(({ advisorId }) => isWanted(advisorId));
  const zones = new Map(everybody.map(({ id, zone }) => [id, zone]));
  const error = advisors.error ?? visits.error;
  const people = [
    ...(me ? [{ value: 'me', label: t.me }] : []),
    { value: 'all', label: t.all },
    ...everybody.filter(({ id }) => id !== me?.id).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const heading = isWeek
    ? `${formatLongDate(first, language)} – ${formatLongDate(last, language)}`
    : formatLongDate(day, language);
  return (
    <main className="mx-auto max-w-[1600px] px-4 py-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-extrabold">{t.title}</h1>
        <Link href="/calendar/availability" className={buttonClass('outline')}>
          <Icon name="clock" size={18} />
          {t.availability}
        </Link>
      </div>
      <ViewBar shown={{ view, day, who }} people={people} onChange={change} />
      <h2 aria-live="polite" className="mb-2 font-bold">
        {!isWeek && day === today() ? `${heading} (${t.isToday})` : heading}
      </h2>
      <p className="mb-3 text-small text-ink-2">{t.zoneHere(zoneName(ownZone(), language))}</p>
      {me && <VisitChanges />}
      {error && (
        <FailureNotice error={error} onAgain={() => void Promise.all([advisors.refetch(), visits.refetch()])} />
      )}
      {!visits.data || !advisors.data ? (
        !error && <Skeleton className="h-96" label={t.loading} />
      ) : view === 'list' ? (
        <>
          <DayNotes day={day} advisors={shownAdvisors} />
          <DayList visits={items.filter(({ startsAt }) => dayOf(startsAt) === day)} zones={zones} />
        </>
      ) : isWeek ? (
        <WeekView
          day={day}
          visits={items}
          holds={holds}
          advisors={shownAdvisors}
          zones={zones}
          onDay={(item) => change({ day: item, view: 'day' })}
        />
      ) : (
        <TeamDay day={day} visits={items} holds={holds} advisors={shownAdvisors} />
      )}
    </main>
  );
}

interface ViewBarProps {
  shown: CalendarView;
  people: { value: string; label: string }[];
  onChange(change: Partial<CalendarView>): void;
}

/** Chooses the day, the view, and whose visits are shown. */
function ViewBar({ shown: { view, day, who }, people, onChange }: ViewBarProps) {
  const t = useText(calendarTexts);
  const step = view === 'week' ? 7 : 1;
  const chooseWho = ([next = 'all']: string[]) => onChange({ who: next });
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <Button kind="outline" aria-label={t.before} onClick={() => onChange({ day: addDays(day, -step) })}>
        <Icon name="back" size={16} />
      </Button>
      <Button kind="outline" onClick={() => onChange({ day: today() })}>
        {t.today}
      </Button>
      <Button kind="outline" aria-label={t.after} onClick={() => onChange({ day: addDays(day, step) })}>
        <Icon name="next" size={16} />
      </Button>
      <DayButton label={t.day} day={day} onChoose={(chosen) => onChange({ day: chosen })} />
      <MenuButton
        label={t.view}
        content={
          <Choices
            title={t.view}
            options={views.map((value) => ({ value, label: t.views[value] }))}
            chosen={[view]}
            onChoose={([next]) => onChange({ view: views.find((view) => view === next) ?? view })}
          />
        }
      >
        <span>
          <span className="max-desk:sr-only">{t.view}: </span>
          {t.views[view]}
        </span>
      </MenuButton>
      <MenuButton
        label={t.who}
        content={<Choices title={t.who} options={people} chosen={[who]} onChoose={chooseWho} />}
      >
        {people.find(({ value }) => value === who)?.label ?? t.all}
      </MenuButton>
    </div>
  );
}
