import { Link } from 'wouter';
import { dictionary, useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';

export function NotFound() {
  const t = useText(texts);
  useWindowTitle(t.title);
  return (
    <main className="mx-auto max-w-[560px] px-4 py-12">
      <h1 className="mb-1.5 text-title font-extrabold">{t.title}</h1>
      <p className="mb-4 text-ink-2">{t.text}</p>
      <Link href="/" className={buttonClass('solid')}>
        {t.back}
      </Link>
    </main>
  );
}

const texts = dictionary({
  es: {
    title: 'Aquí no hay nada',
    text: 'Revisa la dirección o busca la solicitud desde la lista.',
    back: 'Ir a la lista',
  },
  en: {
    title: 'There’s nothing here',
    text: 'Check the address, or find the application from the list.',
    back: 'Go to the list',
  },
});

interface PageNotLoadedProps {
  /** Name of the page. */
  title: string;
  /** Null while it loads. */
  error: unknown;
  onAgain: () => void;
  /** What is announced while it loads. */
  label: string;
}

/** Shown instead of a whole page: a placeholder while it loads, or its name, why it failed and a link away. */
export function PageNotLoaded({ title, error, onAgain, label }: PageNotLoadedProps) {
  const t = useText(notLoadedTexts);
  if (!error)
    return (
      <main className="mx-auto max-w-[1600px] p-4">
        <Skeleton className="h-[70vh]" label={label} />
      </main>
    );
  return (
    <main className="mx-auto max-w-[560px] px-4 py-12">
      <h1 className="mb-3 text-title font-extrabold">{title}</h1>
      <FailureNotice error={error} onAgain={onAgain}>
        <Link href="/" className={buttonClass('text')}>
          {t.back}
        </Link>
      </FailureNotice>
    </main>
  );
}

const notLoadedTexts = dictionary({ es: { back: 'Ir a la lista' }, en: { back: 'Go to the list' } });
