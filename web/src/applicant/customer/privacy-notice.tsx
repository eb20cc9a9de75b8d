import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { customerTexts } from './texts.ts';

/** A notice without a checkbox: sending the form records that it was shown. */
export function PrivacyNotice() {
  const t = useText(customerTexts);
  return (
    <p className="mt-1 text-small text-ink-2">
      {t.privacy}{' '}
      <a
        href={settings.brand.privacyPolicyUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={t.privacyTitle}
        className="font-semibold text-brand-ink underline"
      >
        {t.privacyLink}
      </a>
      .
    </p>
  );
}
