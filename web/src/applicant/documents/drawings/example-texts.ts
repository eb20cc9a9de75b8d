import { dictionary } from '../../../lib/text.ts';

export const exampleTexts = dictionary({
  es: {
    exampleGood: 'Así sí',
    exampleCut: 'Así no: le faltan las esquinas',
    exampleCutOff: 'Así no: no se ve completa',
    exampleDark: 'Así no: oscura o borrosa',
  },
  en: {
    exampleGood: 'Like this',
    exampleCut: 'Not like this: corners missing',
    exampleCutOff: 'Not like this: cut off',
    exampleDark: 'Not like this: dark or blurry',
  },
});
