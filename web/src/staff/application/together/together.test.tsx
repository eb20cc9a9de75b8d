import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { application, beReviewer, openPage, path } from '../earnings/testing/test-page.tsx';

beReviewer();
const me = { id: 'a1111111-1111-4111-8111-111111111111', name: 'Ana López' };
const people = [me, { id: 'i', name: 'Íñigo Ruiz' }].map((person) => ({ ...person, roles: ['reviewer'] }));
let present: StaffApplication;
beforeEach(() => {
  localStorage.clear();
  present = application;
});
const at = '2026-11-22T18:00:00Z';
const answers = () => ({
  'GET /people': () => ({ items: people, next: null }),
  'GET /inbox': () => ({ tasks: [], mentions: [], cameBack: [] }),
  [`GET ${path}`]: () => present,
});

test('a colleague is mentioned by @, a part of the name and Enter; another word with @ stays text', async () => {
  const { writes } = await openPage({ ...answers(), [`POST ${path}/notes`]: () => present });
  const note = page.getByRole('textbox', { name: 'Nota nueva' });
  await note.click();
  await userEvent.keyboard('@in');
  await expect.element(page.getByRole('option', { name: 'Íñigo Ruiz' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(note).toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}dile a @nadie');
  await expect.element(note).toHaveValue('@Íñigo Ruiz dile a @nadie');
  await expect.element(page.getByText('Le llega a Íñigo Ruiz.')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect
    .poll(() => writes().map(({ body }) => body))
    .toEqual([{ text: '@Íñigo Ruiz dile a @nadie', mentions: ['i'] }]);
});

test('Escape closes the list and leaves the text; a press chooses, too', async () => {
  await openPage(answers());
  const note = page.getByRole('textbox', { name: 'Nota nueva' });
  await note.click();
  await userEvent.keyboard('@in{Escape}');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  await expect.element(note).toHaveValue('@in');
  await userEvent.keyboard('i');
  await page.getByRole('option', { name: 'Íñigo Ruiz' }).click();
  await expect.element(note).toHaveValue('@Íñigo Ruiz ');
  await expect.element(note).toHaveFocus();
});

test('a task is given to somebody by a day, and said to be done', async () => {
  const task = { id: 't1', text: 'Llamarle', owner: people[1]!, due: '2026-12-01', by: me, at, done: null };
  const { writes } = await openPage({
    ...answers(),
    [`POST ${path}/tasks`]: () => {
      present = { ...present, tasks: [task] };
      return present;
    },
    [`PATCH ${path}/tasks/t1`]: () => {
      present = { ...present, tasks: [{ ...task, done: { by: me, at } }] };
      return present;
    },
  });
  const part = page.getByRole('region', { name: 'Tareas' });
  await part.getByRole('button', { name: 'Agregar tarea' }).click();
  await part.getByRole('button', { name: 'Guardar tarea' }).click();
  await expect.element(part.getByText('Escribe qué hay que hacer.')).toBeVisible();
  await expect.element(part.getByLabelText('Qué hay que hacer')).toHaveFocus();
  await part.getByLabelText('Qué hay que hacer').fill('Llamarle');
  await part.getByLabelText('A cargo de').selectOptions('Íñigo Ruiz');
  await part.getByRole('button', { name: 'Guardar tarea' }).click();
  await part.getByRole('button', { name: 'Marcar como hecha: Llamarle' }).click();
  await expect.element(part.getByText(/La hizo Ana López/)).toBeVisible();
  expect(writes().map(({ body }) => body)).toEqual([
    { text: 'Llamarle', owner: 'i', due: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    { done: true },
  ]);
});

test('one watches an application and sees who does', async () => {
  const { writes } = await openPage({
    ...answers(),
    [`PUT ${path}/watching`]: () => {
      present = { ...present, watchers: [me] };
      return present;
    },
  });
  await page.getByRole('button', { name: 'Seguir', exact: true }).click();
  await expect.element(page.getByText('Quién la sigue: Ana López')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Dejar de seguir' })).toBeVisible();
  expect(writes().map(({ body }) => body)).toEqual([{ watching: true }]);
});
