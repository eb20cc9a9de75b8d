import type { ReactNode } from 'react';
import { fieldColumns } from '../../ui/fields/field.tsx';

interface FormPartProps {
  title: string;
  /** Its lines are too long for two columns. */
  across?: boolean;
  children: ReactNode;
}

/** A group of fields with a heading; in two columns on computers. */
export function FormPart({ title, across = false, children }: FormPartProps) {
  return (
    <section className="mt-3 first-of-type:mt-0 wide:mt-6">
      <h2 className="mb-2.5 text-big font-extrabold wide:mb-4">{title}</h2>
      {across ? children : <div className={fieldColumns}>{children}</div>}
    </section>
  );
}
