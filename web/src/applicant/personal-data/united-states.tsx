import type { PersonalData } from '@volante/contract/admission/application.ts';
import { stateOfPostalCode } from '@volante/contract/countries/index.ts';
import { us as country } from '@volante/contract/countries/us.ts';
import { UnitedStatesForm } from '@volante/contract/countries/us-form.ts';
import { ContactAsTyped } from '@volante/contract/personal-data/contact.ts';
import * as z from 'zod/mini';
import { useFieldValues } from '../../lib/form/field-values.ts';
import { digits } from '../../lib/form/masks.ts';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { fieldRow } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useApplication } from '../application/application.ts';
import { contactValues } from '../application/contact/contact-fields.tsx';
import { BirthdateField } from './birthdate-field.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { ContactPart } from './contact-part.tsx';
import { EarningField } from './earning-field.tsx';
import { useFirstAnswers } from './first-answers.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormPart } from './form-part.tsx';
import { useProposals } from './from-papers/use-proposals.ts';
import { shownNumber, typedNumber } from './number-field.ts';
import { usePersonalForm } from './personal-form.ts';
import { useProposedState } from './proposed-state.ts';
import { SsnField } from './ssn-field.tsx';
import { personalDataTexts } from './texts.ts';

const schema = z.strictObject({
  ...ContactAsTyped.shape,
  ...UnitedStatesForm.shape,
  rideShareTotalRides: z.pipe(typedNumber, UnitedStatesForm.shape.rideShareTotalRides),
  avgEarningPerWeek: z.pipe(typedNumber, UnitedStatesForm.shape.avgEarningPerWeek),
});

/** The US form: the city depends on the state; only states currently accepting applications are offered. */
export function UnitedStatesScreen() {
  const t = useText(personalDataTexts);
  const { personalData } = useApplication();
  const { form, questions } = usePersonalForm({
    schema,
    values: storedValues(personalData),
    check: ({ state, city }) =>
      city !== '' && state !== '' && !citiesOf(state).includes(city) ? { city: 'city_unknown' } : {},
    neverKeep: ['ssn'],
  });
  const { field, setValue } = form;
  const from = useProposals(form);
  const [postalCode, state] = useFieldValues(form, 'postalCode', 'state');
  const states = country.states
    .map((s) => s.name)
    .filter((name) => settings.openStates.includes(name) || name === personalData.state);
  const cities = citiesOf(state);
  const follow = (name: string) => {
    const [only, ...others] = citiesOf(name);
    setValue('city', only && others.length === 0 ? only : '');
  };
  const otherState = useProposedState({
    country,
    postalCode,
    state,
    open: states,
    choose: (name) => {
      setValue('state', name);
      follow(name);
    },
  });
  const stateField = field('state');
  const first = useFirstAnswers(form, otherState !== null);
  const isServed =
    postalCode.length < country.postalDigits || states.includes(stateOfPostalCode(country, postalCode) ?? '');
  return (
    <FormFrame form={form}>
      <ContactPart form={form} questions={questions} />
      {first.line}
      <FormPart title={t.aboutYou}>
        {first.isOpen && <BirthdateField form={form} hint={from('birthdate')} />}
        <SsnField form={form} stored={personalData.ssn} />
      </FormPart>
      <FormPart title={t.address}>
        {/* As on an envelope: 1200 Brickell Ave. Each has its own label, and wraps where letters are large. */}
        <div className={fieldRow}>
          <TextField label={t.streetNumberOptional} hint={from('streetNumber')} {...field('streetNumber')} />
          <TextField
            label={t.street}
            hint={from('street')}
            autoComplete="address-line1"
            autoCapitalize="words"
            {...field('street')}
          />
        </div>
        <TextField label={t.department} autoComplete="address-line2" {...field('department')} />
        <TextField
          label={t.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          warning={isServed ? (otherState ? t.otherState(otherState) : undefined) : t.notServed(states)}
          hint={from('postalCode')}
          {...field('postalCode', digits(5))}
        />
        {first.isOpen && (
          <>
            <SelectField
              label={t.state}
              placeholder={t.chooseState}
              options={states.map(option)}
              autoComplete="address-level1"
              {...stateField}
              onChange={(event) => {
                stateField.onChange(event);
                follow(event.target.value);
              }}
            />
            <SelectField
              // The options of another state need a fresh native list, or the old choice would stay shown.
              key={state}
              label={t.usCity}
              placeholder={state ? t.chooseCity : t.stateFirst}
              options={cities.map(option)}
              autoComplete="address-level2"
              {...field('city')}
            />
          </>
        )}
      </FormPart>
      <FormPart title={t.work}>
        <TextField label={t.rides} hint={t.ridesHint} inputMode="numeric" {...field('rideShareTotalRides')} />
        <EarningField form={form} />
      </FormPart>
      <FormPart title={t.consents} across>
        <ConsentFields field={field} />
      </FormPart>
    </FormFrame>
  );
}

const option = (name: string) => ({ value: name, label: name });

function citiesOf(state: string): readonly string[] {
  return country.states.find((s) => s.name === state)?.cities ?? [];
}

function storedValues(stored: PersonalData) {
  const { birthdate, postalCode, ssn, state, city, street, streetNumber, department } = stored;
  const { ocnBackgroundAndCreditCheckForApplication, privacyPolicy } = stored;
  return {
    ...contactValues(stored, country.code),
    ...{ birthdate, postalCode, ssn, state, city, street, streetNumber, department },
    rideShareTotalRides: shownNumber(stored.rideShareTotalRides),
    avgEarningPerWeek: shownNumber(stored.avgEarningPerWeek),
    // A form can only be sent with both ticked, so their type is `true`; until then they may be false.
    ocnBackgroundAndCreditCheckForApplication: ocnBackgroundAndCreditCheckForApplication as true,
    privacyPolicy: privacyPolicy as true,
  };
}
