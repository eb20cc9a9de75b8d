import type { LinkMatch } from '@volante/contract/staff/links/link-calls.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { showMoment } from '../words/moments.ts';
import { stageWords } from '../words/stage-words.ts';
import { linkTexts } from './texts.ts';

interface MatchesProps {
  matches: readonly LinkMatch[];
  busy: boolean;
  onMake(): void;
  onBack(): void;
}

/** Live applications of this person, each with a link. */
export function Matches({ matches, busy, onMake, onBack }: MatchesProps) {
  const t = useText(linkTexts);
  const stages = useText(stageWords);
  const language = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="rounded-card border border-warn-line bg-warn-soft p-4">
      <h2 ref={title} tabIndex={-1} className="text-big font-bold outline-none">
        {t.matches(matches.length)}
      </h2>
      <p className="mb-3 text-small">{t.matchesLead}</p>
      <ul className="mb-4 grid gap-2">
        {matches.map(({ applicationId, reference, name, stage, same, createdAt }) => (
          <li key={applicationId} className="rounded-card border border-line bg-card px-4 py-3 text-small">
            <Link href={`/applications/${applicationId}`} className="font-bold text-brand-ink underline">
              <span translate="no">{`${name || t.unnamed} · ${reference}`}</span>
            </Link>
            <p className="text-ink-2">
              {stages[stage]} · <span translate="no">{showMoment(createdAt, language)}</span> ·{' '}
              {same.map((kind) => (kind === 'phone' ? t.samePhone : t.sameEmail)).join(', ')}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onBack}>{t.back}</Button>
        <Button kind="outline" busy={busy} onClick={onMake}>
          {t.makeAnyway}
        </Button>
      </div>
    </section>
  );
}
