import type { PersonalData } from '@volante/contract/application.ts';
import { type Contact, ContactAsTyped, ContactByPhone } from '@volante/contract/countries/contact.ts';
import { mx } from '@volante/contract/countries/mx.ts';
import { boroughOf } from '@volante/contract/countries/mx-boroughs.ts';
import { MexicoForm } from '@volante/contract/countries/mx-form.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import { birthdateOfCurp, checkCurp, curpPattern } from '@volante/contract/fields/identifiers/curp.ts';
import { contradictsNames } from '@volante/contract/fields/identifiers/curp-names.ts';
import { checkRfc, rfcPattern } from '@volante/contract/fields/identifiers/rfc.ts';
import * as z from 'zod/mini';
import type { Doubt } from '../../lib/form/ask-once.ts';
import { useFieldValues } from '../../lib/form/field-values.ts';
import { digits } from '../../lib/form/masks.ts';
import type { ScreenForm } from '../../lib/form/screen-form.ts';
import { useText } from '../../lib/text.ts';
import { fieldPair } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useApplication } from '../application/application.ts';
import { contactValues } from '../application/contact/contact-fields.tsx';
import { needsMail } from '../application/contact/needs-mail.ts';
import { BirthdateField } from './birthdate-field.tsx';
import { ContactPart } from './contact-part.tsx';
import { curpCode, rfcCode, useCurpFillsIn } from './fill-from-curp.ts';
import { FormFrame, FormPart } from './form-frame.tsx';
import { type FromDocument, useSuggestedValues } from './from-documents/use-suggested-values.ts';
import { usePersonalForm, useProposedCity, useProposedState } from './personal-form.ts';
import { personalDataTexts } from './texts.ts';

const schemaWith = (contact: typeof ContactAsTyped | typeof ContactByPhone) =>
  z.strictObject({ ...contact.shape, ...MexicoForm.shape });
const schemas = { mail: schemaWith(ContactAsTyped), phone: schemaWith(ContactByPhone) };

/** The Mexican form: RFC and CURP become capitals while typing, the postal code suggests the state. */
export function MexicoScreen() {
  const t = useText(personalDataTexts);
  const { personalData } = useApplication();
  const { form, questions, country, today } = usePersonalForm({
    schema: schemas[needsMail(mx.code) ? 'mail' : 'phone'],
    values: storedValues(personalData),
    doubts: contradictionsOf,
  });
  const { field, setValue } = form;
  const from = useSuggestedValues(form);
  const [postalCode, state, city] = useFieldValues(form, 'postalCode', 'state', 'city');
  useProposedCity(boroughOf(postalCode), city, (name) => setValue('city', name));
  const states = country.states.map((s) => s.name);
  const otherState = useProposedState({
    country,
    postalCode,
    state,
    open: states,
    choose: (name) => setValue('state', name),
  });
  return (
    <FormFrame form={form}>
      <ContactPart form={form} questions={questions} />
      <FormPart title={t.aboutYou}>
        <IdentityFields form={form} today={today} from={from} />
      </FormPart>
      <FormPart title={t.address}>
        <TextField
          label={t.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          warning={otherState ? t.otherState(otherState) : undefined}
          hint={from('postalCode')}
          {...field('postalCode', digits(5))}
        />
        <SelectField
          label={t.state}
          placeholder={t.chooseState}
          options={states.map((name) => ({ value: name, label: name }))}
          autoComplete="address-level1"
          hint={from('state')}
          {...field('state')}
        />
        <TextField
          label={t.city}
          hint={from('city')}
          autoComplete="address-level2"
          autoCapitalize="words"
          {...field('city')}
        />
        <TextField
          label={t.neighborhood}
          hint={from('neighborhood')}
          autoComplete="address-level3"
          autoCapitalize="words"
          {...field('neighborhood')}
        />
        <TextField
          label={t.street}
          hint={from('street')}
          autoComplete="address-line1"
          autoCapitalize="words"
          {...field('street')}
        />
        <div className={fieldPair}>
          <TextField label={t.streetNumber} hint={from('streetNumber')} {...field('streetNumber')} />
          <TextField label={t.department} hint={from('department')} {...field('department')} />
        </div>
      </FormPart>
    </FormFrame>
  );
}

function storedValues(stored: PersonalData): Required<z.input<typeof schemas.mail>> {
  const { birthdate, taxId, nationalId, postalCode, state, city, neighborhood, street, streetNumber, department } =
    stored;
  const address = { postalCode, state, city, neighborhood, street, streetNumber, department };
  return { ...contactValues(stored, mx.code), birthdate, taxId, nationalId, ...address };
}

type Identity = Pick<Contact, 'firstName' | 'lastName'> & Pick<MexicoForm, 'birthdate' | 'nationalId' | 'taxId'>;

interface IdentityFieldsProps<Input extends Identity> {
  form: ScreenForm<Input>;
  /** `yyyy-mm-dd`. */
  today: string;
  from: FromDocument;
}

/** CURP, date of birth and RFC: the first one fills in most of the others. */
function IdentityFields<Input extends Identity>({ form: given, today, from }: IdentityFieldsProps<Input>) {
  const form = given as unknown as ScreenForm<Identity>;
  const t = useText(personalDataTexts);
  const typed = useFieldValues(form, 'nationalId', 'birthdate', 'taxId', 'firstName', 'lastName');
  const [nationalId, typedBirthdate, taxId, firstName, lastName] = typed;
  useCurpFillsIn(form);
  const birthdate = isDate(typedBirthdate) ? typedBirthdate : '';
  const isCurp = curpPattern.test(nationalId);
  const [slip] = isCurp ? checkCurp(nationalId, birthdate, today) : [];
  const otherName = isCurp && contradictsNames(nationalId, firstName, lastName) && 'curp_names_differ';
  const curpWarning = slip ?? (otherName || undefined);
  const [rfcWarning] = rfcPattern.test(taxId) ? checkRfc(taxId, birthdate) : [];
  const isFromCurp = isCurp && birthdate === birthdateOfCurp(nationalId) && birthdate !== form.core.stored().birthdate;
  const isBegun = isCurp && taxId.length === HEAD && nationalId.startsWith(taxId);
  return (
    <>
      <TextField
        label={t.nationalId}
        hint={from('nationalId') ?? t.nationalIdHint}
        {...capitals}
        warning={curpWarning && t.warnings[curpWarning]}
        {...form.field('nationalId', curpCode)}
        onFocus={(event) => event.target.value.length === HEAD && goOnTyping(event.target)}
      />
      <BirthdateField form={form} hint={from('birthdate') ?? (isFromCurp ? t.birthdateFromCurp : undefined)} />
      <TextField
        label={t.taxId}
        hint={from('taxId') ?? (isBegun ? t.taxIdFromCurp : t.taxIdHint)}
        {...capitals}
        warning={rfcWarning && t.warnings[rfcWarning]}
        {...form.field('taxId', rfcCode)}
        onFocus={(event) => event.target.value.length === HEAD && goOnTyping(event.target)}
      />
    </>
  );
}

/** Where CURP, RFC, names and date of birth contradict each other. */
function contradictionsOf({ nationalId, taxId, birthdate, firstName, lastName }: Identity): Doubt[] {
  const curp = curpPattern.test(nationalId) && isDate(birthdateOfCurp(nationalId)) ? nationalId : null;
  const doubt = (path: string, code: Doubt['code'], ...values: string[]) => [{ path, code, value: values.join(' ') }];
  if (curp && birthdateOfCurp(curp) !== birthdate)
    return doubt('nationalId', 'curp_birthdate_doubtful', curp, birthdate);
  if (curp && contradictsNames(curp, firstName, lastName))
    return doubt('nationalId', 'curp_names_doubtful', curp, firstName, lastName);
  if (rfcPattern.test(taxId) && checkRfc(taxId, birthdate).includes('rfc_birthdate_differs'))
    return doubt('taxId', 'rfc_birthdate_doubtful', taxId, birthdate);
  return [];
}

/** As many letters and digits as CURP and RFC have in common. */
const HEAD = 10;

/** The Tab key selects all, and the next key would delete what was filled in. */
const goOnTyping = (input: HTMLInputElement) => input.setSelectionRange(HEAD, HEAD);

// The class shows capitals already while a keyboard still composes.
const capitals = {
  autoCapitalize: 'characters',
  autoComplete: 'off',
  autoCorrect: 'off',
  className: 'uppercase',
} as const;
