import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import type { Paper } from '@volante/contract/staff/paper.ts';
import type { StaffApi } from '@volante/contract/staff-api.ts';
import { useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { callOld, queryClient } from '../../lib/queries.ts';
import { getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { caseOf, keepCase } from '../application/application.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { call } from '../session/call.ts';
import { reviewTexts } from './texts.ts';

type Decision = Omit<StaffApi['POST /applications/{applicationId}/documents/{type}/review']['body'], 'revision'>;

/** What was reviewed last, by application: it can be taken back from the paper that follows. */
const last = new Map<string, Paper['type']>();

/** What the driver was told stands: then the paper is reviewed again instead. Approvals are told to nobody. */
function mayTakeBack({ documents, toTell }: ReviewerCase, type: Paper['type'] | undefined): boolean {
  const paper = documents.find((one) => one.type === type);
  const isUnsent = toTell?.tasks.some((task) => task.kind === 'paper' && task.type === type) ?? false;
  return paper !== undefined && (paper.status !== 'rejected' || isUnsent);
}

/** Reviews papers and takes the last review back. */
export function useReviewing(one: ReviewerCase, onReviewed: () => void, onBackTo: (paper: Paper) => void) {
  const [busy, setBusy] = useState(false);
  const { applicationId } = one;

  async function send(paper: Paper, decision: Decision): Promise<boolean> {
    setBusy(true);
    try {
      const next = await call('POST /applications/{applicationId}/documents/{type}/review', {
        params: { applicationId, type: paper.type },
        body: { revision: paper.revision, ...decision },
      });
      keepCase(next);
      return true;
    } catch (error) {
      showFailure(error);
      const isOld = error instanceof CallError && error.status === 409;
      if (isOld) void callOld({ queryKey: caseOf(applicationId).queryKey });
      return false;
    } finally {
      setBusy(false);
    }
  }
  /** Whether it was kept. */
  async function review(paper: Paper, decision: Decision): Promise<boolean> {
    const from = location.pathname;
    if (busy || !(await send(paper, decision))) return false;
    last.set(applicationId, paper.type);
    const t = getText(reviewTexts);
    toast.success(decision.decision === 'approved' ? t.approved : t.sentBack, 2500);
    // If the reviewer has left the page, the answer doesn't bring them back.
    if (location.pathname === from) onReviewed();
    return true;
  }
  async function undo(): Promise<void> {
    const { documents } = queryClient().getQueryData(caseOf(applicationId).queryKey) ?? one;
    const paper = documents.find(({ type }) => type === last.get(applicationId));
    const from = location.pathname;
    if (!paper || busy || !(await send(paper, { decision: 'pending' }))) return;
    last.delete(applicationId);
    toast.success(getText(reviewTexts).undone, 2500);
    if (location.pathname === from) onBackTo(paper);
  }
  return { review, undo, busy, mayUndo: mayTakeBack(one, last.get(applicationId)) };
}
