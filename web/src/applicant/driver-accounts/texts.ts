import { dictionary } from '../../lib/text.ts';

const es = new Intl.ListFormat('es-MX', { type: 'conjunction' });
const en = new Intl.ListFormat('en', { type: 'conjunction' });

export const palencaTexts = dictionary({
  es: {
    title: 'Te llevamos con nuestro aliado',
    lead: 'En un momento te redirigimos a un sitio de confianza para conectar tu cuenta de conductor. Al terminar vuelves aquí.',
    now: 'Ir ahora',
    screenshots: 'Prefiero subir capturas',
    chooseTitle: '¿Cómo nos muestras tus ganancias?',
    chooseLead: 'Conecta tu cuenta con nuestro aliado o sube capturas: las dos formas sirven igual.',
    goToPartner: 'Conectar mi cuenta',
    downTitle: 'Ahora mismo conviene subir capturas',
    downLead: 'Sirven igual que conectar tu cuenta, y las leemos por ti.',
    down: (names: string[]) => `Nuestro aliado no puede conectarse con ${es.format(names)} en este momento.`,
    useScreenshots: 'Subir capturas',
    anyway: 'Ir con nuestro aliado de todos modos',
    returnTitle: 'Procesando tu solicitud...',
    returnLead: 'No cierres esta ventana. Tarda unos segundos.',
    asking: 'Buscamos tu cuenta…',
    account: {
      success: (name: string) => `${name} quedó conectado`,
      pending: (name: string) => `Leemos tu cuenta de ${name}…`,
      failed: (name: string) => `No se pudo conectar ${name}`,
    },
    unknownAccount: 'No encontramos esa cuenta a tu nombre. Conéctala de nuevo o sube capturas.',
  },
  en: {
    title: 'We’re taking you to our partner',
    lead: 'In a moment we’ll redirect you to a trusted partner to connect your driver account. You’ll come back here when you’re done.',
    now: 'Go now',
    screenshots: 'I’d rather upload screenshots',
    chooseTitle: 'How do you want to show us your earnings?',
    chooseLead: 'Connect your account through our partner or upload screenshots: both work just as well.',
    goToPartner: 'Connect my account',
    downTitle: 'Screenshots work better right now',
    downLead: 'They’re as good as connecting your account, and we’ll read them for you.',
    down: (names: string[]) => `Our partner can’t reach ${en.format(names)} right now.`,
    useScreenshots: 'Upload screenshots',
    anyway: 'Go to our partner anyway',
    returnTitle: 'Processing your application...',
    returnLead: 'Don’t close this window. It takes a few seconds.',
    asking: 'Looking for your account…',
    account: {
      success: (name: string) => `${name} is connected`,
      pending: (name: string) => `We’re reading your ${name} account…`,
      failed: (name: string) => `We couldn’t connect ${name}`,
    },
    unknownAccount: 'We couldn’t find that account under your name. Connect it again or upload screenshots.',
  },
});
