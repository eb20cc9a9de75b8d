import { isClosed } from '@volante/contract/admission/closing.ts';
import { isWanted } from '@volante/contract/admission/document-steps.ts';
import { fileScreen } from '@volante/contract/admission/next-screen.ts';
import { isDecided } from '@volante/contract/admission/stages.ts';
import { needsOf } from '@volante/contract/admission/turns.ts';
import { bookingScreen, waitingVisitScreens } from '@volante/contract/admission/visit-parts.ts';
import type { Application } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { documentScreen } from '@volante/contract/documents/rules.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { Task } from '@volante/contract/staff/pending-notices.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { rejectionGroundText } from '@volante/contract/words/rejection-grounds.ts';
import { termsLines } from '@volante/contract/words/terms.ts';
import type { ReviewKind } from '../kinds.ts';
import { readSentBack, tasksOf } from '../sent-back.ts';
import type { DeliveryRow } from '../store.ts';
import { hasContact } from './email-text.ts';
import { type NoticeSettings, rejectionNotice, taskText } from './task-texts.ts';

interface Occasion {
  variant: string;
  /** Tasks for the driver, reasons for the decision, or the terms of an approval. */
  points: string[];
  /** `yyyy-mm-dd`: the announced day. */
  on?: string;
  canApplyAgain?: boolean;
  /** The driver may reopen it until `on`. */
  canReopen?: boolean;
  /** It is closed without decision. */
  isOver?: boolean;
  hasRest?: boolean;
  /** The screen that the message is about, '' for the one where the application stands; left out if it leads nowhere. */
  screen?: string;
  /** The operator's own notice, below everything else. */
  notice?: string;
}

/** The current content of a message; null if there is no longer anything to say. */
export function occasionOf(
  kind: ReviewKind,
  { detail, language }: Pick<DeliveryRow, 'detail' | 'language'>,
  view: Application,
  brand: NoticeSettings & Parameters<typeof hasContact>[0],
): Occasion | null {
  switch (kind) {
    case 'papers_sent_back': {
      const tasks = isClosed(view) ? [] : tasksOf(readSentBack(detail), view);
      const points = [...new Set(tasks.map((task) => taskText(task, language)))];
      // "We reviewed" is true only if something was sent back or asked for.
      const variant = tasks.every(({ kind }) => kind === 'step') ? 'turn' : '';
      return points.length > 0 ? { variant, points, hasRest: hasRest(view, tasks), screen: screenOf(tasks) } : null;
    }
    case 'visit_wanted':
      return isVisitWanted(view, detail) ? { variant: detail, points: [], screen: bookingScreen } : null;
    case 'approved':
    case 'rejected': {
      if (view.status !== kind) return null;
      const { reasons, applyAgainOn = null, terms } = view.decision ?? {};
      const words = wordLanguageOf[language];
      const grounds = (reasons ?? []).map((reason) => rejectionGroundText(reason, words, hasContact(brand)));
      const points = terms ? termsLines(terms, words) : grounds;
      const givesReasons = kind === 'rejected' && reasons !== undefined;
      return {
        ...{ variant: '', points, canApplyAgain: applyAgainOn !== null, screen: '' },
        ...(givesReasons && { notice: rejectionNotice(brand, words) }),
      };
    }
    // They read the answer in their file, and may have asked again since.
    case 'privacy_answered':
      return { variant: '', points: [], screen: fileScreen };
    // Once the earnings are handed in, nobody needs the account any more.
    case 'account_signed_out':
      return view.status === 'created' && needsOf(view).length > 0 ? { variant: '', points: [] } : null;
    // That they haven't come back since is checked where the message is read.
    case 'left_off_day':
    case 'left_off_days':
      return isUnfinished(view) ? { variant: '', points: [] } : null;
    // Answered or decided meanwhile, it is no longer late.
    case 'answer_late': {
      const { companyTurn, country } = view;
      if (companyTurn?.since !== detail) return null;
      return { variant: '', points: [], on: dateIn(countries[country].zone, new Date(detail)) };
    }
    // The driver may have asked somebody else since, or nobody.
    case 'guarantor_agreed':
    case 'guarantor_refused': {
      const states = kind === 'guarantor_agreed' ? ['agreed'] : ['refused', 'withdrawn'];
      const holds = !isClosed(view) && states.includes(view.guarantor?.state ?? '');
      return holds ? { variant: '', points: [] } : null;
    }
    case 'closed_withdrew':
    case 'closed_silent':
    case 'closed_duplicate':
    case 'closed_not_served': {
      if (!view.closed || `closed_${view.closed.reason}` !== kind) return null;
      const { reopenUntil } = view.closed;
      return { variant: '', points: [], ...(reopenUntil && { on: reopenUntil, canReopen: true }), screen: '' };
    }
    case 'reopened':
      return isClosed(view) ? null : { variant: '', points: [], screen: '' };
    // That they haven't come back since is checked where the message is read, which also names the day.
    case 'silence_warning':
    case 'silence_last_warning':
      return isClosed(view) ? null : { variant: '', points: [], screen: '' };
    // If the driver has been active since, the application is kept.
    case 'erasure_ahead':
      return isDecided(view.status)
        ? null
        : {
            variant: '',
            points: [],
            on: detail,
            isOver: Boolean(view.closed),
            canReopen: mayReopenUntil(view, detail),
            screen: '',
          };
  }
}

/** Whether the driver may reopen the closed application up to that day, `yyyy-mm-dd`. */
function mayReopenUntil({ closed }: Application, day: string): boolean {
  return Boolean(closed?.reopenUntil && closed.reopenUntil >= day);
}

/** The document itself if there is only one to send; otherwise the list of what is left. */
function screenOf([first, ...more]: readonly Task[]): string {
  return first && 'type' in first && more.length === 0 ? `/documents/${documentScreen(first.type)}` : '/tasks';
}

/** Not sent yet, and the driver can go on. */
function isUnfinished(view: Application): boolean {
  const isSent = isClosed(view) || view.status === 'risk_analysis' || view.status === 'home_visit';
  return !isSent && needsOf(view).length > 0;
}

function isVisitWanted(view: Application, detail: string): boolean {
  const { status, visitAhead, visitOver } = view;
  if (isClosed(view) || visitAhead || visitOver) return false;
  return status === 'home_visit' || detail !== 'home_visit';
}

/** Whether nothing is missing apart from these tasks. Only what was sent can be complete. */
function hasRest(view: Application, tasks: readonly Task[]): boolean {
  const { status, documentsAnalysis, corrections = [] } = view;
  const asked = tasks.flatMap((task) => ('type' in task ? [task.type] : []));
  const isLeft = documentsAnalysis.documents.some((item) => isWanted(item) && !asked.includes(item.type));
  const correct = tasks.filter(({ kind }) => kind === 'correction').length;
  const isSent = status === 'risk_analysis' || (status === 'home_visit' && waitingVisitScreens(view).length === 0);
  return isSent && !isLeft && correct === corrections.length;
}
