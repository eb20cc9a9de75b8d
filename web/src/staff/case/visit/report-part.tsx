import { isClosed } from '@volante/contract/admission/stages.ts';
import type { Case } from '@volante/contract/staff/case.ts';
import type { Visit } from '@volante/contract/staff/visit.ts';
import { useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { useText } from '../../../lib/text.ts';
import { Press } from '../../controls/press.tsx';
import { ReportForm } from './report-form.tsx';
import { reportTexts } from './report-texts.ts';
import { Reported } from './reported.tsx';

/** A report is asked for from then on, in ms before the start; earlier it is begun by hand. */
const DUE = 15 * 60_000;

/** The report of the visit: a form while it is a draft, then what it says. */
export function ReportPart({ one, visit }: { one: Case; visit: Visit }) {
  const t = useText(reportTexts);
  const [begun, setBegun] = useState(false);
  const { report } = visit;
  const earlier = one.reports.filter((found) => found.visitId !== visit.id && found.outcome !== null);
  const isDue = now().getTime() >= Date.parse(visit.startsAt) - DUE || (report?.revision ?? 0) > 0;
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-3">
      <h3 className="font-bold">{t.report}</h3>
      {report?.outcome && <Reported one={one} report={report} />}
      {report && !report.outcome && isClosed(one.stage) && <p className="text-small text-ink-2">{t.notReported}</p>}
      {report && !report.outcome && !isClosed(one.stage) && (isDue || begun) && (
        <ReportForm key={visit.id} one={one} visit={visit} report={report} />
      )}
      {report && !report.outcome && !isClosed(one.stage) && !isDue && !begun && (
        <div>
          <Press onClick={() => setBegun(true)}>{t.begin}</Press>
        </div>
      )}
      {earlier.length > 0 && (
        <details>
          <summary className="min-h-9 cursor-pointer text-small font-semibold text-ink-2">
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
