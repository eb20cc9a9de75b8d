import type { Application } from '@volante/contract/admission/application.ts';
import { isClosed } from '@volante/contract/admission/stages.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { rejectionGroundWords } from '@volante/contract/words/rejection-grounds.ts';
import type { ReviewKind } from '../kinds.ts';
import { readSentBack, tasksOf } from '../sent-back.ts';
import type { DeliveryRow } from '../store.ts';
import { type NoticeSettings, rejectionNotice } from './rejection-notice.ts';
import { taskText } from './task-texts.ts';

interface Occasion {
  variant: string;
  /** Tasks for the driver or reasons for the decision. */
  points: string[];
  /** `yyyy-mm-dd`: the announced day. */
  on?: string;
  /** The operator's own notice, below everything else. */
  notice?: string;
}

/** The current content of a message; null if there is no longer anything to say. */
export function occasionOf(
  kind: ReviewKind,
  { detail, language }: Pick<DeliveryRow, 'detail' | 'language'>,
  view: Application,
  brand: NoticeSettings,
): Occasion | null {
  switch (kind) {
    case 'papers_sent_back': {
      const tasks = isClosed(view.status) ? [] : tasksOf(readSentBack(detail), view);
      const points = [...new Set(tasks.map((task) => taskText(task, language)))];
      // "We reviewed" is true only if something was sent back or asked for.
      const variant = tasks.every(({ kind }) => kind === 'step') ? 'turn' : '';
      return points.length > 0 ? { variant, points } : null;
    }
    case 'visit_wanted':
      return isVisitWanted(view, detail) ? { variant: detail, points: [] } : null;
    case 'approved':
    case 'rejected': {
      if (view.status !== kind) return null;
      const words = rejectionGroundWords[wordLanguageOf[language]];
      const points = (view.decision?.reasons ?? []).map((reason) => words[reason]);
      const givesReasons = kind === 'rejected' && view.decision?.reasons !== undefined;
      return { variant: '', points, ...(givesReasons && { notice: rejectionNotice(brand, wordLanguageOf[language]) }) };
    }
    // If the driver has been active since, the application is kept.
    case 'erasure_ahead':
      return isClosed(view.status) ? null : { variant: '', points: [], on: detail };
  }
}

function isVisitWanted({ status, visitAhead, visitOver }: Application, detail: string): boolean {
  if (isClosed(status) || visitAhead || visitOver) return false;
  return status === 'home_visit' || detail !== 'home_visit';
}
