import type { PersonalData } from '@volante/contract/application.ts';
import { expect, test } from 'vitest';
import { changedFields } from './personal-form.ts';

const stored = {
  firstName: 'María José',
  phone: '+525512345678',
  nationalId: 'NUAM900412MDFXVR08',
  street: 'Av. Juárez',
  rideShareTotalRides: null,
} as PersonalData;

test('only what changed is sent, but the CURP always', () => {
  const typed = { firstName: 'María José', phone: '55 1234 5678', nationalId: 'NUAM900412MDFXVR08', street: 'Reforma' };
  expect(changedFields(typed, stored, 'mx')).toEqual({ nationalId: 'NUAM900412MDFXVR08', street: 'Reforma' });
});

test('a foreign phone number is sent as it was typed', () => {
  expect(changedFields({ phone: '55 1234 5679' }, stored, 'mx')).toEqual({ phone: '55 1234 5679' });
});

test('a number that is still not known is not sent again', () => {
  expect(changedFields({ rideShareTotalRides: null }, stored, 'us')).toEqual({});
  expect(changedFields({ rideShareTotalRides: 0 }, stored, 'us')).toEqual({ rideShareTotalRides: 0 });
});
