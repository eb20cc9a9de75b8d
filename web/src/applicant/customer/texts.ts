import { dictionary } from '../../lib/text.ts';

export const customerTexts = dictionary({
  es: {
    title: 'Empecemos contigo',
    lead: 'Tu nombre, como en tu identificación.',
    send: 'Continuar',
    privacy: 'Al continuar, usamos tus datos para evaluar tu solicitud. Te lo explica nuestro',
    privacyLink: 'aviso de privacidad',
    privacyTitle: 'Aviso de privacidad (se abre en otra ventana)',
    other: 'Revisa este dato',
  },
  en: {
    title: 'Let’s start with you',
    lead: 'Your name, as shown on your ID.',
    send: 'Continue',
    privacy: 'When you continue, we’ll use your information to evaluate your application. It’s all in our',
    privacyLink: 'privacy notice',
    privacyTitle: 'Privacy notice (opens in another window)',
    other: 'Check this field',
  },
});
