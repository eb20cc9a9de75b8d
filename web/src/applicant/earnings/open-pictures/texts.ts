import type { Contradiction } from '@volante/contract/earnings/calls.ts';
import { dictionary } from '../../../lib/text.ts';

/** Texts about pictures that the applicant finishes. */
export const openPictureTexts = dictionary({
  es: {
    waiting: (n: number) => (n === 1 ? 'Una captura necesita tu ayuda' : `${n} capturas necesitan tu ayuda`),
    waitingText: (n: number) =>
      n === 1
        ? 'Ya la tenemos, pero no la pudimos leer completa. Dinos qué dice y queda lista.'
        : 'Ya las tenemos, pero no las pudimos leer completas. Dinos qué dicen y quedan listas.',
    help: (n: number) => (n === 1 ? 'Revisarla ahora' : 'Revisarlas ahora'),
    place: (n: number, of: number) => (of > 1 ? `Captura ${n} de ${of}` : ''),
    confirmTitle: '¿Está bien?',
    typeTitle: 'Cuéntanos qué dice',
    profileTitle: 'Tu perfil',
    unsure: 'Esto leímos. Compáralo con tu captura.',
    contradiction: {
      part_of_range: 'Solo alcanzamos a leer una parte de las fechas. Revisa que la semana sea la correcta.',
      negative_week: 'Hay una cantidad con signo de menos. Si tu semana quedó en negativo, cuenta como 0.',
      parts_exceed: 'Las partes suman más que el total que leímos. Revisa el total.',
      too_much: 'Es más de lo que se suele ganar en una semana. Revisa la cantidad.',
      other_span: 'Ese total no parece de una sola semana. Revisa la semana y el total.',
      other_currency: 'Tu captura muestra otra moneda. Revisa la semana y el total.',
      several_weeks: 'Tu captura muestra varias semanas. Revisa que sea la correcta.',
    } satisfies Record<Contradiction, string>,
    noWeek: 'No vemos de qué semana es. Elígela aquí.',
    noAmount:
      'Vemos la semana, pero no el total. Búscalo en tu captura. Si no sale, baja en tu app hasta donde aparece y sube otra.',
    nothing: 'No reconocimos esta pantalla. Si es tu resumen semanal, dinos la semana y el total.',
    noProfile: (unread: 'name' | 'rating' | 'both') =>
      ({
        name: 'No pudimos leer tu nombre. Escríbelo como sale en tu captura.',
        rating: 'No pudimos leer tu calificación. Escríbela como sale en tu captura y revisa tu nombre.',
        both: 'No pudimos leer tu nombre ni tu calificación. Escríbelos como salen en tu captura.',
      })[unread],
    picture: 'Tu captura',
    zoomIn: 'Acercar tu captura',
    zoomOut: 'Alejar tu captura',
    noPicture: 'No podemos mostrar tu captura en este momento.',
    summary: (week: string, amount: string) => `Semana ${week}: ${amount}`,
    right: 'Sí, está bien',
    mend: 'Corregir',
    week: '¿De qué semana es?',
    chooseWeek: 'Elige la semana',
    seenWeek: (week: string) => `Semana ${week}`,
    otherWeek: 'Es otra semana',
    amount: 'Total de esa semana',
    name: 'Nombre en tu perfil',
    nameFault: 'Escribe tu nombre como sale en tu perfil',
    rating: 'Calificación (opcional)',
    ratingHint: 'De 1 a 5. Si todavía no tienes, déjala vacía.',
    ratingFault: 'Escribe un número del 1 al 5, por ejemplo 4.87',
    save: 'Guardar',
    saveNext: 'Guardar y seguir',
    drop: 'No usar esta captura',
    word: 'Una persona lo va a comparar con tu captura.',
    gone: 'Esta captura ya no está pendiente.',
  },
  en: {
    waiting: (n: number) => (n === 1 ? 'One screenshot needs your help' : `${n} screenshots need your help`),
    waitingText: (n: number) =>
      n === 1
        ? 'We have it, but we couldn’t read all of it. Tell us what it says and it’s done.'
        : 'We have them, but we couldn’t read all of them. Tell us what they say and they’re done.',
    help: (n: number) => (n === 1 ? 'Check it now' : 'Check them now'),
    place: (n: number, of: number) => (of > 1 ? `Screenshot ${n} of ${of}` : ''),
    confirmTitle: 'Is this right?',
    typeTitle: 'Tell us what it says',
    profileTitle: 'Your profile',
    unsure: 'This is what we read. Compare it with your screenshot.',
    contradiction: {
      part_of_range: 'We could only read part of the dates. Check that the week is right.',
      negative_week: 'There’s an amount with a minus. If your week ended below zero, it counts as 0.',
      parts_exceed: 'The parts add up to more than the total we read. Check the total.',
      too_much: 'That’s more than a week usually brings. Check the amount.',
      other_span: 'That total doesn’t look like one week’s. Check the week and the total.',
      other_currency: 'Your screenshot shows another currency. Check the week and the total.',
      several_weeks: 'Your screenshot shows several weeks. Check that it’s the right one.',
    } satisfies Record<Contradiction, string>,
    noWeek: 'We can’t tell which week this is. Choose it here.',
    noAmount:
      'We can see the week, but not the total. Find it in your screenshot. If it isn’t there, scroll in your app to where the total shows and upload another.',
    nothing: 'We didn’t recognize this screen. If it’s your weekly summary, tell us the week and the total.',
    noProfile: (unread: 'name' | 'rating' | 'both') =>
      ({
        name: 'We couldn’t read your name. Type it as your screenshot shows it.',
        rating: 'We couldn’t read your rating. Type it as your screenshot shows it, and check your name.',
        both: 'We couldn’t read your name or your rating. Type them as your screenshot shows them.',
      })[unread],
    picture: 'Your screenshot',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    noPicture: 'We can’t show your screenshot right now.',
    summary: (week: string, amount: string) => `Week ${week}: ${amount}`,
    right: 'Yes, that’s right',
    mend: 'Fix it',
    week: 'Which week is it?',
    chooseWeek: 'Choose the week',
    seenWeek: (week: string) => `Week ${week}`,
    otherWeek: 'It’s another week',
    amount: 'Total for that week',
    name: 'Name on your profile',
    nameFault: 'Type your name as your profile shows it',
    rating: 'Rating (optional)',
    ratingHint: 'From 1 to 5. Leave it empty if you don’t have one yet.',
    ratingFault: 'Type a number from 1 to 5, like 4.87',
    save: 'Save',
    saveNext: 'Save and go on',
    drop: 'Don’t use this screenshot',
    word: 'A person will compare it with your screenshot.',
    gone: 'This screenshot is no longer waiting.',
  },
});
