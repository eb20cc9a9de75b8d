import { dictionary } from '../../../lib/text.ts';

export const chatFileTexts = dictionary({
  es: {
    titles: {
      whatsapp: 'Llegó por WhatsApp: ¿qué es?',
      sms: 'Llegó por SMS: ¿qué es?',
      email: 'Llegó por correo: ¿qué es?',
    },
    waiting: (count: number) =>
      count === 1 ? 'Hay 1 archivo tuyo que no reconocimos.' : `Hay ${count} archivos tuyos que no reconocimos.`,
    open: (count: number) => (count === 1 ? 'Decir qué es' : 'Decir qué son'),
    left: (count: number) => (count === 1 ? 'Es el último.' : `Faltan ${count}.`),
    what: '¿Qué es?',
    choose: 'Elige qué es',
    screenshotOf: (platform: string) => `Captura de ${platform}`,
    place: 'Guardar aquí',
    drop: 'No usar este archivo',
    pdf: 'Abrir el PDF',
    noPicture: 'No se pudo mostrar. Cierra y vuelve a abrir.',
    refused: {
      duplicate_image: 'Este archivo ya lo tenías aquí, así que no hace falta.',
      wrong_platform: 'Esta captura no es de la app de conductores, así que no nos sirve.',
      unreadable_screenshot: 'Esta captura no se pudo leer. Si es otra cosa, elige cuál.',
      file_type_not_accepted: 'Ese documento no se acepta en este formato. Si es otra cosa, elige cuál.',
      week_already_filled: 'La semana de esta captura ya está llena, así que no hace falta.',
      week_not_wanted: 'Esta captura es de una semana que no pedimos, así que no hace falta.',
      week_out_of_range: 'Esta captura es de una semana que no pedimos, así que no hace falta.',
      document_not_found: 'Ese documento ya no se pide. Si es otra cosa, elige cuál.',
      media_not_found: 'Este archivo ya no está aquí.',
    } as Record<string, string>,
  },
  en: {
    titles: {
      whatsapp: 'It came by WhatsApp: what is it?',
      sms: 'It came by text: what is it?',
      email: 'It came by e-mail: what is it?',
    },
    waiting: (count: number) =>
      count === 1 ? 'We didn’t recognize 1 of your files.' : `We didn’t recognize ${count} of your files.`,
    open: (count: number) => (count === 1 ? 'Say what it is' : 'Say what they are'),
    left: (count: number) => (count === 1 ? 'It’s the last one.' : `${count} left.`),
    what: 'What is it?',
    choose: 'Choose what it is',
    screenshotOf: (platform: string) => `${platform} screenshot`,
    place: 'Save here',
    drop: 'Don’t use this file',
    pdf: 'Open the PDF',
    noPicture: 'It couldn’t be shown. Close this and open it again.',
    refused: {
      duplicate_image: 'You already had this file here, so it isn’t needed.',
      wrong_platform: 'This screenshot isn’t of the drivers’ app, so we can’t use it.',
      unreadable_screenshot: 'This screenshot couldn’t be read. If it’s something else, choose that.',
      file_type_not_accepted: 'That document isn’t accepted in this format. If it’s something else, choose that.',
      week_already_filled: 'The week of this screenshot is already filled, so it isn’t needed.',
      week_not_wanted: 'This screenshot is of a week we don’t ask for, so it isn’t needed.',
      week_out_of_range: 'This screenshot is of a week we don’t ask for, so it isn’t needed.',
      document_not_found: 'That document isn’t asked for any more. If it’s something else, choose that.',
      media_not_found: 'This file isn’t here any more.',
    } as Record<string, string>,
  },
});
