import { settingNames } from '@volante/contract/staff/administration/settings.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type PlayedCall, playServer } from '../testing/played-server.ts';
import { beginAt, showPage } from '../testing/test-console-page.tsx';
import { AskForHelpContact } from './ask-for-help-contact.tsx';

beginAt('/', 'everything');

const settingsWith = (own: Record<string, object> = {}) => {
  const none = { value: null, revision: 3 };
  return Object.fromEntries(settingNames.map((name) => [name, { ...none, ...own[name] }]));
};
const question = page.getByText('Los conductores no tienen a quién pedirle ayuda');

test('an admin is asked for a contact, and may say why there is none', async () => {
  const patched: PlayedCall['body'][] = [];
  playServer({
    'GET /settings': () => settingsWith(),
    'PATCH /settings': ({ body }) => {
      patched.push(body);
      return settingsWith({ SUPPORT_DECLINED: { value: 'Atendemos en la oficina' } });
    },
  });
  await showPage(<AskForHelpContact />);
  await expect
    .element(page.getByRole('link', { name: 'Poner un contacto' }))
    .toHaveAttribute('href', expect.stringContaining('/admin/settings'));
  await page.getByRole('button', { name: 'No va a haber contacto' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByLabelText('Por qué')).toHaveAccessibleDescription(/Escribe por qué/);
  await page.getByLabelText('Por qué').fill('Atendemos en la oficina');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(patched).toEqual([{ SUPPORT_DECLINED: { value: 'Atendemos en la oficina', revision: 3 } }]);
});

test('nobody is asked once there is a contact', async () => {
  const calls = playServer({ 'GET /settings': () => settingsWith({ SUPPORT_PHONE: { value: '5512345678' } }) });
  await showPage(<AskForHelpContact />);
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(question).not.toBeInTheDocument();
});
