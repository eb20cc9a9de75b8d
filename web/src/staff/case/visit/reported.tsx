import { isClosed } from '@volante/contract/admission/stages.ts';
import type { Case } from '@volante/contract/staff/case.ts';
import { hasRole } from '@volante/contract/staff/roles.ts';
import { type Report, type VisitOutcome, visitSteps } from '@volante/contract/staff/visit.ts';
import { useState } from 'react';
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
import { answers } from './draft.ts';
import { keepReport } from './keep-report.ts';
import { PictureTiles } from './report-pictures.tsx';
import { reportTexts } from './report-texts.ts';
import { valueText } from './value-text.ts';

const outcomeTones: Record<VisitOutcome, TagTone> = { passed: 'ok', failed: 'bad', repeat: 'need', no_show: 'need' };

/** A finished report. Reviewers can reopen it while the application isn't decided. */
export function Reported({ one, report }: { one: Case; report: Report }) {
  const t = useText(reportTexts);
  const language = useLanguage();
  const { account } = useMe();
  const [asks, setAsks] = useState(false);
  const facts = answers.map((name): Fact => [t.fields[name], <Words key={name} text={valueText(report, name, t)} />]);
  const mayReopen =
    report.outcome !== null &&
    hasRole(account.role, 'reviewer') &&
    !isClosed(one.stage) &&
    one.visit?.id === report.visitId;
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
      <PictureTiles applicationId={one.applicationId} images={report.images} />
      {asks && <Reopen applicationId={one.applicationId} report={report} onClose={() => setAsks(false)} />}
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
