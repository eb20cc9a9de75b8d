import { useEffect, useState } from 'react';
import { settings } from '../../../lib/settings.ts';
import { dictionary, useText } from '../../../lib/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';

/**
 * Ways to forward the guarantor's link: WhatsApp, the phone's own share sheet, and copying. Nothing is sent before a press, and
 * only the link and a sentence without names leave the page.
 */
export function ForwardLink({ link }: { link: string }) {
  const t = useText(forwardTexts);
  const [copied, setCopied] = useState(false);
  const text = `${t.message(settings.brand.name)} ${link}`;
  const [canShare, setCanShare] = useState(false);
  // The server draws this, too, and doesn't know.
  useEffect(() => setCanShare('share' in navigator), []);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <ButtonLink
        kind="outline"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
      >
        {t.whatsApp}
      </ButtonLink>
      {canShare && (
        <Button kind="outline" onClick={() => navigator.share({ text }).catch(() => undefined)}>
          {t.share}
        </Button>
      )}
      <Button kind="outline" onClick={() => copy().catch(() => undefined)}>
        {t.copy}
      </Button>
      <p translate="no" className="text-small wrap-anywhere text-ink-2 select-all">
        {link}
      </p>
      <p role="status" className="text-small text-ink-2">
        {copied ? t.copied : ''}
      </p>
    </div>
  );
}

const forwardTexts = dictionary({
  es: {
    message: (brand: string) => `Te pido ser mi aval en ${brand}. Aquí ves a qué te comprometes y respondes:`,
    whatsApp: 'Mandar por WhatsApp',
    share: 'Compartir de otra forma',
    copy: 'Copiar el enlace',
    copied: 'Copiado. Pégalo en un mensaje para tu aval.',
  },
  en: {
    message: (brand: string) =>
      `I’m asking you to be my guarantor at ${brand}. See what you’d commit to and answer here:`,
    whatsApp: 'Send by WhatsApp',
    share: 'Share another way',
    copy: 'Copy the link',
    copied: 'Copied. Paste it in a message to your guarantor.',
  },
});
