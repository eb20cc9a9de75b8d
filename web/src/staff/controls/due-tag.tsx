import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Tag } from '../../ui/tag.tsx';
import { dueOf, dueTexts } from '../words/due-words.ts';
import { sayAge } from '../words/moments.ts';

/** By when the company answers: `Vencida hace 2 h`, `Hoy 4:00 p.m.`. Nothing where it is others' turn. */
export function DueTag({ answerBy }: { answerBy: string | null }) {
  const t = useText(dueTexts);
  const language = useLanguage();
  if (answerBy === null) return null;
  const { is, time } = dueOf(answerBy, language);
  if (is === 'overdue')
    return (
      <Tag tone="bad">
        {t.overdue}{' '}
        <span translate="no" aria-hidden="true">
          {time}
        </span>
        <span className="sr-only">{sayAge(answerBy, language)}</span>
      </Tag>
    );
  return (
    <Tag tone={is === 'today' ? 'need' : 'neutral'}>
      {is !== 'later' && `${t[is]} `}
      <span translate="no">{time}</span>
    </Tag>
  );
}
