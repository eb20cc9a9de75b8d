import { useEffect } from 'react';
import { inBrowser, perVisit } from './visit.ts';

const drawn = perVisit(() => ({ title: '' }));

/** Sets the window title while a component is mounted. */
export function useWindowTitle(title: string): void {
  if (!inBrowser) drawn().title = title;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The title of the server-rendered page. */
export function drawnTitle(): string {
  return drawn().title;
}
