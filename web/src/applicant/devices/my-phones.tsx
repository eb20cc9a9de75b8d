import type { KnownDevice } from '@volante/contract/devices/calls.ts';
import { useState } from 'react';
import { useQueryString } from '../../lib/here.ts';
import { keepWritten, queryOptions, useQuery } from '../../lib/queries.ts';
import { getText, useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { reloadApplication, useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { failureText, showFailure } from '../application/failure.ts';
import { Screen } from '../layout/screen.tsx';
import { go } from '../navigation/go.ts';
import { PhoneCard } from './phone-card.tsx';
import { type Asked, PhoneDialog } from './phone-dialog.tsx';
import { phoneTexts } from './phone-texts.ts';

function devicesQuery(id: string) {
  return queryOptions({
    queryKey: ['devices', id],
    queryFn: () => call('GET /public/admission/requests/{id}/devices', { params: { id } }),
    staleTime: 0,
  });
}

/** The devices that may see the application: each, and all others, can be signed out. */
export default function MyPhones() {
  const { id } = useApplication();
  const t = useText(phoneTexts);
  const { data, error, refetch, isFetching } = useQuery(devicesQuery(id));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, run] = useBusy(showFailure);
  const reported = new URLSearchParams(useQueryString()).has('reported');
  const others = data?.items.some(({ current }) => !current) ?? false;

  const remove = (device: KnownDevice) =>
    run(async () => {
      const params = { id, deviceId: device.deviceId };
      const left = await call('DELETE /public/admission/requests/{id}/devices/{deviceId}', { params });
      void toast.success(getText(phoneTexts).removed);
      if (!device.current) return keepWritten(devicesQuery(id).queryKey, left);
      await go('/tasks');
      await reloadApplication();
    });
  const removeOthers = () =>
    run(async () => {
      const left = await call('DELETE /public/admission/requests/{id}/devices', { params: { id } });
      keepWritten(devicesQuery(id).queryKey, left);
      void toast.success(getText(phoneTexts).removedAll);
    });
  const report = ({ deviceId }: KnownDevice) =>
    run(async () => {
      const params = { id, deviceId };
      const renewed = await call('POST /public/admission/requests/{id}/devices/{deviceId}/not-mine', { params });
      // As any other new link is opened: what is kept under the one before moves along.
      location.replace(`/my-phones?id=${renewed.id}&reported=1`);
    });
  return (
    <Screen
      title={t.title}
      lead={t.lead}
      back="/tasks"
      action={
        error && !data ? (
          <Button onClick={() => refetch()} busy={isFetching}>
            {t.again}
          </Button>
        ) : undefined
      }
      below={
        others && (
          <Button kind="text" disabled={busy} onClick={() => setAsked({ about: 'others' })}>
            {t.removeAll}
          </Button>
        )
      }
    >
      {reported && (
        <Notice tone="ok" className="mb-4" live>
          {t.reported}
        </Notice>
      )}
      {data ? (
        <Phones
          items={data.items}
          busy={busy}
          onRemove={(device) => (device.current ? setAsked({ about: 'this', device }) : void remove(device))}
          onNotMine={(device) => setAsked({ about: 'stranger', device })}
        />
      ) : error ? (
        <Notice tone="bad" live>
          {failureText(error)}
        </Notice>
      ) : (
        <Skeleton className="h-40" label={t.loading} />
      )}
      {asked && (
        <PhoneDialog
          asked={asked}
          onClose={() => setAsked(null)}
          onAgree={() => {
            setAsked(null);
            if (asked.about === 'others') void removeOthers();
            else if (asked.about === 'this') void remove(asked.device);
            else void report(asked.device);
          }}
        />
      )}
    </Screen>
  );
}

interface PhonesProps {
  items: readonly KnownDevice[];
  busy: boolean;
  onRemove: (device: KnownDevice) => void;
  onNotMine: (device: KnownDevice) => void;
}

function Phones({ items, ...rest }: PhonesProps) {
  const t = useText(phoneTexts);
  if (items.length === 0) return <Notice tone="info">{t.none}</Notice>;
  return (
    <ul aria-label={t.list} className="grid gap-3">
      {items.map((device) => (
        <li key={device.deviceId}>
          <PhoneCard device={device} {...rest} />
        </li>
      ))}
    </ul>
  );
}
