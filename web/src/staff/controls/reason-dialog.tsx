import { type FormEvent, type ReactNode, useState } from 'react';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { FormEnd } from './form-end.tsx';
import { Modal } from './modal.tsx';
import type { PressKind } from './press.tsx';
import { showWrong } from './show-wrong.ts';
import { useSending } from './use-sending.ts';

const LEAST_LETTERS = 3;
const MOST_LETTERS = 500;

interface ReasonDialogProps {
  title: string;
  lead: ReactNode;
  texts: { reason: string; hint?: string; short: string; send: string; leave: string };
  kind?: PressKind;
  /** What it is for; a failure stays in the dialog, with what was typed. */
  onSend(reason: string): Promise<void>;
  onClose(): void;
}

/** Asks why, and does it. */
export function ReasonDialog({ title, lead, texts, kind = 'solid', onSend, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, failure, run } = useSending();
  const isShort = reason.trim().length < LEAST_LETTERS;
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isShort) return showWrong(event.currentTarget);
    await run(async () => {
      await onSend(reason);
    });
  }
  return (
    <Modal title={title} onClose={onClose}>
      <form onSubmit={send} noValidate>
        {lead}
        <TextArea
          label={texts.reason}
          {...(texts.hint && { hint: texts.hint })}
          maxLength={MOST_LETTERS}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={tried && isShort ? texts.short : undefined}
        />
        <FormEnd failure={failure} busy={busy} send={texts.send} kind={kind} leave={texts.leave} onLeave={onClose} />
      </form>
    </Modal>
  );
}
