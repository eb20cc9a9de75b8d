import type { Setting, SettingName } from '@volante/contract/staff/administration/settings.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { useSending } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { showMoment } from '../../words/moments.ts';
import { sayValue, settingTexts } from './texts.ts';

interface ProposedChangeProps {
  name: SettingName;
  proposal: NonNullable<Setting['proposal']>;
  /** Null: the settings have to be read again. */
  onSettled(settings: Record<SettingName, Setting> | null): void;
}

/** A change that loosens a control, and waits for a second admin. */
export function ProposedChange({ name, proposal, onSettled }: ProposedChangeProps) {
  const t = useText(settingTexts);
  const language = useLanguage();
  const { account } = useMe();
  const { way, failure, run } = useSending<'confirm' | 'withdraw'>();
  const isOwn = proposal.by?.id === account.id;
  const params = { setting: name };
  async function settle(sent: Promise<Record<SettingName, Setting>>, done: string): Promise<void> {
    try {
      onSettled(await sent);
    } catch (error) {
      onSettled(null);
      throw error;
    }
    toast.success(done);
  }
  const confirm = () =>
    settle(call('POST /settings/{setting}/confirm', { params, body: { proposalId: proposal.id } }), t.saved);
  const withdraw = () => settle(call('DELETE /settings/{setting}/proposal', { params }), t.withdrawn);
  return (
    <div className="grid basis-full gap-2 border-t border-line pt-2">
      <p>
        <b className="wrap-anywhere">{t.proposedValue(sayValue(t, name, proposal.value))}</b>{' '}
        <span className="text-ink-2">{t.by(proposal.by?.name ?? '–', showMoment(proposal.at, language))}</span>
      </p>
      <p className="text-ink-2">{isOwn ? t.waitsForOther : t.waitsForYou}</p>
      <FailureNotice error={failure} />
      <div className="flex flex-wrap gap-2">
        {!isOwn && (
          <Button busy={way === 'confirm'} onClick={() => void run(confirm, 'confirm')}>
            {t.confirm}
          </Button>
        )}
        <Button kind="outline" busy={way === 'withdraw'} onClick={() => void run(withdraw, 'withdraw')}>
          {t.withdraw}
        </Button>
      </div>
    </div>
  );
}
