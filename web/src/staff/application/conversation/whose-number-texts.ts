import { joinNames } from '../../../lib/format.ts';
import { dictionary } from '../../../lib/text.ts';

export const whoseNumberTexts = dictionary({
  es: {
    unproved: (isAsked: boolean) =>
      `Nadie ha confirmado que este número sea del conductor, así que puede ser de otra persona.${isAsked ? ' Le pedimos confirmarlo.' : ''} Hasta entonces, no escribas nada de la solicitud.`,
    disputed: (references: readonly string[]) =>
      `También confirmaron este número en ${references.length === 1 ? 'la solicitud' : 'las solicitudes'} ${joinNames(references, 'and', 'es')}. Hasta que alguien diga de quién es, no recibimos archivos.`,
    confirm: 'Es su número',
    reviewerConfirms: 'Si sabes de quién es, pídele a quien revisa que lo confirme.',
    title: (name: string) => (name ? `El número es de ${name}` : 'El número es de este conductor'),
    check: (phone: string) =>
      `Antes, llámale tú al ${phone} y pregúntale algo de su solicitud que solo el conductor sabe.`,
    happens: 'Al confirmarlo:',
    counts: (phone: string) => `El ${phone} cuenta como suyo mientras no dé otro.`,
    takes: (files: number) =>
      files === 1 ? 'Se recibe 1 archivo que está esperando.' : `Se reciben ${files} archivos que están esperando.`,
    goesBefore: (references: readonly string[]) =>
      `Lo que mande ese número va a esta solicitud, y no a ${joinNames(references, 'and', 'es')}.`,
    tells: 'Le escribimos que su número quedó confirmado.',
    reason: '¿Cómo lo comprobaste?',
    reasonHint: 'Lo leen tus compañeros, no el conductor.',
    reasonShort: 'Escríbelo, con al menos 3 letras.',
    cancel: 'Cancelar',
    confirmed: 'Listo, el número cuenta como suyo.',
  },
  en: {
    unproved: (isAsked: boolean) =>
      `Nobody has confirmed that this number is the driver’s, so it may be somebody else’s.${isAsked ? ' They were asked to confirm it.' : ''} Until then, write nothing about the application.`,
    disputed: (references: readonly string[]) =>
      `This number was also confirmed in ${references.length === 1 ? 'application' : 'applications'} ${joinNames(references, 'and', 'en')}. Until somebody says whose it is, we take no files.`,
    confirm: 'It’s their number',
    reviewerConfirms: 'If you know whose it is, ask a reviewer to confirm it.',
    title: (name: string) => (name ? `The number is ${name}’s` : 'The number is this driver’s'),
    check: (phone: string) =>
      `First call ${phone} yourself and ask something about their application that only the driver knows.`,
    happens: 'Once you confirm it:',
    counts: (phone: string) => `${phone} counts as theirs as long as they don’t give another one.`,
    takes: (files: number) => (files === 1 ? '1 file that waits is taken.' : `${files} files that wait are taken.`),
    goesBefore: (references: readonly string[]) =>
      `What this number sends goes to this application, and not to ${joinNames(references, 'and', 'en')}.`,
    tells: 'We write to them that their number is confirmed.',
    reason: 'How did you make sure?',
    reasonHint: 'Your colleagues read this, not the driver.',
    reasonShort: 'Type it, in at least 3 letters.',
    cancel: 'Cancel',
    confirmed: 'Done, the number counts as theirs.',
  },
});
