import { type CountryCode, countryCodes } from '../../country.ts';
import { type OurTurn, type WaitsFor, waitsForUs } from '../queue-row.ts';

export type AnswerKey = `${CountryCode}.${OurTurn}`;
/** Within how many working hours the company answers; what is left out has no time. */
export type AnswerHours = Partial<Record<AnswerKey, number>>;

export const answerKeys: readonly AnswerKey[] = countryCodes.flatMap((country) =>
  waitsForUs.map((turn) => `${country}.${turn}` as const),
);

/** Four weeks: whoever waits longer waits without an end. */
export const MOST_ANSWER_HOURS = 180;

/** The hours for an application; null for turns of others, and where none are set. */
export function answerHoursOf(hours: AnswerHours, country: CountryCode, waitsFor: WaitsFor): number | null {
  return hours[`${country}.${waitsFor}` as AnswerKey] ?? null;
}

/** Reads the setting's text: `mx.review:9,us.review:9`, or `off`. Other keys are left out. */
export function readAnswerHours(text: string): AnswerHours {
  const parts = text.split(',').map((part) => part.trim().split(':'));
  return Object.fromEntries(
    parts.flatMap(([name, hours]) => (answerKeys.some((key) => key === name) ? [[name, Number(hours)]] : [])),
  );
}

/** The same as the setting's text; `off` if nothing has a time. */
export function writeAnswerHours(hours: AnswerHours): string {
  return answerKeys.flatMap((key) => (hours[key] === undefined ? [] : [`${key}:${hours[key]}`])).join(',') || 'off';
}
