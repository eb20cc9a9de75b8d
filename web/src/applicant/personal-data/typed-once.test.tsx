import type { Application, PersonalData } from '@volante/contract/application.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import PersonalDataScreen from './personal-data.tsx';

const home = location.pathname + location.search;
vi.mock('../navigation/go.ts', async (real) => ({ ...(await real<object>()), goTo: async () => undefined }));

beforeEach(() => {
  localStorage.clear();
  chooseLanguage('es');
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

const address = { postalCode: '06050', state: 'Ciudad de México', city: 'Cuauhtémoc', neighborhood: 'Centro' };
const living = { ...address, street: 'Av. Juárez', streetNumber: '120' };
const whole = { birthdate: '1990-04-12', nationalId: 'HEGG900412MVZRRL01', taxId: 'HEGG900412AB1', ...living };
const gabriela = { firstName: 'Gabriela', lastName: 'Hernández García' };

async function open(data: Partial<PersonalData> = {}) {
  const { personalData } = applicationOf();
  const change: Partial<Application> = { personalData: { ...personalData, ...gabriela, ...data } };
  const application = openApplication(applicationOf({ status: 'documents_analysis', ...change }));
  const sent: Record<string, unknown>[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    if (init?.body) sent.push(JSON.parse(String(init.body)));
    return Response.json({ data: application });
  });
  const screen = await render(<PersonalDataScreen />);
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  const says = (text: string) => screen.getByText(text, { exact: false }).first();
  const send = () => (screen.getByRole('button', { name: 'Continuar' }).element() as HTMLElement).click();
  return { screen, field, says, send, sent };
}

test('a CURP fills in the date of birth and the first ten of the RFC', async () => {
  const { field, says } = await open(living);
  await field('CURP').fill('HEGG900412MVZRRL01');
  await expect.element(field('Día')).toHaveValue('12');
  await expect.element(field('Mes')).toHaveValue('04');
  await expect.element(field('Año')).toHaveValue('1990');
  await expect.element(field('RFC con homoclave')).toHaveValue('HEGG900412');
  await expect.element(says('La tomamos de tu CURP')).toBeVisible();
  await expect.element(field('RFC con homoclave')).toHaveAccessibleDescription(/escribe los 3 que faltan/);
});

test('a letter in the place before the last one means born in 2000 or later', async () => {
  const { field } = await open(living);
  await field('CURP').fill('HEGG040412MVZRRLA4');
  await expect.element(field('Año')).toHaveValue('2004');
  await field('CURP').fill('HEGG840412MVZRRL04');
  await expect.element(field('Año')).toHaveValue('1984');
});

test('typed values are not replaced by those of the CURP', async () => {
  const { field } = await open({ ...living, birthdate: '1991-04-12', taxId: 'HEGG910412AB1' });
  await field('CURP').fill('HEGG900412MVZRRL01');
  await expect.element(field('Año')).toHaveValue('1991');
  await expect.element(field('RFC con homoclave')).toHaveValue('HEGG910412AB1');
});

test('names and date of birth begin the CURP, and a whole one may be pasted behind that', async () => {
  const { field } = await open(living);
  await field('Día').fill('12');
  await field('Mes').selectOptions('04');
  await field('Año').fill('1990');
  await expect.element(field('CURP')).toHaveValue('HEGG900412');
  const { value } = field('CURP').element() as HTMLInputElement;
  await field('CURP').fill(`${value}HEGG900412MVZRRL01`);
  await expect.element(field('CURP')).toHaveValue('HEGG900412MVZRRL01');
});

test('a CURP with another date of birth is asked about once, then taken', async () => {
  const { field, send, sent, screen } = await open({ ...whole, birthdate: '1991-04-12', taxId: 'HEGG910412AB1' });
  await field('Calle').fill('Reforma');
  send();
  await expect.element(screen.getByRole('link', { name: /Dice otra fecha de nacimiento/ })).toBeVisible();
  expect(sent).toEqual([]);
  send();
  await expect.poll(() => sent).toEqual([{ nationalId: whole.nationalId, street: 'Reforma' }]);
});

test('a CURP that begins differently from the name is asked about once, then taken', async () => {
  const { field, says, send, sent, screen } = await open({ ...whole, firstName: 'Rosa', lastName: 'Peña Ruiz' });
  await field('Calle').fill('Reforma');
  await expect.element(says('no coinciden con tu nombre')).toBeVisible();
  send();
  await expect.element(screen.getByRole('link', { name: /Empieza distinto que tu nombre/ })).toBeVisible();
  expect(sent).toEqual([]);
  send();
  await expect.poll(() => sent).toHaveLength(1);
});

test('an RFC with another date of birth is asked about once, then taken', async () => {
  const { field, send, sent, screen } = await open(whole);
  await field('RFC con homoclave').fill('HEGG910412AB1');
  send();
  await expect.element(screen.getByRole('link', { name: /Tu RFC|tu RFC/ })).toBeVisible();
  send();
  await expect.poll(() => sent[0]).toMatchObject({ taxId: 'HEGG910412AB1' });
});

test('data given at the start is one line, and its fields open in place', async () => {
  const { screen, field, says, send, sent } = await open(whole);
  await expect.element(says('Gabriela Hernández García')).toBeVisible();
  await expect.element(says('maria@example.com')).toBeVisible();
  expect(field('Celular').elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Cambiar tus datos de contacto' }).click();
  await expect.element(field('Nombre(s)')).toHaveFocus();
  await field('Celular').fill('5512345679');
  send();
  await expect.poll(() => sent).toEqual([{ nationalId: whole.nationalId, phone: '55 1234 5679' }]);
});

test('the fields are open where one of them is missing', async () => {
  const { field } = await open({ ...whole, email: '' });
  await expect.element(field('Correo electrónico')).toHaveValue('');
});

test('changed and unsent data is in its fields after a reload', async () => {
  const { field, screen } = await open(whole);
  await screen.getByRole('button', { name: 'Cambiar tus datos de contacto' }).click();
  await field('Apellidos').fill('Hernández Luna');
  await expect.poll(() => JSON.stringify({ ...localStorage })).toContain('Luna');
  await screen.unmount();
  const again = await render(<PersonalDataScreen />);
  await expect.element(again.getByLabelText('Apellidos', { exact: true })).toHaveValue('Hernández Luna');
});

test('a name of one or two letters is asked about once, then taken', async () => {
  const { field, screen, send, sent } = await open(whole);
  await screen.getByRole('button', { name: 'Cambiar tus datos de contacto' }).click();
  await field('Nombre(s)').fill('Jo');
  await userEvent.tab();
  send();
  await expect
    .element(screen.getByRole('link', { name: /Tu nombre está completo|tu nombre está completo/i }))
    .toBeVisible();
  expect(sent).toEqual([]);
  send();
  await expect.poll(() => sent[0]).toMatchObject({ firstName: 'Jo', confirmShortName: true });
});

test('a postal code of Mexico City fills in the borough, and no typed one is replaced', async () => {
  const { field } = await open();
  await field('Código postal').fill('06050');
  await expect.element(field('Ciudad o municipio')).toHaveValue('Cuauhtémoc');
  await field('Código postal').fill('16000');
  await expect.element(field('Ciudad o municipio')).toHaveValue('Xochimilco');
  await field('Ciudad o municipio').fill('San Gregorio');
  await field('Código postal').fill('03100');
  await expect.element(field('Estado')).toHaveValue('Ciudad de México');
  await expect.element(field('Ciudad o municipio')).toHaveValue('San Gregorio');
  await field('Ciudad o municipio').fill('');
  await field('Código postal').fill('50000');
  await expect.element(field('Estado')).toHaveValue('Estado de México');
  await expect.element(field('Ciudad o municipio')).toHaveValue('');
});
