import { dictionary } from '../../lib/text.ts';

export const errorTexts = dictionary({
  es: {
    notFoundTitle: 'No encontramos tu solicitud',
    notFoundText: 'Revisa que el enlace esté completo, o ábrelo otra vez desde el mensaje que te enviamos.',
    serverTitle: 'Algo salió mal',
    serverText: 'Intenta de nuevo en unos minutos. Lo que ya enviaste está guardado.',
    offlineTitle: 'No hay conexión',
    offlineText: 'En cuanto regrese tu internet seguimos donde te quedaste.',
    again: 'Intentar de nuevo',
  },
  en: {
    notFoundTitle: 'We couldn’t find your application',
    notFoundText: 'Check that the link is complete, or open it again from the message we sent you.',
    serverTitle: 'Something went wrong',
    serverText: 'Try again in a few minutes. What you already sent is saved.',
    offlineTitle: 'No connection',
    offlineText: 'As soon as your internet is back, we’ll continue where you left off.',
    again: 'Try again',
  },
});
