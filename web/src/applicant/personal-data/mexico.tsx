import type { PersonalData } from '@volante/contract/admission/application.ts';
import { mx } from '@volante/contract/countries/mx.ts';
import { boroughOf } from '@volante/contract/countries/mx-boroughs.ts';
import { MexicoForm } from '@volante/contract/countries/mx-form.ts';
import { ContactAsTyped } from '@volante/contract/personal-data/contact.ts';
import * as z from 'zod/mini';
import { useFieldValues } from '../../lib/form/field-values.ts';
import { digits } from '../../lib/form/masks.ts';
import { useText } from '../../lib/text.ts';
import { fieldPair } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useApplication } from '../application/application.ts';
import { contactValues } from '../application/contact/contact-fields.tsx';
import { ContactPart } from './contact-part.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormPart } from './form-part.tsx';
import { useProposals } from './from-papers/use-proposals.ts';
import { contradictionsOf, IdentityFields } from './identity-fields.tsx';
import { usePersonalForm } from './personal-form.ts';
import { useProposedCity, useProposedState } from './proposed-state.ts';
import { personalDataTexts } from './texts.ts';

const schema = z.strictObject({ ...ContactAsTyped.shape, ...MexicoForm.shape });

/** The Mexican form: RFC and CURP become capitals while typing, the postal code suggests the state. */
export function MexicoScreen() {
  const t = useText(personalDataTexts);
  const { personalData } = useApplication();
  const { form, questions, country, today } = usePersonalForm({
    schema,
    values: storedValues(personalData),
    doubts: contradictionsOf,
  });
  const { field, setValue } = form;
  const from = useProposals(form);
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

function storedValues(stored: PersonalData) {
  const { birthdate, taxId, nationalId, postalCode, state, city, neighborhood, street, streetNumber, department } =
    stored;
  const address = { postalCode, state, city, neighborhood, street, streetNumber, department };
  return { ...contactValues(stored, mx.code), birthdate, taxId, nationalId, ...address };
}
