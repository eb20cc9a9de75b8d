import { Component, type ReactNode } from 'react';
import { chooseLanguage, useLanguage } from '../../lib/language.ts';
import { settings } from '../../lib/settings.ts';
import { dictionary, getText, useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

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

/** Shown while the code of a page or the session is loading. */
export function WaitingPage() {
  const t = useText(waitingTexts);
  return (
    <main className="mx-auto max-w-[1400px] p-4">
      <Skeleton className="mb-4 h-10 w-48" label={t.loading} />
      <Skeleton className="h-96" />
    </main>
  );
}

const waitingTexts = dictionary({ es: { loading: 'Cargando…' }, en: { loading: 'Loading…' } });

/** Replaces the console if it fails to render. */
export class CrashBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const t = getText(crashTexts);
    return (
      <main className="mx-auto max-w-[560px] px-4 py-12">
        <h1 className="mb-1.5 text-title font-extrabold">{t.title}</h1>
        <p className="mb-4 text-ink-2">{t.text}</p>
        <Button onClick={() => location.reload()}>{t.reload}</Button>
      </main>
    );
  }
}

const crashTexts = dictionary({
  es: {
    title: 'La consola tuvo un error',
    text: 'Lo que ya guardaste está guardado. Vuelve a cargar la página para seguir.',
    reload: 'Volver a cargar',
  },
  en: {
    title: 'The console ran into an error',
    text: 'What you saved is saved. Reload the page to go on.',
    reload: 'Reload',
  },
});
