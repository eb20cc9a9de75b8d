import { Component, type ReactNode } from 'react';
import { dictionary, getText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';

/** Replaces the console if it fails to render. */
export class CrashBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const t = getText(texts);
    return (
      <main className="mx-auto max-w-[560px] px-4 py-12">
        <h1 className="mb-1.5 text-title font-extrabold">{t.title}</h1>
        <p className="mb-4 text-ink-2">{t.text}</p>
        <Button onClick={() => location.reload()}>{t.reload}</Button>
      </main>
    );
  }
}

const texts = dictionary({
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
