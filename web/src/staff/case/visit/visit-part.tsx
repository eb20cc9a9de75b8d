import type { Case } from '@volante/contract/staff/case.ts';
import { formatLongDate, formatTime } from '@volante/contract/words/day-and-time.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { pressClass } from '../../controls/press.tsx';
import { type Fact, Facts, Section } from '../section.tsx';
import { caseTexts } from '../texts.ts';
import { ReportPart } from './report-part.tsx';

/** The video call, at the time of the place where it was booked. */
export function VisitPart({ one }: { one: Case }) {
  const t = useText(caseTexts);
  const language = useLanguage();
  const names = t.visitFields;
  const { visit } = one;
  if (!visit)
    return (
      <Section id="visit" title={t.partNames.visit}>
        <p className="text-small text-ink-2">{t.noVisit}</p>
      </Section>
    );
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: visit.zone }).format(new Date(visit.startsAt));
  const time = formatTime(visit.startsAt, visit.zone, language);
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
      aside={
        visit.meetingLink && (
          <a href={visit.meetingLink} target="_blank" rel="noopener noreferrer" className={pressClass('outline')}>
            {t.join}
          </a>
        )
      }
    >
      <Facts facts={facts} none={t.notGiven} />
      <ReportPart one={one} visit={visit} />
    </Section>
  );
}
