import { settingNames } from '@volante/contract/staff/administration/settings.ts';
import { type FirstDay, type FirstDayItemName, firstDayItems } from '@volante/contract/staff/first-day/first-day.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storage } from '../../lib/storage.ts';
import { type PlayedCall, playServer, refusal } from '../testing/played-server.ts';
import { beginAt, showPage } from '../testing/test-console-page.tsx';
import { FirstDayCard } from './first-day-card.tsx';

beginAt('/', 'admin');
beforeEach(() => storage.remove('volante.staff.first-day-hidden'));

const eva = { id: 'b2222222-2222-4222-8222-222222222222', name: 'Eva Ruiz' };
const channel = { channel: 'email', state: 'never', reason: null, at: null, by: null } as const;
function dayWith(done: readonly FirstDayItemName[], more: Partial<FirstDay> = {}): FirstDay {
  return {
    items: firstDayItems.map((name) => {
      const isDone = done.includes(name);
      return { name, done: isDone, at: isDone ? '2026-11-22T12:05:00Z' : null, by: isDone ? eva : null, missing: [] };
    }),
    channels: [channel],
    ...more,
  };
}
const card = page.getByRole('region', { name: /Para empezar/ });
const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const unfold = () => page.getByRole('button', { name: 'Ver la lista' }).click();

test('shows how much is done and what is next, and in the list who did it and where to do the rest', async () => {
  playServer({ 'GET /first-day': () => dayWith(['supportContact', 'plans', 'backup']) });
  await showPage(<FirstDayCard />);
  await expect.element(card).toMatchTextContent('3 de 8');
  await expect.element(card).toMatchTextContent('Lo que sigue: Mensajes probados');
  await unfold();
  await expect.element(line('Planes de autos')).toMatchTextContent(/Hecho.*Eva Ruiz/);
  await expect
    .element(line('Horarios de los asesores').getByRole('link', { name: 'Poner horarios' }))
    .toHaveAttribute('href', '/staff/calendar/availability');
  await expect.element(line('Planes de autos').getByRole('link')).not.toBeInTheDocument();
});

test('names whom and what is left out', async () => {
  const day = dayWith([]);
  for (const item of day.items) {
    if (item.name === 'advisors') item.missing = ['Rosa'];
    if (item.name === 'plans') item.missing = ['us'];
  }
  playServer({ 'GET /first-day': () => day });
  await showPage(<FirstDayCard />);
  await unfold();
  await expect.element(page.getByText('Por poner o cambiar: Rosa')).toBeVisible();
  await expect.element(page.getByText('Sin plan: Estados Unidos')).toBeVisible();
});

test('is gone once everything is done', async () => {
  const calls = playServer({ 'GET /first-day': () => dayWith(firstDayItems) });
  await showPage(<FirstDayCard />);
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(card).not.toBeInTheDocument();
});

test('stays hidden in a browser in which somebody hid it', async () => {
  const calls = playServer({ 'GET /first-day': () => dayWith([]) });
  const shown = await showPage(<FirstDayCard />);
  await page.getByRole('button', { name: 'Ocultar por ahora' }).click();
  await expect.element(card).not.toBeInTheDocument();
  await shown.unmount();
  await showPage(<FirstDayCard />);
  await expect.element(card).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('a test message goes to oneself, and its result is shown when it is known', async () => {
  const asked: PlayedCall['body'][] = [];
  let isSent = false;
  playServer({
    'GET /first-day': () =>
      dayWith([], { channels: [{ ...channel, state: isSent ? 'sent' : asked.length > 1 ? 'waiting' : 'never' }] }),
    'POST /first-day/test-messages': ({ body }) => {
      asked.push(body);
      if (asked.length === 1) return refusal(409, 'conflict_error');
      isSent = true;
      return dayWith([], { channels: [{ ...channel, state: 'waiting' }] });
    },
  });
  await showPage(<FirstDayCard />);
  await unfold();
  await expect.element(page.getByText('sin probar')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar una prueba' }).click();
  await expect.element(page.getByLabelText('Tu correo o tu número')).toHaveValue('ana@example.com');
  await page.getByLabelText('Tu correo o tu número').fill('+525512345678');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect
    .element(page.getByLabelText('Tu correo o tu número'))
    .toHaveAccessibleDescription(/Ningún canal configurado llega ahí/);
  await page.getByLabelText('Tu correo o tu número').fill('ana@example.com');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.element(page.getByText('en camino')).toBeVisible();
  await expect.element(page.getByText('enviado, revisa que te haya llegado')).toBeVisible();
  expect(asked).toEqual([{ to: '+525512345678' }, { to: 'ana@example.com' }]);
});

test('an admin says that the notice was read, and why there is no contact', async () => {
  const done: FirstDayItemName[] = [];
  const sent: PlayedCall['body'][] = [];
  const settings = Object.fromEntries(settingNames.map((name) => [name, { value: null, revision: 3 }]));
  playServer({
    'GET /first-day': () => dayWith(done),
    'GET /settings': () => settings,
    'POST /first-day/said': ({ body }) => {
      sent.push(body);
      done.push('privacyNotice');
      return dayWith(done);
    },
    'PATCH /settings': ({ body }) => {
      sent.push(body);
      done.push('supportContact');
      return settings;
    },
  });
  await showPage(<FirstDayCard />);
  await unfold();
  await page.getByRole('button', { name: 'Ya lo leí y está bien' }).click();
  await expect.element(line('Aviso de privacidad leído')).toMatchTextContent(/Hecho por Eva Ruiz/);
  await page.getByRole('button', { name: 'No va a haber contacto' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByLabelText('Por qué')).toHaveAccessibleDescription(/Escribe por qué/);
  await page.getByLabelText('Por qué').fill('Atendemos en la oficina');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(line('Contacto de ayuda')).toMatchTextContent(/Hecho por Eva Ruiz/);
  expect(sent).toEqual([
    { item: 'privacyNotice' },
    { SUPPORT_DECLINED: { value: 'Atendemos en la oficina', revision: 3 } },
  ]);
});
