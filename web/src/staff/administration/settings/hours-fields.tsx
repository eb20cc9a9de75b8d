import { countryCodes } from '@volante/contract/country.ts';
import {
  type AnswerKey,
  answerKeys,
  readAnswerHours,
  writeAnswerHours,
} from '@volante/contract/staff/administration/answer-hours.ts';
import { waitsForUs } from '@volante/contract/staff/queue-row.ts';
import { useText } from '../../../lib/text.ts';
import { NumberField, wholeOf } from './days-fields.tsx';
import { settingTexts } from './texts.ts';

/** Hours per country and turn, as typed. */
export type TypedHours = Record<AnswerKey, string>;

interface HoursFieldsProps {
  hint: string;
  hours: TypedHours;
  onChange(hours: TypedHours): void;
  errorOf(typed: string): string | undefined;
}

/** A number field per turn and country. */
export function HoursFields({ hint, hours, onChange, errorOf }: HoursFieldsProps) {
  const t = useText(settingTexts);
  return (
    <>
      <p className="mb-3 text-small text-ink-2">{hint}</p>
      {waitsForUs.map((turn, row) => (
        <fieldset key={turn}>
          <legend className="text-small font-bold">{t.turns[turn]}</legend>
          <div className="grid gap-x-4 desk:grid-cols-2">
            {countryCodes.map((country, column) => (
              <NumberField
                key={country}
                autoFocus={row === 0 && column === 0}
                label={t.country(country)}
                unit={t.hours}
                value={hours[`${country}.${turn}`]}
                onChange={({ target }) => onChange({ ...hours, [`${country}.${turn}`]: target.value })}
                error={errorOf(hours[`${country}.${turn}`])}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

/** Reads a setting's value: `mx.review:9`. */
export function readHours(value: unknown): TypedHours {
  const hours = readAnswerHours(String(value ?? ''));
  return Object.fromEntries(answerKeys.map((key) => [key, String(hours[key] ?? '')])) as TypedHours;
}

/** Writes a setting's value; an empty field has no hours. */
export function writeHours(typed: TypedHours): string {
  const given = answerKeys.flatMap((key) => {
    const hours = wholeOf(typed[key]);
    return hours === null ? [] : [[key, hours]];
  });
  return writeAnswerHours(Object.fromEntries(given));
}
