import { deliveryStates, type WebhookDelivery } from '@volante/contract/staff/administration/webhooks.ts';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { queryClient } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { NotLoaded, showFailure } from '../../controls/failure-notice.tsx';
import { NextPage, usePages } from '../../controls/pages.tsx';
import { call } from '../../session/call.ts';
import { showMoment } from '../../words/moments.ts';
import { webhookTexts } from './texts.ts';

const KEY = ['webhook-deliveries'];
type State = WebhookDelivery['state'];
const tones = { waiting: 'need', sent: 'ok', dead: 'bad' } as const;

/** Fetches anew what was sent. */
export function deliveriesChanged(): void {
  void queryClient().invalidateQueries({ queryKey: KEY });
}

/** What a webhook was sent and how it answered, newest first. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const t = useText(webhookTexts);
  const [state, setState] = useState<State | null>(null);
  const list = usePages({
    queryKey: [...KEY, webhookId, state],
    read: (from, signal) =>
      call('GET /webhooks/{webhookId}/deliveries', {
        params: { webhookId },
        query: { ...from, limit: '20', ...(state && { state }) },
        signal,
      }),
    refetchInterval: 15_000,
  });
  return (
    <section aria-labelledby="webhook-deliveries" className="border-t border-line pt-4">
      <h3 id="webhook-deliveries" className="mb-2 font-bold">
        {t.deliveries}
      </h3>
      <SelectField
        label={t.show}
        options={[{ value: '', label: t.all }, ...deliveryStates.map((value) => ({ value, label: t.states[value] }))]}
        value={state ?? ''}
        onChange={({ target }) => setState(deliveryStates.find((item) => item === target.value) ?? null)}
      />
      <NotLoaded
        data={list.data}
        error={list.error}
        onAgain={list.refetch}
        className="h-40"
        label={t.loadingDeliveries}
      />
      {list.data && list.items.length === 0 && <p className="text-ink-2">{t.noDeliveries}</p>}
      <ul aria-label={t.deliveries} className="grid gap-2">
        {list.items.map((delivery) => (
          <li key={delivery.eventId}>
            <DeliveryLine webhookId={webhookId} delivery={delivery} />
          </li>
        ))}
      </ul>
      <NextPage list={list}>{t.more}</NextPage>
    </section>
  );
}

function DeliveryLine({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const t = useText(webhookTexts);
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const { eventId, kind, reference, at, state, tries, dueAt, request, attempt } = delivery;
  const name = t.kindNames[kind];
  async function replay(): Promise<void> {
    setBusy(true);
    try {
      const params = { webhookId, eventId };
      const { queued } = await call('POST /webhooks/{webhookId}/deliveries/{eventId}/replay', { params });
      toast.success(t.replayed(queued));
    } catch (failure) {
      showFailure(failure);
    } finally {
      setBusy(false);
      deliveriesChanged();
    }
  }
  const facts = [reference, showMoment(at, language), t.tries(tries), dueAt && t.next(showMoment(dueAt, language))];
  return (
    <details className="rounded-card border border-line bg-card px-3 py-2">
      <summary className="min-h-9 cursor-pointer max-desk:min-h-12">
        <span className="inline-flex max-w-[calc(100%-1.5rem)] flex-wrap items-center justify-between gap-x-3 gap-y-1 align-middle">
          <b>{name}</b>
          <Tag tone={tones[state]}>{t.states[state]}</Tag>
          <span className="w-full text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
        </span>
      </summary>
      <div className="mt-2 grid gap-2">
        {attempt && <Attempt attempt={attempt} />}
        <h4 className="font-semibold">{t.request}</h4>
        <Code>{JSON.stringify(JSON.parse(request), null, 2)}</Code>
        <div>
          <Button kind="outline" aria-label={t.sendAgainNamed(name)} busy={busy} onClick={() => void replay()}>
            {t.sendAgain}
          </Button>
        </div>
      </div>
    </details>
  );
}

function Attempt({ attempt }: { attempt: NonNullable<WebhookDelivery['attempt']> }) {
  const t = useText(webhookTexts);
  const language = useLanguage();
  const { reason, status, answer, ms, at } = attempt;
  return (
    <>
      {reason && (
        <p className="font-semibold text-bad-ink">{(t.reasons as Record<string, string>)[reason] ?? reason}</p>
      )}
      <p>{t.took(status, formatNumber(ms, language), showMoment(at, language))}</p>
      {status !== null && (
        <>
          <h4 className="font-semibold">{t.answer}</h4>
          {answer ? <Code>{answer}</Code> : <p className="text-ink-2">{t.noAnswer}</p>}
        </>
      )}
    </>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre
      translate="no"
      className="max-h-60 overflow-auto rounded-input bg-ground p-2 font-mono wrap-anywhere whitespace-pre-wrap"
    >
      {children}
    </pre>
  );
}
