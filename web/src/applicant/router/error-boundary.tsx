import { Component, type ReactNode, useEffect, useRef } from 'react';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { helpChannels } from '../application/help-channels.ts';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { appTexts } from '../navigation/app-texts.ts';

/** Replaces a screen that failed to render. `resetKey` changes with the screen. */
export class ErrorBoundary extends Component<{ children: ReactNode; resetKey: string }, { failedAt: string | null }> {
  override state = { failedAt: null as string | null };

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  override componentDidCatch() {
    this.setState({ failedAt: this.props.resetKey });
  }

  override componentDidUpdate() {
    const { failedAt } = this.state;
    if (failedAt && failedAt !== this.props.resetKey) this.setState({ failedAt: null });
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : <Crash />;
  }
}

/** The crash screen, with a reload button. Has few dependencies, so that it doesn't fail too. */
export function Crash() {
  const t = useText(appTexts);
  const [channel] = helpChannels();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    document.title = `${t.crashTitle} · ${settings.brand.name}`;
  }, [t]);
  return (
    <div className="mx-auto flex min-h-dvh max-w-[480px] flex-col">
      <header className="flex min-h-16 flex-wrap items-center justify-between px-5 py-2">
        <Logo {...settings.brand} />
        <LanguageSwitch />
      </header>
      <main className="mt-auto px-5 pt-3.5 desk:mb-auto">
        <h1 ref={heading} tabIndex={-1} className="mb-1.5 text-hero font-extrabold">
          {t.crashTitle}
        </h1>
        <p className="mb-4 text-ink-2">{t.crashText}</p>
        <div className="pt-3 pb-5">
          <Button onClick={() => location.reload()}>{t.reload}</Button>
          {channel && (
            <ButtonLink kind="text" href={channel.href} rel="noreferrer" className="mt-1.5">
              {t.help}
            </ButtonLink>
          )}
        </div>
      </main>
    </div>
  );
}
