import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import type { Paper } from '@volante/contract/staff/paper.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Tag } from '../../ui/tag.tsx';
import { type Fact, factsOfPaper, useLedger } from '../application/ledger.ts';
import { factValue, ledgerWords } from '../application/ledger-words.ts';
import { whyText } from '../words/why-words.ts';
import { reviewTexts } from './texts.ts';

/** What was read of this paper, the facts that differ first; or why nothing was. */
export function ReadFacts({ one, paper }: { one: ReviewerCase; paper: Paper }) {
  const t = useText(reviewTexts);
  const language = useLanguage();
  const { data } = useLedger(one);
  if (!data) return null;
  const facts = factsOfPaper(data, paper.type);
  const because = data.notRead.find(({ type }) => type === paper.type)?.because;
  if (facts.length === 0 && !because) return null;
  return (
    <section className="mt-4 border-t border-line pt-3">
      <h2 className="mb-2 text-small font-bold">{t.read}</h2>
      {because && <p className="text-small text-ink-2">{whyText(because, language)}</p>}
      <dl className="grid gap-2 text-small">
        {facts.map((fact) => (
          <ReadFact key={fact.fact} of={fact} />
        ))}
      </dl>
    </section>
  );
}

function ReadFact({ of: { fact, agreement, values } }: { of: Fact }) {
  const words = useText(ledgerWords);
  const language = useLanguage();
  return (
    <div>
      <dt className="flex flex-wrap items-center gap-2 text-ink-2">
        {words.facts[fact]}
        {agreement === 'differ' && <Tag tone="bad">{words.agreements.differ}</Tag>}
      </dt>
      {values.map(({ value }) => (
        <dd key={value} className="font-semibold wrap-anywhere">
          {factValue(fact, value, language)}
        </dd>
      ))}
    </div>
  );
}
