import type { Language } from '@volante/contract/country.ts';
import type { EmailTexts } from './email-words.ts';
import { englishTexts } from './texts-en.ts';
import { spanishTexts } from './texts-es.ts';

/** The texts of every message, in both languages. */
export const emailTexts: Record<Language, EmailTexts> = { 'es-MX': spanishTexts, en: englishTexts };
