import { dictionary } from '../../../lib/text.ts';

/** Texts about a chosen file: uploading or sent. */
export const fileTexts = dictionary({
  es: {
    remove: 'Quitar',
    pages: (n: number) => (n === 1 ? '1 página' : `${n} páginas`),
    onePdf: (n: number) => (n === 1 ? '1 página en un PDF' : `${n} páginas en un PDF`),
    page: (n: number) => `Página ${n}`,
    pageEarlier: (n: number) => `Mover la página ${n} un lugar antes`,
    pageRemove: (n: number) => `Quitar la página ${n}`,
    sending: (percent: string) => `Enviando, ${percent}`,
    sendingFile: (name: string) => `Enviando ${name}`,
    noNetwork: 'Sin internet: seguimos en cuanto vuelva',
    checking: 'Revisando que se pueda abrir…',
    ready: 'Listo para enviar',
    picture: (name: string) => `Foto que elegiste: ${name}`,
    firstPage: (name: string) => `Primera página de ${name}`,
    enlarge: 'Ampliar',
    questions: {
      card: '¿Se lee todo?',
      page: '¿Se lee todo?',
      face: '¿Se ve bien tu cara?',
      place: '¿Se ve todo el lugar?',
    },
    questionHint: 'Toca la imagen para verla de cerca.',
    sentTitle: 'Ya lo recibimos',
    sentText: 'Lo vamos a revisar. Si quieres, puedes cambiarlo.',
    approvedTitle: 'Aprobado',
    approvedText: 'Ya revisamos este documento. No necesitas hacer nada.',
    flaws: {
      dark: { title: 'La foto se ve oscura', text: 'Toma otra con más luz. Si se lee bien, puedes seguir.' },
      blurred: {
        title: 'La foto se ve borrosa',
        text: 'Toma otra sin mover el teléfono. Si se lee bien, puedes seguir.',
      },
      cut: {
        title: 'Parece que le falta una parte',
        text: 'Toma otra con las cuatro esquinas dentro. Si se ve completa, puedes seguir.',
      },
      glare: {
        title: 'Hay un reflejo',
        text: 'Inclina un poco la tarjeta o aléjate de la lámpara. Si se lee bien, puedes seguir.',
      },
      small: { title: 'La foto es muy chica', text: 'Toma otra más de cerca. Si se lee bien, puedes seguir.' },
      wrong_side: {
        title: 'Parece que es el otro lado',
        text: 'Voltea la tarjeta y toma otra foto. Si es este lado, puedes seguir.',
      },
    },
  },
  en: {
    remove: 'Remove',
    pages: (n: number) => (n === 1 ? '1 page' : `${n} pages`),
    onePdf: (n: number) => (n === 1 ? '1 page in a PDF' : `${n} pages in one PDF`),
    page: (n: number) => `Page ${n}`,
    pageEarlier: (n: number) => `Move page ${n} one place earlier`,
    pageRemove: (n: number) => `Remove page ${n}`,
    sending: (percent: string) => `Sending, ${percent}`,
    sendingFile: (name: string) => `Sending ${name}`,
    noNetwork: 'No connection: we’ll continue once it’s back',
    checking: 'Checking that it opens…',
    ready: 'Ready to send',
    picture: (name: string) => `Photo you chose: ${name}`,
    firstPage: (name: string) => `First page of ${name}`,
    enlarge: 'Enlarge',
    questions: {
      card: 'Can you read everything?',
      page: 'Can you read everything?',
      face: 'Is your face clear?',
      place: 'Can you see the whole spot?',
    },
    questionHint: 'Tap the picture to see it up close.',
    sentTitle: 'We have it',
    sentText: 'We’ll review it. You can replace it if you like.',
    approvedTitle: 'Approved',
    approvedText: 'We’ve reviewed this document. There’s nothing left for you to do.',
    flaws: {
      dark: { title: 'The photo looks dark', text: 'Take another one with more light. If you can read it, go on.' },
      blurred: {
        title: 'The photo looks blurry',
        text: 'Take another one and hold your phone still. If you can read it, go on.',
      },
      cut: {
        title: 'Part of it seems to be missing',
        text: 'Take another one with all four corners inside. If it’s complete, go on.',
      },
      glare: {
        title: 'There’s a reflection',
        text: 'Tilt the card a little or move away from the lamp. If you can read it, go on.',
      },
      small: { title: 'The photo is very small', text: 'Take another one from closer up. If you can read it, go on.' },
      wrong_side: {
        title: 'It looks like the other side',
        text: 'Turn the card over and take another photo. If this is the right side, go on.',
      },
    },
  },
});
