import { dictionary } from '../../../lib/text.ts';

export const handOverTexts = dictionary({
  es: {
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    notCopied: 'No se pudo copiar. Selecciónalo y cópialo a mano.',
    code: 'Código QR del enlace',
    enlarge: 'Ver el código en grande',
    close: 'Cerrar',
    whatsApp: 'Mandar por WhatsApp',
    newWindow: 'se abre en otra ventana',
    mail: (address: string) => `Mandar a ${address}`,
    mailed: 'El correo va en camino',
  },
  en: {
    copy: 'Copy the link',
    copied: 'Link copied',
    notCopied: 'It couldn’t be copied. Select it and copy it by hand.',
    code: 'QR code of the link',
    enlarge: 'Show the code large',
    close: 'Close',
    whatsApp: 'Send by WhatsApp',
    newWindow: 'opens another window',
    mail: (address: string) => `Send to ${address}`,
    mailed: 'The e-mail is on its way',
  },
});
