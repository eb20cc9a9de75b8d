import { screenOfStep } from '@volante/contract/admission/next-screen.ts';
import { type StepKey, stepsOf } from '@volante/contract/admission/steps.ts';
import { useText } from '../../lib/text.ts';
import { StepList } from '../../ui/step-list.tsx';
import { useMaybeApplication } from '../application/application.ts';
import { stepLink } from '../router/step-link.ts';
import { appTexts } from './app-texts.ts';

/** The steps beside the column, on wide screens. */
export function SideSteps({ current }: { current: StepKey }) {
  const t = useText(appTexts);
  const request = useMaybeApplication();
  if (!request) return null;
  const steps = stepsOf(request).map((step) => ({
    key: step.key,
    title: t.stepNames[step.key],
    state: step.key === current ? ('current' as const) : step.state === 'done' ? ('done' as const) : ('open' as const),
    stateText: step.key === current ? t.stepStates.current : t.stepStates[step.state],
    ...(step.key === current ? {} : stepLink(screenOfStep(step, request))),
  }));
  return <StepList dense steps={steps} label={t.steps} />;
}
