import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { gapsInReport, noShowFrom, type ReportGap } from '@volante/contract/staff/report/report-rules.ts';
import { type Visit, type VisitOutcome, type VisitStep, visitOutcomes } from '@volante/contract/staff/visit.ts';
import { useId, useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { now } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FailureNotice, showFailure } from '../../controls/failure-notice.tsx';
import { useSending } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { showTimeIn } from '../../words/moments.ts';
import { fieldId, valueText } from './draft.ts';
import { reportTexts } from './report-texts.ts';
import { keepReport, type useReport } from './use-report.ts';

interface FinishReportProps {
  application: StaffApplication;
  start: Pick<Visit, 'startsAt' | 'zone' | 'attendance'> | null;
  writing: ReturnType<typeof useReport>;
}

/** The outcome, and the fields still missing for it. */
export function FinishReport({ application, start, writing }: FinishReportProps) {
  const t = useText(reportTexts);
  const language = useLanguage();
  const [outcome, setOutcome] = useState<VisitOutcome | null>(null);
  const [tried, setTried] = useState(false);
  const [asks, setAsks] = useState(false);
  const [busy, run] = useBusy(showFailure);
  const { visitId } = writing.seen;
  const from = start && noShowFrom(start);
  const missing: (readonly [path: string, text: string])[] =
    outcome === null
      ? [['outcome', t.missingOutcome]]
      : outcome === 'no_show' && start && from && now().getTime() < from
        ? [['outcome', t.tooEarly(showTimeIn(start.zone, new Date(from).toISOString(), language))]]
        : gapsInReport(writing.shown, outcome).map((gap) => [gap.path, gapText(gap, outcome)] as const);

  function gapText({ path, code }: ReportGap, chosen: VisitOutcome): string {
    const [field = '', step] = path.split('.');
    if (step) {
      const name = t.stepNames[step as VisitStep];
      return code === 'field_required' ? t.missingStep(name) : t.skippedStep(t.outcomes[chosen], name);
    }
    const name = field as keyof typeof t.fields;
    if (name === 'comments') return t.missingComments;
    if (code === 'field_required') return t.missingAnswer(t.fields[name]);
    return t.contradicts(t.outcomes[chosen], t.fields[name], valueText(writing.shown, name, t));
  }
  function goTo(path: string): void {
    const field = document.getElementById(fieldId(visitId, path));
    (field?.querySelector('input') ?? field)?.focus();
  }
  async function ask(): Promise<void> {
    setTried(true);
    if (missing.length > 0 || writing.isContested) return;
    // A press while the draft is being saved counts, and waits for it.
    await run(async () => {
      if (await writing.save()) setAsks(true);
    });
  }
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <ChoiceRow<VisitOutcome>
        id={fieldId(visitId, 'outcome')}
        label={t.outcome}
        options={visitOutcomes.map((visitOutcome) => [visitOutcome, t.outcomes[visitOutcome]] as const)}
        value={outcome}
        onChoose={(chosen) => setOutcome(chosen)}
      />
      {tried && missing.length > 0 && (
        <Notice tone="warn" title={t.missing} live>
          <ul className="grid gap-0.5">
            {missing.map(([path, text]) => (
              <li key={path}>
                <button
                  type="button"
                  className="min-h-6 text-left underline max-desk:min-h-12"
                  onClick={() => goTo(path)}
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div>
        <Button busy={busy} onClick={() => void ask()}>
          {t.finish}
        </Button>
      </div>
      {asks && outcome && (
        <Confirm application={application} writing={writing} outcome={outcome} onClose={() => setAsks(false)} />
      )}
    </div>
  );
}

interface ConfirmProps {
  application: StaffApplication;
  writing: ReturnType<typeof useReport>;
  outcome: VisitOutcome;
  onClose(): void;
}

function Confirm({ application, writing, outcome, onClose }: ConfirmProps) {
  const t = useText(reportTexts);
  const { busy, failure, run } = useSending();
  const { visitId, revision } = writing.seen;
  async function finish(): Promise<void> {
    await run(async () => {
      try {
        const body = { revision, outcome };
        const finished = await call('POST /visits/{visitId}/report/finish', { params: { visitId }, body });
        toast.success(t.finished);
        onClose();
        await keepReport(application.applicationId, finished);
      } catch (error) {
        if (error instanceof CallError && error.code === 'changed_meanwhile') await writing.readAgain();
        throw error;
      }
    });
  }
  return (
    <Dialog title={t.confirmTitle(t.outcomes[outcome])} onClose={onClose}>
      <p className="mb-2">{t.confirmNext[outcome]}</p>
      <p className="mb-4 text-small text-ink-2">{t.confirmLead}</p>
      <FailureNotice error={failure} className="mb-3" />
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => void finish()}>
          {t.finish}
        </Button>
        <Button kind="outline" onClick={onClose}>
          {t.back}
        </Button>
      </div>
    </Dialog>
  );
}

interface ChoiceRowProps<Value extends string> {
  label: string;
  /** The target of a link in the list of missing fields. */
  id: string;
  options: readonly (readonly [Value, string])[];
  value: Value | null;
  onChoose(value: Value): void;
  /** Heads the questions below it. */
  isStep?: boolean;
}

/** A question with a few answers side by side. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, id, options, value, onChoose, isStep } = props;
  const name = useId();
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0">
      <legend className={`mb-1.5 ${isStep ? 'font-bold' : 'text-small font-semibold'}`}>{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(([option, text]) => (
          <label
            key={option}
            className="flex min-h-12 desk:min-h-11 items-center gap-2 rounded-input border-[1.5px] border-field-line bg-card px-3 text-small font-semibold has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-ink"
          >
            <input
              type="radio"
              name={name}
              className="size-4"
              checked={value === option}
              onChange={() => onChoose(option)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
