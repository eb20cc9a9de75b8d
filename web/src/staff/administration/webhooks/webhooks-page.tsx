import type { Webhook } from '@volante/contract/staff/administration/webhooks.ts';
import { useState } from 'react';
import { queryClient, queryOptions, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { AdminPage } from '../admin-page.tsx';
import { webhookTexts } from './texts.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { AddDialog, ShownSecret } from './webhook-form.tsx';

const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call('GET /webhooks', { signal }),
  refetchInterval: 30_000,
});

/** Addresses of other systems that are sent events. */
export function WebhooksPage() {
  const t = useText(webhookTexts);
  const { data, error, refetch } = useQuery(webhooksQuery);
  const [opened, setOpened] = useState<string | null>(null);
  const [adds, setAdds] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const webhook = data?.items.find(({ id }) => id === opened);
  const changed = () => void queryClient().invalidateQueries({ queryKey: webhooksQuery.queryKey });
  function made(given: string): void {
    setAdds(false);
    setOpened(null);
    setSecret(given);
    changed();
  }
  return (
    <AdminPage title={t.title} lead={t.lead}>
      <Button className="mb-5" icon={<Icon name="plus" size={18} />} onClick={() => setAdds(true)}>
        {t.add}
      </Button>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-40" label={t.loading} />
      {data?.items.length === 0 && <p className="text-ink-2">{t.none}</p>}
      <ul aria-label={t.list} className="grid gap-2">
        {data?.items.map((item) => (
          <li key={item.id}>
            <WebhookLine webhook={item} onOpen={() => setOpened(item.id)} />
          </li>
        ))}
      </ul>
      {webhook && (
        <WebhookDialog webhook={webhook} onChanged={changed} onSecret={made} onClose={() => setOpened(null)} />
      )}
      {adds && <AddDialog onMade={made} onClose={() => setAdds(false)} />}
      {secret && <ShownSecret secret={secret} onClose={() => setSecret(null)} />}
    </AdminPage>
  );
}

function WebhookLine({ webhook, onOpen }: { webhook: Webhook; onOpen(): void }) {
  const t = useText(webhookTexts);
  const { url, description, off, failingSince, waiting } = webhook;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full flex-wrap items-start justify-between gap-x-3 gap-y-1 rounded-card border border-line bg-card px-4 py-3 text-left text-small hover:bg-brand-soft"
    >
      <span className="min-w-0">
        <b translate="no" className="block text-base wrap-anywhere">
          {description || new URL(url).host}
        </b>
        <span className="wrap-anywhere text-ink-2">
          <span translate="no">{url}</span> · {t.waiting(waiting)}
        </span>
      </span>
      {off && <Tag tone={off.why === 'paused' ? 'neutral' : 'bad'}>{t[off.why]}</Tag>}
      {!off && failingSince && <Tag tone="need">{t.fails}</Tag>}
    </button>
  );
}
