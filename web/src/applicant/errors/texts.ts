import { dictionary } from '../../lib/text.ts';

export const errorTexts = dictionary({
  es: {
    notFoundTitle: 'Solicitud no encontrada',
    notFoundText:
      'Por favor, verifica que la URL sea correcta, o abre otra vez el enlace desde el mensaje que te enviamos.',
    serverTitle: 'Algo salió mal',
    serverText: 'Intenta de nuevo en unos minutos. Lo que ya enviaste está guardado.',
    offlineTitle: 'No hay conexión',
    offlineText: 'En cuanto vuelva tu internet seguimos donde te quedaste.',
    again: 'Intentar de nuevo',
  },
  en: {
    notFoundTitle: 'Application not found',
    notFoundText: 'Please check that the link is correct, or open it again from the message we sent you.',
    serverTitle: 'Something went wrong',
    serverText: 'Please try again in a few minutes. What you already sent is saved.',
    offlineTitle: 'No connection',
    offlineText: 'As soon as your internet is back, we’ll continue where you left off.',
    again: 'Try again',
  },
});
