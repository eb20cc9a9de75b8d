import { dictionary } from '../../../lib/text.ts';

/** Words of going on with the phone while a computer waits. */
export const phoneTexts = dictionary({
  es: {
    link: 'Seguir en tu teléfono',
    text: 'Tus capturas están en tu teléfono: abre su cámara y apunta a este código. Puedes usarlo las veces que quieras.',
    code: 'Código QR de este paso',
    waiting: 'Esperando tus capturas. Lo que llegue aparece aquí.',
    doneTitle: 'Listo en tu teléfono',
    doneText: 'Tus capturas ya están en tu computadora. Sigue ahí.',
    close: 'Cerrar esta ventana',
    closeByHand: 'Tu navegador no deja que la cerremos: ciérrala tú.',
    stay: 'Seguir en este teléfono',
  },
  en: {
    link: 'Continue on your phone',
    text: 'Your screenshots are on your phone: open its camera and point it at this code. You can use it as often as you like.',
    code: 'QR code of this step',
    waiting: 'Waiting for your screenshots. What arrives appears here.',
    doneTitle: 'Done on your phone',
    doneText: 'Your screenshots are on your computer now. Continue there.',
    close: 'Close this window',
    closeByHand: 'Your browser does not let us close it: please close it yourself.',
    stay: 'Continue on this phone',
  },
});
