import type { Language } from '@volante/contract/countries/country.ts';

/** `miércoles, 2 de diciembre` / `Wednesday, December 2`, of an instant in a zone. */
export function readDay(at: Date, zone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  });
  return plainBlanks(format.format(at));
}

/** `9:30` and `15:42` / `9:30 AM`. */
export function readTime(at: Date, zone: string, language: Language): string {
  const clock = language === 'en' ? { hour12: true } : { hourCycle: 'h23' as const };
  const format = new Intl.DateTimeFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    ...clock,
  });
  return plainBlanks(format.format(at)).replace(/^0(\d:)/, '$1');
}

const locales = { 'es-MX': 'es-MX', en: 'en-US' } as const;

// ICU writes narrow and unbreakable blanks, which old mail programs show as a box.
function plainBlanks(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}
