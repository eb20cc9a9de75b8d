import { useEffect } from 'react';
import { inBrowser, perVisit } from './visit.ts';

const drawn = perVisit(() => ({ title: '' }));

/** The title of the browser's window while a component shows. */
export function useWindowTitle(title: string): void {
  if (!inBrowser) drawn().title = title;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The title of what the server has drawn. */
export function drawnTitle(): string {
  return drawn().title;
}
