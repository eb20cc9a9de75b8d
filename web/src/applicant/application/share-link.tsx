import { type ReactNode, useEffect, useState } from 'react';
import { dictionary, useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';

interface ShareLinkProps {
  link: string;
  /** What the share sheet gets: a sentence and the link. */
  text: string;
  /** Said once it was copied. */
  copied: string;
  /** Other ways to send it, above. */
  children?: ReactNode;
}

/** Ways to send a link: the phone's own share sheet, if the browser has it, and copying. Nothing is sent before a press. */
export function ShareLink({ link, text, copied, children }: ShareLinkProps) {
  const t = useText(shareTexts);
  const [isCopied, setCopied] = useState(false);
  const [canShare, setCanShare] = useState(false);
  // The server draws this, too, and doesn't know.
  useEffect(() => setCanShare('share' in navigator), []);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      {children}
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
        {isCopied ? copied : ''}
      </p>
    </div>
  );
}

/** The address that opens WhatsApp with a text: in the chat of a number, or to choose one. */
export function whatsAppAddress(text: string, phone = ''): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

const shareTexts = dictionary({
  es: { share: 'Compartir de otra forma', copy: 'Copiar el enlace' },
  en: { share: 'Share another way', copy: 'Copy the link' },
});
