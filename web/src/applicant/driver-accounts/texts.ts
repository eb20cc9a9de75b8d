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
    title: 'We are taking you to our partner',
    lead: 'In a moment you will be redirected to a trusted partner to connect your driver account. You come back here when you finish.',
    now: 'Go now',
    screenshots: 'I prefer to upload screenshots',
    chooseTitle: 'How do you want to show your earnings?',
    chooseLead: 'Connect your account through our partner or upload screenshots: both work just as well.',
    goToPartner: 'Connect my account',
    downTitle: 'Right now screenshots work better',
    downLead: 'They are as good as connecting your account, and we read them for you.',
    down: (names: string[]) => `Our partner cannot reach ${en.format(names)} at the moment.`,
    useScreenshots: 'Upload screenshots',
    anyway: 'Go to our partner anyway',
    returnTitle: 'Processing your application...',
    returnLead: 'Do not close this window. It takes a few seconds.',
    asking: 'Looking for your account…',
    account: {
      success: (name: string) => `${name} is connected`,
      pending: (name: string) => `We are reading your ${name} account…`,
      failed: (name: string) => `${name} could not be connected`,
    },
    unknownAccount: 'We found no such account of yours. Connect it again or upload screenshots.',
  },
});
