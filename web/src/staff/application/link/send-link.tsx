import type { SentLink, ShownLink } from '@volante/contract/staff/links/link-calls.ts';
import { useState } from 'react';
import { dictionary, useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { showFailure } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';

type Way = ShownLink['channels'][number];

interface SendLinkProps {
  applicationId: string;
  channels: readonly Way[];
  onSent?: ((delivery: SentLink) => void) | undefined;
}

/** Sends the link to the address or number that we have, one button for each channel. */
export function SendLink({ applicationId, channels, onSent }: SendLinkProps) {
  const t = useText(sendLinkTexts);
  const [busy, setBusy] = useState<Way['channel'] | null>(null);

  async function send(channel: Way['channel']): Promise<void> {
    setBusy(channel);
    try {
      const { delivery } = await call('POST /applications/{applicationId}/link/send', {
        params: { applicationId },
        body: { channel },
      });
      toast.success(t.onItsWay);
      onSent?.(delivery);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(null);
    }
  }
  return channels.map(({ channel, to }) => (
    <Button
      key={channel}
      kind="outline"
      className="wrap-anywhere"
      busy={busy === channel}
      disabled={busy !== null}
      onClick={() => void send(channel)}
    >
      {t.send[channel](to)}
    </Button>
  ));
}

const sendLinkTexts = dictionary({
  es: {
    send: {
      whatsapp: (number: string) => `Enviar el enlace por WhatsApp a ${number}`,
      sms: (number: string) => `Enviar el enlace por SMS a ${number}`,
      email: (address: string) => `Enviar el enlace a ${address}`,
    },
    onItsWay: 'El enlace va en camino',
  },
  en: {
    send: {
      whatsapp: (number: string) => `Send the link by WhatsApp to ${number}`,
      sms: (number: string) => `Send the link by SMS to ${number}`,
      email: (address: string) => `Send the link to ${address}`,
    },
    onItsWay: 'The link is on its way',
  },
});
