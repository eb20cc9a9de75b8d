import type { WordLanguage, Words } from '../words/languages.ts';

/** All ride-share platforms. Each country file lists the ones it offers. */
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

/** Display name; for "other" a phrase that fits inside a sentence. */
export function platformName(platform: Platform, language: WordLanguage): string {
  return platforms[platform].name || another[language];
}

const another: Words<string> = { es: 'otra plataforma', en: 'another platform' };
