import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { formatTime } from '@volante/contract/words/day-and-time.ts';
import { now, ownZone } from '../../lib/clock.ts';
import type { Language } from '../../lib/language.ts';
import { dictionary } from '../../lib/text.ts';
import { showAge, showMoment } from './moments.ts';

export const dueTexts = dictionary({
  es: {
    due: 'Plazo',
    none: 'Sin plazo',
    overdue: 'Vencida hace',
    today: 'Hoy',
    tomorrow: 'Mañana',
    words: { overdue: 'Vencida', today: 'Vence hoy', next: 'Vence el siguiente día hábil' },
  },
  en: {
    due: 'Due',
    none: 'No due time',
    overdue: 'Overdue by',
    today: 'Today',
    tomorrow: 'Tomorrow',
    words: { overdue: 'Overdue', today: 'Due today', next: 'Due the next working day' },
  },
});

export interface Due {
  is: 'overdue' | 'today' | 'tomorrow' | 'later';
  /** How long it is overdue, or at what time it is due, with the day if it is another than today or tomorrow. */
  time: string;
}

/** When an answer is due, on this computer's clock. */
export function dueOf(answerBy: string, language: Language): Due {
  if (Date.parse(answerBy) < now().getTime()) return { is: 'overdue', time: showAge(answerBy) };
  const [today, day] = [now(), new Date(answerBy)].map((at) => dateIn(ownZone(), at)) as [string, string];
  const is = day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'later';
  return { is, time: is === 'later' ? showMoment(answerBy, language) : formatTime(answerBy, ownZone(), language) };
}
