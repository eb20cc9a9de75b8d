import { isDate } from '@volante/contract/fields/dates.ts';
import { birthdateOfCurp, curpPattern } from '@volante/contract/fields/identifiers/curp.ts';
import { curpLetters, rfcHeadOf } from '@volante/contract/fields/identifiers/curp-names.ts';
import { useEffect, useRef } from 'react';
import { useFieldValues } from '../../lib/form/field-values.ts';
import { type Mask, upperCase } from '../../lib/form/masks.ts';
import type { ScreenForm } from '../../lib/form/screen-form.ts';

interface Filled {
  nationalId: string;
  birthdate: string;
  taxId: string;
  firstName: string;
  lastName: string;
}

/**
 * A complete CURP fills in the date of birth and the first ten characters of the RFC; names and a date fill in the
 * first ten of the CURP. Typed text is never replaced.
 */
export function useCurpFillsIn(form: ScreenForm<Filled>): void {
  const { core, setValue } = form;
  const [nationalId, birthdate, firstName, lastName] = useFieldValues(
    form,
    'nationalId',
    'birthdate',
    'firstName',
    'lastName',
  );
  const proposed = useRef<Partial<Filled>>({});
  const propose = useRef((path: 'nationalId' | 'birthdate' | 'taxId', value: string) => {
    const there = core.values()[path];
    const isFree = there === '' || there === proposed.current[path];
    if (!isFree && !(path !== 'birthdate' && value.startsWith(there))) return;
    proposed.current[path] = value;
    setValue(path, value);
  });
  useEffect(() => {
    if (!curpPattern.test(nationalId)) return;
    const born = birthdateOfCurp(nationalId);
    const head = rfcHeadOf(nationalId, core.values().lastName);
    if (isDate(born)) propose.current('birthdate', born);
    if (head) propose.current('taxId', head);
  }, [nationalId, core]);
  useEffect(() => {
    const letters = isDate(birthdate) && curpLetters(firstName, lastName);
    if (letters) propose.current('nationalId', letters + birthdate.slice(2).replaceAll('-', ''));
  }, [birthdate, firstName, lastName]);
}

/** Converts to capitals and drops pasted spaces and dashes. */
const code =
  (length: number): Mask =>
  (text) =>
    upperCase(text)
      .replace(/[^A-ZÑ&\d]/g, '')
      .slice(0, length);

export const rfcCode = code(13);

/** Keeps only the CURP when a complete one is pasted after its own beginning. */
export const curpCode: Mask = (text) => {
  const all = code(40)(text);
  const last = all.slice(-18);
  return curpPattern.test(last) ? last : all.slice(0, 18);
};
