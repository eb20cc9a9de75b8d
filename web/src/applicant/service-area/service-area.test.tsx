import { countries } from '@volante/contract/countries/index.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import { goTo } from '../navigation/go.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import NotThereYet from './not-there-yet.tsx';
import { mayApplyFrom, reasonOutside } from './outside.ts';
import WhereYouDrive from './where-you-drive.tsx';

const home = location.pathname + location.search;
vi.mock('../navigation/go.ts', async (real) => {
  const goTo = vi.fn(async (_path: string, _options?: object) => undefined);
  return { ...(await real<object>()), goTo, go: (path: string, _: object, options: object) => goTo(path, options) };
});

beforeEach(() => {
  localStorage.clear();
  chooseLanguage('en');
  vi.mocked(goTo).mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

const country = countries.us;
const circumstances = { country, openStates: ['Texas'], today: '2026-11-22' };
const dallas = { state: 'Texas', city: 'Dallas', birthdate: '1988-03-09' };

test('an unknown or closed state and another city are outside; age counts to the day', () => {
  const why = (change: object) => reasonOutside({ ...dallas, ...change }, circumstances);
  expect(why({})).toBeNull();
  expect(why({ state: '' })).toBeNull();
  expect(why({ state: 'Ohio' })).toBe('area');
  expect(why({ state: 'Florida' })).toBe('area');
  expect(why({ city: '-' })).toBe('area');
  expect(why({ birthdate: '2005-11-22' })).toBeNull();
  expect(why({ birthdate: '2005-11-23' })).toBe('age');
});

test('the day is the birthday, or 1 March for those born on 29 February', () => {
  expect(mayApplyFrom('2005-11-23', country)).toBe('2026-11-23');
  expect(mayApplyFrom('2008-02-29', country)).toBe('2029-03-01');
});

async function open() {
  const application = openApplication(
    applicationOf({ country: 'us', palenca: { widgetId: null, externalId: '', accounts: [] } }),
  );
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (init?.body) sent.push([String(url).split('/').at(-1), JSON.parse(String(init.body))]);
    const personalData = { ...application.personalData, ...dallas };
    return Response.json({
      data: String(url).endsWith('waiting-list') ? { kept: true } : { ...application, personalData },
    });
  });
  return sent;
}

test('a driver in a served area sends all three answers and continues; one elsewhere sends nothing', async () => {
  const sent = await open();
  const screen = await render(<WhereYouDrive />);
  const choose = (label: string, value: string) => screen.getByLabelText(label, { exact: true }).selectOptions(value);
  const press = () => (screen.getByRole('button', { name: 'Continue' }).element() as HTMLElement).click();
  await choose('State', 'Ohio');
  await expect.poll(() => screen.getByLabelText('Month').elements()).toHaveLength(0);
  press();
  await expect.poll(() => goTo).toHaveBeenCalledWith('/not-there-yet', { query: { state: 'Ohio' } });
  expect(sent).toEqual([]);
  await choose('State', 'Texas');
  press();
  await expect.element(screen.getByRole('alert').first()).toBeVisible();
  expect(sent).toEqual([]);
  await choose('City', 'Dallas');
  await choose('Month', 'March');
  await screen.getByLabelText('Day').fill('9');
  await screen.getByLabelText('Year').fill('1988');
  press();
  await expect.poll(() => sent).toEqual([['personal-data', dallas]]);
});

test('an e-mail is sent with what the applicant agreed to', async () => {
  history.replaceState(null, '', '/not-there-yet?state=Ohio');
  const sent = await open();
  const screen = await render(<NotThereYet />);
  await screen.getByLabelText('Email').fill('jo@example.com');
  (screen.getByRole('button', { name: 'Let me know' }).element() as HTMLElement).click();
  await expect.element(screen.getByText('Got it. We’ll let you know')).toBeVisible();
  const entry = { email: 'jo@example.com', place: 'Ohio', why: 'area', textVersion: '2026-11', language: 'en' };
  expect(sent).toEqual([['waiting-list', entry]]);
});
