import { type Conversation, MOST_TEMPLATE_TEXT, MOST_TEXT } from '@volante/contract/staff/conversations/calls.ts';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { draftOf } from '../../../lib/storage.ts';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { showFailure } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { ReadySentences } from '../ready-sentences.tsx';
import { keepConversation } from './conversation.ts';
import { threadTexts } from './texts.ts';

/** Shortest time between two signs to colleagues that somebody is writing, in ms. */
const SIGN_EVERY = 3000;

/** Writes an answer, which is kept as a draft until it is sent. */
export function Composer({ conversation }: { conversation: Conversation }) {
  const t = useText(threadTexts);
  const { account } = useMe();
  const { applicationId, freeUntil, stoppedAt, isUnproved } = conversation;
  const draft = useMemo(
    () => draftOf<{ text: string }>(`staff.${account.id}`, `answer.${applicationId}`),
    [account.id, applicationId],
  );
  const [text, setText] = useState(() => draft.read()?.text ?? '');
  const [busy, run] = useBusy(showFailure);
  const field = useRef<HTMLTextAreaElement>(null);
  // The page's own clock starts at 0, so that would be a signal just given.
  const signedAt = useRef(Number.NEGATIVE_INFINITY);
  if (freeUntil === null) return null;
  if (stoppedAt !== null) return <p className="text-small text-ink-2">{t.stopped}</p>;
  const isFree = Date.parse(freeUntil) > now().getTime();
  // The template says the driver's name.
  if (!isFree && isUnproved) return null;

  function change(next: string): void {
    setText(next);
    draft.write({ text: next });
    if (performance.now() - signedAt.current < SIGN_EVERY) return;
    signedAt.current = performance.now();
    call('POST /applications/{applicationId}/conversation/typing', { params: { applicationId } }).catch(
      () => undefined,
    );
  }
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') return;
    await run(async () => {
      const params = { applicationId };
      keepConversation(
        await call('POST /applications/{applicationId}/conversation/messages', { params, body: { text } }),
      );
      draft.clear();
      setText('');
    });
  }
  return (
    <form onSubmit={send}>
      <TextArea
        ref={field}
        label={t.answer}
        hint={isFree ? t.answerHint : t.templateHint}
        maxLength={isFree ? MOST_TEXT : MOST_TEMPLATE_TEXT}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} disabled={text.trim() === ''}>
          {t.send}
        </Button>
        {/* They name the driver, too. */}
        {!isUnproved && (
          <ReadySentences applicationId={applicationId} place="answer" field={field} typed={text} onChange={change} />
        )}
      </div>
    </form>
  );
}
