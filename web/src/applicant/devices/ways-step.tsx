import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { CannotGetIt } from './cannot-get-it.tsx';
import type { ProofStep } from './proof.tsx';
import { proofTexts } from './proof-texts.ts';
import { sendCode } from './send-code.ts';
import { Refused, useAsking } from './use-asking.tsx';

/** Chooses how the code comes: the first way is offered most, the others below it. */
export function WaysStep({ id, access, frame: Frame, open }: ProofStep) {
  const t = useText(proofTexts);
  const { busy, run, refused } = useAsking();
  const send = (channel: MessageChannel) =>
    run(async () => {
      await sendCode(id, channel);
      open({ at: 'code', channel });
    });
  const [first, ...others] = access.channels;
  if (!first)
    return (
      <Frame
        title={t.noWayTitle}
        lead={t.noWayLead}
        part="none"
        action={<CannotGetIt id={id} open={open} kind="solid" label={t.askStaff} />}
      />
    );
  return (
    <Frame
      title={t.title}
      lead={t.lead}
      part="ways"
      action={
        <Button busy={busy} onClick={() => send(first.channel)}>
          {t.send[first.channel]}
        </Button>
      }
      below={
        <>
          {others.map(({ channel }) => (
            <Button key={channel} kind="text" disabled={busy} onClick={() => send(channel)}>
              {t.send[channel]}
            </Button>
          ))}
          <CannotGetIt id={id} open={open} label={t.cannotGet} />
        </>
      }
    >
      <Refused text={refused} />
      <ul className="grid gap-2">
        {access.channels.map(({ channel, to }) => (
          <li key={channel} className="rounded-card border border-line bg-card px-4 py-3">
            <span className="block text-small text-ink-2">{t.channels[channel]}</span>
            <span translate="no" className="font-semibold wrap-anywhere">
              {to}
            </span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
