import type { SentLink, ShownLink } from '@volante/contract/staff/links/link-calls.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { useState } from 'react';
import { type Language, locales } from '../../../lib/language.ts';
import { settings } from '../../../lib/settings.ts';
import { dictionary, useText } from '../../../lib/text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useMe } from '../../session/session.ts';
import { linkMessage, scanTexts, whatsAppAddress } from './link-message.ts';
import { SendLink } from './send-link.tsx';

interface HandOverProps {
  applicationId: string;
  url: string;
  channels: ShownLink['channels'];
  driver: { firstName: string; phone: string; language: 'es-MX' | 'en' };
  onSent?: (delivery: SentLink) => void;
}

/** The ways a link gets to its driver: copied, scanned, by WhatsApp from the advisor's own phone, or sent by us. */
export function HandOver({ applicationId, url, channels, driver, onSent }: HandOverProps) {
  const t = useText(handOverTexts);
  const { account } = useMe();
  const [isLarge, setLarge] = useState(false);
  const language = wordLanguageOf[driver.language];
  const facts = { name: driver.firstName, advisor: account.name, brand: settings.brand.name, url };

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(t.copied),
      () => toast.error(t.notCopied),
    );
  return (
    <div className="grid justify-items-start gap-4 desk:grid-cols-[auto_1fr]">
      <button type="button" onClick={() => setLarge(true)} className="rounded-card border border-line">
        <QrCode address={url} label={t.code} className="size-[160px]" />
      </button>
      <div className="grid w-full min-w-0 content-start items-start justify-items-start gap-3">
        <p
          translate="no"
          className="w-full rounded-input border border-line bg-ground px-3 py-2 font-mono text-small wrap-anywhere select-all"
        >
          {url}
        </p>
        <div className="flex w-full flex-col gap-2 desk:flex-row desk:flex-wrap">
          <Button onClick={copy}>{t.copy}</Button>
          <a
            href={whatsAppAddress(driver.phone, linkMessage[language](facts))}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('outline')}
          >
            <Icon name="chat" size={18} />
            {t.whatsApp}
            <span className="sr-only">, {t.newWindow}</span>
          </a>
          <Button kind="outline" icon={<Icon name="phoneCode" size={18} />} onClick={() => setLarge(true)}>
            {t.enlarge}
          </Button>
          <SendLink applicationId={applicationId} channels={channels} onSent={onSent} />
        </div>
      </div>
      {isLarge && <FullCode url={url} name={driver.firstName} language={language} onClose={() => setLarge(false)} />}
    </div>
  );
}

interface FullCodeProps {
  url: string;
  name: string;
  /** The driver's. */
  language: Language;
  onClose(): void;
}

/** Only the code, in full screen, for a driver on the other side of the desk. */
function FullCode({ url, name, language, onClose }: FullCodeProps) {
  const t = useText(handOverTexts);
  const { title, lead } = scanTexts[language];
  return (
    <Dialog look="full" title={<span lang={locales[language]}>{name || title}</span>} onClose={onClose}>
      <div className="grid justify-items-center gap-4 text-center">
        <p lang={locales[language]} className="text-big">
          {lead}
        </p>
        <QrCode address={url} label={t.code} className="size-[min(88vw,66dvh)]" />
      </div>
    </Dialog>
  );
}

const handOverTexts = dictionary({
  es: {
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    notCopied: 'No se pudo copiar. Selecciónalo y cópialo a mano.',
    code: 'Código QR del enlace',
    enlarge: 'Ver el código en grande',
    whatsApp: 'Mandar por WhatsApp',
    newWindow: 'se abre en otra ventana',
  },
  en: {
    copy: 'Copy the link',
    copied: 'Link copied',
    notCopied: 'It couldn’t be copied. Select it and copy it by hand.',
    code: 'QR code of the link',
    enlarge: 'Show the code large',
    whatsApp: 'Send by WhatsApp',
    newWindow: 'opens another window',
  },
});
