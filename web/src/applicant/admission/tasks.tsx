import type { Application } from '@volante/contract/admission/application.ts';
import { mainScreen, screenOfStep } from '@volante/contract/admission/next-screen.ts';
import { isClosed, isSent } from '@volante/contract/admission/stages.ts';
import { type Step, stepsOf } from '@volante/contract/admission/steps.ts';
import { stepOfPart, toCorrect } from '@volante/contract/admission/to-correct.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { isNeededForVisit, waitsForApplicant } from '@volante/contract/documents/rules.ts';
import { useText } from '../../lib/text.ts';
import { StepList } from '../../ui/step-list.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { useApplication } from '../application/application.ts';
import { queryOfNext } from '../application/corrections/place-of-correction.ts';
import { useNews } from '../application/use-news.ts';
import { HelpLink } from '../layout/help-link.tsx';
import { Screen } from '../layout/screen.tsx';
import { appTexts } from '../navigation/app-texts.ts';
import { ScreenButton, stepLink } from '../navigation/link.tsx';
import { useToGoOn } from '../sending/under-way.ts';
import { Reference } from './reference.tsx';
import { admissionTexts } from './texts.ts';
import { useStepDetail, useStepParts } from './use-step-detail.ts';
import { VisitPart } from './visit-part.tsx';
import { useGoLabel, WhatFollows } from './what-follows.tsx';

/** The task list: every step with its state. */
export default function Tasks() {
  useNews();
  const request = useApplication();
  const t = useText(admissionTexts);
  const app = useText(appTexts);
  const lead = useLead();
  const detailOf = useStepDetail();
  const partsOf = useStepParts();
  const closed = isClosed(request.status);
  const given = useToGoOn(request);
  const next = mainScreen(given);
  const goLabel = useGoLabel(next);
  // Without open tasks this screen leads nowhere; otherwise the two screens would lead to each other.
  const waits = closed || next !== '/documents-success';
  const known = stepsOf(request);
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
            {closed ? t.seeAnswer : goLabel}
          </ScreenButton>
        )
      }
      below={<HelpLink />}
    >
      <StepList steps={rows} label={app.steps} />
      <VisitPart />
      {!waits && <WhatFollows />}
      <Reference />
    </Screen>
  );
}

/** How much is left: required steps and minutes; if none, optional items. */
function useLead(): string {
  const request = useToGoOn(useApplication());
  const t = useText(admissionTexts);
  const { status } = request;
  if (status === 'approved' || status === 'rejected') return t.decided[status];
  const left = stepsOf(request).filter((step) => step.missing > 0 && step.state !== 'waiting');
  const minutes = left.reduce((sum, step) => sum + step.minutes, 0);
  if (left.length > 0) return (isSent(status) ? t.left : t.leftToSend)(left.length, minutes);
  const optional = optionalOf(request);
  if (optional.length === 0) return next(request) ? t.onlyBooking : t.nothingLeft;
  const forVisit = optional.filter((d) => isNeededForVisit(d, countries[request.country])).length;
  return forVisit > 0 ? t.leftForVisit(forVisit) : t.optionalLeft(optional.length);
}

function isOver({ state }: Step): boolean {
  return state === 'done' || state === 'waiting';
}

function next(request: Application): boolean {
  return mainScreen(request) === '/schedule-home-visit';
}

function optionalOf({ documentsAnalysis }: Application) {
  return documentsAnalysis.documents.filter((d) => waitsForApplicant(d) && !d.required);
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
  if (missing === 0) return <Tag tone="neutral">{t.optionalCount(optional)}</Tag>;
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
