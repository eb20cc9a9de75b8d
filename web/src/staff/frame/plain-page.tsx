import type { ReactNode } from 'react';
import { chooseLanguage, useLanguage } from '../../lib/language.ts';
import { settings } from '../../lib/settings.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { Logo } from '../../ui/logo.tsx';

interface PlainPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page with one question, before signing in. */
export function PlainPage({ title, lead, children }: PlainPageProps) {
  useWindowTitle(`${title} · ${settings.brand.name}`);
  const other = useLanguage() === 'es' ? 'en' : 'es';
  return (
    <div className="mx-auto flex min-h-dvh max-w-[440px] flex-col px-5 pb-8">
      <header className="flex min-h-16 items-center justify-between">
        <Logo {...settings.brand} />
        <button
          type="button"
          lang={other === 'en' ? 'en-US' : 'es-MX'}
          onClick={() => chooseLanguage(other)}
          className="min-h-11 rounded-full max-desk:min-h-12 border border-line px-3 text-small font-semibold text-ink-2"
        >
          {other === 'en' ? 'English' : 'Español'}
        </button>
      </header>
      <main className="desk:my-auto">
        <h1 className={`mt-4 text-title font-extrabold ${lead ? 'mb-1.5' : 'mb-5'}`}>{title}</h1>
        {lead && <div className="mb-5 text-ink-2">{lead}</div>}
        {children}
      </main>
    </div>
  );
}
