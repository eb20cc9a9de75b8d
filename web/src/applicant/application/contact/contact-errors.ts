import type { FieldCode } from '@volante/contract/fields/field-codes.ts';

/** Error texts for contact data, shared by the forms that ask for it. */
export const contactErrors = {
  es: {
    first_name_required: 'Escribe tu nombre',
    first_name_too_short: 'Tu nombre debe tener al menos 3 letras',
    last_name_required: 'Escribe tus apellidos',
    last_name_too_short: 'Tus apellidos deben tener al menos 3 letras',
    phone_required: 'Escribe tu celular',
    phone_too_short: 'Escribe los 10 dígitos de tu celular',
    phone_too_long: 'Tu celular lleva 14 dígitos como máximo',
    phone_invalid: 'Este número no parece de aquí. Revisa los 10 dígitos',
    email_required: 'Escribe tu correo electrónico',
    email_invalid: 'Escribe un correo válido, como nombre@correo.com',
    value_too_long: 'Es demasiado largo. Acórtalo',
  },
  en: {
    first_name_required: 'First name is required',
    first_name_too_short: 'First name must be at least 3 characters',
    last_name_required: 'Last name is required',
    last_name_too_short: 'Last name must be at least 3 characters',
    phone_required: 'Phone number is required',
    phone_too_short: 'Phone number must be at least 10 characters',
    phone_too_long: 'Phone number must be at most 14 characters',
    phone_invalid: 'This doesn’t look like a local number. Check the 10 digits',
    email_required: 'Email is required',
    email_invalid: 'Please enter a valid email, like name@example.com',
    value_too_long: 'This is too long. Shorten it',
  },
} satisfies Record<'es' | 'en', Partial<Record<FieldCode, string>>>;
