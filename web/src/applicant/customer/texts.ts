import { dictionary } from '../../lib/text.ts';
import { contactErrors } from '../application/contact-errors.ts';

export const customerTexts = dictionary({
  es: {
    title: '¿Cómo te contactamos?',
    lead: 'Como aparece en tu identificación.',
    firstName: 'Nombre(s)',
    lastName: 'Apellidos',
    phone: 'Celular',
    email: 'Correo electrónico',
    send: 'Continuar',
    privacy: 'Al continuar, usamos tus datos para evaluar tu solicitud, como explica nuestro',
    privacyLink: 'aviso de privacidad',
    privacyTitle: 'Aviso de privacidad (se abre en otra ventana)',
    errors: {
      ...contactErrors.es,
      other: 'Revisa este dato',
    },
  },
  en: {
    title: 'How can we reach you?',
    lead: 'As it appears on your ID.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'Email',
    send: 'Continue',
    privacy: 'When you continue, we’ll use your data to evaluate your application, as explained in our',
    privacyLink: 'privacy notice',
    privacyTitle: 'Privacy notice (opens in another window)',
    errors: {
      ...contactErrors.en,
      other: 'Check this field',
    },
  },
});
