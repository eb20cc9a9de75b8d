import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import { useEffect, useState } from 'react';
import { here } from '../../lib/here.ts';
import { settings } from '../../lib/settings.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { showFailure } from '../application/failure.ts';
import { ShareLink, whatsAppAddress } from '../application/share-link.tsx';

type Reached = { channel: MessageChannel; to: string }[];

/**
 * The driver's link to themselves: sent by the company to what they stored, where it can, otherwise by their own apps. A device that
 * proved nothing only gets what needs no stored address.
 */
export function LinkToSelf() {
  const { id, access, personalData } = useApplication();
  const t = useText(linkTexts);
  const [reached, setReached] = useState<Reached>([]);
  const [sent, setSent] = useState<Reached>([]);
  const [busy, run] = useBusy(showFailure);
  const isStored = !access && personalData.firstName !== '';
  useEffect(() => {
    if (!isStored) return;
    let isShown = true;
    // Without an answer, the driver's own apps are offered.
    call('GET /public/admission/requests/{id}/link/channels', { params: { id } }).then(
      ({ channels }) => isShown && setReached(channels),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [id, isStored]);
  const send = (item: Reached[number]) =>
    run(async () => {
      await call('POST /public/admission/requests/{id}/link/send', { params: { id }, body: { channel: item.channel } });
      setSent((all) => [...all, item]);
    });
  const link = `${here().origin}/${id}`;
  const text = `${t.message(settings.brand.name)} ${link}`;
  const own = {
    whatsapp: whatsAppAddress(text, access ? '' : personalData.phone),
    sms: `sms:?&body=${encodeURIComponent(text)}`,
    email: `mailto:?subject=${encodeURIComponent(t.message(settings.brand.name))}&body=${encodeURIComponent(link)}`,
  };
  return (
    <section aria-label={t.title} className="mb-4">
      <h2 className="mb-2 font-extrabold">{t.title}</h2>
      <ShareLink link={link} text={text} copied={t.copied}>
        {(['whatsapp', 'sms', 'email'] as const).map((channel) => {
          const item = reached.find((way) => way.channel === channel);
          if (!item)
            return (
              <ButtonLink
                key={channel}
                kind="outline"
                href={own[channel]}
                rel="noreferrer"
                // Computers have no app for it.
                className={channel === 'sms' ? 'wide:hidden' : undefined}
                target={channel === 'whatsapp' ? '_blank' : undefined}
              >
                {t.by[channel]}
              </ButtonLink>
            );
          return sent.includes(item) ? (
            <p key={channel} role="status" className="py-3 text-center font-semibold text-ok-ink">
              {t.sent[channel](item.to)}
            </p>
          ) : (
            <Button key={channel} kind="outline" busy={busy} onClick={() => void send(item)}>
              {t.by[channel]}
            </Button>
          );
        })}
      </ShareLink>
    </section>
  );
}

const linkTexts = dictionary({
  es: {
    title: 'Mándate tu enlace',
    message: (brand: string) => `Mi solicitud en ${brand}:`,
    by: { whatsapp: 'Por WhatsApp', sms: 'Por mensaje SMS', email: 'Por correo' },
    sent: {
      whatsapp: (to: string) => `Va en camino a tu WhatsApp ${to}`,
      sms: (to: string) => `Va en camino a tu celular ${to}`,
      email: (to: string) => `Va en camino a tu correo ${to}`,
    },
    copied: 'Copiado. Pégalo donde lo vayas a encontrar.',
  },
  en: {
    title: 'Send yourself the link',
    message: (brand: string) => `My application with ${brand}:`,
    by: { whatsapp: 'By WhatsApp', sms: 'By text message', email: 'By email' },
    sent: {
      whatsapp: (to: string) => `On its way to your WhatsApp ${to}`,
      sms: (to: string) => `On its way to your phone ${to}`,
      email: (to: string) => `On its way to your email ${to}`,
    },
    copied: 'Copied. Paste it where you’ll find it.',
  },
});
