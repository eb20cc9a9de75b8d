import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Doubt, Icon } from '../../ui/icon.tsx';

interface SectionProps {
  id: string;
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  /** Once nothing is left to do in it: by whom, when, or with what result. It then folds to one line. */
  done?: string | null | false;
  /** Its content makes calls of its own: it is there only while the part is open, which stays open when it is done. */
  isLive?: boolean;
  children: ReactNode;
}

/** One part of the application. A finished one is folded; a press, a jump, or a search in the page opens it. */
export function Section({ id, title, aside, done, isLive = false, children }: SectionProps) {
  const isDone = Boolean(done);
  const { part, content, isOpen, toggle, noteFocus } = useFolding(isDone, isLive);
  return (
    <section
      ref={part}
      {...noteFocus}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`rounded-card border border-line bg-card px-4 ${isOpen ? 'py-4' : 'py-1'}`}
    >
      <div className={`relative flex flex-wrap items-center gap-x-3 gap-y-1 ${isOpen ? 'mb-2' : ''}`}>
        <h2 id={`${id}-title`} className="flex-1 text-big font-bold">
          {isDone ? (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-content`}
              onClick={toggle}
              className={`flex min-h-10 w-full items-center gap-2 text-left max-desk:min-h-12 ${isOpen ? '' : 'text-base after:absolute after:inset-0'}`}
            >
              <span className={isOpen ? 'rotate-180' : ''}>
                <Icon name="down" size={16} />
              </span>
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {isDone && !isOpen && (
          <p className="text-small text-ink-2 max-desk:w-full max-desk:pb-2 max-desk:pl-6">{done}</p>
        )}
        <div hidden={!isOpen}>{aside}</div>
      </div>
      <div ref={content} id={`${id}-content`}>
        {(isOpen || !isLive) && children}
      </div>
    </section>
  );
}

function useFolding(isDone: boolean, staysOpen: boolean) {
  const part = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(isDone);
  // Of an element that goes, the document says only that nothing has the focus.
  const hadFocus = useRef(false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = !isDone || (chosen ?? false);
  // React knows no other value of `hidden` than true and false.
  useLayoutEffect(() => {
    if (isOpen) content.current?.removeAttribute('hidden');
    else content.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useLayoutEffect(() => {
    const open = () => flushSync(() => setChosen(true));
    const element = part.current;
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, []);
  useLayoutEffect(() => {
    if (before.current === isDone) return;
    before.current = isDone;
    setChosen(isDone && staysOpen ? true : null);
    if (staysOpen) return;
    const { activeElement } = document;
    const isLost = (activeElement === document.body && hadFocus.current) || part.current?.contains(activeElement);
    if (isDone && isLost) part.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
  }, [isDone, staysOpen]);
  const noteFocus = {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) hadFocus.current = false;
    },
  };
  return { part, content, isOpen, toggle: () => setChosen(!isOpen), noteFocus };
}

/** Opens a part of the page, brings it into sight, and focuses it, or the button of its act. */
export function openPart(id: string, { toAct = false } = {}): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.dispatchEvent(new Event('beforematch'));
  part.scrollIntoView();
  const act = toAct ? part.querySelector<HTMLElement>('[data-act]:enabled') : null;
  (act ?? part).focus({ preventScroll: true });
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
