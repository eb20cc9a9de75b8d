import type { Ref } from 'react';

export interface SummaryError {
  /** Id of the field concerned; without one the line isn't a link. */
  id?: string | undefined;
  text: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly SummaryError[];
  /** Focus it after a refused submit. */
  ref?: Ref<HTMLDivElement>;
}

/** Lists the errors above a form, each linked to its field. Renders nothing without errors. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="mb-4 rounded-card border border-bad-line bg-bad-soft px-4 pt-3.5 pb-1 text-bad-ink"
    >
      <p className="font-bold">{title}</p>
      <ul className="divide-y divide-bad-line text-small">
        {errors.map((error) => (
          <li key={error.id ?? error.text}>
            {error.id ? <FieldLink id={error.id} text={error.text} /> : <p className="py-2">{error.text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function FieldLink({ id, text }: { id: string; text: string }) {
  return (
    <a
      href={`#${id}`}
      className="grid min-h-12 content-center py-1.5 underline"
      onClick={(event) => {
        event.preventDefault();
        const field = document.getElementById(id);
        field?.scrollIntoView({ block: 'center' });
        field?.focus({ preventScroll: true });
      }}
    >
      {text}
    </a>
  );
}
