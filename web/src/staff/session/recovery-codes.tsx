import { dictionary, useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts/toast.ts';

/** Ten codes that are shown once, to copy or print. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useText(texts);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success(t.copied),
      () => toast.error(t.notCopied),
    );
  return (
    <section className="mb-4">
      <ol
        translate="no"
        className="mb-3 grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-card border border-line bg-card p-4 font-mono text-small font-bold"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button kind="outline" onClick={copy}>
          {t.copy}
        </Button>
        <Button kind="outline" onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
    </section>
  );
}

const texts = dictionary({
  es: {
    copy: 'Copiar',
    print: 'Imprimir',
    copied: 'Copiados',
    notCopied: 'No se pudieron copiar. Selecciónalos y cópialos a mano.',
  },
  en: {
    copy: 'Copy',
    print: 'Print',
    copied: 'Copied',
    notCopied: 'They couldn’t be copied. Select them and copy them by hand.',
  },
});
