import { expect, test } from '@playwright/test';
import { personalData } from '../sandbox/people/people.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { askDatabase } from './product/database.ts';
import { inviteStaff } from './product/product.ts';
import { acceptInvitation, applicationOf } from './staff/sign-in.ts';

test('a whole SSN is shown for a reason and a fresh code, hides again, and is logged with its reader @desktop', async ({
  page,
}) => {
  const file = await DriverFile.open('us');
  await before.contact(file);
  await before.weeks(file);
  await file.analyse();
  const data = personalData('us');
  await file.give(data);
  const whole = String(data.ssn);
  const application = await applicationOf(file);
  const code = await acceptInvitation(page, await inviteStaff('sees.ssn@example.com', 'reviewer'));

  await page.goto(`/staff/applications/${application}`);
  const part = page.getByRole('region', { name: 'Datos personales' });
  await expect(part.getByText('***-**-6789')).toBeVisible();
  expect(await page.content()).not.toContain(whole);
  await part.getByRole('button', { name: 'Ver completo' }).click();
  await page.getByLabel('¿Para qué lo necesitas?').fill('Consulta de crédito');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mostrar 30 segundos' }).click();
  await page.getByLabel('Código de tu app de autenticación').fill(code());
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(part.getByText(whole)).toBeVisible();
  await expect(part.getByText(/^Se oculta en \d+ s$/)).toBeVisible();
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Ocultar ya' }).click();
  await expect(part.getByText('***-**-6789')).toBeVisible();
  expect(await page.content()).not.toContain(whole);
  await page.reload();
  await expect(part.getByText('***-**-6789')).toBeVisible();

  const entries = await askDatabase(
    `select details ->> 'reason' as reason from staff_audit where application_id = $1 and part = 'ssn'`,
    [application],
  );
  expect(entries).toEqual([{ reason: 'Consulta de crédito' }]);
});
