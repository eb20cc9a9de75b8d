import { aboutMinutes, joinNames } from '../../lib/format.ts';
import { dictionary } from '../../lib/text.ts';

export const palencaTexts = dictionary({
  es: {
    title: '¿Cómo nos muestras tus ganancias?',
    lead: 'Elige la forma que prefieras. Las dos sirven igual.',
    ways: 'Dos formas',
    connect: 'Conectar mi cuenta',
    connectText: (partner: string) => `Entras a tu app con nuestro aliado ${partner}, que lee tus semanas.`,
    connectTime: `Te toma ${aboutMinutes(1, 'es')}`,
    upload: 'Subir capturas',
    uploadText: 'Tomas capturas de tus semanas y las leemos por ti.',
    uploadTime: (minutes: number) => `Te toma ${aboutMinutes(minutes, 'es')}`,
    partnerTitle: (partner: string) => `Qué nos comparte ${partner}`,
    read: 'Tu nombre y tu calificación|Tus ganancias, por día',
    notReadTitle: 'Lo que nunca vemos',
    notRead: (partner: string) =>
      `Tu contraseña. La escribes en la página de ${partner} y nosotros nunca la vemos|Tu dinero y tu banco. No los vemos ni los tocamos|Tus pasajeros y tus mensajes`,
    downTitle: 'Por ahora conviene más subir capturas',
    downLead: 'Sirven igual que conectar tu cuenta, y las leemos por ti.',
    down: (partner: string, names: string[]) =>
      `Nuestro aliado ${partner} no puede conectarse con ${joinNames(names, 'and', 'es')} en este momento.`,
    anyway: 'Conectar de todos modos',
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
    title: 'How do you want to show us your earnings?',
    lead: 'Pick whichever you like. Both work just as well.',
    ways: 'Two ways',
    connect: 'Connect my account',
    connectText: (partner: string) =>
      `You sign in to your app through our partner ${partner}, and they read your weeks.`,
    connectTime: `It takes ${aboutMinutes(1, 'en')}`,
    upload: 'Upload screenshots',
    uploadText: 'You take screenshots of your weeks and we read them for you.',
    uploadTime: (minutes: number) => `It takes ${aboutMinutes(minutes, 'en')}`,
    partnerTitle: (partner: string) => `What ${partner} shares with us`,
    read: 'Your name and rating|Your earnings, day by day',
    notReadTitle: 'What it doesn’t',
    notRead: (partner: string) =>
      `Your password. You type it on ${partner}’s page and we never see it|Your money and your bank. We can’t see or touch them|Your riders and your messages`,
    downTitle: 'Screenshots work better right now',
    downLead: 'They’re as good as connecting your account, and we’ll read them for you.',
    down: (partner: string, names: string[]) =>
      `Our partner ${partner} can’t reach ${joinNames(names, 'and', 'en')} right now.`,
    anyway: 'Connect anyway',
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
