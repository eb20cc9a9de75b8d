import type { Case, Move } from '@volante/contract/staff/case.ts';
import { hasRole } from '@volante/contract/staff/roles.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { isReviewerCase } from '../../application/application.ts';
import { useMe } from '../../session/session.ts';
import { stageWords } from '../../words/stage-words.ts';
import { whyText } from '../../words/why-words.ts';
import { Section } from '../section.tsx';
import { DecisionPart } from './decision.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PendingDecisionPart } from './pending-decision.tsx';
import { workTexts } from './texts.ts';

/** The possible moves of an application, with what prevents each. */
export function Moves({ one }: { one: Case }) {
  const t = useText(workTexts);
  const stages = useText(stageWords);
  const language = useLanguage();
  const { account } = useMe();
  const [move, setMove] = useState<Move | null>(null);
  // Advisors move nothing.
  if (!hasRole(account.role, 'reviewer')) return null;
  const isFar = ({ because }: Move) => because.some(({ code }) => code === 'not_in_table');
  const near = one.moves.filter((next) => !isFar(next));
  const far = one.moves.filter(isFar);
  const list = (whys: Move['because']) => whys.map((why) => <li key={why.code}>{whyText(why, language, null)}</li>);
  return (
    <Section id="moves" title={t.moves}>
      {one.proposal && <PendingDecisionPart key={one.proposal.id} one={one} pending={one.proposal} />}
      {isReviewerCase(one) && one.decision && <DecisionPart documents={one.documents} decision={one.decision} />}
      {one.moves.length === 0 && <p className="text-small text-ink-2">{t.noMoves}</p>}
      <ul className="grid gap-2">
        {near.map((next) => (
          <li key={next.to}>
            <Button
              kind={next.to === 'rejected' ? 'outline' : 'solid'}
              className="w-full"
              disabled={!next.allowed}
              aria-describedby={`why-${next.to}`}
              onClick={() => setMove(next)}
            >
              {t.moveTo(stages[next.to])}
            </Button>
            <ul id={`why-${next.to}`} className="mt-1 text-small text-ink-2">
              {list(next.because)}
              {list(next.warnings)}
            </ul>
          </li>
        ))}
      </ul>
      {far.length > 0 && (
        <details className="mt-3 text-small">
          <summary className="min-h-9 cursor-pointer content-center font-semibold text-ink-2 max-desk:min-h-12">
            {t.notFromHere}
          </summary>
          <p className="text-ink-2">{far.map(({ to }) => stages[to]).join(', ')}</p>
        </details>
      )}
      {move && <MoveDialog one={one} move={move} onClose={() => setMove(null)} />}
    </Section>
  );
}
