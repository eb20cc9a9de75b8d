import { ownAccountEndpoints } from '@volante/contract/staff/own-account.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { call } from '../session/call.ts';
import { keepMe, useMe } from '../session/session.ts';
import { roleWords } from '../words/role-words.ts';
import { Part } from './part.tsx';
import { accountTexts } from './texts.ts';

export function OwnName() {
  const t = useText(accountTexts);
  const roles = useText(roleWords);
  const { account } = useMe();
  const { ref, busy, field, sends } = useForm({ name: account.name }, ownAccountEndpoints.changeMe.body);
  const send = sends(async (body) => {
    keepMe(await call('PATCH /me', { body }));
    toast.success(t.saved);
  }, showFailure);
  return (
    <Part title={t.person}>
      <dl className="mb-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        <dt className="text-ink-2">{t.email}</dt>
        <dd translate="no" className="wrap-anywhere">
          {account.email}
        </dd>
        <dt className="text-ink-2">{t.role}</dt>
        <dd>{roles[account.role]}</dd>
      </dl>
      <form ref={ref} onSubmit={send} noValidate>
        <TextField label={t.name} autoComplete="name" {...field('name')} />
        <Button kind="outline" type="submit" busy={busy}>
          {t.save}
        </Button>
      </form>
    </Part>
  );
}
