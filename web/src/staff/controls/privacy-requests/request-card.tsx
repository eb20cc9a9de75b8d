import type { PrivacyRequest } from '@volante/contract/staff/privacy/requests.ts';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { showDay, showMoment } from '../../words/moments.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { requestTexts } from './texts.ts';

/** A driver's request about their data, with its day and its answer. `head` names the application. */
export function RequestCard({ request, head }: { request: PrivacyRequest; head?: ReactNode }) {
  const t = useText(requestTexts);
  const language = useLanguage();
  const [answers, setAnswers] = useState(false);
  const { kind, consent, text, askedAt, dueOn, overdue, law, keptUntil, outcome, answer, by, answeredAt } = request;
  return (
    <li className="rounded-card border border-line bg-card px-4 py-3 text-small">
      {head}
      <span className="flex flex-wrap items-center gap-2">
        <b>{t.kinds[kind]}</b>
        {overdue && <Tag tone="bad">{t.overdue}</Tag>}
        {outcome && <Tag tone="neutral">{t.outcomes[outcome]}</Tag>}
      </span>
      {consent && <span className="block">{t.consents[consent]}</span>}
      {kind !== 'withdrawal' && (
        <p className={`whitespace-pre-line wrap-anywhere ${text ? '' : 'text-ink-2'}`}>{text || t.noWords}</p>
      )}
      <p className="text-ink-2">{[t.asked(showMoment(askedAt, language)), law ? t.law(law) : t.ownLaw].join(' · ')}</p>
      {answeredAt ? (
        <div className="mt-2 border-t border-line pt-2">
          <p className="text-ink-2">{t.answered(by?.name ?? null, showMoment(answeredAt, language))}</p>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      ) : (
        <>
          <p className="font-semibold">{t.due(showDay(dueOn, language))}</p>
          {keptUntil && <p>{t.kept(showDay(keptUntil, language))}</p>}
          <Button
            kind="outline"
            aria-label={t.answerTo(t.kinds[kind], request.reference)}
            className="mt-2"
            onClick={() => setAnswers(true)}
          >
            {t.answer}
          </Button>
        </>
      )}
      {answers && <AnswerDialog request={request} onClose={() => setAnswers(false)} />}
    </li>
  );
}
