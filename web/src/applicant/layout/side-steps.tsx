import { screenOfStep } from '@volante/contract/admission/next-screen.ts';
import { type StepKey, stepsOf } from '@volante/contract/admission/steps.ts';
import { useText } from '../../lib/text.ts';
import { StepList } from '../../ui/step-list.tsx';
import { useMaybeApplication } from '../application/application.ts';
import { appTexts } from '../navigation/app-texts.ts';
import { ScreenLink, stepLink } from '../navigation/link.tsx';

/** The steps beside the content, on computers; `detail` is the position within the current one. */
export function SideSteps({ current, detail }: { current: StepKey; detail: string | undefined }) {
  const t = useText(appTexts);
  const request = useMaybeApplication();
  if (!request) return null;
  const steps = stepsOf(request).map((step) => ({
    key: step.key,
    title: (step.key === current && detail) || t.stepNames[step.key],
    state: step.key === current ? ('current' as const) : step.state === 'done' ? ('done' as const) : ('open' as const),
    stateText: step.key === current ? t.stepStates.current : t.stepStates[step.state],
    ...(step.key === current ? {} : stepLink(screenOfStep(step, request))),
  }));
  return (
    <>
      <ScreenLink to="/tasks" className="-mt-3 mb-1 flex min-h-12 items-center gap-1 font-extrabold">
        {t.application}
        <span className="sr-only">. {t.seeSteps}</span>
      </ScreenLink>
      <StepList dense steps={steps} label={t.steps} />
    </>
  );
}
