import type { SentLink, ShownLink } from '@volante/contract/staff/links/link-calls.ts';
import { useState } from 'react';
import { dictionary, useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { showFailure } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';

type Way = ShownLink['channels'][number];

interface SendLinkProps {
  applicationId: string;
  channels: readonly Way[];
  onSent?: ((delivery: SentLink) => void) | undefined;
}

/**
 * Sends the link to the address or number that we have, one button for each channel. Where the driver hasn't agreed to messages, it asks
 * first whether they did by phone.
 */
export function SendLink({ applicationId, channels, onSent }: SendLinkProps) {
  const t = useText(sendLinkTexts);
  const [busy, setBusy] = useState<Way['channel'] | null>(null);
  const [asked, setAsked] = useState<Way | null>(null);

  async function send({ channel, asks }: Way): Promise<void> {
    setAsked(null);
    setBusy(channel);
    try {
      const { delivery } = await call('POST /applications/{applicationId}/link/send', {
        params: { applicationId },
        body: { channel, ...(asks && { agreed: true as const }) },
      });
      toast.success(t.onItsWay);
      onSent?.(delivery);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(null);
    }
  }
  return (
    <>
      {channels.map((way) => (
        <Button
          key={way.channel}
          kind="outline"
          className="wrap-anywhere"
          busy={busy === way.channel}
          disabled={busy !== null}
          onClick={() => (way.asks ? setAsked(way) : void send(way))}
        >
          {t.send[way.channel](way.to)}
        </Button>
      ))}
      {asked && (
        <Dialog
          title={t.askTitle}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button kind="outline" onClick={() => setAsked(null)}>
                {t.cancel}
              </Button>
              <Button onClick={() => void send(asked)}>{t.agreed}</Button>
            </>
          }
        >
          <p>{t.askLead(asked.channel === 'sms' ? 'SMS' : 'WhatsApp', asked.to)}</p>
        </Dialog>
      )}
    </>
  );
}

const sendLinkTexts = dictionary({
  es: {
    send: {
      whatsapp: (number: string) => `Enviar el enlace por WhatsApp a ${number}`,
      sms: (number: string) => `Enviar el enlace por SMS a ${number}`,
      email: (address: string) => `Enviar el enlace a ${address}`,
    },
    askTitle: '¿Aceptó que le escribamos?',
    askLead: (by: string, number: string) =>
      `El conductor todavía no acepta mensajes por ${by} en su solicitud. Envíalo solo si te dijo, por teléfono o en persona, que lo quiere en el ${number}. Queda en el historial quién lo confirmó y cuándo.`,
    agreed: 'Sí aceptó, enviar',
    cancel: 'Cancelar',
    onItsWay: 'El enlace va en camino',
  },
  en: {
    send: {
      whatsapp: (number: string) => `Send the link by WhatsApp to ${number}`,
      sms: (number: string) => `Send the link by SMS to ${number}`,
      email: (address: string) => `Send the link to ${address}`,
    },
    askTitle: 'Did they agree to messages?',
    askLead: (by: string, number: string) =>
      `The driver hasn’t agreed to messages by ${by} in their application yet. Send it only if they told you, by phone or in person, that they want it at ${number}. The timeline keeps who confirmed it and when.`,
    agreed: 'They agreed, send it',
    cancel: 'Cancel',
    onItsWay: 'The link is on its way',
  },
});
