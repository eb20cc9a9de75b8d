import type { OpenInvitation } from '@volante/contract/staff/administration/accounts.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { showFailure } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { showMoment } from '../../words/moments.ts';
import { roleWords } from '../../words/role-words.ts';
import { accountsChanged } from './account-data.ts';
import { accountTexts } from './texts.ts';

/** Open invitations, each with a button to withdraw it. */
export function OpenInvitations({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const t = useText(accountTexts);
  const roles = useText(roleWords);
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
        {invitations.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-2 text-small"
          >
            <span className="min-w-0">
              <b translate="no" className="wrap-anywhere">
                {one.email}
              </b>{' '}
              <span className="text-ink-2">
                {one.accountId ? t.forReset : roles[one.role]} · {t.until(showMoment(one.expiresAt, language))}
              </span>
            </span>
            <Button
              kind="outline"
              aria-label={t.withdrawNamed(one.email)}
              busy={busy === one.id}
              onClick={() => void withdraw(one.id)}
            >
              {t.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
