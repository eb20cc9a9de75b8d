import { dictionary } from '../../../lib/text.ts';

/** Going on with the phone, and the end of the way there. */
export const handoffTexts = dictionary({
  es: {
    phoneLink: 'Seguir en tu teléfono',
    phoneTitle: 'Sigue en tu teléfono',
    phoneText: 'Abre la cámara de tu teléfono y apunta a este código. Puedes usarlo las veces que quieras.',
    phoneWaiting: 'Esperando el archivo. Cuando llegue, esta pantalla avanza sola.',
    phoneCode: 'Código QR de este paso',
    phoneArrived: 'Llegó lo que enviaste desde tu teléfono',
    doneTitle: 'Listo, ya lo recibimos',
    doneText: 'Tu computadora sigue sola con el siguiente paso. Ya puedes cerrar esta ventana.',
    closeWindow: 'Cerrar esta ventana',
    closeByHand: 'Tu navegador no deja que la cerremos: ciérrala tú.',
    goOnHere: 'Seguir en este teléfono',
  },
  en: {
    phoneLink: 'Continue on your phone',
    phoneTitle: 'Continue on your phone',
    phoneText: 'Open your phone’s camera and point it at this code. You can use it as often as you like.',
    phoneWaiting: 'Waiting for the file. When it arrives, this screen moves on by itself.',
    phoneCode: 'QR code of this step',
    phoneArrived: 'What you sent from your phone has arrived',
    doneTitle: 'Done, we have it',
    doneText: 'Your computer goes on with the next step by itself. You can close this window.',
    closeWindow: 'Close this window',
    closeByHand: 'Your browser does not let us close it: please close it yourself.',
    goOnHere: 'Continue on this phone',
  },
});
