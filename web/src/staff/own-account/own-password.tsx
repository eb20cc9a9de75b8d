import { ownAccountEndpoints } from '@volante/contract/staff/own-account.ts';
import { useForm } from 'react-hook-form';
import { CallError } from '../../lib/call/call-error.ts';
import { queryClient } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { checkedBy } from '../controls/checked-by.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { Press } from '../controls/press.tsx';
import { call } from '../session/call.ts';
import { NewPassword } from '../session/new-password.tsx';
import { PasswordField } from '../session/password-field.tsx';
import { keepMe, useMe } from '../session/session.ts';
import { showAtFields, useFieldText } from '../words/field-words.ts';
import { Part } from './part.tsx';
import { accountTexts } from './texts.ts';

export function OwnPassword() {
  const t = useText(accountTexts);
  const { account } = useMe();
  const fieldText = useFieldText();
  const { register, handleSubmit, watch, reset, setError, formState } = useForm({
    resolver: checkedBy(ownAccountEndpoints.changePassword.body),
    defaultValues: { current: '', next: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (body) => {
    try {
      keepMe(await call('POST /me/password', { body }));
      reset();
      toast.success(t.passwordChanged);
      void queryClient().invalidateQueries({ queryKey: ['own-sessions'] });
    } catch (error) {
      const isWrong = error instanceof CallError && error.code === 'sign_in_refused';
      if (isWrong) setError('current', { message: 'invalid_value', type: 'wrong' }, { shouldFocus: true });
      else if (!showAtFields(error, ['current', 'next'], setError)) showFailure(error);
    }
  });
  return (
    <Part title={t.password}>
      <form onSubmit={send} noValidate>
        <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
        <PasswordField
          label={t.current}
          autoComplete="current-password"
          error={errors.current?.type === 'wrong' ? t.currentWrong : fieldText(errors.current)}
          {...register('current')}
        />
        <NewPassword
          label={t.next}
          typed={watch('next')}
          known={[account.name, account.email]}
          error={fieldText(errors.next)}
          {...register('next')}
        />
        <Press type="submit" busy={isSubmitting}>
          {t.changePassword}
        </Press>
      </form>
    </Part>
  );
}
