import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../lib/text.ts';
import { Key } from '../keys/key.tsx';
import { useKey } from '../keys/use-key.ts';
import { layoutTexts } from './texts.ts';

/** Delay after the last key press before the search is sent, in ms. */
const PAUSE = 250;

/** Searches applications by typed or pasted text; the list shows the results. */
export function SearchBox() {
  const t = useText(layoutTexts);
  const searched = useSearchText();
  const [typed, setTyped] = useState(searched);
  const [path, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  useKey('/', () => input.current?.select());
  useEffect(() => setTyped(searched), [searched]);
  useEffect(() => {
    if (typed.trim() === searched) return;
    const timer = setTimeout(() => go(), PAUSE);
    return () => clearTimeout(timer);
  });

  function go(): void {
    searchFor(typed.trim());
    if (typed.trim() !== '' && path !== '/') navigate('/');
  }
  function hear(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      if (path === '/' && typed.trim() === searched) openFound();
      else go();
    }
    if (event.key === 'Escape') {
      searchFor('');
      input.current?.blur();
    }
  }
  return (
    // On a phone it covers the header during typing.
    <search className="min-w-0 flex-1 items-center bg-card max-desk:focus-within:absolute max-desk:focus-within:inset-0 max-desk:focus-within:z-10 max-desk:focus-within:flex max-desk:focus-within:px-4 desk:max-w-[420px]">
      <div className="relative w-full">
        <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-2">
          <Magnifier />
        </span>
        <input
          ref={input}
          type="search"
          aria-label={t.search}
          aria-keyshortcuts="/"
          placeholder={t.searchHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={hear}
          className="min-h-10 max-desk:min-h-12 w-full rounded-input border-[1.5px] border-field-line bg-card pr-9 pl-10 text-small text-ellipsis text-ink placeholder:text-ink-2 max-desk:not-focus:pr-0 max-desk:not-focus:placeholder:text-transparent"
        />
        {typed === '' && (
          <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-2">
            <Key>/</Key>
          </span>
        )}
      </div>
    </search>
  );
}

/** The list shows what is found: the only one is opened, of several the first has the next press. */
function openFound(): void {
  const [first, ...others] = document.querySelectorAll<HTMLElement>('a[data-row]');
  if (others.length > 0) first?.focus();
  else first?.click();
}

/** Not the magnifier with a plus, which means zooming in. */
function Magnifier() {
  return (
    <svg aria-hidden="true" width={18} height={18} viewBox="0 0 24 24" fill="none" stroke="currentColor">
      <path
        d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3L20 20"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}

let text = '';
const listeners = new Set<() => void>();

/** The search text. Kept in this tab only, since a name doesn't belong in an address or the history. */
export function useSearchText(): string {
  return useSyncExternalStore(subscribe, () => text);
}

export function searchFor(next: string): void {
  text = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
