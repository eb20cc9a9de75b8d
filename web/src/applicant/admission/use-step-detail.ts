import type { DocumentView } from '@volante/contract/admission/application.ts';
import { hasPassedEarnings, isSent } from '@volante/contract/admission/stages.ts';
import { completePlatforms, platformsOnWord, type Step } from '@volante/contract/admission/steps.ts';
import { stepOfPart, toCorrect } from '@volante/contract/admission/to-correct.ts';
import { mayBook, waitingVisitScreens } from '@volante/contract/admission/visit-parts.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { documentScreen, documents, waitsForApplicant } from '@volante/contract/documents/rules.ts';
import { type Platform, platformName } from '@volante/contract/earnings/platforms.ts';
import { rejectionWords } from '@volante/contract/words/documents.ts';
import { formatMonth } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { placeOfCorrection } from '../application/corrections/place-of-correction.ts';
import { useCorrectionWords } from '../application/corrections/use-correction-words.ts';
import { useDocumentName } from '../application/document-names.ts';
import { useWaitingPictures } from '../application/waiting-pictures.ts';
import { useToGoOn } from '../sending/under-way.ts';
import { admissionTexts } from './texts.ts';

interface Part {
  key: string;
  title: string;
  place: { path: string; query?: Record<string, string> };
  /** It has to be done again. */
  needsFix?: boolean;
}

/** The second line of a step: how long it takes, what was already sent, or what opens it. */
export function useStepDetail(): (step: Step) => string {
  const request = useApplication();
  const t = useText(admissionTexts);
  const language = useLanguage();
  const visitLine = (step: Step): string => {
    if (request.visitAhead) return step.minutes > 0 ? `${t.timeBooked} · ${t.minutes(step.minutes)}` : t.timeBooked;
    if (mayBook(request)) return t.mayBook;
    if (step.state === 'locked') return isSent(request.status) ? t.timeOver : t.visitAfterSending;
    return step.state === 'waiting' ? t.timeOver : t.minutes(step.minutes);
  };
  return (step) => {
    if (step.key === 'home_visit') return step.state === 'done' ? '' : visitLine(step);
    if (step.key === 'documents' && step.state === 'done') {
      const list = request.documentsAnalysis.documents;
      return t.ready(list.filter((d) => d.mediaId !== null && !documents[d.type].record).length);
    }
    if (step.key === 'earnings') {
      const said = platformsOnWord(request);
      const named = (platforms: Platform[]) => platforms.map((one) => platformName(one, language)).join(', ');
      const read = completePlatforms(request).filter((platform) => !said.includes(platform));
      const lines = [read.length > 0 && t.connected(named(read)), said.length > 0 && t.received(named(said))];
      if (read.length + said.length > 0) return lines.filter(Boolean).join(' · ');
    }
    if (step.state === 'waiting') return step.key === 'earnings' ? t.readingAccount : t.afterReview;
    if (step.state === 'locked') {
      const byEarnings = step.key !== 'review' && !hasPassedEarnings(request.status);
      return byEarnings ? t.laterAfterEarnings : t.laterAfterAll;
    }
    return step.minutes > 0 ? t.minutes(step.minutes) : '';
  };
}

/**
 * The parts of a step with their own rows: documents that were sent back, each with its reason, documents staff asked
 * for, parts of the visit, waiting screenshots.
 */
export function useStepParts(): (step: Step) => Part[] {
  const request = useToGoOn(useApplication());
  const t = useText(admissionTexts);
  const language = useLanguage();
  const reasons = useText(rejectionWords);
  const nameOf = useDocumentName();
  const { line } = useCorrectionWords();
  const corrections = (step: Step): Part[] =>
    toCorrect(request)
      .filter(({ part }) => stepOfPart[part] === step.key)
      .map((one) => ({ key: one.id, title: line(one), place: placeOfCorrection(one), needsFix: true }));
  const pictures = useWaitingPictures().map(({ platform, title, place }) => ({ key: platform, title, place }));
  const partOf = (document: DocumentView, title: string): Part => ({
    key: document.type,
    title,
    place: { path: `/documents/${documentScreen(document.type)}` },
    needsFix: document.status === 'rejected',
  });
  return (step) => {
    if (step.state === 'locked' || step.state === 'done') return [];
    const mine = corrections(step);
    if (step.key === 'home_visit') {
      const waiting = waitingVisitScreens(request).map((path) => ({
        key: path,
        title: t.visitScreens[path],
        place: { path },
      }));
      return mayBook(request) ? mine : [...mine, ...waiting];
    }
    if (step.key === 'earnings') return [...mine, ...pictures];
    if (step.key !== 'documents') return mine;
    const { documents: listed } = countries[request.country];
    const papers = request.documentsAnalysis.documents.filter(waitsForApplicant).flatMap((document) => {
      const { type, status, note, reason, month } = document;
      const name = month ? t.ofMonth(nameOf(type), formatMonth(month, language)) : nameOf(type);
      if (status === 'rejected') {
        const why = note ? t.note(note.replace(/\.$/, '')) : t.because(reasons[reason ?? 'other']);
        return [partOf(document, t.rejected(name, why))];
      }
      return listed.includes(type) ? [] : [partOf(document, t.asked(name))];
    });
    return [...papers, ...mine];
  };
}
