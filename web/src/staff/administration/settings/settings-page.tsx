import { type Setting, type SettingName, settingNames } from '@volante/contract/staff/administration/settings.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { keepWritten, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FailureNotice, NotLoaded } from '../../controls/failure-notice.tsx';
import { useSending } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { settingsQuery } from '../../session/settings.ts';
import { showMoment } from '../../words/moments.ts';
import { AdminPage } from '../admin-page.tsx';
import { SettingDialog } from './setting-dialog.tsx';
import { sayValue, settingTexts } from './texts.ts';

/** The settings that change while the product runs, and where each value comes from. */
export function SettingsPage() {
  const t = useText(settingTexts);
  const { data, error, refetch } = useQuery(settingsQuery);
  const [opened, setOpened] = useState<SettingName | null>(named);

  async function change(name: SettingName, value: Setting['value'], revision: number): Promise<void> {
    try {
      const saved = await call('PATCH /settings', { body: { [name]: { value, revision } } });
      keepWritten(settingsQuery.queryKey, saved);
      toast.success(saved[name].proposal ? t.proposed : t.saved);
    } catch (failure) {
      // After a refusal the page shows somebody else's changes.
      void refetch();
      throw failure;
    }
    setOpened(null);
  }
  // Without settings, somebody else has settled the proposal.
  function settle(settings: Record<SettingName, Setting> | null): void {
    if (settings) keepWritten(settingsQuery.queryKey, settings);
    else void refetch();
  }
  return (
    <AdminPage title={t.title} lead={t.lead}>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-96" label={t.loading} />
      {data && (
        <ul className="grid gap-2">
          {settingNames.map((name) => (
            <SettingLine
              key={name}
              name={name}
              setting={data[name]}
              onChange={() => setOpened(name)}
              onSettled={settle}
            />
          ))}
        </ul>
      )}
      {data && opened && (
        <SettingDialog
          name={opened}
          setting={data[opened]}
          onSave={(value) => change(opened, value, data[opened].revision)}
          onClose={() => setOpened(null)}
        />
      )}
    </AdminPage>
  );
}

/** The setting that the address names, which opens at once. */
function named(): SettingName | null {
  return settingNames.find((name) => location.hash === `#${name}`) ?? null;
}

interface SettingLineProps {
  name: SettingName;
  setting: Setting;
  onChange(): void;
  onSettled(settings: Record<SettingName, Setting> | null): void;
}

function SettingLine({ name, setting, onChange, onSettled }: SettingLineProps) {
  const t = useText(settingTexts);
  const language = useLanguage();
  const words = t.settings[name];
  const { source, changedAt, changedBy, value, proposal: pendingChange } = setting;
  const isOwn = source === 'console';
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-line bg-card px-4 py-3 text-small">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-base font-bold">{words.name}</h2>
        <p className="text-ink-2">{words.hint}</p>
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <p className="line-clamp-3 font-bold wrap-anywhere">{sayValue(t, name, value)}</p>
        <p className="text-ink-2">
          <span>{t.sources[source]}</span>
          {isOwn && changedAt && <span> {t.by(changedBy?.name ?? '–', showMoment(changedAt, language))}</span>}
        </p>
      </div>
      <Button kind="outline" aria-label={t.changeNamed(words.name)} onClick={onChange}>
        {t.change}
      </Button>
      {pendingChange && <ProposedChange name={name} pendingChange={pendingChange} onSettled={onSettled} />}
    </li>
  );
}

interface ProposedChangeProps {
  name: SettingName;
  pendingChange: NonNullable<Setting['proposal']>;
  /** Null: the settings have to be read again. */
  onSettled(settings: Record<SettingName, Setting> | null): void;
}

/** A change that loosens a control, and waits for a second admin. */
function ProposedChange({ name, pendingChange, onSettled }: ProposedChangeProps) {
  const t = useText(settingTexts);
  const language = useLanguage();
  const { account } = useMe();
  const { way, failure, run } = useSending<'confirm' | 'withdraw'>();
  const isOwn = pendingChange.by?.id === account.id;
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
    settle(call('POST /settings/{setting}/confirm', { params, body: { proposalId: pendingChange.id } }), t.saved);
  const withdraw = () => settle(call('DELETE /settings/{setting}/proposal', { params }), t.withdrawn);
  return (
    <div className="grid basis-full gap-2 border-t border-line pt-2">
      <p>
        <b className="wrap-anywhere">{t.proposedValue(sayValue(t, name, pendingChange.value))}</b>{' '}
        <span className="text-ink-2">
          {t.by(pendingChange.by?.name ?? '–', showMoment(pendingChange.at, language))}
        </span>
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
