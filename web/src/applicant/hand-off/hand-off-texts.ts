import { dictionary } from '../../lib/text.ts';

/** Texts for continuing on the phone while a computer waits; some depend on what the phone sends. */
export const handOffTexts = dictionary({
  es: {
    link: 'Seguir en tu teléfono',
    text: 'Abre la cámara de tu teléfono y apunta a este código. Es solo para ti: no se lo pases a nadie.',
    code: 'Código QR de este paso',
    scanFailed: 'Ese código ya se usó o venció. Escanea el que ves ahora en tu computadora.',
    waiting: {
      screenshots: 'Esperando tus capturas. Lo que llegue aparece aquí.',
      file: 'Esperando el archivo. Cuando llegue, esta pantalla avanza sola.',
      photos: 'Esperando tus fotos. Lo que llegue aparece aquí.',
    },
    arrived: 'Llegó lo que enviaste desde tu teléfono',
    doneTitle: 'Listo en tu teléfono',
    done: {
      screenshots: 'Tus capturas ya están en tu computadora. Sigue ahí.',
      file: 'Ya lo recibimos. Tu computadora sigue sola con el siguiente paso.',
      photos: 'Tus fotos ya están en tu computadora. Sigue ahí.',
    },
    close: 'Cerrar esta ventana',
    closeByHand: 'Tu navegador no nos deja cerrarla. Ciérrala tú.',
    stay: 'Seguir en este teléfono',
  },
  en: {
    link: 'Continue on your phone',
    text: 'Open your phone’s camera and point it at this code. It’s only for you, so don’t pass it on.',
    code: 'QR code of this step',
    scanFailed: 'That code was used already or has expired. Scan the one you see on your computer now.',
    waiting: {
      screenshots: 'Waiting for your screenshots. They’ll show up here as they arrive.',
      file: 'Waiting for the file. When it arrives, this screen will move on by itself.',
      photos: 'Waiting for your photos. They’ll show up here as they arrive.',
    },
    arrived: 'What you sent from your phone has arrived',
    doneTitle: 'Done on your phone',
    done: {
      screenshots: 'Your screenshots are on your computer now. Continue there.',
      file: 'We have it. Your computer will move on to the next step by itself.',
      photos: 'Your photos are on your computer now. Continue there.',
    },
    close: 'Close this window',
    closeByHand: 'Your browser won’t let us close it. Please close it yourself.',
    stay: 'Continue on this phone',
  },
});

/** The kinds of files that the phone sends to the waiting computer. */
export type HandedThings = keyof (typeof handOffTexts)['es']['waiting'];
