import type { Application } from '@volante/contract/admission/application.ts';
import { advisorPapers, type Paper } from '@volante/contract/staff/paper.ts';
import { hasRole, type Role } from '@volante/contract/staff/roles.ts';
import type { CaseFacts } from './case-store.ts';
import { showMedia, showMoments } from './show-media.ts';

/** The papers in their order. Advisors see the files of few kinds only. */
export function showPapers({ documentsAnalysis }: Application, facts: CaseFacts, role: Role): Paper[] {
  return documentsAnalysis.documents.flatMap((document) => {
    const paper = facts.papers.find((one) => one.type === document.type);
    if (!paper) return [];
    const isShown = hasRole(role, 'reviewer') || advisorPapers.includes(document.type);
    return {
      type: document.type,
      revision: paper.revision,
      status: document.status,
      required: document.required,
      skipped: document.skipped,
      askedFor: paper.askedFor,
      reason: document.reason,
      note: document.note,
      ...(document.month !== undefined && { month: document.month }),
      hasFile: document.mediaId !== null,
      media: paper.file && isShown ? showMedia(paper.file) : null,
      versions: paper.versions,
      reviewedBy: paper.reviewedBy,
      reviewedAt: showMoments(paper.reviewedAt),
      seenByMe: paper.seen,
    };
  });
}
