import type { CountryCode } from '@volante/contract/country.ts';
import type { Invitation, OpenInvitation } from '@volante/contract/staff/administration/accounts.ts';
import type { Role } from '@volante/contract/staff/roles.ts';
import { useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { showFailure } from '../../controls/failure-notice.tsx';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { ShownOnce } from '../../controls/shown-once.tsx';
import { call } from '../../session/call.ts';
import { useCountryNames } from '../../session/countries.ts';
import { showMoment } from '../../words/moments.ts';
import { useRoleNames } from '../../words/role-words.ts';
import { AdvisorField, accountsChanged, CountriesField, faultsOf, RolesField } from './account-fields.tsx';
import { accountTexts } from './texts.ts';

/** Open invitations, each with a button to withdraw it. */
export function OpenInvitations({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const t = useText(accountTexts);
  const roles = useRoleNames();
  const sayCountries = useCountryNames();
  const language = useLanguage();
  const [busy, setBusy] = useState<string | null>(null);
  if (invitations.length === 0) return null;

  async function withdraw(invitationId: string): Promise<void> {
    setBusy(invitationId);
    try {
      await call('DELETE /invitations/{invitationId}', { params: { invitationId } });
      toast.success(t.withdrawn);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(null);
      accountsChanged();
    }
  }
  return (
    <section aria-label={t.open} className="mb-5">
      <h2 className="mb-2 font-bold">{t.open}</h2>
      <ul className="grid gap-2">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-2 text-small"
          >
            <span className="min-w-0">
              <b translate="no" className="wrap-anywhere">
                {invitation.email}
              </b>{' '}
              <span className="text-ink-2">
                {[
                  invitation.accountId ? t.forReset : roles(invitation.roles),
                  ...(invitation.countries.length > 0 ? [t.onlyIn(sayCountries(invitation.countries))] : []),
                  t.until(showMoment(invitation.expiresAt, language)),
                ].join(' · ')}
              </span>
            </span>
            <Button
              kind="outline"
              aria-label={t.withdrawNamed(invitation.email)}
              busy={busy === invitation.id}
              onClick={() => void withdraw(invitation.id)}
            >
              {t.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface InviteDialogProps {
  onMade(invitation: Invitation, email: string): void;
  onClose(): void;
}

const nobody = {
  ...{ email: '', roles: [] as Role[], countries: [] as CountryCode[], endsOn: '' },
  advisorId: null as string | null,
};

/** Invites somebody to the console. */
export function InviteDialog({ onMade, onClose }: InviteDialogProps) {
  const t = useText(accountTexts);
  const form = useForm(nobody, (typed) => faultsOf(typed, t));
  const invite = form.sends(
    async ({ email, endsOn, countries, ...rest }) => {
      const limits = { ...(countries.length > 0 && { countries }), ...(endsOn && { endsOn }) };
      const body = { email: email.trim(), ...rest, ...limits };
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
      <RolesField
        roles={form.typed.roles}
        endsOn={form.typed.endsOn}
        onChange={form.change}
        errors={{ roles: form.errorOf('roles'), endsOn: form.errorOf('endsOn') }}
      />
      <CountriesField countries={form.typed.countries} onChange={(countries) => form.change({ countries })} />
      <AdvisorField
        accountId={null}
        value={form.typed.advisorId}
        onChoose={(advisorId) => form.change({ advisorId })}
        error={form.errorOf('advisorId')}
      />
    </FormDialog>
  );
}

interface ShownInvitationProps {
  invitation: Invitation;
  email: string;
  onClose(): void;
}

/** The URL of an invitation, which can't be looked up later. */
export function ShownInvitation({ invitation: { url, expiresAt }, email, onClose }: ShownInvitationProps) {
  const t = useText(accountTexts);
  const lead = t.invitationLead(email, showMoment(expiresAt, useLanguage()));
  return <ShownOnce title={t.invitationTitle} lead={lead} label={t.address} value={url} words={t} onClose={onClose} />;
}
