import { isClosed } from '@volante/contract/admission/closing.ts';
import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { type Report, type Visit, type VisitOutcome, visitSteps } from '@volante/contract/staff/visit.ts';
import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag, type TagTone } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { ReasonDialog } from '../../controls/form/form-dialog.tsx';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { showMoment } from '../../words/moments.ts';
import { type Fact, Facts } from '../section.tsx';
import { answers, valueText } from './draft.ts';
import { ReportForm } from './report-form.tsx';
import { PictureTiles } from './report-pictures.tsx';
import { reportTexts } from './report-texts.ts';
import { keepReport } from './use-report.ts';

/** The report's form is shown from this time on, in ms before the start; before that it is opened with a button. */
const DUE = 15 * 60_000;

/** The report of the visit, and those of the visits before it. */
export function ReportPart({ application, visit }: { application: StaffApplication; visit: Visit }) {
  const t = useText(reportTexts);
  const language = useLanguage();
  const others = application.reports.filter((found) => found.visitId !== visit.id);
  const unreported = isClosed(application) ? [] : others.filter(({ outcome }) => outcome === null);
  const earlier = others.filter(({ outcome }) => outcome !== null);
  const isDue = now().getTime() >= Date.parse(visit.startsAt) - DUE;
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-3">
      {unreported.map((report) => (
        <div key={report.visitId} className="grid gap-3 border-b border-line pb-4">
          <h3 className="font-bold">
            {t.unreported(report.visitDate ? formatLongDate(report.visitDate, language) : '')}
          </h3>
          <OneReport application={application} report={report} start={null} isDue={false} />
        </div>
      ))}
      <h3 className="font-bold">{t.report}</h3>
      {visit.report && (
        <OneReport key={visit.id} application={application} report={visit.report} start={visit} isDue={isDue} />
      )}
      {earlier.length > 0 && (
        <details>
          <summary className="min-h-9 cursor-pointer content-center text-small font-semibold text-ink-2 max-desk:min-h-12">
            {t.earlier} ({earlier.length})
          </summary>
          <ul className="grid gap-4">
            {earlier.map((found) => (
              <li key={found.visitId}>
                <Reported application={application} report={found} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface OneReportProps {
  application: StaffApplication;
  report: Report;
  start: Visit | null;
  isDue: boolean;
}

/**
 * A form while it is a draft, then its content. Somebody else's report has to be taken over before writing, so that it
 * isn't changed by accident.
 */
export function OneReport({ application, report, start, isDue }: OneReportProps) {
  const t = useText(reportTexts);
  const { account } = useMe();
  const [begun, setBegun] = useState(false);
  const { revision, outcome, responsible } = report;
  const way = application.reporting[report.visitId] ?? 'own';
  const isDraft = revision > 0;
  if (outcome) return <Reported application={application} report={report} />;
  if (isClosed(application)) return <p className="text-small text-ink-2">{t.notReported}</p>;
  const isWritten = begun || (isDraft && responsible?.id === account.id) || (way === 'own' && (isDue || isDraft));
  if (isWritten) return <ReportForm application={application} start={start} report={report} />;
  return (
    <div className="grid gap-3">
      {isDraft && (
        <>
          <Tag tone="neutral">{t.draft}</Tag>
          <Reported application={application} report={report} />
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

const outcomeTones: Record<VisitOutcome, TagTone> = { passed: 'ok', failed: 'bad', repeat: 'need', no_show: 'need' };

/** A finished report. Reviewers can reopen it while the application isn't decided. */
function Reported({ application, report }: { application: StaffApplication; report: Report }) {
  const t = useText(reportTexts);
  const language = useLanguage();
  const { account } = useMe();
  const [asks, setAsks] = useState(false);
  const facts = answers.map((name): Fact => [t.fields[name], <Words key={name} text={valueText(report, name, t)} />]);
  const mayReopen =
    report.outcome !== null &&
    may(account, 'decide') &&
    !isClosed(application) &&
    application.visit?.id === report.visitId;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-small">
        {report.outcome && <Tag tone={outcomeTones[report.outcome]}>{t.outcomes[report.outcome]}</Tag>}
        <span className="text-ink-2">
          {t.by(report.responsible?.name ?? '', showMoment(report.updatedAt, language))}
        </span>
        {mayReopen && (
          <Button kind="text" onClick={() => setAsks(true)}>
            {t.reopen}
          </Button>
        )}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
        {visitSteps.map((step) => (
          <li key={step}>
            {t.stepNames[step]}: <b>{t.stepStates[report.homeVisitStepsStatus[step] ?? 'todo']}</b>
          </li>
        ))}
      </ul>
      <Facts facts={facts} none={t.empty} />
      <PictureTiles applicationId={application.applicationId} images={report.images} />
      {asks && <Reopen applicationId={application.applicationId} report={report} onClose={() => setAsks(false)} />}
    </div>
  );
}

function Words({ text }: { text: string }) {
  const t = useText(reportTexts);
  if (text === '') return <span className="font-normal text-ink-2">{t.empty}</span>;
  return <span className="whitespace-pre-wrap">{text}</span>;
}

interface ReopenProps {
  applicationId: string;
  report: Report;
  onClose(): void;
}

function Reopen({ applicationId, report: { visitId }, onClose }: ReopenProps) {
  const t = useText(reportTexts);
  async function reopen(reason: string): Promise<void> {
    const opened = await call('POST /visits/{visitId}/report/reopen', { params: { visitId }, body: { reason } });
    toast.success(t.reopened);
    onClose();
    await keepReport(applicationId, opened);
  }
  return (
    <ReasonDialog
      title={t.reopenTitle}
      lead={<p className="mb-3 text-small text-ink-2">{t.reopenLead}</p>}
      texts={{ reason: t.reopenReason, short: t.reopenShort, send: t.reopen, leave: t.back }}
      onSend={reopen}
      onClose={onClose}
    />
  );
}
