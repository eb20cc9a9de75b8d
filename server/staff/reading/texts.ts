import { locales, type WordLanguage, type Words } from '@volante/contract/words/languages.ts';

interface Shares {
  platform: string;
  /** As shown, such as "62 %". */
  share: string;
  before: string;
  pictures: string;
  picturesBefore: string;
}

interface FallTexts {
  subject(brand: string, platform: string): string;
  lines(shares: Shares): string[];
  open: string;
  after: string[];
}

export const fallTexts: Words<FallTexts> = {
  es: {
    subject: (brand, platform) => `${brand}: las capturas de ${platform} se leen peor`,
    lines: ({ platform, share, before, pictures, picturesBefore }) => [
      `En los últimos siete días, ${share} de las capturas de ${platform} llenaron su semana sin preguntar. En las cuatro semanas de antes fueron ${before}.`,
      `Son ${pictures} capturas, y ${picturesBefore} de antes. Lo más probable es que la app haya cambiado sus pantallas.`,
    ],
    open: 'Ver la caída y cinco de las capturas',
    after: [
      'Este correo llega una sola vez por cada caída a quienes administran la consola.',
      'Las capturas que se ven ahí son solo de conductores que lo aceptaron.',
    ],
  },
  en: {
    subject: (brand, platform) => `${brand}: screenshots of ${platform} are read worse`,
    lines: ({ platform, share, before, pictures, picturesBefore }) => [
      `In the last seven days, ${share} of the screenshots of ${platform} filled their week unasked. In the four weeks before it was ${before}.`,
      `That is of ${pictures} screenshots, and of ${picturesBefore} before. The app has probably changed its screens.`,
    ],
    open: 'See the fall and five of the screenshots',
    after: [
      'This e-mail comes only once for each fall, to those who administer the console.',
      'The screenshots shown there are only of drivers who agreed to that.',
    ],
  },
};

export function showShare(share: number, language: WordLanguage): string {
  return new Intl.NumberFormat(locales[language], { style: 'percent' }).format(share);
}

export function showCount(count: number, language: WordLanguage): string {
  return new Intl.NumberFormat(locales[language]).format(count);
}
