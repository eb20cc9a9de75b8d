import type { CompanyTurn } from '../application.ts';
import { dateIn } from '../earnings/weeks.ts';
import { formatLongDate } from './day-and-time.ts';
import type { WordLanguage, Words } from './languages.ts';

const times: Words<(half: number, most: number) => string> = {
  es: (half, most) =>
    half < most
      ? `La mayoría recibe respuesta en ${most} días hábiles, y la mitad en ${half}.`
      : `La mayoría recibe respuesta en ${most === 1 ? '1 día hábil' : `${most} días hábiles`}.`,
  en: (half, most) =>
    half < most
      ? `Most people hear back within ${most} business days, and half of them within ${half}.`
      : `Most people hear back within ${most === 1 ? '1 business day' : `${most} business days`}.`,
};

/** How long an answer usually takes; '' where too few are known. */
export function answerTime({ answer }: Pick<CompanyTurn, 'answer'>, language: WordLanguage): string {
  return answer ? times[language](answer.half, answer.most) : '';
}

const tasks: Words<Record<CompanyTurn['task'], (day: string) => string>> = {
  es: {
    check: (day) => `Estamos revisando tus datos desde el ${day}.`,
    review: (day) => `Estamos revisando tus documentos y tus ganancias desde el ${day}.`,
    decision: (day) => `Estamos preparando tu respuesta desde el ${day}.`,
  },
  en: {
    check: (day) => `We’ve been reviewing your information since ${day}.`,
    review: (day) => `We’ve been reviewing your documents and earnings since ${day}.`,
    decision: (day) => `We’ve been preparing your answer since ${day}.`,
  },
};

const late: Words<string> = {
  es: 'Está tardando más de lo normal.',
  en: 'It’s taking longer than usual.',
};

/** What the company does now, since when, whether that is longer than usual, and what is usual. `zone` is the country's. */
export function companyTurnWords(turn: CompanyTurn, zone: string, language: WordLanguage): string {
  const day = formatLongDate(dateIn(zone, new Date(turn.since)), language);
  return [tasks[language][turn.task](day), turn.late && late[language], answerTime(turn, language)]
    .filter(Boolean)
    .join(' ');
}
