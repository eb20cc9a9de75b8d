import { dictionary, useText } from '../../lib/text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Shown while the code of a page or the session is loading. */
export function WaitingPage() {
  const t = useText(texts);
  return (
    <main className="mx-auto max-w-[1400px] p-4">
      <Skeleton className="mb-4 h-10 w-48" label={t.loading} />
      <Skeleton className="h-96" />
    </main>
  );
}

const texts = dictionary({ es: { loading: 'Cargando…' }, en: { loading: 'Loading…' } });
