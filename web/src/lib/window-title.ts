import { useEffect } from 'react';
import { inBrowser, perVisit } from './visit.ts';

const drawn = perVisit(() => ({ title: '' }));

/** Sets the window title while a component is mounted; afterwards the one before is back, unless another one was set. */
export function useWindowTitle(title: string): void {
  if (!inBrowser) drawn().title = title;
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}

/** The title of the server-rendered page. */
export function drawnTitle(): string {
  return drawn().title;
}
