import { type StepKey, stepKeys } from '@volante/contract/admission/steps.ts';
import { useText } from '../../lib/text.ts';
import { appTexts } from '../navigation/app-texts.ts';

/** "Step 2 of 6 · Your earnings" and how full the bar is; nothing for a screen outside the steps. */
export function useStepLine(step: StepKey | undefined, detail: string | undefined, share: number) {
  const t = useText(appTexts);
  if (!step) return null;
  const index = stepKeys.indexOf(step);
  const name = detail ?? t.stepNames[step];
  const part = Math.max(0.2, Math.min(1, share));
  return { text: t.stepOf(index + 1, stepKeys.length, name), value: (index + part) / stepKeys.length };
}
