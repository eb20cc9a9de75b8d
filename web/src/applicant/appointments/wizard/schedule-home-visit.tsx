import { isContactComplete } from '@volante/contract/personal-data/rules.ts';
import { useText } from '../../../lib/text.ts';
import { useComputer } from '../../../lib/wide.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useApplication } from '../../application/application.ts';
import { Screen } from '../../layout/screen.tsx';
import { failureWords } from '../failure-notice.tsx';
import { appointmentTexts } from '../texts.ts';
import { useVisit } from '../visit/visit.ts';
import { CancelledStep } from './cancelled-step.tsx';
import { DateStep, DayAndTimeStep, TimeStep } from './choosing-steps.tsx';
import { ContactFirst } from './contact-first.tsx';
import { FormStep } from './form-step.tsx';
import type { Place } from './place.ts';
import { SuccessStep } from './success-step.tsx';
import { VisitStep } from './visit-step.tsx';
import { useWizard, type Wizard } from './wizard.ts';

/** The home visit wizard: day, time, review, and the booked visit. */
export default function ScheduleHomeVisit() {
  const { data, error, refetch, isFetching } = useVisit(useApplication());
  const wizard = useWizard(data ?? null);
  const computer = useComputer();
  if (data === undefined)
    return error ? <Unknown error={error} retry={refetch} busy={isFetching} /> : <Loading {...wizard.place} />;
  const first = wizard.step === 'date' || wizard.step === 'time' || wizard.step === 'form';
  if (first && !isContactComplete(wizard.application.personalData)) return <ContactFirst />;
  const choosing = wizard.step === 'date' || wizard.step === 'time';
  const Step = computer && choosing ? DayAndTimeStep : steps[wizard.step];
  return <Step {...wizard} />;
}

const steps: Record<Wizard['step'], (wizard: Wizard) => React.ReactNode> = {
  date: DateStep,
  time: TimeStep,
  form: FormStep,
  reschedule: VisitStep,
  cancel: CancelledStep,
  success: SuccessStep,
};

function Loading({ step }: Pick<Place, 'step'>) {
  const t = useText(appointmentTexts);
  return (
    <Screen title={step === 'date' ? t.title : t.visitTitle} step="home_visit" part="loading">
      <Skeleton className="mt-1 h-80" label={t.loading} />
    </Screen>
  );
}

function Unknown({ error, retry, busy }: { error: unknown; retry(): void; busy: boolean }) {
  const t = useText(appointmentTexts);
  return (
    <Screen
      title={t.visitTitle}
      step="home_visit"
      part="unknown"
      back="/tasks"
      action={
        <Button onClick={() => retry()} busy={busy}>
          {t.retry}
        </Button>
      }
    >
      <Notice tone="bad" live>
        {failureWords(error, 'visit')}
      </Notice>
    </Screen>
  );
}
