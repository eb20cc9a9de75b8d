import type { Webhook } from '@volante/contract/staff/administration/webhooks.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { DayField } from '../../controls/day-field.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useForm, useSending } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { sayAge, showMoment } from '../../words/moments.ts';
import { Deliveries, deliveriesChanged } from './deliveries.tsx';
import { webhookTexts } from './texts.ts';
import { ChangeDialog } from './webhook-form.tsx';

interface WebhookDialogProps {
  webhook: Webhook;
  onChanged(): void;
  onSecret(secret: string): void;
  onClose(): void;
}

/** One webhook: how it is, what an admin can do with it, and what it was sent. */
export function WebhookDialog({ webhook, onChanged, onSecret, onClose }: WebhookDialogProps) {
  const t = useText(webhookTexts);
  const [asked, setAsked] = useState<'change' | 'remove' | 'replay' | null>(null);
  const { way, failure, run } = useSending<'pause' | 'rotate' | 'test'>();
  const params = { webhookId: webhook.id };
  const isOff = webhook.off !== null;

  const pause = () =>
    run(async () => {
      await call('PATCH /webhooks/{webhookId}', { params, body: { paused: !isOff } });
      toast.success(isOff ? t.resumedDone : t.pausedDone);
      onChanged();
      deliveriesChanged();
    }, 'pause');
  const rotate = () =>
    run(async () => onSecret((await call('POST /webhooks/{webhookId}/secret', { params })).secret), 'rotate');
  const test = () =>
    run(async () => {
      await call('POST /webhooks/{webhookId}/test', { params });
      toast.success(t.tested);
      deliveriesChanged();
    }, 'test');
  return (
    <Dialog look="side" title={webhook.description || new URL(webhook.url).host} onClose={onClose}>
      <div className="grid gap-4 text-small">
        <WebhookFacts webhook={webhook} />
        <FailureNotice error={failure} />
        <div className="flex flex-wrap gap-2">
          <Button kind="outline" onClick={() => setAsked('change')}>
            {t.change}
          </Button>
          <Button kind={isOff ? 'solid' : 'outline'} busy={way === 'pause'} onClick={() => void pause()}>
            {isOff ? t.resume : t.pause}
          </Button>
          {!isOff && (
            <Button kind="outline" busy={way === 'test'} onClick={() => void test()}>
              {t.test}
            </Button>
          )}
          <Button kind="outline" busy={way === 'rotate'} onClick={() => void rotate()}>
            {t.rotate}
          </Button>
          <Button kind="outline" onClick={() => setAsked('replay')}>
            {t.replaySince}
          </Button>
          <Button kind="outline" onClick={() => setAsked('remove')}>
            {t.remove}
          </Button>
        </div>
        <Deliveries webhookId={webhook.id} />
      </div>
      {asked === 'change' && <ChangeDialog webhook={webhook} onChanged={onChanged} onClose={() => setAsked(null)} />}
      {asked === 'replay' && <ReplayDialog webhookId={webhook.id} onClose={() => setAsked(null)} />}
      {asked === 'remove' && (
        <RemoveDialog
          webhookId={webhook.id}
          onRemoved={() => {
            onChanged();
            onClose();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Dialog>
  );
}

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const t = useText(webhookTexts);
  const language = useLanguage();
  const { url, off, failingSince, previousSecretUntil, waiting } = webhook;
  return (
    <>
      <p translate="no" className="font-mono wrap-anywhere">
        {url}
      </p>
      {off && (
        <Notice tone={off.why === 'paused' ? 'info' : 'bad'}>{t.offWhy[off.why](sayAge(off.at, language))}</Notice>
      )}
      {!off && failingSince && <Notice tone="warn">{t.failsSince(sayAge(failingSince, language))}</Notice>}
      <p className="text-ink-2">
        <span>{t.waiting(waiting)}</span>
        {previousSecretUntil && Date.parse(previousSecretUntil) > Date.now() && (
          <> · {t.bothSecrets(showMoment(previousSecretUntil, language))}</>
        )}
      </p>
    </>
  );
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** Sends everything of some days again. */
function ReplayDialog({ webhookId, onClose }: { webhookId: string; onClose(): void }) {
  const t = useText(webhookTexts);
  const form = useForm({ since: '', until: '' }, ({ since, until }) => ({
    since: !isDay(since) && t.sinceWrong,
    until: until !== '' && (!isDay(until) || until < since) && t.untilWrong,
  }));
  async function replay({ since, until }: { since: string; until: string }): Promise<void> {
    // Days begin and end where the admin is.
    const end = new Date(`${until}T00:00:00`);
    end.setDate(end.getDate() + 1);
    const body = {
      since: new Date(`${since}T00:00:00`).toISOString(),
      ...(until && { until: end.toISOString() }),
    };
    const { queued } = await call('POST /webhooks/{webhookId}/replay', { params: { webhookId }, body });
    toast.success(t.replayed(queued));
    deliveriesChanged();
    onClose();
  }
  return (
    <FormDialog
      title={t.replayAll}
      form={form}
      onSubmit={form.sends(replay)}
      send={t.replayAll}
      leave={t.leave}
      onClose={onClose}
    >
      <p className="mb-3 text-small text-ink-2">{t.replayLead}</p>
      <DayField label={t.since} autoFocus {...form.field('since')} />
      <DayField label={t.until} hint={t.untilHint} {...form.field('until')} />
    </FormDialog>
  );
}

function RemoveDialog({ webhookId, onRemoved, onClose }: { webhookId: string; onRemoved(): void; onClose(): void }) {
  const t = useText(webhookTexts);
  const form = useForm({});
  async function remove(): Promise<void> {
    await call('DELETE /webhooks/{webhookId}', { params: { webhookId } });
    toast.success(t.removed);
    onRemoved();
  }
  return (
    <FormDialog
      title={t.remove}
      form={form}
      onSubmit={form.sends(remove)}
      send={t.remove}
      kind="danger"
      leave={t.leave}
      onClose={onClose}
    >
      <p className="mb-4 text-small">{t.removeLead}</p>
    </FormDialog>
  );
}
