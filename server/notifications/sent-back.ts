import type { Application } from '@volante/contract/admission/application.ts';
import type { Task } from '@volante/contract/staff/to-tell.ts';

/** A paper or part sent back or requested by staff. `item` is the document's type or the correction's id. */
export interface SentBack {
  kind: Task['kind'];
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
    .map((one) => {
      const [kind = '', item = ''] = one.split(':');
      return { kind: kind as SentBack['kind'], item };
    });
}

export function isSame(one: SentBack, other: SentBack): boolean {
  return one.kind === other.kind && one.item === other.item;
}

/**
 * The tasks that are still open for the driver. Withdrawn reviews, papers that have arrived and answered corrections are left
 * out.
 */
export function tasksOf(list: readonly SentBack[], { documentsAnalysis, corrections = [] }: Application): Task[] {
  return list.flatMap(({ kind, item }): Task | [] => {
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
