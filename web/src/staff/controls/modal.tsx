import { type ReactNode, useEffect, useState } from 'react';
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
  /** Room for a picture beside a form. */
  wide?: boolean;
}

/** A dialog over the page, which keeps the focus until it is closed. */
export function Modal({ title, onClose, children, atSide, wide }: ModalProps) {
  const t = useText(texts);
  useFocusGoesBack();
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      className={`fixed inset-0 z-40 flex bg-shade ${atSide ? 'justify-end' : 'items-end justify-center desk:items-center desk:p-6'}`}
    >
      <AriaModal
        // The scroll padding keeps a focused field with its error above the sticky buttons at the end (`FormEnd`).
        className={`max-h-full w-full scroll-pb-28 overflow-y-auto bg-card text-ink ${atSide ? 'desk:w-[420px]' : `rounded-t-capture desk:rounded-capture ${wide ? 'desk:w-[920px]' : 'desk:w-[520px]'}`}`}
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
              className="-m-2 grid size-11 flex-none place-items-center max-desk:size-12"
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

/**
 * Gives the focus back to where it was before the dialog. React Aria tries that, too, but when a dialog closes after an answer of the
 * server, the page below is still inert then, and the focus is lost.
 */
function useFocusGoesBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    },
    [before],
  );
}

const texts = dictionary({ es: { close: 'Cerrar' }, en: { close: 'Close' } });
