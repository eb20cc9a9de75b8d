import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments, openSent } from './driver/journey-files.ts';
import { askDatabase, inviteStaff, RunningProduct } from './product/product.ts';
import { acceptInvitation, applicationOf, confirmFactor, giveOut } from './staff/steps.ts';

test('when two reviewers open one paper the first decides, and the second sees by whom and keeps their text @desktop', async ({
  page,
  browser,
}) => {
  const file = await DriverFile.open('mx');
  const { photo } = await makeDocuments(browser);
  await before.documents(file);
  for (const side of ['front', 'back'] as const) await file.document(`identity_card_${side}`, photo);
  const application = await applicationOf(file);
  const address = `/staff/applications/${application}/review/identity_card_front`;
  const other = await browser.newContext({
    baseURL: process.env.PUBLIC_URL ?? '',
    viewport: { width: 1280, height: 800 },
  });
  const second = await other.newPage();
  await acceptInvitation(page, await inviteStaff('first.reviewer@example.com', 'reviewer'), 'Ana López');
  await acceptInvitation(second, await inviteStaff('second.reviewer@example.com', 'reviewer'), 'Eva Ríos');
  // The faster reviewer's picture loads slowly, and they press before they see it.
  const pictures = await holdPictures(page);
  for (const item of [page, second]) await item.goto(address);
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText('Espera a ver el documento y luego apruébalo.')).toBeVisible();
  pictures.give();
  await expect(page.getByText('Espera a ver el documento')).toBeHidden();

  const judge = second.getByRole('complementary');
  await judge.getByRole('button', { name: 'Devolver' }).click();
  await second.keyboard.press('8');
  await judge.getByLabel('Dilo con tus palabras').fill('Falta la firma de atrás');
  // Not notified of the other's review: the server's response is the first to say so.
  await second.route('**/api/staff/applications/*', (route) => route.abort(), { times: 50 });
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^INE Reverso/ })).toBeVisible();
  await judge.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(second.getByText(/^Alguien lo cambió mientras tanto y no se guardó nada/).first()).toBeVisible();
  await second.unroute('**/api/staff/applications/*');

  await expect(judge.getByText('Lo revisó Ana López.')).toBeVisible();
  await expect(judge.getByText(/^Ana López lo cambió mientras tanto/)).toBeVisible();
  await expect(judge.getByLabel('Dilo con tus palabras')).toHaveValue('Falta la firma de atrás');
  await expectAccessible(second);
  const reviews = await askDatabase<{ status: string }>(
    `select status from documents where application_id = $1 and type = 'identity_card_front'`,
    [application],
  );
  expect(reviews).toEqual([{ status: 'approved' }]);
  await other.close();
});

/** Holds back the documents' large pictures until `give`. */
async function holdPictures(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/pages\/1\?size=screen$/, async (route) => {
    await promise;
    await route.continue();
  });
  return { give: resolve };
}

test('a rejection that needs two people is proposed by one and confirmed by another @desktop', async ({
  page,
  browser,
}) => {
  const product = await RunningProduct.start({ FOUR_EYES: 'decide', SANDBOX: 'off' });
  const other = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const file = await DriverFile.open('mx');
    await before.contact(file);
    const application = await applicationOf(file);
    const address = `${product.address}/staff/applications/${application}`;
    await acceptInvitation(page, await inviteStaff('proposes@example.com', 'reviewer'), 'Ana López');
    await page.goto(address);
    await page.getByRole('button', { name: 'Pasar a Rechazada' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Fuera de la zona' }).check();
    await dialog.getByLabel('¿Por qué?').fill('Vive en otro estado.');
    await dialog.getByRole('button', { name: 'Pasar a Rechazada' }).click();
    const driver = await other.newPage();
    await driver.goto(`${product.address}/tasks?id=${file.id}`);
    await expect(driver.getByRole('heading', { name: 'Tu solicitud' })).toBeVisible();
    const moves = page.getByRole('region', { name: 'Mover' });
    await expect(moves.getByText('La propusiste tú')).toBeVisible();
    await expect(moves.getByRole('button', { name: /^Confirmar/ })).toHaveCount(0);
    await expectAccessible(page);

    const second = await other.newPage();
    await acceptInvitation(second, await inviteStaff('confirms@example.com', 'reviewer'), 'Eva Ríos');
    await second.goto(address);
    const proposed = second.getByRole('region', { name: 'Mover' });
    await expect(proposed).toContainText('Ana López propuso pasarla a Rechazada.');
    await expect(proposed).toContainText('Vive en otro estado.');
    await expect(proposed).toContainText('Fuera de la zona');
    await expectAccessible(second);
    await proposed.getByRole('button', { name: 'Confirmar: pasa a Rechazada' }).click();
    await expect(proposed.getByText('Vive en otro estado.')).toHaveCount(0);
    expect((await file.read()).status).toBe('rejected');
    // So was the driver's own.
    await expect(driver.getByText('Ya hay una respuesta')).toBeVisible({ timeout: 15_000 });

    // The first page was open all the time.
    await expect(moves.getByText('La propusiste tú')).toHaveCount(0);
    await expect(page.getByText('Rechazada', { exact: true }).first()).toBeVisible();
  } finally {
    await other.close();
    await product.close();
  }
});

test('work comes by a rule that was tried before, and its receiver finds a note and a task in the inbox @desktop', async ({
  page,
  browser,
}) => {
  const documents = await makeDocuments(browser);
  const product = await RunningProduct.start({ SANDBOX: 'off' });
  const other = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const application = await applicationOf(await openSent(documents));
    const address = `${product.address}/staff/applications/${application}`;
    const second = await other.newPage();
    await acceptInvitation(second, await inviteStaff('receives@example.com', 'reviewer'), 'Eva Ríos');
    const code = await acceptInvitation(page, await inviteStaff('gives@example.com', 'everything'), 'Ana López');

    await page.goto(`${product.address}/staff/admin/work`);
    await page.getByRole('group', { name: 'A quién sube' }).getByRole('checkbox', { name: 'Ana López' }).check();
    await page.getByRole('button', { name: 'Agregar una regla' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre').fill('Todas');
    await dialog.getByRole('checkbox', { name: 'Eva Ríos' }).check();
    await dialog.getByRole('button', { name: 'Listo' }).click();
    await page.getByRole('button', { name: 'Probar con lo que está pendiente' }).click();
    await expect(dialog.getByText('A Eva Ríos, por la regla “Todas”: tiene 0 pendientes')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Guardar las reglas' }).click();
    await confirmFactor(page, code());
    await expect(page.getByText('Última versión: Ana López')).toBeVisible();
    await giveOut();

    await second.goto(address);
    await expect(second.getByText(/^Le llegó por la regla “Todas”/)).toBeVisible();
    await page.goto(address);
    const note = page.getByLabel('Nota nueva');
    await note.pressSequentially('@Eva');
    await expect(page.getByRole('option', { name: 'Eva Ríos' })).toBeVisible();
    await page.keyboard.press('Enter');
    await note.pressSequentially('¿le llamas?');
    await page.getByRole('button', { name: 'Guardar nota' }).click();
    const tasks = page.getByRole('region', { name: 'Tareas' });
    await tasks.getByRole('button', { name: 'Agregar tarea' }).click();
    await tasks.getByLabel('Qué hay que hacer').fill('Pedirle la placa');
    await tasks.getByLabel('A cargo de').selectOption('Eva Ríos');
    await tasks.getByRole('button', { name: 'Guardar tarea' }).click();
    await expect(tasks.getByText('Pedirle la placa')).toBeVisible();
    await expectAccessible(page);

    await second.getByRole('link', { name: /^Mis pendientes/ }).click();
    const notes = second.getByRole('region', { name: 'Notas para ti' });
    await expect(notes.getByText('@Eva Ríos ¿le llamas?')).toBeVisible();
    await expectAccessible(second);
    await notes.getByRole('button', { name: 'Marcar como vista la nota de Ana López' }).click();
    await second.getByRole('button', { name: 'Marcar como hecha: Pedirle la placa' }).click();
    await expect(second.getByText('No tienes tareas, notas ni novedades.')).toBeVisible();
    await expect(tasks.getByText(/^La hizo Eva Ríos/)).toBeVisible({ timeout: 15_000 });
  } finally {
    await other.close();
    await product.close();
  }
});
