import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { meAs, type PlayedCall, playServer, refusal, workAs } from '../../testing/played-server.ts';
import { beginAt, showPage } from '../../testing/test-console-page.tsx';
import { typeDay } from '../../testing/type-day.ts';
import { workChanged } from './work-data.ts';
import { WorkPage } from './work-page.tsx';

const [luz, eva, leo, ana] = ['a', 'b', 'c', 'd'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);
const person = (id: string | undefined, name: string, role: string, more: object = {}) => ({
  ...{ id, name, roles: [role], capacity: null, languages: [], awayUntil: null, backAt: null, load: 0 },
  ...more,
});
const members = [
  person(ana, 'Ana', 'advisor'),
  person(eva, 'Eva', 'reviewer', { capacity: 20, load: 3, languages: ['en'] }),
  person(leo, 'Leo', 'reviewer', { backAt: '2026-12-01T06:00:00Z' }),
  person(luz, 'Luz', 'lead'),
];
const rule = (name: string, more: object = {}) => ({
  ...{ name, countries: [], flags: [], languages: [], weeklyFromMinor: null, weeklyToMinor: null, members: [eva] },
  ...more,
});
let present: object;
const reads = {
  'GET /work-rules': () => present,
  'GET /work-members': () => ({ items: members, next: null }),
};
const sent = (calls: PlayedCall[]) => calls.filter(({ name }) => !name.startsWith('GET'));
const button = (name: string) => page.getByRole('button', { name, exact: true });

beginAt('/admin/work', 'everything');
beforeEach(() => {
  present = {
    ...{ version: 4, leads: [luz], by: { id: 'i', name: 'Iris' }, at: '2026-11-20T12:00:00Z' },
    rules: [
      rule('Coincidencias', { flags: ['match_open'] }),
      rule('México', { countries: ['mx'], weeklyFromMinor: 450_000, members: [eva, leo] }),
    ],
  };
});

test('the rules are said in their order, with who gets what is late, and who is away', async () => {
  playServer(reads);
  await showPage(<WorkPage />);
  const rules = page.getByRole('list', { name: 'Reglas', exact: true }).getByRole('listitem');
  await expect.element(rules.first()).toMatchTextContent('Coincidencias');
  await expect.element(rules.nth(1)).toMatchTextContent('desde $4,500 a la semana');
  await expect.element(rules.nth(1)).toMatchTextContent('Eva, Leo');
  await expect.element(page.getByRole('checkbox', { name: 'Luz' })).toBeChecked();
  await expect
    .element(page.getByText(/Revisor · 3 pendientes · recibe hasta 20 · atiende solo en inglés/))
    .toBeVisible();
  await expect.element(page.getByText(/^Fuera hasta/)).toBeVisible();
});

test('nothing applies before it is saved: a change is tried first, and then replaces the version that was seen', async () => {
  const tried = {
    ...{ applicationId: eva, reference: '1234-0001', name: 'María Núñez', country: 'mx', waitsFor: 'review' },
    ...{ answerBy: null, from: null, to: null, outcome: 'nobody_free', rule: 'México', load: 0, among: 0 },
    passed: [{ id: leo, name: 'Leo', reason: 'away' }],
  };
  const calls = playServer({
    ...reads,
    'POST /work-rules/try': () => ({ items: [tried], total: 1, asOf: '2026-11-27T18:00:00Z' }),
    'PUT /work-rules': () => refusal(409, 'changed_meanwhile'),
  });
  await showPage(<WorkPage />);
  await button('Subir: México').click();
  await button('Agregar una regla').click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Listo' }).click();
  await expect.element(form.getByText('Ponle un nombre.')).toBeVisible();
  await form.getByLabelText('Nombre').fill('México');
  await form.getByLabelText('Gana a la semana desde').fill('1,000');
  await expect.element(form.getByText('Otra regla ya se llama así.')).toBeVisible();
  await expect.element(form.getByText('Con cantidades, elige un solo país.')).toBeVisible();
  await form.getByLabelText('Nombre').fill('US');
  await form.getByRole('checkbox', { name: 'Estados Unidos' }).click();
  await form.getByRole('checkbox', { name: 'Leo' }).click();
  await expect.element(form.getByRole('checkbox', { name: 'Ana' })).not.toBeInTheDocument();
  await form.getByRole('button', { name: 'Listo' }).click();
  await expect.element(page.getByText('Tienes cambios sin guardar.')).toBeVisible();
  expect(sent(calls)).toEqual([]);

  await button('Probar con lo que está pendiente').click();
  await expect.element(page.getByText('Nadie del equipo puede recibirla')).toBeVisible();
  await expect.element(page.getByText('No se asigna a: Leo (fuera)')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await button('Guardar las reglas').click();
  await expect.element(page.getByText(/Alguien/)).toBeVisible();
  const [trial, saved] = sent(calls).map(({ body }) => body as { with?: object; version?: number });
  const { version, ...rules } = saved as { version: number };
  expect(version).toBe(4);
  expect(trial).toEqual({ with: rules });
  expect(rules).toMatchObject({
    leads: [luz],
    rules: [
      { name: 'México' },
      { name: 'Coincidencias' },
      { name: 'US', countries: ['us'], weeklyFromMinor: 100_000, weeklyToMinor: null, members: [leo] },
    ],
  });
});

test('what somebody else saves meanwhile takes nothing of what is being changed, and is replaced only once it was shown', async () => {
  const calls = playServer({ ...reads, 'PUT /work-rules': () => refusal(409, 'changed_meanwhile') });
  await showPage(<WorkPage />);
  await button('Cambiar: Coincidencias').click();
  await expect.element(page.getByText('Tienes cambios sin guardar.')).not.toBeInTheDocument();
  await page.getByRole('dialog').getByLabelText('Nombre').fill('Parecidas');
  present = { ...present, version: 5, rules: [rule('De Luz')] };
  workChanged();
  await expect.poll(() => calls.filter(({ name }) => name === 'GET /work-rules').length).toBe(2);
  await page.getByRole('dialog').getByRole('button', { name: 'Listo' }).click();
  await expect.element(page.getByRole('list', { name: 'Reglas', exact: true })).toMatchTextContent('Parecidas');
  await button('Guardar las reglas').click();
  await expect.element(page.getByText(/Alguien/)).toBeVisible();
  const mine = [{ name: 'Parecidas' }, { name: 'México' }];
  expect(sent(calls)).toMatchObject([{ body: { version: 4, rules: mine } }]);
  await expect.element(page.getByText('Así las guardó Iris mientras las cambiabas:')).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Reglas guardadas' })).toMatchTextContent('De Luz');
  await expect.element(page.getByRole('list', { name: 'Reglas', exact: true })).toMatchTextContent('Parecidas');
  await button('Guardar las mías en su lugar').click();
  await expect.poll(() => sent(calls)).toHaveLength(2);
  expect(sent(calls)[1]).toMatchObject({ body: { version: 5, rules: mine } });
  await button('Quedarme con esas').click();
  await expect.element(page.getByRole('list', { name: 'Reglas guardadas' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('list', { name: 'Reglas', exact: true })).toMatchTextContent('De Luz');
  // A dialog that is left has changed nothing.
  await button('Cambiar: De Luz').click();
  present = { ...present, version: 6, rules: [rule('De Ana')] };
  workChanged();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(page.getByRole('list', { name: 'Reglas', exact: true })).toMatchTextContent('De Ana');
  await expect.element(page.getByText('Tienes cambios sin guardar.')).not.toBeInTheDocument();
});

test('the first rule needs somebody to whom things go up', async () => {
  present = { version: 0, rules: [], leads: [], by: null, at: null };
  playServer(reads);
  await showPage(<WorkPage />);
  await expect.element(page.getByText('Primero elige a quién sube lo que nadie empieza a tiempo.')).toBeVisible();
  await expect.element(button('Agregar una regla')).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Luz' }).click();
  await expect.element(button('Agregar una regla')).toBeVisible();
});

test('a lead looks at the rules, tries them, and says who is away; only admins change rules', async () => {
  workAs(meAs('lead'));
  const calls = playServer({ ...reads, [`PATCH /work-members/${leo}`]: () => members[2]! });
  await showPage(<WorkPage />);
  await expect.element(button('Probar con lo que está pendiente')).toBeVisible();
  await expect.element(button('Subir: México')).not.toBeInTheDocument();
  await button('Cambiar: Leo').click();
  await page.getByLabelText('Cuántas recibe a la vez').fill('0');
  await typeDay('Vuelve el día', '2026-12-07');
  await button('Guardar').click();
  await expect.element(page.getByText('Escribe de 1 a 1000.')).toBeVisible();
  await page.getByLabelText('Cuántas recibe a la vez').fill('15');
  await button('Guardar').click();
  await expect.element(page.getByText('Guardado.')).toBeInTheDocument();
  const awayUntil = new Date('2026-12-07T00:00').toISOString();
  expect(sent(calls).map(({ body }) => body)).toEqual([{ capacity: 15, languages: [], awayUntil }]);
});
