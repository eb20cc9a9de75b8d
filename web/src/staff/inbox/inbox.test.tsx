import type { Inbox } from '@volante/contract/staff/inbox/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { playServer } from '../testing/played-server.ts';
import { staffApplication } from '../testing/test-application.ts';
import { beginAt, showPage } from '../testing/test-console-page.tsx';
import { InboxPage } from './inbox-page.tsx';

beginAt('/inbox', 'reviewer');
const application = staffApplication();
const { applicationId } = application;
const at = '2026-11-22T18:00:00Z';
const about = { applicationId, reference: '1541-0203', name: 'María José Núñez', at };
const me = { id: 'a1111111-1111-4111-8111-111111111111', name: 'Ana López' };
const eva = { id: 'e', name: 'Eva Ríos' };
const empty: Inbox = { tasks: [], mentions: [], cameBack: [] };
let present: Inbox;
beforeEach(() => {
  present = {
    tasks: [{ ...about, id: 't1', text: 'Pedirle la placa', owner: me, due: '2026-01-05', by: eva, done: null }],
    mentions: [{ ...about, noteId: 'n1', text: '@Ana López ¿le llamas?', by: eva }],
    cameBack: [{ ...about, what: ['correction', 'message'] }],
  };
});

test('shows tasks by day, notes to oneself and what came back, each with a way to its application', async () => {
  playServer({ 'GET /inbox': () => present });
  await showPage(<InboxPage />);
  const tasks = page.getByRole('region', { name: 'Tareas' });
  await expect.element(tasks).toMatchTextContent('Pedirle la placa');
  await expect.element(tasks).toMatchTextContent('Atrasada: era para el 5 ene 2026');
  await expect.element(tasks.getByText(/ya no puede hacerla/)).not.toBeInTheDocument();
  const links = page.getByRole('link', { name: /María José Núñez/ });
  await expect.element(links.first()).toHaveAttribute('href', `/staff/applications/${applicationId}#tasks`);
  const back = page.getByRole('region', { name: 'Novedades' });
  for (const words of ['Contestó una corrección', 'Escribió un mensaje'])
    await expect.element(back.getByText(words)).toBeVisible();
});

test('what came back as a message alone leads to the conversation', async () => {
  present = { ...empty, cameBack: [{ ...about, what: ['message'] }] };
  playServer({ 'GET /inbox': () => present });
  await showPage(<InboxPage />);
  const link = page.getByRole('link', { name: /María José Núñez/ });
  await expect.element(link).toHaveAttribute('href', `/staff/conversations/${applicationId}`);
});

test('says of a task whose owner can no longer do it whose it was, and of what came up why', async () => {
  const [task] = present.tasks as [Inbox['tasks'][number]];
  present = { ...empty, tasks: [{ ...task, owner: eva, by: me }], cameBack: [{ ...about, what: ['up'] }] };
  playServer({ 'GET /inbox': () => present });
  await showPage(<InboxPage />);
  await expect.element(page.getByText('Era de Eva Ríos, que ya no puede hacerla: pásala a alguien más')).toBeVisible();
  await expect.element(page.getByText('Te llegó a ti: nadie la empezó a tiempo')).toBeVisible();
  const own = page.getByRole('link', { name: 'Ver las solicitudes a tu cargo' });
  await expect.element(own).toHaveAttribute('href', '/staff/?assignee=me');
});

test('a task is done and a note put away from here, and both leave', async () => {
  const calls = playServer({
    'GET /inbox': () => present,
    [`PATCH /applications/${applicationId}/tasks/t1`]: () => {
      present = { ...present, tasks: [] };
      return application;
    },
    [`POST /applications/${applicationId}/notes/n1/seen`]: () => {
      present = { ...empty };
      return { seen: true };
    },
  });
  await showPage(<InboxPage />);
  await page.getByRole('button', { name: 'Marcar como hecha: Pedirle la placa' }).click();
  await expect.element(page.getByRole('region', { name: 'Tareas' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Marcar como vista la nota de Eva Ríos' }).click();
  await expect.element(page.getByText('No tienes tareas, notas ni novedades.')).toBeVisible();
  const writes = calls.filter(({ name }) => !name.startsWith('GET'));
  expect(writes.map(({ body }) => body)).toEqual([{ done: true }, undefined]);
});
