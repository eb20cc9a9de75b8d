import type { ReactNode } from 'react';

/** A group of fields with a heading. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-3 first-of-type:mt-0">
      <h2 className="mb-2.5 text-big font-extrabold">{title}</h2>
      {children}
    </section>
  );
}
