import type { ReactNode } from 'react';
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components';
import { dictionary, useText } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';

interface ModalProps {
  title: string;
  /** Called on Esc, the cross or a press outside. */
  onClose(): void;
  children: ReactNode;
  /** At the right edge and as high as the window. */
  atSide?: boolean;
}

/** A dialog over the page, which keeps the focus until it is closed. */
export function Modal({ title, onClose, children, atSide }: ModalProps) {
  const t = useText(texts);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      className={`fixed inset-0 z-40 flex bg-shade ${atSide ? 'justify-end' : 'items-end justify-center desk:items-center desk:p-6'}`}
    >
      <AriaModal
        className={`max-h-full w-full overflow-y-auto bg-card text-ink ${atSide ? 'desk:w-[420px]' : 'rounded-t-capture desk:w-[520px] desk:rounded-capture'}`}
      >
        <Dialog className="p-5 outline-none">
          <div className="mb-3 flex items-start justify-between gap-4">
            <Heading slot="title" className="text-big font-extrabold">
              {title}
            </Heading>
            <button
              type="button"
              aria-label={t.close}
              onClick={onClose}
              className="-m-2 grid size-11 flex-none place-items-center"
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}

const texts = dictionary({ es: { close: 'Cerrar' }, en: { close: 'Close' } });
