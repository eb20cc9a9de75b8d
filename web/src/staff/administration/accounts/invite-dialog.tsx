import type { Invitation } from '@volante/contract/staff/administration/accounts.ts';
import type { Role } from '@volante/contract/staff/roles.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { useText } from '../../../lib/text.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { accountsChanged } from './account-data.ts';
import { AdvisorField, RoleField } from './account-fields.tsx';
import { accountTexts } from './texts.ts';

interface InviteDialogProps {
  onMade(invitation: Invitation, email: string): void;
  onClose(): void;
}

/** Invites somebody to the console. */
export function InviteDialog({ onMade, onClose }: InviteDialogProps) {
  const t = useText(accountTexts);
  const form = useForm({ email: '', role: 'advisor' as Role, advisorId: null as string | null });
  const invite = form.sends(
    async ({ email, ...rest }) => {
      const body = { email: email.trim(), ...rest };
      const made = await call('POST /accounts', { body });
      accountsChanged();
      onMade(made, body.email);
    },
    (error) => {
      if (!(error instanceof CallError && error.code === 'account_exists')) throw error;
      form.refuse('email', t.exists);
    },
  );
  return (
    <FormDialog
      title={t.invite}
      form={form}
      onSubmit={invite}
      send={t.makeInvitation}
      leave={t.leave}
      onClose={onClose}
    >
      <p className="mb-3 text-small text-ink-2">{t.inviteLead}</p>
      <TextField label={t.email} inputMode="email" autoCapitalize="none" autoFocus {...form.field('email')} />
      <RoleField value={form.typed.role} onChoose={(role) => form.change({ role })} />
      <AdvisorField
        accountId={null}
        value={form.typed.advisorId}
        onChoose={(advisorId) => form.change({ advisorId })}
        error={form.errorOf('advisorId')}
      />
    </FormDialog>
  );
}
