import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { isForeignPhone, localPhone } from '@volante/contract/fields/phone.ts';
import { phone, phoneOf } from '../../lib/form/masks.ts';
import { useScreenForm } from '../../lib/form/screen-form.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useApplication } from '../application/application.ts';
import { showFailure } from '../application/failure.ts';
import { appTexts } from '../frame/app-texts.ts';
import { SavedLine } from '../frame/saved-line.tsx';
import { Screen } from '../frame/screen.tsx';
import { goOnTo, isForVisit } from '../router/for-visit.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { consentKind, saveContact } from './save-contact.ts';
import { customerTexts } from './texts.ts';

/** Who the applicant is and how to reach them. */
export default function Customer() {
  const request = useApplication();
  const { id, country, personalData } = request;
  const t = useText(customerTexts);
  const app = useText(appTexts);
  const form = useScreenForm({
    name: 'customer',
    owner: id,
    schema: () => import('./contact-rules.ts').then(({ Contact }) => Contact),
    values: {
      firstName: personalData.firstName,
      lastName: personalData.lastName,
      phone: phone(localPhone(personalData.phone)),
      email: personalData.email,
    },
    check: (values) => (isForeignPhone(values.phone, country) ? { phone: 'phone_invalid' } : {}),
    errorText: (code) => t.errors[code as keyof typeof t.errors] ?? t.errors.other,
    send: async (_, changed) => {
      const newest = await saveContact(request, changed);
      const next = nextScreen(newest);
      await goOnTo(next === '/platforms' ? '/palenca' : next);
    },
    onFailure: showFailure,
  });
  return (
    <Screen
      title={t.title}
      lead={t.lead}
      step="contact"
      back={isForVisit() || '/welcome'}
      action={<Button {...form.submit}>{t.send}</Button>}
      below={<SavedLine saved={form.saved} />}
    >
      <form {...form.props}>
        <ErrorSummary title={app.summaryTitle} more={app.summaryMore} {...form.summary} />
        <TextField label={t.firstName} autoComplete="given-name" autoCapitalize="words" {...form.field('firstName')} />
        <TextField label={t.lastName} autoComplete="family-name" autoCapitalize="words" {...form.field('lastName')} />
        <TextField
          label={t.phone}
          prefix={countries[country].phonePrefix}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          {...form.field('phone', phoneOf(country))}
        />
        <TextField label={t.email} type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
      </form>
      {consentKind(country) && <PrivacyNotice />}
    </Screen>
  );
}
