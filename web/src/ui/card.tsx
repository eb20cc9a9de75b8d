import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

/** A white surface with a border. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('rounded-card border border-line bg-card px-4 py-3.5', className)} />;
}

/** Expandable details. */
export function Details({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group rounded-card border border-line bg-card px-4">
      <summary className="flex min-h-[52px] cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        {summary}
        <span className="text-ink-2 transition-transform duration-150 group-open:rotate-180">
          <Icon name="down" />
        </span>
      </summary>
      <div className="pb-4 text-small text-ink-2">{children}</div>
    </details>
  );
}
