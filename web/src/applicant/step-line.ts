import { type StepKey, stepKeys } from '@volante/contract/steps.ts';
import { useText } from '../lib/text.ts';
import { appTexts } from './app-texts.ts';

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
