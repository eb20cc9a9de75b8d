import type { Advisor } from '@volante/contract/staff/calendar/advisor-calls.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { formatSpan, formatTime } from '@volante/contract/words/day-and-time.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { useWindowTitle } from '../../../lib/window-title.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { useMe } from '../../session/session.ts';
import { advisorsQuery } from '../../visits/calendar-data.ts';
import { AdvisorForm } from './advisor-form.tsx';
import { CalendarAddress } from './calendar-address.tsx';
import { HolidaysPart } from './holidays-part.tsx';
import { weekdayName, weekdays } from './hours-editor.tsx';
import { availabilityTexts } from './texts.ts';
import { TimeOffPart } from './time-off-part.tsx';

/** Advisors' hours, edited by admins, and time off, also edited by the advisor. */
export function AvailabilityPage() {
  const t = useText(availabilityTexts);
  const { account } = useMe();
  const isAdmin = may(account, 'administer');
  const { data, error, refetch } = useQuery(advisorsQuery());
  const [chosen, setChosen] = useState<string | null>(null);
  // Counts refetches, so that a form starts from fresh data.
  const [begun, setBegun] = useState(0);
  useWindowTitle(t.title);

  const advisors = data?.items ?? [];
  const own = advisors.find(({ accountId }) => accountId === account.id);
  const shown = chosen === 'new' ? null : (advisors.find(({ id }) => id === chosen) ?? own ?? advisors[0] ?? null);
  const showNew = () => void refetch().then(() => setBegun((times) => times + 1));
  return (
    <main className="mx-auto max-w-[1200px] px-4 py-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-extrabold">{t.title}</h1>
        <Link href="/calendar" className={buttonClass('outline')}>
          <Icon name="calendar" size={18} />
          {t.calendar}
        </Link>
      </div>
      {error && <FailureNotice error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton className="h-96" label={t.loading} />}
      {data && (
        <div className="grid items-start gap-4 wide:grid-cols-[240px_minmax(0,1fr)]">
          <nav aria-label={t.advisors} className="flex flex-wrap gap-2 wide:grid">
            {advisors.map((advisor) => (
              <Button
                key={advisor.id}
                aria-current={shown?.id === advisor.id ? 'true' : undefined}
                kind={shown?.id === advisor.id ? 'chosen' : 'outline'}
                className="wide:justify-start"
                onClick={() => setChosen(advisor.id)}
              >
                <span translate="no">{advisor.name}</span>
                {!advisor.active && <span className="font-normal text-ink-2">({t.inactive})</span>}
              </Button>
            ))}
            {isAdmin && (
              <Button
                kind="text"
                className="wide:justify-start"
                icon={<Icon name="plus" size={16} />}
                onClick={() => setChosen('new')}
              >
                {t.add}
              </Button>
            )}
          </nav>
          <div className="grid min-w-0 gap-4">
            {shown === null && chosen !== 'new' && <p>{isAdmin ? t.none : t.noneForYou}</p>}
            {(shown || chosen === 'new') && (
              <section aria-labelledby="advisor-title" className="rounded-card border border-line bg-card p-4">
                <h2 id="advisor-title" className="mb-3 text-big font-bold">
                  {shown?.name ?? t.newAdvisor}
                </h2>
                {isAdmin ? (
                  <AdvisorForm
                    key={`${shown?.id ?? 'new'} ${begun}`}
                    advisor={shown}
                    onSaved={(saved: Advisor) => {
                      setChosen(saved.id);
                      showNew();
                    }}
                    onShowNew={showNew}
                  />
                ) : (
                  shown && <HoursShown advisor={shown} />
                )}
              </section>
            )}
            {shown && (
              <TimeOffPart key={shown.id} advisor={shown} mayChange={isAdmin || shown.accountId === account.id} />
            )}
            {shown && (isAdmin || shown.accountId === account.id) && (
              <CalendarAddress key={`${shown.id} address`} advisor={shown} />
            )}
            <HolidaysPart key={shown?.holidays ?? 'MX'} start={shown?.holidays ?? 'MX'} mayChange={isAdmin} />
          </div>
        </div>
      )}
    </main>
  );
}

/** The weekly hours, read-only. */
function HoursShown({ advisor: { hours, zone } }: { advisor: Advisor }) {
  const t = useText(availabilityTexts);
  const language = useLanguage();
  const say = (time: string) => formatTime(`2026-01-01T${time}:00Z`, 'UTC', language);
  return (
    <>
      <h3 className="font-bold">{t.hours}</h3>
      <p className="mb-2 text-small text-ink-2">{t.hoursOf(zoneName(zone, language))}</p>
      <dl className="grid max-w-[420px] grid-cols-[110px_1fr] gap-y-1 text-small">
        {weekdays.map((weekday) => {
          const rows = hours.filter((row) => row.weekday === weekday);
          return (
            <div key={weekday} className="contents">
              <dt className="first-letter:uppercase">{weekdayName(weekday, language)}</dt>
              <dd>{rows.map(({ starts, ends }) => formatSpan(say(starts), say(ends))).join(', ') || t.dayOff}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
