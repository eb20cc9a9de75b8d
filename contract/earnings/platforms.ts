import type { WordLanguage, Words } from '../words/languages.ts';

/** The catalogue of ride-share platforms. Which of them a country offers stands in its country file. */
export const platforms = {
  uber: { name: 'Uber' },
  didi: { name: 'DiDi' },
  lyft: { name: 'Lyft' },
  other: { name: '' },
} as const;

export type Platform = keyof typeof platforms;
export const platformSlugs = Object.keys(platforms) as [Platform, ...Platform[]];

export function isPlatform(text: string): text is Platform {
  return Object.hasOwn(platforms, text);
}

/** What people call it; one we have no name for, in the middle of a sentence. */
export function platformName(platform: Platform, language: WordLanguage): string {
  return platforms[platform].name || another[language];
}

const another: Words<string> = { es: 'otra plataforma', en: 'another platform' };
