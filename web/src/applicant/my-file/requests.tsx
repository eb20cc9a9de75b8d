import type { OwnRequest } from '@volante/contract/own-file/calls.ts';
import type { Words } from '@volante/contract/words/languages.ts';
import { consentWords, outcomeWords } from '@volante/contract/words/own-file-names.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { useApplication } from '../application/application.ts';
import { fileTime } from './file-query.ts';
import { fileTexts } from './texts.ts';

const tones: Record<NonNullable<OwnRequest['outcome']>, TagTone> = { granted: 'ok', partly: 'neutral', refused: 'bad' };

/** What was asked, until when it is answered, and the answers. */
export function Requests({
  requests,
  words,
}: {
  requests: readonly OwnRequest[];
  words: Record<string, Words<string>>;
}) {
  const t = useText(fileTexts);
  const language = useLanguage();
  const { country } = useApplication();
  const moment = (at: string) => fileTime(at, 'moment', country, language);
  return (
    <ul className="grid gap-2">
      {requests.map(({ requestId, kind, consent, text, askedAt, dueOn, outcome, answer, answeredAt }) => (
        <li key={requestId} className="rounded-card border border-line bg-card px-4 py-3 text-small">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <b>{words[kind]?.[language]}</b>
            {outcome && <Tag tone={tones[outcome]}>{outcomeWords[outcome]?.[language] ?? outcome}</Tag>}
          </span>
          {consent && <span className="block">{consentWords[consent]?.[language]}</span>}
          {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
          <p className="text-ink-2">{t.askedOn(moment(askedAt))}</p>
          {answeredAt ? (
            <div className="mt-2 border-t border-line pt-2">
              <p className="text-ink-2">{t.answeredOn(moment(answeredAt))}</p>
              <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
            </div>
          ) : (
            <p className="font-semibold">{t.dueOn(fileTime(dueOn, 'day', country, language))}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
