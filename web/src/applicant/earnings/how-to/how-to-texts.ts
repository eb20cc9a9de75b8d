import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { dictionary } from '../../../lib/text.ts';

/** How to take the screenshots in each driver app. Steps are separated by `|`. */
export const howToTexts = dictionary({
  es: {
    title: (name: string) => `Conecta ${name || 'otra plataforma'}`,
    lead: 'Necesitamos dos tipos de captura. Nunca te pedimos tu contraseña.',
    leadProfileOnly: 'Solo necesitamos una captura de tu perfil. Nunca te pedimos tu contraseña.',
    start: 'Subir mis capturas',
    profile: '1. Tu perfil',
    profileOnly: 'Tu perfil',
    earnings: '2. Tus últimas 12 semanas',
    profileAlt: 'Ejemplo: pantalla de perfil con nombre y calificación.',
    earningsAlt: (week: string) => `Ejemplo: resumen de la semana ${week} con sus fechas y su total.`,
    mustShow: 'Debe verse',
    profileMarks: 'nombre y calificación',
    earningsMarks: 'fechas de la semana y total',
    profileSteps: {
      uber: 'Abre Uber Driver y toca el menú|Toca tu foto para abrir tu perfil|Toma la captura',
      didi: 'Abre DiDi Conductor y toca el menú|Toca tu foto para abrir tu perfil|Toma la captura',
      lyft: 'Abre Lyft Driver y toca tu foto|Entra a tu perfil|Toma la captura',
      other: 'Abre la app con la que manejas|Entra a tu perfil|Toma la captura',
    } satisfies Record<Platform, string>,
    earningsSteps: {
      uber: 'En el menú, entra a Ganancias|Abre el resumen de la semana|Toma la captura con fechas y total|Pasa a la semana anterior y repite, hasta tener 12',
      didi: 'En el menú, entra a Ganancias|Elige la vista por semana|Toma la captura con fechas y total|Pasa a la semana anterior y repite, hasta tener 12',
      lyft: 'En el menú, entra a Ganancias|Elige la vista por semana|Toma la captura con fechas y total|Pasa a la semana anterior y repite, hasta tener 12',
      other:
        'Entra a tus ganancias por semana|Toma la captura con fechas y total|Pasa a la semana anterior y repite, hasta tener 12',
    } satisfies Record<Platform, string>,
    which: (weeks: string) => `Pedimos las semanas ${weeks}. ¿No trabajaste alguna? La marcas después.`,
    keys: '¿Cómo hago una captura?',
    android: 'Android: presiona encendido y bajar volumen al mismo tiempo.',
    iphone: 'iPhone: presiona el botón lateral y subir volumen al mismo tiempo.',
    keep: (brand: string) => `Acepto que ${brand} guarde mis capturas para aprender a leerlas mejor.`,
    keepHint:
      'No es necesario y no cambia tu solicitud. Las ve una persona de la empresa. En las copias con las que aprendemos tapamos caras, nombres y números. Lo puedes retirar en Tus datos.',
    privacy: (agrees: boolean) =>
      agrees
        ? 'Usamos tus capturas para evaluar tu solicitud y, porque lo aceptaste, para aprender a leerlas mejor.'
        : 'Usamos tus capturas solo para evaluar tu solicitud.',
    screen: {
      profile: 'Perfil',
      name: 'María José Núñez',
      trips: 'Viajes',
      since: '3 años',
      sinceOf: 'Manejando',
      earnings: 'Ganancias',
      trip: 'Tarifa',
      tips: 'Propinas',
      promo: 'Promociones',
      days: 'L|M|M|J|V|S|D',
      week: 'Semana',
    },
  },
  en: {
    title: (name: string) => `Connect ${name || 'another platform'}`,
    lead: 'We need two kinds of screenshots. We’ll never ask for your password.',
    leadProfileOnly: 'We only need one screenshot of your profile. We’ll never ask for your password.',
    start: 'Upload my screenshots',
    profile: '1. Your profile',
    profileOnly: 'Your profile',
    earnings: '2. Your last 12 weeks',
    profileAlt: 'Example: profile screen with name and rating.',
    earningsAlt: (week: string) => `Example: summary for the week of ${week} with its dates and total.`,
    mustShow: 'It must show',
    profileMarks: 'name and rating',
    earningsMarks: 'the week’s dates and total',
    profileSteps: {
      uber: 'Open Uber Driver and tap the menu|Tap your photo to open your profile|Take the screenshot',
      didi: 'Open DiDi Driver and tap the menu|Tap your photo to open your profile|Take the screenshot',
      lyft: 'Open Lyft Driver and tap your photo|Open your profile|Take the screenshot',
      other: 'Open the app you drive with|Open your profile|Take the screenshot',
    },
    earningsSteps: {
      uber: 'In the menu, open Earnings|Open the weekly summary|Take the screenshot with dates and total|Go to the previous week and repeat until you have 12',
      didi: 'In the menu, open Earnings|Choose the weekly view|Take the screenshot with dates and total|Go to the previous week and repeat until you have 12',
      lyft: 'In the menu, open Earnings|Choose the weekly view|Take the screenshot with dates and total|Go to the previous week and repeat until you have 12',
      other:
        'Open your weekly earnings|Take the screenshot with dates and total|Go to the previous week and repeat until you have 12',
    },
    which: (weeks: string) => `We need the weeks of ${weeks}. Didn’t work one of them? You can mark it later.`,
    keys: 'How do I take a screenshot?',
    android: 'Android: press power and volume down at the same time.',
    iphone: 'iPhone: press the side button and volume up at the same time.',
    keep: (brand: string) => `I agree that ${brand} may keep my screenshots to learn to read them better.`,
    keepHint:
      'It’s optional and doesn’t change your application. A person at the company sees them. In the copies we learn from, faces, names, and numbers are blacked out. You can withdraw it under Your information.',
    privacy: (agrees: boolean) =>
      agrees
        ? 'We use your screenshots to evaluate your application and, because you agreed, to learn to read them better.'
        : 'We only use your screenshots to evaluate your application.',
    screen: {
      profile: 'Profile',
      name: 'Jordan Miller',
      trips: 'Trips',
      since: '3 years',
      sinceOf: 'Driving',
      earnings: 'Earnings',
      trip: 'Fare',
      tips: 'Tips',
      promo: 'Promotions',
      days: 'M|T|W|T|F|S|S',
      week: 'Week',
    },
  },
});
