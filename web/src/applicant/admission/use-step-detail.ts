import type { DocumentView } from '@volante/contract/admission/application.ts';
import { hasPassedEarnings } from '@volante/contract/admission/stages.ts';
import { completePlatforms, type Step, waitingVisitScreens } from '@volante/contract/admission/steps.ts';
import { documents } from '@volante/contract/documents/rules.ts';
import { platformName } from '@volante/contract/earnings/platforms.ts';
import { rejectionWords } from '@volante/contract/words/documents.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { useDocumentName } from '../application/document-names.ts';
import { admissionTexts } from './texts.ts';

interface Detail {
  lines: string[];
  /** Something has to be done again. */
  trouble: boolean;
}

/** The second line of a step: what was sent back, time needed, or what was already sent. */
export function useStepDetail(): (step: Step) => Detail {
  const request = useApplication();
  const t = useText(admissionTexts);
  const language = useLanguage();
  const reasons = useText(rejectionWords);
  const nameOf = useDocumentName();
  const list = request.documentsAnalysis.documents;
  return (step) => {
    const plain = (...lines: string[]): Detail => ({ lines, trouble: false });
    if (step.key === 'documents') {
      const rejected = list.filter((d) => d.status === 'rejected');
      if (rejected.length > 0 && step.state === 'attention') {
        const lineOf = ({ type, note, reason }: DocumentView) =>
          t.rejected(nameOf(type), note ? t.note(note.replace(/\.$/, '')) : t.because(reasons[reason ?? 'other']));
        return { lines: rejected.map(lineOf), trouble: true };
      }
      const sent = list.filter((d) => d.mediaId !== null && !documents[d.type].record).length;
      if (step.state === 'done') return plain(t.ready(sent));
    }
    if (step.key === 'earnings') {
      const names = completePlatforms(request).map((platform) => platformName(platform, language));
      if (names.length) return plain(t.connected(names.join(', ')));
    }
    if (step.key === 'home_visit' && step.missing > 0) {
      const names = waitingVisitScreens(request).map((screen) => t.visitScreens[screen]);
      return plain(`${names.join(' · ')} · ${t.minutes(step.minutes)}`);
    }
    if (step.state === 'waiting') return plain(t.afterReview);
    if (step.state === 'locked') {
      const byEarnings = step.key !== 'review' && !hasPassedEarnings(request.status);
      return plain(byEarnings ? t.laterAfterEarnings : t.laterAfterAll);
    }
    return step.minutes > 0 ? plain(t.minutes(step.minutes)) : plain();
  };
}
