import { mainScreen, nextScreen } from '@volante/contract/admission/next-screen.ts';
import { hasPassedEarnings, isDecided, isSent } from '@volante/contract/admission/stages.ts';
import { toCorrect } from '@volante/contract/admission/to-correct.ts';
import { bookingScreen, waitingVisitScreens } from '@volante/contract/admission/visit-parts.ts';
import type { Application } from '@volante/contract/application.ts';
import { byScreen, isMissing } from '@volante/contract/documents/rules.ts';
import type { ReactNode } from 'react';
import { useQueryString } from '../../lib/here.ts';
import { useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { storeApplication, useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { queryOfNext } from '../application/corrections/place-of-correction.ts';
import { DocumentList, useDoubtedDocuments } from '../application/doubts/document-list.tsx';
import { doubtTexts } from '../application/doubts/doubt-texts.ts';
import { useDoubtWords } from '../application/doubts/use-doubt-words.ts';
import { showFailure } from '../application/failure.ts';
import { useUnsentForms } from '../application/unsent-form.ts';
import { useNews } from '../application/use-news.ts';
import { CalendarDrawing } from '../drawings/calendar.tsx';
import { CarDrawing } from '../drawings/car.tsx';
import { DoneDrawing } from '../drawings/done.tsx';
import { SentDrawing } from '../drawings/sent.tsx';
import { HelpLink } from '../layout/help-link.tsx';
import { Screen } from '../layout/screen.tsx';
import { goTo } from '../navigation/go.ts';
import { ScreenButton } from '../navigation/link.tsx';
import { toGoOn, useToGoOn, useUnderWay } from '../sending/under-way.ts';
import { Closed } from './closed.tsx';
import { CompanyTurn } from './company-turn.tsx';
import { confirmationTexts } from './confirmation-texts.ts';
import { Decided } from './decided.tsx';
import { FileLink } from './file-link.tsx';
import { LinkToSelf } from './link-to-self.tsx';
import { Reference } from './reference.tsx';
import { StillMissing } from './still-missing.tsx';
import { admissionTexts } from './texts.ts';
import { VisitPart } from './visit-part.tsx';
import {
  forToday,
  openDocuments,
  reviewOf,
  type Situation,
  situationOf,
  useGoLabel,
  WhatFollows,
} from './what-follows.tsx';

/** The confirmation screen: what happens next in the current stage, what is still missing, and the next action. */
export default function DocumentsSuccess() {
  useNews();
  const request = useApplication();
  const today = new URLSearchParams(useQueryString()).has(forToday);
  if (request.closed) return <Closed application={request} closed={request.closed} />;
  if (isDecided(request.status)) return <Decided application={request} />;
  return today ? <ForToday /> : <Standing />;
}

function Standing() {
  const request = useToGoOn(useApplication());
  const t = useText(confirmationTexts);
  const { go } = useText(admissionTexts);
  const [busy, run] = useBusy(showFailure);
  const situation = situationOf(request);
  const passed = hasPassedEarnings(request.status);
  const open = passed ? openDocuments(request.documentsAnalysis.documents) : [];
  const personal = passed && request.personalData.status === 'pending';
  const visit = waitingVisitScreens(request);
  const asked = toCorrect(request);
  const waits = personal || open.length > 0 || visit.length > 0 || asked.length > 0;
  const main = mainScreen(request);
  const booking = main === bookingScreen;
  const bookLabel = useGoLabel(bookingScreen);
  const more = situation === 'begun' || situation === 'ready' || waits;
  const returned = asked.length > 0 || open.some((d) => d.status === 'rejected');
  const words = returned && isSent(request.status) ? 'returned' : situation;
  const { title, lead } = useWords(words, waits, byScreen(open).size);
  const press = () => run(() => goOn(request));
  return (
    <Screen
      title={title}
      lead={lead}
      // Open tasks come before any picture.
      hero={waits ? undefined : drawings[situation]}
      action={
        booking ? (
          <ScreenButton to={bookingScreen}>{bookLabel}</ScreenButton>
        ) : more ? (
          <Button busy={busy} onClick={press}>
            {go}
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
          {situation === 'visited' && (
            <ScreenButton kind="text" to={bookingScreen}>
              {t.bookAgain}
            </ScreenButton>
          )}
          {waits ? (
            <ScreenButton kind="text" to="/documents-success" query={{ [forToday]: '1' }}>
              {t.todayDone}
            </ScreenButton>
          ) : (
            booking && (
              <ScreenButton kind="text" to="/tasks">
                {t.tasks}
              </ScreenButton>
            )
          )}
          <HelpLink />
        </>
      }
    >
      {waits && words === 'risk' && (
        <div className="mb-4 h-28 max-w-[22rem] overflow-hidden rounded-card">
          <SentDrawing />
        </div>
      )}
      <CompanyTurn />
      {situation === 'visit' && <VisitPart />}
      {isSent(request.status) && <DoubtedDocuments application={request} />}
      <StillMissing asked={asked} documents={open} personalData={personal} visit={visit} />
      {words !== 'returned' && <WhatFollows waits={waits} />}
      {situation !== 'visit' && <VisitPart />}
      <Reference />
      <FileLink />
    </Screen>
  );
}

/** `open`: documents that were left for later. */
function useWords(situation: Situation | 'returned', waits: boolean, open: number): { title: string; lead: string } {
  const t = useText(confirmationTexts);
  const request = useApplication();
  const { all, approved } = reviewOf(request);
  const personal = request.personalData.status !== 'pending';
  const review = all ? t.allApproved : approved > 0 ? t.someApproved(approved) : '';
  const words = {
    begun: { title: t.begunTitle, lead: t.begunLead },
    judicial: { title: t.judicialTitle(personal), lead: waits ? t.judicialLead(personal) : t.judicialDoneLead },
    documents: { title: t.documentsTitle, lead: t.documentsLead },
    ready: { title: t.readyTitle, lead: waits ? t.readyOptionalLead : t.readyLead },
    risk: { title: t.riskTitle, lead: t.riskLead(open) },
    returned: { title: t.returnedTitle, lead: t.returnedLead },
    visit: request.visitAhead
      ? { title: t.visitBookedTitle, lead: t.visitBookedLead(review) }
      : { title: t.visitTitle, lead: t.visitLead(review) },
    visited: { title: t.visitedTitle, lead: t.visitedLead },
  };
  return words[situation];
}

const drawings: Record<Situation, ReactNode> = {
  begun: framed(<CarDrawing />),
  judicial: small(<DoneDrawing />),
  documents: framed(<DoneDrawing />),
  ready: framed(<DoneDrawing />),
  risk: small(<SentDrawing />),
  visit: small(<CalendarDrawing />),
  visited: small(<CalendarDrawing />),
};

function framed(drawing: ReactNode) {
  return <div className="pb-5">{drawing}</div>;
}

// Smaller beside a list of next steps, so that everything fits a small phone.
function small(drawing: ReactNode) {
  return <div className="mx-auto w-3/4 pb-4">{drawing}</div>;
}

/** A good end for today even if something is missing: everything is saved, and the link leads back. */
export function ForToday() {
  const t = useText(confirmationTexts);
  const unsent = useUnderWay().length + useUnsentForms().length;
  return (
    <Screen
      title={t.todayTitle}
      lead={t.todayLead(unsent)}
      part="today"
      hero={
        <div className="pb-3 max-wide:mx-auto max-wide:w-1/2 wide:pb-5">
          <CarDrawing />
        </div>
      }
      action={
        <ScreenButton kind="outline" to="/documents-success">
          {t.todayGo}
        </ScreenButton>
      }
      below={<HelpLink />}
    >
      <LinkToSelf />
      <Reference />
    </Screen>
  );
}

/** Takes back all postponements and opens the next pending screen. */
async function goOn(application: Application): Promise<void> {
  const skipped = application.documentsAnalysis.documents.filter((d) => d.skipped && isMissing(d));
  let newest = application;
  try {
    for (const { type } of skipped) {
      newest = await call('DELETE /public/admission/requests/{id}/documents/{type}/skip', {
        params: { id: application.id, type },
      });
      storeApplication(newest);
    }
    const given = toGoOn(newest);
    const next = nextScreen(given);
    await goTo(next, { query: queryOfNext(next, given) });
  } catch (error) {
    showFailure(error);
  }
}

/** After sending: the documents that could still be replaced before a person reviews them, each with its reasons. */
function DoubtedDocuments({ application }: { application: Application }) {
  const t = useText(doubtTexts);
  const wordsOf = useDoubtWords();
  const doubted = useDoubtedDocuments(application);
  if (doubted.length === 0) return null;
  return (
    <div className="mb-3">
      <Notice tone="warn" title={t.toMend}>
        <DocumentList
          documents={doubted.map(({ doubts, ...document }) => ({
            ...document,
            reasons: doubts.map(wordsOf),
            action: t.look,
          }))}
        />
        <p className="text-ink-2">{t.mayStay}</p>
      </Notice>
    </div>
  );
}
