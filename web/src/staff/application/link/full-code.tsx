import { type Language, locales } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { scanTexts } from './link-message.ts';
import { handOverTexts } from './texts.ts';

interface FullCodeProps {
  url: string;
  name: string;
  /** The driver's. */
  language: Language;
  onClose(): void;
}

/** Only the code, in full screen, for a driver on the other side of the desk. */
export function FullCode({ url, name, language, onClose }: FullCodeProps) {
  const t = useText(handOverTexts);
  const { title, lead } = scanTexts[language];
  return (
    <Dialog look="full" title={<span lang={locales[language]}>{name || title}</span>} onClose={onClose}>
      <div className="grid justify-items-center gap-4 text-center">
        <p lang={locales[language]} className="text-big">
          {lead}
        </p>
        <QrCode address={url} label={t.code} className="size-[min(88vw,66dvh)]" />
        <Button kind="outline" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </Dialog>
  );
}
