import type { CountryCode } from '@volante/contract/country.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import type { Advisor } from '@volante/contract/staff/calendar/advisor-calls.ts';
import { formatLongDate, formatTime } from '@volante/contract/words/day-and-time.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { now } from '../../../lib/clock.ts';
import { type Language, useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { DayField } from '../../controls/day-field.tsx';
import { FailureNotice, showFailure } from '../../controls/failure-notice.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { calendarChanged, visitsQuery } from '../../visits/calendar-data.ts';
import { addWithin, dayOf } from '../../visits/days.ts';
import { VisitActions } from '../../visits/visit-actions.tsx';
import { When } from '../../visits/when.tsx';
import { availabilityTexts } from './texts.ts';

/** Time off that isn't over yet; advisors edit their own, admins everyone's. */
export function TimeOffPart({ advisor, mayChange }: { advisor: Advisor; mayChange: boolean }) {
  const t = useText(availabilityTexts);
  const language = useLanguage();
  const [taken, setTaken] = useState<{ from: string; to: string } | null>(null);
  const { zone, id: advisorId, timeOff } = advisor;
  const said = timeOff.map((item) => ({ ...item, words: sayTimeOff(item, zone, language) }));

  function remove(timeOffId: string): void {
    call('DELETE /advisors/{advisorId}/time-off/{timeOffId}', { params: { advisorId, timeOffId } })
      .then(() => toast.success(t.removed), showFailure)
      .finally(() => {
        setTaken(null);
        calendarChanged();
      });
  }
  return (
    <section aria-labelledby="time-off-title" className="rounded-card border border-line bg-card p-4">
      <h2 id="time-off-title" className="text-big font-bold">
        {t.timeOff}
      </h2>
      <p className="mb-2 text-small text-ink-2">{t.hoursOf(zoneName(zone, language))}</p>
      {timeOff.length === 0 && <p className="text-small text-ink-2">{t.noTimeOff}</p>}
      <ul className="grid gap-1 text-small">
        {said.map(({ id, from, to, words }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <span>{words}</span>
            <Button kind="text" aria-label={t.insideOf(words)} onClick={() => setTaken({ from, to })}>
              {t.showInside}
            </Button>
            {mayChange && (
              <Button kind="text" aria-label={t.removeOff(words)} onClick={() => remove(id)}>
                {t.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && <TakeTimeOff advisorId={advisorId} onTaken={setTaken} />}
      {taken && <VisitsInside advisor={advisor} {...taken} />}
    </section>
  );
}

const noTime = { from: '', fromTime: '', to: '', toTime: '' };
/** A day, or a moment of it; empty without a day. */
const momentOf = (day: string, time: string) => (day && time ? `${day}T${time}` : day);

interface TakeTimeOffProps {
  advisorId: string;
  onTaken(span: { from: string; to: string }): void;
}

function TakeTimeOff({ advisorId, onTaken }: TakeTimeOffProps) {
  const t = useText(availabilityTexts);
  const form = useForm(noTime, (typed) => {
    const [from, to] = [momentOf(typed.from, typed.fromTime), momentOf(typed.to, typed.toTime)];
    return {
      from: !from && t.dayNeeded,
      to: from && (to ? to < from.slice(0, to.length) && t.endsFirst : t.dayNeeded),
    };
  });
  const take = form.sends(async (typed) => {
    try {
      const body = { from: momentOf(typed.from, typed.fromTime), to: momentOf(typed.to, typed.toTime) };
      const { timeOff } = await call('POST /advisors/{advisorId}/time-off', { params: { advisorId }, body });
      toast.success(t.taken);
      form.change(noTime);
      onTaken(timeOff);
    } finally {
      calendarChanged();
    }
  });
  return (
    <form ref={form.ref} onSubmit={take} noValidate className="mt-3">
      <div className="grid gap-x-4 desk:grid-cols-4">
        <DayField
          label={t.from}
          {...form.field('from')}
          onChange={({ target: { value } }) =>
            form.change({ from: value, ...(!form.typed.to && isDate(value) && { to: value }) })
          }
        />
        <TextField type="time" label={t.fromTime} {...form.field('fromTime')} />
        <DayField label={t.to} {...form.field('to')} />
        <TextField type="time" label={t.toTime} {...form.field('toTime')} />
      </div>
      <p className="mb-2 text-small text-ink-2">{t.timeOffLead}</p>
      <FailureNotice error={form.failure} />
      <Button kind="outline" type="submit" busy={form.busy}>
        {t.takeOff}
      </Button>
    </form>
  );
}

/** Visits booked during time off; refetched after each change until none is left. */
function VisitsInside({ advisor, from, to }: { advisor: Advisor; from: string; to: string }) {
  const t = useText(availabilityTexts);
  // If there are more days than one list can have, the first ones are shown.
  const { data } = useQuery(visitsQuery(dayOf(from), addWithin(dayOf(from), dayOf(to))));
  const present = now().toISOString();
  const inside = data?.items
    .filter((visit) => visit.advisor.id === advisor.id && visit.status === 'booked')
    .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from && endsAt > present);
  if (!inside) return null;
  return (
    <div className="mt-3">
      <Notice tone={inside.length > 0 ? 'warn' : 'ok'} live>
        <p>{inside.length > 0 ? t.inside(inside.length) : t.insideNone}</p>
        <ul className="mt-2 grid gap-2">
          {inside.map((visit) => (
            <li key={visit.id} className="flex flex-wrap items-center gap-3">
              <b>
                <When at={visit.startsAt} zones={[visit.zone, advisor.zone]} />
              </b>
              <Link href={`/applications/${visit.applicationId}`} className="underline">
                <span translate="no">{visit.name || t.unnamed}</span>
              </Link>
              <VisitActions country={visit.country as CountryCode} visit={visit} name={visit.name || t.unnamed} />
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** `viernes, 27 de noviembre, 9:00 a.m. – 11:30 a.m.`; whole days are shown as days, including the last one. */
export function sayTimeOff(span: { from: string; to: string }, zone: string, language: Language): string {
  const { from, to } = span;
  const time = (instant: string) => formatTime(instant, zone, language);
  const day = (instant: string | Date) => formatLongDate(dayOf(instant, zone), language);
  const midnight = formatTime('2026-01-01T00:00:00Z', 'UTC', language);
  const isWhole = time(from) === midnight && time(to) === midnight;
  const last = day(isWhole ? new Date(Date.parse(to) - 1) : to);
  const first = day(from);
  if (isWhole) return first === last ? first : `${first} – ${last}`;
  return first === last ? `${first}, ${time(from)} – ${time(to)}` : `${first}, ${time(from)} – ${last}, ${time(to)}`;
}
