import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { ScreenLink } from '../link.tsx';

interface RowProps {
  label: string;
  children: ReactNode;
  /** Where it is changed, and what the link says; without it nothing can be changed. */
  to?: string | undefined;
  action?: string;
  /** The label is the longer part: the name of a document, say. */
  wide?: boolean;
}

/** One answer of a summary: what it is, what was given, where it is changed. */
export function Row({ label, children, to, action, wide }: RowProps) {
  return (
    <div className="flex flex-wrap gap-x-3 border-b border-line py-2.5 last:border-b-0">
      <dt
        className={classes(
          'text-small',
          wide ? 'min-w-0 flex-[1_1_8rem] font-semibold' : 'w-[5rem] flex-none text-ink-2',
        )}
      >
        {label}
      </dt>
      <dd className={classes('text-small font-semibold', !wide && 'min-w-0 flex-[1_1_6.5rem]')}>{children}</dd>
      {to && (
        <dd className="flex-none">
          <ScreenLink
            to={to}
            query={{ change: '1' }}
            aria-label={`${action}: ${label}`}
            className="-my-2.5 block py-2.5 text-small font-bold text-brand-ink underline"
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
    <section className="mb-4">
      <h2 className="mb-2 text-big font-extrabold">{title}</h2>
      <dl className="rounded-card border border-line bg-card px-4 py-1">{children}</dl>
    </section>
  );
}
