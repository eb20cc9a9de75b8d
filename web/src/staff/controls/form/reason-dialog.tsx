import { type ReactNode, useState } from 'react';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import type { PressKind } from '../press.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useSubmit } from './use-submit.ts';

const LEAST_LETTERS = 3;

interface ReasonDialogProps {
  title: string;
  lead: ReactNode;
  texts: { reason: string; hint?: string; short: string; send: string; leave: string };
  kind?: PressKind;
  /** A single line is enough. */
  inLine?: boolean;
  /** Does it with this reason; a failure stays in the dialog, with the typed text. */
  onSend(reason: string): Promise<void>;
  onClose(): void;
}

/** Asks why, and does it. */
export function ReasonDialog({
  title,
  lead,
  texts,
  kind = 'solid',
  inLine = false,
  onSend,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const isShort = reason.trim().length < LEAST_LETTERS;
  const form = useSubmit(isShort, () => onSend(reason));
  const field = {
    label: texts.reason,
    // It is the dialog's only field.
    autoFocus: true,
    ...(texts.hint && { hint: texts.hint }),
    value: reason,
    error: form.tried && isShort ? texts.short : undefined,
  };
  return (
    <FormDialog title={title} form={form} send={texts.send} kind={kind} leave={texts.leave} onClose={onClose}>
      {lead}
      {inLine ? (
        <TextField {...field} maxLength={200} onChange={({ target }) => setReason(target.value)} />
      ) : (
        <TextArea {...field} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      )}
    </FormDialog>
  );
}
