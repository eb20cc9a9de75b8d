import { formatTime } from '@volante/contract/words/day-and-time.ts';
import { dateFormat, numberFormat } from '@volante/contract/words/formats.ts';
import { now } from '../../lib/clock.ts';
import { type Language, locales } from '../../lib/language.ts';

/**
 * `24 nov, 3:42 p.m.` / `Nov 24, 3:42 PM`, in this computer's zone; with the year when it is another one. In Spanish its
 * dot also ends a sentence.
 */
export function showMoment(instant: string, language: Language): string {
  const at = new Date(instant);
  const year = at.getFullYear() === now().getFullYear() ? {} : ({ year: 'numeric' } as const);
  const day = dateFormat(locales[language], { day: 'numeric', month: 'short', ...year }).format(at);
  return `${day}, ${formatTime(at, undefined, language)}`;
}

/** `24 nov 2026` / `Nov 24, 2026`: a calendar day, independent of the zone. */
export function showDay(day: string, language: Language): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(locales[language], options).format(new Date(`${day}T12:00:00Z`));
}

/** `3 d`, `5 h`, `12 min`: how long ago an instant was. */
export function showAge(instant: string): string {
  const minutes = Math.max(0, Math.floor((now().getTime() - Date.parse(instant)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60 / 24)} d`;
}

/** The same in full, for screen readers: `3 días`. */
export function sayAge(instant: string, language: Language): string {
  const [count = '0', unit = 'min'] = showAge(instant).split(' ');
  const units = { min: 'minute', h: 'hour', d: 'day' } as const;
  const style = { style: 'unit', unit: units[unit as 'min'], unitDisplay: 'long' } as const;
  return numberFormat(locales[language], style).format(Number(count));
}
