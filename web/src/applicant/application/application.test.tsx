import type { Application } from '@volante/contract/application.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import {
  currentApplication,
  loadApplication,
  reloadApplication,
  storeApplication,
  useApplication,
} from './application.ts';

let answers: ((application: Application | null) => void)[] = [];
let now = Date.now();

beforeEach(() => {
  answers = [];
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.spyOn(window, 'fetch').mockImplementation(
    () =>
      new Promise((resolve, reject) =>
        answers.push((application) =>
          application ? resolve(Response.json({ data: application })) : reject(new DOMException('gone', 'AbortError')),
        ),
      ),
  );
});
afterEach(() => vi.restoreAllMocks());

const named = (application: Application, firstName: string): Application => ({
  ...application,
  personalData: { ...application.personalData, firstName },
});
const shown = () => currentApplication()?.personalData.firstName;
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

test('the application is fetched once, however many ask while it is on its way', async () => {
  const application = applicationOf();
  const both = Promise.all([loadApplication(application.id), loadApplication(application.id)]);
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.(application);
  const [first, other] = await both;
  expect(first).toBe(other);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('screens follow the stored application, and do not re-render for the same content', async () => {
  const application = openApplication(applicationOf());
  let drawn = 0;
  const Name = () => {
    drawn++;
    return <p>{useApplication().personalData.firstName}</p>;
  };
  const screen = await render(<Name />);
  storeApplication(structuredClone(application));
  await new Promise(requestAnimationFrame);
  expect(drawn).toBe(1);
  storeApplication(named(application, 'Eva'));
  await expect.element(screen.getByText('Eva')).toBeVisible();
});

test('an answer requested before a write never replaces the write’s answer', async () => {
  const application = openApplication(applicationOf());
  const reload = reloadApplication();
  await expect.poll(() => answers).toHaveLength(1);
  storeApplication(named(application, 'Written'));
  answers[0]?.(named(application, 'Old'));
  expect((await reload).personalData.firstName).toBe('Written');
  expect(shown()).toBe('Written');
});

test('the answer to the later request counts, even if it arrives first', async () => {
  const application = openApplication(applicationOf());
  const both = [reloadApplication(), reloadApplication()];
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(named(application, 'Second'));
  await both[1];
  answers[0]?.(named(application, 'First'));
  await both[0];
  expect(shown()).toBe('Second');
});

test('returning to the page after half a minute refreshes it; a failure keeps what is shown', async () => {
  const application = openApplication(applicationOf());
  const Name = () => <p>{useApplication().personalData.firstName}</p>;
  await render(<Name />);
  comeBack();
  expect(fetch).not.toHaveBeenCalled();
  now += 31_000;
  comeBack();
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.(named(application, 'News'));
  await expect.poll(() => shown()).toBe('News');
  now += 31_000;
  vi.mocked(fetch).mockImplementation(async () => Response.json({ error: { code: 'server_error' } }, { status: 500 }));
  comeBack();
  await expect.poll(() => fetch).toHaveBeenCalledTimes(2);
  expect(shown()).toBe('News');
});

test('a page restored from the back-forward cache refetches its application', async () => {
  const application = openApplication(applicationOf());
  const Name = () => <p>{useApplication().personalData.firstName}</p>;
  await render(<Name />);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(fetch).not.toHaveBeenCalled();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.(named(application, 'Decided'));
  await expect.poll(() => shown()).toBe('Decided');
});
