import { describe, expect, test } from 'vitest';
import { screenOfStep } from './next-screen.ts';
import { stepsOf } from './steps.ts';
import { applicationIn } from './testing/test-application.ts';

describe('the step list', () => {
  const paths = (...given: Parameters<typeof applicationIn>) => {
    const application = applicationIn(...given);
    return stepsOf(application).map((step) => screenOfStep(step, application)?.path ?? null);
  };

  test('waiting steps can be opened, locked ones cannot', () => {
    expect(paths('created')).toEqual(['/customer', '/platforms', null, null, null, null]);
  });

  test('a booked visit can be opened to join or move it', () => {
    const done = { given: 'all', personalData: 'completed', visit: 'ahead' } as const;
    expect(paths('risk_analysis', done)[5]).toBe('/schedule-home-visit');
    expect(paths('home_visit', { ...done, homePhotos: 5 })[5]).toBe('/user-info-gathering');
    expect(paths('approved', done)[5]).toBe(null);
  });

  test('finished steps can be viewed again while their screen is open', () => {
    const done = { given: 'all', personalData: 'completed' } as const;
    expect(paths('created', { contact: true })[0]).toBe('/customer');
    const check = '/check-your-answers';
    expect(paths('documents_analysis', done)).toEqual(['/personal-data', null, '/personal-data', check, check, null]);
    expect(paths('rejected', { ...done, contact: true })).toEqual([null, null, null, null, null, null]);
  });
});
