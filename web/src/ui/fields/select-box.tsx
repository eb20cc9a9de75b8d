import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';

/** Draws our arrow over a native select. */
export function SelectBox({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classes('relative', className)}>
      {children}
      <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-2">
        <Icon name="down" size={18} />
      </span>
    </div>
  );
}
