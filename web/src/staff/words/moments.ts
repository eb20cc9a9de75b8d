import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { dateFormat, numberFormat } from '@volante/contract/fields/formats.ts';
import { formatTime } from '@volante/contract/words/day-and-time.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { now, ownZone } from '../../lib/clock.ts';
import { type Language, locales } from '../../lib/language.ts';

/**
 * `24 nov, 3:42 p.m.` / `Nov 24, 3:42 PM`, in this computer's zone; with the year when it is another one. In Spanish its
 * dot also ends a sentence.
 */
export function showMoment(instant: string, language: Language): string {
  return `${shortDay(instant, ownZone(), language)}, ${formatTime(instant, ownZone(), language)}`;
}

/**
 * The same of a moment at which a driver somewhere else is awaited, such as a visit, with the time there:
 * `24 nov, 3:42 p.m. (1:42 p.m., hora de Tijuana)`.
 */
export function showMomentIn(zone: string, instant: string, language: Language): string {
  return withTimeIn(zone, instant, showMoment(instant, language), language);
}

function withTimeIn(zone: string, instant: string, here: string, language: Language): string {
  return differs(instant, zone) ? `${here} (${timeIn(zone, instant, language)}, ${zoneName(zone, language)})` : here;
}

/** Only the time, on this computer's clock, with the one in the other zone: `3:42 p.m. (1:42 p.m., hora de Tijuana)`. */
export function showTimeIn(zone: string, instant: string, language: Language): string {
  return withTimeIn(zone, instant, formatTime(instant, ownZone(), language), language);
}

/** The time in another zone; with the day if it is another one than on this computer. */
export function timeIn(zone: string, instant: string, language: Language): string {
  const time = formatTime(instant, zone, language);
  const [day, ownDay] = [zone, ownZone()].map((item) => shortDay(instant, item, language));
  return day === ownDay ? time : `${day}, ${time}`;
}

function shortDay(instant: string, timeZone: string, language: Language): string {
  const at = new Date(instant);
  const [thatYear, thisYear] = [at, now()].map((item) => dateIn(timeZone, item).slice(0, 4));
  const year = thatYear === thisYear ? {} : ({ year: 'numeric' } as const);
  return dateFormat(locales[language], { day: 'numeric', month: 'short', ...year, timeZone }).format(at);
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

/** True if clocks in the zone differ from this computer's at this instant. */
export function differs(instant: string, zone: string): boolean {
  const options = { hour: '2-digit', minute: '2-digit', day: '2-digit', hourCycle: 'h23' } as const;
  const [here, there] = [ownZone(), zone].map((timeZone) => dateFormat('en-GB', { ...options, timeZone }));
  const at = new Date(instant);
  return here?.format(at) !== there?.format(at);
}
