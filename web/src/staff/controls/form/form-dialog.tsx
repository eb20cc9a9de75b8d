import type { ReactNode } from 'react';
import { Modal } from '../modal.tsx';
import type { PressKind } from '../press.tsx';
import { FormEnd } from './form-end.tsx';
import type { SentForm } from './use-submit.ts';
import { useWrongFocus } from './use-wrong-focus.ts';

interface FormDialogProps {
  title: string;
  form: SentForm;
  /** Label of the submit button. */
  send: string;
  kind?: PressKind;
  leave: string;
  /** Stays visible above the buttons. */
  above?: ReactNode;
  /** Wide enough for three columns. */
  wide?: boolean;
  onClose(): void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form. A failure is shown in it, and the typed text stays. */
export function FormDialog(props: FormDialogProps) {
  const { title, form, onClose, children, wide = false, ...end } = props;
  const { busy, failure, submit } = form;
  const wrong = useWrongFocus(busy);
  return (
    <Modal title={title} onClose={onClose} wide={wide}>
      <form ref={wrong} onSubmit={submit} noValidate autoComplete="off">
        {/* Keeps a focused field clear of the block above the buttons. */}
        <div className={end.above ? '[&_:is(input,select,textarea)]:scroll-mb-36' : undefined}>{children}</div>
        <FormEnd failure={failure} busy={busy} onLeave={onClose} {...end} />
      </form>
    </Modal>
  );
}
