import { appointmentAt } from '@volante/contract/appointments/testing/test-appointment.ts';
import { expect, test } from 'vitest';
import { readWizardAddress, stepToShow, wizardQuery } from './place.ts';

const visit = appointmentAt('2026-12-01T17:30:00Z');
const shown = (search: string, booked = false) => stepToShow(readWizardAddress(search), booked ? visit : null);

test('the wizard begins with the date, and with the booked visit where the link says reschedule', () => {
  expect(shown('?id=x')).toBe('date');
  expect(shown('?id=x&step=reschedule', true)).toBe('reschedule');
});

test('a driver with a visit sees it instead of booking another one', () => {
  expect(shown('?step=date', true)).toBe('reschedule');
  expect(shown('?step=time&date=2026-12-01', true)).toBe('reschedule');
});

test('a visit that is moved goes through the same steps', () => {
  expect(shown('?move=1', true)).toBe('date');
  expect(shown('?step=form&move=1&date=2026-12-02&slot=20261202T1730Z', true)).toBe('form');
});

test('no step is shown before what it needs', () => {
  expect(shown('?step=time')).toBe('date');
  expect(shown('?step=time&date=2026-02-31')).toBe('date');
  expect(shown('?step=form&date=2026-12-01')).toBe('time');
  expect(shown('?step=form&slot=tomorrow')).toBe('date');
  expect(shown('?step=success')).toBe('date');
  expect(shown('?step=reschedule')).toBe('date');
});

test('confirming the slot already booked says so', () => {
  expect(shown(`?step=form&date=2026-12-01&slot=${visit.slotId}`, true)).toBe('success');
});

test('a cancelled visit is called cancelled until another one is booked', () => {
  expect(shown('?step=cancel')).toBe('cancel');
  expect(shown('?step=cancel', true)).toBe('reschedule');
});

test('source and entity of the link are passed on; unknown sources count as the customer', () => {
  const place = readWizardAddress('?source=advisor&entity=garage');
  expect(place).toMatchObject({ source: 'advisor', entity: 'garage' });
  expect(wizardQuery(place)).toEqual({ source: 'advisor', entity: 'garage' });
  expect(readWizardAddress('?source=robot')).toMatchObject({ source: 'customer', entity: 'home_visit' });
});

test('a place in the wizard survives the round trip through its address', () => {
  const place = readWizardAddress('?step=form&date=2026-12-01&slot=20261201T1730Z&move=1&source=system&entity=x');
  expect(readWizardAddress(new URLSearchParams(wizardQuery(place)).toString())).toEqual(place);
});
