import type { ReactNode } from 'react';
import { Doubt } from '../../ui/icon.tsx';

interface SectionProps {
  id: string;
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of the application. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-line bg-card p-4"
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id={`${id}-title`} className="text-big font-bold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export type Fact = readonly [name: string, value: ReactNode, doubt?: string];

interface FactsProps {
  facts: readonly Fact[];
  none: string;
  /** One below the other, in a narrow column. */
  narrow?: boolean;
}

/** Names and values side by side; missing values say so. */
export function Facts({ facts, none, narrow }: FactsProps) {
  return (
    <dl className={`grid gap-x-6 gap-y-2 text-small ${narrow ? '' : 'desk:grid-cols-2'}`}>
      {facts.map(([name, value, doubt]) => (
        <div key={name} className="grid grid-cols-[minmax(110px,2fr)_3fr] gap-2">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-semibold wrap-anywhere">
            {value === '' || value === null || value === undefined ? (
              <span className="font-normal text-ink-2">{none}</span>
            ) : (
              <div translate="no">{value}</div>
            )}
            {doubt && <Doubt>{doubt}</Doubt>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
