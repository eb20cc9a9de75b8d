import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import type { StaffApi } from '@volante/contract/staff-api.ts';
import { useRef, useState } from 'react';
import { askBeforeLeaving } from '../../lib/call/before-leaving.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { getLanguage } from '../../lib/language.ts';
import { callOld, queryClient } from '../../lib/queries.ts';
import { getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { applicationOf, keepApplication } from '../application/application.ts';
import { documentName } from '../application/document-words.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { call } from '../session/call.ts';
import { reviewTexts } from './texts.ts';

type Decision = Omit<StaffApi['POST /applications/{applicationId}/documents/{type}/review']['body'], 'revision'>;

/** The last review, by application: it can be undone from the next document. */
const last = new Map<string, Document['type']>();

/**
 * A review the driver was notified of can't be undone; the document is then reviewed again instead. Drivers aren't
 * notified of approvals.
 */
function mayTakeBack(
  { documents, toTell: pendingNotices }: ReviewerApplication,
  type: Document['type'] | undefined,
): boolean {
  const document = documents.find((item) => item.type === type);
  const isUnsent = pendingNotices?.tasks.some((task) => task.kind === 'paper' && task.type === type) ?? false;
  return document !== undefined && (document.status !== 'rejected' || isUnsent);
}

/** The reviews of one application's papers. */
export interface Reviewing {
  /** The documents whose review is being sent. */
  sending: ReadonlySet<Document['type']>;
  /** Whether it was saved. */
  review(document: Document, decision: Decision): Promise<boolean>;
  undo(): Promise<void>;
  mayUndo: boolean;
}

/**
 * Reviews documents and undoes the last review. The next document opens at once, while the review is being sent. If a
 * review couldn't be saved, a message names its document, which waits again. A typed note stays open until it is saved.
 */
export function useReviewing(
  application: ReviewerApplication,
  onReviewed: () => void,
  onBackTo: (document: Document) => void,
): Reviewing {
  const { applicationId } = application;
  const [sending, setSending] = useState<Reviewing['sending']>(new Set());
  // Sent one after the other, because each response is the whole application, and an older response must not replace a
  // newer one.
  const inOrder = useRef<Promise<unknown>>(Promise.resolve());

  function send({ type, revision }: Document, decision: Decision): Promise<boolean> {
    setSending((before) => new Set(before).add(type));
    // The next document is open already, so nothing on the screen says that this one isn't saved yet.
    const leave = askBeforeLeaving();
    const sent = inOrder.current.then(async () => {
      try {
        const next = await call('POST /applications/{applicationId}/documents/{type}/review', {
          params: { applicationId, type },
          body: { revision, ...decision },
        });
        keepApplication(next);
        return true;
      } catch (error) {
        // If a note was typed, its document is still on screen.
        showFailure(error, decision.note ? undefined : nameDocument(application, type));
        const isOld = error instanceof CallError && error.status === 409;
        if (isOld) void callOld({ queryKey: applicationOf(applicationId).queryKey });
        return false;
      } finally {
        leave();
        setSending((before) => new Set([...before].filter((each) => each !== type)));
      }
    });
    inOrder.current = sent;
    return sent;
  }
  async function review(document: Document, decision: Decision): Promise<boolean> {
    if (sending.has(document.type)) return false;
    const from = location.pathname;
    const before = last.get(applicationId);
    last.set(applicationId, document.type);
    const sent = send(document, decision);
    const isTyped = Boolean(decision.note);
    if (!isTyped) onReviewed();
    if (!(await sent)) {
      if (last.get(applicationId) === document.type) restore(applicationId, before);
      return false;
    }
    const t = getText(reviewTexts);
    toast.success(decision.decision === 'approved' ? t.approved : t.sentBack, 2500);
    // If the reviewer has left the page, the response doesn't lead back to it.
    if (isTyped && location.pathname === from) onReviewed();
    return true;
  }
  async function undo(): Promise<void> {
    const from = location.pathname;
    // A review being sent has to be saved first: its response has the revision to undo.
    await inOrder.current;
    const type = last.get(applicationId);
    const now = queryClient().getQueryData(applicationOf(applicationId).queryKey) ?? application;
    const document = now.documents.find((each) => each.type === type);
    if (!document || !(await send(document, { decision: 'pending' }))) return;
    last.delete(applicationId);
    toast.success(getText(reviewTexts).undone, 2500);
    if (location.pathname === from) onBackTo(document);
  }
  return { review, undo, sending, mayUndo: mayTakeBack(application, last.get(applicationId)) };
}

function restore(applicationId: string, type: Document['type'] | undefined): void {
  if (type) last.set(applicationId, type);
  else last.delete(applicationId);
}

function nameDocument({ documents }: ReviewerApplication, type: Document['type']): string {
  const document = documents.find((each) => each.type === type);
  return document ? documentName(document, getLanguage()) : '';
}
