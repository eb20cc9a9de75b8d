import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { CheckboxField, type CheckboxFieldProps } from '../../ui/fields/checkbox-field.tsx';
import { personalDataTexts } from './texts.ts';

interface ConsentFieldsProps {
  field: (path: 'ocnBackgroundAndCreditCheckForApplication' | 'privacyPolicy') => Omit<CheckboxFieldProps, 'label'>;
}

/** Both consents of a US application; the policy opens in another window, so that nothing typed is lost. */
export function ConsentFields({ field }: ConsentFieldsProps) {
  const t = useText(personalDataTexts);
  return (
    <>
      <CheckboxField label={t.backgroundConsent} {...field('ocnBackgroundAndCreditCheckForApplication')} />
      <CheckboxField
        label={
          <>
            {t.privacyBefore}
            <a
              href={settings.brand.privacyPolicyUrl}
              target="_blank"
              rel="noreferrer"
              className="font-bold text-brand-ink underline"
            >
              {t.privacyLink}
              <span className="sr-only"> {t.newWindow}</span>
            </a>
            {t.privacyAfter}
          </>
        }
        {...field('privacyPolicy')}
      />
    </>
  );
}
