import { expect, test } from 'vitest';
import { minutes } from './minutes.ts';
import { type PlanItem, planOf } from './plan.ts';
import { stepsOf } from './steps.ts';
import { applicationIn } from './testing/test-application.ts';

const named = (items: readonly PlanItem[] = []) =>
  items.map((item) => (item.kind === 'document' ? item.type : item.kind === 'statements' ? item.count : item.kind));

test('a new application in Mexico: what is asked today, and what before the call, guarantor and photos included', () => {
  const plan = planOf(applicationIn('created'));
  expect(plan?.today.minutes).toBe(16);
  expect(named(plan?.today.items)).toEqual(['identity_card_front', 'proof_of_address', 3, 'platforms']);
  expect(plan?.beforeCall.minutes).toBe(16);
  expect(named(plan?.beforeCall.items)).toEqual([
    ...['drivers_license_front', 'curp', 'proof_of_tax_situation', 'selfie_photo', 'garage_photo'],
    ...['solidarity_obligor_identity_card_front', 'home_photos'],
  ]);
});

test('in the United States nothing but the visit comes before the call', () => {
  const plan = planOf(applicationIn('created', { country: 'us' }));
  expect(named(plan?.today.items)).toEqual(['drivers_license_front', 'proof_of_address', 6, 'platforms']);
  expect(plan?.beforeCall).toEqual({
    minutes: minutes.booking + minutes.location + 5 * minutes.homePhoto,
    items: [{ kind: 'home_photos' }],
  });
});

test('today’s minutes are those of the steps that are left, so no screen contradicts another', () => {
  for (const application of [
    applicationIn('created', { contact: true }),
    applicationIn('earnings_analysis', { complete: true }),
    applicationIn('documents_analysis', { personalData: 'completed' }),
  ]) {
    const left = stepsOf(application).filter(({ key }) => key !== 'home_visit');
    expect(planOf(application)?.today.minutes).toBe(left.reduce((sum, step) => sum + step.minutes, 0));
  }
});

test('what was given is asked for no more, now or later', () => {
  const application = applicationIn('documents_analysis', {
    documents: {
      identity_card_front: { mediaId: 'a' },
      identity_card_back: { mediaId: 'b' },
      bank_statement_month_1: { mediaId: 'c' },
      curp: { mediaId: 'd' },
    },
  });
  const plan = planOf(application);
  expect(named(plan?.today.items)).toEqual(['proof_of_address', 2]);
  expect(named(plan?.beforeCall.items)).not.toContain('curp');
  const all = planOf({
    ...applicationIn('risk_analysis', { given: 'all', visit: 'ahead', personalData: 'completed' }),
    locationData: null,
  });
  expect(all).toMatchObject({ today: { minutes: 0, items: [] }, beforeCall: { minutes: 6 } });
});

test('there is no plan once the call’s time is over, or after the decision', () => {
  expect(planOf(applicationIn('home_visit', { homePhotos: 5, visit: 'over' }))).toBeNull();
  expect(planOf(applicationIn('approved'))).toBeNull();
  expect(planOf(applicationIn('rejected'))).toBeNull();
});
