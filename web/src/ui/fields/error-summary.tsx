import { type Ref, useState } from 'react';
import { classes } from '../classes.ts';

export interface SummaryError {
  /** Id of the field concerned; without one the line isn't a link. */
  id?: string | undefined;
  text: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly SummaryError[];
  /** Label of the button that shows the rest: `y 6 más`. */
  more: (count: number) => string;
  /** They only ask whether a value is right: the colour of warnings. */
  doubts?: boolean;
  /** Focus it after a refused submit. */
  ref?: Ref<HTMLDivElement>;
}

/** Lists the errors above a form, the first three at once, each linked to its field. Renders nothing without errors. */
export function ErrorSummary({ title, errors, more, doubts, ref }: ErrorSummaryProps) {
  const [isWhole, setWhole] = useState(false);
  if (errors.length === 0) return null;
  const shown = isWhole ? errors : errors.slice(0, FIRST);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      // Scrolled to the top, so that the first field is visible below it.
      onFocus={(event) => event.target === event.currentTarget && event.target.scrollIntoView()}
      className={classes(
        'mb-4 rounded-card border px-4 pt-3.5 pb-1',
        doubts ? 'border-warn-line bg-warn-soft text-warn-ink' : 'border-bad-line bg-bad-soft text-bad-ink',
      )}
    >
      <p className="font-bold">{title}</p>
      <ul className={classes('divide-y text-small wrap-anywhere', doubts ? 'divide-warn-line' : 'divide-bad-line')}>
        {shown.map((error, i) => (
          <li key={error.id ?? error.text}>
            {error.id ? (
              <FieldLink id={error.id} text={error.text} ref={isWhole && i === FIRST ? focusIt : undefined} />
            ) : (
              <p className="py-2">{error.text}</p>
            )}
          </li>
        ))}
        {shown.length < errors.length && (
          <li>
            <button type="button" className="min-h-12 font-bold underline" onClick={() => setWhole(true)}>
              {more(errors.length - shown.length)}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** More lines would push the form off a phone's screen. */
const FIRST = 3;

/** The button that had the focus is gone, so the focus moves to the first new line. */
const focusIt = (line: HTMLElement | null) => line?.focus();

function FieldLink({ id, text, ref }: { id: string; text: string; ref: Ref<HTMLAnchorElement> | undefined }) {
  return (
    <a
      ref={ref}
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
