import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { meAs, playServer, refusal, workAs } from '../testing/played-server.ts';
import { beginAt, showPage } from '../testing/test-console-page.tsx';
import { OwnAccount } from './own-account.tsx';

beginAt('/account', 'lead');

const sessions = { 'GET /me/sessions': () => ({ items: [], next: null }) };
const wanted = () => page.getByRole('checkbox', { name: /^Recibirlo por correo/ });

test('who gives out work turns the digest off in their own account, and on again', async () => {
  const calls = playServer({
    ...sessions,
    'PATCH /me': ({ body }) => meAs('lead', body as { dailyDigest: boolean }),
  });
  await showPage(<OwnAccount />);
  await expect.element(wanted()).toBeChecked();
  await wanted().click();
  await expect.element(page.getByText('Ya no lo vas a recibir.')).toBeVisible();
  await expect.element(wanted()).not.toBeChecked();
  await wanted().click();
  await expect.element(wanted()).toBeChecked();
  const sent = () => calls.filter(({ name }) => name === 'PATCH /me').map(({ body }) => body);
  await expect.poll(() => sent()).toEqual([{ dailyDigest: false }, { dailyDigest: true }]);
});

test('a change that isn’t saved is taken back', async () => {
  playServer({ ...sessions, 'PATCH /me': () => refusal(503, 'server_unavailable_error') });
  await showPage(<OwnAccount />);
  await wanted().click();
  await expect.element(wanted()).toBeChecked();
});

test('who gets no digest isn’t asked about it', async () => {
  workAs(meAs('advisor'));
  playServer(sessions);
  await showPage(<OwnAccount />);
  await expect.element(page.getByRole('heading', { name: 'Contraseña' })).toBeVisible();
  expect(wanted().elements()).toEqual([]);
});
