import type { CountryCode } from '@volante/contract/country.ts';
import type { ListedVisit } from '@volante/contract/staff/calendar/visit-calls.ts';
import { Link } from 'wouter';
import { now } from '../../lib/clock.ts';
import { useText } from '../../lib/text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { PhoneWays } from '../controls/phone-ways.tsx';
import { AttendanceTag } from '../visits/attendance.tsx';
import { visitTexts } from '../visits/texts.ts';
import { VisitActions } from '../visits/visit-actions.tsx';
import { When } from '../visits/when.tsx';
import { calendarTexts } from './texts.ts';

interface VisitCardProps {
  visit: ListedVisit;
  /** The advisor's time zone, shown beside this computer's if it differs. */
  advisorZone: string | undefined;
}

/** One visit with the actions of the day: join, call, write, change. */
export function VisitCard({ visit, advisorZone }: VisitCardProps) {
  const t = useText(calendarTexts);
  const words = useText(visitTexts);
  const name = visit.name || t.unnamed;
  const isAhead = visit.status === 'booked' && Date.parse(visit.endsAt) > now().getTime();
  return (
    <li className="rounded-card border border-line bg-card px-4 py-3 text-small">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-base font-bold">
          <When at={visit.startsAt} zones={[visit.zone, advisorZone ?? visit.zone]} timeOnly />
        </h3>
        <div className="flex flex-wrap gap-1.5">
          <AttendanceTag visit={visit} />
          <VisitState visit={visit} />
        </div>
      </div>
      <p className="mt-1 text-base wrap-anywhere">
        <Link href={`/applications/${visit.applicationId}`} className="font-semibold underline">
          <span translate="no">{name}</span>
        </Link>{' '}
        <span translate="no" className="font-mono text-small text-ink-2">
          {visit.reference}
        </span>
      </p>
      <p translate="no" className="text-ink-2">
        {visit.advisor.name}
      </p>
      {isAhead && (
        <div className="mt-2 flex flex-wrap gap-2 max-desk:*:flex-auto">
          <Link
            href={`/applications/${visit.applicationId}/visit`}
            aria-label={words.holdOf(name)}
            className={buttonClass('solid')}
          >
            {words.hold}
          </Link>
          {visit.meetingLink && (
            <a
              href={visit.meetingLink}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t.joinOf(name)}
              className={buttonClass('outline')}
            >
              <Icon name="camera" size={18} />
              {t.join}
            </a>
          )}
          <PhoneWays phone={visit.phone} labels={{ call: t.callOf(name), whatsApp: t.whatsappOf(name) }} />
          <VisitActions country={visit.country as CountryCode} visit={visit} name={name} />
        </div>
      )}
      {isUnreported(visit) && (
        <p className="mt-2">
          <Link
            href={`/applications/${visit.applicationId}/visit`}
            aria-label={t.reportOf(name)}
            className={buttonClass('outline')}
          >
            {t.report}
          </Link>
        </p>
      )}
    </li>
  );
}

/** Upcoming, so its state needs no label. */
export function isPlainlyAhead({ status, startsAt }: ListedVisit): boolean {
  return status === 'booked' && Date.parse(startsAt) > now().getTime();
}

/** Its time is over and it has no report. */
function isUnreported({ status, endsAt, report }: ListedVisit): boolean {
  return status !== 'cancelled' && !report?.outcome && Date.parse(endsAt) <= now().getTime();
}

export function VisitState({ visit }: { visit: ListedVisit }) {
  const t = useText(calendarTexts);
  const at = now().getTime();
  if (visit.status === 'cancelled') return <Tag tone="neutral">{t.status.cancelled}</Tag>;
  if (visit.report?.outcome) return <Tag tone="ok">{t.reported}</Tag>;
  if (isUnreported(visit)) return <Tag tone="need">{t.unreported}</Tag>;
  if (Date.parse(visit.startsAt) <= at) return <Tag tone="ok">{t.now}</Tag>;
  return <Tag tone="neutral">{t.status[visit.status]}</Tag>;
}

interface DayListProps {
  visits: readonly ListedVisit[];
  zones: ReadonlyMap<string, string>;
}

/** The visits of a day as a list, for phones and for working through the day. */
export function DayList({ visits, zones }: DayListProps) {
  const t = useText(calendarTexts);
  if (visits.length === 0) return <p className="py-6 text-ink-2">{t.noneOnDay}</p>;
  return (
    <ul className="grid max-w-[720px] grid-cols-1 gap-2">
      {visits.map((visit) => (
        <VisitCard key={visit.id} visit={visit} advisorZone={zones.get(visit.advisor.id)} />
      ))}
    </ul>
  );
}
