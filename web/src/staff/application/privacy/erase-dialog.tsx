import type { StaffApplication } from '@volante/contract/staff/application.ts';
import type { Privacy } from '@volante/contract/staff/privacy/privacy.ts';
import { useLocation } from 'wouter';
import { queryClient, queryOptions } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FormDialog, isShort } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { applicationOf } from '../application.ts';
import { privacyTexts } from './texts.ts';

interface EraseDialogProps {
  application: StaffApplication;
  privacy: Privacy;
  onClose(): void;
}

/** Shows what will be erased and what stays, asks for a reason and the reference, and erases. */
export function EraseDialog({ application, privacy, onClose }: EraseDialogProps) {
  const t = useText(privacyTexts);
  const [, navigate] = useLocation();
  const { applicationId, reference } = application;
  const form = useForm({ reason: '', confirm: '' }, ({ reason, confirm }) => ({
    reason: isShort(reason) && t.reasonShort,
    confirm: digitsOf(confirm) !== digitsOf(reference) && t.confirmWrong,
  }));
  const erase = form.sends(async (body) => {
    await call('POST /applications/{applicationId}/erasure', { params: { applicationId }, body });
    toast.success(t.erased);
    navigate('/');
    // The browser's cached data of the person is deleted as well.
    for (const { queryKey } of [applicationOf(applicationId), privacyOf(applicationId)])
      queryClient().removeQueries({ queryKey });
    for (const kind of ['timeline', 'ledger', 'matches', 'earnings'])
      queryClient().removeQueries({ queryKey: [kind, applicationId] });
    void queryClient().invalidateQueries();
  });
  return (
    <FormDialog
      title={t.eraseTitle}
      form={form}
      onSubmit={erase}
      send={t.eraseSend}
      kind="danger"
      leave={t.cancel}
      onClose={onClose}
    >
      <p className="mb-3 text-small font-semibold">{t.eraseLead}</p>
      <div className="mb-4 grid gap-3 text-small desk:grid-cols-2">
        <Listed title={t.goes} items={privacy.gone.map((code) => t.gone[code])} />
        <Listed title={t.stays} items={privacy.kept.map((code) => t.keeps[code])} />
      </div>
      <TextArea label={t.reason} hint={t.reasonHint} maxLength={500} {...form.field('reason')} />
      <TextField
        label={t.confirm(reference)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        {...form.field('confirm')}
      />
    </FormDialog>
  );
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h3 className="font-bold">{title}</h3>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Polling interval while a ZIP is being created, in ms. */
const EVERY = 1500;

export const privacyOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['privacy', applicationId],
    queryFn: ({ signal }): Promise<Privacy> =>
      call('GET /applications/{applicationId}/privacy', { params: { applicationId }, signal }),
    refetchInterval: ({ state }) => (state.data?.exports.some((item) => item.state === 'running') ? EVERY : false),
  });
