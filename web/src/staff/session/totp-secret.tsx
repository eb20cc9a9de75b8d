import { dictionary, useText } from '../../lib/text.ts';
import { QrCode } from '../../ui/qr-code.tsx';

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
