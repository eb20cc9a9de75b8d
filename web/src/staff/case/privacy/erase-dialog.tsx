import type { Case } from '@volante/contract/staff/case.ts';
import type { Privacy } from '@volante/contract/staff/privacy/privacy.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { queryClient } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { caseOf } from '../../application/application.ts';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useSubmit } from '../../controls/form/use-submit.ts';
import { call } from '../../session/call.ts';
import { privacyOf } from './privacy-of.ts';
import { privacyTexts } from './texts.ts';

interface EraseDialogProps {
  one: Case;
  privacy: Privacy;
  onClose(): void;
}

/** Shows what will be erased and what stays, asks for a reason and the reference, and erases. */
export function EraseDialog({ one, privacy, onClose }: EraseDialogProps) {
  const t = useText(privacyTexts);
  const [, navigate] = useLocation();
  const [reason, setReason] = useState('');
  const [confirm, setConfirm] = useState('');
  const { applicationId, reference } = one;
  const isShort = reason.trim().length < 3;
  const isWrong = digitsOf(confirm) !== digitsOf(reference);
  const form = useSubmit(isShort || isWrong, async () => {
    const body = { reason, confirm };
    await call('POST /applications/{applicationId}/erasure', { params: { applicationId }, body });
    toast.success(t.erased);
    navigate('/');
    // The browser's cached data of the person is deleted as well.
    for (const { queryKey } of [caseOf(applicationId), privacyOf(applicationId)])
      queryClient().removeQueries({ queryKey });
    for (const kind of ['timeline', 'ledger', 'matches', 'earnings'])
      queryClient().removeQueries({ queryKey: [kind, applicationId] });
    void queryClient().invalidateQueries();
  });
  const { tried } = form;
  return (
    <FormDialog title={t.eraseTitle} form={form} send={t.eraseSend} kind="danger" leave={t.cancel} onClose={onClose}>
      <p className="mb-3 text-small font-semibold">{t.eraseLead}</p>
      <div className="mb-4 grid gap-3 text-small desk:grid-cols-2">
        <Listed title={t.goes} items={privacy.gone.map((code) => t.gone[code])} />
        <Listed title={t.stays} items={privacy.kept.map((code) => t.keeps[code])} />
      </div>
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={tried && isShort ? t.reasonShort : undefined}
      />
      <TextField
        label={t.confirm(reference)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={confirm}
        onChange={({ target }) => setConfirm(target.value)}
        error={tried && isWrong ? t.confirmWrong : undefined}
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
