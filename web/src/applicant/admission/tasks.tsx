import type { Application } from '@volante/contract/admission/application.ts';
import { nextScreen, screenOfStep } from '@volante/contract/admission/next-screen.ts';
import { isClosed, isSent } from '@volante/contract/admission/stages.ts';
import { type Step, stepsOf } from '@volante/contract/admission/steps.ts';
import { byScreen, waitingDocuments } from '@volante/contract/documents/rules.ts';
import { useText } from '../../lib/text.ts';
import { StepList } from '../../ui/step-list.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { useApplication } from '../application/application.ts';
import { appTexts } from '../frame/app-texts.ts';
import { HelpLink } from '../frame/help-link.tsx';
import { Screen } from '../frame/screen.tsx';
import { ScreenButton } from '../router/link.tsx';
import { stepLink } from '../router/step-link.ts';
import { VisitPart } from '../router/visit-part.tsx';
import { admissionTexts } from './texts.ts';
import { useGoLabel } from './use-go-label.ts';
import { useStepDetail } from './use-step-detail.ts';

/** The task list: every step with its state. */
export default function Tasks() {
  const request = useApplication();
  const t = useText(admissionTexts);
  const app = useText(appTexts);
  const detailOf = useStepDetail();
  const { status } = request;
  const closed = isClosed(status);
  const steps = stepsOf(request);
  const next = nextScreen(request);
  const left = steps.filter((step) => step.state !== 'done' && step.state !== 'waiting');
  const minutes = left.reduce((sum, step) => sum + step.minutes, 0);
  const done = next === '/documents-success';
  const goLabel = useGoLabel(next);
  const rows = steps.map((step) => {
    const over = closed && step.state !== 'done';
    const { lines, trouble } = over ? { lines: [], trouble: false } : detailOf(step);
    const link = stepLink(screenOfStep(step, request));
    return {
      key: step.key,
      title: app.stepNames[step.key],
      detail:
        lines.length > 0 &&
        lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        )),
      trouble,
      state: over ? 'open' : dots[step.state],
      stateText: over ? t.tags.closed : app.stepStates[step.state],
      end: over ? <Tag tone="neutral">{t.tags.closed}</Tag> : <StateTag step={step} />,
      ...link,
    };
  });
  return (
    <Screen
      title={t.tasksTitle}
      lead={
        status === 'approved' || status === 'rejected'
          ? t.decided[status]
          : done || left.length === 0
            ? t.nothingLeft
            : left.every((step) => step.key === 'documents') && onlyOptionalWait(request)
              ? t.optionalLeft(left[0]?.missing ?? 0)
              : t.left(left.length, minutes)
      }
      action={<ScreenButton to={next}>{closed ? t.seeAnswer : done ? t.see : goLabel}</ScreenButton>}
      below={<HelpLink />}
    >
      <StepList steps={rows} label={app.steps} />
      <VisitPart />
    </Screen>
  );
}

function StateTag({ step }: { step: Step }) {
  const t = useText(admissionTexts);
  const request = useApplication();
  const { documents } = request.documentsAnalysis;
  const counted = step.missing > 0 && step.key === 'documents' && step.state !== 'locked';
  const returned = byScreen(documents.filter((d) => d.status === 'rejected')).size;
  const optional = counted && onlyOptionalWait(request);
  const missing = optional ? t.optionalCount(step.missing) : t.missing(step.missing);
  const count = step.state === 'attention' ? t.toFix(returned) : missing;
  return <Tag tone={optional ? 'neutral' : tones[step.state]}>{counted ? count : t.tags[step.state]}</Tag>;
}

/** True if only optional documents are missing from a sent application. */
function onlyOptionalWait({ status, documentsAnalysis }: Application): boolean {
  return isSent(status) && waitingDocuments(documentsAnalysis.documents).every((d) => !d.required && !d.reason);
}

const tones: Record<Step['state'], TagTone> = {
  done: 'ok',
  current: 'need',
  todo: 'neutral',
  attention: 'bad',
  locked: 'neutral',
  waiting: 'neutral',
};

const dots = {
  done: 'done',
  current: 'current',
  attention: 'current',
  todo: 'open',
  locked: 'open',
  waiting: 'open',
} as const;
