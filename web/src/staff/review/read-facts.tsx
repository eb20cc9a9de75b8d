import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import type { Paper } from '@volante/contract/staff/paper.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Tag } from '../../ui/tag.tsx';
import { factsOfPaper, factValue, ledgerWords, type PaperFact, sourceName, useLedger } from '../application/ledger.ts';
import { paperName } from '../application/paper-words.ts';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { whyText } from '../words/why-words.ts';
import { reviewTexts } from './texts.ts';

/** The values read from this paper, differing ones first, or why there are none. */
export function ReadFacts({ one, paper }: { one: ReviewerCase; paper: Paper }) {
  const t = useText(reviewTexts);
  const language = useLanguage();
  const { data, error, refetch } = useLedger(one);
  if (!data && !error) return null;
  if (!data)
    return (
      <section aria-label={t.read} className="mt-4 border-t border-line pt-3">
        <h2 className="mb-2 text-small font-bold">{t.read}</h2>
        <FailureNotice error={error} onAgain={refetch} />
      </section>
    );
  const facts = factsOfPaper(data, paper.type);
  const because = data.notRead.find(({ type }) => type === paper.type)?.because;
  if (facts.length === 0 && !because) return null;
  return (
    <section aria-label={t.read} className="mt-4 border-t border-line pt-3">
      <h2 className="mb-2 text-small font-bold">{t.read}</h2>
      {because && <p className="text-small text-ink-2">{whyText(because, language, null)}</p>}
      <dl className="grid gap-2 text-small">
        {facts.map((fact) => (
          <ReadFact key={fact.fact} of={fact} one={one} />
        ))}
      </dl>
    </section>
  );
}

interface ReadFactProps {
  one: ReviewerCase;
  of: PaperFact;
}

function ReadFact({ one, of: { fact, agreement, values, others } }: ReadFactProps) {
  const words = useText(ledgerWords);
  const language = useLanguage();
  const nameOf = (source: string) => {
    // Statements are told apart by their months.
    const paper = one.documents.find(({ type }) => type === source);
    return paper ? paperName(paper, language) : sourceName(source, language);
  };
  return (
    <div>
      <dt className="flex flex-wrap items-center gap-2 text-ink-2">
        <span>{words.facts[fact]}</span>
        {agreement === 'differ' && <Tag tone="bad">{words.agreements.differ}</Tag>}
      </dt>
      {values.map(({ value }) => (
        <dd key={value} className="font-semibold wrap-anywhere">
          {factValue(fact, value, language)}
        </dd>
      ))}
      {others.map(({ source, value }) => (
        <dd key={source} className="text-tag text-ink-2 wrap-anywhere">
          {nameOf(source)}: {factValue(fact, value, language)}
        </dd>
      ))}
    </div>
  );
}
