import { dictionary } from '../../../lib/text.ts';

export const documentTexts = dictionary({
  es: {
    give: 'Subir',
    replace: 'Subir otro',
    sending: (percent: number) => (percent > 0 ? `Subiendo… ${percent} %` : 'Preparando…'),
    given: (name: string) => `Subiste ${name} por el conductor.`,
    oneAtATime: 'Espera a que termine de subir el archivo anterior y arrástralo otra vez.',
    ask: 'Pedir otro documento',
    askLead: 'El conductor lo ve en su solicitud y recibe un correo.',
    which: '¿Cuál?',
    choose: 'Elige un documento',
    chooseOne: 'Elige cuál pedir.',
    askSend: 'Pedirlo',
    asked: (name: string) => `Le pediste ${name}.`,
    dontAsk: 'Ya no pedirlo',
    notAsked: (name: string) => `Ya no le pides ${name}.`,
    statement: (name: string, monthsBack: number) =>
      `${name}, ${monthsBack === 1 ? 'mes pasado' : `de hace ${monthsBack} meses`}`,
    cancel: 'Cancelar',
  },
  en: {
    give: 'Upload',
    replace: 'Upload another',
    sending: (percent: number) => (percent > 0 ? `Uploading… ${percent}%` : 'Preparing…'),
    given: (name: string) => `You uploaded ${name} for the driver.`,
    oneAtATime: 'Wait until the previous file is uploaded and drop it again.',
    ask: 'Ask for another document',
    askLead: 'The driver sees it in their application and gets an e-mail.',
    which: 'Which one?',
    choose: 'Choose a document',
    chooseOne: 'Choose which one to ask for.',
    askSend: 'Ask for it',
    asked: (name: string) => `You asked for ${name}.`,
    dontAsk: 'Stop asking for it',
    notAsked: (name: string) => `You no longer ask for ${name}.`,
    statement: (name: string, monthsBack: number) =>
      `${name}, ${monthsBack === 1 ? 'last month' : `${monthsBack} months ago`}`,
    cancel: 'Cancel',
  },
});
