import { squeeze } from '../fold.ts';
import type { Row } from '../layout.ts';

const PERIODS = [
  /^(dia|diario|hoy|day|daily|today)$/,
  /^(semana|semanal|week|weekly)$/,
  /^(mes|mensual|month|monthly|ano|year|historial|history)$/,
];

/** "Day  Week  Month" side by side: buttons, not a description of the sum beside them. */
export function isPeriodSwitch(row: Row): boolean {
  const words = row.map((line) => squeeze(line.text));
  return PERIODS.filter((period) => words.some((word) => period.test(word))).length >= 2;
}
