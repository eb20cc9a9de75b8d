import { keepWritten, queryClient, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../controls/form/form-dialog.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { call } from '../session/call.ts';
import { settingsQuery } from '../session/settings.ts';
import { firstDayQuery } from './first-day.ts';
import { firstDayTexts } from './texts.ts';

/** Says why drivers get no contact for help. */
export function DeclineContact({ onClose }: { onClose(): void }) {
  const t = useText(firstDayTexts);
  const { data } = useQuery(settingsQuery);
  const form = useForm({ reason: '' }, ({ reason }) => ({ reason: reason.trim() === '' && t.reasonWanted }));
  const save = form.sends(async () => {
    const { revision } = (data ?? (await call('GET /settings'))).SUPPORT_DECLINED;
    const value = form.typed.reason.trim();
    const saved = await call('PATCH /settings', { body: { SUPPORT_DECLINED: { value, revision } } });
    keepWritten(settingsQuery.queryKey, saved);
    onClose();
    await queryClient().invalidateQueries({ queryKey: firstDayQuery.queryKey });
  });
  return (
    <FormDialog title={t.decline} form={form} onSubmit={save} send={t.save} leave={t.leave} onClose={onClose}>
      <TextField autoFocus label={t.reason} hint={t.reasonHint} maxLength={200} {...form.field('reason')} />
    </FormDialog>
  );
}
