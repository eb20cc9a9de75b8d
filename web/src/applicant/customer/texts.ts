import { dictionary } from '../../lib/text.ts';

export const customerTexts = dictionary({
  es: {
    title: '¿Cómo te contactamos?',
    lead: 'Como aparece en tu identificación.',
    send: 'Continuar',
    privacy: 'Al continuar, usamos tus datos para evaluar tu solicitud, como explica nuestro',
    privacyLink: 'aviso de privacidad',
    privacyTitle: 'Aviso de privacidad (se abre en otra ventana)',
    other: 'Revisa este dato',
  },
  en: {
    title: 'How can we reach you?',
    lead: 'As it appears on your ID.',
    send: 'Continue',
    privacy: 'When you continue, we’ll use your data to evaluate your application, as explained in our',
    privacyLink: 'privacy notice',
    privacyTitle: 'Privacy notice (opens in another window)',
    other: 'Check this field',
  },
});
