import { groupPhone } from '@volante/contract/countries/phone.ts';
import type { StaffApplication } from '@volante/contract/staff/application.ts';
import type { AskingDevice, DevicesOfApplication } from '@volante/contract/staff/links/device-calls.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { keepWritten, queryOptions, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { ReasonDialog } from '../../controls/form/form-dialog.tsx';
import { unlessLive } from '../../session/attended.ts';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { showMoment } from '../../words/moments.ts';
import { isReviewerApplication, readAround } from '../application.ts';
import { deviceTexts } from './device-texts.ts';

type Known = DevicesOfApplication['known'][number];

/** How often the devices are read again without live updates, in ms: somebody may be waiting on the phone. */
const EVERY = 10_000;

/** Read by the part that holds them, too. */
export const devicesOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['devices', applicationId],
    queryFn: ({ signal }) => call('GET /applications/{applicationId}/devices', { params: { applicationId }, signal }),
    refetchInterval: unlessLive(EVERY),
  });

/** The devices that may see the application, and those that ask to. */
export function Devices({ application }: { application: StaffApplication }) {
  const t = useText(deviceTexts);
  const { applicationId } = application;
  const { data, error, refetch } = useQuery(devicesOf(applicationId));
  const [chosen, setChosen] = useState<{ device: AskingDevice } | { known: Known } | null>(null);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="font-bold">{t.title}</h3>
      <p className="mb-3 text-small text-ink-2">{t.lead}</p>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-12" label={t.loading} />
      {data && (
        <ul className="grid gap-2">
          {data.asking.map((device) => (
            <Asking key={device.deviceId} device={device} onAllow={() => setChosen({ device })} />
          ))}
          {data.known.map((known) => (
            <KnownOne key={known.deviceId} device={known} onSignOut={() => setChosen({ known })} />
          ))}
        </ul>
      )}
      {data && data.known.length + data.asking.length === 0 && <p className="text-small">{t.none}</p>}
      {chosen && (
        <DeviceDialog
          application={application}
          {...('device' in chosen ? { asking: chosen.device } : { known: chosen.known })}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}

/** A device that waits, with the number that its driver reads out. */
function Asking({ device, onAllow }: { device: AskingDevice; onAllow(): void }) {
  const t = useText(deviceTexts);
  const language = useLanguage();
  const { account } = useMe();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-warn-line bg-warn-soft px-4 py-3 text-small">
      <div className="min-w-0">
        <p className="font-bold">{t.asks(t.device(device))}</p>
        <p>
          {t.numberFrom[device.party]}{' '}
          <b translate="no" className="text-big tabular-nums">
            {device.number}
          </b>
        </p>
        <p>{t.askedAt(showMoment(device.askedAt, language))}</p>
      </div>
      {may(account, 'decide') ? <Button onClick={onAllow}>{t.allow}</Button> : <p>{t.reviewerAllows}</p>}
    </li>
  );
}

function KnownOne({ device, onSignOut }: { device: Known; onSignOut(): void }) {
  const t = useText(deviceTexts);
  const language = useLanguage();
  const name = t.device(device);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line px-4 py-3 text-small">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-2">
          {[t.whose[device.party], t.origins[device.origin], t.since(showMoment(device.knownSince, language))]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="text-ink-2">{t.lastUsed(showMoment(device.lastUsedAt, language))}</p>
      </div>
      <Button kind="outline" aria-label={t.signOutNamed(name)} onClick={onSignOut}>
        {t.signOut}
      </Button>
    </li>
  );
}

interface DeviceDialogProps {
  application: StaffApplication;
  /** Exactly one of these. */
  asking?: AskingDevice;
  known?: Known;
  onClose(): void;
}

/** Lets a device in after a call, or signs one out; asks why. */
function DeviceDialog({ application, asking, known, onClose }: DeviceDialogProps) {
  const t = useText(deviceTexts);
  const { applicationId, contact } = application;
  const { deviceId, ...device } = (asking ?? known) as AskingDevice | Known;
  async function send(reason: string): Promise<void> {
    const input = { params: { applicationId, deviceId }, body: { reason } };
    const devices = asking
      ? await call('POST /applications/{applicationId}/devices/{deviceId}/allow', input)
      : await call('POST /applications/{applicationId}/devices/{deviceId}/revoke', input);
    keepWritten(devicesOf(applicationId).queryKey, devices);
    readAround(applicationId);
    toast.success(asking ? t.allowed : t.signedOut);
    onClose();
  }
  const phones = { applicant: contact.phone, guarantor: guarantorsPhone(application) };
  const checks = asking && [
    t.checkCall(groupPhone(phones[asking.party])),
    t.checkNumber(asking.number),
    t.checkPerson[asking.party],
  ];
  return (
    <ReasonDialog
      title={asking ? t.allowTitle : t.signOutTitle(t.device(device))}
      lead={
        asking && checks ? (
          <>
            <p className="text-small">{t.allowLead[asking.party]}</p>
            <ol className="my-3 list-decimal pl-5 text-small">
              {checks.map((check) => (
                <li key={check}>{check}</li>
              ))}
            </ol>
          </>
        ) : (
          <p className="mb-3 text-small">{t.signOutLead}</p>
        )
      }
      texts={{
        ...{ reason: asking ? t.allowReason : t.signOutReason, hint: t.reasonHint, short: t.reasonShort },
        ...{ send: asking ? t.allow : t.signOut, leave: t.cancel },
      }}
      kind={asking ? 'solid' : 'danger'}
      onSend={send}
      onClose={onClose}
    />
  );
}

// Only reviewers see it, and only they let a device in.
function guarantorsPhone(application: StaffApplication): string {
  return (isReviewerApplication(application) && application.obligor.phone) || '';
}
