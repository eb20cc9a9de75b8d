import { dictionary } from '../../lib/text.ts';

export const errorTexts = dictionary({
  es: {
    notFoundTitle: 'Solicitud no encontrada',
    notFoundText: 'Por favor, verifica que la URL sea correcta',
    serverTitle: 'Ocurrió un error desconocido',
    serverText: 'Intenta de nuevo más tarde. Si el problema continúa, contáctanos.',
    offlineTitle: 'No hay conexión',
    offlineText: 'En cuanto regrese tu internet seguimos donde te quedaste.',
    again: 'Intentar de nuevo',
  },
  en: {
    notFoundTitle: 'Application not found',
    notFoundText: 'Please check that the URL is correct',
    serverTitle: 'An unknown error occurred',
    serverText: 'Please try again later. If the problem persists, contact us.',
    offlineTitle: 'No connection',
    offlineText: 'As soon as your internet is back, we’ll continue where you left off.',
    again: 'Try again',
  },
});
