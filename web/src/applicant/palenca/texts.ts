import { dictionary } from '../../lib/text.ts';

export const palencaTexts = dictionary({
  es: {
    title: 'Te llevamos con nuestro aliado',
    lead: 'En un momento te redirigimos a un sitio de confianza para conectar tu cuenta de conductor. Al terminar vuelves aquí.',
    now: 'Ir ahora',
    screenshots: 'Prefiero subir capturas',
    returnTitle: 'Procesando tu solicitud...',
    returnLead: 'No cierres esta ventana. Tarda unos segundos.',
  },
  en: {
    title: 'We are taking you to our partner',
    lead: 'In a moment you will be redirected to a trusted partner to connect your driver account. You come back here when you finish.',
    now: 'Go now',
    screenshots: 'I prefer to upload screenshots',
    returnTitle: 'Processing your application...',
    returnLead: 'Do not close this window. It takes a few seconds.',
  },
});
