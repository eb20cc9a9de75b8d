import { isClosed } from '@volante/contract/admission/closing.ts';
import { dueOf, optionalScreens } from '@volante/contract/admission/document-steps.ts';
import { devicesScreen, mainScreen, screenOfStep } from '@volante/contract/admission/next-screen.ts';
import { planOf } from '@volante/contract/admission/plan.ts';
import { hasPassedEarnings, isSent } from '@volante/contract/admission/stages.ts';
import { completePlatforms, platformsOnWord, type Step, stepsOf } from '@volante/contract/admission/steps.ts';
import { stepOfPart, toCorrect } from '@volante/contract/admission/to-correct.ts';
import { mayBook, waitingVisitScreens } from '@volante/contract/admission/visit-parts.ts';
import type { Application, DocumentView } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { documentScreen, documents, waitsForApplicant } from '@volante/contract/documents/rules.ts';
import { type Platform, platformName } from '@volante/contract/earnings/platforms.ts';
import { rejectionWords } from '@volante/contract/words/documents.ts';
import { formatMonth } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { StepList } from '../../ui/step-list.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { useApplication } from '../application/application.ts';
import { ChatFiles } from '../application/chat-files/chat-files.tsx';
import { addressOfCorrection, queryOfNext } from '../application/corrections/place-of-correction.ts';
import { useCorrectionWords } from '../application/corrections/use-correction-words.ts';
import { useDocumentName } from '../application/document-names.ts';
import { namedItems, planTexts } from '../application/plan/plan-texts.ts';
import { useNews } from '../application/use-news.ts';
import { useWaitingPictures } from '../application/waiting-pictures.ts';
import { HelpLink } from '../layout/help-link.tsx';
import { Screen } from '../layout/screen.tsx';
import { appTexts } from '../navigation/app-texts.ts';
import { ScreenButton, stepLink } from '../navigation/link.tsx';
import { useToGoOn } from '../sending/under-way.ts';
import { closedTexts } from './closed-texts.ts';
import { CompanyTurn } from './company-turn.tsx';
import { FileLink } from './file-link.tsx';
import { Reference } from './reference.tsx';
import { admissionTexts } from './texts.ts';
import { VisitPart } from './visit-part.tsx';
import { forToday, useGoLabel, WhatFollows } from './what-follows.tsx';
import { Withdraw } from './withdraw.tsx';

/** The task list: every step with its state. */
export default function Tasks() {
  useNews();
  const request = useApplication();
  const t = useText(admissionTexts);
  const { why } = useText(closedTexts);
  const app = useText(appTexts);
  const lead = useLead();
  const detailOf = useStepDetail();
  const partsOf = useStepParts();
  const closed = isClosed(request);
  const given = useToGoOn(request);
  const next = mainScreen(given);
  const goLabel = useGoLabel(next);
  // Without open tasks this screen leads nowhere; otherwise the two screens would lead to each other.
  const waits = closed || next !== '/documents-success';
  const known = stepsOf(request);
  const stops = !closed && known.some(({ missing, state }) => missing > 0 && state !== 'locked' && state !== 'waiting');
  const rows = stepsOf(given).map((step, i) => {
    const over = closed && step.state !== 'done';
    // The applicant has nothing left to do for it, but the company doesn't have it yet.
    if (isOver(step) && step.state !== known[i]?.state)
      return {
        key: step.key,
        title: app.stepNames[step.key],
        state: 'open' as const,
        stateText: t.tags.uploading,
        end: <Tag tone="neutral">{t.tags.uploading}</Tag>,
        ...stepLink(screenOfStep(step, given)),
      };
    return {
      key: step.key,
      title: app.stepNames[step.key],
      detail: over ? '' : detailOf(step),
      state: over ? 'open' : dots[step.state],
      stateText: over ? t.tags.closed : (ownState(step, request, t.tags) ?? app.stepStates[step.state]),
      end: over ? <Tag tone="neutral">{t.tags.closed}</Tag> : <StateTag step={step} />,
      parts: over ? [] : partsOf(step).map(({ place, ...part }) => ({ ...part, ...stepLink(place) })),
      ...stepLink(screenOfStep(step, given)),
    };
  });
  return (
    <Screen
      title={t.tasksTitle}
      lead={lead}
      action={
        waits && (
          <ScreenButton to={next} query={queryOfNext(next, given)}>
            {request.closed ? why : closed ? t.seeAnswer : goLabel}
          </ScreenButton>
        )
      }
      below={<HelpLink />}
    >
      <ChatFiles />
      <CompanyTurn />
      <StepList steps={rows} label={app.steps} />
      <VisitPart />
      {stops && (
        <ScreenButton kind="text" to="/documents-success" query={{ [forToday]: '1' }} className="mt-1">
          {t.today}
        </ScreenButton>
      )}
      {!waits && <WhatFollows />}
      <Reference />
      <PhonesLink />
      <FileLink />
      <Withdraw />
    </Screen>
  );
}

/** The way to the list of devices, once there is something that only some of them see. */
function PhonesLink() {
  const { access, personalData } = useApplication();
  const t = useText(admissionTexts);
  if (access || personalData.firstName === '') return null;
  return (
    <ScreenButton kind="text" to={devicesScreen} className="mt-1">
      {t.phones}
    </ScreenButton>
  );
}

/** How much is left: required steps and minutes; if none, optional items. */
function useLead(): string {
  const request = useToGoOn(useApplication());
  const t = useText(admissionTexts);
  const { tasksLead } = useText(closedTexts);
  const { status } = request;
  if (request.closed) return tasksLead;
  if (status === 'approved' || status === 'rejected') return t.decided[status];
  const left = stepsOf(request).filter((step) => step.missing > 0 && step.state !== 'waiting');
  const minutes = left.reduce((sum, step) => sum + step.minutes, 0);
  const later = planOf(request)?.beforeCall.minutes ?? 0;
  if (left.length > 0) return isSent(status) ? t.left(left.length, minutes) : t.leftToSend(left.length, minutes, later);
  const optional = optionalScreens(request);
  if (optional.length === 0) return next(request) ? t.onlyBooking : t.nothingLeft;
  const forVisit = optional.filter(({ documents }) => dueOf(documents, request) === 'call').length;
  return forVisit > 0 ? t.leftForVisit(forVisit, later) : t.optionalLeft(optional.length);
}

function isOver({ state }: Step): boolean {
  return state === 'done' || state === 'waiting';
}

function next(request: Application): boolean {
  return mainScreen(request) === '/schedule-home-visit';
}

/** What a waiting step waits for, if that isn't the company's review. */
function ownState(
  { key, state }: Step,
  { visitAhead }: Application,
  tags: Record<'booked' | 'reading', string>,
): string | null {
  if (state !== 'waiting') return null;
  if (key === 'earnings') return tags.reading;
  return key === 'home_visit' && visitAhead ? tags.booked : null;
}

function StateTag({ step }: { step: Step }) {
  const t = useText(admissionTexts);
  const request = useApplication();
  const { documentsAnalysis } = request;
  const { key, state, missing, optional } = step;
  const own = ownState(step, request, t.tags);
  if (own) return <Tag tone={key === 'home_visit' ? 'ok' : 'neutral'}>{own}</Tag>;
  if (key !== 'documents' || state === 'locked' || state === 'done')
    return <Tag tone={tones[state]}>{t.tags[state]}</Tag>;
  const asked = toCorrect(request).filter(({ part }) => stepOfPart[part] === key).length;
  const returned = asked + documentsAnalysis.documents.filter((d) => d.status === 'rejected').length;
  if (state === 'attention') return <Tag tone="bad">{t.toFix(returned)}</Tag>;
  if (missing === 0) {
    const isForCall = optionalScreens(request).some(({ documents }) => dueOf(documents, request) === 'call');
    return <Tag tone="neutral">{(isForCall ? t.laterCount : t.optionalCount)(optional)}</Tag>;
  }
  return <Tag tone={tones[state]}>{t.missing(missing)}</Tag>;
}

const tones: Record<Step['state'], TagTone> = {
  done: 'ok',
  current: 'need',
  todo: 'neutral',
  attention: 'bad',
  locked: 'neutral',
  waiting: 'neutral',
};

const dots = {
  done: 'done',
  current: 'current',
  attention: 'current',
  todo: 'open',
  locked: 'open',
  waiting: 'open',
} as const;

interface Part {
  key: string;
  title: string;
  place: { path: string; query?: Record<string, string> };
  /** It has to be done again. */
  needsFix?: boolean;
}

/** The second line of a step: how long it takes, what was already sent, or what opens it. */
function useStepDetail(): (step: Step) => string {
  const request = useApplication();
  const t = useText(admissionTexts);
  const plan = useText(planTexts);
  const language = useLanguage();
  const visitLine = (step: Step): string => {
    if (request.visitAhead) return step.minutes > 0 ? `${t.timeBooked} · ${t.minutes(step.minutes)}` : t.timeBooked;
    if (mayBook(request)) return t.mayBook;
    if (step.state === 'locked') return isSent(request.status) ? t.timeOver : needs(t.visitAfterSending);
    return step.state === 'waiting' ? t.timeOver : t.minutes(step.minutes);
  };
  const needs = (when: string): string => {
    const items = namedItems(planOf(request)?.beforeCall.items ?? [], plan, language);
    return items ? t.visitNeeds(when, items) : when;
  };
  return (step) => {
    if (step.key === 'home_visit') return step.state === 'done' ? '' : visitLine(step);
    if (step.key === 'documents' && step.state === 'done') {
      const list = request.documentsAnalysis.documents;
      return t.ready(list.filter((d) => d.mediaId !== null && !documents[d.type].record).length);
    }
    if (step.key === 'earnings') {
      const said = platformsOnWord(request);
      const named = (platforms: Platform[]) => platforms.map((platform) => platformName(platform, language)).join(', ');
      const read = completePlatforms(request).filter((platform) => !said.includes(platform));
      const lines = [read.length > 0 && t.connected(named(read)), said.length > 0 && t.received(named(said))];
      if (read.length + said.length > 0) return lines.filter(Boolean).join(' · ');
    }
    if (step.state === 'waiting') return step.key === 'earnings' ? t.readingAccount : t.afterReview;
    if (step.state === 'locked') {
      const byEarnings = step.key !== 'review' && !hasPassedEarnings(request.status);
      return byEarnings ? t.laterAfterEarnings : t.laterAfterAll;
    }
    if (step.minutes === 0) return '';
    const documentItems = (planOf(request)?.today.items ?? []).filter(({ kind }) => kind !== 'platforms');
    const items = step.key === 'documents' ? namedItems(documentItems, plan, language) : '';
    return items ? t.minutesFor(t.minutes(step.minutes), items) : t.minutes(step.minutes);
  };
}

/**
 * The parts of a step with their own rows: documents that were sent back, each with its reason, documents staff asked
 * for, parts of the visit, waiting screenshots.
 */
function useStepParts(): (step: Step) => Part[] {
  const request = useToGoOn(useApplication());
  const t = useText(admissionTexts);
  const language = useLanguage();
  const reasons = useText(rejectionWords);
  const nameOf = useDocumentName();
  const { line } = useCorrectionWords();
  const corrections = (step: Step): Part[] =>
    toCorrect(request)
      .filter(({ part }) => stepOfPart[part] === step.key)
      .map((item) => ({ key: item.id, title: line(item), place: addressOfCorrection(item), needsFix: true }));
  const pictures = useWaitingPictures().map(({ platform, title, place }) => ({ key: platform, title, place }));
  const partOf = (document: DocumentView, title: string): Part => ({
    key: document.type,
    title,
    place: { path: `/documents/${documentScreen(document.type)}` },
    needsFix: document.status === 'rejected',
  });
  return (step) => {
    if (step.state === 'locked' || step.state === 'done') return [];
    const mine = corrections(step);
    if (step.key === 'home_visit') {
      const waiting = waitingVisitScreens(request).map((path) => ({
        key: path,
        title: t.visitScreens[path],
        place: { path },
      }));
      return mayBook(request) ? mine : [...mine, ...waiting];
    }
    if (step.key === 'earnings') return [...mine, ...pictures];
    if (step.key !== 'documents') return mine;
    const { documents: listed } = countries[request.country];
    const documents = request.documentsAnalysis.documents.filter(waitsForApplicant).flatMap((document) => {
      const { type, status, note, reason, month } = document;
      const name = month ? t.ofMonth(nameOf(type), formatMonth(month, language)) : nameOf(type);
      if (status === 'rejected') {
        const why = note ? t.note(note.replace(/\.$/, '')) : t.because(reasons[reason ?? 'other']);
        return [partOf(document, t.rejected(name, why))];
      }
      return listed.includes(type) ? [] : [partOf(document, t.asked(name))];
    });
    return [...documents, ...mine];
  };
}
