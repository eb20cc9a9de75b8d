import { squeeze } from '../../../engine/fold.ts';
import type { Row } from '../layout.ts';

const PERIODS = [
  /^(dia|diario|hoy|day|daily|today)$/,
  /^(semana|semanal|week|weekly)$/,
  /^(mes|mensual|month|monthly|ano|year|historial|history)$/,
];
const RELATIVE = [
  /^(esta|this)(semana|week)$|^semanaactual$|^currentweek$/,
  /^(la)?(semana(pasada|anterior)|ultimasemana)$|^(last|previous|past)week$/,
  /^(hace)?(\d|dos|tres)semanas(atras)?$|^(\d|two|three)w(ee)?ksago$/,
];

/** "Day  Week  Month" or "This week  Last week" side by side: buttons, not a description of the sum beside them. */
export function isPeriodSwitch(row: Row): boolean {
  const words = row.map((line) => squeeze(line.text));
  return [PERIODS, RELATIVE].some(
    (buttons) => buttons.filter((button) => words.some((word) => button.test(word))).length >= 2,
  );
}

/** Whether a text is nothing but the name of a week relative to today. */
export function namesWeek(text: string): boolean {
  return RELATIVE.some((name) => name.test(squeeze(text)));
}
