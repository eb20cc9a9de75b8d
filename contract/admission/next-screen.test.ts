import { describe, expect, test } from 'vitest';
import type { Application } from '../application.ts';
import { readAddress } from '../fields/address.ts';
import {
  entryScreen,
  isOpenScreen,
  nextDocumentScreen,
  nextScreen,
  screenOfStage,
  screenOfStep,
  waitingPictures,
} from './next-screen.ts';
import { type Stage, stages } from './stages.ts';
import { stepsOf } from './steps.ts';
import { applicationIn } from './testing/test-application.ts';

const id = '3f2b8c1e-9d4a-4c7b-8a5e-0123456789ab';
const enter = (link: string, application: Application | null, failure: Parameters<typeof entryScreen>[2] = null) => {
  const [path = '', query = ''] = link.split('?');
  return entryScreen(readAddress(path, query), application, failure);
};

describe('where a link leads', () => {
  test('without an id, or with one the server does not know: not found', () => {
    expect(enter('/', null)).toBe('/errors/request-not-found');
    expect(enter('/welcome', applicationIn('created'))).toBe('/errors/request-not-found');
    expect(enter(`/${id}`, null, 'admission_request_not_found')).toBe('/errors/request-not-found');
  });

  test('a guarantor’s link: their own page, which needs no application', () => {
    expect(enter(`/guarantor?id=${id}`, null)).toBe('/guarantor');
    expect(enter(`/${id}/guarantor/`, null, 'other')).toBe('/guarantor');
    expect(enter('/guarantor', null)).toBe('/errors/request-not-found');
  });

  test('when loading fails for any other reason: the server error', () => {
    expect(enter(`/${id}`, null, 'other')).toBe('/errors/server');
    expect(enter(`/${id}/schedule-home-visit`, null, 'other')).toBe('/errors/server');
  });

  test('on a device that proved nothing: the steps, unless the link names another screen', () => {
    for (const stage of stages) {
      const application = { ...applicationIn(stage), access: 'limited' as const };
      expect(enter(`/${id}`, application)).toBe('/tasks');
      expect(enter(`/${id}/welcome`, application)).toBe('/tasks');
      for (const open of ['/prove', '/my-phones']) expect(enter(`/${id}${open}`, application)).toBe(open);
    }
    const documents = { ...applicationIn('documents_analysis'), access: 'limited' as const };
    expect(enter(`/${id}/documents/proof_of_address`, documents)).toBe('/documents/proof_of_address');
  });

  test('a path that contains schedule-home-visit: the visit, in every stage before the decision', () => {
    for (const stage of stages.filter((s) => s !== 'approved' && s !== 'rejected'))
      expect(enter(`/${id}/schedule-home-visit?step=reschedule&account_id=1`, applicationIn(stage))).toBe(
        '/schedule-home-visit',
      );
    expect(enter(`/${id}/schedule-home-visit`, applicationIn('approved'))).toBe('/documents-success');
  });

  test('an account_id: the verification of the account, before skipPalenca and the stage', () => {
    expect(enter(`/?id=${id}&account_id=7&skipPalenca=true`, applicationIn('created'))).toBe('/palenca-verify');
    expect(enter(`/?id=${id}&account_id=7`, applicationIn('documents_analysis'))).toBe('/palenca-verify');
  });

  test("the widget's way back has its own screen, while earnings are still asked for", () => {
    expect(enter(`/palenca-return?id=${id}&account_id=7`, applicationIn('created'))).toBe('/palenca-return');
    expect(enter(`/palenca-return?id=${id}&account_id=7`, applicationIn('risk_analysis'))).toBe('/palenca-verify');
  });

  test('skipPalenca: the platforms, while earnings are still asked for', () => {
    expect(enter(`/?id=${id}&skipPalenca=true`, applicationIn('created'))).toBe('/platforms');
    expect(enter(`/?id=${id}&skipPalenca`, applicationIn('earnings_analysis'))).toBe('/platforms');
    expect(enter(`/?id=${id}&skipPalenca`, applicationIn('documents_analysis'))).toBe('/personal-data');
  });

  test('a document that shares its screen with others opens there', () => {
    const open = applicationIn('documents_analysis');
    expect(enter(`/documents/solidarity_obligor_identity_card_back?id=${id}`, open)).toBe(
      '/documents/solidarity_obligor_identity_card_front',
    );
    expect(enter(`/${id}/documents/bank_statement_month_2`, open)).toBe('/documents/bank_statements');
    expect(enter(`/documents/banana?id=${id}`, open)).toBe('/personal-data');
  });

  test('a path that names an open screen stays there: a reload in mid-flow', () => {
    expect(enter(`/platforms/uber?id=${id}`, applicationIn('earnings_analysis'))).toBe('/platforms/uber');
    expect(enter(`/documents/curp?id=${id}`, applicationIn('documents_analysis'))).toBe('/documents/curp');
    expect(enter(`/${id}/user-info-gathering`, applicationIn('home_visit'))).toBe('/user-info-gathering');
    expect(enter(`/${id}/home-image-upload`, applicationIn('home_visit'))).toBe('/home-image-upload');
    expect(enter(`/tasks?id=${id}`, applicationIn('approved'))).toBe('/tasks');
  });

  test('a path that names a closed or unknown screen does not', () => {
    expect(enter(`/documents/curp?id=${id}`, applicationIn('created'))).toBe('/welcome');
    expect(enter(`/platforms/uber?id=${id}`, applicationIn('documents_analysis'))).toBe('/personal-data');
    expect(enter(`/nowhere?id=${id}`, applicationIn('earnings_analysis'))).toBe('/earnings-analysis');
  });

  test.each<[Stage, string]>([
    ['created', '/welcome'],
    ['earnings_analysis', '/earnings-analysis'],
    ['judicial_analysis', '/documents-success'],
    ['documents_analysis', '/personal-data'],
    ['risk_analysis', '/documents-success'],
    ['home_visit', '/documents-success'],
    ['approved', '/documents-success'],
    ['rejected', '/documents-success'],
  ])('else the stage decides: %s opens %s', (stage, screen) => {
    expect(enter(`/${id}`, applicationIn(stage))).toBe(screen);
    expect(screenOfStage(stage)).toBe(screen);
  });
});

describe('which screens are open', () => {
  const openIn = (path: string) => stages.filter((stage) => isOpenScreen(path, applicationIn(stage)));
  const beforePass = ['created', 'earnings_analysis'];
  const afterPass = ['judicial_analysis', 'documents_analysis', 'risk_analysis', 'home_visit'];

  test.each(['/tasks', '/documents-success'])('%s is open always', (path) => {
    expect(openIn(path)).toEqual([...stages]);
  });

  test.each(['/user-info-gathering', '/home-image-upload', '/schedule-home-visit'])(
    '%s is open in every stage before the decision',
    (path) => {
      expect(openIn(path)).toEqual([...beforePass, ...afterPass]);
    },
  );

  test.each([
    '/welcome',
    '/customer',
    '/palenca',
    '/palenca-return',
    '/platforms',
    '/platforms/uber',
    '/platforms/other/connect',
    '/platforms/didi/success',
    '/earnings-analysis',
  ])('%s is open until the earnings analysis has passed', (path) => {
    expect(openIn(path)).toEqual(beforePass);
  });

  test.each([
    '/personal-data',
    '/check-your-answers',
    '/documents',
    '/documents/bank_statements',
    '/documents/selfie_photo',
  ])('%s is open once it has passed', (path) => {
    expect(openIn(path)).toEqual(afterPass);
  });

  test.each([
    '/',
    '',
    '/platforms/nothing',
    '/platforms/uber/elsewhere',
    '/platforms/uber/connect/more',
    '/documents/',
    '/documents/curp/more',
    '/documents/bank_statement_month_1',
    '/documents/driving_record',
    '/platforms/constructor',
    '/errors/server',
    '/tasks/1',
  ])('%j is no screen', (path) => {
    expect(openIn(path)).toEqual([]);
  });

  test('after the decision, what was sent can still be read if the earnings had passed', () => {
    const open = (status: 'approved' | 'rejected', earnings: 'pending' | 'completed') =>
      isOpenScreen('/check-your-answers', { ...applicationIn(status), earningsAnalysis: { status: earnings } });
    expect([open('approved', 'completed'), open('rejected', 'completed')]).toEqual([true, true]);
    expect(open('rejected', 'pending')).toBe(false);
  });

  test('a document that only the other country asks for has no screen', () => {
    expect(isOpenScreen('/documents/curp', applicationIn('documents_analysis', { country: 'us' }))).toBe(false);
  });
});

describe('what waits next', () => {
  const after = (given: Parameters<typeof applicationIn>[1]) =>
    nextScreen(applicationIn('documents_analysis', { personalData: 'completed', ...given }));

  test('contact, then a platform, then the analysis', () => {
    expect(nextScreen(applicationIn('created'))).toBe('/customer');
    expect(nextScreen(applicationIn('created', { contact: true }))).toBe('/platforms');
    expect(nextScreen(applicationIn('earnings_analysis', { complete: true }))).toBe('/earnings-analysis');
  });

  test('screenshots that wait for the driver come before the analysis, which closes the earnings', () => {
    const waiting = applicationIn('created', { contact: true, complete: true });
    expect(nextScreen({ ...waiting, openPictures: [{ platform: 'uber', count: 1 }] })).toBe('/platforms');
  });

  test('personal data comes next, then the list of documents, then each document in the country’s order', () => {
    expect(nextScreen(applicationIn('documents_analysis'))).toBe('/personal-data');
    expect(after({})).toBe('/documents');
    expect(after({ country: 'us' })).toBe('/documents');
    const garage = { garage_photo: { mediaId: 'm' } };
    expect(after({ documents: garage }), 'begun with any').toBe('/documents/identity_card_front');
    expect(after({ country: 'us', documents: { proof_of_address: { mediaId: 'm' } } })).toBe(
      '/documents/drivers_license_front',
    );
    expect(after({ documents: { identity_card_front: { mediaId: 'm' } } })).toBe('/documents/identity_card_back');
  });

  test('required documents come before optional ones; before the first optional one the list appears again', () => {
    const { documents } = applicationIn('documents_analysis').documentsAnalysis;
    const missing = documents.filter((d) => !d.required).map((d) => [d.type, { mediaId: null }]);
    const optional: Record<string, object> = Object.fromEntries(missing);
    const given = (changed: object) => after({ given: 'all', documents: { ...optional, ...changed } });
    const licence = { drivers_license_front: { mediaId: 'm' } };
    const begun = { ...licence, bank_statement_month_2: { mediaId: null } };
    expect(given(begun)).toBe('/documents/bank_statements');
    expect(given({})).toBe('/documents');
    expect(given(licence)).toBe('/documents/drivers_license_back');
    expect(after({ given: 'all', documents: { curp: { mediaId: null } } }), 'a list of one says nothing').toBe(
      '/documents/curp',
    );
  });

  test('documents left for later are skipped, rejected ones come first', () => {
    expect(after({ given: 'all', documents: { curp: { mediaId: null, skipped: true } } })).toBe('/check-your-answers');
    const rejected = { given: 'all', documents: { curp: { status: 'rejected' } } } as const;
    expect(after(rejected)).toBe('/documents/curp');
    expect(nextScreen(applicationIn('documents_analysis', rejected))).toBe('/documents/curp');
  });

  test('with nothing missing the check of all answers comes next, and nothing after sending', () => {
    expect(after({ given: 'all' })).toBe('/check-your-answers');
    const all = { given: 'all', personalData: 'completed' } as const;
    for (const stage of ['judicial_analysis', 'risk_analysis', 'home_visit', 'approved', 'rejected'] as const)
      expect(nextScreen(applicationIn(stage, all)), stage).toBe('/documents-success');
  });

  test('in the visit stage the booking comes first, then the location and the photos', () => {
    const at = (homePhotos: number, given: Parameters<typeof applicationIn>[1] = {}) =>
      applicationIn('home_visit', { given: 'all', personalData: 'completed', homePhotos, ...given });
    const locationData = { latitude: null, longitude: null, location: null, ipAddress: '10.0.0.1' };
    const booked = { visit: 'ahead' } as const;
    expect(nextScreen(at(0))).toBe('/schedule-home-visit');
    expect(nextScreen({ ...at(5), locationData })).toBe('/schedule-home-visit');
    expect(nextScreen(at(0, { documents: { curp: { mediaId: null, required: true } } }))).toBe('/schedule-home-visit');
    expect(nextScreen(at(0, booked))).toBe('/user-info-gathering');
    expect(nextScreen({ ...at(4, booked), locationData })).toBe('/home-image-upload');
    expect(nextScreen({ ...at(5, booked), locationData })).toBe('/documents-success');
    expect(nextScreen({ ...at(5, { visit: 'over' }), locationData })).toBe('/documents-success');
    expect(nextScreen(at(0, { documents: { curp: { status: 'rejected' } } }))).toBe('/documents/curp');
  });

  test('a document rejected after sending brings the applicant back to it', () => {
    const rejected = { personalData: 'completed', given: 'all', documents: { curp: { status: 'rejected' } } } as const;
    expect(nextScreen(applicationIn('risk_analysis', rejected))).toBe('/documents/curp');
    expect(nextScreen(applicationIn('rejected', rejected))).toBe('/documents-success');
  });

  test('after a document comes the next waiting one, then the check of answers, or the end if all was sent', () => {
    const begun = { documents: { identity_card_front: { mediaId: 'm' } } };
    expect(nextDocumentScreen(applicationIn('documents_analysis', begun))).toBe('/documents/identity_card_back');
    const all = { given: 'all', personalData: 'completed' } as const;
    expect(nextDocumentScreen(applicationIn('documents_analysis', all))).toBe('/check-your-answers');
    expect(nextDocumentScreen(applicationIn('home_visit', all))).toBe('/documents-success');
  });

  test('after the last document missing personal data comes next, and during the review no check of answers', () => {
    expect(nextDocumentScreen(applicationIn('documents_analysis', { given: 'all' }))).toBe('/personal-data');
    const all = { given: 'all', personalData: 'completed' } as const;
    expect(nextDocumentScreen(applicationIn('judicial_analysis', all))).toBe('/documents-success');
  });
});

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

const uber = { platform: 'uber', count: 2 } as const;
const inStage = (stage: Stage): Application => ({ ...applicationIn(stage), openPictures: [uber] });

test('screenshots wait as long as the board that asks about them can be opened', () => {
  expect(waitingPictures(inStage('created'))).toEqual([uber]);
  expect(waitingPictures(inStage('earnings_analysis'))).toEqual([uber]);
  expect(waitingPictures(inStage('documents_analysis'))).toEqual([]);
  const asked = { id: 'c-1', part: 'earnings', paths: ['uber.2026-11-09'], reason: 'unclear', note: null } as const;
  const corrections = [asked] as unknown as NonNullable<Application['corrections']>;
  expect(waitingPictures({ ...inStage('documents_analysis'), corrections })).toEqual([uber]);
  expect(waitingPictures(applicationIn('created'))).toEqual([]);
});
