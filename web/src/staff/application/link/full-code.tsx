import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components';
import { type Language, locales } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Press } from '../../controls/press.tsx';
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
    <ModalOverlay isOpen onOpenChange={(open) => !open && onClose()} className="fixed inset-0 z-40 bg-card">
      <AriaModal className="size-full overflow-y-auto bg-card text-ink">
        <Dialog className="grid min-h-full content-center justify-items-center gap-4 p-4 text-center outline-none">
          <div lang={locales[language]}>
            <Heading slot="title" className="text-title font-extrabold wrap-anywhere">
              {name || title}
            </Heading>
            <p className="text-big">{lead}</p>
          </div>
          <QrCode address={url} label={t.code} className="size-[min(88vw,66dvh)]" />
          <Press onClick={onClose}>{t.close}</Press>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
