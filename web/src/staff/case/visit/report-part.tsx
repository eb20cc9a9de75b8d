import { isClosed } from '@volante/contract/admission/stages.ts';
import type { Case } from '@volante/contract/staff/case.ts';
import type { Report, Visit } from '@volante/contract/staff/visit.ts';
import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useMe } from '../../session/session.ts';
import { ReportForm } from './report-form.tsx';
import { reportTexts } from './report-texts.ts';
import { Reported } from './reported.tsx';

/** The report's form is shown from this time on, in ms before the start; before that it is opened with a button. */
const DUE = 15 * 60_000;

/** The report of the visit, and those of the visits before it. */
export function ReportPart({ one, visit }: { one: Case; visit: Visit }) {
  const t = useText(reportTexts);
  const language = useLanguage();
  const others = one.reports.filter((found) => found.visitId !== visit.id);
  const unreported = isClosed(one.stage) ? [] : others.filter(({ outcome }) => outcome === null);
  const earlier = others.filter(({ outcome }) => outcome !== null);
  const isDue = now().getTime() >= Date.parse(visit.startsAt) - DUE;
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-3">
      {unreported.map((report) => (
        <div key={report.visitId} className="grid gap-3 border-b border-line pb-4">
          <h3 className="font-bold">
            {t.unreported(report.visitDate ? formatLongDate(report.visitDate, language) : '')}
          </h3>
          <OneReport one={one} report={report} start={null} isDue={false} />
        </div>
      ))}
      <h3 className="font-bold">{t.report}</h3>
      {visit.report && <OneReport key={visit.id} one={one} report={visit.report} start={visit} isDue={isDue} />}
      {earlier.length > 0 && (
        <details>
          <summary className="min-h-9 cursor-pointer content-center text-small font-semibold text-ink-2 max-desk:min-h-12">
            {t.earlier} ({earlier.length})
          </summary>
          <ul className="grid gap-4">
            {earlier.map((found) => (
              <li key={found.visitId}>
                <Reported one={one} report={found} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface OneReportProps {
  one: Case;
  report: Report;
  start: Visit | null;
  isDue: boolean;
}

/**
 * A form while it is a draft, then its content. Somebody else's report has to be taken over before writing, so that it
 * isn't changed by accident.
 */
export function OneReport({ one, report, start, isDue }: OneReportProps) {
  const t = useText(reportTexts);
  const { account } = useMe();
  const [begun, setBegun] = useState(false);
  const { revision, outcome, responsible } = report;
  const way = one.reporting[report.visitId] ?? 'own';
  const isDraft = revision > 0;
  if (outcome) return <Reported one={one} report={report} />;
  if (isClosed(one.stage)) return <p className="text-small text-ink-2">{t.notReported}</p>;
  const isWritten = begun || (isDraft && responsible?.id === account.id) || (way === 'own' && (isDue || isDraft));
  if (isWritten) return <ReportForm one={one} start={start} report={report} />;
  return (
    <div className="grid gap-3">
      {isDraft && (
        <>
          <Tag tone="neutral">{t.draft}</Tag>
          <Reported one={one} report={report} />
        </>
      )}
      <div>
        <Button kind="outline" onClick={() => setBegun(true)}>
          {way === 'own' ? t.begin : responsible ? t.takeOverFrom(responsible.name) : t.takeOver}
        </Button>
      </div>
    </div>
  );
}
