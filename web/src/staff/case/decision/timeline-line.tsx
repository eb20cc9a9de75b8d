import { rejectionGrounds } from '@volante/contract/admission/decision.ts';
import { isDocumentType, rejectionReasons } from '@volante/contract/documents/rules.ts';
import type { TimelineItem } from '@volante/contract/staff/case.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { reasonText } from '../../application/paper-words.ts';
import { staffDocumentName } from '../../words/document-names.ts';
import { groundWords } from '../../words/ground-words.ts';
import { showMoment } from '../../words/moments.ts';
import { stageWords } from '../../words/stage-words.ts';
import { reportTexts } from '../visit/report-texts.ts';
import { eventWords } from './event-words.ts';
import { messageWords } from './message-words.ts';
import { ownReason, ownReasonWords } from './own-reason-words.ts';
import { workTexts } from './texts.ts';

/** One event: what happened to which part, why, by whom and when. */
export function TimelineLine({ item }: { item: TimelineItem }) {
  const t = useText(workTexts);
  const stages: Record<string, string> = useText(stageWords);
  const language = useLanguage();
  const kinds: Record<string, string> = useText(eventWords);
  const messages = useText(messageWords);
  const outcomes: Record<string, string> = useText(reportTexts).outcomes;
  const { to, type, reason, reasons, outcome, kind, state, mailedTo, mine } = item.details as Record<string, unknown>;
  const groundNames = useText(groundWords);
  const grounds = rejectionGrounds.filter((ground) => Array.isArray(reasons) && reasons.includes(ground));
  const own = useText(ownReasonWords);
  const isMessage = item.kind === 'message';
  const of = [
    isMessage && (messages.kinds as Record<string, string>)[String(kind)],
    typeof type === 'string' && isDocumentType(type) && staffDocumentName(type, language),
    typeof to === 'string' && stages[to],
    typeof outcome === 'string' && outcomes[outcome],
    typeof mailedTo === 'string' && mailedTo,
  ].find(Boolean);
  const said = kinds[item.kind === 'paper_contradiction_answered' ? answers[String(mine)]! : item.kind] ?? kinds.other;
  return (
    <li>
      <p className="font-semibold wrap-anywhere">{of ? `${said}: ${of}` : said}</p>
      {isMessage && <p>{(messages.states as Record<string, string>)[String(state)]}</p>}
      {item.text && <p className="whitespace-pre-wrap wrap-anywhere">{item.text}</p>}
      {grounds.length > 0 && <p>{grounds.map((ground) => groundNames[ground]).join(', ')}</p>}
      {typeof reason === 'string' && <p className="wrap-anywhere">{wordsFor(reason, language, own)}</p>}
      <p className="text-ink-2">
        <span translate="no">{item.actor?.name ?? t.actors[item.by]}</span> ·{' '}
        <span translate="no">{showMoment(item.at, language)}</span>
      </p>
    </li>
  );
}

// The applicant's answer about a document that contradicts the form.
const answers: Record<string, string> = { true: 'paper_theirs', false: 'paper_not_theirs' };

// Text written by people stays as it is.
function wordsFor(reason: string, language: ReturnType<typeof useLanguage>, own: Record<string, string>): string {
  const rejection = rejectionReasons.find((one) => one === reason);
  if (rejection) return reasonText(rejection, language);
  const key = ownReason(reason);
  return (key && own[key]) ?? reason;
}
