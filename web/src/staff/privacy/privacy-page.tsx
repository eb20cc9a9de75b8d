import { useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { Ahead } from './ahead.tsx';
import { Erased } from './erased.tsx';
import { privacyPageTexts } from './texts.ts';

/** Upcoming and past erasures, for admins. */
export function PrivacyPage() {
  const t = useText(privacyPageTexts);
  useWindowTitle(t.title);
  return (
    <main className="mx-auto max-w-[880px] px-4 py-6">
      <h1 className="mb-1 text-title font-extrabold">{t.title}</h1>
      <p className="mb-6 text-ink-2">{t.lead}</p>
      <Ahead />
      <Erased />
    </main>
  );
}
