import { dictionary, useText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { Press } from '../controls/press.tsx';

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
        <Press onClick={copy}>{t.copy}</Press>
        <Press onClick={() => window.print()}>{t.print}</Press>
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
