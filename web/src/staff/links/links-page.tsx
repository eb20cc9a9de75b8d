import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { linkTexts } from './texts.ts';

/** A page about links, with navigation between these pages. */
export function LinksPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useText(linkTexts);
  const [path] = useLocation();
  useWindowTitle(title);
  const ways = [
    ['/links/new', t.single],
    ['/links/batch', t.fromFile],
  ] as const;
  return (
    <main className="mx-auto max-w-[880px] px-4 py-6">
      <nav aria-label={t.ways} className="mb-4 flex gap-4 border-b border-line text-small font-bold">
        {ways.map(([address, name]) => {
          const isHere = path.startsWith(address);
          return (
            <Link
              key={address}
              href={address}
              aria-current={isHere ? 'page' : undefined}
              className={`-mb-px border-b-2 py-2 max-desk:py-3.5 ${isHere ? 'border-brand text-brand-ink' : 'border-transparent text-ink-2'}`}
            >
              {name}
            </Link>
          );
        })}
      </nav>
      <h1 className="mb-2 text-title font-extrabold">{title}</h1>
      {children}
    </main>
  );
}
