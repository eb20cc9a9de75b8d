import { Link } from 'wouter';
import { dictionary, useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { buttonClass } from '../../ui/button.tsx';

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
