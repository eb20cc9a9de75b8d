import type { PersonalData } from '@volante/contract/admission/application.ts';
import { MexicoForm } from '@volante/contract/countries/mx-form.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import { checkCurp, curpPattern } from '@volante/contract/fields/identifiers/curp.ts';
import { checkRfc, rfcPattern } from '@volante/contract/fields/identifiers/rfc.ts';
import * as z from 'zod/mini';
import { useFieldValues } from '../../lib/form/field-values.ts';
import { digits, type Mask, upperCase } from '../../lib/form/masks.ts';
import { useText } from '../../lib/text.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useApplication } from '../application/application.ts';
import { BirthdateField } from './birthdate-field.tsx';
import { ContactFields, contactShape, contactValues } from './contact-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormPart } from './form-part.tsx';
import { usePersonalForm } from './personal-form.ts';
import { useProposedState } from './proposed-state.ts';
import { personalDataTexts } from './texts.ts';

const schema = z.strictObject({ ...contactShape, ...MexicoForm.shape });

/** The Mexican form: RFC and CURP become capitals while typing, the postal code suggests the state. */
export function MexicoScreen() {
  const t = useText(personalDataTexts);
  const { personalData } = useApplication();
  const { form, country, today } = usePersonalForm({ schema, values: storedValues(personalData) });
  const { field, setValue } = form;
  const [typedBirthdate, taxId, nationalId, postalCode, state] = useFieldValues(
    form,
    'birthdate',
    'taxId',
    'nationalId',
    'postalCode',
    'state',
  );
  const states = country.states.map((s) => s.name);
  const otherState = useProposedState({
    country,
    postalCode,
    state,
    open: states,
    choose: (name) => setValue('state', name),
  });
  const birthdate = isDate(typedBirthdate) ? typedBirthdate : '';
  const [curpWarning] = curpPattern.test(nationalId) ? checkCurp(nationalId, birthdate, today) : [];
  const [rfcWarning] = rfcPattern.test(taxId) ? checkRfc(taxId, birthdate) : [];
  return (
    <FormFrame form={form}>
      <FormPart title={t.contact}>
        <ContactFields country="mx" field={field} />
      </FormPart>
      <FormPart title={t.aboutYou}>
        <BirthdateField form={form} />
        <TextField
          label={t.nationalId}
          hint={t.nationalIdHint}
          {...capitals}
          warning={curpWarning && t.warnings[curpWarning]}
          {...field('nationalId', code(18))}
        />
        <TextField
          label={t.taxId}
          hint={t.taxIdHint}
          {...capitals}
          warning={rfcWarning && t.warnings[rfcWarning]}
          {...field('taxId', code(13))}
        />
      </FormPart>
      <FormPart title={t.address}>
        <TextField
          label={t.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          warning={otherState ? t.otherState(otherState) : undefined}
          {...field('postalCode', digits(5))}
        />
        <SelectField
          label={t.state}
          placeholder={t.chooseState}
          options={states.map((name) => ({ value: name, label: name }))}
          autoComplete="address-level1"
          {...field('state')}
        />
        <TextField label={t.city} autoComplete="address-level2" autoCapitalize="words" {...field('city')} />
        <TextField
          label={t.neighborhood}
          autoComplete="address-level3"
          autoCapitalize="words"
          {...field('neighborhood')}
        />
        <TextField label={t.street} autoComplete="address-line1" autoCapitalize="words" {...field('street')} />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField label={t.streetNumber} {...field('streetNumber')} />
          <TextField label={t.department} {...field('department')} />
        </div>
      </FormPart>
    </FormFrame>
  );
}

/** Converts to capitals and drops pasted spaces and dashes. */
const code =
  (length: number): Mask =>
  (text) =>
    upperCase(text)
      .replace(/[^A-ZÑ&\d]/g, '')
      .slice(0, length);

// The class shows capitals already while a keyboard still composes.
const capitals = {
  autoCapitalize: 'characters',
  autoComplete: 'off',
  autoCorrect: 'off',
  className: 'uppercase',
} as const;

function storedValues(stored: PersonalData) {
  const { birthdate, taxId, nationalId, postalCode, state, city, neighborhood, street, streetNumber, department } =
    stored;
  const address = { postalCode, state, city, neighborhood, street, streetNumber, department };
  return { ...contactValues(stored), birthdate, taxId, nationalId, ...address };
}
