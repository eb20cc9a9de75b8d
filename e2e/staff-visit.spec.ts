import { expect, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makePapers } from './driver/journey-files.ts';
import { inviteStaff } from './product/product.ts';
import { acceptInvitation } from './staff/sign-in.ts';

test('a visit is reported as passed with a picture, and the application approved on it @desktop', {
  tag: '@core',
}, async ({ page, browser }) => {
  const papers = await makePapers(browser);
  const file = await DriverFile.open('mx');
  await before.sending(file, papers);
  await file.submit();
  await file.moveTo('home_visit');
  await file.bookVisit(0);
  await acceptInvitation(page, await inviteStaff('eva.soto@example.com', 'reviewer'), 'Eva Soto');

  // Several drivers in this product have the same name, so the link's id is used to find one.
  await page.getByRole('searchbox').fill(file.id);
  const found = page.getByRole('link', { name: /María/ });
  await expect(found).toHaveCount(1);
  await found.click();
  const visit = page.getByRole('region', { name: 'Videollamada' });
  await expect(visit.getByText('Agendada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pasar a Aprobada' })).toBeDisabled();

  await visit.getByRole('button', { name: 'Hacer el reporte' }).click();
  const choose = (question: string, answer: string) =>
    visit.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).check();
  // The answers say which steps were done.
  await choose('¿Es el domicilio que dio?', 'No');
  await choose('¿El comprobante coincide con el lugar?', 'Sí');
  await choose('La casa es', 'De su familia');
  await choose('Documentos', 'Se saltó');
  await visit.getByLabel('Comentarios').fill('Portón azul.\nVive con su mamá.');
  await visit.getByLabel('Agregar imágenes').setInputFiles(papers.photo);
  await expect(visit.getByRole('img', { name: 'Imagen 1' })).toBeVisible();
  await expect(visit.getByText('Guardado', { exact: true })).toBeVisible();
  await page.reload();
  await expect(visit.getByLabel('Comentarios')).toHaveValue('Portón azul.\nVive con su mamá.');

  await choose('¿Cómo salió?', 'Satisfactoria');
  await visit.getByRole('button', { name: 'Terminar el reporte' }).click();
  await expect(visit.getByText('Paso “Cochera”: márcalo como hecho o como saltado.')).toBeVisible();
  await expectAccessible(page);
  await choose('¿Tiene cochera?', 'No');
  await visit.getByRole('button', { name: /“Satisfactoria” no va con la respuesta “No”/ }).click();
  await choose('¿Es el domicilio que dio?', 'Sí');
  await visit.getByRole('button', { name: 'Terminar el reporte' }).click();
  const question = page.getByRole('dialog', { name: '¿Terminar con “Satisfactoria”?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Terminar el reporte' }).click();
  await expect(visit.getByText('Satisfactoria', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Pasar a Aprobada' }).click();
  await page.getByLabel('¿Por qué?').fill('Todo en orden');
  await page.getByRole('dialog').getByRole('button', { name: 'Pasar a Aprobada' }).click();
  await expect(page.getByRole('region', { name: 'Historial' }).getByText('Videollamada reportada')).toBeVisible();
  await expect.poll(async () => (await file.read()).status).toBe('approved');
});
