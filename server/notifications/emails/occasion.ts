import type { Application } from '@volante/contract/admission/application.ts';
import { isClosed } from '@volante/contract/admission/stages.ts';
import type { Language } from '@volante/contract/countries/country.ts';
import type { Task } from '@volante/contract/staff/to-tell.ts';
import { documentName, rejectionWords } from '@volante/contract/words/documents.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { rejectionGroundWords } from '@volante/contract/words/rejection-grounds.ts';
import type { ReviewKind } from '../kinds.ts';
import { readSentBack, tasksOf } from '../sent-back.ts';
import type { DeliveryRow } from '../store.ts';
import { type NoticeSettings, rejectionNotice } from './rejection-notice.ts';
import { emailTexts } from './texts.ts';

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
      return points.length > 0 ? { variant: '', points } : null;
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

function taskText(task: Task, language: Language): string {
  const texts = emailTexts[language];
  const words = wordLanguageOf[language];
  if (task.kind === 'correction') return texts.correct[task.part];
  const name = documentName(task.type, words);
  return task.kind === 'asked' ? texts.sendAlso(name) : texts.sendAgain(name, rejectionWords[words][task.reason]);
}
