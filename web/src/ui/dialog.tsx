import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

interface DialogProps {
  open: boolean;
  /** Called on Esc, the close button or a press outside. */
  onClose(): void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  /** Identifies which of several contents is shown; a new one starts at its top, with the focus on the title. */
  part?: string | undefined;
}

/** The native modal dialog: a bottom sheet on phones, centred on desktop. */
export function Dialog({ open, onClose, title, closeLabel, children, actions, part }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const shown = useRef(part);
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      // Chromium focuses scrollable elements and draws a frame around the whole sheet.
      if (document.activeElement === dialog.firstElementChild) document.getElementById(titleId)?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open, titleId]);
  useEffect(() => {
    const isNext = open && shown.current !== undefined && part !== undefined && shown.current !== part;
    shown.current = open ? part : undefined;
    // The pressed button is gone, and the scroll position belongs to the previous content.
    if (isNext) document.getElementById(titleId)?.focus();
  }, [open, part, titleId]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the cross do the same; pressing outside is an extra
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
      className="mx-auto mt-auto mb-0 w-full max-w-[480px] rounded-t-capture bg-card text-ink desk:my-auto desk:rounded-capture"
    >
      {open && (
        <div key={part} className="max-h-[85dvh] overflow-y-auto p-5">
          <div className="mb-3 flex items-start justify-between gap-4">
            <h2 id={titleId} tabIndex={-1} className="text-big font-extrabold outline-none">
              {title}
            </h2>
            <button
              type="button"
              aria-label={closeLabel}
              onClick={onClose}
              className="-m-2.5 grid size-12 flex-none place-items-center"
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
          {actions && <div className="mt-5 grid gap-2">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
