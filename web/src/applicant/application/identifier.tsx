import { SHOWN_SECONDS } from '@volante/contract/own-file/rules.ts';
import { useEffect, useState } from 'react';
import { dictionary, useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { useApplication } from './application.ts';
import { call } from './call.ts';
import { showFailure } from './failure.ts';

const texts = dictionary({
  es: {
    show: 'Ver',
    showOf: (what: string) => `Ver completo: ${what}`,
    hides: (seconds: number) => `Se oculta en ${seconds} s`,
    hide: 'Ocultar',
  },
  en: {
    show: 'Show',
    showOf: (what: string) => `Show whole: ${what}`,
    hides: (seconds: number) => `Hides in ${seconds} s`,
    hide: 'Hide',
  },
});

interface IdentifierProps {
  label: string;
  masked: string;
  /** Its place in the driver's own file. */
  at: { part: string; row: number; name: string };
}

// As high as its line, however large the target.
const look = '-mx-2 -my-3 w-auto px-2 print:hidden';

/** A masked identifier. A tap fetches the whole one, which is shown for half a minute and kept nowhere. */
export function Identifier({ label, masked, at }: IdentifierProps) {
  const t = useText(texts);
  const { id } = useApplication();
  const [whole, setWhole] = useState<{ value: string; until: number } | null>(null);
  const [busy, run] = useBusy(showFailure);
  const left = useCountdown(whole?.until ?? null, () => setWhole(null));
  const show = () =>
    run(async () => {
      const query = { ...at, row: String(at.row) };
      const { value } = await call('GET /public/admission/requests/{id}/file/identifier', { params: { id }, query });
      setWhole({ value, until: Date.now() + SHOWN_SECONDS * 1000 });
    });
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span translate="no" className="font-mono break-all">
        {whole?.value ?? masked}
      </span>
      {whole === null ? (
        <Button kind="text" busy={busy} aria-label={t.showOf(label)} onClick={show} className={look}>
          {t.show}
        </Button>
      ) : (
        <>
          <span className="font-normal text-ink-2">{t.hides(left)}</span>
          <Button kind="text" onClick={() => setWhole(null)} className={look}>
            {t.hide}
          </Button>
        </>
      )}
    </span>
  );
}

/** The seconds until something shown is hidden again; also when the page goes to the background. */
function useCountdown(until: number | null, hide: () => void): number {
  const [left, setLeft] = useState(SHOWN_SECONDS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts anew with what is shown
  useEffect(() => {
    if (until === null) return;
    setLeft(SHOWN_SECONDS);
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1000);
      if (seconds > 0) setLeft(seconds);
      else hide();
    }, 250);
    const away = () => document.visibilityState === 'hidden' && hide();
    document.addEventListener('visibilitychange', away);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', away);
    };
  }, [until]);
  return left;
}
