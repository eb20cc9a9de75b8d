import { dictionary } from '../../../lib/text.ts';
import { contactErrors } from './contact-errors.ts';

export const contactTexts = dictionary({
  es: {
    firstName: 'Nombre(s)',
    lastName: 'Apellidos',
    phone: 'Celular',
    email: 'Correo electrónico',
    didYouMean: (address: string) => `¿Quisiste decir ${address}?`,
    mend: 'Sí, corregirlo',
    keep: 'No, así está bien',
    errors: {
      ...contactErrors.es,
      first_name_doubtful: '¿Tu nombre está completo? Si lo está, toca Continuar otra vez',
      last_name_doubtful: '¿Tus apellidos están completos? Si lo están, toca Continuar otra vez',
      email_doubtful: '¿Tu correo está bien escrito? Si lo está, toca Continuar otra vez',
    },
  },
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'Email',
    didYouMean: (address: string) => `Did you mean ${address}?`,
    mend: 'Yes, fix it',
    keep: 'No, it’s right',
    errors: {
      ...contactErrors.en,
      first_name_doubtful: 'Is your first name complete? If so, press Continue again',
      last_name_doubtful: 'Is your last name complete? If so, press Continue again',
      email_doubtful: 'Is your email spelled right? If so, press Continue again',
    },
  },
});
