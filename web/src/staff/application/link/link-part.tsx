import type { StaffApplication } from '@volante/contract/staff/application.ts';
import type { ShownLink } from '@volante/contract/staff/links/link-calls.ts';
import { useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { now } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { queryClient, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { showFailure } from '../../controls/failure-notice.tsx';
import { ReasonDialog } from '../../controls/form/form-dialog.tsx';
import { call } from '../../session/call.ts';
import { askStepUp } from '../../session/session.ts';
import { showDay, showMoment } from '../../words/moments.ts';
import { Facts, Section } from '../section.tsx';
import { applicationTexts } from '../texts.ts';
import { Devices, devicesOf } from './devices.tsx';
import { HandOver } from './hand-over.tsx';
import { SendLink } from './send-link.tsx';
import { applicationLinkTexts } from './texts.ts';

type Seen = ShownLink | 'none' | null;

/** The link, shown on request, which is logged. */
export function LinkPart({ application }: { application: StaffApplication }) {
  const t = useText(applicationLinkTexts);
  const { notGiven } = useText(applicationTexts);
  const language = useLanguage();
  const { applicationId } = application;
  const [seen, setSeen] = useState<Seen>(null);
  const [isBusy, setBusy] = useState(false);
  const [asks, setAsks] = useState<'renew' | 'revoke' | null>(null);

  // Whoever asks to be let in waits on the phone: nothing may hide that.
  const { data: devices } = useQuery(devicesOf(applicationId));
  async function show(): Promise<void> {
    setBusy(true);
    try {
      setSeen(await call('GET /applications/{applicationId}/link', { params: { applicationId } }));
    } catch (error) {
      if (error instanceof CallError && error.code === 'not_found_error') setSeen('none');
      else showFailure(error);
    } finally {
      setBusy(false);
      void queryClient().invalidateQueries({ queryKey: ['timeline', applicationId] });
    }
  }
  async function done(kind: 'renew' | 'revoke'): Promise<void> {
    setAsks(null);
    if (kind === 'revoke') setSeen('none');
    else await show();
    void queryClient().invalidateQueries({ queryKey: ['timeline', applicationId] });
  }
  return (
    <Section
      id="link"
      title={t.title}
      done={
        application.submittedAt !== null &&
        devices?.asking.length === 0 &&
        t.sentIn(showMoment(application.submittedAt, language))
      }
    >
      <Facts facts={[[t.ownReference, application.externalReference]]} none={notGiven} />
      <p className="my-3 text-small text-ink-2">{seen === 'none' ? t.none : t.lead}</p>
      {seen === null && (
        <Button kind="outline" busy={isBusy} onClick={() => void show()}>
          {t.show}
        </Button>
      )}
      {seen !== null && seen !== 'none' && (
        <Shown
          application={application}
          link={seen}
          onStepUp={() => void show()}
          onSent={(sent) => setSeen({ ...seen, sent: [sent, ...seen.sent] })}
        />
      )}
      {seen !== null && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button kind="outline" onClick={() => setAsks('renew')}>
            {t.renew}
          </Button>
          {seen !== 'none' && (
            <Button kind="outline" onClick={() => setAsks('revoke')}>
              {t.revoke}
            </Button>
          )}
        </div>
      )}
      <Devices application={application} />
      {asks && (
        <LinkDialog
          applicationId={applicationId}
          kind={asks}
          onDone={() => void done(asks)}
          onClose={() => setAsks(null)}
        />
      )}
    </Section>
  );
}

interface ShownProps {
  application: StaffApplication;
  link: ShownLink;
  /** The second factor was confirmed. */
  onStepUp(): void;
  onSent(sent: ShownLink['sent'][number]): void;
}

function Shown({ application, link, onStepUp, onSent }: ShownProps) {
  const t = useText(applicationLinkTexts);
  const language = useLanguage();
  const { url, channels, validUntil, openedOn, sent } = link;
  const last = openedOn.at(-1);
  return (
    <div className="grid gap-3">
      {url === null ? (
        <Withheld application={application} link={link} onStepUp={onStepUp} onSent={onSent} />
      ) : (
        <HandOver
          applicationId={application.applicationId}
          url={url}
          channels={channels}
          driver={application.contact}
          onSent={onSent}
        />
      )}
      <p className="text-small">
        <span>{t.since(showMoment(link.createdAt, language))}</span>{' '}
        {validUntil && <span>{(hasPassed(validUntil) ? t.ended : t.ends)(showMoment(validUntil, language))} </span>}
        <span>{last ? t.opened(openedOn.length, showDay(last, language)) : t.notOpened}</span>
      </p>
      {sent.length > 0 && (
        <div className="text-small">
          <h3 className="font-bold">{t.sent}</h3>
          <ul>
            {sent.map(({ channel, at, state }) => (
              <li key={at}>
                <span translate="no">{showMoment(at, language)}</span> · {t.by[channel] ?? channel} · {t.states[state]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Why the link isn't shown, and how the driver gets it nevertheless. */
function Withheld({ application, link, onStepUp, onSent }: ShownProps) {
  const t = useText(applicationLinkTexts);
  const { withheld, channels } = link;
  const confirm = () => askStepUp().then(onStepUp, () => undefined);
  return (
    <>
      <p className="text-small">
        <span>{withheld === 'step_up' ? t.withheldStepUp : t.withheldRole}</span>{' '}
        {channels.length === 0 && <span>{t.noChannel}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <SendLink applicationId={application.applicationId} channels={channels} onSent={onSent} />
        {withheld === 'step_up' && (
          <Button kind="outline" onClick={() => void confirm()}>
            {t.confirmAndShow}
          </Button>
        )}
      </div>
    </>
  );
}

const hasPassed = (at: string) => new Date(at) <= now();

interface LinkDialogProps {
  applicationId: string;
  kind: 'renew' | 'revoke';
  onDone(): void;
  onClose(): void;
}

/** Asks why a link is renewed or revoked, and does it. */
function LinkDialog({ applicationId, kind, onDone, onClose }: LinkDialogProps) {
  const t = useText(applicationLinkTexts);
  const renews = kind === 'renew';
  async function send(reason: string): Promise<void> {
    const input = { params: { applicationId }, body: { reason } };
    if (renews) await call('POST /applications/{applicationId}/link/renew', input);
    else await call('POST /applications/{applicationId}/link/revoke', input);
    toast.success(renews ? t.renewed : t.revoked);
    onDone();
  }
  return (
    <ReasonDialog
      title={renews ? t.renewTitle : t.revokeTitle}
      lead={<p className="mb-3 text-small">{renews ? t.renewLead : t.revokeLead}</p>}
      texts={{
        ...{ reason: t.reason, hint: t.reasonHint, short: t.reasonShort },
        ...{ send: renews ? t.renew : t.revoke, leave: t.cancel },
      }}
      kind={renews ? 'solid' : 'danger'}
      onSend={send}
      onClose={onClose}
    />
  );
}
