import type { Application } from '@volante/contract/application.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import { settings } from '../../lib/settings.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import Welcome from './welcome.tsx';

const home = location.pathname + location.search;
beforeEach(() => chooseLanguage('es'));
afterEach(() => {
  settings.about = {};
  history.replaceState(null, '', home);
});

async function show(change: Partial<Application> = {}) {
  openApplication(applicationOf(change));
  const screen = await render(<Welcome />);
  const parts = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
  return { screen, parts };
}

test('what is asked today and what before the call, guarantor and call included, in both languages', async () => {
  const { parts } = await show();
  expect(parts()).toEqual([
    'Hoy: 15 minTen a la mano: INE, comprobante de domicilio, 3 estados de cuenta y tu app de Uber o DiDi.',
    'Antes de tu videollamada: 16 minLicencia, CURP, constancia del SAT, una selfie, foto de tu cochera, tu aval y su INE y fotos de tu casa.',
    'Videollamada desde tu casa: 30 min',
  ]);
  chooseLanguage('en');
  await expect
    .poll(parts)
    .toEqual([
      expect.stringMatching(
        /^Today: 15 minHave these ready: INE, proof of address, 3 bank statements,? and your Uber or DiDi app\.$/,
      ),
      expect.stringContaining('your guarantor and their INE'),
      'Video call from your home: 30 min',
    ]);
});

test('in the United States no guarantor and no SAT are asked for', async () => {
  chooseLanguage('en');
  const { parts } = await show({ country: 'us' });
  expect(parts()).toEqual([
    expect.stringContaining('driver’s license, proof of address, 6 bank statements'),
    'Before your video call: 8 minPhotos of your home.',
    'Video call from your home: 30 min',
  ]);
});

test('what the company says about its program stands below the plan, as plain text and only in its language', async () => {
  settings.about = { ABOUT_MX_ES: 'Cuánto cuesta\n$3,200 a la <b>semana</b>' };
  const { screen } = await show();
  const summary = screen.getByText(/quiénes somos/);
  await summary.click();
  await expect.element(screen.getByText('$3,200 a la <b>semana</b>')).toBeVisible();
  chooseLanguage('en');
  await expect.element(screen.getByText(/who we are/)).not.toBeInTheDocument();
});
