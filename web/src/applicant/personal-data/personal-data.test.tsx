import type { Application } from '@volante/contract/application.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import { applicationOf, openApplication, painted } from '../testing/test-application.ts';
import PersonalDataScreen from './personal-data.tsx';

const home = location.pathname + location.search;
const go = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('../navigation/go.ts', async (real) => ({
  ...(await real<object>()),
  goTo: async (path: string) => void go.to.push(path),
}));

beforeEach(() => {
  localStorage.clear();
  chooseLanguage('es');
  go.to = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

const address = { postalCode: '06050', state: 'Ciudad de México', city: 'Cuauhtémoc', neighborhood: 'Centro' };
const mexican = {
  ...applicationOf().personalData,
  ...{ birthdate: '1990-04-12', nationalId: 'NUAM900412MDFXVR08', taxId: 'NUAM900412AB1' },
  ...{ ...address, street: 'Av. Juárez', streetNumber: '120' },
};

async function open(
  change: Partial<Application>,
  refusal?: { status: number; code: string; path: string } | null,
  platforms: readonly object[] = [],
) {
  const application = openApplication(applicationOf({ status: 'documents_analysis', ...change }));
  const sent: Record<string, unknown>[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).includes('get-earnings-analysis')) return Response.json({ data: { platforms } });
    if (init?.body) sent.push(JSON.parse(String(init.body)));
    const error = { ...refusal, message: '', errors: [{ ...refusal, message: '' }] };
    return refusal ? Response.json({ error }, { status: refusal.status }) : Response.json({ data: application });
  });
  const screen = await render(<PersonalDataScreen />);
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  const says = (text: string) => screen.getByText(text, { exact: false }).first();
  // Clicked by script, because without the stylesheet the button doesn't stay in place, and a mouse may miss it.
  const send = async (name = 'Continuar') => (screen.getByRole('button', { name }).element() as HTMLElement).click();
  return { screen, field, says, send, sent, application };
}

test('only the changed field is sent, with the CURP', async () => {
  const { field, send, sent } = await open({ personalData: mexican });
  await field('Calle').fill('Reforma');
  await send();
  await expect.poll(() => sent).toEqual([{ nationalId: 'NUAM900412MDFXVR08', street: 'Reforma' }]);
});

test('RFC and CURP turn into capitals while typing, and lose the blanks of a paste', async () => {
  const { field } = await open({});
  await field('CURP').fill(' nuam-900412 mdfxvr08');
  await expect.element(field('CURP')).toHaveValue('NUAM900412MDFXVR08');
});

test('a CURP that may have a typing error warns, and still goes on', async () => {
  const { field, says, send, sent } = await open({ personalData: mexican });
  await field('CURP').fill('NUAM900412MDFXVR01');
  await expect.element(says('puede tener un error de dedo')).toBeVisible();
  await send();
  await expect.poll(() => sent[0]).toMatchObject({ nationalId: 'NUAM900412MDFXVR01' });
});

test('the RFC of a company is refused in words', async () => {
  const { field, says } = await open({ personalData: mexican });
  await field('RFC con homoclave').fill('ABC900412AB1');
  await userEvent.tab();
  await expect.element(says('Este RFC es de una empresa')).toBeVisible();
});

test('the postal code proposes the state, and does not overrule a chosen one', async () => {
  const { field, says } = await open({});
  await field('Código postal').fill('44100');
  await expect.element(field('Estado')).toHaveValue('Jalisco');
  await field('Estado').selectOptions('Nayarit');
  await field('Código postal').fill('64000');
  await expect.element(field('Estado')).toHaveValue('Nayarit');
  await expect.element(says('Este código postal parece de Nuevo León')).toBeVisible();
});

test('someone below the minimum age is told so', async () => {
  const { field, says } = await open({ personalData: { ...mexican, birthdate: '2012-01-01' } });
  await field('Año').fill('2013');
  await userEvent.tab();
  await expect.element(says('Debes tener al menos 18 años')).toBeVisible();
});

test('a CURP in use is refused at its field, without telling whether somebody else applied', async () => {
  const taken = { status: 409, code: 'already_exist', path: 'nationalId' };
  const { field, screen, send } = await open({ personalData: mexican }, taken);
  await field('Calle').fill('Reforma');
  await send();
  await expect.element(screen.getByRole('link', { name: 'Revisa tu CURP.', exact: false })).toBeVisible();
  await expect.element(field('CURP')).toHaveAccessibleDescription(/síguela con el enlace que te enviamos/);
  await expect.element(field('Calle')).toHaveValue('Reforma');
});

test('an invalid form sends nothing and moves the focus to the summary of what is wrong', async () => {
  const { field, says, send, sent } = await open({});
  await field('Calle').fill('A');
  (field('Calle').element() as HTMLElement).blur();
  await expect.element(says('Por favor, ingresa tu calle (al menos 3 letras)')).toBeVisible();
  await send();
  await expect.element(says('Revisa lo siguiente')).toBeVisible();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('alert');
  expect(sent).toEqual([]);
});

const american = {
  ...applicationOf({ country: 'us' }).personalData,
  ...{
    birthdate: '1988-03-09',
    ssn: '***-**-6789',
    postalCode: '75201',
    state: 'Texas',
    city: 'Dallas',
    street: 'Elm',
  },
  ...{ phone: '+12145550134', ocnBackgroundAndCreditCheckForApplication: true, privacyPolicy: true },
};

test('a stored SSN is shown masked and not sent again', async () => {
  chooseLanguage('en');
  const { field, send, sent } = await open({ country: 'us', personalData: american });
  await expect.element(field('Social Security number (SSN)')).toHaveValue('***-**-6789');
  await field('Street').fill('Oak');
  await send('Continue');
  await expect.poll(() => sent).toEqual([{ street: 'Oak' }]);
});

test('the first key in a stored SSN starts a new one; it is never kept on the phone', async () => {
  chooseLanguage('en');
  const { field } = await open({ country: 'us', personalData: american });
  await userEvent.click(field('Social Security number (SSN)'));
  await userEvent.keyboard('212345678');
  await expect.element(field('Social Security number (SSN)')).toHaveValue('212-34-5678');
  await field('Street').fill('Oak');
  await expect.poll(() => JSON.stringify({ ...localStorage })).toContain('Oak');
  expect(JSON.stringify({ ...localStorage })).not.toContain('5678');
});

test('an unknown number is sent as null, a typed one as a number', async () => {
  chooseLanguage('en');
  const personalData = { ...american, rideShareTotalRides: 100 };
  const { field, send, sent } = await open({ country: 'us', personalData });
  await field('Total rides').fill('');
  await field('Average earnings per week').fill('1,250.50');
  await send('Continue');
  await expect.poll(() => sent).toEqual([{ rideShareTotalRides: null, avgEarningPerWeek: 1250.5 }]);
});

test('data asked first is shown as one line; a ZIP code of another state opens its fields', async () => {
  chooseLanguage('en');
  const { field, says, screen } = await open({
    country: 'us',
    personalData: { ...american, postalCode: '' },
  });
  await expect.element(says('Dallas, Texas')).toBeVisible();
  await expect.element(says('Born March 9, 1988')).toBeVisible();
  for (const label of ['State', 'City', 'Month']) expect(screen.getByLabelText(label).elements()).toHaveLength(0);
  await field('ZIP code').fill('33101');
  await expect.element(field('State')).toHaveValue('Texas');
  await expect.element(says('This ZIP code looks like one in Florida')).toBeVisible();
});

test('the city follows the state', async () => {
  chooseLanguage('en');
  const { field, screen } = await open({ country: 'us', personalData: american });
  (screen.getByRole('button', { name: 'Change your city or date of birth' }).element() as HTMLElement).click();
  await field('State').selectOptions('Florida');
  await expect.element(field('City')).toHaveValue('Miami');
});

test('in the United States the home is in a city, in Spanish too', async () => {
  const { field, screen } = await open({ country: 'us', personalData: american });
  (screen.getByRole('button', { name: 'Cambiar tu ciudad o tu fecha de nacimiento' }).element() as HTMLElement).click();
  await expect.element(field('Ciudad')).toHaveAccessibleName('Ciudad');
});

test('the average of the earnings is proposed, and can be changed', async () => {
  chooseLanguage('en');
  const both = [{ mean: 612.5 }, { mean: 238 }, { mean: null }];
  const { field, send, sent } = await open({ country: 'us', personalData: american }, null, both);
  await expect.element(field('Average earnings per week')).toHaveValue('851');
  await expect.element(field('Average earnings per week')).toHaveAccessibleDescription(/The average of your earnings/);
  await send('Continue');
  await expect.poll(() => sent).toEqual([{ avgEarningPerWeek: 851 }]);
});

test('a figure that the applicant gave is not replaced by the average', async () => {
  chooseLanguage('en');
  const personalData = { ...american, avgEarningPerWeek: 700 };
  const { field } = await open({ country: 'us', personalData }, null, [{ mean: 850 }]);
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.flat().join()).toContain('get-earnings-analysis');
  await painted();
  await expect.element(field('Average earnings per week')).toHaveValue('700');
});

test('a ZIP code outside the states that are served says so', async () => {
  chooseLanguage('en');
  const { field, says } = await open({ country: 'us', personalData: american });
  await field('ZIP code').fill('1000');
  await expect.element(field('ZIP code')).not.toHaveAccessibleDescription(/we’re only in/);
  await field('ZIP code').fill('10001');
  await expect.element(says('For now, we’re only in Florida and Texas')).toBeVisible();
});
