import '../../lib/form/zod-setup.ts';
import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import type { PersonalData } from '@volante/contract/application.ts';
import { countries, stateOfPostalCode } from '@volante/contract/countries/index.ts';
import { isForeignPhone, normalizePhone } from '@volante/contract/countries/phone.ts';
import type { Country, CountryCode } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { PersonalDataUpdate } from '@volante/contract/personal-data/calls.ts';
import { checkBirthdate } from '@volante/contract/personal-data/rules.ts';
import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { now } from '../../lib/clock.ts';
import type { Doubt } from '../../lib/form/ask-once.ts';
import type { Path } from '../../lib/form/path.ts';
import { useScreenForm } from '../../lib/form/screen-form.ts';
import { useText } from '../../lib/text.ts';
import { reloadApplication, storeApplication, useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { shortNameFlag, useContactQuestions } from '../application/contact/contact-fields.tsx';
import { showFailure } from '../application/failure.ts';
import { goOnTo } from '../navigation/for-visit.ts';
import { toGoOn } from '../sending/under-way.ts';
import { personalDataTexts } from './texts.ts';

interface PersonalForm<Input extends object, Output> {
  schema: z.ZodMiniType<Output, Input>;
  values: Input;
  check?: (values: Input) => Partial<Record<Path<Input>, string>>;
  neverKeep?: readonly Path<Input>[];
  /** Contradictions, asked about once. */
  doubts?: (values: Input) => readonly Doubt[];
}

interface Always {
  birthdate: string;
  phone: string;
}

/** Shared by both countries' forms: texts, rules that need a clock, sending only changes, and the next screen. */
export function usePersonalForm<Input extends Always, Output extends object>(options: PersonalForm<Input, Output>) {
  const { id, country: code, personalData, corrections = [] } = useApplication();
  const t = useText(personalDataTexts);
  const country = countries[code];
  const today = dateIn(country.zone, now());
  const asked = corrections.flatMap(({ part, paths }) => (part === 'personal_data' ? paths : []));
  const questions = useContactQuestions();
  const errorText = (error: string, path: string) => {
    if (error === 'too_young') return t.tooYoung(country.minimumAge);
    if (error === 'already_exist') return t.alreadyExist[path as keyof typeof t.alreadyExist];
    const texts: Record<string, string> = { ...t.errors, ...t.errorsIn[code] };
    return texts[error] ?? t.errors.other;
  };
  const form = useScreenForm<Input, Output>({
    ...options,
    name: 'personal-data',
    owner: id,
    errorText,
    check: (values) =>
      ({
        birthdate: checkBirthdate(values.birthdate, country, today) ?? undefined,
        phone: isForeignPhone(values.phone, code) ? 'phone_invalid' : undefined,
        ...options.check?.(values),
      }) as Partial<Record<Path<Input>, string>>,
    send: async (typed) => {
      const body = changedFields(typed, personalData, code, asked) as PersonalDataUpdate;
      await questions.ask(body, options.doubts?.(form.core.values()));
      Object.assign(body, shortNameFlag(body));
      // The CURP is always included; unless it was edited here, it must not undo the value from another phone.
      if (body.nationalId && body.nationalId === personalData.nationalId) {
        const newest = await reloadApplication();
        // A device that was signed out meanwhile reads no CURP; it sends this one after its proof.
        if (!newest.access) body.nationalId = newest.personalData.nationalId;
      }
      const updated = await call('PATCH /public/admission/requests/{id}/personal-data', { params: { id }, body });
      storeApplication(updated);
      await goOnTo(nextScreen(toGoOn(updated)));
    },
    onFailure: showFailure,
  });
  return { form, questions, errorText, country, today, personalData };
}

/** Fills in a city known from its postal code, unless the applicant typed one. */
export function useProposedCity(known: string | null, city: string, fill: (city: string) => void): void {
  const proposed = useRef('');
  const latest = useRef({ city, fill });
  latest.current = { city, fill };
  useEffect(() => {
    const now = latest.current;
    const isFree = now.city === '' || now.city === proposed.current;
    if (!known || !isFree || known === now.city) return;
    proposed.current = known;
    now.fill(known);
  }, [known]);
}

interface SuggestedValue {
  country: Country;
  postalCode: string;
  /** The current choice. */
  state: string;
  /** The selectable states. */
  open: readonly string[];
  choose: (state: string) => void;
}

/**
 * Preselects the postal code's state, unless the applicant chose one. Returns the postal code's state if it contradicts the
 * chosen one, otherwise null.
 */
export function useProposedState({ country, postalCode, state, open, choose }: SuggestedValue): string | null {
  const owner = stateOfPostalCode(country, postalCode);
  const proposed = useRef(state === owner ? owner : '');
  const latest = useRef({ state, open, choose });
  latest.current = { state, open, choose };
  useEffect(() => {
    const now = latest.current;
    const free = now.state === '' || now.state === proposed.current;
    if (!owner || !free || owner === now.state || !now.open.includes(owner)) return;
    proposed.current = owner;
    now.choose(owner);
  }, [owner]);
  return owner && state !== '' && owner !== state ? owner : null;
}

/**
 * Only changed fields, plus the CURP and the fields staff `asked` to correct: saving one unchanged also answers the
 * request.
 */
export function changedFields<T extends object>(
  typed: T,
  stored: PersonalData,
  country: CountryCode,
  asked: readonly string[] = [],
): Partial<T> {
  const before: Record<string, unknown> = { ...stored };
  const kept = Object.entries(typed).filter(([field, value]) => {
    if (value === undefined) return false;
    if (field === 'nationalId' || asked.includes(field)) return true;
    const written = field === 'phone' ? normalizePhone(String(value), country) : value;
    return written !== before[field];
  });
  return Object.fromEntries(kept) as Partial<T>;
}
