import { ownAccountEndpoints } from '@volante/contract/staff/own-account.ts';
import { useForm } from 'react-hook-form';
import { useText } from '../../lib/text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { checkedBy } from '../controls/checked-by.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { Press } from '../controls/press.tsx';
import { call } from '../session/call.ts';
import { keepMe, useMe } from '../session/session.ts';
import { showAtFields, useFieldText } from '../words/field-words.ts';
import { roleWords } from '../words/role-words.ts';
import { Part } from './part.tsx';
import { accountTexts } from './texts.ts';

export function OwnName() {
  const t = useText(accountTexts);
  const roles = useText(roleWords);
  const { account } = useMe();
  const fieldText = useFieldText();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: checkedBy(ownAccountEndpoints.changeMe.body),
    defaultValues: { name: account.name },
  });
  const send = handleSubmit(async (body) => {
    try {
      keepMe(await call('PATCH /me', { body }));
      toast.success(t.saved);
    } catch (error) {
      if (!showAtFields(error, ['name'], setError)) showFailure(error);
    }
  });
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
      <form onSubmit={send} noValidate>
        <TextField label={t.name} autoComplete="name" error={fieldText(formState.errors.name)} {...register('name')} />
        <Press type="submit" busy={formState.isSubmitting}>
          {t.save}
        </Press>
      </form>
    </Part>
  );
}
