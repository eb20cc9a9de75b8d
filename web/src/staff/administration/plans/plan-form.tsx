import { countries } from '@volante/contract/countries/index.ts';
import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import type { VehiclePlan } from '@volante/contract/staff/administration/plans.ts';
import { insurances, MOST_TERM_WEEKS, type PlanFacts } from '@volante/contract/terms/terms.ts';
import { useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { askNow, queryOptions } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { orReadAgain } from '../../controls/form/or-read-again.ts';
import { useForm } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { PlanFigures } from './plan-figures.tsx';
import { planTexts } from './texts.ts';

interface PlanFormProps {
  /** Null: a new one. */
  plan: VehiclePlan | null;
  onSaved(): void;
  onClose(): void;
}

export const versionsOf = (planId: string) =>
  queryOptions({
    queryKey: ['plans', planId, 'versions'],
    queryFn: ({ signal }) => call('GET /plans/{planId}/versions', { params: { planId }, signal }),
    staleTime: 0,
  });

/** A new plan, or the next version of one. */
export function PlanForm({ plan, onSaved, onClose }: PlanFormProps) {
  const t = useText(planTexts);
  const form = useForm(typedOf(plan), ({ vehicle, weekly, weeks, deposit }) => ({
    vehicle: vehicle.trim().length < 2 && t.wrong.vehicle,
    weekly: !minorOf(weekly) && t.wrong.amount,
    weeks: !isTerm(weeks) && t.wrong.weeks(MOST_TERM_WEEKS),
    deposit: deposit.trim() !== '' && minorOf(deposit) === null && t.wrong.amount,
  }));
  const { country } = form.typed;
  // What somebody else saved while this was typed.
  const [present, setPresent] = useState<VehiclePlan | null>(null);
  const { currency } = countries[country];
  const save = form.sends(
    async (typed) => {
      const facts = factsOf(typed);
      if (plan) {
        const { id, version } = present ?? plan;
        const saving = call('PUT /plans/{planId}', { params: { planId: id }, body: { ...facts, version } });
        await orReadAgain(saving, async () => setPresent((await askNow(versionsOf(id))).items[0] ?? null));
      } else await call('POST /plans', { body: { ...facts, country: typed.country } });
      toast.success(t.saved);
      onSaved();
      onClose();
    },
    (error) => {
      if (error instanceof CallError && error.code === 'conflict_error') form.refuse('vehicle', t.wrong.tooMany);
      else throw error;
    },
  );
  return (
    <FormDialog
      title={plan ? t.changeTitle : t.add}
      form={form}
      onSubmit={save}
      send={present ? t.saveOver : t.save}
      leave={t.leave}
      onClose={onClose}
    >
      {plan && <p className="mb-3 text-small text-ink-2">{t.stays}</p>}
      {!plan && (
        <SelectField
          label={t.country}
          options={countryCodes.map((value) => ({ value, label: t.countryNames[value] }))}
          value={country}
          onChange={({ target }) => form.change({ country: target.value as CountryCode })}
        />
      )}
      <TextField label={t.vehicle} hint={t.vehicleHint} maxLength={80} autoFocus {...form.field('vehicle')} />
      <TextField
        label={t.weeklyPayment(currency)}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        {...form.field('weekly')}
      />
      <TextField label={t.term} inputMode="numeric" maxLength={3} autoComplete="off" {...form.field('weeks')} />
      <TextField
        label={t.deposit(currency)}
        hint={t.depositHint}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        {...form.field('deposit')}
      />
      <SelectField
        label={t.insurance}
        options={insurances.map((value) => ({ value, label: t.insurances[value] }))}
        {...form.field('insurance')}
      />
      {present && (
        <Notice tone="warn" title={t.present(present.by.name)} live className="mb-3.5">
          <p translate="no" className="font-semibold wrap-anywhere">
            {present.vehicle}
          </p>
          <PlanFigures plan={present} />
          {present.ended && <p className="font-semibold">{t.ended}</p>}
        </Notice>
      )}
    </FormDialog>
  );
}

function typedOf(plan: VehiclePlan | null) {
  const text = (minor: number | undefined) => (minor ? String(minor / 100) : '');
  return {
    country: plan?.country ?? (countryCodes[0] as CountryCode),
    ...{ vehicle: plan?.vehicle ?? '', weekly: text(plan?.weeklyPaymentMinor), weeks: plan ? `${plan.termWeeks}` : '' },
    ...{ deposit: text(plan?.depositMinor), insurance: plan?.insurance ?? insurances[0] },
  };
}

function factsOf({ vehicle, weekly, weeks, deposit, insurance }: ReturnType<typeof typedOf>): PlanFacts {
  const amounts = { weeklyPaymentMinor: minorOf(weekly) ?? 0, depositMinor: minorOf(deposit) ?? 0 };
  return { vehicle, ...amounts, termWeeks: Number(weeks), insurance };
}

/** An amount with or without separators and cents; null if it isn't one. */
function minorOf(text: string): number | null {
  const plain = text.replaceAll(/[\s,$]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

function isTerm(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_TERM_WEEKS;
}
