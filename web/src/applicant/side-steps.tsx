import { type StepKey, stepKeys, stepsOf } from '@volante/contract/steps.ts';
import { useText } from '../lib/text.ts';
import { StepList } from '../ui/step-list.tsx';
import { appTexts } from './app-texts.ts';
import { useMaybeRequest } from './request.ts';

/** "Step 2 of 5 · Your earnings" and how full the bar is; nothing for a screen outside the steps. */
export function useStepLine(step: StepKey | undefined, detail: string | undefined, share: number) {
  const t = useText(appTexts);
  if (!step) return null;
  const index = stepKeys.indexOf(step);
  return {
    text: t.stepOf(index + 1, stepKeys.length, detail ?? t.stepNames[step]),
    value: (index + Math.max(0.2, Math.min(1, share))) / stepKeys.length,
  };
}

/** The steps beside the column, on a screen that is wide enough. */
export function SideSteps({ current }: { current: StepKey }) {
  const t = useText(appTexts);
  const request = useMaybeRequest();
  if (!request) return null;
  const steps = stepsOf(request).map((step) => ({
    key: step.key,
    title: t.stepNames[step.key],
    state: step.key === current ? ('current' as const) : step.state === 'done' ? ('done' as const) : ('open' as const),
    stateText: step.key === current ? t.stepStates.current : t.stepStates[step.state],
  }));
  return <StepList dense steps={steps} label={t.steps} />;
}
