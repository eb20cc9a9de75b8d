import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { isSent } from '@volante/contract/admission/stages.ts';
import { bookingScreen } from '@volante/contract/admission/visit-parts.ts';
import { isContactComplete } from '@volante/contract/personal-data/rules.ts';
import { useText } from '../../../lib/text.ts';
import { useComputer } from '../../../lib/wide.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useApplication } from '../../application/application.ts';
import { Covered } from '../../devices/lazy-parts.tsx';
import { CalendarDrawing, WallCalendar } from '../../drawings/calendar.tsx';
import { Screen } from '../../layout/screen.tsx';
import { ScreenButton } from '../../navigation/link.tsx';
import { useToGoOn } from '../../sending/under-way.ts';
import { failureWords } from '../failure-notice.tsx';
import { appointmentTexts } from '../texts.ts';
import { useVisit } from '../visit/visit.ts';
import { AddToCalendar, JoinVisit } from '../visit/visit-actions.tsx';
import { WhenCard } from '../visit/when-card.tsx';
import { DateStep, DayAndTimeStep, TimeStep } from './choosing-steps.tsx';
import { ContactFirst } from './contact-first.tsx';
import { FormStep } from './form-step.tsx';
import type { WizardAddress } from './place.ts';
import { VisitStep } from './visit-step.tsx';
import { useWizard, type Wizard } from './wizard.ts';

/** The home visit wizard: day, time, review, and the booked visit. */
export default function ScheduleHomeVisit() {
  const application = useApplication();
  const { data, error, refetch, isFetching } = useVisit(application);
  const wizard = useWizard(data ?? null);
  const computer = useComputer();
  // A device that proved nothing sees only the visit that it booked itself.
  if (application.access && application.visitAhead && !data) return <Covered />;
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

function Loading({ step }: Pick<WizardAddress, 'step'>) {
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

/** Step 5: the visit is cancelled; another can be booked. */
function CancelledStep({ open }: Wizard) {
  const t = useText(appointmentTexts);
  return (
    <Screen
      title={t.cancelled}
      lead={t.cancelledLead}
      hero={
        <div className="pb-5">
          <VisitCancelledDrawing />
        </div>
      }
      part="cancel"
      action={<Button onClick={() => open('date', { date: null, slotId: null })}>{t.bookAnother}</Button>}
      below={
        <ScreenButton kind="text" to="/tasks">
          {t.seeApplication}
        </ScreenButton>
      }
    />
  );
}

const free = { className: 'stroke-brand-fill', fill: 'none', strokeWidth: 2.5, strokeDasharray: '4 3' };

/** The wall calendar with its day free again, for a visit that was cancelled. */
function VisitCancelledDrawing() {
  return (
    <WallCalendar head="fill-brand-line" visit={free}>
      <circle cx="236" cy="160" r="22" fill="#FFD166" stroke="#fff" strokeWidth="5" />
      <path d="M229 153l14 14M243 153l-14 14" stroke="#17112A" strokeWidth="4.5" strokeLinecap="round" />
    </WallCalendar>
  );
}

/** Step 6: it is booked; when it is, how to join, and what to have ready. */
function SuccessStep({ application, visit, calendar, place }: Wizard) {
  const t = useText(appointmentTexts);
  const next = nextScreen(useToGoOn(application));
  // The response that contains the visit may not have arrived yet.
  const more = isSent(application.status) && next !== '/documents-success' && next !== bookingScreen;
  if (!visit) return null;
  return (
    <Screen
      title={place.moving ? t.movedTitle : t.successTitle}
      hero={
        <div className="mx-auto w-60 pb-5 desk:pb-0">
          <CalendarDrawing joyful />
        </div>
      }
      lead={t.successLead}
      part="success"
      action={more ? <ScreenButton to={next}>{t.goOn}</ScreenButton> : <AddToCalendar visit={visit} kind="solid" />}
      below={
        <ScreenButton kind="text" to="/tasks">
          {t.seeApplication}
        </ScreenButton>
      }
    >
      <WhenCard slot={visit} zone={calendar.zone}>
        <div className="mt-2 -mb-2 border-t border-line pt-1">
          <JoinVisit visit={visit} kind="text" />
        </div>
      </WhenCard>
      {more && (
        <div className="mb-4">
          <AddToCalendar visit={visit} kind="outline" />
        </div>
      )}
      <section>
        <h2 className="mb-2 font-extrabold">{t.prepareTitle}</h2>
        <CheckList lines={t.prepare.split('|')} />
      </section>
    </Screen>
  );
}
