import { createContext, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { dictionary, useText } from '../lib/text.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  title: ReactNode;
  /** Called on Esc, the cross or a press outside. Without it the dialog can't be left. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  /**
   * `sheet`: at the bottom on phones, centred on computers. `wide`: has room for a picture beside a form. `side`: at the
   * right edge, as high as the window. `full`: all of the window, with the content in the middle.
   */
  look?: keyof typeof places;
}

/** The native modal dialog; it opens as it is mounted. For the next content with a focus and a scroll position of its own, give it a `key`. */
export function Dialog({ title, onClose, children, actions, look = 'sheet' }: DialogProps) {
  const t = useText(texts);
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressed = useRef<EventTarget>(null);
  // The content is mounted once the dialog is open: before, no `autoFocus` in it would work.
  const [opened, setOpened] = useState<HTMLDialogElement | null>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    setOpened(dialog);
    // Gives the focus back, which removing the element wouldn't.
    return () => dialog?.close();
  }, []);
  useLayoutEffect(() => {
    // Unless a field took it. On the title instead of the cross, it makes screen readers begin at the top.
    if (document.activeElement === opened) document.getElementById(titleId)?.focus();
  }, [opened, titleId]);
  // React lets these events of dialogs and file fields inside it bubble up to here.
  const isOwn = (event: SyntheticEvent) => event.target === ref.current;
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the cross do the same; pressing outside is an extra
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose?.();
      }}
      // Chromium lets nobody prevent a second Esc.
      onClose={(event) => isOwn(event) && (onClose ? onClose() : ref.current?.showModal())}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      // A selection of text that ends outside is no press outside.
      onClick={(event) => isOwn(event) && pressed.current === event.target && onClose?.()}
      className={`size-full max-h-none max-w-none overflow-hidden overscroll-contain bg-transparent text-ink open:flex ${places[look]}`}
    >
      {opened && (
        <OpenedDialog value={opened}>
          <div className={`overflow-y-auto overscroll-contain bg-card p-5 ${sheets[look]}`}>
            <div data-head className="mb-3 flex items-start justify-between gap-4">
              <h2 id={titleId} tabIndex={-1} className="text-big font-extrabold wrap-anywhere outline-none">
                {title}
              </h2>
              {onClose && (
                <button
                  type="button"
                  aria-label={t.close}
                  onClick={onClose}
                  className="-m-2.5 grid size-12 flex-none place-items-center"
                >
                  <Icon name="close" />
                </button>
              )}
            </div>
            {children}
            {actions && <div className="mt-5 grid gap-2">{actions}</div>}
          </div>
        </OpenedDialog>
      )}
    </dialog>,
    document.body,
  );
}

/** The dialog around; menus and lists that open in it are drawn inside, because all else is out of reach. */
export const OpenedDialog = createContext<HTMLDialogElement | null>(null);

// The sizes are the app's: see the stylesheet of each.
const sheet = 'dialog-size rounded-t-capture desk:rounded-capture';
const middle = 'items-end justify-center desk:items-center desk:p-6';
const places = { sheet: middle, wide: middle, side: 'justify-end', full: '' };
const sheets: Record<keyof typeof places, string> = {
  sheet,
  wide: `${sheet} desk:w-[920px]`,
  side: 'dialog-size desk:w-[420px]',
  full: 'grid size-full content-center justify-items-center',
};

const texts = dictionary({ es: { close: 'Cerrar' }, en: { close: 'Close' } });
