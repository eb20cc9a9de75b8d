import type { ReactNode } from 'react';
import { Modal } from '../modal.tsx';
import type { PressKind } from '../press.tsx';
import { FormEnd } from './form-end.tsx';
import type { SentForm } from './use-submit.ts';

interface FormDialogProps {
  title: string;
  form: SentForm;
  /** Label of the submit button. */
  send: string;
  kind?: PressKind;
  leave: string;
  onClose(): void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form. A failure is shown in it, and the typed text stays. */
export function FormDialog({ title, form: { busy, failure, submit }, onClose, children, ...end }: FormDialogProps) {
  return (
    <Modal title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate autoComplete="off">
        {children}
        <FormEnd failure={failure} busy={busy} onLeave={onClose} {...end} />
      </form>
    </Modal>
  );
}
