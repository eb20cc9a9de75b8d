import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Spinner } from '../../ui/spinner.tsx';

export type PressKind = 'solid' | 'outline' | 'chosen' | 'text' | 'danger';

interface PressProps extends ComponentProps<'button'> {
  kind?: PressKind;
  icon?: ReactNode;
  /** Sending: presses do nothing. */
  busy?: boolean;
  /** The single key that does the same, shown beside the label. */
  shortcut?: string | undefined;
}

/** The console's button: as high as a row of its tables, and as a finger needs it on a phone. */
export function Press({ kind = 'outline', icon, busy, shortcut, className, children, onClick, ...rest }: PressProps) {
  return (
    <button
      type="button"
      aria-keyshortcuts={shortcut}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes(pressClass(kind), className)}
    >
      {busy ? <Spinner /> : icon}
      <span className="contents">{children}</span>
      {shortcut && (
        <span aria-hidden="true" className="max-desk:hidden">
          <Key>{shortcut}</Key>
        </span>
      )}
    </button>
  );
}

/** A key of the keyboard, hidden from screen readers; on a phone only if requested. */
export function Key({ children, always }: { children: ReactNode; always?: boolean }) {
  return (
    <kbd
      className={`${always ? 'inline-block' : 'hidden desk:inline-block'} min-w-5 rounded-[6px] border border-current px-1 text-center font-sans text-tag opacity-80`}
    >
      {children}
    </kbd>
  );
}

export function pressClass(kind: PressKind): string {
  return `${shape} ${looks[kind]}`;
}

const shape =
  'inline-flex min-h-10 max-desk:min-h-12 max-desk:min-w-12 items-center justify-center gap-2 rounded-input border-[1.5px] px-3 py-1 text-center text-small font-bold select-none';
const looks: Record<PressKind, string> = {
  solid:
    'border-transparent bg-brand-fill text-on-brand hover:bg-brand-press disabled:bg-track disabled:text-ink-2 aria-disabled:bg-track aria-disabled:text-ink-2',
  outline: 'border-field-line bg-card text-brand-ink hover:bg-brand-soft disabled:border-line disabled:text-ink-2',
  chosen: 'border-brand bg-brand-soft text-brand-ink',
  text: 'border-transparent text-brand-ink hover:bg-brand-soft disabled:text-ink-2',
  danger: 'border-transparent bg-bad-ink text-card disabled:bg-track disabled:text-ink-2',
};
