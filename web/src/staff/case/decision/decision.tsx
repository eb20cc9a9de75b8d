import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { paperName } from '../../application/paper-words.ts';
import { staffDocumentName } from '../../words/document-names.ts';
import { showMoment } from '../../words/moments.ts';
import { caseTexts } from '../texts.ts';
import { workTexts } from './texts.ts';

type Decision = NonNullable<ReviewerCase['decision']>;

/** The decision: who made it, the papers they hadn't opened, and later changes. */
export function DecisionPart({ documents, decision }: Pick<ReviewerCase, 'documents'> & { decision: Decision }) {
  const t = useText(workTexts);
  const parts = useText(caseTexts).partNames;
  const language = useLanguage();
  const { by, at, notSeen, changedSince } = decision;
  const paperNamed = (type: DocumentType) => {
    // Statements are told apart by their months.
    const paper = documents.find((one) => one.type === type);
    return paper ? paperName(paper, language) : staffDocumentName(type, language);
  };
  const nameOf = (path: string) => {
    const [part, type] = path.split('.');
    if (part === 'documents') return paperNamed(type as DocumentType);
    return part === 'earnings' ? parts.earnings : t.contact;
  };
  return (
    <div className="mb-3 grid gap-1.5 text-small">
      <p className="font-semibold">{t.decided(by?.name ?? null, showMoment(at, language))}</p>
      {notSeen.length === 0 && <p className="text-ink-2">{t.sawAll}</p>}
      <Listed title={t.notSeen} names={notSeen.map(paperNamed)} />
      {changedSince.length === 0 && <p className="text-ink-2">{t.unchanged}</p>}
      <Listed title={t.changedSince} names={changedSince.map(nameOf)} />
    </div>
  );
}

function Listed({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <p className="font-semibold text-warn-ink">{title}</p>
      <p>{names.join(', ')}</p>
    </div>
  );
}
