import { CallError } from '../../lib/call/call-error.ts';
import { keepWritten } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../controls/form/form-dialog.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { call } from '../session/call.ts';
import { useMe } from '../session/session.ts';
import { firstDayQuery } from './first-day.ts';
import { firstDayTexts } from './texts.ts';

/** Sends a test message to oneself. */
export function TestMessages({ onClose }: { onClose(): void }) {
  const t = useText(firstDayTexts);
  const { account } = useMe();
  const form = useForm({ to: account.email }, ({ to }) => ({ to: to.trim() === '' && t.toWanted }));
  const send = form.sends(async () => {
    try {
      const firstDay = await call('POST /first-day/test-messages', { body: { to: form.typed.to.trim() } });
      keepWritten(firstDayQuery.queryKey, firstDay);
      onClose();
    } catch (error) {
      const code = error instanceof CallError ? error.code : null;
      if (code === 'conflict_error') form.refuse('to', t.unreached);
      else if (code === 'unprocessable_error') form.refuse('to', t.toRefused);
      else throw error;
    }
  });
  return (
    <FormDialog title={t.testTitle} form={form} onSubmit={send} send={t.send} leave={t.leave} onClose={onClose}>
      <p className="mb-3 text-small text-ink-2">{t.testLead}</p>
      <TextField autoFocus label={t.to} hint={t.toHint} maxLength={254} {...form.field('to')} />
    </FormDialog>
  );
}
