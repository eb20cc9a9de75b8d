import { type StepKey, stepKeysOf } from '@volante/contract/admission/steps.ts';
import { useText } from '../../lib/text.ts';
import { useMaybeApplication } from '../application/application.ts';
import { appTexts } from './app-texts.ts';

/** "Step 2 of 5 · Your earnings" and the value of the bar; nothing for a screen outside the steps. */
export function useStepLine(step: StepKey | undefined, detail: string | undefined, share: number) {
  const t = useText(appTexts);
  const application = useMaybeApplication();
  if (!step) return null;
  const keys = stepKeysOf(application);
  const index = keys.indexOf(step);
  const name = detail ?? t.stepNames[step];
  const part = Math.max(0.2, Math.min(1, share));
  // A link of the visit may come before its stage: then it stands apart from the others.
  if (index < 0) return { text: name, value: part };
  return { text: t.stepOf(index + 1, keys.length, name), value: (index + part) / keys.length };
}
