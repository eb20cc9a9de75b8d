import type { PersonalData } from '@volante/contract/admission/application.ts';
import type { CountryCode } from '@volante/contract/countries/country.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { localPhone } from '@volante/contract/fields/phone.ts';
import { type Contact, Contact as contactForm } from '@volante/contract/personal-data/contact.ts';
import { phone, phoneOf } from '../../lib/form/masks.ts';
import type { ScreenForm } from '../../lib/form/screen-form.ts';
import { useText } from '../../lib/text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { personalDataTexts } from './texts.ts';

export const contactShape = contactForm.shape;

export function contactValues(stored: PersonalData): Contact {
  const { firstName, lastName, email } = stored;
  return { firstName, lastName, phone: phone(localPhone(stored.phone)), email };
}

interface ContactFieldsProps {
  country: CountryCode;
  field: ScreenForm<Contact>['field'];
}

/** The contact data entered at the start, editable here too. */
export function ContactFields({ country, field }: ContactFieldsProps) {
  const t = useText(personalDataTexts);
  return (
    <>
      <TextField label={t.firstName} autoComplete="given-name" autoCapitalize="words" {...field('firstName')} />
      <TextField label={t.lastName} autoComplete="family-name" autoCapitalize="words" {...field('lastName')} />
      <TextField
        label={t.phone}
        prefix={countries[country].phonePrefix}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...field('phone', phoneOf(country))}
      />
      <TextField label={t.email} type="email" inputMode="email" autoComplete="email" {...field('email')} />
    </>
  );
}
