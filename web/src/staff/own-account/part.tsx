import type { ReactNode } from 'react';

/** One part of the account. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-card p-4">
      <h2 className="mb-2 text-big font-bold">{title}</h2>
      {children}
    </section>
  );
}
