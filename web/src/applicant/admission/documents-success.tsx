import { hasPassedEarnings, isSent } from '@volante/contract/admission/stages.ts';
import { waitingVisitScreens } from '@volante/contract/admission/steps.ts';
import { type ReactNode, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { useApplication } from '../application/application.ts';
import { CalendarDrawing } from '../drawings/calendar.tsx';
import { CarDrawing } from '../drawings/car.tsx';
import { DoneDrawing } from '../drawings/done.tsx';
import { RoadDrawing } from '../drawings/road.tsx';
import { HelpLink } from '../frame/help-link.tsx';
import { Screen } from '../frame/screen.tsx';
import { ScreenButton } from '../router/link.tsx';
import { VisitPart } from '../router/visit-part.tsx';
import { goOn } from './go-on.ts';
import { StillMissing } from './still-missing.tsx';
import { admissionTexts } from './texts.ts';
import { openDocuments, type Situation, situationOf } from './whats-next.ts';

/** The confirmation screen: what happens next in the current stage, what is still missing, and the next action. */
export default function DocumentsSuccess() {
  const request = useApplication();
  const t = useText(admissionTexts);
  const [busy, setBusy] = useState(false);
  const situation = situationOf(request);
  const passed = hasPassedEarnings(request.status);
  const open = passed ? openDocuments(request.documentsAnalysis.documents) : [];
  const personal = passed && request.personalData.status === 'pending';
  const visit = waitingVisitScreens(request);
  const waits = personal || open.length > 0 || visit.length > 0;
  const more = situation === 'begun' || situation === 'ready' || waits;
  const press = async () => {
    setBusy(true);
    await goOn(request);
    setBusy(false);
  };
  const returned = open.some((d) => d.status === 'rejected');
  const words = returned && isSent(request.status) ? 'returned' : situation;
  const { title, lead, steps } = useWords(words, waits, request.visitAhead === true);
  return (
    <Screen
      title={title}
      lead={lead}
      // What waits comes before any picture.
      hero={waits ? undefined : drawings[situation]}
      action={
        more ? (
          <Button busy={busy} onClick={press}>
            {t.go}
          </Button>
        ) : (
          <ScreenButton kind="outline" to="/tasks">
            {t.tasks}
          </ScreenButton>
        )
      }
      below={
        <>
          {situation === 'ready' && waits && (
            <ScreenButton kind="text" to="/check-your-answers">
              {t.sendWithout}
            </ScreenButton>
          )}
          <HelpLink />
        </>
      }
    >
      {situation === 'visit' && <VisitPart />}
      <StillMissing documents={open} personalData={personal} visit={visit} />
      {steps && <NextSteps steps={steps} />}
      {situation !== 'visit' && <VisitPart />}
    </Screen>
  );
}

function NextSteps({ steps }: { steps: string }) {
  const t = useText(admissionTexts);
  return (
    <section className="mt-2 mb-4">
      <h2 className="mb-2 font-extrabold">{t.nextTitle}</h2>
      <ol className="grid gap-2">
        {steps.split('|').map((step, i) => (
          <li key={step} className="flex gap-3 text-small">
            <span
              aria-hidden="true"
              className="grid size-6 flex-none place-items-center rounded-full bg-track font-extrabold text-ink-2"
            >
              {i + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function useWords(
  situation: Situation | 'returned',
  waits: boolean,
  booked: boolean,
): { title: string; lead: string; steps?: string } {
  const t = useText(admissionTexts);
  const words = {
    begun: { title: t.begunTitle, lead: t.begunLead },
    judicial: {
      title: t.judicialTitle,
      lead: waits ? t.judicialLead : t.judicialDoneLead,
      steps: waits ? t.next.judicial : t.next.judicialDone,
    },
    documents: { title: t.documentsTitle, lead: t.documentsLead },
    ready: { title: t.readyTitle, lead: t.readyLead },
    risk: { title: t.riskTitle, lead: t.riskLead, steps: booked ? t.next.riskBooked : t.next.risk },
    returned: { title: t.returnedTitle, lead: t.returnedLead },
    visit: { title: t.visitTitle, lead: t.visitLead, steps: booked ? t.next.visitBooked : t.next.visit },
    approved: { title: t.approvedTitle, lead: t.approvedLead },
    rejected: { title: t.rejectedTitle, lead: t.rejectedLead },
  };
  return words[situation];
}

const drawings: Partial<Record<Situation, ReactNode>> = {
  begun: framed(<CarDrawing />),
  judicial: small(<DoneDrawing />),
  documents: framed(<DoneDrawing />),
  ready: framed(<DoneDrawing />),
  risk: small(<DoneDrawing />),
  visit: small(<CalendarDrawing />),
  approved: framed(<CarDrawing />),
  rejected: framed(<RoadDrawing />),
};

function framed(drawing: ReactNode) {
  return <div className="pb-5">{drawing}</div>;
}

// Beside a list of what happens next it leaves room, so that all of it fits a small phone.
function small(drawing: ReactNode) {
  return <div className="mx-auto w-3/4 pb-4">{drawing}</div>;
}
