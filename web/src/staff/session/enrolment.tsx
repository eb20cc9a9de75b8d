import { dictionary, useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { toast } from '../../ui/toasts/toast.ts';

/** The secret of an authenticator, to scan or to type. */
export function TotpSecret({ secret, uri }: { secret: string; uri: string }) {
  const t = useText(texts);
  return (
    <section className="mb-4 rounded-card border border-line bg-card p-4">
      <h2 className="text-small font-bold">{t.scan}</h2>
      <p className="mb-3 text-small text-ink-2">{t.apps}</p>
      <QrCode address={uri} label={t.qr} className="mx-auto mb-3 size-[180px]" />
      <p className="text-small text-ink-2">{t.orType}</p>
      <p translate="no" className="font-mono text-small font-bold tracking-wider wrap-anywhere select-all">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
    </section>
  );
}

const texts = dictionary({
  es: {
    scan: 'Escanea este código con tu app de autenticación',
    apps: 'Google Authenticator, 1Password, Microsoft Authenticator u otra.',
    qr: 'Código QR para tu app de autenticación',
    orType: '¿No puedes escanearlo? Escribe esta clave en la app:',
  },
  en: {
    scan: 'Scan this code with your authenticator app',
    apps: 'Google Authenticator, 1Password, Microsoft Authenticator, or another.',
    qr: 'QR code for your authenticator app',
    orType: 'Can’t scan it? Type this key into the app:',
  },
});

/** Ten codes that are shown once, to copy or print. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useText(recoveryTexts);
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

const recoveryTexts = dictionary({
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
