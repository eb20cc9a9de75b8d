import { type Need, needsOf } from '@volante/contract/admission/turns.ts';
import type { Application } from '@volante/contract/application.ts';
import type { NoticedStep, Task } from '@volante/contract/staff/pending-notices.ts';

/**
 * A document or part sent back or requested by staff: `item` is the document's type or the correction's id. Or the driver's turn in a
 * stage, which stands for everything they have to do then.
 */
export interface SentBack {
  kind: Exclude<Task['kind'], 'step'> | 'turn';
  item: string;
}

/** The form in which a delivery stores the list. */
export function writeSentBack(list: readonly SentBack[]): string {
  return list.map(({ kind, item }) => `${kind}:${item}`).join(' ');
}

export function readSentBack(kept: string): SentBack[] {
  return kept
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const [kind = '', item = ''] = each.split(':');
      return { kind: kind as SentBack['kind'], item };
    });
}

export function isSame(sentBack: SentBack, other: SentBack): boolean {
  return sentBack.kind === other.kind && sentBack.item === other.item;
}

/**
 * The tasks that are still open for the driver. Withdrawn reviews, documents that have arrived and answered corrections are left
 * out.
 */
export function tasksOf(list: readonly SentBack[], view: Application): Task[] {
  const { documentsAnalysis, corrections = [] } = view;
  return list.flatMap(({ kind, item }): Task | Task[] => {
    if (kind === 'turn') return item === view.status ? tasksOfTurn(view) : [];
    if (kind === 'correction') {
      const asked = corrections.find(({ id }) => id === item);
      return asked ? { kind, part: asked.part } : [];
    }
    const document = documentsAnalysis.documents.find(({ type }) => type === item);
    if (!document) return [];
    const { type, status, reason, month, mediaId, required } = document;
    if (kind === 'asked') return mediaId === null && required ? { kind, type } : [];
    return status === 'rejected' && reason ? { kind, type, reason, ...(month !== undefined && { month }) } : [];
  });
}

/** Everything the driver has to do now. Sending comes last, so it isn't a task while something is missing. */
function tasksOfTurn(view: Application): Task[] {
  const { documentsAnalysis, corrections = [] } = view;
  const tasks = needsOf(view).flatMap(({ need }): Task[] => {
    if (need === 'correction') return corrections.map(({ part }) => ({ kind: 'correction', part }));
    if (need === 'sent_back') {
      const rejected = documentsAnalysis.documents.filter(({ status }) => status === 'rejected');
      return tasksOf(
        rejected.map(({ type }) => ({ kind: 'paper', item: type })),
        view,
      );
    }
    const step = steps[need];
    return step ? [{ kind: 'step', step }] : [];
  });
  const blocking = tasks.filter((task) => task.kind !== 'step' || task.step !== 'send');
  return blocking.length > 0 ? blocking : tasks;
}

/** The step that a need is told as; null where the driver may leave it, or is told otherwise. */
const steps: Record<Exclude<Need, 'sent_back' | 'correction'>, NoticedStep | null> = {
  first_questions: 'contact',
  contact: 'contact',
  analysis: 'earnings',
  while_reading: null,
  platform: 'earnings',
  booking: 'booking',
  personal_data: 'personal_data',
  paper: 'documents',
  optional_paper: null,
  send: 'send',
  visit_parts: 'visit_parts',
};
