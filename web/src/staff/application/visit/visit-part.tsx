import { isClosed } from '@volante/contract/admission/closing.ts';
import type { StaffApplication } from '@volante/contract/staff/application.ts';
import type { Report } from '@volante/contract/staff/visit.ts';
import { formatLongDate, formatTime } from '@volante/contract/words/day-and-time.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { now } from '../../../lib/clock.ts';
import { type Language, useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { AttendanceLine, RehearsalLine } from '../../visits/attendance.tsx';
import { dayOf } from '../../visits/days.ts';
import { PlaceVisit } from '../../visits/place-visit.tsx';
import { visitTexts } from '../../visits/texts.ts';
import { VisitActions } from '../../visits/visit-actions.tsx';
import { showMoment } from '../../words/moments.ts';
import { type Fact, Facts, Section } from '../section.tsx';
import { applicationTexts } from '../texts.ts';
import { ReportPart } from './report-part.tsx';
import { reportTexts } from './report-texts.ts';

/** The video call, at the time of the place where it was booked. */
export function VisitPart({ application }: { application: StaffApplication }) {
  const t = useText(applicationTexts);
  const language = useLanguage();
  const texts = useText(visitTexts);
  const names = t.visitFields;
  const { visit } = application;
  if (!visit)
    return (
      <Section id="visit" title={t.partNames.visit} aside={<BookVisit application={application} />}>
        <p className="text-small text-ink-2">{t.noVisit}</p>
      </Section>
    );
  const day = dayOf(visit.startsAt, visit.zone);
  const time = formatTime(visit.startsAt, visit.zone, language);
  const isOver = visit.status !== 'booked' || Date.parse(visit.endsAt) <= now().getTime();
  const facts: Fact[] = [
    [names.when, `${formatLongDate(day, language)}, ${time} (${zoneName(visit.zone, language)})`],
    [names.advisor, visit.advisor.name],
    [names.status, t.visitStatus[visit.status]],
    [names.moved, String(visit.rescheduleCount)],
  ];
  return (
    <Section
      id="visit"
      title={t.partNames.visit}
      done={reportedAs(visit.report, language)}
      aside={
        <div className="flex flex-wrap gap-2">
          {!isClosed(application) && visit.report && visit.report.outcome === null && (
            <Link href={`/applications/${application.applicationId}/visit`} className={buttonClass('outline')}>
              {texts.hold}
            </Link>
          )}
          {visit.meetingLink && (
            <a href={visit.meetingLink} target="_blank" rel="noopener noreferrer" className={buttonClass('outline')}>
              {t.join}
            </a>
          )}
          {!isClosed(application) && (
            <VisitActions
              country={application.country}
              visit={visit}
              name={application.contact.firstName || t.unnamed}
            />
          )}
          {isOver && <BookVisit application={application} />}
        </div>
      }
    >
      <AttendanceLine visit={visit} />
      <Facts facts={facts} none={t.notGiven} />
      {visit.status === 'booked' && <RehearsalLine visit={visit} />}
      <ReportPart application={application} visit={visit} />
    </Section>
  );
}

/** How it went, who reported it, and when; null before that. */
function reportedAs(report: Report | null, language: Language): string | null {
  if (!report?.outcome) return null;
  const { outcome, responsible, updatedAt } = report;
  const parts = [reportTexts[language].outcomes[outcome], responsible?.name ?? '', showMoment(updatedAt, language)];
  return parts.filter(Boolean).join(' · ');
}

/** Books a visit for the driver; not available after a decision. */
function BookVisit({ application }: { application: StaffApplication }) {
  const t = useText(visitTexts);
  const [asks, setAsks] = useState(false);
  if (isClosed(application)) return null;
  return (
    <>
      <Button kind="outline" onClick={() => setAsks(true)}>
        {t.book}
      </Button>
      {asks && (
        <PlaceVisit
          country={application.country}
          applicationId={application.applicationId}
          zone={application.zone}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
