import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { dictionary } from '../../../lib/text.ts';

/** Texts about a recording of the screen. The steps are separated by `|`. */
export const recordingTexts = dictionary({
  es: {
    summary: '¿Prefieres grabar un video de tu pantalla?',
    start:
      'Empieza a grabar. Android: baja el menú de arriba y toca Grabar pantalla. iPhone: abre el Centro de control y toca el botón de grabar.',
    open: {
      uber: 'Abre Uber Driver, entra a Ganancias y abre el resumen de la semana',
      didi: 'Abre DiDi Conductor, entra a Ganancias y elige la vista por semana',
      lyft: 'Abre Lyft Driver, entra a Ganancias y elige la vista por semana',
      other: 'Abre tu app y entra a tus ganancias por semana',
    } satisfies Record<Platform, string>,
    pause:
      'Espera dos segundos con las fechas y el total a la vista, pasa a la semana anterior y repite, hasta tener 12|Detén la grabación y elige el video en Subir capturas',
    stays: 'El video no sale de tu teléfono. Solo enviamos las pantallas de tus semanas.',
    none: 'No encontramos pantallas quietas en el video',
    noneText: 'Detente dos segundos en cada semana, o sube una captura de cada una.',
    unplayable: 'No pudimos abrir el video',
    unplayableText: 'Sube una captura de cada semana.',
    looked: (left: number) =>
      left === 1 ? 'Ya vimos todo el video y falta 1 semana' : `Ya vimos todo el video y faltan ${left} semanas`,
    lookedText: 'Sube una captura de cada semana que falta.',
    offline: 'Sin internet. Buscamos tus semanas en el video en cuanto vuelva.',
  },
  en: {
    summary: 'Would you rather record a video of your screen?',
    start:
      'Start recording. Android: swipe down from the top and tap Screen record. iPhone: open Control Center and tap the record button.',
    open: {
      uber: 'Open Uber Driver, go to Earnings, and open the weekly summary',
      didi: 'Open DiDi Driver, go to Earnings, and choose the weekly view',
      lyft: 'Open Lyft Driver, go to Earnings, and choose the weekly view',
      other: 'Open your app and go to your weekly earnings',
    },
    pause:
      'Wait two seconds with the dates and the total in view, go to the previous week, and repeat until you have 12|Stop the recording and choose the video under Upload screenshots',
    stays: 'The video doesn’t leave your phone. We only send the screens with your weeks.',
    none: 'We couldn’t find any still screens in the video',
    noneText: 'Pause for two seconds on each week, or upload a screenshot of each.',
    unplayable: 'We couldn’t open the video',
    unplayableText: 'Upload a screenshot of each week.',
    looked: (left: number) =>
      left === 1
        ? 'We’ve seen the whole video, and 1 week is missing'
        : `We’ve seen the whole video, and ${left} weeks are missing`,
    lookedText: 'Upload a screenshot of each missing week.',
    offline: 'No connection. We’ll look for your weeks in the video once it’s back.',
  },
});
