import type { FormEvent, ReactNode, Ref } from 'react';
import { Button, type ButtonKind } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { useForm } from './use-form.ts';

interface FormEndProps {
  /** Stays visible above the buttons. */
  above?: ReactNode;
  /** Why the last attempt failed; null if it didn't. */
  failure: unknown;
  busy: boolean;
  /** Label of the submit button. */
  send: string;
  kind?: ButtonKind;
  /** Label of the button that leaves it; without one it can't be left. */
  leave?: string | undefined;
  /** There is nothing to fill in: the submit button has the focus at once. */
  focusesSend?: boolean;
  onLeave(): void;
}

interface FormDialogProps extends Omit<FormEndProps, 'failure' | 'busy' | 'onLeave'> {
  title: string;
  form: { ref: Ref<HTMLFormElement>; busy: boolean; failure: unknown };
  onSubmit(event: FormEvent<HTMLFormElement>): unknown;
  /** Wide enough for three columns. */
  wide?: boolean;
  onClose(): void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form. A failure is shown in it, and the typed text stays. */
export function FormDialog({ title, form, onSubmit, onClose, children, wide, ...end }: FormDialogProps) {
  const { ref, busy, failure } = form;
  return (
    <Dialog title={title} onClose={onClose} look={wide ? 'wide' : 'sheet'}>
      <form ref={ref} onSubmit={onSubmit} noValidate autoComplete="off">
        {/* Keeps a focused field clear of the block above the buttons. */}
        <div className={end.above ? '[&_:is(input,select,textarea)]:scroll-mb-36' : undefined}>{children}</div>
        <FormEnd failure={failure} busy={busy} onLeave={onClose} {...end} />
      </form>
    </Dialog>
  );
}

/**
 * The end of a form in a dialog: the failure, the submit button, and the cancel button. The buttons stay visible while
 * a long form scrolls.
 */
export function FormEnd({ above, failure, busy, send, kind, leave, focusesSend, onLeave }: FormEndProps) {
  return (
    <>
      <FailureNotice error={failure} className="mb-3" />
      <div className="sticky -bottom-5 -mx-5 -mt-3 -mb-5 bg-linear-to-t from-card from-85% to-transparent forced-colors:bg-[Canvas] px-5 pt-3 pb-5">
        {above}
        <div className="flex flex-wrap gap-2">
          <Button {...(kind && { kind })} type="submit" busy={busy} autoFocus={focusesSend}>
            {send}
          </Button>
          {leave && (
            <Button kind="outline" onClick={onLeave}>
              {leave}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

interface ReasonDialogProps {
  title: string;
  lead: ReactNode;
  texts: { reason: string; hint?: string; short: string; send: string; leave: string };
  kind?: ButtonKind;
  /** A single line is enough. */
  inLine?: boolean;
  /** Does it with this reason; a failure stays in the dialog, with the typed text. */
  onSend(reason: string): Promise<void>;
  onClose(): void;
}

/** Asks why, and does it. */
export function ReasonDialog({ lead, texts, inLine = false, onSend, ...dialog }: ReasonDialogProps) {
  const form = useForm({ reason: '' }, ({ reason }) => ({ reason: isShort(reason) && texts.short }));
  const field = { label: texts.reason, hint: texts.hint, autoFocus: true, ...form.field('reason') };
  return (
    <FormDialog
      form={form}
      onSubmit={form.sends(({ reason }) => onSend(reason))}
      send={texts.send}
      leave={texts.leave}
      {...dialog}
    >
      {lead}
      {inLine ? <TextField {...field} maxLength={200} /> : <TextArea {...field} maxLength={500} />}
    </FormDialog>
  );
}

/** Too short for a reason that somebody understands later. */
export function isShort(reason: string): boolean {
  return reason.trim().length < 3;
}
