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
      documents: 'Tu teléfono te dice cuál sigue. Lo que llegue aparece aquí.',
    },
    arrived: 'Llegó lo que enviaste desde tu teléfono',
    doneTitle: 'Listo en tu teléfono',
    done: {
      screenshots: 'Tus capturas ya están en tu computadora. Sigue ahí.',
      file: 'Ya lo recibimos. Tu computadora sigue sola con el siguiente paso.',
      photos: 'Tus fotos ya están en tu computadora. Sigue ahí.',
      documents: 'Ya no falta ningún documento. Sigue en tu computadora.',
    },
    next: (name: string) => `Siguiente: ${name}`,
    left: (n: number) => (n === 1 ? 'Es el último.' : `Faltan ${n}. Tu computadora ya muestra lo que enviaste.`),
    goOn: 'Seguir',
    skip: 'Dejar este para después',
    afterwards: 'Después',
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
      documents: 'Your phone says which one is next. They’ll show up here as they arrive.',
    },
    arrived: 'What you sent from your phone has arrived',
    doneTitle: 'Done on your phone',
    done: {
      screenshots: 'Your screenshots are on your computer now. Continue there.',
      file: 'We have it. Your computer will move on to the next step by itself.',
      photos: 'Your photos are on your computer now. Continue there.',
      documents: 'No document is missing any more. Continue on your computer.',
    },
    next: (name: string) => `Next: ${name}`,
    left: (n: number) => (n === 1 ? 'It’s the last one.' : `${n} to go. Your computer shows what you’ve sent.`),
    goOn: 'Continue',
    skip: 'Do this one later',
    afterwards: 'After that',
    close: 'Close this window',
    closeByHand: 'Your browser won’t let us close it. Close it yourself.',
    stay: 'Continue on this phone',
  },
});

/** The kinds of files that the phone sends to the waiting computer. */
export type HandedThings = keyof (typeof handOffTexts)['es']['waiting'];
