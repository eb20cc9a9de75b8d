import { dictionary } from '../../../lib/text.ts';

export const addressTexts = dictionary({
  es: {
    title: 'Verlas en otro calendario',
    lead: 'Con esta dirección tu calendario de siempre muestra las videollamadas: horas y referencias, sin nombres. Quien la tenga puede verlas.',
    once: 'Cópiala ahora: no se vuelve a mostrar.',
    make: 'Crear la dirección',
    again: 'Crear otra dirección y anular la anterior',
    revoke: 'Anular la dirección',
    revoked: 'La dirección ya no sirve.',
    copy: 'Copiar',
    copied: 'Dirección copiada.',
    notCopied: 'No se pudo copiar. Selecciónala y cópiala a mano.',
  },
  en: {
    title: 'See them in another calendar',
    lead: 'With this address, your usual calendar shows the video calls: times and references, no names. Whoever has it can see them.',
    once: 'Copy it now: it won’t be shown again.',
    make: 'Create the address',
    again: 'Create another address and revoke the old one',
    revoke: 'Revoke the address',
    revoked: 'The address no longer works.',
    copy: 'Copy',
    copied: 'Address copied.',
    notCopied: 'It couldn’t be copied. Select it and copy it by hand.',
  },
});
