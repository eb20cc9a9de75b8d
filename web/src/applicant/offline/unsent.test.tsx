import type { Application } from '@volante/contract/application.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../lib/call/call-error.ts';
import { chooseLanguage } from '../../lib/language.ts';
import { draftOf } from '../../lib/storage.ts';
import { storeApplication } from '../application/application.ts';
import { showFailure } from '../application/failure.ts';
import { unsentForms } from '../application/unsent-form.ts';
import { addressOf } from '../navigation/address.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import { rememberUnsent, sendUnsent } from './unsent.ts';

const home = location.pathname + location.search;
vi.mock('../navigation/go.ts', async (real) => ({
  ...(await real<object>()),
  // The URL changes at once, the screen when its code is loaded.
  goTo: async (path: string, options?: { query?: Record<string, string> }) => {
    history.replaceState(null, '', addressOf(path, options?.query));
    setTimeout(() => show(path, options?.query), 500);
  },
}));

rememberUnsent(() => undefined);

/** The server's copy, the calls that reach it, whether it is reachable and whether it answers. */
let server: Application;
let reachable: boolean;
let answers: boolean;
let sent: string[];

beforeEach(() => {
  localStorage.clear();
  chooseLanguage('es');
  reachable = false;
  answers = true;
  sent = [];
  server = openApplication(applicationOf());
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    if (!reachable) throw new TypeError('no network');
    return Response.json({ data: server });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector('form')?.remove();
  history.replaceState(null, '', home);
});

/** Opens a screen with one form, which sends its draft like the real ones. */
function show(path: string, query?: Record<string, string>): void {
  history.replaceState(null, '', addressOf(path, query));
  const form = document.createElement('form');
  form.setAttribute('method', 'dialog');
  form.setAttribute('name', path.slice(1));
  // As in the guarantor's form, where this field hides the form's own name.
  form.append(Object.assign(document.createElement('input'), { name: 'name' }));
  document.querySelector('form')?.remove();
  document.body.append(form);
  form.addEventListener('submit', () => {
    if (!answers) return;
    if (!reachable) return showFailure(new CallError({ kind: 'network_error' }));
    const draft = draftOf<Record<string, unknown>>(server.id, path.slice(1));
    sent.push(`${path.slice(1)} ${JSON.stringify(draft.read())}`);
    server = { ...server, personalData: { ...server.personalData, ...draft.read() } };
    storeApplication(server);
    draft.clear();
    form.remove();
  });
}

function fillAndPress(path: string, values: Record<string, unknown>): void {
  show(path);
  draftOf<Record<string, unknown>>(server.id, path.slice(1)).write(values);
  document.querySelector('form')!.requestSubmit();
}

function networkReturns(): Promise<void> {
  reachable = true;
  return sendUnsent();
}

test('two forms filled in without a network are sent in their order, each from its screen', async () => {
  fillAndPress('/customer', { firstName: 'Ana' });
  fillAndPress('/personal-data', { firstName: 'Ana', street: 'Roble' });
  await networkReturns();
  expect(sent).toEqual(['customer {"firstName":"Ana"}', 'personal-data {"firstName":"Ana","street":"Roble"}']);
  expect(unsentForms.all()).toEqual([]);
});

test('an unsent form with fields changed elsewhere is shown instead of sent, and later ones wait', async () => {
  fillAndPress('/customer', { firstName: 'Ana' });
  fillAndPress('/personal-data', { street: 'Roble' });
  server = { ...server, personalData: { ...server.personalData, firstName: 'Ana Sofía' } };
  await networkReturns();
  expect(sent).toEqual([]);
  expect(location.pathname).toBe('/customer');
  expect(draftOf(server.id, 'customer').read()).toEqual({ firstName: 'Ana' });
  expect(unsentForms.all().map(({ address }) => address)).toEqual([addressOf('/personal-data')]);
});

test('changes made elsewhere in other fields hold nothing up', async () => {
  fillAndPress('/customer', { firstName: 'Ana' });
  server = { ...server, personalData: { ...server.personalData, street: 'Pino' } };
  await networkReturns();
  expect(sent).toEqual(['customer {"firstName":"Ana"}']);
});

test('of saved answers the phone keeps only the fields typed on it', async () => {
  server = openApplication(applicationOf({ personalData: { ...server.personalData, phone: '5512345678' } }));
  show('/customer');
  draftOf<Record<string, unknown>>(server.id, 'customer').write({ firstName: 'Ana' });
  const form = document.querySelector('form')!;
  // The last field is written to the draft with the press, when the form is sent.
  const last = () => draftOf(server.id, 'customer').write({ firstName: 'Ana', lastName: 'Ruiz' });
  form.addEventListener('submit', last, { capture: true });
  form.requestSubmit();
  const { firstName, lastName } = server.personalData;
  await expect.poll(() => unsentForms.all().map(({ seen }) => seen)).toEqual([{ firstName, lastName }]);
  expect(JSON.stringify(unsentForms.all())).not.toContain('5512345678');
});

test('nothing is lost while the server cannot be reached', async () => {
  fillAndPress('/customer', { firstName: 'Ana' });
  await sendUnsent();
  expect(sent).toEqual([]);
  expect(unsentForms.all()).toHaveLength(1);
});

test('typing on takes back the form on the screen alone', () => {
  fillAndPress('/customer', { firstName: 'Ana' });
  fillAndPress('/personal-data', { street: 'Roble' });
  document.querySelector('input')!.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(unsentForms.all().map(({ address }) => address)).toEqual([addressOf('/customer')]);
});

test('a form that is refused for its errors is not promised to be sent', async () => {
  answers = false;
  show('/customer');
  const form = document.querySelector('form')!;
  form.requestSubmit();
  // A failure of another button doesn't concern the form.
  form.append(Object.assign(document.createElement('button'), { type: 'button' }));
  form.querySelector('button')!.click();
  showFailure(new CallError({ kind: 'network_error' }));
  expect(unsentForms.all()).toEqual([]);
});

test('a form that keeps no draft is not promised to be sent: it stays open for another press', () => {
  show('/platforms/uber');
  document.querySelector('form')!.removeAttribute('name');
  document.querySelector('form')!.requestSubmit();
  expect(unsentForms.all()).toEqual([]);
});

test('a network that never answers counts as none', () => {
  answers = false;
  show('/customer');
  document.querySelector('form')!.requestSubmit();
  showFailure(new CallError({ kind: 'timeout_error' }));
  expect(unsentForms.isHere()).toBe(true);
});

test('a form of another link stays for that link', async () => {
  fillAndPress('/customer', { firstName: 'Ana' });
  openApplication(applicationOf());
  await networkReturns();
  expect(sent).toEqual([]);
  expect(unsentForms.all()).toHaveLength(1);
});
