import { dictionary } from '../../lib/text.ts';

export const errorTexts = dictionary({
  es: {
    notFoundTitle: 'Solicitud no encontrada',
    notFoundText:
      'Por favor, verifica que la URL sea correcta, o abre otra vez el enlace desde el mensaje que te enviamos.',
    endedTitle: 'Tu enlace ya venció',
    endedText: 'Por seguridad, los enlaces duran un tiempo. Lo que ya enviaste está guardado.',
    endedAsk: 'Enviarme un enlace nuevo',
    askedTitle: 'Revisa tus mensajes',
    askedText: 'Si tenemos tu correo o tu celular, ahí te llega un enlace nuevo en unos minutos.',
    askedElse: 'Si no te llega, revisa el correo no deseado. Si tampoco está ahí, pídeselo a quien te envió el enlace.',
    serverTitle: 'Algo salió mal',
    serverText: 'Intenta de nuevo en unos minutos. Lo que ya enviaste está guardado.',
    offlineTitle: 'No hay conexión',
    offlineText: 'En cuanto vuelva tu internet seguimos donde te quedaste.',
    again: 'Intentar de nuevo',
  },
  en: {
    notFoundTitle: 'Application not found',
    notFoundText: 'Check that the link is correct, or open it again from the message we sent you.',
    endedTitle: 'Your link has ended',
    endedText: 'To keep you safe, links last for a while only. What you already sent is saved.',
    endedAsk: 'Send me a new link',
    askedTitle: 'Check your messages',
    askedText: 'If we have your e-mail or phone, a new link will be there in a few minutes.',
    askedElse: 'If it doesn’t arrive, check your spam folder. If it isn’t there either, ask whoever sent you the link.',
    serverTitle: 'Something went wrong',
    serverText: 'Please try again in a few minutes. What you already sent is saved.',
    offlineTitle: 'No connection',
    offlineText: 'As soon as your internet is back, we’ll continue where you left off.',
    again: 'Try again',
  },
});
