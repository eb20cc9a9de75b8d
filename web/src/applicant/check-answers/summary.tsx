import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { ScreenLink } from '../link.tsx';

interface RowProps {
  label: string;
  children: ReactNode;
  /** Where it is changed, and what the link says; without it nothing can be changed. */
  to?: string | undefined;
  action?: string;
  /** The label counts for more than the answer: the name of a document, say. */
  wide?: boolean;
}

/** One answer of a summary: what it is, what was given, where it is changed. Phones have the label above the answer. */
export function Row({ label, children, to, action, wide }: RowProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-baseline gap-x-3 border-b border-line py-2 last:border-b-0">
      <dt
        className={
          wide ? 'min-w-0 flex-[1_1_8rem] font-semibold' : 'w-full flex-none text-small text-ink-2 desk:w-[7rem]'
        }
      >
        {label}
      </dt>
      <dd className={classes('font-semibold', wide ? 'text-small' : 'min-w-0 flex-[1_1_9rem]')}>{children}</dd>
      {to && (
        <dd className="flex-none print:hidden">
          <ScreenLink
            to={to}
            query={{ change: '1' }}
            aria-label={`${action}: ${label}`}
            className="-my-3 -mr-2 grid min-h-12 min-w-12 place-items-center px-2 text-small font-bold text-brand-ink underline"
          >
            {action}
          </ScreenLink>
        </dd>
      )}
    </div>
  );
}

/** A card of answers under its heading. */
export function Summary({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-6 break-inside-avoid">
      <h2 className="mb-2 text-big font-extrabold">{title}</h2>
      <dl className="rounded-card border border-line bg-card px-4 py-1">{children}</dl>
    </section>
  );
}
