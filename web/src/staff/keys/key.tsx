import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

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

/** A button with the single key that does the same, shown beside the label. */
export function KeyButton({ shortcut, children, ...rest }: ComponentProps<typeof Button> & { shortcut: string }) {
  return (
    <Button aria-keyshortcuts={shortcut} {...rest}>
      {children}
      <span aria-hidden="true" className="max-desk:hidden">
        <Key>{shortcut}</Key>
      </span>
    </Button>
  );
}
