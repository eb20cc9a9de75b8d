import type { Invitation } from '@volante/contract/staff/administration/accounts.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { showMoment } from '../../words/moments.ts';
import { accountTexts } from './texts.ts';

interface ShownOnceProps {
  invitation: Invitation;
  email: string;
  onClose(): void;
}

/** The URL of an invitation, which can't be looked up later. */
export function ShownOnce({ invitation, email, onClose }: ShownOnceProps) {
  const t = useText(accountTexts);
  const language = useLanguage();
  const { url, expiresAt } = invitation;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(t.copied),
      () => toast.error(t.notCopied),
    );
  return (
    <Dialog title={t.invitationTitle} onClose={onClose}>
      <p className="mb-3 text-small">{t.invitationLead(email, showMoment(expiresAt, language))}</p>
      <label className="mb-3 block text-small font-semibold">
        {t.address}
        <input
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
          className="mt-1 block min-h-11 w-full rounded-input border-[1.5px] border-field-line bg-ground px-3 font-mono text-small font-normal"
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <Button onClick={copy}>{t.copy}</Button>
        <Button kind="outline" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </Dialog>
  );
}
