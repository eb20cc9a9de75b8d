import { Component, type ReactNode } from 'react';
import { getText } from '../lib/text.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { appTexts } from './app-texts.ts';
import { helpChannels } from './help-channels.ts';

/** Stands in for a screen that failed while it was drawn. `resetKey` changes with the screen. */
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

/** Says that the application itself failed, and offers to load it anew. */
export function Crash() {
  const t = getText(appTexts);
  const [channel] = helpChannels();
  return (
    <main className="mx-auto grid min-h-dvh max-w-[480px] content-center gap-4 px-5">
      <h1 className="text-title font-extrabold">{t.crashTitle}</h1>
      <p className="text-ink-2">{t.crashText}</p>
      <Button onClick={() => location.reload()}>{t.reload}</Button>
      {channel && (
        <ButtonLink kind="text" href={channel.href} rel="noreferrer">
          {t.help}
        </ButtonLink>
      )}
    </main>
  );
}
