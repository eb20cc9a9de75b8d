import { nextScreen } from '@volante/contract/next-screen.ts';
import { isClosed } from '@volante/contract/stages.ts';
import { type Step, stepsOf } from '@volante/contract/steps.ts';
import { useText } from '../../lib/text.ts';
import { StepList } from '../../ui/step-list.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { addressOf } from '../address.ts';
import { appTexts } from '../app-texts.ts';
import { ScreenButton } from '../link.tsx';
import { goTo } from '../navigation.ts';
import { useRequest } from '../request.ts';
import { Screen } from '../screen.tsx';
import { HelpLink } from './help-link.tsx';
import { admissionTexts } from './texts.ts';
import { useGoLabel } from './use-go-label.ts';
import { useStepDetail } from './use-step-detail.ts';

/** Every step with its state; a returning applicant chooses here. */
export default function Tasks() {
  const request = useRequest();
  const t = useText(admissionTexts);
  const app = useText(appTexts);
  const detailOf = useStepDetail();
  const closed = isClosed(request.status);
  const steps = stepsOf(request);
  const next = nextScreen(request);
  const left = steps.filter((step) => step.state !== 'done' && step.state !== 'waiting');
  const minutes = left.reduce((sum, step) => sum + step.minutes, 0);
  const done = next === '/documents-success';
  const goLabel = useGoLabel(next);
  const rows = steps.map((step) => {
    const over = closed && step.state !== 'done';
    const { text, trouble } = over ? { text: undefined, trouble: false } : detailOf(step);
    const path = opens(step) && !closed ? step.screen : null;
    return {
      key: step.key,
      title: app.stepNames[step.key],
      detail: text,
      trouble,
      state: over ? 'open' : dots[step.state],
      stateText: over ? t.tags.closed : app.stepStates[step.state],
      end: over ? <Tag tone="neutral">{t.tags.closed}</Tag> : <StateTag step={step} />,
      href: path ? addressOf(path) : undefined,
      onOpen: path ? (event: React.MouseEvent) => follow(event, path) : undefined,
    };
  });
  return (
    <Screen
      title={t.tasksTitle}
      lead={done || left.length === 0 ? t.nothingLeft : t.left(left.length, minutes)}
      action={<ScreenButton to={next}>{done ? t.see : goLabel}</ScreenButton>}
      below={<HelpLink />}
    >
      <StepList steps={rows} label={app.steps} />
    </Screen>
  );
}

function StateTag({ step }: { step: Step }) {
  const t = useText(admissionTexts);
  const counted = step.missing > 0 && step.key === 'documents' && step.state !== 'locked';
  return <Tag tone={tones[step.state]}>{counted ? t.missing(step.missing) : t.tags[step.state]}</Tag>;
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

function opens({ state }: Step): boolean {
  return state === 'current' || state === 'todo' || state === 'attention';
}

function follow(event: React.MouseEvent, path: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void goTo(path);
}
