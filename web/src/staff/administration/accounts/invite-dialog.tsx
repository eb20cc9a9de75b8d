import type { Invitation } from '@volante/contract/staff/administration/accounts.ts';
import type { Role } from '@volante/contract/staff/roles.ts';
import { useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { useText } from '../../../lib/text.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useSubmit } from '../../controls/form/use-submit.ts';
import { call } from '../../session/call.ts';
import { useFieldText } from '../../words/field-words.ts';
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
  const fieldText = useFieldText();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('advisor');
  const [advisorId, setAdvisorId] = useState<string | null>(null);
  const form = useSubmit(false, async () => {
    const made = await call('POST /accounts', { body: { email: email.trim(), role, advisorId } });
    accountsChanged();
    onMade(made, email.trim());
  });
  const { failure } = form;
  const wrong = (path: string) => {
    const found = failure instanceof CallError && failure.errors.find((one) => one.path === path);
    return found ? fieldText(found.code) : undefined;
  };
  const exists = failure instanceof CallError && failure.code === 'account_exists' ? t.exists : undefined;
  const isAtField = exists !== undefined || wrong('email') !== undefined || wrong('advisorId') !== undefined;
  return (
    <FormDialog
      title={t.invite}
      form={isAtField ? { ...form, failure: null } : form}
      send={t.makeInvitation}
      leave={t.leave}
      onClose={onClose}
    >
      <p className="mb-3 text-small text-ink-2">{t.inviteLead}</p>
      <TextField
        label={t.email}
        inputMode="email"
        autoCapitalize="none"
        autoFocus
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={exists ?? wrong('email')}
      />
      <RoleField value={role} onChoose={setRole} />
      <AdvisorField accountId={null} value={advisorId} onChoose={setAdvisorId} error={wrong('advisorId')} />
    </FormDialog>
  );
}
