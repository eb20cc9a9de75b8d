import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Seen } from '../testing/fake-earnings.ts';
import { byNumber, cleanPhone, open } from '../testing/test-platform.tsx';

cleanPhone();

const seen: Record<string, Seen> = {
  'confirm.png': { open: { week: 1, amount: 900 } },
  'no-amount.png': { open: { week: 2, amount: null } },
  'nothing.png': { open: { week: null, amount: null } },
};
const see = (name: string) => seen[name] ?? byNumber(name);

test('unreadable pictures are asked about one by one after the whole batch is read', async () => {
  const { screen, choose, week, server } = await open(see);
  await choose('confirm.png', '0.png', 'no-amount.png', 'nothing.png');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Captura 1 de 3')).toBeVisible();
  expect(server.state.sent, 'all of them were sent before').toHaveLength(4);

  await expect.element(dialog.getByText('Semana 2–8 nov: $900')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sí, está bien' }).click();

  await expect.element(dialog.getByText('Captura 2 de 3')).toBeVisible();
  // Its week was read, so only the total is asked for.
  await expect.element(dialog.getByText('Semana 26 oct–1 nov')).toBeVisible();
  expect(dialog.getByRole('radio').elements()).toEqual([]);
  await dialog.getByLabelText('Total de esa semana').fill('1,250.50');
  await dialog.getByRole('button', { name: 'Guardar y seguir' }).click();

  await expect.element(dialog.getByText('Captura 3 de 3')).toBeVisible();
  await dialog.getByLabelText('Total de esa semana').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Elige la semana')).toBeVisible();
  await dialog.getByRole('radio', { name: '19–25 oct' }).click({ force: true });
  await dialog.getByLabelText('Total de esa semana').fill('800');
  await userEvent.keyboard('{Enter}');

  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/4 de 12/);
  await expect.element(week('19–25 oct')).toMatchTextContent(/\$800 *Con captura/);
});

test('a wrong reading can be corrected', async () => {
  const { screen, choose, week } = await open(see);
  await choose('confirm.png');
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Corregir' }).click();
  await dialog.getByLabelText('Total de esa semana').fill('950');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(week('2–8 nov')).toMatchTextContent(/\$950/);
});

test('a misread week can be chosen again', async () => {
  const { screen, choose, week } = await open(see);
  await choose('no-amount.png');
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Es otra semana' }).click();
  await expect.element(dialog.getByRole('radio', { name: '26 oct–1 nov' })).toBeChecked();
  await dialog.getByRole('radio', { name: '19–25 oct' }).click({ force: true });
  await dialog.getByLabelText('Total de esa semana').fill('700');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(week('19–25 oct')).toMatchTextContent(/\$700/);
});

test('a week on the driver’s word can be given the figure of its picture', async () => {
  const { screen, choose, week } = await open(see, ({ set, weeks }) => set(weeks[1] ?? '', 700, 'correction'));
  await choose('confirm.png');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Semana 2–8 nov: $900')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sí, está bien' }).click();
  await expect.element(week('2–8 nov')).toMatchTextContent(/\$900 *Con captura/);
});

test('cards left open wait on a board that is complete by word, and fill a week of it', async () => {
  const { screen, week } = await openCompleteByWord();
  await expect.element(screen.getByText('Una captura necesita tu ayuda')).toBeVisible();
  await screen.getByRole('button', { name: 'Revisarla ahora' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('radio', { name: '2–8 nov' }).click({ force: true });
  await dialog.getByLabelText('Total de esa semana').fill('800');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(week('2–8 nov')).toMatchTextContent(/\$800 *Con captura/);
});

test('the board is not left while a card can still prove one of its weeks', async () => {
  const { screen } = await openCompleteByWord();
  const leaving = screen.getByText('Las 12 semanas están completas');
  await expect.element(screen.getByRole('button', { name: 'Revisarla ahora' })).toBeVisible();
  expect(leaving.elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Revisarla ahora' }).click();
  await screen.getByRole('button', { name: 'No usar esta captura' }).click();
  await expect.element(leaving).toBeVisible();
  await expect.poll(() => location.pathname, { timeout: 5000 }).toBe('/platforms/uber/success');
});

test('a card that can prove nothing more is not asked about', async () => {
  const { screen, choose } = await open(see, ({ set, weeks }) => {
    for (const monday of weeks.slice(1)) set(monday, 700, 'screenshot');
  });
  await choose('nothing.png', '0.png');
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/12 de 12/);
  await expect.element(screen.getByText('Una captura necesita tu ayuda')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog').query()).toBeNull();
});

test('an uncertain profile sent later waits on the board too', async () => {
  const { screen } = await open(see, ({ state, set, weeks }) => {
    set(weeks[0] ?? '', 900, 'screenshot');
    const about = { pictureId: '1', mediaId: 'media-1', platform: 'uber' } as const;
    const read = { fullName: null, rating: null };
    state.open = [{ ...about, uploadType: 'profile', needs: 'type', reason: 'no_profile', read }];
  });
  await screen.getByRole('button', { name: 'Revisarla ahora' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Nombre en tu perfil').fill('María José Núñez');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Una captura necesita tu ayuda')).not.toBeInTheDocument();
});

test.each([
  [{ fullName: null, rating: 4.9 }, 'No pudimos leer tu nombre. '],
  [{ fullName: 'Ana', rating: null }, 'No pudimos leer tu calificación. '],
  [{ fullName: null, rating: null }, 'No pudimos leer tu nombre ni tu calificación. '],
])('the question names what could not be read of a profile: %j', async (read, words) => {
  const { screen } = await open(see, ({ state, set, weeks }) => {
    set(weeks[0] ?? '', 900, 'screenshot');
    const about = { pictureId: '1', mediaId: 'media-1', platform: 'uber' } as const;
    state.open = [{ ...about, uploadType: 'profile', needs: 'type', reason: 'no_profile', read }];
  });
  await screen.getByRole('button', { name: 'Revisarla ahora' }).click();
  await expect.element(screen.getByRole('dialog').getByText(words, { exact: false })).toBeVisible();
});

test('cards left open wait on the board, and can be thrown away', async () => {
  const { screen, choose, server } = await open(see);
  await choose('nothing.png');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Una captura necesita tu ayuda')).toBeVisible();
  await screen.getByRole('button', { name: 'Revisarla ahora' }).click();
  await screen.getByRole('button', { name: 'No usar esta captura' }).click();
  await expect.element(screen.getByText('Una captura necesita tu ayuda')).not.toBeInTheDocument();
  expect(server.state.open).toEqual([]);
});

test('a week filled meanwhile is no longer offered, and a refusal is said beside the picture', async () => {
  const { screen, choose, server } = await open(see, ({ set, weeks }) => set(weeks[0] ?? '', 100, 'screenshot'));
  await choose('nothing.png');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('radio', { name: '2–8 nov' })).toBeInTheDocument();
  expect(dialog.getByRole('radio', { name: '9–15 nov' }).query()).toBeNull();
  server.state.refuses = { status: 500, code: 'week_already_filled' };
  await dialog.getByRole('radio', { name: '2–8 nov' }).click({ force: true });
  await dialog.getByLabelText('Total de esa semana').fill('800');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText(/ya tiene su captura/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Total de esa semana')).toHaveValue('800');
});

test('a profile that was not read is typed beside its picture', async () => {
  const profile = (): Seen => ({ open: { fullName: null, rating: null } });
  const { screen, choose } = await open(profile, ({ state }) => {
    state.fullName = null;
  });
  await choose('perfil.png');
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('Escribe tu nombre como sale en tu perfil')).toBeVisible();
  await dialog.getByLabelText('Nombre en tu perfil').fill('María Núñez');
  await dialog.getByLabelText('Calificación (opcional)').fill('4,9');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByText('María Núñez')).toBeVisible();
});

/** A board with all twelve weeks reported by the driver, and one card left open. */
async function openCompleteByWord() {
  const board = await open(see, ({ set, weeks }) => {
    for (const monday of weeks.slice(1)) set(monday, 700, 'correction');
  });
  const { screen, choose, week } = board;
  await choose('nothing.png');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await week('9–15 nov').click();
  await screen.getByRole('button', { name: 'No trabajé esa semana' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/12 de 12/);
  return board;
}
