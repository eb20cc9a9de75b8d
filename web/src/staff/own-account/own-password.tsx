import { ownAccountEndpoints } from '@volante/contract/staff/own-account.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { queryClient } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { call } from '../session/call.ts';
import { NewPassword } from '../session/new-password.tsx';
import { PasswordField } from '../session/password-field.tsx';
import { keepMe, useMe } from '../session/session.ts';
import { Part } from './part.tsx';
import { accountTexts } from './texts.ts';

const empty = { current: '', next: '' };

export function OwnPassword() {
  const t = useText(accountTexts);
  const { account } = useMe();
  const form = useForm(empty, ownAccountEndpoints.changePassword.body);
  const send = form.sends(
    async (body) => {
      keepMe(await call('POST /me/password', { body }));
      form.change(empty);
      toast.success(t.passwordChanged);
      void queryClient().invalidateQueries({ queryKey: ['own-sessions'] });
    },
    (error) => {
      if (error instanceof CallError && error.code === 'sign_in_refused') form.refuse('current', t.currentWrong);
      else showFailure(error);
    },
  );
  return (
    <Part title={t.password}>
      <form ref={form.ref} onSubmit={send} noValidate>
        <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
        <PasswordField label={t.current} autoComplete="current-password" {...form.field('current')} />
        <NewPassword
          label={t.next}
          typed={form.typed.next}
          known={[account.name, account.email]}
          {...form.field('next')}
        />
        <Button kind="outline" type="submit" busy={form.busy}>
          {t.changePassword}
        </Button>
      </form>
    </Part>
  );
}
